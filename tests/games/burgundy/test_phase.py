"""What happens before each phase and at its end."""

from collections import Counter
from collections.abc import Iterator

import pytest

from kontor.core.chance import SampledChance
from kontor.core.rows import Row
from kontor.games.burgundy.plans import COLOURS
from kontor.games.burgundy.state import BurgundyState
from kontor.testing import proves
from scenario_burgundy import GAME, Asked, Scene, advance, look, wander

COUNTS = [2, 3, 4]


def phase_starts(players: int, seed: int) -> Iterator[tuple[BurgundyState, BurgundyState]]:
    """The states just before and just after the start of each of the phases B to E."""
    for before, _, _, after in wander(players, seed):
        if after.phase != before.phase:
            yield before, after


def bag(s: BurgundyState, counts: Row) -> Counter[str]:
    return Counter({s.tables.names[kind]: count for kind, count in enumerate(counts) if count})


def on(s: BurgundyState, place: Row) -> Counter[str]:
    return Counter(s.tables.names[kind] for kind in place if kind)


@proves("B-PHASE-1", "B-ROUND-6")
@pytest.mark.parametrize("players", COUNTS)
def test_a_game_has_five_phases_of_five_rounds(players: int) -> None:
    s = GAME.new({"players": players}, SampledChance(1))
    seen = [(look(s, None, "phase"), look(s, None, "round"))]
    while s.actors:
        s.apply(s.actors[0], s.read(s.actors[0], "end"), SampledChance(1))
        now = (look(s, None, "phase"), look(s, None, "round"))
        if now != seen[-1]:
            seen.append(now)
    assert seen == [(phase, number) for phase in "ABCDE" for number in (1, 2, 3, 4, 5)]


@proves("B-PHASE-2", "B-PHASE-4", "B-PHASE-6", "B-PHASE-9")
@pytest.mark.parametrize("players", COUNTS)
def test_old_tiles_leave_the_game_and_new_ones_come_from_the_matching_stacks(players: int) -> None:
    starts = list(phase_starts(players, players))
    assert len(starts) == 4
    assert any(on(before, before.depots) and on(before, before.black) for before, _ in starts)
    for before, after in starts:
        coloured, black = bag(before, before.stacks), bag(before, before.black_stack)
        # What is new is exactly what the stacks have lost: nothing old stays or comes back.
        assert bag(after, after.stacks) + on(after, after.depots) == coloured
        assert bag(after, after.black_stack) + on(after, after.black) == black


@proves("B-PHASE-2")
def test_tiles_left_over_are_gone_in_the_next_phase() -> None:
    scene = Scene().depot(2, "monastery26", "castle").black("monastery25", "monastery24")
    scene.last_round().end_round()
    assert (scene.s.phase, scene.s.round) == (1, 0)
    names = [*scene.black_tiles(), *(t for d in range(1, 7) for t in scene.depot_tiles(d))]
    assert not {"monastery24", "monastery25", "monastery26"} & set(names)
    bags = bag(scene.s, scene.s.stacks) + bag(scene.s, scene.s.black_stack)
    assert not {"monastery24", "monastery25", "monastery26"} & set(bags)


@proves("B-PHASE-3")
def test_goods_stay_in_the_depots_between_phases() -> None:
    scene = Scene().depot_goods(1, red=2, pink=1).depot_goods(6, brown=3).last_round()
    before = scene.s.depot_goods[:]
    scene.end_round()
    gained = [now - then for now, then in zip(scene.s.depot_goods, before, strict=True)]
    # Nothing but the good of the new round has come.
    assert sorted(gained) == [0] * 35 + [1]


COLOURS_OF_PHASES = {
    2: ["building ship", "castle monastery", "animal building", "building ship",
        "mine monastery", "animal building"],
    3: ["building monastery ship", "building castle monastery", "animal building ship",
        "animal building ship", "building mine monastery", "animal building castle"],
    4: ["animal building monastery ship", "building building castle monastery",
        "animal building monastery ship", "animal building mine ship",
        "building building mine monastery", "animal building castle ship"],
}  # fmt: skip


@proves("B-PHASE-4", "B-PHASE-5")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("seed", [1, 2])
def test_each_space_is_filled_with_a_tile_of_its_kind(players: int, seed: int) -> None:
    states = [GAME.new({"players": players}, SampledChance(seed))]
    states += [after for _, after in phase_starts(players, seed)]
    assert len(states) == 5
    for phase, s in zip("ABCDE", states, strict=True):
        wanted = COLOURS_OF_PHASES[players][:]
        if players == 3 and phase in "BD":
            wanted[5] = "animal building mine"
        colours = [[COLOURS[s.tables.colour[kind]] for kind in depot if kind] for depot in six(s)]
        assert [" ".join(sorted(depot)) for depot in colours] == wanted


def six(s: BurgundyState) -> list[list[int]]:
    return [list(s.depots[depot * 4 : depot * 4 + 4]) for depot in range(6)]


@proves("B-PHASE-5")
@pytest.mark.parametrize(
    ("players", "tiles"),
    [(3, ["castle", "mine", "castle", "mine", "castle"]), (4, ["castle"] * 5)],
)
def test_the_castle_space_of_depot_6_takes_a_mine_in_b_and_d_with_three_players(
    players: int, tiles: list[str]
) -> None:
    s = GAME.new({"players": players}, SampledChance(3))
    found = []
    for phase in range(5):
        found.append(s.tables.names[s.depots[20]])
        while s.actors and s.phase == phase:
            s.apply(s.actors[0], s.read(s.actors[0], "end"), SampledChance(1))
    assert found == tiles


@proves("B-PHASE-6")
@pytest.mark.parametrize(("players", "spaces"), [(2, 4), (3, 6), (4, 8)])
def test_the_black_depot_gets_four_six_or_eight_tiles(players: int, spaces: int) -> None:
    first = GAME.new({"players": players}, SampledChance(1))
    for s in (first, *(after for _, after in phase_starts(players, 1))):
        assert sum(1 for kind in s.black if kind) == spaces


@proves("B-PHASE-6")
def test_each_black_tile_is_equally_likely_whatever_its_kind() -> None:
    # 1 draw for the first player, 6 for goods and 12 for the depots come before.
    found = Counter[str]()
    for pick in range(40):
        s = GAME.new({"players": 2}, Asked(*[0] * 19, pick))
        found[COLOURS[s.tables.colour[s.black[0]]]] += 1
    assert found == {
        "building": 16, "animal": 8, "monastery": 6, "castle": 2, "mine": 2, "ship": 6,
    }  # fmt: skip


@proves("B-PHASE-7", "B-ROUND-2")
def test_the_five_goods_of_a_phase_lie_open_and_go_to_the_depots_in_their_order() -> None:
    scene = Scene().last_round().end_round()
    laid = next(event for event in scene.log if event.key == "phase-goods").params["goods-list"]
    goods = str(laid).split(",")
    assert len(goods) == 5
    arrived = []
    for number in range(1, 6):
        left = goods[number:]
        assert all(look(scene.s, viewer, "round_goods") == left for viewer in (0, 1, None))
        good = next(event for event in scene.log if event.key == "goods-arrive")
        arrived.append(good.params["goods"])
        scene.end_round()
    assert arrived == goods


@proves("B-PHASE-8")
@pytest.mark.parametrize("players", COUNTS)
def test_a_tile_that_was_taken_is_not_replaced_within_the_phase(players: int) -> None:
    taken = 0
    for before, _, _, after in wander(players, 7):
        if after.phase == before.phase and after.actors:
            for old, new in ((before.depots, after.depots), (before.black, after.black)):
                changed = [(a, b) for a, b in zip(old, new, strict=True) if a != b]
                assert all(b == 0 for _, b in changed)
                taken += len(changed)
            assert (before.stacks, before.black_stack) == (after.stacks, after.black_stack)
    assert taken > 20


@proves("B-PHASE-9")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_with_four_players_all_seven_bags_are_empty_after_the_refill_of_phase_e(seed: int) -> None:
    *_, (before, after) = phase_starts(4, seed)
    assert (sum(before.stacks), sum(before.black_stack)) == (24, 8)
    assert (sum(after.stacks), sum(after.black_stack)) == (0, 0)


@proves("B-PHASE-9")
@pytest.mark.parametrize(
    ("players", "coloured", "black"),
    [(2, 124 - 2 - 60, 20), (3, 124 - 3 - 90, 10), (4, 124 - 4 - 120, 0)],
)
def test_what_was_never_drawn_stays_out_of_the_game(
    players: int, coloured: int, black: int
) -> None:
    *_, (_, _, _, end) = wander(players, 5)
    assert end.outcome is not None
    assert (sum(end.stacks), sum(end.black_stack)) == (coloured, black)
    assert sum(end.goods_bag) == 42 - 25 - 3 * players


@proves("B-PHASEEND-1")
@pytest.mark.parametrize("phase", "ABCDE")
def test_each_mine_in_a_duchy_pays_a_silver_at_the_end_of_a_phase(phase: str) -> None:
    scene = Scene(3).phase(phase).last_round()
    scene.lay(0, e3="mine", f2="mine").lay(2, e3="mine", f2="mine", g1="mine")
    scene.store(0, "mine").store(1, "mine", "mine")
    scene.silver(0, 0).silver(1, 1).silver(2, 2).end_round()
    assert list(scene.s.silver) == [2, 1, 5]
    assert list(scene.s.workers) == [0, 0, 0]


@proves("B-PHASEEND-1")
def test_mines_pay_only_after_the_fifth_round() -> None:
    scene = Scene().lay(0, e3="mine").silver(0, 0)
    silver = []
    for _ in range(10):
        scene.end_round()
        silver.append(scene.s.silver[0])
    assert silver == [0, 0, 0, 0, 1, 1, 1, 1, 1, 2]


@proves("B-PHASEEND-2")
def test_monastery_2_takes_effect_together_with_the_mines() -> None:
    scene = Scene().lay(0, c4="monastery2", e3="mine", f2="mine").lay(1, e3="mine")
    scene.silver(0, 0).silver(1, 0).last_round().do("end", "end")
    assert (list(scene.s.silver), list(scene.s.workers)) == ([2, 1], [2, 0])
    pays = [event for event in scene.log if event.key == "mines-pay"]
    assert [event.params for event in pays] == [
        {"seat": 0, "silver": 2},
        {"seat": 1, "silver": 1},
    ]
    gains = [event.params for event in scene.log if event.key == "workers-gained"]
    assert gains == [{"seat": 0, "workers": 2}]
    assert scene.events().index("mines-pay") < scene.events().index("phase-begins")


@proves("B-PHASEEND-2")
def test_no_monastery_but_2_does_anything_at_the_end_of_a_phase() -> None:
    for number in (*range(1, 2), *range(3, 27)):
        scene = Scene().lay(0, c4=f"monastery{number}", e3="mine").silver(0, 0).last_round()
        scene.end_round()
        assert (scene.s.silver[0], scene.s.workers[0], scene.points(0)) == (1, 0, 0)


@proves("B-PHASEEND-2")
def test_what_players_own_and_the_bridge_stay_as_they_are() -> None:
    scene = Scene(3).lay(0, d3="ship", c3="bank").store(0, "ship", "cow2").store(2, "castle")
    scene.goods(0, red=2).goods(1, pink=1).sold(2, brown=3).workers(1, 5).silver(2, 7)
    advance(scene, 2, 2)
    scene.last_round()

    def owned() -> list[list[int]]:
        s = scene.s
        rows = [s.tiles, s.stores, s.goods, s.silver, s.workers, s.points]
        return [*map(list, rows), s.sold[:], s.bridge[:], s.queue[:], s.bonus[:]]

    before = owned()
    scene.end_round()
    assert (scene.s.phase, scene.s.round) == (1, 0)
    assert owned() == before
    assert scene.s.order == [2, 0, 1]
