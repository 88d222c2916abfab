"""Changing dice with workers."""

import pytest

from kontor.testing import proves
from scenario_burgundy import Scene, why

TILES = {1: "market", 2: "castle", 3: "bank", 4: "church", 5: "mine", 6: "watchtower"}
"""A tile for each depot."""

COLOURS = {1: "turquoise", 2: "purple", 3: "pink", 4: "red", 5: "brown", 6: "orange"}

COSTS = {
    1: [0, 1, 2, 3, 2, 1],
    2: [1, 0, 1, 2, 3, 2],
    3: [2, 1, 0, 1, 2, 3],
    4: [3, 2, 1, 0, 1, 2],
    5: [2, 3, 2, 1, 0, 1],
    6: [1, 2, 3, 2, 1, 0],
}
"""By what the die shows: workers for the values 1 to 6."""

WAYS = [(die, value) for die in range(1, 7) for value in range(1, 7)]


# B-EX-1: Ana turns a 2 into a 6.
@proves("B-EX-1", "B-DIE-1", "B-DIE-2")
def test_a_2_becomes_a_6_for_two_workers() -> None:
    scene = Scene().dice(0, 2, 4).workers(0, 3).depot(6, "watchtower")
    scene.do("2:take:watchtower@6")
    assert scene.stores(0) == ["watchtower"]
    assert scene.s.workers[0] == 1
    assert scene.depot_tiles(6) == []


@proves("B-DIE-1", "B-DIE-2", "B-DIE-3")
@pytest.mark.parametrize(("die", "value"), WAYS)
def test_taking_costs_the_shorter_way_round_the_ring(die: int, value: int) -> None:
    cost = COSTS[die][value - 1]
    tile = f"{TILES[value]}@{value}"
    scene = Scene().dice(0, die, die).depot(value, TILES[value])
    if cost:
        refusal = scene.workers(0, cost - 1).refused(f"{die}:take:{tile}")
        assert why(refusal) == ("too-few-workers", "B-DIE-3")
        assert refusal.params == {"die": die, "value": value, "workers": cost, "have": cost - 1}
    for spare in (0, 2):
        one = Scene().dice(0, die, die).depot(value, TILES[value]).workers(0, cost + spare)
        one.do(f"{die}:take:{tile}")
        assert one.s.workers[0] == spare
        assert one.stores(0) == [TILES[value]]


@proves("B-DIE-3")
@pytest.mark.parametrize(("die", "value"), WAYS)
def test_selling_costs_the_shorter_way_round_the_ring(die: int, value: int) -> None:
    cost = COSTS[die][value - 1]
    sale = f"{die}:sell:{COLOURS[value]}"
    scene = Scene().dice(0, die, die).goods(0, **{COLOURS[value]: 1})
    if cost:
        assert why(scene.workers(0, cost - 1).refused(sale)) == ("too-few-workers", "B-SELL-1")
    assert scene.workers(0, cost).do(sale).s.workers[0] == 0


@proves("B-DIE-3", "B-PLACE-3")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_placing_costs_the_shorter_way_round_the_ring(die: int) -> None:
    # d5 is a ship space with a 5.
    cost = COSTS[die][5 - 1]
    scene = Scene().dice(0, die, die).store(0, "ship")
    if cost:
        refusal = scene.workers(0, cost - 1).refused(f"{die}:place:ship@d5")
        assert why(refusal) == ("too-few-workers", "B-PLACE-3")
        assert refusal.params["workers"] == cost
    assert scene.workers(0, 4).do(f"{die}:place:ship@d5").s.workers[0] == 4 - cost


@proves("B-DIE-1", "B-DIE-2")
@pytest.mark.parametrize(
    ("workers", "depots"), [(0, [2]), (1, [1, 2, 3]), (2, [1, 2, 3, 4, 6]), (3, [1, 2, 3, 4, 5, 6])]
)
def test_what_a_2_reaches_with_so_many_workers(workers: int, depots: list[int]) -> None:
    scene = Scene().dice(0, 2, 2).workers(0, workers)
    for depot, tile in TILES.items():
        scene.depot(depot, tile)
    takes = [action for action in scene.legal() if "take" in action]
    assert takes == [f"2:take:{TILES[depot]}@{depot}" for depot in depots]


@proves("B-DIE-4")
def test_a_changed_value_holds_for_one_use_only() -> None:
    scene = Scene().dice(0, 2, 2).workers(0, 2).depot(6, "watchtower", "cow2")
    scene.do("2:take:watchtower@6")
    assert scene.s.workers[0] == 0
    assert list(scene.s.dice[:2]) == [-2, 2]
    # The other die is still a 2, and to make it a 6 costs 2 again.
    refusal = scene.refused("2:take:cow2@6")
    assert why(refusal) == ("too-few-workers", "B-DIE-3")
    assert refusal.params["workers"] == 2
    assert why(scene.refused("6:take:cow2@6")) == ("no-such-die", "B-TURN-1")


@proves("B-DIE-4")
def test_workers_are_spent_on_nothing_but_the_use_of_a_die() -> None:
    scene = Scene().dice(0, 1, 2).workers(0, 6).silver(0, 2).black("castle").store(0, "ship")
    scene.depot(5, "mine").goods(0, red=1)
    dearer = {"1:take:mine@5": 2, "2:take:mine@5": 3, "1:sell:red": 3, "2:sell:red": 2}
    dearer |= {"1:place:ship@d3": 1, "1:place:ship@d5": 2, "2:place:ship@d5": 3}
    legal = scene.legal()
    assert legal == [
        "1:take:mine@5", "2:take:mine@5", "1:place:ship@d3", "1:place:ship@d5",
        "2:place:ship@d3", "2:place:ship@d5", "1:sell:red", "2:sell:red", "1:workers",
        "2:workers", "buy:castle", "end",
    ]  # fmt: skip
    for action in legal:
        one = Scene().dice(0, 1, 2).workers(0, 6).silver(0, 2).black("castle").store(0, "ship")
        one.depot(5, "mine").goods(0, red=1).do(action)
        gained = 2 if action.endswith(":workers") else 0
        assert one.s.workers[0] == 6 - dearer.get(action, 0) + gained


USES = {
    "building": (3, "place:bank@e4"),
    "ship": (5, "place:ship@d5"),
    "animal": (4, "place:cow2@c2"),
    "castle": (6, "place:castle@b3"),
    "mine": (4, "place:mine@e3"),
    "monastery": (5, "place:monastery16@b4"),
    "take": (1, "take:market@1"),
    "sell": (2, "sell:purple"),
}
"""The number that is needed, and what is done with the die."""

NAMED = {
    9: {"building"},
    10: {"ship", "animal"},
    11: {"castle", "mine", "monastery"},
    12: {"take"},
}


@proves("B-DIE-5")
@pytest.mark.parametrize("use", USES)
@pytest.mark.parametrize("monastery", [9, 10, 11, 12])
def test_a_free_change_shortens_the_way_by_one_for_the_use_it_names(
    monastery: int, use: str
) -> None:
    number, action = USES[use]
    free = use in NAMED[monastery]
    for way in (-3, -2, -1, 0, 1, 2):
        die = (number - 1 + way) % 6 + 1
        cost = max(0, abs(way) - 1) if free else abs(way)
        scene = Scene().lay(0, c4=f"monastery{monastery}", d3="ship").dice(0, die, die)
        scene.depot(1, "market").goods(0, purple=1)
        if use not in ("take", "sell"):
            scene.store(0, action.split(":")[1].split("@")[0])
        if cost:
            refusal = scene.workers(0, cost - 1).refused(f"{die}:{action}")
            assert refusal.reason == "too-few-workers"
            assert refusal.params["workers"] == cost
        assert scene.workers(0, cost).do(f"{die}:{action}").s.workers[0] == 0


@proves("B-DIE-5")
def test_a_free_change_serves_each_use_anew() -> None:
    scene = Scene().lay(0, c4="monastery12").dice(0, 2, 2).depot(1, "market", "ship")
    scene.do("2:take:market@1", "2:take:ship@1")
    assert scene.s.workers[0] == 0
