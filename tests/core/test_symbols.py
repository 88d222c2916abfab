"""Symbols: everything on the table can be drawn."""

import xml.etree.ElementTree as xml

import pytest

from kontor import games
from kontor.core.errors import KontorError
from kontor.core.symbols import SVG, Symbols
from kontor.games.burgundy.components import SHIELDS
from kontor.games.burgundy.game import Burgundy
from kontor.games.burgundy.plans import COLOURS
from kontor.games.mombasa.actions import SPACE_NAMES
from kontor.games.mombasa.atlas import COMPANIES
from kontor.games.mombasa.game import Mombasa
from kontor.games.mombasa.pieces import BONUSES, GOODS, NEEDS

SYMBOLS = Symbols("burgundy")
TITLES = {title: Symbols(title) for title in ("burgundy", "mombasa")}
EVERY = pytest.mark.parametrize(
    ("title", "name"), [(title, name) for title in TITLES for name in TITLES[title].names()]
)


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


def test_everything_of_mombasa_has_a_symbol() -> None:
    game = games.load("mombasa")
    assert isinstance(game, Mombasa)
    box = game.components
    wanted = {f"goods-{good}" for good in (*GOODS, "any")} | {f"need-{need}" for need in NEEDS}
    wanted |= {f"{what}-{name}" for what in ("company", "post", "share") for name in COMPANIES}
    wanted |= {f"bonus-{space}" for space in SPACE_NAMES}
    wanted |= {f"special-{kind}" for pair in BONUSES.values() for kind, _ in pair}
    wanted |= {f"tile-{tile}" for tile in ("goods", "bookkeeper", "merchant", "expansion", "back")}
    wanted |= {f"reward-{kind}" for kind in ("pounds", "diamonds", "points", "remove", "cotton")}
    wanted |= {f"reward-{region.reward}" for region in box.atlas.regions if region.reward}
    wanted |= {f"book-{letter}" for letter in ("a", "b", "c", "start", "back", "point")}
    wanted |= {f"marker-{seat}" for seat in range(1, 5)} | {f"number-{n}" for n in range(10)}
    wanted |= {"border-single", "border-double", "track-space", "track-start", "track-step"}
    wanted |= {"call", "special-space", "share", "crate", "mine", "diamond", "pound", "pound-5"}
    wanted |= {"ink-jar", "bonus-marker", "first-player", "start", "card-back", "crossed-a"}
    wanted |= {"slot", "slot-locked", "resting"}
    for card in (*box.start, *box.first, *box.deck):
        # An additional share lies in the corner of its card.
        belongs = card.company or (card.share if card.kind == "share" else "")
        wanted.add(f"card-{card.kind}{card.value or ''}" + (f"-{belongs}" if belongs else ""))
    assert wanted <= set(TITLES["mombasa"].names())


@pytest.mark.parametrize("title", TITLES)
def test_every_part_is_used(title: str) -> None:
    symbols = TITLES[title]
    used = {part for name in symbols.names() for part in symbols.needed(name)}
    assert used == set(symbols.elements)


@EVERY
def test_a_symbol_is_a_picture_of_its_own(title: str, name: str) -> None:
    picture = xml.fromstring(TITLES[title].svg(name, size=48))
    ids = [element.get("id") for element in picture.iter(f"{{{SVG}}}symbol")]
    assert len(ids) == len(set(ids))
    for use in picture.iter(f"{{{SVG}}}use"):
        assert use.get("href", "").removeprefix("#") in ids
    assert picture.get("width") == "48"


@EVERY
def test_no_symbol_needs_anything_from_outside(title: str, name: str) -> None:
    text = TITLES[title].svg(name).replace(SVG, "")
    for foreign in ("http", "<text", "<script", "<image"):
        assert foreign not in text


def test_an_unknown_symbol_is_an_error() -> None:
    with pytest.raises(KontorError, match="there is no symbol 'tile-pagoda'"):
        SYMBOLS.svg("tile-pagoda")
