"""The team game with extra tiles, inns and shields."""

import pytest

from kontor.core.errors import NotationError
from kontor.testing import proves
from scenario_burgundy import EXTRA, GAME, Scene, advance, final, look
from scenario_burgundy_team import both, partners_turn, private, see, stored, team


def heraldry(**options: str) -> Scene:
    """A team game with shields, none of them in a depot yet."""
    return team(shields="on", **options).no_shields()


def bridge(scene: Scene) -> list[tuple[int, int]]:
    """The markers from the front, upper before lower: seat and space."""
    return [(seat, see(scene, seat, "bridge")) for seat in look(scene.s, None, "next_order")]


# monastery 27


@proves("B-TEAM-19")
@pytest.mark.parametrize(("seat", "order"), [(0, [0, 2, 1, 3]), (2, [2, 0, 1, 3])])
def test_27_lifts_both_partners_and_the_one_in_turn_highest(seat: int, order: list[int]) -> None:
    scene = team(**EXTRA) if seat == 0 else partners_turn(team(**EXTRA))
    private(scene, seat, "monastery27").dice(seat, 5, 5).do("5:place:monastery27@c6")
    assert look(scene.s, None, "next_order") == order
    assert look(scene.s, None, "order") == [0, 1, 2, 3]


@proves("B-TEAM-19")
def test_27_works_in_every_stack() -> None:
    scene = advance(advance(team(**EXTRA), 0), 1)
    scene.s.queue[2:] = [3, 2]
    assert bridge(scene) == [(1, 2), (0, 2), (3, 1), (2, 1)]
    private(scene, 0, "monastery27").dice(0, 5, 5).do("5:place:monastery27@c6")
    assert bridge(scene) == [(0, 2), (1, 2), (2, 1), (3, 1)]


@proves("B-TEAM-19")
@pytest.mark.parametrize(("first", "second"), [(0, 2), (2, 0)])
def test_an_arriving_opponent_goes_below_both_who_keep_their_order(first: int, second: int) -> None:
    scene = team(**EXTRA).lay(0, c6="monastery27")
    advance(advance(scene, second), first)
    assert bridge(scene)[:2] == [(first, 2), (second, 2)]
    private(scene.do("end"), 1, "ship").dice(1, 4, 4).do("4:place:ship@d6")
    assert bridge(scene) == [(first, 2), (second, 2), (1, 2), (3, 1)]


@proves("B-TEAM-19")
@pytest.mark.parametrize("seat", [0, 2])
def test_of_two_partners_the_arriving_one_lies_on_top(seat: int) -> None:
    scene = team(**EXTRA).lay(0, c6="monastery27")
    advance(advance(scene, 2 - seat), 3)
    scene = scene if seat == 0 else partners_turn(scene)
    private(scene, seat, "ship").dice(seat, 4, 4).do("4:place:ship@d6")
    assert bridge(scene) == [(seat, 2), (2 - seat, 2), (3, 2), (1, 1)]


@proves("B-TEAM-19")
def test_another_monastery_does_not_reorder_the_partners() -> None:
    scene = team(**EXTRA).store(0, "monastery27").dice(0, 5, 5).do("5:place:monastery27@c6")
    private(partners_turn(scene), 2, "monastery8").dice(2, 2, 2).do("2:place:monastery8@c5")
    assert look(scene.s, None, "next_order") == [0, 2, 1, 3]


@proves("B-TEAM-19", "B-TEAM-26")
def test_naming_the_other_team_does_not_reorder_partners_who_have_27() -> None:
    scene = heraldry(**EXTRA).store(0, "monastery27").shield(0, d7=6).dice(0, 5, 5)
    partners_turn(scene.do("5:place:monastery27@c6")).do("copy:1")
    assert look(scene.s, None, "next_order") == [0, 2, 1, 3]


@proves("B-TEAM-19", "B-TEAM-26")
def test_a_copied_27_lifts_both_markers_above_the_owners() -> None:
    scene = partners_turn(heraldry(**EXTRA).shield(0, d7=6).lay(1, c6="monastery27"))
    scene.do("copy:1")
    assert look(scene.s, None, "next_order") == [2, 0, 1, 3]


# inns and the crane


@proves("B-TEAM-20")
def test_one_inn_in_a_region_whoever_places_it() -> None:
    scene = team(inns="on").do("inn", "keep:private").dice(0, 4, 4).do("4:place:inn@d6")
    partners_turn(scene).keep_inn(2).s.inns = 0
    scene.dice(2, 5, 2)
    assert scene.why("5:place:inn@d5") == ("inn-in-region", "B-INN-7")
    scene.do("2:place:inn@e6")
    assert [scene.tile(2, space) for space in ("d6", "e6")] == ["inn", "inn"]


@proves("B-TEAM-20")
def test_a_region_with_an_inn_is_larger_for_the_partner_too() -> None:
    scene = team(inns="on").lay(0, e7="mine").silver(0, 2).do("inn", "keep:shared")
    scene.dice(0, 2, 2).do("2:place:shared.inn@e6")
    private(partners_turn(scene), 2, "mine").do("1:place:mine@e8")
    assert (scene.points(2, "regions"), scene.points(0, "regions")) == (10, 0)


@proves("B-TEAM-20")
@pytest.mark.parametrize("turns", [0, 2])
def test_the_crane_counts_once_for_the_team_at_the_end(turns: int) -> None:
    scene = team(**EXTRA).lay(0, c6="monastery16", c5="monastery17", d8="crane")
    for _ in range(turns):
        scene.do("end")
    final(scene)
    assert scene.points(0, "monasteries") + scene.points(2, "monasteries") == 4


# taking shields


@proves("B-TEAM-21")
def test_shields_are_laid_out_as_for_four() -> None:
    scene = team(shields="on")
    assert [len(depot) for depot in look(scene.s, None, "depot_shields")] == [2] * 6


@proves("B-TEAM-21")
def test_each_castle_of_the_board_carries_a_shield_of_the_team() -> None:
    scene = heraldry().shields_in(4, 7, 9).lay(0, d8="bank", d9="ship", d10="castle")
    scene.dice(0, 4, 4).dice(2, 4, 4).do("shield:7")
    assert scene.legal() == ["crest:d7", "crest:d10"]
    partners_turn(scene.do("crest:d10")).do("shield:9")
    assert scene.legal() == ["crest:d7", "crest:d10"]
    scene.do("crest:d7")
    assert both(scene, "shields") == {"d7": 9, "d10": 7}
    assert see(scene, 1, "shields") == see(scene, 3, "shields") == {}


@proves("B-TEAM-21")
def test_a_partner_may_replace_a_shield_of_the_team() -> None:
    scene = heraldry().shields_in(4, 7, 9).dice(0, 4, 4).dice(2, 4, 4)
    partners_turn(scene.do("shield:7", "crest:d7")).do("shield:9", "crest:d7")
    assert both(scene, "shields") == {"d7": 9}
    assert "shield-lost" in scene.events()


@proves("B-TEAM-21")
@pytest.mark.parametrize(("mine", "his"), [((4, 1), (4, 2)), ((1, 2), (4, 4))])
def test_a_double_needs_the_own_two_dice(mine: tuple[int, int], his: tuple[int, int]) -> None:
    scene = heraldry().shields_in(4, 7).dice(0, *mine).dice(2, *his)
    assert scene.why("shield:7") == ("no-double", "B-SHIELD-4")
    scene.dice(0, 4, 4).do("shield:7", "crest:d7")
    assert [die["used"] for die in see(scene, 0, "dice")] == [True, True]
    assert [die["used"] for die in see(scene, 2, "dice")] == [False, False]


@proves("B-TEAM-21")
def test_the_teams_workers_help_to_make_a_double() -> None:
    scene = heraldry().shields_in(4, 7).dice(0, 1, 1).dice(2, 4, 2).do("1:workers")
    partners_turn(scene).do("shield:7", "crest:d7")
    assert both(scene, "workers") == 0


# shields at work


@proves("B-TEAM-22")
def test_shield_16_gives_each_partner_a_die_in_each_own_turn() -> None:
    scene = heraldry().shield(0, d7=16).do("wild:1")
    assert scene.why("wild:2") == ("wild-used", "B-SHIELDS-16a")
    scene.do("end")
    assert scene.why("wild:1") == ("no-wild-die", "B-SHIELDS-16a")
    scene.do("end").goods(2, brown=1)
    assert scene.why("wild:5") == ("no-such-die", "B-TURN-1")
    scene.do("wild:2", "*:sell:brown")
    assert scene.why("wild:1") == ("wild-used", "B-SHIELDS-16a")
    assert [die["used"] for die in see(scene, 2, "dice")] == [False, True]
    scene.do("end", "end")
    scene.dice(0, 3, 4).do("wild:3")


@proves("B-TEAM-22")
def test_shield_11_works_for_whoever_places_a_castle() -> None:
    scene = heraldry().shield(0, d7=11).shields_in(3, 9).lay(0, d8="bank", d9="ship")
    private(private(scene, 1, "castle"), 2, "castle").lay(1, d8="bank", d9="ship")
    scene.do("end").dice(1, 6, 6).do("6:place:castle@d10")
    assert "shield:9" not in scene.legal()
    scene.do("pass", "end").dice(2, 6, 6).do("6:place:castle@d10")
    assert "shield:9" in scene.legal()
    scene.do("shield:9", "crest:d10")
    assert both(scene, "shields") == {"d7": 11, "d10": 9}


@proves("B-TEAM-22")
@pytest.mark.parametrize("seat", [0, 2])
def test_shields_of_sales_and_regions_work_for_both(seat: int) -> None:
    scene = heraldry().shield(0, d7=12, d10=17, c2=7).goods(0, turquoise=2)
    scene.lay(0, b1="mine", b4="mine", c4="mine", e6="mine", e7="mine")
    scene = scene if seat == 0 else partners_turn(scene)
    private(scene, seat, "mine").dice(seat, 1, 1).do("1:sell:turquoise", "1:place:mine@e8")
    assert scene.points(seat, "goods") == 16
    assert scene.points(seat, "regions") == 10
    assert scene.points(seat, "colours") == 14
    assert scene.points(2 - seat) == 0


@proves("B-TEAM-23")
@pytest.mark.parametrize(("front", "decider"), [(0, 0), (2, 2), (1, 0), (3, 0)])
def test_the_first_partner_on_the_bridge_decides_about_the_tribute(
    front: int, decider: int
) -> None:
    scene = advance(heraldry().shield(0, d7=7, d10=9).silver(0, 5), front).close_phase()
    assert scene.s.actors == (decider,)
    assert scene.legal() == ["drop:7", "drop:9", "tribute:0"]
    scene.do("tribute:0")
    assert both(scene, "silver") == 3
    assert (scene.s.phase, scene.s.round) == (1, 0)


@proves("B-TEAM-23")
def test_both_teams_pay_their_tribute_in_bridge_order() -> None:
    scene = advance(heraldry().shield(0, d7=7).shield(1, d7=9), 3)
    scene.close_phase()
    assert scene.s.actors == (3,)
    scene.do("tribute:0")
    assert scene.s.actors == (0,)
    scene.do("drop:7")
    assert (both(scene, "silver"), see(scene, 1, "silver")) == (2, 1)
    assert (both(scene, "shields"), see(scene, 3, "shields")) == ({}, {"d7": 9})


@proves("B-TEAM-23")
@pytest.mark.parametrize("front", [0, 2])
def test_shield_14_brings_one_tile_by_the_first_partner_with_the_own_marker(front: int) -> None:
    scene = advance(heraldry().shield(0, d7=14).depot(1, "ship").depot(4, "ship"), front)
    scene.close_phase()
    assert scene.s.actors == (front,)
    scene.do("claim:ship@1", "set:d6")
    assert scene.legal() == ["drop:14", "tribute:0"]
    assert [see(scene, seat, "bridge") for seat in (front, 2 - front)] == [3, 1]
    assert scene.tile(front, "d6") == "ship"
    assert scene.depot_tiles(4) == ["ship"]


@proves("B-TEAM-23")
@pytest.mark.parametrize("front", [0, 2])
def test_shield_15_brings_one_tile_with_the_stores_of_the_one_who_decides(front: int) -> None:
    scene = advance(heraldry().shield(0, d7=15).black("market", "bank").depot(4, "ship"), front)
    scene.close_phase().do("claim:market", "set:d8", "take:ship@4", "keep:private")
    assert stored(scene, front) == ["ship", "-", "-", "-"]
    assert stored(scene, 2 - front) == ["-", "-", "-", "-"]
    assert scene.s.actors == (front,)
    assert scene.legal() == ["drop:15", "tribute:0"]
    assert scene.black_tiles() == ["bank"]


@proves("B-TEAM-23")
def test_14_and_15_bring_one_tile_each() -> None:
    scene = heraldry().shield(0, d7=14, d10=15).black("watchtower", "bank").silver(0, 5)
    scene.depot(4, "ship").depot(1, "ship").close_phase()
    scene.do("claim:ship@4", "set:d6")
    assert scene.legal() == ["pass", "claim:watchtower", "claim:bank"]
    scene.do("claim:watchtower", "set:d8")
    assert scene.legal() == ["drop:14", "drop:15", "tribute:0"]
    scene.do("tribute:0")
    assert (scene.s.phase, both(scene, "silver")) == (1, 3)


@proves("B-TEAM-24")
@pytest.mark.parametrize("turns", [0, 2])
def test_shield_2_counts_the_gains_of_opponents_only(turns: int) -> None:
    scene = heraldry().shield(0, d7=2)
    for _ in range(turns):
        scene.do("end")
    own = scene.actor
    scene.do("1:workers")
    assert own in (0, 2)
    assert both(scene, "workers") == 2
    scene.do("end", "1:workers")
    assert both(scene, "workers") == 3
    scene.do("2:workers")
    assert both(scene, "workers") == 4
    assert see(scene, 1, "workers") == see(scene, 3, "workers") == 4
    assert scene.events().count("workers-gained") == 2


@proves("B-TEAM-24")
def test_shield_2_brings_nothing_for_the_partners_gains() -> None:
    scene = partners_turn(heraldry().shield(0, d7=2)).do("1:workers")
    assert both(scene, "workers") == 2
    assert scene.events() == ["workers-gained"]


# shield 4


@proves("B-TEAM-25")
@pytest.mark.parametrize("seat", [0, 2])
def test_with_shield_4_a_tile_always_finds_room_among_the_shared_ones(seat: int) -> None:
    scene = heraldry().shield(0, d7=4).store(0, "ship", "mine", "castle", "cow3")
    scene = scene if seat == 0 else private(partners_turn(scene), 2, "ship", "mine")
    scene.depot(1, "church").depot(2, "monastery8").do("1:take:church@1", "2:take:monastery8@2")
    assert scene.s.pending == []
    assert stored(scene, seat) == ["ship", "mine", "castle", "cow3"]
    assert both(scene, "further_stores") == ["church", "monastery8"]


@proves("B-TEAM-25")
def test_private_stores_stay_at_two_with_shield_4() -> None:
    scene = heraldry().shield(0, d7=4).store(0, "ship", "mine").depot(1, "church")
    assert scene.do("1:take:church@1").s.pending == []
    assert stored(scene, 0) == ["ship", "mine", "church", "-"]
    scene = partners_turn(heraldry().shield(0, d7=4).store(0, "ship", "mine", "castle", "cow3"))
    scene.depot(1, "church").do("1:take:church@1")
    assert scene.legal() == ["keep:private", "keep:shared"]
    other = scene.fork().do("keep:private")
    assert (stored(other, 2), both(other, "further_stores")) == (
        ["church", "-", "castle", "cow3"],
        [],
    )
    scene.do("keep:shared")
    assert (stored(scene, 2), both(scene, "further_stores")) == (
        ["-", "-", "castle", "cow3"],
        ["church"],
    )


@proves("B-TEAM-25")
def test_each_partner_places_from_the_further_stores() -> None:
    scene = heraldry().shield(0, d7=4).store(0, "ship", "mine", "castle", "cow3")
    scene.depot(1, "church").do("1:take:church@1")
    partners_turn(scene).dice(2, 4, 4).do("4:pick:church", "set:d8")
    assert scene.tile(2, "d8") == "church"
    assert both(scene, "further_stores") == []


@proves("B-TEAM-25")
@pytest.mark.parametrize("seat", [0, 2])
def test_when_shield_4_is_lost_shared_tiles_go_until_two_are_left(seat: int) -> None:
    scene = heraldry().shield(0, d7=4).store(0, "ship", "mine", "castle", "cow3").shields_in(4, 7)
    scene.depot(1, "church").depot(2, "monastery8").do("1:take:church@1", "2:take:monastery8@2")
    scene = scene if seat == 0 else private(partners_turn(scene), 2, "bank")
    mine, his = stored(scene, seat)[:2], stored(scene, 2 - seat)[:2]
    scene.dice(seat, 4, 4).do("shield:7", "crest:d7")
    assert scene.s.actors == (seat,)
    assert set(scene.legal()) == {
        *("throw:castle", "throw:church", "throw:cow3", "throw:monastery8")
    }
    private_tile = mine[0]
    assert scene.why(f"throw:{private_tile}") == ("not-stored", "B-SHIELDS-4b")
    assert scene.why("end") == ("trim-first", "B-SHIELDS-4b")
    scene.do("throw:castle")
    assert set(scene.legal()) == {"throw:church", "throw:cow3", "throw:monastery8"}
    scene.do("throw:cow3")
    assert scene.s.pending == []
    assert both(scene, "further_stores") == []
    assert sorted(stored(scene, seat)[2:]) == ["church", "monastery8"]
    assert stored(scene, seat)[:2] == mine
    assert stored(scene, 2 - seat)[:2] == his


@proves("B-TEAM-25", "B-TEAM-23")
def test_who_decides_about_the_tribute_discards_when_shield_4_goes() -> None:
    scene = heraldry().shield(0, d7=4).store(0, "ship", "mine", "castle", "cow3")
    scene.depot(1, "church").do("1:take:church@1")
    advance(scene, 2).close_phase().do("drop:4")
    assert scene.s.actors == (2,)
    assert set(scene.legal()) == {"throw:castle", "throw:church", "throw:cow3"}
    scene.do("throw:castle")
    assert stored(scene, 0) == ["ship", "mine", "church", "cow3"]
    assert stored(scene, 2)[:2] == ["-", "-"]
    assert scene.s.phase == 1


# shield 6


@proves("B-TEAM-26")
@pytest.mark.parametrize("seat", [0, 2])
def test_one_of_the_partners_names_the_other_team_in_an_own_turn(seat: int) -> None:
    scene = heraldry().shield(0, d7=6).lay(1, c6="monastery14")
    scene = scene if seat == 0 else partners_turn(scene)
    assert [text for text in scene.legal() if "copy" in text] == ["copy:1"]
    for other in (0, 2, 3):
        assert scene.why(f"copy:{other}") == ("no-such-player", "B-SHIELDS-6a")
    assert scene.do("1:workers").s.workers[seat] == 2
    scene.do("copy:1", "2:workers")
    assert both(scene, "workers") == 6
    assert both(scene, "named") == 1
    scene.do("end", "end")
    assert scene.actor == 2 - seat
    assert scene.why("copy:1") == ("already-named", "B-SHIELDS-6a")
    scene.dice(scene.actor, 1, 1).do("1:workers")
    assert both(scene, "workers") == 10


@proves("B-TEAM-26")
def test_team_b_names_team_a() -> None:
    scene = heraldry().shield(1, d7=6).lay(0, c6="monastery14").do("end")
    scene.do("end", "end")
    assert scene.actor == 3
    assert [text for text in scene.legal() if "copy" in text] == ["copy:0"]
    scene.do("copy:0", "1:workers")
    assert see(scene, 1, "workers") == 4


@proves("B-TEAM-26")
@pytest.mark.parametrize("placer", [1, 3])
def test_monasteries_that_either_opponent_adds_are_copied_too(placer: int) -> None:
    scene = private(heraldry().shield(0, d7=6).do("copy:1"), placer, "monastery14")
    while scene.actor != placer:
        scene.do("end")
    scene.dice(placer, 5, 5).do("5:place:monastery14@c6", "end")
    while scene.actor not in (0, 2):
        scene.do("end")
    die = see(scene, scene.actor, "dice")[0]["value"]
    scene.do(f"{die}:workers")
    assert both(scene, "workers") == 4


@proves("B-TEAM-26")
@pytest.mark.parametrize("named", [True, False])
@pytest.mark.parametrize("front", [0, 1, 2, 3])
def test_copied_monasteries_score_the_own_board_once(named: bool, front: int) -> None:
    scene = heraldry().shield(0, d7=6).lay(1, c6="monastery25").sold(0, red=3).sold(1, pink=2)
    advance(scene, front).silver(0, 1).silver(1, 0)
    if named:
        scene.do("copy:1")
    scene.phase("E").close_phase().do("tribute:0")
    assert scene.s.actors == ()
    assert scene.points(0, "monasteries") + scene.points(2, "monasteries") == 3
    assert scene.points(1, "monasteries") + scene.points(3, "monasteries") == 2
    assert scene.points(0, "shields") + scene.points(2, "shields") == 12


@proves("B-TEAM-26")
def test_partners_cannot_name_each_other_or_nobody() -> None:
    scene = heraldry().lay(0, c6="monastery14")
    assert scene.why("copy:1") == ("no-naming", "B-SHIELDS-6a")
    with pytest.raises(NotationError):
        scene.refused("copy:4")


# with everything


@pytest.mark.parametrize("turns", range(4))
def test_positions_with_shields_are_the_same_when_read_again(turns: int) -> None:
    scene = heraldry(**EXTRA).shield(0, d7=6, d10=4, c2=16).lay(1, c6="monastery27")
    scene.store(0, "ship", "mine", "castle", "cow3").depot(1, "church")
    scene.do("copy:1", "wild:1", "*:take:church@1")
    for _ in range(turns):
        scene.do("end")
    position = scene.s.position()
    again = GAME.read_position(scene.s.options, position)
    assert again.position() == position
    assert again.status() == []
    assert again.view(None) == scene.s.view(None)
    assert again.powers == scene.s.powers
    assert again.legal(scene.actor) == scene.s.legal(scene.actor)
