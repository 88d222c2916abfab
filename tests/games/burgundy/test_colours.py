"""Completed colours and their bonus tiles."""

import pytest

from kontor.testing import proves
from scenario_burgundy import Scene

RIVERS = ["d1", "d2", "d5", "d6", "d7", "d3"]
CLOISTERS = ["a4", "b4", "f3", "g2", "g3", "c4"]
PASTURES = ["e6", "a1", "b1", "b2", "c1", "c2"]
SPECIES = ["cow", "sheep", "pig"]
BUILDINGS = {
    "b5": "bank",
    "c5": "market",
    "c6": "church",
    "e1": "carpenter",
    "e2": "warehouse",
    "f1": "town-hall",
    "e4": "bank",
    "e5": "market",
    "f4": "church",
    "f5": "carpenter",
    "g4": "warehouse",
    "c3": "watchtower",
}
NUMBERS = {"ship": 2, "monastery": 1, "animal": 4, "building": 3, "castle": 6, "mine": 3}
"""The numbers of the spaces that are filled last."""
COUNTS = {"ship": 6, "monastery": 6, "animal": 6, "building": 12, "castle": 3, "mine": 3}
"""So many tiles complete a colour; the start castle is there already."""


def tiles_of(colour: str, seat: int) -> dict[str, str]:
    """All spaces of a colour on duchy 1 with tiles, the last one to be placed at the end."""
    if colour == "building":
        return BUILDINGS
    if colour == "monastery":
        first = (15, 21, 8)[seat]
        return {space: f"monastery{first + i}" for i, space in enumerate(CLOISTERS)}
    if colour == "animal":
        herd = ["2", "2", "3", "3", "3", "4"]
        return {space: SPECIES[seat] + n for space, n in zip(PASTURES, herd, strict=True)}
    spaces = {"ship": RIVERS, "castle": ["a2", "a3", "b3"], "mine": ["e3", "f2", "g1"]}
    return dict.fromkeys(spaces[colour], colour)


BESIDE = {
    "animal": {"c3": "watchtower", "e5": "boarding-house"},
    "castle": {"c4": ""},
    "monastery": {"d3": "ship"},
}
"""Tiles of other colours that connect those of the colour."""


def almost(scene: Scene, seat: int, colour: str, missing: int = 1) -> str:
    """Fill a colour but for the last spaces, `missing` of them; how to place the last tile."""
    tiles = tiles_of(colour, seat)
    assert len(tiles) == COUNTS[colour]
    beside = {c: tile or f"monastery{seat + 1}" for c, tile in BESIDE.get(colour, {}).items()}
    lying = list(tiles.items())[:-missing]
    scene.lay(seat, **dict(lying), **beside)
    space, tile = list(tiles.items())[-1]
    number = NUMBERS[colour]
    scene.store(seat, tile).dice(seat, number, number)
    return f"{number}:place:{tile}@{space}"


@proves("B-COLOUR-1", "B-COLOUR-2", "B-COLOUR-3", "B-COLOUR-4")
@pytest.mark.parametrize("colour", list(COUNTS))
def test_the_last_tile_of_a_colour_earns_its_bonus(colour: str) -> None:
    scene = Scene(3)
    actions = [almost(scene, seat, colour) for seat in range(3)]
    for seat, action in enumerate(actions):
        scene.do(action)
        assert scene.points(seat, "colours") == (6, 3, 0)[seat]
        assert scene.bonus(seat) == ({colour: "large"}, {colour: "small"}, {})[seat]
        scene.do(*["pass"] * (colour == "castle"), "end")


@proves("B-COLOUR-1")
@pytest.mark.parametrize("colour", list(COUNTS))
def test_a_colour_with_one_empty_space_earns_nothing(colour: str) -> None:
    scene = Scene()
    if colour == "mine":
        scene.lay(0, e3="mine").store(0, "mine").dice(0, 1, 1)
        action = "1:place:mine@f2"
    elif colour == "castle":
        scene.lay(0, c4="monastery1", a2="castle").store(0, "castle").dice(0, 6, 6)
        action = "6:place:castle@b3"
    else:
        action = almost(scene, 0, colour, missing=2)
    scene.do(action)
    assert scene.points(0, "colours") == 0
    assert scene.bonus(0) == {}


@proves("B-COLOUR-1")
def test_a_completed_region_is_not_yet_a_completed_colour() -> None:
    scene = Scene().lay(0, d3="ship", d2="ship").store(0, "ship").dice(0, 6, 6)
    scene.do("6:place:ship@d1")
    assert scene.points(0) == 6 + 10
    assert scene.bonus(0) == {}


@proves("B-COLOUR-2", "B-COLOUR-3", "B-COLOUR-4")
@pytest.mark.parametrize("colour", ["mine", "castle"])
@pytest.mark.parametrize(("players", "bonus"), [(2, [5, 2]), (3, [6, 3, 0]), (4, [7, 4, 0, 0])])
def test_the_bonus_depends_on_players_and_order(
    players: int, bonus: list[int], colour: str
) -> None:
    scene = Scene(players)
    actions = [almost(scene, seat, colour) for seat in range(players)]
    for seat, action in enumerate(actions):
        scene.do(action)
        # Three spaces in phase A: 6 and 10.
        assert scene.points(seat) == 16 + bonus[seat]
        scene.do(*["pass"] * (colour == "castle"), "end")
    assert [scene.points(seat, "colours") for seat in range(players)] == bonus
    sizes = ["large", "small", "", ""][:players]
    assert [scene.bonus(seat).get(colour, "") for seat in range(players)] == sizes


@proves("B-COLOUR-4")
def test_each_colour_has_its_own_first_and_second() -> None:
    scene = Scene(4)
    first = almost(scene, 0, "mine")
    second = almost(scene, 1, "mine")
    scene.do(first, "end", second)
    scene.store(1, "ship").lay(1, **dict.fromkeys(RIVERS[:-1], "ship")).dice(1, -3, 2)
    scene.do("2:place:ship@d3", "end")
    assert scene.bonus(0) == {"mine": "large"}
    assert scene.bonus(1) == {"mine": "small", "ship": "large"}
    assert (scene.points(0, "colours"), scene.points(1, "colours")) == (7, 4 + 7)
    scene.do(almost(scene, 2, "castle"), "pass", "end")
    assert scene.bonus(2) == {"castle": "large"}
    scene.do(almost(scene, 3, "mine"))
    assert scene.bonus(3) == {}
    assert scene.points(3) == 6 + 10
