"""What a seat may do now. Lists are built in ascending order of codes, one family after another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kontor.core.rows import Choices
from kontor.games.mombasa import (
    area,
    bonus,
    bookkeeping,
    expansion,
    frames,
    goods,
    planning,
    setup,
    steps,
)
from kontor.games.mombasa.actions import (
    ACTIVE_BOOKKEEPER,
    ACTIVE_MERCHANT,
    ADVANCE,
    BOOKS,
    BOOST,
    BUY,
    COLUMNS,
    COMPANY_COUNT,
    DISCARD,
    DISPLAY,
    END,
    ENTER,
    EXPAND,
    FLIP,
    JAR,
    PICK,
    REMOVE,
    RETURN,
    SHELF,
    SHELVE,
    SLOTS,
    STEPS,
    STOP,
    TAKE_BOOK,
    USE,
)
from kontor.games.mombasa.tables import (
    ACTING,
    BOOKKEEPER_TILE,
    EXPANSION,
    GOODS_TILE,
    MERCHANT_TILE,
    PLANNING,
    PUT,
    RESTING,
    TAKE,
    TOTALS,
)

if TYPE_CHECKING:
    from kontor.games.mombasa.state import MombasaState


def add_legal(s: MombasaState, seat: i64, out: Choices) -> None:
    """Every legal action of a seat that owes a decision."""
    if s.stage == PLANNING:
        planning.add_plans(s, seat, out)
    elif s.stage == ACTING:
        if s.pending:
            out.extend(s.choices)
        else:
            add_turn(s, seat, out)
    elif s.stage == RESTING:
        setup.add_rests(s, seat, out)
    else:
        setup.add_choices(out)


def add_turn(s: MombasaState, seat: i64, out: Choices) -> None:
    """The six actions of a turn, and the +1 goods tile before them (M-TURN-2, M-TILE-7)."""
    usable = usable_cards(s, seat)
    kind = s.tables.kind
    first = seat * SLOTS
    for slot in range(SLOTS):
        if usable >> slot & 1 and kind[s.slots[first + slot]] != EXPANSION:
            out.append(USE + slot)
    if area.has_tile(s, seat, BOOKKEEPER_TILE):
        out.append(USE + ACTIVE_BOOKKEEPER)
    if area.has_tile(s, seat, MERCHANT_TILE):
        out.append(USE + ACTIVE_MERCHANT)
    if s.tiles[GOODS_TILE] == seat and s.boost < 0:
        for slot in range(SLOTS):
            if usable >> slot & 1 and kind[s.slots[first + slot]] < EXPANSION:
                out.append(BOOST + slot)
    if s.totals[seat * TOTALS + EXPANSION]:
        for company in range(COMPANY_COUNT):
            if expansion.has_posts(s, company):
                out.append(EXPAND + company)
    bonus.add_spaces(s, seat, out)
    out.append(END)


def usable_cards(s: MombasaState, seat: i64) -> i64:
    """The set of slots with face-up cards, one of those that are alike."""
    face = s.face[seat]
    like = s.tables.like
    first = seat * SLOTS
    boosted: i64 = s.boost if s.tiles[GOODS_TILE] == seat else -1
    seen: i64 = 0
    found: i64 = 0
    for slot in range(SLOTS):
        if face >> slot & 1:
            card = s.tables.alone[like[s.slots[first + slot]]]
            if slot == boosted:
                found |= 1 << slot
            elif not seen & card:
                seen |= card
                found |= 1 << slot
    return found


def choices(s: MombasaState, seat: i64) -> Choices:
    """What can be done about the decision on top of the stack."""
    out = Choices()
    frame: i64 = s.pending[-1]
    kind = frame % frames.KINDS
    if kind == frames.GOODS:
        add_goods(s, seat, frame, out)
        return out
    if kind == frames.SHELVE:
        add_shelving(s, seat, out)
        return out
    if kind == frames.PICK:
        for slot in range(SLOTS):
            if s.piles[seat * SLOTS + slot]:
                out.append(PICK + slot)
        return out
    about = frames.field(frame, 0)
    if kind == frames.RETURN:
        expansion.add_columns(s, about, PUT, RETURN, out)
        return out
    if kind == frames.DISCARD:
        cards = s.hand[seat] & bonus.discardable(s, about > 0)
        for card in planning.different(s, cards):
            out.append(DISCARD + card)
        return out
    if kind == frames.ADVANCE:
        for company in range(COMPANY_COUNT):
            most = frames.field(frame, company)
            if most:
                for count in range(steps.walkable(s, seat, company, most)):
                    out.append(ADVANCE + company * STEPS + count)
    elif kind == frames.POINTS:
        add_books(s, seat, about, out)
    elif kind == frames.JAR:
        if bookkeeping.can_move(s, seat):
            out.append(JAR)
        if not about and not frames.field(frame, 1):
            add_flips(s, seat, out)
    elif kind == frames.BUY:
        add_purchases(s, s.pounds[seat], about, out)
    elif kind == frames.REMOVE:
        for company in range(COMPANY_COUNT):
            expansion.add_columns(s, company, TAKE, REMOVE + company * COLUMNS, out)
    elif kind == frames.EXPAND:
        add_entries(s, about, frames.field(frame, 1), out)
    out.append(STOP)
    return out


def add_goods(s: MombasaState, seat: i64, frame: i64, out: Choices) -> None:
    """More cards, a purchase, or steps; stopping only where every step would cross a call."""
    kinds, closed, units = frames.field(frame, 0), frames.field(frame, 1), frames.field(frame, 2)
    mixed = kinds & (kinds - 1) and not closed
    if not closed:
        mix = goods.may_mix(s, seat) and goods.mix_pays(s, seat, units)
        kind = s.tables.kind
        usable = usable_cards(s, seat)
        for slot in range(SLOTS):
            if usable >> slot & 1:
                other = kind[s.slots[seat * SLOTS + slot]]
                if other < EXPANSION and (mix or kinds == 1 << other):
                    out.append(USE + slot)
        add_purchases(s, units, goods.price_cut(s, seat, kinds), out)
    if mixed:
        return
    if units:
        free = False
        pounds = s.pounds[seat]
        for company in range(COMPANY_COUNT):
            lane = s.layout.lanes[company]
            place = s.places[seat * 4 + company]
            if place < lane.length:
                cost = lane.cost[place + 1]
                free = free or not cost
                if cost <= pounds:
                    out.append(ADVANCE + company * STEPS)
        if free:
            return
    out.append(STOP)


def add_purchases(s: MombasaState, purse: i64, cut: i64, out: Choices) -> None:
    """Cards of the display that can be paid."""
    crate, crates = s.tables.crate, s.tables.crates
    display = s.display
    for space in range(DISPLAY):
        card = display[space]
        if card and crate[card] + crates[space] - cut <= purse:
            out.append(BUY + space)


def add_books(s: MombasaState, seat: i64, points: i64, out: Choices) -> None:
    """Books that so many points can take; none once the jar is at its end (M-JAR-13)."""
    t = s.tables
    if s.jar[seat] == t.jar_end:
        return
    for_a: i64 = -1
    for space in range(BOOKS):
        book = s.books[space]
        if not book:
            continue
        letter = t.letter[book]
        if t.book_cost[letter] > points:
            continue
        if letter == bookkeeping.A_BOOK:
            if for_a < 0:
                for_a = bookkeeping.spaces_for_a(s, seat)
            if not for_a:
                continue
        out.append(TAKE_BOOK + space)


def add_flips(s: MombasaState, seat: i64, out: Choices) -> None:
    """Face-up books that can be turned for pounds (M-JAR-2)."""
    if s.pounds[seat] >= s.tables.components.flip_cost:
        first = seat * SHELF
        for space in range(SHELF):
            if s.shelf[first + space] > 0:
                out.append(FLIP + space)


def add_shelving(s: MombasaState, seat: i64, out: Choices) -> None:
    """Each taken book on each space where it may lie."""
    names = s.tables.book_names
    seen: list[str] = []
    for index, book in enumerate(s.carried):
        if names[book] in seen:
            continue
        seen.append(names[book])
        places = bookkeeping.places(s, seat, index)
        base = SHELVE + index * SHELF
        for space in range(SHELF):
            if places >> space & 1:
                out.append(base + space)


def add_entries(s: MombasaState, company: i64, points: i64, out: Choices) -> None:
    """Regions the company can enter, with each kind of column a post can come from."""
    regions = expansion.enterable(s, company, points)
    while regions:
        bit = regions & -regions
        expansion.add_columns(s, company, TAKE, ENTER + (bit.bit_length() - 1) * COLUMNS, out)
        regions ^= bit
