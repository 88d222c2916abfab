"""The position text: what it refuses, and that it refuses nothing that can happen."""

from random import Random

import pytest

from kontor.core.chance import SampledChance
from kontor.core.errors import IllegalAction, PositionError
from kontor.testing import proves
from scenario_mombasa import GAME, Scene


def acting() -> str:
    scene = Scene().area(0, "coffee2", "expansion2").posts("cairo", "nubia").tile(1, 0)
    return scene.s.position()


def planning() -> str:
    return Scene().do("end", "pick:1", "end", "pick:1").s.position()


FORGERIES = [
    ("players=2", "players=5", "players"),
    ("stage=acting", "stage=sleeping", "there is no"),
    ("round=1", "round=9", "not from 1 to 7"),
    ("round=1", "round=one", "not a number"),
    ("tracks=A1,B1,C1,D1", "tracks=A1,A2,C1,D1", "each letter"),
    ("bases=5,5,5/", "bases=5,5/", "parts, not 3"),
    ("bases=5,5,5/", "bases=4,5,5/", "mombasa has 14 posts"),
    ("removed=0,0,0,0", "removed=0,0,0", "numbers, not 4"),
    ("posts=-/-/-/nubia", "posts=nubia/-/-/nubia", "two posts"),
    ("posts=-/-/-/nubia", "posts=-/-/-/nubia,nubia", "twice"),
    ("entered=-", "entered=karoo", "without an expansion"),
    ("coins=000000000000", "coins=0", "digits"),
    ("out=-", "out=0", "ended its phase"),
    ("out=-", "out=7", "not from 0 to 1"),
    ("done=-", "done=0", "outside planning"),
    ("spent=-", "spent=3", "nobody has"),
    ("boost=-", "boost=9", "not from 1 to 5"),
    ("carried=-", "carried=start1", "starting books"),
    ("pending=-", "pending=shelve", "no book waits"),
    ("pending=-", "pending=drive:0", "no reward is open"),
    ("pending=-", "pending=dream", "no decision"),
    ("pounds=1,1", "pounds=-1,1", "not from 0"),
    ("places=0,0,0,0|", "places=19,0,0,0|", "no space 19"),
    ("levels=0,0,0,0|", "levels=1,0,0,0|", "not unlocked"),
    ("face=0,1|", "face=0,1,2|", "face up"),
    ("jar=-1,-1", "jar=3,-1", "empty space"),
    ("starts=start1,start6", "starts=-,start6", "starting tile"),
    ("dealt=-,-|", "dealt=start2,start3|", "still dealt"),
    ("dealt=-,-|", "dealt=-|", "no pair"),
    ("chosen=-,-", "chosen=2,-", "still dealt"),
    ("shelf=start1,", "shelf=start1,start1,", "spaces, not 16"),
    ("mombasa ", "burgundy ", "begins with"),
    (" boost=-", "", "boost is missing"),
    (" boost=-", " boost", "name=value"),
]


@pytest.mark.parametrize(("old", "new", "reason"), FORGERIES, ids=[f[1] for f in FORGERIES])
def test_a_forged_position_is_refused(old: str, new: str, reason: str) -> None:
    text = acting()
    assert old in text
    with pytest.raises(PositionError, match=reason):
        GAME.from_position(text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("done=-", "done=0", "without having chosen"),
        ("done=- touched=-", "done=0,1 touched=0,1", "nothing is revealed"),
        ("slots=-,-,-,-,-|", "slots=-,-,-,merchant,-|", "not unlocked"),
        ("marks=-,", "marks=0,", "before the action phase"),
        ("pending=-", "pending=points:2", "outside a turn"),
    ],
)
def test_a_forged_plan_is_refused(old: str, new: str, reason: str) -> None:
    text = planning()
    assert old in text
    with pytest.raises(PositionError, match=reason):
        GAME.from_position(text.replace(old, new, 1))


def test_changed_positions_never_break_the_reader() -> None:
    random = Random("positions")
    for text in (acting(), planning()):
        parts = text.split(" ")
        for _ in range(300):
            at = random.randrange(1, len(parts))
            name, _, value = parts[at].partition("=")
            words = value.split(",")
            random.shuffle(words)
            changed = [*parts[:at], f"{name}={','.join(words)}", *parts[at + 1 :]]
            try:
                state = GAME.from_position(" ".join(changed))
            except PositionError:
                continue
            for seat in state.actors:
                assert state.legal(seat)


@proves("M-TURN-2", "M-PLAN-1", "M-INFO-4")
def test_refusals_before_and_after_a_game() -> None:
    scene = Scene().do("end", "pick:1", "end", "pick:1")
    assert scene.refused("use:#0", 0).reason == "plan-first"
    assert scene.refused("clear:1", 0).reason == "slot-empty"
    s = scene.s
    for seat, action, reason in ((9, 0, "no-such-seat"), (0, -1, "unknown-action")):
        with pytest.raises(IllegalAction, match=reason):
            s.apply(seat, action, SampledChance(0))
    over = Scene().round(7).do("end", "end").s
    with pytest.raises(IllegalAction, match="game-over"):
        over.apply(0, 0, SampledChance(0))
