"""Shields 14 and 15: a tile at the end of a phase."""

import pytest

from kontor.testing import proves
from scenario_burgundy import Scene
from scenario_burgundy_shields import actions, heraldry


def claimer(number: int, *tiles: str, **options: str) -> Scene:
    """Seat 0 has shield 14 or 15, with tiles in the depots (name@depot) or in the black depot."""
    scene = heraldry(2, **options).shield(0, d4=number).silver(0, 1)
    if number == 15:
        return scene.black(*tiles)
    for tile in tiles:
        name, depot = tile.split("@")
        scene.depot(int(depot), name)
    return scene


BOTH = pytest.mark.parametrize("number", [14, 15])


def at(number: int, tile: str, depot: int) -> str:
    """A tile as 14 finds it in a depot and 15 in the black depot."""
    return f"{tile}@{depot}" if number == 14 else tile


@proves("B-SHIELDS-14a", "B-SHIELDS-15")
@BOTH
@pytest.mark.parametrize("phase", list("ABCDE"))
def test_14_15_take_a_tile_at_the_end_of_each_phase(number: int, phase: str) -> None:
    scene = claimer(number, at(number, "mine", 5), at(number, "ship", 1)).phase(phase)
    scene.store(0, "cow2", "pig2", "goat2")
    assert scene.why(f"claim:{at(number, 'mine', 5)}") == ("no-claim", "B-SHIELDS-14a")
    scene.last_round().do("end")
    assert scene.why(f"claim:{at(number, 'mine', 5)}", 0) == ("not-your-turn", "B-ROUND-4")
    scene.do("end")
    assert (scene.actor, len(actions(scene, "claim:"))) == (0, 2)
    scene.do(f"claim:{at(number, 'mine', 5)}", "set:e3")
    # The tile lies in the duchy; the full stores did not matter, and it was one tile.
    assert (scene.tile(0, "e3"), scene.stores(0)) == ("mine", ["cow2", "pig2", "goat2"])
    assert scene.legal() == [f"drop:{number}", "tribute:0"]
    left = scene.depot_tiles(1) if number == 14 else scene.black_tiles()
    assert left == ["ship"]
    assert scene.depot_tiles(5) == []


@proves("B-SHIELDS-14a", "B-SHIELDS-15")
@BOTH
def test_14_15_may_be_declined(number: int) -> None:
    scene = claimer(number, at(number, "mine", 5)).close_phase().do("pass")
    assert scene.legal() == [f"drop:{number}", "tribute:0"]
    assert scene.tile(0, "e3") == ""
    scene.do("tribute:0")
    assert scene.s.phase == 1


@proves("B-SHIELDS-14a", "B-SHIELDS-15")
def test_14_takes_from_any_of_the_six_depots_and_15_from_the_black_depot() -> None:
    scene = heraldry(4).depot(1, "ship").depot(2, "castle").depot(3, "bank").depot(4, "mine")
    scene.depot(5, "monastery2").depot(6, "cow2").black("watchtower").lay(0, c3="church")
    first = scene.fork().shield(0, d4=14).close_phase()
    assert actions(first, "claim:") == [
        *("claim:ship@1", "claim:castle@2", "claim:bank@3", "claim:mine@4"),
        *("claim:monastery2@5", "claim:cow2@6"),
    ]
    assert first.why("claim:watchtower") == ("cannot-claim", "B-SHIELDS-14b")
    second = scene.fork().shield(0, d4=15).close_phase()
    assert actions(second, "claim:") == ["claim:watchtower"]
    assert second.why("claim:ship@1") == ("cannot-claim", "B-SHIELDS-14b")


@proves("B-SHIELDS-14b", "B-SHIELDS-15")
@BOTH
@pytest.mark.parametrize("space", ["d3", "d5"])
def test_14_15_need_no_number_but_colour_and_adjacency(number: int, space: str) -> None:
    scene = claimer(number, at(number, "ship", 1)).dice(0, 6, 6).workers(0, 0).close_phase()
    scene.do(f"claim:{at(number, 'ship', 1)}")
    assert scene.legal() == ["set:d3", "set:d5"]
    assert scene.why("set:c3") == ("wrong-colour", "B-PLACE-2")
    assert scene.why("set:d4") == ("space-filled", "B-PLACE-1")
    assert scene.why("set:d2") == ("not-adjacent", "B-PLACE-4")
    assert scene.why("pass") == ("set-first", "B-PLACE-1")
    assert scene.do(f"set:{space}").tile(0, space) == "ship"


@proves("B-SHIELDS-14b", "B-SHIELDS-15")
@BOTH
def test_14_15_one_building_of_a_type_per_town_holds(number: int) -> None:
    scene = claimer(number, at(number, "bank", 1)).lay(0, e4="bank").close_phase()
    scene.do(f"claim:{at(number, 'bank', 1)}")
    assert scene.legal() == ["set:c3"]
    assert scene.why("set:e5") == ("building-in-town", "B-BUILD-2")


@proves("B-SHIELDS-14b", "B-SHIELDS-15")
@BOTH
def test_14_15_a_tile_that_cannot_be_placed_cannot_be_taken(number: int) -> None:
    cow, bank = at(number, "cow2", 6), at(number, "bank", 1)
    scene = claimer(number, cow, bank).close_phase()
    assert actions(scene, "claim:") == [f"claim:{bank}"]
    assert scene.why(f"claim:{cow}") == ("cannot-claim", "B-SHIELDS-14b")
    # If there is none that can be placed, nothing is asked.
    scene = claimer(number, cow).close_phase()
    assert scene.legal() == [f"drop:{number}", "tribute:0"]
    scene = claimer(number).close_phase()
    assert scene.legal() == [f"drop:{number}", "tribute:0"]


@proves("B-SHIELDS-14b", "B-SHIELDS-15", "B-SHIELDS-18a")
@BOTH
def test_14_15_with_18_adjacency_is_dropped(number: int) -> None:
    scene = claimer(number, at(number, "cow2", 6)).shield(0, b3=18).close_phase()
    scene.do(f"claim:{at(number, 'cow2', 6)}")
    assert scene.legal() == ["set:a1", "set:b1", "set:b2", "set:c1", "set:c2", "set:e6"]
    assert scene.do("set:a1").tile(0, "a1") == "cow2"


@proves("B-SHIELDS-14c", "B-SHIELDS-15")
@BOTH
@pytest.mark.parametrize(("phase", "value"), [("A", 10), ("C", 6), ("E", 2)])
def test_14_15_trigger_the_effect_and_score_with_the_ending_phase(
    number: int, phase: str, value: int
) -> None:
    scene = claimer(number, at(number, "bank", 1)).phase(phase).close_phase()
    scene.do(f"claim:{at(number, 'bank', 1)}", "set:c3")
    assert scene.s.silver[0] == 1 + 2
    assert (scene.points(0, "regions"), scene.points(0, "phases")) == (1, value)


@proves("B-SHIELDS-14c", "B-SHIELDS-15", "B-SHIELD-11")
@BOTH
def test_14_15_a_mine_pays_in_the_same_phase(number: int) -> None:
    scene = claimer(number, at(number, "mine", 5)).close_phase()
    scene.do(f"claim:{at(number, 'mine', 5)}", "set:e3", "tribute:0")
    assert (scene.s.phase, scene.s.silver[0]) == (1, 1)


@proves("B-SHIELDS-14c", "B-SHIELDS-15")
@BOTH
def test_14_15_a_ship_takes_goods_and_moves_the_marker_at_once(number: int) -> None:
    scene = heraldry().shield(1, d4=number).silver(1, 1).depot(1, "ship").black("ship")
    scene.depot_goods(3, red=2).close_phase()
    scene.do(f"claim:{at(number, 'ship', 1)}", "set:d5", "ship:3")
    assert (scene.held(1), scene.s.bridge, scene.s.queue) == ({"red": 2}, [0, 1], [1, 0])
    scene.do("tribute:0")
    assert (scene.s.phase, scene.s.order, scene.actor) == (1, [1, 0], 1)


@proves("B-SHIELDS-14c", "B-SHIELDS-15")
@BOTH
def test_14_15_a_castle_gives_its_action(number: int) -> None:
    scene = claimer(number, at(number, "castle", 2)).lay(0, c3="church").store(0, "mine")
    scene.depot(4, "bank").close_phase().do(f"claim:{at(number, 'castle', 2)}", "set:b3")
    assert {"*:place:mine@e3", "*:take:bank@4", "*:workers", "pass"} == set(scene.legal())
    scene.do("*:place:mine@e3", "tribute:0")
    assert (scene.tile(0, "e3"), scene.s.silver[0]) == ("mine", 1)


@proves("B-SHIELDS-14d", "B-SHIELDS-15")
@BOTH
@pytest.mark.parametrize("step", ["claim", "set", "action"])
def test_14_15_no_purchase_hiring_naming_or_wild_die(number: int, step: str) -> None:
    options = {"extra-tiles": "on", "inns": "on"}
    castle = at(number, "castle", 2)
    tiles = [castle] if number == 14 else [castle, "mine"]
    scene = claimer(number, *tiles, **options).lay(0, c4="monastery28", c3="bank")
    if number == 14:
        scene.black("mine")
    scene.shield(0, a2=6, a3=16).silver(0, 9).workers(0, 9).close_phase()
    if step != "claim":
        scene.do(f"claim:{castle}")
    if step == "action":
        scene.do("set:b3")
    for word in ("buy", "inn", "hire", "copy", "wild"):
        forbidden = [action for action in scene.legal() if action.startswith(word)]
        assert forbidden == []
    if step == "set":
        for action in ("buy:mine", "inn", "hire", "copy:1", "wild:1"):
            assert scene.why(action) == ("set-first", "B-PLACE-1")
    else:
        assert scene.why("buy:mine") == ("no-purchase-now", "B-SHIELDS-14d")
        assert scene.why("inn") == ("no-purchase-now", "B-SHIELDS-14d")
        assert scene.why("hire") == ("no-hiring", "B-SHIELDS-14d")
        assert scene.why("copy:1") == ("no-naming", "B-SHIELDS-14d")
        assert scene.why("wild:1") == ("effect-open", "B-TURN-3")
        assert scene.why("wild:2") == ("effect-open", "B-TURN-3")
        assert scene.why("end") == ("effect-open", "B-TURN-3")


@proves("B-SHIELDS-14d", "B-SHIELDS-15")
@BOTH
def test_14_15_no_purchase_keeps_a_town_hall_open(number: int) -> None:
    scene = claimer(number, at(number, "town-hall", 1)).silver(0, 9)
    scene.s.black[3] = scene.out_of_box("mine")
    scene.close_phase().do(f"claim:{at(number, 'town-hall', 1)}", "set:e4")
    assert scene.legal() == [f"drop:{number}", "tribute:0"]


@proves("B-SHIELDS-14d")
def test_14_the_next_turn_has_its_purchase_again() -> None:
    scene = claimer(14, "mine@5").close_phase().do("claim:mine@5", "set:e3", "tribute:0")
    scene.silver(0, 2)
    assert actions(scene, "buy:") != []


@proves("B-SHIELDS-14e")
def test_14_comes_first_with_all_that_follows_then_15() -> None:
    scene = claimer(14, "castle@2").shield(0, a2=15).black("mine", "ship").lay(0, c3="bank")
    scene.silver(0, 2).close_phase()
    assert actions(scene, "claim:") == ["claim:castle@2"]
    assert scene.why("claim:mine") == ("cannot-claim", "B-SHIELDS-14b")
    scene.do("claim:castle@2", "set:b3")
    assert scene.why("claim:mine") == ("no-claim", "B-SHIELDS-14a")
    scene.do("*:workers")
    assert actions(scene, "claim:") == ["claim:mine", "claim:ship"]
    scene.do("claim:mine", "set:e3")
    assert scene.legal() == ["drop:14", "drop:15", "tribute:0"]


@proves("B-SHIELDS-14e", "B-SHIELD-12")
def test_14_and_15_of_one_player_come_before_those_of_the_next() -> None:
    scene = heraldry().shield(0, d4=15).shield(1, d4=14).depot(5, "mine").black("ship")
    scene.close_phase()
    assert (scene.actor, actions(scene, "claim:")) == (0, ["claim:ship"])
    scene.do("pass")
    assert (scene.actor, actions(scene, "claim:")) == (1, ["claim:mine@5"])
