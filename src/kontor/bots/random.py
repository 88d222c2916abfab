"""A player without a plan."""

from random import Random

from kontor.bots.bot import Bot, Budget
from kontor.core.game import State


class RandomBot(Bot):
    """Every legal action is as good as any other."""

    def __init__(self, seed: int | str):
        super().__init__(seed)
        self.random = Random(seed).random

    def choose(self, _known: State, _seat: int, legal: list[int], _budget: Budget) -> int:
        return legal[int(self.random() * len(legal))]
