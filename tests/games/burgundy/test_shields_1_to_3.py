"""Shields 1 to 3: joined pastures, workers when others gain some, tribute with workers."""

import pytest

from kontor.testing import proves
from scenario_burgundy import EXTRA, Scene
from scenario_burgundy_shields import MINES, heraldry, replaced

# 1: all pastures are one


def pastures(scene: Scene) -> Scene:
    """Seat 0 has animals in the large pasture and may place a 2 on the small one, e6."""
    scene.lay(0, e5="bank", c2="cow3", b2="cow4", a1="sheep2").lay(1, c2="cow2")
    return scene.store(0, "cow2").dice(0, 2, 2)


@proves("B-SHIELDS-1a")
def test_1_animals_of_all_pastures_score_together() -> None:
    assert pastures(heraldry()).do("2:place:cow2@e6").points(0, "animals") == 2
    scene = pastures(heraldry().shield(0, d4=1)).do("2:place:cow2@e6")
    assert scene.points(0, "animals") == 2 + 3 + 4
    scene = pastures(heraldry().shield(1, d4=1)).do("2:place:cow2@e6")
    assert scene.points(0, "animals") == 2


@proves("B-SHIELDS-1a")
def test_1_works_from_the_large_pasture_to_the_small_one_too() -> None:
    scene = heraldry().shield(0, d4=1).lay(0, e6="pig3", c3="bank").store(0, "pig2")
    scene.dice(0, 4, 4).do("4:place:pig2@c2")
    assert scene.points(0, "animals") == 2 + 3


@proves("B-SHIELDS-1a", "B-SHIELD-10")
def test_1_gone_later_tiles_score_by_separate_pastures_again() -> None:
    scene = pastures(heraldry().shield(0, d4=1)).lay(0, e6="goat2").store(0, "goat2", "goat3")
    scene.dice(0, 2, 2).do("2:place:goat2@b1")
    assert scene.points(0, "animals") == 4
    replaced(scene).dice(0, 5, 5).do("5:place:goat3@c1")
    assert scene.points(0, "animals") == 4 + 3 + 2


@proves("B-SHIELDS-1b")
def test_1_leaves_completion_and_size_of_regions_as_they_are() -> None:
    scene = heraldry().shield(0, d4=1).lay(0, e5="bank", c2="cow3").store(0, "sheep2")
    scene.dice(0, 2, 2).do("2:place:sheep2@e6")
    # The small pasture is complete by itself, as a region of 1.
    assert scene.points(0) == 2 + 1 + 10
    scene = heraldry().shield(0, d4=1).lay(0, a1="cow2", b1="pig2", c1="goat2", c2="cow3")
    scene.store(0, "sheep2").dice(0, 1, 1).do("1:place:sheep2@b2")
    # The large one is complete without the small one, as a region of 5.
    assert scene.points(0) == 2 + 15 + 10
    assert scene.bonus(0) == {}


# 2: workers when others gain some


@proves("B-SHIELDS-2a", "B-SHIELDS-2b", "B-SHIELDS-2c")
@pytest.mark.parametrize(
    ("monasteries", "workers", "silver"), [((), 2, 0), ((13,), 2, 1), ((14,), 4, 0)]
)
def test_2_one_worker_when_another_takes_workers(
    monasteries: tuple[int, ...], workers: int, silver: int
) -> None:
    scene = heraldry().shield(1, d4=2).silver(0, 0)
    for number in monasteries:
        scene.lay(0, c4=f"monastery{number}")
    scene.do("1:workers")
    assert (list(scene.s.workers), scene.s.silver[0]) == ([workers, 1], silver)
    scene.do("2:workers")
    assert list(scene.s.workers) == [2 * workers, 2]


@proves("B-SHIELDS-2a", "B-SHIELDS-2b")
def test_2_one_worker_for_a_boarding_house_and_for_a_castles_action() -> None:
    scene = heraldry().shield(1, d4=2).store(0, "boarding-house", "castle").dice(0, 3, 6)
    scene.do("3:place:boarding-house@c3")
    assert list(scene.s.workers) == [4, 1]
    scene.do("6:place:castle@b3", "*:workers")
    assert list(scene.s.workers) == [6, 2]


@proves("B-SHIELDS-2b")
def test_2_one_worker_for_a_sale_with_monastery_4() -> None:
    scene = heraldry().shield(1, d4=2).lay(0, c4="monastery4").goods(0, red=3).dice(0, 4, 1)
    assert list(scene.do("4:sell:red").s.workers) == [1, 1]
    scene = heraldry().shield(1, d4=2).goods(0, red=3).dice(0, 4, 1)
    assert list(scene.do("4:sell:red").s.workers) == [0, 0]


@proves("B-SHIELDS-2b")
def test_2_one_worker_for_each_exchange_with_28() -> None:
    scene = heraldry(2, **EXTRA).shield(1, d4=2).lay(0, c4="monastery28").silver(0, 3)
    assert list(scene.do("hire").s.workers) == [2, 1]
    assert list(scene.do("hire", "hire").s.workers) == [6, 3]


@proves("B-SHIELDS-2b")
def test_2_one_worker_for_a_players_monastery_2() -> None:
    scene = heraldry().shield(1, d4=2).lay(0, **MINES, c4="monastery2").silver(1, 1)
    scene.close_phase().do("tribute:0")
    assert list(scene.s.workers) == [3, 1]
    # Each player's workers are an occasion: here 1 copies monastery 2 as well.
    scene = heraldry(3).shield(2, d4=2).lay(0, **MINES, c4="monastery2").lay(1, e3="mine")
    scene.shield(1, d4=6).do("end", "copy:0").silver(1, 1).silver(2, 1)
    scene.close_phase().do("tribute:0", "tribute:0")
    assert list(scene.s.workers) == [3, 1, 2]


@proves("B-SHIELDS-2a", "B-SHIELDS-2c")
def test_2_every_other_player_counts_and_the_own_gains_do_not() -> None:
    scene = heraldry(4).shield(2, d4=2).lay(2, c4="monastery13", b4="monastery14").silver(2, 0)
    scene.do("1:workers", "end", "1:workers", "end")
    # 13 and 14 of its owner change nothing about the worker.
    assert (list(scene.s.workers), scene.s.silver[2]) == ([2, 2, 2, 0], 0)
    scene.do("1:workers", "end")
    assert (list(scene.s.workers), scene.s.silver[2]) == ([2, 2, 6, 0], 1)
    scene.do("1:workers")
    assert list(scene.s.workers) == [2, 2, 7, 2]


@proves("B-SHIELDS-2c")
def test_2_own_boarding_house_and_own_monasteries_2_and_4_bring_nothing_more() -> None:
    scene = heraldry().shield(0, d4=2).lay(0, **MINES, c4="monastery2", b4="monastery4")
    scene.store(0, "boarding-house").goods(0, red=1).dice(0, 3, 4)
    scene.do("3:place:boarding-house@c3", "4:sell:red")
    assert list(scene.s.workers) == [5, 0]
    scene.silver(0, 1).close_phase().do("tribute:0")
    assert list(scene.s.workers) == [8, 0]


@proves("B-SHIELDS-2a")
def test_2_spent_workers_and_gained_silver_bring_nothing() -> None:
    scene = heraldry().shield(1, d4=2).workers(0, 2).store(0, "bank").dice(0, 1, 2)
    scene.do("1:place:bank@c3")
    assert (list(scene.s.workers), scene.s.silver[0]) == ([0, 0], 3)


@proves("B-SHIELDS-2a", "B-SHIELD-10")
def test_2_in_a_depot_or_replaced_it_brings_nothing() -> None:
    scene = heraldry().shields_in(1, 2).do("1:workers")
    assert list(scene.s.workers) == [2, 0]
    scene = replaced(heraldry().shield(0, d4=2)).do("end")
    while scene.actor != 1:
        scene.do("end")
    die = scene.s.dice[2]
    assert list(scene.do(f"{die}:workers").s.workers) == [0, 2]


# 3: tribute with workers


@proves("B-SHIELDS-3a")
@pytest.mark.parametrize("workers", [1, 2, 3])
def test_3_workers_and_silver_pay_in_any_combination(workers: int) -> None:
    scene = heraldry().shield(0, d4=3, b3=7, a2=9).silver(0, 2).workers(0, 3).close_phase()
    assert scene.legal() == ["drop:3", "drop:7", "drop:9", "tribute:1", "tribute:2", "tribute:3"]
    assert scene.why("tribute:0") == ("cannot-pay", "B-SHIELD-14")
    assert scene.why("tribute:4") == ("cannot-pay", "B-SHIELD-14")
    scene.do(f"tribute:{workers}")
    assert (scene.s.silver[0], scene.s.workers[0]) == (2 - (3 - workers), 3 - workers)
    assert scene.shields_of(0) == {"d4": 3, "b3": 7, "a2": 9}


@proves("B-SHIELDS-3a")
def test_3_silver_alone_is_possible_too() -> None:
    scene = heraldry().shield(0, d4=3, b3=7).silver(0, 3).workers(0, 3).close_phase()
    scene.do("tribute:0")
    assert (scene.s.silver[0], scene.s.workers[0]) == (1, 3)


@proves("B-SHIELDS-3a")
def test_3_pays_for_itself_with_a_worker() -> None:
    scene = heraldry().shield(0, d4=3).silver(0, 0).workers(0, 1).close_phase()
    assert scene.legal() == ["drop:3", "tribute:1"]
    scene.do("tribute:1")
    assert (scene.s.phase, scene.s.workers[0], scene.shields_of(0)) == (1, 0, {"d4": 3})


@proves("B-SHIELDS-3a")
def test_3_no_more_workers_than_there_are() -> None:
    scene = heraldry().shield(0, d4=3, b3=7, a2=9).silver(0, 1).workers(0, 1).close_phase()
    assert scene.legal() == ["drop:3", "drop:7", "drop:9"]
    assert scene.why("tribute:1") == ("cannot-pay", "B-SHIELD-14")
    assert scene.why("tribute:2") == ("cannot-pay", "B-SHIELD-14")
    scene.do("drop:9", "tribute:1")
    assert (scene.s.silver[0], scene.s.workers[0]) == (0, 0)


@proves("B-SHIELDS-3a")
def test_3_without_it_or_with_that_of_another_player_only_silver_pays() -> None:
    scene = heraldry().shield(0, d4=7).shield(1, d4=3).silver(0, 1).workers(0, 5).close_phase()
    assert scene.legal() == ["drop:7", "tribute:0"]
    assert scene.why("tribute:1") == ("tribute-in-silver", "B-SHIELDS-3a")


@proves("B-SHIELDS-3b")
def test_3_given_up_the_rest_is_paid_with_silver_alone() -> None:
    scene = heraldry().shield(0, d4=3, b3=7, a2=9).silver(0, 2).workers(0, 5).close_phase()
    scene.do("drop:3")
    assert scene.legal() == ["drop:7", "drop:9", "tribute:0"]
    assert scene.why("tribute:1") == ("tribute-in-silver", "B-SHIELDS-3a")
    scene.do("tribute:0")
    assert (scene.s.silver[0], scene.s.workers[0]) == (0, 5)


@proves("B-SHIELDS-3b")
def test_3_given_up_too_little_silver_costs_further_shields() -> None:
    scene = heraldry().shield(0, d4=3, b3=7, a2=9).silver(0, 1).workers(0, 5).close_phase()
    scene.do("drop:3")
    assert scene.legal() == ["drop:7", "drop:9"]
    scene.do("drop:9", "tribute:0")
    assert (scene.s.silver[0], scene.shields_of(0)) == (0, {"b3": 7})
