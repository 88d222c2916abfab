"""How a seat sees a Mombasa position: what would score now, and rules of thumb for what the rest of
the game will make of it. All values are in pounds at the end of the game."""

from functools import lru_cache
from typing import Final

from kontor.bots.shelf_mombasa import Shelf
from kontor.bots.thumb_mombasa import PLAIN, Sense, Thumb
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

STYLES: Final[tuple[tuple[bool, bool], ...]] = ((False, False), (True, False), (False, True))
"""Whether a player goes for diamonds, and for books; which of these a player is follows from the
starting tile."""


@lru_cache(1000)
def share_counts(lane: Lane, thumb: Thumb) -> list[float]:
    """The shares of each place of a track, with the way to the next icon in parts."""
    counts = []
    shares = [int(count) for count in lane.shares]
    for place, now in enumerate(shares):
        count = float(now)
        ahead = next((n for n, more in enumerate(shares) if more > now), 0)
        if ahead:
            before = shares.index(now)
            toll = sum([int(cost) for cost in lane.cost[place + 1 : ahead + 1]])
            count += thumb.way * (place - before) / (ahead - before) - thumb.toll * toll
        counts.append(count)
    return counts


class Ladder:
    """The diamond track or the bookkeeping track: what is reached, the way to the next value, and
    an extra action slot."""

    def __init__(self, values: list[int], step: float, slot: int):
        self.values = values
        self.step = step
        self.slot = slot

    def worths(self, weight: float, left: float, thumb: Thumb) -> list[float]:
        """What each place is worth."""
        return [
            weight * self.value(at, left, thumb) + self.slot_value(at, left, thumb)
            for at in range(len(self.values))
        ]

    def value(self, at: int, left: float, thumb: Thumb) -> float:
        """The value reached, and the way to the next one while there is time."""
        now = float(self.values[at])
        return max(now, min(self.step * at, now + thumb.reserve)) if left > 0 else now

    def slot_value(self, at: int, left: float, thumb: Thumb) -> float:
        """An extra action slot, and the way to it."""
        if at >= self.slot:
            return thumb.slot * left
        return thumb.slot_way * thumb.slot * max(0.0, left - 1) * at / self.slot


@lru_cache(1000)
def diamond_values(t: Tables, weight: float, left: float, thumb: Thumb) -> list[float]:
    """What each place of the diamond is worth."""
    values = [int(value) for value in t.diamond_values]
    return Ladder(values, thumb.diamond, t.diamond_slot).worths(weight, left, thumb)


@lru_cache(1000)
def jar_values(t: Tables, weight: float, left: float, thumb: Thumb) -> list[float]:
    """What each place of the ink jar is worth, the last one being that before the first book."""
    values = [0, *(int(value) for value in t.jar_values)]
    found = Ladder(values, thumb.jar, t.jar_slot + 1).worths(weight, left, thumb)
    return [*found[1:], found[0]]


class Outlook:
    """A choice of a seat: what is the same after all its actions is worked out once."""

    def __init__(self, s: MombasaState, seat: int, sense: Sense = PLAIN):
        self.s = s
        self.seat = seat
        t = self.tables = s.tables
        rounds = int(t.rounds - s.round) + (1 if s.stage == PLANNING else 0)
        left = self.left = float(rounds)
        thumb = self.thumb = sense.thumb(rounds)
        gems, books = STYLES[s.starts[seat] % len(STYLES)]
        self.gems = thumb.style if gems else 1.0
        self.books = thumb.style if books else 1.0
        self.lanes = s.layout.lanes
        self.owned = area.owned(s, seat)
        self.elsewhere = self.owned & ~s.hand[seat]
        self.on_cards = [self.shares_on(self.owned, company) for company in range(4)]
        self.look_at_companies()
        self.diamond_at = diamond_values(t, self.gems, left, thumb)
        self.jar_at = jar_values(t, self.books, left, thumb)
        self.book_point = thumb.point * self.books if left > 0 else 1.0
        self.sums: dict[int, float] = {}
        self.point = -1.0
        piles = [int(pile) for pile in s.piles[seat * SLOTS : (seat + 1) * SLOTS]]
        near = s.hand[seat] | max(piles, key=self.pile_value)
        known = sense.books_with((t, near, self.owned, left, self.books))
        self.shelf = Shelf(s, seat, near, self.owned, left, self.jar_at, thumb, known)

    def look_at_companies(self) -> None:
        """The others' shares, the shares to come, and what a share will be worth: companies grow in
        which people have shares."""
        s, seat, t, thumb = self.s, self.seat, self.tables, self.thumb
        tile = s.starts[seat]
        steps = t.components.tiles[tile].steps
        favourite = steps.index(max(steps)) if any(steps) else tile % 4
        others = [other for other in range(s.players) if other != seat]
        cards = [area.owned(s, other) for other in others]
        self.rivals, weights = [], []
        for company, lane in enumerate(self.lanes):
            theirs = sum([int(lane.shares[s.places[other * 4 + company]]) for other in others])
            held = sum([int(owned & t.with_share[company]).bit_count() for owned in cards])
            to_come = self.left * (thumb.favourite if company == favourite else thumb.others)
            self.rivals.append(thumb.rival * (theirs + held) / len(others) - to_come)
            own = int(lane.shares[s.places[seat * 4 + company]])
            weights.append(thumb.growth_base + theirs + own)
        growth = (thumb.growth + thumb.growth_seat * s.players) * self.left / sum(weights)
        self.growth = [growth * weight for weight in weights]
        self.now = self.prices = self.share_prices(s)
        self.counts = [
            share_counts(lane, thumb) if self.left > 0 else [float(count) for count in lane.shares]
            for lane in self.lanes
        ]

    def share_prices(self, s: MombasaState) -> list[float]:
        """What a share of each company will be worth in the end."""
        prices = []
        for company in range(4):
            now = int(expansion.share_value(s, company))
            prices.append(min(max(self.thumb.most_value, now), now + self.growth[company]))
        return prices

    def shares_on(self, cards: int, company: int) -> int:
        """Shares of a company on cards."""
        return int(cards & self.tables.with_share[company]).bit_count()

    def lead(self, s: MombasaState, company: int) -> float:
        """By how many shares a seat gains more than the others when a company grows."""
        owned = self.elsewhere | s.hand[self.seat]
        same_cards = owned == self.owned
        on_cards = self.on_cards[company] if same_cards else self.shares_on(owned, company)
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
        seat, left, thumb = self.seat, self.left, self.thumb
        pounds = int(s.pounds[seat])
        worth = pounds + thumb.purse * min(pounds, 6) if left > 0 else float(pounds)
        prices = self.prices if same(s.columns, self.s.columns) else self.share_prices(s)
        self.now = prices
        for company, lane in enumerate(self.lanes):
            worth += prices[company] * self.lead(s, company)
            worth += thumb.bonus * left * int(lane.level[s.places[seat * 4 + company]])
        worth += self.diamond_at[s.diamonds[seat]]
        worth += self.shelf.worth(s)
        if left > 0:
            worth += self.cards_value(self.elsewhere | s.hand[seat])
            for tile in range(4):
                if s.marks[TILE + tile] == seat:
                    worth += thumb.tiles[tile]
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
        return best * self.thumb.shares_a_step

    def card_power(self, card: int) -> float:
        """What a card brings when it is used once."""
        t, thumb = self.tables, self.thumb
        kind, amount = t.kind[card], int(t.value[card])
        if kind < EXPANSION:
            return thumb.goods_card * amount
        if kind == EXPANSION:
            return thumb.expansion_card * amount
        if kind == BOOKKEEPER:
            return self.books * (thumb.bookkeeper_card + thumb.point * amount)
        if kind == MERCHANT:
            company = t.merchant_company[card]
            mines = expansion.mines(self.s, company) // 2 if company >= 0 else 0
            diamonds = int(t.merchant_diamonds[card] + mines)
            worth = self.gems * thumb.diamond * diamonds + int(t.merchant_pounds[card])
            return worth + thumb.merchant_card
        return 0.0

    def cards_value(self, cards: int) -> float:
        """What owned cards bring in the rounds to come beyond those of the start."""
        if cards not in self.sums:
            start, thumb = self.tables.start_hand, self.thumb
            more = sum(
                max(0.0, self.card_power(card) - thumb.baseline) for card in members(cards & ~start)
            )
            kept = int(cards & start).bit_count()
            self.sums[cards] = self.left * (thumb.uses * more + thumb.kept * kept)
        return self.sums[cards]

    def pile_value(self, pile: int) -> float:
        """A resting pile to be taken."""
        return sum(self.card_power(card) for card in members(pile))

    def tile_value(self, tile: int) -> float:
        """A starting tile by its bonus, its book and the cards that stay in hand."""
        start, thumb = self.tables.components.tiles[tile], self.thumb
        worth = thumb.start_step * sum(start.steps) + thumb.diamond * start.diamonds
        worth += thumb.start_book * self.shelf.reward(self.tables.start_book + tile)
        return worth - thumb.start_rest * self.pile_value(self.tables.rests[tile])

    def frame_value(self, s: MombasaState, frame: int) -> float:
        """What an open decision will bring, a little less than a good choice would."""
        kind = frame % frames.KINDS
        about = frames.fields(frame)
        thumb = self.thumb
        if kind == frames.GOODS:
            return thumb.unit * about[2] * self.step_worth(s) + (0.0 if about[1] else thumb.may_buy)
        if kind == frames.ADVANCE:
            tracks = max(1, 4 - about[:4].count(0))
            return thumb.advance * sum(about[:4]) * self.step_worth(s) / tracks
        if kind == frames.POINTS:
            return about[0] * self.book_point * thumb.points_in_use
        if kind == frames.JAR:
            return about[2] * self.book_point * thumb.points_in_use
        if kind == frames.BUY:
            return thumb.buy
        if kind == frames.DISCARD:
            return about[1] + thumb.discard
        if kind == frames.REMOVE:
            return thumb.remove * about[0]
        if kind == frames.EXPAND:
            return about[1] * self.company_worth(s, about[0], about[1])
        return 0.0

    def company_worth(self, s: MombasaState, company: int, points: int) -> float:
        """A point for a company: rewards, and coins that are worth its lead in shares."""
        if not points or not expansion.posts(s, company):
            return 0.0
        if not expansion.enterable(s, company, points):
            return 0.0
        thumb = self.thumb
        posts = thumb.posts if expansion.enterable(s, company, 1) else thumb.dear_posts
        return posts * (thumb.reward + thumb.post_lead * max(0.0, self.lead(s, company)))

    def expansion_worth(self) -> float:
        """An expansion point for the company that suits the seat best."""
        if self.point < 0:
            self.point = max(self.company_worth(self.s, company, 3) for company in range(4))
        return self.point

    def potential(self, s: MombasaState) -> float:
        """What face-up cards and free markers can still bring in this round."""
        first, thumb = self.seat * TOTALS, self.thumb
        totals = [int(total) for total in s.totals[first : first + TOTALS]]
        step = self.step_worth(s)
        worth = thumb.goods_held * step * (totals[0] + totals[1] + totals[2])
        if totals[EXPANSION]:
            worth += thumb.held * self.expansion_worth() * totals[EXPANSION]
        if totals[MERCHANT]:
            worth += thumb.merchant_held * self.gems * totals[MERCHANT]
        if totals[BOOKKEEPER]:
            worth += thumb.bookkeeper_held * thumb.point * totals[BOOKKEEPER]
        markers = area.markers_left(s, self.seat)
        if markers > 0:
            worth += self.marker_worth(s, markers, step)
        return worth

    def marker_worth(self, s: MombasaState, markers: int, step: float) -> float:
        """The best uses of so many markers."""
        seat, marks, thumb = self.seat, s.marks, self.thumb
        uses = [thumb.marker, thumb.marker, thumb.marker]
        for space in range(MAJORITY, TILE):
            if marks[space] < 0:
                count = bonus.tiers_open(s, seat, space)
                if count:
                    company = self.tables.space_companies[space]
                    room = self.lanes[company].length - s.places[seat * 4 + company]
                    steps = min(self.tables.tiers[space][count - 1].steps, int(room))
                    gain = thumb.majority_marker * step * steps
                    uses.append(gain + thumb.lower_tier * int(count - 1))
        for space in range(TRACK_C, TRACK_C + 4):
            if marks[space] < 0 and bonus.track_space_open(s, seat, space):
                second = int((space - TRACK_C) % 2)
                uses.append(thumb.track_marker + thumb.track_marker_second * second)
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
