"""Many games at once: the same as one by one."""

import numpy as np
import pytest

from kontor import games
from kontor.core.chance import SampledChance
from kontor.core.errors import IllegalAction, KontorError
from kontor.env.rewards import rewards
from kontor.env.vector import Moment, VectorEnv

TITLES = list(games.TITLES)


@pytest.mark.parametrize("title", TITLES)
def test_every_row_is_what_its_game_says(title: str) -> None:
    env = VectorEnv(title, 5, seed=2, options={"players": 3})
    moment = env.reset()
    ended = 0
    chances = [SampledChance(f"2/{place}/0") for place in range(5)]
    singles = [env.game.new(env.options, chance) for chance in chances]
    begun = [0] * 5
    for _ in range(700):
        for place, state in enumerate(singles):
            seat = state.actors[0]
            assert moment.seats[place] == seat
            assert moment.observations[place].tobytes() == state.features(seat)
            assert list(np.flatnonzero(moment.masks[place])) == state.legal(seat)
        actions = env.sample()
        moment = env.step(actions)
        for place, action in enumerate(actions):
            state = singles[place]
            state.apply(state.actors[0], int(action), chances[place])
            assert moment.ended[place] == (not state.actors)
            if not state.actors:
                ended += 1
                assert moment.rewards[place].tolist() == pytest.approx(rewards(state))
                begun[place] += 1
                chances[place] = SampledChance(f"2/{place}/{begun[place]}")
                singles[place] = env.game.new(env.options, chances[place])
            else:
                assert not moment.rewards[place].any()
    assert ended


def same(one: Moment, other: Moment) -> bool:
    return np.array_equal(one.observations, other.observations) and np.array_equal(
        one.masks, other.masks
    )


def test_what_does_not_fit_is_an_error_and_changes_nothing() -> None:
    with pytest.raises(KontorError, match="0 games"):
        VectorEnv("mombasa", 0)
    env = VectorEnv("mombasa", 3, seed=np.int64(3))  # type: ignore[arg-type]
    before = env.reset()
    actions = env.sample()
    for wrong in (actions[:2], [*actions, 0], actions.astype(float), actions.reshape(3, 1), []):
        with pytest.raises(KontorError, match="3 games take 3 whole numbers"):
            env.step(wrong)
    assert same(env.moment(), before)
    env.step(list(actions))


@pytest.mark.parametrize("title", TITLES)
def test_the_same_seed_gives_the_same_games(title: str) -> None:
    one, other = VectorEnv(title, 8, seed=1), VectorEnv(title, 8, seed=1)
    first = one.reset()
    assert same(first, other.reset())
    for _ in range(50):
        actions = one.sample()
        assert np.array_equal(actions, other.sample())
        assert same(one.step(actions), other.step(actions))
    assert same(one.reset(), first)
    assert not same(one.reset(seed=2), first)


def test_an_illegal_action_anywhere_changes_nothing() -> None:
    env = VectorEnv("mombasa", 4, seed=1)
    moment = env.reset()
    actions = env.sample()
    actions[3] = int(np.flatnonzero(~moment.masks[3])[0])
    with pytest.raises(IllegalAction):
        env.step(actions)
    assert same(env.moment(), moment)


def test_rewards_count_rivals_and_not_partners() -> None:
    env = VectorEnv("burgundy", 2, seed=1, options={"mode": "team"})
    env.reset()
    found: list[list[float]] = []
    while len(found) < 4:
        moment = env.step(env.sample())
        found += [row.tolist() for row in moment.rewards[moment.ended]]
    for row in found:
        assert row in ([1, -1, 1, -1], [-1, 1, -1, 1], [0, 0, 0, 0])
