"""The drawing of Burgundy: complete, within its width, and readable without colours."""

import io
import re

import pytest
from rich.color import Color
from rich.console import Console, RenderableType
from rich.style import Style

from kontor import bots, games
from kontor.cli import board_burgundy as board
from kontor.cli import board_burgundy_expansions as expansions
from kontor.cli import board_burgundy_tiles as tiles
from kontor.cli.choices import hint_of
from kontor.core.chance import SampledChance
from kontor.core.game import State
from kontor.core.words import Words
from kontor.games.burgundy import frames
from kontor.games.burgundy.components import BONUSES, SHIELDS
from kontor.games.burgundy.game import Burgundy
from kontor.games.burgundy.plans import COLOURS, space_names
from kontor.games.burgundy.routes import TILE_OF_BONUS
from scenario_burgundy import Scene

NAMES = ["Ana", "greedy-1", "greedy-2", "greedy-3"]
SPACES = space_names([4, 5, 6, 7, 6, 5, 4])
EVERYTHING = {
    "border-posts": "on",
    "extra-tiles": "on",
    "white-castles": "on",
    "inns": "on",
    "trade-routes": "on",
    "shields": "on",
}


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
        state.apply(seat, bot.decide(state, seat), chance)
    return state


def test_every_tile_has_its_own_short_code() -> None:
    game = games.load("burgundy")
    assert isinstance(game, Burgundy)
    codes = [tiles.tile_code(tile.name) for tile in game.components.tiles]
    assert len(set(codes)) == len(codes)
    assert all(3 <= len(code) <= 4 for code in codes)
    spaces = {f"{letter}{number}" for letter in "CASBKM" for number in range(1, 7)}
    assert not spaces & set(codes)


def test_every_tile_has_its_colour_and_its_words() -> None:
    game = games.load("burgundy")
    assert isinstance(game, Burgundy)
    for tile in game.components.tiles:
        colour = tiles.tile_colour(tile.name)
        assert colour == "black" if tile.name == "black-tile" else (*COLOURS, "any")[tile.colour]
        assert tiles.tile_words(tile.name)[0]


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


@pytest.mark.parametrize("colour", [*COLOURS, "any", "black"])
def test_colours_are_readable(colour: str) -> None:
    assert contrast(tiles.TILE[colour]) >= 4
    assert contrast(tiles.EMPTY[colour]) >= 4


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
    laid = [space["tile"] for seat in view["seats"] for space in seat["spaces"] if space["tile"]]
    stored = [tile for seat in view["seats"] for tile in seat["stores"] if tile]
    for tile in laid + stored:
        assert tiles.tile_code(tile) in text


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
        for viewer, width in ((None, 40), (0, 80), (players - 1, 120)):
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
    text = drawn(board.legend(played(2, 0, **EVERYTHING).view(0)), 120)
    for number in range(1, 30):
        assert f"K{number:02}" in text
    for tile in tiles.TILES:
        assert (f"{tiles.tile_words(tile)[0]}: " in text) == (tile != "black-tile")
    for number in range(1, SHIELDS + 1):
        assert f"#{number} {expansions.shield_power(number)}" in text
    for code in ("P ", "red:CHU", "(red)"):
        assert f"\n{code}" in text


def test_the_legend_leaves_out_what_is_not_in_play() -> None:
    text = drawn(board.legend(played(2, 0).view(0)), 120)
    assert "K26" in text
    added = ("K27", "K28", "K29", "INN", "WCA", "CRN", "GEE", "#", "red:CHU", "border post")
    for code in (*added, "BLK", "~", "shared"):
        assert code not in text
    assert "K29" in drawn(board.legend(played(2, 0, **{"white-castles": "on"}).view(0)), 120)


# Expansions


def shown(scene: Scene, width: int = 120, *, compact: bool = False) -> str:
    return drawn(board.screen(scene.s.view(0), NAMES[:2], [], full=True, compact=compact), width)


def shields_of(state: State) -> list[list[int]]:
    """The shields in the depots."""
    found = state.view(0)["depot_shields"]
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize("compact", [True, False])
def test_without_expansions_nothing_of_them_is_shown(compact: bool) -> None:
    text = shown(Scene().dice(0, 3, 5), compact=compact)
    for word in ("Shields", "#", "Route", "route", "Posts", "posts", " P", "INN", "inn", "Copies"):
        assert word not in text


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [80, 120])
def test_the_table_with_all_expansions_is_drawn_within_its_width(players: int, width: int) -> None:
    for decisions in (0, 60, 250):
        state = played(players, decisions, **EVERYTHING)
        for compact in (True, False):
            what = board.screen(state.view(0), NAMES[:players], [], full=True, compact=compact)
            text = drawn(what, width)
            assert all(len(line) <= width for line in text.split("\n"))
            for numbers in shields_of(state):
                assert all(f"#{number}" in text for number in numbers)


def test_shields_are_shown_in_depots_and_on_castles() -> None:
    scene = Scene(shields="on").no_shields().shields_in(2, 5).shields_in(4, 16, 17)
    scene.shield(0, d4=14).shield(1, d4=3)
    text = shown(scene)
    assert "[#14]" in text
    assert "[#3]" in text
    assert re.search(r"^2 .*#5", text, re.MULTILINE)
    assert re.search(r"^4 .*#16 #17", text, re.MULTILINE)
    assert "Shields #14 a tile of a depot" in text
    assert "#5 ships also load one colour" in text
    assert "#3" in shown(scene, 80, compact=True)


def test_shields_are_told_of_before_duchies_are_chosen() -> None:
    state = played(2, 0, duchies="5", shields="on", **{"trade-routes": "on"})
    text = " ".join(drawn(board.draw(state.view(0), NAMES[:2]), 120).split())
    for depot, numbers in enumerate(shields_of(state), 1):
        for number in numbers:
            assert f"depot {depot} #{number} {expansions.shield_power(number)}" in text
    assert "Route " in text


def test_every_bonus_of_a_route_has_its_letters() -> None:
    assert set(TILE_OF_BONUS) == set(BONUSES)
    assert set(TILE_OF_BONUS.values()) <= set(tiles.TILES)


def test_a_trade_route_is_shown_with_what_lies_there() -> None:
    scene = Scene(2, "1", **{"trade-routes": "on"}).route(0, 1, 2, 3, 4, 5).goods(0, purple=2)
    text = shown(scene.dice(0, 2, 5))
    assert "Route pur:CRP red:CHU tur:BRD" in text
    assert "Route 0/15, next " in text
    text = shown(scene.do("2:sell:purple"))
    assert "Route (pur) (pur) tur:BRD tur:MKT" in text
    assert "route 0/15, next " in shown(scene, 80, compact=True)


def test_a_full_trade_route_says_so() -> None:
    laid: list[expansions.RouteSpace] = [{"goods": "red", "bonus": "sell", "laid": "pink"}] * 9
    assert expansions.route(laid, True).plain == "full (9 goods)"


def test_border_posts_stand_beside_their_spaces() -> None:
    scene = Scene(2, "11a", **{"border-posts": "on"}).found("f1", "f1")
    text = shown(scene)
    assert re.search(r"^.*b +P .* P", text, re.MULTILINE)
    assert text.count("Posts none linked yet") == 2
    scene.s.linked = [2, 3]
    text = shown(scene)
    assert "Posts 2 of 3 linked" in text
    assert "Posts 3 of 3 linked" in text
    assert "posts 3/3" in shown(scene, 80, compact=True)


def test_inns_lie_beside_the_black_depot() -> None:
    scene = Scene(inns="on").black("ship")
    scene.s.inns = 1
    assert re.search(r"Black .*SHP  ship  \+  INN", shown(scene))
    scene.s.inns = 3
    assert re.search(r"Black .*\+  INN  x3", shown(scene))
    scene.s.inns = 0
    assert re.search(r"Black .*\+ no inn", shown(scene))


def test_further_stores_are_shown() -> None:
    scene = Scene(shields="on").shield(0, d4=4).store(0, "ship", "mine", "bank")
    scene.s.cellar = [[scene.out_of_box("market"), scene.out_of_box("monastery9")], []]
    text = shown(scene, 160)
    assert "MKT  market   K09  monastery  (no limit)" in text
    assert "K09 stored: free change for buildings" in text


def test_copied_monasteries_are_shown() -> None:
    scene = Scene(shields="on").shield(0, d4=6).lay(1, c4="monastery9")
    assert "Copies" not in shown(scene)
    scene.do("copy:1")
    assert "Copies greedy-1: K09 free change for buildings" in shown(scene)
    assert "Copies greedy-1: K09" in shown(scene, 80, compact=True)


def test_a_die_of_any_value_is_shown() -> None:
    scene = Scene(shields="on").shield(0, d4=16).dice(0, 2, 3).do("wild:2")
    assert "[*] [3]" in shown(scene)
    assert "a die of any value and a 3" in board.asked(scene.s.view(0), 0)
    scene.do("3:workers")
    assert board.asked(scene.s.view(0), 0) == "You still have a die of any value to use."


def crest_scene() -> Scene:
    scene = Scene(shields="on").no_shields().shields_in(3, 7).lay(0, b3="castle").shield(0, d4=9)
    return scene.dice(0, 3, 3).do("shield:7")


def closing(number: int) -> Scene:
    """The end of a phase for the owner of a shield."""
    scene = Scene(shields="on").no_shields().shield(0, d4=number).depot(1, "ship").black("ship")
    return scene.silver(0, 2).close_phase()


@pytest.mark.parametrize(
    ("scene", "words"),
    [
        (crest_scene(), "Shield 7 (bonus tiles score double): lay it on one of your castles."),
        (closing(14), "Shield 14: take a tile of a depot and place it at once."),
        (closing(15), "Shield 15: take a tile of the black depot and place it at once."),
        (closing(8), "Tribute: pay 1 silver for each shield (1), or give some up first."),
        (closing(14).do("claim:ship@1"), "Choose the space for ship."),
    ],
)
def test_what_shields_ask_is_said(scene: Scene, words: str) -> None:
    assert board.asked(scene.s.view(0), 0) == words


@pytest.mark.parametrize(
    ("pending", "words"),
    [
        ({"kind": "white"}, "White castle: one more action, with the 5 of the white die."),
        ({"kind": "crane"}, "Crane: use the effect of one building."),
        ({"kind": "herd", "space": "c3"}, "Geese: with which animals of their pasture"),
        ({"kind": "cargo"}, "Shield 5: load all goods of one colour"),
        ({"kind": "name"}, "Shield 6: whose monasteries do you copy?"),
        ({"kind": "trim"}, "Shield 4 is lost: discard down to three stored tiles."),
    ],
)
def test_what_expansions_ask_is_said(pending: dict[str, str], words: str) -> None:
    view = Scene(shields="on").white(5).s.view(0)
    assert board.asked({**view, "pending": [pending]}, 0).startswith(words)


def test_every_pending_decision_has_its_sentence() -> None:
    view = Scene(shields="on").s.view(0)
    silent = ("", "bridge", "route", "sweep")
    for kind in (kind for kind in frames.NAMES if kind not in silent):
        assert board.asked({**view, "pending": [{"kind": kind, "shield": 14}]}, 0)


def test_notes_say_what_the_words_of_a_choice_leave_out() -> None:
    scene = crest_scene()
    view = scene.s.view(0)
    hints = {str(hint["space"]): hint for hint in (hint_of(scene.s, a) for a in scene.s.legal(0))}
    assert board.noted(view, NAMES[:2], 0, hints["d4"]) == "shield 9 is lost"
    assert board.noted(view, NAMES[:2], 0, hints["b3"]) == ""
    hint: dict[str, str | int] = {"verb": "shield", "shield": 12}
    assert board.noted(view, NAMES[:2], 0, hint) == "sales score double"
    hint = {"verb": "copy", "other": 1}
    assert board.noted(view, NAMES[:2], 0, hint) == "greedy-1: none so far"
    scene.lay(1, c4="monastery4")
    assert board.noted(scene.s.view(0), NAMES[:2], 0, hint) == "greedy-1: K04"


def test_the_price_of_a_shield_is_told() -> None:
    scene = Scene(shields="on").no_shields().shields_in(3, 7).dice(0, 2, 3).workers(0, 1)
    words = Words("burgundy")
    assert words.action(scene.s, 0, scene.s.read(0, "shield:7")) == "Take shield 7 (1 worker)"
