"""The duchies of Burgundy in text: spaces where their row and column put them, rivers between.

A space shows its colour's letter and its number (B4), a tile its code, in brackets where there are
no colours.
"""

from collections.abc import Sequence
from functools import cache
from itertools import groupby

from rich.text import Text

from kontor.cli.board_burgundy_rivers import Land, Place, courses
from kontor.cli.board_burgundy_tiles import EMPTY, TILE, letter, tile_code
from kontor.cli.board_burgundy_view import Seat, Space
from kontor.cli.board_parts import on_table
from kontor.cli.language import say
from kontor.games.burgundy.game import Burgundy
from kontor.games.burgundy.plans import COLOURS, Plan

ROW_LETTERS = "abcdefghijklm"
RIVER = "bold #5B9BD5"


def plan(name: str) -> Plan | None:
    """The board of that name in the set in play."""
    game = on_table("burgundy")
    assert isinstance(game, Burgundy)
    return next((board for board in game.components.duchies if board.name == name), None)


def sheet(name: str) -> list[Space]:
    """An empty duchy, for those who still choose one."""
    board = plan(name)
    if board is None:
        return []
    return [
        Space(
            space=space,
            name=board.names[space],
            colour=COLOURS[board.colours[space]],
            number=board.numbers[space],
            row=row,
            column=column,
            tile=None,
        )
        for space, (row, column) in enumerate(board.places)
    ]


class Style:
    """How large the spaces of a duchy are: `pitch` columns each, in one line or two."""

    def __init__(self, pitch: int, lines: int, names: bool):
        self.pitch = pitch
        self.lines = lines
        self.names = names
        self.inner = pitch - 1 if names else pitch

    def x(self, column: int) -> int:
        return column * self.pitch // 2

    def span(self, spaces: Sequence[Space]) -> int:
        """The columns of a drawing without the letters of its rows."""
        return self.x(max(space["column"] for space in spaces) + 2)

    def width(self, spaces: Sequence[Space]) -> int:
        return self.span(spaces) + (2 if lettered(spaces) else 0)


LARGE = Style(6, 2, True)
DENSE = Style(5, 2, True)
FLAT = Style(6, 1, True)
SMALL = Style(4, 1, False)
SMALL_PLAIN = Style(6, 1, False)


class Canvas:
    """Letters with their styles, each in its line and column."""

    def __init__(self) -> None:
        self.marks: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, line: int, x: int, text: str, style: str = "") -> None:
        for at, character in enumerate(text, x):
            self.marks[line, at] = character, style

    def text(self) -> Text:
        lines = []
        for line in range(max(line for line, _ in self.marks) + 1):
            end = max((x for y, x in self.marks if y == line), default=-1) + 1
            drawn = [self.marks.get((line, x), (" ", "")) for x in range(end)]
            runs = groupby(drawn, key=lambda mark: mark[1])
            parts = [("".join(one for one, _ in run), style) for style, run in runs]
            lines.append(Text.assemble(*parts))
        return Text("\n").join(lines)


def lettered(spaces: Sequence[Space]) -> bool:
    """Whether spaces are named by their rows; those of the solo game are named by their land."""
    return all(space["name"][0] == ROW_LETTERS[space["row"]] for space in spaces)


def duchy(name: str, spaces: Sequence[Space], style: Style, targets: set[str], plain: bool) -> Text:
    """A duchy, row by row; a star marks spaces where a tile can go now, a P border posts, waves
    rivers."""
    canvas = Canvas()
    margin = style.width(spaces) - style.span(spaces)
    for space in spaces:
        line, x = space["row"] * style.lines, margin + style.x(space["column"])
        for part, text in enumerate(cell(space, style, space["name"] in targets, plain)):
            canvas.put(line + part, x, text, paint(space, style, part, targets, plain))
        if margin:
            canvas.put(line + style.lines - 1, 0, space["name"][0], "dim")
    board = plan(name)
    if board and board.posts:
        draw_posts(canvas, spaces, style, margin)
    for line, x in waves(board, style) if board else ():
        canvas.put(line, x, "~", RIVER)
    return canvas.text()


def cell(space: Space, style: Style, target: bool, plain: bool) -> list[str]:
    """The lines of a space: its name above, what lies there below; or both in one line."""
    name, tile, inner = space["name"], space["tile"], style.inner
    mark = "*" if target else " "
    text = f"{letter(space['colour'])}{space['number']}"
    below = f" {text}".ljust(inner)
    if tile and plain:
        below = f"[{tile_code(tile)}]".center(style.pitch)
    elif tile:
        below = f" {tile_code(tile)}"[-inner:].ljust(inner)
    elif style.lines == 1 and style.names:
        below = f"{name}{mark}{text}" if len(name) < 3 else f"{name}{text}{mark}"
    above = f" {name}{mark}"[-inner:].ljust(inner)
    return [above, below] if style.lines == 2 else [below]


def paint(space: Space, style: Style, part: int, targets: set[str], plain: bool) -> str:
    colours = "" if plain else (TILE if space["tile"] else EMPTY)[space["colour"]]
    if style.lines == 2 and part == 0:
        return colours.removeprefix("bold ")
    bold = space["name"] in targets and not space["tile"] and (style.lines == 2 or not style.names)
    return f"bold {colours}" if bold else colours


def draw_posts(canvas: Canvas, spaces: Sequence[Space], style: Style, margin: int) -> None:
    """Border posts: left and right of row b, and below."""
    row = [space["column"] for space in spaces if space["row"] == 1]
    line = 2 * style.lines - 1
    canvas.put(line, margin + style.x(min(row)) - 1, "P")
    canvas.put(line, margin + style.x(max(row) + 2), "P")
    bottom = (max(space["row"] for space in spaces) + 1) * style.lines
    canvas.put(bottom, margin + style.span(spaces) // 2 - 1, "P")


def land(board: Plan, style: Style) -> Land:
    """The places of a board that its spaces take up."""
    return {
        (row * style.lines + line, style.x(column) + x): space
        for space, (row, column) in enumerate(board.places)
        for line in range(style.lines)
        for x in range(style.pitch)
    }


@cache
def waves(board: Plan, style: Style) -> set[Place]:
    """Where the rivers of a board flow."""
    return courses(land(board, style), board.rivers)


def rivers_left(seat: Seat) -> list[tuple[Space, Space]]:
    """The rivers that can still open a space."""
    board = plan(seat["duchy"] or "")
    pairs = [(seat["spaces"][a], seat["spaces"][b]) for a, b in board.rivers] if board else []
    return [(a, b) for a, b in pairs if not (a["tile"] and b["tile"])]


# What a seat has


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
        return [duchy(seat["duchy"] or "", crested(seat), style, targets, plain)]
    found = []
    for name in seat["sides"]:
        board = plan(name)
        if board is None:
            continue
        castles = [space["name"] for space in sheet(name) if space["colour"] == "castle"]
        starts = {board.names[space] for space in board.starts}
        starts.update(castles if len(seat["sides"]) > 1 else ())
        drawn = duchy(name, sheet(name), style, starts, plain)
        found.append(Text.assemble((say("duchy", name=name) + "\n", "bold"), drawn))
    return found
