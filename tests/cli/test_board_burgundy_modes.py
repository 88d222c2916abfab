"""The drawing of Burgundy's team game and solo game."""

import re

import pytest

from cli.test_board_burgundy import NAMES, drawn, played
from kontor.cli import board_burgundy as board
from kontor.cli import board_burgundy_duchy as duchies
from kontor.cli import board_burgundy_tiles as tiles
from kontor.cli import language
from kontor.cli.board_burgundy_rivers import AROUND, courses
from kontor.cli.boards import DRAWINGS
from kontor.cli.choices import choices_of, hint_of
from kontor.core.game import Document
from kontor.games.burgundy import turn
from scenario_burgundy import Scene

BOARDS = [(4, "team", "12a"), (4, "team", "12b"), (1, "solo", "13a"), (1, "solo", "13b")]


def team(**options: str) -> Scene:
    """Seats 0 and 2 against 1 and 3; the first team's things lie with seat 0."""
    return Scene(4, "12a", mode="team", **options)


def solo(start: str = "a3", duchy: str = "13a", **options: str) -> Scene:
    return Scene(1, duchy, mode="solo", **options).found(start)


def shown(scene: Scene, width: int = 120, *, full: bool = True, compact: bool = False) -> str:
    view = scene.s.view(0)
    names = NAMES[: scene.s.players]
    return drawn(board.screen(view, names, [], full=full, compact=compact), width)


def listed(scene: Scene) -> list[str]:
    """The choices of seat 0, in words."""
    players = NAMES[: scene.s.players]
    choices = choices_of(scene.s, language.words("burgundy"), DRAWINGS["burgundy"], players)
    return [choice.entry().plain.partition(") ")[2] for choice in choices]


@pytest.mark.parametrize(("players", "mode", "duchy"), BOARDS)
@pytest.mark.parametrize(("width", "compact"), [(80, True), (80, False), (120, False)])
@pytest.mark.parametrize("colour", [True, False])
def test_the_table_is_drawn_within_its_width(
    players: int, mode: str, duchy: str, width: int, compact: bool, colour: bool
) -> None:
    for decisions in (0, 60, 5000):
        state = played(players, decisions, mode=mode, duchies=duchy)
        for viewer in (None, players - 1):
            view = state.view(viewer)
            what = board.screen(view, NAMES[:players], [], full=True, compact=compact)
            text = drawn(what, width, colour=colour)
            assert all(len(line) <= width for line in text.split("\n"))
            assert isinstance(view["seats"], list)
            for space in view["seats"][viewer or 0]["spaces"]:
                name, tile = space["name"], space["tile"]
                assert (tiles.tile_code(tile) if tile else name) in text
                assert compact or re.search(rf"\b{name}\b", text)


# The team game


def test_a_team_is_drawn_once_with_what_both_partners_have() -> None:
    scene = team().store(0, "ship", "castle", "mine").silver(0, 3).workers(0, 1)
    scene.s.stores[8] = scene.out_of_box("cow3")
    scene.s.points[0], scene.s.points[22] = 5, 7
    text = shown(scene.dice(0, 3, 5).goods(0, red=2))
    assert text.count("[CAS]") == 2
    assert "Ana + greedy-2 12 points · 3 silver · 1 worker · 1 of 73 spaces" in text
    assert "> Ana 5 points · dice [3] [5] · bridge 1 · stores  SHP  ship   CAS  castle" in text
    assert "  greedy-2 7 points · dice [1] [2] · bridge 1 · stores  COW3  3 cows  (1 free)" in text
    assert "Shared stores  MIN  mine  (1 free) · Goods  2 red (die 4)" in text
    assert "greedy-1 + greedy-3 0 points" in text
    assert text.count("greedy-1 + greedy-3") == 1


def test_the_other_team_is_left_out_within_a_turn() -> None:
    assert "greedy-1 + greedy-3" not in shown(team(), full=False)


def test_the_other_team_in_two_lines() -> None:
    scene = team()
    scene.s.stores[4], scene.s.stores[6] = scene.out_of_box("mine"), scene.out_of_box("ship")
    first, second = shown(scene, compact=True).split("\n")[:2]
    assert re.match(r"greedy-1 \+ greedy-3 0 points · .* · 1 of 73 spaces · SHP", first)
    assert "greedy-1 0 points · [1] [2] · MIN  |  greedy-3 0 points · [1] [2]" in second


def test_a_team_board_keeps_its_shape() -> None:
    text = shown(team(), 120, full=False, compact=True)
    rows = [re.findall(r"[a-g]\d+[ *]?[CASBKM]\d|\[CAS\]", line) for line in text.split("\n")]
    assert [len(row) for row in rows if row] == [8, 10, 12, 13, 12, 10, 8]


def test_only_the_starts_of_a_team_board_are_starred() -> None:
    state = played(4, 0, mode="team", duchies="12b")
    text = drawn(board.draw(state.view(state.actors[0]), NAMES), 120)
    plan = duchies.plan("12b")
    assert plan is not None
    assert re.findall(r"([a-g]\d+)\*", text) == [plan.names[start] for start in plan.starts]
    assert board.asked(state.view(0), 0) == "Choose the space for the first castle."


def test_tiles_of_the_shared_stores_are_told_apart() -> None:
    scene = team().store(0, "ship", "mine", "ship").dice(0, 2, 2)
    choices = listed(scene)
    assert "ship on d9" not in choices
    scene.lay(0, d8="church")
    choices = listed(scene)
    assert "ship on d9" in choices
    assert "ship on d9 (shared)" in choices


def test_a_store_is_asked_for() -> None:
    scene = team().depot(1, "ship").dice(0, 1, 1).do("1:take:ship@1")
    assert board.asked(scene.s.view(0), 0) == "Where do you keep ship?"
    assert listed(scene) == ["in your private stores", "in the shared stores"]


def test_a_lost_shield_4_leaves_two_shared_tiles() -> None:
    view = {**team(shields="on").s.view(0), "pending": [{"kind": "trim"}]}
    assert board.asked(view, 0) == "Shield 4 is lost: discard down to two shared tiles."


def test_shared_tiles_without_limit_are_shown() -> None:
    scene = team(shields="on").shield(0, d7=4).store(0, "ship", "mine", "bank", "castle")
    scene.s.cellar = [[scene.out_of_box("market")], [], [], []]
    text = shown(scene, 160)
    assert "stores  SHP  ship   MIN  mine" in text
    assert "Shared stores  BNK  bank   CAS  castle   MKT  market  (no limit)" in text


def test_the_points_of_partners_are_added_up() -> None:
    state = played(4, 5000, mode="team")
    table = drawn(board.scores(state.view(0), NAMES), 120)
    points = [score.total for score in state.scores()]
    assert re.search(r"Ana +greedy-2 +together +greedy-1 +greedy-3 +together", table)
    sums = points[0], points[2], points[0] + points[2], points[1], points[3], points[1] + points[3]
    assert re.search("total +" + " +".join(map(str, sums)), table)
    assert "place" in table


# The solo game


def test_the_way_to_the_target_is_shown_and_no_turn_order() -> None:
    scene = solo()
    scene.s.marker, scene.s.target = 12, 45
    text = shown(scene.silver(0, 1).workers(0, 2).dice(0, 4, 6))
    assert "> Ana · points 12 of 45 · filled 1 of 37" in text
    assert "1 silver · 2 workers · dice [4] [6]" in text
    assert "Phase A, round 1 of 5 · a completed region scores 10 more · 24 more rounds" in text
    for word in ("Turn order", "bridge", "Bonus", "next round"):
        assert word not in text


def test_the_last_rounds_are_counted() -> None:
    scene = solo().phase("E")
    assert "4 more rounds" in shown(scene)
    scene.s.round = 3
    assert "1 more round\n" in re.sub(" +\n", "\n", shown(scene))
    scene.s.round = 4
    assert "the last round" in shown(scene)


@pytest.mark.parametrize("name", ["13a", "13b"])
@pytest.mark.parametrize("style", [duchies.LARGE, duchies.FLAT])
def test_rivers_flow_from_one_end_to_the_other(name: str, style: duchies.Style) -> None:
    plan = duchies.plan(name)
    assert plan is not None
    land = duchies.land(plan, style)
    for one, other in plan.rivers:
        way = list(courses(land, [(one, other)]))
        assert way
        assert not set(way) & set(land)
        banks = {land.get((y + dy, x + dx)) for y, x in way for dy, dx in AROUND}
        assert {one, other} <= banks
    text = duchies.duchy(name, duchies.sheet(name), style, set(), True).plain
    assert text.count("~") >= len(plan.rivers)


def test_no_other_board_has_water() -> None:
    assert "~" not in shown(Scene())
    assert "~" not in shown(team())


def test_rivers_are_listed_until_both_ends_are_filled() -> None:
    scene = solo()
    assert "Rivers a7~b1 a7~c2 b10~d5 b10~d9 c2~d5" in shown(scene)
    for space in ("a7", "b1"):
        turn.land(scene.s, 0, scene.out_of_box("ship"), scene.space(space))
    assert "Rivers a7~c2 b10~d5 b10~d9 c2~d5" in shown(scene)


def test_spaces_where_a_black_tile_fits_are_starred() -> None:
    scene = solo().dice(0, 3, 3)
    scene.s.stores[0] = scene.kind("black-tile")
    hints = [hint_of(scene.s, action) for action in scene.s.legal(0)]
    text = drawn(board.screen(scene.s.view(0), ["Ana"], hints, full=True, compact=False), 120)
    assert re.findall(r"([a-d]\d+)\*", text) == ["a4"]
    assert "BLK  black tile" in text
    assert "place black tile on a4" in listed(scene)


def test_parts_are_asked_for_and_say_what_they_bring() -> None:
    scene = solo().store(0, "cow3").dice(0, 6, 6).silver(0, 0).do("6:place:cow3@a1")
    question = "Several things follow from 3 cows on a1: which comes next?"
    assert board.asked(scene.s.view(0), 0) == question
    assert listed(scene) == [
        "the effect of the tile +3",
        "the points for the size of the region +1",
        "the points for the phase +10",
    ]


def test_points_are_those_of_the_marker() -> None:
    scene = solo().goods(0, red=3).dice(0, 4, 4).workers(0, 0)
    scene.s.marker = 45
    sale = next(text for text in listed(scene) if "red" in text)
    assert sale == "sell 3 red goods +5 +1 silver target reached: one more action"
    scene.s.marker = 40
    assert "sell 3 red goods +6 +1 silver" in listed(scene)


def test_points_can_be_bought() -> None:
    scene = solo().goods(0, red=1).dice(0, 4, 4).silver(0, 1).do("4:sell:red")
    assert board.asked(scene.s.view(0), 0) == "Points 2 of 50: buy more, for 1 silver each?"
    assert listed(scene)[:2] == ["1 point for 1 silver +1", "2 points for 2 silver +2"]


def test_goods_are_traded_for_a_black_tile() -> None:
    scene = solo("b7").store(0, "ship").dice(0, 3, 3).silver(0, 0).black("mine")
    scene.goods(0, red=4, pink=1).depot_goods(1, pink=1, brown=1).depot_goods(2, red=1)
    scene.do("3:place:ship@b10", "part:effect")
    assert board.asked(scene.s.view(0), 0).startswith("Ship: load the goods of one depot; those of")
    scene.do("ship:1")
    assert "5 goods for a tile of the black depot" in board.asked(scene.s.view(0), 0)
    assert "Get mine as a black tile for 5 goods" in listed(scene)
    scene.do("trade:mine")
    assert board.asked(scene.s.view(0), 0) == "Black tile: 5 goods still to pay."
    assert listed(scene) == ["1 pink good (of 2)", "1 red good (of 4)"]


def pending(view: Document, kind: str) -> Document:
    return {**view, "pending": [{"kind": kind, "shield": 15}]}


def test_what_is_otherwise_alone() -> None:
    view = solo().s.view(0)
    assert board.asked(pending(view, "claim"), 0).startswith("A colour is complete: take a tile")
    assert board.asked(pending(view, "action"), 0) == "One more action, as with a die of any value."
    beside: Document = {**view, "pending": [{"kind": "ship", "beside": 2}]}
    assert board.asked(beside, 0).startswith("Monastery 5: ")


def test_the_legend_of_the_modes() -> None:
    text = drawn(board.legend(solo().s.view(0)), 120)
    assert "black tile: fills a space of any colour" in text
    assert "while all others leave the game" in text
    assert "~        a river" in text
    assert "(shared)  a tile from the shared stores" in drawn(board.legend(team().s.view(0)), 120)


def test_a_lost_solo_game_says_how_far_it_came() -> None:
    state = played(1, 5000, mode="solo")
    assert state.outcome == [2]
    text = drawn(board.scores(state.view(0), ["Ana"]), 120)
    assert re.search(rf"filled +{state.scores()[0].sources['filled']} of 37", text)
    assert re.search(r"rounds left +0", text)
    assert re.search(r"result +lost", text)
    assert "The game is over" in drawn(board.draw(state.view(0), ["Ana"]), 120)


def test_a_won_solo_game_says_so() -> None:
    scene = solo().dice(0, 6, 6).store(0, "cow3").phase("B")
    for name in scene.s.duchies[0].space_names:
        if name != "a1" and not scene.tile(0, name):
            turn.land(scene.s, 0, scene.kind("black-tile"), scene.space(name))
    assert re.search(r"rounds left +19", drawn(board.scores(scene.s.view(0), ["Ana"]), 80))
    scene.do("6:place:cow3@a1")
    text = drawn(board.scores(scene.s.view(0), ["Ana"]), 80)
    assert re.search(r"filled +37 of 37", text)
    assert re.search(r"rounds left +19", text)
    assert re.search(r"result +won", text)
