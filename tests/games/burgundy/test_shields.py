"""Shields: how they are laid out, taken, laid on castles and paid for."""

import pytest

from kontor.core.chance import SampledChance
from kontor.testing import proves
from scenario_burgundy import GAME, Asked, Scene, advance, look

DEALT = {2: [1, 1, 1, 1, 1, 1], 3: [1, 2, 1, 2, 1, 2], 4: [2, 2, 2, 2, 2, 2]}
POINTS = {
    **dict.fromkeys(range(1, 7), 12),
    **dict.fromkeys(range(7, 13), 8),
    **dict.fromkeys(range(13, 19), 4),
}
ALL = list(range(1, 19))


def heraldry(players: int = 2, **options: str) -> Scene:
    """A game with shields, none of them in a depot yet."""
    return Scene(players, shields="on", **options).no_shields()


def finish(scene: Scene, *answers: str) -> Scene:
    """Play phase E out, with these answers to what is asked at its end."""
    scene.phase("E").close_phase().do(*answers)
    assert scene.s.actors == ()
    return scene


def ring(die: int, value: int) -> int:
    """Steps from one die value to another on the ring 1-2-3-4-5-6-1."""
    way = abs(die - value)
    return min(way, 6 - way)


# in the depots


@proves("B-SHIELD-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_shields_are_dealt_by_the_number_of_players(players: int) -> None:
    seen, in_first = set(), set()
    for seed in range(60):
        s = GAME.new({"players": players, "shields": "on"}, SampledChance(seed))
        depots = look(s, None, "depot_shields")
        assert [len(depot) for depot in depots] == DEALT[players]
        numbers = [number for depot in depots for number in depot]
        assert len(set(numbers)) == len(numbers) == 18 - {2: 12, 3: 9, 4: 6}[players]
        seen |= set(numbers)
        in_first |= set(depots[0])
        assert all(look(s, None, "seats", seat, "shields") == {} for seat in range(players))
    assert seen == set(ALL)
    assert len(in_first) > 12


@proves("B-SHIELD-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_of_the_shields_left_is_equally_likely(players: int) -> None:
    chance, without = Asked(), Asked()
    GAME.new({"players": players, "shields": "on"}, chance)
    GAME.new({"players": players}, without)
    draws = [str(18 - place) for place in range(sum(DEALT[players]))]
    assert ",".join(draws) in ",".join(str(n) for n in chance.of)
    assert len(chance.of) == len(without.of) + len(draws)


@proves("B-SHIELD-1")
def test_without_the_option_there_are_no_shields() -> None:
    scene = Scene().dice(0, 4, 4)
    assert look(scene.s, None, "depot_shields") == [[]] * 6
    assert scene.why("shield:7") == ("no-such-shield", "B-SHIELD-3")
    assert scene.legal() == ["4:workers", "end"]


@proves("B-SHIELD-1", "B-SHIELD-2")
def test_a_taken_shield_is_never_replaced_and_the_others_stay_through_all_phases() -> None:
    scene = heraldry()
    for depot in range(1, 7):
        scene.shields_in(depot, depot + 6)
    scene.dice(0, 4, 4).do("shield:10", "crest:d4")
    left = [[7], [8], [9], [], [11], [12]]
    phases = []
    scene.silver(0, 9)
    while scene.s.actors:
        assert look(scene.s, None, "depot_shields") == left
        phases.append(scene.s.phase)
        scene.do("tribute:0" if "tribute:0" in scene.legal() else "end")
    assert set(phases) == {0, 1, 2, 3, 4}
    assert look(scene.s, None, "depot_shields") == left


@proves("B-SHIELD-2")
def test_dice_and_purchases_do_not_take_shields() -> None:
    scene = heraldry().lay(0, c4="monastery6").silver(0, 9)
    for depot in range(1, 7):
        scene.shields_in(depot, depot)
    assert scene.legal() == ["1:workers", "2:workers", "end"]


@proves("B-SHIELD-2")
@pytest.mark.parametrize("tile", ["market", "carpenter", "church", "castle", "ship"])
def test_no_effect_of_a_tile_takes_shields(tile: str) -> None:
    scene = heraldry().lay(0, c4="monastery5").store(0, tile).workers(0, 5).dice(0, 3, 5)
    for depot in range(1, 7):
        scene.shields_in(depot, depot)
    space = {"castle": "b3", "ship": "d5"}.get(tile, "c3")
    scene.do(f"3:place:{tile}@{space}")
    if tile == "castle":
        assert scene.legal() == ["*:workers", "pass"]
        assert scene.why("shield:5") == ("no-shield-now", "B-SHIELDS-11a")
    else:
        assert scene.s.pending == []
    assert look(scene.s, None, "depot_shields") == [[1], [2], [3], [4], [5], [6]]


# taking one


@proves("B-SHIELD-3")
def test_a_double_takes_a_shield_instead_of_both_actions() -> None:
    scene = heraldry().shields_in(4, 7).dice(0, 4, 4).silver(0, 0)
    assert scene.legal() == ["4:workers", "end", "shield:7"]
    scene.do("shield:7", "crest:d4")
    assert scene.shields_of(0) == {"d4": 7}
    assert look(scene.s, None, "depot_shields")[3] == []
    assert scene.s.dice[:2] == [-4, -4]
    assert scene.legal() == ["end"]
    assert scene.why("4:workers") == ("no-such-die", "B-TURN-1")
    assert scene.s.workers[0] == 0


@proves("B-SHIELD-3")
@pytest.mark.parametrize("wanted", [3, 15])
def test_the_player_chooses_among_the_shields_of_that_depot(wanted: int) -> None:
    scene = heraldry(4).shields_in(2, 3, 15).shields_in(5, 7).dice(0, 2, 2)
    assert [action for action in scene.legal() if "shield" in action] == ["shield:3", "shield:15"]
    assert scene.why("shield:7") == ("no-double", "B-SHIELD-4")
    scene.do(f"shield:{wanted}", "crest:d4")
    assert scene.shields_of(0) == {"d4": wanted}
    assert look(scene.s, None, "depot_shields")[1] == [18 - wanted]


@proves("B-SHIELD-3")
def test_one_double_takes_one_shield() -> None:
    scene = heraldry(4).shields_in(2, 3, 15).dice(0, 2, 2).workers(0, 9)
    scene.do("shield:3", "crest:d4")
    assert scene.why("shield:15") == ("dice-used", "B-SHIELD-3")
    assert scene.legal() == ["end"]


@proves("B-SHIELD-3")
def test_once_a_die_is_used_there_is_no_double() -> None:
    scene = heraldry().shields_in(4, 7).dice(0, 4, 4).do("4:workers").workers(0, 9)
    assert scene.why("shield:7") == ("dice-used", "B-SHIELD-3")
    assert scene.legal() == ["4:workers", "end"]


@proves("B-SHIELD-3")
def test_a_depot_without_shield_gives_none() -> None:
    scene = heraldry().shields_in(3, 7).dice(0, 4, 4)
    assert scene.why("shield:9") == ("no-such-shield", "B-SHIELD-3")
    assert scene.why("shield:7") == ("no-double", "B-SHIELD-4")
    assert scene.legal() == ["4:workers", "end"]


@proves("B-SHIELD-3")
@pytest.mark.parametrize("number", ALL)
def test_without_a_double_each_shield_is_refused_for_that_reason(number: int) -> None:
    scene = heraldry().shields_in(4, number).dice(0, 4, 3)
    assert scene.why(f"shield:{number}") == ("no-double", "B-SHIELD-4")
    assert scene.refused(f"shield:{number}").params == {"value": 4, "workers": 1, "have": 0}
    scene.no_shields()
    assert scene.why(f"shield:{number}") == ("no-such-shield", "B-SHIELD-3")


@proves("B-SHIELD-3")
def test_the_dice_of_others_make_no_double() -> None:
    scene = heraldry().shields_in(1, 7).dice(0, 1, 2).dice(1, 1, 1)
    assert scene.why("shield:7") == ("no-double", "B-SHIELD-4")
    assert scene.why("shield:7", 1) == ("not-your-turn", "B-ROUND-4")


@proves("B-SHIELD-4")
@pytest.mark.parametrize("strong", [False, True])
def test_workers_make_the_double_at_the_price_of_each_die(strong: bool) -> None:
    scene = heraldry()
    if strong:
        scene.lay(0, c4="monastery8")
    for value in range(1, 7):
        scene.no_shields().shields_in(value, 9)
        for first in range(1, 7):
            for second in range(1, 7):
                prices = [ring(first, value), ring(second, value)]
                if strong:
                    prices = [(price + 1) // 2 for price in prices]
                scene.dice(0, first, second).workers(0, sum(prices))
                assert "shield:9" in scene.legal()
                taken = scene.fork().do("shield:9")
                assert taken.s.workers[0] == 0
                if sum(prices):
                    scene.workers(0, sum(prices) - 1)
                    assert scene.why("shield:9") == ("no-double", "B-SHIELD-4")
                    assert scene.refused("shield:9").params == {
                        "value": value,
                        "workers": sum(prices),
                        "have": sum(prices) - 1,
                    }


@proves("B-SHIELD-4")
def test_a_double_may_be_turned_into_another() -> None:
    scene = heraldry().shields_in(1, 7).shields_in(6, 9).dice(0, 6, 6).workers(0, 3)
    scene.do("shield:7", "crest:d4")
    assert (scene.s.workers[0], scene.shields_of(0)) == (1, {"d4": 7})


@proves("B-EX-20", "B-SHIELD-4")
def test_two_workers_on_a_3_beside_a_5_make_a_double_of_5() -> None:
    scene = heraldry().shields_in(5, 7).dice(0, 3, 5).workers(0, 1)
    assert scene.why("shield:7") == ("no-double", "B-SHIELD-4")
    scene.workers(0, 2).do("shield:7")
    assert scene.events() == ["double-paid", "shield-taken"]
    scene.do("crest:d4")
    assert (scene.s.workers[0], scene.shields_of(0)) == (0, {"d4": 7})


@proves("B-SHIELD-5")
@pytest.mark.parametrize("number", [9, 10, 11, 12])
def test_free_changes_do_not_help_to_make_a_double(number: int) -> None:
    scene = heraldry().lay(0, c4=f"monastery{number}").shields_in(4, 7).dice(0, 3, 4)
    assert scene.why("shield:7") == ("no-double", "B-SHIELD-4")
    scene.workers(0, 1).do("shield:7")
    assert scene.s.workers[0] == 0


@proves("B-SHIELD-6", "B-SHIELDS-16a")
def test_shield_16_replaces_the_dearer_change() -> None:
    scene = heraldry().shield(0, d4=16)
    for value in range(1, 7):
        scene.no_shields().shields_in(value, 9)
        for first in range(1, 7):
            for second in range(1, 7):
                price = min(ring(first, value), ring(second, value))
                scene.dice(0, first, second).workers(0, price)
                taken = scene.fork().do("shield:9")
                assert taken.s.workers[0] == 0
                if price:
                    scene.workers(0, price - 1)
                    assert scene.why("shield:9") == ("no-double", "B-SHIELD-4")


@proves("B-SHIELD-6")
def test_shield_16_used_up_in_the_turn_does_not_help_again() -> None:
    scene = heraldry().shield(0, d4=16).shields_in(6, 9).dice(0, 3, 5).workers(0, 0)
    scene.do("wild:3")
    assert scene.why("shield:9") == ("no-double", "B-SHIELD-4")
    scene.workers(0, 1).do("shield:9")
    assert scene.s.workers[0] == 0


@proves("B-SHIELD-7")
def test_purchase_hiring_and_naming_stay_possible_before_and_after() -> None:
    scene = heraldry(2, **{"extra-tiles": "on"}).lay(0, c4="monastery28").shield(0, b3=6)
    scene.shields_in(4, 7).dice(0, 4, 4).silver(0, 4).black("mine", "ship")
    before = scene.fork().do("hire", "buy:mine", "copy:1", "shield:7", "crest:d4", "hire")
    assert before.shields_of(0) == {"b3": 6, "d4": 7}
    after = scene.fork().do("shield:7", "crest:d4", "hire", "copy:1", "buy:mine", "hire", "end")
    for each in (before, after):
        assert (each.s.silver[0], each.s.workers[0], each.stores(0)) == (0, 4, ["mine"])
        assert each.s.named[0] == 1
    assert before.legal() == ["end"]
    assert before.why("buy:ship") == ("already-bought", "B-BUY-3")


# laying it


@proves("B-SHIELD-8")
def test_a_taken_shield_must_be_laid_at_once_on_a_castle_of_the_own_duchy() -> None:
    scene = heraldry(2, **{"extra-tiles": "on"}).lay(0, c3="bank", b3="castle", c4="monastery28")
    scene.lay(1, a2="castle").store(0, "castle").black("mine").silver(0, 5)
    scene.shields_in(4, 7).shield(0, a3=6).dice(0, 4, 4).do("shield:7")
    assert scene.legal() == ["crest:a3", "crest:b3", "crest:d4"]
    for action in ("end", "pass", "buy:mine", "hire", "copy:1", "4:workers", "shield:7"):
        assert scene.why(action) == ("crest-first", "B-SHIELD-8")
    for space in ("a2", "c3", "c4", "d5", "g4"):
        assert scene.why(f"crest:{space}") == ("no-castle-there", "B-SHIELD-8")
    scene.do("crest:b3")
    assert scene.shields_of(0) == {"a3": 6, "b3": 7}
    assert scene.shields_of(1) == {}


@proves("B-SHIELD-8")
def test_white_castles_and_inns_carry_no_shield() -> None:
    scene = heraldry(2, **{"white-castles": "on", "inns": "on"}).lay(0, c3="white-castle")
    scene.lay_inn(0, "b3").shields_in(4, 7).dice(0, 4, 4).do("shield:7")
    assert scene.legal() == ["crest:d4"]
    for space in ("c3", "b3"):
        assert scene.why(f"crest:{space}") == ("no-castle-there", "B-SHIELD-8")


@proves("B-SHIELD-8")
@pytest.mark.parametrize("start", ["d4", "b3"])
def test_the_start_castle_may_carry_one_in_the_first_turn(start: str) -> None:
    if start == "d4":
        scene = heraldry()
    else:
        scene = Scene(2, "3", shields="on").found("b3", "b3").no_shields()
    assert (scene.s.phase, scene.s.round, scene.s.turn) == (0, 0, 0)
    scene.shields_in(4, 7).dice(0, 4, 4).do("shield:7", f"crest:{start}")
    assert scene.shields_of(0) == {start: 7}


@proves("B-SHIELD-9")
def test_a_castle_carries_one_shield_and_the_old_one_leaves_the_game() -> None:
    scene = heraldry().shield(0, d4=9).lay(0, b3="castle").shields_in(4, 7).dice(0, 4, 4)
    scene.do("shield:7")
    # A free castle does not have to be chosen.
    assert scene.legal() == ["crest:b3", "crest:d4"]
    scene.do("crest:d4")
    assert "shield-lost" in scene.events()
    assert scene.shields_of(0) == {"d4": 7}
    assert 9 not in scene.s.depot_shields
    assert 9 not in scene.s.crests
    finish(scene.silver(0, 1), "tribute:0")
    assert scene.points(0, "shields") == 8


@proves("B-SHIELD-9")
def test_with_a_shield_on_every_castle_one_of_them_is_replaced() -> None:
    scene = heraldry().shield(0, d4=9, b3=10, a2=12, a3=13).shields_in(4, 7).dice(0, 4, 4)
    scene.do("shield:7")
    assert scene.legal() == ["crest:a2", "crest:a3", "crest:b3", "crest:d4"]
    scene.do("crest:a3")
    assert scene.shields_of(0) == {"d4": 9, "b3": 10, "a2": 12, "a3": 7}


# how long it works


@proves("B-SHIELD-10")
def test_a_shield_works_from_the_moment_it_lies_there() -> None:
    scene = heraldry().shield(0, d4=11).shields_in(2, 12).store(0, "castle").goods(0, red=2)
    scene.lay(0, c3="bank").dice(0, 6, 4).do("6:place:castle@b3", "shield:12", "crest:b3")
    scene.do("4:sell:red")
    assert scene.points(0, "goods") == 2 * 4


@proves("B-SHIELD-10")
def test_a_shield_works_for_its_owner_only() -> None:
    scene = heraldry().shield(1, d4=12, b3=9).goods(0, red=2).dice(0, 4, 1).silver(0, 0)
    scene.do("4:sell:red")
    assert (scene.points(0, "goods"), scene.s.silver[0]) == (2 * 2, 1)


@proves("B-SHIELD-10")
def test_replaced_it_ends_at_once_and_what_it_brought_remains() -> None:
    scene = heraldry().shield(0, d4=12, b3=11).shields_in(2, 13).store(0, "castle")
    scene.goods(0, red=2, purple=2).dice(0, 4, 5).do("4:sell:red")
    assert scene.points(0, "goods") == 8
    scene.do("5:place:castle@a2", "shield:13", "crest:d4")
    assert scene.points(0, "goods") == 8
    scene.do("end", "end").dice(0, 2, 2).do("2:sell:purple")
    assert scene.points(0, "goods") == 8 + 4
    finish(scene.silver(0, 2), "tribute:0")
    assert scene.points(0, "shields") == 2 * (8 + 4)


@proves("B-SHIELD-10")
def test_lost_in_the_tribute_it_ends_and_brings_no_points() -> None:
    scene = heraldry().shield(0, d4=12, b3=7).silver(0, 1)
    scene.close_phase().do("drop:12", "tribute:0")
    assert scene.s.phase == 1
    assert (scene.shields_of(0), scene.s.crests.count(12)) == ({"b3": 7}, 0)
    scene.goods(0, red=2)
    while scene.actor != 0:
        scene.do("end")
    scene.dice(0, 4, 4).do("4:sell:red")
    assert scene.points(0, "goods") == 4
    assert finish(scene.silver(0, 1), "tribute:0").points(0, "shields") == 8


@proves("B-SHIELD-10")
def test_a_shield_is_never_moved_or_given_up_in_a_turn() -> None:
    scene = heraldry().shield(0, d4=12).lay(0, b3="castle").dice(0, 4, 4)
    assert scene.why("crest:b3") == ("no-shield-to-lay", "B-SHIELD-10")
    assert scene.why("drop:12") == ("no-tribute", "B-SHIELD-10")
    assert scene.why("tribute:0") == ("no-tribute", "B-SHIELD-11")
    assert scene.legal() == ["4:workers", "end"]


@proves("B-SHIELD-10", "B-SHIELDS-14e", "B-SHIELDS-11b")
def test_15_replaced_during_the_step_of_14_brings_no_tile() -> None:
    scene = heraldry().shield(0, d4=14, b3=15, a3=11).shields_in(3, 9)
    scene.depot(2, "castle").black("mine").close_phase()
    scene.do("claim:castle@2", "set:a2", "shield:9", "crest:b3")
    assert scene.shields_of(0) == {"d4": 14, "b3": 9, "a3": 11}
    assert look(scene.s, None, "pending") == [{"kind": "tribute"}]
    assert scene.black_tiles() == ["mine"]


@proves("B-SHIELD-10", "B-SHIELDS-14e")
def test_15_taken_during_the_step_of_14_brings_a_tile_at_once() -> None:
    scene = heraldry().shield(0, d4=14, a3=11).lay(0, b3="castle").shields_in(3, 15)
    scene.depot(2, "castle").black("mine").close_phase()
    scene.do("claim:castle@2", "set:a2", "shield:15", "crest:b3", "claim:mine", "set:e3")
    assert scene.tile(0, "e3") == "mine"


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
    assert scene.s.silver == [3, 3]
    scene.do("tribute:0")
    assert (scene.actor, scene.legal()) == (1, ["drop:14", "drop:15", "tribute:0"])
    # No mine has paid before all have paid their tribute.
    assert (scene.s.silver, scene.s.workers) == ([2, 3], [0, 0])
    scene.do("tribute:0")
    assert (scene.s.silver, scene.s.workers) == ([3, 2], [1, 0])
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
    assert (scene.s.silver, scene.s.workers[0]) == ([6 - count, 6], 5)
    assert scene.shields_of(0) == owned


@proves("B-SHIELD-14")
def test_shields_in_the_depots_cost_nothing() -> None:
    scene = heraldry(4).shields_in(1, 7, 8).shield(1, d4=9).silver(0, 4).close_phase()
    assert scene.actor == 1
    scene.do("tribute:0")
    assert (scene.s.phase, scene.s.silver[:2]) == (1, [4, 0])


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
    assert scene.s.workers == [workers, 2]


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
