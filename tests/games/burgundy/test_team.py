"""The team game: what partners share, what each has alone, and what they score."""

from typing import Any

import pytest

from kontor.core.errors import NotationError
from kontor.core.play import start
from kontor.games.burgundy.plans import COLOURS
from kontor.testing import proves
from scenario_burgundy import GAME, Scene, advance, final, look
from scenario_burgundy_team import both, partners_turn, private, see, stored, team

ESTATE = (
    *("duchy", "spaces", "goods", "sold", "silver", "workers", "monasteries", "bonus"),
    *("shields", "named", "further_stores"),
)
FILLING = {
    "castle": ["castle"],
    "mine": ["mine"],
    "ship": ["ship"],
    "building": ["bank", "church", "market", "watchtower", "carpenter", "warehouse"],
    "animal": ["cow3", "cow4", "sheep3", "sheep4", "pig3", "pig4", "goat3", "goat4"],
}


def scattered() -> Scene:
    """A team game in which tiles need not touch each other (as with shield 18)."""
    return team(shields="on").no_shields()


def fill(scene: Scene, seat: int, colour: str, *empty: str) -> Scene:
    """Fill all spaces of a colour but these."""
    duchy = scene.s.duchies[seat]
    tiles = FILLING.get(colour) or [f"monastery{n + 12 * (1 - seat)}" for n in range(3, 15)]
    number = 0
    for index, space in enumerate(duchy.space_names):
        right = COLOURS[duchy.colour_of[index]] == colour
        if right and space not in empty and not scene.tile(seat, space):
            scene.lay(seat, **{space: tiles[number % len(tiles)]})
            number += 1
    return scene


# what a team has in common


@proves("B-TEAM-9")
def test_workers_gained_by_one_partner_are_paid_by_the_other() -> None:
    scene = team().do("1:workers", "2:workers")
    assert both(scene, "workers") == 4
    partners_turn(scene).goods(2, red=1).dice(2, 1, 1)
    assert both(scene, "workers") == 4
    scene.do("1:sell:red")
    assert both(scene, "workers") == 1
    scene.do("end", "end")
    assert scene.actor == 0
    assert list(scene.s.workers) == [1, 0, 0, 0]


@proves("B-TEAM-9")
def test_goods_silver_and_sold_goods_are_the_teams() -> None:
    scene = team().goods(0, turquoise=2, red=3).do("1:sell:turquoise")
    assert (both(scene, "silver"), both(scene, "sold")) == (3, {"turquoise": 2})
    partners_turn(scene).dice(2, 4, 1).do("4:sell:red")
    assert both(scene, "silver") == 4
    assert both(scene, "sold") == {"turquoise": 2, "red": 3}
    assert both(scene, "goods") == {}
    assert see(scene, 1, "silver") == 2


@proves("B-TEAM-9")
def test_a_tile_of_one_partner_opens_the_way_for_the_other() -> None:
    scene = team().store(0, "ship").dice(0, 4, 4).do("4:place:ship@d6")
    private(partners_turn(scene), 2, "ship").dice(2, 5, 5)
    assert "5:place:ship@d5" in scene.legal()
    scene.do("5:place:ship@d5")
    assert [scene.tile(2, space) for space in ("d5", "d6", "d7")] == ["ship", "ship", "castle"]
    assert both(scene, "spaces") == see(scene, 0, "spaces")
    assert see(scene, 1, "spaces") != both(scene, "spaces")


@proves("B-TEAM-9")
def test_one_building_of_a_type_in_a_town_whoever_places_it() -> None:
    scene = team().store(0, "watchtower").dice(0, 4, 4).do("4:place:watchtower@d8")
    private(partners_turn(scene), 2, "watchtower").dice(2, 2, 2)
    assert scene.why("2:place:watchtower@c8") == ("building-in-town", "B-BUILD-2")


@proves("B-TEAM-9")
def test_only_the_partner_in_turn_acts() -> None:
    scene = team()
    for seat in (0, 1, 2, 3):
        assert scene.s.actors == (seat,)
        assert [bool(scene.s.legal(other)) for other in range(4)] == [
            other == seat for other in range(4)
        ]
        assert scene.why("end", (seat + 2) % 4) == ("not-your-turn", "B-ROUND-4")
        scene.do("end")


@proves("B-TEAM-9")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_everybody_sees_the_things_of_a_team_with_both_partners(viewer: int | None) -> None:
    scene = team(shields="on").lay(0, c6="monastery8", d8="church").goods(0, red=2)
    scene.sold(0, pink=1).workers(0, 4).shield(0, d7=7).store(0, "ship", "mine", "castle", "cow3")
    scene.s.bonus[3] = 2
    for turns in range(4):
        seats = look(scene.s, viewer, "seats")
        for name in ESTATE:
            assert seats[0][name] == seats[2][name]
            assert seats[1][name] == seats[3][name]
        assert seats[0]["monasteries"] == [8]
        assert seats[2]["bonus"] == {"building": "large"}
        assert seats[2]["shields"] == {"d7": 7}
        assert seats[0]["stores"] == ["ship", "mine", "castle", "cow3"]
        assert seats[2]["stores"] == [None, None, "castle", "cow3"]
        assert seats[1]["stores"] == seats[3]["stores"] == [None] * 4
        assert scene.actor == turns
        scene.do("end")


# stores


@proves("B-TEAM-10")
def test_two_shared_stores_and_two_private_ones_each() -> None:
    scene = team().store(0, "ship", "mine", "castle", "cow3")
    private(partners_turn(scene), 2, "bank", "church")
    assert stored(scene, 0) == ["ship", "mine", "castle", "cow3"]
    assert stored(scene, 2) == ["bank", "church", "castle", "cow3"]
    assert stored(scene, 1) == stored(scene, 3) == ["-"] * 4


@proves("B-TEAM-10")
def test_a_team_has_three_goods_spaces() -> None:
    scene = team().goods(0, red=1, pink=1)
    private(partners_turn(scene), 2, "ship").dice(2, 4, 4)
    scene.depot_goods(3, brown=2, orange=1, red=1).do("4:place:ship@d6", "ship:3")
    assert scene.legal() == ["load:brown", "load:orange"]
    scene.do("load:brown")
    assert both(scene, "goods") == {"pink": 1, "red": 2, "brown": 2}
    assert scene.in_depot(3) == {"orange": 1}


@proves("B-TEAM-11")
@pytest.mark.parametrize(
    ("pile", "mine", "partners"),
    [
        ("private", ["church", "-", "-", "-"], ["-", "-", "-", "-"]),
        ("shared", ["-", "-", "church", "-"], ["-", "-", "church", "-"]),
    ],
)
def test_the_player_chooses_where_a_taken_tile_goes(
    pile: str, mine: list[str], partners: list[str]
) -> None:
    scene = team().depot(1, "church").silver(0, 9).black("bank").do("1:take:church@1")
    assert scene.legal() == ["keep:private", "keep:shared"]
    assert scene.why("2:workers") == ("keep-first", "B-TEAM-11")
    assert scene.why("buy:bank") == ("keep-first", "B-TEAM-11")
    assert scene.why("end") == ("keep-first", "B-TEAM-11")
    assert look(scene.s, 3, "pending") == [{"kind": "keep", "tile": "church"}]
    scene.do(f"keep:{pile}")
    assert (stored(scene, 0), stored(scene, 2)) == (mine, partners)
    assert scene.why("keep:shared") == ("nothing-to-keep", "B-TEAM-11")


@proves("B-TEAM-11")
@pytest.mark.parametrize(
    ("held", "after"),
    [
        (["ship", "mine"], ["ship", "mine", "church", "-"]),
        (["ship", "mine", "castle"], ["ship", "mine", "castle", "church"]),
    ],
)
def test_with_full_private_stores_it_goes_to_the_shared_ones(
    held: list[str], after: list[str]
) -> None:
    scene = team().store(0, *held).depot(1, "church").do("1:take:church@1")
    assert scene.s.pending == []
    assert stored(scene, 0) == after


@proves("B-TEAM-11")
def test_with_full_shared_stores_it_goes_to_a_private_one() -> None:
    scene = team().store(0, "ship", "mine", "castle", "cow3")
    partners_turn(scene).depot(1, "church").do("1:take:church@1")
    assert scene.s.pending == []
    assert stored(scene, 2) == ["church", "-", "castle", "cow3"]
    assert stored(scene, 0) == ["ship", "mine", "castle", "cow3"]


@proves("B-TEAM-11")
def test_the_choice_comes_with_every_way_to_take_a_tile() -> None:
    bought = team().black("castle").do("buy:castle")
    assert bought.legal() == ["keep:private", "keep:shared"]
    fetched = team().depot(5, "mine").store(0, "carpenter").dice(0, 4, 4)
    fetched.depot(2, "church").do("4:place:carpenter@d8", "take:church@2")
    assert fetched.legal() == ["keep:private", "keep:shared"]
    inn = team(inns="on").do("inn", "keep:shared")
    assert stored(inn, 2) == ["-", "-", "inn", "-"]


@proves("B-TEAM-11")
def test_the_follow_ups_of_a_tile_go_on_after_the_choice() -> None:
    scene = team().store(0, "castle").dice(0, 6, 6).lay(0, d8="bank", d9="ship")
    scene.depot(2, "church").black("bank").do("6:place:castle@d10", "buy:bank", "keep:shared")
    assert "*:take:church@2" in scene.legal()
    scene.do("*:take:church@2", "keep:private")
    assert stored(scene, 0) == ["church", "-", "bank", "-"]
    assert scene.s.pending == []


@proves("B-TEAM-12")
@pytest.mark.parametrize(
    ("discard", "after"),
    [
        ("ship", ["bank", "mine", "castle", "cow3"]),
        ("mine", ["ship", "bank", "castle", "cow3"]),
        ("shared.castle", ["ship", "mine", "bank", "cow3"]),
        ("shared.cow3", ["ship", "mine", "castle", "bank"]),
    ],
)
def test_with_four_tiles_in_reach_one_of_them_is_discarded(discard: str, after: list[str]) -> None:
    scene = team().store(0, "ship", "mine", "castle", "cow3").depot(1, "bank")
    private(scene, 2, "church").do("1:take:bank@1")
    assert scene.legal() == [
        *("discard:ship", "discard:mine", "discard:shared.castle", "discard:shared.cow3")
    ]
    assert scene.why("keep:private") == ("discard-first", "B-STORE-4")
    scene.do(f"discard:{discard}")
    assert stored(scene, 0) == after
    assert stored(scene, 2) == ["church", "-", *after[2:]]
    assert scene.s.pending == []


@proves("B-TEAM-12")
def test_equal_tiles_are_one_choice_in_private_stores_and_one_in_shared_ones() -> None:
    scene = team().store(0, "ship", "ship", "ship", "ship").depot(1, "bank").do("1:take:bank@1")
    assert scene.legal() == ["discard:ship", "discard:shared.ship"]
    scene.do("discard:shared.ship")
    assert stored(scene, 0) == ["ship", "ship", "bank", "ship"]
    scene.dice(0, 4, 4)
    ways = ["4:place:ship@d6", "4:place:shared.bank@d8", "4:place:shared.ship@d6"]
    assert [text for text in scene.legal() if "place" in text] == ways
    assert scene.why("4:place:#1@d6") == ("equal-tile", "B-PLACE-1")
    hall = team().store(0, "town-hall", "ship", "ship", "ship").dice(0, 4, 4)
    hall.do("4:place:town-hall@d8")
    assert [text for text in hall.legal() if "@d6" in text] == [
        *("place:ship@d6", "place:shared.ship@d6")
    ]


@proves("B-TEAM-12")
def test_the_partners_private_tiles_cannot_be_discarded() -> None:
    scene = team().store(0, "ship", "mine", "castle", "cow3")
    private(partners_turn(scene), 2, "bank", "church").depot(1, "market").do("1:take:market@1")
    assert scene.legal() == [
        *("discard:bank", "discard:church", "discard:shared.castle", "discard:shared.cow3")
    ]
    with pytest.raises(NotationError):
        scene.refused("discard:ship")
    scene.do("discard:shared.castle")
    assert stored(scene, 0) == ["ship", "mine", "market", "cow3"]
    assert stored(scene, 2) == ["bank", "church", "market", "cow3"]


@proves("B-TEAM-12")
def test_the_partners_empty_stores_are_no_room_and_full_ones_no_matter() -> None:
    full = team().store(0, "ship", "mine", "castle", "cow3").depot(1, "bank").do("1:take:bank@1")
    assert stored(full, 2)[:2] == ["-", "-"]
    assert look(full.s, 0, "pending") == [{"kind": "discard", "tile": "bank"}]
    room = private(team(), 2, "ship", "mine").depot(1, "bank").do("1:take:bank@1", "keep:private")
    assert stored(room, 0) == ["bank", "-", "-", "-"]
    assert room.why("discard:bank") == ("no-discard", "B-STORE-5")


@proves("B-TEAM-12")
def test_a_discarded_tile_leaves_the_game() -> None:
    scene = team().store(0, "ship", "mine", "castle", "cow3").depot(1, "bank")
    scene.do("1:take:bank@1")
    ships = scene.s.stacks[scene.kind("ship")]
    scene.do("discard:ship")
    assert scene.events() == ["tile-discarded"]
    assert scene.s.stacks[scene.kind("ship")] == ships
    assert "ship" not in stored(scene, 0) + scene.depot_tiles(1)


# placing


@proves("B-TEAM-13")
@pytest.mark.parametrize("seat", [0, 2])
def test_private_and_shared_tiles_are_placed_and_told_apart(seat: int) -> None:
    scene = team().store(0, "church", "ship", "church", "mine")
    if seat == 2:
        private(partners_turn(scene), 2, "church", "ship")
    scene.dice(seat, 4, 2)
    places = [text for text in scene.legal() if "place" in text]
    assert places == [
        *("2:place:shared.mine@e6", "4:place:church@d8"),
        *("4:place:ship@d6", "4:place:shared.church@d8"),
    ]
    other = scene.fork().do("4:place:church@d8")
    assert stored(other, seat) == ["-", "ship", "church", "mine"]
    scene.do("4:place:shared.church@d8")
    assert stored(scene, seat) == ["church", "ship", "-", "mine"]
    assert stored(scene, 2 - seat)[2:] == ["-", "mine"]


@proves("B-TEAM-13")
def test_the_partners_private_tiles_cannot_be_placed() -> None:
    scene = partners_turn(team().store(0, "church", "ship", "mine")).dice(2, 4, 2)
    assert [text for text in scene.legal() if "place" in text] == ["2:place:shared.mine@e6"]
    with pytest.raises(NotationError):
        scene.refused("4:place:church@d8")
    assert scene.why("4:place:#0@d8") == ("store-empty", "B-PLACE-1")
    assert stored(scene, 0) == ["church", "ship", "mine", "-"]


@proves("B-TEAM-13")
@pytest.mark.parametrize("seat", [0, 2])
def test_each_partner_places_on_either_half(seat: int) -> None:
    scene = team() if seat == 0 else partners_turn(team())
    private(scene, seat, "ship", "church").dice(seat, 4, 4)
    scene.do("4:place:ship@d6", "4:place:church@d8")
    assert [scene.tile(seat, space) for space in ("d6", "d8")] == ["ship", "church"]


@proves("B-TEAM-13")
def test_dice_are_not_shared() -> None:
    scene = partners_turn(team().dice(0, 3, 3).dice(2, 5, 6))
    assert scene.legal() == ["5:workers", "6:workers", "end"]
    assert scene.why("3:workers") == ("no-such-die", "B-TURN-1")
    scene.do("5:workers", "6:workers")
    assert see(scene, 0, "dice") == [{"value": 3, "used": False}] * 2
    assert scene.legal() == ["end"]


@proves("B-TEAM-13")
def test_tiles_are_never_moved_from_store_to_store() -> None:
    scene = team().store(0, "castle", "cow3", "bank").silver(0, 0)
    assert scene.legal() == ["1:workers", "2:workers", "end"]
    scene = private(scene, 2, "mine")
    for _ in range(8):
        scene.do("end")
        assert stored(scene, 0) == ["castle", "cow3", "bank", "-"]
        assert stored(scene, 2) == ["mine", "-", "bank", "-"]


@proves("B-TEAM-14")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_ship_moves_the_marker_of_the_player_who_placed_it(seat: int) -> None:
    scene = team() if seat == 0 else partners_turn(team())
    private(scene, seat, "ship").dice(seat, 4, 4).do("4:place:ship@d6")
    assert [see(scene, n, "bridge") for n in range(4)] == [2 if n == seat else 1 for n in range(4)]
    assert look(scene.s, None, "next_order")[0] == seat


@proves("B-TEAM-14")
def test_a_seventh_ship_goes_to_the_top_of_the_last_stack() -> None:
    scene = advance(advance(advance(team(), 0, 6), 1, 6), 2, 6)
    assert look(scene.s, None, "next_order") == [2, 1, 0, 3]
    private(scene, 0, "ship").dice(0, 4, 4).do("4:place:ship@d6")
    assert look(scene.s, None, "next_order") == [0, 2, 1, 3]
    assert [see(scene, seat, "bridge") for seat in range(4)] == [7, 7, 7, 1]


@proves("B-TEAM-15")
def test_each_partner_buys_once_in_each_own_turn() -> None:
    scene = team().silver(0, 9).black("castle", "mine", "ship", "church")
    scene.do("buy:castle", "keep:private")
    assert scene.why("buy:mine") == ("already-bought", "B-BUY-3")
    partners_turn(scene).do("buy:mine", "keep:private")
    assert both(scene, "silver") == 5
    assert scene.why("buy:ship") == ("already-bought", "B-BUY-3")
    scene.do("end", "end")
    assert scene.actor == 0
    scene.black("market").do("buy:market", "keep:shared")
    assert both(scene, "silver") == 3
    assert stored(scene, 0) == ["castle", "-", "market", "-"]
    assert stored(scene, 2) == ["mine", "-", "market", "-"]


@proves("B-TEAM-15")
def test_the_teams_silver_pays_and_with_monastery_6_its_workers() -> None:
    scene = team().silver(0, 2).black("castle", "mine").do("buy:castle", "keep:private")
    partners_turn(scene)
    assert scene.why("buy:mine") == ("cannot-pay", "B-BUY-4")
    scene = partners_turn(team().silver(0, 0).workers(0, 2).lay(0, c6="monastery6"))
    scene.depot(5, "mine").do("buy:mine@5:2w", "keep:private")
    assert both(scene, "workers") == 0


# monasteries and mines


@proves("B-TEAM-16")
def test_a_monastery_works_for_each_partner_in_the_own_turn() -> None:
    scene = team().store(0, "monastery14").dice(0, 5, 2)
    scene.do("5:place:monastery14@c6", "2:workers")
    assert both(scene, "workers") == 4
    scene.do("end", "1:workers")
    assert see(scene, 1, "workers") == 2
    scene.do("end", "1:workers", "2:workers")
    assert both(scene, "workers") == 12


@proves("B-TEAM-16")
@pytest.mark.parametrize("ends", [0, 2])
def test_mines_and_monastery_2_pay_once_for_the_team(ends: int) -> None:
    scene = team().lay(0, e6="mine", e7="mine", e8="mine", c6="monastery2")
    for _ in range(ends):
        scene.do("end")
    scene.close_phase()
    assert (both(scene, "silver"), both(scene, "workers")) == (5, 3)
    assert (see(scene, 1, "silver"), see(scene, 3, "workers")) == (2, 0)
    assert scene.events().count("mines-pay") == 1


@proves("B-TEAM-16", "B-TEAM-18")
def test_a_scoring_monastery_counts_once_for_the_team() -> None:
    scene = team().lay(0, c6="monastery25", c5="monastery24").sold(0, red=3, pink=2)
    scene.lay(0, c7="cow3", b6="pig3").silver(0, 0).silver(1, 0)
    final(scene)
    assert scene.points(0, "monasteries") + scene.points(2, "monasteries") == 5 + 2 * 4
    assert scene.points(1) + scene.points(3) == 0


# colours and goods


@proves("B-TEAM-17")
@pytest.mark.parametrize(
    ("colour", "number", "place"),
    [
        ("building", 24, "5:place:town-hall@f7"),
        ("animal", 12, "6:place:cow3@c7"),
        ("monastery", 12, "5:place:monastery26@c6"),
        ("ship", 12, "4:place:ship@d6"),
        ("castle", 7, "6:place:castle@d10"),
        ("mine", 6, "2:place:mine@e6"),
    ],
)
def test_a_colour_is_complete_with_all_its_spaces_on_the_board(
    colour: str, number: int, place: str
) -> None:
    die, _, last = place.split(":")
    tile, space = last.split("@")
    scene = fill(scattered().lay(0, d8="bank", d9="ship"), 0, colour, space)
    private(partners_turn(scene), 2, tile).dice(2, int(die), 6)
    laid = [found["tile"] for found in both(scene, "spaces") if found["colour"] == colour]
    assert len(laid) == number
    assert laid.count(None) == 1
    assert both(scene, "bonus") == {}
    scene.do(place)
    assert both(scene, "bonus") == {colour: "large"}
    assert (scene.points(0, "colours"), scene.points(2, "colours")) == (0, 7)


@proves("B-TEAM-17")
def test_a_colour_that_lacks_one_space_is_not_complete() -> None:
    scene = private(fill(scattered(), 0, "mine", "e6", "b1"), 0, "mine").dice(0, 2, 2)
    scene.do("2:place:mine@e6")
    assert scene.points(0, "regions") == 6
    assert both(scene, "bonus") == {}


@proves("B-TEAM-17")
def test_the_first_team_gets_7_points_and_the_second_4() -> None:
    scene = fill(fill(scattered(), 0, "mine", "e6"), 1, "mine", "e6")
    private(private(scene, 0, "mine"), 1, "mine").dice(0, 2, 2).dice(1, 2, 2)
    assert look(scene.s, None, "bonus_tiles", 5) == {"colour": "mine", "large": 7, "small": 4}
    scene.do("2:place:mine@e6", "end", "2:place:mine@e6")
    assert [scene.points(seat, "colours") for seat in range(4)] == [7, 4, 0, 0]
    assert both(scene, "bonus") == {"mine": "large"}
    assert see(scene, 1, "bonus") == see(scene, 3, "bonus") == {"mine": "small"}
    assert look(scene.s, None, "bonus_tiles", 5) == {"colour": "mine", "large": 0, "small": 0}
    scene.do("end")
    assert both(scene, "bonus") == {"mine": "large"}


@proves("B-TEAM-17")
@pytest.mark.parametrize("count", [1, 2, 4])
def test_goods_sell_for_4_points_a_tile(count: int) -> None:
    scene = team().goods(0, turquoise=count).do("1:sell:turquoise")
    assert scene.points(0, "goods") == 4 * count
    assert both(scene, "silver") == 3


@proves("B-TEAM-18")
def test_points_count_for_the_player_who_scores_them() -> None:
    scene = team().store(0, "watchtower").dice(0, 4, 1).do("4:place:watchtower@d8")
    private(partners_turn(scene), 2, "cow3").dice(2, 6, 6).do("6:place:cow3@c7")
    assert [see(scene, seat, "score") for seat in range(4)] == [4, 0, 3, 0]
    scene.do("end", "end")
    assert [see(scene, seat, "score") for seat in range(4)] == [4, 0, 3, 0]
    assert [score.total for score in scene.s.scores()] == [4, 0, 3, 0]


@proves("B-TEAM-18")
@pytest.mark.parametrize("workers", [3, 5])
def test_the_final_scoring_is_reckoned_once_for_the_team(workers: int) -> None:
    scene = team().goods(0, red=2, pink=3).silver(0, 4).workers(0, workers).silver(1, 0)
    final(scene)
    assert scene.points(0) + scene.points(2) == 5 + 4 + workers // 2
    assert scene.points(1) + scene.points(3) == 0


# taking back, and positions


def play_on(seed: int) -> Any:
    play, _ = start(GAME, {"mode": "team"}, bytes([seed]) * 32, ["a", "b", "c", "d"])
    return play


@proves("B-TEAM-9")
def test_an_ended_turn_is_taken_back_with_all_that_was_passed_on() -> None:
    play = play_on(5)
    for _ in range(2):
        seat = play.state.actors[0]
        play.say(seat, f"{play.state.dice[2 * seat]}:workers")
        before = play.state.position()
        play.say(seat, "end")
        assert play.state.may_undo(seat)
        assert not play.may_undo(seat ^ 2)
        play.undo(seat)
        assert play.state.position() == before
        assert play.state.status() == []
        play.say(seat, "end")
    first, second, third = play.state.order[:3]
    assert play.state.actors == (third,)
    workers = look(play.state, None, "seats", third, "workers")
    play.say(third, f"{play.state.dice[2 * third]}:workers")
    assert not play.may_undo(first)
    assert not play.may_undo(second)
    play.undo(third)
    assert look(play.state, None, "seats", first, "workers") == workers == 5


@proves("B-TEAM-9")
def test_a_partner_takes_back_the_choice_of_a_store() -> None:
    scene = team().depot(1, "church").do("1:take:church@1")
    assert [scene.s.may_undo(seat) for seat in range(4)] == [True, False, False, False]
    scene.do("keep:shared")
    assert [scene.s.may_undo(seat) for seat in range(4)] == [True, False, False, False]


@proves("B-TEAM-9")
@pytest.mark.parametrize("turns", range(6))
@pytest.mark.parametrize("text", ["4:place:shared.castle@d10", "4:take:bank@4", "4:workers"])
def test_a_position_is_the_same_when_read_again(turns: int, text: str) -> None:
    scene = team(shields="on", inns="on").lay(0, d8="church", d9="ship", c6="monastery5")
    scene.goods(0, red=2, pink=1).sold(0, brown=2).workers(0, 7).store(0, "ship", "mine", "castle")
    scene.shield(0, d7=4).lay(1, d8="bank", e7="mine").workers(1, 7).depot(4, "bank")
    for _ in range(turns):
        scene.do("end")
    if scene.actor % 2 == 0:
        scene.dice(scene.actor, 4, 4).do(text)
    position = scene.s.position()
    again = GAME.read_position(scene.s.options, position)
    assert again.position() == position
    assert again.status() == []
    for viewer in (None, 0, 1, 2, 3):
        assert again.view(viewer) == scene.s.view(viewer)
    assert [again.legal(seat) for seat in range(4)] == [scene.s.legal(seat) for seat in range(4)]
