"""Shields 4 and 5: any number of stores, and goods from all depots."""

import pytest

from kontor.testing import proves
from scenario_burgundy import Scene, look
from scenario_burgundy_shields import heraldry

# 4: any number of stores


def crowded(scene: Scene) -> Scene:
    """Seat 0 has shield 4 on d4, three full stores, and takes a ship and a building beside them."""
    scene.shield(0, d4=4).store(0, "mine", "ship", "cow2").depot(1, "ship").depot(4, "bank")
    scene.dice(0, 1, 4).do("1:take:ship@1", "4:take:bank@4")
    return scene


@proves("B-SHIELDS-4a")
def test_4_every_taken_tile_finds_room() -> None:
    scene = crowded(heraldry()).black("watchtower", "church").silver(0, 2)
    assert (scene.stores(0), scene.further(0)) == (["mine", "ship", "cow2"], ["ship", "bank"])
    scene.do("buy:watchtower")
    assert scene.further(0) == ["ship", "bank", "watchtower"]
    assert scene.s.pending == []
    assert scene.why("discard:mine") == ("no-discard", "B-STORE-5")
    assert scene.why("throw:mine") == ("no-discard", "B-STORE-5")
    scene.do("end")
    assert scene.further(0) == ["ship", "bank", "watchtower"]


@proves("B-SHIELDS-4a")
def test_4_tiles_of_buildings_and_castles_find_room_too() -> None:
    scene = heraldry().shield(0, d4=4).store(0, "carpenter", "mine", "cow2").depot(4, "bank")
    scene.depot(1, "bank", "ship").depot(6, "sheep2").dice(0, 3, 1).do("3:place:carpenter@c3")
    scene.do("take:bank@4", "1:take:ship@1")
    assert sorted(scene.stores(0) + scene.further(0)) == ["bank", "cow2", "mine", "ship"]


@proves("B-SHIELDS-4a")
def test_4_for_others_the_limit_holds() -> None:
    scene = heraldry().shield(1, d4=4).store(0, "mine", "ship", "cow2").depot(1, "ship")
    scene.do("1:take:ship@1")
    assert scene.legal() == ["discard:mine", "discard:ship", "discard:cow2"]


@proves("B-SHIELDS-4a")
def test_4_further_tiles_are_placed_with_a_die_and_workers() -> None:
    scene = crowded(heraldry()).store(0, "castle", "castle", "castle").do("end", "end")
    scene.dice(0, 5, 1).workers(0, 0)
    picks = [action for action in scene.legal() if "pick" in action]
    assert picks == ["5:pick:ship"]
    assert scene.why("1:pick:ship") == ("cannot-pick", "B-SHIELDS-4a")
    assert scene.why("5:pick:mine") == ("cannot-pick", "B-SHIELDS-4a")
    assert scene.why("6:pick:ship") == ("no-such-die", "B-TURN-1")
    scene.do("5:pick:ship")
    assert scene.legal() == ["set:d5"]
    assert scene.why("end") == ("set-first", "B-PLACE-1")
    assert scene.why("set:d3") == ("too-few-workers", "B-PLACE-3")
    assert scene.why("set:c3") == ("wrong-colour", "B-PLACE-2")
    assert scene.why("set:d1") == ("not-adjacent", "B-PLACE-4")
    scene.do("set:d5", "pass")
    assert (scene.tile(0, "d5"), scene.further(0), scene.s.bridge) == ("ship", ["bank"], [1, 0])
    assert list(scene.s.dice[:2]) == [-5, 1]
    scene.workers(0, 2).do("1:pick:bank", "set:c3")
    assert (scene.tile(0, "c3"), scene.further(0), scene.s.workers[0]) == ("bank", [], 0)


@proves("B-SHIELDS-4a")
@pytest.mark.parametrize(
    ("number", "tile", "space", "die"),
    [(9, "bank", "c3", 2), (10, "ship", "d5", 6), (11, "mine", "e3", 5), (8, "bank", "c3", 1)],
)
def test_4_further_tiles_have_the_free_changes(
    number: int, tile: str, space: str, die: int
) -> None:
    scene = heraldry().shield(0, d4=4).store(0, "castle", "castle", "castle").black(tile)
    scene.silver(0, 2).dice(0, die, die).do(f"buy:{tile}").workers(0, number == 8)
    assert scene.further(0) == [tile]
    assert scene.why(f"{die}:pick:{tile}") == ("cannot-pick", "B-SHIELDS-4a")
    scene.lay(0, c4=f"monastery{number}").do(f"{die}:pick:{tile}", f"set:{space}")
    assert (scene.tile(0, space), scene.s.workers[0]) == (tile, 0)


@proves("B-SHIELDS-4a")
def test_4_castle_and_town_hall_place_further_tiles() -> None:
    scene = crowded(heraldry()).store(0, "castle", "town-hall", "castle").lay(0, c3="church")
    scene.do("end", "end").dice(0, 6, 3).do("6:place:castle@b3")
    assert scene.why("6:pick:ship") == ("effect-open", "B-TURN-3")
    scene.do("*:pick:ship", "set:d3", "pass")
    assert scene.tile(0, "d3") == "ship"
    scene.do("3:place:town-hall@e4", "pick:bank", "set:e5")
    assert (scene.tile(0, "e5"), scene.further(0)) == ("bank", [])


@proves("B-SHIELDS-4a")
def test_4_a_further_tile_alone_keeps_a_town_hall_open() -> None:
    scene = crowded(heraldry()).store(0, "town-hall", "castle", "castle").silver(0, 0)
    scene.do("end", "end").dice(0, 3, 3).do("3:place:town-hall@e4")
    assert scene.legal() == ["pass", "pick:ship", "pick:bank"]
    assert scene.do("pick:bank").legal() == ["set:c3", "set:e5", "set:f4"]


@proves("B-SHIELDS-4b")
def test_4_replaced_tiles_are_discarded_at_once_down_to_three() -> None:
    scene = crowded(heraldry()).do("end", "end").black("watchtower").silver(0, 2)
    scene.shields_in(4, 7).dice(0, 4, 4).do("shield:7", "crest:d4")
    assert sorted(scene.legal()) == ["throw:bank", "throw:cow2", "throw:mine", "throw:ship"]
    for action in ("end", "pass", "buy:watchtower"):
        assert scene.why(action) == ("trim-first", "B-SHIELDS-4b")
    assert scene.why("throw:church") == ("not-stored", "B-SHIELDS-4b")
    scene.do("throw:mine")
    assert scene.why("throw:mine") == ("not-stored", "B-SHIELDS-4b")
    scene.do("throw:ship")
    assert (sorted(scene.stores(0)), scene.further(0)) == (["bank", "cow2", "ship"], [])
    # From now on three is the limit again.
    scene.do("buy:watchtower")
    assert sorted(scene.legal()) == ["discard:bank", "discard:cow2", "discard:ship"]


@proves("B-SHIELDS-4b")
def test_4_replaced_with_three_tiles_nothing_is_asked() -> None:
    scene = crowded(heraldry()).store(0, "mine").do("end", "end").dice(0, 4, 4)
    assert (scene.stores(0), scene.further(0)) == (["mine"], ["ship", "bank"])
    scene.shields_in(4, 7).do("shield:7", "crest:d4")
    assert (scene.stores(0), scene.further(0)) == (["mine", "ship", "bank"], [])
    assert scene.legal() == ["end"]


@proves("B-SHIELDS-4b")
def test_4_kept_and_another_shield_replaced_no_tile_is_discarded() -> None:
    scene = crowded(heraldry().shield(0, b3=9)).do("end", "end").dice(0, 4, 4)
    scene.shields_in(4, 7).do("shield:7", "crest:b3")
    assert (len(scene.stores(0)), len(scene.further(0))) == (3, 2)
    assert scene.legal() == ["end"]


@proves("B-SHIELDS-4b")
def test_4_given_up_in_the_tribute_tiles_are_discarded_before_anything_else() -> None:
    scene = crowded(heraldry().shield(0, b3=9)).silver(0, 1).close_phase().do("drop:4")
    assert scene.why("tribute:0") == ("trim-first", "B-SHIELDS-4b")
    assert scene.why("drop:9") == ("trim-first", "B-SHIELDS-4b")
    scene.do("throw:cow2", "throw:ship")
    assert sorted(scene.stores(0)) == ["bank", "mine", "ship"]
    assert scene.legal() == ["drop:9", "tribute:0"]
    scene.do("tribute:0")
    assert (scene.s.phase, scene.further(0)) == (1, [])


@proves("B-SHIELDS-4b", "B-SHIELD-15")
def test_4_lost_without_silver_tiles_are_discarded_before_the_mines_pay() -> None:
    scene = crowded(heraldry().lay(0, e3="mine").shield(0, b3=9)).silver(0, 0)
    scene.shield(1, d4=7).silver(1, 1).close_phase()
    assert (scene.actor, scene.shields_of(0), scene.s.silver[0]) == (0, {}, 0)
    assert scene.why("pass") == ("trim-first", "B-SHIELDS-4b")
    scene.do("throw:cow2", "throw:mine")
    assert (sorted(scene.stores(0)), scene.actor) == (["bank", "ship", "ship"], 1)
    scene.do("tribute:0")
    assert (scene.s.phase, scene.s.silver[0]) == (1, 1)


# 5: a colour of goods from all depots


def laden(scene: Scene) -> Scene:
    """Seat 0 has shield 5 and a ship for d5; goods lie in the depots 1, 2, 3 and 6."""
    scene.shield(0, d4=5).store(0, "ship").dice(0, 5, 5).silver(0, 0)
    scene.depot_goods(1, red=1).depot_goods(2, pink=1).depot_goods(3, red=2, brown=1)
    return scene.depot_goods(6, red=1, orange=1)


@proves("B-SHIELDS-5a", "B-SHIELDS-5c")
def test_5_a_named_colour_comes_from_all_depots_beside_the_ships_own_goods() -> None:
    scene = laden(heraldry()).do("5:place:ship@d5")
    assert scene.why("cargo:red") == ("no-ship", "B-SHIELDS-5a")
    scene.do("ship:2")
    assert scene.held(0) == {"pink": 1}
    assert scene.legal() == ["pass", "cargo:red", "cargo:brown", "cargo:orange"]
    # The marker moves only after that.
    assert scene.s.bridge == [0, 0]
    scene.do("cargo:red")
    assert scene.held(0) == {"pink": 1, "red": 4}
    assert [scene.in_depot(depot) for depot in range(1, 7)] == [
        {}, {}, {"brown": 1}, {}, {}, {"orange": 1},
    ]  # fmt: skip
    assert scene.s.bridge == [1, 0]
    assert scene.why("cargo:brown") == ("no-ship", "B-SHIELDS-5a")
    assert scene.legal() == ["5:workers", "end"]


@proves("B-SHIELDS-5a")
def test_5_without_it_there_is_no_cargo() -> None:
    scene = laden(heraldry()).shield(0, d4=7).shield(1, d4=5).do("5:place:ship@d5", "ship:2")
    assert (scene.s.pending, scene.s.bridge) == ([], [1, 0])
    assert scene.why("cargo:red") == ("no-ship", "B-SHIELDS-5a")


@proves("B-SHIELDS-5a")
def test_5_works_for_ships_alone() -> None:
    scene = laden(heraldry()).store(0, "market", "mine").dice(0, 3, 4).do("3:place:market@c3")
    scene.do("4:place:mine@e3")
    assert scene.why("cargo:red") == ("no-ship", "B-SHIELDS-5a")
    assert scene.held(0) == {}


@proves("B-SHIELDS-5b")
def test_5_the_limit_of_three_colours_holds() -> None:
    scene = laden(heraldry()).goods(0, red=1, turquoise=1, purple=1).do("5:place:ship@d5", "pass")
    assert scene.legal() == ["pass", "cargo:red"]
    for colour in ("pink", "brown", "orange", "purple"):
        assert scene.why(f"cargo:{colour}") == ("cargo-does-not-fit", "B-SHIELDS-5b")
    scene.do("cargo:red")
    assert scene.held(0) == {"red": 5, "turquoise": 1, "purple": 1}


@proves("B-SHIELDS-5b")
def test_5_a_colour_that_lies_in_no_depot_cannot_be_named() -> None:
    scene = laden(heraldry()).do("5:place:ship@d5", "ship:2")
    for colour in ("pink", "turquoise", "purple"):
        assert scene.why(f"cargo:{colour}") == ("cargo-does-not-fit", "B-SHIELDS-5b")


@proves("B-SHIELDS-5b")
def test_5_is_skipped_when_nothing_fits() -> None:
    scene = laden(heraldry()).goods(0, turquoise=3, purple=1).goods(0, pink=1)
    scene.do("5:place:ship@d5", "ship:2")
    # The pink tile fitted; nothing else of the depots does.
    assert (scene.s.pending, scene.s.bridge) == ([], [1, 0])
    assert scene.held(0) == {"turquoise": 3, "purple": 1, "pink": 2}


@proves("B-SHIELDS-5c", "B-SHIELD-13")
def test_5_comes_after_the_second_depot_of_monastery_5() -> None:
    scene = laden(heraldry()).lay(0, c4="monastery5").do("5:place:ship@d5", "ship:1")
    assert look(scene.s, None, "pending") == [
        {"kind": "bridge"},
        {"kind": "cargo"},
        {"kind": "ship", "beside": 1},
    ]
    assert scene.legal() == ["ship:2", "ship:6", "pass"]
    assert scene.why("cargo:red") == ("no-ship", "B-SHIELDS-5a")
    scene.do("ship:2")
    assert scene.held(0) == {"red": 1, "pink": 1}
    scene.do("cargo:red")
    assert scene.held(0) == {"red": 4, "pink": 1}
    assert scene.s.bridge == [1, 0]


@proves("B-SHIELDS-5c")
def test_5_may_be_used_when_the_depots_were_passed_and_may_be_passed_itself() -> None:
    scene = laden(heraldry()).do("5:place:ship@d5", "pass")
    used, passed = scene.fork().do("cargo:red"), scene.fork().do("pass")
    assert (used.held(0), used.s.bridge) == ({"red": 4}, [1, 0])
    assert (passed.held(0), passed.s.bridge) == ({}, [1, 0])
    assert passed.why("cargo:red") == ("no-ship", "B-SHIELDS-5a")
