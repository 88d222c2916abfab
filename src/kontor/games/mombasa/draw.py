"""The board as a picture: the map from its border lines, rewards and mines as icons, the bases."""

from html import escape

from kontor.games.mombasa.atlas import COLUMNS, Atlas, Base, Line, Point, Region
from kontor.games.mombasa.components import Components

PAPER = "#F6F1E7"
INK = "#2B2A28"
ACCENT = "#9C4421"
SEA = "#DFE5DF"
LAND = ("#EFE3C8", "#F2E8D2", "#EBDDBF", "#F4ECDA")
ENCLAVE = "#E2CFA4"
SERIF = "serif"
SANS = "sans-serif"
GAP = 9
"""The width of a double border; a single one is a third of it."""


def board_svg(components: Components) -> str:
    """The game board of a component set."""
    atlas = components.atlas
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {atlas.width} {atlas.height}" '
        f'role="img" aria-label="{escape(components.title)}">',
        f'<rect width="{atlas.width}" height="{atlas.height}" fill="{PAPER}"/>',
        f'<rect x="16" y="16" width="{atlas.width - 32}" height="{atlas.height - 32}" rx="18" '
        f'fill="{SEA}" stroke="{INK}" stroke-opacity="0.35" stroke-width="2"/>',
        *[harbour(atlas, base) for base in atlas.bases],
        *[land(atlas, index, region) for index, region in enumerate(atlas.regions)],
        *[border(atlas, line) for line in atlas.lines],
        *[label(region) for region in atlas.regions],
        *[base_board(base) for base in atlas.bases],
        legend(atlas),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


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


def label(region: Region) -> str:
    """A region's name, with its reward and mines below it."""
    x, y = region.at
    halo = f'paint-order="stroke" stroke="{PAPER}" stroke-width="4" stroke-linejoin="round"'
    if not region.reward:
        return text((x, y), region.title, 18, INK, f'{halo} font-style="italic"')
    size = 15 if region.inside else 18
    parts = [text((x, y - 14), region.title, size, INK, halo)]
    left = x - 17 * region.mines
    parts.append(ICONS[region.reward]((left, y + 14), region.amount))
    parts += [mine((left + 35 * (index + 1), y + 14), 0) for index in range(region.mines)]
    return "".join(parts)


def figure(at: Point, amount: int, colour: str) -> str:
    if not amount:
        return ""
    return (
        f'<text x="{at[0]}" y="{at[1] + 6}" font-size="17" font-weight="bold" fill="{colour}" '
        f'text-anchor="middle" font-family="{SANS}">{amount}</text>'
    )


def coin(at: Point, amount: int) -> str:
    x, y = at
    return (
        f'<circle cx="{x}" cy="{y}" r="15" fill="#E7B94C" stroke="{INK}" stroke-width="1.6"/>'
        f'<circle cx="{x}" cy="{y}" r="11.5" fill="none" stroke="{INK}" stroke-opacity="0.5"/>'
        + figure(at, amount, INK)
    )


def diamond(at: Point, amount: int) -> str:
    x, y = at
    shape = f"M{x} {y + 18} L{x - 18} {y - 5} L{x - 10} {y - 15} H{x + 10} L{x + 18} {y - 5} Z"
    facets = f"M{x - 18} {y - 5} H{x + 18}"
    return (
        f'<path d="{shape}" fill="#BFD9E6" stroke="{INK}" stroke-width="1.6" '
        'stroke-linejoin="round"/>'
        f'<path d="{facets}" stroke="{INK}" stroke-opacity="0.35"/>' + figure(at, amount, INK)
    )


def steps(at: Point, amount: int) -> str:
    """An arrow: steps on the track of the company that expands."""
    x, y = at
    shape = (
        f"M{x - 18} {y - 9} H{x + 3} V{y - 16} L{x + 20} {y} L{x + 3} {y + 16} V{y + 9} H{x - 18} Z"
    )
    return (
        f'<path d="{shape}" fill="{ACCENT}" stroke="{INK}" stroke-width="1.4" '
        'stroke-linejoin="round"/>' + figure((x - 4, y), amount, PAPER)
    )


def book(at: Point, amount: int) -> str:
    x, y = at
    return (
        f'<rect x="{x - 13}" y="{y - 16}" width="26" height="32" rx="3" fill="#5E7A5A" '
        f'stroke="{INK}" stroke-width="1.5"/>'
        f'<path d="M{x - 8} {y - 16} V{y + 16}" stroke="{PAPER}" stroke-width="1.6"/>'
        + figure((x + 3, y), amount, PAPER)
    )


def mine(at: Point, _amount: int) -> str:
    """A mine's entrance under a beam."""
    x, y = at
    return (
        f'<path d="M{x - 13} {y + 14} V{y - 4} L{x} {y - 14} L{x + 13} {y - 4} V{y + 14} Z" '
        f'fill="#7A6A55" stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"/>'
        f'<path d="M{x - 6} {y + 14} V{y + 2} A6 6 0 0 1 {x + 6} {y + 2} V{y + 14} Z" '
        f'fill="{INK}"/>'
    )


ICONS = {"pounds": coin, "diamonds": diamond, "track": steps, "points": book, "mine": mine}


def base_board(base: Base) -> str:
    """A base: three columns of spaces with their coins, the front towards the map."""
    x, y = base.at
    cell, rows = 30, len(base.coins)
    width, height = COLUMNS * (cell + 10) + 34, rows * (cell + 6) + 64
    left, top = x - width // 2, y - height // 2
    parts = [
        f'<rect x="{left}" y="{top}" width="{width}" height="{height}" rx="12" fill="{PAPER}" '
        f'stroke="{INK}" stroke-width="2"/>',
        f'<path d="M{left} {top + 34} V{top + 12} Q{left} {top} {left + 12} {top} '
        f'H{left + width - 12} Q{left + width} {top} {left + width} {top + 12} V{top + 34} Z" '
        f'fill="{base.colour}" stroke="{INK}" stroke-width="2"/>',
        text((x, top + 24), base.title, 19, ink_on(base.colour), 'font-weight="bold"'),
    ]
    for column in range(COLUMNS):
        cx = x + (column - 1) * (cell + 10)
        for row, coins in enumerate(base.coins):
            cy = top + 56 + row * (cell + 6) + 4
            parts.append(
                f'<rect x="{cx - cell // 2}" y="{cy - cell // 2}" width="{cell}" height="{cell}" '
                f'rx="5" fill="#FBF8F0" stroke="{INK}" stroke-opacity="0.55"/>'
            )
            for index in range(coins):
                spread = 0 if coins == 1 else 12 * index - 6
                parts.append(
                    f'<circle cx="{cx + spread}" cy="{cy}" r="6" fill="#E7B94C" '
                    f'stroke="{INK}" stroke-width="1.2"/>'
                )
    return "".join(parts)


def ink_on(colour: str) -> str:
    """The colour of letters that can be read on a ground."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return INK if 0.3 * red + 0.59 * green + 0.11 * blue > 128 else PAPER


def legend(atlas: Atlas) -> str:
    """What lines and icons mean."""
    x, y = 48, atlas.height - 330
    rows = [
        ("pounds", "pounds"),
        ("diamonds", "steps of the diamond"),
        ("track", "steps on the company's track"),
        ("points", "book points"),
        ("mine", "a mine"),
    ]
    parts = [
        f'<rect x="{x}" y="{y}" width="360" height="290" rx="12" fill="{PAPER}" '
        f'stroke="{INK}" stroke-opacity="0.4"/>'
    ]
    for index, (icon, words) in enumerate(rows):
        cy = y + 34 + index * 42
        parts.append(ICONS[icon]((x + 40, cy), 0))
        parts.append(left_text(x + 76, cy + 6, words))
    single, double = y + 244, y + 270
    parts += [
        f'<path d="M{x + 18} {single} H{x + 62}" stroke="{INK}" stroke-width="{GAP / 3:g}"/>',
        left_text(x + 76, single + 6, "single border: 1 point"),
        f'<path d="M{x + 18} {double} H{x + 62}" stroke="{INK}" stroke-width="{GAP}"/>',
        f'<path d="M{x + 16} {double} H{x + 64}" stroke="{PAPER}" stroke-width="{GAP - 5}"/>',
        left_text(x + 76, double + 6, "double border: 2 points"),
    ]
    return "".join(parts)


def left_text(x: int, y: int, words: str) -> str:
    return (
        f'<text x="{x}" y="{y}" font-size="18" fill="{INK}" font-family="{SERIF}">'
        f"{escape(words)}</text>"
    )
