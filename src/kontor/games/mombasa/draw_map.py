"""The board as a picture: the map from its border lines, rewards and mines as icons, the bases."""

import xml.etree.ElementTree as xml
from html import escape

from kontor.core.picture import ACCENT, INK, PAPER, SERIF
from kontor.core.symbols import Symbols
from kontor.core.words import Words
from kontor.games.mombasa.atlas import COLUMNS, Atlas, Base, Line, Point, Region
from kontor.games.mombasa.components import Components

SEA = "#DFE5DF"
LAND = ("#EFE3C8", "#F2E8D2", "#EBDDBF", "#F4ECDA")
ENCLAVE = "#E2CFA4"
GAP = 9
"""The width of a double border; a single one is a third of it."""
CELL = 30
"""The size of a space of a base."""
ICONS = {
    "pounds": "reward-pounds",
    "diamonds": "reward-diamonds",
    "track": "reward-track",
    "points": "reward-points",
    "mine": "mine",
}
"""The symbols of what a region shows."""


def board_svg(components: Components) -> str:
    """The game board of a component set."""
    atlas = components.atlas
    companies = [f"company-{base.company}" for base in atlas.bases]
    symbols = Symbols("mombasa").definitions(*ICONS.values(), *companies)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {atlas.width} {atlas.height}" '
        f'role="img" aria-label="{escape(components.title)}">',
        xml.tostring(symbols, encoding="unicode"),
        f'<rect width="{atlas.width}" height="{atlas.height}" fill="{PAPER}"/>',
        *map_parts(atlas),
        legend(atlas),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def map_parts(atlas: Atlas, words: Words | None = None) -> list[str]:
    """The map and the bases at its rim, without any piece on them, in somebody's words."""
    return [
        f'<rect x="16" y="16" width="{atlas.width - 32}" height="{atlas.height - 32}" rx="18" '
        f'fill="{SEA}" stroke="{INK}" stroke-opacity="0.35" stroke-width="2"/>',
        *[harbour(atlas, base) for base in atlas.bases],
        *[land(atlas, index, region) for index, region in enumerate(atlas.regions)],
        *[border(atlas, line) for line in atlas.lines],
        *[label(region, named(region, f"region-{region.name}", words)) for region in atlas.regions],
        *[base_board(base, named(base, f"company-{base.company}", words)) for base in atlas.bases],
    ]


def named(place: Region | Base, key: str, words: Words | None) -> str:
    """What a place is called; one of somebody's own components has only the name they gave it."""
    return words.say(key) if words is not None and words.has(key) else place.title


def path(atlas: Atlas, names: list[str], closed: bool) -> str:
    spots = " L".join(f"{x} {y}" for x, y in (atlas.points[name] for name in names))
    return f"M{spots}{' Z' if closed else ''}"


def land(atlas: Atlas, index: int, region: Region) -> str:
    outer = path(atlas, atlas.outlines(region.name)[0], True)
    fill = ENCLAVE if region.inside else LAND[index % len(LAND)]
    return f'<path d="{outer}" fill="{fill}"/>'


def border(atlas: Atlas, line: Line) -> str:
    """A single border is one line, a double one two lines side by side, a coast a soft edge."""
    d = path(atlas, line.points, line.points[0] == line.points[-1])
    style = 'fill="none" stroke-linejoin="round" stroke-linecap="round"'
    if line.border == "coast":
        return f'<path d="{d}" {style} stroke="#8E8468" stroke-width="2"/>'
    base = next((base for base in atlas.bases if base.company in line.between), None)
    ink = ACCENT if base else INK
    if line.border == "single":
        return f'<path d="{d}" {style} stroke="{ink}" stroke-width="{GAP / 3:g}"/>'
    return (
        f'<path d="{d}" {style} stroke="{ink}" stroke-width="{GAP}"/>'
        f'<path d="{d}" {style} stroke="{PAPER}" stroke-width="{GAP - 5}"/>'
    )


def harbour(atlas: Atlas, base: Base) -> str:
    """The waters of a base: a band along the borders it shares with regions."""
    lines = [line for line in atlas.lines if base.company in line.between]
    style = 'fill="none" stroke-linejoin="round" stroke-linecap="round"'
    meeting = next(
        name for name in lines[0].points if any(name in line.points for line in lines[1:])
    )
    x, y = atlas.points[meeting]
    ways = [(path(atlas, line.points, False), 58) for line in lines]
    ways.append((f"M{x} {y} L{base.at[0]} {base.at[1]}", 30))
    bands = [
        f'<path d="{d}" {style} stroke="{colour}" stroke-width="{width + edge}"/>'
        for colour, edge in ((INK, 3), (base.colour, 0))
        for d, width in ways
    ]
    return f'<g opacity="0.6">{"".join(bands)}</g>'


def text(at: Point, words: str, size: int, colour: str = INK, more: str = "") -> str:
    return (
        f'<text x="{at[0]}" y="{at[1]}" font-size="{size}" fill="{colour}" text-anchor="middle" '
        f'font-family="{SERIF}" {more}>{escape(words)}</text>'
    )


def icon(name: str, at: Point, size: int) -> str:
    """A symbol around a point."""
    x, y = at[0] - size // 2, at[1] - size // 2
    return f'<use href="#{name}" x="{x}" y="{y}" width="{size}" height="{size}"/>'


def label(region: Region, title: str) -> str:
    """A region's name, and below it an icon for each step, pound or point, then its mines."""
    x, y = region.at
    halo = f'paint-order="stroke" stroke="{PAPER}" stroke-width="4" stroke-linejoin="round"'
    if not region.reward:
        return text((x, y), title, 18, INK, f'{halo} font-style="italic"')
    letters, size = (15, 26) if region.inside else (19, 36)
    parts = [text((x, y - 14), title, letters, INK, halo)]
    icons = [ICONS[region.reward]] * region.amount + [ICONS["mine"]] * region.mines
    left = x - (len(icons) - 1) * size // 2
    parts += [icon(name, (left + n * size, y + 14), size) for n, name in enumerate(icons)]
    return "".join(parts)


def base_board(base: Base, title: str) -> str:
    """A base: three columns of spaces with their coins, the front towards the map."""
    x, y = base.at
    cell, rows = CELL, len(base.coins)
    width, height = COLUMNS * (cell + 10) + 34, rows * (cell + 6) + 64
    left, top = x - width // 2, y - height // 2
    parts = [
        f'<rect x="{left}" y="{top}" width="{width}" height="{height}" rx="12" fill="{PAPER}" '
        f'stroke="{INK}" stroke-width="2"/>',
        f'<path d="M{left} {top + 34} V{top + 12} Q{left} {top} {left + 12} {top} '
        f'H{left + width - 12} Q{left + width} {top} {left + width} {top + 12} V{top + 34} Z" '
        f'fill="{base.colour}" stroke="{INK}" stroke-width="2"/>',
        text((x + 15, top + 23), title, 17, ink_on(base.colour), 'font-weight="bold"'),
        icon(f"company-{base.company}", (left + 20, top + 17), 27),
    ]
    for column in range(COLUMNS):
        for row, coins in enumerate(base.coins):
            cx, cy = base_space(base, column, row)
            parts.append(
                f'<rect x="{cx - cell // 2}" y="{cy - cell // 2}" width="{cell}" height="{cell}" '
                f'rx="5" fill="#FBF8F0" stroke="{INK}" stroke-opacity="0.55"/>'
            )
            first = cx - 6 * (coins - 1)
            size = 24 if coins == 1 else 16
            parts += [icon("pound", (first + 12 * n, cy), size) for n in range(coins)]
    return "".join(parts)


def base_space(base: Base, column: int, row: int) -> Point:
    """Where a space of a base is."""
    x, y = base.at
    height = len(base.coins) * (CELL + 6) + 64
    return x + (column - 1) * (CELL + 10), y - height // 2 + 60 + row * (CELL + 6)


def ink_on(colour: str) -> str:
    """The colour of letters that can be read on a ground."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return INK if 0.3 * red + 0.59 * green + 0.11 * blue > 128 else PAPER


def legend(atlas: Atlas) -> str:
    """What lines and icons mean."""
    x, y = 48, atlas.height - 360
    rows = [
        ("pounds", "pounds"),
        ("diamonds", "steps of the diamond"),
        ("track", "steps on the company's track"),
        ("points", "book points"),
        ("mine", "a mine"),
    ]
    parts = [
        f'<rect x="{x}" y="{y}" width="400" height="320" rx="12" fill="{PAPER}" '
        f'stroke="{INK}" stroke-opacity="0.4"/>'
    ]
    for index, (name, words) in enumerate(rows):
        cy = y + 34 + index * 42
        parts.append(icon(ICONS[name], (x + 40, cy), 36))
        parts.append(left_text(x + 76, cy + 6, words))
    single, double = y + 244, y + 270
    parts += [
        f'<path d="M{x + 18} {single} H{x + 62}" stroke="{INK}" stroke-width="{GAP / 3:g}"/>',
        left_text(x + 76, single + 6, "single border: 1 point"),
        f'<path d="M{x + 18} {double} H{x + 62}" stroke="{INK}" stroke-width="{GAP}"/>',
        f'<path d="M{x + 16} {double} H{x + 64}" stroke="{PAPER}" stroke-width="{GAP - 5}"/>',
        left_text(x + 76, double + 6, "double border: 2 points"),
        left_text(x + 76, double + 34, "posts leave a base from the top"),
    ]
    return "".join(parts)


def left_text(x: int, y: int, words: str) -> str:
    return (
        f'<text x="{x}" y="{y}" font-size="18" fill="{INK}" font-family="{SERIF}">'
        f"{escape(words)}</text>"
    )
