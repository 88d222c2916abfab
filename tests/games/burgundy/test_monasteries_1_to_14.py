"""Monasteries 1 to 14, one by one."""

import pytest

from kontor.testing import proves
from scenario_burgundy import Scene
from scenario_burgundy_monasteries import owning, turned


@proves("B-MON-1")
@pytest.mark.parametrize("building", ["bank", "watchtower", "market", "town-hall"])
def test_monastery_1_lifts_the_bound_of_one_type_a_town(building: str) -> None:
    bound = Scene().lay(0, c4="monastery2", e4=building).store(0, building).dice(0, 5, 5)
    assert bound.why(f"5:place:{building}@f4") == ("building-in-town", "B-BUILD-2")
    scene = owning(1).lay(0, e4=building, e5=building).store(0, building, building)
    scene.dice(0, 5, 6).silver(0, 0)
    scene.do(f"5:place:{building}@f4", *["pass"] * (building == "town-hall"))
    scene.do(f"6:place:{building}@f5")
    assert [scene.tile(0, space) for space in ("e4", "e5", "f4", "f5")] == [building] * 4


@proves("B-MON-1")
def test_monastery_1_lifts_it_for_castle_and_town_hall_too() -> None:
    scene = owning(1).lay(0, e4="bank").store(0, "castle", "bank").silver(0, 0).dice(0, 6, 3)
    scene.do("6:place:castle@b3", "*:place:bank@f4")
    scene.store(0, "town-hall", "bank").do("3:place:town-hall@c3", "place:bank@e5")
    assert scene.s.silver[0] == 4


@proves("B-MON-2")
@pytest.mark.parametrize(
    ("mines", "workers"), [([], 0), (["e3"], 1), (["e3", "f2"], 2), (["e3", "f2", "g1"], 3)]
)
def test_monastery_2_adds_a_worker_for_each_mine_at_the_end_of_each_phase(
    mines: list[str], workers: int
) -> None:
    scene = owning(2).lay(0, **dict.fromkeys(mines, "mine")).store(0, "mine").silver(0, 0)
    scene.lay(1, e3="mine").end_round()
    assert (scene.s.silver[0], scene.s.workers[0]) == (0, 0)
    for phase in (1, 2):
        scene.last_round().end_round()
        assert scene.s.phase == phase
        assert (scene.s.silver[0], scene.s.workers[0]) == (phase * workers, phase * workers)
        assert (scene.s.silver[1], scene.s.workers[1]) == (1 + phase, 0)


@proves("B-MON-3")
@pytest.mark.parametrize("count", [1, 4])
def test_monastery_3_makes_each_sale_2_silver(count: int) -> None:
    scene = owning(3).last_round().goods(0, red=count, brown=1).silver(0, 0).dice(0, 4, 3)
    scene.do("4:sell:red")
    assert (scene.s.silver[0], scene.s.workers[0], scene.points(0)) == (2, 0, 2 * count)
    scene.store(0, "warehouse").do("3:place:warehouse@e4", "sell:brown")
    assert (scene.s.silver[0], scene.s.workers[0], scene.points(0)) == (4, 0, 2 * count + 2)


@proves("B-MON-4")
@pytest.mark.parametrize("count", [1, 4])
def test_monastery_4_adds_a_worker_to_each_sale(count: int) -> None:
    scene = owning(4).last_round().goods(0, red=count, brown=1).silver(0, 0).dice(0, 4, 3)
    scene.do("4:sell:red")
    assert (scene.s.silver[0], scene.s.workers[0], scene.points(0)) == (1, 1, 2 * count)
    scene.store(0, "warehouse").do("3:place:warehouse@e4", "sell:brown")
    assert (scene.s.silver[0], scene.s.workers[0], scene.points(0)) == (2, 2, 2 * count + 2)


def ship_with_5(**held: int) -> Scene:
    return owning(5).goods(0, **held).store(0, "ship").dice(0, 2, 2)


@proves("B-MON-5a")
@pytest.mark.parametrize(
    ("first", "beside"),
    [(1, [2, 6]), (2, [1, 3]), (3, [2, 4]), (4, [3, 5]), (5, [4, 6]), (6, [1, 5])],
)
def test_monastery_5_empties_a_depot_beside_the_first(first: int, beside: list[int]) -> None:
    scene = ship_with_5().last_round()
    for number in range(1, 7):
        scene.depot_goods(number, red=1)
    scene.do("2:place:ship@d3", f"ship:{first}")
    assert scene.held(0) == {"red": 1}
    assert scene.legal() == [f"ship:{number}" for number in beside] + ["pass"]
    across = (first + 2) % 6 + 1
    assert scene.why(f"ship:{across}") == ("depot-not-beside", "B-MON-5a")
    scene.do(f"ship:{beside[1]}")
    assert scene.held(0) == {"red": 2}
    assert scene.in_depot(beside[0]) == {"red": 1}
    # No third depot.
    assert scene.why(f"ship:{beside[0]}") == ("no-ship", "B-SHIP-1")
    assert scene.legal() == ["2:workers", "end"]


@proves("B-MON-5a")
def test_without_monastery_5_there_is_no_second_depot() -> None:
    scene = Scene().lay(0, c4="monastery6").depot_goods(1, red=1).depot_goods(2, red=1)
    scene.store(0, "ship").dice(0, 2, 2).do("2:place:ship@d3", "ship:1")
    assert scene.why("ship:2") == ("no-ship", "B-SHIP-1")


@proves("B-MON-5a")
def test_of_the_second_depot_too_all_that_fits_is_taken_and_the_rest_stays() -> None:
    scene = ship_with_5(red=1).depot_goods(1, pink=2).depot_goods(6, red=1, brown=1, orange=2)
    scene.do("2:place:ship@d3", "ship:1", "ship:6")
    assert scene.legal() == ["load:brown", "load:orange"]
    assert scene.why("pass") == ("goods-must-fit", "B-SHIP-3")
    scene.do("load:orange")
    assert scene.held(0) == {"pink": 2, "red": 2, "orange": 2}
    assert scene.in_depot(6) == {"brown": 1}


@proves("B-MON-5a")
def test_of_the_second_depot_everything_is_taken_at_once_when_it_fits() -> None:
    scene = ship_with_5(red=1).depot_goods(1, red=1).depot_goods(2, red=1, brown=2, orange=1)
    scene.do("2:place:ship@d3", "ship:1", "ship:2")
    assert scene.held(0) == {"red": 3, "brown": 2, "orange": 1}
    assert scene.in_depot(2) == {}


@proves("B-MON-5b")
def test_the_second_depot_is_named_when_the_goods_of_the_first_are_in() -> None:
    scene = ship_with_5(red=1, pink=1).depot_goods(3, brown=1, orange=1)
    scene.depot_goods(2, purple=1).depot_goods(4, orange=1)
    scene.do("2:place:ship@d3", "ship:3")
    assert scene.why("ship:4") == ("effect-open", "B-TURN-3")
    scene.do("load:orange")
    # All goods spaces are taken now: purple does not fit any more, orange does.
    assert scene.why("ship:2") == ("no-goods-fit", "B-SHIP-2")
    assert scene.legal() == ["ship:4", "pass"]
    scene.do("ship:4")
    assert scene.held(0) == {"red": 1, "pink": 1, "orange": 2}
    assert scene.in_depot(3) == {"brown": 1}


@proves("B-MON-5b")
def test_the_second_depot_may_be_passed_and_the_bridge_follows_after_both() -> None:
    scene = ship_with_5().depot_goods(1, red=1).depot_goods(2, red=1)
    scene.do("2:place:ship@d3")
    assert scene.s.bridge == [0, 0]
    scene.do("ship:1")
    assert scene.s.bridge == [0, 0]
    assert "marker-advances" not in scene.events()
    scene.do("pass")
    assert scene.s.bridge == [1, 0]
    assert scene.held(0) == {"red": 1}
    assert scene.in_depot(2) == {"red": 1}


@proves("B-MON-5b")
def test_the_bridge_comes_once_behind_the_second_depot() -> None:
    scene = ship_with_5().depot_goods(1, red=1).depot_goods(2, red=1)
    scene.do("2:place:ship@d3", "ship:1", "ship:2")
    assert scene.events() == ["goods-loaded", "marker-advances"]
    assert scene.s.bridge == [1, 0]


@proves("B-MON-5b")
def test_passing_the_first_depot_forgoes_the_second() -> None:
    scene = ship_with_5().depot_goods(1, red=1).depot_goods(2, red=1)
    scene.do("2:place:ship@d3", "pass")
    assert scene.legal() == ["2:workers", "end"]
    assert scene.s.bridge == [1, 0]
    assert scene.held(0) == {}


@proves("B-MON-5b")
@pytest.mark.parametrize("beside", [{}, {"purple": 1}], ids=["neighbours empty", "nothing fits"])
def test_the_second_depot_is_skipped_when_it_gives_nothing(beside: dict[str, int]) -> None:
    scene = ship_with_5(red=1, pink=1, brown=1).depot_goods(3, red=1).depot_goods(5, red=1)
    scene.depot_goods(4, **beside).do("2:place:ship@d3", "ship:3")
    assert scene.legal() == ["2:workers", "end"]
    assert scene.s.bridge == [1, 0]
    assert scene.in_depot(5) == {"red": 1}


@proves("B-MON-6a")
@pytest.mark.parametrize(
    ("silver", "workers", "payments"),
    [
        (0, 0, []),
        (1, 0, []),
        (0, 1, []),
        (2, 0, [""]),
        (1, 1, [":1w"]),
        (0, 2, [":2w"]),
        (2, 1, ["", ":1w"]),
        (1, 2, [":1w", ":2w"]),
        (3, 3, ["", ":1w", ":2w"]),
    ],
)
@pytest.mark.parametrize("tile", ["castle", "ship@4"])
def test_monastery_6_pays_with_silver_workers_or_one_of_each(
    silver: int, workers: int, payments: list[str], tile: str
) -> None:
    for paid, payment in enumerate(["", ":1w", ":2w"]):
        scene = owning(6).silver(0, silver).workers(0, workers)
        scene.black("castle").depot(4, "ship")
        if payment not in payments:
            assert scene.why(f"buy:{tile}{payment}") == ("cannot-pay", "B-BUY-4")
            continue
        scene.do(f"buy:{tile}{payment}")
        assert scene.s.silver[0] == silver - 2 + paid
        assert scene.s.workers[0] == workers - paid
        assert scene.stores(0) == [tile.removesuffix("@4")]


@proves("B-MON-6b")
@pytest.mark.parametrize("payment", ["", ":1w", ":2w"])
@pytest.mark.parametrize(
    ("number", "tile"),
    [(1, "ship"), (2, "castle"), (3, "cow2"), (4, "bank"), (5, "mine"), (6, "market"),
     (0, "church")],
)  # fmt: skip
def test_monastery_6_buys_from_any_depot_without_a_die(
    number: int, tile: str, payment: str
) -> None:
    scene = owning(6).silver(0, 2).workers(0, 2)
    if number:
        scene.depot(number, tile).black("church")
    else:
        scene.black(tile)
    scene.do(f"buy:{tile}@{number}{payment}" if number else f"buy:{tile}{payment}")
    assert scene.stores(0) == [tile]
    assert scene.black_tiles() == ["church"] * (number > 0)
    assert all(scene.depot_tiles(n) == [] for n in range(1, 7))
    scene.do("1:workers", "2:workers")
    assert scene.legal()[-1] == "end"


@proves("B-MON-6b")
def test_monastery_6_buys_no_tile_that_is_not_there() -> None:
    scene = owning(6).silver(0, 2).workers(0, 2)
    assert scene.why("buy:#0") == ("nothing-to-buy", "B-BUY-4")
    assert scene.why("buy:#24:2w") == ("nothing-to-buy", "B-BUY-4")


@proves("B-MON-6c")
@pytest.mark.parametrize("first", ["buy:castle", "buy:ship@4", "buy:ship@4:2w"])
@pytest.mark.parametrize("second", ["buy:mine", "buy:mine@5", "buy:mine@5:2w", "buy:mine:1w"])
def test_monastery_6_buys_only_once_a_turn(first: str, second: str) -> None:
    scene = owning(6).silver(0, 9).workers(0, 9).black("castle", "mine")
    scene.depot(4, "ship").depot(5, "mine").do(first)
    assert len(scene.stores(0)) == 1
    assert scene.why(second) == ("already-bought", "B-BUY-3")
    assert [action for action in scene.legal() if "buy" in action] == []


@proves("B-MON-6b", "B-BUILD-13")
def test_monastery_6_can_feed_an_open_town_hall_from_a_depot() -> None:
    scene = owning(6).store(0, "town-hall").silver(0, 1).workers(0, 1).depot(5, "mine")
    scene.dice(0, 3, 6).do("3:place:town-hall@e4")
    assert scene.legal() == ["buy:mine@5:1w", "pass"]
    scene.do("buy:mine@5:1w", "place:mine@e3")
    assert scene.tile(0, "e3") == "mine"
    assert (scene.s.silver[0], scene.s.workers[0]) == (0, 0)


@proves("B-MON-6b")
def test_monastery_6_can_buy_away_the_only_tile_of_an_open_market() -> None:
    scene = owning(6).store(0, "market").silver(0, 2).depot(4, "ship").dice(0, 3, 6)
    scene.do("3:place:market@e4")
    assert scene.legal() == ["take:ship@4", "buy:ship@4", "pass"]
    scene.do("buy:ship@4")
    assert scene.legal() == ["6:workers", "end"]


@proves("B-MON-7")
@pytest.mark.parametrize(
    ("lying", "tile", "points"),
    [
        ({}, "cow2", 2 + 1),
        ({"b1": "cow4"}, "cow2", 2 + 4 + 2),
        ({"b1": "cow4", "a1": "cow3"}, "cow2", 2 + 4 + 3 + 3),
        ({"b1": "sheep4", "a1": "pig3"}, "cow2", 2 + 1),
    ],
)
def test_monastery_7_adds_a_point_for_each_tile_that_scores(
    lying: dict[str, str], tile: str, points: int
) -> None:
    scene = owning(7).lay(0, c3="bank", b2="goat2", **lying).store(0, tile).dice(0, 4, 4)
    scene.do(f"4:place:{tile}@c2")
    assert scene.points(0) == points


@proves("B-MON-7")
def test_monastery_7_ignores_other_pastures_and_other_tiles() -> None:
    scene = owning(7).lay(0, c3="bank", e5="bank", e6="cow4").store(0, "cow2", "watchtower")
    scene.dice(0, 1, 3).do("1:place:cow2@b2")
    assert scene.points(0) == 2 + 1
    scene.do("3:place:watchtower@e4")
    assert scene.points(0) == 3 + 4


@proves("B-EX-7", "B-MON-7")
def test_example_of_brunos_sheep_and_pigs_with_monastery_7() -> None:
    # Bruno is seat 0; his pasture holds 4 sheep.
    scene = owning(7).lay(0, c3="bank", b2="sheep4").store(0, "sheep3", "pig2").dice(0, 4, 2)
    scene.do("4:place:sheep3@c2")
    assert scene.points(0) == (3 + 1) + (4 + 1) == 9
    scene.do("2:place:pig2@b1")
    assert scene.points(0) - 9 == 2 + 1 == 3


@proves("B-MON-8")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize(
    ("way", "workers"), [(0, 0), (1, 1), (-1, 1), (2, 1), (-2, 1), (3, 2), (-3, 2)]
)
def test_monastery_8_makes_each_worker_worth_up_to_two(die: int, way: int, workers: int) -> None:
    goods = ["turquoise", "purple", "pink", "red", "brown", "orange"][turned(die, way) - 1]
    scene = owning(8).goods(0, **{goods: 1}).dice(0, die, die)
    if workers:
        scene.workers(0, workers - 1)
        assert scene.why(f"{die}:sell:{goods}") == ("too-few-workers", "B-SELL-1")
    scene.workers(0, workers).do(f"{die}:sell:{goods}")
    assert scene.s.workers[0] == 0


@proves("B-MON-8")
@pytest.mark.parametrize(("die", "workers"), [(3, 0), (2, 1), (1, 1), (4, 1), (5, 1), (6, 2)])
@pytest.mark.parametrize("action", ["take:cow2@3", "place:bank@e4"])
def test_monastery_8_helps_with_taking_and_placing(die: int, workers: int, action: str) -> None:
    scene = owning(8).depot(3, "cow2").store(0, "bank").dice(0, die, die)
    if workers:
        scene.workers(0, workers - 1)
        assert scene.why(f"{die}:{action}")[0] == "too-few-workers"
    scene.workers(0, workers).do(f"{die}:{action}")
    assert scene.s.workers[0] == 0


@proves("B-EX-8", "B-MON-8")
def test_example_of_carla_who_turns_a_3_into_a_6() -> None:
    # Carla is seat 0: 2 workers with monastery 8, 3 without it.
    scene = owning(8).depot(6, "market").dice(0, 3, 1).workers(0, 2)
    scene.do("3:take:market@6")
    assert scene.s.workers[0] == 0
    scene = owning(15).depot(6, "market").dice(0, 3, 1).workers(0, 2)
    refusal = scene.refused("3:take:market@6")
    assert (refusal.reason, refusal.params["workers"]) == ("too-few-workers", 3)
    scene.workers(0, 3).do("3:take:market@6")
    assert scene.s.workers[0] == 0


@proves("B-MON-9", "B-MON-10", "B-MON-11", "B-MON-12")
def test_a_free_change_holds_for_each_use_and_uses_up_the_die_that_is_shown() -> None:
    scene = owning(12).depot(3, "cow3").depot(6, "market").dice(0, 4, 1)
    scene.do("4:take:cow3@3")
    assert scene.why("4:workers") == ("no-such-die", "B-TURN-1")
    scene.do("1:take:market@6")
    assert scene.stores(0) == ["cow3", "market"]
    assert scene.legal() == ["end"]


@proves("B-MON-12")
@pytest.mark.parametrize(("die", "near"), [(1, "612"), (3, "234"), (6, "561")])
def test_monastery_12_reaches_the_depots_beside_the_die(die: int, near: str) -> None:
    scene = owning(12).dice(0, die, die)
    tiles = ["ship", "castle", "cow2", "bank", "mine", "market"]
    for number, tile in enumerate(tiles, 1):
        scene.depot(number, tile)
    takes = [action for action in scene.legal() if "take" in action]
    assert sorted(takes) == sorted(f"{die}:take:{tiles[int(n) - 1]}@{n}" for n in near)


@proves("B-MON-13a", "B-MON-14a")
@pytest.mark.parametrize("value", [1, 6])
def test_13_and_14_work_with_each_die_again(value: int) -> None:
    scene = owning(13, 14).silver(0, 0).dice(0, value, value)
    scene.do(f"{value}:workers", f"{value}:workers")
    assert (scene.s.silver[0], scene.s.workers[0]) == (2, 8)


@proves("B-MON-13b", "B-MON-14b")
@pytest.mark.parametrize("monasteries", [(13,), (14,), (13, 14)])
@pytest.mark.parametrize("way", ["die", "castle", "town hall"])
def test_13_and_14_change_nothing_for_the_boarding_house(
    monasteries: tuple[int, ...], way: str
) -> None:
    scene = owning(*monasteries).silver(0, 0).dice(0, 3, 6)
    if way == "die":
        scene.store(0, "boarding-house").do("3:place:boarding-house@e4")
    elif way == "castle":
        scene.store(0, "castle", "boarding-house")
        scene.do("6:place:castle@b3", "*:place:boarding-house@e4")
    else:
        scene.store(0, "town-hall", "boarding-house")
        scene.do("3:place:town-hall@e4", "place:boarding-house@f4")
    assert (scene.s.silver[0], scene.s.workers[0]) == (0, 4)


@proves("B-MON-13a", "B-MON-4")
def test_13_gives_nothing_for_the_workers_of_4_or_2() -> None:
    scene = owning(13, 4, 2).lay(0, e3="mine").goods(0, red=1).silver(0, 0).dice(0, 4, 4)
    scene.do("4:sell:red")
    assert (scene.s.silver[0], scene.s.workers[0]) == (1, 1)
    scene.last_round().end_round()
    assert (scene.s.silver[0], scene.s.workers[0]) == (2, 2)
