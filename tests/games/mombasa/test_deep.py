"""Games of players who use their cards reach states that random play does not; all of them hold
what the conformance suite demands."""

from random import Random
from typing import Any

import pytest

from conforming import option_name
from kontor.bots import value_mombasa
from kontor.core.options import Options
from kontor.games.mombasa.state import MombasaState
from kontor.testing.conformance import Conformance
from scenario_mombasa import GAME

SAMPLES = GAME.sample_options()


class DeepSuite(Conformance):
    """The suite with mostly sensible choices: a random one now and then."""

    def __init__(self, options: Options, seed: str):
        super().__init__(GAME, options, seed, 0.02)
        self.random = Thoughtful(self, seed)


class Thoughtful(Random):
    """Chooses among a seat's actions as a greedy player would, seven times of eight."""

    def __init__(self, suite: DeepSuite, seed: str):
        super().__init__(seed)
        self.suite = suite

    def choice(self, options: Any) -> Any:
        state = self.suite.play.state
        seat = state.actors[0]
        legal = state.legal(seat)
        assert isinstance(state, MombasaState)
        if list(options) == legal and legal and isinstance(options, list):
            if self.random() < 0.125:
                return super().choice(options)
            known = state.known_to(seat)
            return max(legal, key=value_mombasa.judge(known, seat))
        return seat


@pytest.mark.parametrize("options", SAMPLES, ids=option_name)
def test_a_game_of_sensible_players_holds_every_promise(options: Options) -> None:
    state = DeepSuite(options, f"deep {option_name(options)}").run().state
    assert min(score.total for score in state.scores()) > 20
