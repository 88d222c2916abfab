"""Features: a position in numbers from 0 to 255, for players that learn.

A game lists its features as groups, once for the table and once for a seat; the numbers of a
position come in that order: those of the table, then those of the asking seat, then those of the
other seats in the order in which they sit, for as many seats as the game can have.
"""

from collections.abc import Sequence
from hashlib import blake2b

LARGEST = 255


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


def one_of(value: int, count: int) -> list[int]:
    """A place in a row of so many as that many numbers, one of them 1."""
    return [1 if n == value else 0 for n in range(count)]


def clipped(value: int) -> int:
    return min(max(value, 0), LARGEST)
