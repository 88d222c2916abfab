"""The drawing of Burgundy: complete, within its width, and readable without colours."""

import io
import re

import pytest
from rich.color import Color
from rich.console import Console, RenderableType
from rich.style import Style

from kontor import bots, games
from kontor.cli import board_burgundy as board
from kontor.cli.choices import hint_of
from kontor.core.chance import SampledChance
from kontor.core.game import State
from kontor.games.burgundy.components import COLOURS, space_names
from kontor.games.burgundy.game import Burgundy
from scenario_burgundy import Scene

NAMES = ["Ana", "greedy-1", "greedy-2", "greedy-3"]
SPACES = space_names([4, 5, 6, 7, 6, 5, 4])


def drawn(what: RenderableType, width: int, *, colour: bool = False, height: int = 45) -> str:
    """What a console shows, with or without colours."""
    console = Console(
        width=width,
        height=height,
        file=io.StringIO(),
        record=True,
        force_terminal=colour,
        color_system="truecolor" if colour else None,
        no_color=not colour,
        legacy_windows=False,
    )
    console.print(what)
    return console.export_text()


def played(players: int, decisions: int, **given: object) -> State:
    """A game after so many decisions of random players."""
    chance = SampledChance(players)
    state = games.load("burgundy").new({"players": players, **given}, chance)
    bot = bots.make("random", decisions)
    for _ in range(decisions):
        if not state.actors:
            break
        seat = state.actors[-1]
        state.apply(seat, bot.choose(state.known_to(seat), seat, state.legal(seat)), chance)
    return state


def test_every_tile_has_its_own_short_code() -> None:
    game = games.load("burgundy")
    assert isinstance(game, Burgundy)
    codes = [board.tile_code(tile.name) for tile in game.components.tiles]
    assert len(set(codes)) == len(codes)
    assert all(3 <= len(code) <= 4 for code in codes)
    spaces = {f"{letter}{number}" for letter in "CASBKM" for number in range(1, 7)}
    assert not spaces & set(codes)


def test_every_tile_has_its_colour_and_its_words() -> None:
    game = games.load("burgundy")
    assert isinstance(game, Burgundy)
    for tile in game.components.tiles:
        assert board.tile_colour(tile.name) == COLOURS[tile.colour]
        assert board.tile_words(tile.name)[0]


def contrast(style: str) -> float:
    """The contrast of a style's two colours, as WCAG counts it."""

    def light(colour: Color | None) -> float:
        assert colour is not None
        parts = [part / 255 for part in colour.get_truecolor()]
        linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    found = Style.parse(style)
    lights = sorted((light(found.color), light(found.bgcolor)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


@pytest.mark.parametrize("colour", COLOURS)
def test_colours_are_readable(colour: str) -> None:
    assert contrast(board.TILE[colour]) >= 4
    assert contrast(board.EMPTY[colour]) >= 4


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [80, 100, 120, 140])
@pytest.mark.parametrize("colour", [True, False])
def test_the_whole_table_is_drawn_within_its_width(players: int, width: int, colour: bool) -> None:
    state = played(players, 60)
    text = drawn(board.draw(state.view(0), NAMES[:players]), width, colour=colour)
    assert all(len(line) <= width for line in text.split("\n"))
    for name in [*NAMES[:players], *SPACES, "Phase ", "Turn order", "next round", "Black"]:
        assert name in text
    view = state.view(0)
    assert isinstance(view["seats"], list)
    tiles = [space["tile"] for seat in view["seats"] for space in seat["spaces"] if space["tile"]]
    stored = [tile for seat in view["seats"] for tile in seat["stores"] if tile]
    for tile in tiles + stored:
        assert board.tile_code(tile) in text


def test_without_colours_tiles_stand_in_brackets() -> None:
    scene = Scene().lay(0, d5="ship", c3="church", c4="monastery4", b4="monastery14")
    text = drawn(board.draw(scene.s.view(0), NAMES[:2]), 120)
    for code in ("[CAS]", "[SHP]", "[CHU]", "[K04]", "[K14]"):
        assert code in text
    assert re.search(r"\bB4\b", text)
    coloured = drawn(board.draw(scene.s.view(0), NAMES[:2]), 120, colour=True)
    assert "[CHU]" not in coloured


def test_no_colour_leaves_no_escape_codes_for_colours() -> None:
    console = Console(width=120, file=io.StringIO(), force_terminal=True, no_color=True)
    console.print(board.draw(played(2, 60).view(0), NAMES[:2]))
    assert isinstance(console.file, io.StringIO)
    assert not re.search(r"\x1b\[[0-9;]*[34]8;", console.file.getvalue())


def test_a_duchy_keeps_its_shape() -> None:
    text = drawn(board.screen(played(2, 0).view(0), NAMES[:2], [], full=False, compact=True), 80)
    rows = [re.findall(r"[a-g]\d[ *][CASBKM]\d|\[CAS\]", line) for line in text.split("\n")]
    assert [len(row) for row in rows if row] == [4, 5, 6, 7, 6, 5, 4]


def test_spaces_for_stored_tiles_are_starred() -> None:
    scene = Scene().store(0, "ship").dice(0, 2, 6)
    hints = [hint_of(scene.s, action) for action in scene.s.legal(0)]
    for compact in (True, False):
        shown = board.screen(scene.s.view(0), NAMES[:2], hints, full=False, compact=compact)
        stars = re.findall(r"([a-g]\d)\*", drawn(shown, 120))
        assert stars == ["d3"]


def test_used_dice_are_told_apart() -> None:
    scene = Scene().dice(0, 3, 5).do("3:workers")
    text = drawn(board.screen(scene.s.view(0), NAMES[:2], [], full=False, compact=True), 80)
    assert "dice (3) [5]" in text


def test_duchies_to_choose_from_are_shown_and_secret_choices_are_not() -> None:
    state = games.load("burgundy").new(
        {"players": 3, "duchies": "random", "start": "secret"}, SampledChance(5)
    )
    for seat in (1, 2):
        state.apply(seat, state.legal(seat)[-1], SampledChance(1))
    text = drawn(board.draw(state.view(0), NAMES[:3]), 120)
    assert text.count("has chosen a duchy and a castle") == 2
    assert len(re.findall(r"^ *Duchy|Duchy \d", text)) == 2
    assert "[CAS]" not in text
    assert text.count("*") == 8


@pytest.mark.parametrize(
    ("scene", "words"),
    [
        (Scene().store(0, "ship").depot_goods(2, red=1).dice(0, 2, 2), "Ship: load"),
        (Scene().store(0, "castle").lay(0, c4="monastery1").dice(0, 5, 6), "Castle: one more"),
        (Scene().store(0, "warehouse").goods(0, red=1).dice(0, 3, 3), "Warehouse: sell"),
        (Scene().store(0, "town-hall", "ship").dice(0, 3, 3), "Town hall: place"),
        (Scene().store(0, "market").depot(1, "ship").dice(0, 3, 3), "Market: take"),
    ],
)
def test_what_is_asked_is_said(scene: Scene, words: str) -> None:
    seat = scene.s.actors[0]
    place = next(text for text in scene.legal() if ":place:" in text)
    scene.do(place)
    assert board.asked(scene.s.view(seat), seat).startswith(words)


def test_a_full_store_is_asked_about() -> None:
    scene = Scene().store(0, "ship", "mine", "castle").depot(1, "market").dice(0, 1, 1)
    hint = hint_of(scene.s, scene.s.read(0, "1:take:market@1"))
    before = scene.s.view(0)
    scene.do("1:take:market@1")
    assert board.gains(before, scene.s.view(0), 0, hint) == "(stores full: discard one)"
    assert board.asked(scene.s.view(0), 0) == "Your stores are full: which tile leaves for market?"


def test_goods_that_do_not_fit_are_asked_about() -> None:
    scene = Scene().store(0, "ship").goods(0, red=1, pink=1).dice(0, 2, 2)
    scene.depot_goods(3, brown=1, orange=1).do("2:place:ship@d3", "ship:3")
    assert "depot 3" in board.asked(scene.s.view(0), 0)


def test_gains_are_what_comes_in() -> None:
    scene = Scene().goods(0, red=2).dice(0, 4, 1).depot_goods(1, pink=1)
    before = scene.s.view(0)
    hint = hint_of(scene.s, scene.s.read(0, "4:sell:red"))
    assert board.gains(before, scene.do("4:sell:red").s.view(0), 0, hint) == "+1 silver"
    before = scene.s.view(0)
    hint = hint_of(scene.s, scene.s.read(0, "1:workers"))
    assert board.gains(before, scene.do("1:workers").s.view(0), 0, hint) == ""


def test_games_of_all_kinds_are_drawn_at_every_moment() -> None:
    for number, options in enumerate(games.load("burgundy").sample_options()[::3]):
        players = int(options.pop("players"))
        state = played(players, 67 * number, **options)
        for viewer, width in ((None, 40), (0, 80), (1, 120)):
            assert drawn(board.draw(state.view(viewer), NAMES[:players]), width)
        for seat in state.actors:
            assert board.asked(state.view(seat), seat)


def test_a_finished_game_is_drawn_with_its_scores() -> None:
    state = played(2, 5000)
    assert state.outcome is not None
    view = state.view(0)
    assert "The game is over" in drawn(board.draw(view, NAMES[:2]), 100)
    table = drawn(board.scores(view, NAMES[:2]), 80)
    for source in state.scores()[0].sources:
        assert source in table
    assert str(state.scores()[1].total) in table
    assert "place" in table


def test_the_legend_explains_every_tile() -> None:
    text = drawn(board.legend(), 120)
    for number in range(1, 27):
        assert f"K{number:02}" in text
    for tile in board.CODES:
        assert board.tile_words(tile)[0] in text
