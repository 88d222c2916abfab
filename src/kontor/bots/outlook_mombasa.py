"""How a seat sees a Mombasa position: what would score now, and rules of thumb for what the rest of
the game will make of it. All values are in pounds at the end of the game."""

from functools import cache
from typing import Final

from kontor.bots.shelf_mombasa import DIAMOND, POINT, Shelf
from kontor.core.rows import same
from kontor.games.mombasa import area, bonus, expansion, frames
from kontor.games.mombasa.actions import SLOTS
from kontor.games.mombasa.state import MombasaState
from kontor.games.mombasa.tables import (
    ACTING,
    BOOKKEEPER,
    EXPANSION,
    MAJORITY,
    MERCHANT,
    PLANNING,
    TILE,
    TOTALS,
    TRACK_C,
    Lane,
    Tables,
)

GROWTH: Final = 1.5  # coins that all bases together show more after a round to come
GROWTH_SEAT: Final = 0.35  # and more of them for each seat
MOST_VALUE: Final = 13.0  # of a share
RIVAL: Final = 1.15  # weight of the others' shares
SHARES_A_STEP: Final = 0.45
JAR: Final = 4.0  # a book entered
SLOT: Final = 6.0  # an extra action slot, for each round to come
SLOT_WAY: Final = 0.5  # of that on the way there
BONUS: Final = 1.1  # a special bonus, for each round to come
PURSE: Final = 0.2  # more for each of the first pounds, which pay for calls and spaces
BASELINE: Final = 3.0  # what a card of the start brings when it is used
HELD: Final = 0.85  # of an expansion point that is still to be used
KEPT: Final = 0.6  # a card of the start, for each round to come
USES: Final = 0.65  # how often a card is used, for each round to come
FAVOURITE: Final = 0.4  # shares to come of one's favourite company, for each round
OTHERS: Final = 0.2  # and of the others
TILES: Final[tuple[float, ...]] = (3.2, 3.0, 5.2, 4.8)  # a bonus tile for the next round

STYLES: Final[tuple[tuple[float, float], ...]] = ((1.0, 1.0), (1.15, 1.0), (1.0, 1.15))
"""What diamonds and books are worth, beside the plain values, to players who go for shares, for
diamonds and for books; which of them a player is follows from the starting tile."""


@cache
def share_counts(lane: Lane) -> list[float]:
    """The shares of each place of a track, with the way to the next icon in parts."""
    counts = []
    shares = [int(count) for count in lane.shares]
    for place, now in enumerate(shares):
        count = float(now)
        ahead = next((n for n, more in enumerate(shares) if more > now), 0)
        if ahead:
            before = shares.index(now)
            toll = sum([int(cost) for cost in lane.cost[place + 1 : ahead + 1]])
            count += 0.85 * (place - before) / (ahead - before) - 0.06 * toll
        counts.append(count)
    return counts


def ladder_value(at: int, values: list[int], step: float, left: float) -> float:
    """The value reached, and the way to the next one while there is time."""
    now = float(values[at])
    return max(now, min(step * at, now + 9.0)) if left > 0 else now


def slot_value(at: int, slot: int, left: float) -> float:
    """An extra action slot, and the way to it."""
    if at >= slot:
        return SLOT * left
    return SLOT_WAY * SLOT * max(0.0, left - 1) * at / slot


@cache
def diamond_values(t: Tables, weight: float, left: float) -> list[float]:
    """What each place of the diamond is worth."""
    values = [int(value) for value in t.diamond_values]
    return [
        weight * ladder_value(at, values, DIAMOND, left) + slot_value(at, t.diamond_slot, left)
        for at in range(len(values))
    ]


@cache
def jar_values(t: Tables, weight: float, left: float) -> list[float]:
    """What each place of the ink jar is worth, the last one being that before the first book."""
    values = [0, *(int(value) for value in t.jar_values)]
    found = [
        weight * ladder_value(at, values, JAR, left) + slot_value(at, t.jar_slot + 1, left)
        for at in range(len(values))
    ]
    return [*found[1:], found[0]]


class Outlook:
    """A choice of a seat: what is the same after all its actions is worked out once."""

    def __init__(self, s: MombasaState, seat: int):
        self.s = s
        self.seat = seat
        t = self.tables = s.tables
        left = self.left = int(t.rounds - s.round) + (1.0 if s.stage == PLANNING else 0.0)
        tile = s.starts[seat]
        self.gems, self.books = STYLES[tile % len(STYLES)]
        self.lanes = s.layout.lanes
        self.owned = area.owned(s, seat)
        self.elsewhere = self.owned & ~s.hand[seat]
        self.look_at_companies()
        self.diamond_at = diamond_values(t, self.gems, left)
        self.jar_at = jar_values(t, self.books, left)
        self.book_point = POINT * self.books if left > 0 else 1.0
        self.sums: dict[int, float] = {}
        self.point = -1.0
        piles = [int(pile) for pile in s.piles[seat * SLOTS : (seat + 1) * SLOTS]]
        near = s.hand[seat] | max(piles, key=self.pile_value)
        self.shelf = Shelf(s, seat, near, self.owned, left, self.jar_at)

    def look_at_companies(self) -> None:
        """The others' shares, the shares to come, and what a share will be worth: companies grow in
        which people have shares."""
        s, seat, t = self.s, self.seat, self.tables
        tile = s.starts[seat]
        steps = t.components.tiles[tile].steps
        favourite = steps.index(max(steps)) if any(steps) else tile % 4
        others = [other for other in range(s.players) if other != seat]
        cards = [area.owned(s, other) for other in others]
        self.rivals, weights = [], []
        for company, lane in enumerate(self.lanes):
            theirs = sum([int(lane.shares[s.places[other * 4 + company]]) for other in others])
            held = sum([int(owned & t.with_share[company]).bit_count() for owned in cards])
            to_come = self.left * (FAVOURITE if company == favourite else OTHERS)
            self.rivals.append(RIVAL * (theirs + held) / len(others) - to_come)
            weights.append(1.5 + theirs + int(lane.shares[s.places[seat * 4 + company]]))
        growth = (GROWTH + GROWTH_SEAT * s.players) * self.left / sum(weights)
        self.growth = [growth * weight for weight in weights]
        self.now = self.prices = self.share_prices(s)
        self.counts = [
            share_counts(lane) if self.left > 0 else [float(count) for count in lane.shares]
            for lane in self.lanes
        ]

    def share_prices(self, s: MombasaState) -> list[float]:
        """What a share of each company will be worth in the end."""
        prices = []
        for company in range(4):
            now = int(expansion.share_value(s, company))
            prices.append(min(max(MOST_VALUE, now), now + self.growth[company]))
        return prices

    def lead(self, s: MombasaState, company: int) -> float:
        """By how many shares a seat gains more than the others when a company grows."""
        owned = self.elsewhere | s.hand[self.seat]
        on_cards = int(owned & self.tables.with_share[company]).bit_count()
        on_track = self.counts[company][s.places[self.seat * 4 + company]]
        return on_cards + on_track - self.rivals[company]

    def value(self, s: MombasaState) -> float:
        """What a position is worth to the seat, with what it can still do in this round."""
        worth = self.standing(s)
        if s.stage == ACTING and not s.out >> self.seat & 1:
            worth += self.potential(s)
        return worth

    def standing(self, s: MombasaState) -> float:
        """What a position is worth to the seat if it does nothing more in this round."""
        seat, left = self.seat, self.left
        pounds = int(s.pounds[seat])
        worth = pounds + PURSE * min(pounds, 6) if left > 0 else float(pounds)
        prices = self.prices if same(s.columns, self.s.columns) else self.share_prices(s)
        self.now = prices
        for company, lane in enumerate(self.lanes):
            worth += prices[company] * self.lead(s, company)
            worth += BONUS * left * int(lane.level[s.places[seat * 4 + company]])
        worth += self.diamond_at[s.diamonds[seat]]
        worth += self.shelf.worth(s)
        if left > 0:
            worth += self.cards_value(self.elsewhere | s.hand[seat])
            for tile in range(4):
                if s.marks[TILE + tile] == seat:
                    worth += TILES[tile]
        if s.mover == seat:
            for frame in s.pending:
                worth += self.frame_value(s, frame)
        return worth

    def step_worth(self, s: MombasaState) -> float:
        """A step on the best track."""
        best = 0.0
        for company, lane in enumerate(self.lanes):
            price = self.now[company]
            if price > best and s.places[self.seat * 4 + company] < lane.length:
                best = price
        return best * SHARES_A_STEP

    def card_power(self, card: int) -> float:
        """What a card brings when it is used once."""
        t = self.tables
        kind, amount = t.kind[card], int(t.value[card])
        if kind < EXPANSION:
            return 2.7 * amount
        if kind == EXPANSION:
            return 2.9 * amount
        if kind == BOOKKEEPER:
            return self.books * (4.5 + POINT * amount)
        if kind == MERCHANT:
            company = t.merchant_company[card]
            mines = expansion.mines(self.s, company) // 2 if company >= 0 else 0
            diamonds = int(t.merchant_diamonds[card] + mines)
            return self.gems * DIAMOND * diamonds + int(t.merchant_pounds[card]) + 0.6
        return 0.0

    def cards_value(self, cards: int) -> float:
        """What owned cards bring in the rounds to come beyond those of the start."""
        if cards not in self.sums:
            start = self.tables.start_hand
            more = sum(
                max(0.0, self.card_power(card) - BASELINE) for card in members(cards & ~start)
            )
            self.sums[cards] = self.left * (USES * more + KEPT * int(cards & start).bit_count())
        return self.sums[cards]

    def pile_value(self, pile: int) -> float:
        """A resting pile to be taken."""
        return sum(self.card_power(card) for card in members(pile))

    def tile_value(self, tile: int) -> float:
        """A starting tile by its bonus, its book and the cards that stay in hand."""
        start = self.tables.components.tiles[tile]
        worth = 2.4 * sum(start.steps) + DIAMOND * start.diamonds
        worth += 0.3 * self.shelf.reward(self.tables.start_book + tile)
        return worth - 0.25 * self.pile_value(self.tables.rests[tile])

    def frame_value(self, s: MombasaState, frame: int) -> float:
        """What an open decision will bring, a little less than a good choice would."""
        kind = frame % frames.KINDS
        about = frames.fields(frame)
        if kind == frames.GOODS:
            return 0.92 * about[2] * self.step_worth(s) + (0.0 if about[1] else 0.3)
        if kind == frames.ADVANCE:
            tracks = max(1, 4 - about[:4].count(0))
            return 0.85 * sum(about[:4]) * self.step_worth(s) / tracks
        if kind == frames.POINTS:
            return about[0] * self.book_point * 0.95
        if kind == frames.JAR:
            return about[2] * self.book_point * 0.95
        if kind == frames.BUY:
            return 0.5
        if kind == frames.DISCARD:
            return about[1] + 1.0
        if kind == frames.REMOVE:
            return 1.2 * about[0]
        if kind == frames.EXPAND:
            return about[1] * self.company_worth(s, about[0], about[1])
        return 0.0

    def company_worth(self, s: MombasaState, company: int, points: int) -> float:
        """A point for a company: rewards, and coins that are worth its lead in shares."""
        if not points or not expansion.posts(s, company):
            return 0.0
        if not expansion.enterable(s, company, points):
            return 0.0
        posts = 0.8 if expansion.enterable(s, company, 1) else 0.55
        return posts * (1.8 + 0.95 * max(0.0, self.lead(s, company)))

    def expansion_worth(self) -> float:
        """An expansion point for the company that suits the seat best."""
        if self.point < 0:
            self.point = max(self.company_worth(self.s, company, 3) for company in range(4))
        return self.point

    def potential(self, s: MombasaState) -> float:
        """What face-up cards and free markers can still bring in this round."""
        first = self.seat * TOTALS
        totals = [int(total) for total in s.totals[first : first + TOTALS]]
        step = self.step_worth(s)
        worth = 0.8 * step * (totals[0] + totals[1] + totals[2])
        if totals[EXPANSION]:
            worth += HELD * self.expansion_worth() * totals[EXPANSION]
        if totals[MERCHANT]:
            worth += 3.6 * self.gems * totals[MERCHANT]
        if totals[BOOKKEEPER]:
            worth += 2.2 * POINT * totals[BOOKKEEPER]
        markers = area.markers_left(s, self.seat)
        if markers > 0:
            worth += self.marker_worth(s, markers, step)
        return worth

    def marker_worth(self, s: MombasaState, markers: int, step: float) -> float:
        """The best uses of so many markers."""
        uses = [0.9, 0.9, 0.9]
        seat, marks = self.seat, s.marks
        for space in range(MAJORITY, TILE):
            if marks[space] < 0:
                count = bonus.tiers_open(s, seat, space)
                if count:
                    company = self.tables.space_companies[space]
                    room = self.lanes[company].length - s.places[seat * 4 + company]
                    steps = min(self.tables.tiers[space][count - 1].steps, int(room))
                    uses.append(0.75 * step * steps + 0.8 * int(count - 1))
        for space in range(TRACK_C, TRACK_C + 4):
            if marks[space] < 0 and bonus.track_space_open(s, seat, space):
                uses.append(3.5 + 1.5 * int((space - TRACK_C) % 2))
        uses.sort(reverse=True)
        return sum(uses[:markers])


def members(cards: int) -> list[int]:
    """The cards of a set."""
    found = []
    while cards:
        bit = cards & -cards
        found.append(bit.bit_length() - 1)
        cards ^= bit
    return found
