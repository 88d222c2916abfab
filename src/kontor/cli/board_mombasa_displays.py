"""What lies on the Mombasa table for everybody, in text: cards, books, bonus spaces and tiles."""

from collections.abc import Collection, Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kontor.cli import board_mombasa_words as wording
from kontor.cli.board_mombasa_words import (
    Hint,
    Offered,
    Seat,
    View,
    book_text,
    box,
    card_text,
    flow,
    letter,
    reward_text,
    special_of,
    special_text,
    tracks,
    words,
)
from kontor.cli.board_parts import fact, joined
from kontor.cli.language import say
from kontor.games.mombasa.components import BOOK_LETTERS
from kontor.games.mombasa.pieces import GOODS, Special

# Cards and books for sale


def cheaper(view: View, seat: Seat) -> Special | None:
    """The bonus of track B that makes cards cheaper for a player."""
    for index, company in enumerate(view["companies"]):
        if company["track"][0] == "B" and seat["levels"][index]:
            special = tracks()[company["track"]].specials[seat["levels"][index] - 1]
            return special if special.kind.startswith("cheaper") else None
    return None


def price_cut(view: View, seat: Seat) -> int:
    """By how much all cards are cheaper in the purchase that is open."""
    pending = view["pending"][-1] if view["pending"] else None
    if pending is None or seat["seat"] not in view["actors"]:
        return 0
    if pending["kind"] == "buy":
        return pending["about"][0]
    special = cheaper(view, seat)
    if pending["kind"] != "goods" or special is None:
        return 0
    paid = pending["about"][0]
    fits = not special.goods or paid == 1 << GOODS.index(special.goods)
    return special.amount if fits else 0


def card_table(view: View, hints: Sequence[Hint], seat: Seat) -> RenderableType:
    """The card display, the dear column on the left; what can be bought now is bold."""
    offered = {str(hint["card"]) for hint in hints if hint["verb"] == "buy"}
    special, cut = cheaper(view, seat), price_cut(view, seat)
    rows = box().display_rows
    grid = Table.grid(padding=(0, 2, 0, 0))
    for row in range(rows):
        spaces = range(len(view["display"]) - rows + row, -1, -rows)
        grid.add_row(*(offer_text(view["display"][space], cut, offered) for space in spaces))
    count = sum(view["deck"].values())
    title = say("cards-and-prices", count=count)
    if special is not None:
        title = say("cards-and-prices-cheaper", count=count, special=special_text(special))
    return Group(fact(title, ""), grid)


def offer_text(offer: Offered, cut: int, offered: Collection[str]) -> Text:
    name = offer["card"]
    if not name:
        return Text("-", "dim")
    price = max(0, (offer["price"] or 0) - cut)
    return Text(f"{price} {card_text(name)}", "bold" if name in offered else "")


def book_table(view: View) -> RenderableType:
    """The book display by letters, with coins."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    found = [[b for b in view["books"] if b["letter"] == one] for one in BOOK_LETTERS]
    for row in zip(*found, strict=True):
        cells = []
        for book in row:
            coins = f" +£{book['coins']}" if book["coins"] else ""
            text = book_text(book["book"]) if book["book"] else "-"
            cells.append(Text.assemble((f"{book['letter']} ", "dim"), text, (coins, "bold")))
        grid.add_row(*cells)
    cost = ", ".join(f"{one} {points}" for one, points in box().book_cost.items())
    return Group(fact(say("books-and-points", costs=cost), ""), grid)


# Bonus spaces


def space_texts(view: View, players: Sequence[str], short: bool) -> Iterable[Text]:
    """The bonus spaces, free ones with what they bring, the others with who is there."""
    for marked in view["spaces"]:
        name = marked["space"]
        shown = say(f"space-{name}")
        if marked["seat"] is not None:
            yield Text.assemble(f"{shown} ", (players[marked["seat"]], "bold"))
        elif short or (name not in wording.spaces() and not unlocked(view, name)):
            yield Text(shown, "" if short else "dim")
        else:
            yield Text.assemble(f"{shown} ", (offer_of(view, name), "dim"))


def unlocked(view: View, name: str) -> bool:
    """Whether anybody may use a bonus space of track C or D."""
    index = [c["track"][0] for c in view["companies"]].index(name[0].upper())
    wanted = 2 if name.endswith("second") else 1
    return any(seat["levels"][index] >= wanted for seat in view["seats"])


def offer_of(view: View, name: str) -> str:
    """What a free space costs and brings, in letters."""
    if name not in wording.spaces():
        return f"({special_text(special_of(view, name))})"
    space = wording.spaces()[name]
    if space.kind == "majority":
        tiers = [f"{t.least}:S{t.steps}{reward_text(t.reward)}" for t in space.tiers]
        return f"({letter(space.company)}) {' '.join(tiers)}"
    return {
        "first-player": f"B{space.points}",
        "buy": f"£{space.cost}",
        "discard": say("crate", amount=space.pounds_more),
        "tile": f"£{space.cost}",
    }[space.kind]


def tile_texts(view: View, players: Sequence[str]) -> list[Text]:
    found = []
    for tile in view["tiles"]:
        if tile["seat"] is not None:
            used = say("tile-spent") if tile["used"] else ""
            if "slot" in tile:
                used = say("tile-on-slot", slot=tile["slot"])
            name = words().thing("tile", tile["tile"])
            found.append(Text(f"{name}: {players[tile['seat']]} {used}".rstrip()))
    return found


def bonus_lines(view: View, players: Sequence[str], short: bool, width: int) -> list[Text]:
    lines = flow(Text(say("bonus-spaces"), "dim"), space_texts(view, players, short), width)
    tiles = tile_texts(view, players)
    if tiles:
        lines.append(fact(say("bonus-tiles-held"), joined(tiles, " · ")))
    return lines
