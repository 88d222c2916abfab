"""Bots of some strength at Mombasa."""

import pytest

from kontor import bots, games
from kontor.arena.simulation import simulate
from kontor.bots.outlook_mombasa import Outlook
from kontor.core.chance import SampledChance
from scenario_mombasa import Scene

GAME = games.load("mombasa")


def test_greedy_beats_random() -> None:
    options = GAME.settle({"players": 2})
    for seats in (["greedy", "random"], ["random", "greedy"]):
        result = simulate(GAME, options, seats, 4, seed=11)
        assert result.wins[seats.index("greedy")] == 4


def books_worth(*books: str) -> float:
    """What books on the first spaces are worth to a seat with little in hand."""
    scene = Scene().hand(0, "bookkeeper2", "coffee2", "bananas2")
    for space, book in enumerate(books):
        scene.shelf(0, **{f"s{space}": book})
    return Outlook(scene.s, 0).shelf.worth(scene.s)


def test_books_that_can_be_entered_together_are_worth_more() -> None:
    alike = books_worth("a-coffee2-pounds2", "a-coffee2-diamonds1")
    unlike = books_worth("a-coffee2-pounds2", "c-cotton4-helper-pounds5")
    assert alike > unlike > books_worth("a-coffee2-pounds2") > 0


def test_greedy_uses_the_bookkeeper_before_the_goods_that_a_book_asks_for() -> None:
    scene = Scene().area(0, "bookkeeper2", "coffee2").shelf(0, s0="a-coffee2-pounds2")
    done: list[str] = []
    while "use:coffee2" not in done:
        seat = scene.s.actors[0]
        action = bots.make("greedy", 0).decide(scene.s, seat)
        if seat == 0:
            done.append(scene.s.write(seat, action))
        scene.s.step(seat, action, SampledChance(1))
    assert "jar" in done


@pytest.mark.full
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random_in_99_of_100_games(players: int) -> None:
    options = GAME.settle({"players": players, "setup": "variable"})
    names = ["greedy", *["random"] * (players - 1)]
    result = simulate(GAME, options, names, 100, seed=21)
    assert result.errors == []
    assert result.wins[0] >= 99
