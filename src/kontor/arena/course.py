"""A course: a network plays against itself, learns from how its games ended, and plays again.

Everything lies in a folder, so a course that was interrupted goes on after its last whole round.
"""

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from kontor.arena.intervals import Interval
from kontor.arena.jobs import Progress, Workers, run
from kontor.arena.lessons import LessonOrder, Lessons
from kontor.arena.match import MatchOrder, play_match
from kontor.arena.report import Report
from kontor.arena.training import NEURONS, Trainer, beginner
from kontor.bots.network import Floats, Network, Rows, read_network
from kontor.bots.search import tuned_numbers
from kontor.bots.search_judge import subject_of
from kontor.core.chance import SampledChance
from kontor.core.game import Game

REMEMBERED = 4
"""The network learns from the games of so many rounds."""
FIRST_PACE, LATER_PACE = 1e-3, 4e-4
FIRST_EPOCHS, LATER_EPOCHS = 3.0, 2.0
OPPONENT = "greedy-1"


@dataclass(frozen=True)
class Syllabus:
    """What a course consists of."""

    title: str
    seed: int
    games: int
    """In each round."""
    test: int
    """Games after each round, against the opponent if there is one."""
    options: dict[str, object] = field(default_factory=dict)
    playouts: int = 1
    """For a decision, as soon as there is a network."""
    begin: str | None = None
    """The weights to go on from; without any the network begins with nothing."""
    neurons: int = NEURONS
    """Of a network that begins with nothing, in its first hidden layer."""


@dataclass(frozen=True)
class Round:
    """The figures of a round, as the curve shows them."""

    games: int
    positions: int
    mean_score: float
    """Of the player before the round, against itself."""
    error: float
    """Of its judgement, in points."""
    win_rate: float
    """Of the player after the round, one step deep."""
    interval: Interval
    seconds: float


Show = Callable[[str, int], AbstractContextManager[Progress]]
"""Is told what begins and how long it is, and then how much is done."""


class Course:
    """A training in progress."""

    def __init__(self, folder: Path, syllabus: Syllabus, game: Game):
        self.folder = folder
        self.syllabus = syllabus
        self.game = game
        self.options = game.settle(syllabus.options)
        self.report = Report(folder, "course", syllabus)
        self.rounds = self.read(self.report.open())

    @property
    def before(self) -> Path | None:
        """The network that plays the games of the next round, if there is one."""
        if self.rounds:
            return self.weights(len(self.rounds) - 1)
        return Path(self.syllabus.begin) if self.syllabus.begin is not None else None

    def weights(self, number: int) -> Path:
        """The network after a round, as it plays."""
        return self.folder / f"network-{number + 1}.npz"

    @property
    def whole(self) -> Path:
        """The network as it learns."""
        return self.folder / "whole.npz"

    def read(self, kept: dict[str, Any]) -> list[Round]:
        try:
            rounds = kept["rounds"] if kept else []
            return [Round(**{**one, "interval": tuple(one["interval"])}) for one in rounds]
        except (KeyError, TypeError):
            raise self.report.spoilt() from None

    def go_on(self, workers: Workers, show: Show) -> Round:
        """Play, learn and test once more."""
        started = perf_counter()
        number = len(self.rounds)
        games = self.syllabus.games
        seed = self.syllabus.seed * 1000 + number
        order = LessonOrder(
            self.syllabus.title,
            self.game.component_data,
            self.options,
            [],
            seed,
            self.before,
            self.syllabus.playouts if self.before is not None else 1,
        )
        with show(f"round {number + 1}: games", games) as progress:
            lessons = run(order, range(games), workers, progress)
        self.keep(number, lessons)
        self.learn(number)
        rate, interval = self.test(number, seed, workers, show)
        done = Round(
            lessons.games,
            sum(len(seen) for seen in lessons.seen),
            float(np.mean(lessons.scores)),
            lessons.error,
            rate,
            interval,
            perf_counter() - started,
        )
        self.rounds.append(done)
        self.report.keep(rounds=[asdict(one) for one in self.rounds])
        return done

    def keep(self, number: int, lessons: Lessons) -> None:
        """Remember the games of a round, and forget the oldest."""
        np.save(self.lessons_file(number, "seen"), np.concatenate(lessons.seen))
        np.save(self.lessons_file(number, "wanted"), np.concatenate(lessons.wanted))
        for part in ("seen", "wanted"):
            self.lessons_file(number - REMEMBERED, part).unlink(missing_ok=True)

    def lessons_file(self, number: int, part: str) -> Path:
        return self.folder / f"{part}-{number}.npy"

    def learn(self, number: int) -> None:
        rounds = range(max(0, number - REMEMBERED + 1), number + 1)
        seen: Rows = np.concatenate([np.load(self.lessons_file(n, "seen")) for n in rounds])
        wanted: Floats = np.concatenate([np.load(self.lessons_file(n, "wanted")) for n in rounds])
        network: Network
        if self.before is not None:
            network = read_network(self.whole if number else self.before, self.game.features)
            pace, epochs = LATER_PACE, LATER_EPOCHS
        else:
            subject = subject_of(self.game.new(self.options, SampledChance(0)))
            numbers = tuned_numbers(subject)
            neurons = self.syllabus.neurons
            network = beginner(self.game.features, self.syllabus.seed, numbers, neurons)
            network.weights[-1][:] = wanted.mean()
            pace, epochs = FIRST_PACE, FIRST_EPOCHS
        Trainer(network, number).learn(seen, wanted, epochs, pace)
        network.save(self.whole, whole=True)
        network.save(self.weights(number))

    def test(self, number: int, seed: int, workers: Workers, show: Show) -> tuple[float, Interval]:
        """How often the network wins when it looks one step ahead."""
        player = f"{self.weights(number).resolve()}@1"
        order = MatchOrder(
            self.syllabus.title,
            self.game.component_data,
            self.options,
            [player] if self.options["players"] == 1 else [player, OPPONENT],
            seed,
        )
        games = self.syllabus.test
        with show(f"round {number + 1}: test", games) as progress:
            standing = play_match(order, games, workers, progress).standing(0)
        return standing.win_rate, standing.interval
