"""Bots at Mombasa: legal, reproducible, blind to plans, and of some strength."""

import pytest

from kontor import bots, games
from kontor.arena.simulation import simulate
from kontor.core.chance import SampledChance
from kontor.core.options import Options

GAME = games.load("mombasa")


@pytest.mark.parametrize("options", GAME.sample_options(), ids=str)
def test_greedy_plays_whole_games_with_every_option(options: Options) -> None:
    players = int(options["players"])
    first = simulate(GAME, options, ["greedy"] * players, 1, seed=3)
    assert first.errors == []
    second = simulate(GAME, options, ["greedy"] * players, 1, seed=3)
    assert (first.points, first.decisions) == (second.points, second.decisions)


@pytest.mark.parametrize("name", bots.BOTS)
def test_a_plan_does_not_depend_on_the_plans_of_others(name: str) -> None:
    """Seat 1 plans after seat 0 has planned in secret, one card or another."""
    choices = set()
    for first in range(4):
        state = GAME.new({"players": 2}, SampledChance("hidden"))
        while not state.secret:
            seat = state.actors[0]
            state.apply(seat, state.legal(seat)[0], SampledChance(1))
        legal = state.legal(0)
        state.apply(0, legal[first % len(legal)], SampledChance(1))
        bot = bots.make(name, "same")
        choices.add(bot.choose(state.known_to(1), 1, state.legal(1)))
    assert len(choices) == 1


def test_greedy_beats_random() -> None:
    options = GAME.settle({"players": 2})
    for seats in (["greedy", "random"], ["random", "greedy"]):
        result = simulate(GAME, options, seats, 4, seed=11)
        assert result.wins[seats.index("greedy")] == 4


@pytest.mark.full
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random_in_99_of_100_games(players: int) -> None:
    options = GAME.settle({"players": players, "setup": "variable"})
    names = ["greedy", *["random"] * (players - 1)]
    result = simulate(GAME, options, names, 100, seed=21)
    assert result.errors == []
    assert result.wins[0] >= 99
