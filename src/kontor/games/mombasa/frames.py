"""Pending decisions: what an action still asks of a player, on a stack in the state.

A frame is a number: its kind, and fields packed behind it, in a few bits each.
"""

from typing import Final

from mypy_extensions import i64

from kontor.core.rows import Row

KINDS: Final = 16
KIND_BITS: Final = 4
BITS: Final = 7
MOST: Final = (1 << BITS) - 1

GOODS: Final = 1  # cards are being used: kinds of goods (bits), what has begun, units
ADVANCE: Final = 2  # steps left on each track, tracks begun (bits), how many more may be begun
POINTS: Final = 3  # book points
JAR: Final = 4  # a bookkeeper: a book was turned, the jar has moved, points to follow
BUY: Final = 5  # a card for pounds, so much cheaper
DISCARD: Final = 6  # a hand card: coffee only, pounds more than its crate
REMOVE: Final = 7  # posts out of the game
EXPAND: Final = 8  # company, expansion points left
RETURN: Final = 9  # a driven-out post of a company
SHELVE: Final = 10  # books taken in this turn
PICK: Final = 11  # the phase is over: a resting pile to take
DRIVE: Final = 12  # a company that will drive out others once its rewards are taken

BOUGHT: Final = 1  # goods have acquired a card
STEPPED: Final = 2  # goods have made steps

NAMES: Final = (
    "",
    "goods",
    "advance",
    "points",
    "jar",
    "buy",
    "discard",
    "remove",
    "expand",
    "return",
    "shelve",
    "pick",
    "drive",
)
SIZES: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (8, 3, 128),
    (16, 16, 16, 16, 16, 4),
    (32,),
    (2, 2, 16),
    (4,),
    (2, 16),
    (8,),
    (4, 64),
    (4,),
    (),
    (),
    (4,),
)
"""For each kind of frame how many values its fields can have, at most 1 << BITS."""


def frame(kind: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> i64:
    """A frame of its fields."""
    return kind | first << KIND_BITS | second << KIND_BITS + BITS | third << KIND_BITS + 2 * BITS


def packed(kind: i64, fields: Row) -> i64:
    """A frame of any number of fields."""
    about: i64 = 0
    for place in range(len(fields) - 1, -1, -1):
        about = about << BITS | fields[place]
    return about << KIND_BITS | kind


def field(frame: i64, place: i64) -> i64:
    """A field of a frame."""
    return frame >> KIND_BITS + place * BITS & MOST


def fields(frame: i64) -> list[int]:
    """The fields of a frame."""
    return [field(frame, place) for place in range(len(SIZES[frame % KINDS]))]
