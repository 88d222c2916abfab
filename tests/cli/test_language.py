"""The terminal in every language: whole tables within their width, and no text without use."""

import io
import re
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast
from rich.cells import cell_len
from rich.console import Console

import kontor
from command import Command, Patch
from kontor import games
from kontor.cli import language, saves, terminal
from kontor.cli.choices import Choice
from kontor.cli.terminal_session import Session
from kontor.core.chance import key_from_seed
from kontor.core.words import LANGUAGES

EXPANSIONS = ("border-posts", "extra-tiles", "white-castles", "inns", "trade-routes", "shields")
COMMANDS = ("?", "legend", "board", "score", "log all", "why end", "nonsense", "99", "save", "")
pytestmark = pytest.mark.usefixtures("data")

GAMES: list[tuple[str, dict[str, object]]] = [
    ("burgundy", {"players": 3, **dict.fromkeys(EXPANSIONS, "on")}),
    ("burgundy", {"mode": "team", "inns": "on", "shields": "on"}),
    ("burgundy", {"mode": "solo"}),
    ("mombasa", {"players": 4, "setup": "variable"}),
    ("mombasa", {"players": 2}),
]


def played(
    monkeypatch: Patch, title: str, given: dict[str, object], width: int, height: int, spoken: str
) -> str:
    """What the terminal shows of a game in which a person tries all commands and then chooses at
    random for a while."""
    game = games.load(title)
    console = Console(width=width, height=height, file=io.StringIO(), legacy_windows=False)
    random = Random(f"{title} {width}")
    choices = [1]
    show = Session.show

    def count(self: Session, offered: list[Choice]) -> None:
        choices[0] = len(offered)
        show(self, offered)

    monkeypatch.setattr(Session, "show", count)
    lines = iter([*COMMANDS, *[None] * 30, "u", "q"])

    def read(prompt: str) -> str:
        console.file.write(prompt + "\n")
        line = next(lines)
        return str(random.randint(1, choices[0])) if line is None else line

    bots = ["random"] * (int(game.settle(given)["players"]) - 1)
    key = key_from_seed(5)
    code = terminal.run(
        game, given, bots, None, new=True, key=key, console=console, read=read, spoken=spoken
    )
    assert code == 0
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize(("title", "given"), GAMES)
@pytest.mark.parametrize("spoken", LANGUAGES)
def test_a_table_in_every_language(
    monkeypatch: Patch, title: str, given: dict[str, object], spoken: str
) -> None:
    width, height = (80, 24) if "mode" in given or given["players"] == 4 else (120, 50)
    text = played(monkeypatch, title, given, width, height, spoken)
    # A line with a path is left to the terminal to break.
    wide = [line for line in text.split("\n") if cell_len(line) > width and "/" not in line]
    assert wide == []
    assert language.words(title).say("title") in text
    assert f"{language.say('player')} " in text
    assert text.count(language.say("prompt")) > len(COMMANDS)
    assert language.say("help-undo") in " ".join(text.split())


def test_the_terminal_speaks_the_language_it_is_told(kontor: Command, monkeypatch: Patch) -> None:
    monkeypatch.setattr("builtins.input", lambda _prompt: "q")
    code, out, _ = kontor("play", "burgundy", "--seed", 3, "--language", "de")
    assert code == 0
    assert "Ein neues Spiel: Die Burgen von Burgund (2 Personen; gegen greedy)." in out
    assert "Du bist am Zug: du hast eine 3 und eine 6." in out
    assert saves.load(games.load("burgundy"))
    _, out, _ = kontor("play", "burgundy", "--language", "pl")
    assert "Wracamy do twojej zapisanej gry (2 graczy; przeciw: greedy)." in out


@pytest.mark.parametrize(
    ("variables", "spoken"),
    [
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "pt_BR"}, "pt"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
        ({"LC_ALL": "nl_NL", "LANG": "de_DE"}, "nl"),
        ({"LC_ALL": "", "LC_MESSAGES": "pl_PL", "LANG": "de_DE"}, "pl"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
    ],
)
def test_the_environment_names_a_language(
    monkeypatch: Patch, variables: dict[str, str], spoken: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language.own() == spoken


def test_the_environments_language_is_spoken_unless_another_is_named(
    kontor: Command, monkeypatch: Patch
) -> None:
    monkeypatch.setenv("LANG", "nl_BE.UTF-8")
    monkeypatch.setattr("builtins.input", lambda _prompt: "q")
    _, out, _ = kontor("play", "mombasa", "--seed", 3)
    assert "Een nieuw spel Mombasa" in out
    _, out, _ = kontor("play", "mombasa", "--new", "--language", "en")
    assert "A new game of Mombasa" in out


def test_a_language_without_words_is_refused(kontor: Command) -> None:
    assert "no words in 'fr'; there are: en, de" in kontor.fails("play", "--language", "fr")


def test_a_record_is_shown_in_a_language(kontor: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.kontor"
    kontor("record", "mombasa", "--bots", "random", "--seed", 1, "-o", file)
    _, out, _ = kontor("replay", file, "--move", 40, "--language", "pt")
    assert "Rodada 2 de 7: ações" in out
    assert "Cidade do Cabo" in out
    assert "40 decisões" in out


def test_every_text_of_the_terminal_is_used() -> None:
    """A text is named in the source, or its beginning where the rest depends on a thing."""
    text = (files("kontor.cli") / "words" / "en.ftl").read_text("utf-8")
    source = "".join(
        file.read_text("utf-8") for file in (Path(kontor.__file__).parent / "cli").glob("*.py")
    )
    named = set(re.findall(r'"([a-z][a-z-]*)"', source)) | set(
        re.findall(r"'([a-z][a-z-]*)'", source)
    )
    begun = tuple(re.findall(r"""f["']([a-z]+-)\{""", source))
    assert len(begun) > 10
    parts = set(re.findall(r"\{ ([a-z-]+) \}", text))
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            key = entry.id.name
            assert key in named | parts or key.startswith(begun), key
