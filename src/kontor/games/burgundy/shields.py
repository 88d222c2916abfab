"""Shields: taken with a double, laid on castles, paid for at the end of each phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kontor.core.chance import Chance
from kontor.core.events import Event, Log
from kontor.core.rows import Choices, Row, row
from kontor.games.burgundy import frames, goods, legal, rounds, setup, stores, team, turn
from kontor.games.burgundy.actions import (
    CARGO,
    COPY,
    CREST,
    DROP,
    SHIELD,
    THROW,
    TRIBUTE,
    WILD,
)
from kontor.games.burgundy.components import DEPOTS, SHIELDS
from kontor.games.burgundy.tables import (
    BRIDGE_TOP,
    COPIED_MONASTERIES,
    DOUBLE_SHIELDS,
    SHIELD_FROM_CASTLE,
    TEAM,
    TRIBUTE_WORKERS,
    WILD_DIE,
)

if TYPE_CHECKING:
    from kontor.games.burgundy.state import BurgundyState

WILD_VALUE: Final = 7
"""A die that shield 16 has made any value."""

CLAIMS_DEPOT: Final = 14
CLAIMS_BLACK: Final = 15

# What is left to do at the end of a phase, each for a seat.
STEP_CLAIM_DEPOT: Final = 0
STEP_CLAIM_BLACK: Final = 1
STEP_TRIBUTE: Final = 2
STEP_MINES: Final = 3
STEP_NAME: Final = 4


def deal(s: BurgundyState, chance: Chance, log: Log | None) -> None:
    """Lay shields face up into the depots (B-SHIELD-1)."""
    left = list(range(1, SHIELDS + 1))
    s.depot_shields = row([0] * (2 * DEPOTS))
    for depot, count in enumerate(s.tables.components.shields_in_depots[s.scale - 2]):
        for place in range(count):
            s.depot_shields[2 * depot + place] = left.pop(chance.below(len(left)))
    if log is not None:
        for depot in range(DEPOTS):
            found = s.depot_shields[2 * depot : 2 * depot + 2]
            text = ",".join(str(shield) for shield in found if shield)
            log.append(Event("shields-dealt", {"depot": depot + 1, "shields": text}))


def owned(s: BurgundyState, seat: i64) -> list[int]:
    """The shields in a duchy."""
    return [shield for shield in s.crests[seat * s.spaces : (seat + 1) * s.spaces] if shield]


def depot_of(s: BurgundyState, shield: i64) -> i64:
    """The number of the depot in which a shield lies."""
    return list(s.depot_shields).index(shield) // 2 + 1


# what is legal


def add_anytime(s: BurgundyState, seat: i64, out: Choices) -> None:
    """Beside everything else in the own turn: name the player whose monasteries are copied."""
    if s.shields[seat] & COPIED_MONASTERIES and s.named[seat] < 0:
        add_names(s, seat, out)


def add_names(s: BurgundyState, seat: i64, out: Choices) -> None:
    for other in others(s, seat):
        out.append(COPY + other)


def others(s: BurgundyState, seat: i64) -> list[int]:
    """The players who can be named; in the team game the other team goes by its lower seat."""
    if s.expansions & TEAM:
        return [1 - seat % 2]
    return [other for other in range(s.players) if other != seat]


def add_turn_actions(s: BurgundyState, seat: i64, out: Choices) -> None:
    """A shield for a double, a die of any value (16), tiles beyond the stores (4)."""
    low, high = s.dice[2 * seat], s.dice[2 * seat + 1]
    if low > high:
        low, high = high, low
    if low > 0:
        add_doubles(s, seat, out)
    if low == high:
        low = 0
    if s.shields[seat] & WILD_DIE and not s.wild:
        for die in (low, high):
            if 0 < die < WILD_VALUE:
                out.append(WILD + die - 1)
    add_anytime(s, seat, out)
    if s.cellar[seat]:
        for die in (low, high):
            if die > 0:
                stores.add_picks(s, seat, die, out)


def add_doubles(s: BurgundyState, seat: i64, out: Choices) -> None:
    """The shields whose depot has a number that both dice can be turned to."""
    workers = s.workers[seat]
    found: i64 = 0
    for depot in range(DEPOTS):
        first, second = s.depot_shields[2 * depot], s.depot_shields[2 * depot + 1]
        if (first or second) and double_price(s, seat, depot + 1) <= workers:
            found |= 1 << first | 1 << second
    for shield in range(1, SHIELDS + 1):
        if found >> shield & 1:
            out.append(SHIELD + shield - 1)


def double_price(s: BurgundyState, seat: i64, value: i64) -> i64:
    """Workers that make a double of a value (B-SHIELD-4); 16 saves the dearer die (B-SHIELD-6)."""
    first = price(s, seat, s.dice[2 * seat], value)
    second = price(s, seat, s.dice[2 * seat + 1], value)
    if s.shields[seat] & WILD_DIE and not s.wild:
        return min(first, second)
    return first + second


def price(s: BurgundyState, seat: i64, die: i64, value: i64) -> i64:
    """Workers that turn a die to a value; one of any value needs none."""
    return 0 if die == WILD_VALUE else turn.workers_needed(s, seat, die, value, 0)


def add_answers(s: BurgundyState, seat: i64, kind: i64, out: Choices) -> None:
    """The answers to what shields ask for before anything else."""
    if kind == frames.CREST:
        for space in range(s.spaces):
            if s.tiles[seat * s.spaces + space] == s.tables.castle:
                out.append(CREST + space)
    elif kind == frames.NAME:
        add_names(s, seat, out)
    elif kind == frames.TRIBUTE:
        add_tributes(s, seat, out)
    elif kind == frames.TRIM:
        for tile in stores.thrown(s, seat):
            out.append(THROW + tile)


def add_follow_ups(s: BurgundyState, seat: i64, kind: i64, about: i64, out: Choices) -> None:
    """What shields offer, or add to what other follow-ups offer."""
    if kind == frames.ACTION and about and s.shields[seat] & SHIELD_FROM_CASTLE:
        for shield in sorted(s.depot_shields):
            if shield:
                out.append(SHIELD + shield - 1)
    if s.turn < s.players:
        add_anytime(s, seat, out)
    if kind == frames.CARGO:
        add_cargo(s, seat, out)


def add_pending_picks(s: BurgundyState, seat: i64, kind: i64, out: Choices) -> None:
    if kind == frames.ACTION:
        stores.add_picks(s, seat, 7, out)
    elif kind == frames.PLACE:
        stores.add_picks(s, seat, 0, out)
    elif kind == frames.WHITE:
        stores.add_picks(s, seat, s.white, out)


def board(s: BurgundyState, seat: i64) -> Row:
    return s.tiles[seat * s.spaces : (seat + 1) * s.spaces]


def add_cargo(s: BurgundyState, seat: i64, out: Choices) -> None:
    """Colours of which a tile lies in a depot and finds room (B-SHIELDS-5b)."""
    room = legal.goods_room(s, seat)
    for colour in range(6):
        if sum(s.depot_goods[colour::6]) and (room or s.goods[seat * 6 + colour]):
            out.append(CARGO + colour)


def add_tributes(s: BurgundyState, seat: i64, out: Choices) -> None:
    """Give up a shield, or pay for all that are left (B-SHIELD-15, B-SHIELDS-3a)."""
    shields = owned(s, seat)
    for shield in sorted(shields):
        out.append(DROP + shield - 1)
    due = len(shields)
    most = min(due, s.workers[seat]) if s.shields[seat] & TRIBUTE_WORKERS else 0
    for workers in range(most + 1):
        if due - workers <= s.silver[seat]:
            out.append(TRIBUTE + workers)


# what happens


def step(s: BurgundyState, seat: i64, action: i64, log: Log | None) -> None:
    """The actions of the shields."""
    if action < CREST:
        take(s, seat, action - SHIELD + 1, log)
    elif action < WILD:
        lay(s, seat, s.pending.pop() // frames.KINDS, action - CREST, log)
    elif action < COPY:
        die = action - WILD + 1
        s.dice[turn.place_of_die(s, seat, die)] = WILD_VALUE
        s.wild = die
        if log is not None:
            log.append(Event("die-made-wild", {"seat": seat, "die": die}))
    elif action < DROP:
        if s.pending and s.pending[-1] % frames.KINDS == frames.NAME:
            s.pending.pop()
        name(s, seat, action - COPY, log)
    elif action < TRIBUTE:
        remove(s, seat, action - DROP + 1, log)
        lose_unpaid(s, seat, log)
    elif action < CARGO:
        pay_tribute(s, seat, action - TRIBUTE, log)
    else:
        load_colour(s, seat, action - CARGO, log)


def take(s: BurgundyState, seat: i64, shield: i64, log: Log | None) -> None:
    """Take a shield, for both dice or as a castle's action (11), and lay it at once."""
    depot = depot_of(s, shield)
    if s.pending:
        s.pending.pop()
    else:
        workers = double_price(s, seat, depot)
        s.workers[seat] -= workers
        for place in (2 * seat, 2 * seat + 1):
            if s.dice[place] > 0:
                s.dice[place] = -s.dice[place]
        if workers and log is not None:
            log.append(Event("double-paid", {"seat": seat, "workers": workers, "value": depot}))
    s.depot_shields = row([0 if other == shield else other for other in s.depot_shields])
    s.pending.append(frames.frame(frames.CREST, shield))
    if log is not None:
        log.append(Event("shield-taken", {"seat": seat, "shield": shield, "depot": depot}))


def lay(s: BurgundyState, seat: i64, shield: i64, space: i64, log: Log | None) -> None:
    """Lay a shield on a castle; what lay there leaves the game (B-SHIELD-9)."""
    old = s.crests[seat * s.spaces + space]
    s.crests = s.crests[:]
    s.crests[seat * s.spaces + space] = shield
    if log is not None:
        where = s.duchies[seat].space_names[space]
        log.append(Event("shield-laid", {"seat": seat, "shield": shield, "space": where}))
    if shield == 6:
        s.named = setup.replaced(s.named, seat, -1)
    update(s)
    if old:
        lost(s, seat, old, log)


def remove(s: BurgundyState, seat: i64, shield: i64, log: Log | None) -> None:
    """A shield leaves the game."""
    s.crests = row([0 if other == shield else other for other in s.crests])
    update(s)
    lost(s, seat, shield, log)


def lost(s: BurgundyState, seat: i64, shield: i64, log: Log | None) -> None:
    if log is not None:
        log.append(Event("shield-lost", {"seat": seat, "shield": shield}))
    if shield == 6:
        rounds.lift_bridge_tops(s, -1)  # 27 is copied no more
    elif shield == 16 and s.wild and WILD_VALUE in s.dice[2 * seat : 2 * seat + 2]:
        s.dice[turn.place_of_die(s, seat, WILD_VALUE)] = s.wild
    elif shield == 4:
        stores.move_up(s, seat)
        if s.cellar[seat]:
            s.pending.append(frames.frame(frames.TRIM))


def update(s: BurgundyState) -> None:
    """Keep the powers of shields, and of monasteries copied with 6, in step with the crests."""
    s.shields = row([shield_bits(s, seat) for seat in range(s.players)])
    if any(s.named[seat] >= 0 for seat in range(s.players)):
        own = [own_powers(s, seat) for seat in range(s.players)]
        for seat in range(s.players):
            copied = own[team.keeper(s, s.named[seat])] if copies(s, seat) else 0
            s.powers[seat] = own[seat] | copied


def shield_bits(s: BurgundyState, seat: i64) -> i64:
    bits: i64 = 0
    for shield in owned(s, seat):
        bits |= 1 << shield
    return bits


def copies(s: BurgundyState, seat: i64) -> bool:
    """Whether a seat copies another's monasteries with shield 6."""
    return bool(s.shields[seat] & COPIED_MONASTERIES) and s.named[seat] >= 0


def own_powers(s: BurgundyState, seat: i64) -> i64:
    powers = 0
    for kind in board(s, seat):
        powers |= s.tables.power[kind]
    return powers


def name(s: BurgundyState, seat: i64, other: i64, log: Log | None) -> None:
    """Name the player whose monasteries are copied, once and for good (B-SHIELDS-6a)."""
    had = s.powers[seat] & BRIDGE_TOP
    s.named = setup.replaced(s.named, seat, other)
    update(s)
    rounds.lift_bridge_tops(s, -1 if had else seat)
    if log is not None:
        log.append(Event("player-named", {"seat": seat, "other": other}))


def pay_tribute(s: BurgundyState, seat: i64, workers: i64, log: Log | None) -> None:
    silver = len(owned(s, seat)) - workers
    s.silver[seat] -= silver
    s.workers[seat] -= workers
    s.pending.pop()
    if log is not None:
        log.append(Event("tribute-paid", {"seat": seat, "silver": silver, "workers": workers}))


def load_colour(s: BurgundyState, seat: i64, colour: i64, log: Log | None) -> None:
    """Shield 5: all goods of a colour from all depots."""
    s.pending.pop()
    for depot in range(DEPOTS):
        if s.depot_goods[depot * 6 + colour]:
            goods.load(s, seat, depot, colour, log)


# the end of a phase


def begin_closing(s: BurgundyState) -> None:
    """The steps at the end of a phase, in bridge order (B-SHIELD-11, B-SHIELD-12)."""
    steps = (STEP_CLAIM_DEPOT, STEP_CLAIM_BLACK)
    deciders = team.deciders(s) if s.expansions & TEAM else s.queue
    claims = [step * 4 + seat for seat in deciders for step in steps]
    tributes = [STEP_TRIBUTE * 4 + seat for seat in deciders]
    names = []
    if s.phase + 1 == s.tables.phases:
        names = [STEP_NAME * 4 + seat for seat in deciders]
    s.closing = [*claims, *tributes, STEP_MINES * 4, *names]
    s.bought = True
    s.wild = 0


def next_step(s: BurgundyState, log: Log | None) -> bool:
    """Carry out the steps that are left; True when one waits for a decision."""
    while s.closing:
        kind, seat = divmod(s.closing[0], 4)
        s.closing = s.closing[1:]
        if kind == STEP_MINES:
            rounds.end_phase(s, log)
            continue
        if s.expansions & TEAM:
            team.take_over(s, seat)
        frame = closing_frame(s, kind, seat, log)
        if frame:
            s.pending.append(frame)
        if s.pending:  # also where the loss of shield 4 asks for discards
            s.actors = rounds.ONE_ACTOR[seat]
            return True
    return False


def closing_frame(s: BurgundyState, kind: i64, seat: i64, log: Log | None) -> i64:
    """The decision that a step asks for, 0 for none."""
    out = Choices()
    if kind in (STEP_CLAIM_DEPOT, STEP_CLAIM_BLACK):
        shield = CLAIMS_DEPOT if kind == STEP_CLAIM_DEPOT else CLAIMS_BLACK
        if not s.shields[seat] >> shield & 1:
            return 0
        legal.add_claims(s, seat, shield == CLAIMS_BLACK, out)
        return frames.frame(frames.CLAIM, shield) if len(out) else 0
    if kind == STEP_TRIBUTE:
        lose_unpaid(s, seat, log)
        return frames.frame(frames.TRIBUTE) if owned(s, seat) else 0
    if not s.shields[seat] & COPIED_MONASTERIES or s.named[seat] >= 0:
        return 0
    if len(others(s, seat)) == 1:
        name(s, seat, others(s, seat)[0], log)
        return 0
    return frames.frame(frames.NAME)


def lose_unpaid(s: BurgundyState, seat: i64, log: Log | None) -> None:
    """Who can pay for none loses all shields without being asked (B-SHIELD-15)."""
    workers = s.workers[seat] if s.shields[seat] & TRIBUTE_WORKERS else 0
    if s.silver[seat] + workers == 0:
        for shield in owned(s, seat):
            remove(s, seat, shield, log)


def final_points(s: BurgundyState, seat: i64) -> i64:
    """Points of the shields at the end (B-SHIELD-18); 13 doubles them."""
    points = sum(s.tables.components.shield_points[shield - 1] for shield in owned(s, seat))
    return 2 * points if s.shields[seat] & DOUBLE_SHIELDS else points
