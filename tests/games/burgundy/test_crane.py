"""The crane, one of the extra tiles."""

import pytest

from kontor.testing import proves
from scenario_burgundy import Scene, extra, final

EIGHT = (
    "warehouse", "carpenter", "church", "market", "boarding-house", "bank", "town-hall",
    "watchtower",
)  # fmt: skip


def crane_placed(scene: Scene) -> Scene:
    """Seat 0 places the crane on e4 with a 3; the other die shows 6."""
    stored = scene.stores(0)
    scene.store(0, "crane", *stored)
    return scene.dice(0, 3, 6).do("3:place:crane@e4")


def uses(scene: Scene) -> list[str]:
    """What an open crane can be used as."""
    return [action[len("use:") :] for action in scene.legal() if action.startswith("use:")]


def rich_table() -> Scene:
    """Everything that a building could use."""
    scene = extra().goods(0, red=2).store(0, "ship").silver(0, 0)
    return scene.depot(4, "ship", "bank").depot(5, "mine")


@proves("B-EXTRA-9", "B-EXTRA-10")
def test_the_crane_has_the_effect_of_any_of_the_eight_buildings() -> None:
    scene = crane_placed(rich_table())
    assert sorted(uses(scene)) == sorted(EIGHT)
    assert "pass" in scene.legal()
    assert scene.why("6:workers") == ("effect-open", "B-TURN-3")
    assert scene.why("end") == ("effect-open", "B-TURN-3")


@proves("B-EXTRA-9")
@pytest.mark.parametrize("building", EIGHT)
@pytest.mark.parametrize("stands", ["nowhere", "in-town", "elsewhere"])
def test_it_does_not_matter_whether_the_building_stands_anywhere(
    building: str, stands: str
) -> None:
    scene = rich_table()
    if stands == "in-town":
        scene.lay(0, e5=building)
    elif stands == "elsewhere":
        scene.lay(0, c3=building)
    scene = crane_placed(scene)
    assert building in uses(scene)
    scene.do(f"use:{building}")
    # Once only.
    assert uses(scene) == []
    assert scene.why("use:bank")[0] in ("effect-open", "no-effect")


@proves("B-EXTRA-9")
def test_the_crane_works_once_and_at_once() -> None:
    scene = crane_placed(rich_table()).do("use:bank")
    assert scene.s.silver[0] == 2
    assert scene.why("use:bank") == ("no-effect", "B-EXTRA-9")
    scene.do("6:workers", "end").do("end")
    assert scene.s.silver[0] == 2


@proves("B-EXTRA-10")
def test_types_whose_effect_could_do_nothing_cannot_be_chosen() -> None:
    scene = crane_placed(extra().silver(0, 0))
    assert scene.legal() == ["pass", "use:boarding-house", "use:bank", "use:watchtower"]
    for building in ("warehouse", "carpenter", "church", "market", "town-hall", "white-castle"):
        assert scene.why(f"use:{building}") == ("idle-building", "B-EXTRA-10")


@proves("B-EXTRA-10")
@pytest.mark.parametrize(
    ("building", "depot", "tile"),
    [("carpenter", 4, "bank"), ("church", 5, "mine"), ("market", 4, "ship")],
)
def test_each_type_can_be_chosen_as_soon_as_it_could_do_something(
    building: str, depot: int, tile: str
) -> None:
    scene = crane_placed(extra().depot(depot, tile))
    assert sorted(uses(scene)) == sorted([building, "boarding-house", "bank", "watchtower"])


@proves("B-EXTRA-10")
def test_as_town_hall_it_can_be_chosen_for_a_tile_that_could_be_bought() -> None:
    scene = crane_placed(extra().black("mine").silver(0, 2))
    assert "town-hall" in uses(scene)
    scene.do("use:town-hall", "buy:mine", "place:mine@e3")
    assert scene.tile(0, "e3") == "mine"
    scene = crane_placed(extra().black("mine").silver(0, 1))
    assert "town-hall" not in uses(scene)


@proves("B-EXTRA-10")
def test_the_crane_may_be_passed_and_its_effect_is_lost() -> None:
    scene = crane_placed(rich_table()).do("pass")
    assert scene.events() == ["effect-passed"]
    assert (scene.s.silver[0], scene.s.workers[0], scene.points(0)) == (0, 0, 0)
    assert scene.why("use:bank") == ("no-effect", "B-EXTRA-9")
    assert "6:workers" in scene.legal()


@proves("B-EXTRA-10", "B-WHITE-9")
def test_with_white_castles_their_effect_can_be_chosen_too() -> None:
    scene = crane_placed(extra(2, **{"white-castles": "on"}).depot(4, "bank").white(4).silver(0, 0))
    assert "white-castle" in uses(scene)
    scene.do("use:white-castle")
    assert scene.legal() == ["4:take:bank@4", "4:workers", "pass"]
    scene.do("4:take:bank@4")
    assert scene.stores(0) == ["bank"]
    assert "6:workers" in scene.legal()


@proves("B-EXTRA-11", "B-EX-16")
def test_as_warehouse_it_is_a_sale_with_all_that_belongs_to_it() -> None:
    scene = extra(3).lay(0, c4="monastery3", b4="monastery4").goods(0, red=2, pink=1).silver(0, 0)
    scene = crane_placed(scene).do("use:warehouse")
    assert scene.legal() == ["sell:pink", "sell:red", "pass"]
    scene.do("sell:red")
    assert (scene.s.silver[0], scene.s.workers[0]) == (2, 1)
    assert scene.points(0, "goods") == 2 * 3
    assert scene.held(0) == {"pink": 1}
    assert scene.sold_pile(0) == {"red": 2}


@proves("B-EXTRA-11", "B-EX-16")
def test_as_bank_it_gives_2_silver_and_as_watchtower_4_points() -> None:
    scene = crane_placed(extra().silver(0, 0)).do("use:bank")
    assert (scene.s.silver[0], scene.points(0)) == (2, 0)
    scene = crane_placed(extra().silver(0, 0)).do("use:watchtower")
    assert (scene.s.silver[0], scene.points(0)) == (0, 4)


@proves("B-EXTRA-11", "B-EX-16")
def test_as_church_it_takes_a_castle_from_any_depot() -> None:
    scene = crane_placed(extra().depot(2, "castle").depot(4, "ship")).do("use:church")
    assert scene.why("take:ship@4") == ("wrong-fetch", "B-BUILD-7")
    scene.do("take:castle@2")
    assert scene.stores(0) == ["castle"]


@proves("B-EXTRA-11")
def test_as_carpenter_or_market_it_takes_what_they_take() -> None:
    scene = crane_placed(extra().depot(4, "ship", "bank").depot(6, "cow2")).do("use:market")
    assert scene.legal() == ["take:ship@4", "take:cow2@6", "pass"]
    scene = crane_placed(extra().depot(4, "ship", "bank").depot(6, "cow2")).do("use:carpenter")
    assert scene.legal() == ["take:bank@4", "pass"]


@proves("B-EXTRA-11")
def test_as_town_hall_it_places_without_a_number() -> None:
    scene = crane_placed(extra().store(0, "mine", "cow2")).do("use:town-hall")
    assert scene.why("place:cow2@e6") == ("not-adjacent", "B-PLACE-4")
    assert scene.why("place:mine@d3") == ("wrong-colour", "B-PLACE-2")
    scene.do("place:mine@e3")
    assert scene.tile(0, "e3") == "mine"
    assert scene.s.workers[0] == 0


@proves("B-EXTRA-11")
def test_as_boarding_house_it_gives_4_workers_without_13_and_14() -> None:
    scene = extra().lay(0, c4="monastery13", b4="monastery14").silver(0, 0)
    scene = crane_placed(scene).do("use:boarding-house")
    assert (scene.s.workers[0], scene.s.silver[0]) == (4, 0)


@proves("B-EXTRA-11")
def test_a_taking_by_the_crane_needs_room_in_the_stores() -> None:
    scene = extra().store(0, "crane", "cow2", "ship").black("goat3").silver(0, 2)
    scene.depot(5, "mine").dice(0, 3, 6).do("3:place:crane@e4", "buy:goat3", "use:church")
    scene.do("take:mine@5", "discard:cow2")
    assert sorted(scene.stores(0)) == ["goat3", "mine", "ship"]


@proves("B-EXTRA-12")
@pytest.mark.parametrize("power", [1, 2])
@pytest.mark.parametrize("building", EIGHT)
def test_the_crane_stands_beside_any_building_and_keeps_none_out(building: str, power: int) -> None:
    # The crane comes second to the town e4, e5, f4, f5, g4.
    scene = rich_table().lay(0, e5=building, c4=f"monastery{power}")
    crane_placed(scene).do(f"use:{building}")
    assert scene.tile(0, "e4") == "crane"
    # The crane comes first, and is used as that building.
    scene = rich_table().lay(0, c4=f"monastery{power}")
    crane_placed(scene).do(f"use:{building}")
    while scene.s.pending:
        scene.do("pass")
    scene.dice(0, 1, 1).store(0, building).do(f"1:place:{building}@e5")
    assert scene.tile(0, "e5") == building


@proves("B-EXTRA-12")
def test_a_crane_used_as_white_castle_stands_beside_a_white_castle() -> None:
    scene = extra(2, **{"white-castles": "on"}).lay(0, e5="white-castle").white(2)
    crane_placed(scene).do("use:white-castle", "2:workers")
    scene.store(0, "white-castle").dice(0, 5, 5)
    assert scene.why("5:place:white-castle@f4") == ("building-in-town", "B-BUILD-2")
    scene = extra(2, **{"white-castles": "on"}).white(2)
    crane_placed(scene).do("use:white-castle", "2:workers")
    scene.store(0, "white-castle").dice(0, 5, 5).do("5:place:white-castle@f4")
    assert scene.tile(0, "f4") == "white-castle"


@proves("B-EXTRA-13")
@pytest.mark.parametrize("number", [16, 17, 18, 19, 20, 21, 22, 23, 29])
def test_at_the_end_the_crane_counts_for_each_building_monastery(number: int) -> None:
    scene = extra(2, **{"white-castles": "on"}).lay(0, c3="crane", c4=f"monastery{number}")
    final(scene)
    assert scene.points(0, "monasteries") == 4


@proves("B-EXTRA-13")
@pytest.mark.parametrize(
    ("monasteries", "points"),
    [((), 0), ((15, 24, 25, 26), 0), ((16,), 4), ((16, 22), 4 + 4), ((16, 17, 19, 22, 23), 8)],
)
def test_the_crane_adds_exactly_4_points_if_any_such_monastery_is_there(
    monasteries: tuple[int, ...], points: int
) -> None:
    scene = extra().lay(0, c3="crane", e4="bank")
    for space, number in zip(("c4", "b4", "a4", "f3", "g2"), monasteries, strict=False):
        scene.lay(0, **{space: f"monastery{number}"})
    final(scene)
    # The bank scores 4 with monastery 22, the crane 4 in all.
    assert scene.points(0, "monasteries") == points


@proves("B-EXTRA-13")
def test_it_may_count_as_another_type_than_it_was_used_as() -> None:
    scene = crane_placed(extra().lay(0, c4="monastery16")).do("use:bank")
    final(scene)
    assert scene.points(0, "monasteries") == 4


@proves("B-EXTRA-13")
def test_a_crane_in_a_store_and_that_of_another_count_nothing() -> None:
    scene = extra().lay(0, c4="monastery16").store(0, "crane")
    final(scene)
    assert scene.points(0, "monasteries") == 0
    scene = extra().lay(0, c4="monastery16").lay(1, c3="crane")
    final(scene)
    assert scene.points(0, "monasteries") == 0
