"""Shield 6: the monasteries of another player, copied."""

import pytest

from kontor.testing import proves
from scenario_burgundy import EXTRA, Scene, advance, look
from scenario_burgundy_shields import finish, heraldry, replaced


def copier(players: int = 2, **options: str) -> Scene:
    """Seat 0 has shield 6."""
    return heraldry(players, **options).shield(0, d4=6)


@proves("B-SHIELDS-6a")
def test_6_names_one_other_player_once_and_for_good() -> None:
    scene = copier(3).silver(0, 0)
    assert scene.legal() == ["1:workers", "2:workers", "end", "copy:1", "copy:2"]
    assert scene.why("copy:0") == ("no-such-player", "B-SHIELDS-6a")
    assert scene.why("copy:3") == ("no-such-player", "B-SHIELDS-6a")
    scene.do("copy:2")
    assert look(scene.s, None, "seats", 0, "named") == 2
    # It is a free decision beside the actions.
    assert scene.legal() == ["1:workers", "2:workers", "end"]
    for other in (1, 2):
        assert scene.why(f"copy:{other}") == ("already-named", "B-SHIELDS-6a")
    scene.do("end", "end", "end")
    assert scene.why("copy:1") == ("already-named", "B-SHIELDS-6a")


@proves("B-SHIELDS-6a")
def test_6_only_its_owner_names_and_only_in_the_own_turn() -> None:
    scene = copier(3).do("end")
    assert scene.why("copy:0") == ("no-naming", "B-SHIELDS-6a")
    assert scene.why("copy:1", 0) == ("not-your-turn", "B-ROUND-4")
    scene.do("end", "end", "copy:1")
    assert scene.s.named == [1, -1, -1]


@proves("B-SHIELDS-6a")
def test_6_from_the_turn_it_is_taken_on() -> None:
    scene = heraldry().shields_in(4, 6).dice(0, 4, 4)
    assert scene.why("copy:1") == ("no-naming", "B-SHIELDS-6a")
    scene.do("shield:6")
    assert scene.why("copy:1") == ("crest-first", "B-SHIELD-8")
    scene.do("crest:d4", "copy:1")
    assert scene.s.named == [1, -1]


@proves("B-SHIELDS-6a")
def test_6_names_among_open_follow_ups_but_not_before_a_discard() -> None:
    scene = copier().lay(0, c3="bank").lay(1, c4="monastery14").store(0, "castle").dice(0, 6, 1)
    scene.do("6:place:castle@b3", "copy:1", "*:workers")
    assert scene.s.workers[0] == 4
    scene = copier().store(0, "mine", "ship", "cow2").depot(1, "ship").do("1:take:ship@1")
    assert scene.why("copy:1") == ("discard-first", "B-STORE-4")
    scene.do("discard:mine", "copy:1")


@proves("B-SHIELDS-6b")
def test_6_at_the_latest_a_player_is_named_before_the_final_scoring() -> None:
    scene = copier(3).lay(0, e3="mine", c3="watchtower").lay(2, c4="monastery17").silver(0, 1)
    scene.phase("E").close_phase().do("tribute:0")
    # The mines have paid.
    assert (scene.actor, scene.s.silver[0]) == (0, 1)
    assert scene.legal() == ["copy:1", "copy:2"]
    assert scene.why("pass") == ("name-first", "B-SHIELDS-6b")
    assert scene.why("copy:0") == ("no-such-player", "B-SHIELDS-6a")
    one, two = scene.fork().do("copy:1"), scene.fork().do("copy:2")
    assert (one.s.actors, two.s.actors) == ((), ())
    assert (one.points(0, "monasteries"), two.points(0, "monasteries")) == (0, 4)


@proves("B-SHIELDS-6b")
def test_6_with_one_other_player_the_naming_happens_by_itself() -> None:
    scene = copier().lay(0, c3="watchtower").lay(1, c4="monastery17").silver(0, 1)
    finish(scene, "tribute:0")
    assert (scene.s.named, scene.points(0, "monasteries")) == ([1, -1], 4)


@proves("B-SHIELDS-6b")
@pytest.mark.parametrize("phase", list("ABCD"))
def test_6_at_the_end_of_other_phases_nobody_has_to_be_named(phase: str) -> None:
    scene = copier().phase(phase).silver(0, 1).close_phase().do("tribute:0")
    assert (scene.s.phase, scene.s.named) == ("ABCDE".index(phase) + 1, [-1, -1])


@proves("B-SHIELDS-6b")
def test_6_lost_in_the_last_tribute_or_named_before_nothing_is_asked() -> None:
    scene = copier(3).lay(0, c3="watchtower").lay(1, c4="monastery17").silver(0, 1)
    finish(scene.fork(), "drop:6")
    named = scene.fork().do("copy:1")
    assert finish(named, "tribute:0").points(0, "monasteries") == 4


@proves("B-SHIELDS-6c", "B-SHIELDS-6d")
def test_6_monasteries_1_and_9_to_12_work_for_the_own_duchy() -> None:
    scene = copier().lay(1, c4="monastery1", b4="monastery9", a4="monastery10")
    scene.lay(1, f3="monastery11", g2="monastery12")
    scene.lay(0, e4="bank").store(0, "bank", "ship", "mine").depot(3, "cow2")
    scene.dice(0, 2, 3)
    assert scene.why("2:place:bank@e5") == ("building-in-town", "B-BUILD-2")
    assert scene.why("2:take:cow2@3") == ("too-few-workers", "B-DIE-3")
    assert scene.why("3:place:mine@e3") == ("too-few-workers", "B-PLACE-3")
    assert scene.why("3:place:ship@d3") == ("too-few-workers", "B-PLACE-3")
    scene.do("copy:1")
    # 1: a second bank in the town; 9: with a 2 on a space of number 1.
    assert scene.fork().do("2:place:bank@e5").tile(0, "e5") == "bank"
    assert scene.fork().do("3:place:ship@d3").tile(0, "d3") == "ship"
    assert scene.fork().do("3:place:mine@e3").tile(0, "e3") == "mine"
    assert scene.fork().do("2:take:cow2@3", "discard:ship").stores(0) == ["bank", "cow2", "mine"]
    # The named player loses nothing.
    other = scene.do("end").lay(1, e4="church").store(1, "church").dice(1, 2, 5)
    assert other.do("2:place:church@e5").tile(1, "e5") == "church"


@proves("B-SHIELDS-6c", "B-SHIELDS-6d")
def test_6_monasteries_2_3_4_13_and_14_bring_their_gains_to_the_own_actions() -> None:
    scene = copier().lay(1, c4="monastery2", b4="monastery3", a4="monastery4")
    scene.lay(1, f3="monastery13", g2="monastery14", e3="mine").lay(0, e3="mine", f2="mine")
    scene.goods(0, red=2).dice(0, 4, 1).silver(0, 0).do("copy:1", "4:sell:red")
    assert (scene.s.silver[0], scene.s.workers[0]) == (2, 1)
    scene.do("1:workers")
    assert (scene.s.silver[0], scene.s.workers[0]) == (3, 5)
    scene.silver(1, 0).close_phase().do("tribute:0")
    # 2 counts the own mines, for either of them.
    assert (list(scene.s.silver), list(scene.s.workers)) == ([3 - 1 + 2, 1], [5 + 2, 1])


@proves("B-SHIELDS-6c", "B-SHIELDS-6d")
def test_6_monasteries_5_to_8_work_too() -> None:
    scene = copier().lay(1, c4="monastery5", b4="monastery6", a4="monastery7", f3="monastery8")
    scene.lay(0, c3="bank", b2="cow3").store(0, "ship", "cow2").depot_goods(1, red=1)
    scene.depot_goods(2, pink=1).depot(6, "sheep2").silver(0, 1).workers(0, 3)
    assert scene.why("buy:sheep2@6:1w") == ("black-depot-only", "B-MON-6b")
    scene.dice(0, 5, 6).do("copy:1", "buy:sheep2@6:1w")
    assert (scene.s.silver[0], scene.s.workers[0]) == (0, 2)
    scene.do("5:place:ship@d5", "ship:1", "ship:2")
    assert scene.held(0) == {"red": 1, "pink": 1}
    # 8: two workers for the way of 2 from 6 to 4, of which one is enough.
    scene.do("6:place:cow2@c2")
    assert scene.s.workers[0] == 1
    assert (scene.points(0, "animals"), scene.points(0, "monasteries")) == (5, 2)


@proves("B-SHIELDS-6c", "B-SHIELDS-6d")
def test_6_monasteries_27_and_28_work_too() -> None:
    scene = copier(3, **EXTRA).lay(2, c4="monastery28", b4="monastery27").silver(0, 2)
    advance(scene, 0)
    advance(scene, 1)
    assert scene.s.queue == [1, 0, 2]
    assert scene.why("hire") == ("no-hiring", "B-EXTRA-7")
    scene.do("copy:2")
    assert scene.s.queue == [0, 1, 2]
    scene.do("hire", "hire")
    assert (scene.s.silver[0], scene.s.workers[0]) == (0, 4)
    assert scene.why("hire") == ("cannot-pay", "B-EXTRA-7")
    scene.silver(0, 1).silver(2, 1).do("end", "end")
    # 28 is used in the own turn only, with the own silver; the other still has it.
    assert scene.why("hire", 0) == ("not-your-turn", "B-ROUND-4")
    scene.do("hire")
    assert (list(scene.s.silver), list(scene.s.workers)) == ([1, 1, 0], [4, 0, 2])


@proves("B-SHIELDS-6c")
def test_6_copies_monasteries_placed_later_from_that_moment() -> None:
    scene = copier().do("copy:1", "1:workers").store(1, "monastery14")
    assert scene.s.workers[0] == 2
    scene.do("end").dice(1, 1, 2).do("1:place:monastery14@c4", "end")
    die = scene.s.dice[0]
    scene.do(f"{die}:workers")
    assert scene.s.workers[0] == 6


@proves("B-SHIELDS-6c")
def test_6_copies_nothing_before_the_naming_and_nothing_of_a_third_player() -> None:
    scene = copier(3).lay(1, c4="monastery14").lay(2, c4="monastery13").silver(0, 0)
    assert scene.fork().do("1:workers").s.workers[0] == 2
    scene.do("copy:1", "1:workers")
    assert (scene.s.workers[0], scene.s.silver[0]) == (4, 0)


@proves("B-SHIELDS-6c")
def test_6_does_not_work_the_other_way_round() -> None:
    scene = copier().lay(0, c4="monastery14").do("copy:1", "1:workers", "end", "1:workers")
    assert list(scene.s.workers) == [4, 2]


@proves("B-SHIELDS-6c")
def test_6_the_own_monasteries_go_on_working() -> None:
    scene = copier().lay(0, c4="monastery14").lay(1, c4="monastery13").silver(0, 0)
    scene.do("copy:1", "1:workers")
    assert (scene.s.workers[0], scene.s.silver[0]) == (4, 1)


@proves("B-SHIELDS-6e")
@pytest.mark.parametrize(
    ("number", "own", "others"),
    [(15, 2 * 2, 2), (17, 4, 8), (24, 8, 4), (25, 5, 1), (26, 3, 0)],
)
def test_6_scores_the_named_players_monasteries_by_the_own_things(
    number: int, own: int, others: int
) -> None:
    scene = copier(3).lay(1, c4=f"monastery{number}", c3="watchtower", e4="watchtower", b2="cow2")
    scene.lay(0, c3="watchtower", b2="pig2", c2="pig3", e6="goat2", e3="mine", f2="mine")
    scene.store(0, "mine").dice(0, 3, 3).do("3:place:mine@g1", "copy:1")
    scene.sold(0, red=2, pink=3).sold(1, red=1)
    assert scene.bonus(0) == {"mine": "large"}
    finish(scene.silver(0, 1), "tribute:0")
    assert [scene.points(seat, "monasteries") for seat in range(3)] == [own, others, 0]


@proves("B-SHIELDS-6e")
def test_6_scores_own_and_copied_monasteries_and_29() -> None:
    scene = copier(2, **{"white-castles": "on"}).lay(0, c4="monastery17", c3="watchtower")
    scene.lay(0, e4="white-castle", c5="white-castle").lay(1, c4="monastery29", c3="white-castle")
    finish(scene.silver(0, 1), "tribute:0")
    assert [scene.points(seat, "monasteries") for seat in range(2)] == [4 + 8, 4]


@proves("B-SHIELDS-6f")
def test_6_copied_monasteries_fill_no_space() -> None:
    scene = copier().lay(1, c4="monastery1", b4="monastery2", a4="monastery3", f3="monastery4")
    scene.lay(1, g2="monastery5").lay(0, c4="monastery6", b4="monastery7").do("copy:1")
    scene.store(0, "monastery15").dice(0, 3, 3).do("3:place:monastery15@a4")
    # The region of 3 is completed by the third own monastery, the colour is not.
    assert (scene.points(0), scene.bonus(0)) == (6 + 10, {})
    assert look(scene.s, None, "seats", 0, "monasteries") == [15, 7, 6]


@proves("B-SHIELDS-6f", "B-SHIELD-13")
def test_6_shield_9_beats_a_copied_monastery_3() -> None:
    scene = copier().shield(0, b3=9).lay(1, c4="monastery3", b4="monastery4").goods(0, red=1)
    scene.silver(0, 0).dice(0, 4, 1).do("copy:1", "4:sell:red")
    assert (scene.s.silver[0], scene.s.workers[0]) == (1, 1)


@proves("B-SHIELDS-6f", "B-SHIELDS-10")
def test_6_shield_10_doubles_the_points_of_copied_monasteries() -> None:
    scene = copier().shield(0, b3=10).lay(1, c4="monastery17", c3="watchtower")
    scene.lay(0, c3="watchtower", e4="watchtower")
    finish(scene.silver(0, 2), "tribute:0")
    assert [scene.points(seat, "monasteries") for seat in range(2)] == [16, 4]


@proves("B-SHIELDS-6g")
def test_6_replaced_all_copied_powers_end_at_once() -> None:
    scene = copier().shield(0, b3=11).lay(1, c4="monastery14", b4="monastery1")
    scene.lay(0, e4="bank").store(0, "castle", "bank").shields_in(2, 9).dice(0, 5, 1)
    scene.do("copy:1", "1:place:bank@e5", "5:place:castle@a2", "shield:9", "crest:d4")
    assert scene.tile(0, "e5") == "bank"
    scene.do("end", "end").store(0, "bank").dice(0, 5, 5)
    # The bank remains; a third one cannot be placed any more, and 14 brings nothing.
    assert scene.why("5:place:bank@f4") == ("building-in-town", "B-BUILD-2")
    scene.do("5:workers")
    assert scene.s.workers[0] == 2


@proves("B-SHIELDS-6g")
def test_6_lost_in_the_tribute_nothing_of_the_named_player_scores() -> None:
    scene = copier().lay(1, c4="monastery17", b4="monastery2").lay(0, c3="watchtower", e3="mine")
    scene.do("copy:1").silver(0, 1).close_phase().do("drop:6")
    # The mines have paid without the copied monastery 2.
    assert (scene.s.phase, scene.s.workers[0]) == (1, 0)
    finish(scene)
    assert scene.points(0, "monasteries") == 0


@proves("B-SHIELDS-6g")
def test_6_gone_own_monasteries_go_on_working() -> None:
    scene = copier().lay(0, c4="monastery14").lay(1, c4="monastery13").do("copy:1").silver(0, 0)
    replaced(scene, new=7)
    die = scene.s.dice[0]
    scene.do(f"{die}:workers")
    assert (scene.s.workers[0], scene.s.silver[0]) == (4, 0)
