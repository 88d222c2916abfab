"""The titles Kontor knows."""

from functools import cache

from kontor.core.errors import KontorError
from kontor.core.game import Game
from kontor.games.burgundy.game import Burgundy

TITLES: dict[str, type[Game]] = {"burgundy": Burgundy}


@cache
def load(name: str) -> Game:
    """A title with its standard components."""
    if name not in TITLES:
        raise KontorError(f"there is no game {name!r}; there are: {', '.join(TITLES)}")
    return TITLES[name]()
