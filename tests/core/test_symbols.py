"""Symbols: everything on the table can be drawn."""

import xml.etree.ElementTree as xml

import pytest

from kontor import games
from kontor.core.errors import KontorError
from kontor.core.symbols import SVG, Symbols
from kontor.games.burgundy.components import SHIELDS
from kontor.games.burgundy.game import Burgundy
from kontor.games.burgundy.plans import COLOURS

SYMBOLS = Symbols("burgundy")


def test_every_tile_die_good_and_space_has_a_symbol() -> None:
    game = games.load("burgundy")
    assert isinstance(game, Burgundy)
    wanted = {f"tile-{name}" for name in game.tables.names if name}
    wanted |= {f"goods-{name}" for name in game.components.goods}
    wanted |= {f"hex-{colour}" for colour in COLOURS}
    for value in range(1, 7):
        wanted |= {f"die-{value}", f"die-white-{value}", f"number-{value}"}
    wanted |= {"silver", "worker", "points", "bonus-large", "bonus-small", "marker", "goods-back"}
    wanted |= {f"shield-{number}" for number in range(1, SHIELDS + 1)}
    wanted |= {"hex-any", "border-post", "route-space"}
    assert wanted <= set(SYMBOLS.names())


@pytest.mark.parametrize("name", SYMBOLS.names())
def test_a_symbol_is_a_picture_of_its_own(name: str) -> None:
    picture = xml.fromstring(SYMBOLS.svg(name, size=48))
    ids = [element.get("id") for element in picture.iter(f"{{{SVG}}}symbol")]
    assert len(ids) == len(set(ids))
    for use in picture.iter(f"{{{SVG}}}use"):
        assert use.get("href", "").removeprefix("#") in ids
    assert picture.get("width") == "48"


def test_no_symbol_needs_anything_from_outside() -> None:
    for name in SYMBOLS.names():
        text = SYMBOLS.svg(name).replace(SVG, "")
        assert "http" not in text
        assert "<text" not in text
        assert "<script" not in text
        assert "<image" not in text


def test_an_unknown_symbol_is_an_error() -> None:
    with pytest.raises(KontorError, match="there is no symbol 'tile-pagoda'"):
        SYMBOLS.svg("tile-pagoda")
