"""What a computer player is."""

from abc import ABC, abstractmethod

from kontor.core.game import State


class Bot(ABC):
    """Chooses among legal actions from what its seat knows; the seed makes it reproducible."""

    def __init__(self, seed: int | str):
        self.seed = seed

    @abstractmethod
    def choose(self, known: State, seat: int, legal: list[int]) -> int:
        """One of the legal actions. `known` is a copy of the bot's own, free to be changed."""
