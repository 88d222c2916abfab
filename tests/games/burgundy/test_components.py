"""What is in the box: tiles, goods, duchies and the main board."""

from collections import Counter
from itertools import combinations

import pytest

from kontor.core.chance import SampledChance
from kontor.games.burgundy.plans import COLOURS, Plan, apart
from kontor.games.burgundy.state import BurgundyState
from kontor.testing import proves
from scenario_burgundy import GAME, Scene, why

BUILDINGS = (
    "market", "carpenter", "church", "warehouse", "boarding-house", "bank", "town-hall",
    "watchtower",
)  # fmt: skip
SPECIES = ("cow", "sheep", "pig", "goat")
SHEETS = {sheet.name: sheet for sheet in GAME.components.duchies}
DUCHIES = [str(number) for number in range(1, 11)]
SPACES = GAME.tables.duchies[0].space_names


def new(players: int, seed: int = 1) -> BurgundyState:
    return GAME.new({"players": players}, SampledChance(seed))


def by_backs(s: BurgundyState) -> tuple[Counter[str], Counter[str]]:
    """All tiles of a game that has just begun: those with a coloured and those with a black back.

    Up to now coloured tiles lie in stacks, depots and duchies, black ones in stack and depot.
    """
    names = s.tables.names
    coloured, black = Counter[str](), Counter[str]()
    for kind, name in enumerate(names):
        if kind and (s.tables.coloured[kind] or s.tables.black[kind]):
            coloured[name] = s.stacks[kind] + [*s.depots, *s.tiles].count(kind)
            black[name] = s.black_stack[kind] + list(s.black).count(kind)
    return +coloured, +black


def by_colour(tiles: Counter[str]) -> dict[str, int]:
    colours: Counter[str] = Counter()
    for name, count in tiles.items():
        colours[COLOURS[GAME.tables.colour[GAME.tables.kind_of[name]]]] += count
    return dict(colours)


@proves("B-COMP-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_box_has_164_tiles_in_seven_stacks(players: int) -> None:
    coloured, black = by_backs(new(players))
    assert (coloured + black).total() == 164
    assert by_colour(coloured + black) == {
        "building": 56, "animal": 28, "monastery": 26, "castle": 16, "mine": 12, "ship": 26,
    }  # fmt: skip
    assert by_colour(coloured) == {
        "building": 40, "animal": 20, "monastery": 20, "castle": 14, "mine": 10, "ship": 20,
    }  # fmt: skip
    assert black.total() == 40


@proves("B-COMP-2")
def test_eight_building_types_have_five_beige_and_two_black_tiles_each() -> None:
    coloured, black = by_backs(new(2))
    for building in BUILDINGS:
        assert (coloured[building], black[building]) == (5, 2)
    assert by_colour(black) == {
        "building": 16, "animal": 8, "monastery": 6, "castle": 2, "mine": 2, "ship": 6,
    }  # fmt: skip


@proves("B-COMP-3")
@pytest.mark.parametrize("species", SPECIES)
def test_each_species_has_seven_tiles_of_two_to_four_animals(species: str) -> None:
    coloured, black = by_backs(new(2))
    assert [coloured[f"{species}{animals}"] for animals in (2, 3, 4)] == [2, 2, 1]
    assert [black[f"{species}{animals}"] for animals in (2, 3, 4)] == [0, 1, 1]
    assert {n for n in coloured if n.startswith(species)} == {f"{species}{n}" for n in (2, 3, 4)}


@proves("B-COMP-3")
@pytest.mark.parametrize("animals", [2, 3, 4])
@pytest.mark.parametrize("species", SPECIES)
def test_an_animal_tile_shows_as_many_animals_as_it_is_named_for(
    species: str, animals: int
) -> None:
    scene = Scene().lay(0, d3="ship").store(0, f"{species}{animals}").dice(0, 4, 4)
    assert scene.do(f"4:place:{species}{animals}@c2").points(0, "animals") == animals


@proves("B-COMP-4")
def test_monasteries_1_to_26_exist_once_and_nothing_of_an_expansion_is_there() -> None:
    coloured, black = by_backs(new(4))
    everything = coloured + black
    assert {name for name in everything if name.startswith("monastery")} == {
        f"monastery{number}" for number in range(1, 27)
    }
    for number in range(1, 27):
        is_black = number in (7, 12, 14, 15, 24, 25)
        assert (coloured[f"monastery{number}"], black[f"monastery{number}"]) == (
            (0, 1) if is_black else (1, 0)
        )
    others = {name for name in everything if not name.startswith("monastery")}
    animals = {f"{species}{number}" for species in SPECIES for number in (2, 3, 4)}
    assert others == {"castle", "mine", "ship", *BUILDINGS, *animals}
    assert set(DUCHIES) < SHEETS.keys()


@proves("B-COMP-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_seven_goods_of_each_of_six_colours(players: int) -> None:
    s = new(players)
    goods = Counter(dict(enumerate(s.goods_bag)))
    for pile in (s.goods, s.depot_goods):
        for index, count in enumerate(pile):
            goods[index % 6] += count
    goods.update(s.round_goods)
    assert goods == dict.fromkeys(range(6), 7)
    assert goods.total() == 42


@proves("B-COMP-5")
@pytest.mark.parametrize(
    ("value", "colour"),
    [(1, "turquoise"), (2, "purple"), (3, "pink"), (4, "red"), (5, "brown"), (6, "orange")],
)
def test_each_colour_of_goods_belongs_to_a_die_value(value: int, colour: str) -> None:
    scene = Scene().dice(0, value, value).goods(0, **{colour: 1})
    sales = [action for action in scene.legal() if "sell" in action]
    assert sales == [f"{value}:sell:{colour}"]
    other = value % 6 + 1
    scene.dice(0, other, other)
    assert why(scene.refused(f"{other}:sell:{colour}")) == ("too-few-workers", "B-SELL-1")


@proves("B-COMP-6")
def test_workers_and_silver_never_run_out() -> None:
    scene = Scene().workers(0, 25).workers(1, 26).silver(0, 24).silver(1, 24)
    scene.lay(0, d5="ship").store(0, "boarding-house", "bank").dice(0, 3, 3)
    scene.do("3:place:boarding-house@e4")
    assert list(scene.s.workers) == [25 + 4, 26]
    scene.do("3:place:bank@c3")
    assert list(scene.s.silver) == [24 + 2, 24]
    scene.do("end")
    assert list(scene.do("1:workers").s.workers) == [29, 26 + 2]
    assert list(scene.goods(1, purple=1).do("2:sell:purple").s.silver) == [26, 24 + 1]


@proves("B-COMP-7")
@pytest.mark.parametrize("name", DUCHIES)
def test_a_duchy_has_37_spaces_of_six_colours(name: str) -> None:
    sheet = SHEETS[name]
    assert len(sheet.colours) == len(sheet.numbers) == 37
    assert Counter(COLOURS[colour] for colour in sheet.colours) == {
        "building": 12, "animal": 6, "monastery": 6, "ship": 6, "castle": 4, "mine": 3,
    }  # fmt: skip
    assert set(sheet.numbers) == {1, 2, 3, 4, 5, 6}


@proves("B-COMP-7", "B-EX-4")
@pytest.mark.parametrize(
    ("name", "sizes"),
    [
        ("1", [1, 3, 3, 5]),
        ("2", [2, 2, 3, 5]),
        ("3", [1, 1, 5, 5]),
        ("4", [2, 5, 5]),
        ("5", [1, 2, 3, 3, 3]),
        ("6", [2, 4, 6]),
        ("7", [2, 3, 7]),
        ("8", [2, 2, 2, 2, 2, 2]),
        ("9", [6, 6]),
        ("10", [2, 2, 8]),
    ],
)
def test_a_duchy_has_two_to_six_towns_of_one_to_eight_spaces(name: str, sizes: list[int]) -> None:
    assert town_sizes(SHEETS[name]) == sizes
    assert 2 <= len(sizes) <= 6
    assert min(sizes) >= 1
    assert max(sizes) <= 8


def town_sizes(sheet: Plan) -> list[int]:
    building = COLOURS.index("building")
    return sorted(len(r) for r in sheet.regions if sheet.colours[r[0]] == building)


@proves("B-COMP-8")
def test_spaces_are_named_by_row_and_column() -> None:
    rows = [("a", 4), ("b", 5), ("c", 6), ("d", 7), ("e", 6), ("f", 5), ("g", 4)]
    assert [f"{row}{n}" for row, length in rows for n in range(1, length + 1)] == SPACES
    assert len(SPACES) == 37
    assert SPACES.index("d4") == 18


@proves("B-COMP-8")
@pytest.mark.parametrize(
    ("space", "neighbours"),
    [
        ("d4", "c3 c4 d3 d5 e3 e4"),
        ("a1", "a2 b1 b2"),
        ("a4", "a3 b4 b5"),
        ("d1", "c1 d2 e1"),
        ("d7", "c6 d6 e6"),
        ("g1", "f1 f2 g2"),
        ("g4", "f4 f5 g3"),
        ("c1", "b1 c2 d1 d2"),
        ("b3", "a2 a3 b2 b4 c3 c4"),
        ("f3", "e3 e4 f2 f4 g2 g3"),
    ],
)
def test_a_space_has_the_neighbours_of_a_hexagon(space: str, neighbours: str) -> None:
    found = SHEETS["1"].neighbours[SPACES.index(space)]
    assert [SPACES[neighbour] for neighbour in found] == neighbours.split()


@proves("B-COMP-8")
def test_adjacency_is_mutual_and_the_hexagon_has_six_corners() -> None:
    neighbours = SHEETS["1"].neighbours
    for space, around in enumerate(neighbours):
        assert all(space in neighbours[other] for other in around)
    assert Counter(map(len, neighbours)) == {3: 6, 4: 12, 6: 19}


@proves("B-COMP-9")
@pytest.mark.parametrize("name", DUCHIES)
def test_regions_are_maximal_connected_groups_of_one_colour(name: str) -> None:
    sheet = SHEETS[name]
    assert sorted(space for region in sheet.regions for space in region) == list(range(37))
    region_of = {space: i for i, region in enumerate(sheet.regions) for space in region}
    for region in sheet.regions:
        assert 1 <= len(region) <= 8
        assert len({sheet.colours[space] for space in region}) == 1
        reached = {region[0]}
        while more := {n for s in reached for n in sheet.neighbours[s] if n in region} - reached:
            reached |= more
        assert reached == set(region)
    for space, around in enumerate(sheet.neighbours):
        for other in around:
            same = sheet.colours[space] == sheet.colours[other]
            assert (region_of[space] == region_of[other]) == same


@proves("B-COMP-9")
def test_die_numbers_do_not_divide_a_region() -> None:
    sheet = SHEETS["10"]
    town = max(sheet.regions, key=len)
    assert {SPACES[space]: sheet.numbers[space] for space in town} == {
        "a2": 5, "b3": 6, "c4": 1, "d1": 6, "d2": 1, "d3": 2, "d4": 6, "d5": 5,
    }  # fmt: skip


DEPOTS_OF_FOUR = {
    1: "animal building monastery ship",
    2: "building building castle monastery",
    3: "animal building monastery ship",
    4: "animal building mine ship",
    5: "building building mine monastery",
    6: "animal building castle ship",
}
DEPOTS_OF_TWO = {
    1: "building ship",
    2: "castle monastery",
    3: "animal building",
    4: "building ship",
    5: "mine monastery",
    6: "animal building",
}
ADDED_WITH_THREE = {
    1: "monastery", 2: "building", 3: "ship", 4: "animal", 5: "building", 6: "castle",
}  # fmt: skip


def depot_colours(s: BurgundyState) -> dict[int, str]:
    """The colours of the tiles in each depot of a game in phase A."""
    colour = s.tables.colour
    return {
        depot: " ".join(
            sorted(COLOURS[colour[kind]] for kind in s.depots[depot * 4 - 4 : depot * 4] if kind)
        )
        for depot in range(1, 7)
    }


@proves("B-COMP-10")
def test_four_players_use_24_depot_spaces_and_eight_black_ones() -> None:
    s = new(4)
    assert depot_colours(s) == DEPOTS_OF_FOUR
    assert sum(1 for kind in s.depots if kind) == 24
    assert sum(1 for kind in s.black if kind) == 8


@proves("B-COMP-11")
def test_two_players_use_twelve_depot_spaces_and_four_black_ones() -> None:
    s = new(2)
    assert depot_colours(s) == DEPOTS_OF_TWO
    assert sum(1 for kind in s.depots if kind) == 12
    assert sum(1 for kind in s.black if kind) == 4


@proves("B-COMP-12")
def test_three_players_use_eight_spaces_more_than_two() -> None:
    s = new(3)
    assert depot_colours(s) == {
        depot: " ".join(sorted([*DEPOTS_OF_TWO[depot].split(), ADDED_WITH_THREE[depot]]))
        for depot in range(1, 7)
    }
    assert sum(1 for kind in s.depots if kind) == 18
    assert sum(1 for kind in s.black if kind) == 6


@pytest.mark.parametrize("sheet", GAME.components.duchies, ids=lambda sheet: sheet.name)
def test_spaces_touch_in_a_drawing_only_where_they_are_neighbours(sheet: Plan) -> None:
    """A river joins spaces that lie apart."""
    rivers = {frozenset(river) for river in sheet.rivers}
    land = {frozenset((a, b)) for a, others in enumerate(sheet.neighbours) for b in others}
    drawn = {
        frozenset((a, b))
        for a, b in combinations(range(len(sheet.names)), 2)
        if not apart(sheet.spots[a], sheet.spots[b])
    }
    assert drawn == land - rivers
