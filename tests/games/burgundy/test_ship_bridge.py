"""Ships: goods of a depot, then a step on the bridge."""

import pytest

from kontor.testing import proves
from scenario_burgundy import Scene, advance, look, why


def ship() -> Scene:
    """Seat 0 can place a ship on d5 with a 5 and has a 1 as well."""
    return Scene().store(0, "ship").dice(0, 5, 1)


def bridge(scene: Scene) -> list[int]:
    """The space of each seat's marker."""
    return [seat["bridge"] for seat in look(scene.s, None, "seats")]


@proves("B-SHIP-1")
@pytest.mark.parametrize("depot", [1, 2, 3, 4, 5, 6])
def test_a_ship_takes_the_goods_of_any_one_depot(depot: int) -> None:
    scene = ship()
    for number in range(1, 7):
        scene.depot_goods(number, red=1)
    scene.do("5:place:ship@d5")
    assert scene.legal() == [*(f"ship:{number}" for number in range(1, 7)), "pass"]
    scene.do(f"ship:{depot}")
    assert scene.held(0) == {"red": 1}
    for number in range(1, 7):
        assert scene.in_depot(number) == ({} if number == depot else {"red": 1})
    assert scene.s.pending == []
    # One depot only.
    assert why(scene.refused(f"ship:{depot % 6 + 1}")) == ("no-ship", "B-SHIP-1")


@proves("B-SHIP-2")
def test_a_depot_is_named_only_if_one_of_its_goods_fits() -> None:
    scene = ship().goods(0, red=1, pink=1, brown=1)
    scene.depot_goods(1, orange=2).depot_goods(2, orange=1, pink=1).depot_goods(4, brown=1)
    scene.do("5:place:ship@d5")
    assert scene.legal() == ["ship:2", "ship:4", "pass"]
    assert why(scene.refused("ship:1")) == ("no-goods-fit", "B-SHIP-2")
    assert why(scene.refused("ship:6")) == ("no-goods-fit", "B-SHIP-2")


@proves("B-SHIP-2", "B-SHIP-5")
def test_the_goods_can_be_passed() -> None:
    scene = ship().depot_goods(3, pink=2).do("5:place:ship@d5")
    assert scene.s.bridge == [0, 0]
    scene.do("pass")
    assert scene.held(0) == {}
    assert scene.in_depot(3) == {"pink": 2}
    assert scene.events() == ["effect-passed", "marker-advances"]
    assert scene.s.bridge == [1, 0]


@proves("B-SHIP-2", "B-SHIP-5")
@pytest.mark.parametrize("goods", [{}, {"red": 1, "pink": 1, "brown": 1}])
def test_the_goods_are_skipped_if_none_of_any_depot_fits(goods: dict[str, int]) -> None:
    scene = ship().goods(0, **goods)
    if goods:
        scene.depot_goods(1, orange=2).depot_goods(6, purple=1)
    scene.do("5:place:ship@d5")
    assert scene.legal() == ["1:workers", "end"]
    assert scene.events()[0] == "tile-placed"
    assert scene.events()[-1] == "marker-advances"
    assert scene.s.bridge == [1, 0]
    assert scene.held(0) == goods


@proves("B-SHIP-3")
def test_all_goods_that_fit_are_taken() -> None:
    scene = ship().goods(0, red=2).depot_goods(3, red=2, pink=1, orange=3)
    scene.do("5:place:ship@d5", "ship:3")
    assert scene.held(0) == {"pink": 1, "red": 4, "orange": 3}
    assert scene.in_depot(3) == {}


@proves("B-SHIP-3")
def test_goods_of_a_held_colour_always_fit_and_join_its_stack() -> None:
    scene = ship().goods(0, red=1, pink=1, brown=1).depot_goods(3, red=3, pink=1, orange=1)
    scene.do("5:place:ship@d5", "ship:3")
    assert scene.held(0) == {"red": 4, "pink": 2, "brown": 1}
    assert scene.in_depot(3) == {"orange": 1}
    assert scene.s.pending == []


@proves("B-SHIP-3")
def test_goods_that_fit_cannot_be_left_by_choice() -> None:
    scene = ship().goods(0, red=1, brown=1).depot_goods(3, red=1, pink=1, orange=1)
    scene.do("5:place:ship@d5", "ship:3")
    # Red has come at once; one of the others must come too.
    assert scene.held(0) == {"red": 2, "brown": 1}
    assert scene.legal() == ["load:pink", "load:orange"]
    assert why(scene.refused("pass")) == ("goods-must-fit", "B-SHIP-3")
    assert why(scene.refused("end")) == ("effect-open", "B-TURN-3")


@proves("B-SHIP-4")
@pytest.mark.parametrize("colour", ["purple", "pink", "orange"])
def test_with_one_free_space_the_player_chooses_a_colour_and_takes_all_of_it(colour: str) -> None:
    lying = {"purple": 1, "pink": 2, "orange": 3}
    scene = ship().goods(0, red=1, brown=1).depot_goods(3, **lying).do("5:place:ship@d5", "ship:3")
    assert scene.legal() == ["load:purple", "load:pink", "load:orange"]
    assert why(scene.refused("load:turquoise")) == ("goods-not-there", "B-SHIP-4")
    scene.do(f"load:{colour}")
    assert scene.held(0) == {"red": 1, "brown": 1, colour: lying.pop(colour)}
    assert scene.in_depot(3) == lying
    assert scene.s.pending == []


@proves("B-SHIP-4")
def test_with_two_free_spaces_the_player_chooses_two_of_four_colours() -> None:
    scene = ship().goods(0, red=1).depot_goods(3, turquoise=1, purple=1, brown=2, orange=1)
    scene.do("5:place:ship@d5", "ship:3", "load:brown")
    assert scene.legal() == ["load:turquoise", "load:purple", "load:orange"]
    assert why(scene.refused("load:brown")) == ("goods-not-there", "B-SHIP-4")
    scene.do("load:turquoise")
    assert scene.held(0) == {"turquoise": 1, "red": 1, "brown": 2}
    assert scene.in_depot(3) == {"purple": 1, "orange": 1}
    assert scene.s.pending == []


@proves("B-SHIP-4")
@pytest.mark.parametrize("held", [{}, {"red": 1}, {"red": 1, "brown": 1}])
def test_nothing_is_chosen_if_all_new_colours_find_a_space(held: dict[str, int]) -> None:
    new = dict([("purple", 2), ("pink", 1), ("orange", 1)][: 3 - len(held)])
    scene = ship().goods(0, **held).depot_goods(3, **new).do("5:place:ship@d5", "ship:3")
    assert scene.held(0) == held | new
    assert scene.in_depot(3) == {}
    assert scene.s.pending == []


# B-EX-2: Carla's ship.
@proves("B-EX-2", "B-SHIP-3", "B-SHIP-4")
@pytest.mark.parametrize(("chosen", "left"), [("pink", "brown"), ("brown", "pink")])
def test_carla_takes_turquoise_and_either_pink_or_brown(chosen: str, left: str) -> None:
    scene = ship().goods(0, turquoise=1, orange=1).depot_goods(2, turquoise=1, pink=1, brown=1)
    scene.do("5:place:ship@d5", "ship:2")
    assert scene.held(0) == {"turquoise": 2, "orange": 1}
    assert scene.legal() == ["load:pink", "load:brown"]
    scene.do(f"load:{chosen}")
    assert scene.held(0) == {"turquoise": 2, "orange": 1, chosen: 1}
    assert scene.in_depot(2) == {left: 1}


@proves("B-SHIP-5")
def test_the_move_on_the_bridge_comes_after_the_goods() -> None:
    scene = ship().goods(0, red=1, pink=1).depot_goods(3, brown=1, orange=1)
    scene.do("5:place:ship@d5")
    assert bridge(scene) == [1, 1]
    scene.do("ship:3")
    assert bridge(scene) == [1, 1]
    scene.do("load:brown")
    assert scene.events() == ["goods-loaded", "marker-advances"]
    assert bridge(scene) == [2, 1]


@proves("B-BRIDGE-1")
def test_each_ship_moves_the_marker_one_space() -> None:
    scene = Scene().store(0, "ship", "ship").dice(0, 5, 4)
    assert bridge(scene) == [1, 1]
    scene.do("5:place:ship@d5")
    assert bridge(scene) == [2, 1]
    scene.do("4:place:ship@d6")
    assert bridge(scene) == [3, 1]


@proves("B-BRIDGE-1")
def test_no_other_tile_moves_the_marker() -> None:
    scene = Scene().lay(0, c4="monastery16", d3="ship").store(0, "castle", "cow2", "mine")
    scene.dice(0, 6, 4).do("6:place:castle@b3", "*:place:cow2@c2", "4:place:mine@e3")
    assert bridge(scene) == [1, 1]


@proves("B-BRIDGE-1", "B-ROUND-4")
def test_a_marker_goes_on_top_of_those_on_its_new_space_and_the_others_keep_their_order() -> None:
    scene = Scene(4).store(3, "ship").dice(3, 5, 5)
    advance(advance(scene, 1), 2)
    # Space 2: seat 2 upon seat 1; space 1: 0 upon 3.
    assert look(scene.s, None, "next_order") == [2, 1, 0, 3]
    scene.do("end", "end", "end", "5:place:ship@d5")
    assert look(scene.s, None, "next_order") == [3, 2, 1, 0]
    assert bridge(scene) == [1, 2, 2, 2]


@proves("B-BRIDGE-1")
def test_who_leaves_a_stack_from_below_leaves_the_rest_as_it_was() -> None:
    scene = Scene(4).store(1, "ship").dice(1, 5, 5).do("end", "5:place:ship@d5")
    assert look(scene.s, None, "next_order") == [1, 0, 2, 3]
    assert bridge(scene) == [1, 2, 1, 1]


@proves("B-BRIDGE-2")
def test_six_ships_lead_to_the_last_of_seven_spaces() -> None:
    scene = Scene()
    spaces = ["d5", "d6", "d7", "d3", "d2", "d1"]
    numbers = [5, 4, 1, 2, 1, 6]
    for step, (space, number) in enumerate(zip(spaces, numbers, strict=True), 2):
        scene.store(0, "ship").dice(0, number, number).do(f"{number}:place:ship@{space}")
        assert bridge(scene) == [step, 1]
    assert bridge(scene) == [7, 1]
    assert scene.s.tables.components.bridge_spaces == 7


@proves("B-BRIDGE-2")
def test_on_the_last_space_a_marker_goes_to_the_top_of_the_stack() -> None:
    scene = Scene(3).store(0, "ship").dice(0, 5, 5)
    advance(advance(scene, 0, 6), 2, 6)
    assert bridge(scene) == [7, 1, 7]
    assert look(scene.s, None, "next_order") == [2, 0, 1]
    scene.do("5:place:ship@d5")
    assert bridge(scene) == [7, 1, 7]
    assert look(scene.s, None, "next_order") == [0, 2, 1]


@proves("B-BRIDGE-3")
def test_the_top_marker_of_the_foremost_stack_rolls_the_white_die() -> None:
    scene = Scene(3).store(1, "ship").store(2, "ship").dice(1, 5, 5).dice(2, 5, 5)
    scene.do("end", "5:place:ship@d5", "end", "5:place:ship@d5")
    assert look(scene.s, None, "next_order") == [2, 1, 0]
    # Draws come in turn order; the white die is the last of them and is rolled once.
    scene.script("end", 0, 1, 2, 3, 4, 5, 3)
    rolls = [event.params["seat"] for event in scene.log if event.key == "dice-rolled"]
    assert rolls == [2, 1, 0]
    assert list(scene.s.dice) == [5, 6, 3, 4, 1, 2]
    assert look(scene.s, None, "white_die") == 4
    assert scene.events()[-1] == "goods-arrive"
    assert scene.actor == 2
