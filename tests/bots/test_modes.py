"""Greedy in Burgundy's team game and solo game."""

import pytest

from kontor import games
from kontor.arena.simulation import simulate

GAME = games.load("burgundy")


def mean_points(bot: str, board: str, number: int) -> float:
    """The mean of a team's points when all four play alike."""
    options = GAME.settle({"mode": "team", "duchies": board})
    result = simulate(GAME, options, [bot] * 4, number, seed=17)
    assert result.errors == []
    return sum(result.points) / 2 / result.games


def test_greedy_partners_beat_random_ones() -> None:
    options = GAME.settle({"mode": "team"})
    for first in (0, 1):
        names = ["greedy", "random"] * 2 if first == 0 else ["random", "greedy"] * 2
        result = simulate(GAME, options, names, 2, seed=13)
        assert result.wins[first] == result.wins[first + 2] == 2


@pytest.mark.parametrize("board", ["13a", "13b"])
def test_greedy_fills_most_of_a_solo_board(board: str) -> None:
    options = GAME.settle({"mode": "solo", "duchies": board})
    filled = simulate(GAME, options, ["greedy"], 10, seed=19).points[0] / 10
    assert filled > 25
    assert simulate(GAME, options, ["random"], 10, seed=19).points[0] / 10 < filled - 15


@pytest.mark.full
def test_board_12b_is_harder_than_12a() -> None:
    assert mean_points("greedy", "12b", 100) < mean_points("greedy", "12a", 100) - 15
