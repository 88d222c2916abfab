"""How each title's table is drawn in the terminal."""

from collections.abc import Sequence

from rich.console import RenderableType

from kontor.cli import board_burgundy, board_mombasa, language
from kontor.cli.board_parts import use
from kontor.cli.choices import Drawing
from kontor.core.game import Document, Game

DRAWINGS: dict[str, Drawing] = {"burgundy": board_burgundy, "mombasa": board_mombasa}


def source_name(title: str, source: str) -> str:
    """Where points come from, in words."""
    words = language.words(title)
    kind = "source" if words.has(f"source-{source}") else "company"
    return words.thing(kind, source)


def draw(game: Game, view: Document, players: Sequence[str]) -> RenderableType:
    """The whole table as a viewer sees it."""
    use(game)
    return DRAWINGS[game.name].draw(view, players)
