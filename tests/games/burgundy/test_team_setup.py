"""The team game: options, boards and how a game begins."""

from collections import Counter

import pytest

from kontor.core.chance import SampledChance
from kontor.core.errors import OptionError
from kontor.games.burgundy.state import BurgundyState
from kontor.testing import proves
from scenario_burgundy import GAME, Asked, look
from scenario_burgundy_team import see, team

FITTING = ("extra-tiles", "white-castles", "inns", "shields")
LETTERS = {
    "castle": "C",
    "animal": "A",
    "ship": "S",
    "building": "B",
    "monastery": "K",
    "mine": "M",
}
HALVES = [
    ("C6 B5 B4 B3", "A3 A4 B5 K6"),
    ("M4 S1 B6 M5 K4", "A5 B5 S5 B1 K2"),
    ("B5 C4 S3 M1 K2 K5", "A6 B2 S1 B3 C2 K3"),
    ("B6 B1 B2 S6 S5 S4 C1", "B4 S2 C6 B2 B1 K4"),
    ("K2 C5 S4 A3 B1 M2", "M3 M1 S3 B4 C5 K2"),
    ("K6 S1 A2 B5 B6", "B6 B5 A2 A1 K5"),
    ("S3 A4 A1 B3", "B3 A1 A4 K3"),
]
"""Board 12a by rows, its left half with the shared space, and its right half."""
SPACES = {"building": 24, "animal": 12, "monastery": 12, "ship": 12, "castle": 7, "mine": 6}


def new(first: int = 0, **options: object) -> BurgundyState:
    """A new team game in which this seat is drawn as first player."""
    return GAME.new({"mode": "team", **options}, Asked(first))


def refusal(**given: object) -> OptionError:
    with pytest.raises(OptionError) as caught:
        GAME.new(given, SampledChance(1))
    return caught.value


def colours(s: BurgundyState) -> dict[str, int]:
    return Counter(space["colour"] for space in look(s, None, "seats", 0, "spaces"))


# options


@proves("B-OPT-3")
def test_the_team_game_is_for_four() -> None:
    assert GAME.settle({"mode": "team"})["players"] == 4
    assert GAME.settle({"mode": "team", "players": 4})["players"] == 4
    for players in (1, 2, 3):
        error = refusal(mode="team", players=players)
        assert (error.name, error.reason) == ("players", "mode=team is for 4")


@proves("B-OPT-3")
@pytest.mark.parametrize("number", range(16))
def test_it_goes_with_extra_tiles_white_castles_inns_and_shields(number: int) -> None:
    given = {name: "on" for place, name in enumerate(FITTING) if number >> place & 1}
    s = new(0, **given)
    assert s.status() == []
    assert look(s, None, "stage") == "play"
    assert {name for name in FITTING if s.options[name] == "on"} == set(given)
    assert bool(look(s, None, "inns")) == ("inns" in given)
    assert bool(look(s, None, "depot_shields", 0)) == ("shields" in given)


@proves("B-OPT-3")
@pytest.mark.parametrize("name", ["border-posts", "trade-routes"])
def test_border_posts_and_trade_routes_are_refused(name: str) -> None:
    for options in ({}, {"duchies": "11a"}, {"duchies": "12b"}, dict.fromkeys(FITTING, "on")):
        error = refusal(mode="team", **{name: "on"}, **options)
        assert (error.name, error.reason) == (name, "it does not go with mode=team")


@proves("B-OPT-6")
def test_12a_is_the_board_of_teams_unless_12b_is_named() -> None:
    assert GAME.settle({"mode": "team"})["duchies"] == "12a"
    assert [look(new(), None, "seats", seat, "duchy") for seat in range(4)] == ["12a"] * 4
    assert GAME.settle({"mode": "team", "duchies": "12b"})["duchies"] == "12b"
    assert [look(new(duchies="12b"), None, "seats", s, "sides") for s in range(4)] == [["12b"]] * 4


@proves("B-OPT-6")
@pytest.mark.parametrize("name", [*map(str, range(1, 11)), "11", "11a", "11f", "13a", "random"])
def test_other_boards_and_the_expert_variant_are_refused_to_teams(name: str) -> None:
    assert refusal(mode="team", duchies=name).name == "duchies"


@proves("B-OPT-6")
@pytest.mark.parametrize("name", ["12a", "12b", "12a,12a,12a,12a", "1,1,1,12a"])
def test_the_boards_of_teams_are_refused_to_single_players(name: str) -> None:
    error = refusal(players=4, duchies=name)
    assert error.name == "duchies"
    assert "is a board of mode=team, not of mode=single" in error.reason
    assert refusal(mode="solo", duchies=name).name == "duchies"


@proves("B-OPT-6", "B-TEAM-3")
def test_partners_cannot_be_given_different_boards() -> None:
    assert refusal(mode="team", duchies="12a,12a,12b,12b").name == "duchies"
    assert refusal(mode="team", duchies="12b,12a,12a,12a").name == "duchies"


@proves("B-OPT-6", "B-TEAM-5")
@pytest.mark.parametrize("first", range(4))
def test_the_two_teams_may_have_different_boards(first: int) -> None:
    s = new(first, duchies="12a,12b,12a,12b")
    chooser = first if first % 2 else first + 1
    assert s.actors == (chooser,)
    s.apply(chooser, s.read(chooser, "start:12b@e12"), SampledChance(1))
    assert s.status() == []
    found = [look(s, None, "seats", seat, "duchy") for seat in range(4)]
    assert found == ["12a", "12b", "12a", "12b"]


# who plays with whom


@proves("B-TEAM-1")
@pytest.mark.parametrize("first", range(4))
def test_the_first_player_drawn_is_a1_and_partners_sit_across(first: int) -> None:
    s = new(first)
    order = [(first + place) % 4 for place in range(4)]
    assert look(s, None, "order") == order
    assert [look(s, None, "seats", seat, "partner") for seat in range(4)] == [2, 3, 0, 1]
    assert [look(s, None, "seats", seat, "workers") for seat in order] == [3, 5, 3, 5]


@proves("B-TEAM-1")
def test_every_seat_is_equally_likely_to_be_a1() -> None:
    chance = Asked()
    GAME.new({"mode": "team"}, chance)
    assert chance.of[0] == 4


@proves("B-TEAM-2")
def test_the_main_board_is_that_for_four_players() -> None:
    s = new()
    depots = look(s, None, "depots")
    assert sum(1 for depot in depots for space in depot["spaces"] if space["tile"]) == 24
    assert sum(1 for tile in look(s, None, "black_depot") if tile) == 8
    other = GAME.new({"players": 4}, Asked())
    slots = [[(space["slot"], space["colour"]) for space in d["spaces"]] for d in depots]
    there = look(other, None, "depots")
    assert slots == [[(space["slot"], space["colour"]) for space in d["spaces"]] for d in there]


@proves("B-TEAM-2", "B-TEAM-3")
def test_five_phases_of_five_rounds_with_four_turns_each() -> None:
    s, chance = new(), SampledChance(1)
    turns = []
    while s.actors:
        turns.append((s.phase, s.round, s.actors[0]))
        s.apply(s.actors[0], s.read(s.actors[0], "end"), chance)
    assert turns == [(phase, r, seat) for phase in range(5) for r in range(5) for seat in range(4)]
    # Two start castles less than with four single players: two castles are never drawn.
    assert {s.tables.names[kind]: n for kind, n in enumerate(s.stacks) if n} == {"castle": 2}


# the boards


@proves("B-TEAM-3")
@pytest.mark.parametrize("first", range(4))
def test_each_team_has_one_board_of_73_spaces_with_its_castle_in_the_middle(first: int) -> None:
    s = new(first)
    assert colours(s) == SPACES
    assert sum(SPACES.values()) == 73
    for seat in range(4):
        spaces = look(s, seat, "seats", seat, "spaces")
        assert [(space["name"], space["tile"]) for space in spaces if space["tile"]] == [
            ("d7", "castle")
        ]
        middle = next(space for space in spaces if space["name"] == "d7")
        assert (middle["colour"], middle["number"]) == ("castle", 1)
        columns = [space["column"] for space in spaces]
        assert 2 * middle["column"] == min(columns) + max(columns)
        rows = Counter(space["row"] for space in spaces)
        assert [rows[row] for row in range(7)] == [8, 10, 12, 13, 12, 10, 8]


@proves("B-TEAM-3")
def test_board_12a_is_the_printed_one() -> None:
    spaces = look(new(), None, "seats", 0, "spaces")
    for row, halves in enumerate(HALVES):
        found = [LETTERS[s["colour"]] + str(s["number"]) for s in spaces if s["row"] == row]
        assert found == " ".join(halves).split()


@proves("B-TEAM-4")
def test_a_tile_opens_the_space_across_the_seam_in_the_rows_next_to_the_middle() -> None:
    # With shields tiles need not touch, so that nothing but the seam opens the space beyond it.
    scene = team("12b", shields="on").no_shields().found("d1", "d1").dice(0, 4, 6)
    scene.store(0, "cow3", "warehouse", "ship")
    assert scene.legal() == ["4:workers", "6:workers", "end"]
    scene.lay(0, c6="castle")
    assert "4:place:cow3@c7" in scene.legal()
    scene.lay(0, e6="ship")
    assert "4:place:warehouse@e7" in scene.legal()
    # Row b of the left half ends before a gap.
    scene.lay(0, b5="monastery15")
    assert scene.why("6:place:shared.ship@b6") == ("not-adjacent", "B-PLACE-4")


@proves("B-TEAM-4")
def test_a_region_reaches_across_the_seam() -> None:
    scene = team().lay(0, e6="mine", e7="mine").store(0, "mine")
    scene.do("1:place:mine@e8")
    completed = next(event for event in scene.log if event.key == "region-completed")
    assert (completed.params["size"], completed.params["points"]) == (3, 6)
    assert (scene.points(0, "regions"), scene.points(0, "phases")) == (6, 10)


@proves("B-TEAM-4")
def test_a_region_is_not_complete_on_one_side_of_the_seam() -> None:
    scene = team().lay(0, e7="mine").store(0, "mine").do("1:place:mine@e8")
    assert scene.points(0) == 0


# the advanced side


@proves("B-TEAM-5")
@pytest.mark.parametrize("first", range(4))
def test_on_12b_a1_and_then_b1_choose_one_of_two_castle_spaces(first: int) -> None:
    s = new(first, duchies="12b")
    a1, b1, a2, b2 = look(s, None, "order")
    assert s.actors == (a1,)
    starts = [s.write(a1, action) for action in s.legal(a1)]
    assert starts == ["start:12b@d1", "start:12b@e12"]
    assert [s.legal(seat) for seat in (b1, a2, b2)] == [[], [], []]
    s.apply(a1, s.read(a1, starts[1]), SampledChance(1))
    assert s.actors == (b1,)
    assert [s.write(b1, action) for action in s.legal(b1)] == starts
    s.apply(b1, s.read(b1, starts[0]), SampledChance(1))
    assert look(s, None, "stage") == "play"
    assert s.status() == []
    for seat, name, number in ((a1, "e12", 6), (a2, "e12", 6), (b1, "d1", 1), (b2, "d1", 1)):
        laid = [space for space in look(s, None, "seats", seat, "spaces") if space["tile"]]
        assert [(space["name"], space["number"]) for space in laid] == [(name, number)]
        assert (laid[0]["colour"], laid[0]["tile"]) == ("castle", "castle")


@proves("B-TEAM-5")
def test_no_other_space_and_no_other_player_on_12b() -> None:
    scene = team("12b")
    assert scene.why("start:12b@d3") == ("no-castle-space", "B-SETUP-7")
    assert scene.why("start:12b@d7") == ("no-castle-space", "B-SETUP-7")
    for seat in (1, 2, 3):
        assert scene.why("start:12b@d1", seat) == ("start-not-yours", "B-EXPERT-4")
    assert team().s.stage == 1  # nothing to choose on 12a


@proves("B-TEAM-5")
def test_both_teams_may_choose_in_secret() -> None:
    scene = team("12b", start="secret")
    assert look(scene.s, None, "actors") == [0, 1]
    scene.s.apply(1, scene.s.read(1, "start:12b@e12"), SampledChance(1))
    assert look(scene.s, None, "actors") == [0]
    seen = [look(scene.s, seat, "seats", 1, "choice") is not None for seat in range(4)]
    assert seen == [False, True, False, True]
    assert [scene.s.known_to(seat).chosen[1] >= 0 for seat in range(4)] == seen
    assert [",?," in scene.s.position(seat) for seat in range(4)] == [not knows for knows in seen]
    assert [see(scene, seat, "duchy") for seat in range(4)] == [None] * 4
    assert scene.s.may_undo(1)
    scene.do("start:12b@d1")
    assert [scene.tile(0, "d1"), scene.tile(1, "e12")] == ["castle", "castle"]
    assert [see(scene, seat, "duchy") for seat in range(4)] == ["12b"] * 4


@proves("B-TEAM-6")
def test_12b_has_the_spaces_of_12a_in_another_layout() -> None:
    boards = [GAME.tables.duchy(name) for name in ("12a", "12b")]
    for board in boards:
        assert board is not None
        assert [space.bit_count() for space in board.colours[:6]] == [7, 12, 12, 24, 12, 6]
        assert board.size == 73
        assert max(board.region_sizes) <= 8
        assert all(1 <= number <= 6 for number in board.number_of)
    assert boards[0] is not None
    assert boards[1] is not None
    assert boards[0].colour_of != boards[1].colour_of
    scene = team("12b").found("d1", "e12")
    assert colours(scene.s) == SPACES


# what a team begins with


@proves("B-TEAM-7")
@pytest.mark.parametrize("first", range(4))
def test_each_team_begins_with_three_goods_2_silver_and_its_workers(first: int) -> None:
    s = new(first)
    means = {}
    for seat in range(4):
        mine = look(s, None, "seats", seat)
        assert sum(mine["goods"].values()) == 3
        assert mine["goods"] == look(s, None, "seats", mine["partner"], "goods")
        means[seat] = (mine["silver"], mine["workers"])
    assert [means[seat] for seat in look(s, None, "order")] == [(2, 3), (2, 5)] * 2
    assert sum(s.goods) == 6
    assert (sum(s.silver), sum(s.workers)) == (4, 8)


@proves("B-TEAM-7")
def test_the_goods_are_drawn_by_chance() -> None:
    found = set()
    for seed in range(40):
        s = GAME.new({"mode": "team"}, SampledChance(seed))
        found |= {tuple(look(s, None, "seats", seat, "goods").items()) for seat in (0, 1)}
    assert len(found) > 20
    chance = Asked()
    GAME.new({"mode": "team"}, chance)
    assert chance.of[1:7] == [42, 41, 40, 39, 38, 37]


@proves("B-TEAM-8")
def test_each_player_has_two_dice_and_a_marker() -> None:
    s = new(1)
    assert [look(s, None, "seats", seat, "bridge") for seat in range(4)] == [1] * 4
    assert look(s, None, "order") == look(s, None, "next_order") == [1, 2, 3, 0]
    chance = SampledChance(3)
    s = GAME.new({"mode": "team"}, chance)
    dice = [[die["value"] for die in look(s, None, "seats", seat, "dice")] for seat in range(4)]
    assert [len(pair) for pair in dice] == [2] * 4
    assert len({tuple(pair) for pair in dice}) > 1


@proves("B-TEAM-8")
def test_later_rounds_follow_the_bridge() -> None:
    scene = team().do("end", "end").dice(2, 4, 4)
    scene.s.stores[8] = scene.out_of_box("ship")
    scene.do("4:place:ship@d6").end_round()
    assert look(scene.s, None, "order") == [2, 0, 1, 3]
    assert [see(scene, seat, "bridge") for seat in range(4)] == [1, 1, 2, 1]
    assert scene.actor == 2
