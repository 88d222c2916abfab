"""Measures the environments of a title, beside its bare engine, in a process of its own.

python -m kontor.env.meter TITLE
"""

import sys
from random import Random
from time import perf_counter

from kontor import form, games
from kontor.arena.meter import SLICE, Clock, EngineMeter, serve
from kontor.core.game import Game
from kontor.env.aec import RawEnv
from kontor.env.vector import VectorEnv

GAMES = 256
"""How many games the vector environment plays at once."""


class EnvironmentMeter(EngineMeter):
    """Random play through the environments, in turns with random play of the engine."""

    def __init__(self, game: Game):
        super().__init__(game, game.settle({}))
        self.raw = RawEnv(game.name)
        self.raw.reset(seed=1)
        self.vector = VectorEnv(game.name, GAMES, seed=1)
        self.vector.reset()
        self.draw = Random(1).random
        self.raw_steps = Clock()
        self.vector_steps = Clock()

    def run(self, seconds: float) -> None:
        end = perf_counter() + seconds
        while perf_counter() < end:
            self.play.run(SLICE, self.decide)
            self.raw_steps.run(SLICE, self.step_raw)
            self.vector_steps.run(SLICE, self.step_vector)

    def step_raw(self) -> int:
        """Random decisions as somebody who learns would make them: look, then choose."""
        env, random = self.raw, self.draw
        for _ in range(100):
            if env.terminations[env.agent_selection]:
                env.reset()
            env.last()
            legal = env.legal
            env.step(legal[int(random() * len(legal))])
        return 100

    def step_vector(self) -> int:
        self.vector.step(self.vector.sample())
        return GAMES

    def report(self) -> dict[str, object]:
        raw, bare = 1e6 / self.raw_steps.rate, 1e6 / self.play.rate
        return {
            "game": self.game.name,
            "form": form(),
            "engine_decisions_per_second": round(self.play.rate),
            "raw_env_microseconds": round(raw, 2),
            "raw_env_overhead_microseconds": round(raw - bare, 2),
            "vector_games": GAMES,
            "vector_decisions_per_second": round(self.vector_steps.rate),
        }


if __name__ == "__main__":
    serve(EnvironmentMeter(games.load(sys.argv[1])))
