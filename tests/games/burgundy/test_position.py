"""The position text: a whole state in one line, and nothing else reads as one."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kontor.core.chance import SampledChance
from kontor.core.errors import PositionError
from positions import check_read, with_part
from scenario_burgundy import GAME, Scene


def start() -> str:
    return GAME.new({}, SampledChance(3)).position()


def changed(part: str, value: str) -> str:
    """The start position with one part changed."""
    return with_part(start(), part, value)


def test_pending_follow_ups_and_marks_of_the_turn_are_kept() -> None:
    scene = Scene().store(0, "church", "ship").dice(0, 3, 5).silver(0, 2).black("mine")
    scene.depot(2, "castle", "monastery8").depot_goods(3, red=2, pink=1).workers(0, 3)
    scene.do("3:place:church@c3", "buy:mine")
    text = scene.s.position()
    assert "pending=fetch:church" in text
    assert "bought=1" in text
    assert "last=0" in text
    again = GAME.from_position(text)
    assert again.position() == text
    assert again.legal(0) == scene.s.legal(0)
    scene.do("take:castle@2", "5:place:ship@d5")
    again = GAME.from_position(scene.s.position())
    assert "pending=bridge,ship" in again.position()
    assert [again.write(0, a) for a in again.legal(0)] == ["ship:3", "pass"]


def test_a_tile_waiting_for_room_is_kept() -> None:
    scene = Scene().store(0, "mine", "ship", "bank").dice(0, 2, 5).depot(2, "castle")
    scene.do("2:take:castle@2")
    again = GAME.from_position(scene.s.position())
    assert "pending=discard:castle" in again.position()
    assert [again.write(0, a) for a in again.legal(0)] == [
        "discard:mine",
        "discard:ship",
        "discard:bank",
    ]


def test_the_choice_of_goods_is_kept() -> None:
    scene = Scene().store(0, "ship").dice(0, 5, 5).goods(0, turquoise=1, red=1)
    scene.depot_goods(1, pink=1, brown=1)
    scene.do("5:place:ship@d5", "ship:1")
    again = GAME.from_position(scene.s.position())
    assert "pending=bridge,load:0" in again.position()
    assert [again.write(0, a) for a in again.legal(0)] == ["load:pink", "load:brown"]


def test_what_a_seat_cannot_know_is_a_question_mark() -> None:
    options = {"players": 3, "duchies": "random", "start": "secret"}
    state = GAME.new(options, SampledChance(1))
    state.apply(1, state.legal(1)[2], SampledChance(1))
    assert re.search(r"chosen=-,\d+,-", state.position())
    assert re.search(r"chosen=-,\d+,-", state.position(1))
    assert "chosen=-,?,-" in state.position(0)
    assert "chosen=-,?,-" in state.position(None)
    known = GAME.from_position(state.position(0))
    assert known.position() == state.known_to(0).position()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "a position of this game begins with 'burgundy'"),
        ("burgundy players", "'players' is not one name=value"),
        ("burgundy players=2 players=2", "'players=2' is not one name=value"),
        ("burgundy players=2", "mode is missing"),
        (changed("players", "7"), "option players: 7 is not from 1 to 4"),
        (changed("stage", "done"), "stage=done: the stage is one of setup, play, over"),
        (changed("phase", "F"), "phase=F: the phase is one of"),
        (changed("round", "7"), "round=7: 7 is not from 1 to 6"),
        (changed("round", "x"), "round=x: 'x' is not a number"),
        (changed("turn", "3"), "turn=3: there are 2 players"),
        (changed("order", "0,0"), "order=0,0: every seat stands there once"),
        (changed("queue", "0"), "queue=0: '0' has 1 numbers, not 2"),
        (changed("bridge", "0,9"), "bridge=0,9: 9 is not from 0 to 6"),
        (changed("dice", "1,2"), "dice=1,2: there are 1 parts, not 2"),
        (changed("dice", "0,2|1,1"), "a die shows no number"),
        (changed("black", "-"), "black=-: '-' has 1 tiles, not 8"),
        (changed("black", "tavern,-,-,-,-,-,-,-"), "there is no tile 'tavern'"),
        (changed("goodsbag", "12345"), "goodsbag=12345: '12345' is not 6 digits"),
        (changed("goodsbag", "777777"), "there are"),
        (changed("roundgoods", "red,blue"), "there are no 'blue' goods"),
        (changed("pending", "dance"), "there is no follow-up 'dance'"),
        (changed("duchy", "1|99"), "there is no duchy '99'"),
        (changed("board", "4/5|4/5"), "a board has 37 spaces, not 9"),
        (changed("board", "castle,3/5/6/7/6/5/4|4/5/6/3,castle,3/6/5/4"), "castle lies on a wrong"),
        (changed("stores", "castle,castle,castle|castle,castle,castle"), "castle tiles"),
        (changed("stacks", "castle*x"), "'x' is not a number"),
        (changed("chosen", "3,-"), "seat 0 has a secret choice open"),
        (changed("bonus", "100000|000000"), "bonus tiles of colour 0 are shared out wrongly"),
        (changed("silver", "-1,0"), "-1 is not from 0 to 9999"),
        (changed("last", "5"), "last=5: 5 is not from 0 to 1"),
        (changed("sheets", "9,-"), "9 is not from 1 to 8"),
        (start().replace("white=", "weiss="), "white is missing"),
        (start() + " more=1", "parts are missing, unknown or out of order"),
    ],
)
def test_a_wrong_position_is_refused_with_the_part(text: str, reason: str) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.from_position(text)
    assert reason in str(caught.value)


TEXT = start()


@given(st.integers(0, len(TEXT) - 1), st.sampled_from("0123456789abcdxyz-|/,=* ?"))
def test_a_changed_character_is_refused_or_another_sound_state(at: int, character: str) -> None:
    check_read(GAME, TEXT[:at] + character + TEXT[at + 1 :])


@given(st.text(max_size=80))
def test_any_text_is_refused_without_a_crash(text: str) -> None:
    with pytest.raises(PositionError):
        GAME.from_position(f"burgundy {text}")


@pytest.mark.parametrize("pending", ["herd:d4", "trim"])
def test_a_decision_without_a_choice_is_no_position(pending: str) -> None:
    with pytest.raises(PositionError, match="nothing to choose from"):
        GAME.from_position(changed("pending", pending))
