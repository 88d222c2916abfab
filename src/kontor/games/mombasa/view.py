"""What a seat or a spectator may know, as a document for the wire: an allow-list.

Open are the cards a seat owns and where those lie that everybody sees; while people plan, nobody
learns which of the others' cards are in hand and which are planned, nor who has begun (M-INFO).
Indices are those that actions use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kontor.core.game import Document
from kontor.games.mombasa import area, expansion, frames, goods, scoring, setup
from kontor.games.mombasa.actions import SHELF, SLOTS, SPACE_NAMES
from kontor.games.mombasa.atlas import COMPANIES
from kontor.games.mombasa.components import BOOK_LETTERS, LETTERS
from kontor.games.mombasa.position import STAGES, hides
from kontor.games.mombasa.tables import CHOOSING, POSTS, TOTALS

if TYPE_CHECKING:
    from kontor.games.mombasa.state import MombasaState

TILE_NAMES = ("goods", "bookkeeper", "merchant", "expansion")
TOTAL_NAMES = ("coffee", "bananas", "cotton", "expansion", "bookkeepers", "merchants")


def view(s: MombasaState, viewer: int | None) -> Document:
    t = s.tables
    return {
        "game": "mombasa",
        "viewer": viewer,
        "options": dict(s.given),
        "stage": STAGES[s.stage],
        "round": s.round,
        "rounds": t.rounds,
        "actors": list(s.actors),
        "first_player": s.first,
        "opening": s.opening,
        "companies": [company_view(s, company) for company in range(4)],
        "regions": [region_view(s, region) for region in range(len(t.regions))],
        "display": [card_view(s, space) for space in range(len(s.display))],
        "deck": {
            letter: int(s.deck & cards).bit_count()
            for letter, cards in zip(LETTERS, t.letter_cards, strict=True)
        },
        "discarded": [t.card_names[card] for card in discarded(s)],
        "books": [book_view(s, space) for space in range(len(s.books))],
        "book_supply": {
            letter: (s.book_bag & books).bit_count()
            for letter, books in zip(BOOK_LETTERS, t.letter_books, strict=True)
        },
        "spaces": [
            {"space": name, "seat": seat if seat >= 0 else None}
            for name, seat in zip(SPACE_NAMES, s.marks, strict=True)
        ],
        "tiles": [tile_view(s, tile) for tile in range(4)],
        "pending": [frame_view(frame) for frame in s.pending],
        "carried": [t.book_names[book] for book in s.carried],
        "seats": [seat_view(s, seat, viewer) for seat in range(s.players)],
        "outcome": scoring.outcome(s),
    }


def cards_of(s: MombasaState, mask: int) -> list[str]:
    names = s.tables.card_names
    found = []
    while mask:
        lowest = mask & -mask
        found.append(names[lowest.bit_length() - 1])
        mask ^= lowest
    return found


def discarded(s: MombasaState) -> list[int]:
    """The cards that are neither in the pile, the display nor anybody's: starting cards, which all
    have, then the others."""
    t = s.tables
    ones = (1 << s.players) - 1 << t.first_card
    gone = (t.all_cards | ones) & ~s.deck
    found = []
    for card in s.display:
        gone &= ~t.alone[card]
    for seat in range(s.players):
        owned = area.owned(s, seat)
        gone &= ~owned
        found += [card for card in range(t.first_card) if (t.start_hand & ~owned) >> card & 1]
    return found + [card for card in range(len(t.card_names)) if gone >> card & 1]


def company_view(s: MombasaState, company: int) -> Document:
    lane = s.layout.lanes[company]
    return {
        "company": COMPANIES[company],
        "track": lane.name,
        "columns": [
            {"posts": POSTS[column], "opened": column < 5}
            for column in s.columns[company * 3 : company * 3 + 3]
        ],
        "removed": s.removed[company],
        "share_value": expansion.share_value(s, company),
        "mines": expansion.mines(s, company),
    }


def region_view(s: MombasaState, region: int) -> Document:
    """A region with its post; while a company expands, its new post and the old one."""
    holder = next((c for c in range(4) if s.held[c] >> region & 1), None)
    return {
        "region": s.tables.regions[region],
        "company": COMPANIES[holder] if holder is not None else None,
        "entered": bool(s.entered >> region & 1),
    }


def card_view(s: MombasaState, space: int) -> Document:
    card = s.display[space]
    return {
        "card": s.tables.card_names[card] or None,
        "price": goods.price(s, space, 0) if card else None,
    }


def book_view(s: MombasaState, space: int) -> Document:
    book = s.books[space]
    return {
        "letter": BOOK_LETTERS[s.tables.book_letters[space]],
        "book": s.tables.book_names[book] or None,
        "coins": s.coins[space],
    }


def tile_view(s: MombasaState, tile: int) -> Document:
    doc: Document = {
        "tile": TILE_NAMES[tile],
        "seat": s.tiles[tile] if s.tiles[tile] >= 0 else None,
        "used": bool(s.spent >> tile & 1),
    }
    if tile == 0 and s.boost >= 0:
        doc["slot"] = s.boost + 1
    return doc


def frame_view(frame: int) -> Document:
    return {"kind": frames.NAMES[frame % frames.KINDS], "about": frames.fields(frame)}


def seat_view(s: MombasaState, seat: int, viewer: int | None) -> Document:
    t = s.tables
    score = scoring.score(s, seat)
    hidden = hides(s, seat, viewer)
    slots = s.slots[seat * SLOTS : (seat + 1) * SLOTS]
    hand = s.hand[seat]
    if hidden:
        hand |= sum(t.alone[card] for card in slots if card)
    mine = viewer == seat
    dealt = s.dealt[2 * seat : 2 * seat + 2] if mine and s.stage == CHOOSING else []
    return {
        "seat": seat,
        "done": bool(s.done >> seat & 1),
        "out": bool(s.out >> seat & 1),
        "start": t.tile_names[s.starts[seat]] if s.starts[seat] >= 0 else None,
        "dealt": [t.tile_names[tile] for tile in dealt if tile >= 0],
        "chosen": s.chosen[seat] if mine and s.chosen[seat] != setup.NOTHING else None,
        "pounds": s.pounds[seat],
        "diamonds": s.diamonds[seat],
        "jar": s.jar[seat],
        "places": list(s.places[seat * 4 : seat * 4 + 4]),
        "levels": list(s.level[seat * 4 : seat * 4 + 4]),
        "shares": [scoring.shares(s, seat, company) for company in range(4)],
        "markers": area.markers_left(s, seat),
        "hand_or_planned" if hidden else "hand": cards_of(s, hand),
        "slots": None if hidden else [slot_view(s, seat, slot) for slot in range(SLOTS)],
        "open_slots": [slot + 1 for slot in range(SLOTS) if area.slot_open(s, seat, slot)],
        "piles": [cards_of(s, pile) for pile in s.piles[seat * SLOTS : (seat + 1) * SLOTS]],
        "shelf": [
            {"book": t.book_names[abs(int(book))], "face_down": book < 0} if book else None
            for book in s.shelf[seat * SHELF : (seat + 1) * SHELF]
        ],
        "totals": dict(
            zip(TOTAL_NAMES, s.totals[seat * TOTALS : (seat + 1) * TOTALS], strict=True)
        ),
        "score": score.total,
        "sources": score.sources,
    }


def slot_view(s: MombasaState, seat: int, slot: int) -> Document | None:
    card = s.slots[seat * SLOTS + slot]
    if not card:
        return None
    return {"card": s.tables.card_names[card], "face_up": bool(s.face[seat] >> slot & 1)}
