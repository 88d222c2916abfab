"""What the players of Mombasa own, in text."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kontor.cli.board_mombasa_words import (
    Seat,
    Slot,
    View,
    book_text,
    box,
    card_code,
    card_list,
    card_text,
    code_list,
    flow,
    ladder_text,
    letter,
)
from kontor.cli.board_parts import fact, joined
from kontor.cli.language import say
from kontor.games.mombasa.atlas import COMPANIES


def slot_text(slot: Slot | None, planning: bool) -> Text:
    if slot is None:
        return Text("-", "dim")
    text = card_text(slot["card"])
    if slot["face_up"] or planning:
        return Text(f"[{text}]", "bold")
    return Text(f"({text})", "dim")


def shares_text(seat: Seat) -> str:
    return " ".join(f"{letter(c)}{n}" for c, n in zip(COMPANIES, seat["shares"], strict=True))


def status(seat: Seat, name: str) -> list[Text]:
    """The first things about a player."""
    return [
        Text.assemble((name, "bold"), (f" £{seat['pounds']}", "bold")),
        fact(say("has-scores"), str(seat["score"])),
        fact(say("has-shares"), shares_text(seat)),
        fact(say("has-markers"), str(seat["markers"])),
    ]


def jar_text(seat: Seat) -> str:
    return str(seat["jar"]) if seat["jar"] >= 0 else "-"


def area_table(view: View, seat: Seat, width: int) -> Table:
    """Slots with their cards, and the piles that rest below them, long ones in letters."""
    numbers = range(1, len(seat["piles"]) + 1)
    shown = [n for n in numbers if n in seat["open_slots"] or seat["piles"][n - 1]]
    planning = view["stage"] == "planning"
    slots = seat["slots"] or [None] * len(seat["piles"])
    used = [slot_text(slots[n - 1], planning) for n in shown]
    piles = [card_list(seat["piles"][n - 1]) for n in shown]
    need = sum(max(card.cell_len, len(pile)) + 2 for card, pile in zip(used, piles, strict=True))
    if need + len(say("row-resting")) > width:
        piles = [code_list(seat["piles"][n - 1]) or "-" for n in shown]
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_row(Text(say("row-slot"), "dim"), *(Text(str(n), "dim") for n in shown))
    grid.add_row(Text(say("row-cards"), "dim"), *used)
    grid.add_row(Text(say("row-resting"), "dim"), *(Text(pile) for pile in piles))
    return grid


def shelf_lines(seat: Seat, width: int) -> list[Text]:
    """The bookkeeping track from the jar on: values, crossed-out A, the slot, and books."""
    ladder = box().bookkeeping
    values = dict(ladder.values)
    parts = []
    for space in range(max(0, seat["jar"]), ladder.length + 1):
        note = f"£{values[space]}" if space in values else ""
        note += "x" if space in ladder.crossed else ""
        note += "s" if space == ladder.slot else ""
        book = seat["shelf"][space]
        jar = "@" if space == seat["jar"] else ""
        text = book_text(book["book"]) if book else ""
        if book and book["face_down"]:
            text = f"({say('turned')})"
        parts.append(Text.assemble((f"{jar}{space}{note}", "dim"), f":{text}" if text else ""))
    return flow(Text(say("own-books"), "dim"), parts, width, " ")


def totals_text(seat: Seat) -> str:
    found = [f"{say(f'kind-{name}')} {n}" for name, n in seat["totals"].items() if n]
    return ", ".join(found) or say("nothing")


def own_lines(view: View, seat: Seat, name: str, width: int) -> list[RenderableType]:
    """Everything of the person."""
    diamonds, jar = box().diamonds, box().bookkeeping
    gems = ladder_text(seat["diamonds"], diamonds.values, diamonds.slot, 4)
    ink = ladder_text(seat["jar"], jar.values, jar.slot, 5)
    ahead = [Text(f"{seat['diamonds']}: {gems}"), fact(say("own-jar"), f"{jar_text(seat)}: {ink}")]
    lines: list[RenderableType] = [joined(status(seat, name), " · ")]
    lines += flow(Text(say("own-diamonds"), "dim"), ahead, width)
    lines.append(fact(say("own-hand"), card_list(seat.get("hand", []))))
    lines.append(area_table(view, seat, width))
    if view["stage"] == "acting":
        lines.append(fact(say("own-face-up"), totals_text(seat)))
    lines += shelf_lines(seat, width)
    if view["carried"] and seat["seat"] in view["actors"]:
        carried = ", ".join(f"{book_text(book)}" for book in view["carried"])
        lines.append(fact(say("own-carried"), carried))
    return lines


def other_lines(seat: Seat, name: str, width: int) -> list[Text]:
    """Another player in a few lines and letters."""
    parts = status(seat, name)
    parts.append(fact(say("has-diamonds"), str(seat["diamonds"])))
    parts.append(fact(say("has-jar"), jar_text(seat)))
    if seat["slots"] is None:
        held = code_list(seat.get("hand_or_planned", []))
        parts.append(fact(say("has-hand-or-planned"), held or "-"))
    else:
        slots = [other_slot(slot) for slot in seat["slots"] if slot]
        parts.append(fact(say("has-cards"), joined(slots, " ") or "-"))
        parts.append(fact(say("has-hand"), code_list(seat.get("hand", [])) or "-"))
    piles = [f"{n}: {code_list(pile)}" for n, pile in enumerate(seat["piles"], 1) if pile]
    parts.append(fact(say("has-resting"), " | ".join(piles) or "-"))
    open_books = [
        f"{space}:{book_text(book['book'])}"
        for space, book in enumerate(seat["shelf"])
        if book and not book["face_down"] and space > seat["jar"]
    ]
    if open_books:
        parts.append(fact(say("has-books"), " ".join(open_books)))
    first, *rest = parts
    return flow(first + Text(" ·"), rest, width)


def other_slot(slot: Slot) -> Text:
    code = card_code(slot["card"])
    return Text(f"[{code}]", "bold") if slot["face_up"] else Text(f"({code})", "dim")
