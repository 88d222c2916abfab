"""Inns: bought beside the black depot, for a space of any colour."""

import pytest

from kontor.core.chance import SampledChance
from kontor.games.burgundy.plans import COLOURS
from kontor.testing import proves
from scenario_burgundy import GAME, Scene, final, look

SIZE_WITH_INN = {1: 3, 2: 6, 3: 10, 4: 15, 5: 21, 6: 28, 7: 36, 8: 36}
FILLING = {
    "castle": ["castle"],
    "mine": ["mine"],
    "ship": ["ship"],
    "building": ["bank", "church", "market", "watchtower", "carpenter", "warehouse"],
    "monastery": [f"monastery{number}" for number in (15, 16, 17, 18, 19, 20)],
    "animal": ["cow2", "sheep2", "pig2", "goat2", "cow3", "sheep3"],
}


def inns(players: int = 2, duchies: str = "1", **options: str) -> Scene:
    return Scene(players, duchies, inns="on", **options)


def fill(scene: Scene, *empty: str) -> Scene:
    """Fill the duchy of seat 0 with tiles of the right colours, all but these spaces."""
    duchy = scene.s.duchies[0]
    used = dict.fromkeys(FILLING, 0)
    for index, space in enumerate(scene.s.duchies[0].space_names):
        if scene.tile(0, space) or space in empty:
            continue
        colour = COLOURS[duchy.colour_of[index]]
        tiles = FILLING[colour]
        scene.lay(0, **{space: tiles[used[colour] % len(tiles)]})
        used[colour] += 1
    return scene


# the pile


@proves("B-INN-1")
def test_one_inn_comes_in_each_phase_and_they_are_never_cleared() -> None:
    scene = inns()
    seen = []
    while scene.s.actors:
        seen.append((scene.s.phase, look(scene.s, None, "inns")))
        scene.do("end")
    assert sorted(set(seen)) == [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)]


@proves("B-INN-1")
def test_taken_inns_do_not_come_back_and_the_new_one_joins_those_left() -> None:
    scene = inns().silver(0, 2).do("inn")
    assert scene.s.inns == 0
    while scene.s.phase < 2:
        scene.do("end")
    assert scene.s.inns == 2
    scene.silver(scene.actor, 2).do("inn")
    assert scene.s.inns == 1
    while scene.s.phase < 3:
        scene.do("end")
    assert scene.s.inns == 2


# buying


@proves("B-INN-2", "B-INN-4")
def test_the_top_inn_is_bought_for_2_silver_into_a_store() -> None:
    scene = inns().silver(0, 3)
    assert "inn" in scene.legal()
    scene.do("inn")
    assert (scene.s.silver[0], scene.s.inns, scene.stores(0)) == (1, 0, ["inn"])
    assert list(scene.s.dice[:2]) == [1, 2]


@proves("B-INN-2")
def test_without_2_silver_no_inn_can_be_bought() -> None:
    scene = inns().silver(0, 1).workers(0, 5)
    assert scene.why("inn") == ("cannot-pay", "B-INN-2")
    assert scene.why("inn:1w") == ("silver-only", "B-MON-6a")
    assert scene.why("inn:2w") == ("silver-only", "B-MON-6a")


@proves("B-INN-2")
def test_it_is_the_one_purchase_of_the_turn() -> None:
    scene = inns().silver(0, 9).black("mine")
    scene.s.inns = 2
    scene.do("inn")
    assert scene.why("buy:mine") == ("already-bought", "B-BUY-3")
    assert scene.why("inn") == ("already-bought", "B-BUY-3")
    scene = inns().silver(0, 9).black("mine").do("buy:mine")
    assert scene.why("inn") == ("already-bought", "B-BUY-3")
    assert "inn" not in scene.legal()
    # In the next turn there is a purchase again.
    scene.do("end", "end").silver(0, 9).do("inn")
    assert scene.s.silver[0] == 7


@proves("B-INN-2")
def test_with_no_inn_there_none_can_be_bought() -> None:
    scene = inns().silver(0, 2).silver(1, 9).do("inn", "end")
    assert scene.why("inn") == ("no-inn", "B-INN-2")
    assert "inn" not in scene.legal()


@proves("B-INN-2")
@pytest.mark.parametrize(
    ("payment", "silver", "workers"), [("", 2, 0), (":1w", 1, 1), (":2w", 0, 2)]
)
def test_the_owner_of_6_may_pay_with_workers(payment: str, silver: int, workers: int) -> None:
    scene = inns().lay(0, c4="monastery6").silver(0, silver).workers(0, workers)
    scene.do(f"inn{payment}")
    assert (scene.s.silver[0], scene.s.workers[0], scene.stores(0)) == (0, 0, ["inn"])
    if workers:
        scene = inns().lay(0, c4="monastery6").silver(0, silver).workers(0, workers - 1)
        assert scene.why(f"inn{payment}") == ("cannot-pay", "B-INN-2")


@proves("B-INN-2")
def test_an_inn_may_be_bought_among_open_follow_ups() -> None:
    scene = inns().lay(0, c3="bank").store(0, "castle").silver(0, 2).dice(0, 6, 5)
    scene.do("6:place:castle@b3", "inn", "*:place:inn@a2")
    assert scene.tile(0, "a2") == "inn"


@proves("B-INN-3")
@pytest.mark.parametrize(
    "effect", ["castle", "church", "carpenter", "market", "white-castle", "crane", "warehouse"]
)
def test_no_effect_takes_an_inn(effect: str) -> None:
    """With tiles to take in all depots and no silver, no open effect offers an inn."""
    scene = inns(2, **{"extra-tiles": "on", "white-castles": "on"}).silver(0, 0)
    scene.s.inns = 5
    scene.depot(2, "castle").depot(4, "ship", "bank").depot(1, "ship").goods(0, red=1)
    scene.lay(0, c3="watchtower").store(0, effect).workers(0, 3).dice(0, 6, 3)
    scene.do("6:place:castle@b3" if effect == "castle" else f"3:place:{effect}@e4")
    open_effects = [scene]
    if effect == "crane":
        # As bank it brings the silver for a purchase, which is no taking by the crane.
        uses = [action for action in scene.legal() if action[:4] == "use:" and "bank" not in action]
        assert len(uses) == 7
        open_effects = [play_on(scene, use) for use in uses]
    for each in open_effects:
        taken = [action for action in each.legal() if "inn" in action]
        assert taken == []
        assert each.s.inns == 5
        assert each.why("inn") == ("cannot-pay", "B-INN-2")


def play_on(scene: Scene, action: str) -> Scene:
    """The scene after an action, the scene itself unchanged."""
    other = Scene.__new__(Scene)
    other.s, other.log = scene.s.copy(), []
    return other.do(action)


@proves("B-INN-3")
def test_no_die_takes_an_inn() -> None:
    scene = inns().silver(0, 0).workers(0, 9)
    scene.s.inns = 5
    assert scene.legal() == ["1:workers", "2:workers", "end"]


# stores


@proves("B-INN-4")
def test_with_full_stores_a_tile_is_discarded_for_the_inn() -> None:
    scene = inns().store(0, "mine", "ship", "cow2").silver(0, 2).do("inn")
    assert scene.legal() == ["discard:mine", "discard:ship", "discard:cow2"]
    assert scene.why("end") == ("discard-first", "B-STORE-4")
    assert scene.why("inn") == ("discard-first", "B-STORE-4")
    scene.do("discard:ship")
    assert scene.stores(0) == ["mine", "inn", "cow2"]


@proves("B-INN-4")
def test_a_stored_inn_takes_up_a_store_and_may_be_discarded_for_good() -> None:
    scene = inns().store(0, "mine", "ship").keep_inn(0).depot(1, "ship")
    scene.s.inns = 2
    scene.do("1:take:ship@1")
    assert scene.legal() == ["discard:mine", "discard:ship", "discard:inn"]
    scene.do("discard:inn")
    assert scene.stores(0) == ["mine", "ship", "ship"]
    assert scene.s.inns == 2


# placing


@proves("B-INN-5", "B-INN-9")
@pytest.mark.parametrize(
    ("space", "number"),
    [("c3", 3), ("c4", 1), ("d3", 2), ("d5", 5), ("e3", 4), ("b3", 6), ("b2", 1), ("c2", 4)],
)
def test_an_inn_goes_on_an_empty_space_of_any_colour(space: str, number: int) -> None:
    scene = inns().keep_inn(0).dice(0, number, 6)
    if space in ("b3", "b2", "c2"):
        scene.lay(0, c3="bank")
    scene.do(f"{number}:place:inn@{space}")
    assert scene.tile(0, space) == "inn"
    assert scene.stores(0) == []


@proves("B-INN-5", "B-INN-9")
def test_an_inn_does_not_go_on_a_filled_space_and_nothing_goes_on_an_inn() -> None:
    scene = inns().lay(0, c3="bank").keep_inn(0).dice(0, 3, 3)
    assert scene.why("3:place:inn@c3") == ("space-filled", "B-PLACE-1")
    scene = inns().lay_inn(0, "c3").store(0, "bank").keep_inn(0).dice(0, 3, 3)
    assert scene.why("3:place:bank@c3") == ("space-filled", "B-PLACE-1")
    assert scene.why("3:place:inn@c3") == ("space-filled", "B-PLACE-1")


@proves("B-INN-6")
def test_with_a_die_the_number_must_be_met_and_adjacency_holds() -> None:
    scene = inns().keep_inn(0).dice(0, 3, 3)
    assert scene.why("3:place:inn@e3") == ("too-few-workers", "B-PLACE-3")
    assert scene.why("3:place:inn@g4") == ("not-adjacent", "B-PLACE-4")
    assert scene.why("3:place:inn@a4") == ("not-adjacent", "B-PLACE-4")
    places = [action for action in scene.legal() if "place" in action]
    assert places == ["3:place:inn@c3", "3:place:inn@e4"]
    scene.workers(0, 2).do("3:place:inn@c4")
    assert (scene.tile(0, "c4"), scene.s.workers[0]) == ("inn", 0)


@proves("B-INN-6")
@pytest.mark.parametrize("number", [9, 10, 11])
@pytest.mark.parametrize(
    ("space", "value"), [("c3", 3), ("d3", 2), ("d5", 5), ("e3", 4), ("b4", 5), ("b3", 6)]
)
def test_free_changes_do_not_help_an_inn(number: int, space: str, value: int) -> None:
    scene = inns().lay(0, c4=f"monastery{number}").keep_inn(0)
    for die in (value % 6 + 1, (value - 2) % 6 + 1):
        scene.dice(0, die, die)
        assert scene.why(f"{die}:place:inn@{space}") == ("too-few-workers", "B-PLACE-3")


@proves("B-INN-6")
def test_a_castles_action_places_it_on_any_number() -> None:
    scene = inns().lay(0, c3="bank").store(0, "castle").keep_inn(0).dice(0, 6, 5)
    scene.do("6:place:castle@b3")
    assert scene.why("*:place:inn@g4") == ("not-adjacent", "B-PLACE-4")
    scene.do("*:place:inn@e3")
    assert (scene.tile(0, "e3"), scene.s.workers[0]) == ("inn", 0)


@proves("B-INN-6")
@pytest.mark.parametrize("by", ["town-hall", "crane"])
def test_town_hall_and_crane_place_it_on_any_number(by: str) -> None:
    scene = inns(2, **{"extra-tiles": "on"}).store(0, by).keep_inn(0).dice(0, 3, 6)
    scene.do(f"3:place:{by}@e4")
    if by == "crane":
        scene.do("use:town-hall")
    assert scene.why("place:inn@g4") == ("not-adjacent", "B-PLACE-4")
    scene.do("place:inn@e5")
    assert (scene.tile(0, "e5"), scene.s.workers[0]) == ("inn", 0)


@proves("B-INN-6", "B-ROUTE-13")
def test_the_bonus_place_of_a_route_places_it_on_any_number() -> None:
    # Piece 4 begins with pink, "place".
    scene = inns(2, **{"trade-routes": "on"}).route(0, 4, 1, 2, 3, 5).goods(0, pink=1).keep_inn(0)
    scene.dice(0, 3, 6).do("3:sell:pink", "place:inn@c4")
    assert scene.tile(0, "c4") == "inn"


@proves("B-INN-7")
def test_a_region_holds_only_one_inn() -> None:
    scene = inns().lay_inn(0, "e4").keep_inn(0).dice(0, 1, 5)
    assert scene.why("1:place:inn@e5") == ("inn-in-region", "B-INN-7")
    assert scene.why("5:place:inn@f4") == ("inn-in-region", "B-INN-7")
    # Another town may have its own, and so may a region of another colour.
    scene.dice(0, 3, 3).do("3:place:inn@c3")
    assert scene.tile(0, "c3") == "inn"
    scene.keep_inn(0).dice(0, 4, 4).do("4:place:inn@e3")
    assert scene.tile(0, "e3") == "inn"


@proves("B-INN-7")
@pytest.mark.parametrize("by", ["castle", "town-hall", "crane"])
def test_a_second_inn_cannot_be_placed_there_by_any_means(by: str) -> None:
    scene = inns(2, **{"extra-tiles": "on"}).lay(0, c4="monastery1").lay_inn(0, "e4")
    scene.store(0, by).keep_inn(0).dice(0, 3, 6)
    if by == "castle":
        scene.lay(0, c3="bank").do("6:place:castle@b3")
        assert scene.why("*:place:inn@e5") == ("inn-in-region", "B-INN-7")
        return
    scene.do(f"3:place:{by}@c3")
    if by == "crane":
        scene.do("use:town-hall")
    assert scene.why("place:inn@e5") == ("inn-in-region", "B-INN-7")


@proves("B-INN-7")
def test_the_limit_is_each_players_own() -> None:
    scene = inns().lay_inn(1, "e4").keep_inn(0).dice(0, 3, 3).do("3:place:inn@e4")
    assert scene.tile(0, "e4") == "inn"


# no effect, no kind, no type


@proves("B-INN-8")
@pytest.mark.parametrize(
    ("space", "die"), [("b3", 6), ("d3", 2), ("e3", 4), ("c2", 4), ("e4", 3), ("c4", 1)]
)
def test_an_inn_has_no_effect_on_any_colour(space: str, die: int) -> None:
    scene = inns().lay(0, c3="bank").keep_inn(0).dice(0, die, 5).silver(0, 0)
    scene.depot(1, "ship").depot(2, "castle").depot(4, "bank").depot_goods(2, red=1)
    scene.goods(0, pink=1).lay(0, b2="cow2")
    scene.do(f"{die}:place:inn@{space}")
    assert scene.events() == ["tile-placed"]
    assert scene.s.pending == []
    assert (scene.points(0), scene.s.silver[0], scene.s.workers[0]) == (0, 0, 0)
    assert scene.s.bridge == [0, 0]
    assert scene.held(0) == {"pink": 1}


@proves("B-INN-8")
def test_an_inn_on_a_mine_space_pays_nothing() -> None:
    scene = inns().lay(0, e3="mine", c4="monastery2").lay_inn(0, "f2").last_round()
    scene.silver(0, 0).workers(0, 0).end_round()
    assert (scene.s.silver[0], scene.s.workers[0]) == (1, 1)


@proves("B-INN-8")
def test_an_inn_shows_no_animals() -> None:
    scene = inns().lay(0, c3="bank", c4="monastery7").lay_inn(0, "c2")
    scene.store(0, "cow3").dice(0, 1, 1).do("1:place:cow3@b2")
    assert scene.points(0) == 3 + 1


@proves("B-INN-8")
@pytest.mark.parametrize("building", ["bank", "church", "town-hall", "white-castle", "crane"])
def test_an_inn_keeps_no_building_out_of_a_town(building: str) -> None:
    scene = inns(2, **{"white-castles": "on", "extra-tiles": "on"}).lay_inn(0, "e4")
    scene.store(0, building).dice(0, 1, 1).do(f"1:place:{building}@e5")
    assert scene.tile(0, "e5") == building


@proves("B-INN-8")
@pytest.mark.parametrize("number", [*range(16, 25), 29])
def test_monasteries_do_not_count_inns(number: int) -> None:
    scene = inns(2, **{"white-castles": "on"}).lay(0, c4=f"monastery{number}")
    scene.lay_inn(0, "c3", "e4", "c2", "d3")
    assert final(scene).points(0, "monasteries") == 0


@proves("B-INN-8")
def test_on_a_monastery_space_it_has_no_power_and_on_a_castle_space_no_action() -> None:
    scene = inns().lay(0, c3="bank").keep_inn(0).dice(0, 6, 5).do("6:place:inn@b3")
    assert scene.why("*:workers") == ("no-effect", "B-TURN-1")
    scene = inns().lay_inn(0, "c4").silver(0, 0).do("1:workers")
    assert (scene.s.workers[0], scene.s.silver[0]) == (2, 0)


# filling


@proves("B-INN-9", "B-INN-11")
def test_an_inn_completes_region_and_colour() -> None:
    scene = inns().lay(0, e3="mine", f2="mine").keep_inn(0).dice(0, 3, 3)
    scene.do("3:place:inn@g1")
    assert scene.points(0, "regions") == 10
    assert scene.points(0, "phases") == 10
    assert scene.points(0, "colours") == 5
    assert scene.bonus(0) == {"mine": "large"}


@proves("B-INN-9")
def test_later_tiles_may_lie_next_to_an_inn() -> None:
    scene = inns().store(0, "mine").keep_inn(0).dice(0, 4, 1)
    assert scene.why("1:place:mine@f2") == ("not-adjacent", "B-PLACE-4")
    scene.do("4:place:inn@e3", "1:place:mine@f2")
    assert scene.tile(0, "f2") == "mine"


@proves("B-INN-9")
def test_the_space_of_an_inn_is_not_empty_in_the_tie_break() -> None:
    # Seat 1 is later in turn order and would win; the inn costs it the tie.
    scene = inns().lay_inn(1, "d3").silver(0, 0).silver(1, 0)
    assert final(scene).s.outcome == [1, 2]
    scene = inns().silver(0, 0).silver(1, 0)
    assert final(scene).s.outcome == [2, 1]


# size


def regions_to_try() -> list[tuple[str, int, str]]:
    """For each size two regions that a start castle leaves alone: the duchy, the number of the
    region there, and what fills its last space."""
    found: dict[int, list[tuple[str, int]]] = {}
    for number in range(1, 11):
        duchy = GAME.tables.duchy(str(number))
        assert duchy is not None
        for region, size in enumerate(duchy.region_sizes):
            if not duchy.regions[region] & duchy.colours[COLOURS.index("castle")]:
                found.setdefault(size, []).append((duchy.name, region))
    assert sorted(found) == list(range(1, 9))
    return [
        (*place, last)
        for size in sorted(found)
        for place in sorted({found[size][0], found[size][-1]})
        for last in ("inn", "tile")
        if size > 1 or last == "inn"
    ]


@proves("B-INN-10")
@pytest.mark.parametrize(("duchy", "region", "last"), regions_to_try())
def test_a_region_with_an_inn_scores_as_one_size_larger(duchy: str, region: int, last: str) -> None:
    scene = inns(2, duchy)
    plan = scene.s.duchies[0]
    names = scene.s.duchies[0].space_names
    if len(plan.starts) > 1:
        castle = scene.legal()[0].split("@")[1]
        scene.found(castle, castle)
    spaces = [name for index, name in enumerate(names) if plan.regions[region] >> index & 1]
    target = spaces[-1]
    colour = COLOURS[plan.colour_of[names.index(target)]]
    number = plan.number_of[names.index(target)]
    scene.dice(0, number, number)
    if last == "inn":
        fill(scene, target).store(0).keep_inn(0).do(f"{number}:place:inn@{target}")
    else:
        rare = {"building": "boarding-house", "animal": "goat3", "monastery": "monastery21"}
        tile = rare.get(colour, colour)
        scene.lay_inn(0, spaces[0])
        fill(scene, target).store(0, tile).do(f"{number}:place:{tile}@{target}")
    assert scene.points(0, "regions") == SIZE_WITH_INN[len(spaces)]
    assert scene.points(0, "phases") == 10


@proves("B-INN-10", "B-INN-11")
def test_without_an_inn_the_size_value_stays() -> None:
    scene = inns().lay(0, e3="mine", f2="mine").store(0, "mine").dice(0, 3, 3).lay_inn(0, "c3")
    scene.do("3:place:mine@g1")
    assert scene.points(0, "regions") == 6


@proves("B-INN-11")
@pytest.mark.parametrize("place", [0, 1, 2])
@pytest.mark.parametrize(("phase", "value"), [("A", 10), ("C", 6), ("E", 2)])
def test_it_does_not_matter_when_the_inn_was_placed(place: int, phase: str, value: int) -> None:
    scene = inns().phase(phase)
    for index, (space, number) in enumerate((("e3", 4), ("f2", 1), ("g1", 3))):
        if index == place:
            scene.store(0).keep_inn(0).dice(0, number, number).do(f"{number}:place:inn@{space}")
        else:
            scene.store(0, "mine").dice(0, number, number).do(f"{number}:place:mine@{space}")
        if index < 2:
            assert scene.points(0) == 0
    assert scene.points(0, "regions") == 10
    assert scene.points(0, "phases") == value
    assert scene.points(0, "colours") == 5


@proves("B-EX-19", "B-INN-11")
@pytest.mark.parametrize(("with_inn", "points"), [(False, 10), (True, 15)])
def test_a_region_of_4_with_an_inn_scores_15_instead_of_10(with_inn: bool, points: int) -> None:
    # Duchy 3: the pasture a1 to a4.
    scene = inns(2, "3").found("b3", "b3").dice(0, 3, 3)
    scene.lay(0, a1="cow2", a2="sheep2")
    if with_inn:
        scene.lay_inn(0, "a3")
    else:
        scene.lay(0, a3="goat2")
    scene.store(0, "pig2").do("3:place:pig2@a4")
    assert scene.points(0, "regions") == points
    assert scene.points(0, "phases") == 10


# town halls


@proves("B-INN-14")
@pytest.mark.parametrize("by", ["town-hall", "crane"])
def test_a_town_hall_stays_open_while_an_inn_could_be_bought(by: str) -> None:
    scene = inns(2, **{"extra-tiles": "on"}).store(0, by).silver(0, 2).dice(0, 3, 6)
    scene.do(f"3:place:{by}@c3")
    if by == "crane":
        scene.do("use:town-hall")
    assert sorted(scene.legal()) == ["inn", "pass"]
    scene.do("inn", "place:inn@e3")
    assert scene.tile(0, "e3") == "inn"


@proves("B-INN-14")
@pytest.mark.parametrize("missing", ["silver", "inn", "purchase"])
def test_otherwise_the_town_hall_is_skipped(missing: str) -> None:
    scene = inns().store(0, "town-hall").silver(0, 4).dice(0, 3, 6).black("cow2")
    if missing == "silver":
        scene.silver(0, 1)
    elif missing == "inn":
        scene.s.inns = 0
    else:
        scene.do("buy:cow2").store(0, "town-hall")
    scene.do("3:place:town-hall@e4")
    assert scene.s.pending == []
    assert "effect-lost" in scene.events()


@proves("B-INN-14")
def test_an_inn_that_could_not_be_placed_keeps_no_town_hall_open() -> None:
    # The only space left is in a town that has its inn.
    scene = fill(inns().lay_inn(0, "e4"), "c3", "e5")
    scene.store(0, "town-hall").silver(0, 4).dice(0, 3, 6).do("3:place:town-hall@c3")
    assert scene.s.pending == []
    assert "inn" in scene.legal()


@proves("B-INN-14")
def test_with_6_workers_could_buy_the_inn_too() -> None:
    scene = inns().lay(0, c4="monastery6").store(0, "town-hall").silver(0, 1).workers(0, 1)
    scene.dice(0, 3, 6).do("3:place:town-hall@c3", "inn:1w", "place:inn@e3")
    assert scene.tile(0, "e3") == "inn"


@proves("B-INN-1")
def test_the_first_inn_lies_there_from_the_start_with_any_number_of_players() -> None:
    for players in (2, 3, 4):
        s = GAME.new({"players": players, "inns": "on"}, SampledChance(3))
        assert look(s, None, "inns") == 1
        s = GAME.new({"players": players}, SampledChance(3))
        assert look(s, None, "inns") == 0
