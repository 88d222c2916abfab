"""What a position of Burgundy's solo game is worth: spaces filled, and what helps to fill more.

All values are in spaces. Points count only as the way to the next extra action.
"""

from kontor.bots.thumb_burgundy import SoloThumb
from kontor.games.burgundy import frames, goods, legal, solo
from kontor.games.burgundy.state import BurgundyState


def value(s: BurgundyState, seat: int, thumb: SoloThumb) -> float:
    """What a position is worth, in spaces."""
    t = s.tables
    left = 1.0 - int(s.phase * t.rounds + s.round) / int(t.phases * t.rounds)
    worth = float(s.filled[seat].bit_count())
    worth += thumb.silver * int(s.silver[seat]) + thumb.workers[min(int(s.workers[seat]), 5)]
    worth += way_to_action(s.marker, s.target, thumb)
    worth += thumb.goods * int(goods.in_store(s, seat))
    worth += colours_value(s, seat, thumb)
    worth += stores_value(s, seat, thumb)
    worth += open_value(s, seat, thumb)
    worth += placed_value(s, left, thumb)
    for frame in s.pending:
        worth += frame_value(s, seat, frame, thumb)
    return worth


def way_to_action(marker: int, target: int, thumb: SoloThumb) -> float:
    """How much of an extra action is reached; a near target is worth more."""
    return thumb.action * marker / target + thumb.target * (50 - target) / 25


def colours_value(s: BurgundyState, seat: int, thumb: SoloThumb) -> float:
    """Colours that are nearly complete."""
    duchy = s.duchies[seat]
    worth = 0.0
    for spaces in duchy.colours[:6]:
        done = (spaces & s.filled[seat]).bit_count() / spaces.bit_count()
        if done < 1.0:
            worth += thumb.colour * thumb.colour_way * done * done * done
    return worth


def stores_value(s: BurgundyState, seat: int, thumb: SoloThumb) -> float:
    """Stored tiles; a tile that waits for room replaces the one worth least."""
    waiting = [f // frames.KINDS for f in s.pending if f % frames.KINDS == frames.DISCARD]
    kinds = [kind for kind in (*s.stores, *waiting) if kind]
    worths = [
        stored_value(s, seat, kind, thumb)
        * (thumb.stored_twin if same_colour(s, kind, kinds[:place]) else 1.0)
        for place, kind in enumerate(kinds)
    ]
    return sum(worths) - (min(worths[:-1]) if waiting else 0.0)


def same_colour(s: BurgundyState, kind: int, others: list[int]) -> bool:
    colour = s.tables.colour
    return any(colour[other] == colour[kind] for other in others)


def stored_value(s: BurgundyState, seat: int, kind: int, thumb: SoloThumb) -> float:
    """A stored tile is part of a filled space, and worthless where it has none."""
    if kind == s.tables.face_down:
        return thumb.black
    colour = s.tables.colour[kind]
    if not s.duchies[seat].colours[colour] & ~s.filled[seat]:
        return 0.0
    spaces = legal.spaces_for(s, seat, kind)
    if not spaces:
        return thumb.stuck
    room = thumb.stored_room * min(3, spaces.bit_count())
    return thumb.stored + room + thumb.stored_kind * thumb.kinds[colour]


def open_value(s: BurgundyState, seat: int, thumb: SoloThumb) -> float:
    """Open spaces, of many colours rather than many of one."""
    duchy = s.duchies[seat]
    kinds = sum(1 for spaces in duchy.colours[:6] if spaces & s.open[seat])
    return thumb.open * s.open[seat].bit_count() + thumb.kinds_open * kinds


def placed_value(s: BurgundyState, left: float, thumb: SoloThumb) -> float:
    """Placed mines and monasteries go on helping."""
    t = s.tables
    worth = 0.0
    for kind in s.tiles:
        if kind == t.mine:
            worth += thumb.mine * int(t.phases - s.phase)
        elif t.power[kind]:
            worth += thumb.power * left
    return worth


def frame_value(s: BurgundyState, seat: int, frame: int, thumb: SoloThumb) -> float:
    """What an open follow-up is worth; the parts of a tile are worth what they will bring."""
    kind, about = frame % frames.KINDS, frame // frames.KINDS
    if kind == frames.SET:
        return thumb.landed + thumb.kinds[s.tables.colour[about // 8]] if s.claimed else 0.0
    if kind != frames.PARTS:
        return thumb.frames[kind]
    space, parts = divmod(about, solo.ALL_PARTS)
    duchy = s.duchies[seat]
    points = 0
    if parts >> solo.PART_SIZE & 1:
        points += duchy.region_points[duchy.region_of[space]]
    if parts >> solo.PART_PHASE & 1:
        points += s.tables.phase_points[s.phase]
    worth = thumb.action * points / int(s.target)
    if parts >> solo.PART_EFFECT & 1:
        worth += thumb.kinds[s.tables.colour[s.tiles[space]]]
    if parts >> solo.PART_COLOUR & 1:
        worth += thumb.colour
    return worth
