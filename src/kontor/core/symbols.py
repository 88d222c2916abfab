"""Symbols: each game's pieces drawn once, as SVG, for every screen that shows them."""

import xml.etree.ElementTree as xml
from importlib.resources import files

from kontor.core.errors import KontorError

SVG = "http://www.w3.org/2000/svg"
xml.register_namespace("", SVG)


class Symbols:
    """The symbols of a game."""

    def __init__(self, game: str):
        folder = files("kontor.games") / game / "symbols"
        root = xml.fromstring((folder / "symbols.svg").read_text("utf-8"))
        self.elements = {symbol.get("id", ""): symbol for symbol in root.iter(f"{{{SVG}}}symbol")}

    def names(self) -> list[str]:
        """The symbols there are; those beginning with `bg-` are only parts of others."""
        return [name for name in self.elements if not name.startswith("bg-")]

    def needed(self, name: str) -> list[str]:
        """A symbol and all that it is put together from, parts first."""
        if name not in self.elements:
            raise KontorError(f"there is no symbol {name!r}")
        found: list[str] = []
        for use in self.elements[name].iter(f"{{{SVG}}}use"):
            found += self.needed(use.get("href", "").removeprefix("#"))
        return list(dict.fromkeys([*found, name]))

    def definitions(self, *names: str) -> xml.Element:
        """Symbols with all their parts, for a picture that shows them by their ids."""
        found = xml.Element(f"{{{SVG}}}defs")
        parts = dict.fromkeys(part for name in names for part in self.needed(name))
        found.extend(self.elements[part] for part in parts)
        return found

    def svg(self, name: str, size: int = 96, colour: str = "#2B2A28") -> str:
        """A picture of one symbol; `colour` is that of a player's dice and markers."""
        picture = xml.Element(
            f"{{{SVG}}}svg",
            {"width": str(size), "height": str(size), "viewBox": "0 0 100 100", "color": colour},
        )
        picture.append(self.definitions(name))
        use = {"href": f"#{name}", "width": "100", "height": "100"}
        xml.SubElement(picture, f"{{{SVG}}}use", use)
        return xml.tostring(picture, encoding="unicode")
