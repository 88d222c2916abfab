"""The solo game: undoing, position texts, views, and whole games."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kontor.core.chance import SampledChance
from kontor.core.errors import PositionError
from kontor.games.burgundy.state import BurgundyState
from kontor.testing import proves
from positions import check_read, with_part
from scenario_burgundy import GAME, Scene, look, solo

ALL = dict.fromkeys(("extra-tiles", "white-castles", "inns"), "on")


def started(board: str = "13a") -> str:
    return (
        Scene(1, board, mode="solo")
        .do(f"start:{board}@{'a3' if board == '13a' else 'd2'}")
        .s.position()
    )


def again(scene: Scene, *pending: str) -> Scene:
    """The scene read back from its position text, with these follow-ups open."""
    text = scene.s.position()
    assert f" pending={','.join(pending) or '-'} " in text
    assert scene.s.copy().position() == scene.s.known_to(0).position() == text
    read = GAME.from_position(text)
    assert read.position() == read.position(0) == read.position(None) == text
    assert read.view(0) == scene.s.view(0)
    assert read.legal(0) == scene.s.legal(0)
    assert isinstance(read, BurgundyState)
    other = scene.fork()
    other.s = read
    return other


# undoing


@proves("B-SOLO-12")
def test_a_turn_can_be_taken_back_until_dice_are_rolled() -> None:
    scene = Scene(1, "13a", mode="solo")
    assert not scene.s.may_undo(0)
    scene.do("start:13a@a3")
    assert not scene.s.may_undo(0)
    scene.clear()
    scene.store(0, "cow4").dice(0, 6, 1).silver(0, 3).black("ship")
    for action in ("6:place:cow4@a1", "part:effect", "points:1", "buy:ship", "part:size"):
        scene.do(action)
        assert scene.s.may_undo(0)
    scene.do("end")
    assert not scene.s.may_undo(0)


# positions


def test_the_start_is_kept() -> None:
    for board in ("13a", "13b"):
        s = GAME.new({"mode": "solo", "duchies": board, "target": 47}, SampledChance(2))
        text = s.position()
        assert "target=47" in text
        assert " marker=0 goal=47 cranecounted=0 claimed=0" in text
        read = GAME.from_position(text)
        assert (read.position(), read.legal(0)) == (text, s.legal(0))
        assert GAME.from_position(started(board)).position() == started(board)


def test_open_parts_and_points_are_kept() -> None:
    scene = solo().store(0, "cow4").dice(0, 6, 1).silver(0, 3).do("6:place:cow4@a1")
    other = again(scene, "parts:a1*7").do("part:effect")
    other = again(other, "parts:a1*6", "points").do("points:2")
    assert look(other.s, 0, "solo", "marker") == 6
    again(other, "parts:a1*6")


def test_an_action_of_the_target_is_kept() -> None:
    scene = solo().store(0, "cow4", "ship").dice(0, 6, 1)
    scene.s.marker = 46
    scene.do("6:place:cow4@a1", "part:effect")
    assert " marker=0 goal=45 " in scene.s.position()
    again(scene, "parts:a1*6", "action").do("*:workers", "part:size")


def test_a_ship_and_its_exchange_are_kept() -> None:
    scene = solo("a5").store(0, "ship", "bank", "mine").dice(0, 1, 1).goods(0, red=3, pink=3)
    scene.depot_goods(2, red=1).depot_goods(4, red=1).black("castle", "mine")
    scene.do("1:place:ship@a7", "part:effect")
    scene.store(0, "cow2", "bank", "mine")
    other = again(scene, "parts:a7*6", "sweep", "ship").do("ship:2")
    other = again(other, "parts:a7*6", "trade").do("trade:castle")
    other = again(other, "parts:a7*6", "trade", "pay:5*0").do("pay:pink", "pay:red")
    other = again(other, "parts:a7*6", "trade", "pay:3*3").do(*["pay:red"] * 3)
    other = again(other, "parts:a7*6", "trade", "discard:black-tile").do("discard:bank")
    assert other.stores(0) == ["cow2", "black-tile", "mine"]
    again(other, "parts:a7*6")


def test_a_reward_is_kept() -> None:
    scene = solo("d7").lay(0, d11="mine", d6="bank", d5="ship", c2="ship", a7="ship")
    scene.lay(0, a4="monastery3", b1="ship", b2="mine").store(0, "mine").dice(0, 5, 1)
    scene.black("cow2").do("5:place:mine@a6", "part:colour")
    other = again(scene, "parts:a6*6", "claim:15").do("claim:cow2")
    assert other.s.position().endswith(" claimed=1")
    other = again(other, "parts:a6*6", "set:cow2*0").do("set:a1")
    assert other.s.position().endswith(" claimed=0")
    again(other, "parts:a6*6", "parts:a1*7")


def test_geese_crane_and_white_castle_are_kept() -> None:
    scene = solo("d7", **ALL).lay(0, d8="cow2", d4="sheep2").store(0, "geese").dice(0, 2, 2)
    scene.do("2:place:geese@d13", "part:effect")
    again(scene, "parts:d13*6", "herd:d13").do("herd:cow", "part:size")
    scene = solo("a5", **ALL).store(0, "crane", "white-castle").dice(0, 4, 4).white(3)
    scene.do("4:place:crane@a2", "part:effect")
    again(scene, "parts:a2*6", "crane").do("use:white-castle", "3:workers", "part:size")


def changed(part: str, value: str) -> str:
    """A position with one part changed."""
    return with_part(started(), part, value)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (changed("duchy", "1"), "duchy 1 is no board of this mode"),
        (changed("mode", "team"), "mode=team is for 4"),
        (changed("target", "60"), "60"),
        (changed("pending", "parts:z1*3"), "there is no space 'z1'"),
        (changed("pending", "parts:a3*16"), "16 is not from 1 to 15"),
        (changed("pending", "parts:a3"), "'' is not a number"),
        (changed("pending", "pay:6*0"), "6 is not from 1 to 5"),
        (changed("pending", "pay:5*6"), "6 is not from 0 to 5"),
        (changed("marker", "100"), "100 is not from 0 to 99"),
        (changed("marker", "50"), "marker"),
        (changed("goal", "55"), "target"),
        (changed("goal", "4"), "target"),
        (changed("cranecounted", "2"), "2 is not from 0 to 1"),
        (changed("claimed", "1"), "claimed"),
        (changed("board", "2,castle,4/11/6/12"), "a board has 37 spaces, not 36"),
        (changed("board", "castle,6/11/6/13"), "castle lies on a wrong colour at a1"),
        (changed("board", "2,castle,4/ship,10/6/13"), "a tile has no neighbour"),
    ],
)
def test_a_wrong_position_is_refused_with_the_part(text: str, reason: str) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.from_position(text)
    assert reason in str(caught.value)


TEXT = started()


@given(st.integers(0, len(TEXT) - 1), st.sampled_from("0123456789abcdxyz-|/,=* ?"))
def test_a_changed_character_is_refused_or_another_sound_state(at: int, character: str) -> None:
    check_read(GAME, TEXT[:at] + character + TEXT[at + 1 :])


# views


@pytest.mark.parametrize("viewer", [0, None])
def test_the_view_shows_the_solo_game(viewer: int | None) -> None:
    scene = solo(target="48").store(0, "cow4").dice(0, 6, 1).silver(0, 2)
    scene.s.stores[1] = scene.kind("black-tile")
    scene.do("6:place:cow4@a1", "part:effect", "points:1")
    view = json.loads(json.dumps(scene.s.view(viewer)))
    assert view["solo"] == {"marker": 5, "target": 48}
    assert view["pending"] == [{"kind": "parts", "space": "a1", "parts": ["size", "phase"]}]
    assert view["options"]["mode"] == "solo"
    (seat,) = view["seats"]
    assert (seat["duchy"], seat["sides"]) == ("13a", ["13a"])
    assert seat["stores"] == [None, "black-tile", None]
    assert seat["score"] == 2
    assert seat["sources"] == {"filled": 2, "rounds": 0}
    assert seat["spaces"][0] == {
        "space": 0,
        "name": "a1",
        "colour": "animal",
        "number": 6,
        "row": 0,
        "column": 1,
        "tile": "cow4",
    }
    assert view["outcome"] is None


def test_the_view_shows_how_many_goods_are_still_to_be_paid() -> None:
    scene = solo("a5").store(0, "ship").dice(0, 1, 1).goods(0, red=6).black("mine")
    scene.do("1:place:ship@a7", "part:effect", "trade:mine", "pay:red", "pay:red")
    assert look(scene.s, 0, "pending")[-1] == {"kind": "pay", "count": 3}
    assert look(scene.s, 0, "black_depot") == [None] * 8


def test_what_an_action_is_about_is_told() -> None:
    scene = solo("a5").store(0, "ship").dice(0, 1, 1).goods(0, red=6).black("mine").silver(0, 2)

    def details(action: str) -> dict[str, str | int]:
        return scene.s.details(0, scene.s.read(0, action))

    scene.do("1:place:ship@a7")
    assert details("part:size") == {"part": "size"}
    scene.do("part:size")
    assert details("points:2") == {"points": 2, "silver": 2}
    scene.do("pass", "part:phase", "pass")
    assert details("trade:mine") == {"tile": "mine"}
    scene.do("trade:mine")
    assert details("pay:red") == {"goods": "red", "count": 6}


# whole games


@pytest.mark.parametrize("board", ["13a", "13b"])
@pytest.mark.parametrize("seed", range(2))
def test_random_games_are_sound_and_readable(board: str, seed: int) -> None:
    chance = SampledChance(seed)
    s = GAME.new({"mode": "solo", "duchies": board, **ALL}, chance)
    while s.actors:
        actions = s.legal(0)
        assert actions == sorted(set(actions))
        for action in actions:
            assert s.read(0, s.write(0, action)) == action
        # Turns are ended only when little else is left, so that much is placed.
        busy = [action for action in actions if s.write(0, action) not in ("end", "pass")]
        wanted = busy if busy and chance.below(10) else actions
        s.apply(0, wanted[chance.below(len(wanted))], chance)
        assert s.status() == []
        assert 0 <= s.marker < s.target
        if chance.below(10) == 0:
            read = GAME.from_position(s.position())
            assert (read.position(), read.legal(0)) == (s.position(), s.legal(0))
    assert s.outcome in ([1], [2])
    assert s.scores()[0].sources["filled"] > 5
