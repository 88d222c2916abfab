"""Gymnasium: its checker, and a game against bots."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from kontor import games
from kontor.core.errors import KontorError
from kontor.env.single import SingleEnv

TITLES = list(games.TITLES)


@pytest.mark.parametrize("title", TITLES)
def test_it_keeps_gymnasiums_contract(title: str) -> None:
    env = gymnasium.make(f"kontor.env.single:kontor/{title.title()}-v0", opponents="greedy")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


def play(env: SingleEnv, seed: int) -> tuple[float, list[int]]:
    """A game with random legal actions: its reward, and what was chosen."""
    observation, _ = env.reset(seed=seed)
    random = np.random.default_rng(1)
    chosen = []
    while True:
        action = int(random.choice(np.flatnonzero(observation["action_mask"])))
        assert env.action_masks()[action]
        chosen.append(action)
        observation, reward, over, cut, _ = env.step(action)
        assert not cut
        if over:
            return reward, chosen
        assert reward == 0


@pytest.mark.parametrize("title", TITLES)
def test_bots_play_the_other_seats(title: str) -> None:
    env = SingleEnv(title, "greedy,random", options={"players": 3})
    reward, chosen = play(env, 3)
    assert env.state.outcome is not None
    beaten = sum(place > env.state.outcome[env.seat] for place in env.state.outcome)
    ahead = sum(place < env.state.outcome[env.seat] for place in env.state.outcome)
    assert reward == (beaten - ahead) / 2
    assert play(env, 3) == (reward, chosen)
    assert play(env, 4)[1] != chosen


def test_the_learner_sits_everywhere_or_where_it_is_told() -> None:
    env = SingleEnv("mombasa", options={"players": 3})
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert seats == {0, 1, 2}
    fixed = SingleEnv("mombasa", seat=2, options={"players": 3})
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_opponents_may_be_a_list() -> None:
    env = SingleEnv("mombasa", ["greedy", "random"], 0, {"players": 3})
    env.reset(seed=1)
    assert [type(env.bots[seat].bot).__name__ for seat in (1, 2)] == ["GreedyBot", "RandomBot"]


def test_an_illegal_action_loses_and_says_why() -> None:
    env = SingleEnv("burgundy")
    observation, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over) == (-1, True)
    assert info["refusal"]


def test_alone_one_wins_or_loses() -> None:
    reward, _ = play(SingleEnv("burgundy", options={"mode": "solo"}), 1)
    assert reward in (-1, 1)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"opponents": "nobody"}, "there is no bot 'nobody'"),
        ({"opponents": "greedy,greedy"}, "there are 2 opponents for 1 seats"),
        ({"seat": 2}, "there is no seat 2"),
        ({"render_mode": "film"}, "there is no render mode 'film'"),
    ],
)
def test_what_cannot_be_is_an_error(arguments: dict[str, Any], complaint: str) -> None:
    with pytest.raises(KontorError, match=complaint):
        SingleEnv("burgundy", **arguments).reset(seed=1)
