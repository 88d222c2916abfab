"""What the tables of all titles are drawn with."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypedDict, cast

from rich.table import Table
from rich.text import Text

from kontor import games
from kontor.cli.language import say
from kontor.core.game import Document, Game

ON_TABLE: dict[str, Game] = {}
"""The games whose components are drawn, by title."""


class ScoredSeat(TypedDict):
    score: int
    sources: dict[str, int]


class Scored(TypedDict):
    seats: list[ScoredSeat]
    outcome: list[int] | None


def use(game: Game) -> None:
    """Draw a title with the components of this game from now on."""
    ON_TABLE[game.name] = game


def on_table(title: str) -> Game:
    """The game that a title is drawn with: the one in use, or that of the project's own set."""
    if title not in ON_TABLE:
        use(games.load(title))
    return ON_TABLE[title]


def joined(parts: Iterable[Text], between: str = "  ") -> Text:
    return Text(between).join(parts)


def fact(label: str, text: Text | str) -> Text:
    return Text.assemble((f"{label} ", "dim"), text)


def score_table(
    view: Document, players: Sequence[str], unit: str, title: Callable[[str], str]
) -> Table:
    """Everybody's score by source."""
    table = cast(Scored, view)
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column(unit)
    for name in players:
        grid.add_column(Text(name), justify="right")
    for source in table["seats"][0]["sources"]:
        grid.add_row(title(source), *(str(seat["sources"][source]) for seat in table["seats"]))
    grid.add_row(say("total"), *(str(seat["score"]) for seat in table["seats"]), style="bold")
    if table["outcome"]:
        grid.add_row(say("place"), *(str(place) for place in table["outcome"]))
    return grid
