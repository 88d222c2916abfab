"""Buildings: one of a type per town, and what each of the eight does.

Duchy 1 has the towns c3, b5-c5-c6, e1-e2-f1 and e4-e5-f4-f5-g4.
"""

import pytest

from kontor.testing import proves
from scenario_burgundy import Scene

TYPES = [
    "market",
    "carpenter",
    "church",
    "warehouse",
    "boarding-house",
    "bank",
    "town-hall",
    "watchtower",
]
FULL = {
    1: ["monastery1", "bank", "ship", "cow2"],
    2: ["monastery2", "market", "castle", "church"],
    3: ["sheep2", "ship", "carpenter", "monastery3"],
    4: ["mine", "ship", "warehouse", "pig2"],
    5: ["boarding-house", "mine", "town-hall", "monastery4"],
    6: ["castle", "watchtower", "ship", "goat2"],
}
"""A tile on every depot space of four players."""


def full_board() -> Scene:
    scene = Scene(4).silver(0, 0)
    for number, tiles in FULL.items():
        scene.depot(number, *tiles)
    return scene.black("ship", "cow3", "bank", "castle", "mine", "monastery7", "church", "goat3")


def fetched(building: str) -> list[str]:
    """What a building offers to take when every depot is full."""
    scene = full_board().store(0, building).dice(0, 3, 1)
    scene.do(f"3:place:{building}@e4")
    legal = scene.legal()
    assert legal[-1] == "pass"
    return legal[:-1]


def offers(*beginnings: str) -> list[str]:
    return [
        f"take:{tile}@{number}"
        for number, tiles in FULL.items()
        for tile in tiles
        if tile.startswith(beginnings)
    ]


# Placing


@proves("B-BUILD-1")
def test_an_effect_comes_once_at_once_and_without_a_die() -> None:
    scene = Scene().store(0, "bank").silver(0, 0).dice(0, 3, 5)
    scene.do("3:place:bank@e4")
    assert scene.s.silver[0] == 2
    assert scene.legal() == ["5:workers", "end"]
    scene.do("5:workers").end_round()
    assert scene.s.silver[0] == 2
    scene.last_round().end_round()
    assert scene.s.silver[0] == 2


@proves("B-BUILD-1")
@pytest.mark.parametrize(
    ("building", "effect"),
    [
        ("market", "take:ship@1"),
        ("carpenter", "take:bank@1"),
        ("church", "take:monastery1@1"),
        ("warehouse", "sell:red"),
        ("town-hall", "place:mine@e3"),
    ],
)
def test_a_chosen_effect_uses_no_die_no_worker_and_works_once(building: str, effect: str) -> None:
    scene = Scene(3).depot(1, "bank", "ship", "monastery1").depot(4, "cow2")
    scene.store(0, building, "mine").goods(0, red=1, pink=1).dice(0, 3, 5)
    scene.do(f"3:place:{building}@e4", effect)
    assert scene.s.workers[0] == 0
    assert scene.why("take:cow2@4") == ("no-effect", "B-TURN-1")
    assert scene.why("sell:pink") == ("no-effect", "B-TURN-1")
    assert "5:workers" in scene.legal()
    assert "end" in scene.legal()


@proves("B-BUILD-2")
@pytest.mark.parametrize("building", TYPES)
def test_a_type_stands_only_once_in_a_town_but_again_in_another(building: str) -> None:
    other = "bank" if building != "bank" else "market"
    scene = Scene().lay(0, e4=building, e5=other).store(0, building).dice(0, 5, 3)
    # f4 (5) touches the first one, f5 (6) does not; both belong to its town.
    assert scene.why(f"5:place:{building}@f4") == ("building-in-town", "B-BUILD-2")
    scene.dice(0, 6, 3)
    assert scene.why(f"6:place:{building}@f5") == ("building-in-town", "B-BUILD-2")
    scene.do(f"3:place:{building}@c3")
    assert scene.tile(0, "c3") == building


@proves("B-BUILD-2")
def test_different_types_share_a_town() -> None:
    scene = Scene().lay(0, e4="church", e5="market", f4="bank").store(0, "watchtower")
    scene.dice(0, 6, 6).do("6:place:watchtower@f5")
    assert scene.tile(0, "f5") == "watchtower"


@proves("B-BUILD-2")
def test_the_town_of_another_player_does_not_matter() -> None:
    scene = Scene().lay(1, e4="church", f4="bank").store(0, "bank").dice(0, 3, 3)
    scene.do("3:place:bank@e4")
    assert scene.tile(0, "e4") == "bank"


# Effects that cannot or will not be used


@proves("B-BUILD-3")
@pytest.mark.parametrize("building", ["market", "carpenter", "church", "warehouse", "town-hall"])
def test_a_building_without_use_is_placed_and_its_effect_is_lost(building: str) -> None:
    scene = Scene().store(0, building).dice(0, 3, 5)
    scene.do(f"3:place:{building}@e4")
    assert scene.tile(0, "e4") == building
    assert scene.legal() == ["5:workers", "end"]
    # Later there would be something to do.
    scene.depot(1, "ship", "bank").depot(5, "mine").goods(0, red=1).store(0, "ship").dice(0, 2, 5)
    for action in ("take:ship@1", "take:bank@1", "take:mine@5", "sell:red", "place:ship@d5"):
        assert scene.why(action) == ("no-effect", "B-TURN-1")
    scene.end_round()
    assert [action for action in scene.legal() if action[0] in "tps"] == []


@proves("B-BUILD-3")
@pytest.mark.parametrize(
    ("building", "tiles"),
    [
        ("market", {1: ["bank"], 2: ["monastery2", "castle"], 5: ["mine"]}),
        ("carpenter", {1: ["ship"], 2: ["monastery2", "castle"], 3: ["cow2"], 5: ["mine"]}),
        ("church", {1: ["bank", "ship"], 3: ["cow2", "market"], 6: ["church", "pig2"]}),
    ],
)
def test_tiles_of_other_kinds_do_not_keep_an_effect_open(
    building: str, tiles: dict[int, list[str]]
) -> None:
    scene = Scene().store(0, building).silver(0, 0).dice(0, 3, 5)
    scene.black("ship", "bank", "mine", "cow3")
    for number, names in tiles.items():
        scene.depot(number, *names)
    scene.do(f"3:place:{building}@e4")
    assert "pass" not in scene.legal()
    assert "end" in scene.legal()


@proves("B-BUILD-4")
@pytest.mark.parametrize("building", ["market", "carpenter", "church", "warehouse", "town-hall"])
def test_an_effect_with_a_choice_can_be_declined(building: str) -> None:
    scene = Scene().depot(1, "ship", "bank").depot(5, "mine").goods(0, red=2).silver(0, 0)
    scene.store(0, building, "ship").dice(0, 3, 5)
    scene.do(f"3:place:{building}@e4")
    assert scene.why("end") == ("effect-open", "B-TURN-3")
    scene.do("pass")
    assert scene.events() == ["effect-passed"]
    assert scene.stores(0) == ["ship"]
    assert scene.held(0) == {"red": 2}
    assert (scene.s.silver[0], scene.s.workers[0], scene.points(0)) == (0, 0, 0)
    assert {"5:workers", "end"} <= set(scene.legal())
    assert scene.why("pass") == ("nothing-to-pass", "B-TURN-4")


@proves("B-BUILD-4", "B-BUILD-9", "B-BUILD-10", "B-BUILD-14")
@pytest.mark.parametrize(
    ("building", "workers", "silver", "points"),
    [("boarding-house", 4, 0, 0), ("bank", 0, 2, 0), ("watchtower", 0, 0, 4)],
)
@pytest.mark.parametrize("players", [2, 4])
def test_an_effect_without_choice_happens_by_itself(
    building: str, workers: int, silver: int, points: int, players: int
) -> None:
    scene = Scene(players).store(0, building).silver(0, 0).dice(0, 3, 5)
    scene.do(f"3:place:{building}@e4")
    assert scene.s.workers[0] == workers
    assert scene.s.silver[0] == silver
    assert scene.points(0) == points
    assert scene.why("pass") == ("nothing-to-pass", "B-TURN-4")
    assert (scene.s.workers[1], scene.s.silver[1], scene.points(1)) == (0, 1, 0)


# Market, carpenter, church


@proves("B-BUILD-5")
def test_a_market_takes_a_ship_or_an_animal_of_any_depot() -> None:
    wanted = offers("ship", "cow", "sheep", "pig", "goat")
    assert sorted(fetched("market")) == sorted(wanted)
    assert len(wanted) == 4 + 4


@proves("B-BUILD-6")
def test_a_carpenter_takes_a_building_of_any_depot() -> None:
    wanted = offers(*TYPES)
    assert sorted(fetched("carpenter")) == sorted(wanted)
    assert len(wanted) == 8


@proves("B-BUILD-7")
def test_a_church_takes_a_mine_a_monastery_or_a_castle_of_any_depot() -> None:
    wanted = offers("mine", "monastery", "castle")
    assert sorted(fetched("church")) == sorted(wanted)
    assert len(wanted) == 2 + 4 + 2


@proves("B-BUILD-5", "B-BUILD-6", "B-BUILD-7")
@pytest.mark.parametrize(
    ("building", "tile", "number", "rule"),
    [
        ("market", "ship", 4, ""),
        ("market", "goat2", 6, ""),
        ("market", "mine", 4, "B-BUILD-5"),
        ("market", "castle", 6, "B-BUILD-5"),
        ("market", "watchtower", 6, "B-BUILD-5"),
        ("market", "monastery3", 3, "B-BUILD-5"),
        ("carpenter", "carpenter", 3, ""),
        ("carpenter", "ship", 3, "B-BUILD-6"),
        ("carpenter", "sheep2", 3, "B-BUILD-6"),
        ("carpenter", "mine", 5, "B-BUILD-6"),
        ("carpenter", "castle", 2, "B-BUILD-6"),
        ("carpenter", "monastery4", 5, "B-BUILD-6"),
        ("church", "mine", 5, ""),
        ("church", "castle", 6, ""),
        ("church", "monastery2", 2, ""),
        ("church", "ship", 1, "B-BUILD-7"),
        ("church", "bank", 1, "B-BUILD-7"),
        ("church", "cow2", 1, "B-BUILD-7"),
    ],
)
def test_a_fetching_building_brings_one_tile_of_its_kinds_into_a_store(
    building: str, tile: str, number: int, rule: str
) -> None:
    scene = full_board().store(0, building).dice(0, 3, 1)
    scene.do(f"3:place:{building}@e4")
    if rule:
        assert scene.why(f"take:{tile}@{number}") == ("wrong-fetch", rule)
        return
    scene.do(f"take:{tile}@{number}")
    assert scene.stores(0) == [tile]
    assert scene.depot_tiles(number) == [t for t in FULL[number] if t != tile]
    assert len(scene.black_tiles()) == 8
    assert "end" in scene.legal()


@proves("B-BUILD-5", "B-BUILD-6", "B-BUILD-7")
@pytest.mark.parametrize(
    ("building", "tile", "number"),
    [("market", "ship", 1), ("carpenter", "bank", 1), ("church", "castle", 2)],
)
def test_with_full_stores_a_fetched_tile_needs_a_discard(
    building: str, tile: str, number: int
) -> None:
    # The placed building leaves a store, a purchase among its follow-ups fills it again.
    scene = full_board().store(0, building, "goat4", "pig4").silver(0, 2).dice(0, 3, 1)
    scene.do(f"3:place:{building}@e4", "buy:cow3", f"take:{tile}@{number}")
    assert scene.legal() == ["discard:cow3", "discard:goat4", "discard:pig4"]
    scene.do("discard:goat4")
    assert scene.stores(0) == ["cow3", tile, "pig4"]
    assert scene.depot_tiles(number) == [t for t in FULL[number] if t != tile]
    assert scene.why("pass") == ("nothing-to-pass", "B-TURN-4")


# Warehouse


@proves("B-BUILD-8")
@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 3), (4, 4)])
@pytest.mark.parametrize(("goods", "count"), [("turquoise", 1), ("red", 3), ("orange", 2)])
def test_a_warehouse_sells_a_colour_of_choice_without_a_die(
    goods: str, count: int, players: int, each: int
) -> None:
    scene = Scene(players).store(0, "warehouse").silver(0, 0).dice(0, 3, 5)
    scene.last_round().goods(0, turquoise=1, red=3, orange=2)
    scene.do("3:place:warehouse@e4")
    assert scene.legal() == ["sell:turquoise", "sell:red", "sell:orange", "pass"]
    assert scene.why("sell:pink") == ("no-goods", "B-SELL-1")
    scene.do(f"sell:{goods}")
    assert scene.points(0) == count * each
    assert scene.s.silver[0] == 1
    assert scene.sold_pile(0) == {goods: count}
    assert scene.held(0) == {
        colour: n for colour, n in (("turquoise", 1), ("red", 3), ("orange", 2)) if colour != goods
    }
    assert [action for action in scene.legal() if "sell" in action and action[0] != "5"] == []


# Town hall


@proves("B-BUILD-11")
def test_a_town_hall_places_a_ship_and_the_ship_works() -> None:
    scene = Scene().depot_goods(2, red=1).store(0, "town-hall", "ship").dice(0, 3, 1)
    scene.do("3:place:town-hall@e4", "place:ship@d5", "ship:2")
    assert scene.held(0) == {"red": 1}
    assert scene.s.bridge == [1, 0]
    assert scene.legal() == ["1:workers", "end"]


@proves("B-BUILD-11")
@pytest.mark.parametrize(
    ("tile", "space", "workers", "silver", "points"),
    [
        ("mine", "e3", 0, 0, 0),
        ("monastery15", "c4", 0, 0, 0),
        ("cow4", "b2", 0, 0, 4),
        ("boarding-house", "e4", 4, 0, 0),
        ("bank", "e4", 0, 2, 0),
        ("watchtower", "e4", 0, 0, 4),
    ],
)
def test_a_town_hall_places_any_kind_of_tile_with_its_effect(
    tile: str, space: str, workers: int, silver: int, points: int
) -> None:
    scene = Scene().store(0, "town-hall", tile).silver(0, 0).dice(0, 3, 2)
    scene.do("3:place:town-hall@c3", f"place:{tile}@{space}")
    assert scene.tile(0, space) == tile
    assert scene.s.workers[0] == workers
    assert scene.s.silver[0] == silver
    assert scene.points(0) == 11 + points  # c3 is a town of one space
    assert scene.legal() == ["2:workers", "end"]


@proves("B-BUILD-11")
def test_a_town_hall_places_buildings_and_castles_whose_effects_open() -> None:
    scene = Scene().depot(1, "ship").goods(0, red=1).dice(0, 3, 2)
    scene.store(0, "town-hall", "castle", "market")
    scene.do("3:place:town-hall@c3", "place:castle@b3", "*:place:market@e4", "take:ship@1")
    assert scene.stores(0) == ["ship"]
    assert scene.legal() == ["2:place:ship@d3", "2:workers", "end"]


@proves("B-BUILD-11")
def test_a_town_hall_places_any_stored_tile_but_only_one() -> None:
    scene = Scene().store(0, "town-hall", "mine", "monastery15").dice(0, 3, 6)
    scene.do("3:place:town-hall@e4")
    assert scene.legal() == [
        "place:mine@e3",
        "place:monastery15@c4",
        "place:monastery15@f3",
        "pass",
    ]
    scene.do("place:mine@e3")
    assert scene.why("place:monastery15@c4") == ("no-effect", "B-TURN-1")
    assert scene.stores(0) == ["monastery15"]


@proves("B-BUILD-11")
def test_a_second_town_hall_in_another_town_gives_a_further_placement() -> None:
    scene = Scene().store(0, "town-hall", "town-hall", "mine").dice(0, 3, 6)
    scene.do("3:place:town-hall@e4", "place:town-hall@c3", "place:mine@e3")
    assert scene.tile(0, "c3") == scene.tile(0, "e4") == "town-hall"
    assert scene.legal() == ["6:workers", "end"]


@proves("B-BUILD-11", "B-MON-1")
def test_with_monastery_1_a_second_town_hall_may_stand_in_the_same_town() -> None:
    scene = Scene().lay(0, c4="monastery1").store(0, "town-hall", "town-hall", "ship")
    scene.dice(0, 3, 6)
    scene.do("3:place:town-hall@e4", "place:town-hall@f4", "place:ship@d5")
    assert scene.tile(0, "e4") == scene.tile(0, "f4") == "town-hall"
    assert scene.tile(0, "d5") == "ship"
    assert scene.legal() == ["6:workers", "end"]


@proves("B-BUILD-12")
@pytest.mark.parametrize(
    ("tile", "space"),
    [
        ("monastery15", "c4"),  # 1
        ("ship", "d3"),  # 2
        ("bank", "c3"),  # 3
        ("mine", "e3"),  # 4
        ("ship", "d5"),  # 5
        ("market", "f4"),  # 5
        ("bank", "e5"),  # 1
    ],
)
def test_a_tile_of_a_town_hall_needs_no_number(tile: str, space: str) -> None:
    scene = Scene().store(0, "town-hall", tile).dice(0, 3, 6)
    scene.do("3:place:town-hall@e4", f"place:{tile}@{space}")
    assert scene.tile(0, space) == tile
    assert scene.s.workers[0] == 0


@proves("B-BUILD-12", "B-BUILD-2")
def test_a_tile_of_a_town_hall_needs_colour_adjacency_and_a_town_without_its_type() -> None:
    scene = Scene().lay(0, e5="church").store(0, "town-hall", "church", "mine").dice(0, 3, 6)
    scene.do("3:place:town-hall@e4")
    assert scene.why("place:mine@d3") == ("wrong-colour", "B-PLACE-2")
    assert scene.why("place:mine@f2") == ("not-adjacent", "B-PLACE-4")
    assert scene.why("place:church@f4") == ("building-in-town", "B-BUILD-2")
    assert scene.why("place:church@e5") == ("space-filled", "B-PLACE-1")
    assert scene.legal() == ["place:church@c3", "place:mine@e3", "pass"]


@proves("B-BUILD-12", "B-BUILD-2")
def test_a_second_town_hall_does_not_fit_into_the_town_of_the_first() -> None:
    scene = Scene().store(0, "town-hall", "town-hall").dice(0, 3, 6)
    scene.do("3:place:town-hall@e4")
    assert scene.why("place:town-hall@f4") == ("building-in-town", "B-BUILD-2")


@proves("B-BUILD-13", "B-BUILD-11")
def test_a_tile_bought_while_a_town_hall_is_open_can_be_placed_by_it() -> None:
    scene = Scene().store(0, "town-hall").silver(0, 2).black("mine").dice(0, 3, 6)
    scene.do("3:place:town-hall@e4")
    assert scene.legal() == ["buy:mine", "pass"]
    scene.do("buy:mine")
    assert scene.legal() == ["place:mine@e3", "pass"]
    scene.do("place:mine@e3")
    assert scene.tile(0, "e3") == "mine"
    assert scene.legal() == ["6:workers", "end"]


@proves("B-BUILD-13")
def test_a_town_hall_is_open_for_a_purchase_beside_tiles_that_cannot_be_placed() -> None:
    scene = Scene().store(0, "town-hall", "castle", "cow2").silver(0, 2).black("mine", "castle")
    scene.dice(0, 3, 6).do("3:place:town-hall@e4")
    assert scene.legal() == ["buy:mine", "buy:castle", "pass"]
    scene.do("buy:mine", "place:mine@e3")
    assert sorted(scene.stores(0)) == ["castle", "cow2"]


@proves("B-BUILD-13")
@pytest.mark.parametrize(
    ("silver", "black"), [(1, ["mine"]), (2, [])], ids=["no silver", "no tile"]
)
def test_a_town_hall_is_skipped_when_nothing_can_be_placed_or_bought(
    silver: int, black: list[str]
) -> None:
    scene = Scene().store(0, "town-hall", "castle").silver(0, silver).black(*black)
    scene.dice(0, 3, 6).do("3:place:town-hall@e4")
    assert scene.stores(0) == ["castle"]
    assert "pass" not in scene.legal()
    assert "6:workers" in scene.legal()


@proves("B-BUILD-13")
def test_a_town_hall_is_skipped_when_the_purchase_is_used_up() -> None:
    scene = Scene().store(0, "town-hall").silver(0, 4).black("castle", "mine").dice(0, 3, 6)
    scene.do("buy:castle", "3:place:town-hall@e4")
    assert scene.legal() == ["6:workers", "end"]


@proves("B-BUILD-13")
def test_a_town_hall_is_skipped_when_no_tile_for_sale_could_be_placed() -> None:
    # Only a castle can be bought, and no castle space is open.
    scene = Scene().store(0, "town-hall").silver(0, 2).black("castle").dice(0, 3, 6)
    scene.do("3:place:town-hall@e4")
    assert scene.legal() == ["6:workers", "buy:castle", "end"]


@proves("B-BUILD-13")
def test_a_town_hall_is_skipped_when_with_monastery_6_too_no_tile_could_be_placed() -> None:
    scene = Scene().lay(0, e3="mine", f3="monastery6").store(0, "town-hall").silver(0, 0)
    scene.workers(0, 2).depot(2, "castle").dice(0, 3, 6).do("3:place:town-hall@e4")
    assert scene.legal() == ["6:take:castle@2", "6:workers", "buy:castle@2:2w", "end"]


@proves("B-BUILD-13")
def test_a_town_hall_closes_when_the_bought_tile_cannot_be_placed() -> None:
    scene = Scene().store(0, "town-hall").silver(0, 2).black("castle", "mine").dice(0, 3, 6)
    scene.do("3:place:town-hall@e4", "buy:castle")
    assert scene.legal() == ["6:workers", "end"]
