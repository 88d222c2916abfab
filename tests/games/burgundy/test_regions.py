"""Completed regions: size value and phase value."""

import pytest

from kontor.testing import proves
from scenario_burgundy import Scene, final

TOWN_OF_EIGHT = {
    "a2": "bank",
    "b3": "market",
    "c4": "church",
    "d1": "carpenter",
    "d2": "warehouse",
    "d3": "town-hall",
    "d4": "boarding-house",
}
TOWN_OF_SEVEN = {
    "c3": "market",
    "c4": "church",
    "d3": "carpenter",
    "d4": "warehouse",
    "d5": "town-hall",
    "e3": "boarding-house",
}
TOWN_OF_FIVE = {"e4": "bank", "e5": "market", "f4": "church", "f5": "carpenter"}
RIVER_OF_SIX = dict.fromkeys(["a4", "b4", "c4", "d5", "e5"], "ship")


def on_duchy(duchy: str, start: str) -> Scene:
    """Seat 0 on a duchy whose start castle has to be chosen."""
    scene = Scene(duchies=f"{duchy},1").do(f"start:{duchy}@{start}")
    scene.clear()
    return scene


def check_region(
    scene: Scene, lying: dict[str, str], tile: str, space: str, number: int, size: int
) -> None:
    """The last tile of a region scores its size value and 10 points of phase A."""
    scene.lay(0, **lying).store(0, tile).dice(0, number, number)
    assert scene.promised(0, space) == size
    scene.do(f"{number}:place:{tile}@{space}")
    assert scene.points(0, "regions") == size
    assert scene.points(0, "phases") == 10


@proves("B-REGION-2")
def test_a_region_of_one_space_scores_1() -> None:
    check_region(Scene(), {}, "bank", "c3", 3, 1)


@proves("B-REGION-2")
def test_a_region_of_two_spaces_scores_3() -> None:
    check_region(Scene(duchies="2"), {"c4": "ship"}, "ship", "b3", 6, 3)


@proves("B-REGION-2")
def test_a_region_of_three_spaces_scores_6() -> None:
    check_region(Scene(), {"d3": "ship", "d2": "ship"}, "ship", "d1", 6, 6)


@proves("B-REGION-2")
def test_a_region_of_four_spaces_scores_10() -> None:
    lying = {"a2": "cow2", "a3": "pig2", "a4": "goat2"}
    check_region(on_duchy("3", "b3"), lying, "sheep2", "a1", 6, 10)


@proves("B-REGION-2")
def test_a_region_of_five_spaces_scores_15() -> None:
    check_region(Scene(), TOWN_OF_FIVE, "watchtower", "g4", 3, 15)


@proves("B-REGION-2")
def test_a_region_of_six_spaces_scores_21() -> None:
    check_region(on_duchy("6", "d4"), RIVER_OF_SIX, "ship", "f5", 6, 21)


@proves("B-REGION-2")
def test_a_region_of_seven_spaces_scores_28() -> None:
    lying = TOWN_OF_SEVEN | {"f3": "mine"}
    check_region(on_duchy("7", "g2"), lying, "bank", "e4", 3, 28)


@proves("B-REGION-2")
def test_a_region_of_eight_spaces_scores_36() -> None:
    lying = TOWN_OF_EIGHT | {"d6": "monastery15"}
    check_region(on_duchy("10", "d7"), lying, "watchtower", "d5", 5, 36)


@proves("B-REGION-3")
@pytest.mark.parametrize(("phase", "points"), [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)])
def test_the_phase_adds_its_value_whatever_the_size(phase: str, points: int) -> None:
    small = Scene().phase(phase).store(0, "bank").dice(0, 3, 3).do("3:place:bank@c3")
    assert small.points(0) == 1 + points
    large = Scene().phase(phase).lay(0, **TOWN_OF_FIVE).store(0, "town-hall").dice(0, 3, 3)
    large.do("3:place:town-hall@g4")
    assert large.points(0) == 15 + points


@proves("B-REGION-1")
@pytest.mark.parametrize(
    ("tile", "actions"),
    [
        ("bank", ["3:place:bank@c3"]),
        ("castle", ["6:place:castle@b3", "*:place:bank@c3"]),
        ("town-hall", ["3:place:town-hall@e4", "place:bank@c3"]),
    ],
    ids=["die", "castle", "town hall"],
)
def test_a_region_is_completed_by_whatever_way_the_last_tile_came(
    tile: str, actions: list[str]
) -> None:
    scene = Scene().lay(0, c4="monastery15").dice(0, 3, 6)
    scene.store(0, *dict.fromkeys([tile, "bank"]))
    scene.do(*actions)
    assert scene.points(0) == 1 + 10
    assert scene.events().count("region-completed") == 1


@proves("B-REGION-1")
def test_a_region_scores_with_its_last_space_only_and_then_never_again() -> None:
    scene = Scene().store(0, "mine", "mine", "mine").dice(0, 4, 1).silver(0, 0)
    scene.do("4:place:mine@e3", "1:place:mine@f2")
    assert scene.points(0) == 0
    scene.end_round().dice(0, 3, 2)
    scene.do("3:place:mine@g1")
    assert scene.points(0, "regions") + scene.points(0, "phases") == 6 + 10
    scene.store(0, "monastery15").do("2:place:monastery15@f3")
    assert scene.points(0, "regions") + scene.points(0, "phases") == 6 + 10
    scene.last_round().end_round()
    final(scene)
    assert scene.points(0, "regions") + scene.points(0, "phases") == 6 + 10


@proves("B-REGION-1")
def test_an_unfinished_region_scores_nothing_at_the_end_either() -> None:
    scene = Scene().lay(0, **TOWN_OF_FIVE, d3="ship", d2="ship").silver(0, 0)
    final(scene)
    assert scene.points(0) == 0


@proves("B-REGION-1", "B-REGION-2", "B-REGION-3")
def test_one_chain_completes_several_regions_and_each_scores() -> None:
    # Town hall on the town of one; it places the last castle of three; its action the last ship.
    scene = Scene().phase("B").lay(0, a2="castle", a3="castle", d3="ship", d2="ship")
    scene.store(0, "town-hall", "castle", "ship").dice(0, 3, 4)
    scene.do("3:place:town-hall@c3")
    assert scene.points(0) == 1 + 8
    scene.do("place:castle@b3")
    assert scene.points(0) == 9 + 6 + 8 + 5  # the colour too, first of two players
    scene.do("*:place:ship@d1")
    assert scene.points(0) == 28 + 6 + 8
    assert scene.points(0, "phases") == 3 * 8
    assert scene.legal() == ["4:workers", "end"]


@proves("B-REGION-1")
def test_a_region_of_another_player_does_not_matter() -> None:
    scene = Scene().lay(1, d3="ship", d2="ship").store(0, "ship").dice(0, 2, 2)
    scene.do("2:place:ship@d3")
    assert (scene.points(0), scene.points(1)) == (0, 0)
