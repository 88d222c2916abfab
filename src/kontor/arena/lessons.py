"""Lessons: positions of games that a judge played against itself, and how they ended."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter

import numpy as np

from kontor.arena.jobs import Order
from kontor.bots.bot import Budget
from kontor.bots.network import POINTS, Floats, Network, Rows, inputs, read_network
from kontor.bots.search import SearchBot, tuned_numbers
from kontor.bots.search_judge import Judge, judge_of, subject_of
from kontor.core.chance import SampledChance
from kontor.core.game import State
from kontor.core.options import Options

PLAIN = 2
"""Every so many games one is with the options of the order; the others with those of any kind."""
SLIPS = (0.0, 0.0, 0.03, 0.1)
"""How often a player does something at random: in most games hardly ever, or nobody would learn
what good play is worth; in some more often, or nobody would see anything new."""
TRUST = 0.9
"""How much the end of a game counts beside what was thought of it on the way."""


@dataclass
class Lessons:
    """Positions as a network reads them, what it should say of each, and what it said."""

    seen: list[Rows] = field(default_factory=list)
    wanted: list[Floats] = field(default_factory=list)
    said: list[Floats] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    """Of games with the options of the order."""
    games: int = 0
    seconds: float = 0.0

    def merge(self, later: "Lessons") -> None:
        self.seen += later.seen
        self.wanted += later.wanted
        self.said += later.said
        self.scores += later.scores
        self.games += later.games
        self.seconds += later.seconds

    @property
    def error(self) -> float:
        """How far off the judgement was, in points (the root of the mean square)."""
        wrong = np.concatenate(self.wanted) - np.concatenate(self.said)
        return float(np.sqrt(np.mean(wrong**2)) * POINTS)


class JudgedBot(SearchBot):
    """A search on a judge that is given; on one playout it takes what the judge thinks best."""

    def __init__(self, seed: str, judge: Judge, playouts: int):
        super().__init__(seed)
        self.known = judge
        self.budget = Budget(playouts=playouts)

    def judge(self, _known: State) -> Judge:
        return self.known

    def act(self, state: State, seat: int, legal: list[int]) -> int:
        if self.budget.playouts != 1:
            return self.choose(state.known_to(seat), seat, legal, self.budget)
        worths = self.known.after(state, seat, legal)
        return legal[worths.index(max(worths))]


@dataclass(frozen=True)
class LessonOrder(Order[Lessons]):
    """Games of a judge with itself; without weights it judges by rules of thumb alone."""

    weights: Path | None
    playouts: int

    def play(self, numbers: range) -> Lessons:
        found = Lessons()
        started = perf_counter()
        network = None
        if self.weights is not None:
            network = read_network(self.weights, self.game.features)
        for number in numbers:
            dice = Random(f"{self.seed}/{number}")
            plain = number % PLAIN == 0
            options = self.options if plain else self.game.settle(dice.choice(self.samples))
            points = self.take(found, network, options, number, dice)
            found.scores += points if plain else []
        found.seconds = perf_counter() - started
        return found

    def take(
        self, found: Lessons, network: Network | None, options: Options, number: int, dice: Random
    ) -> list[int]:
        """Play a game and learn from it; returns the points of the seats."""
        chance = SampledChance(f"{self.seed}/{number}")
        state = self.game.new(options, chance)
        subject = subject_of(state)
        judge = judge_of(subject, network, network.numbers if network else tuned_numbers(subject))
        rows: list[list[bytes]] = [[] for _ in range(state.players)]
        values: list[list[float]] = [[] for _ in range(state.players)]
        player = JudgedBot(f"{self.seed}/{number}", judge, self.playouts)
        for _ in moments(state, player, chance, dice):
            for seat, worth in enumerate(judge.base(state)):
                rows[seat].append(state.features(seat))
                values[seat].append(worth)
        points, ends = state.side_points(), judge.ends(state)
        for seat in range(state.players):
            if not rows[seat]:
                continue
            thumb = np.array(values[seat], np.float32) / POINTS
            said = np.zeros(len(thumb), np.float32)
            trust = 1.0
            if network is not None:
                said = np.array(network.points(rows[seat], state.players), np.float32) / POINTS
                trust = TRUST
            read = inputs(self.game.features, rows[seat], state.players)
            found.seen.append(read.copy())
            found.wanted.append(returns(thumb + said, ends[seat] / POINTS, trust) - thumb)
            found.said.append(said)
        found.games += 1
        return points


def returns(judged: Floats, end: float, trust: float) -> Floats:
    """What to think of each position of a game, looking back from its end: a mix of how it ended
    and of what was thought of the positions in between (TD(lambda))."""
    found = np.empty_like(judged)
    later = end
    for at in range(len(judged) - 1, -1, -1):
        found[at] = later
        later = trust * later + (1.0 - trust) * float(judged[at])
    return found


def moments(state: State, player: JudgedBot, chance: SampledChance, dice: Random) -> Iterator[None]:
    """Play a game to its end; on the way stop now and then to learn."""
    slips = dice.choice(SLIPS)
    while state.actors:
        if player.known.clear(state) and dice.random() < player.known.moments:
            yield
        seat = state.actors[0]
        legal = state.legal(seat)
        if len(legal) == 1:
            action = legal[0]
        elif dice.random() < slips:
            action = dice.choice(legal)
        else:
            action = player.act(state, seat, legal)
        state.step(seat, action, chance)
