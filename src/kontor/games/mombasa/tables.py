"""Bit sets and lists derived from a component set, shared by all its games.

Numbers are `i64`, and lie in rows. A set of regions or of cards is a number with one bit each; only
a set of books is an int: there are more books than a machine word has bits. Cards and books are
small numbers from 1 on; 0 is nothing. A column of a base is one number: 0 to 4 posts once its last
space was opened, or 5 to 9 for 1 to 5 posts before that.
"""

from typing import Final

from mypy_extensions import i64

from kontor.core.rows import Row, row, vec
from kontor.games.mombasa.atlas import COMPANIES
from kontor.games.mombasa.components import BOOK_LETTERS, LETTERS, Components
from kontor.games.mombasa.pieces import GOODS, KINDS, Book, Card, Reward, Track

COFFEE: Final = 0
BANANAS: Final = 1
COTTON: Final = 2
EXPANSION: Final = 3
BOOKKEEPER: Final = 4
MERCHANT: Final = 5
SHARE: Final = 6
TOTALS: Final[i64] = 6
"""What is counted of the face-up cards: units of each good, expansion, bookkeepers, merchants."""

# Where a game stands.
CHOOSING: Final = 0
RESTING: Final = 1
PLANNING: Final = 2
ACTING: Final = 3
OVER: Final = 4

# The bonus spaces.
FIRST_PLAYER: Final = 0
BUYING: Final = 1
DISCARDING: Final = 2
MAJORITY: Final[i64] = 3
TILE: Final[i64] = 7
TRACK_C: Final[i64] = 11
TRACK_D: Final[i64] = 13

# The bonus tiles.
GOODS_TILE: Final = 0
BOOKKEEPER_TILE: Final = 1
MERCHANT_TILE: Final = 2
EXPANSION_TILE: Final = 3

FULL_COLUMN: Final = 9
POSTS: Final = vec[i64]([0, 1, 2, 3, 4, 1, 2, 3, 4, 5])
"""The posts of a column."""
TAKE: Final = vec[i64]([-1, 0, 1, 2, 3, 0, 5, 6, 7, 8])
"""A column after its front post has left; -1 if there is none."""
PUT: Final = vec[i64]([1, 2, 3, 4, -1, 6, 7, 8, 9, -1])
"""A column after a post came back (M-DRIVE-4); -1 if there is no valid space."""


def column_values(coins: list[int]) -> list[int]:
    """The coins to be seen in a column, for each of its states."""
    front = [sum(coins[:count]) for count in range(len(coins) + 1)]
    opened = [coins[4] + front[4 - posts] for posts in range(5)]
    return opened + [front[5 - posts] for posts in range(1, 6)]


class Lane:
    """A track as the rules look at it."""

    def __init__(self, track: Track):
        self.name = track.name
        self.letter: i64 = "ABCD".index(track.name[0])
        self.second_side = track.name[1] == "2"
        self.length: i64 = track.length
        spaces = track.length + 1
        self.cost = row([0] * (spaces + 1))
        for into, cost in track.calls:
            self.cost[into] = cost
        self.pays = row([0] * (spaces + 1))
        for special in track.specials:
            self.pays[special.at] = special.pounds
        self.shares = row([sum(at <= space for at in track.shares) for space in range(spaces)])
        self.level = row([sum(s.at <= space for s in track.specials) for space in range(spaces)])
        self.bonuses = track.specials
        self.ahead = row(
            [
                next((at - space for at in range(space + 1, spaces) if self.shares[at] > now), 0)
                for space, now in enumerate(self.shares)
            ]
        )
        """For each space the steps to the next share."""


class Layout:
    """Which track lies at which company's edge: lanes by company, and companies by letter."""

    def __init__(self, lanes: list[Lane]):
        self.lanes = lanes
        self.names = [lane.name for lane in lanes]
        letters = [lane.letter for lane in lanes]
        self.a: i64 = letters.index(0)
        self.b: i64 = letters.index(1)
        self.c: i64 = letters.index(2)
        self.d: i64 = letters.index(3)
        self.has_a2 = lanes[self.a].second_side
        self.has_b2 = lanes[self.b].second_side
        self.numbers = bytes(
            1 if number == lane.letter * 2 + lane.second_side else 0
            for lane in lanes
            for number in range(8)
        )
        """For features: which of the eight tracks lies at each company."""


class Tables:
    """Everything the rules look up."""

    def __init__(self, components: Components):
        self.components = components
        self.rounds: i64 = components.rounds
        self.read_map()
        self.read_cards()
        self.read_books()
        self.lanes = [Lane(track) for track in components.tracks]
        self.lane_names = [lane.name for lane in self.lanes]
        self.layouts: dict[tuple[str, ...], Layout] = {}
        self.crates = row(
            [crate for crate in components.crates for _ in range(components.display_rows)]
        )
        self.book_letters = row(
            [BOOK_LETTERS.index(letter) for _ in range(2) for letter in components.book_columns]
        )
        self.book_cost = row([components.book_cost[letter] for letter in BOOK_LETTERS])
        self.diamond_end: i64 = components.diamonds.length
        self.diamond_slot: i64 = components.diamonds.slot
        self.jar_end: i64 = components.bookkeeping.length
        self.jar_slot: i64 = components.bookkeeping.slot
        self.crossed = bits(components.bookkeeping.crossed)
        self.diamond_values = row(ladder(self.diamond_end, components.diamonds.values))
        self.jar_values = row(ladder(self.jar_end, components.bookkeeping.values))
        self.space_costs = row([space.cost for space in components.spaces])
        self.space_companies = row(
            [COMPANIES.index(space.company) if space.company else -1 for space in components.spaces]
        )
        self.tiers = [space.tiers for space in components.spaces]
        self.least = vec[Row](
            [row([tier.least for tier in space.tiers]) for space in components.spaces]
        )
        self.tile_names = [tile.name for tile in components.tiles]

    def read_map(self) -> None:
        atlas = self.components.atlas
        names = atlas.names
        self.regions = names

        def touching(name: str, border: str) -> int:
            return bits([names.index(n) for n in atlas.neighbours(name, border) if n in names])

        self.single = row([touching(name, "single") for name in names])
        self.double = row([touching(name, "double") for name in names])
        self.base_single = row([touching(company, "single") for company in COMPANIES])
        self.base_double = row([touching(company, "double") for company in COMPANIES])
        self.pounds_in = row([r.amount if r.reward == "pounds" else 0 for r in atlas.regions])
        self.diamonds_in = row([r.amount if r.reward == "diamonds" else 0 for r in atlas.regions])
        self.steps_in = row([r.amount if r.reward == "track" else 0 for r in atlas.regions])
        self.points_in = row([r.amount if r.reward == "points" else 0 for r in atlas.regions])
        self.mines = row([region.mines for region in atlas.regions])
        self.column_values = vec[Row]([row(column_values(base.coins)) for base in atlas.bases])

    def read_cards(self) -> None:
        c = self.components
        cards: list[Card] = [*c.start, *c.first, *c.deck]
        self.card_names = ["", *(card.name for card in cards)]
        self.card_keys = ["", *(card.key for card in cards)]
        self.kind = row([-1, *(KINDS.index(card.kind) for card in cards)])
        self.value = row([0, *(card.value for card in cards)])
        self.crate = row([0, *(card.crate for card in cards)])
        self.merchant_company = row(
            [-1, *(COMPANIES.index(card.company) if card.company else -1 for card in cards)]
        )
        self.merchant_diamonds = row([0, *(card.diamonds for card in cards)])
        self.merchant_pounds = row([0, *(card.pounds for card in cards)])
        self.alone = row([1 << card for card in range(len(cards) + 1)])
        """Each card as a set of one."""
        numbers = range(1, len(cards) + 1)
        self.alike = row(
            [
                bits([n for n in numbers if n < number and self.card_names[n] == name])
                for number, name in enumerate(self.card_names)
            ]
        )
        """For each card, the cards before it that are like it: one choice among them is enough."""
        self.like = row([self.card_names.index(name) for name in self.card_names])
        """For each card, the first one that is like it."""
        self.share_cards: i64 = bits([n for n in numbers if self.kind[n] == SHARE])
        self.with_share = row(
            [
                bits([n for n, card in enumerate(cards, 1) if card.share == company])
                for company in COMPANIES
            ]
        )
        self.any_share: i64 = sum(self.with_share)
        self.share_bit = row([self.any_share & 1 << card for card in range(len(cards) + 1)])
        """For each card, the set of it alone if it has a share."""
        self.coffee_cards: i64 = bits([n for n in numbers if self.kind[n] == COFFEE])
        self.start_hand: i64 = bits(list(range(1, len(c.start) + 1)))
        self.first_card: i64 = len(c.start) + 1
        self.letter_cards = row(
            [
                bits([n for n, card in enumerate(cards, 1) if card.letter == letter])
                for letter in LETTERS
            ]
        )
        self.all_cards: i64 = sum(self.letter_cards)
        self.rests = row([rest_cards(c.start, tile.cards) for tile in c.tiles])
        self.card_numbers = [
            [card_numbers(None, crate), *(card_numbers(card, crate) for card in cards)]
            for crate in c.crates
            for _ in range(c.display_rows)
        ]
        """For each space of the display, every card as it would be told there."""

    def read_books(self) -> None:
        c = self.components
        books: list[Book] = [*c.books, *(tile.book for tile in c.tiles)]
        self.book_names = ["", *(book.name for book in books)]
        self.book_keys = ["", *(book.key for book in books)]
        self.letter = row(
            [-1, *(BOOK_LETTERS.index(book.letter) if book.letter else -1 for book in books)]
        )
        wanted = (*GOODS, "expansion", "helper")
        self.needs = [(0, 0, 0, 0, 0), *(
            tuple(book.needs.amounts[kind] for kind in wanted) for book in books
        )]  # fmt: skip
        self.needs_any = [[], *(book.needs.any for book in books)]
        self.book_rewards = [books[0].reward, *(book.reward for book in books)]
        self.book_numbers = [
            book_numbers(self.letter[n], self.needs[n], self.book_rewards[n] if n else None)
            for n in range(len(self.book_names))
        ]
        self.turned_numbers = [book_numbers(letter, self.needs[0], None) for letter in self.letter]
        """A book that is turned asks for nothing any more."""
        self.start_book: i64 = len(c.books) + 1
        self.letter_books = [
            bits([n for n, book in enumerate(books, 1) if book.letter == letter])
            for letter in BOOK_LETTERS
        ]

    def layout(self, names: tuple[str, ...]) -> Layout:
        """The lanes of these tracks, by company."""
        if names not in self.layouts:
            lanes = [self.lanes[self.lane_names.index(name)] for name in names]
            self.layouts[names] = Layout(lanes)
        return self.layouts[names]


def card_numbers(card: Card | None, crate: int) -> bytes:
    """A card as the display's features list it: kind, value, price and share."""
    if card is None:
        return bytes(len(KINDS) + 2 + len(COMPANIES))
    kind = [1 if kind == card.kind else 0 for kind in KINDS]
    share = [1 if company == card.share else 0 for company in COMPANIES]
    return bytes([*kind, card.value, card.crate + crate, *share])


def book_numbers(letter: int, needs: tuple[int, ...], reward: Reward | None) -> bytes:
    """A book as features list it: its letter, what it asks for and what it pays."""
    pays = [0] * 5
    if reward is not None:
        pays = [reward.pounds, reward.diamonds, reward.points, reward.remove, int(reward.cotton)]
    return bytes([letter + 1, *needs, *pays])


def rest_cards(start: list[Card], names: list[str]) -> int:
    """The starting cards that a starting tile lays to rest."""
    found = 0
    for name in names:
        found |= 1 << next(
            n for n, card in enumerate(start, 1) if card.name == name and not found >> n & 1
        )
    return found


def bits(places: list[int]) -> int:
    return sum(1 << place for place in places)


def ladder(length: int, values: list[tuple[int, int]]) -> list[int]:
    """The value reached or passed on each space from 0 on."""
    return [max([worth for at, worth in values if at <= space], default=0)
            for space in range(length + 1)]  # fmt: skip
