"""The tiles of Burgundy in text: letters, colours, names and what they do."""

from collections.abc import Mapping
from functools import cache

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kontor.cli.board_parts import joined, on_table
from kontor.core.words import Words
from kontor.games.burgundy.game import Burgundy
from kontor.games.burgundy.plans import COLOURS, LETTERS

INK, WHITE = "#2B2A28", "#FFFFFF"
HUES = {
    "castle": ("#1F5C57", WHITE),
    "animal": ("#A9D18E", INK),
    "ship": ("#3E7CB1", WHITE),
    "building": ("#B98B5E", INK),
    "monastery": ("#F2CE4E", INK),
    "mine": ("#8C8F94", INK),
    "any": ("#F6F1E7", INK),
    "black": (INK, WHITE),
}


def mix(one: str, other: str, share: float) -> str:
    """A colour with a share of another one."""
    pairs = [(int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


# Tiles shine; empty spaces are the same colours in the shade.
TILE = {colour: f"bold {ink} on {hue}" for colour, (hue, ink) in HUES.items()}
EMPTY = {c: f"{mix(hue, WHITE, 0.55)} on {mix(hue, INK, 0.62)}" for c, (hue, _) in HUES.items()}
LETTER = dict(zip(COLOURS, LETTERS, strict=True))
CODES = {
    "castle": "CAS",
    "mine": "MIN",
    "ship": "SHP",
    "warehouse": "WHS",
    "carpenter": "CRP",
    "church": "CHU",
    "market": "MKT",
    "boarding-house": "BRD",
    "bank": "BNK",
    "town-hall": "TWN",
    "watchtower": "WTC",
    "crane": "CRN",
    "geese": "GEE",
    "white-castle": "WCA",
    "inn": "INN",
    "black-tile": "BLK",
}
EFFECTS = {
    "castle": "one more action, as with a die of any value",
    "mine": "1 silver at the end of each phase",
    "ship": "the goods of one depot, and one space forward in turn order",
    "warehouse": "sell the goods of one colour",
    "carpenter": "take a building from any depot",
    "church": "take a mine, a monastery or a castle from any depot",
    "market": "take a ship or an animal tile from any depot",
    "boarding-house": "4 workers",
    "bank": "2 silver",
    "town-hall": "place another tile from your stores, on a space of any number",
    "watchtower": "4 points",
    "crane": "the effect of any building",
    "white-castle": "one more action, with the value of the white die",
    "geese": "2 points, and all of one other species in the pasture; 2 for each later animal tile",
    "inn": "fills a space of any colour, one in a region; the region scores as one larger",
    "black-tile": "fills a space of any colour, without any effect",
}
ALONE = {
    "ship": "the goods of one depot, while all others leave the game; then tiles for 5 goods each",
}
"""What tiles do otherwise in the solo game."""
ADDED = {
    "crane": ("extra-tiles", "on"),
    "geese": ("extra-tiles", "on"),
    "monastery27": ("extra-tiles", "on"),
    "monastery28": ("extra-tiles", "on"),
    "white-castle": ("white-castles", "on"),
    "monastery29": ("white-castles", "on"),
    "inn": ("inns", "on"),
    "black-tile": ("mode", "solo"),
}
"""The option that brings a tile into play."""
FOR_ANY_SPACE = {"inn": "any", "black-tile": "black"}
MONASTERIES = 29


@cache
def words() -> Words:
    return Words("burgundy")


def tile_code(tile: str) -> str:
    """The letters of a tile: CHU, COW3, K14. Monasteries have two digits, so that the tile K04
    cannot be taken for the space K4. A castle with a shield shows the shield: #14."""
    if tile.startswith("shield-"):
        return tile.replace("shield-", "#")
    if tile.startswith("monastery"):
        return f"K{int(tile.removeprefix('monastery')):02}"
    if tile[-1:].isdigit():
        return tile[:3].upper() + tile[-1]
    return CODES.get(tile, tile[:4].upper())


def tile_colour(tile: str) -> str:
    if tile in COLOURS:
        return tile
    if tile.startswith("monastery"):
        return "monastery"
    if tile in FOR_ANY_SPACE:
        return FOR_ANY_SPACE[tile]
    return "animal" if tile[-1:].isdigit() or tile == "geese" else "building"


def tile_words(tile: str) -> tuple[str, str]:
    """What a tile is called, and what its name adds in brackets."""
    name, _, note = words().say(f"tile-{tile}").partition(" (")
    return name, note.removesuffix(")")


def chip(tile: str) -> Text:
    """A tile as its letters on its colour."""
    return Text(f" {tile_code(tile)} ", TILE[tile_colour(tile)])


def named_chip(tile: str) -> Text:
    """A tile with its name; what a monastery's number stands for is told elsewhere."""
    name = tile_words(tile)[0]
    return Text.assemble(chip(tile), " ", "monastery" if tile.startswith("monastery") else name)


def power(number: int, note: str = "") -> Text:
    return Text.assemble((f"K{number:02} ", "bold"), note, tile_words(f"monastery{number}")[1])


def goods_dice() -> list[str]:
    """Goods in the order of the die values that sell them."""
    game = on_table("burgundy")
    assert isinstance(game, Burgundy)
    return game.components.goods


def short_legend(plain: bool) -> Text:
    """The letters of the colours."""
    shown = joined((Text(f" {LETTER[c]} {c} ", TILE[c]) for c in COLOURS), "" if plain else " ")
    return shown + Text("  * tile fits now  +5 points now", "dim")


def legend(options: Mapping[str, str | int]) -> RenderableType:
    """Every code of the tiles in play, with what they do."""

    def used(tile: str) -> bool:
        return tile not in ADDED or ADDED[tile] in options.items()

    effects = {**EFFECTS, **ALONE} if options["mode"] == "solo" else EFFECTS

    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(Text("B4"), Text("an empty space: building, die 4 (* where a stored tile fits)"))
    for tile in filter(used, effects):
        grid.add_row(chip(tile), Text(f"{tile_words(tile)[0]}: {effects[tile]}"))
    animals = Group(chip("cow3"), chip("sheep2"), chip("pig4"), chip("goat2"))
    text = "animals: their number in points, and again all of their species in the same pasture"
    grid.add_row(animals, Text(text))
    numbers = [n for n in range(1, MONASTERIES + 1) if used(f"monastery{n}")]
    powers = Columns([power(number) for number in numbers], column_first=True, padding=(0, 2))
    goods = ", ".join(f"{n} {name}" for n, name in enumerate(goods_dice(), 1))
    dice = Text(f"Goods by the die that sells them: {goods}. Dice: [3] unused, (5) used.")
    return Group(short_legend(False), grid, powers, dice)
