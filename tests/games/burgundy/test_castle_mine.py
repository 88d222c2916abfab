"""Castles and their additional action; mines."""

import pytest

from kontor.testing import proves
from scenario_burgundy import Scene


def castle_placed(players: int = 2) -> Scene:
    """Seat 0 has just placed a castle on b3 with a 6; a 5 is left."""
    scene = Scene(players).lay(0, c3="bank").store(0, "castle").dice(0, 6, 5)
    return scene.do("6:place:castle@b3")


@proves("B-CASTLE-1")
def test_a_castle_gives_exactly_one_action_beside_the_two_dice() -> None:
    scene = castle_placed()
    assert scene.s.workers[0] == 0
    scene.do("*:workers")
    assert scene.s.workers[0] == 2
    assert scene.why("*:workers") == ("no-effect", "B-TURN-1")
    assert scene.legal() == ["5:workers", "end"]
    scene.do("5:workers")
    assert scene.s.workers[0] == 4


@proves("B-CASTLE-1")
def test_the_action_comes_at_once_and_the_other_die_waits() -> None:
    scene = castle_placed()
    assert scene.why("5:workers") == ("effect-open", "B-TURN-3")
    assert scene.why("end") == ("effect-open", "B-TURN-3")


@proves("B-CASTLE-1", "B-CASTLE-2")
@pytest.mark.parametrize("workers", [0, 3])
@pytest.mark.parametrize(
    ("number", "tile"),
    [(1, "ship"), (2, "monastery1"), (3, "cow2"), (4, "bank"), (5, "mine"), (6, "market")],
)
def test_the_action_takes_from_any_depot_and_costs_no_worker(
    number: int, tile: str, workers: int
) -> None:
    scene = castle_placed().workers(0, workers).depot(number, tile)
    scene.do(f"*:take:{tile}@{number}")
    assert scene.stores(0) == [tile]
    assert scene.depot_tiles(number) == []
    assert scene.s.workers[0] == workers
    assert scene.legal().count("5:workers") == 1


@proves("B-CASTLE-2")
def test_the_action_takes_no_tile_of_the_black_depot_and_none_that_is_not_there() -> None:
    scene = castle_placed().black("mine", "ship").depot(5, "mine")
    assert scene.legal() == ["*:take:mine@5", "*:workers", "pass"]
    assert scene.why("*:take:#0") == ("no-tile", "B-TAKE-1")


@proves("B-CASTLE-1", "B-CASTLE-2")
@pytest.mark.parametrize(
    ("tile", "space"),
    [
        ("cow2", "b2"),  # 1
        ("ship", "d3"),  # 2
        ("bank", "e4"),  # 3
        ("mine", "e3"),  # 4
        ("monastery15", "b4"),  # 5
        ("monastery15", "c4"),  # 1
        ("ship", "d5"),  # 5
    ],
)
def test_the_action_places_on_a_space_of_any_number(tile: str, space: str) -> None:
    scene = castle_placed().store(0, tile)
    scene.do(f"*:place:{tile}@{space}")
    assert scene.tile(0, space) == tile
    assert scene.stores(0) == []
    assert scene.s.workers[0] == 0
    assert "5:workers" in scene.legal()


@proves("B-CASTLE-2")
def test_colour_adjacency_and_town_bind_the_action_too() -> None:
    scene = castle_placed().lay(0, e4="church").store(0, "church", "ship", "mine")
    assert scene.why("*:place:ship@c4") == ("wrong-colour", "B-PLACE-2")
    assert scene.why("*:place:mine@g1") == ("not-adjacent", "B-PLACE-4")
    assert scene.why("*:place:church@f4") == ("building-in-town", "B-BUILD-2")
    assert scene.why("*:place:church@c3") == ("space-filled", "B-PLACE-1")


@proves("B-CASTLE-2")
@pytest.mark.parametrize("goods", ["turquoise", "purple", "pink", "red", "brown", "orange"])
def test_the_action_sells_any_held_colour(goods: str) -> None:
    scene = castle_placed().goods(0, **{goods: 2}).silver(0, 0)
    assert [action for action in scene.legal() if "sell" in action] == [f"*:sell:{goods}"]
    before = scene.points(0)
    scene.do(f"*:sell:{goods}")
    assert scene.held(0) == {}
    assert scene.sold_pile(0) == {goods: 2}
    assert scene.s.silver[0] == 1
    assert scene.points(0) - before == 4
    assert scene.s.workers[0] == 0


@proves("B-CASTLE-2")
def test_the_action_sells_no_colour_that_is_not_held() -> None:
    scene = castle_placed().goods(0, red=1)
    assert scene.why("*:sell:pink") == ("no-goods", "B-SELL-1")


@proves("B-CASTLE-2")
def test_a_taking_by_the_action_needs_room_in_the_stores() -> None:
    # The castle leaves a store, a purchase before its action fills it again.
    scene = Scene().lay(0, c3="bank").store(0, "castle", "goat2", "pig2").dice(0, 6, 5)
    scene.silver(0, 2).black("cow3").depot(2, "castle")
    scene.do("6:place:castle@b3", "buy:cow3", "*:take:castle@2")
    assert scene.legal() == ["discard:cow3", "discard:goat2", "discard:pig2"]
    scene.do("discard:pig2")
    assert scene.stores(0) == ["cow3", "goat2", "castle"]
    assert scene.why("*:workers") == ("no-effect", "B-TURN-1")
    assert "5:workers" in scene.legal()
    assert "6:workers" not in scene.legal()


@proves("B-CASTLE-1")
def test_castles_placed_by_castles_give_further_actions() -> None:
    scene = Scene().lay(0, c3="bank").store(0, "castle", "castle", "castle").dice(0, 6, 5)
    scene.do("6:place:castle@b3", "*:place:castle@a2")
    assert scene.points(0) == 0
    scene.do("*:place:castle@a3")
    # The region of three in phase A, and the colour as first of two players.
    assert scene.points(0) == 6 + 10 + 5
    assert scene.legal() == ["*:workers", "pass"]
    scene.do("*:workers")
    assert scene.s.workers[0] == 2
    assert scene.legal() == ["5:workers", "end"]


@proves("B-CASTLE-1")
def test_a_castle_placed_by_a_town_hall_gives_its_action() -> None:
    scene = Scene().store(0, "town-hall", "castle").dice(0, 3, 5)
    scene.do("3:place:town-hall@c3", "place:castle@b3", "*:workers")
    assert scene.s.workers[0] == 2
    assert scene.legal() == ["5:workers", "end"]


@proves("B-MINE-1")
def test_placing_a_mine_does_nothing_by_itself() -> None:
    scene = Scene().store(0, "mine").silver(0, 0).dice(0, 4, 4).depot(5, "mine")
    scene.do("4:place:mine@e3")
    assert scene.events() == ["tile-placed"]
    assert (scene.s.silver[0], scene.s.workers[0], scene.points(0)) == (0, 0, 0)
    assert scene.legal() == ["4:workers", "end"]


@proves("B-MINE-1")
def test_a_mine_pays_a_silver_at_the_end_of_each_phase_not_of_each_round() -> None:
    scene = Scene().store(0, "mine").silver(0, 0).dice(0, 4, 4)
    scene.do("4:place:mine@e3").end_round()
    assert scene.s.silver[0] == 0
    scene.last_round().end_round()
    assert (scene.s.phase, scene.s.silver[0], scene.s.workers[0]) == (1, 1, 0)
    scene.end_round()
    assert scene.s.silver[0] == 1
    scene.last_round().end_round()
    assert (scene.s.phase, scene.s.silver[0], scene.s.workers[0]) == (2, 2, 0)
    assert scene.s.silver[1] == 1  # nothing for the player without mines
