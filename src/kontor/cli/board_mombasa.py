"""The Mombasa table in text, drawn from a view.

Colour is never the only code: companies have letters (M, T, L, C), players their initials.
Cards in brackets can be used, those in parentheses have been.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import cast

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from kontor.cli import board_mombasa_words as wording
from kontor.cli.board_mombasa_words import (
    Company,
    Hint,
    Offered,
    RegionNow,
    Seat,
    Slot,
    View,
    book_text,
    box,
    card_code,
    card_list,
    card_text,
    chip,
    code_list,
    codes,
    company_name,
    flow,
    ladder_text,
    letter,
    region_name,
    region_reward,
    reward_text,
    special_of,
    special_text,
    tracks,
    words,
)
from kontor.cli.board_parts import fact, joined, score_table
from kontor.cli.language import say
from kontor.core.game import Document
from kontor.games.mombasa.atlas import COMPANIES
from kontor.games.mombasa.components import BOOK_LETTERS
from kontor.games.mombasa.pieces import GOODS, Special

LABEL = 21
"""The columns before a track, at least."""

QUIET = frozenset(
    {
        "track-laid",
        "cards-turned-up",
        "books-turned-up",
        "coins-moved",
        "card-planned",
        "card-taken-back",
        "plan-done",
    }
)
"""Events that a screen need not tell, since the table shows them."""


# The head


def turn_order(view: View) -> list[int]:
    """Seats in the order of their turns from now on."""
    count = len(view["seats"])
    acting = view["stage"] == "acting" and view["actors"]
    first = view["actors"][0] if acting else view["first_player"]
    return [(first + n) % count for n in range(count)]


def player_state(view: View, seat: Seat) -> str:
    if view["stage"] in ("choosing", "planning"):
        done = seat["done"] and seat["seat"] not in view["actors"]
        return f" ({say('is-done')})" if done else ""
    return f" ({say('has-ended')})" if seat["out"] and view["stage"] == "acting" else ""


def header(view: View, players: Sequence[str]) -> Text:
    """The round, the phase, and in which order people play."""
    names = [
        ("> " if seat in view["actors"] else "")
        + players[seat]
        + player_state(view, view["seats"][seat])
        for seat in turn_order(view)
    ]
    stage = say(f"stage-{view['stage']}")
    head = say("round-line", round=view["round"], rounds=view["rounds"], stage=stage)
    parts = [
        Text(head, "bold"),
        fact(say("order"), ", ".join(names)),
        fact(say("first-player"), players[view["first_player"]]),
    ]
    return joined(parts, " · ")


# Companies and their tracks


def cell_text(track: str, space: int) -> str:
    """A space of a track: a capital call before it, shares so far, a star for a special."""
    side = tracks()[track]
    call = "".join(f"£{cost}|" for into, cost in side.calls if into == space)
    shares = str(side.shares.index(space) + 1) if space in side.shares else "."
    star = "*" if space in [special.at for special in side.specials] else ""
    return call + (star if star and shares == "." else shares + star)


def track_lines(
    company: Company, index: int, view: View, marks: Sequence[str]
) -> tuple[Text, Text]:
    """Where everybody stands on a track, and the track itself."""
    above, below = Text(), Text()
    for space in range(tracks()[company["track"]].length + 1):
        here = [seat["seat"] for seat in view["seats"] if seat["places"][index] == space]
        names = "".join(marks[seat] for seat in here)
        text = cell_text(company["track"], space) if space else "o"
        width = max(len(names), len(text)) + 1
        above.append(names.rjust(width), "bold")
        below.append(text.rjust(width), "" if text not in (".", "o") else "dim")
    return above, below


def company_labels(company: Company) -> tuple[Text, Text]:
    """What stands before a track: the company and its share value; its side and its base."""
    wide = max(len(company_name(name)) for name in COMPANIES)
    name = company_name(company["company"])
    first = Text.assemble(chip(company["company"]), f" {name:<{wide}}")
    first.append(f"£{company['share_value']}".rjust(4), "bold")
    return first, Text(f"{company['track']} {base_text(company)}", "dim")


def company_lines(view: View, players: Sequence[str], width: int) -> list[Text]:
    """Each company in two lines: its base, its share value, its mines, and its track."""
    marks = codes(players)
    labels = [company_labels(company) for company in view["companies"]]
    room = max(LABEL, *(text.cell_len + 1 for pair in labels for text in pair))
    lines: list[Text] = []
    specials: list[str] = []
    for index, company in enumerate(view["companies"]):
        for label, track in zip(
            labels[index], track_lines(company, index, view, marks), strict=True
        ):
            label.pad_right(room - label.cell_len)
            lines.append(label + track)
        specials += [f"* {special_text(s)}" for s in tracks()[company["track"]].specials]
    room = max(line.cell_len for line in lines) + 2
    if room + max(len(text) for text in specials) <= width:
        for line, text in zip(lines, specials, strict=True):
            line.append(" " * (room - line.cell_len) + text, "dim")
    return lines


def base_text(company: Company) -> str:
    """The posts of the columns, and the mines the company controls."""
    posts = " ".join(str(column["posts"]) for column in company["columns"])
    mines = f" m{company['mines']}" if company["mines"] else ""
    return f"{say('base-posts')} {posts}{mines}"


def company_line(view: View, marks: Sequence[str]) -> list[Text]:
    """Each company in a line, without the picture of its track."""
    lines = []
    for index, company in enumerate(view["companies"]):
        places = " ".join(
            f"{marks[seat['seat']]}:{seat['places'][index]}({seat['shares'][index]})"
            for seat in view["seats"]
        )
        start = Text.assemble(chip(company["company"]), (f" £{company['share_value']}", "bold"))
        calls = " ".join(f"£{cost}|{into}" for into, cost in tracks()[company["track"]].calls)
        lines.append(start + Text(f" {base_text(company)} · {places} · {company['track']} {calls}"))
    return lines


# The map


def region_cell(region: RegionNow, company: str | None, cost: int | None) -> Text:
    """A region: its company, its name and reward; what it costs to enter while one expands."""
    owner = chip(company) if region["entered"] else chip(region["company"])
    mark = "+" if region["entered"] else " "
    name = region_name(region["region"])
    text = Text.assemble(
        owner, (mark, "bold"), name, (f" {region_reward(region['region'])}", "dim")
    )
    if cost is not None:
        text.append(f" *{cost}", "bold green")
    return text


def expanding(view: View) -> str | None:
    for pending in view["pending"]:
        if pending["kind"] in ("expand", "drive"):
            return COMPANIES[pending["about"][0]]
    return None


def columns_of(cells: Sequence[Text], width: int) -> Table:
    """Cells in as many columns as fit, read downwards."""
    each = max(cell.cell_len for cell in cells) + 2
    count = max(1, min(len(cells), (width + 2) // each))
    rows = -(-len(cells) // count)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(count):
        grid.add_column(no_wrap=True)
    for row in range(rows):
        grid.add_row(*cells[row::rows])
    return grid


def region_table(view: View, hints: Sequence[Hint], width: int) -> RenderableType:
    company = expanding(view)
    costs = {str(hint["region"]): int(hint["points"]) for hint in hints if "region" in hint}
    cells = [region_cell(r, company, costs.get(r["region"])) for r in view["regions"]]
    return columns_of(cells, width)


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


def beside(console: Console, parts: Sequence[RenderableType], width: int) -> RenderableType:
    """Two parts side by side, if there is room."""
    if sum(console.measure(part).maximum + 3 for part in parts) - 3 > width:
        return Group(*parts)
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_row(*parts)
    return grid


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


# What people own


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


# The whole table


class Screen:
    """The table as one player sees it. `full` draws the others too; `compact` saves lines."""

    def __init__(
        self,
        view: Document,
        players: Sequence[str],
        hints: Sequence[Hint] = (),
        *,
        full: bool,
        compact: bool,
    ):
        self.view = cast(View, view)
        self.players = players
        self.hints = hints
        self.full = full
        self.compact = compact
        self.focus = self.view["viewer"] or 0

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        view = self.view
        yield header(view, self.players)
        if self.compact:
            yield from company_line(view, codes(self.players))
        else:
            yield from company_lines(view, self.players, width)
        if not self.compact or expanding(view) or self.full:
            yield region_table(view, self.hints, width)
        own = view["seats"][self.focus]
        offers = self.offers(own)
        if offers:
            yield beside(console, offers, width)
        if self.full or not self.compact:
            yield from bonus_lines(view, self.players, self.compact, width)
        if self.full:
            for seat in view["seats"]:
                if seat["seat"] != self.focus:
                    yield from other_lines(seat, self.players[seat["seat"]], width)
        if view["viewer"] is None:
            yield from other_lines(own, self.players[self.focus], width)
        else:
            yield from own_lines(view, own, self.players[self.focus], width)

    def offers(self, own: Seat) -> list[RenderableType]:
        """Cards and books; where lines are dear, only those that matter for the decision."""
        verbs = {hint["verb"] for hint in self.hints}
        every = self.full or not self.compact
        found: list[RenderableType] = []
        if every or "buy" in verbs:
            found.append(card_table(self.view, self.hints, own))
        if every or "book" in verbs:
            found.append(book_table(self.view))
        return found


# What the terminal asks of this module


def draw(view: Document, players: Sequence[str]) -> RenderableType:
    """The whole table."""
    return Screen(view, players, full=True, compact=False)


def screen(
    view: Document,
    players: Sequence[str],
    hints: Sequence[Hint],
    *,
    full: bool,
    compact: bool,
) -> RenderableType:
    """The table for a player with a decision to make; hints say what regions and cards cost."""
    return Screen(view, players, hints, full=full, compact=compact)


def asked(view: Document, seat: int) -> str:
    """What is asked of a player, in a sentence."""
    return wording.asked(cast(View, view), seat)


def brief(text: str, tile: str) -> str:
    """A text with a book in letters."""
    return text.replace(words().thing("book", tile), book_text(tile))


def noted(view: Document, _players: Sequence[str], seat: int, hint: Hint) -> str:
    """What the words of a choice leave out."""
    return wording.noted(cast(View, view), seat, hint)


def gains(before: Document, after: Document, seat: int, _hint: Hint) -> str:
    """What an action brings at once besides its own words."""
    return wording.gains(cast(View, before), cast(View, after), seat)


def legend(view: Document) -> RenderableType:
    """Every code of the drawing, what tracks unlock, and the borders of the map."""
    table = cast(View, view)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for code, text in codes_of_drawing():
        grid.add_row(Text(code, "bold"), Text(text))
    for company in table["companies"]:
        first, second = tracks()[company["track"]].specials
        text = say(
            "legend-specials",
            company=company_name(company["company"]),
            track=company["track"],
            first=special_text(first),
            second=special_text(second),
        )
        grid.add_row(chip(company["company"]), Text(text))
    return Group(grid, Text(""), borders())


def codes_of_drawing() -> list[tuple[str, str]]:
    """The codes of the drawing, each with what it means."""
    short = {kind: say(f"short-{kind}") for kind in wording.ORDER}
    coffee, cotton = say("kind-coffee"), say("kind-cotton")
    kinds = say("legend-kinds", **{kind: short[kind] for kind in wording.KINDS})
    return [
        ("£2 D1 S1 B1 X1", say("legend-rewards")),
        (". 3 *", say("legend-track")),
        ("R1:5(2)", say("legend-player")),
        (f"{coffee} ({letter('cairo')}) 3:S3", say("legend-majority")),
        ("£2|5", say("legend-call")),
        (f"£4 {say('base-posts')} 5 4 4 m3", say("legend-base")),
        (f"{short['coffee']}2+{short['expansion']}2>B2", say("legend-book")),
        (f"{short['any']}4, {short['helper']}", say("legend-any")),
        ("+£1", say("legend-coin")),
        (f"{coffee} 3 +M", say("legend-card")),
        (" ".join(short[kind] for kind in wording.KINDS[:4]), kinds),
        (f"[{coffee} 2] ({cotton} 1)", say("legend-used")),
        ("6x 3£10 4s @2", say("legend-bookkeeping")),
        (f"{region_name('guinea')} D1 m2", say("legend-region")),
        (f" M + {region_name('karoo')} *2", say("legend-entered")),
    ]


def borders() -> RenderableType:
    """The neighbours of bases and regions; those behind a double line in parentheses."""
    atlas = box().atlas
    cells = []
    for name in (*COMPANIES, *atlas.names):
        title = region_name(name) if name in atlas.names else base_name(name)
        near = [region_name(n) for n in atlas.neighbours(name, "single") if n in atlas.names]
        far = [f"({region_name(n)})" for n in atlas.neighbours(name, "double") if n in atlas.names]
        cells.append(Text.assemble((title, "bold"), ": ", ", ".join(near + far)))
    return Group(Text(say("legend-borders"), "dim"), *cells)


def base_name(company: str) -> str:
    return say("base-of", company=company_name(company))


def scores(view: Document, players: Sequence[str]) -> Table:
    """Everybody's pounds by source."""
    return score_table(view, players, say("pounds"), source_name)


def source_name(source: str) -> str:
    return company_name(source) if source in COMPANIES else words().say(f"source-{source}")
