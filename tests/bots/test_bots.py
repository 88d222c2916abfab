"""Bots of some strength, and the players that are made of them."""

import pytest

from kontor import games
from kontor.arena.simulation import simulate
from kontor.bots.bot import Bot, Budget, Player
from kontor.core.chance import SampledChance

GAME = games.load("burgundy")


def test_greedy_beats_random_and_makes_a_hundred_points() -> None:
    options = GAME.settle({"players": 2})
    wins = 0
    for seats in (["greedy", "random"], ["random", "greedy"]):
        result = simulate(GAME, options, seats, 15, seed=11)
        wins += result.wins[seats.index("greedy")]
    assert wins == 30
    alone = simulate(GAME, options, ["greedy", "greedy"], 10, seed=12)
    assert min(points / alone.games for points in alone.points) >= 100


@pytest.mark.full
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random_in_99_of_100_games(players: int) -> None:
    options = GAME.settle({"players": players})
    won = played = 0
    for seat in range(players):
        names = ["random"] * players
        names[seat] = "greedy"
        result = simulate(GAME, options, names, 100, seed=21)
        assert result.errors == []
        won += result.wins[seat]
        played += result.games
    assert won / played >= 0.99


@pytest.mark.full
def test_greedy_averages_a_hundred_points_with_two_players() -> None:
    options = GAME.settle({"players": 2})
    result = simulate(GAME, options, ["greedy", "greedy"], 300, seed=31)
    assert sum(result.points) / (2 * result.games) >= 100


def test_a_bot_is_not_asked_where_there_is_no_choice() -> None:
    class Never(Bot):
        def choose(self, *_about: object) -> int:
            raise AssertionError

    state = GAME.new({"players": 2}, SampledChance(1))
    seat = state.actors[0]
    while len(state.legal(seat)) > 1:
        state.step(seat, state.legal(seat)[0], SampledChance(1))
        seat = state.actors[0]
    assert Player(Never(1), Budget(playouts=1)).decide(state, seat) == state.legal(seat)[0]
