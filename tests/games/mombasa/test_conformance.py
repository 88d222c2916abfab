"""Mombasa passes the conformance suite with every option."""

import pytest

from conforming import check_hashes, option_name
from kontor.arena.simulation import simulate
from kontor.core.options import Options
from kontor.testing import proves
from kontor.testing.conformance import check_game
from scenario_mombasa import GAME

SAMPLES = GAME.sample_options()


@proves("M-PLAN-7", "M-INFO-3", "M-INFO-4", "M-INFO-5")
@pytest.mark.parametrize("options", SAMPLES, ids=option_name)
def test_a_random_game_holds_every_promise(options: Options) -> None:
    play = check_game(GAME, options, f"sample {option_name(options)}", 0.02)
    assert play.state.outcome is not None


@pytest.mark.full
@pytest.mark.parametrize("options", SAMPLES, ids=option_name)
def test_more_random_games_hold_every_promise(options: Options) -> None:
    for seed in range(8):
        assert check_game(GAME, options, seed, 0.05).state.outcome is not None


@pytest.mark.full
@pytest.mark.parametrize("options", SAMPLES, ids=option_name)
def test_a_thousand_random_games_end_without_error(options: Options) -> None:
    players = int(options["players"])
    result = simulate(GAME, options, ["random"] * players, 1000, seed=players)
    assert result.errors == []
    assert result.games == 1000


def test_hashes_do_not_depend_on_the_hash_seed_of_the_process() -> None:
    check_hashes(GAME, every=2)
