"""The Mombasa table in text, drawn from a view.

Colour is never the only code: companies have letters (M, T, L, C), players their initials.
Cards in brackets can be used, those in parentheses have been.
"""

from collections.abc import Sequence
from typing import cast

from rich.console import RenderableType
from rich.table import Table

from kontor.cli import board_mombasa_legend as codes
from kontor.cli import board_mombasa_words as wording
from kontor.cli.board_mombasa_screen import Screen
from kontor.cli.board_mombasa_words import Hint, View, book_text, company_name, words
from kontor.cli.board_parts import score_table
from kontor.cli.language import say
from kontor.core.game import Document
from kontor.games.mombasa.atlas import COMPANIES

QUIET = frozenset(
    {
        "track-laid",
        "cards-turned-up",
        "books-turned-up",
        "coins-moved",
        "card-planned",
        "card-taken-back",
        "plan-done",
    }
)
"""Events that a screen need not tell, since the table shows them."""


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
    """The table for a player with a decision to make; hints say what regions and cards cost."""
    return Screen(view, players, hints, full=full, compact=compact)


def asked(view: Document, seat: int) -> str:
    """What is asked of a player, in a sentence."""
    return wording.asked(cast(View, view), seat)


def brief(text: str, tile: str) -> str:
    """A text with a book in letters."""
    return text.replace(words().thing("book", tile), book_text(tile))


def noted(view: Document, _players: Sequence[str], seat: int, hint: Hint) -> str:
    """What the words of a choice leave out."""
    return wording.noted(cast(View, view), seat, hint)


def gains(before: Document, after: Document, seat: int, _hint: Hint) -> str:
    """What an action brings at once besides its own words."""
    return wording.gains(cast(View, before), cast(View, after), seat)


def legend(view: Document) -> RenderableType:
    """Every code of the drawing, what tracks unlock, and the borders of the map."""
    return codes.legend(cast(View, view))


def scores(view: Document, players: Sequence[str]) -> Table:
    """Everybody's pounds by source."""
    return score_table(view, players, say("pounds"), source_name)


def source_name(source: str) -> str:
    return company_name(source) if source in COMPANIES else words().say(f"source-{source}")
