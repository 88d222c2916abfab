"""The numbers in the rules of thumb for Burgundy, in points unless said otherwise; those for the
solo game are in spaces. What stands here is what the greedy player thinks; `kontor tune` finds
better ones, which may change in the course of a game."""

from typing import Final

from kontor.games.burgundy import frames
from kontor.games.burgundy.state import BurgundyState
from kontor.games.burgundy.tables import (
    ANIMAL,
    BUILDING,
    CASTLE,
    EFFECT_SHIP,
    MINE,
    MONASTERY,
    SHIPS,
)


def row(size: int, usual: float, others: dict[int, float]) -> tuple[float, ...]:
    """Numbers that are alike but for some."""
    return tuple([others.get(place, usual) for place in range(size)])


class Thumb:
    """Numbers for a round."""

    silver: float = 1.6
    sale_silver: float = 0.4  # silver for the sale of a colour of goods
    workers: tuple[float, ...] = (0.0, 1.2, 2.2, 3.0, 3.6, 4.0, 4.3)  # from none to six
    more_workers: float = 0.5  # each beyond that
    filled: float = 5.0  # a filled space, for the neighbours it opens and the region it fills
    goods: float = 0.75  # of what a good would score when sold
    bridge: float = 0.6
    mine: float = 1.6  # a placed mine, for each phase to come
    progress: float = 0.75  # of a region's value, by how much of it is filled
    pace: float = 2.0  # how slowly a space of a region is filled
    colour: float = 3.0  # a colour, by how much of it is filled

    stored: float = 1.5  # a tile that can be placed somewhere
    stored_open: float = 1.5  # more, when a space for it is open
    stored_room: float = 0.3  # more for each of some open spaces
    stored_kind: float = 0.6  # of what its kind brings
    stored_twin: float = 0.7  # less for each other one of its colour
    useless: float = 0.5  # less for one that has no space any more

    animal: float = 1.5  # an animal of a tile
    effects: tuple[float, ...] = row(13, 4.0, {EFFECT_SHIP: 3.5})  # a tile when it is placed
    scoring_monastery: float = 3.0  # more than it would score now, in a whole game
    powers: tuple[float, ...] = row(
        17, 3.5, {2: 1.0, 3: 4.0, 4: 3.0, 6: 6.0, 8: 6.0, 9: 5.0, 12: 6.0, 15: 2.0, 16: 5.0}
    )  # what a power brings in a whole game: monasteries 1 to 14, 27, 28

    frames: tuple[float, ...] = row(
        frames.KINDS,
        0.0,
        {
            frames.ACTION: 5.0,
            frames.FETCH: 3.5,
            frames.PLACE: 5.0,
            frames.SELL: 3.0,
            frames.SHIP: 0.5,
            frames.LOAD: 1.0,
            frames.BRIDGE: 0.6,
            frames.WHITE: 4.0,
            frames.CRANE: 4.5,
            frames.HERD: 4.0,
            frames.CARGO: 2.0,
            frames.CLAIM: 5.0,
        },
    )  # an open follow-up

    late_die: float = 2.0  # what the second die would have brought, when a shield takes both,
    early_die: float = 7.0  # and so much more at the beginning
    tribute: float = 1.8  # a silver at the end of a phase
    shields: tuple[float, ...] = row(
        19,
        6.0,
        {0: 0.0, 2: 5.0, 3: 2.0, 4: 3.0, 5: 4.0, 8: 4.0, 10: 4.0, 12: 8.0}
        | {14: 16.0, 15: 16.0, 16: 5.0, 17: 9.0},
    )  # what a shield brings beside its points at the end, in a whole game
    joined: float = 2.0  # a border post that a duchy has reached
    way: float = 0.8  # less for each step between posts


class SoloThumb:
    """Numbers for a round of the solo game."""

    action: float = 0.45  # an action of any value
    silver: float = 0.2
    workers: tuple[float, ...] = (0.0, 0.12, 0.22, 0.3, 0.36, 0.4)  # none to five or more
    goods: float = 0.06  # a good: a fifth of a black tile, or points
    target: float = 0.45  # a target that is nearer by 25
    stored: float = 0.45  # a tile that can be placed now
    stored_room: float = 0.03  # more for each of some open spaces
    stored_kind: float = 0.3  # of what its kind brings
    stored_twin: float = 0.7  # of a tile whose colour is there already
    stuck: float = 0.2  # a tile whose space is not open yet
    black: float = 0.55  # a black tile goes everywhere
    colour: float = 0.9  # a completed colour brings a tile that is placed at once
    colour_way: float = 0.5  # of that on the way there
    open: float = 0.02  # an open space
    kinds_open: float = 0.06  # a colour of which a space is open
    power: float = 0.25  # a monastery that works the whole game
    mine: float = 0.2  # a placed mine, for each phase to come
    landed: float = 1.0  # a tile that is to be placed at once
    frames: tuple[float, ...] = row(
        frames.KINDS,
        0.0,
        {
            frames.ACTION: 0.45,
            frames.FETCH: 0.35,
            frames.PLACE: 0.45,
            frames.SELL: 0.2,
            frames.SHIP: 0.1,
            frames.WHITE: 0.4,
            frames.CRANE: 0.4,
            frames.HERD: 0.1,
            frames.CLAIM: 0.9,
            frames.TRADE: 0.2,
        },
    )  # an open follow-up
    kinds: tuple[float, ...] = row(
        7,
        0.0,
        {CASTLE: 0.45, ANIMAL: 0.1, SHIPS: 0.35, BUILDING: 0.3, MONASTERY: 0.15, MINE: 0.1},
    )  # what a tile brings when it is placed, by its colour


MOMENTS: Final = 25
"""The rounds of a game."""


class Sense:
    """Numbers for every round."""

    def __init__(self, thumbs: list[Thumb], solo: list[SoloThumb]):
        self.thumbs = thumbs
        self.solo = solo

    def thumb(self, s: BurgundyState) -> Thumb:
        """The numbers of a round."""
        return self.thumbs[min(s.phase * s.tables.rounds + s.round, len(self.thumbs) - 1)]

    def solo_thumb(self, s: BurgundyState) -> SoloThumb:
        """The numbers of a round of the solo game."""
        return self.solo[min(s.phase * s.tables.rounds + s.round, len(self.solo) - 1)]


PLAIN: Final = Sense([Thumb()], [SoloThumb()])
"""The same numbers for the whole game."""
