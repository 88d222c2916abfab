"""The shields 1 to 9, one by one."""

import pytest

from kontor.testing import proves
from scenario_burgundy import Scene, advance, look

EXTRA = {"extra-tiles": "on"}
MINES = {"e3": "mine", "f2": "mine", "g1": "mine"}
LARGE = {2: 5, 3: 6, 4: 7}
SMALL = {2: 2, 3: 3, 4: 4}


def heraldry(players: int = 2, **options: str) -> Scene:
    """A game with shields, none of them in a depot yet."""
    return Scene(players, shields="on", **options).no_shields()


def replaced(scene: Scene, castle: str = "d4", new: int = 13) -> Scene:
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


# 1: all pastures are one


def pastures(scene: Scene) -> Scene:
    """Seat 0 has animals in the large pasture and may place a 2 on the small one, e6."""
    scene.lay(0, e5="bank", c2="cow3", b2="cow4", a1="sheep2").lay(1, c2="cow2")
    return scene.store(0, "cow2").dice(0, 2, 2)


@proves("B-SHIELDS-1a")
def test_1_animals_of_all_pastures_score_together() -> None:
    assert pastures(heraldry()).do("2:place:cow2@e6").points(0, "animals") == 2
    scene = pastures(heraldry().shield(0, d4=1)).do("2:place:cow2@e6")
    assert scene.points(0, "animals") == 2 + 3 + 4
    scene = pastures(heraldry().shield(1, d4=1)).do("2:place:cow2@e6")
    assert scene.points(0, "animals") == 2


@proves("B-SHIELDS-1a")
def test_1_works_from_the_large_pasture_to_the_small_one_too() -> None:
    scene = heraldry().shield(0, d4=1).lay(0, e6="pig3", c3="bank").store(0, "pig2")
    scene.dice(0, 4, 4).do("4:place:pig2@c2")
    assert scene.points(0, "animals") == 2 + 3


@proves("B-SHIELDS-1a", "B-SHIELD-10")
def test_1_gone_later_tiles_score_by_separate_pastures_again() -> None:
    scene = pastures(heraldry().shield(0, d4=1)).lay(0, e6="goat2").store(0, "goat2", "goat3")
    scene.dice(0, 2, 2).do("2:place:goat2@b1")
    assert scene.points(0, "animals") == 4
    replaced(scene).dice(0, 5, 5).do("5:place:goat3@c1")
    assert scene.points(0, "animals") == 4 + 3 + 2


@proves("B-SHIELDS-1b")
def test_1_leaves_completion_and_size_of_regions_as_they_are() -> None:
    scene = heraldry().shield(0, d4=1).lay(0, e5="bank", c2="cow3").store(0, "sheep2")
    scene.dice(0, 2, 2).do("2:place:sheep2@e6")
    # The small pasture is complete by itself, as a region of 1.
    assert scene.points(0) == 2 + 1 + 10
    scene = heraldry().shield(0, d4=1).lay(0, a1="cow2", b1="pig2", c1="goat2", c2="cow3")
    scene.store(0, "sheep2").dice(0, 1, 1).do("1:place:sheep2@b2")
    # The large one is complete without the small one, as a region of 5.
    assert scene.points(0) == 2 + 15 + 10
    assert scene.bonus(0) == {}


# 2: workers when others gain some


@proves("B-SHIELDS-2a", "B-SHIELDS-2b", "B-SHIELDS-2c")
@pytest.mark.parametrize(
    ("monasteries", "workers", "silver"), [((), 2, 0), ((13,), 2, 1), ((14,), 4, 0)]
)
def test_2_one_worker_when_another_takes_workers(
    monasteries: tuple[int, ...], workers: int, silver: int
) -> None:
    scene = heraldry().shield(1, d4=2).silver(0, 0)
    for number in monasteries:
        scene.lay(0, c4=f"monastery{number}")
    scene.do("1:workers")
    assert (scene.s.workers, scene.s.silver[0]) == ([workers, 1], silver)
    scene.do("2:workers")
    assert scene.s.workers == [2 * workers, 2]


@proves("B-SHIELDS-2a", "B-SHIELDS-2b")
def test_2_one_worker_for_a_boarding_house_and_for_a_castles_action() -> None:
    scene = heraldry().shield(1, d4=2).store(0, "boarding-house", "castle").dice(0, 3, 6)
    scene.do("3:place:boarding-house@c3")
    assert scene.s.workers == [4, 1]
    scene.do("6:place:castle@b3", "*:workers")
    assert scene.s.workers == [6, 2]


@proves("B-SHIELDS-2b")
def test_2_one_worker_for_a_sale_with_monastery_4() -> None:
    scene = heraldry().shield(1, d4=2).lay(0, c4="monastery4").goods(0, red=3).dice(0, 4, 1)
    assert scene.do("4:sell:red").s.workers == [1, 1]
    scene = heraldry().shield(1, d4=2).goods(0, red=3).dice(0, 4, 1)
    assert scene.do("4:sell:red").s.workers == [0, 0]


@proves("B-SHIELDS-2b")
def test_2_one_worker_for_each_exchange_with_28() -> None:
    scene = heraldry(2, **EXTRA).shield(1, d4=2).lay(0, c4="monastery28").silver(0, 3)
    assert scene.do("hire").s.workers == [2, 1]
    assert scene.do("hire", "hire").s.workers == [6, 3]


@proves("B-SHIELDS-2b")
def test_2_one_worker_for_a_players_monastery_2() -> None:
    scene = heraldry().shield(1, d4=2).lay(0, **MINES, c4="monastery2").silver(1, 1)
    scene.close_phase().do("tribute:0")
    assert scene.s.workers == [3, 1]
    # Each player's workers are an occasion: here 1 copies monastery 2 as well.
    scene = heraldry(3).shield(2, d4=2).lay(0, **MINES, c4="monastery2").lay(1, e3="mine")
    scene.shield(1, d4=6).do("end", "copy:0").silver(1, 1).silver(2, 1)
    scene.close_phase().do("tribute:0", "tribute:0")
    assert scene.s.workers == [3, 1, 2]


@proves("B-SHIELDS-2a", "B-SHIELDS-2c")
def test_2_every_other_player_counts_and_the_own_gains_do_not() -> None:
    scene = heraldry(4).shield(2, d4=2).lay(2, c4="monastery13", b4="monastery14").silver(2, 0)
    scene.do("1:workers", "end", "1:workers", "end")
    # 13 and 14 of its owner change nothing about the worker.
    assert (scene.s.workers, scene.s.silver[2]) == ([2, 2, 2, 0], 0)
    scene.do("1:workers", "end")
    assert (scene.s.workers, scene.s.silver[2]) == ([2, 2, 6, 0], 1)
    scene.do("1:workers")
    assert scene.s.workers == [2, 2, 7, 2]


@proves("B-SHIELDS-2c")
def test_2_own_boarding_house_and_own_monasteries_2_and_4_bring_nothing_more() -> None:
    scene = heraldry().shield(0, d4=2).lay(0, **MINES, c4="monastery2", b4="monastery4")
    scene.store(0, "boarding-house").goods(0, red=1).dice(0, 3, 4)
    scene.do("3:place:boarding-house@c3", "4:sell:red")
    assert scene.s.workers == [5, 0]
    scene.silver(0, 1).close_phase().do("tribute:0")
    assert scene.s.workers == [8, 0]


@proves("B-SHIELDS-2a")
def test_2_spent_workers_and_gained_silver_bring_nothing() -> None:
    scene = heraldry().shield(1, d4=2).workers(0, 2).store(0, "bank").dice(0, 1, 2)
    scene.do("1:place:bank@c3")
    assert (scene.s.workers, scene.s.silver[0]) == ([0, 0], 3)


@proves("B-SHIELDS-2a", "B-SHIELD-10")
def test_2_in_a_depot_or_replaced_it_brings_nothing() -> None:
    scene = heraldry().shields_in(1, 2).do("1:workers")
    assert scene.s.workers == [2, 0]
    scene = replaced(heraldry().shield(0, d4=2)).do("end")
    while scene.actor != 1:
        scene.do("end")
    die = scene.s.dice[2]
    assert scene.do(f"{die}:workers").s.workers == [0, 2]


# 3: tribute with workers


@proves("B-SHIELDS-3a")
@pytest.mark.parametrize("workers", [1, 2, 3])
def test_3_workers_and_silver_pay_in_any_combination(workers: int) -> None:
    scene = heraldry().shield(0, d4=3, b3=7, a2=9).silver(0, 2).workers(0, 3).close_phase()
    assert scene.legal() == ["drop:3", "drop:7", "drop:9", "tribute:1", "tribute:2", "tribute:3"]
    assert scene.why("tribute:0") == ("cannot-pay", "B-SHIELD-14")
    assert scene.why("tribute:4") == ("cannot-pay", "B-SHIELD-14")
    scene.do(f"tribute:{workers}")
    assert (scene.s.silver[0], scene.s.workers[0]) == (2 - (3 - workers), 3 - workers)
    assert scene.shields_of(0) == {"d4": 3, "b3": 7, "a2": 9}


@proves("B-SHIELDS-3a")
def test_3_silver_alone_is_possible_too() -> None:
    scene = heraldry().shield(0, d4=3, b3=7).silver(0, 3).workers(0, 3).close_phase()
    scene.do("tribute:0")
    assert (scene.s.silver[0], scene.s.workers[0]) == (1, 3)


@proves("B-SHIELDS-3a")
def test_3_pays_for_itself_with_a_worker() -> None:
    scene = heraldry().shield(0, d4=3).silver(0, 0).workers(0, 1).close_phase()
    assert scene.legal() == ["drop:3", "tribute:1"]
    scene.do("tribute:1")
    assert (scene.s.phase, scene.s.workers[0], scene.shields_of(0)) == (1, 0, {"d4": 3})


@proves("B-SHIELDS-3a")
def test_3_no_more_workers_than_there_are() -> None:
    scene = heraldry().shield(0, d4=3, b3=7, a2=9).silver(0, 1).workers(0, 1).close_phase()
    assert scene.legal() == ["drop:3", "drop:7", "drop:9"]
    assert scene.why("tribute:1") == ("cannot-pay", "B-SHIELD-14")
    assert scene.why("tribute:2") == ("cannot-pay", "B-SHIELD-14")
    scene.do("drop:9", "tribute:1")
    assert (scene.s.silver[0], scene.s.workers[0]) == (0, 0)


@proves("B-SHIELDS-3a")
def test_3_without_it_or_with_that_of_another_player_only_silver_pays() -> None:
    scene = heraldry().shield(0, d4=7).shield(1, d4=3).silver(0, 1).workers(0, 5).close_phase()
    assert scene.legal() == ["drop:7", "tribute:0"]
    assert scene.why("tribute:1") == ("tribute-in-silver", "B-SHIELDS-3a")


@proves("B-SHIELDS-3b")
def test_3_given_up_the_rest_is_paid_with_silver_alone() -> None:
    scene = heraldry().shield(0, d4=3, b3=7, a2=9).silver(0, 2).workers(0, 5).close_phase()
    scene.do("drop:3")
    assert scene.legal() == ["drop:7", "drop:9", "tribute:0"]
    assert scene.why("tribute:1") == ("tribute-in-silver", "B-SHIELDS-3a")
    scene.do("tribute:0")
    assert (scene.s.silver[0], scene.s.workers[0]) == (0, 5)


@proves("B-SHIELDS-3b")
def test_3_given_up_too_little_silver_costs_further_shields() -> None:
    scene = heraldry().shield(0, d4=3, b3=7, a2=9).silver(0, 1).workers(0, 5).close_phase()
    scene.do("drop:3")
    assert scene.legal() == ["drop:7", "drop:9"]
    scene.do("drop:9", "tribute:0")
    assert (scene.s.silver[0], scene.shields_of(0)) == (0, {"b3": 7})


# 4: any number of stores


def crowded(scene: Scene) -> Scene:
    """Seat 0 has shield 4 on d4, three full stores, and takes a ship and a building beside them."""
    scene.shield(0, d4=4).store(0, "mine", "ship", "cow2").depot(1, "ship").depot(4, "bank")
    scene.dice(0, 1, 4).do("1:take:ship@1", "4:take:bank@4")
    return scene


@proves("B-SHIELDS-4a")
def test_4_every_taken_tile_finds_room() -> None:
    scene = crowded(heraldry()).black("watchtower", "church").silver(0, 2)
    assert (scene.stores(0), scene.further(0)) == (["mine", "ship", "cow2"], ["ship", "bank"])
    scene.do("buy:watchtower")
    assert scene.further(0) == ["ship", "bank", "watchtower"]
    assert scene.s.pending == []
    assert scene.why("discard:mine") == ("no-discard", "B-STORE-5")
    assert scene.why("throw:mine") == ("no-discard", "B-STORE-5")
    scene.do("end")
    assert scene.further(0) == ["ship", "bank", "watchtower"]


@proves("B-SHIELDS-4a")
def test_4_tiles_of_buildings_and_castles_find_room_too() -> None:
    scene = heraldry().shield(0, d4=4).store(0, "carpenter", "mine", "cow2").depot(4, "bank")
    scene.depot(1, "bank", "ship").depot(6, "sheep2").dice(0, 3, 1).do("3:place:carpenter@c3")
    scene.do("take:bank@4", "1:take:ship@1")
    assert sorted(scene.stores(0) + scene.further(0)) == ["bank", "cow2", "mine", "ship"]


@proves("B-SHIELDS-4a")
def test_4_for_others_the_limit_holds() -> None:
    scene = heraldry().shield(1, d4=4).store(0, "mine", "ship", "cow2").depot(1, "ship")
    scene.do("1:take:ship@1")
    assert scene.legal() == ["discard:mine", "discard:ship", "discard:cow2"]


@proves("B-SHIELDS-4a")
def test_4_further_tiles_are_placed_with_a_die_and_workers() -> None:
    scene = crowded(heraldry()).store(0, "castle", "castle", "castle").do("end", "end")
    scene.dice(0, 5, 1).workers(0, 0)
    picks = [action for action in scene.legal() if "pick" in action]
    assert picks == ["5:pick:ship"]
    assert scene.why("1:pick:ship") == ("cannot-pick", "B-SHIELDS-4a")
    assert scene.why("5:pick:mine") == ("cannot-pick", "B-SHIELDS-4a")
    assert scene.why("6:pick:ship") == ("no-such-die", "B-TURN-1")
    scene.do("5:pick:ship")
    assert scene.legal() == ["set:d5"]
    assert scene.why("end") == ("set-first", "B-PLACE-1")
    assert scene.why("set:d3") == ("too-few-workers", "B-PLACE-3")
    assert scene.why("set:c3") == ("wrong-colour", "B-PLACE-2")
    assert scene.why("set:d1") == ("not-adjacent", "B-PLACE-4")
    scene.do("set:d5", "pass")
    assert (scene.tile(0, "d5"), scene.further(0), scene.s.bridge) == ("ship", ["bank"], [1, 0])
    assert scene.s.dice[:2] == [-5, 1]
    scene.workers(0, 2).do("1:pick:bank", "set:c3")
    assert (scene.tile(0, "c3"), scene.further(0), scene.s.workers[0]) == ("bank", [], 0)


@proves("B-SHIELDS-4a")
@pytest.mark.parametrize(
    ("number", "tile", "space", "die"),
    [(9, "bank", "c3", 2), (10, "ship", "d5", 6), (11, "mine", "e3", 5), (8, "bank", "c3", 1)],
)
def test_4_further_tiles_have_the_free_changes(
    number: int, tile: str, space: str, die: int
) -> None:
    scene = heraldry().shield(0, d4=4).store(0, "castle", "castle", "castle").black(tile)
    scene.silver(0, 2).dice(0, die, die).do(f"buy:{tile}").workers(0, number == 8)
    assert scene.further(0) == [tile]
    assert scene.why(f"{die}:pick:{tile}") == ("cannot-pick", "B-SHIELDS-4a")
    scene.lay(0, c4=f"monastery{number}").do(f"{die}:pick:{tile}", f"set:{space}")
    assert (scene.tile(0, space), scene.s.workers[0]) == (tile, 0)


@proves("B-SHIELDS-4a")
def test_4_castle_and_town_hall_place_further_tiles() -> None:
    scene = crowded(heraldry()).store(0, "castle", "town-hall", "castle").lay(0, c3="church")
    scene.do("end", "end").dice(0, 6, 3).do("6:place:castle@b3")
    assert scene.why("6:pick:ship") == ("effect-open", "B-TURN-3")
    scene.do("*:pick:ship", "set:d3", "pass")
    assert scene.tile(0, "d3") == "ship"
    scene.do("3:place:town-hall@e4", "pick:bank", "set:e5")
    assert (scene.tile(0, "e5"), scene.further(0)) == ("bank", [])


@proves("B-SHIELDS-4a")
def test_4_a_further_tile_alone_keeps_a_town_hall_open() -> None:
    scene = crowded(heraldry()).store(0, "town-hall", "castle", "castle").silver(0, 0)
    scene.do("end", "end").dice(0, 3, 3).do("3:place:town-hall@e4")
    assert scene.legal() == ["pass", "pick:ship", "pick:bank"]
    assert scene.do("pick:bank").legal() == ["set:c3", "set:e5", "set:f4"]


@proves("B-SHIELDS-4b")
def test_4_replaced_tiles_are_discarded_at_once_down_to_three() -> None:
    scene = crowded(heraldry()).do("end", "end").black("watchtower").silver(0, 2)
    scene.shields_in(4, 7).dice(0, 4, 4).do("shield:7", "crest:d4")
    assert sorted(scene.legal()) == ["throw:bank", "throw:cow2", "throw:mine", "throw:ship"]
    for action in ("end", "pass", "buy:watchtower"):
        assert scene.why(action) == ("trim-first", "B-SHIELDS-4b")
    assert scene.why("throw:church") == ("not-stored", "B-SHIELDS-4b")
    scene.do("throw:mine")
    assert scene.why("throw:mine") == ("not-stored", "B-SHIELDS-4b")
    scene.do("throw:ship")
    assert (sorted(scene.stores(0)), scene.further(0)) == (["bank", "cow2", "ship"], [])
    # From now on three is the limit again.
    scene.do("buy:watchtower")
    assert sorted(scene.legal()) == ["discard:bank", "discard:cow2", "discard:ship"]


@proves("B-SHIELDS-4b")
def test_4_replaced_with_three_tiles_nothing_is_asked() -> None:
    scene = crowded(heraldry()).store(0, "mine").do("end", "end").dice(0, 4, 4)
    assert (scene.stores(0), scene.further(0)) == (["mine"], ["ship", "bank"])
    scene.shields_in(4, 7).do("shield:7", "crest:d4")
    assert (scene.stores(0), scene.further(0)) == (["mine", "ship", "bank"], [])
    assert scene.legal() == ["end"]


@proves("B-SHIELDS-4b")
def test_4_kept_and_another_shield_replaced_no_tile_is_discarded() -> None:
    scene = crowded(heraldry().shield(0, b3=9)).do("end", "end").dice(0, 4, 4)
    scene.shields_in(4, 7).do("shield:7", "crest:b3")
    assert (len(scene.stores(0)), len(scene.further(0))) == (3, 2)
    assert scene.legal() == ["end"]


@proves("B-SHIELDS-4b")
def test_4_given_up_in_the_tribute_tiles_are_discarded_before_anything_else() -> None:
    scene = crowded(heraldry().shield(0, b3=9)).silver(0, 1).close_phase().do("drop:4")
    assert scene.why("tribute:0") == ("trim-first", "B-SHIELDS-4b")
    assert scene.why("drop:9") == ("trim-first", "B-SHIELDS-4b")
    scene.do("throw:cow2", "throw:ship")
    assert sorted(scene.stores(0)) == ["bank", "mine", "ship"]
    assert scene.legal() == ["drop:9", "tribute:0"]
    scene.do("tribute:0")
    assert (scene.s.phase, scene.further(0)) == (1, [])


@proves("B-SHIELDS-4b", "B-SHIELD-15")
def test_4_lost_without_silver_tiles_are_discarded_before_the_mines_pay() -> None:
    scene = crowded(heraldry().lay(0, e3="mine").shield(0, b3=9)).silver(0, 0)
    scene.shield(1, d4=7).silver(1, 1).close_phase()
    assert (scene.actor, scene.shields_of(0), scene.s.silver[0]) == (0, {}, 0)
    assert scene.why("pass") == ("trim-first", "B-SHIELDS-4b")
    scene.do("throw:cow2", "throw:mine")
    assert (sorted(scene.stores(0)), scene.actor) == (["bank", "ship", "ship"], 1)
    scene.do("tribute:0")
    assert (scene.s.phase, scene.s.silver[0]) == (1, 1)


# 5: a colour of goods from all depots


def laden(scene: Scene) -> Scene:
    """Seat 0 has shield 5 and a ship for d5; goods lie in the depots 1, 2, 3 and 6."""
    scene.shield(0, d4=5).store(0, "ship").dice(0, 5, 5).silver(0, 0)
    scene.depot_goods(1, red=1).depot_goods(2, pink=1).depot_goods(3, red=2, brown=1)
    return scene.depot_goods(6, red=1, orange=1)


@proves("B-SHIELDS-5a", "B-SHIELDS-5c")
def test_5_a_named_colour_comes_from_all_depots_beside_the_ships_own_goods() -> None:
    scene = laden(heraldry()).do("5:place:ship@d5")
    assert scene.why("cargo:red") == ("no-ship", "B-SHIELDS-5a")
    scene.do("ship:2")
    assert scene.held(0) == {"pink": 1}
    assert scene.legal() == ["pass", "cargo:red", "cargo:brown", "cargo:orange"]
    # The marker moves only after that.
    assert scene.s.bridge == [0, 0]
    scene.do("cargo:red")
    assert scene.held(0) == {"pink": 1, "red": 4}
    assert [scene.in_depot(depot) for depot in range(1, 7)] == [
        {}, {}, {"brown": 1}, {}, {}, {"orange": 1},
    ]  # fmt: skip
    assert scene.s.bridge == [1, 0]
    assert scene.why("cargo:brown") == ("no-ship", "B-SHIELDS-5a")
    assert scene.legal() == ["5:workers", "end"]


@proves("B-SHIELDS-5a")
def test_5_without_it_there_is_no_cargo() -> None:
    scene = laden(heraldry()).shield(0, d4=7).shield(1, d4=5).do("5:place:ship@d5", "ship:2")
    assert (scene.s.pending, scene.s.bridge) == ([], [1, 0])
    assert scene.why("cargo:red") == ("no-ship", "B-SHIELDS-5a")


@proves("B-SHIELDS-5a")
def test_5_works_for_ships_alone() -> None:
    scene = laden(heraldry()).store(0, "market", "mine").dice(0, 3, 4).do("3:place:market@c3")
    scene.do("4:place:mine@e3")
    assert scene.why("cargo:red") == ("no-ship", "B-SHIELDS-5a")
    assert scene.held(0) == {}


@proves("B-SHIELDS-5b")
def test_5_the_limit_of_three_colours_holds() -> None:
    scene = laden(heraldry()).goods(0, red=1, turquoise=1, purple=1).do("5:place:ship@d5", "pass")
    assert scene.legal() == ["pass", "cargo:red"]
    for colour in ("pink", "brown", "orange", "purple"):
        assert scene.why(f"cargo:{colour}") == ("cargo-does-not-fit", "B-SHIELDS-5b")
    scene.do("cargo:red")
    assert scene.held(0) == {"red": 5, "turquoise": 1, "purple": 1}


@proves("B-SHIELDS-5b")
def test_5_a_colour_that_lies_in_no_depot_cannot_be_named() -> None:
    scene = laden(heraldry()).do("5:place:ship@d5", "ship:2")
    for colour in ("pink", "turquoise", "purple"):
        assert scene.why(f"cargo:{colour}") == ("cargo-does-not-fit", "B-SHIELDS-5b")


@proves("B-SHIELDS-5b")
def test_5_is_skipped_when_nothing_fits() -> None:
    scene = laden(heraldry()).goods(0, turquoise=3, purple=1).goods(0, pink=1)
    scene.do("5:place:ship@d5", "ship:2")
    # The pink tile fitted; nothing else of the depots does.
    assert (scene.s.pending, scene.s.bridge) == ([], [1, 0])
    assert scene.held(0) == {"turquoise": 3, "purple": 1, "pink": 2}


@proves("B-SHIELDS-5c", "B-SHIELD-13")
def test_5_comes_after_the_second_depot_of_monastery_5() -> None:
    scene = laden(heraldry()).lay(0, c4="monastery5").do("5:place:ship@d5", "ship:1")
    assert look(scene.s, None, "pending") == [
        {"kind": "bridge"},
        {"kind": "cargo"},
        {"kind": "ship", "beside": 1},
    ]
    assert scene.legal() == ["ship:2", "ship:6", "pass"]
    assert scene.why("cargo:red") == ("no-ship", "B-SHIELDS-5a")
    scene.do("ship:2")
    assert scene.held(0) == {"red": 1, "pink": 1}
    scene.do("cargo:red")
    assert scene.held(0) == {"red": 4, "pink": 1}
    assert scene.s.bridge == [1, 0]


@proves("B-SHIELDS-5c")
def test_5_may_be_used_when_the_depots_were_passed_and_may_be_passed_itself() -> None:
    scene = laden(heraldry()).do("5:place:ship@d5", "pass")
    used, passed = scene.fork().do("cargo:red"), scene.fork().do("pass")
    assert (used.held(0), used.s.bridge) == ({"red": 4}, [1, 0])
    assert (passed.held(0), passed.s.bridge) == ({}, [1, 0])
    assert passed.why("cargo:red") == ("no-ship", "B-SHIELDS-5a")


# 6: copied monasteries


def copier(players: int = 2, **options: str) -> Scene:
    """Seat 0 has shield 6."""
    return heraldry(players, **options).shield(0, d4=6)


@proves("B-SHIELDS-6a")
def test_6_names_one_other_player_once_and_for_good() -> None:
    scene = copier(3).silver(0, 0)
    assert scene.legal() == ["1:workers", "2:workers", "end", "copy:1", "copy:2"]
    assert scene.why("copy:0") == ("no-such-player", "B-SHIELDS-6a")
    assert scene.why("copy:3") == ("no-such-player", "B-SHIELDS-6a")
    scene.do("copy:2")
    assert look(scene.s, None, "seats", 0, "named") == 2
    # It is a free decision beside the actions.
    assert scene.legal() == ["1:workers", "2:workers", "end"]
    for other in (1, 2):
        assert scene.why(f"copy:{other}") == ("already-named", "B-SHIELDS-6a")
    scene.do("end", "end", "end")
    assert scene.why("copy:1") == ("already-named", "B-SHIELDS-6a")


@proves("B-SHIELDS-6a")
def test_6_only_its_owner_names_and_only_in_the_own_turn() -> None:
    scene = copier(3).do("end")
    assert scene.why("copy:0") == ("no-naming", "B-SHIELDS-6a")
    assert scene.why("copy:1", 0) == ("not-your-turn", "B-ROUND-4")
    scene.do("end", "end", "copy:1")
    assert scene.s.named == [1, -1, -1]


@proves("B-SHIELDS-6a")
def test_6_from_the_turn_it_is_taken_on() -> None:
    scene = heraldry().shields_in(4, 6).dice(0, 4, 4)
    assert scene.why("copy:1") == ("no-naming", "B-SHIELDS-6a")
    scene.do("shield:6")
    assert scene.why("copy:1") == ("crest-first", "B-SHIELD-8")
    scene.do("crest:d4", "copy:1")
    assert scene.s.named == [1, -1]


@proves("B-SHIELDS-6a")
def test_6_names_among_open_follow_ups_but_not_before_a_discard() -> None:
    scene = copier().lay(0, c3="bank").lay(1, c4="monastery14").store(0, "castle").dice(0, 6, 1)
    scene.do("6:place:castle@b3", "copy:1", "*:workers")
    assert scene.s.workers[0] == 4
    scene = copier().store(0, "mine", "ship", "cow2").depot(1, "ship").do("1:take:ship@1")
    assert scene.why("copy:1") == ("discard-first", "B-STORE-4")
    scene.do("discard:mine", "copy:1")


@proves("B-SHIELDS-6b")
def test_6_at_the_latest_a_player_is_named_before_the_final_scoring() -> None:
    scene = copier(3).lay(0, e3="mine", c3="watchtower").lay(2, c4="monastery17").silver(0, 1)
    scene.phase("E").close_phase().do("tribute:0")
    # The mines have paid.
    assert (scene.actor, scene.s.silver[0]) == (0, 1)
    assert scene.legal() == ["copy:1", "copy:2"]
    assert scene.why("pass") == ("name-first", "B-SHIELDS-6b")
    assert scene.why("copy:0") == ("no-such-player", "B-SHIELDS-6a")
    one, two = scene.fork().do("copy:1"), scene.fork().do("copy:2")
    assert (one.s.actors, two.s.actors) == ((), ())
    assert (one.points(0, "monasteries"), two.points(0, "monasteries")) == (0, 4)


@proves("B-SHIELDS-6b")
def test_6_with_one_other_player_the_naming_happens_by_itself() -> None:
    scene = copier().lay(0, c3="watchtower").lay(1, c4="monastery17").silver(0, 1)
    finish(scene, "tribute:0")
    assert (scene.s.named, scene.points(0, "monasteries")) == ([1, -1], 4)


@proves("B-SHIELDS-6b")
@pytest.mark.parametrize("phase", list("ABCD"))
def test_6_at_the_end_of_other_phases_nobody_has_to_be_named(phase: str) -> None:
    scene = copier().phase(phase).silver(0, 1).close_phase().do("tribute:0")
    assert (scene.s.phase, scene.s.named) == ("ABCDE".index(phase) + 1, [-1, -1])


@proves("B-SHIELDS-6b")
def test_6_lost_in_the_last_tribute_or_named_before_nothing_is_asked() -> None:
    scene = copier(3).lay(0, c3="watchtower").lay(1, c4="monastery17").silver(0, 1)
    finish(scene.fork(), "drop:6")
    named = scene.fork().do("copy:1")
    assert finish(named, "tribute:0").points(0, "monasteries") == 4


@proves("B-SHIELDS-6c", "B-SHIELDS-6d")
def test_6_monasteries_1_and_9_to_12_work_for_the_own_duchy() -> None:
    scene = copier().lay(1, c4="monastery1", b4="monastery9", a4="monastery10")
    scene.lay(1, f3="monastery11", g2="monastery12")
    scene.lay(0, e4="bank").store(0, "bank", "ship", "mine").depot(3, "cow2")
    scene.dice(0, 2, 3)
    assert scene.why("2:place:bank@e5") == ("building-in-town", "B-BUILD-2")
    assert scene.why("2:take:cow2@3") == ("too-few-workers", "B-DIE-3")
    assert scene.why("3:place:mine@e3") == ("too-few-workers", "B-PLACE-3")
    assert scene.why("3:place:ship@d3") == ("too-few-workers", "B-PLACE-3")
    scene.do("copy:1")
    # 1: a second bank in the town; 9: with a 2 on a space of number 1.
    assert scene.fork().do("2:place:bank@e5").tile(0, "e5") == "bank"
    assert scene.fork().do("3:place:ship@d3").tile(0, "d3") == "ship"
    assert scene.fork().do("3:place:mine@e3").tile(0, "e3") == "mine"
    assert scene.fork().do("2:take:cow2@3", "discard:ship").stores(0) == ["bank", "cow2", "mine"]
    # The named player loses nothing.
    other = scene.do("end").lay(1, e4="church").store(1, "church").dice(1, 2, 5)
    assert other.do("2:place:church@e5").tile(1, "e5") == "church"


@proves("B-SHIELDS-6c", "B-SHIELDS-6d")
def test_6_monasteries_2_3_4_13_and_14_bring_their_gains_to_the_own_actions() -> None:
    scene = copier().lay(1, c4="monastery2", b4="monastery3", a4="monastery4")
    scene.lay(1, f3="monastery13", g2="monastery14", e3="mine").lay(0, e3="mine", f2="mine")
    scene.goods(0, red=2).dice(0, 4, 1).silver(0, 0).do("copy:1", "4:sell:red")
    assert (scene.s.silver[0], scene.s.workers[0]) == (2, 1)
    scene.do("1:workers")
    assert (scene.s.silver[0], scene.s.workers[0]) == (3, 5)
    scene.silver(1, 0).close_phase().do("tribute:0")
    # 2 counts the own mines, for either of them.
    assert (scene.s.silver, scene.s.workers) == ([3 - 1 + 2, 1], [5 + 2, 1])


@proves("B-SHIELDS-6c", "B-SHIELDS-6d")
def test_6_monasteries_5_to_8_work_too() -> None:
    scene = copier().lay(1, c4="monastery5", b4="monastery6", a4="monastery7", f3="monastery8")
    scene.lay(0, c3="bank", b2="cow3").store(0, "ship", "cow2").depot_goods(1, red=1)
    scene.depot_goods(2, pink=1).depot(6, "sheep2").silver(0, 1).workers(0, 3)
    assert scene.why("buy:sheep2@6:1w") == ("black-depot-only", "B-MON-6b")
    scene.dice(0, 5, 6).do("copy:1", "buy:sheep2@6:1w")
    assert (scene.s.silver[0], scene.s.workers[0]) == (0, 2)
    scene.do("5:place:ship@d5", "ship:1", "ship:2")
    assert scene.held(0) == {"red": 1, "pink": 1}
    # 8: two workers for the way of 2 from 6 to 4, of which one is enough.
    scene.do("6:place:cow2@c2")
    assert scene.s.workers[0] == 1
    assert (scene.points(0, "animals"), scene.points(0, "monasteries")) == (5, 2)


@proves("B-SHIELDS-6c", "B-SHIELDS-6d")
def test_6_monasteries_27_and_28_work_too() -> None:
    scene = copier(3, **EXTRA).lay(2, c4="monastery28", b4="monastery27").silver(0, 2)
    advance(scene, 0)
    advance(scene, 1)
    assert scene.s.queue == [1, 0, 2]
    assert scene.why("hire") == ("no-hiring", "B-EXTRA-7")
    scene.do("copy:2")
    assert scene.s.queue == [0, 1, 2]
    scene.do("hire", "hire")
    assert (scene.s.silver[0], scene.s.workers[0]) == (0, 4)
    assert scene.why("hire") == ("cannot-pay", "B-EXTRA-7")
    scene.silver(0, 1).silver(2, 1).do("end", "end")
    # 28 is used in the own turn only, with the own silver; the other still has it.
    assert scene.why("hire", 0) == ("not-your-turn", "B-ROUND-4")
    scene.do("hire")
    assert (scene.s.silver, scene.s.workers) == ([1, 1, 0], [4, 0, 2])


@proves("B-SHIELDS-6c")
def test_6_copies_monasteries_placed_later_from_that_moment() -> None:
    scene = copier().do("copy:1", "1:workers").store(1, "monastery14")
    assert scene.s.workers[0] == 2
    scene.do("end").dice(1, 1, 2).do("1:place:monastery14@c4", "end")
    die = scene.s.dice[0]
    scene.do(f"{die}:workers")
    assert scene.s.workers[0] == 6


@proves("B-SHIELDS-6c")
def test_6_copies_nothing_before_the_naming_and_nothing_of_a_third_player() -> None:
    scene = copier(3).lay(1, c4="monastery14").lay(2, c4="monastery13").silver(0, 0)
    assert scene.fork().do("1:workers").s.workers[0] == 2
    scene.do("copy:1", "1:workers")
    assert (scene.s.workers[0], scene.s.silver[0]) == (4, 0)


@proves("B-SHIELDS-6c")
def test_6_does_not_work_the_other_way_round() -> None:
    scene = copier().lay(0, c4="monastery14").do("copy:1", "1:workers", "end", "1:workers")
    assert scene.s.workers == [4, 2]


@proves("B-SHIELDS-6c")
def test_6_the_own_monasteries_go_on_working() -> None:
    scene = copier().lay(0, c4="monastery14").lay(1, c4="monastery13").silver(0, 0)
    scene.do("copy:1", "1:workers")
    assert (scene.s.workers[0], scene.s.silver[0]) == (4, 1)


@proves("B-SHIELDS-6e")
@pytest.mark.parametrize(
    ("number", "own", "others"),
    [(15, 2 * 2, 2), (17, 4, 8), (24, 8, 4), (25, 5, 1), (26, 3, 0)],
)
def test_6_scores_the_named_players_monasteries_by_the_own_things(
    number: int, own: int, others: int
) -> None:
    scene = copier(3).lay(1, c4=f"monastery{number}", c3="watchtower", e4="watchtower", b2="cow2")
    scene.lay(0, c3="watchtower", b2="pig2", c2="pig3", e6="goat2", e3="mine", f2="mine")
    scene.store(0, "mine").dice(0, 3, 3).do("3:place:mine@g1", "copy:1")
    scene.sold(0, red=2, pink=3).sold(1, red=1)
    assert scene.bonus(0) == {"mine": "large"}
    finish(scene.silver(0, 1), "tribute:0")
    assert [scene.points(seat, "monasteries") for seat in range(3)] == [own, others, 0]


@proves("B-SHIELDS-6e")
def test_6_scores_own_and_copied_monasteries_and_29() -> None:
    scene = copier(2, **{"white-castles": "on"}).lay(0, c4="monastery17", c3="watchtower")
    scene.lay(0, e4="white-castle", c5="white-castle").lay(1, c4="monastery29", c3="white-castle")
    finish(scene.silver(0, 1), "tribute:0")
    assert [scene.points(seat, "monasteries") for seat in range(2)] == [4 + 8, 4]


@proves("B-SHIELDS-6f")
def test_6_copied_monasteries_fill_no_space() -> None:
    scene = copier().lay(1, c4="monastery1", b4="monastery2", a4="monastery3", f3="monastery4")
    scene.lay(1, g2="monastery5").lay(0, c4="monastery6", b4="monastery7").do("copy:1")
    scene.store(0, "monastery15").dice(0, 3, 3).do("3:place:monastery15@a4")
    # The region of 3 is completed by the third own monastery, the colour is not.
    assert (scene.points(0), scene.bonus(0)) == (6 + 10, {})
    assert look(scene.s, None, "seats", 0, "monasteries") == [15, 7, 6]


@proves("B-SHIELDS-6f", "B-SHIELD-13")
def test_6_shield_9_beats_a_copied_monastery_3() -> None:
    scene = copier().shield(0, b3=9).lay(1, c4="monastery3", b4="monastery4").goods(0, red=1)
    scene.silver(0, 0).dice(0, 4, 1).do("copy:1", "4:sell:red")
    assert (scene.s.silver[0], scene.s.workers[0]) == (1, 1)


@proves("B-SHIELDS-6f", "B-SHIELDS-10")
def test_6_shield_10_doubles_the_points_of_copied_monasteries() -> None:
    scene = copier().shield(0, b3=10).lay(1, c4="monastery17", c3="watchtower")
    scene.lay(0, c3="watchtower", e4="watchtower")
    finish(scene.silver(0, 2), "tribute:0")
    assert [scene.points(seat, "monasteries") for seat in range(2)] == [16, 4]


@proves("B-SHIELDS-6g")
def test_6_replaced_all_copied_powers_end_at_once() -> None:
    scene = copier().shield(0, b3=11).lay(1, c4="monastery14", b4="monastery1")
    scene.lay(0, e4="bank").store(0, "castle", "bank").shields_in(2, 9).dice(0, 5, 1)
    scene.do("copy:1", "1:place:bank@e5", "5:place:castle@a2", "shield:9", "crest:d4")
    assert scene.tile(0, "e5") == "bank"
    scene.do("end", "end").store(0, "bank").dice(0, 5, 5)
    # The bank remains; a third one cannot be placed any more, and 14 brings nothing.
    assert scene.why("5:place:bank@f4") == ("building-in-town", "B-BUILD-2")
    scene.do("5:workers")
    assert scene.s.workers[0] == 2


@proves("B-SHIELDS-6g")
def test_6_lost_in_the_tribute_nothing_of_the_named_player_scores() -> None:
    scene = copier().lay(1, c4="monastery17", b4="monastery2").lay(0, c3="watchtower", e3="mine")
    scene.do("copy:1").silver(0, 1).close_phase().do("drop:6")
    # The mines have paid without the copied monastery 2.
    assert (scene.s.phase, scene.s.workers[0]) == (1, 0)
    finish(scene)
    assert scene.points(0, "monasteries") == 0


@proves("B-SHIELDS-6g")
def test_6_gone_own_monasteries_go_on_working() -> None:
    scene = copier().lay(0, c4="monastery14").lay(1, c4="monastery13").do("copy:1").silver(0, 0)
    replaced(scene, new=7)
    die = scene.s.dice[0]
    scene.do(f"{die}:workers")
    assert (scene.s.workers[0], scene.s.silver[0]) == (4, 0)


# 7: bonus tiles count double


@proves("B-SHIELDS-7a")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_7_bonus_tiles_score_double(players: int) -> None:
    scene = heraldry(players).lay(0, e3="mine", f2="mine").store(0, "mine").dice(0, 3, 3)
    plain = scene.fork().do("3:place:mine@g1")
    assert plain.points(0, "colours") == LARGE[players]
    scene.shield(0, d4=7).do("3:place:mine@g1")
    assert scene.points(0, "colours") == 2 * LARGE[players]
    # Size and phase value stay.
    assert scene.points(0) == 6 + 10 + 2 * LARGE[players]


@proves("B-SHIELDS-7a")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_7_small_ones_too_and_those_of_others_not(players: int) -> None:
    scene = heraldry(players).lay(0, e3="mine", f2="mine").lay(1, e3="mine", f2="mine")
    scene.shield(1, d4=7).store(0, "mine").store(1, "mine").dice(0, 3, 3).dice(1, 3, 3)
    scene.do("3:place:mine@g1", "end", "3:place:mine@g1")
    assert scene.points(0, "colours") == LARGE[players]
    assert scene.points(1, "colours") == 2 * SMALL[players]


@proves("B-SHIELDS-7b")
def test_7_bonus_tiles_taken_before_or_after_score_as_usual() -> None:
    scene = heraldry().lay(0, e3="mine", f2="mine", d3="ship", d2="ship", d1="ship", d5="ship")
    scene.lay(0, d6="ship", c4="monastery26").store(0, "mine", "ship").dice(0, 3, 3)
    scene.do("3:place:mine@g1", "end", "end")
    assert scene.points(0, "colours") == 5
    replaced(scene, new=7)
    assert scene.points(0, "colours") == 5
    while_it_lies = scene.fork().dice(0, 1, 1).do("1:place:ship@d7", "pass")
    assert while_it_lies.points(0, "colours") == 5 + 10
    assert replaced(while_it_lies, new=9).points(0, "colours") == 5 + 10
    replaced(scene, new=9).dice(0, 1, 1).do("1:place:ship@d7", "pass")
    assert scene.points(0, "colours") == 5 + 5


@proves("B-SHIELDS-7b")
def test_7_nothing_is_doubled_in_the_final_scoring() -> None:
    scene = heraldry().lay(0, e3="mine", f2="mine", c4="monastery26").store(0, "mine")
    scene.shield(0, d4=7).dice(0, 3, 3).do("3:place:mine@g1").silver(0, 1)
    finish(scene, "tribute:0")
    assert scene.points(0, "colours") == 10
    assert scene.points(0, "monasteries") == 3
    scene = heraldry().lay(0, e3="mine", f2="mine").store(0, "mine").dice(0, 3, 3)
    scene.do("3:place:mine@g1").shield(0, d4=7).silver(0, 1)
    assert finish(scene, "tribute:0").points(0, "colours") == 5


# 8: mines bring 2 silver


@proves("B-SHIELDS-8")
@pytest.mark.parametrize("mines", [0, 1, 2, 3])
def test_8_mines_bring_two_silver_each(mines: int) -> None:
    tiles = dict(list(MINES.items())[:mines])
    scene = heraldry().shield(0, d4=8).lay(0, **tiles, c4="monastery2").lay(1, **tiles)
    scene.silver(0, 1).silver(1, 0).close_phase().do("tribute:0")
    assert scene.s.silver == [2 * mines, mines]
    assert scene.s.workers[0] == mines


@proves("B-SHIELDS-8")
def test_8_works_at_the_end_of_each_phase() -> None:
    scene = heraldry().shield(0, d4=8).lay(0, e3="mine").silver(0, 1)
    for phase in range(1, 5):
        scene.close_phase().do("tribute:0")
        assert (scene.s.phase, scene.s.silver[0]) == (phase, 1 + phase)
    finish(scene, "tribute:0")
    assert scene.s.silver[0] == 6


# 9: a silver for each tile sold


@proves("B-SHIELDS-9a")
@pytest.mark.parametrize("count", [1, 2, 4])
def test_9_a_sale_brings_a_silver_for_each_tile(count: int) -> None:
    scene = heraldry().goods(0, red=count, pink=1).dice(0, 4, 3).silver(0, 0)
    assert scene.fork().do("4:sell:red").s.silver[0] == 1
    scene.shield(0, d4=9).do("4:sell:red")
    assert (scene.s.silver[0], scene.points(0)) == (count, 2 * count)
    scene.do("3:sell:pink")
    assert scene.s.silver[0] == count + 1


@proves("B-SHIELDS-9a")
@pytest.mark.parametrize("by", ["warehouse", "castle"])
def test_9_holds_for_every_sale(by: str) -> None:
    scene = heraldry().shield(0, d4=9).goods(0, red=3).lay(0, e4="bank").silver(0, 0)
    scene.store(0, by).dice(0, 3, 6)
    if by == "warehouse":
        scene.do("3:place:warehouse@c3", "sell:red")
    else:
        scene.lay(0, c3="church").do("6:place:castle@b3", "*:sell:red")
    assert scene.s.silver[0] == 3


@proves("B-SHIELDS-9b")
def test_9_monastery_4_still_adds_its_worker() -> None:
    scene = heraldry().shield(0, d4=9).lay(0, c4="monastery3", b4="monastery4")
    scene.goods(0, red=1).dice(0, 4, 3).silver(0, 0).do("4:sell:red")
    assert (scene.s.silver[0], scene.s.workers[0]) == (1, 1)
