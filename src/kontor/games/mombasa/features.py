"""A Mombasa position in numbers (see core/features.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kontor.core.features import FeatureTable, Group, add, blank, clipped, one_of
from kontor.core.rows import Row, row, same, zeros
from kontor.core.writer import BytesWriter
from kontor.games.mombasa import area, expansion, frames, scoring
from kontor.games.mombasa.actions import BOOKS, DISPLAY, REGIONS, SHELF, SLOTS, SPACE_NAMES
from kontor.games.mombasa.atlas import COMPANIES
from kontor.games.mombasa.pieces import KINDS
from kontor.games.mombasa.tables import ACTING, PLANNING, TOTALS

if TYPE_CHECKING:
    from kontor.games.mombasa.state import MombasaState

SEATS: Final = 4
ROUNDS: Final = 7
STAGES: Final = 5
LANE_NAMES: Final = [f"{letter}{side}" for letter in "ABCD" for side in (1, 2)]
CARD_KINDS: Final = len(KINDS)
PENDING: Final = len(frames.NAMES)
FIELDS: Final = row([len(sizes) for sizes in frames.SIZES])
"""How many fields each kind of frame has; the last one is its amount."""
NEEDS: Final = ("coffee", "bananas", "cotton", "expansion", "helper")
REWARDS: Final = ("pounds", "diamonds", "points", "remove", "cotton")
BOOK_ENTRIES: Final = (
    "letter",
    *(f"asks {what}" for what in NEEDS),
    *(f"pays {what}" for what in REWARDS),
)
CARD_ENTRIES: Final = (*KINDS, "value", "price", *(f"share of {name}" for name in COMPANIES))
SHELVED: Final = 6
"""So many books before the ink jar are told one by one."""

FEATURES: Final = FeatureTable(
    [
        Group("round", range(1, ROUNDS + 1)),
        Group("stage", ["choosing", "resting", "planning", "acting", "over"]),
        Group("players", range(1, SEATS + 1)),
        Group("tracks", [f"{lane} for {name}" for name in COMPANIES for lane in LANE_NAMES]),
        Group("share value", COMPANIES, 8),
        Group("posts left", COMPANIES, 8),
        Group("mines", COMPANIES, 3),
        Group("regions", [f"{n + 1} of {name}" for name in COMPANIES for n in range(REGIONS)]),
        Group("display", [f"{n + 1} {entry}" for n in range(DISPLAY) for entry in CARD_ENTRIES], 3),
        Group("books", [f"{n + 1} coins" for n in range(BOOKS)], 2),
        Group("book display", [f"{n + 1} {e}" for n in range(BOOKS) for e in BOOK_ENTRIES], 3),
        Group("bonus spaces", [f"{name} taken" for name in SPACE_NAMES]),
    ],
    [
        Group("seat", ["there", "acting", "first", "out", "turns before"]),
        Group("pounds", ["pounds", "few"], 10),
        Group("diamonds", ["place", "value", "slot"], 10),
        Group("bookkeeping", ["place", "value", "slot"], 10),
        Group("track", [f"place {name}" for name in COMPANIES], 8),
        Group("shares", COMPANIES, 4),
        Group("to next share", COMPANIES, 3),
        Group("bonus of track", COMPANIES, 2),
        Group("face up", ["coffee", "bananas", "cotton", "expansion", "books", "merchants"], 3),
        Group("hand", [f"{what} {kind}" for kind in KINDS for what in ("cards", "value")], 3),
        Group("planned", [f"{what} {kind}" for kind in KINDS for what in ("cards", "value")], 3),
        Group(
            "resting",
            [f"{what} {k} {n + 1}" for n in range(SLOTS) for k in KINDS for what in ("n", "value")],
            3,
        ),
        Group("markers", ["left"], 2),
        Group("bonus spaces", [f"{name} own" for name in SPACE_NAMES]),
        Group("bonus tiles", range(4)),
        Group("shelf", [f"{n + 1} {entry}" for n in range(SHELVED) for entry in BOOK_ENTRIES], 3),
        Group("books", ["on the shelf", "carried"], 4),
        Group("pending", frames.NAMES),
        Group("pending amount", frames.NAMES, 3),
        Group("score", ["score"], 60),
    ],
    SEATS,
)

SEAT_SIZE: Final = FEATURES.seat_size


class Companies:
    """Who holds what on the map: values of shares, and the numbers of values, posts, mines and
    regions. What is told of the companies, as of all else below, is kept until it changes; copies
    share it. To compare whole lists costs a fraction of telling them."""

    def __init__(self, s: MombasaState):
        self.columns = s.columns[:]
        self.held = s.held[:]
        self.values = [int(expansion.share_value(s, company)) for company in range(4)]
        out = BytesWriter()
        for value in self.values:
            out.append(value)
        for company in range(4):
            out.append(int(expansion.posts(s, company)))
        mines = blank(out, 4)
        regions = blank(out, 4 * REGIONS)
        for company in range(4):
            held = s.held[company]
            while held:
                region = int(held & -held).bit_length() - 1
                held &= held - 1
                out[regions + company * REGIONS + region] = 1
                add(out, mines + company, s.tables.mines[region])
        self.numbers = out.getvalue()


class Offer:
    """The cards, coins and books on display, and the numbers that tell them."""

    def __init__(self, s: MombasaState):
        self.display = s.display
        self.coins = s.coins
        self.books = s.books
        out = BytesWriter()
        for space, card in enumerate(self.display):
            out.write(s.tables.card_numbers[space][card])
        for count in self.coins:
            out.append(int(count))
        for book in self.books:
            out.write(s.tables.book_numbers[book])
        self.numbers = out.getvalue()


class Marks:
    """The bonus spaces and tiles: the numbers of the spaces taken, and for each seat those of its
    markers left, its spaces and its tiles."""

    def __init__(self, s: MombasaState):
        self.marks = s.marks
        self.tiles = s.tiles
        self.spent = s.spent
        self.level = s.level
        taken = BytesWriter()
        blank(taken, len(s.marks))
        of_seat = []
        for seat in range(s.players):
            out = BytesWriter()
            out.append(clipped(area.markers_left(s, seat)))
            blank(out, len(s.marks))
            for tile in range(4):
                out.append(1 if area.has_tile(s, seat, tile) else 0)
            of_seat.append(out)
        for space, owner in enumerate(s.marks):
            if owner >= 0:
                taken[space] = 1
                of_seat[owner][space + 1] = 1
        self.numbers = taken.getvalue()
        self.of_seat = [out.getvalue() for out in of_seat]


class Progress:
    """How far everybody is: the numbers of diamonds, bookkeeping, tracks and shares, and what all
    of it is worth."""

    def __init__(self, s: MombasaState, companies: Companies, on_cards: Row):
        self.companies = companies
        self.layout = s.layout
        self.diamonds = s.diamonds[:]
        self.jar = s.jar
        self.places = s.places[:]
        self.on_cards = on_cards
        self.worth: list[int] = []
        self.numbers: list[bytes] = []
        for seat in range(s.players):
            diamonds: int = scoring.diamond_value(s, seat)
            books: int = scoring.jar_value(s, seat)
            worth = diamonds + books
            out = BytesWriter()
            out.append(int(s.diamonds[seat]))
            out.append(diamonds)
            out.append(1 if area.slot_open(s, seat, 3) else 0)
            out.append(int(s.jar[seat] + 1))
            out.append(books)
            out.append(1 if area.slot_open(s, seat, 4) else 0)
            tracks = blank(out, 16)
            for company, lane in enumerate(s.layout.lanes):
                place: int = s.places[seat * 4 + company]
                shares: int = lane.shares[place]
                cards = on_cards[seat] & s.tables.with_share[company]
                while cards:
                    cards &= cards - 1
                    shares += 1
                worth += shares * companies.values[company]
                ahead: int = lane.ahead[place]
                level: int = lane.level[place]
                out[tracks + company] = place
                out[tracks + 4 + company] = shares
                out[tracks + 8 + company] = ahead
                out[tracks + 12 + company] = level
            self.worth.append(worth)
            self.numbers.append(out.getvalue())


class Hand:
    """The cards in a hand and those planned, as somebody sees them, and the numbers of both."""

    def __init__(self, s: MombasaState, cards: i64, planned: i64):
        self.cards = cards
        self.planned = planned
        out = BytesWriter()
        add_kinds(s, cards, out)
        add_kinds(s, planned, out)
        self.numbers = out.getvalue()


class Piles:
    """The resting piles, and for each seat the numbers that tell them and the shares in them."""

    def __init__(self, s: MombasaState):
        self.piles = s.piles[:]
        self.numbers: list[bytes] = []
        self.shares = zeros(s.players)
        for seat in range(s.players):
            out = BytesWriter()
            cards: i64 = 0
            for place in range(seat * SLOTS, (seat + 1) * SLOTS):
                add_kinds(s, self.piles[place], out)
                cards |= self.piles[place]
            self.numbers.append(out.getvalue())
            self.shares[seat] = cards & s.tables.any_share


class Shelves:
    """The shelves with their ink jars, and for each seat the numbers of the books before its jar,
    one by one, and how many books there are."""

    def __init__(self, s: MombasaState):
        self.shelf = s.shelf
        self.jar = s.jar
        self.numbers: list[bytes] = []
        t = s.tables
        for seat in range(s.players):
            out = BytesWriter()
            shelf = seat * SHELF
            first = 0 if self.jar[seat] < 0 else self.jar[seat] + 1
            for place in range(first, first + SHELVED):
                book = self.shelf[shelf + place] if place < SHELF else 0
                out.write(t.book_numbers[book] if book >= 0 else t.turned_numbers[-book])
            books = 0
            for place in range(shelf, shelf + SHELF):
                if self.shelf[place]:
                    books += 1
            out.append(books)
            self.numbers.append(out.getvalue())


class Told:
    """All that is kept of a position."""

    def __init__(self, s: MombasaState):
        before = s.told
        if before is None:
            self.companies = Companies(s)
            self.offer = Offer(s)
            self.marks = Marks(s)
            self.piles = Piles(s)
            self.shelves = Shelves(s)
            self.progress = Progress(s, self.companies, self.on_cards(s))
            self.hands = [Hand(s, cards, 0) for cards in s.hand]
            return
        companies, offer, marks = before.companies, before.offer, before.marks
        piles, shelves, progress = before.piles, before.shelves, before.progress
        if not same(companies.columns, s.columns) or not same(companies.held, s.held):
            companies = Companies(s)
        if (
            not same(offer.display, s.display)
            or not same(offer.coins, s.coins)
            or not same(offer.books, s.books)
        ):
            offer = Offer(s)
        if (
            not same(marks.level, s.level)
            or not same(marks.tiles, s.tiles)
            or marks.spent != s.spent
            or not same(marks.marks, s.marks)
        ):
            marks = Marks(s)
        if not same(piles.piles, s.piles):
            piles = Piles(s)
        if not same(shelves.shelf, s.shelf) or not same(shelves.jar, s.jar):
            shelves = Shelves(s)
        self.companies = companies
        self.offer = offer
        self.marks = marks
        self.piles = piles
        self.shelves = shelves
        self.hands = before.hands
        on_cards = self.on_cards(s)
        if (
            progress.companies is not companies
            or progress.layout is not s.layout
            or not same(progress.places, s.places)
            or not same(progress.diamonds, s.diamonds)
            or not same(progress.jar, s.jar)
            or not same(progress.on_cards, on_cards)
        ):
            progress = Progress(s, companies, on_cards)
        self.progress = progress

    def on_cards(self, s: MombasaState) -> Row:
        """Each seat's cards with shares, wherever they lie."""
        found = zeros(s.players)
        for seat in range(s.players):
            cards = self.piles.shares[seat] | s.hand[seat] & s.tables.any_share
            first: i64 = seat * SLOTS
            for place in range(first, first + SLOTS):
                card = s.slots[place]
                if card:
                    cards |= s.tables.share_bit[card]
            found[seat] = cards
        return found

    def hand(self, s: MombasaState, seat: int, own: bool) -> Hand:
        """A plan that is still secret counts as in hand, except for who made it."""
        cards = s.hand[seat]
        planned: i64 = 0
        if s.stage == PLANNING:
            for place in range(seat * SLOTS, (seat + 1) * SLOTS):
                if s.slots[place]:
                    planned |= s.tables.alone[s.slots[place]]
            if not own:
                cards |= planned
                planned = 0
        told = self.hands[seat]
        if told.cards != cards or told.planned != planned:
            told = Hand(s, cards, planned)
            self.hands = self.hands[:]
            self.hands[seat] = told
        return told


def write(s: MombasaState, seat: int, out: BytesWriter) -> None:
    """Append what a seat knows of a position; others' plans are told to nobody."""
    told = s.told = Told(s)
    one_of(out, s.round - 1, ROUNDS)
    one_of(out, s.stage, STAGES)
    one_of(out, s.players - 1, SEATS)
    out.write(s.layout.numbers)
    out.write(told.companies.numbers)
    out.write(told.offer.numbers)
    out.write(told.marks.numbers)
    for place in range(s.players):
        add_seat(s, (seat + place) % s.players, place == 0, told, out)


def add_seat(s: MombasaState, seat: int, own: bool, told: Told, out: BytesWriter) -> None:
    acting = s.stage == ACTING and s.mover == seat
    pounds: int = s.pounds[seat]
    out.append(1)
    out.append(1 if acting else 0)
    out.append(1 if s.first == seat else 0)
    out.append(1 if s.out >> seat & 1 else 0)
    out.append(int((seat - s.mover) % s.players))
    out.append(clipped(pounds))
    out.append(pounds if pounds < 10 else 10)
    out.write(told.progress.numbers[seat])
    first: i64 = seat * TOTALS
    for total in range(first, first + TOTALS):
        out.append(int(s.totals[total]))
    out.write(told.hand(s, seat, own).numbers)
    out.write(told.piles.numbers[seat])
    out.write(told.marks.of_seat[seat])
    out.write(told.shelves.numbers[seat])
    out.append(len(s.carried) if acting else 0)
    add_pending(s, acting, out)
    out.append(clipped(pounds + told.progress.worth[seat]))


def add_kinds(s: MombasaState, cards: i64, out: BytesWriter) -> None:
    """How many cards of each kind, and their values together."""
    at = blank(out, 2 * CARD_KINDS)
    kind, value = s.tables.kind, s.tables.value
    while cards:
        card = int(cards & -cards).bit_length() - 1
        cards &= cards - 1
        spot = at + 2 * kind[card]
        add(out, spot, 1)
        add(out, spot + 1, value[card])


def add_pending(s: MombasaState, acting: bool, out: BytesWriter) -> None:
    counts = blank(out, 2 * PENDING)
    amounts = counts + PENDING
    if not acting:
        return
    for frame in s.pending:
        kind = frame % frames.KINDS
        add(out, counts + kind, 1)
        if kind == frames.ADVANCE:
            for company in range(4):
                add(out, amounts + kind, frames.field(frame, company))
        elif FIELDS[kind]:
            add(out, amounts + kind, frames.field(frame, FIELDS[kind] - 1))
