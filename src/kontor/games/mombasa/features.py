"""A Mombasa position in numbers (see core/features.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kontor.core.features import FeatureTable, Group, clipped, one_of
from kontor.games.mombasa import area, expansion, frames, goods, scoring
from kontor.games.mombasa.actions import BOOKS, DISPLAY, REGIONS, SHELF, SLOTS, SPACE_NAMES, SPACES
from kontor.games.mombasa.atlas import COMPANIES
from kontor.games.mombasa.pieces import KINDS
from kontor.games.mombasa.tables import ACTING, PLANNING, TOTALS

if TYPE_CHECKING:
    from kontor.games.mombasa.state import MombasaState

SEATS: Final = 4
ROUNDS: Final = 7
STAGES: Final = 5
LANES: Final = 8
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
        Group("book display", [f"{n + 1} {e}" for n in range(BOOKS) for e in BOOK_ENTRIES], 3),
        Group("books", [f"{n + 1} coins" for n in range(BOOKS)], 2),
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

SIZE: Final = FEATURES.size(SEATS)
NO_BOOK: Final = [0] * len(BOOK_ENTRIES)

Pieces = tuple[object, tuple[int, ...], tuple[int, ...]]
KEPT: Final = 10_000
"""So many maps and displays are remembered."""
kept: Final[dict[Pieces, bytes]] = {}


def features(s: MombasaState, seat: int) -> bytes:
    """What a seat knows of a position; others' plans are told to nobody."""
    parts = [stage_features(s), map_features(s), display_features(s), space_features(s)]
    for place in range(s.players):
        parts.append(seat_features(s, (seat + place) % s.players, place == 0))
    return b"".join(parts).ljust(SIZE, b"\0")


def stage_features(s: MombasaState) -> bytes:
    out = [0] * (ROUNDS + STAGES + SEATS + 4 * LANES)
    out[s.round - 1] = 1
    out[ROUNDS + s.stage] = 1
    out[ROUNDS + STAGES + s.players - 1] = 1
    first = ROUNDS + STAGES + SEATS
    for company, lane in enumerate(s.layout.lanes):
        out[first + company * LANES + lane.letter * 2 + (1 if lane.second_side else 0)] = 1
    return bytes(out)


def map_features(s: MombasaState) -> bytes:
    """The companies, worked out once as long as no post moves."""
    known: Pieces = (s.tables, tuple(s.columns), tuple(s.held))
    found = kept.get(known)
    return keep(known, count_map(s)) if found is None else found


def display_features(s: MombasaState) -> bytes:
    """Cards and books on offer, worked out once as long as they lie there."""
    known: Pieces = (s.tables, tuple(s.display), tuple(s.books))
    found = kept.get(known)
    return keep(known, count_display(s)) if found is None else found


def keep(known: Pieces, numbers: list[int]) -> bytes:
    if len(kept) >= KEPT:
        kept.clear()
    found = kept[known] = bytes(numbers)
    return found


def count_map(s: MombasaState) -> list[int]:
    out: list[int] = []
    for company in range(4):
        out.append(expansion.share_value(s, company))
    for company in range(4):
        out.append(expansion.posts(s, company))
    for company in range(4):
        out.append(expansion.mines(s, company))
    for company in range(4):
        held = s.held[company]
        for region in range(REGIONS):
            out.append(held >> region & 1)
    return out


def count_display(s: MombasaState) -> list[int]:
    t = s.tables
    out: list[int] = []
    for space, card in enumerate(s.display):
        out += one_of(t.kind[card], CARD_KINDS)
        out.append(t.value[card])
        out.append(goods.price(s, space, 0) if card else 0)
        for company in range(4):
            out.append(t.with_share[company] >> card & 1)
    for book in s.books:
        add_book(s, book, out)
    return out


def space_features(s: MombasaState) -> bytes:
    out = s.coins[:]
    for space in range(SPACES):
        out.append(1 if s.marks[space] >= 0 else 0)
    return bytes(out)


def add_book(s: MombasaState, book: int, out: list[int]) -> None:
    """A book's letter, what it asks for and what it pays."""
    if not book:
        out += NO_BOOK
        return
    t = s.tables
    out.append(t.letter[book] + 1)
    out += t.needs[book]
    reward = t.book_rewards[book]
    out += [reward.pounds, reward.diamonds, reward.points, reward.remove]
    out.append(1 if reward.cotton else 0)


def seat_features(s: MombasaState, seat: int, own: bool) -> bytes:
    t = s.tables
    acting = s.stage == ACTING and s.mover == seat
    out = [1, 1 if acting else 0, 1 if s.first == seat else 0, s.out >> seat & 1]
    out.append((seat - s.mover) % s.players)
    out += [clipped(s.pounds[seat]), min(s.pounds[seat], 10)]
    out += [
        s.diamonds[seat],
        scoring.diamond_value(s, seat),
        1 if area.slot_open(s, seat, 3) else 0,
    ]
    out += [s.jar[seat] + 1, scoring.jar_value(s, seat), 1 if area.slot_open(s, seat, 4) else 0]
    owned = area.owned(s, seat)
    shares, ahead, levels = [], [], []
    for company, lane in enumerate(s.layout.lanes):
        place = s.places[seat * 4 + company]
        out.append(place)
        now = lane.shares[place]
        shares.append(now + (owned & t.with_share[company]).bit_count())
        steps = 0
        for further in range(place + 1, lane.length + 1):
            if lane.shares[further] > now:
                steps = further - place
                break
        ahead.append(steps)
        levels.append(lane.level[place])
    out += shares
    out += ahead
    out += levels
    out += s.totals[seat * TOTALS : (seat + 1) * TOTALS]
    add_cards(s, seat, own, out)
    out.append(max(area.markers_left(s, seat), 0))
    for space in range(SPACES):
        out.append(1 if s.marks[space] == seat else 0)
    for tile in range(4):
        out.append(1 if area.has_tile(s, seat, tile) else 0)
    add_shelf(s, seat, acting, out)
    add_pending(s, acting, out)
    score = 0
    for points in scoring.categories(s, seat):
        score += points
    out.append(clipped(score))
    return bytes(out)


def add_cards(s: MombasaState, seat: int, own: bool, out: list[int]) -> None:
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
        out += [0] * (2 * CARD_KINDS)
    for place in range(seat * SLOTS, (seat + 1) * SLOTS):
        add_kinds(s, s.piles[place], out)


def add_kinds(s: MombasaState, cards: int, out: list[int]) -> None:
    """How many cards of each kind, and their values together."""
    counts = [0] * (2 * CARD_KINDS)
    kind, value = s.tables.kind, s.tables.value
    while cards:
        bit = cards & -cards
        card = bit.bit_length() - 1
        counts[2 * kind[card]] += 1
        counts[2 * kind[card] + 1] += value[card]
        cards ^= bit
    out += counts


def add_shelf(s: MombasaState, seat: int, acting: bool, out: list[int]) -> None:
    """The books before the ink jar, one by one, and how many there are."""
    jar = max(s.jar[seat], 0)
    shelf = s.shelf[seat * SHELF : (seat + 1) * SHELF]
    for ahead in range(SHELVED):
        place = jar + ahead + (0 if s.jar[seat] < 0 else 1)
        add_book(s, shelf[place] if place < SHELF else 0, out)
    out += [SHELF - shelf.count(0), len(s.carried) if acting else 0]


def add_pending(s: MombasaState, acting: bool, out: list[int]) -> None:
    counts = [0] * PENDING
    amounts = [0] * PENDING
    if acting:
        for frame in s.pending:
            kind = frame % frames.KINDS
            counts[kind] += 1
            about = frames.fields(frame)
            if kind == frames.ADVANCE:
                amounts[kind] += sum(about[:4])
            elif about:
                amounts[kind] += about[-1]
    out += counts
    out += amounts
