"""The solo game: points, parts in any order, the reward for a colour, the target."""

from itertools import permutations

import pytest

from kontor.testing import proves
from scenario_burgundy import GAME, Scene, fill, look, pending, solo
from scenario_burgundy_monasteries import BUILDINGS

COUNTED = BUILDINGS | {29: "white-castle"}


def at(scene: Scene, marker: int, target: int = 50) -> Scene:
    """Put the points marker and the target somewhere."""
    scene.s.marker, scene.s.target = marker, target
    return scene


def marker(scene: Scene) -> int:
    points: int = look(scene.s, 0, "solo", "marker")
    return points


def target(scene: Scene) -> int:
    points: int = look(scene.s, 0, "solo", "target")
    return points


def rewarded(*empty: str, black: tuple[str, ...] = (), **options: str) -> Scene:
    """All is filled but a6, the last mine, and some more spaces; the mine is in a store."""
    scene = fill(solo(**options), "a6", *empty).store(0, "mine").dice(0, 5, 1)
    return scene.black(*black)


# monasteries


@proves("B-SOLO-23")
@pytest.mark.parametrize("number", COUNTED)
def test_a_monastery_scores_its_buildings_at_once_and_never_again(number: int) -> None:
    building = COUNTED[number]
    scene = solo("a5", **{"white-castles": "on"}).lay(0, a2=building, a7="ship", c2="ship")
    scene.lay(0, c4=building, c1="warehouse" if number != 16 else "bank")
    scene.store(0, f"monastery{number}", building).dice(0, 3, 1)
    scene.do(f"3:place:monastery{number}@a4", "part:effect")
    assert scene.log[0].params == {"seat": 0, "points": 8}
    assert marker(scene) == 8
    scene.do("part:size")
    assert (marker(scene), pending(scene)) == (19, [])
    # One more of its buildings brings nothing, and there is no final scoring.
    scene.lay(0, b1="ship", b5=building).phase("E").last_round().do("end")
    assert marker(scene) == 19
    assert not any(event.key.startswith("final") for event in scene.log)


@proves("B-SOLO-23")
@pytest.mark.parametrize(("number", "points"), [(15, 4), (24, 8), (25, 5)])
def test_the_other_monasteries_score_at_once_too(number: int, points: int) -> None:
    """Two colours of goods sold, five tiles; two species, one of them twice."""
    scene = solo("a5").sold(0, red=3, pink=2).goods(0, brown=2)
    scene.lay(0, a2="bank", a1="cow2", a7="ship", b1="ship", b5="bank", b6="sheep2")
    scene.lay(0, c2="ship", c4="bank", c3="church", c5="cow3")
    scene.store(0, f"monastery{number}").dice(0, 3, 5)
    scene.do(f"3:place:monastery{number}@a4", "part:effect")
    assert marker(scene) == points
    scene.do("part:size", "5:sell:brown", "pass")
    assert marker(scene) == points + 11 + 4


@proves("B-SOLO-23")
def test_a_monastery_with_nothing_to_count_scores_nothing() -> None:
    scene = solo("a5").silver(0, 3).store(0, "monastery22").dice(0, 3, 5)
    scene.do("3:place:monastery22@a4", "part:effect")
    # So no points can be bought either.
    assert pending(scene) == ["parts"]
    assert marker(scene) == 0


@proves("B-SOLO-24", "B-EX-24")
def test_monastery_26_scores_3_points_for_each_complete_colour() -> None:
    scene = fill(solo(), "a1", "a2", "a4", "a7", "d1").store(0, "monastery26").dice(0, 3, 3)
    scene.do("3:place:monastery26@a4", "part:effect")
    assert marker(scene) == 6
    scene = fill(solo(), "a1", "a2", "a4", "a7").store(0, "monastery26").dice(0, 3, 3)
    scene.do("3:place:monastery26@a4", "part:effect")
    assert marker(scene) == 9


@proves("B-SOLO-23", "B-SOLO-24", "B-SOLO-28")
def test_a_colour_completed_first_by_the_reward_counts_for_26() -> None:
    scene = fill(solo(), "a1", "a2", "a4", "a7").store(0, "monastery26").dice(0, 3, 3)
    scene.black("cow2").do("3:place:monastery26@a4", "part:colour", "claim:cow2", "set:a1")
    scene.do("part:effect", "part:size", "part:phase")
    before = marker(scene)
    assert pending(scene) == ["parts"]
    scene.do("part:effect")
    assert marker(scene) == before + 12


@proves("B-SOLO-25")
def test_the_crane_counts_for_the_first_monastery_only() -> None:
    scene = solo("a5", **{"extra-tiles": "on"}).lay(0, a2="crane", a7="ship", c2="ship", c4="bank")
    scene.store(0, "monastery16", "monastery22", "monastery23").dice(0, 3, 3)
    scene.do("3:place:monastery16@a4", "part:effect")
    assert marker(scene) == 4
    at(scene.do("part:size"), 0)
    scene.do("3:place:monastery22@c6", "part:effect")
    assert marker(scene) == 4  # the bank
    for copy in (scene.s.copy(), GAME.from_position(scene.s.position())):
        assert "cranecounted=1" in copy.position()


@proves("B-SOLO-25")
@pytest.mark.parametrize("first", ["monastery16", "monastery24", "monastery15", "monastery3"])
def test_only_a_monastery_of_buildings_placed_after_the_crane_uses_it(first: str) -> None:
    scene = solo("a5", **{"extra-tiles": "on"}).lay(0, a7="ship", c2="ship", c4="bank")
    if first != "monastery16":
        scene.lay(0, a2="crane")
    scene.store(0, first, "monastery23").dice(0, 3, 3)
    scene.do(f"3:place:{first}@a4", "part:phase")
    scene.do(*[t for t in ("part:effect",) if t in scene.legal()])
    if first == "monastery16":
        scene.lay(0, a2="crane")
    at(scene, 0).do("3:place:monastery23@c6", "part:effect")
    assert marker(scene) == 4


# the reward for a colour


@proves("B-SOLO-26")
def test_completing_a_colour_gives_a_tile_of_the_black_depot_and_no_points() -> None:
    black = ("cow2", "bank", "mine", "ship")
    scene = rewarded("a1", "a2", "d13", black=black).depot(1, "warehouse")
    scene.do("5:place:mine@a6", "part:colour")
    assert (marker(scene), scene.bonus(0)) == (0, {})
    assert scene.events() == ["colour-completed"]
    assert look(scene.s, 0, "bonus_tiles") == []
    assert look(scene.s, 0, "pending")[-1] == {"kind": "claim"}
    # Where no space is left, a tile cannot be chosen, and none from the numbered depots.
    assert scene.legal() == ["pass", "claim:cow2", "claim:bank"]
    for tile in ("mine", "ship", "warehouse@1"):
        assert scene.why(f"claim:{tile}") == ("cannot-claim", "B-SOLO-26")
    scene.do("claim:cow2")
    assert (scene.events(), scene.black_tiles()) == (["tile-claimed"], ["bank", "mine", "ship"])
    assert scene.legal() == ["set:a1", "set:d13"]
    assert scene.why("pass")[0] == scene.why("end")[0] == "set-first"
    assert scene.why("set:a2") == ("wrong-colour", "B-PLACE-2")
    # Without store, die or number; its effect follows.
    scene.do("set:d13", "part:effect")
    assert (scene.tile(0, "d13"), scene.stores(0), marker(scene)) == ("cow2", [], 2)
    assert list(scene.s.dice) == [-5, 1]


@proves("B-SOLO-26")
def test_adjacency_and_one_building_of_a_type_hold() -> None:
    scene = solo("d7").lay(
        0, d6="bank", d11="mine", d5="ship", c2="ship", a7="ship", a4="monastery3"
    )
    scene.lay(0, b1="ship", b2="mine").store(0, "mine").dice(0, 5, 1).black("bank", "church")
    scene.do("5:place:mine@a6", "part:colour", "claim:bank")
    # d10 lies in the town of the bank; b9, b11 and others lie next to no tile.
    assert scene.legal() == ["set:a2", "set:b3", "set:b5", "set:c1", "set:c4", "set:d12"]
    assert scene.why("set:d10") == ("building-in-town", "B-BUILD-2")
    assert scene.why("set:b9") == ("not-adjacent", "B-PLACE-4")


@proves("B-SOLO-26")
def test_the_effect_of_the_tile_follows() -> None:
    scene = rewarded("a2", "d12", black=("boarding-house",))
    scene.do("5:place:mine@a6", "part:colour", "claim:boarding-house", "set:a2", "part:effect")
    assert scene.s.workers[0] == 4
    assert pending(scene) == ["parts", "parts"]


@proves("B-SOLO-27")
def test_a_further_colour_gives_a_further_tile() -> None:
    scene = rewarded("a1", "a2", "d12", black=("cow2", "bank"))
    scene.do("5:place:mine@a6", "part:colour", "claim:cow2", "set:a1")
    assert scene.legal() == ["part:effect", "part:size", "part:phase", "part:colour"]
    scene.do("part:colour", "claim:bank", "set:d12")
    assert scene.tile(0, "d12") == "bank"
    assert scene.black_tiles() == []
    # a1 and a6 have their other parts still open.
    assert pending(scene) == ["parts"] * 3


@proves("B-SOLO-27")
def test_the_reward_may_be_declined() -> None:
    scene = rewarded("a1", black=("cow2",)).do("5:place:mine@a6", "part:colour", "pass")
    assert scene.events() == ["effect-passed"]
    assert (scene.black_tiles(), scene.tile(0, "a1")) == (["cow2"], "")
    scene.do("part:size")
    assert pending(scene) == []
    assert scene.why("claim:cow2") == ("no-claim", "B-SOLO-26")


@proves("B-SOLO-27")
@pytest.mark.parametrize("black", [(), ("ship", "castle")])
def test_it_is_lost_if_nothing_can_be_placed(black: tuple[str, ...]) -> None:
    scene = rewarded("a1", black=black).do("5:place:mine@a6", "part:colour")
    assert scene.events() == ["colour-completed", "effect-lost"]
    assert pending(scene) == ["parts"]
    scene.do("part:phase").black("cow2")
    assert pending(scene) == []


@proves("B-SOLO-27")
def test_the_top_inn_may_be_taken_instead() -> None:
    scene = rewarded("a1", "d2", black=("cow2",), inns="on")
    scene.do("5:place:mine@a6", "part:colour")
    assert scene.legal() == ["pass", "claim:cow2", "claim:inn"]
    scene.do("claim:inn")
    assert scene.legal() == ["set:a1", "set:d2"]
    assert look(scene.s, 0, "inns") == 0
    scene.do("set:d2")
    assert look(scene.s, 0, "pending")[-1]["parts"] == ["size", "phase", "colour"]
    scene.do("part:size")
    assert marker(scene) == 10


# parts in any order

ORDERS = list(permutations(("effect", "size", "phase", "colour")))


@proves("B-SOLO-28")
@pytest.mark.parametrize("order", ORDERS, ids="-".join)
def test_the_parts_of_a_tile_in_any_order(order: tuple[str, ...]) -> None:
    scene = fill(solo(), "a1", "a4").store(0, "cow4").dice(0, 6, 1)
    scene.do("6:place:cow4@a1")
    assert scene.events() == ["tile-placed"]
    gained = {"effect": 4, "size": 1, "phase": 10, "colour": 0}
    points = 0
    for done, part in enumerate(order[:3]):
        left = [f"part:{name}" for name in gained if name in order[done:]]
        assert scene.legal() == left
        assert look(scene.s, 0, "pending") == [
            {"kind": "parts", "space": "a1", "parts": [name[5:] for name in left]}
        ]
        scene.do(f"part:{part}")
        points += gained[part]
        if done < 2:
            assert marker(scene) == points
    # The last part needs no choice.
    assert (marker(scene), pending(scene)) == (15, [])


@proves("B-SOLO-28")
def test_there_are_only_the_parts_that_a_tile_brings() -> None:
    scene = solo("d7").store(0, "cow2", "monastery3", "castle").dice(0, 6, 5)
    # One part alone is carried out by itself, and none asks for nothing.
    scene.do("6:place:cow2@d8")
    assert (scene.events(), pending(scene)) == (["tile-placed", "points-scored"], [])
    assert marker(scene) == 2
    scene.lay(0, d2="monastery4").do("5:place:monastery3@d3")
    assert (scene.events(), pending(scene)) == (["tile-placed"], [])


@proves("B-SOLO-28", "B-SOLO-32")
@pytest.mark.parametrize(
    ("order", "left"),
    [
        (("phase", "effect", "size"), 5),
        (("effect", "size", "phase"), 10),
        (("size", "phase", "effect"), 4),
    ],
)
def test_the_order_decides_what_is_lost_at_the_target(order: tuple[str, ...], left: int) -> None:
    scene = at(solo().store(0, "cow4").dice(0, 6, 1), 45).do("6:place:cow4@a1")
    for part in order[:2]:
        scene.do(f"part:{part}")
        if "action" in pending(scene):
            scene.do("pass")
    assert (marker(scene), target(scene)) == (left, 45)


@proves("B-SOLO-28")
def test_the_effect_may_come_before_the_region() -> None:
    """In the other games the region always scores first (B-PLACE-7)."""
    scene = solo("a5").store(0, "watchtower").dice(0, 4, 4).do("4:place:watchtower@a2")
    assert marker(scene) == 0
    scene.do("part:effect")
    assert (marker(scene), pending(scene)) == (4, ["parts"])


@proves("B-SOLO-29")
def test_a_part_is_carried_out_to_its_end_before_the_next() -> None:
    scene = solo().lay(0, a4="monastery3").store(0, "castle", "watchtower").dice(0, 2, 1)
    scene.do("2:place:castle@a5", "part:effect", "*:place:watchtower@a2")
    # The tower's parts come first, then those of the castle.
    assert [frame["space"] for frame in look(scene.s, 0, "pending")] == ["a5", "a2"]
    assert scene.legal() == ["part:effect", "part:size", "part:phase"]
    scene.do("part:effect", "part:size")
    assert marker(scene) == 15
    assert [frame["space"] for frame in look(scene.s, 0, "pending")] == ["a5"]
    assert scene.why("part:effect") == ("part-done", "B-SOLO-29")
    scene.do("part:phase")
    assert marker(scene) == 26


@proves("B-SOLO-29")
def test_parts_cannot_be_passed_and_nothing_else_comes_between() -> None:
    scene = solo().store(0, "cow4").dice(0, 6, 1).black("ship").silver(0, 2)
    assert scene.why("part:size") == ("no-parts", "B-SOLO-28")
    scene.do("6:place:cow4@a1")
    assert scene.why("pass") == ("parts-first", "B-SOLO-29")
    assert scene.why("end") == scene.why("1:workers") == ("effect-open", "B-TURN-3")
    # Buying a tile is possible at any moment.
    scene.do("buy:ship", "part:size")
    assert pending(scene) == ["parts"]


# buying points


@proves("B-SOLO-30", "B-SOLO-31")
def test_each_scoring_gives_its_own_chance_to_buy_points() -> None:
    scene = solo().lay(0, a4="monastery7").store(0, "cow4").dice(0, 6, 1).silver(0, 9)
    scene.do("6:place:cow4@a1", "part:effect")
    assert marker(scene) == 5
    assert scene.legal() == ["pass", *(f"points:{n}" for n in range(1, 10))]
    scene.do("points:3")
    assert scene.log[0].params == {"seat": 0, "points": 3}
    assert (marker(scene), scene.s.silver[0]) == (8, 6)
    assert scene.legal() == ["part:size", "part:phase"]
    scene.do("part:size")
    assert marker(scene) == 9
    # Then the phase value follows by itself, as the last part.
    scene.do("points:1")
    assert scene.events() == ["points-bought", "region-phase"]
    assert (marker(scene), scene.s.silver[0], pending(scene)) == (20, 5, ["points"])
    scene.do("points:5")
    assert (marker(scene), scene.s.silver[0], pending(scene)) == (25, 0, [])


@proves("B-SOLO-30")
def test_all_animals_of_a_tile_are_one_scoring() -> None:
    scene = solo("d7").lay(0, d8="cow4", d4="cow3").store(0, "cow2").dice(0, 2, 1).silver(0, 1)
    scene.do("2:place:cow2@d13", "part:effect")
    assert (marker(scene), pending(scene)) == (9, ["parts", "points"])
    scene.do("pass")
    assert pending(scene) == ["parts"]


@proves("B-SOLO-30")
@pytest.mark.parametrize("tile", ["watchtower", "geese", "monastery22", "crane"])
def test_the_effect_of_a_tile_is_a_scoring(tile: str) -> None:
    scene = solo("a5", **{"extra-tiles": "on"}).silver(0, 1).lay(0, a4="monastery3")
    space, number = {"w": ("a2", 4), "c": ("a2", 4), "g": ("a1", 6), "m": ("c6", 3)}[tile[0]]
    if tile == "monastery22":
        scene.lay(0, a7="ship", c2="ship", c4="bank")
    scene.store(0, tile).dice(0, number, 1).do(f"{number}:place:{tile}@{space}", "part:effect")
    if tile == "crane":
        scene.do("use:watchtower")
    assert marker(scene) == (2 if tile == "geese" else 4)
    assert pending(scene) == ["parts", "points"]


@proves("B-SOLO-31")
def test_the_silver_of_a_sale_can_be_used_at_once() -> None:
    scene = solo().goods(0, turquoise=2).do("1:sell:turquoise")
    assert scene.legal() == ["pass", "points:1"]
    scene.do("points:1")
    assert (marker(scene), scene.s.silver[0], pending(scene)) == (5, 0, [])


@proves("B-SOLO-31")
def test_at_no_other_moment() -> None:
    scene = solo("a5").store(0, "bank").dice(0, 4, 1).silver(0, 5)
    assert scene.why("points:1") == ("no-points-now", "B-SOLO-31")
    scene.do("4:place:bank@a2", "part:size")
    assert scene.why("points:8") == ("cannot-pay", "B-SOLO-31")
    # Once a scoring: as many as wanted in one purchase.
    scene.do("points:2")
    assert scene.why("points:1") == ("no-points-now", "B-SOLO-31")
    # Two silver are no points.
    scene.do("part:effect")
    assert scene.events() == ["silver-gained", "region-phase"]
    assert (scene.s.silver[0], pending(scene)) == (5, ["points"])
    scene.do("pass", "1:workers")
    assert scene.why("points:1") == ("no-points-now", "B-SOLO-31")


@proves("B-SOLO-31")
def test_without_silver_nothing_is_asked() -> None:
    scene = solo("a5").store(0, "watchtower").dice(0, 4, 1).do("4:place:watchtower@a2")
    scene.do("part:effect")
    assert scene.legal() == ["part:size", "part:phase"]
    scene = solo("a5").store(0, "watchtower").dice(0, 4, 1).silver(0, 2).black("mine")
    scene.do("4:place:watchtower@a2", "part:effect", "buy:mine")
    # The silver is spent: the offer is gone.
    assert scene.legal() == ["part:size", "part:phase"]


# the target


@proves("B-SOLO-32", "B-SOLO-33", "B-SOLO-34")
@pytest.mark.parametrize("before", [46, 47, 49])
def test_reaching_the_target_by_scoring(before: int) -> None:
    scene = at(solo().goods(0, turquoise=2).silver(0, 3), before).do("1:sell:turquoise")
    # Surplus is lost, and points are not for sale any more.
    assert look(scene.s, 0, "solo") == {"marker": 0, "target": 45}
    assert scene.events() == ["goods-sold", "target-reached"]
    assert scene.log[1].params == {"seat": 0, "points": 45}
    assert pending(scene) == ["action"]
    assert scene.s.silver[0] == 4


@proves("B-SOLO-32")
def test_one_point_short_is_not_reached() -> None:
    scene = at(solo().goods(0, turquoise=2), 45).do("1:sell:turquoise")
    assert look(scene.s, 0, "solo") == {"marker": 49, "target": 50}
    assert pending(scene) == ["points"]


@proves("B-SOLO-31", "B-SOLO-32")
def test_reaching_the_target_by_buying() -> None:
    scene = at(solo().goods(0, turquoise=2).silver(0, 9), 42).do("1:sell:turquoise")
    assert scene.legal() == ["pass", *(f"points:{n}" for n in range(1, 5))]
    # Nobody would pay for points that are lost.
    assert scene.why("points:5") == ("beyond-target", "B-SOLO-32")
    scene.do("points:4")
    assert scene.events() == ["points-bought", "target-reached"]
    assert look(scene.s, 0, "solo") == {"marker": 0, "target": 45}
    assert (pending(scene), scene.s.silver[0]) == (["action"], 6)


@proves("B-SOLO-32")
def test_one_scoring_reaches_the_target_once() -> None:
    scene = at(solo().goods(0, turquoise=4), 4, 5).do("1:sell:turquoise")
    assert scene.events() == ["goods-sold", "target-reached"]
    assert look(scene.s, 0, "solo") == {"marker": 0, "target": 5}
    assert pending(scene) == ["action"]


@proves("B-SOLO-30", "B-SOLO-32")
def test_size_and_phase_value_can_reach_it_twice() -> None:
    scene = solo("d7").lay(0, d2="monastery3", d3="monastery4").store(0, "monastery6")
    at(scene.dice(0, 5, 1), 12, 15).do("5:place:monastery6@d1", "part:size")
    assert look(scene.s, 0, "solo") == {"marker": 0, "target": 10}
    assert pending(scene) == ["parts", "action"]
    scene.do("*:workers")
    assert scene.events() == ["workers-gained", "region-phase", "target-reached"]
    assert look(scene.s, 0, "solo") == {"marker": 0, "target": 5}
    assert pending(scene) == ["action"]
    scene.do("*:workers")
    assert (scene.s.workers[0], pending(scene)) == (4, [])


@proves("B-SOLO-33", "B-EX-22")
def test_the_target_moves_from_50_to_45_and_40() -> None:
    scene = solo().goods(0, turquoise=3, purple=3)
    seen = [target(scene)]
    for sale in ("1:sell:turquoise", "2:sell:purple"):
        at(scene, 47, target(scene)).do(sale, "pass")
        seen.append(target(scene))
    assert seen == [50, 45, 40]


@proves("B-SOLO-5", "B-SOLO-33")
@pytest.mark.parametrize("start", [45, 50, 52, 55])
def test_it_moves_by_5_and_never_below_5(start: int) -> None:
    scene = Scene(1, "13a", mode="solo", target=str(start)).found("a3").silver(0, 0)
    seen = []
    for _ in range(13):
        seen.append(target(scene))
        scene.s.goods_bag[0] += sum(scene.s.sold)
        scene.s.sold = [0] * 6
        at(scene.goods(0, turquoise=1).dice(0, 1, 1), seen[-1] - 1, seen[-1])
        scene.do("1:sell:turquoise", "pass")
        assert marker(scene) == 0
    assert seen == [max(5, start - 5 * n) for n in range(13)]


@proves("B-SOLO-34")
def test_the_action_is_one_with_a_die_of_any_value() -> None:
    scene = solo().goods(0, turquoise=1, red=1).store(0, "cow2").depot(3, "bank")
    at(scene.depot(6, "cow3"), 48).do("1:sell:turquoise")
    assert scene.legal() == [
        *("*:take:bank@3", "*:take:cow3@6", "*:place:cow2@a1", "*:sell:red", "*:workers", "pass")
    ]
    # It uses no die and no workers.
    scene.do("*:take:cow3@6")
    assert (scene.stores(0), list(scene.s.dice)) == (["cow2", "cow3"], [-1, 2])
    assert "2:workers" in scene.legal()


@proves("B-SOLO-34")
def test_it_may_be_passed_and_13_and_14_help() -> None:
    scene = solo("d7").lay(0, d2="monastery13", d3="monastery14").goods(0, turquoise=1)
    at(scene, 48).do("1:sell:turquoise")
    scene.fork().do("pass", "2:workers")
    scene.do("*:workers")
    assert (scene.s.workers[0], scene.s.silver[0], pending(scene)) == (4, 2, [])


@proves("B-SOLO-34")
def test_it_comes_at_once_and_parts_still_open_follow() -> None:
    scene = at(solo().store(0, "cow4", "monastery3").dice(0, 6, 1), 46)
    scene.do("6:place:cow4@a1", "part:effect")
    assert pending(scene) == ["parts", "action"]
    assert scene.why("part:size") == ("no-parts", "B-SOLO-28")
    scene.do("*:place:monastery3@a4", "part:phase")
    assert marker(scene) == 11
    assert look(scene.s, 0, "pending")[0]["parts"] == ["size", "phase"]
    scene.do("part:size")
    assert (marker(scene), pending(scene)) == (22, [])


@proves("B-SOLO-34")
def test_a_target_reached_by_the_action_gives_a_further_one() -> None:
    scene = solo().goods(0, turquoise=1, red=3)
    at(scene, 4, 5).do("1:sell:turquoise", "*:sell:red")
    assert scene.events() == ["goods-sold", "target-reached"]
    assert pending(scene) == ["action"]
