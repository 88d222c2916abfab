"""Shields together with inns, white castles, trade routes, the crane, the geese and 27."""

import pytest

from kontor.games.burgundy.plans import COLOURS
from kontor.testing import proves
from scenario_burgundy import EXTRA, Scene, advance
from scenario_burgundy_shields import actions, finish, heraldry

INNS = {"inns": "on"}
WHITE = {"white-castles": "on"}
ROUTES = {"trade-routes": "on"}
FILLING = {
    "castle": ["castle"],
    "mine": ["mine"],
    "ship": ["ship"],
    "building": ["bank", "church", "market", "watchtower"],
    "monastery": [f"monastery{number}" for number in (16, 17, 18, 19, 20, 21)],
    "animal": ["cow2", "sheep2", "pig2", "goat2"],
}


# inns


@proves("B-INN-12", "B-EX-21", "B-SHIELDS-17")
@pytest.mark.parametrize(
    ("inn", "shield", "points"), [(False, 0, 6), (True, 0, 10), (False, 17, 10), (True, 17, 15)]
)
def test_an_inn_and_17_add_up(inn: bool, shield: int, points: int) -> None:
    scene = heraldry(2, **INNS).lay(0, e3="mine").store(0, "mine").dice(0, 3, 3)
    if inn:
        scene.lay_inn(0, "f2")
    else:
        scene.lay(0, f2="mine")
    if shield:
        scene.shield(0, d4=shield)
    assert scene.promised(0, "g1") == points
    scene.do("3:place:mine@g1")
    assert scene.points(0, "regions") == points
    assert (scene.points(0, "phases"), scene.points(0, "colours")) == (10, 5)


@proves("B-INN-12")
@pytest.mark.parametrize(
    ("size", "with_17", "with_both"), [(5, 21, 28), (6, 28, 36), (7, 36, 36), (8, 36, 36)]
)
def test_an_inn_and_17_never_count_as_more_than_8(size: int, with_17: int, with_both: int) -> None:
    for inn, points in ((False, with_17), (True, with_both)):
        scene, last = filled_town(*town_of(size), inn)
        assert scene.promised(0, last) == points
        scene.do(f"{number(scene, last)}:place:boarding-house@{last}")
        assert scene.points(0, "regions") == points


def town_of(size: int) -> tuple[str, int]:
    """A duchy that has a town of so many spaces, and the number of that region."""
    tables = Scene().s.tables
    for duchy in tables.duchies:
        for region, spaces in enumerate(duchy.region_sizes):
            lowest = duchy.regions[region] & -duchy.regions[region]
            beige = duchy.colours[3] & lowest
            if spaces == size and beige and not duchy.posts and len(duchy.name) < 3:
                return duchy.name, region
    raise AssertionError(f"there is no town of {size}")


def filled_town(duchy: str, region: int, inn: bool) -> tuple[Scene, str]:
    """A town with all but its last space filled, and shield 17; and that space."""
    scene = heraldry(2, duchy, **INNS)
    names = scene.s.duchies[0].space_names
    plan = next(d for d in scene.s.tables.duchies if d.name == duchy)
    start = names[plan.starts[0]] if len(plan.starts) == 1 else ""
    if not start:
        start = next(n for i, n in enumerate(names) if plan.colours[0] >> i & 1)
        scene.found(start, start).no_shields()
    spaces = [name for index, name in enumerate(names) if plan.regions[region] >> index & 1]
    tiles = ["bank", "church", "market", "watchtower", "carpenter", "warehouse", "town-hall"]
    for place, space in enumerate(spaces[:-1]):
        if inn and place == 0:
            scene.lay_inn(0, space)
        else:
            scene.lay(0, **{space: tiles[place]})
    die = number(scene, spaces[-1])
    scene.shield(0, **{start: 17}).store(0, "boarding-house").dice(0, die, die)
    return scene, spaces[-1]


def number(scene: Scene, space: str) -> int:
    return scene.s.duchies[0].number_of[scene.space(space)]


@proves("B-INN-13", "B-SHIELDS-15")
def test_15_may_take_the_top_inn_for_a_space_of_any_colour_and_number() -> None:
    scene = heraldry(2, **INNS).shield(0, d4=15).silver(0, 1).black("mine").dice(0, 6, 6)
    scene.store(0, "cow2", "pig2", "goat2").close_phase()
    assert actions(scene, "claim:") == ["claim:mine", "claim:inn"]
    scene.do("claim:inn")
    assert (scene.s.inns, scene.s.silver[0]) == (0, 1)
    # All neighbours of the castle, whatever their colours and numbers.
    assert scene.legal() == ["set:c3", "set:c4", "set:d3", "set:d5", "set:e3", "set:e4"]
    assert scene.why("set:g4") == ("not-adjacent", "B-PLACE-4")
    scene.do("set:e3")
    assert (scene.tile(0, "e3"), scene.stores(0)) == ("inn", ["cow2", "pig2", "goat2"])
    assert scene.legal() == ["drop:15", "tribute:0"]


@proves("B-INN-13")
def test_15_places_an_inn_only_in_a_region_without_one() -> None:
    scene = heraldry(2, **INNS).shield(0, d4=15).silver(0, 1).lay_inn(0, "e4").close_phase()
    scene.do("claim:inn")
    for space in ("e5", "f4"):
        assert scene.why(f"set:{space}") == ("inn-in-region", "B-INN-7")
        assert f"set:{space}" not in scene.legal()


@proves("B-INN-13", "B-SHIELDS-14b")
def test_15_an_inn_that_cannot_be_placed_cannot_be_taken() -> None:
    # Nothing is empty but two spaces of a region that has its inn.
    scene = heraldry(2, **INNS).lay_inn(0, "f2")
    for index, space in enumerate(scene.s.duchies[0].space_names):
        if not scene.tile(0, space) and space not in ("e3", "g1"):
            tiles = FILLING[COLOURS[scene.s.duchies[0].colour_of[index]]]
            left = [tile for tile in tiles if scene.s.stacks[scene.kind(tile)]]
            scene.lay(0, **{space: left[0]})
    scene.shield(0, d4=15).black("mine").close_phase()
    assert actions(scene, "claim:") == ["claim:mine"]
    assert scene.why("claim:inn") == ("cannot-claim", "B-SHIELDS-14b")


@proves("B-INN-13", "B-SHIELDS-18a")
def test_15_with_18_places_an_inn_anywhere() -> None:
    scene = heraldry(2, **INNS).shield(0, d4=15, b3=18).lay_inn(0, "f4").close_phase()
    scene.do("claim:inn")
    assert scene.why("set:g4") == ("inn-in-region", "B-INN-7")
    scene.do("set:a1")
    assert scene.tile(0, "a1") == "inn"


@proves("B-INN-13", "B-SHIELDS-15", "B-SHIELDS-14a")
def test_14_takes_no_inn_and_15_none_when_none_is_there() -> None:
    scene = heraldry(2, **INNS).shield(0, d4=14).depot(5, "mine").close_phase()
    assert actions(scene, "claim:") == ["claim:mine@5"]
    assert scene.why("claim:inn") == ("cannot-claim", "B-SHIELDS-14b")
    scene = heraldry(2, **INNS).shield(0, d4=15).black("mine")
    scene.s.inns = 0
    assert actions(scene.close_phase(), "claim:") == ["claim:mine"]


@proves("B-SHIELDS-15", "B-INN-13")
def test_15_takes_a_tile_or_an_inn_not_both() -> None:
    scene = heraldry(2, **INNS).shield(0, d4=15).silver(0, 1).black("mine").close_phase()
    tile = scene.fork().do("claim:mine", "set:e3")
    assert (tile.s.inns, tile.legal()) == (1, ["drop:15", "tribute:0"])
    inn = scene.fork().do("claim:inn", "set:c4")
    assert (inn.black_tiles(), inn.legal()) == (["mine"], ["drop:15", "tribute:0"])


@proves("B-INN-13", "B-SHIELDS-14c")
def test_an_inn_of_15_completes_a_region_in_the_ending_phase() -> None:
    scene = heraldry(2, **INNS).shield(0, d4=15).phase("C").lay(0, e3="mine", f2="mine")
    scene.close_phase().do("claim:inn", "set:g1")
    assert (scene.points(0, "regions"), scene.points(0, "phases")) == (10, 6)


@proves("B-SHIELDS-1b")
def test_1_each_pasture_may_have_its_own_inn() -> None:
    scene = heraldry(2, **INNS).shield(0, d4=1).lay(0, e5="bank").lay_inn(0, "c2").keep_inn(0)
    scene.dice(0, 2, 2)
    assert scene.why("2:place:inn@b1") == ("inn-in-region", "B-INN-7")
    scene.do("2:place:inn@e6")
    assert (scene.tile(0, "e6"), scene.points(0, "regions")) == ("inn", 3)


# white castles


@proves("B-WHITE-10", "B-SHIELDS-16a")
def test_16_does_not_change_the_white_die() -> None:
    scene = heraldry(2, **WHITE).shield(0, d4=16).white(4).depot(4, "bank").depot(6, "cow2")
    scene.store(0, "white-castle").dice(0, 3, 6).workers(0, 0).do("3:place:white-castle@e4")
    assert scene.legal() == ["4:take:bank@4", "4:workers", "pass"]
    for action in ("wild:4", "wild:6", "*:workers", "*:take:cow2@6"):
        assert scene.why(action) == ("effect-open", "B-TURN-3")
    assert scene.why("4:take:cow2@6") == ("too-few-workers", "B-DIE-3")
    scene.do("pass")
    assert scene.why("wild:4") == ("no-such-die", "B-TURN-1")
    scene.do("wild:6", "*:take:bank@4")


@proves("B-WHITE-10", "B-SHIELD-3")
@pytest.mark.parametrize("white", [3, 5])
def test_the_white_die_never_helps_to_make_a_double(white: int) -> None:
    scene = heraldry(2, **WHITE).white(white).shields_in(3, 7).shields_in(5, 9).dice(0, 3, 5)
    assert actions(scene, "shield") == []
    assert scene.why("shield:7") == ("no-double", "B-SHIELD-4")
    assert scene.why("shield:9") == ("no-double", "B-SHIELD-4")


@proves("B-WHITE-11", "B-SHIELDS-14c")
@pytest.mark.parametrize("shield", [14, 15])
@pytest.mark.parametrize("white", [1, 5])
def test_at_the_end_of_a_phase_a_white_castle_uses_the_last_value_rolled(
    shield: int, white: int
) -> None:
    scene = heraldry(2, **WHITE).shield(0, d4=shield).silver(0, 1).white(white).workers(0, 1)
    scene.depot(1, "bank").depot(5, "mine").depot(6, "pig2")
    if shield == 14:
        scene.depot(4, "white-castle").close_phase().do("claim:white-castle@4", "set:e4")
    else:
        scene.black("white-castle").close_phase().do("claim:white-castle", "set:e4")
    taken = {1: "bank@1", 5: "mine@5"}[white]
    assert sorted(scene.legal()) == [
        *(f"{white}:take:{taken}", f"{white}:take:pig2@6", f"{white}:workers", "pass")
    ]
    scene.do(f"{white}:take:pig2@6")
    assert (scene.stores(0), scene.s.workers[0]) == (["pig2"], 0)


@proves("B-SHIELDS-11b")
def test_11_a_white_castle_takes_no_shield() -> None:
    scene = heraldry(2, **WHITE).shield(0, d4=11).shields_in(3, 9).store(0, "white-castle")
    scene.white(3).dice(0, 3, 3).do("3:place:white-castle@e4")
    assert actions(scene, "shield") == []
    assert scene.why("shield:9") == ("effect-open", "B-TURN-3")


@proves("B-SHIELDS-11a", "B-SHIELDS-11b")
def test_11_a_castle_placed_by_a_white_castle_takes_a_shield() -> None:
    scene = (
        heraldry(2, **WHITE).shield(0, d4=11).shields_in(3, 9).store(0, "white-castle", "castle")
    )
    scene.lay(0, c3="bank").white(6).dice(0, 3, 3)
    scene.do("3:place:white-castle@e4", "6:place:castle@b3", "shield:9", "crest:b3")
    assert scene.shields_of(0) == {"d4": 11, "b3": 9}


@proves("B-SHIELDS-4a")
def test_4_a_white_castle_places_further_tiles_with_its_value() -> None:
    scene = heraldry(2, **WHITE).shield(0, d4=4).store(0, "white-castle", "castle", "castle")
    scene.black("mine").silver(0, 2).white(4).dice(0, 3, 3).do("buy:mine")
    scene.do("3:place:white-castle@c3", "4:pick:mine", "set:e3")
    assert (scene.tile(0, "e3"), scene.further(0), list(scene.s.dice[:2])) == ("mine", [], [-3, 3])


# trade routes


def trader(*pieces: int) -> Scene:
    """Seat 0 has these five pieces and no silver."""
    return heraldry(2, **ROUTES).route(0, *pieces).silver(0, 0)


@proves("B-ROUTE-17", "B-SHIELDS-9a", "B-SHIELDS-12")
def test_9_and_12_change_the_sale_and_not_the_bonuses() -> None:
    # Piece 10: orange watchtower, pink bank, red warehouse.
    scene = trader(10, 1, 2, 3, 4).shield(0, d4=9, b3=12).goods(0, orange=1, pink=2)
    scene.dice(0, 6, 3).do("6:sell:orange")
    assert (scene.points(0, "goods"), scene.points(0, "routes")) == (4, 4)
    assert scene.s.silver[0] == 1
    scene.do("3:sell:pink")
    assert (scene.points(0, "goods"), scene.points(0, "routes")) == (4 + 8, 4)
    # 2 silver for the tiles and 2 for the bank.
    assert scene.s.silver[0] == 1 + 2 + 2


@proves("B-ROUTE-17", "B-SHIELDS-9a", "B-SHIELDS-12")
def test_9_and_12_change_an_inner_sale_too() -> None:
    # Piece 11: brown warehouse, purple church, pink watchtower.
    scene = trader(11, 1, 2, 3, 4).shield(0, d4=9, b3=12).goods(0, brown=1, purple=3)
    scene.dice(0, 5, 6).do("5:sell:brown", "sell:purple")
    assert scene.s.silver[0] == 1 + 3
    assert scene.points(0, "goods") == 4 + 12
    assert scene.on_route(0) == ["brown", "purple", "purple", "purple"]


@proves("B-ROUTE-17")
def test_a_bonus_is_no_building_and_counts_for_no_monastery() -> None:
    scene = trader(10, 1, 2, 3, 4).lay(0, c4="monastery17", b4="monastery22")
    scene.shield(0, d4=10).goods(0, orange=1, pink=1).dice(0, 6, 3)
    scene.do("6:sell:orange", "3:sell:pink")
    assert (scene.points(0, "routes"), scene.s.silver[0]) == (4, 4)
    finish(scene, "tribute:0")
    assert scene.points(0, "monasteries") == 0


@proves("B-SHIELDS-2b")
def test_2_one_worker_for_a_boarding_house_on_a_route() -> None:
    # Piece 6 begins with red, boarding house.
    scene = trader(6, 1, 2, 3, 4).shield(1, d4=2).goods(0, red=1).dice(0, 4, 1)
    assert list(scene.do("4:sell:red").s.workers) == [4, 1]


@proves("B-SHIELDS-11b")
def test_11_the_action_of_a_route_takes_no_shield() -> None:
    # Piece 3 begins with red, castle.
    scene = trader(3, 1, 2, 4, 5).shield(0, d4=11).shields_in(3, 9).goods(0, red=1)
    scene.dice(0, 4, 1).do("4:sell:red")
    assert scene.legal() == ["*:workers", "pass"]
    assert scene.why("shield:9") == ("no-shield-now", "B-SHIELDS-11a")


@proves("B-SHIELDS-18a")
def test_18_holds_for_the_bonus_place_of_a_route() -> None:
    # Piece 4 begins with pink, town hall.
    scene = trader(4, 1, 2, 3, 5).goods(0, pink=1).store(0, "monastery2").dice(0, 3, 1)
    other = scene.fork().do("3:sell:pink")
    assert other.why("place:monastery2@g2") == ("not-adjacent", "B-PLACE-4")
    scene.shield(0, d4=18).do("3:sell:pink", "place:monastery2@g2")
    assert scene.tile(0, "g2") == "monastery2"


# crane


@proves("B-SHIELDS-2b")
def test_2_one_worker_for_a_crane_used_as_boarding_house() -> None:
    scene = heraldry(2, **EXTRA).shield(1, d4=2).store(0, "crane").dice(0, 3, 6)
    scene.do("3:place:crane@e4", "use:boarding-house")
    assert list(scene.s.workers) == [4, 1]
    scene = heraldry(2, **EXTRA).shield(1, d4=2).store(0, "crane").dice(0, 3, 6)
    assert list(scene.do("3:place:crane@e4", "use:bank").s.workers) == [0, 0]


@proves("B-SHIELDS-10")
def test_10_doubles_the_4_points_of_the_crane() -> None:
    scene = heraldry(2, **EXTRA).lay(0, c4="monastery16", b4="monastery17", c3="crane")
    scene.lay(0, e4="warehouse").silver(0, 1)
    assert finish(scene.fork()).points(0, "monasteries") == 4 + 4
    assert finish(scene.shield(0, d4=10), "tribute:0").points(0, "monasteries") == 2 * 8


@proves("B-SHIELDS-6e")
def test_6_a_crane_counts_once_for_own_and_copied_monasteries() -> None:
    scene = heraldry(2, **EXTRA).shield(0, d4=6).lay(0, c3="crane", e4="warehouse").silver(0, 1)
    scene.lay(1, c4="monastery16", b4="monastery17", c3="warehouse")
    finish(scene, "tribute:0")
    assert [scene.points(seat, "monasteries") for seat in range(2)] == [4 + 4, 4]


@proves("B-SHIELDS-10", "B-SHIELDS-6f")
def test_10_doubles_the_crane_for_a_copied_monastery_too() -> None:
    scene = heraldry(2, **EXTRA).shield(0, d4=6, b3=10).lay(0, c3="crane").silver(0, 2)
    scene.lay(1, c4="monastery16")
    finish(scene, "tribute:0")
    assert [scene.points(seat, "monasteries") for seat in range(2)] == [8, 0]


@proves("B-SHIELDS-6e")
def test_6_the_crane_of_the_named_player_counts_for_that_player_only() -> None:
    scene = heraldry(2, **EXTRA).shield(0, d4=6).silver(0, 1).lay(0, e4="warehouse")
    scene.lay(1, c4="monastery16", c3="crane")
    finish(scene, "tribute:0")
    assert [scene.points(seat, "monasteries") for seat in range(2)] == [4, 4]


@proves("B-SHIELDS-18a", "B-SHIELDS-4a")
def test_4_and_18_hold_for_a_crane_used_as_town_hall() -> None:
    scene = heraldry(2, **EXTRA).shield(0, d4=4, b3=18).store(0, "crane", "castle", "castle")
    scene.black("mine").silver(0, 2).dice(0, 3, 6).do("buy:mine", "3:place:crane@g4")
    scene.do("use:town-hall", "pick:mine", "set:g1")
    assert (scene.tile(0, "g1"), scene.further(0)) == ("mine", [])


# geese


@proves("B-SHIELDS-1c")
def test_1_geese_choose_a_species_from_the_whole_duchy() -> None:
    scene = heraldry(2, **EXTRA).lay(0, e5="bank", c2="cow3", b2="sheep2", b1="cow4")
    scene.store(0, "geese").dice(0, 2, 2)
    assert scene.fork().do("2:place:geese@e6").points(0, "animals") == 2
    scene.shield(0, d4=1).do("2:place:geese@e6")
    assert scene.legal() == ["herd:cow", "herd:sheep"]
    assert scene.fork().do("herd:cow").points(0, "animals") == 2 + 3 + 4
    assert scene.fork().do("herd:sheep").points(0, "animals") == 2 + 2


@proves("B-SHIELDS-1c")
def test_1_later_tiles_in_any_pasture_score_for_the_geese() -> None:
    scene = heraldry(2, **EXTRA).lay(0, e6="geese", c3="bank").store(0, "cow3").dice(0, 4, 4)
    assert scene.fork().do("4:place:cow3@c2").points(0, "animals") == 3
    scene.shield(0, d4=1).do("4:place:cow3@c2")
    assert scene.points(0, "animals") == 3 + 2


@proves("B-SHIELDS-1c")
def test_1_with_monastery_7_each_tile_that_scores_so_scores_1_more() -> None:
    scene = heraldry(2, **EXTRA).shield(0, d4=1).lay(0, e5="bank", c2="cow3", c4="monastery7")
    scene.store(0, "geese", "cow2").dice(0, 2, 1).do("2:place:geese@e6")
    # The geese and the cows: (2 + 1) + (3 + 1).
    assert (scene.points(0, "animals"), scene.points(0, "monasteries")) == (5, 2)
    scene.lay(0, c3="church").do("1:place:cow2@b2")
    # Both tiles of cows and the geese: (2 + 1) + (3 + 1) + (2 + 1).
    assert (scene.points(0, "animals"), scene.points(0, "monasteries")) == (5 + 7, 2 + 3)


# 27 and 6


def two_tops(players: int = 3) -> Scene:
    """Seat 1 has 27, seat 0 shield 6; both markers lie on space 2, that of 1 on top."""
    scene = heraldry(players, **EXTRA).shield(0, d4=6).lay(1, c4="monastery27").silver(0, 1)
    advance(scene, 1)
    advance(scene, 0)
    assert scene.s.queue[:2] == [1, 0]
    return scene


@proves("B-EXTRA-6", "B-SHIELDS-6d")
def test_the_copying_players_marker_lies_above_the_owners() -> None:
    scene = two_tops().do("copy:1")
    assert scene.s.queue == [0, 1, 2]
    # Another marker goes below both.
    advance(scene, 2)
    assert scene.s.queue == [0, 1, 2]
    # The owner arrives on the next space after the copying player, and before.
    advance(scene, 0)
    advance(scene, 1)
    assert scene.s.queue == [0, 1, 2]
    advance(scene, 1)
    advance(scene, 0)
    assert (scene.s.queue, scene.s.bridge) == ([0, 1, 2], [3, 3, 1])


@proves("B-EXTRA-6")
def test_27_placed_later_by_the_named_player_does_the_same() -> None:
    scene = heraldry(3, **EXTRA).shield(0, d4=6).do("copy:1")
    advance(scene, 0)
    advance(scene, 2)
    advance(scene, 1)
    assert scene.s.queue == [1, 2, 0]
    scene.do("end").store(1, "monastery27").dice(1, 1, 1).do("1:place:monastery27@c4")
    assert scene.s.queue == [0, 1, 2]


@proves("B-EXTRA-6", "B-SHIELDS-6g")
def test_replaced_the_owners_marker_goes_above_at_once() -> None:
    scene = two_tops().do("copy:1").shields_in(4, 9).dice(0, 4, 4)
    scene.do("shield:9")
    assert scene.s.queue == [0, 1, 2]
    scene.do("crest:d4")
    assert scene.s.queue == [1, 0, 2]


@proves("B-EXTRA-6", "B-SHIELDS-6g")
@pytest.mark.parametrize("silver", [0, 1])
def test_lost_in_the_tribute_the_owners_marker_goes_above_at_once(silver: int) -> None:
    scene = two_tops().do("copy:1").silver(0, silver).shield(1, d4=9).silver(1, 1).close_phase()
    if silver:
        scene.do("drop:6")
    assert (scene.actor, scene.s.queue) == (1, [1, 0, 2])
    scene.do("tribute:0")
    assert scene.s.order == [1, 0, 2]


@proves("B-EXTRA-6")
def test_markers_on_different_spaces_stay_when_the_copy_ends() -> None:
    scene = two_tops().do("copy:1")
    advance(scene, 0)
    scene.shields_in(4, 9).dice(0, 4, 4).do("shield:9", "crest:d4")
    assert scene.s.queue == [0, 1, 2]


@proves("B-EXTRA-6", "B-SHIELDS-6b")
def test_named_before_the_final_scoring_27_decides_a_tie() -> None:
    # The copy lifts the marker of 0 above that of 1, who is now later in turn order and wins.
    scene = two_tops(2).lay(0, c4="monastery15").silver(0, 1).silver(1, 12)
    finish(scene, "tribute:0")
    assert scene.s.queue == [0, 1]
    assert [scene.points(seat) for seat in range(2)] == [12, 12]
    assert scene.s.outcome == [2, 1]
