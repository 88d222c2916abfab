"""Shields 7 to 13, which bring more of something, and 11, a shield for a castle."""

import pytest

from kontor.testing import proves
from scenario_burgundy_shields import MINES, actions, castle_placed, finish, heraldry, replaced

LARGE = {2: 5, 3: 6, 4: 7}
SMALL = {2: 2, 3: 3, 4: 4}


# 7: bonus tiles count double


@proves("B-SHIELDS-7a")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_7_bonus_tiles_score_double(players: int) -> None:
    scene = heraldry(players).lay(0, e3="mine", f2="mine").store(0, "mine").dice(0, 3, 3)
    plain = scene.fork().do("3:place:mine@g1")
    assert plain.points(0, "colours") == LARGE[players]
    scene.shield(0, d4=7).do("3:place:mine@g1")
    assert scene.points(0, "colours") == 2 * LARGE[players]
    # Size and phase value stay.
    assert scene.points(0) == 6 + 10 + 2 * LARGE[players]


@proves("B-SHIELDS-7a")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_7_small_ones_too_and_those_of_others_not(players: int) -> None:
    scene = heraldry(players).lay(0, e3="mine", f2="mine").lay(1, e3="mine", f2="mine")
    scene.shield(1, d4=7).store(0, "mine").store(1, "mine").dice(0, 3, 3).dice(1, 3, 3)
    scene.do("3:place:mine@g1", "end", "3:place:mine@g1")
    assert scene.points(0, "colours") == LARGE[players]
    assert scene.points(1, "colours") == 2 * SMALL[players]


@proves("B-SHIELDS-7b")
def test_7_bonus_tiles_taken_before_or_after_score_as_usual() -> None:
    scene = heraldry().lay(0, e3="mine", f2="mine", d3="ship", d2="ship", d1="ship", d5="ship")
    scene.lay(0, d6="ship", c4="monastery26").store(0, "mine", "ship").dice(0, 3, 3)
    scene.do("3:place:mine@g1", "end", "end")
    assert scene.points(0, "colours") == 5
    replaced(scene, new=7)
    assert scene.points(0, "colours") == 5
    while_it_lies = scene.fork().dice(0, 1, 1).do("1:place:ship@d7", "pass")
    assert while_it_lies.points(0, "colours") == 5 + 10
    assert replaced(while_it_lies, new=9).points(0, "colours") == 5 + 10
    replaced(scene, new=9).dice(0, 1, 1).do("1:place:ship@d7", "pass")
    assert scene.points(0, "colours") == 5 + 5


@proves("B-SHIELDS-7b")
def test_7_nothing_is_doubled_in_the_final_scoring() -> None:
    scene = heraldry().lay(0, e3="mine", f2="mine", c4="monastery26").store(0, "mine")
    scene.shield(0, d4=7).dice(0, 3, 3).do("3:place:mine@g1").silver(0, 1)
    finish(scene, "tribute:0")
    assert scene.points(0, "colours") == 10
    assert scene.points(0, "monasteries") == 3
    scene = heraldry().lay(0, e3="mine", f2="mine").store(0, "mine").dice(0, 3, 3)
    scene.do("3:place:mine@g1").shield(0, d4=7).silver(0, 1)
    assert finish(scene, "tribute:0").points(0, "colours") == 5


# 8: mines bring 2 silver


@proves("B-SHIELDS-8")
@pytest.mark.parametrize("mines", [0, 1, 2, 3])
def test_8_mines_bring_two_silver_each(mines: int) -> None:
    tiles = dict(list(MINES.items())[:mines])
    scene = heraldry().shield(0, d4=8).lay(0, **tiles, c4="monastery2").lay(1, **tiles)
    scene.silver(0, 1).silver(1, 0).close_phase().do("tribute:0")
    assert list(scene.s.silver) == [2 * mines, mines]
    assert scene.s.workers[0] == mines


@proves("B-SHIELDS-8")
def test_8_works_at_the_end_of_each_phase() -> None:
    scene = heraldry().shield(0, d4=8).lay(0, e3="mine").silver(0, 1)
    for phase in range(1, 5):
        scene.close_phase().do("tribute:0")
        assert (scene.s.phase, scene.s.silver[0]) == (phase, 1 + phase)
    finish(scene, "tribute:0")
    assert scene.s.silver[0] == 6


# 9: a silver for each tile sold


@proves("B-SHIELDS-9a")
@pytest.mark.parametrize("count", [1, 2, 4])
def test_9_a_sale_brings_a_silver_for_each_tile(count: int) -> None:
    scene = heraldry().goods(0, red=count, pink=1).dice(0, 4, 3).silver(0, 0)
    assert scene.fork().do("4:sell:red").s.silver[0] == 1
    scene.shield(0, d4=9).do("4:sell:red")
    assert (scene.s.silver[0], scene.points(0)) == (count, 2 * count)
    scene.do("3:sell:pink")
    assert scene.s.silver[0] == count + 1


@proves("B-SHIELDS-9a")
@pytest.mark.parametrize("by", ["warehouse", "castle"])
def test_9_holds_for_every_sale(by: str) -> None:
    scene = heraldry().shield(0, d4=9).goods(0, red=3).lay(0, e4="bank").silver(0, 0)
    scene.store(0, by).dice(0, 3, 6)
    if by == "warehouse":
        scene.do("3:place:warehouse@c3", "sell:red")
    else:
        scene.lay(0, c3="church").do("6:place:castle@b3", "*:sell:red")
    assert scene.s.silver[0] == 3


@proves("B-SHIELDS-9b")
def test_9_monastery_4_still_adds_its_worker() -> None:
    scene = heraldry().shield(0, d4=9).lay(0, c4="monastery3", b4="monastery4")
    scene.goods(0, red=1).dice(0, 4, 3).silver(0, 0).do("4:sell:red")
    assert (scene.s.silver[0], scene.s.workers[0]) == (1, 1)


SALE = {2: 2, 3: 3, 4: 4}


# 10: monasteries count double


@proves("B-SHIELDS-10")
@pytest.mark.parametrize(
    ("number", "points"), [(15, 4), (16, 8), (17, 4), (24, 8), (25, 5), (26, 3)]
)
def test_10_points_of_monasteries_count_double(number: int, points: int) -> None:
    scene = heraldry().lay(0, c4=f"monastery{number}", c3="warehouse", e4="warehouse")
    scene.lay(0, e5="watchtower", c2="cow2", b2="pig3", e3="mine", f2="mine").store(0, "mine")
    scene.sold(0, red=3, pink=2).dice(0, 3, 3).do("3:place:mine@g1").silver(0, 1)
    plain = finish(scene.fork())
    assert plain.points(0, "monasteries") == points
    scene.shield(0, d4=10)
    kept, given_up = finish(scene.fork(), "tribute:0"), finish(scene.fork(), "drop:10")
    assert kept.points(0, "monasteries") == 2 * points
    assert given_up.points(0, "monasteries") == points
    # Nothing else is doubled, and nothing of another player.
    assert kept.points(0, "leftovers") == 3
    assert kept.points(0, "colours") == 5
    scene = heraldry().shield(1, d4=10).lay(0, c4="monastery17", c3="watchtower").silver(1, 1)
    assert finish(scene, "tribute:0").points(0, "monasteries") == 4


@proves("B-SHIELDS-10")
def test_10_does_not_double_the_points_of_monastery_7() -> None:
    scene = heraldry().shield(0, d4=10).lay(0, c4="monastery7", c3="bank", b2="cow3")
    scene.lay(0, b4="monastery24").store(0, "cow2").dice(0, 4, 4).do("4:place:cow2@c2")
    assert scene.points(0, "monasteries") == 2
    finish(scene.silver(0, 1), "tribute:0")
    assert scene.points(0, "monasteries") == 2 + 2 * 4


# 11: a shield for a castle


@proves("B-SHIELDS-11a")
@pytest.mark.parametrize("depot", [1, 2, 3, 4, 5, 6])
def test_11_a_placed_castle_takes_a_shield_from_any_depot(depot: int) -> None:
    scene = heraldry().shield(0, d4=11).shields_in(depot, 9).silver(0, 0).workers(0, 0)
    castle_placed(scene)
    assert scene.legal() == ["*:workers", "pass", "shield:9"]
    assert scene.why("shield:12") == ("no-such-shield", "B-SHIELD-3")
    scene.do("shield:9", "crest:b3")
    assert scene.shields_of(0) == {"d4": 11, "b3": 9}
    # It was the additional action; the other die is left.
    assert (list(scene.s.dice[:2]), scene.s.workers[0]) == ([-6, 1], 0)
    assert scene.legal() == ["1:workers", "end"]


@proves("B-SHIELDS-11a")
def test_11_takes_one_of_all_shields_and_other_actions_stay_possible() -> None:
    scene = heraldry(4).shield(0, d4=11).shields_in(2, 1, 8).shields_in(5, 17, 3)
    scene.depot(1, "ship")
    castle_placed(scene)
    assert actions(scene, "shield") == ["shield:1", "shield:3", "shield:8", "shield:17"]
    took = scene.fork().do("shield:8", "crest:d4")
    assert actions(took, "shield") == []
    assert took.why("shield:17") == ("dice-used", "B-SHIELD-3")
    scene.do("*:take:ship@1")
    assert scene.shields_of(0) == {"d4": 11}


@proves("B-SHIELDS-11a")
def test_11_without_it_a_castle_takes_no_shield() -> None:
    scene = castle_placed(heraldry().shield(0, d4=12).shield(1, d4=11).shields_in(2, 9))
    assert actions(scene, "shield") == []
    assert scene.why("shield:9") == ("no-shield-now", "B-SHIELDS-11a")


@proves("B-SHIELDS-11a")
def test_11_works_by_whatever_means_the_castle_is_placed() -> None:
    scene = heraldry(4).shield(0, d4=11).shields_in(2, 9, 10).store(0, "castle")
    castle_placed(scene).do("*:place:castle@a2", "shield:9", "crest:a2")
    assert scene.shields_of(0) == {"d4": 11, "a2": 9}
    scene = heraldry().shield(0, d4=11).lay(0, c3="bank").store(0, "town-hall", "castle")
    scene.shields_in(2, 9).dice(0, 3, 1).do("3:place:town-hall@e4", "place:castle@b3")
    scene.do("shield:9", "crest:b3")
    assert scene.shields_of(0) == {"d4": 11, "b3": 9}


@proves("B-SHIELDS-11a")
def test_11_other_tiles_take_no_shield() -> None:
    scene = heraldry().shield(0, d4=11).shields_in(2, 9).store(0, "town-hall", "mine")
    scene.dice(0, 3, 4).do("3:place:town-hall@e4")
    assert scene.why("shield:9") == ("effect-open", "B-TURN-3")
    assert actions(scene, "shield") == []


@proves("B-SHIELDS-11b")
def test_11_the_shield_may_replace_11_itself() -> None:
    scene = heraldry(4).shield(0, d4=11).shields_in(2, 9, 10).store(0, "castle")
    castle_placed(scene).do("shield:9")
    assert scene.legal() == ["crest:b3", "crest:d4"]
    assert scene.why("end") == ("crest-first", "B-SHIELD-8")
    scene.do("crest:d4")
    assert scene.shields_of(0) == {"d4": 9}
    # 11 is gone, so the next castle takes no shield.
    scene.workers(0, 2).do("1:place:castle@a2")
    assert scene.why("shield:10") == ("no-shield-now", "B-SHIELDS-11a")


# 12: double points for goods


@proves("B-SHIELDS-12")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("count", [1, 3])
def test_12_sold_tiles_score_double(players: int, count: int) -> None:
    scene = heraldry(players).goods(0, red=count).dice(0, 4, 1).silver(0, 0)
    assert scene.fork().do("4:sell:red").points(0) == SALE[players] * count
    scene.shield(0, d4=12).do("4:sell:red")
    assert (scene.points(0), scene.s.silver[0]) == (2 * SALE[players] * count, 1)


@proves("B-SHIELDS-12")
def test_12_holds_for_every_sale_and_not_for_unsold_goods_or_25() -> None:
    scene = heraldry().shield(0, d4=12).goods(0, red=3, pink=2, brown=4).lay(0, c4="monastery25")
    scene.store(0, "warehouse", "castle").dice(0, 3, 6)
    scene.do("3:place:warehouse@c3", "sell:red", "6:place:castle@b3", "*:sell:pink")
    # The warehouse has completed a town of one space: 1 + 10.
    assert scene.points(0, "goods") == 4 * 5
    finish(scene.silver(0, 1), "tribute:0")
    assert scene.points(0, "goods") == 4 * 5
    assert scene.points(0, "monasteries") == 5
    assert scene.points(0, "leftovers") == 4


# 13: shields count double


@proves("B-SHIELDS-13", "B-SHIELD-18")
def test_13_doubles_the_points_of_all_shields_itself_included() -> None:
    scene = heraldry().shield(0, d4=13, b3=1, a2=9).shield(1, d4=2).silver(0, 3).silver(1, 1)
    kept = finish(scene.fork(), "tribute:0", "tribute:0")
    assert [kept.points(seat, "shields") for seat in range(2)] == [2 * (4 + 12 + 8), 12]
    given_up = finish(scene.fork(), "drop:13", "tribute:0", "tribute:0")
    assert given_up.points(0, "shields") == 12 + 8
    assert finish(scene.fork(), "drop:1", "tribute:0", "tribute:0").points(0, "shields") == 24


@proves("B-SHIELDS-13")
def test_13_doubles_nothing_but_shields() -> None:
    scene = heraldry().shield(0, d4=13).lay(0, c4="monastery17", c3="watchtower").silver(0, 3)
    finish(scene, "tribute:0")
    assert scene.points(0) == 8 + 4 + 2
