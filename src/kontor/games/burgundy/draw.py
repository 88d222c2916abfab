"""A position as a picture: the depots on the left, everybody's duchy beside them.

It is drawn from a view, so nothing is shown that the viewer may not know.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from kontor.core.picture import ACCENT, INK, LIGHT, PAPER, SEATS, SERIF, Sheet
from kontor.core.symbols import Symbols
from kontor.core.words import Words, words_in
from kontor.games.burgundy.actions import SLOTS
from kontor.games.burgundy.draw_duchy import draw_duchy, hexagon
from kontor.games.burgundy.routes import TILE_OF_BONUS

if TYPE_CHECKING:
    from kontor.games.burgundy.state import BurgundyState

MARGIN = 16
BOARD = 500
PANEL = 448
TEAM_PANEL = 2 * PANEL + MARGIN
HEADER = 56
MAP = 372
GOODS = ("turquoise", "purple", "pink", "red", "brown", "orange")
COLOUR_FILLS = {
    "castle": "#1F5C57",
    "animal": "#A9D18E",
    "ship": "#3E7CB1",
    "building": "#B98B5E",
    "monastery": "#F2CE4E",
    "mine": "#8C8F94",
}

Lit = set[tuple[str, int]]
"""What is pointed at: depot spaces, depots, stores, spaces, goods, tiles of the black depot."""


def draw(
    s: BurgundyState, seat: int | None, size: int, language: str, highlights: Iterable[int]
) -> str:
    """What a seat, or a spectator (None), may see."""
    view: Any = s.view(seat)
    sheet = Sheet(Symbols("burgundy"), "The Castles of Burgundy")
    words = words_in("burgundy", language)
    chooser = seat if seat in s.actors else s.actors[0] if s.actors else -1
    lit = pointed_at(s, highlights)
    owners = [0, 1] if view["options"]["mode"] == "team" else list(range(s.players))
    if seat is not None:
        first = owners.index(seat % len(owners)) if len(owners) < s.players else seat
        owners = owners[first:] + owners[:first]
    team = len(owners) < s.players
    columns = 1 if team else {1: 1, 3: 3}.get(len(owners), 2)
    wide = TEAM_PANEL if team else PANEL
    tall = panel_height(view)
    rows = -(-len(owners) // columns)
    width = MARGIN + BOARD + MARGIN + columns * (wide + MARGIN)
    height = max(HEADER + rows * (tall + MARGIN) + MARGIN / 2, HEADER + board_height(view))
    draw_header(sheet, view, words, width)
    draw_board(sheet, view, MARGIN, HEADER, lit)
    for index, owner in enumerate(owners):
        x = MARGIN + BOARD + MARGIN + index % columns * (wide + MARGIN)
        y = HEADER + index // columns * (tall + MARGIN)
        partners = [owner, owner + 2] if team else [owner]
        own = lit if chooser in partners else set()
        draw_panel(sheet, s, view, partners, (x, y, wide, tall), own)
    return sheet.svg((width, height), size)


def pointed_at(s: BurgundyState, highlights: Iterable[int]) -> Lit:
    """The things that actions name."""
    lit: Lit = set()
    for action in highlights:
        fields = s.actions.fields(action)
        if "side" in fields:
            lit.add((f"space of {fields['side']}", fields["space"]))
            continue
        for field, value in fields.items():
            if field in ("offer", "claimed"):
                kind = "slot" if value < SLOTS else "black"
                lit.add((kind, value if value < SLOTS else value - SLOTS))
            else:
                lit.add((field, value))
    return lit


def panel_height(view: Any) -> float:
    routes = any(seat["route"] for seat in view["seats"])
    return 112 + MAP + 84 + (58 if routes else 0)


def depot_height(view: Any) -> float:
    """Room for a row of tiles, or for two; and for shields."""
    rows = 2 if max(len(depot["spaces"]) for depot in view["depots"]) > 2 else 1
    return 78 + rows * 52 + (26 if any(view["depot_shields"]) else 0)


def board_height(view: Any) -> float:
    bonus = 96 if view["bonus_tiles"] else 0
    return 2 * (depot_height(view) + 12) + 150 + bonus + 74


def draw_header(sheet: Sheet, view: Any, words: Words, width: float) -> None:
    """Phase and round, the order of turns, and everybody's points."""
    told = words.say("event-round-begins", phase=view["phase"], round=view["round"])
    sheet.text(MARGIN + 4, 36, told.rstrip("."), 25, anchor="start", bold=True, family=SERIF)
    x = MARGIN + BOARD + MARGIN
    sheet.icon("points", x + 14, 29, 26)
    x += 34
    for seat in view["seats"]:
        acting = seat["seat"] in view["actors"]
        if acting:
            sheet.box(x - 4, 11, 84, 36, fill=LIGHT, faint=0.25, radius=18)
        sheet.marker(seat["seat"], x + 16, 29, 20)
        sheet.text(x + 34, 36, seat["score"], 20, anchor="start", bold=True)
        x += 94
    if view["order"]:
        right = width - MARGIN
        for seat in reversed(view["order"]):
            sheet.marker(seat, right - 12, 29, 18)
            right -= 26
        sheet.text(right - 2, 34, "1 →", 14, anchor="end")
    if view["solo"]:
        sheet.text(
            width - MARGIN - 60,
            35,
            f"{view['solo']['marker']} / {view['solo']['target']}",
            18,
            anchor="end",
            bold=True,
        )


def draw_board(sheet: Sheet, view: Any, x: float, y: float, lit: Lit) -> None:
    """Depots 1 to 3 above, 6 to 4 below, the black depot between them; then what is left."""
    each = (BOARD - 2 * 12) / 3
    tall = depot_height(view)
    for index, depot in enumerate(view["depots"]):
        column = index if index < 3 else 5 - index
        top = y if index < 3 else y + tall + 12 + 150
        shields = view["depot_shields"][index]
        draw_depot(sheet, depot, shields, (x + column * (each + 12), top, each, tall), lit)
    draw_black_depot(sheet, view, x, y + tall + 12, lit)
    top = y + 2 * (tall + 12) + 150
    if view["bonus_tiles"]:
        draw_bonus(sheet, view, x, top)
        top += 96
    draw_bridge(sheet, view, x, top)


def draw_depot(
    sheet: Sheet, depot: Any, shields: list[int], place: tuple[float, float, float, float], lit: Lit
) -> None:
    x, y, width, height = place
    sheet.box(x, y, width, height)
    if ("depot", depot["number"] - 1) in lit:
        sheet.glow(x + width / 2, y + height / 2, width, height, 10)
    sheet.icon(f"die-white-{depot['number']}", x + 22, y + 22, 30)
    spots = depot["spaces"]
    for n, space in enumerate(spots):
        across = x + width / 2 + (n % 2 - 0.5 if len(spots) > 1 else 0) * 62
        down = y + (82 if len(spots) <= 2 else 66 + n // 2 * 54)
        size = 64 if len(spots) <= 2 else 58
        if len(spots) == 3 and n == 2:
            across = x + width / 2
        draw_tile_space(sheet, space, across, down, size)
        if ("slot", space["slot"]) in lit:
            hexagon(sheet, across, down, size, ACCENT)
    draw_goods(sheet, depot["goods"], x + 44, y + 22, 26, set())
    for n, shield in enumerate(shields):
        sheet.icon(f"shield-{shield}", x + 22 + n * 34, y + height - 24, 36)


def draw_tile_space(sheet: Sheet, space: Any, x: float, y: float, size: float) -> None:
    if space["tile"]:
        sheet.icon(f"tile-{space['tile']}", x, y, size)
    else:
        sheet.icon(f"hex-{space['colour']}", x, y, size, faint=True)


def draw_goods(
    sheet: Sheet, goods: dict[str, int], x: float, y: float, size: float, lit: Lit
) -> None:
    """Goods side by side, with a number where there are several."""
    for colour, number in goods.items():
        sheet.icon(f"goods-{colour}", x + size / 2, y, size)
        if ("goods", GOODS.index(colour)) in lit:
            sheet.glow(x + size / 2, y, size + 2, size + 2, 6)
        if number > 1:
            sheet.add(
                f'<circle cx="{x + size:g}" cy="{y + size * 0.32:g}" r="{size * 0.32:g}" '
                f'fill="{INK}"/>'
            )
            sheet.text(x + size, y + size * 0.46, number, size * 0.42, PAPER, bold=True)
        x += size * (1.36 if number > 1 else 1.1)


def draw_black_depot(sheet: Sheet, view: Any, x: float, y: float, lit: Lit) -> None:
    """The black depot, the inns beside it, the white die and the goods of the rounds to come."""
    sheet.box(x, y, BOARD, 138, fill="#3A3836", faint=1)
    tiles = [(index, tile) for index, tile in enumerate(view["black_depot"]) if tile]
    for n, (index, tile) in enumerate(tiles):
        across, down = x + 42 + n * 58, y + 42
        sheet.icon(f"tile-{tile}", across, down, 60)
        if ("black", index) in lit:
            hexagon(sheet, across, down, 60, LIGHT)
    if not tiles:
        sheet.icon("hex-black", x + 42, y + 42, 60)
    for n in range(view["inns"]):
        sheet.icon("tile-inn", x + BOARD - 42 - n * 26, y + 42, 60)
    if view["white_die"]:
        sheet.icon(f"die-white-{view['white_die']}", x + 34, y + 106, 38)
    goods = view["round_goods"]
    for n, colour in enumerate(goods):
        sheet.icon(f"goods-{colour}", x + BOARD - 30 - (len(goods) - 1 - n) * 42, y + 106, 36)
    if goods:
        sheet.text(x + BOARD - 56 - (len(goods) - 1) * 42, y + 113, "→", 20, PAPER, anchor="end")


def draw_bonus(sheet: Sheet, view: Any, x: float, y: float) -> None:
    """The bonus tiles that are left, by colour."""
    sheet.box(x, y, BOARD, 84)
    each = BOARD / 6
    for n, bonus in enumerate(view["bonus_tiles"]):
        middle = x + (n + 0.5) * each
        sheet.icon(f"glyph-{bonus['colour']}", middle, y + 66, 24)
        fill = COLOUR_FILLS[bonus["colour"]]
        for size, name, shift in ((38, "large", -16), (30, "small", 19)):
            left = bonus[name]
            sheet.icon(f"bonus-{name}", middle + shift, y + 29, size, fill, faint=not left)
            if left:
                halo = PAPER
                sheet.text(middle + shift, y + 58, left, 12, bold=True, halo=halo)


def draw_bridge(sheet: Sheet, view: Any, x: float, y: float) -> None:
    """The bridge: how far everybody has come, the first of a space on top."""
    sheet.box(x, y, BOARD, 62)
    spaces = 8
    step = (BOARD - 24) / spaces
    for n in range(spaces - 1):
        left = x + 12 + n * step
        sheet.add(
            f'<path d="M{left + step * 0.5:g} {y + 44:g} h{step:g}" stroke="{INK}" '
            'stroke-opacity="0.25" stroke-width="3"/>'
        )
    for n in range(spaces):
        middle = x + 12 + (n + 0.5) * step
        sheet.add(
            f'<circle cx="{middle:g}" cy="{y + 44:g}" r="5" fill="{INK}" fill-opacity="0.3"/>'
        )
    stacked: dict[int, list[int]] = {}
    for seat in reversed(view["next_order"]):
        stacked.setdefault(view["seats"][seat]["bridge"], []).append(seat)
    for space, seats in stacked.items():
        middle = x + 12 + (min(space, spaces) - 0.5) * step
        for n, seat in enumerate(seats):
            sheet.icon("marker", middle, y + 40 - n * 10, 30, SEATS[seat])


def draw_panel(
    sheet: Sheet,
    s: BurgundyState,
    view: Any,
    partners: list[int],
    place: tuple[float, float, float, float],
    lit: Lit,
) -> None:
    """One player's things, or a team's: dice and supplies above, the duchy, the stores below."""
    x, y, width, height = place
    seats = [view["seats"][seat] for seat in partners]
    estate = seats[0]
    sheet.panel(place, any(seat in view["actors"] for seat in partners))
    across = x + 14.0
    for seat in seats:
        sheet.marker(seat["seat"], across + 14, y + 30, 26)
        across += 38
        for die in seat["dice"]:
            if die["value"]:
                colour = SEATS[seat["seat"]]
                sheet.icon(
                    f"die-{die['value']}", across + 19, y + 30, 36, colour, faint=die["used"]
                )
                across += 42
        across += 12
    across = x + width - 14
    points = sum(seat["score"] for seat in seats)
    sheet.text(across, y + 40, points, 30, anchor="end", bold=True)
    sheet.icon("points", across - 22 - 20 * len(str(points)), y + 30, 32)
    line = y + 76
    across = sheet.count("silver", estate["silver"], x + 14, line, 30)
    across = sheet.count("worker", estate["workers"], across + 6, line, 30)
    draw_goods(sheet, estate["goods"], across + 10, line, 32, lit)
    sold = sum(estate["sold"].values())
    if sold:
        sheet.count("goods-back", sold, x + width - 76, line, 30)
    area = (x + 10, y + 104, width - 20, MAP)
    names = [estate["duchy"]] if estate["duchy"] else estate["sides"]
    for n, name in enumerate(names):
        duchy = s.tables.duchy(name)
        assert duchy is not None
        part = area[2] / len(names)
        inside = (area[0] + n * part + 4, area[1], part - 8, area[3])
        kind = "space" if estate["duchy"] else f"space of {n}"
        draw_duchy(sheet, duchy, estate, inside, {space for what, space in lit if what == kind})
    draw_stores(sheet, view, seats, (x, y + 104 + MAP + 6, width), lit)
    if any(seat["route"] for seat in view["seats"]):
        draw_route(sheet, estate, x + 14, y + height - 54, width - 28)


def draw_stores(
    sheet: Sheet, view: Any, seats: list[Any], place: tuple[float, float, float], lit: Lit
) -> None:
    """The stores with their tiles, further stores, and the bonus tiles won."""
    x, y, width = place
    across = x + 44
    for seat in seats:
        private = 2 if len(seats) > 1 else len(seat["stores"])
        for store, tile in enumerate(seat["stores"]):
            if store >= private and seat is not seats[-1]:
                continue
            sheet.icon(f"tile-{tile}" if tile else "hex-empty", across, y + 36, 66)
            if ("store", store) in lit and seat["seat"] in view["actors"]:
                hexagon(sheet, across, y + 36, 66, ACCENT)
            across += 64
        if len(seats) > 1:
            sheet.marker(seat["seat"], across - 26, y + 8, 12)
            across += 20
    for tile in seats[0]["further_stores"]:
        sheet.icon(f"tile-{tile}", across - 10, y + 40, 46)
        across += 44
    across = x + width - 30
    for colour, size in seats[0]["bonus"].items():
        fill = COLOUR_FILLS[colour]
        sheet.icon(f"bonus-{size}", across, y + 36, 40 if size == "large" else 32, fill)
        across -= 38


def draw_route(sheet: Sheet, estate: Any, x: float, y: float, width: float) -> None:
    """The trade route: coloured spaces with their bonuses, and the goods that lie there."""
    step = min(width / max(len(estate["route"]), 1), 42)
    for n, space in enumerate(estate["route"]):
        middle = x + (n + 0.5) * step
        shown = space["laid"] or space["goods"]
        sheet.icon(f"goods-{shown}", middle, y + 12, step * 0.86, faint=not space["laid"])
        sheet.icon(f"tile-{TILE_OF_BONUS[space['bonus']]}", middle, y + 38, step * 0.66)
