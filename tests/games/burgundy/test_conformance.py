"""Burgundy passes the conformance suite with every option."""

import os
import subprocess
import sys

import pytest

from kontor import games
from kontor.core.options import Options
from kontor.testing.conformance import check_game, digests

GAME = games.load("burgundy")
SAMPLES = GAME.sample_options()


def name(options: Options) -> str:
    return "-".join(str(value) for value in options.values())


@pytest.mark.parametrize("options", SAMPLES, ids=name)
def test_a_random_game_holds_every_promise(options: Options) -> None:
    play = check_game(GAME, options, f"sample {name(options)}", share=0.02)
    assert play.state.outcome is not None


@pytest.mark.full
@pytest.mark.parametrize("options", SAMPLES, ids=name)
def test_more_random_games_hold_every_promise(options: Options) -> None:
    for seed in range(25):
        assert check_game(GAME, options, seed, share=0.05).state.outcome is not None


@pytest.mark.full
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("duchies", [*map(str, range(1, 11)), "named", "random", "random-secret"])
def test_a_thousand_random_games_end_without_error(players: int, duchies: str) -> None:
    from kontor.arena.simulation import simulate

    named = ",".join(["2", "5", "8", "10"][:players])
    options = GAME.settle(
        {
            "players": players,
            "duchies": named if duchies == "named" else duchies.removesuffix("-secret"),
            "start": "secret" if duchies.endswith("secret") else "in-order",
        }
    )
    result = simulate(GAME, options, ["random"] * players, 1000, seed=players)
    assert result.errors == []
    assert result.games == 1000
    assert sum(result.wins) == 1000


SCRIPT = """
from kontor import games
from kontor.testing.conformance import digests
game = games.load("burgundy")
for options in game.sample_options()[::9]:
    print(*digests(game, options, "hashes"))
"""


def test_hashes_do_not_depend_on_the_hash_seed_of_the_process() -> None:
    found = set()
    for seed in ("0", "1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        run = subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        found.add(run.stdout)
    assert len(found) == 1
    here = "\n".join(" ".join(digests(GAME, options, "hashes")) for options in SAMPLES[::9])
    assert found == {here + "\n"}
