"""Planning: the best set of cards is found by trying all, then laid slot by slot."""

from itertools import combinations, permutations
from typing import Final

from kontor.bots.outlook_mombasa import Outlook, members
from kontor.bots.thumb_mombasa import Plan, Sense
from kontor.games.mombasa import area, goods
from kontor.games.mombasa.actions import CARDS, CLEAR, DONE, PLAN, SLOTS
from kontor.games.mombasa.state import MombasaState
from kontor.games.mombasa.tables import (
    BOOKKEEPER,
    EXPANSION,
    MAJORITY,
    MERCHANT,
    SHARE,
    TILE,
    TOTALS,
)

MOST_CARDS: Final = (0, 9, 9, 10, 10, 9)
"""So many cards of a hand are tried, the best ones, for so many slots."""
MOST_UNITS: Final = 9


class Scale:
    """Weighs plans for the coming round: what is the same for all of them is worked out once."""

    def __init__(self, outlook: Outlook):
        self.outlook = outlook
        s, seat = self.s, self.seat = outlook.s, outlook.seat
        t, thumb = s.tables, outlook.thumb
        self.thumb = thumb
        self.slots = [slot for slot in range(SLOTS) if area.slot_open(s, seat, slot)]
        self.step = outlook.step_worth(s)
        self.point = outlook.expansion_worth()
        self.markers = t.components.markers[s.players - 2]
        self.majorities = [
            [
                thumb.majorities
                * self.step
                * max((tier.steps for tier in t.tiers[space] if tier.least <= units), default=0)
                for units in range(MOST_UNITS)
            ]
            for space in range(MAJORITY, TILE)
        ]
        self.gains = [self.purchase(units) for units in range(MOST_UNITS)]
        self.tiles = [0] * TOTALS
        for tile, kind in ((1, BOOKKEEPER), (2, MERCHANT), (3, EXPANSION)):
            if s.tiles[tile] == seat:
                self.tiles[kind] += 2 if kind == EXPANSION else 1

    def purchase(self, units: int) -> float:
        """What the best card for so many units brings beyond the steps they would make."""
        s, outlook, thumb = self.s, self.outlook, self.thumb
        best = 0.0
        for space, card in enumerate(s.display):
            cost = int(goods.price(s, space, 0))
            if card and cost <= units:
                power = max(0.0, outlook.card_power(card) - thumb.baseline)
                worth = power * thumb.uses * (outlook.left - 1)
                for company in range(4):
                    if s.tables.with_share[company] >> card & 1:
                        worth += outlook.prices[company]
                best = max(best, worth - cost * self.step)
        return best

    def plans(self, hand: int) -> list[tuple[int, ...]]:
        """The sets of cards of a hand that are worth a thought for the open slots."""
        kind = self.s.tables.kind
        cards = [card for card in range(1, CARDS) if hand >> card & 1 and kind[card] != SHARE]
        cards.sort(key=lambda card: -self.outlook.card_power(card))
        slots = min(len(self.slots), len(cards))
        return list(combinations(cards[: MOST_CARDS[slots]], slots))

    def plan_value(self, plan: tuple[int, ...]) -> float:
        """What the cards of a plan would bring together."""
        t = self.s.tables
        totals = self.tiles[:]
        points = totals[BOOKKEEPER]
        worth = 0.0
        for card in plan:
            kind = t.kind[card]
            if kind <= EXPANSION:
                totals[kind] += t.value[card]
            else:
                totals[kind] += 1
                if kind == BOOKKEEPER:
                    points += t.value[card]
                else:
                    worth += self.outlook.card_power(card)
        coffee, bananas, cotton, expansion, bookkeepers, _ = totals
        worth += self.step * (coffee + bananas + cotton)
        worth += self.gains[min(max(coffee, bananas, cotton), MOST_UNITS - 1)]
        worth += self.point * expansion * (1.0 if expansion > 1 else self.thumb.lone_expansion)
        spaces = [
            chance[min(units, MOST_UNITS - 1)]
            for chance, units in zip(self.majorities, totals, strict=False)
        ]
        spaces.sort(reverse=True)
        worth += sum(spaces[: self.markers])
        if bookkeepers:
            totals[BOOKKEEPER] -= 1
            worth += self.outlook.shelf.entered(totals) + self.outlook.book_point * points
        return worth

    def best_layout(self, hand: int) -> tuple[int, ...]:
        """The best plan by slot."""
        return self.layout(max(self.plans(hand), key=self.plan_value))

    def good_layouts(self, hand: int, count: int) -> list[Plan]:
        """So many of the best plans by slot, each with its value; of plans with like cards one."""
        names = self.s.tables.card_names
        found: dict[tuple[str, ...], tuple[int, ...]] = {}
        for plan in sorted(self.plans(hand), key=self.plan_value, reverse=True):
            found.setdefault(tuple(sorted([names[card] for card in plan])), plan)
            if len(found) == count:
                break
        return [(self.plan_value(plan), self.layout(plan)) for plan in found.values()]

    def layout(self, plan: tuple[int, ...]) -> tuple[int, ...]:
        """The cards of a plan by slot: piles are good whose cards go well together. The best pile
        of now comes back before these cards go to rest, so it is left out."""
        piles = self.s.piles[self.seat * SLOTS : (self.seat + 1) * SLOTS]
        values = [self.pile_value(pile) for pile in piles]
        piles[values.index(max(values))] = 0
        found = {
            (card, slot): self.pile_value(piles[slot] | self.s.tables.alone[card])
            for card in plan
            for slot in self.slots
        }
        places = max(
            permutations(self.slots, len(plan)),
            key=lambda places: sum(found[pair] for pair in zip(plan, places, strict=True)),
        )
        layout = [0] * SLOTS
        for card, slot in zip(plan, places, strict=True):
            layout[slot] = card
        return tuple(layout)

    def pile_value(self, pile: int) -> float:
        """What the best cards of a resting pile bring when they are planned together."""
        cards = sorted(members(pile), key=self.outlook.card_power, reverse=True)
        most = len(self.slots)
        return self.plan_value(tuple(cards[:most])) + self.thumb.beyond * len(cards[most:])


def hand_to_plan(s: MombasaState, seat: int) -> int:
    """The cards a seat can plan, those it has planned already among them."""
    planned = s.slots[seat * SLOTS : (seat + 1) * SLOTS]
    return s.hand[seat] | sum(s.tables.alone[card] for card in planned if card)


def key_of(s: MombasaState, seat: int, hand: int) -> tuple[int, ...]:
    """All that a plan depends on."""
    table = (*s.columns, *s.held, *s.display, *s.books, *s.tiles, *s.marks)
    seats = (*s.places, *s.shelf, *s.piles, *s.starts, *s.pounds, *s.diamonds, *s.jar)
    return (id(s.tables), s.round, s.players, seat, hand, *table, *seats)


def good_plans(s: MombasaState, seat: int, count: int, sense: Sense) -> list[Plan]:
    """So many of the best plans of a seat, by slot, each with its value."""
    hand = hand_to_plan(s, seat)
    key = key_of(s, seat, hand)
    if key != sense.good_key:
        scale = Scale(Outlook(s, seat, sense))
        sense.good_key, sense.good = key, scale.good_layouts(hand, count)
    return sense.good


class Planner:
    """Lays out the best plan of a seat step by step."""

    def __init__(self, s: MombasaState, seat: int, sense: Sense):
        self.names = s.tables.card_names
        self.planned = s.slots[seat * SLOTS : (seat + 1) * SLOTS]
        hand = hand_to_plan(s, seat)
        key = key_of(s, seat, hand)
        if key != sense.key:
            scale = Scale(Outlook(s, seat, sense))
            sense.key, sense.layout = key, scale.best_layout(hand)
        self.layout = sense.layout

    def step_value(self, action: int) -> float:
        """How well a step of planning follows the best plan."""
        names, wanted = self.names, [self.names[card] for card in self.layout]
        if action == DONE:
            return 1.0 if [names[card] for card in self.planned] == wanted else -1.0
        if action >= CLEAR:
            slot = action - CLEAR
            return -5.0 if names[self.planned[slot]] == wanted[slot] else 5.0
        slot, card = (action - PLAN) // CARDS, (action - PLAN) % CARDS
        return 2.0 if names[card] == wanted[slot] else 0.0
