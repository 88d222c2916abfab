"""The Burgundy table in text, drawn from a view.

Colour is never the only code: a space shows its colour's letter and its number (B4), a tile three
or four letters (CHU, COW3, K14). Without colours tiles stand in brackets.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TypedDict, cast

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from kontor import games
from kontor.cli import board_burgundy_expansions as expansions
from kontor.cli import board_burgundy_tiles as tiles
from kontor.cli.board_burgundy_expansions import ANY_DIE, Hint, SeatMore, ViewMore
from kontor.cli.board_burgundy_tiles import (
    EMPTY,
    LETTER,
    TILE,
    chip,
    fact,
    goods_dice,
    joined,
    named_chip,
    power,
    short_legend,
    tile_code,
    tile_words,
    words,
)
from kontor.core.game import Document
from kontor.games.burgundy.game import Burgundy
from kontor.games.burgundy.plans import COLOURS, space_names

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
        *expansions.QUIET,
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


class Die(TypedDict):
    value: int
    used: bool


class Seat(SeatMore):
    duchy: str | None
    sides: list[str]
    chosen: bool
    spaces: list[Space]
    goods: dict[str, int]
    sold: dict[str, int]
    silver: int
    workers: int
    dice: list[Die]
    bridge: int
    bonus: dict[str, str]
    score: int
    sources: dict[str, int]


class View(ViewMore):
    viewer: int | None
    stage: str
    phase: str
    phase_points: int
    round: int
    actors: list[int]
    order: list[int]
    next_order: list[int]
    round_goods: list[str]
    depots: list[Depot]
    black_depot: list[str | None]
    bonus_tiles: list[Bonus]
    seats: list[Seat]
    outcome: list[int] | None


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


def duchy(
    spaces: Sequence[Space], style: Style, targets: set[str], plain: bool, posts: bool
) -> Text:
    """A duchy, row by row; a star marks spaces where a tile can go now, a P border posts."""
    lines: list[Text] = []
    for row, letter in enumerate("abcdefg"):
        cells = [space for space in spaces if space["name"][0] == letter]
        for part in range(style.lines):
            line = Text.assemble((f"{letter if part == style.lines - 1 else ' '} ", "dim"))
            post = "P" if posts and letter == "b" and part == style.lines - 1 else ""
            line.append(post.rjust((max(ROWS) - ROWS[row]) * style.pitch // 2))
            for space in cells:
                line.append_text(cell(space, style, part, space["name"] in targets, plain))
            lines.append(line + Text(post))
    if posts:
        lines.append(Text("P".rjust(1 + style.width // 2)))
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


def has_posts(name: str) -> bool:
    """The duchies 11a to 11f have border posts."""
    return name.startswith("11")


def crested(seat: Seat) -> list[Space]:
    """The spaces of a duchy, with shields in place of the castles they lie on."""
    spaces = [space.copy() for space in seat["spaces"]]
    for space in spaces:
        if space["name"] in seat["shields"]:
            space["tile"] = f"shield-{seat['shields'][space['name']]}"
    return spaces


def duchies(seat: Seat, style: Style, targets: set[str], plain: bool) -> list[Text]:
    """A seat's duchy, or those it still chooses from, with the spaces for a first castle."""
    if seat["spaces"]:
        posts = has_posts(seat["duchy"] or "")
        return [duchy(crested(seat), style, targets, plain, posts)]
    found = []
    for name in seat["sides"]:
        spaces = sheet(name)
        castles = {space["name"] for space in spaces if space["colour"] == "castle"}
        drawn = duchy(spaces, style, castles, plain, has_posts(name))
        found.append(Text.assemble((f"Duchy {name}\n", "bold"), drawn))
    return found


# What people own


def goods_text(goods: Mapping[str, int], short: bool = False) -> str:
    """Goods in words, or in three letters each."""
    if short:
        return " ".join(f"{n}{name[:3]}" for name, n in goods.items())
    return ", ".join(f"{n} {words().say(f'goods-{name}')}" for name, n in goods.items())


def own_goods(goods: Mapping[str, int]) -> str:
    """Goods with the die that sells them."""
    order = goods_dice()
    return ", ".join(
        f"{n} {words().say(f'goods-{name}')} (die {order.index(name) + 1})"
        for name, n in goods.items()
    )


def dice_text(dice: Sequence[Die]) -> Text:
    """Dice: [3] can be used, (5) has been; [*] has any value."""
    found = []
    for die in dice:
        face = "*" if die["value"] == ANY_DIE else str(die["value"])
        if die["value"]:
            found.append(Text(f"({face})", "dim") if die["used"] else Text(f"[{face}]", "bold"))
    return joined(found, " ")


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
    stores = expansions.stored(seat)
    held = joined(named_chip(tile) for tile in stores) if stores else Text("empty")
    if expansions.endless(seat):
        held += Text("  (no limit)", "dim")
    elif stores and len(stores) < len(seat["stores"]):
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


def depots(view: View, width: int) -> list[RenderableType]:
    """The six depots, with names as far as there is room; without room for them, shields stand
    below."""
    offered = [[space["tile"] for space in depot["spaces"]] for depot in view["depots"]]
    shields = [expansions.depot_shields(view, depot["number"]) for depot in view["depots"]]
    room = width - max(text.cell_len + 1 if text else 0 for text in shields)
    for named, short in ((True, False), (True, True), (False, False), (False, True)):
        rows = [[named_chip(t) if named else chip(t) for t in row if t] for row in offered]
        goods = [Text(goods_text(depot["goods"], short)) for depot in view["depots"]]
        columns = max(len(row) for row in rows)
        need = [max(row[i].cell_len for row in rows if i < len(row)) + 1 for i in range(columns)]
        fits = 2 + sum(need) + max(text.cell_len for text in goods) <= room
        if fits:
            break
    beside = any(shields) and fits
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(columns + 1):
        grid.add_column(no_wrap=True)
    for number, (row, text) in enumerate(zip(rows, goods, strict=True)):
        cells = row + [Text("")] * (columns - len(row))
        last = [shields[number]] if beside else []
        grid.add_row(Text(f"{number + 1}", "bold"), *cells, text, *last)
    if not any(shields) or beside:
        return [grid]
    return [grid, expansions.shields_below(view)]


def black_depot(view: View, short: bool) -> Text:
    offered = [tile for tile in view["black_depot"] if tile]
    shown = joined([chip(t) if short else named_chip(t) for t in offered], " " if short else "  ")
    black = fact("Black" if short else "Black (2 silver)", shown if offered else "empty")
    inn = expansions.inns(view)
    return black + Text("  + ", "dim") + inn if inn else black


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
        stores = " ".join(tile_code(tile) for tile in expansions.stored(seat))
        name = status(seat, self.players[seat["seat"]], seat["seat"] in self.view["actors"], True)
        more = [Text(have) for have in (stores, goods_text(seat["goods"], True)) if have]
        return joined([name, *more, *expansions.summary(self.view["options"], seat)], " · ")

    def owned(self, seat: Seat, short: bool) -> list[Text]:
        options, seats = self.view["options"], self.view["seats"]
        more = expansions.belongings(options, seats, seat, self.players, short)
        return [self.name(seat), *belongings(seat, short), *more]

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
        name, *facts = self.owned(seat, True)
        if width < style.width + 28:
            return Group(name, *boards, *facts)
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=style.width)
        grid.add_row(Group(*boards), Group(name, *facts))
        return grid

    def undecided(self, seat: Seat) -> Text:
        if seat["chosen"]:
            return Text("has chosen a duchy and a castle")
        return Text(f"has not chosen yet (duchy {' or '.join(seat['sides'])})")

    def main(self, width: int, plain: bool) -> RenderableType:
        seat = self.view["seats"][self.focus]
        style = FLAT if self.compact else LARGE
        own = duchies(seat, style, self.targets, plain)
        mine = self.owned(seat, self.compact)
        if not seat["spaces"]:
            drawn = side_by_side(own, style.width, width)
            return Group(*drawn, *mine, *expansions.shields_by_depot(self.view))
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
        lines = depots(self.view, width)
        lines.append(black_depot(self.view, self.compact))
        if not self.compact:
            in_sight = (monasteries_in_sight(self.view), expansions.shields_in_sight(self.view))
            lines += [powers for powers in in_sight if powers]
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
    hints: Sequence[Hint],
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
        if len(free) == 2:
            return f"Your turn: you have {expansions.dice_words(free)} to use."
        if free:
            return f"You still have {expansions.dice_words(free)} to use."
        return "Both dice are used: you can end your turn."
    pending = table["pending"][-1]
    added = expansions.asked(table, table["seats"][seat], pending)
    if added:
        return added
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


def noted(view: Document, players: Sequence[str], seat: int, hint: Hint) -> str:
    """What the words of a choice leave out."""
    return expansions.noted(cast(View, view)["seats"], players, seat, hint)


def gains(before: Document, after: Document, seat: int, hint: Hint) -> str:
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


def legend(view: Document) -> RenderableType:
    """Every code of the drawing."""
    options = cast(View, view)["options"]
    return Group(tiles.legend(options), *expansions.legend(options))


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
