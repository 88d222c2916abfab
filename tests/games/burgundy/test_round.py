"""Rounds: rolling, the white die and the order of turns."""

from collections import Counter

import pytest

from kontor.core.chance import SampledChance
from kontor.core.events import Log
from kontor.testing import proves
from scenario_burgundy import GAME, Asked, Scene, advance, look, why


@proves("B-ROUND-1")
def test_all_roll_two_dice_before_anyone_takes_a_turn_and_everybody_sees_them() -> None:
    scene = Scene(3).do("1:workers", "end", "end")
    # Two draws for each player in turn order, then one for the white die.
    scene.script("end", 4, 5, 0, 1, 2, 3, 0)
    assert scene.events() == ["turn-ended", "round-begins", *["dice-rolled"] * 3, "goods-arrive"]
    assert scene.s.actors == (0,)
    for viewer in (0, 1, 2, None):
        dice = [seat["dice"] for seat in look(scene.s, viewer, "seats")]
        assert dice == [
            [{"value": a, "used": False}, {"value": b, "used": False}]
            for a, b in ((5, 6), (1, 2), (3, 4))
        ]
    assert all(event.audience is None for event in scene.log)


@proves("B-ROUND-1")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_every_die_shows_1_to_6(value: int) -> None:
    scene = Scene().do("end").script("end", *[value - 1] * 5)
    assert list(scene.s.dice) == [value] * 4
    assert scene.s.white == value


@proves("B-ROUND-2")
@pytest.mark.parametrize("white", [1, 2, 3, 4, 5, 6])
def test_the_first_good_left_goes_to_the_depot_of_the_white_die(white: int) -> None:
    scene = Scene()
    goods = look(scene.s, None, "round_goods")
    scene.do("end").script("end", 0, 0, 0, 0, white - 1)
    for depot in range(1, 7):
        assert scene.in_depot(depot) == ({goods[0]: 1} if depot == white else {})
    assert look(scene.s, None, "round_goods") == goods[1:]
    assert look(scene.s, None, "white_die") == white


@proves("B-ROUND-2")
def test_a_depot_may_hold_any_number_of_goods_of_any_colours() -> None:
    # Every draw is the first possibility: each white die a 1, and goods come colour by colour.
    s = GAME.new({"players": 2}, Asked())
    while s.actors:
        s.apply(s.actors[0], s.read(s.actors[0], "end"), Asked())
    # Six of seven turquoise ones were dealt to the players.
    goods = {"turquoise": 1, "purple": 7, "pink": 7, "red": 7, "brown": 3}
    assert look(s, None, "depots", 0, "goods") == goods
    assert sum(goods.values()) == 25


@proves("B-ROUND-3")
def test_nobody_can_use_the_white_die() -> None:
    scene = Scene().depot(5, "mine").goods(0, brown=1).store(0, "ship").workers(0, 6)
    scene.do("end").script("end", 0, 1, 0, 1, 4)
    assert scene.s.white == 5
    for seat in (0, 1):
        for action in ("5:workers", "5:take:mine@5", "5:sell:brown"):
            assert why(scene.refused(action)) == ("no-such-die", "B-TURN-1")
        assert not [action for action in scene.legal() if action.startswith("5:")]
        assert scene.s.actors == (seat,)
        scene.do("end")


@proves("B-ROUND-3")
def test_workers_do_not_change_the_white_die() -> None:
    scene = Scene().workers(0, 6)
    white = scene.s.white
    goods = {depot: scene.in_depot(depot) for depot in range(1, 7)}
    scene.depot(3, "bank").do("1:take:bank@3", "2:workers")
    assert scene.s.white == white
    assert goods == {depot: scene.in_depot(depot) for depot in range(1, 7)}
    assert {a.split(":")[0] for a in Scene().workers(0, 6).legal()} == {"1", "2", "end"}


@proves("B-ROUND-4")
@pytest.mark.parametrize(
    ("steps", "order"),
    [
        ([], [0, 1, 2, 3]),
        ([3], [3, 0, 1, 2]),
        ([2, 2, 1], [2, 1, 0, 3]),
        ([0, 1, 2, 3], [3, 2, 1, 0]),
        ([0, 0, 1, 1, 3], [1, 0, 3, 2]),
        ([1, 1, 1, 3, 3, 2], [1, 3, 2, 0]),
    ],
)
def test_turns_go_by_the_bridge_front_first_and_top_first(
    steps: list[int], order: list[int]
) -> None:
    scene = Scene(4)
    for seat in steps:
        advance(scene, seat)
    scene.end_round()
    turns = []
    number = scene.s.round
    while scene.s.round == number:
        turns.append(scene.actor)
        for other in range(4):
            if other != scene.actor:
                assert why(scene.refused("end", other)) == ("not-your-turn", "B-ROUND-4")
        scene.do("1:workers" if scene.s.dice[2 * scene.actor] == 1 else "end")
        if scene.actor == turns[-1]:
            scene.do("end")
    assert turns == order


@proves("B-ROUND-5")
def test_a_ship_placed_in_a_round_changes_only_the_order_of_the_next() -> None:
    scene = Scene(3).store(1, "ship").store(2, "ship")
    scene.dice(1, 5, 5).dice(2, 2, 5)
    scene.do("end")
    scene.do("5:place:ship@d5")
    assert scene.s.actors == (1,)
    assert (look(scene.s, 0, "order"), look(scene.s, 0, "next_order")) == ([0, 1, 2], [1, 0, 2])
    scene.do("end")
    assert scene.s.actors == (2,)
    # Seat 2 was to be last in the next round too, and now comes to the front.
    scene.do("2:place:ship@d3", "end")
    assert scene.s.round == 1
    assert look(scene.s, None, "order") == [2, 1, 0]
    assert scene.s.actors == (2,)


@proves("B-ROUND-6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_goods_left_tell_the_rounds_to_come_and_a_game_has_25(players: int) -> None:
    log: Log = []
    chance = SampledChance(1)
    s = GAME.new({"players": players}, chance, log)
    turns = Counter[int]()
    while s.actors:
        assert len(look(s, None, "round_goods")) == 5 - look(s, None, "round")
        turns[s.actors[0]] += 1
        s.apply(s.actors[0], s.read(s.actors[0], "end"), chance, log)
    assert turns == dict.fromkeys(range(players), 25)
    keys = Counter(event.key for event in log)
    assert (keys["round-begins"], keys["phase-begins"]) == (25, 5)
    rolls = Counter(event.params["seat"] for event in log if event.key == "dice-rolled")
    assert {seat: 2 * count for seat, count in rolls.items()} == dict.fromkeys(range(players), 50)
