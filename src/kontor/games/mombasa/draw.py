"""A position as a picture: cards and books on the left, the map in the middle, the tracks on the
right, everybody's cards below.

It is drawn from a view, so nothing is shown that the viewer may not know.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from kontor.core.picture import LIGHT, PAPER, SERIF, Sheet
from kontor.core.symbols import Symbols
from kontor.core.words import Words, words_in
from kontor.games.mombasa.atlas import COMPANIES
from kontor.games.mombasa.draw_map import ICONS, base_space, map_parts
from kontor.games.mombasa.draw_seat import Lit, draw_book, draw_card, draw_seat

if TYPE_CHECKING:
    from kontor.games.mombasa.state import MombasaState

MARGIN = 16
HEADER = 56
SIDE = 330
MAP = 760
TRACKS = 590
PANEL = 252
WIDTH = SIDE + MAP + TRACKS + 4 * MARGIN
POST = 54
"""The size of a trading post on the map."""


def draw(
    s: MombasaState, seat: int | None, size: int, language: str, highlights: Iterable[int]
) -> str:
    """What a seat, or a spectator (None), may see."""
    view: Any = s.view(seat)
    sheet = Sheet(Symbols("mombasa"), "Mombasa")
    chooser = seat if seat in s.actors else s.actors[0] if s.actors else -1
    lit = pointed_at(s, chooser, highlights)
    atlas = s.tables.components.atlas
    tall = MAP * atlas.height / atlas.width
    words = words_in("mombasa", language)
    draw_header(sheet, view, words)
    draw_display(sheet, s, view, MARGIN, HEADER, lit)
    draw_map(sheet, s, view, (2 * MARGIN + SIDE, HEADER, MAP, tall), lit, words)
    draw_tracks(sheet, s, view, WIDTH - TRACKS - MARGIN, HEADER, lit)
    draw_spaces(sheet, view, WIDTH - TRACKS - MARGIN, HEADER + 4 * 118, lit)
    order = [(n + (seat or 0)) % s.players for n in range(s.players)]
    top = HEADER + tall + MARGIN
    wide = (WIDTH - 3 * MARGIN) / 2
    for index, owner in enumerate(order):
        x = MARGIN + index % 2 * (wide + MARGIN)
        y = top + index // 2 * (PANEL + MARGIN)
        own = lit if owner == chooser else set()
        draw_seat(sheet, s, view, owner, (x, y, wide, PANEL), own)
    height = top + -(-s.players // 2) * (PANEL + MARGIN)
    return sheet.svg((WIDTH, height), size)


def pointed_at(s: MombasaState, chooser: int, highlights: Iterable[int]) -> Lit:
    """The things that actions name; cards go by their names."""
    lit: Lit = set()
    for action in highlights:
        for field, value in s.actions.fields(action).items():
            if field in ("card", "active"):
                lit.add((field, s.names(chooser, field)[value]))
            else:
                lit.add((field, value))
    return lit


def draw_header(sheet: Sheet, view: Any, words: Words) -> None:
    """The round, and everybody's points as they would be counted now."""
    told = words.say("picture-round", round=view["round"], rounds=view["rounds"])
    sheet.text(MARGIN + 4, 37, told, 25, anchor="start", bold=True, family=SERIF)
    x = 2 * MARGIN + SIDE
    for seat in view["seats"]:
        if seat["seat"] in view["actors"]:
            sheet.box(x - 2, 11, 92, 36, fill=LIGHT, faint=0.25, radius=18)
        sheet.marker(seat["seat"], x + 18, 29, 20)
        sheet.text(x + 36, 36, seat["score"], 20, anchor="start", bold=True)
        x += 104


def draw_display(sheet: Sheet, s: MombasaState, view: Any, x: float, y: float, lit: Lit) -> None:
    """Cards to be bought with their prices, a column a crate; below them the books."""
    rows = s.tables.components.display_rows
    step, tall = SIDE / 3, 104
    for index, offered in enumerate(view["display"]):
        middle = x + (index // rows + 0.5) * step
        top = y + index % rows * (tall + 4)
        sheet.box(middle - step / 2 + 3, top, step - 6, tall)
        if not offered["card"]:
            continue
        draw_card(sheet, s, offered["card"], middle - 14, top + tall / 2, 92)
        sheet.icon("crate", middle + 34, top + 34, 26)
        sheet.text(middle + 34, top + 68, offered["price"], 22, bold=True)
        if ("display", index) in lit:
            sheet.glow(middle, top + tall / 2, step - 8, tall - 2)
    top = y + rows * (tall + 4) + 8
    across = len(view["books"]) // 2
    step = SIDE / across
    for index, offered in enumerate(view["books"]):
        left, down = x + index % across * step, top + index // across * 98
        draw_book(sheet, s, offered["book"], (left + 2, down, step - 4, 92), False)
        if offered["coins"]:
            sheet.icon("pound", left + step - 12, down + 80, 22)
            if offered["coins"] > 1:
                sheet.text(left + step - 12, down + 86, offered["coins"], 14, bold=True, halo=PAPER)
        if ("book", index) in lit:
            sheet.glow(left + step / 2, down + 46, step - 4, 92, 6)


def draw_map(
    sheet: Sheet,
    s: MombasaState,
    view: Any,
    place: tuple[float, float, float, float],
    lit: Lit,
    words: Words,
) -> None:
    """The map with everybody's posts, and the posts left in the bases."""
    x, y, width, height = place
    atlas = s.tables.components.atlas
    for name in (*ICONS.values(), "pound", *(f"company-{name}" for name in COMPANIES)):
        sheet.used[name] = None
    sheet.add(
        f'<svg x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" '
        f'viewBox="0 0 {atlas.width} {atlas.height}">'
    )
    for part in map_parts(atlas, words):
        sheet.add(part)
    for index, (region, shown) in enumerate(zip(atlas.regions, view["regions"], strict=True)):
        if shown["company"]:
            sheet.icon(f"post-{shown['company']}", region.at[0], region.at[1] - 58, POST)
        if ("region", index) in lit:
            sheet.glow(region.at[0], region.at[1] - 4, 150, 84, 16)
    for base in atlas.bases:
        company = COMPANIES.index(base.company)
        shown = view["companies"][company]
        for column, posts in enumerate(shown["columns"]):
            last = len(base.coins) - (1 if posts["opened"] else 0)
            for row in range(last - posts["posts"], last):
                across, down = base_space(base, column, row)
                sheet.icon(f"post-{base.company}", across, down, 32)
        if ("company", company) in lit:
            sheet.glow(base.at[0], base.at[1], 176, 252, 14)
    sheet.add("</svg>")


def draw_tracks(sheet: Sheet, s: MombasaState, view: Any, x: float, y: float, lit: Lit) -> None:
    """The four tracks: shares, capital calls, special spaces, and how far everybody has come."""
    for company, lane in enumerate(s.layout.lanes):
        shown = view["companies"][company]
        top = y + company * 118
        sheet.box(x, top, TRACKS, 110)
        sheet.icon(f"company-{shown['company']}", x + 28, top + 34, 42)
        sheet.text(x + 28, top + 82, f"£{shown['share_value']}", 21, bold=True)
        if ("company", company) in lit:
            sheet.glow(x + 28, top + 55, 52, 104)
        sheet.text(x + TRACKS - 10, top + 20, shown["track"], 14, anchor="end", bold=True)
        spaces = int(lane.length) + 1
        step = (TRACKS - 76) / spaces
        for space in range(spaces):
            middle = x + 64 + (space + 0.5) * step
            sheet.box(middle - step / 2 + 1, top + 30, step - 2, 40, radius=4)
            if space and lane.shares[space] > lane.shares[space - 1]:
                sheet.icon(f"share-{shown['company']}", middle, top + 50, step * 0.92)
            if space and lane.level[space] > lane.level[space - 1]:
                sheet.icon("special-space", middle, top + 17, 22)
                sheet.text(middle, top + 22, lane.pays[space], 11, bold=True)
            if lane.cost[space]:
                sheet.icon("call", middle - step / 2, top + 82, 26)
                sheet.text(middle - step / 2 + 8, top + 102, lane.cost[space], 12, bold=True)
        for space in range(spaces):
            there = [n for n in view["seats"] if n["places"][company] == space]
            middle = x + 64 + (space + 0.5) * step
            for n, seat in enumerate(there):
                sheet.marker(seat["seat"], middle, top + 40 + n * 20 - (len(there) - 1) * 4, 19)


def draw_spaces(sheet: Sheet, view: Any, x: float, y: float, lit: Lit) -> None:
    """The bonus spaces, and whose markers lie there."""
    step = TRACKS / 8
    tall = 88
    for index, space in enumerate(view["spaces"]):
        middle = x + (index % 8 + 0.5) * step
        down = y + 46 + index // 8 * tall
        sheet.icon(f"bonus-{space['space']}", middle, down, 68, faint=space["seat"] is not None)
        if space["seat"] is not None:
            sheet.marker(space["seat"], middle, down, 34)
        if ("bonus", index) in lit:
            sheet.glow(middle, down, 72, 72, 36)
