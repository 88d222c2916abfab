"""The Burgundy table in text as one player sees it."""

from collections.abc import Sequence
from typing import cast

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from kontor.cli import board_burgundy_expansions as expansions
from kontor.cli.board_burgundy_duchy import (
    FLAT,
    LARGE,
    SMALL,
    SMALL_PLAIN,
    Style,
    duchies,
    sheet,
)
from kontor.cli.board_burgundy_parts import (
    belongings,
    black_depot,
    depots,
    goods_text,
    monasteries_in_sight,
    order_line,
    phase_line,
    status,
    supplies,
)
from kontor.cli.board_burgundy_tiles import short_legend, tile_code
from kontor.cli.board_burgundy_view import Seat, View
from kontor.cli.board_parts import joined
from kontor.cli.language import listed, say
from kontor.core.game import Document

GAP = 2
NARROW = 30
"""With less room than this beside it, a duchy stands below the board."""


class Screen:
    """The table as one player sees it. `full` draws the others' duchies above it; `compact` saves
    lines."""

    roomy = 50
    """With more room than this, what a player owns stands beside the duchy too."""

    beside = 28
    """So much room is needed beside another player's duchy for what belongs to it."""

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
        others = self.others()
        if self.full and others:
            if self.compact:
                yield from (line for seat in others for line in self.summary(seat))
            else:
                yield self.blocks(others, width, plain)
        yield from self.header()
        yield self.main(width, plain)

    # what a mode of play may have otherwise

    def others(self) -> list[Seat]:
        """Those whose duchies are drawn above."""
        return [seat for seat in self.view["seats"] if seat["seat"] != self.focus]

    def style(self, plain: bool) -> Style:
        """How the own duchy is drawn."""
        del plain
        return FLAT if self.compact else LARGE

    def header(self) -> list[Text]:
        return [phase_line(self.view), order_line(self.view, self.players)]

    def summary(self, seat: Seat) -> list[Text]:
        """Another player in a line."""
        name = status(seat, self.players[seat["seat"]], self.acts(seat), True)
        more = [codes(expansions.stored(seat)), Text(goods_text(seat["goods"], True))]
        more += expansions.summary(self.view["options"], seat)
        return [joined([name, *filter(None, more)], " · ")]

    def owned(self, seat: Seat, short: bool) -> list[Text]:
        """What somebody has, a line each."""
        name = status(seat, self.players[seat["seat"]], self.acts(seat))
        return [name, *belongings(seat, short), *self.added(seat, short)]

    # the table

    def acts(self, seat: Seat) -> bool:
        return seat["seat"] in self.view["actors"]

    def added(self, seat: Seat, short: bool) -> list[Text]:
        """What expansions add to what somebody has."""
        options, seats = self.view["options"], self.view["seats"]
        return expansions.belongings(options, seats, seat, self.players, short)

    def blocks(self, seats: list[Seat], width: int, plain: bool) -> RenderableType:
        """The other players' duchies, side by side as far as they fit."""
        style = SMALL_PLAIN if plain else SMALL
        columns = max(1, min(len(seats), width // (room(seats[0], style) + 2 * GAP)))
        each = width // columns
        grid = Table.grid(padding=(0, GAP, 1, 0))
        for _ in range(columns):
            grid.add_column(width=each - GAP)
        blocks = [self.block(seat, each - GAP, style, plain) for seat in seats]
        for start in range(0, len(blocks), columns):
            grid.add_row(*blocks[start : start + columns])
        return grid

    def block(self, seat: Seat, width: int, style: Style, plain: bool) -> RenderableType:
        boards = duchies(seat, style, set(), plain) if seat["spaces"] else [undecided(seat)]
        name, *facts = self.owned(seat, True)
        if width < room(seat, style) + self.beside:
            return Group(name, *boards, *facts)
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=room(seat, style))
        grid.add_row(Group(*boards), Group(name, *facts))
        return grid

    def main(self, width: int, plain: bool) -> RenderableType:
        """The main board, and beside or below it the own duchy and what belongs to it."""
        seat = self.view["seats"][self.focus]
        style = self.style(plain)
        own = duchies(seat, style, self.targets, plain)
        mine = self.owned(seat, self.compact)
        size = room(seat, style)
        if not seat["spaces"]:
            drawn = side_by_side(own, size, width)
            return Group(*drawn, *mine, *expansions.shields_by_depot(self.view))
        left = width - size - GAP
        if left < NARROW:
            return Group(*self.board(width), *self.in_sight(), *own, *mine)
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=left)
        grid.add_column(width=size, no_wrap=True)
        board = self.board(left)
        letters = [] if self.compact else [short_legend(plain)]
        if self.compact or left < self.roomy:
            grid.add_row(Group(*board), own[0])
            return Group(grid, *self.in_sight(), *mine, *letters)
        grid.add_row(Group(*board, *self.in_sight(), Text(""), *mine), own[0])
        return Group(grid, *letters)

    def board(self, width: int) -> list[RenderableType]:
        """Depots, and what is still to come."""
        lines = depots(self.view, width)
        lines.append(black_depot(self.view, width, self.compact))
        return lines if self.compact else lines + supplies(self.view)

    def in_sight(self) -> list[Text]:
        """What the monasteries and shields on offer do."""
        if self.compact:
            return []
        found = (monasteries_in_sight(self.view), expansions.shields_in_sight(self.view))
        return [powers for powers in found if powers]


def room(seat: Seat, style: Style) -> int:
    """The columns of a seat's duchy, or of one that it may choose."""
    spaces = seat["spaces"] or sheet(seat["sides"][0])
    return style.width(spaces) if spaces else 0


def codes(tiles: Sequence[str]) -> Text:
    """Tiles in a few letters each."""
    return Text(" ".join(tile_code(tile) for tile in tiles))


def undecided(seat: Seat) -> Text:
    if seat["chosen"]:
        return Text(say("has-chosen"))
    return Text(say("has-not-chosen", duchies=listed(seat["sides"], "or")))


def side_by_side(parts: list[Text], each: int, width: int) -> list[RenderableType]:
    """Several drawings in a row if they fit, else one below the other."""
    if len(parts) * (each + GAP) > width:
        return list(parts)
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_row(*parts)
    return [grid]
