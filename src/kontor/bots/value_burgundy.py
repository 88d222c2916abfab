"""What a Burgundy position is worth to a seat: points, and rules of thumb for what is not scored
yet. All values are in points."""

from typing import Final

from kontor.bots import value_burgundy_solo
from kontor.core.chance import SampledChance, ScriptedChance
from kontor.games.burgundy import frames, legal, scoring, shields
from kontor.games.burgundy.actions import CREST, END, HIRE, SHIELD, SPACES, START
from kontor.games.burgundy.state import BurgundyState
from kontor.games.burgundy.tables import (
    ANIMAL,
    BORDER_POSTS,
    BRIDGE_TOP,
    BUY_ANYWHERE,
    FREE_BUILDING,
    FREE_TAKE,
    HIRE_WORKERS,
    MINE,
    MINE_WORKER,
    OVER,
    SALE_SILVER,
    SALE_WORKER,
    SHIPS,
    SOLO,
    STRONG_WORKER,
)

SILVER: Final = 1.6
# Workers from none to six; more count half a point each.
WORKERS: Final[tuple[float, ...]] = (0.0, 1.2, 2.2, 3.0, 3.6, 4.0, 4.3)
FILLED: Final = 5.0  # a filled space, for the neighbours it opens and the region it fills
GOODS: Final = 0.75  # of what a good would score when sold
STORED: Final = 1.5  # a tile that can be placed somewhere
STORED_OPEN: Final = 1.5  # more, when a space for it is open
PROGRESS: Final = 0.75  # of a region's value, by how much of it is filled
BRIDGE: Final = 0.6
LATE_DIE: Final = 2.0  # what the second die would have brought, when a shield takes both,
EARLY_DIE: Final = 7.0  # and so much more at the beginning
TRIBUTE: Final = 1.8  # a silver at the end of a phase

FRAMES: Final = {
    frames.ACTION: 5.0,
    frames.FETCH: 3.5,
    frames.PLACE: 5.0,
    frames.SELL: 3.0,
    frames.SHIP: 0.5,
    frames.LOAD: 1.0,
    frames.BRIDGE: BRIDGE,
    frames.WHITE: 4.0,
    frames.CRANE: 4.5,
    frames.HERD: 4.0,
    frames.CARGO: 2.0,
    frames.CLAIM: 5.0,
}

# What a power brings in a whole game.
POWERS: Final = {
    STRONG_WORKER: 6.0,
    FREE_TAKE: 6.0,
    FREE_BUILDING: 5.0,
    BUY_ANYWHERE: 6.0,
    SALE_SILVER: 4.0,
    SALE_WORKER: 3.0,
    MINE_WORKER: 1.0,
    HIRE_WORKERS: 5.0,
    BRIDGE_TOP: 2.0,
}
OTHER_POWER: Final = 3.5

# What a shield brings beside its points at the end, in a whole game.
SHIELD_POWERS: Final = (0, 6, 5, 2, 3, 4, 6, 6, 4, 6, 4, 6, 8, 6, 16, 16, 5, 9, 6)

NO_DRAWS: Final = ScriptedChance([])


def after(s: BurgundyState, seat: int, action: int) -> float:
    """What the position is worth after an action."""
    if START <= action < HIRE:
        return start_value(s, seat, action)
    both_dice = SHIELD <= action < CREST and not s.pending
    worth = value(result(s, seat, action), seat)
    return worth - (LATE_DIE + EARLY_DIE * time_left(s) if both_dice else 0.0)


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


def value(s: BurgundyState, seat: int) -> float:
    """What a position is worth to a seat."""
    if s.expansions & SOLO:
        return value_burgundy_solo.value(s, seat)
    left = time_left(s)
    worth = float(scoring.total(s, seat))
    silver, workers = int(s.silver[seat]), int(s.workers[seat])
    worth += SILVER * silver if left > 0.05 else float(silver)
    worth += WORKERS[min(workers, 6)] + 0.5 * max(0, workers - 6)
    worth += FILLED * min(1.0, 0.1 + left * 4) * s.filled[seat].bit_count()
    worth += goods_value(s, seat, left)
    worth += regions_value(s, seat, left)
    worth += sum(stored_value(s, seat, kind, left) for kind in stored(s, seat))
    worth += duchy_value(s, seat, left)
    worth += BRIDGE * left * s.bridge[seat]
    if s.expansions:
        worth += shields_value(s, seat, left)
    if s.expansions & BORDER_POSTS:
        worth += posts_value(s, seat, left)
    if seat in s.actors:
        for frame in s.pending:
            worth += frame_value(s, seat, frame, left)
    return worth


def frame_value(s: BurgundyState, seat: int, frame: int, left: float) -> float:
    """What an open follow-up is worth."""
    kind, about = frame % frames.KINDS, frame // frames.KINDS
    if kind == frames.CREST:
        return shield_value(s, about, left) - TRIBUTE
    if kind == frames.SET and s.claimed:
        return FILLED + kind_value(s, seat, about // 8, left)
    return FRAMES.get(kind, 0.0)


def shield_value(s: BurgundyState, shield: int, left: float) -> float:
    """A shield's points at the end and its power, less the tribute still to be paid."""
    points = s.tables.components.shield_points[shield - 1]
    return points + SHIELD_POWERS[shield] * left - TRIBUTE * int(s.tables.phases - s.phase)


def shields_value(s: BurgundyState, seat: int, left: float) -> float:
    if s.stage == OVER:
        return 0.0
    return sum(shield_value(s, shield, left) for shield in shields.owned(s, seat))


def posts_value(s: BurgundyState, seat: int, left: float) -> float:
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
    return left * (2.0 * joined - 0.8 * steps)


def stored(s: BurgundyState, seat: int) -> list[int]:
    kept = s.stores[seat * s.stores_each : (seat + 1) * s.stores_each]
    kinds = [int(kind) for kind in kept if kind]
    waiting = s.pending[-1] if s.pending and seat in s.actors else 0
    if waiting % frames.KINDS == frames.KEEP:
        kinds.append(waiting // frames.KINDS)
    if waiting % frames.KINDS == frames.DISCARD:
        # Full stores: the tile that comes in replaces the one worth least.
        kinds.append(waiting // frames.KINDS)
        kinds.remove(min(kinds[:-1], key=lambda kind: stored_value(s, seat, kind, 0.5)))
    return kinds


def goods_value(s: BurgundyState, seat: int, left: float) -> float:
    each = s.tables.components.goods_points[s.scale - 2]
    worth = 0.0
    for goods in s.goods[seat * 6 : seat * 6 + 6]:
        count = int(goods)
        if count:
            worth += count * each * GOODS + SILVER * 0.4 if left > 0.05 else count
    return worth


def regions_value(s: BurgundyState, seat: int, left: float) -> float:
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
            chance = min(1.0, left * 25 / (2.0 * (size - laid)))
            points = int(duchy.region_points[region] + phase_points)
            worth += PROGRESS * share * share * chance * points
    for colour in range(6):
        spaces = duchy.colours[colour]
        done = (spaces & filled).bit_count() / spaces.bit_count()
        if done < 1.0:
            worth += 3.0 * done * done * left
    return worth


def stored_value(s: BurgundyState, seat: int, kind: int, left: float) -> float:
    """A tile in a store: worthless where it has no space."""
    colour = s.tables.colour[kind]
    duchy = s.duchies[seat]
    if not duchy.colours[colour] & ~s.filled[seat]:
        return -0.5
    worth = STORED + kind_value(s, seat, kind, left) * 0.6
    spaces = legal.spaces_for(s, seat, kind)
    if spaces:
        worth += STORED_OPEN + 0.3 * min(3, spaces.bit_count())
    twins = stored_same_colour(s, seat, colour)
    if twins > 1:
        worth -= 0.7 * (twins - 1)
    return worth * min(1.0, 0.3 + left * 4)


def stored_same_colour(s: BurgundyState, seat: int, colour: int) -> int:
    return sum(
        1
        for kind in s.stores[seat * s.stores_each : (seat + 1) * s.stores_each]
        if s.tables.colour[kind] == colour and kind
    )


def kind_value(s: BurgundyState, seat: int, kind: int, left: float) -> float:
    """What a tile would bring when placed, roughly."""
    t = s.tables
    colour = t.colour[kind]
    if colour == ANIMAL:
        return 1.5 * int(t.amount[kind])
    if colour == MINE:
        return SILVER * int(t.phases - s.phase)
    if colour == SHIPS:
        return 3.5
    if t.number[kind]:
        return monastery_value(s, seat, kind, left)
    return 4.0


def monastery_value(s: BurgundyState, seat: int, kind: int, left: float) -> float:
    t = s.tables
    if t.scoring[kind]:
        return int(scoring.monastery_points(s, seat, kind)) + 3.0 * left
    return POWERS.get(t.power[kind], OTHER_POWER) * left


def duchy_value(s: BurgundyState, seat: int, left: float) -> float:
    """Placed mines and monasteries go on paying."""
    t = s.tables
    worth = 0.0
    for kind in s.tiles[seat * s.spaces : (seat + 1) * s.spaces]:
        if kind == t.mine:
            worth += SILVER * int(t.phases - s.phase)
        elif t.number[kind] and s.stage == 1:
            worth += monastery_value(s, seat, kind, left)
    return worth
