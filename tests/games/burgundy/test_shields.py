"""Shields: how they are laid out, taken, laid on castles, and how long they work."""

import pytest

from kontor.core.chance import SampledChance
from kontor.testing import proves
from scenario_burgundy import GAME, Asked, Scene, look
from scenario_burgundy_shields import ALL, finish, heraldry

DEALT = {2: [1, 1, 1, 1, 1, 1], 3: [1, 2, 1, 2, 1, 2], 4: [2, 2, 2, 2, 2, 2]}


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
    assert list(scene.s.dice[:2]) == [-4, -4]
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
    assert (scene.shields_of(0), list(scene.s.crests).count(12)) == ({"b3": 7}, 0)
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
