"""Selling goods and taking workers."""

import pytest

from kontor.testing import proves
from scenario_burgundy import Scene, final

COLOURS = ["turquoise", "purple", "pink", "red", "brown", "orange"]
"""The colours of the die values 1 to 6."""


@proves("B-SELL-1")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_the_die_decides_the_colour_that_is_sold(value: int) -> None:
    goods = COLOURS[value - 1]
    before, after = COLOURS[value - 2], COLOURS[value % 6]
    scene = Scene().goods(0, **{goods: 1, before: 1, after: 1}).dice(0, value, value)
    assert [action for action in scene.legal() if "sell" in action] == [f"{value}:sell:{goods}"]
    for other in (before, after):
        assert scene.why(f"{value}:sell:{other}") == ("too-few-workers", "B-SELL-1")
    scene.do(f"{value}:sell:{goods}")
    assert scene.held(0) == {before: 1, after: 1}
    assert scene.sold_pile(0) == {goods: 1}


@proves("B-SELL-1")
def test_a_colour_that_is_not_held_cannot_be_sold() -> None:
    scene = Scene().goods(0, red=1).goods(1, pink=2).sold(0, pink=1).dice(0, 3, 4).workers(0, 3)
    assert scene.why("3:sell:pink") == ("no-goods", "B-SELL-1")
    assert scene.why("4:sell:pink") == ("no-goods", "B-SELL-1")


@proves("B-SELL-1")
def test_a_die_changed_by_workers_sells_the_colour_of_its_new_value() -> None:
    scene = Scene().goods(0, orange=1).dice(0, 2, 2).workers(0, 2)
    scene.do("2:sell:orange")
    assert scene.sold_pile(0) == {"orange": 1}
    assert scene.s.workers[0] == 0


@proves("B-SELL-2")
@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_a_sale_takes_the_whole_stack(count: int) -> None:
    scene = Scene().last_round().goods(0, red=count, pink=1).dice(0, 4, 4)
    assert [action for action in scene.legal() if "sell" in action] == ["4:sell:red"]
    scene.do("4:sell:red")
    assert scene.held(0) == {"pink": 1}
    assert scene.sold_pile(0) == {"red": count}
    assert scene.why("4:sell:red") == ("no-goods", "B-SELL-1")


@proves("B-SELL-3", "B-SELL-4")
@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 3), (4, 4)])
@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_a_sale_brings_one_silver_and_points_for_each_tile(
    players: int, each: int, count: int
) -> None:
    scene = Scene(players).last_round().goods(0, brown=count).silver(0, 3).dice(0, 5, 1)
    scene.do("5:sell:brown")
    assert scene.s.silver[0] == 3 + 1
    assert scene.points(0) == each * count
    assert scene.s.workers[0] == 0
    assert (scene.points(1), scene.s.silver[1]) == (0, 1)


@proves("B-SELL-5")
def test_a_sale_frees_the_goods_space() -> None:
    scene = Scene().goods(0, red=1, pink=1, brown=1).depot_goods(2, purple=1).dice(0, 4, 2)
    scene.store(0, "ship", "ship")
    scene.do("4:sell:red", "2:place:ship@d3", "ship:2")
    assert scene.held(0) == {"purple": 1, "pink": 1, "brown": 1}
    full = Scene().goods(0, red=1, pink=1, brown=1).depot_goods(2, purple=1).dice(0, 4, 2)
    full.store(0, "ship").do("2:place:ship@d3")
    assert full.held(0) == {"red": 1, "pink": 1, "brown": 1}


@proves("B-SELL-5")
def test_sold_tiles_stay_in_the_pile_to_the_end() -> None:
    scene = Scene().goods(0, red=2, pink=1).silver(0, 0).dice(0, 4, 4)
    scene.do("4:sell:red").goods(0, red=1)
    scene.do("4:sell:red")
    assert scene.sold_pile(0) == {"red": 3}
    assert scene.points(0) == 4 + 2
    final(scene)
    assert scene.sold_pile(0) == {"red": 3}
    # At the end: one unsold tile and two silver; the sold tiles bring nothing more.
    assert scene.points(0) == 6 + 1 + 2


@proves("B-SELL-1", "B-SELL-3")
def test_two_dice_make_two_sales() -> None:
    scene = Scene().goods(0, red=2, pink=1).silver(0, 0).dice(0, 4, 3)
    scene.do("4:sell:red", "3:sell:pink")
    assert scene.s.silver[0] == 2
    assert scene.points(0) == 4 + 2
    assert scene.legal()[-1] == "end"


@proves("B-WORK-1")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("workers", [0, 3])
def test_any_die_takes_two_workers_and_costs_none(value: int, workers: int) -> None:
    scene = Scene().dice(0, value, value % 6 + 1).workers(0, workers).silver(0, 0)
    scene.do(f"{value}:workers")
    assert scene.s.workers[0] == workers + 2
    assert (scene.s.silver[0], scene.points(0)) == (0, 0)
    assert scene.why(f"{value}:workers") == ("no-such-die", "B-TURN-1")
    scene.do(f"{value % 6 + 1}:workers")
    assert scene.s.workers[0] == workers + 4
    assert scene.legal() == ["end"]


@proves("B-WORK-1")
def test_workers_are_not_taken_with_a_value_that_no_die_shows() -> None:
    scene = Scene().dice(0, 2, 5).workers(0, 6)
    assert [action for action in scene.legal() if "workers" in action] == [
        "2:workers",
        "5:workers",
    ]
    assert scene.why("3:workers") == ("no-such-die", "B-TURN-1")
