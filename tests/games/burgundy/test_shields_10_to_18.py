"""The shields 10 to 18, one by one."""

import pytest

from kontor.games.burgundy.plans import COLOURS
from kontor.testing import proves
from scenario_burgundy import GAME, Scene, look

EXTRA = {"extra-tiles": "on"}
SALE = {2: 2, 3: 3, 4: 4}
SIZE_WITH_17 = {1: 3, 2: 6, 3: 10, 4: 15, 5: 21, 6: 28, 7: 36, 8: 36}


def heraldry(players: int = 2, duchies: str = "1", **options: str) -> Scene:
    """A game with shields, none of them in a depot yet."""
    return Scene(players, duchies, shields="on", **options).no_shields()


def replaced(scene: Scene, castle: str = "d4", new: int = 9) -> Scene:
    """Seat 0 takes a shield with a double and lays it on that castle; then it is in turn again."""
    scene.shields_in(4, new).dice(0, 4, 4).do(f"shield:{new}", f"crest:{castle}", "end")
    while scene.actor != 0:
        scene.do("end")
    return scene


def finish(scene: Scene, *answers: str) -> Scene:
    """Play phase E out, with these answers to what is asked at its end."""
    scene.phase("E").close_phase().do(*answers)
    assert scene.s.actors == ()
    return scene


def actions(scene: Scene, word: str) -> list[str]:
    """The legal actions with this word in them."""
    return [action for action in scene.legal() if word in action]


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


def castle_placed(scene: Scene) -> Scene:
    """Seat 0 places a castle on b3 with a 6; the other die shows 1."""
    scene.lay(0, c3="bank").store(0, "castle", *scene.stores(0)[:2]).dice(0, 6, 1)
    return scene.do("6:place:castle@b3")


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
    assert (scene.s.dice[:2], scene.s.workers[0]) == ([-6, 1], 0)
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


# 14 and 15: a tile at the end of a phase


def claimer(number: int, *tiles: str, **options: str) -> Scene:
    """Seat 0 has shield 14 or 15, with tiles in the depots (name@depot) or in the black depot."""
    scene = heraldry(2, **options).shield(0, d4=number).silver(0, 1)
    if number == 15:
        return scene.black(*tiles)
    for tile in tiles:
        name, depot = tile.split("@")
        scene.depot(int(depot), name)
    return scene


BOTH = pytest.mark.parametrize("number", [14, 15])


def at(number: int, tile: str, depot: int) -> str:
    """A tile as 14 finds it in a depot and 15 in the black depot."""
    return f"{tile}@{depot}" if number == 14 else tile


@proves("B-SHIELDS-14a", "B-SHIELDS-15")
@BOTH
@pytest.mark.parametrize("phase", list("ABCDE"))
def test_14_15_take_a_tile_at_the_end_of_each_phase(number: int, phase: str) -> None:
    scene = claimer(number, at(number, "mine", 5), at(number, "ship", 1)).phase(phase)
    scene.store(0, "cow2", "pig2", "goat2")
    assert scene.why(f"claim:{at(number, 'mine', 5)}") == ("no-claim", "B-SHIELDS-14a")
    scene.last_round().do("end")
    assert scene.why(f"claim:{at(number, 'mine', 5)}", 0) == ("not-your-turn", "B-ROUND-4")
    scene.do("end")
    assert (scene.actor, len(actions(scene, "claim:"))) == (0, 2)
    scene.do(f"claim:{at(number, 'mine', 5)}", "set:e3")
    # The tile lies in the duchy; the full stores did not matter, and it was one tile.
    assert (scene.tile(0, "e3"), scene.stores(0)) == ("mine", ["cow2", "pig2", "goat2"])
    assert scene.legal() == [f"drop:{number}", "tribute:0"]
    left = scene.depot_tiles(1) if number == 14 else scene.black_tiles()
    assert left == ["ship"]
    assert scene.depot_tiles(5) == []


@proves("B-SHIELDS-14a", "B-SHIELDS-15")
@BOTH
def test_14_15_may_be_declined(number: int) -> None:
    scene = claimer(number, at(number, "mine", 5)).close_phase().do("pass")
    assert scene.legal() == [f"drop:{number}", "tribute:0"]
    assert scene.tile(0, "e3") == ""
    scene.do("tribute:0")
    assert scene.s.phase == 1


@proves("B-SHIELDS-14a", "B-SHIELDS-15")
def test_14_takes_from_any_of_the_six_depots_and_15_from_the_black_depot() -> None:
    scene = heraldry(4).depot(1, "ship").depot(2, "castle").depot(3, "bank").depot(4, "mine")
    scene.depot(5, "monastery2").depot(6, "cow2").black("watchtower").lay(0, c3="church")
    first = scene.fork().shield(0, d4=14).close_phase()
    assert actions(first, "claim:") == [
        *("claim:ship@1", "claim:castle@2", "claim:bank@3", "claim:mine@4"),
        *("claim:monastery2@5", "claim:cow2@6"),
    ]
    assert first.why("claim:watchtower") == ("cannot-claim", "B-SHIELDS-14b")
    second = scene.fork().shield(0, d4=15).close_phase()
    assert actions(second, "claim:") == ["claim:watchtower"]
    assert second.why("claim:ship@1") == ("cannot-claim", "B-SHIELDS-14b")


@proves("B-SHIELDS-14b", "B-SHIELDS-15")
@BOTH
@pytest.mark.parametrize("space", ["d3", "d5"])
def test_14_15_need_no_number_but_colour_and_adjacency(number: int, space: str) -> None:
    scene = claimer(number, at(number, "ship", 1)).dice(0, 6, 6).workers(0, 0).close_phase()
    scene.do(f"claim:{at(number, 'ship', 1)}")
    assert scene.legal() == ["set:d3", "set:d5"]
    assert scene.why("set:c3") == ("wrong-colour", "B-PLACE-2")
    assert scene.why("set:d4") == ("space-filled", "B-PLACE-1")
    assert scene.why("set:d2") == ("not-adjacent", "B-PLACE-4")
    assert scene.why("pass") == ("set-first", "B-PLACE-1")
    assert scene.do(f"set:{space}").tile(0, space) == "ship"


@proves("B-SHIELDS-14b", "B-SHIELDS-15")
@BOTH
def test_14_15_one_building_of_a_type_per_town_holds(number: int) -> None:
    scene = claimer(number, at(number, "bank", 1)).lay(0, e4="bank").close_phase()
    scene.do(f"claim:{at(number, 'bank', 1)}")
    assert scene.legal() == ["set:c3"]
    assert scene.why("set:e5") == ("building-in-town", "B-BUILD-2")


@proves("B-SHIELDS-14b", "B-SHIELDS-15")
@BOTH
def test_14_15_a_tile_that_cannot_be_placed_cannot_be_taken(number: int) -> None:
    cow, bank = at(number, "cow2", 6), at(number, "bank", 1)
    scene = claimer(number, cow, bank).close_phase()
    assert actions(scene, "claim:") == [f"claim:{bank}"]
    assert scene.why(f"claim:{cow}") == ("cannot-claim", "B-SHIELDS-14b")
    # If there is none that can be placed, nothing is asked.
    scene = claimer(number, cow).close_phase()
    assert scene.legal() == [f"drop:{number}", "tribute:0"]
    scene = claimer(number).close_phase()
    assert scene.legal() == [f"drop:{number}", "tribute:0"]


@proves("B-SHIELDS-14b", "B-SHIELDS-15", "B-SHIELDS-18a")
@BOTH
def test_14_15_with_18_adjacency_is_dropped(number: int) -> None:
    scene = claimer(number, at(number, "cow2", 6)).shield(0, b3=18).close_phase()
    scene.do(f"claim:{at(number, 'cow2', 6)}")
    assert scene.legal() == ["set:a1", "set:b1", "set:b2", "set:c1", "set:c2", "set:e6"]
    assert scene.do("set:a1").tile(0, "a1") == "cow2"


@proves("B-SHIELDS-14c", "B-SHIELDS-15")
@BOTH
@pytest.mark.parametrize(("phase", "value"), [("A", 10), ("C", 6), ("E", 2)])
def test_14_15_trigger_the_effect_and_score_with_the_ending_phase(
    number: int, phase: str, value: int
) -> None:
    scene = claimer(number, at(number, "bank", 1)).phase(phase).close_phase()
    scene.do(f"claim:{at(number, 'bank', 1)}", "set:c3")
    assert scene.s.silver[0] == 1 + 2
    assert (scene.points(0, "regions"), scene.points(0, "phases")) == (1, value)


@proves("B-SHIELDS-14c", "B-SHIELDS-15", "B-SHIELD-11")
@BOTH
def test_14_15_a_mine_pays_in_the_same_phase(number: int) -> None:
    scene = claimer(number, at(number, "mine", 5)).close_phase()
    scene.do(f"claim:{at(number, 'mine', 5)}", "set:e3", "tribute:0")
    assert (scene.s.phase, scene.s.silver[0]) == (1, 1)


@proves("B-SHIELDS-14c", "B-SHIELDS-15")
@BOTH
def test_14_15_a_ship_takes_goods_and_moves_the_marker_at_once(number: int) -> None:
    scene = heraldry().shield(1, d4=number).silver(1, 1).depot(1, "ship").black("ship")
    scene.depot_goods(3, red=2).close_phase()
    scene.do(f"claim:{at(number, 'ship', 1)}", "set:d5", "ship:3")
    assert (scene.held(1), scene.s.bridge, scene.s.queue) == ({"red": 2}, [0, 1], [1, 0])
    scene.do("tribute:0")
    assert (scene.s.phase, scene.s.order, scene.actor) == (1, [1, 0], 1)


@proves("B-SHIELDS-14c", "B-SHIELDS-15")
@BOTH
def test_14_15_a_castle_gives_its_action(number: int) -> None:
    scene = claimer(number, at(number, "castle", 2)).lay(0, c3="church").store(0, "mine")
    scene.depot(4, "bank").close_phase().do(f"claim:{at(number, 'castle', 2)}", "set:b3")
    assert {"*:place:mine@e3", "*:take:bank@4", "*:workers", "pass"} == set(scene.legal())
    scene.do("*:place:mine@e3", "tribute:0")
    assert (scene.tile(0, "e3"), scene.s.silver[0]) == ("mine", 1)


@proves("B-SHIELDS-14d", "B-SHIELDS-15")
@BOTH
@pytest.mark.parametrize("step", ["claim", "set", "action"])
def test_14_15_no_purchase_hiring_naming_or_wild_die(number: int, step: str) -> None:
    options = {"extra-tiles": "on", "inns": "on"}
    castle = at(number, "castle", 2)
    tiles = [castle] if number == 14 else [castle, "mine"]
    scene = claimer(number, *tiles, **options).lay(0, c4="monastery28", c3="bank")
    if number == 14:
        scene.black("mine")
    scene.shield(0, a2=6, a3=16).silver(0, 9).workers(0, 9).close_phase()
    if step != "claim":
        scene.do(f"claim:{castle}")
    if step == "action":
        scene.do("set:b3")
    for word in ("buy", "inn", "hire", "copy", "wild"):
        forbidden = [action for action in scene.legal() if action.startswith(word)]
        assert forbidden == []
    if step == "set":
        for action in ("buy:mine", "inn", "hire", "copy:1", "wild:1"):
            assert scene.why(action) == ("set-first", "B-PLACE-1")
    else:
        assert scene.why("buy:mine") == ("no-purchase-now", "B-SHIELDS-14d")
        assert scene.why("inn") == ("no-purchase-now", "B-SHIELDS-14d")
        assert scene.why("hire") == ("no-hiring", "B-SHIELDS-14d")
        assert scene.why("copy:1") == ("no-naming", "B-SHIELDS-14d")
        assert scene.why("wild:1") == ("effect-open", "B-TURN-3")
        assert scene.why("wild:2") == ("effect-open", "B-TURN-3")
        assert scene.why("end") == ("effect-open", "B-TURN-3")


@proves("B-SHIELDS-14d", "B-SHIELDS-15")
@BOTH
def test_14_15_no_purchase_keeps_a_town_hall_open(number: int) -> None:
    scene = claimer(number, at(number, "town-hall", 1)).silver(0, 9)
    scene.s.black[3] = scene.out_of_box("mine")
    scene.close_phase().do(f"claim:{at(number, 'town-hall', 1)}", "set:e4")
    assert scene.legal() == [f"drop:{number}", "tribute:0"]


@proves("B-SHIELDS-14d")
def test_14_the_next_turn_has_its_purchase_again() -> None:
    scene = claimer(14, "mine@5").close_phase().do("claim:mine@5", "set:e3", "tribute:0")
    scene.silver(0, 2)
    assert actions(scene, "buy:") != []


@proves("B-SHIELDS-14e")
def test_14_comes_first_with_all_that_follows_then_15() -> None:
    scene = claimer(14, "castle@2").shield(0, a2=15).black("mine", "ship").lay(0, c3="bank")
    scene.silver(0, 2).close_phase()
    assert actions(scene, "claim:") == ["claim:castle@2"]
    assert scene.why("claim:mine") == ("cannot-claim", "B-SHIELDS-14b")
    scene.do("claim:castle@2", "set:b3")
    assert scene.why("claim:mine") == ("no-claim", "B-SHIELDS-14a")
    scene.do("*:workers")
    assert actions(scene, "claim:") == ["claim:mine", "claim:ship"]
    scene.do("claim:mine", "set:e3")
    assert scene.legal() == ["drop:14", "drop:15", "tribute:0"]


@proves("B-SHIELDS-14e", "B-SHIELD-12")
def test_14_and_15_of_one_player_come_before_those_of_the_next() -> None:
    scene = heraldry().shield(0, d4=15).shield(1, d4=14).depot(5, "mine").black("ship")
    scene.close_phase()
    assert (scene.actor, actions(scene, "claim:")) == (0, ["claim:ship"])
    scene.do("pass")
    assert (scene.actor, actions(scene, "claim:")) == (1, ["claim:mine@5"])


# 16: a die of any value


@proves("B-SHIELDS-16a")
@pytest.mark.parametrize(
    "action", ["*:take:cow2@6", "*:take:ship@1", "*:place:mine@e3", "*:sell:brown", "*:workers"]
)
def test_16_makes_one_die_any_value_without_workers(action: str) -> None:
    scene = heraldry().shield(0, d4=16).depot(6, "cow2").depot(1, "ship").store(0, "mine")
    scene.goods(0, brown=2).dice(0, 2, 3).workers(0, 0).silver(0, 0)
    assert scene.why(action) == ("no-effect", "B-TURN-1")
    scene.do("wild:2", action)
    if action == "*:workers":
        assert scene.s.workers[0] == 2
    else:
        assert scene.s.workers[0] == 0
    # It was one use of one die.
    assert [die < 0 for die in scene.s.dice[:2]] == [True, False]
    assert scene.why("*:take:ship@1" if "ship" not in action else "*:take:cow2@6") == (
        "no-effect",
        "B-TURN-1",
    )
    assert scene.why("wild:3") == ("wild-used", "B-SHIELDS-16a")
    scene.do("3:workers")


@proves("B-SHIELDS-16a")
def test_16_the_actions_bring_what_they_always_bring() -> None:
    scene = heraldry().shield(0, d4=16).depot(6, "cow2").store(0, "mine").goods(0, brown=2)
    scene.dice(0, 2, 2).silver(0, 0)
    assert actions(scene, "wild") == ["wild:2"]
    scene.do("wild:2")
    assert scene.fork().do("*:take:cow2@6").stores(0) == ["mine", "cow2"]
    assert scene.fork().do("*:place:mine@e3").tile(0, "e3") == "mine"
    sold = scene.fork().do("*:sell:brown")
    assert (sold.points(0), sold.s.silver[0]) == (4, 1)


@proves("B-SHIELDS-16a")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_16_one_die_a_turn_and_again_in_the_next(die: int) -> None:
    scene = heraldry().shield(0, d4=16).dice(0, die, die % 6 + 1)
    scene.do(f"wild:{die}")
    assert scene.why(f"wild:{die % 6 + 1}") == ("wild-used", "B-SHIELDS-16a")
    assert scene.why(f"wild:{die}") == ("wild-used", "B-SHIELDS-16a")
    assert actions(scene, "wild") == []
    scene.do("*:workers", "end", "end").dice(0, die, die).do(f"wild:{die}", "*:workers")
    assert scene.s.workers[0] == 4


@proves("B-SHIELDS-16a")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_16_only_its_owner_and_only_with_an_own_die(die: int) -> None:
    other = die % 6 + 1
    scene = heraldry().shield(1, d4=16).dice(0, die, die)
    assert scene.why(f"wild:{die}") == ("no-wild-die", "B-SHIELDS-16a")
    scene = heraldry().shield(0, d4=16).dice(0, die, die).dice(1, other, other)
    assert scene.why(f"wild:{other}") == ("no-such-die", "B-TURN-1")
    scene.do(f"{die}:workers", f"{die}:workers")
    assert scene.why(f"wild:{die}") == ("no-such-die", "B-TURN-1")


@proves("B-SHIELDS-16a")
def test_16_not_among_open_follow_ups_and_not_kept_for_later() -> None:
    scene = castle_placed(heraldry().shield(0, d4=16))
    assert scene.why("wild:1") == ("effect-open", "B-TURN-3")
    scene.do("pass", "wild:1", "end", "end")
    assert all(1 <= die <= 6 for die in scene.s.dice)


@proves("B-SHIELDS-16b")
def test_16_may_be_kept_for_the_other_die_while_workers_change_the_first() -> None:
    scene = heraldry().shield(0, d4=16).depot(3, "cow2").depot(6, "sheep2").dice(0, 2, 3)
    scene.workers(0, 1).do("2:take:cow2@3")
    assert scene.s.workers[0] == 0
    scene.do("wild:3", "*:take:sheep2@6")
    assert scene.stores(0) == ["cow2", "sheep2"]


@proves("B-SHIELDS-16b")
def test_16_may_be_kept_while_a_free_change_turns_the_first_die() -> None:
    scene = heraldry().shield(0, d4=16).lay(0, c4="monastery12").depot(3, "cow2")
    scene.depot(6, "sheep2").dice(0, 2, 3).do("2:take:cow2@3", "wild:3", "*:take:sheep2@6")
    assert scene.s.workers[0] == 0


@proves("B-SHIELDS-16b")
def test_16_free_changes_add_nothing() -> None:
    def wild(*monasteries: int) -> Scene:
        scene = heraldry().shield(0, d4=16).depot(6, "cow2").depot(1, "ship")
        for space, number in zip(("c4", "b4", "a4", "f3"), monasteries, strict=True):
            scene.lay(0, **{space: f"monastery{number}"})
        scene.store(0, "mine", "bank").dice(0, 2, 2).workers(0, 3)
        return scene.do("wild:2")

    plain, free = wild(15, 16, 17, 18), wild(9, 10, 11, 12)
    assert actions(plain, "*:") == actions(free, "*:") != []
    for action in ("*:take:cow2@6", "*:place:mine@e3"):
        assert free.fork().do(action).s.workers[0] == plain.fork().do(action).s.workers[0] == 3


@proves("B-SHIELDS-16a", "B-SHIELD-10")
def test_16_replaced_before_the_die_is_used_works_no_more() -> None:
    scene = heraldry().shield(0, d4=16, a3=11).shields_in(2, 9).store(0, "castle")
    scene.depot(5, "mine").dice(0, 3, 5).workers(0, 0)
    scene.do("wild:3", "5:place:castle@a2", "shield:9", "crest:d4")
    # The die shows 3 again.
    assert actions(scene, "take") == []


# 17: regions count as larger


def regions_to_try() -> list[tuple[str, int]]:
    """For each size two regions: a duchy, and the number of the region there."""
    found: dict[int, list[tuple[str, int]]] = {}
    for duchy in GAME.tables.duchies:
        if duchy.name in [str(number) for number in range(3, 11)]:
            for region, size in enumerate(duchy.region_sizes):
                found.setdefault(size, []).append((duchy.name, region))
    assert sorted(found) == list(range(1, 9))
    return [place for size in sorted(found) for place in (found[size][0], found[size][-1])]


TILES = {
    "castle": ["castle"] * 4,
    "mine": ["mine"] * 4,
    "ship": ["ship"] * 6,
    "building": [
        *("bank", "church", "market", "watchtower", "carpenter", "warehouse", "town-hall"),
        "boarding-house",
    ],
    "monastery": [f"monastery{number}" for number in (15, 16, 17, 18, 19, 20)],
    "animal": ["cow2", "sheep2", "pig2", "goat2", "cow3", "sheep3"],
}


@proves("B-SHIELDS-17")
@pytest.mark.parametrize(("duchy", "region"), regions_to_try())
@pytest.mark.parametrize(("phase", "value"), [("A", 10), ("D", 4)])
def test_17_a_completed_region_scores_the_next_size(
    duchy: str, region: int, phase: str, value: int
) -> None:
    plan = GAME.tables.duchy(duchy)
    assert plan is not None
    names = GAME.tables.duchies[0].space_names
    spaces = [name for index, name in enumerate(names) if plan.regions[region] >> index & 1]
    castles = [name for index, name in enumerate(names) if plan.colours[0] >> index & 1]
    start = next(name for name in castles if name not in spaces)
    scene = Scene(2, duchy, shields="on").found(start, start).no_shields().phase(phase)
    # Shield 18 spares the tiles that would lead to the region.
    scene.shield(0, **{start: 17})
    second = next(name for name in castles if name not in (start, *spaces))
    scene.shield(0, **{second: 18})
    *laid, last = spaces
    tiles = TILES[COLOURS[plan.colour_of[names.index(last)]]]
    for space, tile in zip(laid, tiles, strict=False):
        scene.lay(0, **{space: tile})
    number = plan.number_of[names.index(last)]
    final_tile = tiles[len(laid)]
    scene.store(0, final_tile).dice(0, number, number).do(f"{number}:place:{final_tile}@{last}")
    assert scene.points(0, "regions") == SIZE_WITH_17[len(spaces)]
    assert scene.points(0, "phases") == value


@proves("B-SHIELDS-17")
def test_17_works_only_while_it_lies_and_only_for_its_owner() -> None:
    scene = heraldry().shield(1, d4=17).lay(0, e3="mine", f2="mine").store(0, "mine")
    scene.dice(0, 3, 3).do("3:place:mine@g1")
    assert scene.points(0, "regions") == 6
    scene = replaced(heraldry().shield(0, d4=17)).lay(0, e3="mine", f2="mine").store(0, "mine")
    scene.dice(0, 3, 3).do("3:place:mine@g1")
    assert scene.points(0, "regions") == 6


@proves("B-EX-21", "B-SHIELDS-17")
def test_17_a_region_of_3_scores_10_instead_of_6_and_the_colour_bonus_stays() -> None:
    scene = heraldry().lay(0, e3="mine", f2="mine").store(0, "mine").dice(0, 3, 3)
    plain = scene.fork().do("3:place:mine@g1")
    assert plain.points(0, "regions") == 6
    scene.shield(0, d4=17).do("3:place:mine@g1")
    assert (scene.points(0, "regions"), scene.points(0, "phases")) == (10, 10)
    assert scene.points(0, "colours") == 5


# 18: tiles anywhere


@proves("B-SHIELDS-18a")
def test_18_tiles_may_lie_on_any_empty_space_with_colour_and_number() -> None:
    scene = heraldry().store(0, "bank").dice(0, 6, 6)
    assert scene.why("6:place:bank@f5") == ("not-adjacent", "B-PLACE-4")
    scene.shield(0, d4=18)
    assert actions(scene, "place") == ["6:place:bank@f1", "6:place:bank@f5"]
    assert scene.why("6:place:bank@g4") == ("too-few-workers", "B-PLACE-3")
    assert scene.why("6:place:bank@a1") == ("wrong-colour", "B-PLACE-2")
    scene.do("6:place:bank@f5")
    assert (scene.tile(0, "f5"), scene.s.silver[0]) == ("bank", 3)


@proves("B-SHIELDS-18a")
def test_18_one_building_of_a_type_per_town_and_empty_spaces_only() -> None:
    scene = heraldry().shield(0, d4=18).lay(0, f5="bank").store(0, "bank", "church").dice(0, 3, 6)
    assert scene.why("3:place:bank@g4") == ("building-in-town", "B-BUILD-2")
    assert scene.why("6:place:church@f5") == ("space-filled", "B-PLACE-1")
    scene.do("3:place:church@g4")
    assert scene.tile(0, "g4") == "church"


@proves("B-SHIELDS-18a")
@pytest.mark.parametrize("by", ["castle", "town-hall"])
def test_18_holds_for_castles_and_town_halls_on_any_number(by: str) -> None:
    scene = heraldry().shield(0, d4=18).store(0, by, "monastery2")
    if by == "castle":
        scene.dice(0, 4, 1).do("4:place:castle@a3", "*:place:monastery2@g2")
    else:
        scene.dice(0, 6, 1).do("6:place:town-hall@f1", "place:monastery2@g2")
    assert scene.tile(0, "g2") == "monastery2"


@proves("B-SHIELDS-18a")
def test_18_only_for_its_owner() -> None:
    scene = heraldry().shield(1, d4=18).store(0, "bank").dice(0, 6, 6)
    assert scene.why("6:place:bank@f5") == ("not-adjacent", "B-PLACE-4")
    assert actions(scene, "place") == []


@proves("B-SHIELDS-18b")
def test_18_gone_tiles_must_be_adjacent_again_to_any_tile() -> None:
    scene = heraldry().shield(0, d4=18).store(0, "cow2", "bank", "mine").dice(0, 6, 1)
    scene.do("6:place:cow2@a1", "end", "end")
    replaced(scene).store(0, "sheep2", "pig2", "mine").dice(0, 2, 5)
    # b1 lies next to the cows, which lie apart; c1 next to nothing.
    assert scene.why("5:place:pig2@c1") == ("not-adjacent", "B-PLACE-4")
    scene.do("2:place:sheep2@b1", "5:place:pig2@c1")
    assert (scene.tile(0, "b1"), scene.tile(0, "c1")) == ("sheep2", "pig2")
    assert look(scene.s, None, "seats", 0, "shields") == {"d4": 9}
