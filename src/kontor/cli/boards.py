"""How each title's table is drawn in the terminal."""

from collections.abc import Callable, Sequence

from rich.console import RenderableType

from kontor.cli import board_burgundy, board_mombasa, language
from kontor.cli.board_parts import use
from kontor.core.game import Document, Game

Draw = Callable[[Document, Sequence[str]], RenderableType]

DRAW: dict[str, Draw] = {"burgundy": board_burgundy.draw, "mombasa": board_mombasa.draw}


def source_name(title: str, source: str) -> str:
    """Where points come from, in words."""
    words = language.words(title)
    kind = "source" if words.has(f"source-{source}") else "company"
    return words.thing(kind, source)


def draw(game: Game, view: Document, players: Sequence[str]) -> RenderableType:
    """The whole table as a viewer sees it."""
    use(game)
    return DRAW[game.name](view, players)
