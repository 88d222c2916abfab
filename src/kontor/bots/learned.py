"""A player that looks ahead with a judgement learned by playing against itself."""

from functools import cache
from pathlib import Path

from kontor import games
from kontor.bots.bot import Bot
from kontor.bots.search import SearchBot
from kontor.bots.search_judge import Judge, judge_of, subject_of
from kontor.core.game import State


class LearnedBot(SearchBot):
    """The search on the judgement of a network: the one that comes with Kontor, or another."""

    weights: Path | None = None

    def judge(self, known: State) -> Judge:
        return learned_judge(subject_of(known), self.weights)


@cache
def learned_judge(subject: str, weights: Path | None) -> Judge:
    """A judge with a network."""
    # Loaded here, since numpy takes its time and most commands do without it.
    from kontor.bots.network import read_network, shipped

    title = subject.removesuffix("-solo")
    network = read_network(weights or shipped(subject), games.load(title).features)
    return judge_of(subject, network, network.numbers)


@cache
def with_weights(file: Path) -> type[Bot]:
    """The learned player with weights of one's own."""
    return type("OwnWeightsBot", (LearnedBot,), {"weights": file})
