"""A turn: what each action does, and what it asks next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kontor.core.chance import Chance
from kontor.core.events import Event, Log
from kontor.games.mombasa import (
    area,
    bonus,
    bookkeeping,
    expansion,
    frames,
    goods,
    legal,
    planning,
    rounds,
    setup,
    steps,
)
from kontor.games.mombasa.actions import (
    ACTIVE_BOOKKEEPER,
    ACTIVE_MERCHANT,
    ADVANCE,
    BOOST,
    BUY,
    CARDS,
    CHOOSE,
    COLUMNS,
    DISCARD,
    END,
    ENTER,
    EXPAND,
    FLIP,
    JAR,
    OPTIONS,
    PICK,
    PLACE,
    PLAN,
    REMOVE,
    REST,
    RETURN,
    SHELF,
    SHELVE,
    SLOTS,
    STEPS,
    STOP,
    TAKE_BOOK,
    USE,
)
from kontor.games.mombasa.tables import BOOKKEEPER, BOOKKEEPER_TILE, EXPANSION

if TYPE_CHECKING:
    from kontor.games.mombasa.state import MombasaState


def step(s: MombasaState, seat: i64, action: i64, chance: Chance, log: Log | None) -> None:
    """Do a legal action."""
    if action < USE:
        if action >= PLAN:
            planning.step(s, seat, action, log)
        elif action >= REST:
            setup.rest(s, seat, (action - REST) % CARDS, log)
        else:
            setup.choose(s, seat, action - CHOOSE, log)
        return
    s.last = seat
    if action < BOOST:
        use(s, seat, action - USE, log)
    elif action < EXPAND:
        lay_boost(s, seat, action - BOOST, log)
        return
    elif action < ENTER:
        expansion.begin(s, seat, action - EXPAND, log)
    elif action < RETURN:
        expansion.enter(s, seat, (action - ENTER) // COLUMNS, (action - ENTER) % COLUMNS, log)
    elif action < REMOVE:
        expansion.put_back(s, action - RETURN, log)
    elif action < JAR:
        expansion.remove(s, seat, (action - REMOVE) // COLUMNS, (action - REMOVE) % COLUMNS, log)
    elif action < FLIP:
        bookkeeping.move(s, seat, log)
    elif action < TAKE_BOOK:
        bookkeeping.flip(s, seat, action - FLIP, log)
    elif action < SHELVE:
        bookkeeping.take(s, seat, action - TAKE_BOOK, log)
    elif action < BUY:
        bookkeeping.shelve(s, seat, (action - SHELVE) // SHELF, (action - SHELVE) % SHELF, log)
    elif action < ADVANCE:
        goods.buy(s, seat, action - BUY, log)
    elif action < PLACE:
        company, more = (action - ADVANCE) // STEPS, (action - ADVANCE) % STEPS
        if s.pending[-1] % frames.KINDS == frames.GOODS:
            goods.spend_unit(s, seat, company, log)
        else:
            steps.advance(s, seat, company, more + 1, log)
    elif action < DISCARD:
        bonus.place(s, seat, (action - PLACE) // OPTIONS, (action - PLACE) % OPTIONS, log)
    elif action < STOP:
        bonus.discard(s, seat, action - DISCARD, log)
    elif action < END:
        stop(s, seat, log)
    elif action < PICK:
        rounds.end_phase(s, seat, log)
    else:
        rounds.pick(s, seat, action - PICK, log)
    settle(s, seat, chance, log)


def use(s: MombasaState, seat: i64, active: i64, log: Log | None) -> None:
    """Use a face-up card or tile: goods, a bookkeeper or a diamond merchant."""
    if active == ACTIVE_MERCHANT:
        goods.use_merchant_tile(s, seat, log)
        return
    if active == ACTIVE_BOOKKEEPER:
        area.spend_tile(s, BOOKKEEPER_TILE)
        points = s.tables.components.tile_values[BOOKKEEPER_TILE]
    else:
        card = s.slots[seat * SLOTS + active]
        kind = s.tables.kind[card]
        if kind < EXPANSION:
            goods.use(s, seat, active, log)
            return
        if kind != BOOKKEEPER:
            goods.use_merchant(s, seat, active, log)
            return
        area.turn_down(s, seat, active)
        points = s.tables.value[card]
    # A bookkeeper in use counts for nothing (M-REQ-3), so it is turned down at once.
    area.recount(s, seat)
    s.pending.append(frames.frame(frames.JAR, 0, 0, points))
    if log is not None:
        log.append(Event("bookkeeper-used", {"seat": seat, "points": points}))


def lay_boost(s: MombasaState, seat: i64, slot: i64, log: Log | None) -> None:
    """The +1 goods tile is laid before the action of the turn."""
    area.lay_boost(s, seat, slot)
    if log is not None:
        card = s.tables.card_names[s.slots[seat * SLOTS + slot]]
        log.append(Event("boost-laid", {"seat": seat, "card": card}))


def stop(s: MombasaState, seat: i64, log: Log | None) -> None:
    """Leave the decision on top as it is; what is left of it is lost or turned into pounds."""
    kind = s.pending[-1] % frames.KINDS
    if kind == frames.POINTS:
        bookkeeping.cash(s, seat, log)
    elif kind == frames.JAR:
        bookkeeping.rest_jar(s, seat, log)
    elif kind == frames.EXPAND:
        expansion.finish(s, seat, log)
    else:
        s.pending.pop()


def settle(s: MombasaState, seat: i64, chance: Chance, log: Log | None) -> None:
    """Carry out what asks for no decision, down to one that does, or to the end of the turn."""
    while s.pending or s.carried:
        if not s.pending:
            s.pending.append(frames.frame(frames.SHELVE))
        if s.pending[-1] % frames.KINDS == frames.DRIVE:
            expansion.drive_out(s, log)
            continue
        s.choices = legal.choices(s, seat)
        count = len(s.choices)
        if count > 1:
            return
        if not count:
            expansion.lose(s, log)
        elif s.choices[0] == STOP:
            stop(s, seat, log)
        elif s.choices[0] >= PICK:
            rounds.pick(s, seat, s.choices[0] - PICK, log)
        elif s.pending[-1] % frames.KINDS == frames.RETURN:
            expansion.put_back(s, s.choices[0] - RETURN, log)
        else:
            return
    rounds.end_turn(s, chance, log)
