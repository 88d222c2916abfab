"""What a computer player is."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from operator import index

from kontor.core.errors import KontorError
from kontor.core.game import State


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about a decision: so many playouts, so many seconds, or both, the
    first to run out. With playouts alone a bot decides the same on every machine."""

    playouts: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        given = [limit for limit in (self.playouts, self.seconds) if limit is not None]
        if not given or min(given) <= 0:
            raise KontorError(f"a budget needs playouts, seconds or both, each above 0: not {self}")


class Bot(ABC):
    """Chooses among legal actions from what its seat knows; the seed makes it reproducible."""

    playouts = 0
    """The playouts made so far, by bots that count them: what a time budget was good for."""

    def __init__(self, seed: int | str):
        self.seed = seed

    @abstractmethod
    def choose(self, known: State, seat: int, legal: list[int], budget: Budget) -> int:
        """One of the legal actions. `known` is a copy of the bot's own, free to be changed."""


class Player:
    """A bot at a table, with the budget it plays on."""

    def __init__(self, bot: Bot, budget: Budget):
        self.bot = bot
        self.budget = budget

    def decide(self, state: State, seat: int) -> int:
        """The bot's choice, from what it may know; where there is no choice it is not asked."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        # An index of another kind, such as NumPy's, is welcome too.
        return index(self.bot.choose(state.known_to(seat), seat, legal, self.budget))
