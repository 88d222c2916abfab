"""The Burgundy table in text, drawn from a view.

Colour is never the only code: a space shows its colour's letter and its number (B4), a tile three
or four letters (CHU, COW3, K14). Without colours tiles stand in brackets.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import NotRequired, TypedDict, cast

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from kontor import games
from kontor.core.game import Document
from kontor.core.words import Words
from kontor.games.burgundy.components import COLOURS, LETTERS, space_names
from kontor.games.burgundy.game import Burgundy

INK, WHITE = "#2B2A28", "#FFFFFF"
HUES = {
    "castle": ("#1F5C57", WHITE),
    "animal": ("#A9D18E", INK),
    "ship": ("#3E7CB1", WHITE),
    "building": ("#B98B5E", INK),
    "monastery": ("#F2CE4E", INK),
    "mine": ("#8C8F94", INK),
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
}
ROWS = (4, 5, 6, 7, 6, 5, 4)
GAP = 2
NARROW = 30
"""With less room than this beside it, a duchy stands below the board."""
ROOMY = 50
"""With more room than this, what a player owns stands beside the duchy too."""

QUIET = frozenset(
    {
        "goods-dealt",
        "depot-filled",
        "black-depot-filled",
        "phase-goods",
        "dice-rolled",
        "turn-ended",
    }
)
"""Events that a screen need not tell, since the table shows them."""


class Space(TypedDict):
    space: int
    name: str
    colour: str
    number: int
    tile: str | None


class DepotSpace(TypedDict):
    slot: int
    colour: str
    tile: str | None


class Depot(TypedDict):
    number: int
    spaces: list[DepotSpace]
    goods: dict[str, int]


class Bonus(TypedDict):
    colour: str
    large: int
    small: int


class Pending(TypedDict):
    kind: str
    tile: NotRequired[str]
    beside: NotRequired[int]
    depot: NotRequired[int]


class Die(TypedDict):
    value: int
    used: bool


class Seat(TypedDict):
    seat: int
    duchy: str | None
    sides: list[str]
    chosen: bool
    spaces: list[Space]
    stores: list[str | None]
    goods: dict[str, int]
    sold: dict[str, int]
    silver: int
    workers: int
    dice: list[Die]
    bridge: int
    monasteries: list[int]
    bonus: dict[str, str]
    score: int
    sources: dict[str, int]


class View(TypedDict):
    viewer: int | None
    stage: str
    phase: str
    phase_points: int
    round: int
    actors: list[int]
    order: list[int]
    next_order: list[int]
    white_die: int
    round_goods: list[str]
    depots: list[Depot]
    black_depot: list[str | None]
    bonus_tiles: list[Bonus]
    pending: list[Pending]
    seats: list[Seat]
    outcome: list[int] | None


@cache
def words() -> Words:
    return Words("burgundy")


def tile_code(tile: str) -> str:
    """The letters of a tile: CHU, COW3, K14. Monasteries have two digits, so that the tile K04
    cannot be taken for the space K4."""
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
    return "animal" if tile[-1:].isdigit() else "building"


def tile_words(tile: str) -> tuple[str, str]:
    """What a tile is called, and what its name adds in brackets."""
    name, _, note = words().say(f"tile-{tile}").partition(" (")
    return name, note.removesuffix(")")


def chip(tile: str) -> Text:
    """A tile as its letters on its colour."""
    return Text(f" {tile_code(tile)} ", TILE[tile_colour(tile)])


def joined(parts: Iterable[Text], between: str = "  ") -> Text:
    return Text(between).join(parts)


def fact(label: str, text: Text | str) -> Text:
    return Text.assemble((f"{label} ", "dim"), text)


# Duchies


@cache
def sheet(name: str) -> list[Space]:
    """An empty duchy, for those who still choose one."""
    game = games.load("burgundy")
    assert isinstance(game, Burgundy)
    for duchy in game.components.duchies:
        if duchy.name == name:
            pairs = zip(space_names(list(ROWS)), duchy.colours, duchy.numbers, strict=True)
            return [
                Space(space=index, name=space, colour=COLOURS[colour], number=number, tile=None)
                for index, (space, colour, number) in enumerate(pairs)
            ]
    return []


class Style:
    """How large the spaces of a duchy are: `pitch` columns each, in one line or two."""

    def __init__(self, pitch: int, lines: int, names: bool):
        self.pitch = pitch
        self.lines = lines
        self.names = names
        self.width = 2 + pitch * max(ROWS)


LARGE = Style(6, 2, True)
FLAT = Style(6, 1, True)
SMALL = Style(4, 1, False)
SMALL_PLAIN = Style(6, 1, False)


def duchy(spaces: Sequence[Space], style: Style, targets: set[str], plain: bool) -> Text:
    """A duchy, row by row; a star marks spaces where a tile can go now."""
    lines: list[Text] = []
    for row, letter in enumerate("abcdefg"):
        cells = [space for space in spaces if space["name"][0] == letter]
        for part in range(style.lines):
            line = Text.assemble((f"{letter if part == style.lines - 1 else ' '} ", "dim"))
            line.append(" " * ((max(ROWS) - ROWS[row]) * style.pitch // 2))
            for space in cells:
                line.append_text(cell(space, style, part, space["name"] in targets, plain))
            lines.append(line)
    return Text("\n").join(lines)


def cell(space: Space, style: Style, part: int, target: bool, plain: bool) -> Text:
    """A part of a space: its name above, what lies there below; or both in one line."""
    tile = space["tile"]
    paint = "" if plain else (TILE if tile else EMPTY)[space["colour"]]
    inner = style.pitch - (1 if style.names else 0)
    gap = " " * (style.pitch - inner)
    mark = "*" if target else " "
    if style.lines == 2 and part == 0:
        name = f" {space['name']}{mark}".ljust(inner)
        return Text.assemble((name, paint.removeprefix("bold ")), gap)
    if tile:
        code = tile_code(tile)
        if plain:
            return Text(f"[{code}]".center(style.pitch))
        return Text.assemble((f" {code}"[-inner:].ljust(inner), paint), gap)
    text = f"{LETTER[space['colour']]}{space['number']}"
    if style.lines == 1 and style.names:
        return Text.assemble((f"{space['name']}{mark}{text}", paint), gap)
    return Text.assemble((f" {text}".ljust(inner), f"bold {paint}" if target else paint), gap)


def duchies(seat: Seat, style: Style, targets: set[str], plain: bool) -> list[Text]:
    """A seat's duchy, or those it still chooses from, with the spaces for a first castle."""
    if seat["spaces"]:
        return [duchy(seat["spaces"], style, targets, plain)]
    found = []
    for name in seat["sides"]:
        spaces = sheet(name)
        castles = {space["name"] for space in spaces if space["colour"] == "castle"}
        drawn = duchy(spaces, style, castles, plain)
        found.append(Text.assemble((f"Duchy {name}\n", "bold"), drawn))
    return found


# What people own


def goods_text(goods: Mapping[str, int], short: bool = False) -> str:
    """Goods in words, or in three letters each."""
    if short:
        return " ".join(f"{n}{name[:3]}" for name, n in goods.items())
    return ", ".join(f"{n} {words().say(f'goods-{name}')}" for name, n in goods.items())


def goods_dice() -> list[str]:
    """Goods in the order of the die values that sell them."""
    game = games.load("burgundy")
    assert isinstance(game, Burgundy)
    return game.components.goods


def own_goods(goods: Mapping[str, int]) -> str:
    """Goods with the die that sells them."""
    order = goods_dice()
    return ", ".join(
        f"{n} {words().say(f'goods-{name}')} (die {order.index(name) + 1})"
        for name, n in goods.items()
    )


def dice_text(dice: Sequence[Die]) -> Text:
    """Dice: [3] can be used, (5) has been."""
    return joined(
        (
            Text(f"({die['value']})", "dim") if die["used"] else Text(f"[{die['value']}]", "bold")
            for die in dice
            if die["value"]
        ),
        " ",
    )


def status(seat: Seat, name: str, acting: bool, short: bool = False) -> Text:
    """The first line about a player."""
    workers = "worker" if seat["workers"] == 1 else "workers"
    points = "point" if seat["score"] == 1 else "points"
    parts = [
        Text.assemble((f"{'> ' if acting else ''}{name}", "bold"), f" {seat['score']} {points}"),
        Text(f"{seat['silver']} silver"),
        Text(f"{seat['workers']} {workers}"),
    ]
    dice = dice_text(seat["dice"])
    if dice:
        parts.append(dice if short else fact("dice", dice))
    if not short:
        parts.append(fact("bridge", str(seat["bridge"])))
    return joined(parts, " · ")


def belongings(seat: Seat, short: bool) -> list[Text]:
    """Stores, goods, monasteries and bonus tiles, a line each."""
    stores = [tile for tile in seat["stores"] if tile]
    held = joined(named_chip(tile) for tile in stores) if stores else Text("empty")
    if stores and len(stores) < len(seat["stores"]):
        held += Text(f"  ({len(seat['stores']) - len(stores)} free)", "dim")
    goods = goods_text(seat["goods"]) if short else own_goods(seat["goods"])
    lines = [fact("Stores", held), fact("Goods ", goods or "none")]
    if seat["sold"]:
        lines[-1] += fact(" · sold", goods_text(seat["sold"], short))
    # What stored and placed monasteries do is nowhere else to be read.
    powers = [(number, "") for number in seat["monasteries"]]
    powers += [(int(t[9:]), "stored: ") for t in stores if t.startswith("monastery") and not short]
    if powers:
        lines.append(fact("Powers", joined((power(*each) for each in powers), " · ")))
    if seat["bonus"]:
        bonus = ", ".join(f"{colour} ({size})" for colour, size in seat["bonus"].items())
        lines.append(fact("Bonus tiles", bonus))
    return lines


def power(number: int, note: str = "") -> Text:
    return Text.assemble((f"K{number:02} ", "bold"), note, tile_words(f"monastery{number}")[1])


# The main board


def header(view: View, players: Sequence[str]) -> list[Text]:
    """Phase and round, and in which order people play."""

    def names(seats: Iterable[int], acting: Sequence[int] = ()) -> str:
        return ", ".join(("> " if seat in acting else "") + players[seat] for seat in seats)

    order = fact("Turn order", names(view["order"], view["actors"]))
    if view["stage"] == "setup":
        return [Text("Before the first phase", "bold"), order]
    first = [
        Text(f"Phase {view['phase']}, round {view['round']} of 5", "bold"),
        Text(f"a completed region scores {view['phase_points']} more"),
    ]
    if view["outcome"]:
        first = [Text("The game is over", "bold")]
    next_order = fact("next round", names(view["next_order"]))
    return [joined(first, " · "), joined([order, next_order], " · ")]


def depots(view: View, width: int) -> Table:
    """The six depots, with names as far as there is room."""
    tiles = [[space["tile"] for space in depot["spaces"]] for depot in view["depots"]]
    for named, short in ((True, False), (True, True), (False, False), (False, True)):
        rows = [[named_chip(t) if named else chip(t) for t in row if t] for row in tiles]
        goods = [Text(goods_text(depot["goods"], short)) for depot in view["depots"]]
        columns = max(len(row) for row in rows)
        need = [max(row[i].cell_len for row in rows if i < len(row)) + 1 for i in range(columns)]
        if 2 + sum(need) + max(text.cell_len for text in goods) <= width:
            break
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(columns + 1):
        grid.add_column(no_wrap=True)
    for number, (row, text) in enumerate(zip(rows, goods, strict=True), 1):
        cells = row + [Text("")] * (columns - len(row))
        grid.add_row(Text(f"{number}", "bold"), *cells, text)
    return grid


def named_chip(tile: str) -> Text:
    """A tile with its name; what a monastery's number stands for is told elsewhere."""
    name = tile_words(tile)[0]
    return Text.assemble(chip(tile), " ", "monastery" if tile.startswith("monastery") else name)


def black_depot(view: View, short: bool) -> Text:
    tiles = [tile for tile in view["black_depot"] if tile]
    shown = joined([chip(t) if short else named_chip(t) for t in tiles], " " if short else "  ")
    return fact("Black" if short else "Black (2 silver)", shown if tiles else "empty")


def monasteries_in_sight(view: View) -> Text:
    """What the monasteries on offer do."""
    offered = [space["tile"] for depot in view["depots"] for space in depot["spaces"]]
    numbers = [
        int(tile.removeprefix("monastery"))
        for tile in offered + view["black_depot"]
        if tile and tile.startswith("monastery")
    ]
    return joined((power(number) for number in sorted(numbers)), " · ")


def supplies(view: View) -> list[Text]:
    """Goods still to come, and bonus tiles still to be had."""
    goods = ", ".join(words().say(f"goods-{name}") for name in view["round_goods"]) or "none"
    if view["white_die"]:
        goods += f" · white die {view['white_die']}"
    bonus = [
        Text(f"{LETTER[tile['colour']]} " + "+".join(str(n) for n in left if n))
        for tile in view["bonus_tiles"]
        if any(left := (tile["large"], tile["small"]))
    ]
    return [
        fact("Goods to come", goods),
        fact("Bonus left", joined(bonus, ", ") or "none"),
    ]


def short_legend(plain: bool) -> Text:
    """The letters of the colours."""
    shown = joined((Text(f" {LETTER[c]} {c} ", TILE[c]) for c in COLOURS), "" if plain else " ")
    return shown + Text("  * tile fits now  +5 points now", "dim")


class Screen:
    """The table as one player sees it. `full` draws the others' duchies above it; `compact` saves
    lines."""

    def __init__(
        self,
        view: Document,
        players: Sequence[str],
        targets: set[str] | None = None,
        *,
        full: bool,
        compact: bool,
    ):
        self.view = cast(View, view)
        self.players = players
        self.targets = targets or set()
        self.full = full
        self.compact = compact
        self.focus = self.view["viewer"] or 0

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        plain = console.color_system is None or console.no_color
        width = options.max_width
        others = [seat for seat in self.view["seats"] if seat["seat"] != self.focus]
        if self.full:
            if self.compact:
                yield from (self.summary(seat) for seat in others)
            else:
                yield self.others(others, width, plain)
        yield from header(self.view, self.players)
        yield self.main(width, plain)

    def name(self, seat: Seat) -> Text:
        return status(seat, self.players[seat["seat"]], seat["seat"] in self.view["actors"])

    def summary(self, seat: Seat) -> Text:
        """Another player in a line."""
        stores = " ".join(tile_code(tile) for tile in seat["stores"] if tile)
        name = status(seat, self.players[seat["seat"]], seat["seat"] in self.view["actors"], True)
        more = [Text(have) for have in (stores, goods_text(seat["goods"], True)) if have]
        return joined([name, *more], " · ")

    def others(self, seats: list[Seat], width: int, plain: bool) -> RenderableType:
        """The other players' duchies, side by side as far as they fit."""
        style = SMALL_PLAIN if plain else SMALL
        columns = max(1, min(len(seats), width // (style.width + 2 * GAP)))
        each = width // columns
        grid = Table.grid(padding=(0, GAP, 1, 0))
        for _ in range(columns):
            grid.add_column(width=each - GAP)
        blocks = [self.other(seat, each - GAP, style, plain) for seat in seats]
        for start in range(0, len(blocks), columns):
            grid.add_row(*blocks[start : start + columns])
        return grid

    def other(self, seat: Seat, width: int, style: Style, plain: bool) -> RenderableType:
        boards = duchies(seat, style, set(), plain) if seat["spaces"] else [self.undecided(seat)]
        facts = belongings(seat, True)
        if width < style.width + 28:
            return Group(self.name(seat), *boards, *facts)
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=style.width)
        grid.add_row(Group(*boards), Group(self.name(seat), *facts))
        return grid

    def undecided(self, seat: Seat) -> Text:
        if seat["chosen"]:
            return Text("has chosen a duchy and a castle")
        return Text(f"has not chosen yet (duchy {' or '.join(seat['sides'])})")

    def main(self, width: int, plain: bool) -> RenderableType:
        seat = self.view["seats"][self.focus]
        style = FLAT if self.compact else LARGE
        own = duchies(seat, style, self.targets, plain)
        if not seat["spaces"]:
            drawn = side_by_side(own, style.width, width)
            return Group(*drawn, self.name(seat), *belongings(seat, self.compact))
        mine = [self.name(seat), *belongings(seat, self.compact)]
        left = width - style.width - GAP
        if left < NARROW:
            return Group(*self.board(width), *own, *mine)
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=left)
        grid.add_column(width=style.width, no_wrap=True)
        board = self.board(left)
        letters = [] if self.compact else [short_legend(plain)]
        if self.compact or left < ROOMY:
            grid.add_row(Group(*board), own[0])
            return Group(grid, *mine, *letters)
        grid.add_row(Group(*board, Text(""), *mine), own[0])
        return Group(grid, *letters)

    def board(self, width: int) -> list[RenderableType]:
        lines: list[RenderableType] = [depots(self.view, width)]
        lines.append(black_depot(self.view, self.compact))
        if not self.compact:
            offered = monasteries_in_sight(self.view)
            lines += [offered] if offered else []
            lines += supplies(self.view)
        return lines


def side_by_side(parts: list[Text], each: int, width: int) -> list[RenderableType]:
    """Several drawings in a row if they fit, else one below the other."""
    if len(parts) * (each + GAP) > width:
        return list(parts)
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_row(*parts)
    return [grid]


# What the terminal asks of this module


def draw(view: Document, players: Sequence[str]) -> RenderableType:
    """The whole table."""
    return Screen(view, players, full=True, compact=False)


def screen(
    view: Document,
    players: Sequence[str],
    hints: Sequence[Mapping[str, str | int]],
    *,
    full: bool,
    compact: bool,
) -> RenderableType:
    """The table for a player with a decision to make; hints say where tiles can go."""
    targets = {str(hint["space"]) for hint in hints if "space" in hint}
    return Screen(view, players, targets, full=full, compact=compact)


def asked(view: Document, seat: int) -> str:
    """What is asked of a player, in a sentence."""
    table = cast(View, view)
    if table["stage"] == "setup":
        return "Choose a duchy and the space for its first castle."
    if not table["pending"]:
        free = [die["value"] for die in table["seats"][seat]["dice"] if not die["used"]]
        if len(free) == 2 and free[0] == free[1]:
            return f"Your turn: you have two {free[0]}s to use."
        if len(free) == 2:
            return f"Your turn: you have a {free[0]} and a {free[1]} to use."
        return (
            f"You still have a {free[0]} to use."
            if free
            else "Both dice are used: you can end your turn."
        )
    pending = table["pending"][-1]
    name = tile_words(pending["tile"])[0] if "tile" in pending else ""
    if pending["kind"] == "ship" and "beside" in pending:
        return f"Monastery 5: load the goods of a depot beside depot {pending['beside']} too."
    return {
        "action": "Castle: one more action, as with a die of any value.",
        "fetch": f"{name.capitalize()}: take a tile.",
        "sell": "Warehouse: sell the goods of one colour.",
        "place": "Town hall: place another tile.",
        "ship": "Ship: load the goods of one depot.",
        "load": f"Not all goods of depot {pending.get('depot')} fit: choose which come in.",
        "discard": f"Your stores are full: which tile leaves for {name}?",
    }[pending["kind"]]


def brief(text: str, tile: str) -> str:
    """A text without what the name of its tile adds in brackets."""
    return text.replace(words().say(f"tile-{tile}"), tile_words(tile)[0])


def gains(before: Document, after: Document, seat: int, hint: Mapping[str, str | int]) -> str:
    """What an action brings besides points and its own words: silver, workers, a discard."""
    if hint["verb"] == "workers":
        return ""
    old, new = (cast(View, view)["seats"][seat] for view in (before, after))
    silver = new["silver"] - old["silver"]
    workers = new["workers"] - old["workers"] + int(hint.get("workers", 0))
    found = [f"+{silver} silver"] if silver > 0 else []
    if workers > 0:
        found.append(f"+{workers} worker{'s' if workers > 1 else ''}")
    if any(pending["kind"] == "discard" for pending in cast(View, after)["pending"]):
        found.append("(stores full: discard one)")
    return " ".join(found)


def legend() -> RenderableType:
    """Every code of the drawing, with what a tile does."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(Text("B4"), Text("an empty space: building, die 4 (* where a stored tile fits)"))
    for tile, effect in EFFECTS.items():
        grid.add_row(chip(tile), Text(f"{tile_words(tile)[0]}: {effect}"))
    animals = Group(chip("cow3"), chip("sheep2"), chip("pig4"), chip("goat2"))
    text = "animals: their number in points, and again all of their species in the same pasture"
    grid.add_row(animals, Text(text))
    powers = Columns([power(number) for number in range(1, 27)], column_first=True, padding=(0, 2))
    goods = ", ".join(f"{n} {name}" for n, name in enumerate(goods_dice(), 1))
    dice = Text(f"Goods by the die that sells them: {goods}. Dice: [3] unused, (5) used.")
    return Group(short_legend(False), grid, powers, dice)


def scores(view: Document, players: Sequence[str]) -> Table:
    """Everybody's points by source."""
    table = cast(View, view)
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column("points")
    for name in players:
        grid.add_column(Text(name), justify="right")
    for source in table["seats"][0]["sources"]:
        grid.add_row(source, *(str(seat["sources"][source]) for seat in table["seats"]))
    grid.add_row("total", *(str(seat["score"]) for seat in table["seats"]), style="bold")
    if table["outcome"]:
        grid.add_row("place", *(str(place) for place in table["outcome"]))
    return grid
