"""The tiles of Burgundy in text: letters, colours, names and what they do."""

from collections.abc import Mapping

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kontor.cli import language
from kontor.cli.board_parts import joined, on_table
from kontor.cli.language import known, say
from kontor.core.words import Words
from kontor.games.burgundy.game import Burgundy
from kontor.games.burgundy.plans import COLOURS

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
TILES = (
    "castle",
    "mine",
    "ship",
    "warehouse",
    "carpenter",
    "church",
    "market",
    "boarding-house",
    "bank",
    "town-hall",
    "watchtower",
    "crane",
    "white-castle",
    "geese",
    "inn",
    "black-tile",
)
"""The tiles with codes and effects of their own, in the order of the legend."""
OTHERWISE_ALONE = ("ship",)
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


def words() -> Words:
    return language.words("burgundy")


def letter(colour: str) -> str:
    """The letter of a colour."""
    return say(f"letter-{colour}")


def monastery_code(number: int) -> str:
    """Monasteries have two digits, so that the tile K04 cannot be taken for the space K4."""
    return f"{letter('monastery')}{number:02}"


def tile_code(tile: str) -> str:
    """The letters of a tile: CHU, COW3, K14. A castle with a shield shows the shield: #14."""
    if tile.startswith("shield-"):
        return tile.replace("shield-", "#")
    if tile.startswith("monastery"):
        return monastery_code(int(tile.removeprefix("monastery")))
    name, digit = (tile[:-1], tile[-1]) if tile[-1:].isdigit() else (tile, "")
    return (say(f"code-{name}") if known(f"code-{name}") else name[:3].upper()) + digit


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
    name = say("monastery") if tile.startswith("monastery") else tile_words(tile)[0]
    return Text.assemble(chip(tile), " ", name)


def power(number: int, note: str = "") -> Text:
    code = f"{monastery_code(number)} "
    return Text.assemble((code, "bold"), note, tile_words(f"monastery{number}")[1])


def colour_words(colour: str) -> str:
    return words().say(f"colour-{colour}")


def goods_words(name: str) -> str:
    return words().thing("goods", name)


def goods_code(name: str) -> str:
    """Goods in three letters."""
    return goods_words(name)[:3]


def goods_dice() -> list[str]:
    """Goods in the order of the die values that sell them."""
    game = on_table("burgundy")
    assert isinstance(game, Burgundy)
    return game.components.goods


def short_legend(plain: bool) -> Text:
    """The letters of the colours."""
    names = [(letter(c), colour_words(c), TILE[c]) for c in COLOURS]
    shown = joined((Text(f" {one} {c} ", hue) for one, c, hue in names), "" if plain else " ")
    return shown + Text(f"  {say('legend-marks')}", "dim")


def effect(tile: str, alone: bool) -> str:
    """What a tile does when it is placed."""
    return say(f"effect-{tile}-alone" if alone and tile in OTHERWISE_ALONE else f"effect-{tile}")


def legend(options: Mapping[str, str | int]) -> RenderableType:
    """Every code of the tiles in play, with what they do."""

    def used(tile: str) -> bool:
        return tile not in ADDED or ADDED[tile] in options.items()

    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(Text(f"{letter('building')}4"), Text(say("legend-space")))
    for tile in filter(used, TILES):
        text = effect(tile, options["mode"] == "solo")
        grid.add_row(chip(tile), Text(f"{tile_words(tile)[0]}: {text}"))
    animals = Group(chip("cow3"), chip("sheep2"), chip("pig4"), chip("goat2"))
    grid.add_row(animals, Text(say("legend-animals")))
    numbers = [n for n in range(1, MONASTERIES + 1) if used(f"monastery{n}")]
    powers = Columns([power(number) for number in numbers], column_first=True, padding=(0, 2))
    goods = ", ".join(f"{n} {goods_words(name)}" for n, name in enumerate(goods_dice(), 1))
    return Group(short_legend(False), grid, powers, Text(say("legend-goods", goods=goods)))
