"""What a position of Burgundy's solo game is worth: spaces filled, and what helps to fill more.

All values are in spaces. Points count only as the way to the next extra action.
"""

from typing import Final

from kontor.games.burgundy import frames, goods, legal, solo
from kontor.games.burgundy.state import BurgundyState
from kontor.games.burgundy.tables import ANIMAL, BUILDING, CASTLE, MINE, MONASTERY, SHIPS

ACTION: Final = 0.45  # an action of any value
SILVER: Final = 0.2
WORKERS: Final[tuple[float, ...]] = (
    0.0,
    0.12,
    0.22,
    0.3,
    0.36,
    0.4,
)  # none to five; more count little
GOODS: Final = 0.06  # a good: a fifth of a black tile, or points
STORED: Final = 0.45  # a tile that can be placed now
STUCK: Final = 0.2  # a tile whose space is not open yet
BLACK: Final = 0.55  # a black tile goes everywhere
COLOUR: Final = 0.9  # a completed colour brings a tile that is placed at once
OPEN: Final = 0.02  # an open space
KINDS_OPEN: Final = 0.06  # a colour of which a space is open
POWER: Final = 0.25  # a monastery that works the whole game
TURN: Final = 0.9  # what a round brings

FRAMES: Final = {
    frames.ACTION: ACTION,
    frames.FETCH: 0.35,
    frames.PLACE: 0.45,
    frames.SELL: 0.2,
    frames.SHIP: 0.1,
    frames.WHITE: 0.4,
    frames.CRANE: 0.4,
    frames.HERD: 0.1,
    frames.CLAIM: 0.9,
    frames.TRADE: 0.2,
    frames.POINTS: 0.0,
}
OF_KIND: Final = {
    CASTLE: ACTION,
    ANIMAL: 0.1,
    SHIPS: 0.35,
    BUILDING: 0.3,
    MONASTERY: 0.15,
    MINE: 0.1,
}


def value(s: BurgundyState, seat: int) -> float:
    """What a position is worth, in spaces."""
    t = s.tables
    left = 1.0 - int(s.phase * t.rounds + s.round) / int(t.phases * t.rounds)
    worth = float(s.filled[seat].bit_count())
    worth += SILVER * int(s.silver[seat]) + WORKERS[min(int(s.workers[seat]), 5)]
    worth += way_to_action(s.marker, s.target)
    worth += GOODS * int(goods.in_store(s, seat))
    worth += colours_value(s, seat)
    worth += stores_value(s, seat)
    worth += open_value(s, seat)
    worth += placed_value(s, left)
    for frame in s.pending:
        worth += frame_value(s, seat, frame)
    return worth


def way_to_action(marker: int, target: int) -> float:
    """How much of an extra action is reached; a near target is worth more."""
    return ACTION * marker / target + ACTION * (50 - target) / 25


def colours_value(s: BurgundyState, seat: int) -> float:
    """Colours that are nearly complete."""
    duchy = s.duchies[seat]
    worth = 0.0
    for spaces in duchy.colours[:6]:
        done = (spaces & s.filled[seat]).bit_count() / spaces.bit_count()
        if done < 1.0:
            worth += COLOUR * 0.5 * done * done * done
    return worth


def stores_value(s: BurgundyState, seat: int) -> float:
    """Stored tiles; a tile that waits for room replaces the one worth least."""
    waiting = [f // frames.KINDS for f in s.pending if f % frames.KINDS == frames.DISCARD]
    kinds = [kind for kind in (*s.stores, *waiting) if kind]
    worths = [
        stored_value(s, seat, kind) * (0.7 if same_colour(s, kind, kinds[:place]) else 1.0)
        for place, kind in enumerate(kinds)
    ]
    return sum(worths) - (min(worths[:-1]) if waiting else 0.0)


def same_colour(s: BurgundyState, kind: int, others: list[int]) -> bool:
    colour = s.tables.colour
    return any(colour[other] == colour[kind] for other in others)


def stored_value(s: BurgundyState, seat: int, kind: int) -> float:
    """A stored tile is part of a filled space, and worthless where it has none."""
    if kind == s.tables.face_down:
        return BLACK
    colour = s.tables.colour[kind]
    if not s.duchies[seat].colours[colour] & ~s.filled[seat]:
        return 0.0
    spaces = legal.spaces_for(s, seat, kind)
    if not spaces:
        return STUCK
    return STORED + 0.03 * min(3, spaces.bit_count()) + 0.3 * OF_KIND.get(colour, 0.0)


def open_value(s: BurgundyState, seat: int) -> float:
    """Open spaces, of many colours rather than many of one."""
    duchy = s.duchies[seat]
    kinds = sum(1 for spaces in duchy.colours[:6] if spaces & s.open[seat])
    return OPEN * s.open[seat].bit_count() + KINDS_OPEN * kinds


def placed_value(s: BurgundyState, left: float) -> float:
    """Placed mines and monasteries go on helping."""
    t = s.tables
    worth = 0.0
    for kind in s.tiles:
        if kind == t.mine:
            worth += SILVER * int(t.phases - s.phase)
        elif t.power[kind]:
            worth += POWER * left
    return worth


def frame_value(s: BurgundyState, seat: int, frame: int) -> float:
    """What an open follow-up is worth; the parts of a tile are worth what they will bring."""
    kind, about = frame % frames.KINDS, frame // frames.KINDS
    if kind == frames.SET:
        return 1.0 + OF_KIND.get(s.tables.colour[about // 8], 0.0) if s.claimed else 0.0
    if kind != frames.PARTS:
        return FRAMES.get(kind, 0.0)
    space, parts = divmod(about, solo.ALL_PARTS)
    duchy = s.duchies[seat]
    points = 0
    if parts >> solo.PART_SIZE & 1:
        points += duchy.region_points[duchy.region_of[space]]
    if parts >> solo.PART_PHASE & 1:
        points += s.tables.phase_points[s.phase]
    worth = ACTION * points / int(s.target)
    if parts >> solo.PART_EFFECT & 1:
        worth += OF_KIND.get(s.tables.colour[s.tiles[space]], 0.0)
    if parts >> solo.PART_COLOUR & 1:
        worth += COLOUR
    return worth
