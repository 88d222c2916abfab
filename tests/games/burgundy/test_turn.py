"""A turn: two dice, open effects, and its end."""

import pytest

from kontor.testing import proves
from scenario_burgundy import Scene, why

USED = ("no-such-die", "B-TURN-1")


def table() -> Scene:
    """Dice 3 and 5; a tile to take, to place, goods to sell with each of them."""
    scene = Scene().dice(0, 3, 5).store(0, "bank", "ship").goods(0, pink=1, brown=1)
    return scene.depot(3, "market").depot(5, "mine")


ACTIONS = {
    3: ["3:take:market@3", "3:place:bank@e4", "3:sell:pink", "3:workers"],
    5: ["5:take:mine@5", "5:place:ship@d5", "5:sell:brown", "5:workers"],
}


@proves("B-TURN-1")
@pytest.mark.parametrize("first", ACTIONS[3])
@pytest.mark.parametrize("second", ACTIONS[5])
@pytest.mark.parametrize("turned", [False, True])
def test_each_die_serves_one_action_in_any_order_and_combination(
    first: str, second: str, turned: bool
) -> None:
    scene = table()
    one, two = (second, first) if turned else (first, second)
    scene.do(one)
    # The die is used up for every action, the other one is not.
    for action in ACTIONS[int(one[0])]:
        if action != one:
            assert why(scene.refused(action)) == USED
    assert two in scene.legal()
    scene.do(two)
    if len(scene.stores(0)) == 3 and "take" in one and "take" in two:
        scene.do("discard:bank")
    assert not [action for action in scene.legal() if action[0] in "123456"]
    assert why(scene.refused("3:workers")) == why(scene.refused("5:workers")) == USED
    assert scene.actor == 0


@proves("B-TURN-1")
def test_the_same_action_may_be_done_with_both_dice() -> None:
    scene = Scene().dice(0, 4, 4).depot(4, "market", "ship")
    scene.do("4:take:market@4", "4:take:ship@4")
    assert scene.stores(0) == ["market", "ship"]
    assert why(scene.refused("4:workers")) == USED
    scene = Scene().dice(0, 4, 4).do("4:workers", "4:workers")
    assert scene.s.workers[0] == 4
    assert why(scene.refused("4:workers")) == USED


@proves("B-TURN-1")
def test_a_turn_offers_the_four_die_actions_a_purchase_and_its_end() -> None:
    scene = table().silver(0, 2).black("castle")
    assert scene.legal() == [
        "3:take:market@3", "5:take:mine@5", "3:place:bank@c3", "3:place:bank@e4",
        "5:place:ship@d5", "3:sell:pink", "5:sell:brown", "3:workers", "5:workers",
        "buy:castle", "end",
    ]  # fmt: skip


@proves("B-TURN-1")
@pytest.mark.parametrize("action", ["workers", "*:workers", "sell:pink", "*:take:market@3"])
def test_without_an_effect_no_action_is_free_of_a_die(action: str) -> None:
    assert why(table().refused(action)) == ("no-effect", "B-TURN-1")


@proves("B-TURN-2")
def test_a_turn_does_not_end_by_itself_after_the_second_die() -> None:
    scene = Scene().silver(0, 2).black("castle").do("1:workers", "2:workers")
    assert scene.actor == 0
    assert scene.legal() == ["buy:castle", "end"]
    scene.do("buy:castle")
    assert scene.actor == 0
    assert scene.legal() == ["end"]
    assert scene.do("end").actor == 1


@proves("B-TURN-2")
@pytest.mark.parametrize("used", [0, 1])
def test_dice_may_stay_unused_and_bring_nothing(used: int) -> None:
    scene = Scene()
    scene.do(*["1:workers"] * used, "end")
    assert (scene.s.silver[0], scene.s.workers[0], scene.points(0)) == (1, 2 * used, 0)
    # The next round has two new dice and no others.
    scene.script("end", 4, 5, 0, 0, 0)
    assert list(scene.s.dice[:2]) == [5, 6]
    scene.do("5:workers", "6:workers")
    assert why(scene.refused("1:workers")) == why(scene.refused("2:workers")) == USED


def open_effect(tile: str) -> Scene:
    """A scene in which this tile has just been placed and its effect is open."""
    scene = Scene().lay(0, c4="monastery16", d3="ship").dice(0, 6, 3).silver(0, 2)
    scene.goods(0, red=1).depot_goods(2, red=1).depot(4, "market", "ship").depot(5, "mine")
    scene.black("goat4")
    if tile == "castle":
        return scene.store(0, "castle", "bank").do("6:place:castle@b3")
    if tile == "ship":
        return scene.store(0, "ship", "bank").dice(0, 5, 3).do("5:place:ship@d5")
    return scene.store(0, tile, "bank").dice(0, 3, 3).do(f"3:place:{tile}@e4")


EFFECTS = {
    "market": ["take:ship@4"],
    "carpenter": ["take:market@4"],
    "church": ["take:mine@5"],
    "warehouse": ["sell:red"],
    "town-hall": [f"place:bank@{space}" for space in ("c3", "c5", "e2", "e5", "f4")],
    "castle": [
        "*:take:ship@4", "*:take:market@4", "*:take:mine@5", "*:place:bank@c3", "*:place:bank@c5",
        "*:place:bank@e2", "*:place:bank@e4", "*:sell:red", "*:workers",
    ],
    "ship": ["ship:2"],
}  # fmt: skip


@proves("B-TURN-3", "B-TURN-4")
@pytest.mark.parametrize("tile", EFFECTS)
def test_an_open_effect_can_only_be_carried_out_or_passed_or_a_tile_be_bought(tile: str) -> None:
    scene = open_effect(tile)
    assert scene.legal() == [*EFFECTS[tile], "buy:goat4", "pass"]
    for action in ("3:workers", "3:place:bank@c3", "end"):
        assert why(scene.refused(action)) == ("effect-open", "B-TURN-3")
    scene.do("buy:goat4")
    still_open = [action for action in scene.legal() if "goat4" not in action]
    assert still_open == [*EFFECTS[tile], "pass"]


@proves("B-TURN-4")
@pytest.mark.parametrize("tile", EFFECTS)
def test_an_effect_that_is_passed_is_lost(tile: str) -> None:
    scene = open_effect(tile)

    def owned() -> list[object]:
        s = scene.s
        return [scene.stores(0), scene.held(0), s.silver[0], s.workers[0], scene.points(0)]

    before = owned()
    scene.do("pass")
    assert owned() == before
    assert scene.s.pending == []
    for action in EFFECTS[tile]:
        reason = ("no-ship", "B-SHIP-1") if tile == "ship" else ("no-effect", "B-TURN-1")
        assert why(scene.refused(action)) == reason
    assert why(scene.refused("pass")) == ("nothing-to-pass", "B-TURN-4")
    # The other die still waits.
    assert "3:workers" in scene.legal()


@proves("B-TURN-4")
def test_passing_a_ships_goods_does_not_pass_its_move() -> None:
    scene = open_effect("ship").do("pass")
    assert scene.s.bridge == [1, 0]
    assert scene.in_depot(2) == {"red": 1}


@proves("B-TURN-5")
@pytest.mark.parametrize(
    "tile", ["market", "carpenter", "church", "warehouse", "town-hall", "ship"]
)
def test_an_effect_that_can_do_nothing_is_skipped(tile: str) -> None:
    scene = Scene().store(0, tile).dice(0, 3, 5)
    scene.do("5:place:ship@d5" if tile == "ship" else f"3:place:{tile}@e4")
    assert scene.s.pending == []
    assert {"pass"} & set(scene.legal()) == set()
    assert "end" in scene.legal()


@proves("B-TURN-5")
def test_a_town_hall_is_skipped_if_no_purchase_could_help_it() -> None:
    # A castle can be bought but nowhere be placed, so the effect can do nothing.
    scene = Scene().store(0, "town-hall").dice(0, 3, 5).silver(0, 2).black("castle")
    scene.do("3:place:town-hall@e4")
    assert "pass" not in scene.legal()
    assert "5:workers" in scene.legal()


# B-EX-5: a market while no depot holds a ship or an animal tile.
@proves("B-EX-5", "B-TURN-5")
def test_a_market_with_nothing_to_fetch_is_placed_and_gives_nothing_later() -> None:
    scene = Scene().store(0, "market").dice(0, 3, 4).depot(4, "church").depot(5, "mine")
    scene.black("ship").do("3:place:market@e4")
    assert scene.tile(0, "e4") == "market"
    assert scene.stores(0) == []
    assert scene.s.pending == []
    # Ships and animals that come later are not for the market of before.
    scene.depot(4, "ship").depot(3, "cow2")
    assert why(scene.refused("take:ship@4")) == ("no-effect", "B-TURN-1")
    assert not [action for action in scene.legal() if action.startswith("take:")]
    scene.do("end").do("end")
    assert not [action for action in scene.legal() if action.startswith("take:")]


# B-EX-13: the additional action of a castle.
@proves("B-EX-13")
@pytest.mark.parametrize("action", ["*:place:bank@e4", "*:place:bank@c3", "*:workers"])
def test_a_castle_may_place_another_tile_at_once_or_take_two_workers(action: str) -> None:
    scene = open_effect("castle").do(action)
    if action == "*:workers":
        assert scene.s.workers[0] == 2
    else:
        assert scene.tile(0, action[-2:]) == "bank"
        assert scene.s.silver[0] == 2 + 2
        assert scene.s.workers[0] == 0
    assert list(scene.s.dice[:2]) == [-6, 3]
    assert scene.s.pending == []
