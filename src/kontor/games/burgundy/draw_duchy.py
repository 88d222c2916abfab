"""A duchy as a picture: hexes on a point, tiles where they lie, rivers, posts and shields."""

from __future__ import annotations

from typing import Any

from kontor.core.picture import ACCENT, INK, PAPER, Sheet
from kontor.games.burgundy.plans import COLOURS
from kontor.games.burgundy.tables import Duchy

ACROSS = 0.8452 / 2
DOWN = 0.732
"""How far the next half column and the next row are, in sizes of a hex."""
DARK = ("castle", "ship")
"""Colours on which numbers are light."""

Area = tuple[float, float, float, float]


def hexagon(sheet: Sheet, x: float, y: float, size: float, colour: str) -> None:
    """The outline of a hex that is pointed at."""
    half, wide, slant = size * 0.488, size * 0.4226, size * 0.244
    path = (
        f"M{x:g} {y - half:g} L{x + wide:g} {y - slant:g} L{x + wide:g} {y + slant:g} "
        f"L{x:g} {y + half:g} L{x - wide:g} {y + slant:g} L{x - wide:g} {y - slant:g} Z"
    )
    style = 'fill="none" stroke-linejoin="round"'
    sheet.add(f'<path d="{path}" {style} stroke="{PAPER}" stroke-width="{size * 0.11:g}"/>')
    sheet.add(f'<path d="{path}" {style} stroke="{colour}" stroke-width="{size * 0.065:g}"/>')


def draw_duchy(sheet: Sheet, duchy: Duchy, estate: Any, area: Area, lit: set[int]) -> None:
    """A duchy as large as it fits; a board that is not settled yet is drawn empty."""
    left, top, width, height = area
    columns = [column for _, column in duchy.spots]
    rows = [row for row, _ in duchy.spots]
    wide = (max(columns) - min(columns)) * ACROSS + 2 * ACROSS
    tall = (max(rows) - min(rows)) * DOWN + 0.976
    size = min(width / wide, height / tall)
    x = left + (width - size * wide) / 2 + size * (ACROSS - min(columns) * ACROSS)
    y = top + (height - size * tall) / 2 + size * (0.488 - min(rows) * DOWN)
    spots = [(x + column * ACROSS * size, y + row * DOWN * size) for row, column in duchy.spots]
    draw_rivers(sheet, duchy, spots, size)
    tiles = [space["tile"] for space in estate["spaces"]] or [None] * duchy.size
    for space, (across, down) in enumerate(spots):
        colour = COLOURS[duchy.colour_of[space]]
        if tiles[space]:
            sheet.icon(f"tile-{tiles[space]}", across, down, size)
        else:
            sheet.icon(f"hex-{colour}", across, down, size)
            ink = PAPER if colour in DARK else INK
            number = duchy.number_of[space]
            sheet.text(across, down + size * 0.12, number, size * 0.36, ink, bold=True)
        shield = estate["shields"].get(duchy.space_names[space])
        if shield:
            sheet.icon(f"shield-{shield}", across, down, size * 0.72)
    for space, (across, down) in enumerate(spots):
        if space in lit:
            hexagon(sheet, across, down, size * 0.95, ACCENT)
    draw_posts(sheet, duchy, spots, size)


def draw_rivers(sheet: Sheet, duchy: Duchy, spots: list[tuple[float, float]], size: float) -> None:
    """Rivers between pieces of land, as lines from space to space."""
    for a, b in duchy.rivers:
        (ax, ay), (bx, by) = spots[a], spots[b]
        sheet.add(
            f'<path d="M{ax:g} {ay:g} L{bx:g} {by:g}" stroke="#3E7CB1" stroke-opacity="0.55" '
            f'stroke-width="{size * 0.16:g}" stroke-linecap="round"/>'
        )


def draw_posts(sheet: Sheet, duchy: Duchy, spots: list[tuple[float, float]], size: float) -> None:
    """Border posts, outside the spaces that join them."""
    if not duchy.posts:
        return
    middle_x = sum(x for x, _ in spots) / len(spots)
    middle_y = sum(y for _, y in spots) / len(spots)
    for post in duchy.posts:
        joined = [spots[space] for space in range(duchy.size) if post >> space & 1]
        x = sum(x for x, _ in joined) / len(joined)
        y = sum(y for _, y in joined) / len(joined)
        away = max(((x - middle_x) ** 2 + (y - middle_y) ** 2) ** 0.5, 1)
        shift = size * 0.5
        sheet.icon(
            "border-post",
            x + (x - middle_x) / away * shift,
            y + (y - middle_y) / away * shift,
            size * 0.6,
        )
