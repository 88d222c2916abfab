"""The Mombasa table in text as one player sees it."""

from collections.abc import Sequence
from typing import cast

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from kontor.cli.board_mombasa_displays import bonus_lines, book_table, card_table
from kontor.cli.board_mombasa_map import company_line, company_lines, expanding, region_table
from kontor.cli.board_mombasa_seats import other_lines, own_lines
from kontor.cli.board_mombasa_words import Hint, Seat, View, codes
from kontor.cli.board_parts import fact, joined
from kontor.cli.language import say
from kontor.core.game import Document


def turn_order(view: View) -> list[int]:
    """Seats in the order of their turns from now on."""
    count = len(view["seats"])
    acting = view["stage"] == "acting" and view["actors"]
    first = view["actors"][0] if acting else view["first_player"]
    return [(first + n) % count for n in range(count)]


def player_state(view: View, seat: Seat) -> str:
    if view["stage"] in ("choosing", "planning"):
        done = seat["done"] and seat["seat"] not in view["actors"]
        return f" ({say('is-done')})" if done else ""
    return f" ({say('has-ended')})" if seat["out"] and view["stage"] == "acting" else ""


def header(view: View, players: Sequence[str]) -> Text:
    """The round, the phase, and in which order people play."""
    names = [
        ("> " if seat in view["actors"] else "")
        + players[seat]
        + player_state(view, view["seats"][seat])
        for seat in turn_order(view)
    ]
    stage = say(f"stage-{view['stage']}")
    head = say("round-line", round=view["round"], rounds=view["rounds"], stage=stage)
    parts = [
        Text(head, "bold"),
        fact(say("order"), ", ".join(names)),
        fact(say("first-player"), players[view["first_player"]]),
    ]
    return joined(parts, " · ")


def beside(console: Console, parts: Sequence[RenderableType], width: int) -> RenderableType:
    """Two parts side by side, if there is room."""
    if sum(console.measure(part).maximum + 3 for part in parts) - 3 > width:
        return Group(*parts)
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_row(*parts)
    return grid


class Screen:
    """The table as one player sees it. `full` draws the others too; `compact` saves lines."""

    def __init__(
        self,
        view: Document,
        players: Sequence[str],
        hints: Sequence[Hint] = (),
        *,
        full: bool,
        compact: bool,
    ):
        self.view = cast(View, view)
        self.players = players
        self.hints = hints
        self.full = full
        self.compact = compact
        self.focus = self.view["viewer"] or 0

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        view = self.view
        yield header(view, self.players)
        if self.compact:
            yield from company_line(view, codes(self.players))
        else:
            yield from company_lines(view, self.players, width)
        if not self.compact or expanding(view) or self.full:
            yield region_table(view, self.hints, width)
        own = view["seats"][self.focus]
        offers = self.offers(own)
        if offers:
            yield beside(console, offers, width)
        if self.full or not self.compact:
            yield from bonus_lines(view, self.players, self.compact, width)
        if self.full:
            for seat in view["seats"]:
                if seat["seat"] != self.focus:
                    yield from other_lines(seat, self.players[seat["seat"]], width)
        if view["viewer"] is None:
            yield from other_lines(own, self.players[self.focus], width)
        else:
            yield from own_lines(view, own, self.players[self.focus], width)

    def offers(self, own: Seat) -> list[RenderableType]:
        """Cards and books; where lines are dear, only those that matter for the decision."""
        verbs = {hint["verb"] for hint in self.hints}
        every = self.full or not self.compact
        found: list[RenderableType] = []
        if every or "buy" in verbs:
            found.append(card_table(self.view, self.hints, own))
        if every or "book" in verbs:
            found.append(book_table(self.view))
        return found
