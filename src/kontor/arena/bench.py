"""How fast the engine is, beside a fixed loop of plain Python run at the same time.

Seconds differ from machine to machine and from minute to minute; the ratio to the calibration loop
does so much less. Slices of both alternate, so that both meet the same load.
"""

import gc
import platform
from time import perf_counter

from kontor.core.chance import SampledChance
from kontor.core.game import Game, State
from kontor.core.options import Options

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


class Meter:
    """Decisions, games and time of random play, and rounds of the calibration loop."""

    def __init__(self, game: Game, options: Options):
        self.game = game
        self.options = options
        self.chance = SampledChance("bench")
        self.random = self.chance.random
        self.state = game.new(options, self.chance)
        self.decisions = 0
        self.games = 0
        self.seconds = 0.0
        self.rounds = 0
        self.calibration_seconds = 0.0

    def run(self, seconds: float) -> None:
        """Alternate slices of play and of calibration."""
        gc.collect()
        end = perf_counter() + seconds
        while perf_counter() < end:
            self.play_slice()
            self.calibration_slice()

    def play_slice(self) -> None:
        """Random play, `legal` included."""
        state, chance, random = self.state, self.chance, self.random
        decisions = 0
        start = perf_counter()
        while perf_counter() - start < SLICE:
            for _ in range(100):
                actors = state.actors
                if not actors:
                    self.games += 1
                    state = self.game.new(self.options, chance)
                    actors = state.actors
                seat = actors[0]
                legal = state.legal(seat)
                state.step(seat, legal[int(random() * len(legal))], chance)
                decisions += 1
        self.seconds += perf_counter() - start
        self.decisions += decisions
        self.state = state

    def calibration_slice(self) -> None:
        start = perf_counter()
        while perf_counter() - start < SLICE:
            calibration(2000)
            self.rounds += 2000
        self.calibration_seconds += perf_counter() - start

    def report(self) -> dict[str, object]:
        decisions = self.decisions / self.seconds
        rounds = self.rounds / self.calibration_seconds
        return {
            "game": self.game.name,
            "options": dict(self.options),
            "decisions_per_second": round(decisions),
            "games_per_second": round(self.games / self.seconds, 1),
            "copy_microseconds": round(copy_time(middle(self.game, self.options)) * 1e6, 2),
            "calibration_per_second": round(rounds),
            "decisions_per_calibration": round(decisions / rounds, 4),
        }


def middle(game: Game, options: Options) -> State:
    """A state some way into a random game."""
    chance = SampledChance("middle")
    state = game.new(options, chance)
    for _ in range(40 * state.players):
        legal = state.legal(state.actors[0])
        state.step(state.actors[0], legal[chance.below(len(legal))], chance)
    return state


def copy_time(state: State) -> float:
    """Seconds for a copy: the best of several runs."""
    best = float("inf")
    for _ in range(7):
        start = perf_counter()
        for _ in range(2000):
            state.copy()
        best = min(best, (perf_counter() - start) / 2000)
    return best


def bench(game: Game, seconds: float) -> list[dict[str, object]]:
    """The figures of a title with each number of players."""
    reports = []
    for players in range(game.min_players, game.max_players + 1):
        meter = Meter(game, game.settle({"players": players}))
        meter.run(seconds)
        reports.append(meter.report())
    return reports


def machine() -> dict[str, str]:
    return {"python": platform.python_version(), "implementation": platform.python_implementation()}
