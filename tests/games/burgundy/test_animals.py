"""Animals: the new tile, and its species in the pasture.

Duchy 1 has a pasture of five spaces (a1, b1, b2, c1, c2) and one of one space (e6).
"""

import pytest

from kontor.testing import proves
from scenario_burgundy import Scene


@proves("B-ANIMAL-1")
@pytest.mark.parametrize("species", ["cow", "sheep", "pig", "goat"])
@pytest.mark.parametrize("animals", [2, 3, 4])
def test_a_tile_scores_its_animals_at_once(species: str, animals: int) -> None:
    scene = Scene().lay(0, c3="bank").store(0, f"{species}{animals}").dice(0, 1, 5)
    scene.do(f"1:place:{species}{animals}@b2")
    assert scene.points(0) == animals
    assert scene.points(0, "animals") == animals
    assert scene.points(1) == 0


@proves("B-ANIMAL-2")
@pytest.mark.parametrize(
    ("lying", "tile", "points"),
    [
        ({"b2": "cow2"}, "cow3", 3 + 2),
        ({"b2": "cow2", "b1": "cow4"}, "cow3", 3 + 2 + 4),
        ({"b2": "cow3", "b1": "cow3"}, "cow3", 3 + 3 + 3),
        ({"b2": "goat2", "b1": "goat4", "a1": "goat3"}, "goat2", 2 + 2 + 4 + 3),
    ],
)
def test_a_tile_scores_its_species_in_the_pasture_again(
    lying: dict[str, str], tile: str, points: int
) -> None:
    scene = Scene().lay(0, c3="bank", **lying).store(0, tile).dice(0, 4, 4)
    scene.do(f"4:place:{tile}@c2")
    assert scene.points(0) == points


@proves("B-ANIMAL-2")
def test_tiles_of_the_pasture_need_not_be_adjacent() -> None:
    # a1 touches b1 and b2 only; c2 lies two spaces away, between them sheep and nothing.
    scene = Scene().lay(0, c3="bank", b2="sheep2", c2="pig4").store(0, "pig3").dice(0, 6, 6)
    scene.do("6:place:pig3@a1")
    assert scene.points(0) == 3 + 4


@proves("B-ANIMAL-3")
def test_other_species_of_the_pasture_score_nothing() -> None:
    lying = {"b2": "sheep4", "b1": "pig3", "a1": "goat4"}
    scene = Scene().lay(0, c3="bank", **lying).store(0, "cow2").dice(0, 4, 4)
    scene.do("4:place:cow2@c2")
    assert scene.points(0) == 2


@proves("B-ANIMAL-3")
def test_animals_of_other_pastures_and_of_other_players_score_nothing() -> None:
    scene = Scene().lay(0, c3="bank", e5="market", e6="cow4").lay(1, c3="bank", b2="cow4")
    scene.store(0, "cow3").dice(0, 1, 1)
    scene.do("1:place:cow3@b2")
    assert scene.points(0) == 3
    assert scene.points(1) == 0


@proves("B-ANIMAL-1", "B-ANIMAL-2")
def test_animals_placed_by_castle_and_town_hall_score_alike() -> None:
    scene = Scene().lay(0, c3="bank", b2="cow3").store(0, "castle", "cow2").dice(0, 6, 3)
    scene.do("6:place:castle@b3", "*:place:cow2@c2")
    assert scene.points(0) == 2 + 3
    scene.store(0, "town-hall", "cow4")
    scene.do("3:place:town-hall@e4", "place:cow4@b1")
    assert scene.points(0) == 5 + 4 + 2 + 3


@proves("B-EX-3", "B-ANIMAL-1", "B-ANIMAL-2", "B-ANIMAL-3")
def test_example_of_brunos_cows_and_sheep() -> None:
    # Bruno is seat 0; his pasture holds 3 cows and 3 sheep.
    scene = Scene().lay(0, c3="bank", b2="cow3", c2="sheep3")
    scene.store(0, "cow4", "cow4", "sheep2").dice(0, 2, 5)
    scene.do("2:place:cow4@b1")
    assert scene.points(0) == 4 + 3 == 7
    scene.do("5:place:cow4@c1")
    assert scene.points(0) - 7 == 4 + 4 + 3 == 11
    scene.end_round().dice(0, 6, 6)
    scene.do("6:place:sheep2@a1")
    assert scene.points(0, "animals") - 18 == 2 + 3 == 5


@proves("B-EX-3")
def test_example_of_brunos_sheep_before_the_second_cows() -> None:
    scene = Scene().lay(0, c3="bank", b2="cow3", c2="sheep3", b1="cow4")
    scene.store(0, "sheep2").dice(0, 5, 5).do("5:place:sheep2@c1")
    assert scene.points(0) == 2 + 3 == 5
