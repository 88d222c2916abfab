"""What must hold in every state; a broken invariant is a bug in the rules or a forged position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kontor.games.mombasa import area, expansion, frames, setup
from kontor.games.mombasa.actions import CARRIED, SHELF, SLOTS
from kontor.games.mombasa.atlas import COLUMN_SPACES, COLUMNS, COMPANIES
from kontor.games.mombasa.tables import (
    ACTING,
    CHOOSING,
    OVER,
    PLANNING,
    RESTING,
    TILE,
    TOTALS,
)

if TYPE_CHECKING:
    from kontor.games.mombasa.state import MombasaState


def status(s: MombasaState) -> list[str]:
    """Every broken invariant."""
    broken = post_status(s) + card_status(s) + book_status(s) + flow_status(s)
    for seat in range(s.players):
        broken += [f"seat {seat}: {problem}" for problem in seat_status(s, seat)]
    return broken


def post_status(s: MombasaState) -> list[str]:
    """No post is ever lost: they stand in the base, on the map, on their way, or are removed."""
    broken = []
    returning = [frames.fields(f)[0] for f in s.pending if f % frames.KINDS == frames.RETURN]
    expanding = [
        frames.fields(f)[0] for f in s.pending if f % frames.KINDS in (frames.EXPAND, frames.DRIVE)
    ]
    taken = 0
    for company, name in enumerate(COMPANIES):
        count = expansion.posts(s, company) + int(s.held[company]).bit_count() + s.removed[company]
        count += returning.count(company)
        if company in expanding:
            count += int(s.entered).bit_count()
        if count != COLUMNS * COLUMN_SPACES:
            broken.append(f"{name} has {count} posts")
        if taken & s.held[company]:
            broken.append("two posts stand in one region")
        taken |= s.held[company]
        if company in expanding and s.held[company] & s.entered:
            broken.append(f"{name} enters a region it has")
    if s.entered and not expanding:
        broken.append("regions are entered without an expansion")
    return broken


def card_status(s: MombasaState) -> list[str]:
    """Every card lies in one place; starting cards are nobody else's."""
    t = s.tables
    broken = []
    seen = s.deck
    if s.deck & ~t.all_cards:
        broken.append("starting cards lie in the pile")
    for card in s.display:
        if card and (seen >> card & 1 or not t.all_cards >> card & 1):
            broken.append(f"the card {t.card_keys[card]} lies twice on the table")
        seen |= 1 << card if card else 0
    for seat in range(s.players):
        cards = [s.hand[seat], *s.piles[seat * SLOTS : (seat + 1) * SLOTS]]
        cards += [1 << c for c in s.slots[seat * SLOTS : (seat + 1) * SLOTS] if c]
        mine = 0
        for some in cards:
            if mine & some:
                broken.append(f"seat {seat} has a card twice")
            mine |= some
        if mine & seen & ~t.start_hand:
            broken.append(f"seat {seat} has a card that lies elsewhere")
        seen |= mine & ~t.start_hand
        if mine & 1:
            broken.append(f"seat {seat} has no card as a card")
    return broken


def book_status(s: MombasaState) -> list[str]:
    """Every book lies in one place, and under its letter."""
    t = s.tables
    broken = []
    seen = s.book_bag
    places = [*s.books, *s.carried, *(abs(int(book)) for book in s.shelf)]
    for book in places:
        if book and seen >> book & 1:
            broken.append(f"the book {t.book_keys[book]} lies twice on the table")
        seen |= 1 << book if book else 0
    for space, book in enumerate(s.books):
        if book and t.letter[book] != t.book_letters[space]:
            broken.append(f"the book {t.book_keys[book]} lies under a wrong letter")
    if s.book_bag >> t.start_book or any(book >= t.start_book for book in s.carried):
        broken.append("starting books are not drawn or taken")
    if len(s.carried) > CARRIED:
        broken.append("too many books wait to be placed")
    return broken


def flow_status(s: MombasaState) -> list[str]:
    broken = []
    if s.pending and s.stage != ACTING:
        broken.append("decisions are open outside a turn")
    if s.stage == ACTING:
        if s.out >> s.mover & 1:
            broken.append("the seat in turn has ended its phase")
        if bool(s.carried) and not s.pending:
            broken.append("books wait though nothing is open")
        if s.pending and s.pending[-1] % frames.KINDS == frames.DRIVE:
            broken.append("posts wait to be driven out though no reward is open")
        shelving = bool(s.pending) and s.pending[-1] % frames.KINDS == frames.SHELVE
        if shelving and not s.carried:
            broken.append("no book waits to be placed")
        if s.pending and len(s.choices) < 1:
            broken.append("an open decision has no choices")
    everybody = (1 << s.players) - 1
    if s.secret:
        if s.done == everybody:
            broken.append("everybody is done, but nothing is revealed")
        if s.done & ~s.touched:
            broken.append("a seat is done without having chosen")
    elif s.done or s.touched:
        broken.append("secret choices are open outside planning")
    if s.stage != CHOOSING and any(kept != setup.NOTHING for kept in (*s.chosen, *s.dealt)):
        broken.append("starting tiles are still dealt")
    for tile, owner in enumerate(s.tiles):
        if owner < 0 and s.spent >> tile & 1:
            broken.append("a tile is used that nobody has")
    if s.boost >= 0 and s.tiles[0] < 0:
        broken.append("the +1 tile lies on a card, but nobody has it")
    if s.stage != ACTING and s.stage != OVER and any(m >= 0 for m in s.marks):
        broken.append("markers lie on bonus spaces before the action phase")
    if any(s.marks[space] >= s.players for space in range(TILE)):
        broken.append("a marker is nobody's")
    return broken


def seat_status(s: MombasaState, seat: int) -> list[str]:
    """What is kept about a seat is what its things say."""
    t = s.tables
    broken = []
    slots = s.slots[seat * SLOTS : (seat + 1) * SLOTS]
    if s.pounds[seat] < 0:
        broken.append("pounds are below nothing")
    if any(card and t.share_cards >> card & 1 for card in slots):
        broken.append("a single share is planned")
    if s.stage == PLANNING and any(
        card and not area.slot_open(s, seat, slot) for slot, card in enumerate(slots)
    ):
        broken.append("a card lies in a slot that is not unlocked")
    if s.face[seat] & ~sum(1 << slot for slot, card in enumerate(slots) if card):
        broken.append("an empty slot is face up")
    if s.stage != ACTING and (s.face[seat] or (s.stage != PLANNING and any(slots))):
        broken.append("cards lie in the action area")
    if area.markers_left(s, seat) < 0:
        broken.append("too many markers are placed")
    totals = s.totals[seat * TOTALS : (seat + 1) * TOTALS]
    if s.stage == ACTING:
        area.recount(s, seat)
        if totals != s.totals[seat * TOTALS : (seat + 1) * TOTALS]:
            broken.append("the totals of the face-up cards are wrong")
    elif any(totals):
        broken.append("totals are counted without cards")
    shelf = s.shelf[seat * SHELF : (seat + 1) * SHELF]
    if any(not book for book in shelf[: s.jar[seat] + 1]):
        broken.append("the ink jar has passed an empty space")
    for space, book in enumerate(shelf):
        if t.crossed >> space & 1 and t.letter[abs(int(book))] == 0:
            broken.append(f"an A book lies on space {space}")
    levels = s.level[seat * 4 : seat * 4 + 4]
    for company, level in enumerate(levels):
        lane = s.layout.lanes[company]
        if level > lane.level[s.places[seat * 4 + company]]:
            broken.append("a track bonus works that is not unlocked")
    if (s.stage == CHOOSING) != (s.starts[seat] < 0):
        broken.append("the starting tile is missing, or there too early")
    if s.stage == RESTING and s.mover == seat and len(setup.to_rest(s, seat)) < 2:
        broken.append("no card waits to be laid to rest")
    return broken
