"""States as Python and NumPy meet them."""

import copy

import numpy as np
import pytest

from kontor import games
from kontor.core.chance import SampledChance
from kontor.core.errors import IllegalAction

every_title = pytest.mark.parametrize("title", games.TITLES)


@every_title
def test_states_are_copied_by_pythons_own_means(title: str) -> None:
    state = games.load(title).new({"players": 2}, SampledChance(1))
    for twin in (copy.copy(state), copy.deepcopy(state)):
        assert twin.position() == state.position()
        twin.step(twin.actors[0], twin.legal(twin.actors[0])[0], SampledChance(2))
        assert twin.position() != state.position()


@every_title
def test_an_action_may_be_a_number_of_numpys(title: str) -> None:
    state = games.load(title).new({"players": 2}, SampledChance(1))
    seat = state.actors[0]
    before = state.position()
    with pytest.raises(IllegalAction):
        state.apply(seat, np.int64(state.actions.size), SampledChance(2))
    with pytest.raises(TypeError):
        state.apply(seat, 1.0, SampledChance(2))  # type: ignore[arg-type]
    assert state.position() == before
    state.apply(seat, np.int64(state.legal(seat)[0]), SampledChance(2))
    assert state.position() != before
