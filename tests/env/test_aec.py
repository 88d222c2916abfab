"""PettingZoo: what its own tests ask for, and what a seat is told."""

import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from kontor.core.errors import IllegalAction, KontorError
from kontor.env import burgundy_v0, mombasa_v0

MODULES = {"burgundy": burgundy_v0, "mombasa": mombasa_v0}
MODES: list[tuple[str, dict[str, object]]] = [
    ("burgundy", {}),
    ("burgundy", {"players": 4, "shields": "on", "duchies": "random", "start": "secret"}),
    ("burgundy", {"mode": "team"}),
    ("burgundy", {"mode": "solo"}),
    ("mombasa", {}),
    ("mombasa", {"players": 3, "setup": "variable"}),
]


@pytest.mark.parametrize(("title", "options"), MODES)
def test_it_keeps_pettingzoos_contract(title: str, options: dict[str, object]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # A pair of spaces is what PettingZoo itself asks for where there is an action mask.
        warnings.filterwarnings("ignore", message="Observation space for each agent")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        api_test(MODULES[title].env(**options), num_cycles=400)
        api_test(MODULES[title].raw_env(**options), num_cycles=400)


@pytest.mark.parametrize("title", MODULES)
def test_the_same_seed_gives_the_same_game(title: str) -> None:
    seed_test(MODULES[title].env, num_cycles=200)


@pytest.mark.parametrize("title", MODULES)
def test_every_render_mode_shows_something(title: str) -> None:
    whole: dict[str, Callable[[Any], bool]] = {
        "svg": lambda picture: picture.startswith("<svg"),
        "ansi": lambda text: text.startswith(f"{title}\n") and "to decide: " in text,
        "rgb_array": lambda pixels: len(np.unique(pixels)) > 20,
    }
    render_test(MODULES[title].env, custom_tests=whole)


def choices(mask: np.ndarray[Any, Any]) -> list[int]:
    return [int(action) for action in np.flatnonzero(mask)]


@pytest.mark.parametrize("title", MODULES)
def test_a_game_goes_from_its_first_decision_to_its_rewards(title: str) -> None:
    env = MODULES[title].env(players=2)
    env.reset(seed=5)
    random = np.random.default_rng(5)
    told = {}
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        if over:
            told[agent] = reward
            env.step(None)
            continue
        state = env.unwrapped.game_state
        seat = env.unwrapped.seat_of[agent]
        assert choices(observation["action_mask"]) == state.legal(seat)
        assert observation["observation"].tobytes() == state.features(seat)
        env.step(int(random.choice(choices(observation["action_mask"]))))
    outcome = env.unwrapped.game_state.outcome
    assert sorted(told.values()) in ([-1, 1], [0, 0])
    assert told == {
        "player_0": float(np.sign(outcome[1] - outcome[0])),
        "player_1": float(np.sign(outcome[0] - outcome[1])),
    }


@pytest.mark.parametrize("title", MODULES)
def test_who_is_not_asked_may_choose_nothing(title: str) -> None:
    env = MODULES[title].env()
    env.reset(seed=1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(other)["action_mask"].any()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = burgundy_v0.raw_env()
    env.reset(seed=1)
    before = env.game_state.position()
    wrong = next(code for code in range(env.actions) if code not in env.legal)
    with pytest.raises(IllegalAction):
        env.step(wrong)
    assert env.game_state.position() == before


def test_wrapped_an_illegal_action_ends_the_game_at_its_agents_expense() -> None:
    env = burgundy_v0.env()
    env.reset(seed=1)
    mask = env.last()[0]["action_mask"]
    agent = env.agent_selection
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


def test_a_plan_is_observed_by_nobody_else() -> None:
    env = mombasa_v0.raw_env()
    env.reset(seed=1)
    while not env.game_state.secret:
        env.step(env.legal[0])
    before = env.observe("player_1")["observation"]
    assert env.agent_selection == "player_0"
    env.step(env.legal[0])
    assert np.array_equal(env.observe("player_1")["observation"], before)


def test_a_wrong_mode_or_option_is_an_error() -> None:
    with pytest.raises(KontorError, match="there is no render mode 'film'"):
        burgundy_v0.env(render_mode="film")
    with pytest.raises(KontorError, match="players"):
        mombasa_v0.env(players=7)
