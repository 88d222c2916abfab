"""What a seat may do now. Lists are built in ascending order of codes, one family after another."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    BOOST,
    BUY,
    COLUMNS,
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


def legal(s: MombasaState, seat: int) -> list[int]:
    """Every legal action of a seat."""
    if seat not in s.actors:
        return []
    if s.stage == PLANNING:
        return planning.legal_plans(s, seat)
    if s.stage == ACTING:
        return s.choices[:] if s.pending else legal_turn(s, seat)
    if s.stage == RESTING:
        return setup.legal_rests(s, seat)
    return setup.legal_choices()


def legal_turn(s: MombasaState, seat: int) -> list[int]:
    """The six actions of a turn, and the +1 goods tile before them (M-TURN-2, M-TILE-7)."""
    out: list[int] = []
    usable = usable_cards(s, seat)
    kind = s.tables.kind
    first = seat * SLOTS
    for slot in usable:
        if kind[s.slots[first + slot]] != EXPANSION:
            out.append(USE + slot)
    if s.tiles[BOOKKEEPER_TILE] == seat and area.has_tile(s, seat, BOOKKEEPER_TILE):
        out.append(USE + ACTIVE_BOOKKEEPER)
    if s.tiles[MERCHANT_TILE] == seat and area.has_tile(s, seat, MERCHANT_TILE):
        out.append(USE + ACTIVE_MERCHANT)
    if s.tiles[GOODS_TILE] == seat and s.boost < 0:
        for slot in usable:
            if kind[s.slots[first + slot]] < EXPANSION:
                out.append(BOOST + slot)
    if s.totals[seat * TOTALS + EXPANSION]:
        for company in range(4):
            if expansion.has_posts(s, company):
                out.append(EXPAND + company)
    bonus.add_spaces(s, seat, out)
    out.append(END)
    return out


def usable_cards(s: MombasaState, seat: int) -> list[int]:
    """The slots with face-up cards, one of those that are alike."""
    face = s.face[seat]
    like = s.tables.like
    first = seat * SLOTS
    seen = 0
    found = []
    boosted = s.boost if s.tiles[GOODS_TILE] == seat else -1
    for slot in range(SLOTS):
        if face >> slot & 1:
            bit = 1 << like[s.slots[first + slot]]
            if slot == boosted:
                found.append(slot)
            elif not seen & bit:
                seen |= bit
                found.append(slot)
    return found


def choices(s: MombasaState, seat: int) -> list[int]:
    """What can be done about the decision on top of the stack."""
    out: list[int] = []
    frame = s.pending[-1]
    kind = frame % frames.KINDS
    if kind == frames.GOODS:
        add_goods(s, seat, frame, out)
        return out
    if kind == frames.SHELVE:
        add_shelving(s, seat, out)
        return out
    if kind == frames.PICK:
        return [PICK + slot for slot in range(SLOTS) if s.piles[seat * SLOTS + slot]]
    about = frames.fields(frame)
    if kind == frames.RETURN:
        columns = expansion.different_columns(s, about[0], PUT)
        return [RETURN + column for column in columns]
    if kind == frames.DISCARD:
        cards = s.hand[seat] & bonus.discardable(s, bool(about[0]))
        return [DISCARD + card for card in planning.different(s, cards)]
    if kind == frames.ADVANCE:
        for company in range(4):
            if about[company]:
                base = ADVANCE + company * STEPS
                out += range(base, base + steps.walkable(s, seat, company, about[company]))
    elif kind == frames.POINTS:
        add_books(s, seat, about[0], out)
    elif kind == frames.JAR:
        if bookkeeping.can_move(s, seat):
            out.append(JAR)
        if not about[0] and not about[1]:
            add_flips(s, seat, out)
    elif kind == frames.BUY:
        add_purchases(s, s.pounds[seat], about[0], out)
    elif kind == frames.REMOVE:
        for company in range(4):
            for column in expansion.different_columns(s, company, TAKE):
                out.append(REMOVE + company * COLUMNS + column)
    elif kind == frames.EXPAND:
        add_entries(s, about[0], about[1], out)
    out.append(STOP)
    return out


def add_goods(s: MombasaState, seat: int, frame: int, out: list[int]) -> None:
    """More cards, a purchase, or steps; stopping only where every step would cross a call."""
    kinds, closed, units = frames.fields(frame)
    mixed = kinds & (kinds - 1) and not closed
    if not closed:
        mix = goods.may_mix(s, seat) and goods.mix_pays(s, seat, units)
        kind = s.tables.kind
        for slot in usable_cards(s, seat):
            other = kind[s.slots[seat * SLOTS + slot]]
            if other < EXPANSION and (mix or kinds == 1 << other):
                out.append(USE + slot)
        add_purchases(s, units, goods.price_cut(s, seat, kinds), out)
    if mixed:
        return
    if units:
        free = False
        pounds = s.pounds[seat]
        for company in range(4):
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


def add_purchases(s: MombasaState, purse: int, cut: int, out: list[int]) -> None:
    """Cards of the display that can be paid."""
    crate, crates = s.tables.crate, s.tables.crates
    display = s.display
    for space in range(DISPLAY):
        card = display[space]
        if card and crate[card] + crates[space] - cut <= purse:
            out.append(BUY + space)


def add_books(s: MombasaState, seat: int, points: int, out: list[int]) -> None:
    """Books that so many points can take; none once the jar is at its end (M-JAR-13)."""
    t = s.tables
    if s.jar[seat] == t.jar_end:
        return
    for_a = -1
    for space, book in enumerate(s.books):
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


def add_flips(s: MombasaState, seat: int, out: list[int]) -> None:
    """Face-up books that can be turned for pounds (M-JAR-2)."""
    if s.pounds[seat] >= s.tables.components.flip_cost:
        first = seat * SHELF
        for space in range(SHELF):
            if s.shelf[first + space] > 0:
                out.append(FLIP + space)


def add_shelving(s: MombasaState, seat: int, out: list[int]) -> None:
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


def add_entries(s: MombasaState, company: int, points: int, out: list[int]) -> None:
    """Regions the company can enter, with each kind of column a post can come from."""
    regions = expansion.enterable(s, company, points)
    if not regions:
        return
    columns = expansion.different_columns(s, company, TAKE)
    while regions and columns:
        bit = regions & -regions
        base = ENTER + (bit.bit_length() - 1) * COLUMNS
        for column in columns:
            out.append(base + column)
        regions ^= bit
