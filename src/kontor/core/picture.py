"""Pictures: a position as one SVG drawing made of a game's symbols.

Text and lines are put on a sheet piece by piece; the symbols it uses come along, so that a picture
needs nothing else, in a notebook, in a file or on a page.
"""

import xml.etree.ElementTree as xml
from html import escape

from kontor.core.symbols import Symbols

PAPER = "#F6F1E7"
CARD = "#FBF8F0"
INK = "#2B2A28"
ACCENT = "#9C4421"
LIGHT = "#E8A33D"
SEATS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7")
"""The colours of players; the shape of their markers is the second code."""
SERIF = "Georgia, 'DejaVu Serif', serif"
SANS = "'DejaVu Sans', Verdana, sans-serif"


class Sheet:
    """A drawing in progress. Whatever it shows keeps to the numbers of its view box."""

    def __init__(self, symbols: Symbols, title: str):
        self.symbols = symbols
        self.title = title
        self.used: dict[str, None] = {}
        self.parts: list[str] = []

    def add(self, part: str) -> None:
        self.parts.append(part)

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str = CARD,
        line: str = INK,
        faint: float = 0.35,
        radius: float = 10,
        weight: float = 1.2,
    ) -> None:
        """A card or a field."""
        self.add(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" '
            f'fill="{fill}" stroke="{line}" stroke-opacity="{faint:g}" stroke-width="{weight:g}"/>'
        )

    def panel(self, place: tuple[float, float, float, float], acting: bool) -> None:
        """The place of a player, who acts now or not."""
        faint, weight = (1, 3) if acting else (0.35, 1.2)
        self.box(*place, line=LIGHT if acting else INK, faint=faint, weight=weight)

    def text(
        self,
        x: float,
        y: float,
        words: object,
        size: float = 15,
        colour: str = INK,
        anchor: str = "middle",
        bold: bool = False,
        family: str = SANS,
        halo: str = "",
    ) -> None:
        """Words whose middle, beginning or end is at a point, on the line of y."""
        weight = ' font-weight="bold"' if bold else ""
        around = (
            f' paint-order="stroke" stroke="{halo}" stroke-width="{size / 5:g}" '
            'stroke-linejoin="round"'
            if halo
            else ""
        )
        self.add(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{colour}" '
            f'text-anchor="{anchor}" font-family="{family}"{weight}{around}>'
            f"{escape(str(words))}</text>"
        )

    def icon(
        self, name: str, x: float, y: float, size: float, colour: str = "", faint: bool = False
    ) -> None:
        """A symbol around a point."""
        self.used[name] = None
        own = f' color="{colour}"' if colour else ""
        pale = ' opacity="0.3"' if faint else ""
        self.add(
            f'<use href="#{name}" x="{x - size / 2:g}" y="{y - size / 2:g}" '
            f'width="{size:g}" height="{size:g}"{own}{pale}/>'
        )

    def count(
        self, name: str, number: int, x: float, y: float, size: float, colour: str = ""
    ) -> float:
        """A symbol with a number behind it; returns where the next may begin."""
        self.icon(name, x + size / 2, y, size, colour)
        self.text(x + size + 4, y + size * 0.22, number, size * 0.62, anchor="start", bold=True)
        return x + size + 8 + size * 0.4 * len(str(number))

    def marker(self, seat: int, x: float, y: float, size: float) -> None:
        """A player's sign: circle, square, triangle or diamond in the player's colour."""
        half = size / 2
        style = f'fill="{SEATS[seat]}" stroke="{INK}" stroke-width="{max(size / 16, 0.8):g}"'
        shapes = (
            f'<circle cx="{x:g}" cy="{y:g}" r="{half * 0.94:g}" {style}/>',
            f'<rect x="{x - half * 0.84:g}" y="{y - half * 0.84:g}" width="{half * 1.68:g}" '
            f'height="{half * 1.68:g}" rx="{half * 0.16:g}" {style}/>',
            f'<path d="M{x:g} {y - half:g} L{x + half:g} {y + half * 0.78:g} '
            f'L{x - half:g} {y + half * 0.78:g} Z" stroke-linejoin="round" {style}/>',
            f'<path d="M{x:g} {y - half:g} L{x + half:g} {y:g} L{x:g} {y + half:g} '
            f'L{x - half:g} {y:g} Z" stroke-linejoin="round" {style}/>',
        )
        self.add(shapes[seat])

    def glow(self, x: float, y: float, width: float, height: float, radius: float = 8) -> None:
        """What is pointed at: a frame around a point."""
        frame = (
            f'x="{x - width / 2:g}" y="{y - height / 2:g}" width="{width:g}" '
            f'height="{height:g}" rx="{radius:g}" fill="none"'
        )
        self.add(f'<rect {frame} stroke="{PAPER}" stroke-width="6"/>')
        self.add(f'<rect {frame} stroke="{ACCENT}" stroke-width="3.2"/>')

    def svg(self, view: tuple[float, float], size: int) -> str:
        """The finished picture, so many pixels wide."""
        width, height = view
        symbols = xml.tostring(self.symbols.definitions(*self.used), encoding="unicode")
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" '
            f'height="{round(size * height / width)}" viewBox="0 0 {width:g} {height:g}" '
            f'role="img" aria-label="{escape(self.title)}">'
        )
        ground = f'<rect width="{width:g}" height="{height:g}" fill="{PAPER}"/>'
        return "\n".join([head, symbols, ground, *self.parts, "</svg>\n"])
