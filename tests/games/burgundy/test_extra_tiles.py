"""The extra tiles: bridge (27), workers (28) and geese; for the crane see test_crane."""

import pytest

from kontor.testing import proves
from scenario_burgundy import Scene, advance, extra, final

# which tiles there are


@proves("B-EXTRA-1")
@pytest.mark.parametrize(("option", "yellow", "black"), [("off", 20, 40), ("on", 22, 42)])
def test_two_yellow_and_two_black_tiles_are_added(option: str, yellow: int, black: int) -> None:
    scene = Scene(4, **{"extra-tiles": option})
    s, t = scene.s, scene.s.tables
    monasteries = [kind for kind in range(1, t.kinds) if t.number[kind]]
    # Scene puts the tiles of phase A back, so that the stacks are full.
    assert sum(s.stacks[kind] for kind in monasteries) == yellow
    assert sum(s.black_stack) == black
    backs = {
        name: (s.stacks[scene.kind(name)], s.black_stack[scene.kind(name)])
        for name in ("monastery27", "monastery28", "crane", "geese")
    }
    if option == "off":
        assert set(backs.values()) == {(0, 0)}
    else:
        assert backs == {
            "monastery27": (1, 0),
            "monastery28": (1, 0),
            "crane": (0, 1),
            "geese": (0, 1),
        }


@proves("B-EXTRA-2")
@pytest.mark.parametrize(
    ("tile", "right", "wrong"),
    [
        ("monastery27", "c4", "c3"),
        ("monastery28", "c4", "e3"),
        ("crane", "c3", "c4"),
        ("geese", "c2", "d2"),
    ],
)
def test_each_goes_on_spaces_of_its_kind_only(tile: str, right: str, wrong: str) -> None:
    scene = extra().lay(0, d3="ship").store(0, tile).workers(0, 9).dice(0, 3, 3)
    assert scene.why(f"3:place:{tile}@{wrong}") == ("wrong-colour", "B-PLACE-2")
    scene.do(f"3:place:{tile}@{right}")
    assert scene.tile(0, right) == tile


@proves("B-EXTRA-2")
@pytest.mark.parametrize(
    ("tile", "power", "space", "die"),
    [
        ("crane", 9, "c3", 2),
        ("geese", 10, "c2", 3),
        ("monastery27", 11, "b4", 4),
        ("monastery28", 11, "b4", 6),
    ],
)
@pytest.mark.parametrize("owned", [9, 10, 11])
def test_the_free_change_is_that_of_its_kind(
    tile: str, power: int, space: str, die: int, owned: int
) -> None:
    scene = extra().lay(0, c4=f"monastery{owned}", d3="ship")
    scene.store(0, tile).dice(0, die, die)
    action = f"{die}:place:{tile}@{space}"
    if owned == power:
        scene.do(action)
        assert (scene.tile(0, space), scene.s.workers[0]) == (tile, 0)
    else:
        assert scene.why(action) == ("too-few-workers", "B-PLACE-3")


@proves("B-EXTRA-2")
@pytest.mark.parametrize("tile", ["crane", "geese"])
def test_the_black_ones_are_bought_like_other_tiles(tile: str) -> None:
    scene = extra().black(tile).silver(0, 2).do(f"buy:{tile}")
    assert scene.stores(0) == [tile]
    assert scene.s.silver[0] == 0


@proves("B-EXTRA-2")
@pytest.mark.parametrize("tile", ["monastery27", "monastery28"])
def test_the_yellow_ones_are_monasteries_for_the_church(tile: str) -> None:
    scene = extra().depot(2, tile).store(0, "church", "carpenter").dice(0, 3, 3)
    scene.do("3:place:church@c3", f"take:{tile}@2")
    assert scene.stores(0) == [tile, "carpenter"]


@proves("B-EXTRA-2")
def test_they_complete_regions_and_colours() -> None:
    scene = extra().lay(0, c4="monastery2", b4="monastery15", f3="monastery16")
    scene.lay(0, g2="monastery17", g3="monastery18", e3="mine", f2="mine")
    scene.store(0, "monastery27", "crane", "geese").dice(0, 3, 3)
    scene.do("3:place:monastery27@a4")
    assert scene.points(0, "regions") == 6
    assert scene.bonus(0) == {"monastery": "large"}
    scene.do("3:place:crane@c3", "pass")
    assert scene.points(0, "regions") == 6 + 1
    scene.lay(0, e4="bank", e5="church").dice(0, 2, 2).do("2:place:geese@e6")
    assert scene.points(0, "regions") == 6 + 1 + 1
    assert scene.points(0, "phases") == 30


# monastery 27


@proves("B-EXTRA-3", "B-EXTRA-4")
@pytest.mark.parametrize(("seat", "queue"), [(0, [0, 1, 2]), (1, [1, 0, 2]), (2, [2, 0, 1])])
def test_27_lifts_its_owners_marker_at_once_and_the_round_goes_on(
    seat: int, queue: list[int]
) -> None:
    scene = extra(3).store(seat, "monastery27").dice(seat, 1, 2)
    for _ in range(seat):
        scene.do("end")
    assert scene.s.queue == [0, 1, 2]
    scene.do("1:place:monastery27@c4")
    assert scene.s.queue == queue
    # The order of this round stays as it was read, the next one follows the bridge.
    assert scene.s.order == [0, 1, 2]
    turns = [scene.actor]
    while True:
        scene.do("end")
        if scene.s.round:
            break
        turns.append(scene.actor)
    assert turns == [0, 1, 2][seat:]
    assert scene.s.order == queue
    assert scene.actor == queue[0]


@proves("B-EXTRA-4")
def test_27_lifts_only_within_the_own_stack() -> None:
    scene = advance(extra(4), 0).store(3, "monastery27").dice(3, 1, 2)
    scene.do("end", "end", "end", "1:place:monastery27@c4")
    assert scene.s.queue == [0, 3, 1, 2]
    assert scene.s.bridge == [1, 0, 0, 0]


@proves("B-EXTRA-3")
def test_27_in_a_store_does_nothing() -> None:
    scene = extra().store(1, "monastery27").store(0, "ship").dice(0, 5, 5)
    advance(scene, 1)
    scene.do("5:place:ship@d5")
    assert scene.s.queue == [0, 1]


@proves("B-EXTRA-5", "B-EXTRA-3")
def test_an_arriving_marker_goes_directly_below_the_owner_of_27() -> None:
    scene = advance(advance(extra(4), 1), 2).lay(2, c4="monastery27")
    assert scene.s.queue == [2, 1, 0, 3]
    scene.store(0, "ship").dice(0, 5, 5).do("5:place:ship@d5", "end")
    # Below the owner, above the rest.
    assert scene.s.queue == [2, 0, 1, 3]
    assert scene.s.bridge == [1, 1, 1, 0]
    scene.do("end", "end").store(3, "ship").dice(3, 5, 5).do("5:place:ship@d5")
    assert scene.s.queue == [2, 3, 0, 1]


@proves("B-EXTRA-5")
def test_a_marker_that_arrives_elsewhere_goes_on_top_as_always() -> None:
    scene = advance(advance(extra(4), 1), 2).lay(3, c4="monastery27")
    scene.store(0, "ship").dice(0, 5, 5).do("5:place:ship@d5")
    assert scene.s.queue == [0, 2, 1, 3]


@proves("B-EXTRA-3")
def test_the_owner_of_27_arrives_on_top_and_stays_there() -> None:
    scene = advance(extra(3), 1).lay(0, c4="monastery27").store(0, "ship").dice(0, 5, 5)
    scene.do("5:place:ship@d5")
    assert scene.s.queue == [0, 1, 2]
    scene.do("end", "end").store(2, "ship").dice(2, 5, 5).do("5:place:ship@d5")
    assert scene.s.queue == [0, 2, 1]


@proves("B-EXTRA-3")
@pytest.mark.parametrize(("owner", "winner"), [(None, 1), (0, 1), (1, 0)])
def test_27_counts_in_ties_where_the_lower_marker_wins(owner: int | None, winner: int) -> None:
    scene = extra().silver(0, 0).silver(1, 0)
    # Everybody has one monastery; the stack is read when the game is over.
    for seat in (0, 1):
        if owner == seat:
            scene.store(seat, "monastery27").dice(seat, 1, 1)
        else:
            scene.lay(seat, c4=f"monastery{1 + seat}")
    if owner == 0:
        scene.do("1:place:monastery27@c4")
    elif owner == 1:
        scene.do("end", "1:place:monastery27@c4")
    final(scene)
    assert scene.points(0) == scene.points(1) == 0
    assert scene.s.outcome == [1 + (winner == 1), 1 + (winner == 0)]


# monastery 28


@proves("B-EXTRA-7", "B-EXTRA-8")
def test_28_sells_2_workers_for_1_silver_as_often_as_wanted() -> None:
    scene = extra().lay(0, c4="monastery28").silver(0, 3)
    for bought in (1, 2, 3):
        scene.do("hire")
        assert (scene.s.silver[0], scene.s.workers[0]) == (3 - bought, 2 * bought)
    assert scene.why("hire") == ("cannot-pay", "B-EXTRA-7")
    assert "hire" not in scene.legal()
    assert scene.s.workers[1] == 0


@proves("B-EXTRA-7")
def test_28_works_for_its_owner_only_and_only_in_the_duchy() -> None:
    scene = extra().lay(1, c4="monastery28").silver(0, 3)
    assert scene.why("hire") == ("no-hiring", "B-EXTRA-7")
    scene = extra().store(0, "monastery28").silver(0, 3)
    assert scene.why("hire") == ("no-hiring", "B-EXTRA-7")
    scene.do("1:place:monastery28@c4", "hire")
    assert (scene.s.silver[0], scene.s.workers[0]) == (2, 2)


@proves("B-EXTRA-7")
def test_28_is_no_purchase_of_a_tile_and_no_action() -> None:
    scene = extra().lay(0, c4="monastery28").silver(0, 6).black("mine", "ship").dice(0, 4, 5)
    scene.do("hire", "buy:mine", "hire")
    assert scene.why("buy:ship") == ("already-bought", "B-BUY-3")
    assert (scene.s.silver[0], scene.s.workers[0]) == (2, 4)
    scene.do("4:workers", "5:workers", "hire")
    assert (scene.s.silver[0], scene.s.workers[0]) == (1, 10)


@proves("B-EXTRA-7")
@pytest.mark.parametrize("number", [13, 14])
def test_13_and_14_add_nothing_to_28(number: int) -> None:
    scene = extra().lay(0, c4="monastery28", b4=f"monastery{number}").silver(0, 1).do("hire")
    assert (scene.s.silver[0], scene.s.workers[0]) == (0, 2)


@proves("B-EXTRA-8")
def test_28_may_be_used_among_open_follow_ups() -> None:
    scene = extra().lay(0, c4="monastery28", c3="bank").silver(0, 6).store(0, "castle", "church")
    scene.depot(5, "mine").goods(0, red=1).dice(0, 6, 3)
    scene.do("6:place:castle@b3", "hire", "*:place:church@e4", "hire", "take:mine@5", "hire")
    assert (scene.s.silver[0], scene.s.workers[0]) == (3, 6)
    assert scene.stores(0) == ["mine"]
    scene.do("end").silver(1, 5)
    assert scene.why("hire") == ("no-hiring", "B-EXTRA-7")


@proves("B-EXTRA-8")
def test_28_pays_for_the_change_that_an_open_follow_up_needs() -> None:
    scene = extra(2, **{"white-castles": "on"}).lay(0, c4="monastery28").silver(0, 1).white(1)
    scene.store(0, "white-castle").depot(3, "cow2").dice(0, 3, 6)
    scene.do("3:place:white-castle@c3")
    assert scene.why("1:take:cow2@3") == ("too-few-workers", "B-DIE-3")
    scene.do("hire", "1:take:cow2@3")
    assert scene.s.workers[0] == 0


@proves("B-EXTRA-8")
def test_28_waits_for_the_discard_of_a_taken_tile() -> None:
    scene = extra().lay(0, c4="monastery28").silver(0, 5).store(0, "mine", "ship", "cow2")
    scene.depot(1, "ship").do("1:take:ship@1")
    assert scene.why("hire") == ("discard-first", "B-STORE-4")
    assert scene.legal() == ["discard:mine", "discard:ship", "discard:cow2"]
    scene.do("discard:mine", "hire")
    assert scene.s.workers[0] == 2


@proves("B-EXTRA-8")
def test_28_cannot_be_used_in_the_turn_of_another() -> None:
    scene = extra().lay(1, c4="monastery28").silver(1, 5)
    assert scene.why("hire", 1) == ("not-your-turn", "B-ROUND-4")
    scene.do("end", "hire")
    assert (scene.s.silver[1], scene.s.workers[1]) == (4, 2)


@proves("B-EXTRA-8", "B-BUILD-13")
def test_a_town_hall_stays_open_while_28_and_6_could_bring_a_tile_to_place() -> None:
    # 1 silver buys nothing, but 2 workers for it do, with monastery 6.
    scene = extra().lay(0, c4="monastery28", b4="monastery6").silver(0, 1)
    scene.store(0, "town-hall").depot(5, "mine").dice(0, 3, 6)
    scene.do("3:place:town-hall@c3")
    scene.do("hire", "buy:mine@5:2w", "place:mine@e3")
    assert scene.tile(0, "e3") == "mine"


# the geese


def pasture(**tiles: str) -> Scene:
    """Seat 0 has these tiles in the pasture a1, b1, b2, c1, c2, and the geese in a store."""
    return extra().lay(0, c3="bank", **tiles).store(0, "geese").dice(0, 4, 1)


@proves("B-EXTRA-14")
def test_geese_alone_score_2_points() -> None:
    scene = pasture().do("4:place:geese@c2")
    assert scene.points(0) == 2
    assert scene.s.pending == []


@proves("B-EX-14", "B-EXTRA-14")
def test_geese_score_with_all_tiles_of_the_only_other_species() -> None:
    scene = pasture(b2="cow2", b1="cow3").do("4:place:geese@c2")
    assert scene.points(0) == 2 + 2 + 3
    assert scene.s.pending == []


@proves("B-EX-15", "B-EXTRA-15")
def test_later_animals_score_2_more_for_the_geese() -> None:
    scene = pasture(b2="cow2", b1="cow3").do("4:place:geese@c2")
    scene.store(0, "pig4").dice(0, 5, 5).do("5:place:pig4@c1")
    assert scene.points(0) == 7 + 4 + 2


@proves("B-EX-15", "B-EXTRA-17")
def test_with_7_each_tile_that_scores_brings_1_more_geese_included() -> None:
    scene = pasture(b2="cow2", b1="cow3").lay(0, c4="monastery7").do("4:place:geese@c2")
    assert scene.points(0) == (2 + 1) + (2 + 1) + (3 + 1) == 10
    scene.store(0, "pig4").dice(0, 5, 5).do("5:place:pig4@c1")
    assert scene.points(0) == 10 + (4 + 1) + (2 + 1) == 18


@proves("B-EXTRA-17")
def test_with_7_geese_alone_score_3_and_3_again_for_a_later_tile() -> None:
    scene = pasture().lay(0, c4="monastery7").do("4:place:geese@c2")
    assert scene.points(0) == 3
    scene.store(0, "cow2", "cow3").do("1:place:cow2@b2")
    assert scene.points(0) == 3 + 3 + 3
    scene.dice(0, 5, 5).do("5:place:cow3@c1")
    # 3 cows, 2 cows and the geese, 1 more each.
    assert scene.points(0) == 9 + 4 + 3 + 3


@proves("B-EXTRA-14")
@pytest.mark.parametrize(("species", "points"), [("cow", 2 + 2 + 3), ("sheep", 2 + 4)])
def test_among_several_species_the_player_chooses_one(species: str, points: int) -> None:
    scene = pasture(b2="cow2", b1="cow3", c1="sheep4").silver(0, 0).do("4:place:geese@c2")
    assert scene.points(0) == 0
    assert scene.legal() == ["herd:cow", "herd:sheep"]
    assert scene.why("herd:goat") == ("no-such-herd", "B-EXTRA-14")
    assert scene.why("pass") == ("herd-first", "B-EXTRA-14")
    assert scene.why("end") == ("effect-open", "B-TURN-3")
    scene.do(f"herd:{species}")
    assert scene.points(0) == points
    assert scene.why("herd:cow") == ("no-effect", "B-EXTRA-14")


@proves("B-EXTRA-14")
def test_the_purchase_is_possible_before_the_species_is_named() -> None:
    scene = pasture(b2="cow2", b1="sheep3").black("mine").silver(0, 2).do("4:place:geese@c2")
    scene.do("buy:mine", "herd:sheep")
    assert (scene.stores(0), scene.points(0)) == (["mine"], 5)


@proves("B-EXTRA-14", "B-EXTRA-17")
def test_with_7_the_choice_counts_the_tiles_of_the_chosen_species() -> None:
    scene = pasture(b2="cow2", b1="cow3", c1="sheep4").lay(0, c4="monastery7")
    scene.do("4:place:geese@c2", "herd:cow")
    assert scene.points(0) == (2 + 1) + (2 + 1) + (3 + 1)
    scene = pasture(b2="cow2", b1="cow3", c1="sheep4").lay(0, c4="monastery7")
    scene.do("4:place:geese@c2", "herd:sheep")
    assert scene.points(0) == (2 + 1) + (4 + 1)


@proves("B-EXTRA-14", "B-EXTRA-15")
def test_animals_of_other_pastures_have_nothing_to_do_with_the_geese() -> None:
    scene = pasture().lay(0, e4="church", e5="market", e6="cow4")
    scene.do("4:place:geese@c2")
    assert scene.points(0) == 2
    # And geese elsewhere score nothing for a later tile: e6 is a pasture of its own.
    scene = extra().lay(0, c3="bank", c2="geese")
    scene.lay(0, e4="church", e5="market").store(0, "cow4").dice(0, 2, 2)
    scene.do("2:place:cow4@e6")
    assert scene.points(0, "animals") == 4


@proves("B-EXTRA-15")
@pytest.mark.parametrize(
    ("tile", "points"), [("cow2", 2 + 3 + 2), ("goat3", 3 + 2), ("sheep4", 4 + 2)]
)
def test_every_species_scores_2_more_beside_its_own_tiles(tile: str, points: int) -> None:
    scene = extra().lay(0, c3="bank", c2="geese", b2="cow3").store(0, tile).dice(0, 2, 5)
    scene.do(f"2:place:{tile}@b1")
    assert scene.points(0) == points
    scene.store(0, "pig2").do("5:place:pig2@c1")
    assert scene.points(0) == points + 2 + 2


@proves("B-EXTRA-16")
def test_for_24_the_geese_are_a_fifth_species() -> None:
    tiles = {"a1": "cow2", "b1": "sheep2", "b2": "pig2", "c1": "goat2", "c2": "geese"}
    scene = final(extra().lay(0, c3="bank", c4="monastery24", **tiles))
    assert scene.points(0, "monasteries") == 5 * 4
    tiles.pop("c2")
    scene = final(extra().lay(0, c3="bank", c4="monastery24", **tiles))
    assert scene.points(0, "monasteries") == 4 * 4


@proves("B-EXTRA-16")
def test_for_24_geese_alone_are_one_species() -> None:
    scene = final(extra().lay(0, c3="bank", c4="monastery24", c2="geese"))
    assert scene.points(0, "monasteries") == 4
