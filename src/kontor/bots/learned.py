"""A player that looks ahead with a judgement learned by playing against itself."""

from functools import cache
from pathlib import Path

from kontor import games
from kontor.bots.bot import Bot
from kontor.bots.search import SearchBot
from kontor.bots.search_judge import Judge, judge_of
from kontor.core.game import State
from kontor.games.burgundy.state import BurgundyState
from kontor.games.mombasa.state import MombasaState

LEARNED: dict[type[State], str] = {BurgundyState: "burgundy", MombasaState: "mombasa"}
"""The titles that there are weights for."""


class LearnedBot(SearchBot):
    """The search on the judgement of a network: the one that comes with Kontor, or another."""

    weights: Path | None = None

    def judge(self, known: State) -> Judge:
        return learned_judge(type(known), self.weights)


@cache
def learned_judge(kind: type[State], weights: Path | None) -> Judge:
    """The judge of a game with a network."""
    # Loaded here, since numpy takes its time and most commands do without it.
    from kontor.bots.network import read_network, shipped

    title = LEARNED[kind]
    return judge_of(kind, read_network(weights or shipped(title), games.load(title).features))


@cache
def with_weights(file: Path) -> type[Bot]:
    """The learned player with weights of one's own."""
    return type("OwnWeightsBot", (LearnedBot,), {"weights": file})
