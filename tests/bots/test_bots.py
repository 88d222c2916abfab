"""Bots: legal, reproducible, blind to what is hidden, and of some strength."""

import pytest

from kontor import bots, games
from kontor.arena.simulation import simulate
from kontor.bots.bot import Bot, Budget, Player
from kontor.core.chance import SampledChance
from kontor.core.errors import KontorError
from kontor.core.options import Options

GAME = games.load("burgundy")
SAMPLES = GAME.sample_options()


@pytest.mark.parametrize("name", bots.BOTS)
@pytest.mark.parametrize("options", SAMPLES[::4], ids=str)
def test_a_bot_plays_whole_games_with_every_option(name: str, options: Options) -> None:
    result = simulate(GAME, options, [name] * int(options["players"]), 1, seed=7)
    assert result.errors == []
    assert result.games == 1


@pytest.mark.parametrize("name", bots.BOTS)
def test_a_bot_with_the_same_seed_plays_the_same(name: str) -> None:
    options = GAME.settle({"players": 3, "duchies": "random"})
    first = simulate(GAME, options, [name] * 3, 3, seed=5)
    second = simulate(GAME, options, [name] * 3, 3, seed=5)
    assert (first.points, first.wins, first.decisions) == (
        second.points,
        second.wins,
        second.decisions,
    )
    other = simulate(GAME, options, [name] * 3, 3, seed=6)
    assert other.points != first.points


@pytest.mark.parametrize("name", bots.BOTS)
def test_a_choice_does_not_depend_on_what_is_hidden(name: str) -> None:
    """Seat 2 chooses its start after seats 0 and 1 have chosen in secret."""
    options = GAME.settle({"players": 3, "duchies": "random", "start": "secret"})
    choices = set()
    for first in range(8):
        state = GAME.new(options, SampledChance("hidden"))
        for seat in (0, 1):
            legal = state.legal(seat)
            state.apply(seat, legal[first % len(legal)], SampledChance(1))
        bot = bots.make(name, "same")
        choices.add(bot.decide(state, 2))
    assert len(choices) == 1


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


def test_a_budget_is_playouts_or_time() -> None:
    assert bots.make("greedy@200", 1).budget == Budget(playouts=200)
    assert bots.make("greedy@50ms", 1).budget == Budget(seconds=0.05)
    assert bots.make("greedy@1.5s", 1).budget == Budget(seconds=1.5)
    for wrong in ("", "0", "0s", "-1", "1.5", "ms", "1m"):
        with pytest.raises(KontorError, match="there is no budget"):
            bots.make(f"greedy@{wrong}", 1)


def test_a_bot_is_not_asked_where_there_is_no_choice() -> None:
    class Never(Bot):
        def choose(self, *_about: object) -> int:
            raise AssertionError

    state = GAME.new({"players": 2}, SampledChance(1))
    seat = state.actors[0]
    while len(state.legal(seat)) > 1:
        state.step(seat, state.legal(seat)[0], SampledChance(1))
        seat = state.actors[0]
    assert Player(Never(1), Budget()).decide(state, seat) == state.legal(seat)[0]


def test_a_bot_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(KontorError, match="there is no bot 'deep'; there are: random, greedy"):
        bots.make("deep", 1)
