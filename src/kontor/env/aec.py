"""PettingZoo's turn-based form: one agent after the other, each with what its seat knows."""

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from kontor import games
from kontor.core.chance import SampledChance
from kontor.core.game import Game, State
from kontor.env.batch import mask
from kontor.env.render import RENDER_MODES, check_mode, render
from kontor.env.rewards import rewards

Observation = dict[str, NDArray[Any]]


def observation_space(game: Game, players: int) -> spaces.Dict:
    """What a seat is told: the features of as many seats as play, and which actions are legal."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (game.features.size(players),), np.uint8),
            "action_mask": spaces.Box(0, 1, (game.actions.size,), np.int8),
        }
    )


def observation(state: State, seat: int, legal: list[int], actions: int) -> Observation:
    """What a seat is told now."""
    return {
        "observation": np.frombuffer(bytearray(state.features(seat)), np.uint8),
        "action_mask": np.frombuffer(bytearray(mask(legal, actions)), np.int8),
    }


class RawEnv(AECEnv):
    """A game of a title. An action that is not legal is refused with IllegalAction."""

    def __init__(self, title: str, render_mode: str | None = None, **options: object):
        super().__init__()
        check_mode(render_mode)
        self.game = games.load(title)
        self.options = self.game.settle(
            {name.replace("_", "-"): value for name, value in options.items()}
        )
        self.metadata = {
            "name": f"{title}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.players = int(self.options["players"])
        self.actions = self.game.actions.size
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        told = observation_space(self.game, self.players)
        choice = spaces.Discrete(self.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, told)
        self.action_spaces = dict.fromkeys(self.possible_agents, choice)
        everything = (self.players * self.game.features.size(self.players),)
        self.state_space = spaces.Box(0, 255, everything, np.uint8)
        self.random = Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: the same one for the same seed, without a seed the next one. The options of
        the game are those the environment was made with."""
        del options
        if seed is not None:
            self.random = Random(int(seed))
        self.chance = SampledChance(self.random.getrandbits(64))
        self.game_state = self.game.new(self.options, self.chance)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.look()

    def look(self) -> None:
        """Who decides now, and among what."""
        seat = self.game_state.actors[0]
        self.agent_selection = self.possible_agents[seat]
        self.legal = self.game_state.legal(seat)

    def observe(self, agent: str) -> Observation:
        legal = self.legal if agent == self.agent_selection else []
        return observation(self.game_state, self.seat_of[agent], legal, self.actions)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of[agent]
        if action not in self.legal:
            raise self.game_state.refusal(seat, -1 if action is None else int(action))
        self.game_state.step(seat, int(action), self.chance)
        if self.game_state.actors:
            self.look()
        else:
            self.legal = []
            self.rewards = dict(zip(self.agents, rewards(self.game_state), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def state(self) -> NDArray[np.uint8]:
        """What all seats know together, one behind the other: for who learns in one place for all
        of them, and shows it to nobody who plays."""
        told = [self.game_state.features(seat) for seat in range(self.players)]
        return np.frombuffer(bytearray(b"".join(told)), np.uint8)

    def render(self) -> str | NDArray[np.uint8] | None:
        """What everybody may see of the table."""
        return render(self.game_state, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


def wrapped(raw: RawEnv) -> AECEnv:
    """An illegal action ends the game, at the expense of who chose it."""
    ended = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ended))
