"""What compiled code has in place of lists of Python's numbers (see rows.py)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

ROOM: Final = 16


@mypyc_attr(acyclic=True, free_list_len=1)
class Choices:
    """Actions in the order in which they were found, to be looked at or made into a list.

    A playout looks for all of them at every decision and then takes one: here they cost no Python
    object each, and the same room is used again.
    """

    def __init__(self) -> None:
        self.codes = vec[i64]([0] * ROOM)
        self.size: i64 = 0

    def append(self, code: i64) -> None:
        if self.size < len(self.codes):
            self.codes[self.size] = code
        else:
            self.codes = append(self.codes, code)
        self.size += 1

    def extend(self, more: "Choices") -> None:
        for index in range(more.size):
            self.append(more.codes[index])

    def clear(self) -> None:
        self.size = 0

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, index: i64) -> i64:
        return self.codes[index]


def listed(found: Choices) -> list[int]:
    """Choices as a list."""
    return list(found.codes[: found.size])


def holds(found: Choices, code: i64) -> bool:
    """Whether an action is among the choices."""
    return any(found.codes[index] == code for index in range(found.size))


def row(numbers: list[int]) -> vec[i64]:
    """A row of these numbers."""
    made = zeros(len(numbers))
    for place, number in enumerate(numbers):
        made[place] = number
    return made


def zeros(count: i64) -> vec[i64]:
    """A row of so many zeros."""
    return vec[i64]([0] * count)


def same(one: vec[i64], other: vec[i64]) -> bool:
    """Whether two rows of one length have the same numbers."""
    return lies_in(one, 0, other)


def place_in(numbers: vec[i64], number: i64) -> i64:
    """Where a number first stands in a row that has it."""
    at: i64 = 0
    while numbers[at] != number:
        at += 1
    return at


def lies_in(numbers: vec[i64], at: i64, part: vec[i64]) -> bool:
    """Whether a row has this part at a place. (To compare a slice would cost making it.)"""
    for number in part:
        if numbers[at] != number:
            return False
        at += 1
    return True
