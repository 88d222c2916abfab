"""Computer players.

A player is written as the name of a bot, and after an @ the budget it plays on: `greedy`,
`search@200` (playouts for each decision), `search@50ms`, `search@1s`."""

import re

from kontor.bots.bot import Bot, Budget, Player
from kontor.bots.greedy import GreedyBot
from kontor.bots.random import RandomBot
from kontor.core.errors import KontorError

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}

NORMAL = Budget(playouts=100)
"""The budget of a bot for which none is given."""


def read_budget(text: str) -> Budget:
    """A budget as people write it: 200, 50ms, 1.5s."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s)|(\d+)", text)
    if not found or not float(found[1] or found[3]):
        raise KontorError(f"there is no budget {text!r}: write playouts (200) or time (50ms, 1.5s)")
    if found[3]:
        return Budget(playouts=int(found[3]))
    return Budget(seconds=float(found[1]) / (1000 if found[2] == "ms" else 1))


def make(player: str, seed: int | str) -> Player:
    """A player as it is written."""
    name, at, budget = player.partition("@")
    if name not in BOTS:
        raise KontorError(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return Player(BOTS[name](seed), read_budget(budget) if at else NORMAL)
