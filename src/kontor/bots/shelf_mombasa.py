"""What the books of a seat are worth: those the ink jar has entered, and those ahead of it."""

from functools import lru_cache
from typing import Final

from kontor.bots.thumb_mombasa import Known, Thumb
from kontor.core.rows import same
from kontor.games.mombasa import area, frames
from kontor.games.mombasa.actions import SHELF, SLOTS
from kontor.games.mombasa.pieces import meets_any
from kontor.games.mombasa.state import MombasaState
from kontor.games.mombasa.tables import (
    ACTING,
    BOOKKEEPER,
    BOOKKEEPER_TILE,
    EXPANSION,
    MERCHANT,
    TILE,
    TOTALS,
    Tables,
)

NOWHERE: Final = -2
"""No place of the jar; -1 is that before the first book."""


class Means:
    """What a set of cards has to meet requirements with."""

    def __init__(self, tables: Tables, cards: int):
        values: list[list[int]] = [[], [], [], []]
        self.bookkeepers = self.helpers = 0
        for card, kind in enumerate(tables.kind):
            if cards >> card & 1:
                if kind <= EXPANSION:
                    values[kind].append(tables.value[card])
                elif kind <= MERCHANT:
                    self.helpers += 1
                    self.bookkeepers += kind == BOOKKEEPER
        self.sums = [running(sorted(found, reverse=True)) for found in values]

    def cards(self, need: list[int], any_good: int) -> int:
        """How many of the cards it takes to meet requirements; SLOTS if they cannot."""
        count = need[4]
        if count and self.helpers - (self.bookkeepers > 0) < count:
            return SLOTS
        for wanted, sums in zip(need, self.sums, strict=False):
            cards = 0
            while sums[cards] < wanted:
                cards += 1
                if cards == len(sums):
                    return SLOTS
            count += cards
        if max(need[:3]) < any_good:
            if max(sums[-1] for sums in self.sums[:3]) < any_good:
                return SLOTS
            count += 1
        return count


@lru_cache(1000)
def means(tables: Tables, cards: int) -> Means:
    return Means(tables, cards)


class Shelf:
    """The books of a seat in a choice. `near` are the cards that it will have in the next round."""

    def __init__(
        self,
        s: MombasaState,
        seat: int,
        near: int,
        owned: int,
        left: float,
        jar_at: list[float],
        thumb: Thumb,
        known: Known,
    ):
        self.s = s
        self.seat = seat
        self.jar_at = jar_at
        self.left = left
        self.thumb = thumb
        self.tables = s.tables
        self.near = means(s.tables, near)
        self.owned = means(s.tables, owned)
        self.slots = sum(area.slot_open(s, seat, slot) for slot in range(SLOTS))
        self.known = known
        self.lain_at = NOWHERE
        self.lain_tile = False
        self.lain = 0.0

    def worth(self, s: MombasaState) -> float:
        """The value of the jar's place, of its way on in this round, and of the books ahead."""
        seat = self.seat
        thumb = self.thumb
        at = s.jar[seat]
        worth = self.jar_at[at]
        part = 0.0
        ready = False
        if s.stage == ACTING and not s.out >> seat & 1:
            if s.mover == seat and s.pending and s.pending[-1] % frames.KINDS == frames.JAR:
                part = thumb.in_use
                if frames.field(s.pending[-1], 1):
                    worth += thumb.reward_in_use * self.reward(s.shelf[seat * SHELF + at])
            elif s.totals[seat * TOTALS + BOOKKEEPER]:
                part, ready = thumb.now, True
        tile = s.marks[TILE + BOOKKEEPER_TILE] == seat
        if not part and not (s.mover == seat and len(s.carried)) and same(s.shelf, self.s.shelf):
            return worth + self.lying(at, tile) if self.left > 0 else worth
        shelf: list[int] = list(s.shelf[seat * SHELF : (seat + 1) * SHELF])
        if part:
            totals: list[int] = list(s.totals[seat * TOTALS : (seat + 1) * TOTALS])
            totals[BOOKKEEPER] -= ready
            reached = self.reach(shelf, at, totals)
            if reached > at:
                gain = self.jar_at[reached] - self.jar_at[at] + self.reward(shelf[reached])
                worth += part * gain
                at = reached
        if self.left > 0:
            if s.mover == seat:
                for book in s.carried:
                    self.put(shelf, at, book)
            worth += self.ahead(at, shelf[at + 1 :], tile)
        return worth

    def lying(self, at: int, tile: bool) -> float:
        """The books ahead as they lie, which seldom changes."""
        if at != self.lain_at or tile != self.lain_tile:
            first = self.seat * SHELF
            self.lain = self.ahead(at, list(self.s.shelf[first + at + 1 : first + SHELF]), tile)
            self.lain_at, self.lain_tile = at, tile
        return self.lain

    def put(self, shelf: list[int], at: int, book: int) -> None:
        """A taken book goes to the first free space ahead where it may lie."""
        t = self.tables
        for space in range(at + 1, SHELF):
            if not shelf[space] and (t.letter[book] or not t.crossed >> space & 1):
                shelf[space] = book
                return

    def reach(self, shelf: list[int], at: int, totals: list[int]) -> int:
        """How far the jar can go with cards of these totals face up."""
        while at + 1 < SHELF:
            book = shelf[at + 1]
            if not book or (book > 0 and not self.meets(totals, book)):
                break
            at += 1
        return at

    def meets(self, totals: list[int], book: int) -> bool:
        """Whether totals meet the requirements of a book."""
        coffee, bananas, cotton, expansion, helpers = self.tables.needs[book]
        goods = [totals[0] - coffee, totals[1] - bananas, totals[2] - cotton]
        if min(goods) < 0 or totals[EXPANSION] < expansion:
            return False
        if totals[BOOKKEEPER] + totals[MERCHANT] < helpers:
            return False
        wanted = self.tables.needs_any[book]
        return not wanted or meets_any(goods, wanted)

    def entered(self, totals: list[int]) -> float:
        """What a bookkeeper beside cards of these totals would bring by moving the jar."""
        shelf: list[int] = list(self.s.shelf[self.seat * SHELF : (self.seat + 1) * SHELF])
        at = self.s.jar[self.seat]
        reached = self.reach(shelf, at, totals)
        return (
            self.jar_at[reached]
            - self.jar_at[at]
            + (self.reward(shelf[reached]) if reached > at else 0.0)
        )

    def reward(self, book: int) -> float:
        """What a book pays when the jar stops there."""
        if book <= 0:
            return 0.0
        reward, thumb = self.tables.book_rewards[book], self.thumb
        worth = reward.pounds + thumb.diamond * reward.diamonds + thumb.point * reward.points
        return worth + thumb.post * reward.remove + (thumb.harvest if reward.cotton else 0.0)

    def ahead(self, at: int, books: list[int], tile: bool) -> float:
        """Books ahead of the jar."""
        key = (self.slots, at, tile, *books)
        if key not in self.known:
            self.known[key] = self.chains(at, books, tile)
        return self.known[key]

    def chains(self, at: int, books: list[int], tile: bool) -> float:
        """Books are worth most that the cards of the next round can enter together; others wait for
        further bookkeepers."""
        thumb = self.thumb
        cards_of, room = self.near, self.slots - (not tile)
        part = thumb.next if tile or cards_of.bookkeepers else thumb.next * thumb.without
        worth, last = 0.0, 0
        need, most = [0] * 5, 0
        for book in books:
            at += 1
            if not book:
                part *= thumb.gap
                if part < 0.05:
                    break
                continue
            ease = 1.0
            if book > 0:
                wanted = self.tables.needs[book]
                any_good = max(self.tables.needs_any[book], default=0)
                together = [max(pair) for pair in zip(need, wanted, strict=True)]
                cards = cards_of.cards(together, max(most, any_good))
                if cards <= room:
                    need, most = together, max(most, any_good)
                else:
                    worth += part * thumb.stop * self.reward(last)
                    part *= thumb.later / thumb.next
                    cards_of, room = self.owned, self.slots - 1
                    need, most = list(wanted), any_good
                    cards = cards_of.cards(need, most)
                ease = thumb.ease[min(cards, SLOTS)]
            worth += part * ease * (self.jar_at[at] - self.jar_at[at - 1])
            last = book
        return worth + part * thumb.stop * self.reward(last)


def running(values: list[int]) -> list[int]:
    """The sums of the first 0, 1, 2 ... values."""
    sums = [0]
    for value in values:
        sums.append(sums[-1] + value)
    return sums
