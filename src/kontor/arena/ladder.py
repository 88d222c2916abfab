"""The ladder: every bot against every other, and what rating each of them earns."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from statistics import fmean

from kontor.arena.jobs import Progress, Workers
from kontor.arena.kept import Kept
from kontor.arena.match import Match, MatchOrder, play_match
from kontor.arena.ratings import Rating, rate
from kontor.bots.roster import split
from kontor.core.errors import KontorError

REFERENCE = "greedy-1"
"""The yardstick, if it plays: it never changes."""


@dataclass(frozen=True)
class Rung:
    """What a ladder says about one of its bots."""

    bot: str
    rating: Rating
    win_rates: list[float | None]
    """Against each bot in the order they were named; None against itself."""
    mean_score: float
    ms_per_decision: float


@dataclass(frozen=True)
class Ladder:
    """The matches of all pairs of bots, by their places among the bots."""

    bots: Sequence[str]
    matches: dict[tuple[int, int], Match]
    seed: int

    @property
    def yardstick(self) -> int:
        """The bot that has the rating 1000."""
        names = [split(bot)[0] for bot in self.bots]
        return names.index(REFERENCE) if REFERENCE in names else 0

    @property
    def games(self) -> int:
        """How many games each pair has played."""
        return next(iter(self.matches.values())).games

    @property
    def seconds(self) -> float:
        return sum(match.seconds for match in self.matches.values())

    def rungs(self) -> list[Rung]:
        """The bots in the order they were named."""
        pairs = {pair: match.shares(0) for pair, match in self.matches.items()}
        ratings = rate(pairs, len(self.bots), self.yardstick, self.seed)
        return [self.rung(place, rating) for place, rating in enumerate(ratings)]

    def rung(self, place: int, rating: Rating) -> Rung:
        rates: list[float | None] = [None] * len(self.bots)
        standings = []
        clocks = []
        for pair, match in self.matches.items():
            if place in pair:
                side = pair.index(place)
                standings.append(match.standing(side))
                clocks.append(match.clocks[side])
                rates[pair[1 - side]] = standings[-1].win_rate
        asked = sum(clock.asked for clock in clocks)
        seconds = sum(clock.seconds for clock in clocks)
        score = fmean(standing.mean_score for standing in standings)
        return Rung(self.bots[place], rating, rates, score, 1000 * seconds / max(asked, 1))


def climb(
    order: MatchOrder,
    games: int,
    workers: Workers,
    progress: Progress | None = None,
    kept: Kept | None = None,
) -> Ladder:
    """Have each pair of an order's bots play so many games, unless they have been kept."""
    if len(order.teams) != 2:
        raise KontorError("a ladder is for two players, or two teams")
    if len(order.bots) < 2 or len(set(order.bots)) < len(order.bots):
        raise KontorError("a ladder is for several bots, each named once")
    matches: dict[tuple[int, int], Match] = {}

    def tell(done: int) -> None:
        if progress is not None:
            progress(sum(match.games for match in matches.values()) + done)

    for pair in combinations(range(len(order.bots)), 2):
        duel = replace(order, bots=[order.bots[place] for place in pair])
        play = play_match if kept is None else kept.play
        matches[pair] = play(duel, games, workers, tell)
        tell(0)
    return Ladder(order.bots, matches, order.seed)
