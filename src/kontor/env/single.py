"""Gymnasium's form: one seat learns, bots sit in the others."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from kontor import bots, games
from kontor.core.chance import SampledChance
from kontor.core.errors import KontorError
from kontor.env.aec import Observation, observation, observation_space
from kontor.env.batch import mask
from kontor.env.render import RENDER_MODES, check_mode, render
from kontor.env.rewards import rewards


class SingleEnv(gymnasium.Env[Any, Any]):
    """A game against bots. The reward comes at the end of the game; an action that is not legal
    loses it, and `info` says why. `action_masks()` is what MaskablePPO asks for."""

    # Gymnasium reads it of the class but declares it as the object's, so it is no ClassVar.
    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        title: str,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ):
        """`opponents` is a bot or level for all other seats, or one for each, as a list or with
        commas; without a `seat` every game gives the learner another one at random."""
        check_mode(render_mode)
        self.game = games.load(title)
        self.options = self.game.settle(options or {})
        self.players = int(self.options["players"])
        names = opponents.split(",") if isinstance(opponents, str) else list(opponents)
        self.opponents = names * (self.players - 1) if len(names) == 1 else names
        if len(self.opponents) != self.players - 1:
            raise KontorError(f"there are {len(names)} opponents for {self.players - 1} seats")
        if seat is not None and not 0 <= seat < self.players:
            raise KontorError(f"there is no seat {seat}; there are 0 to {self.players - 1}")
        for name in self.opponents:
            bots.make(name, 0)
        self.fixed_seat = seat
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game, self.players)
        self.action_space = spaces.Discrete(self.game.actions.size)
        self.random = Random()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        del options
        if seed is not None:
            self.random = Random(seed)
        number = self.random.getrandbits(64)
        self.seat = self.random.randrange(self.players)
        if self.fixed_seat is not None:
            self.seat = self.fixed_seat
        self.chance = SampledChance(number)
        self.state = self.game.new(self.options, self.chance)
        others = iter(self.opponents)
        self.bots = {
            seat: bots.make(next(others), f"{number}/{seat}")
            for seat in range(self.players)
            if seat != self.seat
        }
        self.play_on()
        if self.render_mode == "human":
            self.render()
        return self.observation(), {"seat": self.seat}

    def play_on(self) -> None:
        """Let the bots decide until it is the learner's turn or the game is over."""
        state = self.state
        while state.actors and self.seat not in state.actors:
            seat = state.actors[0]
            state.step(seat, self.bots[seat].decide(state, seat), self.chance)
        self.legal = state.legal(self.seat) if state.actors else []

    def observation(self) -> Observation:
        return observation(self.state, self.seat, self.legal, self.game.actions.size)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now."""
        return np.frombuffer(bytearray(mask(self.legal, self.game.actions.size)), np.bool_)

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        code = int(action)
        if code not in self.legal:
            refusal = str(self.state.refusal(self.seat, code))
            self.legal = []
            return self.observation(), -1.0, True, False, {"seat": self.seat, "refusal": refusal}
        self.state.step(self.seat, code, self.chance)
        self.play_on()
        if self.render_mode == "human":
            self.render()
        over = not self.state.actors
        return self.observation(), rewards(self.state)[self.seat], over, False, {"seat": self.seat}

    def render(self) -> Any:
        """What everybody may see of the table."""
        return render(self.state, self.render_mode)


for name in games.TITLES:
    entry = "kontor.env.single:SingleEnv"
    gymnasium.register(f"kontor/{name.title()}-v0", entry, kwargs={"title": name})
