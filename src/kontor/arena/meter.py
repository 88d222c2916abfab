"""Measures one engine in a process of its own, a slice at a time on request, so that several
engines can take turns and meet the same load.

    python -m kontor.arena.meter TITLE OPTIONS (as JSON)
"""

import gc
import json
import sys
import tracemalloc
from abc import ABC, abstractmethod
from collections.abc import Callable
from time import perf_counter, process_time

from kontor import form, games
from kontor.core.chance import SampledChance
from kontor.core.game import Game, State
from kontor.core.options import Options
from kontor.core.playout import playout

SLICE = 0.05


def calibration(rounds: int) -> int:
    """The yardstick: integers, bits, lists and calls, as in the engine. Never change it."""
    values = list(range(64))
    total = 0
    seed = 12345
    for _ in range(rounds):
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        index = seed >> 8 & 63
        bits = values[index] | 1 << (seed & 31)
        while bits:
            low = bits & -bits
            total += low.bit_length()
            bits ^= low
        values[index] = total & 255
        if seed & 7 == 0:
            values = values[:]
    return total


class Clock:
    """How often something was done, and the processor time it took."""

    def __init__(self) -> None:
        self.count = 0
        self.seconds = 0.0

    def run(self, seconds: float, work: Callable[[], int]) -> None:
        """Repeat what returns a count."""
        start = process_time()
        while process_time() - start < seconds:
            self.count += work()
        self.seconds += process_time() - start

    @property
    def rate(self) -> float:
        return self.count / max(self.seconds, 1e-9)


class Meter(ABC):
    """Random play of an engine, whatever it is, and what a copy costs."""

    def __init__(self) -> None:
        self.play = Clock()
        self.games = 0

    @abstractmethod
    def decide(self) -> int:
        """Make some random decisions, choices included, and say how many; count finished games."""

    @abstractmethod
    def copy(self) -> object:
        """Copy a state in the middle of a game."""

    def run(self, seconds: float) -> None:
        self.play.run(seconds, self.decide)

    def report(self) -> dict[str, object]:
        return {
            "decisions_per_second": round(self.play.rate),
            "games_per_second": round(self.games / max(self.play.seconds, 1e-9), 1),
            "copy_microseconds": microseconds(self.copy),
        }


class EngineMeter(Meter):
    """A title of Kontor, beside the calibration loop."""

    def __init__(self, game: Game, options: Options):
        super().__init__()
        self.game = game
        self.options = options
        self.chance = SampledChance("bench")
        self.random = self.chance.random
        self.state = game.new(options, self.chance)
        self.middle = middle(game, options)
        self.yardstick = Clock()
        self.playouts = Clock()

    def run(self, seconds: float) -> None:
        """Alternate slices of play, of playouts and of calibration."""
        gc.collect()
        end = perf_counter() + seconds
        while perf_counter() < end:
            self.play.run(SLICE, self.decide)
            self.playouts.run(SLICE, lambda: playout(self.middle.copy(), self.chance))
            self.yardstick.run(SLICE, self.calibrate)

    def decide(self) -> int:
        state, chance, random = self.state, self.chance, self.random
        for _ in range(100):
            actors = state.actors
            if not actors:
                self.games += 1
                state = self.game.new(self.options, chance)
                actors = state.actors
            seat = actors[0]
            legal = state.legal(seat)
            state.step(seat, legal[int(random() * len(legal))], chance)
        self.state = state
        return 100

    def calibrate(self) -> int:
        calibration(2000)
        return 2000

    def copy(self) -> object:
        return self.middle.copy()

    def report(self) -> dict[str, object]:
        state = self.middle
        seat = state.actors[0]
        return {
            "game": self.game.name,
            "options": dict(self.options),
            "form": form(),
            **super().report(),
            "playout_decisions_per_second": round(self.playouts.rate),
            "legal_microseconds": microseconds(lambda: state.legal(seat)),
            "position_microseconds": microseconds(state.position),
            "view_microseconds": microseconds(lambda: state.view(seat)),
            "state_bytes": state_bytes(state),
            "calibration_per_second": round(self.yardstick.rate),
            "decisions_per_calibration": round(self.play.rate / self.yardstick.rate, 4),
        }


def middle(game: Game, options: Options) -> State:
    """A state some way into a random game."""
    chance = SampledChance("middle")
    state = game.new(options, chance)
    for _ in range(40 * state.players):
        legal = state.legal(state.actors[0])
        state.step(state.actors[0], legal[chance.below(len(legal))], chance)
    return state


def microseconds(work: Callable[[], object]) -> float:
    """What a call costs: the best of several runs."""
    best = float("inf")
    for _ in range(7):
        start = perf_counter()
        for _ in range(100):
            work()
        best = min(best, (perf_counter() - start) / 100)
    return round(best * 1e6, 2)


def state_bytes(state: State) -> int:
    """The memory of a copy."""
    tracemalloc.start()
    copies = [state.copy() for _ in range(200)]
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return round(size / len(copies))


def serve(meter: Meter) -> None:
    """Answer each line: a number of seconds to play for, or `report`."""
    for line in sys.stdin:
        if line.strip() == "report":
            print(json.dumps(meter.report()), flush=True)
        else:
            meter.run(float(line))
            print("{}", flush=True)


if __name__ == "__main__":
    title = games.load(sys.argv[1])
    serve(EngineMeter(title, title.settle(json.loads(sys.argv[2]))))
