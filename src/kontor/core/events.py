"""What happened, as facts: a key and parameters, worded later in the reader's language."""

from collections.abc import Iterable


class Event:
    """One fact. `audience` lists the seats that may see it; None means everybody."""

    def __init__(
        self,
        key: str,
        params: dict[str, str | int],
        audience: tuple[int, ...] | None = None,
    ) -> None:
        self.key = key
        self.params = params
        self.audience = audience

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.params!r}, {self.audience!r})"

    def visible_to(self, seat: int | None) -> bool:
        """Whether a seat, or a spectator (None), may see this."""
        return self.audience is None or seat in self.audience


Log = list[Event]


def visible(events: Iterable[Event], seat: int | None) -> list[Event]:
    """The events that a seat, or a spectator (None), may see."""
    return [event for event in events if event.visible_to(seat)]
