"""What a viewer of a table is told: events numbered for that viewer alone.

Only the newest events stay in memory; older ones are made again from the log when asked for.
"""

from collections import deque
from collections.abc import Collection
from itertools import islice

from msgspec import json

Viewer = int | None
"""A seat, or a spectator."""

RECENT = 24
"""So many events of each viewer stay in memory."""


class Told:
    """An event as a viewer sees it: its JSON without the number. Chat knows its author, so that
    who has muted them is not shown the words."""

    __slots__ = ("author", "tail")

    def __init__(self, document: dict[str, object], author: str | None = None):
        self.tail = json.encode(document)[1:]
        self.author = author

    def write(self, number: int, muted: Collection[str]) -> bytes:
        tail = self.tail
        if self.author is not None and self.author in muted:
            document = json.decode(b"{" + tail)
            del document["text"]
            tail = json.encode({**document, "muted": True})[1:]
        return b'{"number":%d,%b' % (number, tail)


class Stream:
    """The events of one viewer."""

    __slots__ = ("number", "recent")

    def __init__(self, keep: int | None = RECENT):
        self.number = 0
        self.recent: deque[Told] = deque(maxlen=keep)

    def add(self, told: Told) -> None:
        self.number += 1
        self.recent.append(told)

    @property
    def oldest(self) -> int:
        """The number after which everything is still here."""
        return self.number - len(self.recent)

    def after(self, number: int, muted: Collection[str] = ()) -> list[bytes]:
        """The events after a number that are here, as JSON."""
        oldest = self.oldest
        first = max(number, oldest) + 1
        newest = islice(self.recent, first - 1 - oldest, None)
        return [told.write(index, muted) for index, told in enumerate(newest, first)]
