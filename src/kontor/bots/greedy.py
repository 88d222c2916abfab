"""A player that looks one step ahead, at points and at plain rules of thumb."""

from collections.abc import Callable
from typing import Any

from kontor.bots import value_burgundy, value_mombasa
from kontor.bots.bot import Bot
from kontor.core.game import State
from kontor.games.burgundy.state import BurgundyState
from kontor.games.mombasa.state import MombasaState

Value = Callable[[Any, int, int], float]
"""What a state is worth to a seat after an action."""

VALUES: dict[type[State], Value] = {
    BurgundyState: value_burgundy.after,
    MombasaState: value_mombasa.after,
}


class GreedyBot(Bot):
    """Takes the action after which its position is worth most; of equals the first."""

    def choose(self, known: State, seat: int, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        value = VALUES[type(known)]
        return max(legal, key=lambda action: value(known, seat, action))
