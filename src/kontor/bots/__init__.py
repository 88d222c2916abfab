"""Computer players."""

from kontor.bots.bot import Bot
from kontor.bots.greedy import GreedyBot
from kontor.bots.random import RandomBot
from kontor.core.errors import KontorError

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make(name: str, seed: int | str) -> Bot:
    """A player by name."""
    if name not in BOTS:
        raise KontorError(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](seed)
