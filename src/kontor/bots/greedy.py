"""A player that looks one step ahead, at points and at plain rules of thumb."""

from collections.abc import Callable
from functools import partial
from typing import Any

from kontor.bots import value_burgundy, value_mombasa
from kontor.bots.bot import Bot, Budget
from kontor.core.game import State
from kontor.games.burgundy.state import BurgundyState
from kontor.games.mombasa.state import MombasaState

Judge = Callable[[Any, int], Callable[[int], float]]
"""What a state is worth to a seat after each of its actions."""

JUDGES: dict[type[State], Judge] = {
    BurgundyState: lambda s, seat: partial(value_burgundy.after, s, seat),
    MombasaState: value_mombasa.judge,
}


class GreedyBot(Bot):
    """Takes the action after which its position is worth most; of equals the first."""

    def choose(self, known: State, seat: int, legal: list[int], _budget: Budget) -> int:
        return max(legal, key=JUDGES[type(known)](known, seat))
