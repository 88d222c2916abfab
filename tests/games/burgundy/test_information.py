"""What everybody may know."""

import pytest

from kontor.core.chance import SampledChance
from kontor.core.game import Document
from kontor.games.burgundy.state import BurgundyState
from kontor.testing import proves
from scenario_burgundy import GAME, Scene, look, wander


def without_viewer(s: BurgundyState, viewer: int | None) -> Document:
    return {name: value for name, value in s.view(viewer).items() if name != "viewer"}


@proves("B-INFO-1")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_everybody_may_look_at_every_pile_of_sold_goods(viewer: int | None) -> None:
    scene = Scene(3).goods(0, turquoise=2, purple=1).sold(2, brown=3)
    assert look(scene.s, viewer, "seats", 0, "sold") == {}
    scene.do("1:sell:turquoise")
    assert look(scene.s, viewer, "seats", 0, "sold") == {"turquoise": 2}
    scene.do("2:sell:purple", "end")
    assert [seat["sold"] for seat in look(scene.s, viewer, "seats")] == [
        {"turquoise": 2, "purple": 1},
        {},
        {"brown": 3},
    ]


@proves("B-INFO-2", "B-INFO-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_players_and_spectators_see_the_same(players: int) -> None:
    for index, (_, _, _, after) in enumerate(wander(players, 19)):
        if index % 10 == 0:
            seen = without_viewer(after, None)
            for seat in range(players):
                assert without_viewer(after, seat) == seen
                assert after.position(seat) == after.position()
                assert after.known_to(seat).position() == after.position()


@proves("B-INFO-2")
def test_what_lies_on_the_table_is_shown_to_everybody() -> None:
    scene = Scene().lay(0, d5="ship").store(0, "bank", "goat3").goods(0, red=2).workers(0, 3)
    scene.depot(4, "ship").depot_goods(5, pink=1).black("mine", "castle").silver(0, 4)
    scene.s.bonus[0] = 2
    for viewer in (0, 1, None):
        seat = look(scene.s, viewer, "seats", 0)
        assert seat["stores"] == ["bank", "goat3", None]
        assert seat["goods"] == {"red": 2}
        assert (seat["silver"], seat["workers"], seat["score"]) == (4, 3, 0)
        assert [die["value"] for die in seat["dice"]] == [1, 2]
        assert seat["bonus"] == {"castle": "large"}
        tiles = {space["name"]: space["tile"] for space in seat["spaces"] if space["tile"]}
        assert tiles == {"d4": "castle", "d5": "ship"}
        assert {"slot": 13, "colour": "ship", "tile": "ship"} in look(
            scene.s, viewer, "depots", 3, "spaces"
        )
        assert look(scene.s, viewer, "depots", 4, "goods") == {"pink": 1}
        assert look(scene.s, viewer, "black_depot")[:2] == ["mine", "castle"]
        assert len(look(scene.s, viewer, "round_goods")) == 4


@proves("B-INFO-2")
def test_events_of_a_running_game_are_open_to_everybody() -> None:
    scene = Scene().store(0, "ship").dice(0, 5, 5).depot_goods(2, red=1)
    for action in ("5:place:ship@d5", "ship:2", "5:workers", "end", "end"):
        scene.do(action)
        assert scene.log
        assert all(event.visible_to(seat) for event in scene.log for seat in (0, 1, None))


@proves("B-INFO-2", "B-SETUP-2")
def test_coming_draws_and_dice_are_not_stored_anywhere() -> None:
    scene = Scene().last_round().do("end")
    text = scene.s.position()
    futures = set()
    for seed in range(8):
        # The same position goes on in as many ways as chance likes.
        state = GAME.from_position(text)
        state.apply(1, state.read(1, "end"), SampledChance(seed))
        futures.add(state.position())
        same = GAME.from_position(text)
        same.apply(1, same.read(1, "end"), SampledChance(seed))
        assert same.position() == state.position()
    assert len(futures) == 8
