"""Burgundy passes the conformance suite with every option."""

from itertools import combinations

import pytest

from conforming import check_hashes, option_name, sampled
from kontor import games
from kontor.arena.simulation import simulate
from kontor.core.options import Options
from kontor.testing.conformance import check_game

GAME = games.load("burgundy")
SAMPLES = GAME.sample_options()


@pytest.mark.parametrize("options", sampled(GAME), ids=option_name)
def test_a_random_game_holds_every_promise(options: Options) -> None:
    play = check_game(GAME, options, f"sample {option_name(options)}", share=0.02)
    assert play.state.outcome is not None


@pytest.mark.full
@pytest.mark.parametrize("options", SAMPLES, ids=option_name)
def test_more_random_games_hold_every_promise(options: Options) -> None:
    for seed in range(8):
        assert check_game(GAME, options, seed, share=0.05).state.outcome is not None


@pytest.mark.full
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("duchies", [*map(str, range(1, 11)), "named", "random", "random-secret"])
def test_a_thousand_random_games_end_without_error(players: int, duchies: str) -> None:
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


PARTS = ("extra-tiles", "border-posts", "white-castles", "inns", "trade-routes", "shields")
PAIRS = list(combinations(PARTS, 2))


def with_parts(parts: tuple[str, ...], players: int) -> Options:
    return GAME.settle({"players": players, **dict.fromkeys(parts, "on")})


@pytest.mark.parametrize("parts", PAIRS, ids="+".join)
def test_every_pair_of_expansions_plays_to_the_end(parts: tuple[str, ...]) -> None:
    for players in (2, 3, 4):
        result = simulate(GAME, with_parts(parts, players), ["random"] * players, 3, seed=players)
        assert result.errors == []


@pytest.mark.full
@pytest.mark.parametrize("parts", [*((part,) for part in PARTS), *PAIRS, PARTS], ids="+".join)
def test_five_hundred_games_of_each_expansion_and_pair(parts: tuple[str, ...]) -> None:
    for players, number in ((2, 168), (3, 166), (4, 166)):
        result = simulate(GAME, with_parts(parts, players), ["random"] * players, number, seed=7)
        assert result.errors == []
        assert result.games == number


FITTING = {
    "team": ("extra-tiles", "white-castles", "inns", "shields"),
    "solo": ("extra-tiles", "white-castles", "inns"),
}
MODES = [
    (mode, board, parts)
    for mode, boards in (("team", ("12a", "12b")), ("solo", ("13a", "13b")))
    for board in boards
    for count in (0, 1, 2, len(FITTING[mode]))
    for parts in combinations(FITTING[mode], count)
]


def mode_options(mode: str, board: str, parts: tuple[str, ...]) -> Options:
    return GAME.settle({"mode": mode, "duchies": board, **dict.fromkeys(parts, "on")})


@pytest.mark.parametrize(("mode", "board", "parts"), MODES)
def test_teams_and_solo_players_play_with_every_pair(
    mode: str, board: str, parts: tuple[str, ...]
) -> None:
    options = mode_options(mode, board, parts)
    result = simulate(GAME, options, ["random"] * int(options["players"]), 3, seed=3)
    assert result.errors == []


@pytest.mark.full
@pytest.mark.parametrize(("mode", "board", "parts"), MODES)
def test_five_hundred_games_of_each_mode(mode: str, board: str, parts: tuple[str, ...]) -> None:
    options = mode_options(mode, board, parts)
    result = simulate(GAME, options, ["random"] * int(options["players"]), 500, seed=7)
    assert result.errors == []
    assert result.games == 500


def test_hashes_do_not_depend_on_the_hash_seed_of_the_process() -> None:
    check_hashes(GAME, every=9)
