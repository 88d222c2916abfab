"""What a table's log is made of, and what is agreed when a table is opened."""

from typing import Any, Literal

from msgspec import Struct

Body = dict[str, Any]


class Entry(Struct, frozen=True):
    """One thing that happened at a table. `number` is the log's own and is told to nobody."""

    table: str
    number: int
    kind: str
    at: int
    seat: int | None
    sequence: int | None
    client: str | None
    person: str | None
    body: Body


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Time for decisions, in milliseconds: for each turn, or for the game with an increment."""

    kind: Literal["turn", "game"]
    time: int
    increment: int = 0


class Source(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The game, and the move in it, from which a table goes on."""

    move: int
    table: str | None = None
    record: str | None = None


class Chair(Struct, forbid_unknown_fields=True):
    """Who sits on a seat."""

    kind: Literal["open", "person", "bot"] = "open"
    person: str | None = None
    name: str = ""
    level: str | None = None
    bot: str | None = None
    """The level of the bot that plays for the person."""

    @property
    def player(self) -> str | None:
        """The level of the bot that acts for this seat, if one does."""
        return self.level if self.kind == "bot" else self.bot


class Spec(Struct, frozen=True):
    """What was agreed when the table was opened."""

    title: str
    options: dict[str, int | str]
    components: str
    """The hash of the component set."""
    private: bool = False
    rated: bool = False
    confirm: bool = False
    clock: Clock | None = None
    source: Source | None = None


class Row(Struct, frozen=True):
    """A table as the list of tables has it."""

    id: str
    host: str
    invite: str
    key: bytes
    created: int
    spec: Spec
