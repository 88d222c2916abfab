"""One player's things as a picture: supplies, shares, slots and piles, hand, and the books."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kontor.core.picture import INK, SEATS, Sheet
from kontor.games.mombasa.actions import SHELF, SLOTS
from kontor.games.mombasa.atlas import COMPANIES

if TYPE_CHECKING:
    from kontor.games.mombasa.state import MombasaState

Lit = set[tuple[str, int | str]]
"""What is pointed at: a kind of thing, and its number or its name."""

CARD = 68
REWARDS = ("pounds", "diamonds", "points", "remove", "cotton")


def draw_card(
    sheet: Sheet, s: MombasaState, name: str, x: float, y: float, size: float, down: bool = False
) -> None:
    """A card; an additional share lies in its corner. What lies face down shows its back."""
    if down:
        sheet.icon("card-back", x, y, size)
        return
    components = s.tables.components
    cards = (*components.start, *components.first, *components.deck)
    card = next(card for card in cards if card.name == name)
    belongs = card.company or (card.share if card.kind == "share" else "")
    suffix = f"-{belongs}" if belongs else ""
    sheet.icon(f"card-{card.kind}{card.value or ''}{suffix}", x, y, size)
    if card.share and card.kind != "share":
        sheet.icon(f"share-{card.share}", x + size * 0.26, y - size * 0.36, size * 0.42)


def draw_book(
    sheet: Sheet,
    s: MombasaState,
    name: str | None,
    place: tuple[float, float, float, float],
    turned: bool,
) -> None:
    """A book: its letter, above what it asks for, below what it pays."""
    x, y, width, height = place
    if name is None:
        sheet.box(x, y, width, height, fill="none", radius=5)
        return
    t = s.tables
    number = t.book_names.index(name)
    letters = ("#CDB77C", "#46759C", "#7C4A73")
    letter = t.letter[number]
    sheet.box(x, y, width, height, radius=5, faint=0.7)
    sheet.add(
        f'<rect x="{x:g}" y="{y:g}" width="{width * 0.18:g}" height="{height:g}" rx="4" '
        f'fill="{letters[letter] if letter >= 0 else "#8C8F94"}"/>'
    )
    if turned:
        sheet.icon("book-back", x + width * 0.6, y + height / 2, width * 0.7)
        return
    size = min(width * 0.42, height * 0.3)
    needs = [("need-coffee", 0), ("need-bananas", 1), ("need-cotton", 2), ("need-expansion", 3)]
    asked = [(symbol, t.needs[number][kind]) for symbol, kind in needs if t.needs[number][kind]]
    asked += [("need-helper", count) for count in t.needs[number][4:] if count]
    asked += [("need-any", count) for count in t.needs_any[number]]
    middle = x + width * 0.59
    top = y + size * 0.62
    for row, (symbol, count) in enumerate(asked):
        sheet.icon(symbol, middle - size * 0.3, top + row * size * 1.02, size)
        sheet.text(
            middle + size * 0.42,
            top + row * size * 1.02 + size * 0.26,
            count,
            size * 0.66,
            bold=True,
        )
    reward = t.book_rewards[number]
    paid = [
        (f"reward-{kind}", int(getattr(reward, kind))) for kind in REWARDS if getattr(reward, kind)
    ]
    bottom = y + height - size * 0.6
    sheet.add(
        f'<path d="M{x + width * 0.24:g} {bottom - size * 0.62:g} H{x + width - 3:g}" '
        f'stroke="{INK}" stroke-opacity="0.4"/>'
    )
    for n, (symbol, count) in enumerate(paid[:1]):
        sheet.icon(symbol, middle - size * 0.3 + n * size, bottom, size * 0.95)
        sheet.text(middle + size * 0.42, bottom + size * 0.26, count, size * 0.66, bold=True)


def draw_seat(
    sheet: Sheet,
    s: MombasaState,
    view: Any,
    owner: int,
    place: tuple[float, float, float, float],
    lit: Lit,
) -> None:
    x, y, width, _ = place
    seat = view["seats"][owner]
    sheet.panel(place, owner in view["actors"])
    draw_supplies(sheet, view, seat, x, y + 26, width)
    for slot in range(int(SLOTS)):
        middle = x + 44 + slot * 72
        draw_slot(sheet, s, seat, slot, middle, y + 92, lit)
        pile = seat["piles"][slot]
        for n, name in enumerate(pile):
            spread = min(20, 44 / max(len(pile) - 1, 1))
            draw_card(sheet, s, name, middle - 12 + n * spread / 2, y + 158 + n * spread, 46)
        if not pile:
            sheet.icon("resting", middle, y + 164, 50, faint=True)
        if ("pile", slot) in lit:
            sheet.glow(middle, y + 186, 66, 112)
    left = x + 44 + int(SLOTS) * 72 - 20
    draw_hand(sheet, s, seat, (left, y + 92, x + width - left - 10), lit)
    draw_shelf(sheet, s, seat, (left, y + 146, x + width - left - 10), lit)


def draw_supplies(sheet: Sheet, view: Any, seat: Any, x: float, y: float, width: float) -> None:
    """Pounds, diamonds, bookkeeping, bonus markers, shares, and the points of all together."""
    sheet.marker(seat["seat"], x + 26, y, 26)
    across = x + 48
    if view["first_player"] == seat["seat"]:
        sheet.icon("first-player", across + 12, y, 30)
    across += 32
    across = sheet.count("pound", seat["pounds"], across, y, 28) + 8
    across = sheet.count("diamond", seat["diamonds"], across, y, 28) + 8
    colour = SEATS[seat["seat"]]
    across = sheet.count("ink-jar", max(seat["jar"], 0), across, y, 28, colour) + 8
    across = sheet.count("bonus-marker", max(seat["markers"], 0), across, y, 28, colour) + 14
    for company, shares in zip(COMPANIES, seat["shares"], strict=True):
        across = sheet.count(f"share-{company}", shares, across, y, 32) + 6
    sheet.text(x + width - 16, y + 11, seat["score"], 30, anchor="end", bold=True)


def draw_slot(
    sheet: Sheet, s: MombasaState, seat: Any, slot: int, x: float, y: float, lit: Lit
) -> None:
    """An action slot: locked, empty, or with its card. Who sees a plan sees its cards; later those
    that were used lie face down."""
    card = seat["slots"][slot] if seat["slots"] is not None else None
    if slot + 1 not in seat["open_slots"]:
        sheet.icon("slot-locked", x, y, CARD, faint=True)
    elif card:
        draw_card(sheet, s, card["card"], x, y, CARD, down=not card["face_up"] and not s.secret)
        if ("active", card["card"]) in lit and card["face_up"]:
            sheet.glow(x, y, CARD * 0.8, CARD)
    else:
        sheet.icon("slot", x, y, CARD)
    if ("slot", slot) in lit:
        sheet.glow(x, y, CARD * 0.8, CARD)


def draw_hand(
    sheet: Sheet, s: MombasaState, seat: Any, place: tuple[float, float, float], lit: Lit
) -> None:
    """The hand; while people plan, others' hands and plans are one."""
    x, y, width = place
    cards = seat.get("hand", seat.get("hand_or_planned", []))
    step = min(52, (width - 50) / max(len(cards) - 1, 1))
    for n, name in enumerate(cards):
        draw_card(sheet, s, name, x + 28 + n * step, y, 60)
        if ("card", name) in lit:
            sheet.glow(x + 28 + n * step, y, 48, 60)


def draw_shelf(
    sheet: Sheet, s: MombasaState, seat: Any, place: tuple[float, float, float], lit: Lit
) -> None:
    """The bookkeeping track: spaces with books, and how far the ink jar has come."""
    x, y, width = place
    step = width / int(SHELF)
    for space, book in enumerate(seat["shelf"]):
        left = x + space * step
        name = book["book"] if book else None
        draw_book(sheet, s, name, (left + 1, y, step - 2, 70), bool(book and book["face_down"]))
        if ("space", space) in lit:
            sheet.glow(left + step / 2, y + 35, step - 2, 70, 5)
        sheet.text(left + step / 2, y + 92, space, 11)
        if space == seat["jar"]:
            sheet.icon("ink-jar", left + step / 2, y + 84, 24, SEATS[seat["seat"]])
