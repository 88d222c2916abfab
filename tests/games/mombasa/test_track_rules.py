"""Company tracks: steps, capital calls and special spaces."""

import pytest

from kontor.core.rows import row
from kontor.games.mombasa.atlas import COMPANIES
from kontor.games.mombasa.pieces import Track
from kontor.testing import proves
from scenario_mombasa import SET, Scene, why

TRACK = {track.name: track for track in SET.tracks}
FIRST = ("A1", "B1", "C1", "D1")
SECOND = ("A2", "B2", "C2", "D2")


def key(company: str) -> str:
    return company.replace("-", "_")


def all_tracks() -> list[tuple[str, str, Track]]:
    """Each track with a layout it is in and its company there."""
    return [
        (",".join(side), COMPANIES[index], TRACK[name])
        for side in (FIRST, SECOND)
        for index, name in enumerate(side)
    ]


EVERY = pytest.mark.parametrize(
    ("tracks", "company", "track"), all_tracks(), ids=[track.name for _, _, track in all_tracks()]
)


@proves("M-TRACK-1")
@EVERY
def test_markers_move_forward_from_the_first_to_the_last_space(
    tracks: str, company: str, track: Track
) -> None:
    scene = Scene(tracks=tracks).pounds(0, 50).place(1, **{key(company): 1})
    scene.s.out = 2
    for at in range(1, track.length + 1):
        scene.area(0, "coffee1").place(0, **{key(company): at - 1})
        scene.do("use:coffee1", f"advance:{company}")
        # On space 1 the other marker stands already: there is room for both.
        assert (scene.at(0, company), scene.at(1, company)) == (at, 1)
    assert len(track.specials) == 2
    assert len(track.calls) in (1, 2)
    assert max(*track.shares, track.specials[1].at, track.calls[-1][0]) <= track.length


@proves("M-TRACK-2")
@EVERY
def test_a_marker_on_the_last_space_stays_there(tracks: str, company: str, track: Track) -> None:
    scene = Scene(tracks=tracks).area(0, "coffee2").place(0, **{key(company): track.length})
    scene.do("use:coffee2")
    assert f"advance:{company}" not in scene.legal()
    assert why(scene.refused(f"advance:{company}")) == ("track-ends", "M-TRACK-2")


@proves("M-TRACK-4", "M-REWARD-5")
def test_steps_of_a_reward_not_made_yet_stay_open_until_the_player_stops() -> None:
    scene = Scene().area(0, "coffee3").do("bonus:coffee:2", "advance:cairo")
    assert scene.legal() == ["advance:cairo", "advance:cairo:2", "stop"]
    scene.do("advance:cairo", "stop")
    assert scene.at(0, "cairo") == 2
    assert scene.s.actors == (1,)


@proves("M-TRACK-3")
def test_steps_of_a_reward_that_cannot_be_made_are_lost() -> None:
    # Coffee 3 gives 3 steps on the Cairo track.
    track = TRACK["D1"]
    scene = Scene().area(0, "coffee3").place(0, cairo=track.length - 2).do("bonus:coffee:2")
    assert scene.legal() == ["advance:cairo", "advance:cairo:2", "stop"]
    assert why(scene.refused("advance:cairo:3")) == ("track-ends", "M-TRACK-2")
    assert why(scene.refused("advance:cairo:4")) == ("not-so-many-steps", "M-TRACK-3")
    scene.do("advance:cairo:2")
    assert scene.at(0, "cairo") == track.length
    assert scene.s.actors == (1,)
    # Before a call that cannot be paid.
    into, cost = track.calls[0]
    scene = Scene().area(0, "coffee3").pounds(0, 0).place(0, cairo=into - 2)
    paid = next((s.pounds for s in track.specials if s.at == into - 1), 0)
    assert paid < cost
    scene.do("bonus:coffee:2")
    assert scene.legal() == ["advance:cairo", "stop"]
    assert why(scene.refused("advance:cairo:2")) == ("call-unpaid", "M-CALL-1")
    scene.do("advance:cairo")
    assert scene.at(0, "cairo") == into - 1
    assert scene.s.actors == (1,)
    # Nothing to be made at all: the turn is over by itself.
    scene = Scene().area(0, "coffee3").place(0, cairo=track.length).do("bonus:coffee:2")
    assert scene.s.actors == (1,)


@proves("M-TRACK-4", "M-SPECIAL-3")
@EVERY
def test_passing_a_space_has_the_effect_of_stepping_on_it(
    tracks: str, company: str, track: Track
) -> None:
    majority = next(space for space in SET.spaces if space.company == company)
    cards = {"coffee": ("coffee4", "coffee2"), "bananas": ("bananas4", "bananas2"),
             "cotton": ("cotton4", "cotton2"), "expansion": ("expansion3", "expansion3"),
             }[majority.name]  # fmt: skip
    most = majority.tiers[-1].steps
    for special in track.specials:
        start = special.at - 1
        by_one = Scene(tracks=tracks).pounds(0, 20).place(0, **{key(company): start})
        by_one.s.out = 2
        for _ in range(most):
            by_one.area(0, "coffee1").do("use:coffee1", f"advance:{company}")
        at_once = Scene(tracks=tracks).pounds(0, 20).place(0, **{key(company): start})
        at_once.area(0, *cards).do(f"bonus:{majority.name}:{len(majority.tiers)}")
        reward = majority.tiers[-1].reward
        while "advance" not in at_once.verbs():
            at_once.do("stop")
        at_once.do(f"advance:{company}:{most}")
        assert at_once.at(0, company) == by_one.at(0, company) == start + most
        gained = reward.pounds + reward.points
        assert at_once.s.pounds[0] == by_one.s.pounds[0] + gained
        assert at_once.look("seats", 0, "shares") == by_one.look("seats", 0, "shares")


@proves("M-CALL-1", "M-CALL-2", "M-CALL-3")
@EVERY
def test_each_player_pays_a_call_when_crossing_it(tracks: str, company: str, track: Track) -> None:
    for into, cost in track.calls:
        assert cost >= 1
        pays = sum(special.pounds for special in track.specials if special.at == into)
        scene = Scene(tracks=tracks).place(1, **{key(company): track.length})
        scene.place(0, **{key(company): into - 1}).pounds(0, cost - 1).area(0, "coffee2")
        scene.do("use:coffee2")
        assert why(scene.refused(f"advance:{company}")) == ("call-unpaid", "M-CALL-1")
        # The other player has paid it before; this does not help.
        scene = Scene(tracks=tracks).place(1, **{key(company): track.length})
        scene.place(0, **{key(company): into - 1}).pounds(0, cost).area(0, "coffee1")
        before = scene.s.pounds[1]
        scene.do("use:coffee1")
        other = next(name for name in COMPANIES if name != company)
        assert f"advance:{other}" in scene.legal()
        scene.do(f"advance:{company}")
        assert list(scene.s.pounds) == [pays, before + pays]
        assert scene.events("call-paid") == [{"seat": 0, "pounds": cost, "company": company}]


@proves("M-CALL-2")
def test_a_marker_may_stop_before_a_call_that_could_be_paid() -> None:
    into, cost = TRACK["D1"].calls[0]
    scene = Scene().area(0, "coffee3").pounds(0, cost + 9).place(0, cairo=into - 1)
    scene.do("bonus:coffee:2", "stop")
    assert scene.at(0, "cairo") == into - 1
    assert scene.s.pounds[0] == cost + 9
    scene = Scene().area(0, "coffee3").pounds(0, cost + 9).place(0, cairo=into - 2)
    scene.do("bonus:coffee:2", "advance:cairo")
    assert scene.at(0, "cairo") == into - 1
    assert scene.events("call-paid") == []


@proves("M-CALL-3")
def test_a_call_once_crossed_is_not_paid_again() -> None:
    into, cost = TRACK["A1"].calls[0]
    scene = bare_turn(into - 1, cost)
    scene.do("use:coffee2", "advance:mombasa")
    assert scene.s.pounds[0] == 0
    scene.do("advance:mombasa")
    assert scene.at(0, "mombasa") == into + 1
    assert len(scene.events("call-paid")) == 1


def bare_turn(at: int, pounds: int) -> Scene:
    scene = Scene().area(0, "coffee2").pounds(0, pounds).place(0, mombasa=at)
    scene.s.display = row([0] * 12)
    return scene


@proves("M-CALL-4")
def test_pounds_of_the_same_action_pay_a_call() -> None:
    # A2 has its first special space right before its first call.
    track = TRACK["A2"]
    special, (into, cost) = track.specials[0], track.calls[0]
    assert special.at == into - 1
    for pounds, crosses in ((cost - special.pounds, True), (cost - special.pounds - 1, False)):
        scene = Scene(tracks="A2,B1,C1,D1").area(0, "expansion2").pounds(0, pounds)
        scene.place(0, mombasa=special.at - 1).do("bonus:expansion")
        assert ("advance:mombasa:2" in scene.legal()) == crosses
        scene.do(f"advance:mombasa{':2' if crosses else ''}")
        assert scene.at(0, "mombasa") == special.at + crosses
        assert scene.s.pounds[0] == pounds + special.pounds - cost * crosses


@proves("M-CALL-5")
@pytest.mark.parametrize("pounds", ["enough", "too little"])
def test_calls_apply_whatever_makes_the_step(pounds: str) -> None:
    into, cost = TRACK["A1"].calls[0]
    purse = cost if pounds == "enough" else cost - 1
    beside = SET.atlas.neighbours("mombasa", "single") + SET.atlas.neighbours("mombasa", "double")
    track_steps = [r.name for r in SET.atlas.regions if r.reward == "track"]
    makers: list[tuple[Scene, list[str]]] = []
    # Goods.
    makers.append((Scene().area(0, "coffee1").pounds(0, purse), ["use:coffee1"]))
    # A majority space.
    makers.append((Scene().area(0, "expansion2").pounds(0, purse), ["bonus:expansion"]))
    # The reward of a region, next to a post of the company.
    region = track_steps[0]
    near = SET.atlas.neighbours(region, "single") + SET.atlas.neighbours(region, "double")
    scene = Scene().area(0, "expansion3").pounds(0, purse)
    if region not in beside:
        scene.posts("mombasa", next(n for n in near if n in SET.atlas.names))
    makers.append((scene, ["expand:mombasa", f"enter:{region}:1", "stop"]))
    # A bonus space of track D2, which costs a pound itself.
    scene = Scene(tracks="A1,B1,C1,D2").place(0, cairo=TRACK["D2"].specials[0].at)
    makers.append((scene.pounds(0, purse + 1), ["bonus:d-first"]))
    for scene, texts in makers:
        scene.place(0, mombasa=into - 1)
        for text in texts:
            if text != "stop" or "enter" in scene.verbs():
                scene.do(text)
        if pounds == "enough":
            scene.do("advance:mombasa")
            assert scene.at(0, "mombasa") == into
            assert scene.s.pounds[0] == 0
            assert scene.events("call-paid")[0]["pounds"] == cost
        else:
            assert scene.s.actors == (1,) or "advance:mombasa" not in scene.legal()
            assert scene.at(0, "mombasa") == into - 1


@proves("M-SPECIAL-1", "M-SPECIAL-2", "M-EX-21")
@EVERY
def test_an_arrival_pays_the_arriver_and_everybody_there_or_beyond_once(
    tracks: str, company: str, track: Track
) -> None:
    for special in track.specials:
        assert special.pounds in (1, 2)
        at = special.at
        cost = dict(track.calls).get(at, 0)
        scene = Scene(4, tracks).area(0, "coffee1")
        for seat, place in enumerate((at - 1, at, track.length, at - 1)):
            scene.place(seat, **{key(company): place}).pounds(seat, 5)
        scene.do("use:coffee1", f"advance:{company}")
        pay = special.pounds
        assert list(scene.s.pounds) == [5 + pay - cost, 5 + pay, 5 + pay, 5]
        assert len(scene.events("special-reached")) == 1
        assert [event["seat"] for event in scene.events("special-again")] == [1, 2]


@proves("M-SPECIAL-3")
@EVERY
def test_both_special_spaces_in_one_action_pay_one_after_the_other(
    tracks: str, company: str, track: Track
) -> None:
    first, second = track.specials
    scene = Scene(tracks=tracks).pounds(0, 20).pounds(1, 0)
    scene.area(0, "coffee4", "coffee3", "coffee2")
    scene.place(0, **{key(company): first.at - 1}).place(1, **{key(company): first.at})
    scene.s.display = row([0] * 12)
    scene.do("use:coffee4", "use:coffee3", "use:coffee2")
    count = second.at - first.at + 1
    scene.do(*[f"advance:{company}"] * count)
    calls = sum(cost for into, cost in track.calls if first.at <= into <= second.at)
    assert list(scene.s.pounds) == [20 + first.pounds + second.pounds - calls, first.pounds]
    # Neither bonus works before the turn is over.
    assert scene.look("seats", 0, "levels", COMPANIES.index(company)) == 0


@proves("M-SPECIAL-4", "M-SPECIAL-5", "M-SPECIAL-6")
@EVERY
def test_a_bonus_is_unlocked_for_good_and_works_from_the_next_turn_on(
    tracks: str, company: str, track: Track
) -> None:
    index = COMPANIES.index(company)
    for number, special in enumerate(track.specials, 1):
        scene = Scene(tracks=tracks).area(0, "coffee1").pounds(0, 9)
        scene.place(0, **{key(company): special.at - 1}).pounds(1, 9)
        scene.do("use:coffee1", f"advance:{company}")
        assert scene.look("seats", 0, "levels", index) == number - 1
        scene.do("bonus:tile-goods")
        # The same round, the next turn.
        assert (scene.s.round, scene.s.actors) == (1, (0,))
        assert scene.look("seats", 0, "levels", index) == number
        assert scene.look("seats", 1, "levels", index) == 0
        scene.finish_round()
        for seat in (0, 1):
            scene.do("done", seat=seat)
        assert scene.look("seats", 0, "levels", index) == number


@proves("M-SPECIAL-5")
def test_a_price_is_not_cut_in_the_action_that_unlocks_the_cut() -> None:
    at = TRACK["B1"].specials[0].at
    scene = Scene().area(0, "coffee2", "bananas2").place(0, cape_town=at - 2).offer(0, "cotton3")
    scene.do("use:coffee2", "advance:cape-town", "advance:cape-town", "bonus:tile-goods")
    scene.do("use:bananas2")
    assert "buy:cotton3" in scene.legal()
    scene = Scene().area(0, "bananas2").place(0, cape_town=at - 1).offer(0, "cotton3")
    scene.do("use:bananas2")
    assert why(scene.refused("buy:cotton3")) == ("too-dear", "M-BUY-2")


@proves("M-SPECIAL-6")
def test_tracks_a_and_b_work_by_themselves_and_c_and_d_have_bonus_spaces() -> None:
    for tracks in (FIRST, SECOND):
        scene = Scene(tracks=",".join(tracks)).pounds(0, 9).hand(0, "coffee1", "cotton1")
        ends = [TRACK[name].length for name in tracks]
        none = {text.split(":")[1] for text in scene.legal() if text.startswith("bonus:")}
        assert not none & {"c-first", "c-second", "d-first", "d-second"}
        scene.place(0, **{key(c): at for c, at in zip(COMPANIES, ends, strict=True)})
        some = {text.split(":")[1] for text in scene.legal() if text.startswith("bonus:")}
        assert some - none == {"c-first", "c-second", "d-first", "d-second"}
    # A permanent bonus works each time: B1 cheapens two purchases of one round.
    at = TRACK["B1"].specials[0].at
    scene = Scene().area(0, "bananas2", "bananas4").offer(0, "cotton3").offer(1, "coffee4")
    scene.place(0, cape_town=at).do("use:bananas2", "buy:cotton3", "bonus:tile-goods")
    scene.do("use:bananas4", "buy:coffee4")
    assert [event["price"] for event in scene.events("card-acquired")] == [2, 4]


@proves("M-SPECIAL-7")
def test_first_and_second_bonus_never_work_together() -> None:
    at = {name: track.specials[1].at for name, track in TRACK.items()}
    # A1: 2 more, not 3.
    scene = Scene().area(0, "expansion2").place(0, mombasa=at["A1"])
    assert scene.look("seats", 0, "totals", "expansion") == 2 + 2
    # A2: 2 more markers, not 3.
    scene = Scene(tracks="A2,B1,C1,D1").place(0, mombasa=at["A2"])
    assert scene.look("seats", 0, "markers") == SET.markers[0] + 2
    # B1: bananas are cheaper by 1, not by 2.
    scene = Scene().area(0, "bananas4").place(0, cape_town=at["B1"]).offer(0, "coffee3")
    scene.do("use:bananas4", "buy:coffee3")
    assert scene.events("card-acquired")[0]["price"] == 3 - 1
    # B2: cotton counts 1 more, and the price is not cut.
    scene = Scene(tracks="A1,B2,C1,D1").area(0, "cotton2").place(0, cape_town=at["B2"])
    scene.offer(0, "coffee3").do("use:cotton2", "buy:coffee3")
    assert scene.events("card-acquired")[0]["price"] == 3
    # C1: the first or the second space, not both.
    for one, other in (("c-first", "c-second"), ("c-second", "c-first")):
        scene = Scene().place(0, saint_louis=at["C1"]).pounds(0, 9)
        scene.do(f"bonus:{one}", "stop", "bonus:tile-goods")
        assert why(scene.refused(f"bonus:{other}")) == ("one-of-track", "M-TRACKX-3")
