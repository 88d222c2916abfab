"""Ratings from matches of pairs: Bradley and Terry's model on Elo's scale, where 400 points more
mean ten times the wins."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import log, log10
from random import Random

YARDSTICK = 1000
"""The rating of the bot that the others are measured by."""
SAMPLES = 400
ROUNDS = 10_000
EXACT = 1e-6

Pairs = Mapping[tuple[int, int], Sequence[float]]
"""For two players the first's part of the wins, set by set; all pairs have played the same sets."""


@dataclass(frozen=True)
class Rating:
    """A rating, and the interval that holds the true one with 95%."""

    value: float
    low: float
    high: float


def strengths(wins: Sequence[Sequence[float]]) -> list[float]:
    """The most likely strengths, given how often each (row) has beaten each (column): who is twice
    as strong wins twice as often. Everybody must have won and lost something."""
    players = range(len(wins))
    found = [1.0 for _ in players]
    for _ in range(ROUNDS):
        before = found[:]
        for i in players:
            # One at a time with the newest figures of the others, which converges fast.
            met = sum((wins[i][j] + wins[j][i]) / (found[i] + found[j]) for j in players if j != i)
            found[i] = sum(wins[i]) / met
        if max(abs(log(a / b)) for a, b in zip(found, before, strict=True)) < EXACT:
            break
    return found


def elo(wins: Sequence[Sequence[float]], yardstick: int) -> list[float]:
    found = strengths(wins)
    return [YARDSTICK + 400 * log10(strength / found[yardstick]) for strength in found]


def rate(pairs: Pairs, players: int, yardstick: int, seed: int) -> list[Rating]:
    """Ratings with intervals, by the Bayesian bootstrap: the matches are weighed anew many times,
    each set by a weight of chance that is the same in all pairs, since they share the set's luck.

    A set won outright and a lost one are added to each pair, or nobody could say how much better is
    who has won everything."""
    random = Random(f"ratings {seed}")
    sets = max(map(len, pairs.values()))
    value = elo(weighed(pairs, players, lambda: 1.0, [1.0] * sets), yardstick)
    samples = [
        elo(weighed(pairs, players, lambda: random.expovariate(1), weights), yardstick)
        for weights in ([random.expovariate(1) for _ in range(sets)] for _ in range(SAMPLES))
    ]
    tail = SAMPLES // 40
    found = []
    for player in range(players):
        ordered = sorted(sample[player] for sample in samples)
        found.append(Rating(value[player], ordered[tail], ordered[-tail - 1]))
    return found


def weighed(
    pairs: Pairs, players: int, added: Callable[[], float], weights: Sequence[float]
) -> list[list[float]]:
    """How often each has beaten each, sets counted by their weights."""
    wins = [[0.0] * players for _ in range(players)]
    for (first, second), shares in pairs.items():
        pairwise = list(zip(weights, shares, strict=True))
        wins[first][second] = added() + sum(weight * share for weight, share in pairwise)
        wins[second][first] = added() + sum(weight * (1 - share) for weight, share in pairwise)
    return wins
