"""Tuning: the numbers in rules of thumb are moved where games between neighbours say.

In a trial all numbers are moved a little at once, each up or down by lot, and the player who thinks
so plays the one with all of them moved the other way (simultaneous perturbation). Who wins says
little about each number and a little about all of them, so many trials lead uphill. Everything lies
in a folder, so a tuning that was interrupted goes on after its last whole round.
"""

from dataclasses import asdict, dataclass, field
from math import tanh
from pathlib import Path
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Any

from kontor.arena.course import Show
from kontor.arena.jobs import Order, Workers, run
from kontor.arena.match import MatchOrder, play_match
from kontor.arena.report import Report
from kontor.bots.numbers import Numbers, constant, written
from kontor.bots.search_judge import SPACE, THUMBS, Judge, judge_of, subject_of
from kontor.core.chance import SampledChance
from kontor.core.files import replace_file
from kontor.core.game import Game, State

REACH = 0.12
"""By so much of what it was at first a number is moved in a trial."""
PACE = 0.12
"""So much of that is kept of a trial that was won clearly."""
CLEAR = 25.0
"""So many points ahead is won clearly."""
PAIRS = 4
"""Pairs of games of a trial: in a pair the two change seats and have the same luck."""
LEAST = 0.05
"""So much of what it was at first is left of a number at least, so that none changes its sign."""
RECENT = 3.0
"""The result is a mean over all rounds, in which later ones count more: by this power of time."""
OPPONENT = "greedy-1"


@dataclass
class Trials:
    """How trials went: above nothing if the numbers moved as drawn did better."""

    results: list[float] = field(default_factory=list)
    seconds: float = 0.0

    def merge(self, later: "Trials") -> None:
        self.results += later.results
        self.seconds += later.seconds


@dataclass(frozen=True)
class TrialOrder(Order[Trials]):
    """Trials around some numbers; what is numbered are trials."""

    numbers: Numbers
    plain: Numbers

    def play(self, numbers: range) -> Trials:
        started = perf_counter()
        results = [self.trial(number) for number in numbers]
        return Trials(results, perf_counter() - started)

    def trial(self, number: int) -> float:
        """How clearly those win who think with the numbers moved one way."""
        subject = subject_of(self.game.new(self.options, SampledChance(0)))
        signs = drawn(self.numbers, self.seed, number)
        sides = [
            judge_of(subject, None, moved(self.numbers, self.plain, signs, way))
            for way in (1.0, -1.0)
        ]
        total = 0.0
        for pair in range(PAIRS):
            luck = f"{self.seed}/{number}/{pair}"
            options = Random(luck).choice(self.samples) if pair % 2 else self.options
            points: list[list[float]] = [[], []]
            for turn in (0, 1):
                chance = SampledChance(luck)
                s = self.game.new(options, chance)
                play(s, sides, turn, chance)
                for seat, worth in enumerate(s.side_points()):
                    points[(seat + turn) % 2].append(worth)
            unit = SPACE if options["players"] == 1 else 1.0
            total += tanh(unit * (fmean(points[0]) - fmean(points[1])) / CLEAR)
        return total / PAIRS


def play(s: State, sides: list[Judge], turn: int, chance: SampledChance) -> None:
    """A game in which the sides alternate at the table, each looking one step ahead."""
    while s.actors:
        seat = s.actors[0]
        legal = s.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            worths = sides[(seat + turn) % 2].by_thumb(s, seat, legal)
            action = legal[worths.index(max(worths))]
        s.step(seat, action, chance)


def drawn(numbers: Numbers, seed: int, number: int) -> list[tuple[float, float]]:
    """Which way each number is moved in a trial, at the first round and at the last."""
    dice = Random(f"{seed}/{number}/signs")
    return [(dice.choice((-1.0, 1.0)), dice.choice((-1.0, 1.0))) for _ in numbers]


def moved(
    numbers: Numbers, plain: Numbers, signs: list[tuple[float, float]], way: float
) -> Numbers:
    """Numbers moved so many times their reach."""
    found: Numbers = {}
    for (name, values), ways in zip(numbers.items(), signs, strict=True):
        first, last = (
            at_least(value + way * REACH * abs(usual) * sign, usual)
            for value, usual, sign in zip(values, plain[name], ways, strict=True)
        )
        found[name] = (first, last)
    return found


def at_least(value: float, usual: float) -> float:
    """A number that keeps its sign."""
    least = LEAST * usual
    return max(value, least) if usual > 0 else min(value, least)


@dataclass(frozen=True)
class Plan:
    """What a tuning consists of."""

    title: str
    seed: int
    trials: int
    """In each round."""
    test: int
    """Games after each round, against the opponent if there is one."""
    options: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Round:
    """The figures of a round."""

    won: float
    """How clearly trials were won, whichever way: how much the numbers matter."""
    win_rate: float
    """Of the numbers after the round, one step deep."""
    seconds: float


class Tuning:
    """A tuning in progress."""

    def __init__(self, folder: Path, plan: Plan, game: Game):
        self.folder = folder
        self.plan = plan
        self.game = game
        self.options = game.settle(plan.options)
        self.plain = constant(THUMBS[subject_of(game.new(self.options, SampledChance(0)))]())
        self.numbers = self.mean = self.plain
        self.rounds: list[Round] = []
        self.report = Report(folder, "tuning", plan)
        if kept := self.report.open():
            self.read(kept)

    def result(self, number: int) -> Path:
        """The numbers found by a round, as a player has them."""
        return self.folder / f"numbers-{number + 1}.toml"

    def read(self, kept: dict[str, Any]) -> None:
        try:
            self.rounds = [Round(**one) for one in kept["rounds"]]
            self.numbers, self.mean = (
                {name: (first, last) for name, (first, last) in kept[part].items()}
                for part in ("numbers", "mean")
            )
        except (ValueError, KeyError, TypeError, AttributeError):
            raise self.report.spoilt() from None
        if self.numbers.keys() != self.plain.keys():
            raise self.report.spoilt()

    def go_on(self, workers: Workers, show: Show) -> Round:
        """Another round of trials, and a test."""
        started = perf_counter()
        number, trials = len(self.rounds), self.plan.trials
        order = TrialOrder(
            self.plan.title,
            self.game.component_data,
            self.options,
            [],
            self.plan.seed * 1000 + number,
            self.numbers,
            self.plain,
        )
        with show(f"round {number + 1}: trials", trials) as progress:
            results = run(order, range(trials), workers, progress).results
        for trial, result in enumerate(results):
            signs = drawn(self.numbers, order.seed, trial)
            self.numbers = moved(self.numbers, self.plain, signs, PACE * result)
        self.mean = mixed(self.mean, self.numbers, (RECENT + 1) / (number + 1 + RECENT))
        replace_file(self.result(number), written(self.mean))
        done = Round(
            sum(abs(result) for result in results) / trials,
            self.test(number, order.seed, workers, show),
            perf_counter() - started,
        )
        self.rounds.append(done)
        self.report.keep(
            rounds=[asdict(one) for one in self.rounds], numbers=self.numbers, mean=self.mean
        )
        return done

    def test(self, number: int, seed: int, workers: Workers, show: Show) -> float:
        """How often the numbers win, looking one step ahead."""
        player = f"{self.result(number).resolve()}@1"
        order = MatchOrder(
            self.plan.title,
            self.game.component_data,
            self.options,
            [player] if self.options["players"] == 1 else [player, OPPONENT],
            seed,
        )
        with show(f"round {number + 1}: test", self.plan.test) as progress:
            return play_match(order, self.plan.test, workers, progress).standing(0).win_rate


def mixed(old: Numbers, new: Numbers, share: float) -> Numbers:
    """Old numbers with a share of new ones."""
    found: Numbers = {}
    for name, (first, last) in old.items():
        later_first, later_last = new[name]
        found[name] = (
            first + share * (later_first - first),
            last + share * (later_last - last),
        )
    return found
