"""The title: options, and the documents that screens get."""

import json

import pytest

from kontor import games
from kontor.core.chance import SampledChance
from kontor.core.errors import KontorError, OptionError
from scenario_burgundy import GAME, Scene


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (
            {"duchies": "12"},
            "there is no duchy '12'; there are 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11a",
        ),
        ({"duchies": "1,2,3"}, "3 duchies are named for 2 players"),
        ({"duchies": "1,,"}, "there is no duchy ''"),
        ({"players": 1}, "one player plays with mode=solo"),
        ({"start": "blind"}, "'blind' is not one of in-order, secret"),
        ({"taverns": "on"}, "there is no such option"),
        ({"inns": "yes"}, "'yes' is not one of off, on"),
    ],
)
def test_options_that_make_no_game_are_refused(options: dict[str, object], reason: str) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(options, SampledChance(1))
    assert reason in str(caught.value)


def test_titles_are_known_by_name() -> None:
    assert games.load("burgundy").title == "The Castles of Burgundy"
    with pytest.raises(KontorError, match="there is no game 'chess'; there are: burgundy, mombasa"):
        games.load("chess")


def test_the_view_is_plain_data_with_everything_on_the_table() -> None:
    scene = Scene(3).store(0, "ship").lay(0, d5="ship").goods(1, red=2).sold(2, pink=1)
    scene.depot(1, "warehouse").depot_goods(4, brown=1).black("mine")
    for viewer in (0, 1, None):
        view = json.loads(json.dumps(scene.s.view(viewer)))
        assert view["viewer"] == viewer
        assert view["depots"][0]["spaces"][1] == {
            "slot": 1,
            "colour": "building",
            "tile": "warehouse",
        }
        assert view["depots"][3]["goods"] == {"brown": 1}
        assert view["black_depot"][0] == "mine"
        seats = view["seats"]
        assert seats[0]["stores"] == ["ship", None, None]
        assert seats[1]["goods"] == {"red": 2}
        assert seats[2]["sold"] == {"pink": 1}
        space = seats[0]["spaces"][19]
        assert space == {
            "space": 19,
            "name": "d5",
            "colour": "ship",
            "number": 5,
            "row": 3,
            "column": 8,
            "tile": "ship",
        }
        assert seats[0]["dice"] == [{"value": 1, "used": False}, {"value": 2, "used": False}]


def test_the_view_tells_what_is_open_now() -> None:
    scene = Scene().store(0, "ship", "church", "castle").dice(0, 5, 6)
    scene.depot_goods(2, red=1).depot(2, "castle")
    scene.do("5:place:ship@d5")
    view = scene.s.view(1)
    assert view["pending"] == [{"kind": "bridge"}, {"kind": "ship"}]
    assert view["actors"] == [0]
    assert view["bought"] is False
