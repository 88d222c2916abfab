"""The solo game: rivers, ships, black tiles."""

import pytest

from kontor.games.burgundy import turn
from kontor.testing import proves
from scenario_burgundy import Scene, lay_black, look, pending, solo


def keep_black(scene: Scene) -> Scene:
    """Put a black tile into the first empty store."""
    scene.s.stores[list(scene.s.stores).index(0)] = scene.kind("black-tile")
    return scene


def sailing(**options: str) -> Scene:
    """A ship can be placed at a7 with a 1."""
    return solo("a5", **options).store(0, "ship").dice(0, 1, 1)


def sail(scene: Scene) -> Scene:
    """Place that ship; size and phase value first."""
    return scene.do("1:place:ship@a7", "part:size", "part:phase")


def targets(scene: Scene, tile: str) -> set[str]:
    """Where a stored tile may be placed."""
    places = [text.split("@") for text in scene.legal() if f"place:{tile}@" in text]
    return {space for _, space in places}


# rivers


@proves("B-SOLO-13")
def test_another_piece_of_land_is_reached_over_a_river_only() -> None:
    scene = solo("a5").store(0, "ship").workers(0, 9)
    assert targets(scene, "ship") == {"a7"}
    assert scene.why("1:place:ship@b1") == ("not-adjacent", "B-PLACE-4")
    scene.lay(0, a7="ship")
    assert targets(scene, "ship") == {"b1", "c2"}
    # The way goes on from the other end, over land again.
    scene.lay(0, c2="ship").store(0, "bank", "ship")
    assert targets(scene, "bank") == {"a2", "c1", "c4"}
    assert targets(scene, "ship") == {"b1", "d5"}


@proves("B-SOLO-13")
def test_on_board_13b_too_and_between_any_colours() -> None:
    scene = solo("g3", "13b").store(0, "ship", "monastery3", "mine").workers(0, 9)
    assert targets(scene, "ship") == {"m1"}
    assert targets(scene, "monastery3") == {"g1", "g2"}
    assert targets(scene, "mine") == set()
    scene.lay(0, g1="monastery4")
    assert targets(scene, "ship") == {"m1", "e1", "f1"}
    scene.lay(0, e1="ship")
    assert targets(scene, "mine") == {"c2"}
    scene.store(0, "castle", "watchtower")
    assert targets(scene, "watchtower") == {"h2"}


@proves("B-SOLO-14")
def test_ships_at_both_ends_of_a_river_are_two_regions() -> None:
    scene = sailing().lay(0, a4="monastery3").store(0, "ship", "ship").dice(0, 1, 6)
    scene.do("1:place:ship@a7")
    assert look(scene.s, 0, "pending")[0]["parts"] == ["effect", "size", "phase"]
    scene.do("part:size")
    assert scene.log[0].params == {"seat": 0, "colour": "ship", "size": 1, "points": 1}
    scene.do("part:phase", "6:place:ship@b1")
    assert look(scene.s, 0, "pending")[0]["parts"] == ["effect", "size", "phase"]
    scene.do("part:size")
    assert scene.log[0].params["points"] == 1


@proves("B-SOLO-15")
@pytest.mark.parametrize("tile", ["ship", "inn", "black-tile"])
def test_any_tile_at_the_end_of_a_river_opens_the_other_side(tile: str) -> None:
    scene = solo("a5", inns="on").store(0, "ship", "bank").workers(0, 9)
    turn.land(scene.s, 0, scene.kind(tile), scene.space("a7"))
    assert targets(scene, "ship") == {"b1", "c2"}
    turn.land(scene.s, 0, scene.kind(tile), scene.space("b1"))
    assert targets(scene, "bank") == {"a2", "b5"}


# ships


@proves("B-SOLO-16")
def test_a_ship_takes_all_goods_of_one_depot_and_the_others_leave_the_game() -> None:
    scene = sail(sailing().depot_goods(2, red=2, pink=1).depot_goods(5, red=1, brown=2))
    scene.goods(0, orange=1)
    assert scene.legal() == ["ship:2", "ship:5", "pass"]
    before = sum(scene.s.goods_bag)
    scene.do("ship:2")
    assert scene.held(0) == {"red": 2, "pink": 1, "orange": 1}
    assert scene.events() == ["goods-loaded", "goods-loaded", "goods-removed"]
    assert scene.log[-1].params == {"count": 3}
    assert all(scene.in_depot(depot) == {} for depot in range(1, 7))
    assert (sum(scene.s.goods_bag), scene.sold_pile(0)) == (before, {})
    assert pending(scene) == []


@proves("B-SOLO-16")
def test_who_takes_none_loses_them_all() -> None:
    scene = sail(sailing().depot_goods(2, red=2).depot_goods(5, brown=2)).do("pass")
    assert scene.events() == ["effect-passed", "goods-removed"]
    assert scene.held(0) == {}
    assert scene.in_depot(2) == scene.in_depot(5) == {}


@proves("B-SOLO-16")
def test_the_goods_leave_when_the_effect_is_carried_out() -> None:
    scene = sailing().depot_goods(2, red=2).depot_goods(3, brown=1).do("1:place:ship@a7")
    assert (scene.in_depot(2), scene.in_depot(3)) == ({"red": 2}, {"brown": 1})
    scene.do("part:effect")
    assert (scene.in_depot(2), scene.in_depot(3)) == ({"red": 2}, {"brown": 1})
    scene.do("ship:3")
    assert scene.in_depot(2) == {}
    assert scene.legal() == ["part:size", "part:phase"]


@proves("B-SOLO-17")
@pytest.mark.parametrize("second", ["ship:1", "ship:3", "pass"])
def test_with_monastery_5_an_adjacent_depot_is_taken_before_the_others_go(second: str) -> None:
    scene = sailing().lay(0, a4="monastery5")
    scene.depot_goods(1, red=1).depot_goods(2, pink=1).depot_goods(3, brown=1)
    scene.depot_goods(5, orange=2)
    sail(scene).do("ship:2")
    assert scene.events() == ["goods-loaded"]
    assert scene.legal() == ["ship:1", "ship:3", "pass"]
    assert scene.in_depot(5) == {"orange": 2}
    scene.do(second)
    more = {"ship:1": {"red": 1}, "ship:3": {"brown": 1}, "pass": {}}[second]
    assert scene.held(0) == {"pink": 1} | more
    assert all(scene.in_depot(depot) == {} for depot in range(1, 7))


# black tiles for goods


@proves("B-SOLO-18", "B-SOLO-19")
def test_five_goods_buy_a_black_tile_after_the_removal() -> None:
    scene = sailing().goods(0, red=3, pink=1).depot_goods(2, brown=2).depot_goods(3, red=1)
    scene.black("mine", "castle").silver(0, 1)
    scene.do("1:place:ship@a7", "part:size", "pass", "part:phase", "pass", "ship:2")
    assert scene.legal() == ["pass", "trade:mine", "trade:castle"]
    scene.do("trade:castle")
    assert (scene.events(), scene.log[0].params) == (
        ["tile-traded"],
        {"seat": 0, "tile": "castle"},
    )
    assert scene.legal() == ["pay:pink", "pay:red"]
    scene.do("pay:red", "pay:red", "pay:red", "pay:brown", "pay:brown")
    assert scene.held(0) == {"pink": 1}
    assert (scene.stores(0), scene.black_tiles()) == (["black-tile"], ["mine"])
    assert (scene.sold_pile(0), scene.s.silver[0], scene.s.bought) == ({}, 1, False)
    assert scene.events() == ["goods-paid"]
    assert pending(scene) == []


@proves("B-SOLO-18")
def test_the_goods_are_the_players_choice() -> None:
    scene = sailing().goods(0, turquoise=2, purple=2, pink=2, orange=2).black("mine")
    sail(scene).do("trade:mine")
    assert scene.legal() == ["pay:turquoise", "pay:purple"]
    # They are named in the order of the colours; what is left must suffice.
    assert scene.why("pay:pink") == ("goods-in-order", "B-SOLO-18")
    assert scene.why("pay:red") == ("no-goods", "B-SOLO-18")
    assert scene.why("pass") == scene.why("end") == ("pay-first", "B-SOLO-18")
    scene.do("pay:purple")
    assert scene.why("pay:turquoise") == ("goods-in-order", "B-SOLO-18")
    scene.do("pay:purple", "pay:pink", "pay:orange", "pay:orange")
    assert scene.held(0) == {"turquoise": 2, "pink": 1}


@proves("B-SOLO-18")
def test_it_may_be_done_again_as_long_as_goods_and_tiles_last() -> None:
    scene = sailing().goods(0, red=7, pink=7, brown=2).black("mine", "castle", "ship")
    sail(scene).do("trade:mine", *["pay:pink"] * 5)
    assert scene.legal() == ["pass", "trade:castle", "trade:ship"]
    less = scene.fork()
    scene.do("trade:ship", *["pay:pink"] * 2, *["pay:red"] * 3)
    assert scene.legal() == ["pass", "trade:castle"]
    scene.do("trade:castle", *["pay:red"] * 4, "pay:brown")
    assert scene.stores(0) == ["black-tile"] * 3
    assert scene.held(0) == {"brown": 1}
    assert pending(scene) == []
    # Without tiles nothing is asked any more, and it may be declined.
    less.s.black[1] = less.s.black[2] = 0
    less.black("ship").do("trade:ship", *["pay:red"] * 5)
    assert pending(less) == []


@proves("B-SOLO-18")
@pytest.mark.parametrize(("goods", "tiles"), [(4, ["mine"]), (5, [])])
def test_with_fewer_goods_or_no_tile_nothing_is_asked(goods: int, tiles: list[str]) -> None:
    scene = sail(sailing().goods(0, red=goods).black(*tiles))
    assert pending(scene) == []
    assert scene.held(0) == {"red": goods}


@proves("B-SOLO-18")
def test_at_no_other_moment() -> None:
    scene = sailing().goods(0, red=6).black("mine").depot_goods(1, red=1)
    assert scene.why("trade:mine") == ("no-trade-now", "B-SOLO-18")
    scene.do("1:place:ship@a7")
    assert scene.why("trade:mine") == ("no-trade-now", "B-SOLO-18")
    scene.do("part:effect")
    assert scene.why("trade:mine") == ("no-trade-now", "B-SOLO-18")
    scene.do("ship:1")
    assert "trade:mine" in scene.legal()
    scene.do("pass")
    assert scene.why("trade:mine") == ("no-trade-now", "B-SOLO-18")
    scene.do("part:size")
    assert pending(scene) == []
    assert scene.why("trade:mine") == scene.why("pay:red") == ("no-trade-now", "B-SOLO-18")


@proves("B-SOLO-18")
@pytest.mark.parametrize(("monastery", "points"), [("monastery15", 2), ("monastery25", 1)])
def test_goods_paid_are_not_sold(monastery: str, points: int) -> None:
    scene = sailing().goods(0, red=5).sold(0, pink=1).black("mine")
    sail(scene).do("trade:mine", *["pay:red"] * 5)
    scene.store(0, monastery).dice(0, 3, 3)
    scene.s.marker = 0
    scene.do("3:place:" + monastery + "@a4", "part:effect")
    assert look(scene.s, 0, "solo", "marker") == points


@proves("B-SOLO-19")
def test_with_full_stores_one_tile_is_discarded_first() -> None:
    scene = sailing().store(0, "ship", "bank", "mine").goods(0, red=5).black("castle")
    scene.depot(3, "cow2")
    sail(scene).dice(0, 3, 3).store(0, "cow3", "bank", "mine")
    assert scene.legal() == ["pass", "trade:castle"]
    scene.do("trade:castle", *["pay:red"] * 5)
    assert scene.legal() == ["discard:cow3", "discard:bank", "discard:mine"]
    scene.do("discard:bank")
    assert scene.stores(0) == ["cow3", "black-tile", "mine"]


@proves("B-SOLO-19")
def test_it_is_no_purchase_and_no_inn_can_be_had_so() -> None:
    scene = sailing(inns="on").goods(0, red=5).black("castle", "mine").silver(0, 2)
    scene.do("buy:mine", "1:place:ship@a7", "part:effect")
    assert scene.legal() == ["pass", "trade:castle"]
    scene.do("trade:castle", *["pay:red"] * 5)
    assert sorted(scene.stores(0)) == ["black-tile", "mine"]
    scene = sail(sailing(inns="on").goods(0, red=5).black("castle"))
    scene.do("trade:castle", *["pay:red"] * 5).silver(0, 2).black("mine").do("buy:mine")
    assert scene.stores(0) == ["black-tile", "mine"]


@proves("B-SOLO-19")
def test_a_tile_bought_for_silver_is_no_black_tile() -> None:
    scene = solo().black("mine").silver(0, 2).do("buy:mine").dice(0, 5, 1).workers(0, 9)
    assert (scene.stores(0), targets(scene, "mine")) == (["mine"], {"a6"})
    scene.do("5:place:mine@a6", "part:size").last_round().do("end")
    assert "mines-pay" in scene.events()


# placing black tiles


@proves("B-SOLO-20")
@pytest.mark.parametrize(
    ("space", "number", "beside"),
    [
        ("a5", 2, "a4"),
        ("a1", 6, ""),
        ("a7", 1, "a4"),
        ("a2", 4, "a4"),
        ("a4", 3, ""),
        ("a6", 5, ""),
    ],
    ids=["castle", "animal", "ship", "building", "monastery", "mine"],
)
def test_a_black_tile_goes_on_a_space_of_any_colour(space: str, number: int, beside: str) -> None:
    scene = keep_black(lay_black(solo(), *[beside] * bool(beside))).dice(0, number, number)
    assert targets(scene, "black-tile") == {space}
    scene.do(f"{number}:place:black-tile@{space}")
    assert (scene.tile(0, space), scene.stores(0)) == ("black-tile", [])


@proves("B-SOLO-20")
def test_number_and_adjacency_must_be_met() -> None:
    scene = keep_black(solo()).dice(0, 4, 4)
    assert targets(scene, "black-tile") == set()
    assert scene.why("4:place:black-tile@a4") == ("too-few-workers", "B-PLACE-3")
    assert scene.why("4:place:black-tile@a2") == ("not-adjacent", "B-PLACE-4")
    scene.workers(0, 1)
    assert targets(scene, "black-tile") == {"a4", "a6"}
    scene.do("4:place:black-tile@a6")
    assert scene.s.workers[0] == 0


@proves("B-SOLO-20")
@pytest.mark.parametrize("monastery", ["monastery9", "monastery10", "monastery11"])
def test_the_free_changes_do_not_help_it(monastery: str) -> None:
    scene = keep_black(solo().lay(0, a4=monastery)).dice(0, 3, 3)
    # One step away lie a2 (building), a3 and a5 (castle); a6 (mine) is two.
    assert targets(scene, "black-tile") == set()
    assert scene.workers(0, 1).why("3:place:black-tile@a6") == ("too-few-workers", "B-PLACE-3")
    assert targets(scene, "black-tile") == {"a2", "a5"}


@proves("B-SOLO-20")
def test_without_a_number_it_goes_anywhere_adjacent() -> None:
    for tile, start, space, number in (("town-hall", "a5", "a2", 4), ("castle", "a5", "a3", 2)):
        scene = keep_black(solo(start).lay(0, a4="monastery3").store(0, tile))
        scene.dice(0, number, 1).do(f"{number}:place:{tile}@{space}", "part:effect")
        assert targets(scene, "black-tile") == {"a1", "a6", "a7"} | ({"a3", "a2"} - {space})
        die = "" if tile == "town-hall" else "*:"
        scene.do(f"{die}place:black-tile@a6")
        assert scene.tile(0, "a6") == "black-tile"


@proves("B-SOLO-20")
def test_the_crane_and_the_action_of_the_target_place_it_too() -> None:
    scene = keep_black(solo("a5", **{"extra-tiles": "on"}).store(0, "crane")).dice(0, 4, 1)
    scene.do("4:place:crane@a2", "part:effect", "use:town-hall")
    assert targets(scene, "black-tile") == {"a1", "a4", "a7"}
    scene = keep_black(solo().goods(0, turquoise=1)).dice(0, 1, 1)
    scene.s.marker = 48
    scene.do("1:sell:turquoise")
    assert targets(scene, "black-tile") == {"a1", "a4", "a6"}


@proves("B-SOLO-21")
def test_it_completes_a_region_with_size_and_phase_value() -> None:
    scene = keep_black(solo("d7").lay(0, d2="monastery3", d3="monastery4")).dice(0, 5, 5)
    scene.do("5:place:black-tile@d1")
    assert look(scene.s, 0, "pending")[0]["parts"] == ["size", "phase"]
    scene.do("part:size")
    assert scene.log[0].params["points"] == 6
    assert look(scene.s, 0, "solo", "marker") == 16


@proves("B-SOLO-21", "B-SOLO-26")
def test_it_completes_a_colour_with_its_reward() -> None:
    scene = lay_black(solo(), "a4", "a7", "b1", "b2", "c2", "d5", "d6").lay(0, d11="mine")
    keep_black(scene).dice(0, 5, 5).black("cow2").do("5:place:black-tile@a6")
    assert look(scene.s, 0, "pending")[0]["parts"] == ["size", "phase", "colour"]
    scene.do("part:colour")
    assert scene.events() == ["colour-completed"]
    assert scene.legal() == ["pass", "claim:cow2"]


@proves("B-SOLO-21")
def test_a_region_may_hold_many_of_them_beside_its_inn() -> None:
    scene = lay_black(solo("d7", inns="on"), "d2").lay_inn(0, "d1")
    keep_black(scene).dice(0, 5, 5).do("5:place:black-tile@d3", "part:size")
    # The inn makes the region larger by one, the black tiles do not.
    assert scene.log[0].params["points"] == 10
    scene = lay_black(solo("d7"), "d2", "d3")
    keep_black(scene).dice(0, 5, 5).do("5:place:black-tile@d1", "part:size")
    assert scene.log[0].params["points"] == 6


@proves("B-SOLO-21")
def test_an_inn_may_follow_into_a_region_with_black_tiles() -> None:
    scene = lay_black(solo("d7", inns="on"), "d2").keep_inn(0).dice(0, 5, 5)
    assert targets(scene, "inn") == {"d1", "d3", "d11"}


@proves("B-SOLO-22", "B-EX-23")
def test_a_black_mine_brings_no_silver() -> None:
    scene = sailing().goods(0, red=5).black("mine")
    sail(scene).do("trade:mine", *["pay:red"] * 5).lay(0, a4="monastery2").dice(0, 5, 5)
    scene.do("5:place:black-tile@a6", "part:size").last_round().do("end")
    assert "mines-pay" not in scene.events()
    assert (scene.s.silver[0], scene.s.workers[0]) == (0, 0)


@proves("B-SOLO-22", "B-EX-23")
def test_a_black_ship_brings_no_goods_and_no_exchange() -> None:
    scene = sailing().goods(0, red=7).black("ship", "castle")
    sail(scene).do("trade:ship", *["pay:red"] * 5).goods(0, pink=5)
    scene.depot_goods(1, pink=2).dice(0, 6, 6).do("6:place:black-tile@b1")
    assert look(scene.s, 0, "pending")[0]["parts"] == ["size", "phase"]
    scene.do("part:size")
    assert pending(scene) == []
    assert scene.in_depot(1) == {"pink": 2}
    assert scene.held(0) == {"red": 2, "pink": 5}


@proves("B-SOLO-22")
@pytest.mark.parametrize(
    "tile", ["castle", "monastery7", "monastery24", "cow3", "watchtower", "bank", "boarding-house"]
)
def test_no_effect_whatever_it_shows_below(tile: str) -> None:
    scene = sailing().goods(0, red=5).black(tile)
    sail(scene).do(f"trade:{tile}", *["pay:red"] * 5).lay(0, a4="monastery3").dice(0, 6, 6)
    before = scene.s.powers[0]
    scene.s.marker = 0
    scene.do("6:place:black-tile@a1", "part:size")
    assert scene.events() == ["region-size", "region-phase"]
    assert look(scene.s, 0, "solo", "marker") == 11
    assert (scene.s.workers[0], scene.s.silver[0], scene.s.powers[0]) == (0, 0, before)
    assert (pending(scene), look(scene.s, 0, "seats", 0, "monasteries")) == ([], [3])
    scene.dice(0, 4, 4)
    assert targets(scene.store(0, "bank"), "bank") == {"a2"}


@proves("B-SOLO-22")
def test_it_scores_with_no_animals_and_counts_for_no_monastery() -> None:
    scene = lay_black(solo("d7"), "d8", "d4").store(0, "cow2").dice(0, 2, 2)
    scene.do("2:place:cow2@d13", "part:effect")
    assert scene.log[0].params == {"seat": 0, "points": 2}
    scene = lay_black(solo("d7"), "d8", "d6").store(0, "monastery24").dice(0, 3, 3)
    scene.do("3:place:monastery24@d2")
    assert look(scene.s, 0, "solo", "marker") == 0


@proves("B-SOLO-22")
def test_it_has_no_place_in_the_rule_of_one_building_of_a_type() -> None:
    scene = lay_black(solo("d7"), "d6").store(0, "bank").dice(0, 6, 6)
    assert targets(scene, "bank") == {"d10"}
    scene = keep_black(keep_black(lay_black(solo("a5"), "a7", "c2"))).dice(0, 4, 2)
    scene.do("4:place:black-tile@c4", "2:place:black-tile@c1")
    assert (scene.tile(0, "c4"), scene.tile(0, "c1")) == ("black-tile", "black-tile")
