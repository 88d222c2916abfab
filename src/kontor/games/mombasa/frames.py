"""Pending decisions: what an action still asks of a player, on a stack in the state.

A frame is an int: its kind, and fields packed behind it, each below a fixed size.
"""

from typing import Final

KINDS: Final = 16

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


def frame(kind: int, *fields: int) -> int:
    """A frame of its fields."""
    about, scale = 0, KINDS
    for index, size in enumerate(SIZES[kind]):
        about += fields[index] * scale
        scale *= size
    return about + kind


def fields(frame: int) -> list[int]:
    """The fields of a frame."""
    about = frame // KINDS
    found = []
    for size in SIZES[frame % KINDS]:
        found.append(about % size)
        about //= size
    return found
