"""Shields at the end of a phase: the order of things, the tribute, and the final points."""

import pytest

from kontor.testing import proves
from scenario_burgundy import advance, look
from scenario_burgundy_shields import ALL, finish, heraldry

POINTS = {
    **dict.fromkeys(range(1, 7), 12),
    **dict.fromkeys(range(7, 13), 8),
    **dict.fromkeys(range(13, 19), 4),
}


# the end of a phase


@proves("B-SHIELD-11", "B-SHIELD-14")
@pytest.mark.parametrize("phase", list("ABCDE"))
def test_first_14_and_15_then_the_tribute_then_the_mines(phase: str) -> None:
    scene = heraldry().phase(phase).lay(0, e3="mine", c4="monastery2").lay(1, e3="mine")
    scene.shield(0, d4=9).shield(1, d4=14, b3=15).silver(0, 3).silver(1, 3)
    scene.depot(1, "ship").black("watchtower").close_phase()
    assert (scene.actor, scene.legal()) == (1, ["pass", "claim:ship@1"])
    scene.do("pass")
    assert (scene.actor, scene.legal()) == (1, ["pass", "claim:watchtower"])
    scene.do("pass")
    assert (scene.actor, scene.legal()) == (0, ["drop:9", "tribute:0"])
    assert list(scene.s.silver) == [3, 3]
    scene.do("tribute:0")
    assert (scene.actor, scene.legal()) == (1, ["drop:14", "drop:15", "tribute:0"])
    # No mine has paid before all have paid their tribute.
    assert (list(scene.s.silver), list(scene.s.workers)) == ([2, 3], [0, 0])
    scene.do("tribute:0")
    assert (list(scene.s.silver), list(scene.s.workers)) == ([3, 2], [1, 0])
    order = ["tribute-paid", "mines-pay", "workers-gained", "mines-pay"]
    assert scene.events()[:4] == order
    if phase == "E":
        assert scene.s.actors == ()
        # Silver left, and points of the monasteries and shields, count after that.
        assert scene.points(0, "leftovers") == 3
        assert scene.points(0, "shields") == 8
    else:
        assert scene.events()[4] == "phase-begins"
        assert scene.s.phase == "ABCDE".index(phase) + 1


@proves("B-SHIELD-11")
def test_after_other_rounds_nothing_is_asked() -> None:
    scene = heraldry().shield(0, d4=9, b3=14).depot(1, "ship").silver(0, 3)
    for _ in range(8):
        scene.do("end")
    assert (scene.s.phase, scene.s.round, scene.s.silver[0]) == (0, 4, 3)
    scene.do("end", "end")
    assert look(scene.s, None, "pending") == [{"kind": "claim", "shield": 14}]


@proves("B-SHIELD-12")
def test_players_decide_in_bridge_order_front_first_and_upper_before_lower() -> None:
    scene = heraldry(4)
    for seat, numbers in enumerate(((1, 7), (3, 8), (9, 10), (12, 14))):
        scene.shield(seat, d4=numbers[0], b3=numbers[1]).silver(seat, 9)
    # 3 lies in front, then 1 on top of 2; 0 has not moved.
    advance(scene, 3, 2)
    advance(scene, 2)
    advance(scene, 1)
    assert scene.s.order == [0, 1, 2, 3]
    scene.close_phase()
    decided = []
    while look(scene.s, None, "pending"):
        decided.append(scene.actor)
        scene.do("tribute:0")
    assert decided == [3, 1, 2, 0]


@proves("B-SHIELD-12")
def test_14_and_15_are_used_in_bridge_order_too() -> None:
    scene = heraldry().shield(0, d4=14).shield(1, d4=15).depot(5, "mine").black("ship")
    advance(scene, 1)
    scene.close_phase()
    assert (scene.s.order, scene.actor, scene.legal()) == ([0, 1], 1, ["pass", "claim:ship"])
    scene.do("pass")
    assert (scene.actor, scene.legal()) == (0, ["pass", "claim:mine@5"])


@proves("B-SHIELD-12", "B-SHIELDS-14c")
def test_the_order_is_read_once_when_the_last_turn_has_ended() -> None:
    scene = heraldry().shield(0, d4=9).shield(1, d4=14).silver(0, 1).silver(1, 1)
    scene.depot(1, "ship").close_phase()
    assert scene.actor == 1
    scene.do("claim:ship@1", "set:d5")
    # The ship has moved the marker of 1 to the front, but 0 still decides first.
    assert (scene.s.bridge, scene.s.queue) == ([0, 1], [1, 0])
    assert scene.actor == 0
    scene.do("tribute:0")
    assert scene.actor == 1
    scene.do("tribute:0")
    assert scene.s.order == [1, 0]


@proves("B-SHIELD-12")
def test_it_is_the_order_of_the_round_to_come_not_of_the_one_played() -> None:
    scene = heraldry().shield(0, d4=9).shield(1, d4=7).silver(0, 1).silver(1, 1)
    scene.do("end").store(1, "ship").dice(1, 5, 5).do("5:place:ship@d5")
    scene.close_phase()
    assert (scene.s.order, scene.actor) == ([0, 1], 1)
    scene.do("tribute:0")
    assert scene.actor == 0


@proves("B-SHIELD-13", "B-SHIELDS-9b")
@pytest.mark.parametrize("count", [1, 3])
def test_a_shield_beats_a_monastery_with_the_same_effect(count: int) -> None:
    scene = heraldry().lay(0, c4="monastery3").goods(0, red=count).dice(0, 4, 1).silver(0, 0)
    other = scene.fork().do("4:sell:red")
    assert other.s.silver[0] == 2
    scene.shield(0, d4=9).do("4:sell:red")
    assert scene.s.silver[0] == count


@proves("B-SHIELD-13")
def test_otherwise_shield_and_monastery_work_side_by_side() -> None:
    scene = heraldry().lay(0, c4="monastery4", b4="monastery7", e3="mine", f2="mine")
    scene.lay(0, a4="monastery2", c3="bank", b2="cow3", e5="church")
    scene.shield(0, d4=9, b3=12, a2=8, a3=1).goods(0, red=3).dice(0, 4, 2).silver(0, 4)
    scene.store(0, "cow2").do("4:sell:red")
    assert (scene.s.silver[0], scene.s.workers[0], scene.points(0)) == (4 + 3, 1, 12)
    scene.do("2:place:cow2@e6")
    assert (scene.points(0, "animals"), scene.points(0, "monasteries")) == (5, 2)
    scene.close_phase().do("tribute:0")
    # 8 doubles the silver of the mines and not the workers of monastery 2.
    assert (scene.s.silver[0], scene.s.workers[0]) == (7 - 4 + 4, 1 + 2)


@proves("B-SHIELD-13", "B-SHIELDS-7b", "B-SHIELDS-12")
@pytest.mark.parametrize(("shields", "points"), [((7, 12), 15), ((7, 10), 30)])
def test_no_shield_but_10_changes_what_a_monastery_gives(
    shields: tuple[int, int], points: int
) -> None:
    scene = heraldry().lay(0, c4="monastery25", b4="monastery26", e3="mine", f2="mine")
    scene.shield(0, d4=shields[0], b3=shields[1]).lay(0, a4="monastery15").goods(0, red=3)
    scene.sold(0, pink=5).store(0, "mine").dice(0, 3, 4).do("3:place:mine@g1", "4:sell:red")
    assert scene.bonus(0) == {"mine": "large"}
    finish(scene.silver(0, 2), "tribute:0")
    # 8 sold tiles of 2 colours and one bonus tile: 8 + 4 + 3.
    assert scene.points(0, "monasteries") == points


# the tribute


@proves("B-SHIELD-14")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_each_shield_costs_one_silver(count: int) -> None:
    castles = dict(zip(("d4", "b3", "a2", "a3"), (7, 9, 10, 12), strict=True))
    owned = dict(list(castles.items())[:count])
    scene = heraldry().shield(0, **owned).silver(0, 6).workers(0, 5).silver(1, 6)
    scene.close_phase().do("tribute:0")
    assert (list(scene.s.silver), scene.s.workers[0]) == ([6 - count, 6], 5)
    assert scene.shields_of(0) == owned


@proves("B-SHIELD-14")
def test_shields_in_the_depots_cost_nothing() -> None:
    scene = heraldry(4).shields_in(1, 7, 8).shield(1, d4=9).silver(0, 4).close_phase()
    assert scene.actor == 1
    scene.do("tribute:0")
    assert (scene.s.phase, list(scene.s.silver[:2])) == (1, [4, 0])


@proves("B-SHIELD-14", "B-SHIELD-15")
def test_the_silver_of_the_mines_comes_too_late() -> None:
    scene = heraldry().shield(0, d4=9).lay(0, e3="mine", f2="mine", g1="mine").silver(0, 0)
    scene.close_phase()
    assert (scene.s.phase, scene.s.silver[0], scene.shields_of(0)) == (1, 3, {})
    scene = heraldry().shield(0, d4=9, b3=7).lay(0, e3="mine", f2="mine").silver(0, 1)
    scene.close_phase()
    assert scene.legal() == ["drop:7", "drop:9"]
    assert scene.why("tribute:0") == ("cannot-pay", "B-SHIELD-14")
    assert scene.refused("tribute:0").params == {"silver": 2, "workers": 0}


@proves("B-SHIELD-14")
def test_the_tribute_comes_before_all_else() -> None:
    scene = heraldry(2, **{"extra-tiles": "on"}).shield(0, d4=6, b3=16).black("mine")
    scene.lay(0, c4="monastery28").silver(0, 9).close_phase()
    for action in ("end", "pass", "buy:mine", "hire", "copy:1", "wild:1", "1:workers"):
        assert scene.why(action) == ("tribute-first", "B-SHIELD-14")
    assert scene.why("tribute:1") == ("tribute-in-silver", "B-SHIELDS-3a")
    assert scene.why("tribute:0", 1) == ("not-your-turn", "B-ROUND-4")


@proves("B-SHIELD-15")
def test_for_each_shield_not_paid_for_one_of_the_players_choice_leaves() -> None:
    scene = heraldry().shield(0, d4=7, b3=9, a2=10, a3=12).silver(0, 2).close_phase()
    assert scene.legal() == ["drop:7", "drop:9", "drop:10", "drop:12"]
    assert scene.why("drop:8") == ("shield-not-yours", "B-SHIELD-15")
    scene.do("drop:9")
    assert scene.legal() == ["drop:7", "drop:10", "drop:12"]
    assert scene.why("drop:9") == ("shield-not-yours", "B-SHIELD-15")
    scene.do("drop:12")
    assert scene.legal() == ["drop:7", "drop:10", "tribute:0"]
    scene.do("tribute:0")
    assert (scene.s.silver[0], scene.shields_of(0)) == (0, {"d4": 7, "a2": 10})
    assert not {9, 12} & {*scene.s.crests, *scene.s.depot_shields}


@proves("B-SHIELD-15")
def test_a_shield_of_another_player_cannot_be_given_up() -> None:
    scene = heraldry().shield(0, d4=7).shield(1, d4=9).silver(0, 1).close_phase()
    assert scene.why("drop:9") == ("shield-not-yours", "B-SHIELD-15")


@proves("B-SHIELD-15")
def test_not_paying_is_allowed_with_enough_silver() -> None:
    scene = heraldry().shield(0, d4=7, b3=9).silver(0, 5).close_phase().do("drop:7", "drop:9")
    assert (scene.s.phase, scene.s.silver[0], scene.shields_of(0)) == (1, 5, {})
    scene = heraldry().shield(0, d4=7, b3=9).silver(0, 5).close_phase().do("drop:7", "tribute:0")
    assert (scene.s.phase, scene.s.silver[0], scene.shields_of(0)) == (1, 4, {"b3": 9})


@proves("B-SHIELD-15")
def test_who_can_pay_for_none_loses_all_without_being_asked() -> None:
    scene = heraldry().shield(0, d4=7, b3=9, a2=10).silver(0, 0).workers(0, 9)
    scene.shield(1, d4=12).silver(1, 1).close_phase()
    assert (scene.actor, scene.shields_of(0)) == (1, {})
    scene.do("tribute:0")
    assert (scene.s.phase, scene.shields_of(1)) == (1, {"d4": 12})


@proves("B-SHIELD-15", "B-SHIELDS-3b")
def test_who_gives_3_up_and_has_no_silver_loses_the_rest_without_being_asked() -> None:
    scene = heraldry().shield(0, d4=3, b3=9, a2=10).silver(0, 0).workers(0, 5).close_phase()
    scene.do("drop:3")
    assert (scene.s.phase, scene.shields_of(0), scene.s.workers[0]) == (1, {}, 5)


@proves("B-SHIELD-16")
@pytest.mark.parametrize("number", [14, 15])
def test_14_and_15_work_even_if_they_are_lost_in_the_tribute(number: int) -> None:
    scene = heraldry().shield(0, d4=number).silver(0, 0).depot(5, "mine").black("mine")
    scene.close_phase().do("claim:mine@5" if number == 14 else "claim:mine", "set:e3")
    assert (scene.s.phase, scene.shields_of(0), scene.tile(0, "e3")) == (1, {}, "mine")
    assert scene.s.silver[0] == 1


@proves("B-SHIELD-16")
@pytest.mark.parametrize(("answer", "silver"), [("tribute:0", 2 - 1 + 4), ("drop:8", 2 + 2)])
def test_8_must_survive_the_tribute(answer: str, silver: int) -> None:
    scene = heraldry().shield(0, d4=8).lay(0, e3="mine", f2="mine").silver(0, 2)
    scene.close_phase().do(answer)
    assert scene.s.silver[0] == silver


@proves("B-SHIELD-16")
@pytest.mark.parametrize(("answer", "workers"), [("tribute:0", 1), ("drop:2", 0)])
def test_2_must_survive_the_tribute(answer: str, workers: int) -> None:
    scene = heraldry().shield(0, d4=2).lay(1, e3="mine", f2="mine", c4="monastery2")
    scene.silver(0, 2).close_phase().do(answer)
    assert list(scene.s.workers) == [workers, 2]


@proves("B-SHIELD-17", "B-SHIELD-11")
def test_a_shield_laid_in_the_steps_of_14_owes_the_tribute_of_this_phase() -> None:
    scene = heraldry().shield(0, d4=14, b3=11).shields_in(3, 9).depot(2, "castle").silver(0, 5)
    scene.close_phase().do("claim:castle@2", "set:a2", "shield:9", "crest:a2")
    assert scene.shields_of(0) == {"d4": 14, "b3": 11, "a2": 9}
    assert scene.legal() == ["drop:9", "drop:11", "drop:14", "tribute:0"]
    scene.do("tribute:0")
    assert scene.s.silver[0] == 2


# the end of the game


@proves("B-SHIELD-18", "B-SHIELDS-13")
@pytest.mark.parametrize("number", ALL)
def test_each_shield_brings_its_points(number: int) -> None:
    scene = heraldry(3).shield(0, d4=number).silver(0, 1)
    answers = ["tribute:0", "copy:1"] if number == 6 else ["tribute:0"]
    finish(scene, *answers)
    assert scene.points(0, "shields") == (8 if number == 13 else POINTS[number])
    assert (scene.points(1, "shields"), scene.points(2, "shields")) == (0, 0)


@proves("B-SHIELD-18")
def test_all_that_still_lie_there_count_and_those_given_up_in_phase_e_do_not() -> None:
    scene = heraldry(4).shield(0, d4=1, b3=12, a2=18).shield(1, d4=2).silver(0, 3).silver(1, 0)
    scene.shields_in(1, 3, 4)
    kept = finish(scene.fork(), "tribute:0")
    assert [kept.points(seat, "shields") for seat in range(4)] == [12 + 8 + 4, 0, 0, 0]
    assert kept.points(0) == 24
    given_up = finish(scene.fork(), "drop:1", "tribute:0")
    assert given_up.points(0, "shields") == 8 + 4
    assert given_up.points(0) == 12 + 1


@proves("B-SHIELD-18")
def test_shields_score_after_the_monasteries() -> None:
    scene = heraldry().shield(0, d4=7).lay(0, c4="monastery17", c3="watchtower").silver(0, 1)
    finish(scene, "tribute:0")
    keys = scene.events()
    assert keys.index("final-monastery") < keys.index("final-shields") < keys.index("game-over")
    assert scene.s.scores()[0].total == 4 + 8
    assert scene.s.outcome == [1, 2]
