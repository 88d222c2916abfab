"""What a view of Burgundy holds, as far as the text drawing asks for it."""

from typing import TypedDict

from kontor.cli.board_burgundy_expansions import SeatMore, ViewMore


class Space(TypedDict):
    """A space of a duchy; `column` counts in halves of a space."""

    space: int
    name: str
    colour: str
    number: int
    row: int
    column: int
    tile: str | None


class DepotSpace(TypedDict):
    slot: int
    colour: str
    tile: str | None


class Depot(TypedDict):
    number: int
    spaces: list[DepotSpace]
    goods: dict[str, int]


class Bonus(TypedDict):
    colour: str
    large: int
    small: int


class Die(TypedDict):
    value: int
    used: bool


class Solo(TypedDict):
    marker: int
    target: int


class Seat(SeatMore):
    partner: int | None
    duchy: str | None
    sides: list[str]
    chosen: bool
    spaces: list[Space]
    goods: dict[str, int]
    sold: dict[str, int]
    silver: int
    workers: int
    dice: list[Die]
    bridge: int
    bonus: dict[str, str]
    score: int
    sources: dict[str, int]


class View(ViewMore):
    viewer: int | None
    stage: str
    phase: str
    phase_points: int
    round: int
    actors: list[int]
    order: list[int]
    next_order: list[int]
    round_goods: list[str]
    depots: list[Depot]
    black_depot: list[str | None]
    bonus_tiles: list[Bonus]
    solo: Solo | None
    seats: list[Seat]
    outcome: list[int] | None
