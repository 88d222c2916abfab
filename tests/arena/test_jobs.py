"""The same games on several processes."""

from dataclasses import replace
from pathlib import Path

import pytest

from kontor import games
from kontor.arena.jobs import MOST_BATCHES, batches, here, local, run
from kontor.arena.simulation import Simulation, SimulationOrder, simulate
from kontor.core.components import own_set
from kontor.core.errors import KontorError

GAME = games.load("mombasa")
OPTIONS = GAME.settle({"players": 3})
ORDER = SimulationOrder("mombasa", "", OPTIONS, ["random", "greedy", "random"], 7)


def timeless(result: Simulation) -> Simulation:
    return replace(result, seconds=0.0)


@pytest.mark.parametrize("count", [1, 2, 63, 64, 65, 1000])
def test_batches_hold_every_number_once(count: int) -> None:
    found = batches(range(9, 9 + count))
    assert [number for piece in found for number in piece] == list(range(9, 9 + count))
    assert len(found) < 2 * MOST_BATCHES


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    seen: list[int] = []
    alone = simulate(GAME, ORDER.options, ORDER.bots, 5, ORDER.seed)
    assert timeless(run(ORDER, range(5), here)) == timeless(alone)
    assert timeless(run(ORDER, range(5), local(3), seen.append)) == timeless(alone)
    assert sorted(seen) == seen == [1, 2, 3, 4, 5]


def test_a_component_set_of_ones_own_goes_along(tmp_path: Path) -> None:
    own = own_set("mombasa", tmp_path)
    order = replace(ORDER, component_data=own.pack())
    assert timeless(order.play(range(1))) == timeless(ORDER.play(range(1)))


def test_what_is_wrong_with_an_order_is_said() -> None:
    with pytest.raises(KontorError, match="there is no bot 'nobody'"):
        run(replace(ORDER, bots=["nobody"] * 3), range(4), local(2))
    with pytest.raises(KontorError, match="1 bots for 3 players"):
        run(replace(ORDER, bots=["random"]), range(4), local(2))


def test_later_games_are_added() -> None:
    first, rest = ORDER.play(range(2)), ORDER.play(range(2, 3))
    rest.errors.append("game 2: something")
    both = replace(first)
    both.merge(rest)
    assert both.games == 3
    assert both.points == [a + b for a, b in zip(first.points, rest.points, strict=True)]
    assert sum(both.wins) >= 3
    assert both.errors == ["game 2: something"]
    assert both.seconds == first.seconds + rest.seconds
