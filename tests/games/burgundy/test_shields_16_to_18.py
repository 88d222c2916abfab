"""Shields 16 to 18: a die of any value, larger regions, tiles anywhere."""

import pytest

from kontor.games.burgundy.plans import COLOURS
from kontor.testing import proves
from scenario_burgundy import GAME, Scene, look
from scenario_burgundy_shields import actions, castle_placed, heraldry, replaced

SIZE_WITH_17 = {1: 3, 2: 6, 3: 10, 4: 15, 5: 21, 6: 28, 7: 36, 8: 36}


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
    scene = replaced(heraldry().shield(0, d4=17), new=9)
    scene.lay(0, e3="mine", f2="mine").store(0, "mine")
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
    replaced(scene, new=9).store(0, "sheep2", "pig2", "mine").dice(0, 2, 5)
    # b1 lies next to the cows, which lie apart; c1 next to nothing.
    assert scene.why("5:place:pig2@c1") == ("not-adjacent", "B-PLACE-4")
    scene.do("2:place:sheep2@b1", "5:place:pig2@c1")
    assert (scene.tile(0, "b1"), scene.tile(0, "c1")) == ("sheep2", "pig2")
    assert look(scene.s, None, "seats", 0, "shields") == {"d4": 9}
