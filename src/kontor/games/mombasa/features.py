"""A Mombasa position in numbers (see core/features.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kontor.core.features import FeatureTable, Group, add, blank, clipped, one_of
from kontor.core.writer import BytesWriter
from kontor.games.mombasa import area, frames, scoring
from kontor.games.mombasa.actions import BOOKS, DISPLAY, REGIONS, SHELF, SLOTS, SPACE_NAMES, SPACES
from kontor.games.mombasa.atlas import COMPANIES
from kontor.games.mombasa.pieces import KINDS
from kontor.games.mombasa.tables import ACTING, PLANNING, POSTS, TOTALS

if TYPE_CHECKING:
    from kontor.games.mombasa.state import MombasaState

SEATS: Final = 4
ROUNDS: Final = 7
STAGES: Final = 5
LANE_NAMES: Final = [f"{letter}{side}" for letter in "ABCD" for side in (1, 2)]
CARD_KINDS: Final = len(KINDS)
PENDING: Final = len(frames.NAMES)
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
WORD: Final = (1 << 60) - 1
"""Sets of cards are longer than a machine's word; their bits are looked at word by word."""


class Offer:
    """The cards, coins and books on display, and the numbers that tell them. What is told of them,
    as of resting piles and of shelves, is kept until they change; copies share it. To compare whole
    lists costs a fraction of telling them."""

    def __init__(self, s: MombasaState):
        self.display = s.display[:]
        self.coins = s.coins[:]
        self.books = s.books[:]
        out = BytesWriter()
        for space, card in enumerate(self.display):
            out.write(s.tables.card_numbers[space][card])
        for count in self.coins:
            out.append(count)
        for book in self.books:
            out.write(s.tables.book_numbers[book])
        self.numbers = out.getvalue()


class Piles:
    """The resting piles, and for each seat the numbers that tell them."""

    def __init__(self, s: MombasaState):
        self.piles = s.piles[:]
        self.numbers: list[bytes] = []
        for seat in range(s.players):
            out = BytesWriter()
            for place in range(seat * SLOTS, (seat + 1) * SLOTS):
                add_kinds(s, self.piles[place], out)
            self.numbers.append(out.getvalue())


class Shelves:
    """The shelves with their ink jars, and for each seat the numbers of the books before its jar,
    one by one, and how many books there are."""

    def __init__(self, s: MombasaState):
        self.shelf = s.shelf[:]
        self.jar = s.jar[:]
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


def offer(s: MombasaState) -> Offer:
    told = s.told_offer
    if told is None or told.display != s.display or told.coins != s.coins or told.books != s.books:
        told = s.told_offer = Offer(s)
    return told


def piles(s: MombasaState) -> Piles:
    told = s.told_piles
    if told is None or told.piles != s.piles:
        told = s.told_piles = Piles(s)
    return told


def shelves(s: MombasaState) -> Shelves:
    told = s.told_shelves
    if told is None or told.jar != s.jar or told.shelf != s.shelf:
        told = s.told_shelves = Shelves(s)
    return told


def write(s: MombasaState, seat: int, out: BytesWriter) -> None:
    """Append what a seat knows of a position; others' plans are told to nobody."""
    values = []
    for company in range(4):
        of = s.tables.column_values[company]
        first = company * 3
        values.append(of[s.columns[first]] + of[s.columns[first + 1]] + of[s.columns[first + 2]])
    shares: list[int] = []
    totals = []
    for other in range(s.players):
        total = s.pounds[other] + scoring.diamond_value(s, other) + scoring.jar_value(s, other)
        on_cards = area.owned(s, other) & s.tables.any_share
        for company, lane in enumerate(s.layout.lanes):
            held = lane.shares[s.places[other * 4 + company]]
            if on_cards:
                held += (on_cards & s.tables.with_share[company]).bit_count()
            shares.append(held)
            total += held * values[company]
        totals.append(total)
    add_table(s, values, out)
    for place in range(s.players):
        add_seat(s, (seat + place) % s.players, place == 0, shares, totals, out)


def add_table(s: MombasaState, values: list[int], out: BytesWriter) -> None:
    t = s.tables
    one_of(out, s.round - 1, ROUNDS)
    one_of(out, s.stage, STAGES)
    one_of(out, s.players - 1, SEATS)
    out.write(s.layout.numbers)
    for company in range(4):
        out.append(values[company])
    for company in range(4):
        first = company * 3
        out.append(
            POSTS[s.columns[first]] + POSTS[s.columns[first + 1]] + POSTS[s.columns[first + 2]]
        )
    mines = blank(out, 4)
    regions = blank(out, 4 * REGIONS)
    for company in range(4):
        held = s.held[company]
        while held:
            region = (held & -held).bit_length() - 1
            held &= held - 1
            out[regions + company * REGIONS + region] = 1
            if t.mines[region]:
                add(out, mines + company, t.mines[region])
    out.write(offer(s).numbers)
    marks = blank(out, SPACES)
    for space, owner in enumerate(s.marks):
        if owner >= 0:
            out[marks + space] = 1


def add_seat(
    s: MombasaState,
    seat: int,
    own: bool,
    shares: list[int],
    totals: list[int],
    out: BytesWriter,
) -> None:
    acting = s.stage == ACTING and s.mover == seat
    out.append(1)
    out.append(1 if acting else 0)
    out.append(1 if s.first == seat else 0)
    out.append(s.out >> seat & 1)
    out.append((seat - s.mover) % s.players)
    pounds = s.pounds[seat]
    out.append(clipped(pounds))
    out.append(pounds if pounds < 10 else 10)
    out.append(s.diamonds[seat])
    out.append(scoring.diamond_value(s, seat))
    out.append(1 if area.slot_open(s, seat, 3) else 0)
    out.append(s.jar[seat] + 1)
    out.append(scoring.jar_value(s, seat))
    out.append(1 if area.slot_open(s, seat, 4) else 0)
    add_tracks(s, seat, shares, out)
    for total in range(seat * TOTALS, (seat + 1) * TOTALS):
        out.append(s.totals[total])
    add_cards(s, seat, own, out)
    out.append(clipped(area.markers_left(s, seat)))
    marks = blank(out, SPACES + 4)
    for space, owner in enumerate(s.marks):
        if owner == seat:
            out[marks + space] = 1
    for tile, owner in enumerate(s.tiles):
        if owner == seat and not s.spent >> tile & 1:
            out[marks + SPACES + tile] = 1
    out.write(shelves(s).numbers[seat])
    out.append(len(s.carried) if acting else 0)
    add_pending(s, acting, out)
    out.append(clipped(totals[seat]))


def add_tracks(s: MombasaState, seat: int, shares: list[int], out: BytesWriter) -> None:
    """Places on the tracks, shares, steps to the next share, and the bonus reached."""
    places = blank(out, 16)
    for company, lane in enumerate(s.layout.lanes):
        place = s.places[seat * 4 + company]
        out[places + company] = place
        out[places + 4 + company] = shares[seat * 4 + company]
        out[places + 8 + company] = lane.ahead[place]
        out[places + 12 + company] = lane.level[place]


def add_cards(s: MombasaState, seat: int, own: bool, out: BytesWriter) -> None:
    """Cards by kind: in hand, planned, and in each resting pile. A plan that is still secret counts
    as in hand, except for who made it."""
    planned = 0
    if s.stage == PLANNING:
        for place in range(seat * SLOTS, (seat + 1) * SLOTS):
            if s.slots[place]:
                planned |= 1 << s.slots[place]
    if own:
        add_kinds(s, s.hand[seat], out)
        add_kinds(s, planned, out)
    else:
        add_kinds(s, s.hand[seat] | planned, out)
        blank(out, 2 * CARD_KINDS)
    out.write(piles(s).numbers[seat])


def add_kinds(s: MombasaState, cards: int, out: BytesWriter) -> None:
    """How many cards of each kind, and their values together."""
    at = blank(out, 2 * CARD_KINDS)
    kind, value = s.tables.kind, s.tables.value
    first = 0
    while cards:
        word = cards & WORD
        while word:
            card = first + (word & -word).bit_length() - 1
            word &= word - 1
            spot = at + 2 * kind[card]
            add(out, spot, 1)
            add(out, spot + 1, value[card])
        cards >>= 60
        first += 60


def add_pending(s: MombasaState, acting: bool, out: BytesWriter) -> None:
    counts = blank(out, PENDING)
    amounts = blank(out, PENDING)
    if not acting:
        return
    for frame in s.pending:
        kind = frame % frames.KINDS
        add(out, counts + kind, 1)
        about = frames.fields(frame)
        if kind == frames.ADVANCE:
            add(out, amounts + kind, about[0] + about[1] + about[2] + about[3])
        elif about:
            add(out, amounts + kind, about[-1])
