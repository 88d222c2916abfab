"""Placing tiles."""

import pytest

from kontor.core.errors import NotationError
from kontor.testing import proves
from scenario_burgundy import Scene, wander, why

SPACE_OF = {
    "castle": "b3", "cow2": "c2", "ship": "d5", "bank": "c3", "monastery9": "b4", "mine": "e3",
}  # fmt: skip
"""A free space of duchy 1 for a tile of each colour, next to tiles on c4, d3 and d4."""

NUMBER_OF = {"castle": 6, "cow2": 4, "ship": 5, "bank": 3, "monastery9": 5, "mine": 4}


def around() -> Scene:
    """Tiles on c4 and d3 beside the start castle; a town hall can be placed on e4."""
    return Scene().lay(0, c4="monastery16", d3="ship")


@proves("B-PLACE-1")
@pytest.mark.parametrize("tile", ["ship", "bank", "mine"])
def test_a_tile_of_choice_goes_from_a_store_to_an_empty_space(tile: str) -> None:
    scene = Scene().store(0, "ship", "bank", "mine").store(1, "castle")
    die, space = NUMBER_OF[tile], SPACE_OF[tile]
    scene.dice(0, die, die).do(f"{die}:place:{tile}@{space}")
    assert scene.tile(0, space) == tile
    assert scene.stores(0) == [other for other in ("ship", "bank", "mine") if other != tile]
    assert scene.s.filled[0].bit_count() == 2
    # The other player's duchy and stores are as before.
    assert scene.s.filled[1].bit_count() == 1
    assert scene.stores(1) == ["castle"]


@proves("B-PLACE-1")
def test_only_tiles_of_the_own_stores_can_be_placed() -> None:
    scene = Scene().store(1, "ship").depot(5, "mine").dice(0, 5, 4).black("bank")
    assert not [action for action in scene.legal() if "place" in action]
    refusal = scene.refused("5:place:#0@d5")
    assert why(refusal) == ("store-empty", "B-PLACE-1")
    for tile in ("ship", "mine", "bank"):
        with pytest.raises(NotationError):
            scene.s.read(0, f"5:place:{tile}@d5")


@proves("B-PLACE-1", "B-PLACE-5")
def test_a_space_takes_one_tile_only() -> None:
    scene = Scene().lay(0, d5="ship").store(0, "ship", "castle").dice(0, 5, 6)
    assert why(scene.refused("5:place:ship@d5")) == ("space-filled", "B-PLACE-1")
    # Not even the start castle is built over.
    assert why(scene.refused("6:place:castle@d4")) == ("space-filled", "B-PLACE-1")


@proves("B-PLACE-1")
def test_equal_stored_tiles_are_one_choice() -> None:
    scene = Scene().store(0, "ship", "ship").dice(0, 5, 5)
    assert [action for action in scene.legal() if "place" in action] == ["5:place:ship@d5"]
    assert why(scene.refused("5:place:#1@d5")) == ("equal-tile", "B-PLACE-1")


@proves("B-PLACE-2")
@pytest.mark.parametrize("tile", SPACE_OF)
@pytest.mark.parametrize("other", SPACE_OF)
def test_a_tile_goes_on_its_colour_only(tile: str, other: str) -> None:
    die, space = NUMBER_OF[other], SPACE_OF[other]
    scene = around().store(0, tile).dice(0, die, die)
    if tile == other:
        assert scene.do(f"{die}:place:{tile}@{space}").tile(0, space) == tile
    else:
        refusal = scene.refused(f"{die}:place:{tile}@{space}")
        assert why(refusal) == ("wrong-colour", "B-PLACE-2")


@proves("B-PLACE-2", "B-PLACE-4")
@pytest.mark.parametrize("tile", SPACE_OF)
@pytest.mark.parametrize("effect", ["castle", "town-hall"])
def test_colour_and_adjacency_hold_for_every_placement(tile: str, effect: str) -> None:
    scene = around().store(0, effect, tile).dice(0, 6, 3)
    die = "*:" if effect == "castle" else ""
    scene.do("6:place:castle@b3" if effect == "castle" else "3:place:town-hall@e4")
    for other, space in SPACE_OF.items():
        if other != tile and not (effect == "castle" == other):
            refusal = scene.refused(f"{die}place:{tile}@{space}")
            assert why(refusal) == ("wrong-colour", "B-PLACE-2")
    far = {"castle": "a2", "cow2": "e6", "ship": "d7", "bank": "f1", "monastery9": "g3"}
    if tile in far and not (effect == "castle" == tile):
        refusal = scene.refused(f"{die}place:{tile}@{far[tile]}")
        assert why(refusal) == ("not-adjacent", "B-PLACE-4")


@proves("B-PLACE-3")
@pytest.mark.parametrize(
    ("die", "spaces"),
    [(1, ["e5"]), (2, ["c5"]), (3, ["c3"]), (4, []), (5, ["e2", "f4"]), (6, [])],
)
def test_the_number_of_the_space_is_that_of_the_die(die: int, spaces: list[str]) -> None:
    scene = around().lay(0, e4="church").store(0, "bank").dice(0, die, die)
    places = [action for action in scene.legal() if "place" in action]
    assert places == [f"{die}:place:bank@{space}" for space in spaces]
    for space in {"c3", "c5", "e2", "e5", "f4"} - set(spaces):
        refusal = scene.refused(f"{die}:place:bank@{space}")
        assert why(refusal) == ("too-few-workers", "B-PLACE-3")


@proves("B-PLACE-4")
@pytest.mark.parametrize(
    ("tile", "spaces"),
    [
        ("bank", "c3 e4"),
        ("monastery9", "c4"),
        ("ship", "d3 d5"),
        ("mine", "e3"),
        ("castle", ""),
        ("cow2", ""),
    ],
)
def test_the_first_tile_lies_next_to_the_start_castle(tile: str, spaces: str) -> None:
    found = []
    for die in range(1, 7):
        scene = Scene().store(0, tile).dice(0, die, die)
        found += [a[-2:] for a in scene.legal() if "place" in a]
    assert sorted(found) == spaces.split()


@proves("B-PLACE-4")
def test_a_space_beside_no_tile_is_refused_until_there_is_one() -> None:
    scene = Scene().store(0, "ship").dice(0, 4, 4)
    assert why(scene.refused("4:place:ship@d6")) == ("not-adjacent", "B-PLACE-4")
    scene.lay(0, d5="ship").do("4:place:ship@d6")
    assert scene.tile(0, "d6") == "ship"


@proves("B-PLACE-4")
def test_a_tile_of_any_colour_counts_as_a_neighbour() -> None:
    scene = Scene().store(0, "cow2").dice(0, 4, 4)
    assert why(scene.refused("4:place:cow2@c2")) == ("not-adjacent", "B-PLACE-4")
    scene.lay(0, c3="bank").do("4:place:cow2@c2")
    assert scene.points(0, "animals") == 2


@proves("B-PLACE-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_placed_tile_stays_where_it_is(players: int) -> None:
    placed = 0
    for before, _, _, after in wander(players, 17):
        changed = [(a, b) for a, b in zip(before.tiles, after.tiles, strict=True) if a != b]
        assert all(a == 0 for a, _ in changed)
        placed += len(changed)
    assert placed > 5 * players


WAYS = {
    "die": (None, ""),
    "castle": ("6:place:castle@b3", "*:"),
    "town-hall": ("3:place:town-hall@e4", ""),
}


@proves("B-PLACE-6")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("tile", ["ship", "cow2", "bank", "boarding-house", "watchtower", "market"])
def test_every_placed_tile_triggers_its_effect_at_once(way: str, tile: str) -> None:
    space = SPACE_OF.get(tile, "c3")
    number = NUMBER_OF.get(tile, 3)
    scene = around().dice(0, {"castle": 6}.get(way, 3), number).depot(6, "goat2")
    opening, die = WAYS[way]
    if opening is None:
        scene.store(0, tile).do(f"{number}:place:{tile}@{space}")
    else:
        scene.store(0, way, tile).do(opening, f"{die}place:{tile}@{space}")
    gains = {
        "ship": scene.s.bridge == [1, 0],
        "cow2": scene.points(0, "animals") == 2,
        "bank": scene.s.silver[0] == 1 + 2,
        "boarding-house": scene.s.workers[0] == 4,
        "watchtower": scene.points(0, "watchtowers") == 4,
        "market": scene.s.pending != [] and "take:goat2@6" in scene.legal(),
    }
    # The effect of this tile, and of this one only.
    assert [name for name, gained in gains.items() if gained] == [tile]


@proves("B-PLACE-6")
@pytest.mark.parametrize("way", ["die", "castle", "town-hall"])
def test_a_castle_gives_its_action_however_it_was_placed(way: str) -> None:
    scene = around().dice(0, 6, 3)
    if way == "town-hall":
        scene.store(0, "town-hall", "castle").do("3:place:town-hall@e4", "place:castle@b3")
    elif way == "castle":
        scene.store(0, "castle", "castle").do("6:place:castle@b3", "*:place:castle@a2")
    else:
        scene.store(0, "castle").do("6:place:castle@b3")
    assert scene.do("*:workers").s.workers[0] == 2
    assert why(scene.refused("*:workers")) == ("no-effect", "B-TURN-1")


@proves("B-PLACE-6")
def test_a_monastery_works_from_the_moment_it_lies_in_the_duchy() -> None:
    scene = Scene().store(0, "monastery14").dice(0, 1, 2)
    scene.do("1:place:monastery14@c4", "2:workers")
    assert scene.s.workers[0] == 4


@proves("B-PLACE-7")
def test_region_then_colour_score_before_the_tiles_own_effect() -> None:
    scene = Scene().lay(0, c3="bank", c2="cow2", c1="pig2", b1="pig3", b2="goat2", a1="goat3")
    scene.lay(0, d5="ship", d6="ship").store(0, "sheep4").dice(0, 2, 2)
    scene.do("2:place:sheep4@e6")
    assert scene.events() == [
        "tile-placed", "region-completed", "large-bonus-taken", "points-scored",
    ]  # fmt: skip
    # Size 1: 1 point; phase A: 10; the large bonus tile with two players: 5; 4 sheep: 4.
    assert scene.log[1].params["points"] == 1
    assert scene.log[1].params["phase-points"] == 10
    assert scene.log[2].params["points"] == 5
    assert scene.log[3].params["points"] == 4
    sources = ("regions", "phases", "colours", "animals")
    assert [scene.points(0, source) for source in sources] == [1, 10, 5, 4]


@proves("B-PLACE-7")
def test_what_a_castle_completes_scores_before_its_action_is_chosen() -> None:
    scene = Scene().lay(0, c3="bank", b3="castle", a2="castle").store(0, "castle").dice(0, 4, 4)
    scene.do("4:place:castle@a3")
    assert "*:workers" in scene.legal()
    assert scene.events() == ["tile-placed", "region-completed", "large-bonus-taken"]
    assert scene.points(0) == 6 + 10 + 5


@proves("B-PLACE-7")
def test_a_completed_region_scores_before_the_follow_ups_of_its_tile() -> None:
    # c3 is a town of one space; the second tile of the town hall comes after its points.
    scene = Scene().store(0, "town-hall", "watchtower").dice(0, 3, 3)
    scene.do("3:place:town-hall@c3")
    assert scene.events() == ["tile-placed", "region-completed"]
    assert scene.points(0) == 1 + 10
    scene.do("place:watchtower@e4")
    assert scene.points(0) == 1 + 10 + 4


# B-EX-6: the third mine or the sixth monastery completes its colour.
@proves("B-EX-6")
def test_the_third_mine_completes_its_colour() -> None:
    scene = Scene().store(0, "mine", "mine", "mine").dice(0, 4, 1)
    scene.do("4:place:mine@e3", "1:place:mine@f2")
    assert scene.points(0, "colours") == 0
    scene.do("end", "end").dice(0, 3, 3).do("3:place:mine@g1")
    assert scene.events() == ["tile-placed", "region-completed", "large-bonus-taken"]
    assert scene.points(0, "colours") == 5


@proves("B-EX-6")
def test_the_sixth_monastery_completes_its_colour() -> None:
    scene = Scene().lay(0, c4="monastery16", b4="monastery17", e4="bank", f3="monastery18")
    scene.store(0, "monastery20", "monastery21", "monastery22").dice(0, 3, 4)
    scene.do("4:place:monastery21@g2", "3:place:monastery20@a4")
    # The fifth completes a region, but not yet the colour.
    assert scene.events() == ["tile-placed", "region-completed"]
    assert scene.points(0, "colours") == 0
    scene.do("end", "end").dice(0, 1, 1).do("1:place:monastery22@g3")
    assert scene.events() == ["tile-placed", "region-completed", "large-bonus-taken"]
    assert scene.points(0, "colours") == 5
