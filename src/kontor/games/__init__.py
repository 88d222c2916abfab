"""The titles Kontor knows."""

from collections.abc import Callable
from functools import cache

from kontor.core.components import ComponentSet
from kontor.core.errors import KontorError
from kontor.core.game import Game
from kontor.games.burgundy.game import Burgundy
from kontor.games.mombasa.game import Mombasa

TITLES: dict[str, type[Game]] = {"burgundy": Burgundy, "mombasa": Mombasa}


def with_components(name: str, own: ComponentSet) -> Game:
    """A title with a component set of one's own."""
    return title(name)(own)


@cache
def load(name: str) -> Game:
    """A title with its standard components."""
    return title(name)()


def title(name: str) -> Callable[..., Game]:
    if name not in TITLES:
        raise KontorError(f"there is no game {name!r}; there are: {', '.join(TITLES)}")
    return TITLES[name]
