"""What a Mombasa position is worth to a seat: what would score now, and rules of thumb for what the
rest of the game will make of it. All values are in pounds at the end of the game."""

from itertools import combinations
from typing import Final

from kontor.core.chance import Chance
from kontor.games.mombasa import area, bonus, bookkeeping, expansion, frames, goods, scoring
from kontor.games.mombasa.actions import (
    CARDS,
    CHOOSE,
    CLEAR,
    DONE,
    PICK,
    PLAN,
    SHELF,
    SLOTS,
    USE,
)
from kontor.games.mombasa.state import MombasaState
from kontor.games.mombasa.tables import (
    ACTING,
    BOOKKEEPER,
    EXPANSION,
    MAJORITY,
    MERCHANT,
    PLANNING,
    RESTING,
    SHARE,
    TILE,
    TOTALS,
    TRACK_C,
)

GROWTH: Final = 1.5  # coins that all bases together show more after a round to come
GROWTH_SEAT: Final = 0.35  # and more of them for each seat
MOST_VALUE: Final = 13.0  # of a share
RIVAL: Final = 0.8  # weight of the others' shares
SHARES_A_STEP: Final = 0.52
DIAMOND: Final = 2.15  # a step of the diamond
JAR: Final = 4.0  # a book entered
SLOT: Final = 6.0  # an extra action slot, for each round to come
SLOT_WAY: Final = 0.5  # of that on the way there
POINT: Final = 1.4  # a book point while there is time to use the book
BONUS: Final = 1.1  # a special bonus, for each round to come
POUND: Final = 1.0
PURSE: Final = 0.35  # more for each of the first pounds, which pay for calls and spaces
BASELINE: Final = 3.0  # what a card of the start brings when it is used
USES: Final = 0.65  # how often a card is used, for each round to come


STYLES: Final[tuple[tuple[float, float], ...]] = ((1.0, 1.0), (1.2, 0.95), (0.95, 1.25))
"""What diamonds and books are worth, beside the plain values, to players who go for shares, for
diamonds and for books."""
FAVOURITE: Final = 0.6  # shares to come of one's favourite company, for each round
OTHERS: Final = 0.25  # and of the others


class Nothing(Chance):
    """What is drawn does not matter to these values."""

    def below(self, _n: int) -> int:
        return 0


NOTHING: Final = Nothing()


def after(s: MombasaState, seat: int, action: int) -> float:
    """What the position is worth after an action."""
    if action < USE:
        if s.stage == PLANNING:
            return plan_step(s, seat, action)
        return tile_value(s, seat, action - CHOOSE) if s.stage != RESTING else 0.0
    if action >= PICK:
        return pile_value(s, seat, s.piles[seat * SLOTS + action - PICK])
    new = s.copy()
    new.step(seat, action, NOTHING)
    return value(new, seat)


def rounds_left(s: MombasaState) -> float:
    """Rounds to come, the running one counted by half while it is played."""
    return s.tables.rounds - s.round + (1.0 if s.stage == PLANNING else 0.0)


def share_worth(s: MombasaState, company: int) -> float:
    """What a share will be worth at the end: companies grow in which people have shares."""
    lanes, places = s.layout.lanes, s.places
    weights = [
        1.5 + sum(lanes[c].shares[places[seat * 4 + c]] for seat in range(s.players))
        for c in range(4)
    ]
    growth = (GROWTH + GROWTH_SEAT * s.players) * rounds_left(s)
    now = expansion.share_value(s, company)
    most = max(MOST_VALUE, float(now))
    return min(most, now + growth * weights[company] / sum(weights))


def share_count(s: MombasaState, seat: int, company: int) -> float:
    """Shares on cards and on the track, with the way to the next icon in parts."""
    lane = s.layout.lanes[company]
    place = s.places[seat * 4 + company]
    now = lane.shares[place]
    way = 0.0
    if place < lane.length and rounds_left(s) > 0:
        before = place
        while before > 0 and lane.shares[before - 1] == now:
            before -= 1
        ahead = place
        while ahead < lane.length and lane.shares[ahead] == now:
            ahead += 1
        if lane.shares[ahead] > now:
            way = 0.85 * (place - before) / (ahead - before)
            toll = sum(lane.cost[place + 1 : ahead + 1])
            way -= 0.06 * toll
    return scoring.shares(s, seat, company) + way


def style(s: MombasaState, seat: int) -> int:
    """Players differ in what they go for, by seat and starting tile."""
    return (s.starts[seat] + seat) % len(STYLES)


def favourite(s: MombasaState, seat: int) -> int:
    """The company that a seat builds up: that of its starting tile, if it has one."""
    tile = s.starts[seat]
    steps = s.tables.components.tiles[tile].steps
    return steps.index(max(steps)) if any(steps) else (tile + seat) % 4


def shares_to_come(s: MombasaState, seat: int, company: int) -> float:
    mine = FAVOURITE if company == favourite(s, seat) else OTHERS
    return mine * rounds_left(s)


def step_worth(s: MombasaState, seat: int) -> float:
    """A step on the best track."""
    best = 0.0
    for company in range(4):
        if s.places[seat * 4 + company] < s.layout.lanes[company].length:
            best = max(best, share_worth(s, company))
    return best * SHARES_A_STEP


def value(s: MombasaState, seat: int) -> float:
    """What a position is worth to a seat."""
    left = rounds_left(s)
    t = s.tables
    pounds = s.pounds[seat]
    worth = POUND * pounds + (PURSE * min(pounds, 6) if left > 0 else 0.0)
    others = [other for other in range(s.players) if other != seat]
    for company in range(4):
        price = share_worth(s, company)
        rivals = sum(scoring.shares(s, other, company) for other in others) / len(others)
        mine = share_count(s, seat, company) + shares_to_come(s, seat, company)
        worth += price * (mine - RIVAL * rivals)
        lane = s.layout.lanes[company]
        level = lane.level[s.places[seat * 4 + company]]
        worth += BONUS * level * left
    gems, books = STYLES[style(s, seat)]
    worth += gems * ladder_value(s.diamonds[seat], t.diamond_values, DIAMOND, left)
    worth += slot_value(s.diamonds[seat], t.diamond_slot, left)
    worth += books * ladder_value(max(0, s.jar[seat]), t.jar_values, JAR, left)
    worth += slot_value(s.jar[seat] + 1, t.jar_slot + 1, left)
    worth += books * shelf_value(s, seat, left)
    worth += cards_value(s, seat, area.owned(s, seat), left)
    worth += 0.6 * min(left, 1.0) * (s.first == seat)
    for tile in range(4):
        if s.marks[TILE + tile] == seat and left > 0:
            worth += (3.2, 4.4, 5.2, 4.8)[tile]
    if s.stage == ACTING and s.mover == seat:
        for frame in s.pending:
            worth += frame_value(s, seat, frame)
        worth += sum(books * POINT * (1.3 if t.letter[book] == 2 else 1.0) for book in s.carried)
    if s.stage == ACTING and not s.out >> seat & 1:
        worth += potential(s, seat)
    return worth


def ladder_value(at: int, values: list[int], step: float, left: float) -> float:
    """The value reached, and the way to the next one while there is time."""
    now = float(values[at])
    if left <= 0:
        return now
    return max(now, min(step * at, now + 9.0))


def slot_value(at: int, slot: int, left: float) -> float:
    """An extra action slot, and the way to it."""
    if at >= slot:
        return SLOT * left
    return SLOT_WAY * SLOT * max(0.0, left - 1) * at / slot


def shelf_value(s: MombasaState, seat: int, left: float) -> float:
    """Books in front of the jar are worth more the sooner they can be entered together."""
    if left <= 0:
        return 0.0
    worth, reach = 0.0, 1.0
    first = seat * SHELF
    previous: tuple[int, ...] = ()
    for space in range(s.jar[seat] + 1, SHELF):
        book = s.shelf[first + space]
        if not book:
            reach *= 0.35
            continue
        needs = s.tables.needs[book] if book > 0 else ()
        like = 0.35 if previous and needs and similar(previous, needs) else 0.0
        worth += reach * (POINT + like) * min(1.0, 0.4 + 0.3 * left)
        reach *= 0.93
        previous = needs
    return worth


def similar(one: tuple[int, ...], two: tuple[int, ...]) -> bool:
    """Whether two books ask for something of the same kind."""
    return any(a and b for a, b in zip(one, two, strict=True))


def card_power(s: MombasaState, seat: int, card: int) -> float:
    """What a card brings when it is used once."""
    t = s.tables
    gems, books = STYLES[style(s, seat)]
    kind, amount = t.kind[card], t.value[card]
    if kind < EXPANSION:
        return 2.7 * amount
    if kind == EXPANSION:
        return 2.9 * amount
    if kind == BOOKKEEPER:
        return books * (4.5 + POINT * amount)
    if kind == MERCHANT:
        company = t.merchant_company[card]
        mines = expansion.mines(s, company) // 2 if company >= 0 else 0
        diamonds = t.merchant_diamonds[card] + mines
        return gems * DIAMOND * diamonds + t.merchant_pounds[card] + 0.6
    return 0.0


def cards_value(s: MombasaState, seat: int, cards: int, left: float) -> float:
    """What owned cards bring in the rounds to come beyond those of the start."""
    if left <= 0:
        return 0.0
    worth = 0.0
    rest = cards & ~s.tables.start_hand
    while rest:
        bit = rest & -rest
        worth += max(0.0, card_power(s, seat, bit.bit_length() - 1) - BASELINE)
        rest ^= bit
    rest = cards & s.tables.start_hand
    return worth * USES * left + 0.12 * left * rest.bit_count()


def pile_value(s: MombasaState, seat: int, pile: int) -> float:
    """A resting pile to be taken."""
    return sum(card_power(s, seat, card) for card in range(1, CARDS) if pile >> card & 1)


def frame_value(s: MombasaState, seat: int, frame: int) -> float:
    """What an open decision will bring, a little less than a good choice would."""
    kind = frame % frames.KINDS
    about = frames.fields(frame)
    _, books = STYLES[style(s, seat)]
    if kind == frames.GOODS:
        return 0.92 * about[2] * step_worth(s, seat) + (0.0 if about[1] else 0.3)
    if kind == frames.ADVANCE:
        return 0.85 * sum(about[:4]) * step_worth(s, seat) / max(1, 4 - about[:4].count(0))
    if kind == frames.POINTS:
        return about[0] * (POINT * 0.95 * books if rounds_left(s) > 0 else 1.0)
    if kind == frames.JAR:
        moved = 0.9 * jar_worth(s, seat, s.totals[seat * TOTALS : (seat + 1) * TOTALS])
        if about[1]:
            moved += stop_worth(s, s.shelf[seat * SHELF + s.jar[seat]])
        return moved + about[2] * POINT * 0.95 * books
    if kind == frames.BUY:
        return 0.5
    if kind == frames.DISCARD:
        return about[1] + 1.0
    if kind == frames.REMOVE:
        return 1.2 * about[0]
    if kind == frames.EXPAND:
        return about[1] * company_worth(s, seat, about[0], about[1])
    return 0.0


def lead(s: MombasaState, seat: int, company: int) -> float:
    """By how many shares a seat gains more than the others when a company grows."""
    others = [other for other in range(s.players) if other != seat]
    rivals = sum(scoring.shares(s, other, company) for other in others) / len(others)
    mine = share_count(s, seat, company) + shares_to_come(s, seat, company)
    return mine - RIVAL * rivals


def company_worth(s: MombasaState, seat: int, company: int, points: int) -> float:
    """A point for a company: rewards, and coins that are worth its lead in shares."""
    if not expansion.posts(s, company):
        return 0.0
    reach = expansion.enterable(s, company, points)
    near = expansion.enterable(s, company, 1)
    if not reach:
        return 0.0
    posts = 0.8 if near else 0.55
    return posts * (1.8 + 0.95 * max(0.0, lead(s, seat, company)))


def expansion_worth(s: MombasaState, seat: int) -> float:
    """An expansion point for the company that suits the seat best."""
    return max(company_worth(s, seat, company, 3) for company in range(4))


def stop_worth(s: MombasaState, book: int) -> float:
    """The reward of the book on which the jar stands."""
    if book <= 0:
        return 0.0
    reward = s.tables.book_rewards[book]
    worth = reward.pounds + DIAMOND * reward.diamonds + POINT * reward.points
    return worth + 2.0 * reward.remove + (2.0 if reward.cotton else 0.0)


def jar_worth(s: MombasaState, seat: int, totals: list[int]) -> float:
    """How far the jar could go with these totals."""
    at = s.jar[seat] + 1
    moves = 0
    first = seat * SHELF
    kept = s.totals[seat * TOTALS : (seat + 1) * TOTALS]
    s.totals[seat * TOTALS : (seat + 1) * TOTALS] = totals
    book = 0
    while at < SHELF:
        ahead = s.shelf[first + at]
        if not ahead or (ahead > 0 and not bookkeeping.meets(s, seat, ahead)):
            break
        book = ahead
        moves += 1
        at += 1
    s.totals[seat * TOTALS : (seat + 1) * TOTALS] = kept
    early = SLOT * rounds_left(s) if s.jar[seat] < s.tables.jar_slot <= at - 1 else 0.0
    _, books = STYLES[style(s, seat)]
    return books * JAR * moves + stop_worth(s, book) + early


def potential(s: MombasaState, seat: int) -> float:
    """What face-up cards and free markers can still bring in this round."""
    totals = s.totals[seat * TOTALS : (seat + 1) * TOTALS]
    gems, _ = STYLES[style(s, seat)]
    worth = 0.8 * step_worth(s, seat) * (totals[0] + totals[1] + totals[2])
    worth += 0.85 * expansion_worth(s, seat) * totals[EXPANSION]
    worth += 3.6 * gems * totals[MERCHANT]
    if totals[BOOKKEEPER]:
        helped = totals[:]
        helped[BOOKKEEPER] -= 1
        worth += 0.8 * jar_worth(s, seat, helped) + 2.2 * POINT * totals[BOOKKEEPER]
    markers = area.markers_left(s, seat)
    if markers > 0:
        worth += marker_worth(s, seat, markers)
    return worth


def marker_worth(s: MombasaState, seat: int, markers: int) -> float:
    """The best uses of so many markers."""
    step = step_worth(s, seat)
    uses = [0.9, 0.9, 0.9]
    for space in range(MAJORITY, TILE):
        if s.marks[space] < 0:
            count = bonus.tiers_open(s, seat, space)
            if count:
                tier = s.tables.tiers[space][count - 1]
                company = s.tables.space_companies[space]
                room = s.layout.lanes[company].length - s.places[seat * 4 + company]
                uses.append(0.75 * step * min(tier.steps, room) + 0.8 * (count - 1))
    for space in range(TRACK_C, TRACK_C + 4):
        if s.marks[space] < 0 and bonus.track_space_open(s, seat, space):
            uses.append(3.5 + 1.5 * ((space - TRACK_C) % 2))
    uses.sort(reverse=True)
    return sum(uses[:markers])


def tile_value(s: MombasaState, seat: int, offer: int) -> float:
    """A starting tile by its bonus and by the cards that stay in hand."""
    tile = s.dealt[2 * seat + offer]
    start = s.tables.components.tiles[tile]
    worth = 2.4 * sum(start.steps) + DIAMOND * start.diamonds + stop_worth_start(s, tile)
    return worth - 0.4 * pile_value(s, seat, s.tables.rests[tile])


def stop_worth_start(s: MombasaState, tile: int) -> float:
    return 0.3 * stop_worth(s, s.tables.start_book + tile)


# Planning: the best set of cards is found by trying all, then laid slot by slot.


def plan_step(s: MombasaState, seat: int, action: int) -> float:
    """How well a step of planning follows the best plan."""
    first = seat * SLOTS
    target = list(best_plan(s, seat))
    names = s.tables.card_names
    wanted = [names[card] for card in target]
    for card in s.slots[first : first + SLOTS]:
        if card and names[card] in wanted:
            wanted.remove(names[card])
    if action == DONE:
        return 1.0 if not wanted else -1.0
    if action >= CLEAR:
        kept = names[s.slots[first + action - CLEAR]]
        return 5.0 if kept not in [names[card] for card in target] else -5.0
    slot, card = divmod(action - PLAN, CARDS)
    if names[card] not in wanted:
        return 0.0
    best = max((c for c in target if names[c] in wanted), key=lambda c: card_power(s, seat, c))
    return 2.0 + (1.0 if names[best] == names[card] else 0.0) + 0.1 * slot_rank(s, seat, slot)


def slot_rank(s: MombasaState, seat: int, slot: int) -> float:
    """Good cards go below the pile that comes back after the next one."""
    piles = [pile_value(s, seat, s.piles[seat * SLOTS + other]) for other in range(SLOTS)]
    next_pile = piles.index(max(piles))
    return 0.0 if slot == next_pile else 0.1 + piles[slot] / 50


def best_plan(s: MombasaState, seat: int) -> tuple[int, ...]:
    """The most promising set of cards for the open slots."""
    first = seat * SLOTS
    planned = [card for card in s.slots[first : first + SLOTS] if card]
    hand = s.hand[seat] | sum(1 << card for card in planned)
    cards = [card for card in range(1, CARDS) if hand >> card & 1 and s.tables.kind[card] != SHARE]
    count = sum(area.slot_open(s, seat, slot) for slot in range(SLOTS))
    key = (hand, count, seat, s.round, s.jar[seat], tuple(s.places), tuple(s.columns), s.deck)
    if key == MEMORY.key:
        return MEMORY.plan
    cards = sorted(cards, key=lambda card: -card_power(s, seat, card))[:11]
    scale = Scale(s, seat)
    best: tuple[int, ...] = ()
    most = -1.0
    for plan in combinations(cards, min(count, len(cards))):
        worth = scale.plan_value(plan)
        if worth > most:
            best, most = plan, worth
    MEMORY.key, MEMORY.plan = key, best
    return best


class Memory:
    """The last plan, asked for again for every step of planning."""

    def __init__(self) -> None:
        self.key: tuple[object, ...] = ()
        self.plan: tuple[int, ...] = ()


MEMORY: Final = Memory()


class Scale:
    """Weighs plans of a seat: what is the same for all of them is worked out once."""

    def __init__(self, s: MombasaState, seat: int):
        self.s = s
        self.seat = seat
        self.step = step_worth(s, seat)
        self.point = expansion_worth(s, seat)
        left = rounds_left(s)
        self.book_point = POINT * STYLES[style(s, seat)][1] if left > 1 else 1.0
        self.purchases = []
        for space, card in enumerate(s.display):
            if card:
                kind = s.tables.kind[card]
                worth = max(0.0, card_power(s, seat, card) - BASELINE) * USES * (left - 1)
                for company in range(4):
                    if s.tables.with_share[company] >> card & 1:
                        worth += share_worth(s, company)
                cost = goods.price(s, space, 0)
                if kind >= 0 and worth > cost * self.step:
                    self.purchases.append((cost, worth - cost * self.step))
        self.tiles = [0] * TOTALS
        for tile, kind in ((1, BOOKKEEPER), (2, MERCHANT), (3, EXPANSION)):
            if s.tiles[tile] == seat:
                self.tiles[kind] += 2 if kind == EXPANSION else 1

    def plan_value(self, plan: tuple[int, ...]) -> float:
        """What the cards of a plan would bring together."""
        s, t = self.s, self.s.tables
        totals = self.tiles[:]
        book_points = float(self.tiles[BOOKKEEPER])
        worth = 0.0
        for card in plan:
            kind = t.kind[card]
            if kind <= EXPANSION:
                totals[kind] += t.value[card]
            else:
                totals[kind] += 1
                if kind == BOOKKEEPER:
                    book_points += t.value[card]
                else:
                    worth += card_power(s, self.seat, card)
        for units in totals[:3]:
            worth += self.step * units + 0.25 * units * (units >= 3)
        most = max(totals[:3])
        worth += max((gain for cost, gain in self.purchases if cost <= most), default=0.0)
        worth += self.point * totals[EXPANSION] * (1.0 if totals[EXPANSION] > 1 else 0.7)
        if totals[BOOKKEEPER]:
            totals[BOOKKEEPER] -= 1
            worth += jar_worth(s, self.seat, totals) + self.book_point * book_points
        return worth
