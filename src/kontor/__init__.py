"""Kontor: play, simulate and study The Castles of Burgundy and Mombasa."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import TYPE_CHECKING

from kontor.core.errors import KontorError

if TYPE_CHECKING:
    from kontor.core.game import State

__version__ = "0.1.0.dev0"


def form() -> str:
    """How the rules run here: "compiled", or as "pure" Python, which does the same."""
    file = import_module("kontor.core.game").__file__ or ""
    return "pure" if file.endswith(".py") else "compiled"


class Drawing(str):
    """A picture as the text of an SVG file, which notebooks show as a picture."""

    def _repr_svg_(self) -> str:
        return self


def show(
    state: State,
    seat: int | None = None,
    size: int = 1200,
    language: str = "en",
    highlights: Iterable[int | str] = (),
) -> Drawing:
    """A picture of what a seat, or a spectator (None), may see, so many pixels wide. `highlights`
    are actions of the seat that decides, as codes or in notation: what they point at is marked."""
    if seat is not None and seat not in range(state.players):
        raise KontorError(f"there is no seat {seat}; there are 0 to {state.players - 1}")
    if size < 1:
        raise KontorError(f"a picture cannot be {size} pixels wide")
    if isinstance(highlights, str):
        highlights = [highlights]
    chooser = seat if seat in state.actors else state.actors[0] if state.actors else 0
    actions = [
        state.read(chooser, action) if isinstance(action, str) else int(action)
        for action in highlights
    ]
    return Drawing(state.svg(seat, size, language, actions))
