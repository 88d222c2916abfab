"""The drawing of Mombasa: complete, within its width, readable without colours, and silent about
what is hidden."""

import io
import re
from pathlib import Path
from random import Random
from typing import cast

import pytest
from rich.console import Console, RenderableType

from kontor.cli import board_mombasa as board
from kontor.cli import board_mombasa_words as wording
from kontor.cli import board_parts, boards, terminal
from kontor.cli.board_mombasa_map import LABEL, company_lines, track_lines
from kontor.cli.choices import Choice, choices_of, hint_of
from kontor.cli.terminal_session import Session
from kontor.core import words
from kontor.core.chance import SampledChance, key_from_seed
from kontor.core.components import own_set, standard_folder
from kontor.core.game import Document, State
from kontor.games.mombasa import frames
from kontor.games.mombasa.actions import SPACE_NAMES
from kontor.games.mombasa.atlas import COMPANIES
from kontor.games.mombasa.components import BOOK_LETTERS
from kontor.games.mombasa.game import Mombasa
from kontor.games.mombasa.pieces import BONUSES
from scenario_mombasa import Scene

NAMES = ["Ana", "random-1", "random-2", "random-3"]
GAME = Mombasa()
WIDTHS = (80, 100, 120, 140)


def played(players: int, steps: int, seed: int = 1, setup: str = "first") -> State:
    """A game after so many decisions by chance."""
    random = Random(seed)
    state = GAME.new({"players": players, "setup": setup}, SampledChance(seed))
    chance = SampledChance(f"steps {seed}")
    for _ in range(steps):
        if not state.actors:
            break
        seat = random.choice(state.actors)
        state.step(seat, random.choice(state.legal(seat)), chance)
    return state


def drawn(shown: RenderableType, width: int, colour: bool = False) -> str:
    console = Console(
        width=width,
        file=io.StringIO(),
        force_terminal=colour,
        color_system="truecolor" if colour else None,
        legacy_windows=False,
    )
    console.print(shown)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def view_of(document: Document) -> wording.View:
    return cast(wording.View, document)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("steps", [0, 5, 60, 200, 5000])
def test_the_table_is_complete_and_within_its_width(players: int, steps: int) -> None:
    state = played(players, steps, setup="variable" if steps % 3 else "first")
    view = view_of(state.view(0))
    for width in WIDTHS:
        text = drawn(board.draw(state.view(0), NAMES[:players]), width)
        assert max(len(line) for line in text.split("\n")) <= width
        flat = " ".join(text.split())
        for name in NAMES[:players]:
            assert name in flat
        for region in view["regions"]:
            assert wording.region_name(region["region"]) in flat
        for offered in view["display"]:
            assert not offered["card"] or wording.card_text(offered["card"]) in flat
        for book in view["books"]:
            assert not book["book"] or wording.book_text(book["book"]) in flat
        for space in SPACE_NAMES:
            assert space in flat
        for seat in view["seats"]:
            resting = [card for pile in seat["piles"] for card in pile]
            for card in [*seat.get("hand", []), *seat.get("hand_or_planned", []), *resting]:
                assert wording.card_text(card) in flat or wording.card_code(card) in flat


@pytest.mark.parametrize("width", WIDTHS)
def test_the_compact_screen_is_short_and_within_its_width(width: int) -> None:
    for seed in range(4):
        state = played(2, 90, seed)
        shown = board.screen(state.view(0), NAMES[:2], [], full=False, compact=True)
        lines = drawn(shown, width).split("\n")
        assert max(len(line) for line in lines) <= width
        with_map = any("Sahara" in line for line in lines)  # while a company expands
        assert len(lines) <= (26 if with_map else 16)


def test_companies_have_their_letters_and_colours() -> None:
    scene = Scene().posts("cairo", "nubia").posts("saint-louis", "guinea")
    text = drawn(board.draw(scene.s.view(0), NAMES[:2]), 120)
    assert re.search(r" C +Nubia", text)
    assert re.search(r" L +Guinea", text)
    assert [wording.letter(company) for company in COMPANIES] == list("MTLC")
    coloured = drawn(board.draw(scene.s.view(0), NAMES[:2]), 120, colour=True)
    for hue in ("178;58;58", "237;230;214", "221;138;46", "43;42;40"):
        assert hue in coloured


def test_without_colour_there_are_no_escape_codes() -> None:
    assert "\x1b" not in drawn(board.draw(played(2, 60).view(0), NAMES[:2]), 120)


def test_markers_stand_above_their_spaces() -> None:
    scene = Scene(3).place(0, cairo=5).place(1, cairo=5).place(2, cairo=12)
    view = view_of(scene.s.view(0))
    above, below = track_lines(view["companies"][3], 3, view, ["A", "R1", "R2"])
    assert above.plain.index("AR1") < above.plain.index("R2")
    at = above.plain.index("AR1") + len("AR1") - 1
    assert below.plain[at] == "*"
    at = above.plain.index("R2") + len("R2") - 1
    assert below.plain[: at + 1].endswith("£4|5")


def test_tracks_are_never_broken() -> None:
    scene = Scene(4, "A2,B2,C2,D2").posts("cairo", "chad-basin", "congo-basin", "guinea")
    for seat in range(4):
        places = {name.replace("-", "_"): 3 * seat + 1 for name in COMPANIES}
        scene.place(seat, **places)
    lines = company_lines(view_of(scene.s.view(0)), NAMES, 80)
    assert max(line.cell_len for line in lines) <= 80
    for above, below in zip(lines[::2], lines[1::2], strict=True):
        assert below.plain[:LABEL].endswith(" ")
        assert above.plain.count("R") == 3


def test_players_who_begin_alike_are_told_apart() -> None:
    assert wording.codes(["Ana", "random-1"]) == ["A", "R"]
    assert wording.codes(["Ana", "random-1", "random-2"]) == ["A", "R1", "R2"]
    assert wording.codes(["", "x"]) == ["?", "X"]


def test_regions_show_what_it_costs_to_enter_them() -> None:
    scene = Scene().area(0, "expansion2").do("expand:cape-town")
    hints = [hint_of(scene.s, action) for action in scene.s.legal(0)]
    text = drawn(board.screen(scene.s.view(0), NAMES[:2], hints, full=False, compact=False), 120)
    assert re.search(r"Karoo B1 \*1", text)
    scene.do("enter:karoo:1")
    hints = [hint_of(scene.s, action) for action in scene.s.legal(0)]
    text = drawn(board.screen(scene.s.view(0), NAMES[:2], hints, full=False, compact=False), 120)
    assert re.search(r" T \+Karoo", text)


def test_the_price_is_that_of_who_buys() -> None:
    scene = Scene().area(0, "bananas2").place(0, cape_town=6).offer(0, "bookkeeper4")
    before = drawn(board.draw(scene.s.view(0), NAMES[:2]), 120)
    assert "3 bookkeeper 4" in before
    assert "1 cheaper with bananas" in before
    scene.do("use:bananas2")
    hints = [hint_of(scene.s, action) for action in scene.s.legal(0)]
    shown = board.screen(scene.s.view(0), NAMES[:2], hints, full=False, compact=False)
    assert "2 bookkeeper 4" in drawn(shown, 120)
    for action in scene.s.legal(0):
        hint = hint_of(scene.s, action)
        if hint["verb"] == "buy":
            price = f"{hint['price']} {wording.card_text(str(hint['card']))}"
            assert price in drawn(shown, 120)


def test_hidden_plans_do_not_show() -> None:
    """Two states that differ only in what the others have planned look the same."""
    state = GAME.new({"players": 3}, SampledChance(4))
    chance = SampledChance("rest")
    while state.actors and state.legal(state.actors[0])[0] < GAME.actions.offset("plan"):
        state.step(state.actors[0], state.legal(state.actors[0])[0], chance)
    other = state.copy()
    for seat, cards in ((1, "coffee2"), (2, "bookkeeper2")):
        names = [state.write(seat, action) for action in state.legal(seat)]
        wanted = next(n for n in names if n.startswith("plan:1:") and n != f"plan:1:{cards}")
        other.apply(seat, other.read(seat, wanted), chance)
    assert state.position() != other.position()
    for viewer in (0, None):
        for width in (80, 120):
            one, two = (drawn(board.draw(s.view(viewer), NAMES[:3]), width) for s in (state, other))
            assert one == two
    for s in (state, other):
        s.apply(1, s.read(1, "done"), chance)
    assert drawn(board.draw(state.view(0), NAMES[:3]), 120) == drawn(
        board.draw(other.view(0), NAMES[:3]), 120
    )
    assert "random-1 (done)" in drawn(board.draw(other.view(0), NAMES[:3]), 120)


def test_dealt_starting_tiles_show_to_their_seat_only() -> None:
    state = GAME.new({"players": 2, "setup": "variable"}, SampledChance(2))
    view = view_of(state.view(0))
    texts = [c.text for c in choices_of(state, words.Words("mombasa"), board, NAMES[:2])]
    for tile, text in zip(view["seats"][0]["dealt"], texts, strict=True):
        assert wording.book_text(tile) in text
    other = state.copy()
    other.dealt = [*other.dealt[:2], *reversed(other.dealt[2:])]
    assert state.position() != other.position()
    one, two = (drawn(board.draw(s.view(0), NAMES[:2]), 120) for s in (state, other))
    assert one == two


def test_a_plan_shows_in_brackets_and_used_cards_in_parentheses() -> None:
    scene = Scene().area(0, "coffee2", "cotton1").do("use:coffee2")
    text = drawn(board.draw(scene.s.view(0), NAMES[:2]), 120)
    assert "(coffee 2)" in text
    assert "[cotton 1]" in text


def test_every_kind_of_decision_is_asked_in_a_sentence() -> None:
    """All kinds occur in games by chance; each question is a sentence."""
    kinds: set[str] = set()
    random = Random(5)
    for game in range(12):
        state = GAME.new({"players": 2, "setup": "variable"}, SampledChance(game))
        chance = SampledChance(f"asked {game}")
        while state.actors:
            seat = state.actors[0]
            document = state.view(seat)
            view = view_of(document)
            kinds.add(view["pending"][-1]["kind"] if view["pending"] else view["stage"])
            assert re.fullmatch(r"[A-Z].*[.?)]", board.asked(document, seat))
            state.step(seat, random.choice(state.legal(seat)), chance)
        assert board.asked(state.view(0), 0) == "The game is over."
    missing = {*frames.NAMES[1:], "choosing", "resting", "planning", "acting"} - kinds
    # Driving out is never asked; the others are seldom.
    assert missing <= {"drive", "jar", "remove", "return"}


@pytest.mark.parametrize(
    ("kind", "about", "text"),
    [
        ("goods", [5, 0, 3], "3 units of coffee and cotton"),
        ("goods", [2, 1, 1], "1 unit of bananas left"),
        ("advance", [0, 2, 0, 3, 0, 1], "Cape Town 2, Cairo 3"),
        ("points", [1], "1 book point:"),
        ("jar", [0, 0, 2], "turn a book"),
        ("jar", [1, 0, 2], "or leave it"),
        ("buy", [1], "£1 cheaper"),
        ("discard", [1, 8], "coffee card of your hand for its crate and £8"),
        ("remove", [2], "Remove 2 posts"),
        ("expand", [3, 2], "Cairo: 2 points"),
        ("return", [0], "post of Mombasa"),
        ("shelve", [], "Place the books"),
        ("pick", [], "resting pile"),
    ],
)
def test_what_is_asked(kind: str, about: list[int], text: str) -> None:
    view = Scene().pounds(0, 2).s.view(0)
    view["pending"] = [{"kind": kind, "about": about}]
    assert text in board.asked(view, 0)


def test_choices_say_what_their_words_leave_out() -> None:
    scene = Scene().area(0, "coffee2", "expansion3").pounds(0, 3).posts("cairo", "karoo")
    found = [c.text for c in choices_of(scene.s, words.Words("mombasa"), board, NAMES[:2])]
    assert any("2 steps on the Cairo track" in text for text in found)
    scene.do("expand:cape-town")
    found = [c.text for c in choices_of(scene.s, words.Words("mombasa"), board, NAMES[:2])]
    assert any("B1, drives out Cairo" in text for text in found)


def test_plans_stand_by_slots() -> None:
    state = GAME.new({"players": 2}, SampledChance(1))
    chance = SampledChance("rest")
    while view_of(state.view(0))["stage"] != "planning":
        state.step(state.actors[0], state.legal(state.actors[0])[0], chance)
    choices = choices_of(state, words.Words("mombasa"), board, NAMES[:2])
    assert list(dict.fromkeys(c.label for c in choices)) == ["plan:1", "plan:2", "plan:3", "done"]
    assert all("slot" not in choice.text for choice in choices)


def test_every_card_book_and_special_has_a_text() -> None:
    for card in wording.cards():
        assert wording.card_text(card)
    for name, book in wording.books().items():
        needs, _, reward = wording.book_text(name).partition(">")
        assert needs
        assert reward
        assert book.letter in ("", *BOOK_LETTERS)
    for track in BONUSES:
        for special in wording.tracks()[track].specials:
            assert wording.special_text(special)


def test_the_legend_has_the_map_and_the_scores_all_sources() -> None:
    state = played(2, 5000)
    text = drawn(board.legend(state.view(0)), 120)
    for region in wording.regions():
        assert wording.region_name(region) in text
    text = drawn(board.scores(state.view(0), NAMES[:2]), 80)
    for word in ("cash", "Cape Town", "diamonds", "bookkeeping", "total", "place"):
        assert word in text
    assert boards.DRAWINGS["mombasa"] is board


def test_a_set_of_ones_own_is_drawn_with_its_own_pieces(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(board_parts.ON_TABLE, "mombasa", GAME)
    data = standard_folder("mombasa")
    chart = (data / "map.toml").read_text("utf-8").replace('"maghreb"', '"rif"')
    (tmp_path / "map.toml").write_text(chart.replace("Maghreb", "Rif"), "utf-8")
    books = (data / "books.toml").read_text("utf-8").replace('name = "', 'name = "my-')
    (tmp_path / "books.toml").write_text(books, "utf-8")
    game = Mombasa(own_set("mombasa", tmp_path))
    state = game.new({"players": 2}, SampledChance(1))
    text = drawn(boards.draw(game, state.view(0), NAMES[:2]), 120)
    assert "Rif" in text
    assert "Maghreb" not in text
    assert all(book.startswith(("my-", "start")) for book in wording.books())
    assert drawn(board.legend(state.view(0)), 120)


@pytest.mark.parametrize(("bots", "height", "width"), [(1, 50, 120), (3, 24, 80)])
@pytest.mark.usefixtures("data")
def test_whole_games_in_the_terminal(
    bots: int, height: int, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    console = Console(width=width, height=height, file=io.StringIO(), legacy_windows=False)
    random = Random(bots)
    last = {"choices": 1}
    show = Session.show

    def count(self: Session, choices: list[Choice]) -> None:
        last["choices"] = len(choices)
        show(self, choices)

    monkeypatch.setattr(Session, "show", count)
    commands = iter(["?", "legend", "board", "score", "log", "why expand:cairo"])

    def read(_prompt: str) -> str:
        return next(commands, None) or str(random.randint(1, last["choices"]))

    given: dict[str, object] = {"players": bots + 1, "setup": "variable"}
    key = key_from_seed(7)
    code = terminal.run(
        GAME, given, ["random"] * bots, "Ana", new=True, key=key, console=console, read=read
    )
    assert code == 0
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert "The winner:" in text
    assert "plan:2:coffee2" in text
    assert max(len(line) for line in text.split("\n") if "/" not in line) <= width
