"""A turn: what each action does, and the follow-ups of a placed tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kontor.core.chance import Chance
from kontor.core.events import Event, Log
from kontor.core.rows import Choices
from kontor.games.burgundy import (
    frames,
    goods,
    legal,
    rounds,
    routes,
    scoring,
    setup,
    shields,
    solo,
    stores,
)
from kontor.games.burgundy.actions import (
    BUILDINGS,
    BUY,
    CLAIM,
    DISCARD,
    END,
    HERD,
    HIRE,
    INN,
    LOAD,
    NO_DIE,
    PART_FIRST,
    PASS,
    PLACE,
    SELL,
    SHIELD,
    SHIP,
    SLOTS,
    SPACES,
    SPECIES,
    START,
    STORES,
    TAKE,
    USE,
    WORKERS,
)
from kontor.games.burgundy.tables import (
    ALL_VALUES,
    BORDER_POSTS,
    BRIDGE_TOP,
    CARGO_COLOUR,
    DISTANCE,
    EFFECT_ACTION,
    EFFECT_ANIMAL,
    EFFECT_FETCH,
    EFFECT_GEESE,
    EFFECT_POINTS,
    EFFECT_SHIP,
    EFFECT_SILVER,
    EFFECT_WORKERS,
    FREE_PLACE,
    FREE_TAKE,
    OTHERS_WORKERS,
    SHIELDS,
    SOLO,
    STRONG_WORKER,
    WORK_MORE,
    WORK_SILVER,
)

if TYPE_CHECKING:
    from kontor.games.burgundy.state import BurgundyState


FRAME_OF_EFFECT: Final = [
    *(0, frames.ACTION, 0, frames.SELL, frames.FETCH, 0, 0, frames.PLACE),
    *(0, 0, frames.CRANE, 0, frames.WHITE),
]
"""By effect: the follow-up it opens, 0 for none."""

HIRED: Final = 2
"""Workers for a silver with monastery 28."""


def step(s: BurgundyState, seat: i64, action: i64, chance: Chance, log: Log | None) -> None:
    """Do a legal action."""
    if START <= action < HIRE:
        setup.choose_start(s, seat, action - START, chance, log)
        return
    s.last = seat
    if action == END:
        if log is not None:
            log.append(Event("turn-ended", {"seat": seat}))
        rounds.end_turn(s, chance, log)
        return
    if action < PLACE:
        die, slot = (action - TAKE) // SLOTS, (action - TAKE) % SLOTS
        use_die(s, seat, die, slot // 4 + 1, s.powers[seat] & FREE_TAKE, log)
        take(s, seat, s.depots[slot], log, slot // 4 + 1)
        s.depots[slot] = 0
    elif action < SELL:
        pile, space = (action - PLACE) // SPACES, (action - PLACE) % SPACES
        die, store = pile // STORES, pile % STORES
        kind = s.stores[seat * s.stores_each + store]
        number = s.duchies[seat].number_of[space]
        use_die(s, seat, die, number, s.powers[seat] & FREE_PLACE[s.tables.colour[kind]], log)
        s.stores[seat * s.stores_each + store] = 0
        place(s, seat, kind, space, log)
    elif action < WORKERS:
        die, colour = (action - SELL) // 6, (action - SELL) % 6
        use_die(s, seat, die, colour + 1, 0, log)
        goods.sell(s, seat, colour, log)
    elif action < SHIP:
        die = action - WORKERS
        use_die(s, seat, die, die, 0, log)
        gain_workers_by_action(s, seat, log)
    elif action < LOAD:
        goods.choose_depot(s, seat, action - SHIP, log)
    elif action < BUY:
        depot = s.pending[-1] // frames.KINDS
        goods.load(s, seat, depot, action - LOAD, log)
        if not legal.goods_room(s, seat):
            s.pending.pop()
    elif action < DISCARD:
        buy(s, seat, (action - BUY) // 3, (action - BUY) % 3, log)
    elif action < PASS:
        stores.discard(s, seat, action - DISCARD, log)
    elif action == PASS:
        s.pending.pop()
        if log is not None:
            log.append(Event("effect-passed", {"seat": seat}))
    elif action < SHIELD:
        step_extra(s, seat, action, log)
    elif action < CLAIM:
        shields.step(s, seat, action, log)
    elif action < PART_FIRST:
        stores.step(s, seat, action, log)
    else:
        solo.step(s, seat, action, log)
    if s.pending:
        settle(s, seat, log)
    if s.turn == s.players and not s.pending:
        rounds.go_on(s, chance, log)


def step_extra(s: BurgundyState, seat: i64, action: i64, log: Log | None) -> None:
    """The actions of the expansions."""
    if action == HIRE:
        s.silver[seat] -= 1
        gain_workers(s, seat, HIRED, log)
    elif action < USE:
        buy_inn(s, seat, action - INN, log)
    elif action < HERD:
        s.pending.pop()
        tile = BUILDINGS[action - USE]
        if log is not None:
            log.append(Event("crane-used", {"seat": seat, "building": tile}))
        trigger(s, seat, s.tables.kind_of[tile], -1, scoring.WATCHTOWERS, log)
    else:
        space = s.pending.pop() // frames.KINDS
        species = s.tables.species_names.index(SPECIES[action - HERD])
        scoring.score_geese(s, seat, space, species, log)


def use_die(s: BurgundyState, seat: i64, die: i64, value: i64, free: i64, log: Log | None) -> None:
    """Use up a die, paying workers to turn it to a value; without a die, the open follow-up."""
    if s.pending:
        s.pending.pop()
        if die == NO_DIE:
            return
    else:
        s.dice[place_of_die(s, seat, die)] = -die
    workers = workers_needed(s, seat, die, value, free)
    if workers:
        s.workers[seat] -= workers
        if log is not None:
            log.append(
                Event(
                    "workers-paid", {"seat": seat, "workers": workers, "die": die, "value": value}
                )
            )


def place_of_die(s: BurgundyState, seat: i64, die: i64) -> i64:
    """Where the seat's die of this value lies."""
    return 2 * seat if s.dice[2 * seat] == die else 2 * seat + 1


def workers_needed(s: BurgundyState, seat: i64, die: i64, value: i64, free: i64) -> i64:
    """The fewest workers that turn a die to a value (B-DIE); 8 makes each worth up to two steps."""
    distance = DISTANCE[die][value]
    if distance and free:
        distance -= 1
    if s.powers[seat] & STRONG_WORKER:
        return (distance + 1) // 2
    return distance


def take(s: BurgundyState, seat: i64, kind: i64, log: Log | None, depot: i64) -> None:
    """A tile comes into a store; with all stores full, one has to be discarded first (B-STORE)."""
    if log is not None:
        log.append(
            Event("tile-taken", {"seat": seat, "tile": s.tables.names[kind], "depot": depot})
        )
    stores.into(s, seat, kind)


def buy(s: BurgundyState, seat: i64, offer: i64, workers: i64, log: Log | None) -> None:
    """Buy a tile of the black depot, with monastery 6 of any depot and also with workers."""
    silver = s.tables.black_price - workers
    s.bought = True
    s.silver[seat] -= silver
    s.workers[seat] -= workers
    kind = legal.offered(s, offer)
    if offer < SLOTS:
        s.depots[offer] = 0
    else:
        s.black[offer - SLOTS] = 0
    if log is not None:
        log.append(
            Event(
                "tile-bought",
                {
                    "seat": seat,
                    "tile": s.tables.names[kind],
                    "depot": offer // 4 + 1 if offer < SLOTS else 0,
                    "silver": silver,
                    "workers": workers,
                },
            )
        )
    stores.into(s, seat, kind)


def buy_inn(s: BurgundyState, seat: i64, workers: i64, log: Log | None) -> None:
    """Buy the inn beside the black depot, as the turn's one purchase (B-INN-2)."""
    silver = s.tables.black_price - workers
    s.bought = True
    s.inns -= 1
    s.silver[seat] -= silver
    s.workers[seat] -= workers
    if log is not None:
        log.append(Event("inn-bought", {"seat": seat, "silver": silver, "workers": workers}))
    stores.into(s, seat, s.tables.inn)


def gain_workers(s: BurgundyState, seat: i64, workers: i64, log: Log | None) -> None:
    """Workers from the supply; shield 2 gives another player one as well (B-SHIELDS-2a)."""
    s.workers[seat] += workers
    if log is not None:
        log.append(Event("workers-gained", {"seat": seat, "workers": workers}))
    if s.expansions & SHIELDS:
        for other in range(s.players):
            if other != seat and s.shields[other] & OTHERS_WORKERS:
                s.workers[other] += 1
                if log is not None:
                    log.append(Event("workers-gained", {"seat": other, "workers": 1}))


def gain_silver(s: BurgundyState, seat: i64, silver: i64, log: Log | None) -> None:
    s.silver[seat] += silver
    if log is not None:
        log.append(Event("silver-gained", {"seat": seat, "silver": silver}))


def gain_workers_by_action(s: BurgundyState, seat: i64, log: Log | None) -> None:
    """The action "take workers" (B-WORK-1)."""
    workers, silver = workers_by_action(s, seat)
    gain_workers(s, seat, workers, log)
    if silver:
        gain_silver(s, seat, silver, log)


def workers_by_action(s: BurgundyState, seat: i64) -> tuple[int, int]:
    """What taking workers brings: workers, of which 14 gives more, and with 13 silver too."""
    powers = s.powers[seat]
    workers = s.tables.work_more_power if powers & WORK_MORE else s.tables.workers_action
    return workers, 1 if powers & WORK_SILVER else 0


def place(s: BurgundyState, seat: i64, kind: i64, space: i64, log: Log | None) -> None:
    """A tile lands on the duchy: what it completes scores, then its effect begins."""
    t = s.tables
    if log is not None:
        log.append(
            Event(
                "tile-placed",
                {
                    "seat": seat,
                    "tile": t.names[kind],
                    "space": s.duchies[seat].space_names[space],
                },
            )
        )
    land(s, seat, kind, space)
    if s.expansions & SOLO:
        solo.landed(s, seat, kind, space, log)
        return
    scoring.score_completion(s, seat, space, log)
    if s.expansions:
        if s.expansions & BORDER_POSTS:
            scoring.score_posts(s, seat, log)
        if t.power[kind]:
            if s.expansions & SHIELDS:
                shields.update(s)
            rounds.lift_bridge_tops(s, seat if t.power[kind] == BRIDGE_TOP else -1)
    trigger(s, seat, kind, space, scoring.WATCHTOWERS, log)


def trigger(
    s: BurgundyState, seat: i64, kind: i64, space: i64, source: i64, log: Log | None
) -> None:
    """The effect of a tile that lies on a space; cranes and trade routes have it without a tile.
    `source` is what plain points count for."""
    t = s.tables
    effect = t.effect[kind]
    if effect == EFFECT_SHIP:
        s.pending.append(frames.frame(frames.SWEEP if s.expansions & SOLO else frames.BRIDGE))
        if s.expansions and s.shields[seat] & CARGO_COLOUR:
            s.pending.append(frames.frame(frames.CARGO))
        s.pending.append(frames.frame(frames.SHIP))
    elif effect == EFFECT_ANIMAL:
        scoring.score_animals(s, seat, kind, space, log)
    elif effect == EFFECT_WORKERS:
        gain_workers(s, seat, t.amount[kind], log)
    elif effect == EFFECT_SILVER:
        gain_silver(s, seat, t.amount[kind], log)
    elif effect == EFFECT_POINTS:
        scoring.score(s, seat, source, t.amount[kind])
        if log is not None:
            log.append(Event("points-scored", {"seat": seat, "points": t.amount[kind]}))
        if s.expansions & SOLO:
            solo.count(s, seat, t.amount[kind], log)
    elif effect == EFFECT_GEESE:
        herds = scoring.herds(s, seat, space)
        if len(herds) > 1:
            s.pending.append(frames.frame(frames.HERD, space))
        else:
            scoring.score_geese(s, seat, space, herds[0] if herds else -1, log)
    elif FRAME_OF_EFFECT[effect]:
        about = kind if effect == EFFECT_FETCH else 0
        if effect == EFFECT_ACTION and space >= 0 and s.expansions & SHIELDS:
            about = 1  # a placed castle, with which shield 11 may take a shield
        s.pending.append(frames.frame(FRAME_OF_EFFECT[effect], about))


def land(s: BurgundyState, seat: i64, kind: i64, space: i64) -> None:
    """Put a tile on the duchy and keep what is derived from it up to date."""
    t = s.tables
    duchy = s.duchies[seat]
    filled = s.filled[seat] | duchy.alone[space]
    s.filled[seat] = filled
    s.open[seat] = (s.open[seat] | duchy.neighbours[space]) & ~filled
    s.tiles[seat * s.spaces + space] = kind
    s.powers[seat] |= t.power[kind]
    if t.building[kind] >= 0:
        town = duchy.regions[duchy.region_of[space]]
        s.barred[seat * t.buildings + t.building[kind]] |= town


def settle(s: BurgundyState, seat: i64, log: Log | None) -> None:
    """Carry out or drop follow-ups that ask for no decision, down to one that does."""
    while s.pending:
        kind = s.pending[-1] % frames.KINDS
        if kind == frames.BRIDGE:
            s.pending.pop()
            rounds.advance(s, seat, log)
        elif s.expansions and goes_by_itself(s, seat, kind, log):
            continue
        elif useful(s, seat, kind, s.pending[-1] // frames.KINDS):
            return
        else:
            s.pending.pop()
            if log is not None and kind not in frames.OFFERS:
                log.append(Event("effect-lost", {"seat": seat}))


def goes_by_itself(s: BurgundyState, seat: i64, kind: i64, log: Log | None) -> bool:
    """Carry out a follow-up of the expansions in which there is nothing to decide."""
    if kind == frames.ROUTE:
        routes.lay_next(s, seat, log)
    elif kind == frames.SWEEP:
        solo.sweep(s, log)
    elif kind == frames.PARTS and solo.only_part(s.pending[-1] // frames.KINDS) >= 0:
        solo.carry_out(s, seat, solo.only_part(s.pending[-1] // frames.KINDS), log)
    else:
        return False
    return True


def useful(s: BurgundyState, seat: i64, kind: i64, about: i64) -> bool:
    """Whether a follow-up can still do something, a town hall also by a purchase (B-BUILD-13)."""
    out = Choices()
    if kind == frames.FETCH:
        legal.add_fetches(s, s.tables.fetch[about], out)
    elif kind == frames.SELL:
        legal.add_sales(s, seat, 0, ALL_VALUES, out)
    elif kind == frames.SHIP:
        legal.add_ship_depots(s, seat, about, out)
    elif kind == frames.CARGO:
        shields.add_cargo(s, seat, out)
    elif kind == frames.CLAIM:
        legal.add_claims(s, seat, about == shields.CLAIMS_BLACK, out)
    elif kind == frames.PLACE:
        legal.add_places_anywhere(s, seat, 0, out)
        if s.cellar[seat]:
            stores.add_picks(s, seat, 0, out)
        return len(out) > 0 or legal.could_buy_to_place(s, seat)
    elif kind == frames.TRIBUTE:
        return bool(shields.owned(s, seat))
    elif kind == frames.POINTS:
        return s.silver[seat] > 0
    elif kind == frames.TRADE:
        return solo.can_trade(s, seat)
    else:
        return True
    return len(out) > 0
