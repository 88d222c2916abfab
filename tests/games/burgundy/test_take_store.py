"""Taking tiles, and the stores for tiles and goods."""

from collections import Counter

import pytest

from kontor.core.errors import NotationError
from kontor.games.burgundy.actions import DISCARD
from kontor.games.burgundy.state import BurgundyState
from kontor.testing import proves
from scenario_burgundy import Scene, look, wander, why

TILES = {1: "market", 2: "castle", 3: "bank", 4: "church", 5: "mine", 6: "watchtower"}


def in_game(s: BurgundyState) -> Counter[str]:
    """Every tile that has not left the game."""
    counts = Counter[str]()
    for place in (s.depots, s.black, s.stores, s.tiles):
        counts.update(s.tables.names[kind] for kind in place if kind)
    for stack in (s.stacks, s.black_stack):
        counts.update({s.tables.names[kind]: n for kind, n in enumerate(stack) if n})
    return counts


def with_waiting(s: BurgundyState) -> Counter[str]:
    """These, and a tile that waits for room."""
    waiting = [frame["tile"] for frame in look(s, None, "pending") if frame["kind"] == "discard"]
    return in_game(s) + Counter(waiting)


@proves("B-TAKE-1")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_a_die_takes_from_the_depot_of_its_value(value: int) -> None:
    scene = Scene().dice(0, value, value)
    for depot, tile in TILES.items():
        scene.depot(depot, tile)
    tile = TILES[value]
    assert [a for a in scene.legal() if "take" in a] == [f"{value}:take:{tile}@{value}"]
    scene.do(f"{value}:take:{tile}@{value}")
    assert scene.stores(0) == [tile]
    left = [depot for depot in TILES if scene.depot_tiles(depot)]
    assert left == [depot for depot in TILES if depot != value]


@proves("B-TAKE-1")
def test_the_player_chooses_one_tile_of_the_depot() -> None:
    tiles = ["monastery5", "bank", "castle", "market"]
    for tile in tiles:
        scene = Scene(4).dice(0, 2, 6).depot(2, *tiles)
        assert [a for a in scene.legal() if "take" in a] == [f"2:take:{t}@2" for t in tiles]
        scene.do(f"2:take:{tile}@2")
        assert scene.stores(0) == [tile]
        assert scene.depot_tiles(2) == [other for other in tiles if other != tile]


@proves("B-TAKE-1")
def test_two_equal_tiles_of_a_depot_are_one_choice() -> None:
    scene = Scene(4).dice(0, 2, 2).depot(2, "bank", "bank")
    assert [a for a in scene.legal() if "take" in a] == ["2:take:bank@2"]
    scene.do("2:take:bank@2", "2:take:bank@2")
    assert scene.stores(0) == ["bank", "bank"]


@proves("B-TAKE-1")
def test_an_empty_depot_gives_nothing() -> None:
    scene = Scene().dice(0, 4, 4).depot(3, "bank")
    for slot in range(12, 16):
        refusal = scene.refused(f"4:take:#{slot}")
        assert why(refusal) == ("no-tile", "B-TAKE-1")
        assert refusal.params == {"depot": 4}
    assert not [action for action in scene.legal() if "take" in action]


@proves("B-TAKE-1")
def test_no_die_takes_from_the_black_depot() -> None:
    scene = Scene().workers(0, 9).silver(0, 0).black("castle", "mine")
    assert scene.legal() == ["1:workers", "2:workers", "end"]
    with pytest.raises(NotationError):
        scene.s.read(0, "1:take:castle")


@proves("B-TAKE-2")
def test_a_tile_goes_into_a_store_even_if_it_is_placed_in_the_same_turn() -> None:
    scene = Scene().dice(0, 4, 5).depot(4, "ship").do("4:take:ship@4")
    assert scene.stores(0) == ["ship"]
    assert scene.s.filled[0].bit_count() == 1
    assert scene.s.bridge == [0, 0]
    scene.do("5:place:ship@d5")
    assert scene.stores(0) == []
    assert scene.tile(0, "d5") == "ship"


@proves("B-TAKE-2")
@pytest.mark.parametrize(
    ("tile", "place", "take", "taken"),
    [
        ("market", "3:place:market@e4", "take:ship@4", "ship"),
        ("carpenter", "3:place:carpenter@e4", "take:bank@4", "bank"),
        ("church", "3:place:church@e4", "take:mine@5", "mine"),
        ("castle", "6:place:castle@b3", "*:take:mine@5", "mine"),
        ("", "", "buy:castle", "castle"),
    ],
)
def test_every_tile_that_is_taken_goes_into_a_store(
    tile: str, place: str, take: str, taken: str
) -> None:
    scene = Scene().lay(0, c4="monastery16").dice(0, 3, 6).silver(0, 2)
    scene.depot(4, "ship", "bank").depot(5, "mine").black("castle")
    if tile:
        scene.store(0, tile).do(place)
    filled = scene.s.filled[0]
    scene.do(take)
    assert scene.stores(0) == [taken]
    assert scene.s.filled[0] == filled


@proves("B-STORE-1")
def test_there_are_three_stores_for_tiles_of_any_kind() -> None:
    scene = Scene().dice(0, 4, 4).depot(4, "ship", "market").depot(6, "goat2")
    scene.do("4:take:ship@4", "4:take:market@4", "end", "end").dice(0, 6, 5).depot(5, "mine")
    scene.do("6:take:goat2@6")
    assert scene.stores(0) == ["ship", "market", "goat2"]
    assert scene.s.pending == []
    # A fourth needs room.
    scene.do("5:take:mine@5")
    assert scene.legal() == ["discard:ship", "discard:market", "discard:goat2"]


@proves("B-STORE-1", "B-STORE-3", "B-STORE-4", "B-STORE-5")
@pytest.mark.parametrize("out", ["ship", "bank", "cow2"])
def test_with_full_stores_a_stored_tile_of_choice_is_discarded_first(out: str) -> None:
    scene = Scene().store(0, "ship", "bank", "cow2").dice(0, 4, 3).depot(4, "market")
    scene.silver(0, 2).black("castle")
    before = in_game(scene.s)
    scene.do("4:take:market@4")
    # Nothing has come in yet, and nothing else can be done now.
    assert scene.stores(0) == ["ship", "bank", "cow2"]
    assert scene.legal() == ["discard:ship", "discard:bank", "discard:cow2"]
    for action in ("buy:castle", "3:workers", "3:place:bank@e4", "pass", "end"):
        assert why(scene.refused(action)) == ("discard-first", "B-STORE-4")
    with pytest.raises(NotationError):
        scene.s.read(0, "discard:market")
    scene.do(f"discard:{out}")
    assert scene.stores(0) == [
        "market" if tile == out else tile for tile in ("ship", "bank", "cow2")
    ]
    assert before - in_game(scene.s) == {out: 1}
    assert in_game(scene.s) <= before
    assert "buy:castle" in scene.legal()


WAYS = {
    "die": ("bank", "", "4:take:ship@4", "ship"),
    "purchase": ("bank", "", "buy:castle", "castle"),
    "market": ("market", "3:place:market@e4", "take:ship@4", "ship"),
    "carpenter": ("carpenter", "3:place:carpenter@e4", "take:warehouse@4", "warehouse"),
    "church": ("church", "3:place:church@e4", "take:mine@5", "mine"),
    "castle": ("castle", "3:place:castle@b3", "*:take:mine@5", "mine"),
}


@proves("B-STORE-2", "B-STORE-4")
@pytest.mark.parametrize("way", WAYS)
def test_every_way_of_taking_needs_the_discard(way: str) -> None:
    tile, place, take, taken = WAYS[way]
    scene = Scene().lay(0, c4="monastery16").store(0, tile, "pig2", "goat2").workers(0, 3)
    scene.dice(0, 4, 3).silver(0, 2).black("castle").depot(4, "ship", "warehouse")
    scene.depot(5, "mine")
    if place:
        # Placing frees a store; a purchase among the follow-ups fills it again.
        scene.do(place, "buy:castle")
    full = scene.stores(0)
    assert len(full) == 3
    scene.do(take)
    assert scene.stores(0) == full
    assert scene.legal() == [f"discard:{stored}" for stored in full]
    assert why(scene.refused("end")) == ("discard-first", "B-STORE-4")
    scene.do("discard:goat2")
    assert scene.stores(0) == [taken if stored == "goat2" else stored for stored in full]
    assert scene.s.pending == []


@proves("B-STORE-3")
def test_equal_stored_tiles_are_one_choice_and_the_incoming_one_is_none() -> None:
    scene = Scene().store(0, "ship", "ship", "mine").dice(0, 4, 4).depot(4, "ship")
    before = in_game(scene.s)
    scene.do("4:take:ship@4")
    assert scene.legal() == ["discard:ship", "discard:mine"]
    assert why(scene.refused("discard:#1")) == ("equal-tile", "B-STORE-3")
    scene.do("discard:mine")
    assert scene.stores(0) == ["ship", "ship", "ship"]
    assert before - in_game(scene.s) == {"mine": 1}


@proves("B-STORE-5")
def test_tiles_are_discarded_only_to_make_room() -> None:
    scene = Scene().store(0, "ship", "bank", "castle").dice(0, 3, 4).depot(4, "market")
    assert why(scene.refused("discard:ship")) == ("no-discard", "B-STORE-5")
    scene = Scene().lay(0, c3="bank").store(0, "castle", "ship", "mine").dice(0, 6, 4)
    scene.do("6:place:castle@b3")
    assert why(scene.refused("discard:ship")) == ("no-discard", "B-STORE-5")


@proves("B-STORE-1", "B-STORE-5")
@pytest.mark.parametrize("players", [2, 4])
def test_within_a_phase_only_discards_take_tiles_out_of_the_game(players: int) -> None:
    discards = 0
    for before, seat, action, after in wander(players, 11):
        assert len(after.stores) == 3 * players
        if after.phase == before.phase:
            gone = with_waiting(before) - with_waiting(after)
            if action.startswith("discard:"):
                discards += 1
                assert gone == {before.names(seat, "store")[before.read(seat, action) - DISCARD]: 1}
            else:
                assert gone == {}
    assert discards > 5


@proves("B-STORE-6", "B-STORE-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_most_three_colours_are_held_and_goods_leave_only_by_being_sold(players: int) -> None:
    sales = 0
    for before, seat, action, after in wander(players, 13):
        for other in range(players):
            was, now = (s.goods[other * 6 : other * 6 + 6] for s in (before, after))
            assert sum(1 for count in now if count) <= 3
            for colour in range(6):
                if now[colour] < was[colour]:
                    sales += 1
                    assert other == seat
                    assert ":sell:" in action or action.startswith("sell:")
                    assert now[colour] == 0
                    sold = after.sold[other * 6 + colour] - before.sold[other * 6 + colour]
                    assert sold == was[colour]
    assert sales > 2


@proves("B-STORE-6")
def test_a_goods_space_holds_any_number_of_tiles_of_its_colour() -> None:
    scene = Scene().goods(0, red=4, pink=1, brown=1).depot_goods(2, red=3).store(0, "ship")
    scene.dice(0, 5, 5).do("5:place:ship@d5", "ship:2")
    assert scene.held(0) == {"red": 7, "pink": 1, "brown": 1}


@proves("B-STORE-6", "B-STORE-7")
def test_held_goods_do_not_make_room_for_a_fourth_colour() -> None:
    scene = Scene().goods(0, red=1, pink=1, brown=1).depot_goods(2, orange=3).store(0, "ship")
    scene.dice(0, 5, 6).do("5:place:ship@d5")
    assert scene.held(0) == {"red": 1, "pink": 1, "brown": 1}
    assert scene.in_depot(2) == {"orange": 3}
    for colour in ("red", "pink", "brown"):
        with pytest.raises(NotationError):
            scene.s.read(0, f"discard:{colour}")
    assert scene.legal() == ["6:workers", "end"]
