"""Features: a position in numbers from 0 to 255, for players that learn.

A game lists its features as groups, once for the table and once for a seat; the numbers of a
position come in that order: those of the table, then those of the asking seat, then those of the
other seats in the order in which they sit.

Numbers are appended to a writer of bytes, group by group: what learns asks for them at every
decision of every game, and this is the way that costs compiled code least.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from mypy_extensions import i64, u8

from kontor.core.writer import BytesWriter

LARGEST: Final = 255


class Group:
    """Features that belong together: a name, what each counts, and the number that is a lot."""

    def __init__(self, name: str, entries: Sequence[object], much: int = 1):
        self.name = name
        self.entries = [str(entry) for entry in entries]
        self.much = much


class FeatureTable:
    """The features of a game."""

    def __init__(self, table: Sequence[Group], seat: Sequence[Group], seats: int):
        self.table = list(table)
        self.seat = list(seat)
        self.seats = seats
        self.table_size = sum(len(group.entries) for group in table)
        self.seat_size = sum(len(group.entries) for group in seat)
        self.digest = blake2b("\n".join(self.names).encode(), digest_size=8).hexdigest()
        """Names this table: whoever learned from other features cannot use these."""

    def size(self, players: int) -> int:
        """How many of the numbers mean something with so many players."""
        return self.table_size + players * self.seat_size

    @property
    def names(self) -> list[str]:
        """What each number is."""
        found = [f"{group.name}: {entry}" for group in self.table for entry in group.entries]
        for seat in range(self.seats):
            whose = f"seat +{seat}" if seat else "own"
            found += [f"{whose} {g.name}: {entry}" for g in self.seat for entry in g.entries]
        return found

    @property
    def much(self) -> list[int]:
        """For each number what is a lot."""
        table = [group.much for group in self.table for _ in group.entries]
        return table + [group.much for group in self.seat for _ in group.entries] * self.seats


BLANKS: Final = [bytes(count) for count in range(1024)]


def blank(out: BytesWriter, count: int) -> i64:
    """Append so many zeros, to be counted up in place, and say where they begin."""
    at: i64 = len(out)
    out.write(BLANKS[count])
    return at


def add(out: BytesWriter, at: i64, amount: int) -> None:
    """Count up in place. (`+=` on an item would go through Python's own objects.)"""
    more: u8 = amount
    out[at] = out[at] + more


def one_of(out: BytesWriter, value: int, count: int) -> None:
    """Append a place in a row of so many as that many numbers, one of them 1."""
    at = blank(out, count)
    if 0 <= value < count:
        out[at + value] = 1


def clipped(value: int) -> int:
    return 0 if value < 0 else LARGEST if value > LARGEST else value


def place_of(value: int, places: list[int]) -> int:
    """Where a value stands in a row that has it."""
    at = 0
    while places[at] != value:
        at += 1
    return at
