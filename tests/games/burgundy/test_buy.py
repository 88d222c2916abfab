"""Buying a tile of the black depot."""

import pytest

from kontor.testing import proves
from scenario_burgundy import Scene


@proves("B-BUY-1")
@pytest.mark.parametrize("tile", ["ship", "mine", "goat3", "monastery7", "bank", "castle"])
def test_any_tile_of_the_black_depot_costs_2_silver_and_goes_into_a_store(tile: str) -> None:
    scene = Scene(4).silver(0, 5).workers(0, 3).depot(1, "ship")
    scene.black("ship", "mine", "goat3", "monastery7", "bank", "castle")
    scene.do(f"buy:{tile}")
    assert scene.stores(0) == [tile]
    assert (scene.s.silver[0], scene.s.workers[0]) == (3, 3)
    assert len(scene.black_tiles()) == 5
    assert tile not in scene.black_tiles()
    assert scene.depot_tiles(1) == ["ship"]
    assert scene.tile(0, "d3") == ""
    # In addition to both dice.
    scene.do("1:workers", "2:workers")
    assert scene.legal()[-1] == "end"


@proves("B-BUY-1")
def test_a_purchase_into_full_stores_needs_a_discard() -> None:
    scene = Scene().silver(0, 2).store(0, "mine", "ship", "bank").black("castle", "pig3")
    scene.do("buy:castle")
    assert scene.legal() == ["discard:mine", "discard:ship", "discard:bank"]
    assert scene.why("1:workers") == ("discard-first", "B-STORE-4")
    scene.do("discard:ship")
    assert scene.stores(0) == ["mine", "castle", "bank"]
    assert scene.s.silver[0] == 0
    assert scene.black_tiles() == ["pig3"]


@proves("B-BUY-1")
def test_a_purchase_is_for_the_own_turn_only() -> None:
    scene = Scene().silver(1, 2).black("castle")
    assert scene.why("buy:castle", seat=1) == ("not-your-turn", "B-ROUND-4")
    scene.do("end", "buy:castle")
    assert scene.stores(1) == ["castle"]
    assert list(scene.s.silver) == [1, 0]


@proves("B-BUY-2")
@pytest.mark.parametrize("dice_before", [0, 1, 2])
def test_a_purchase_comes_before_between_or_after_the_dice(dice_before: int) -> None:
    scene = Scene().silver(0, 2).black("castle")
    dice = ["1:workers", "2:workers"]
    scene.do(*dice[:dice_before], "buy:castle", *dice[dice_before:], "end")
    assert scene.stores(0) == ["castle"]
    assert (scene.s.silver[0], scene.s.workers[0]) == (0, 4)
    assert scene.actor == 1


@proves("B-BUY-2")
def test_a_purchase_needs_no_die_at_all() -> None:
    scene = Scene().silver(0, 2).black("castle").do("buy:castle", "end")
    assert scene.stores(0) == ["castle"]
    assert scene.actor == 1


@proves("B-BUY-2")
@pytest.mark.parametrize(
    ("tile", "space", "then"),
    [
        ("castle", "b3", "*:workers"),
        ("market", "e4", "take:cow2@3"),
        ("carpenter", "e4", "take:bank@3"),
        ("church", "e4", "take:mine@5"),
        ("warehouse", "e4", "sell:red"),
        ("town-hall", "e4", "place:ship@d3"),
        ("ship", "d3", "ship:2"),
    ],
)
def test_a_purchase_comes_among_the_follow_ups_and_leaves_them_open(
    tile: str, space: str, then: str
) -> None:
    scene = Scene().lay(0, c3="bank").silver(0, 2).black("goat3").goods(0, red=1)
    scene.depot(3, "cow2", "bank").depot(5, "mine").depot_goods(2, red=1)
    number = {"b3": 6, "e4": 3, "d3": 2}[space]
    scene.store(0, tile, "ship").dice(0, number, 1).do(f"{number}:place:{tile}@{space}")
    offered = scene.legal()
    scene.do("buy:goat3")
    assert "goat3" in scene.stores(0)
    left = [action for action in offered if not action.startswith("buy:")]
    assert set(left) <= set(scene.legal())
    scene.do(then)
    assert scene.s.silver[0] == (1 if tile == "warehouse" else 0)


@proves("B-BUY-2")
def test_a_purchase_comes_while_goods_are_chosen() -> None:
    scene = Scene().silver(0, 2).black("goat3").goods(0, red=1, pink=1).store(0, "ship")
    scene.depot_goods(4, brown=1, orange=1).dice(0, 2, 1)
    scene.do("2:place:ship@d3", "ship:4", "buy:goat3")
    assert scene.stores(0) == ["goat3"]
    scene.do("load:orange")
    assert scene.held(0) == {"pink": 1, "red": 1, "orange": 1}


@proves("B-BUY-2")
def test_a_tile_bought_before_a_castles_action_can_be_placed_by_it() -> None:
    scene = Scene().lay(0, c3="bank").store(0, "castle").silver(0, 2).black("mine", "ship")
    scene.dice(0, 6, 1).do("6:place:castle@b3", "buy:mine", "*:place:mine@e3")
    assert scene.tile(0, "e3") == "mine"


@proves("B-BUY-3")
def test_a_turn_has_one_purchase() -> None:
    scene = Scene().silver(0, 9).black("castle", "mine", "ship").do("buy:castle")
    assert scene.why("buy:mine") == ("already-bought", "B-BUY-3")
    scene.do("1:workers", "2:workers")
    assert scene.why("buy:mine") == ("already-bought", "B-BUY-3")
    assert scene.legal() == ["end"]


@proves("B-BUY-3")
def test_additional_actions_bring_no_further_purchase() -> None:
    scene = Scene().lay(0, c3="bank").silver(0, 9).black("mine", "ship").dice(0, 6, 3)
    scene.store(0, "castle", "town-hall").do("buy:mine", "6:place:castle@b3")
    assert scene.why("buy:ship") == ("already-bought", "B-BUY-3")
    scene.do("*:place:town-hall@e4")
    assert scene.why("buy:ship") == ("already-bought", "B-BUY-3")
    scene.do("place:mine@e3")
    assert scene.why("buy:ship") == ("already-bought", "B-BUY-3")


@proves("B-BUY-3")
def test_an_unused_purchase_is_not_kept_and_the_next_turn_has_one_again() -> None:
    scene = Scene().silver(0, 9).silver(1, 9).black("castle", "mine", "ship", "goat3")
    scene.do("end", "buy:castle", "end")  # seat 1 buys in round 1, seat 0 does not
    assert scene.actor == 0
    scene.do("buy:mine")
    assert scene.why("buy:ship") == ("already-bought", "B-BUY-3")
    scene.do("end", "buy:ship")
    assert scene.stores(1) == ["castle", "ship"]
    assert list(scene.s.silver) == [7, 5]


@proves("B-BUY-4")
@pytest.mark.parametrize("silver", [0, 1])
def test_without_2_silver_there_is_no_purchase(silver: int) -> None:
    scene = Scene().silver(0, silver).workers(0, 5).black("castle")
    assert scene.why("buy:castle") == ("cannot-pay", "B-BUY-4")
    assert scene.legal() == ["1:workers", "2:workers", "end"]


@proves("B-BUY-4")
def test_from_an_empty_black_depot_there_is_no_purchase() -> None:
    scene = Scene().silver(0, 9).depot(1, "ship").black("castle")
    scene.do("buy:castle", "end", "end")
    assert scene.black_tiles() == []
    assert scene.why("buy:#24") == ("nothing-to-buy", "B-BUY-4")
    assert [action for action in scene.legal() if "buy" in action] == []


@proves("B-BUY-4", "B-MON-6a", "B-MON-6b")
def test_without_monastery_6_only_silver_and_the_black_depot_count() -> None:
    scene = Scene().silver(0, 2).workers(0, 2).depot(1, "ship").black("castle")
    assert scene.why("buy:ship@1") == ("black-depot-only", "B-MON-6b")
    assert scene.why("buy:castle:1w") == ("silver-only", "B-MON-6a")
    assert scene.why("buy:castle:2w") == ("silver-only", "B-MON-6a")
