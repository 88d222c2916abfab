"""Playing to the end inside the engine."""

import pytest

from kontor import games
from kontor.core.chance import SampledChance
from kontor.core.game import State
from kontor.core.playout import playout


@pytest.mark.parametrize("title", games.TITLES)
def test_a_random_playout_is_the_game_played_step_by_step(title: str) -> None:
    game = games.load(title)
    state = game.new({}, SampledChance("setup"))
    again = state.copy()
    decisions = playout(state, SampledChance("play"))
    chance, steps = SampledChance("play"), 0
    while again.actors:
        legal = again.legal(again.actors[0])
        again.step(again.actors[0], legal[chance.below(len(legal))], chance)
        steps += 1
    assert state.outcome
    assert (state.digest(), decisions) == (again.digest(), steps)


def test_a_policy_chooses_for_all_seats() -> None:
    state = games.load("burgundy").new({}, SampledChance("setup"))
    asked: list[int] = []

    def last(_state: State, seat: int, legal: list[int]) -> int:
        asked.append(seat)
        return legal[-1]

    assert playout(state, SampledChance("play"), last) == len(asked)
    assert set(asked) == {0, 1}
    assert state.outcome
