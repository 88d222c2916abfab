"""What holds for all monasteries that change rules for their owner, 1 to 14."""

from collections.abc import Callable

import pytest

from kontor.testing import proves
from scenario_burgundy import Scene, final
from scenario_burgundy_monasteries import owning, turned

Owner = Callable[[Scene, str], Scene]


def in_the_duchy(scene: Scene, monastery: str) -> Scene:
    return scene.lay(0, c4=monastery)


def in_a_store(scene: Scene, monastery: str) -> Scene:
    return scene.store(0, *scene.stores(0), monastery)


def in_the_duchy_of_another(scene: Scene, monastery: str) -> Scene:
    return scene.lay(1, c4=monastery)


def figures(scene: Scene) -> tuple[int, int, int]:
    return scene.s.silver[0], scene.s.workers[0], scene.points(0)


@proves("B-MONASTERY-1")
@pytest.mark.parametrize(
    ("owner", "works"),
    [(in_the_duchy, True), (in_a_store, False), (in_the_duchy_of_another, False)],
)
@pytest.mark.parametrize(
    ("number", "without", "with_it"),
    [
        (3, (2, 4, 4), (3, 4, 4)),
        (4, (2, 4, 4), (2, 5, 4)),
        (8, (1, 1, 0), (1, 2, 0)),
        (13, (1, 6, 0), (2, 6, 0)),
        (14, (1, 6, 0), (1, 8, 0)),
    ],
)
def test_a_monastery_works_in_the_duchy_of_its_owner_only(
    owner: Owner,
    works: bool,
    number: int,
    without: tuple[int, int, int],
    with_it: tuple[int, int, int],
) -> None:
    scene = Scene().goods(0, red=2).depot(1, "ship").dice(0, 4, 4).workers(0, 4)
    owner(scene, f"monastery{number}")
    action = {3: "4:sell:red", 4: "4:sell:red", 8: "4:take:ship@1"}.get(number, "4:workers")
    scene.do(action)
    assert figures(scene) == (with_it if works else without)


@proves("B-MONASTERY-1")
@pytest.mark.parametrize(
    ("owner", "works"),
    [(in_the_duchy, True), (in_a_store, False), (in_the_duchy_of_another, False)],
)
@pytest.mark.parametrize(
    ("number", "stored", "workers", "action"),
    [
        (1, ["bank"], 0, "5:place:bank@f4"),
        (6, [], 2, "buy:ship@4:2w"),
        (9, ["market"], 0, "4:place:market@f4"),
        (10, ["ship"], 0, "4:place:ship@d5"),
        (11, ["mine"], 0, "5:place:mine@e3"),
        (12, [], 0, "4:take:cow2@3"),
    ],
)
def test_a_permission_belongs_to_the_owner_of_a_placed_monastery(
    owner: Owner, works: bool, number: int, stored: list[str], workers: int, action: str
) -> None:
    scene = Scene().lay(0, e4="bank").store(0, *stored).dice(0, 4, 5).workers(0, workers)
    scene.depot(3, "cow2").depot(4, "ship").silver(0, 0)
    owner(scene, f"monastery{number}")
    assert (action in scene.legal()) == works


@proves("B-MONASTERY-1")
@pytest.mark.parametrize(
    ("owner", "works"),
    [(in_the_duchy, True), (in_a_store, False), (in_the_duchy_of_another, False)],
)
def test_2_5_and_7_work_for_the_owner_of_a_placed_monastery(owner: Owner, works: bool) -> None:
    scene = Scene().lay(0, c3="bank", e3="mine").store(0, "cow2").dice(0, 1, 1)
    owner(scene, "monastery7").do("1:place:cow2@b2")
    assert scene.points(0) == 2 + works
    scene = Scene().store(0, "ship").dice(0, 2, 2).depot_goods(1, red=1).depot_goods(2, red=1)
    owner(scene, "monastery5").do("2:place:ship@d3", "ship:1")
    assert ("ship:2" in scene.legal()) == works
    scene = owner(Scene().lay(0, e3="mine"), "monastery2").last_round().end_round()
    assert scene.s.workers[0] == works


@proves("B-MONASTERY-1")
def test_a_monastery_works_from_the_moment_it_is_placed() -> None:
    scene = Scene().store(0, "monastery14").dice(0, 1, 5)
    before = scene.s.copy()
    scene.do("1:place:monastery14@c4", "5:workers")
    assert scene.s.workers[0] == 4
    scene.s = before
    scene.do("5:workers", "1:place:monastery14@c4")
    assert scene.s.workers[0] == 2


@proves("B-MONASTERY-1", "B-MON-11")
def test_a_monastery_does_not_help_to_place_itself() -> None:
    scene = Scene().store(0, "monastery11", "monastery15").dice(0, 2, 3)
    assert scene.why("2:place:monastery11@c4") == ("too-few-workers", "B-PLACE-3")
    scene.workers(0, 1).do("2:place:monastery11@c4")
    assert scene.s.workers[0] == 0
    scene.dice(0, -2, 4).do("4:place:monastery15@b4")
    assert scene.s.workers[0] == 0


@proves("B-MONASTERY-2")
def test_a_power_works_as_often_as_its_case_occurs_to_the_end() -> None:
    scene = owning(14, 3).goods(0, red=1, pink=1).silver(0, 0).dice(0, 1, 2)
    scene.do("1:workers", "2:workers")
    assert scene.s.workers[0] == 8
    scene.end_round().dice(0, 4, 3).silver(0, 0)
    scene.do("4:sell:red", "3:sell:pink")
    assert scene.s.silver[0] == 4
    scene.last_round().end_round().last_round().end_round().dice(0, 6, 6)
    assert scene.s.phase == 2
    scene.do("6:workers", "6:workers")
    assert scene.s.workers[0] == 16


@proves("B-MONASTERY-2")
@pytest.mark.parametrize("number", range(1, 15))
def test_a_monastery_with_a_power_scores_nothing_at_the_end(number: int) -> None:
    scene = owning(number).lay(0, c3="bank", b2="cow2", e4="bank").sold(0, red=2).silver(0, 0)
    assert final(scene).points(0) == 0


@proves("B-MONASTERY-3")
@pytest.mark.parametrize(
    ("monasteries", "silver", "workers"),
    [((15,), 1, 0), ((3,), 2, 0), ((4,), 1, 1), ((3, 4), 2, 1)],
)
@pytest.mark.parametrize("way", ["die", "warehouse", "castle"])
def test_3_and_4_combine_in_every_sale(
    monasteries: tuple[int, ...], silver: int, workers: int, way: str
) -> None:
    scene = owning(*monasteries).goods(0, red=3).silver(0, 0).dice(0, 4, 3)
    if way == "die":
        scene.do("4:sell:red")
    elif way == "warehouse":
        scene.store(0, "warehouse").do("3:place:warehouse@e4", "sell:red")
    else:
        scene.store(0, "castle").dice(0, 4, 6).do("6:place:castle@b3", "*:sell:red")
    assert (scene.s.silver[0], scene.s.workers[0]) == (silver, workers)
    assert scene.points(0) == 3 * 2
    assert scene.sold_pile(0) == {"red": 3}


@proves("B-MONASTERY-3", "B-MON-13a", "B-MON-14a")
@pytest.mark.parametrize(
    ("monasteries", "silver", "workers"),
    [((15,), 0, 2), ((13,), 1, 2), ((14,), 0, 4), ((13, 14), 1, 4)],
)
@pytest.mark.parametrize("way", ["die", "castle"])
def test_13_and_14_combine_when_workers_are_taken(
    monasteries: tuple[int, ...], silver: int, workers: int, way: str
) -> None:
    scene = owning(*monasteries).silver(0, 0).dice(0, 6, 5).store(0, "castle")
    if way == "die":
        scene.do("5:workers")
    else:
        scene.do("6:place:castle@b3", "*:workers")
    assert (scene.s.silver[0], scene.s.workers[0]) == (silver, workers)


# For each use of a die an action, and the value that it needs.
USES = {
    "building": ("place:church@e4", 3),
    "ship": ("place:ship@d3", 2),
    "animal": ("place:cow2@b2", 1),
    "castle": ("place:castle@b3", 6),
    "mine": ("place:mine@f2", 1),
    "monastery": ("place:monastery15@f3", 2),
    "take": ("take:cow3@3", 3),
    "sell": ("sell:pink", 3),
}
FREE = {
    9: ("building",),
    10: ("ship", "animal"),
    11: ("castle", "mine", "monastery"),
    12: ("take",),
}


def ready_for(use: str, *monasteries: int) -> Scene:
    """A scene in which only the value of the die is in question."""
    scene = owning(*monasteries).lay(0, c3="bank", e3="mine").depot(3, "cow3").goods(0, pink=1)
    verb, _, target = USES[use][0].partition(":")
    if verb == "place":
        scene.store(0, target.partition("@")[0])
    return scene


@proves("B-MON-9", "B-MON-10", "B-MON-11", "B-MON-12", "B-MONASTERY-4")
@pytest.mark.parametrize("steps", [-1, 1])
@pytest.mark.parametrize("use", list(USES))
@pytest.mark.parametrize("number", list(FREE))
def test_a_free_change_by_one_is_for_the_uses_it_names(number: int, use: str, steps: int) -> None:
    action, value = USES[use]
    die = turned(value, steps)
    scene = ready_for(use, number).dice(0, die, die)
    if use in FREE[number]:
        scene.do(f"{die}:{action}")
        assert scene.s.workers[0] == 0
    else:
        assert scene.why(f"{die}:{action}")[0] == "too-few-workers"
        scene.workers(0, 1).do(f"{die}:{action}")
        assert scene.s.workers[0] == 0


@proves("B-MON-9", "B-MON-10", "B-MON-11", "B-MON-12", "B-MONASTERY-4")
@pytest.mark.parametrize(("number", "use"), [(n, use) for n in FREE for use in FREE[n]])
@pytest.mark.parametrize(
    ("way", "workers", "with_8"),
    [(-2, 1, 1), (-1, 0, 0), (0, 0, 0), (1, 0, 0), (2, 1, 1), (3, 2, 1)],
)
def test_the_rest_of_the_way_is_paid_and_8_helps_only_with_it(
    number: int, use: str, way: int, workers: int, with_8: int
) -> None:
    action, value = USES[use]
    die = turned(value, way)
    for price, monasteries in ((workers, (number,)), (with_8, (number, 8))):
        scene = ready_for(use, *monasteries).dice(0, die, die)
        if price:
            scene.workers(0, price - 1)
            assert scene.why(f"{die}:{action}")[0] == "too-few-workers"
        scene.workers(0, price).do(f"{die}:{action}")
        assert scene.s.workers[0] == 0
