"""Books: taking, placing and entering them, and the points that pay for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kontor.core.chance import Chance
from kontor.core.events import Event, Log
from kontor.games.mombasa import frames, steps
from kontor.games.mombasa.actions import BOOKS, SHELF
from kontor.games.mombasa.pieces import meets_any
from kontor.games.mombasa.tables import BOOKKEEPER, COTTON, MERCHANT, TOTALS

if TYPE_CHECKING:
    from kontor.games.mombasa.state import MombasaState

A_BOOK: Final = 0


def draw_bit(bag: int, chance: Chance) -> int:
    """A thing of a bag, each equally likely."""
    for _ in range(chance.below(bag.bit_count())):
        bag &= bag - 1
    return (bag & -bag).bit_length() - 1


def meets(s: MombasaState, seat: i64, book: i64) -> bool:
    """Whether the face-up cards meet all requirements of a book (M-JAR-5, M-REQ-5)."""
    t = s.tables
    base = seat * TOTALS
    totals = s.totals
    coffee, bananas, cotton, expansion, helpers = t.needs[book]
    coffee = totals[base] - coffee
    bananas = totals[base + 1] - bananas
    cotton = totals[base + 2] - cotton
    if coffee < 0 or bananas < 0 or cotton < 0 or totals[base + 3] < expansion:
        return False
    if totals[base + BOOKKEEPER] + totals[base + MERCHANT] < helpers:
        return False
    wanted = t.needs_any[book]
    return not wanted or meets_any([coffee, bananas, cotton], wanted)


def can_move(s: MombasaState, seat: i64) -> bool:
    """Whether the ink jar can enter the next book."""
    at = s.jar[seat] + 1
    if at > s.tables.jar_end:
        return False
    book = s.shelf[seat * SHELF + at]
    return book < 0 or (book > 0 and meets(s, seat, book))


def move(s: MombasaState, seat: i64, log: Log | None) -> None:
    """The ink jar enters the next book."""
    frame: i64 = s.pending.pop()
    flipped, points = frames.field(frame, 0), frames.field(frame, 2)
    s.pending.append(frames.frame(frames.JAR, flipped, 1, points))
    s.jar = s.jar[:]
    s.jar[seat] += 1
    if log is not None:
        log.append(Event("jar-moves", {"seat": seat, "at": s.jar[seat]}))
        if s.jar[seat] == s.tables.jar_slot:
            log.append(Event("slot-unlocked", {"seat": seat, "slot": 5}))


def flip(s: MombasaState, seat: i64, space: i64, log: Log | None) -> None:
    """Pay to turn one book face down before the jar moves (M-JAR-2)."""
    frame: i64 = s.pending.pop()
    moved, points = frames.field(frame, 1), frames.field(frame, 2)
    s.pending.append(frames.frame(frames.JAR, 1, moved, points))
    book = s.shelf[seat * SHELF + space]
    lay(s, seat, space, -book)
    cost = s.tables.components.flip_cost
    s.pounds[seat] -= cost
    if log is not None:
        params: dict[str, str | int] = {"seat": seat, "book": s.tables.book_names[book]}
        log.append(Event("book-turned", {**params, "space": space, "pounds": cost}))


def lay(s: MombasaState, seat: i64, space: i64, book: i64) -> None:
    """Copies of a state share shelves, so a shelf is replaced when it changes."""
    s.shelf = s.shelf[:]
    s.shelf[seat * SHELF + space] = book


def rest_jar(s: MombasaState, seat: i64, log: Log | None) -> None:
    """The jar stops: its book's reward, then the bookkeeper's points (M-JAR-9, M-JAR-10)."""
    frame: i64 = s.pending.pop()
    moved, points = frames.field(frame, 1), frames.field(frame, 2)
    s.pending.append(frames.frame(frames.POINTS, points))
    book = s.shelf[seat * SHELF + s.jar[seat]] if moved else 0
    if book <= 0:
        return
    reward = s.tables.book_rewards[book]
    steps.give(s, seat, reward, 0, 0, log)
    if reward.cotton:
        cotton = s.totals[seat * TOTALS + COTTON]
        steps.earn(s, seat, cotton - 1 if cotton else 0, log)


def cash(s: MombasaState, seat: i64, log: Log | None) -> None:
    """Points left over become pounds; with the jar at its end each brings more (M-JAR-13)."""
    points = frames.field(s.pending.pop(), 0)
    at_end = s.jar[seat] == s.tables.jar_end
    steps.earn(s, seat, points * (s.tables.components.past_end if at_end else 1), log)


def take(s: MombasaState, seat: i64, space: i64, log: Log | None) -> None:
    """A book of the display, with the coin under it (M-BOOK-5)."""
    points = frames.field(s.pending.pop(), 0)
    book, coins = s.books[space], s.coins[space]
    s.books, s.coins = s.books[:], s.coins[:]
    s.books[space] = 0
    s.coins[space] = 0
    s.carried.append(book)
    s.pounds[seat] += coins
    points -= s.tables.book_cost[s.tables.letter[book]]
    if points:
        s.pending.append(frames.frame(frames.POINTS, points))
    if log is not None:
        params: dict[str, str | int] = {"seat": seat, "book": s.tables.book_names[book]}
        log.append(Event("book-taken", {**params, "pounds": coins}))


def spaces_for_a(s: MombasaState, seat: i64) -> i64:
    """Where an A book may lie: no crossed-out A, no B or C book (M-BOOKPLACE-3, M-BOOKPLACE-5)."""
    found: i64 = 0
    letter = s.tables.letter
    first = seat * SHELF
    for space in range(SHELF):
        book = s.shelf[first + space]
        if letter[book if book > 0 else -book] <= A_BOOK:
            found |= 1 << space
    return found & ~s.tables.crossed


def places(s: MombasaState, seat: i64, index: i64) -> i64:
    """Where a taken book may be placed; one space is kept for waiting A books (M-BOOKPLACE-9)."""
    letter = s.tables.letter
    for_a = spaces_for_a(s, seat)
    if letter[s.carried[index]] == A_BOOK:
        return for_a
    every: i64 = (1 << SHELF) - 1
    waiting = any(letter[book] == A_BOOK for book in s.carried)
    only = for_a and not for_a & (for_a - 1)
    return every & ~for_a if waiting and only else every


def shelve(s: MombasaState, seat: i64, index: i64, space: i64, log: Log | None) -> None:
    """Place a taken book on the bookkeeping track."""
    book = s.carried.pop(index)
    lay(s, seat, space, book)
    if not s.carried:
        s.pending.pop()
    if log is not None:
        params: dict[str, str | int] = {"seat": seat, "book": s.tables.book_names[book]}
        log.append(Event("book-placed", {**params, "space": space}))


def refill(s: MombasaState, chance: Chance, log: Log | None) -> bool:
    """Turn up new books where some were taken (M-BOOKPLACE-10); tells whether any was drawn."""
    drawn = False
    names = ""
    for space in range(BOOKS):
        if s.books[space]:
            continue
        bag = s.book_bag & s.tables.letter_books[s.tables.book_letters[space]]
        if bag:
            book = draw_bit(bag, chance)
            s.book_bag &= ~(1 << book)
            drawn = True
            s.books = s.books[:]
            s.books[space] = book
            if log is not None:
                names += f",{s.tables.book_names[book]}"
    if names and log is not None:
        log.append(Event("books-turned-up", {"books": names[1:]}))
    return drawn
