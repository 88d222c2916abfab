"""Monasteries 15 to 26, which score at the end."""

import pytest

from kontor.testing import proves
from scenario_burgundy import Scene, final
from scenario_burgundy_monasteries import BUILDINGS, owning

TOWNS = ["c3", "e4", "c5", "e2"]
"""A space of each town of duchy 1; each lies beside d4, c4 or d3."""


def ending(players: int = 2) -> Scene:
    """The last round of phase E, nobody has anything."""
    scene = Scene(players).phase("E").last_round()
    for seat in range(players):
        scene.silver(seat, 0)
    return scene


def ending_with(*monasteries: int, players: int = 2) -> Scene:
    """The last round of phase E; seat 0 has these monasteries in the duchy."""
    return owning(*monasteries, scene=ending(players))


def rich(scene: Scene, seat: int) -> Scene:
    """A duchy and goods for which every monastery from 15 to 26 would score."""
    buildings = dict(zip(["e4", "e5", "f4", "f5", "g4"], list(BUILDINGS.values())[:5], strict=True))
    more = dict(zip(["c3", "b5", "c5"], list(BUILDINGS.values())[5:], strict=True))
    scene.lay(seat, **buildings, **more, b2="cow2", c2="pig2")
    scene.sold(seat, red=2, pink=1)
    # A bonus tile: the third mine.
    return scene.lay(seat, e3="mine", f2="mine").store(seat, "mine")


RICH = dict.fromkeys(BUILDINGS, 4) | {15: 2 * 2, 24: 2 * 4, 25: 3, 26: 3}
"""What each of the monasteries scores there."""


@proves(
    "B-MONASTERY-1", "B-MONASTERY-2", "B-MON-15", "B-MON-16", "B-MON-17", "B-MON-18", "B-MON-19",
    "B-MON-20", "B-MON-21", "B-MON-22", "B-MON-23", "B-MON-24", "B-MON-25", "B-MON-26",
)  # fmt: skip
@pytest.mark.parametrize("number", range(15, 27))
@pytest.mark.parametrize("where", ["duchy", "store", "duchy of another"])
def test_a_scoring_monastery_counts_at_the_end_in_the_own_duchy_only(
    number: int, where: str
) -> None:
    scene = rich(ending(), 0).dice(0, 3, 1)
    if where == "duchy of another":
        scene.lay(1, c4=f"monastery{number}")
    else:
        scene.store(0, "mine", f"monastery{number}")
    scene.do("3:place:mine@g1")
    points = scene.points(0)
    if where == "duchy":
        scene.do(f"1:place:monastery{number}@c4")
        assert scene.events() == ["tile-placed"]
        assert scene.points(0) == points
    scene.do("end", "end")
    # The third mine paid with the others: 3 silver are 3 points.
    assert scene.points(0) == points + 3 + (RICH[number] if where == "duchy" else 0)
    assert scene.points(1) == 0


@proves("B-MONASTERY-2")
def test_a_scoring_monastery_does_nothing_at_the_end_of_a_phase() -> None:
    scene = Scene().lay(0, c4="monastery25", b4="monastery24", e4="bank").sold(0, red=2)
    scene.lay(0, c3="bank", b2="cow2").last_round().end_round()
    assert scene.s.phase == 1
    assert scene.points(0) == 0


@proves("B-MON-15")
@pytest.mark.parametrize(
    ("sold", "points"),
    [
        ({}, 0),
        ({"red": 1}, 2),
        ({"red": 5}, 2),
        ({"red": 1, "pink": 2}, 4),
        ({"turquoise": 1, "purple": 1, "pink": 1, "red": 1, "brown": 1, "orange": 1}, 12),
    ],
)
def test_monastery_15_scores_2_for_each_colour_sold(sold: dict[str, int], points: int) -> None:
    scene = ending_with(15).sold(0, **sold).sold(1, purple=1)
    assert final(scene).points(0) == points


@proves("B-MON-15", "B-MON-25")
def test_unsold_goods_count_neither_for_15_nor_for_25() -> None:
    scene = ending_with(15, 25).sold(0, red=2).goods(0, pink=3, red=1)
    # 2 for one colour, 2 for the sold tiles; 4 unsold tiles are 4 points of their own.
    assert final(scene).points(0) == 2 + 2 + 4


@proves("B-EX-9", "B-EX-12", "B-MON-15", "B-MON-25")
def test_example_of_daniels_sold_goods() -> None:
    # Daniel is seat 0.
    sold = {"red": 4, "purple": 3, "pink": 3, "orange": 1}
    scene = ending_with(15).sold(0, **sold)
    assert final(scene).points(0) == 4 * 2 == 8
    scene = ending_with(15, 25).sold(0, **sold)
    assert final(scene).points(0) == 8 + 11


@proves("B-MON-15", "B-MON-25")
def test_goods_sold_by_die_and_by_warehouse_count_alike() -> None:
    scene = ending_with(15, 25).goods(0, red=2, pink=3).store(0, "warehouse").dice(0, 4, 3)
    scene.do("4:sell:red", "3:place:warehouse@e4", "sell:pink")
    points = scene.points(0)
    assert points == 5 * 2
    # At the end two colours, five tiles and two silver.
    assert final(scene).points(0) == points + 4 + 5 + 2


@proves(
    "B-MON-16", "B-MON-17", "B-MON-18", "B-MON-19", "B-MON-20", "B-MON-21", "B-MON-22", "B-MON-23"
)
@pytest.mark.parametrize("count", [0, 1, 2, 4])
@pytest.mark.parametrize(("number", "building"), list(BUILDINGS.items()))
def test_a_monastery_scores_4_for_each_building_of_its_type(
    number: int, building: str, count: int
) -> None:
    scene = ending_with(number).lay(0, d3="ship", **dict.fromkeys(TOWNS[:count], building))
    scene.store(0, building).lay(1, c3=building)  # neither counts
    final(scene)
    assert scene.points(0) == 4 * count
    assert scene.points(1) == 0


@proves(
    "B-MON-16", "B-MON-17", "B-MON-18", "B-MON-19", "B-MON-20", "B-MON-21", "B-MON-22", "B-MON-23"
)
@pytest.mark.parametrize("number", list(BUILDINGS))
def test_buildings_of_the_seven_other_types_do_not_count(number: int) -> None:
    others = [building for n, building in BUILDINGS.items() if n != number]
    spaces = ["e4", "e5", "f4", "f5", "g4", "c3", "c5"]
    scene = ending_with(number).lay(0, **dict(zip(spaces, others, strict=True)))
    assert final(scene).points(0) == 0


@proves("B-MON-22")
def test_buildings_of_one_type_in_one_town_all_count() -> None:
    scene = ending_with(22, 1).lay(0, e4="bank", e5="bank", f4="bank")
    assert final(scene).points(0) == 3 * 4


@proves("B-EX-10", "B-MON-17", "B-MON-22")
def test_example_of_brunos_watchtowers_and_banks() -> None:
    # Bruno is seat 0, with 2 watchtowers and 4 banks.
    scene = ending_with(17, 22).lay(0, d3="ship", **dict.fromkeys(TOWNS, "bank"))
    scene.lay(0, c6="watchtower", e5="watchtower")
    assert final(scene).points(0) == 2 * 4 + 4 * 4 == 24


@proves("B-MON-24")
@pytest.mark.parametrize(
    ("animals", "species"),
    [
        ([], 0),
        (["cow2"], 1),
        (["cow2", "cow3", "cow4"], 1),
        (["cow2", "sheep3"], 2),
        (["cow2", "sheep2", "pig2", "goat2"], 4),
        (["cow4", "sheep4", "pig4", "goat4", "goat3"], 4),
    ],
)
def test_monastery_24_scores_4_for_each_species(animals: list[str], species: int) -> None:
    lying = dict(zip(["b2", "c2", "b1", "c1", "a1"], animals, strict=False))
    scene = ending_with(24).lay(0, c3="bank", **lying).store(0, "goat2" if species < 4 else "ship")
    assert final(scene).points(0) == 4 * species


@proves("B-MON-24")
def test_a_species_in_two_pastures_counts_once() -> None:
    scene = ending_with(24).lay(0, c3="bank", b2="pig2", e5="market", e6="pig3")
    assert final(scene).points(0) == 4


@proves("B-EX-11", "B-MON-24")
def test_example_of_anas_animals() -> None:
    # Ana is seat 0, with 3 sheep tiles, 1 cow tile and 1 pig tile.
    animals = {"b2": "sheep2", "c2": "sheep3", "b1": "sheep4", "c1": "cow2", "a1": "pig3"}
    scene = ending_with(24).lay(0, c3="bank", **animals)
    assert final(scene).points(0) == 3 * 4 == 12


@proves("B-MON-25")
@pytest.mark.parametrize(
    ("sold", "points"), [({}, 0), ({"red": 3}, 3), ({"red": 3, "orange": 2, "pink": 1}, 6)]
)
def test_monastery_25_scores_1_for_each_tile_sold(sold: dict[str, int], points: int) -> None:
    scene = ending_with(25, players=4).sold(0, **sold).sold(1, purple=2)
    assert final(scene).points(0) == points


def before_third_mine(scene: Scene, seat: int) -> Scene:
    """A seat places the third mine with a 3 on g1; the last castle would be a3, with a 4."""
    scene.lay(seat, e3="mine", f2="mine").store(seat, "mine")
    return scene.silver(seat, 0).dice(seat, 3, 4)


@proves("B-MON-26")
@pytest.mark.parametrize(
    ("place", "bonus"), [(0, {"mine": "large"}), (1, {"mine": "small"}), (2, {})]
)
def test_monastery_26_scores_3_for_a_bonus_tile_large_or_small(
    place: int, bonus: dict[str, str]
) -> None:
    scene = ending(3).lay(place, c4="monastery26")
    for seat in range(3):
        before_third_mine(scene, seat)
    scene.do("3:place:mine@g1", "end", "3:place:mine@g1", "end", "3:place:mine@g1")
    assert scene.bonus(place) == bonus
    before = [scene.points(seat) for seat in range(3)]
    scene.do("end")
    # Everybody has the silver of three mines; the monastery counts only for its owner.
    gains = [scene.points(seat) - before[seat] for seat in range(3)]
    assert gains == [3 + 3 * (seat == place and bool(bonus)) for seat in range(3)]


@proves("B-MON-26")
def test_monastery_26_counts_every_bonus_tile() -> None:
    # Seat 0 had the large tile of the mines first; seat 1 gets the small one and two large ones.
    scene = ending(2)
    before_third_mine(scene, 0).do("3:place:mine@g1", "end")
    before_third_mine(scene, 1).lay(1, c4="monastery26", b3="castle", a2="castle")
    scene.lay(1, **dict.fromkeys(["d1", "d2", "d5", "d6", "d7"], "ship"))
    scene.store(1, "mine", "castle", "ship")
    scene.do("4:place:castle@a3", "*:place:ship@d3", "3:place:mine@g1")
    assert scene.bonus(1) == {"castle": "large", "ship": "large", "mine": "small"}
    points = scene.points(1)
    scene.do("end")
    assert scene.points(1) == points + 3 + 3 * 3
