"""What a seat may do now. Lists are built in ascending order of codes, one family after another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kontor.core.rows import Choices, place_in
from kontor.games.burgundy import frames, scoring, setup, shields, solo, turn
from kontor.games.burgundy.actions import (
    ANY_DIE,
    BLACK_SLOTS,
    BUILDINGS,
    BUY,
    CLAIM,
    DISCARD,
    END,
    HERD,
    HIRE,
    INN,
    KEEP,
    LOAD,
    NO_DIE,
    PASS,
    PLACE,
    SELL,
    SET,
    SHIP,
    SLOTS,
    SPACES,
    SPECIES,
    STORES,
    TAKE,
    USE,
    WORKERS,
)
from kontor.games.burgundy.tables import (
    ALL_VALUES,
    ANYWHERE,
    BUILDING,
    BUY_ANYWHERE,
    FREE_PLACE,
    FREE_TAKE,
    HIRE_WORKERS,
    REACH,
    SAME_BUILDING,
    SETUP,
    SHIELDS,
    SOLO,
    STRONG_WORKER,
    VALUES,
    WHITE_CASTLES,
)

if TYPE_CHECKING:
    from kontor.games.burgundy.state import BurgundyState


def add_legal(s: BurgundyState, seat: i64, out: Choices) -> None:
    """Every legal action of a seat that owes a decision."""
    if s.stage == SETUP:
        setup.add_starts(s, seat, out)
        return
    if s.pending:
        add_follow_ups(s, seat, out)
        return
    low, high = s.dice[2 * seat], s.dice[2 * seat + 1]
    if low > high:
        low, high = high, low
    if low == high:
        low = 0
    steps = worker_steps(s, seat)
    free = steps + 1 if s.powers[seat] & FREE_TAKE else steps
    if low > 0:
        add_takes(s, low, REACH[low][free], out)
    if high > 0:
        add_takes(s, high, REACH[high][free], out)
        add_places(s, seat, low, high, steps, out)
    if low > 0:
        add_sales(s, seat, low, REACH[low][steps], out)
    if high > 0:
        add_sales(s, seat, high, REACH[high][steps], out)
    if low > 0:
        out.append(WORKERS + low)
    if high > 0:
        out.append(WORKERS + high)
    if not s.bought:
        add_purchases(s, seat, out)
    out.append(END)
    if s.expansions:
        add_extras(s, seat, out)
        if s.expansions & SHIELDS:
            shields.add_turn_actions(s, seat, out)


def worker_steps(s: BurgundyState, seat: i64) -> i64:
    """How far the seat's workers can turn a die; three steps reach every value."""
    workers = s.workers[seat]
    if s.powers[seat] & STRONG_WORKER:
        workers += workers
    return workers if workers < 3 else 3


def add_takes(s: BurgundyState, die: i64, values: i64, out: Choices) -> None:
    """Tiles of the depots with these numbers."""
    base = TAKE + die * SLOTS
    depots, twins = s.depots, s.tables.twins
    for slot in s.slots[values]:
        kind = depots[slot]
        if kind and (twins[slot] < 0 or depots[twins[slot]] != kind):
            out.append(base + slot)


def spaces_for(s: BurgundyState, seat: i64, kind: i64) -> int:
    """Where a tile could go, whatever the die: by colour and adjacency, with one building of a type
    in a town and one inn in a region."""
    colour = s.tables.colour[kind]
    spaces = s.open[seat] & s.duchies[seat].colours[colour]
    if s.expansions and s.shields[seat] & ANYWHERE:
        spaces = ~s.filled[seat] & s.duchies[seat].colours[colour]
    if kind == s.tables.inn or (colour == BUILDING and not s.powers[seat] & SAME_BUILDING):
        spaces &= ~s.barred[seat * s.tables.buildings + s.tables.building[kind]]
    return spaces


def add_places(s: BurgundyState, seat: i64, low: i64, high: i64, steps: i64, out: Choices) -> None:
    """Stored tiles onto spaces whose number one of two dice reaches (low 0: one die only)."""
    numbers = s.duchies[seat].numbers
    first = seat * s.stores_each
    by_high = Choices() if low > 0 else out
    for store in range(s.stores_each):
        kind = s.stores[first + store]
        if kind and first_in_pile(s, seat, store):
            spaces = spaces_for(s, seat, kind)
            if spaces:
                free = s.powers[seat] & FREE_PLACE[s.tables.colour[kind]]
                reach = steps + 1 if free else steps
                if low > 0:
                    reached = spaces & numbers[REACH[low][reach]]
                    if reached:
                        add_spaces(PLACE + (low * STORES + store) * SPACES, reached, out)
                reached = spaces & numbers[REACH[high][reach]]
                if reached:
                    add_spaces(PLACE + (high * STORES + store) * SPACES, reached, by_high)
    if low > 0:
        out.extend(by_high)


def add_places_anywhere(s: BurgundyState, seat: i64, die: i64, out: Choices) -> None:
    """Stored tiles onto spaces of any number: a castle's action, a town hall."""
    for store in range(s.stores_each):
        kind = s.stores[seat * s.stores_each + store]
        if kind and first_in_pile(s, seat, store):
            spaces = spaces_for(s, seat, kind)
            if spaces:
                add_spaces(PLACE + (die * STORES + store) * SPACES, spaces, out)


def first_in_pile(s: BurgundyState, seat: i64, store: i64) -> bool:
    """Whether no equal tile lies before this one in its pile of stores: equal tiles are one
    choice."""
    first = seat * s.stores_each
    kind = s.stores[first + store]
    for earlier in range(first + s.store_piles[store], first + store):
        if s.stores[earlier] == kind:
            return False
    return True


def add_spaces(base: i64, spaces: int, out: Choices) -> None:
    while spaces:
        bit = spaces & -spaces
        out.append(base + bit.bit_length() - 1)
        spaces ^= bit


def add_sales(s: BurgundyState, seat: i64, die: i64, values: i64, out: Choices) -> None:
    """Goods in store whose colour has one of these numbers."""
    base = SELL + die * 6 - 1
    goods = s.goods
    first = seat * 6 - 1
    for value in VALUES[values]:
        if goods[first + value]:
            out.append(base + value)


def add_purchases(s: BurgundyState, seat: i64, out: Choices) -> None:
    """The turn's one purchase, in the ways it can be paid (B-BUY-1, B-MON-6a)."""
    price, silver = s.tables.black_price, s.silver[seat]
    if not s.powers[seat] & BUY_ANYWHERE:
        if silver >= price:
            for slot in range(BLACK_SLOTS):
                kind = s.black[slot]
                if kind and place_in(s.black, kind) == slot:
                    out.append(BUY + (SLOTS + slot) * 3)
        return
    for offer in range(SLOTS + BLACK_SLOTS):
        if offered(s, offer) and first_of_its_kind(s, offer):
            add_payments(s, seat, BUY + offer * 3, s.workers[seat], out)


def could_buy_to_place(s: BurgundyState, seat: i64) -> bool:
    """Whether the turn's purchase is still open and could bring a tile that can be placed."""
    if s.bought:
        return False
    if s.powers[seat] & HIRE_WORKERS and s.silver[seat] and s.powers[seat] & BUY_ANYWHERE:
        # Workers hired for a silver (28) can pay the whole price (6).
        return any_offer_fits(s, seat, 0)
    if s.silver[seat] >= s.tables.black_price:
        return any_offer_fits(s, seat, 0 if s.powers[seat] & BUY_ANYWHERE else SLOTS)
    if s.powers[seat] & BUY_ANYWHERE:
        means = s.silver[seat] + s.workers[seat]
        return means >= s.tables.black_price and any_offer_fits(s, seat, 0)
    return False


def any_offer_fits(s: BurgundyState, seat: i64, first: i64) -> bool:
    """Whether a tile for sale, from this offer on, could be placed; the inn is for sale too."""
    if s.inns and spaces_for(s, seat, s.tables.inn):
        return True
    for offer in range(first, SLOTS + BLACK_SLOTS):
        kind = offered(s, offer)
        if kind and spaces_for(s, seat, kind):
            return True
    return False


def first_of_its_kind(s: BurgundyState, offer: i64) -> bool:
    """Whether no equal tile lies before this one beside it: equal tiles are one choice."""
    if offer < SLOTS:
        twin = s.tables.twins[offer]
        return twin < 0 or s.depots[twin] != s.depots[offer]
    slot = offer - SLOTS
    return place_in(s.black, s.black[slot]) == slot


def offered(s: BurgundyState, offer: i64) -> i64:
    """The tile that is for sale there: a depot space or, counted after those, a black one."""
    return s.depots[offer] if offer < SLOTS else s.black[offer - SLOTS]


def add_follow_ups(s: BurgundyState, seat: i64, out: Choices) -> None:
    """What can be done about the follow-up on top of the stack, or instead of it a purchase."""
    frame: i64 = s.pending[-1]
    kind, about = frame % frames.KINDS, frame // frames.KINDS
    if kind == frames.DISCARD:
        for store in range(s.stores_each):
            if first_in_pile(s, seat, store):
                out.append(DISCARD + store)
        return
    if kind in frames.ATOMIC:
        add_answers(s, seat, kind, about, out)
        return
    if kind == frames.ACTION:
        add_takes(s, ANY_DIE, ALL_VALUES, out)
        add_places_anywhere(s, seat, ANY_DIE, out)
        add_sales(s, seat, ANY_DIE, ALL_VALUES, out)
        out.append(WORKERS + ANY_DIE)
    elif kind == frames.FETCH:
        add_fetches(s, s.tables.fetch[about], out)
    elif kind == frames.PLACE:
        add_places_anywhere(s, seat, NO_DIE, out)
    elif kind == frames.SELL:
        add_sales(s, seat, NO_DIE, ALL_VALUES, out)
    elif kind == frames.SHIP:
        add_ship_depots(s, seat, about, out)
    elif kind == frames.WHITE:
        add_white_actions(s, seat, out)
    elif kind == frames.LOAD:
        add_loads(s, about, out)
    if not s.bought:
        add_purchases(s, seat, out)
    if kind not in (frames.LOAD, frames.HERD, frames.PARTS):
        out.append(PASS)
    if s.expansions:
        add_extras(s, seat, out)
        if kind == frames.CRANE:
            add_crane_effects(s, seat, out)
        elif kind == frames.HERD:
            add_herds(s, seat, about, out)
        if s.expansions & SHIELDS:
            shields.add_follow_ups(s, seat, kind, about, out)
        if kind == frames.CLAIM:
            add_claims(s, seat, about == shields.CLAIMS_BLACK, out)
        if s.expansions & SHIELDS:
            shields.add_pending_picks(s, seat, kind, out)
        elif s.expansions & SOLO:
            solo.add_follow_ups(s, seat, kind, about, out)


def add_answers(s: BurgundyState, seat: i64, kind: i64, about: i64, out: Choices) -> None:
    """The answers to what must be answered before anything else."""
    if kind == frames.SET:
        add_spaces(SET, spaces_with(s, seat, about % 8, about // 8), out)
    elif kind == frames.KEEP:
        out.append(KEEP)
        out.append(KEEP + 1)
    elif kind == frames.PAY:
        solo.add_payments(s, seat, about, out)
    else:
        shields.add_answers(s, seat, kind, out)


def spaces_with(s: BurgundyState, seat: i64, die: i64, kind: i64) -> int:
    """Where a tile can go with a die, workers and free changes; 0 and 7 reach every number."""
    spaces = spaces_for(s, seat, kind)
    if NO_DIE < die < ANY_DIE:
        steps = worker_steps(s, seat)
        if s.powers[seat] & FREE_PLACE[s.tables.colour[kind]]:
            steps += 1
        spaces &= s.duchies[seat].numbers[REACH[die][steps]]
    return spaces


def add_claims(s: BurgundyState, seat: i64, black: bool, out: Choices) -> None:
    """Tiles of the depots, or of the black depot with the inn beside it, that can be placed."""
    for offer in range(SLOTS, SLOTS + BLACK_SLOTS) if black else range(SLOTS):
        kind = offered(s, offer)
        if kind and spaces_for(s, seat, kind) and first_of_its_kind(s, offer):
            out.append(CLAIM + offer)
    if black and s.inns and spaces_for(s, seat, s.tables.inn):
        out.append(CLAIM + SLOTS + BLACK_SLOTS)


def add_extras(s: BurgundyState, seat: i64, out: Choices) -> None:
    """What expansions let a player do at any moment of a turn: hire workers (28), buy an inn."""
    if s.turn == s.players:
        return
    if s.powers[seat] & HIRE_WORKERS and s.silver[seat]:
        out.append(HIRE)
    if s.inns and not s.bought:
        workers = s.workers[seat] if s.powers[seat] & BUY_ANYWHERE else 0
        add_payments(s, seat, INN, workers, out)


def add_payments(s: BurgundyState, seat: i64, base: i64, workers: i64, out: Choices) -> None:
    """The ways to pay the price of a purchase, with so many workers at the most."""
    price, silver = s.tables.black_price, s.silver[seat]
    for paid in range(3):
        if paid <= workers and price - paid <= silver:
            out.append(base + paid)


def add_crane_effects(s: BurgundyState, seat: i64, out: Choices) -> None:
    """Buildings whose effect could do something now (B-EXTRA-10)."""
    for index, name in enumerate(BUILDINGS):
        if name != "white-castle" or s.expansions & WHITE_CASTLES:
            kind = s.tables.kind_of[name]
            frame = turn.FRAME_OF_EFFECT[s.tables.effect[kind]]
            if not frame or turn.useful(s, seat, frame, kind):
                out.append(USE + index)


def add_herds(s: BurgundyState, seat: i64, space: i64, out: Choices) -> None:
    """The species with which geese may score."""
    for species in scoring.herds(s, seat, space):
        out.append(HERD + SPECIES.index(s.tables.species_names[species]))


def add_white_actions(s: BurgundyState, seat: i64, out: Choices) -> None:
    """A white castle: a die action with the white die's value, which workers may change."""
    die, steps = s.white, worker_steps(s, seat)
    free = steps + 1 if s.powers[seat] & FREE_TAKE else steps
    add_takes(s, die, REACH[die][free], out)
    add_places(s, seat, 0, die, steps, out)
    add_sales(s, seat, die, REACH[die][steps], out)
    out.append(WORKERS + die)


def add_fetches(s: BurgundyState, colours: i64, out: Choices) -> None:
    """Tiles of some colours from any numbered depot."""
    depots, twins, colour = s.depots, s.tables.twins, s.tables.colour
    for slot in range(SLOTS):
        kind = depots[slot]
        if (
            kind
            and colours >> colour[kind] & 1
            and (twins[slot] < 0 or depots[twins[slot]] != kind)
        ):
            out.append(TAKE + slot)


def add_ship_depots(s: BurgundyState, seat: i64, beside: i64, out: Choices) -> None:
    """Depots from which at least one good fits; after the first, only those beside it."""
    for depot in range(6):
        if (not beside or (depot - beside + 1) % 6 in (1, 5)) and fitting(s, seat, depot):
            out.append(SHIP + depot)


def fitting(s: BurgundyState, seat: i64, depot: i64) -> bool:
    """Whether at least one good of a depot finds room in the seat's goods spaces."""
    room = goods_room(s, seat)
    for colour in range(6):
        if s.depot_goods[depot * 6 + colour] and (room or s.goods[seat * 6 + colour]):
            return True
    return False


def goods_room(s: BurgundyState, seat: i64) -> i64:
    """How many goods spaces are free."""
    used: i64 = 0
    for place in range(seat * 6, seat * 6 + 6):
        if s.goods[place]:
            used += 1
    return s.goods_spaces - used


def add_loads(s: BurgundyState, depot: i64, out: Choices) -> None:
    """Colours of a depot's goods among which the player has to choose."""
    for colour in range(6):
        if s.depot_goods[depot * 6 + colour]:
            out.append(LOAD + colour)
