"""The solo game: rounds, the white die, winning and losing."""

import pytest

from kontor.core.chance import SampledChance
from kontor.testing import proves
from scenario_burgundy import GAME, Scene, fill, look, solo

DEPOT_TILES = {
    1: ("bank", "ship"),
    2: ("monastery17", "castle"),
    3: ("cow2", "bank"),
    4: ("ship", "bank"),
    5: ("mine", "monastery16"),
    6: ("bank", "cow2"),
}


def next_round(scene: Scene, white: int) -> Scene:
    """End the turn; the dice of the next round are 1 and 2, the white one as told."""
    return scene.script("end", 0, 1, white - 1)


# rounds and phases


@proves("B-SOLO-7")
def test_the_game_lasts_five_phases_of_five_rounds() -> None:
    scene = Scene(1, "13b", mode="solo").do("start:13b@d2")
    seen = []
    while scene.s.actors:
        view = scene.s.view(0)
        seen.append((view["phase"], view["round"], view["phase_points"]))
        scene.do("end")
    points = {"A": 10, "B": 8, "C": 6, "D": 4, "E": 2}
    assert seen == [(p, n, points[p]) for p in points for n in range(1, 6)]
    assert look(scene.s, 0, "stage") == "over"


@proves("B-SOLO-8")
def test_before_a_phase_the_tiles_are_cleared_and_the_goods_stay() -> None:
    scene = solo().depot(1, "bank").depot(5, "mine").black("ship", "mine").last_round()
    scene.depot_goods(4, red=2, pink=1)
    scene.do("end")
    filled = [event for event in scene.log if event.key == "depot-filled"]
    tiles = [str(event.params["tiles"]).split(",") for event in filled]
    assert [len(names) for names in tiles] == [2] * 6
    black = next(event for event in scene.log if event.key == "black-depot-filled")
    assert len(str(black.params["tiles"]).split(",")) == len(scene.black_tiles()) == 4
    assert scene.in_depot(4).items() >= {"red": 2, "pink": 1}.items()
    assert sum(len(scene.depot_tiles(n)) for n in range(1, 7)) == 11
    assert len(look(scene.s, 0, "round_goods")) == 4


@proves("B-SOLO-8")
@pytest.mark.parametrize("monastery", [False, True])
def test_mines_and_monastery_2_pay_at_the_end_of_each_phase(monastery: bool) -> None:
    scene = solo().lay(0, a6="mine", a7="ship", b1="ship", b2="mine")
    scene.lay(0, a4="monastery2" if monastery else "monastery3").last_round().do("end")
    assert "mines-pay" in scene.events()
    assert scene.s.silver[0] == 2
    assert scene.s.workers[0] == (2 if monastery else 0)


@proves("B-SOLO-8")
def test_a_phase_ends_after_its_fifth_round_only() -> None:
    scene = solo().lay(0, a6="mine").depot(2, "castle").depot(4, "ship")
    scene.script("end", 0, 0, 5)
    assert scene.s.silver[0] == 0
    assert scene.depot_tiles(4) == ["ship"]
    assert "depot-filled" not in scene.events()


# the white die


@proves("B-SOLO-9")
def test_the_first_goods_tile_goes_to_the_depot_of_the_white_die() -> None:
    scene = solo().depot(6, "cow2")
    first, *rest = look(scene.s, 0, "round_goods")
    scene.script("end", 4, 2, 3)
    assert look(scene.s, 0, "white_die") == 4
    assert [die["value"] for die in look(scene.s, 0, "seats", 0, "dice")] == [5, 3]
    assert scene.in_depot(4) == {first: 1}
    assert look(scene.s, 0, "round_goods") == rest
    assert scene.events() == [
        *("turn-ended", "round-begins", "dice-rolled", "goods-arrive", "tile-removed")
    ]
    assert scene.log[3].params == {"goods": first, "depot": 4}


@proves("B-SOLO-9", "B-SOLO-10")
def test_good_and_removal_belong_to_the_first_round_too() -> None:
    scene = Scene(1, "13a", mode="solo").do("start:13a@a3")
    assert sum(len(scene.depot_tiles(n)) for n in range(1, 7)) == 11
    white = look(scene.s, 0, "white_die")
    assert len(scene.depot_tiles(white)) == 1
    assert sum(scene.in_depot(white).values()) == 1
    assert scene.log[-1].key == "tile-removed"


@proves("B-SOLO-10")
@pytest.mark.parametrize("number", DEPOT_TILES)
@pytest.mark.parametrize("backwards", [False, True])
def test_tiles_leave_in_the_order_of_the_spaces(number: int, backwards: bool) -> None:
    first, second = DEPOT_TILES[number]
    laid = (second, first) if backwards else (first, second)
    scene = solo().depot(number, *laid)
    beside = number % 6 + 1
    scene.depot(beside, DEPOT_TILES[beside][1])
    box = [sum(bag) for bag in (scene.s.stacks, scene.s.black_stack)]
    for gone, left in ((first, [second]), (second, [])):
        next_round(scene, number)
        assert scene.depot_tiles(number) == left
        assert scene.log[-1].params == {"tile": gone, "depot": number}
    assert scene.depot_tiles(beside) == [DEPOT_TILES[beside][1]]
    # It is out of the game, not back in a bag.
    assert [sum(bag) for bag in (scene.s.stacks, scene.s.black_stack)] == box


@proves("B-SOLO-11")
@pytest.mark.parametrize("white", range(1, 7))
@pytest.mark.parametrize("steps", range(1, 6))
def test_an_empty_depot_passes_the_removal_on_clockwise(white: int, steps: int) -> None:
    """Only the tile is passed on, and only to the next depot that has any."""
    scene = solo()
    depot = (white - 1 + steps) % 6 + 1
    first, second = DEPOT_TILES[depot]
    scene.depot(depot, first, second)
    further = (white - 1 + 5) % 6 + 1
    if further != depot:
        scene.depot(further, DEPOT_TILES[further][1])
    good = look(scene.s, 0, "round_goods")[0]
    next_round(scene, white)
    assert scene.log[-1].params == {"tile": first, "depot": depot}
    assert scene.depot_tiles(depot) == [second]
    assert further == depot or len(scene.depot_tiles(further)) == 1
    assert scene.in_depot(white) == {good: 1}
    assert scene.in_depot(depot) == {}


@proves("B-SOLO-11")
def test_if_all_depots_are_empty_none_leaves() -> None:
    scene = solo(inns="on").black("ship", "mine").store(0, "bank")
    good = look(scene.s, 0, "round_goods")[0]
    next_round(scene, 2)
    assert "tile-removed" not in scene.events()
    assert scene.black_tiles() == ["ship", "mine"]
    assert (look(scene.s, 0, "inns"), scene.stores(0)) == (1, ["bank"])
    assert scene.in_depot(2) == {good: 1}


@proves("B-SOLO-12")
def test_the_player_has_one_turn_with_the_own_dice() -> None:
    scene = solo().depot(2, "castle").black("ship", "mine").silver(0, 3).workers(0, 1).white(5)
    assert {text[0] for text in scene.legal() if text[1] == ":"} == {"1", "2"}
    scene.do("1:take:castle@2", "buy:ship")
    assert (scene.s.workers[0], scene.s.silver[0]) == (0, 1)
    assert scene.why("buy:mine")[0] == "already-bought"
    scene.do("2:workers")
    # The turn does not end by itself.
    assert scene.legal() == ["end"]
    assert look(scene.s, 0, "round") == 1
    scene.do("end")
    assert look(scene.s, 0, "round") == 2
    assert scene.s.actors == (0,)


# white castles


@proves("B-SOLO-35")
def test_a_white_castle_uses_the_white_die_of_this_round() -> None:
    scene = solo("a5", **{"white-castles": "on"}).store(0, "white-castle").depot(5, "mine")
    scene.depot(6, "cow2").goods(0, orange=1)
    next_round(scene, 5).dice(0, 4, 1)
    assert scene.log[-1].params == {"tile": "mine", "depot": 5}
    scene.depot(5, "mine")
    scene.do("4:place:white-castle@a2", "part:effect")
    assert scene.legal() == ["5:take:mine@5", "5:workers", "pass"]
    other = scene.fork().workers(0, 1)
    assert {"5:take:cow2@6", "5:sell:orange"} <= set(other.legal())
    other.do("5:take:cow2@6")
    assert (other.s.workers[0], look(other.s, 0, "white_die")) == (0, 5)
    scene.do("5:take:mine@5")
    assert scene.stores(0) == ["mine"]
    # The other parts of the tile follow.
    assert scene.legal() == ["part:size", "part:phase"]


# the end


@proves("B-SOLO-36", "B-SOLO-37")
@pytest.mark.parametrize(
    ("phase", "number", "left"),
    [("A", 1, 24), ("A", 5, 20), ("C", 2, 13), ("E", 4, 1), ("E", 5, 0)],
)
def test_filling_the_last_space_wins_at_once(phase: str, number: int, left: int) -> None:
    scene = fill(solo().phase(phase), "a6").store(0, "mine").dice(0, 5, 1)
    while scene.s.round < number - 1:
        scene.do("end").dice(0, 5, 1)
    scene.do("5:place:mine@a6")
    assert scene.s.outcome == [1]
    assert scene.events() == ["tile-placed", "solo-won"]
    assert scene.log[-1].params == {"seat": 0, "count": left}
    assert (scene.s.actors, scene.s.legal(0)) == ((), [])
    assert look(scene.s, 0, "stage") == "over"
    assert look(scene.s, 0, "outcome") == [1]
    assert scene.s.scores()[0].sources == {"filled": 37, "rounds": left}
    assert look(scene.s, 0, "seats", 0, "score") == 37 + left


@proves("B-SOLO-36")
@pytest.mark.parametrize(
    ("space", "tile", "number"),
    [("a3", "castle", 2), ("a2", "town-hall", 4), ("d9", "ship", 3), ("c6", "monastery26", 3)],
)
def test_what_is_still_open_is_dropped(space: str, tile: str, number: int) -> None:
    """No effect, no points, no reward for the colour."""
    scene = solo("a5").black("mine").goods(0, red=7).depot_goods(1, pink=1)
    fill(scene, space).store(0, tile, "ship").dice(0, number, 1).silver(0, 3)
    scene.s.marker = 49
    scene.do(f"{number}:place:{tile}@{space}")
    assert scene.events() == ["tile-placed", "solo-won"]
    assert look(scene.s, 0, "pending") == []
    assert look(scene.s, 0, "solo") == {"marker": 49, "target": 50}
    assert scene.held(0) == {"red": 7}
    assert GAME.from_position(scene.s.position()).outcome == [1]


@proves("B-SOLO-36")
@pytest.mark.parametrize("tile", ["inn", "black-tile"])
def test_tiles_of_any_kind_fill_a_space(tile: str) -> None:
    scene = fill(solo(inns="on"), "a1").dice(0, 6, 6)
    scene.s.stores[0] = scene.kind(tile)
    scene.do(f"6:place:{tile}@a1")
    assert scene.s.outcome == [1]


@proves("B-SOLO-36", "B-SOLO-26")
def test_the_reward_for_a_colour_can_win() -> None:
    scene = fill(solo(), "a6", "d13").store(0, "mine").black("cow3").dice(0, 5, 1)
    scene.do("5:place:mine@a6", "part:colour", "claim:cow3", "set:d13")
    assert scene.s.outcome == [1]
    assert look(scene.s, 0, "pending") == []


@proves("B-SOLO-36", "B-SOLO-37")
def test_an_empty_space_after_round_25_loses() -> None:
    scene = fill(solo().phase("E"), "a6", "a1").last_round().silver(0, 9).workers(0, 9)
    scene.goods(0, red=3)
    scene.s.marker = 30
    scene.do("end")
    assert scene.s.outcome == [2]
    assert scene.log[-1].key == "solo-lost"
    assert scene.log[-1].params == {"seat": 0, "count": 2}
    assert scene.s.scores()[0].sources == {"filled": 35, "rounds": 0}
    # There is no final scoring.
    assert not any(event.key.startswith("final") for event in scene.log)
    assert look(scene.s, 0, "solo") == {"marker": 30, "target": 50}
    assert GAME.from_position(scene.s.position()).outcome == [2]


@proves("B-SOLO-36")
def test_an_empty_space_before_round_25_does_not_lose() -> None:
    scene = fill(solo().phase("D"), "a6").last_round().do("end")
    assert (scene.s.outcome, scene.s.actors) == (None, (0,))


@proves("B-SOLO-37")
def test_points_do_not_count() -> None:
    s = GAME.new({"mode": "solo"}, SampledChance(3))
    assert s.scores()[0].sources == {"filled": 0, "rounds": 0}
    scene = solo().goods(0, turquoise=5).do("1:sell:turquoise", "pass")
    assert look(scene.s, 0, "solo", "marker") == 10
    assert scene.s.scores()[0].sources == {"filled": 1, "rounds": 0}
