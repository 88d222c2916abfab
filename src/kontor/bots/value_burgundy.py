"""What a Burgundy position is worth to a seat: points, and rules of thumb for what is not scored
yet. All values are in points."""

from typing import Final

from kontor.bots import value_burgundy_solo
from kontor.bots.thumb_burgundy import PLAIN, Sense, Thumb
from kontor.core.chance import SampledChance, ScriptedChance
from kontor.games.burgundy import frames, legal, scoring, shields
from kontor.games.burgundy.actions import CREST, END, HIRE, SHIELD, SPACES, START
from kontor.games.burgundy.state import BurgundyState
from kontor.games.burgundy.tables import ANIMAL, BORDER_POSTS, MINE, OVER, SOLO

NO_DRAWS: Final = ScriptedChance([])


def after(s: BurgundyState, seat: int, action: int, sense: Sense = PLAIN) -> float:
    """What the position is worth after an action."""
    if START <= action < HIRE:
        return start_value(s, seat, action)
    both_dice = SHIELD <= action < CREST and not s.pending
    worth = value(result(s, seat, action), seat, sense)
    if both_dice:
        thumb = sense.thumb(s)
        worth -= thumb.late_die + thumb.early_die * time_left(s)
    return worth


def result(s: BurgundyState, seat: int, action: int) -> BurgundyState:
    """The position after an action; ending the turn changes nothing but that dice are used."""
    after = s.copy()
    if action == END:
        for die in (2 * seat, 2 * seat + 1):
            after.dice[die] = -abs(int(after.dice[die]))
        return after
    # At the end of a phase an answer may lead into the next one; what is drawn there counts little.
    chance = SampledChance("greedy") if s.turn == s.players else NO_DRAWS
    after.step(seat, action, chance)
    return after


def start_value(s: BurgundyState, seat: int, action: int) -> float:
    """A start castle likes many neighbours."""
    return float(s.duchies[seat].neighbours[(action - START) % SPACES].bit_count())


def time_left(s: BurgundyState) -> float:
    """The share of the game that is still to come, this round included."""
    t = s.tables
    return 1.0 - int(s.phase * t.rounds + s.round) / int(t.phases * t.rounds)


def value(s: BurgundyState, seat: int, sense: Sense = PLAIN) -> float:
    """What a position is worth to a seat."""
    if s.expansions & SOLO:
        return value_burgundy_solo.value(s, seat, sense.solo_thumb(s))
    thumb = sense.thumb(s)
    left = time_left(s)
    worth = float(scoring.total(s, seat))
    silver, workers = int(s.silver[seat]), int(s.workers[seat])
    worth += thumb.silver * silver if left > 0.05 else float(silver)
    worth += thumb.workers[min(workers, 6)] + thumb.more_workers * max(0, workers - 6)
    worth += thumb.filled * min(1.0, 0.1 + left * 4) * s.filled[seat].bit_count()
    worth += goods_value(s, seat, left, thumb)
    worth += regions_value(s, seat, left, thumb)
    worth += sum(stored_value(s, seat, kind, left, thumb) for kind in stored(s, seat, thumb))
    worth += duchy_value(s, seat, left, thumb)
    worth += thumb.bridge * left * s.bridge[seat]
    if s.expansions:
        worth += shields_value(s, seat, left, thumb)
    if s.expansions & BORDER_POSTS:
        worth += posts_value(s, seat, left, thumb)
    if seat in s.actors:
        for frame in s.pending:
            worth += frame_value(s, seat, frame, left, thumb)
    return worth


def frame_value(s: BurgundyState, seat: int, frame: int, left: float, thumb: Thumb) -> float:
    """What an open follow-up is worth."""
    kind, about = frame % frames.KINDS, frame // frames.KINDS
    if kind == frames.CREST:
        return shield_value(s, about, left, thumb) - thumb.tribute
    if kind == frames.SET and s.claimed:
        return thumb.filled + kind_value(s, seat, about // 8, left, thumb)
    return thumb.frames[kind]


def shield_value(s: BurgundyState, shield: int, left: float, thumb: Thumb) -> float:
    """A shield's points at the end and its power, less the tribute still to be paid."""
    points = s.tables.components.shield_points[shield - 1]
    tribute = thumb.tribute * int(s.tables.phases - s.phase)
    return points + thumb.shields[shield] * left - tribute


def shields_value(s: BurgundyState, seat: int, left: float, thumb: Thumb) -> float:
    if s.stage == OVER:
        return 0.0
    return sum(shield_value(s, shield, left, thumb) for shield in shields.owned(s, seat))


def posts_value(s: BurgundyState, seat: int, left: float, thumb: Thumb) -> float:
    """Border posts: joined ones, and the way that is left between them."""
    duchy = s.duchies[seat]
    if s.linked[seat] == len(duchy.posts):
        return 0.0
    reach = s.filled[seat]
    steps = 0
    while steps < 6 and sum(1 for post in duchy.posts if post & reach) < s.linked[seat] + 1:
        for space in range(s.spaces):
            if reach & duchy.alone[space]:
                reach |= duchy.neighbours[space]
        steps += 1
    joined = sum(1 for post in duchy.posts if post & s.filled[seat])
    return left * (thumb.joined * joined - thumb.way * steps)


def stored(s: BurgundyState, seat: int, thumb: Thumb) -> list[int]:
    kept = s.stores[seat * s.stores_each : (seat + 1) * s.stores_each]
    kinds = [int(kind) for kind in kept if kind]
    waiting = s.pending[-1] if s.pending and seat in s.actors else 0
    if waiting % frames.KINDS == frames.KEEP:
        kinds.append(waiting // frames.KINDS)
    if waiting % frames.KINDS == frames.DISCARD:
        # Full stores: the tile that comes in replaces the one worth least.
        kinds.append(waiting // frames.KINDS)
        kinds.remove(min(kinds[:-1], key=lambda kind: stored_value(s, seat, kind, 0.5, thumb)))
    return kinds


def goods_value(s: BurgundyState, seat: int, left: float, thumb: Thumb) -> float:
    each = s.tables.components.goods_points[s.scale - 2]
    worth = 0.0
    for goods in s.goods[seat * 6 : seat * 6 + 6]:
        count = int(goods)
        if count:
            if left > 0.05:
                worth += count * each * thumb.goods + thumb.silver * thumb.sale_silver
            else:
                worth += count
    return worth


def regions_value(s: BurgundyState, seat: int, left: float, thumb: Thumb) -> float:
    """Unfinished regions, by how much of them is filled; small ones get done sooner."""
    duchy = s.duchies[seat]
    filled = s.filled[seat]
    phase_points = s.tables.phase_points[s.phase]
    worth = 0.0
    for region in range(len(duchy.regions)):
        size = int(duchy.region_sizes[region])
        laid = (duchy.regions[region] & filled).bit_count()
        if 0 < laid < size:
            share = laid / size
            chance = min(1.0, left * 25 / (thumb.pace * (size - laid)))
            points = int(duchy.region_points[region] + phase_points)
            worth += thumb.progress * share * share * chance * points
    for colour in range(6):
        spaces = duchy.colours[colour]
        done = (spaces & filled).bit_count() / spaces.bit_count()
        if done < 1.0:
            worth += thumb.colour * done * done * left
    return worth


def stored_value(s: BurgundyState, seat: int, kind: int, left: float, thumb: Thumb) -> float:
    """A tile in a store: worthless where it has no space."""
    colour = s.tables.colour[kind]
    duchy = s.duchies[seat]
    if not duchy.colours[colour] & ~s.filled[seat]:
        return -thumb.useless
    worth = thumb.stored + kind_value(s, seat, kind, left, thumb) * thumb.stored_kind
    spaces = legal.spaces_for(s, seat, kind)
    if spaces:
        worth += thumb.stored_open + thumb.stored_room * min(3, spaces.bit_count())
    twins = stored_same_colour(s, seat, colour)
    if twins > 1:
        worth -= thumb.stored_twin * (twins - 1)
    return worth * min(1.0, 0.3 + left * 4)


def stored_same_colour(s: BurgundyState, seat: int, colour: int) -> int:
    return sum(
        1
        for kind in s.stores[seat * s.stores_each : (seat + 1) * s.stores_each]
        if s.tables.colour[kind] == colour and kind
    )


def kind_value(s: BurgundyState, seat: int, kind: int, left: float, thumb: Thumb) -> float:
    """What a tile would bring when placed, roughly."""
    t = s.tables
    colour = t.colour[kind]
    if colour == ANIMAL:
        return thumb.animal * int(t.amount[kind])
    if colour == MINE:
        return thumb.mine * int(t.phases - s.phase)
    if t.number[kind]:
        return monastery_value(s, seat, kind, left, thumb)
    return thumb.effects[t.effect[kind]]


def monastery_value(s: BurgundyState, seat: int, kind: int, left: float, thumb: Thumb) -> float:
    t = s.tables
    if t.scoring[kind]:
        return int(scoring.monastery_points(s, seat, kind)) + thumb.scoring_monastery * left
    return thumb.powers[int(t.power[kind]).bit_length()] * left


def duchy_value(s: BurgundyState, seat: int, left: float, thumb: Thumb) -> float:
    """Placed mines and monasteries go on paying."""
    t = s.tables
    worth = 0.0
    for kind in s.tiles[seat * s.spaces : (seat + 1) * s.spaces]:
        if kind == t.mine:
            worth += thumb.mine * int(t.phases - s.phase)
        elif t.number[kind] and s.stage == 1:
            worth += monastery_value(s, seat, kind, left, thumb)
    return worth
