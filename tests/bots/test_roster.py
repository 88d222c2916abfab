"""Bots by name, from other packages and from files; budgets, levels, labels."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kontor import bots, games
from kontor.arena import jobs
from kontor.arena.match import MatchOrder, play_match
from kontor.bots import roster
from kontor.bots.bot import Bot, Budget
from kontor.bots.greedy import GreedyBot
from kontor.core.errors import KontorError

LAST = """
from dataclasses import dataclass

from kontor.bots import Bot


@dataclass
class Note:
    text: str


class LastBot(Bot):
    def choose(self, known, seat, legal, budget):
        return legal[-1]


class Empty(Bot):
    pass


some_text = "text"
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    folder = tmp_path / "a@b"
    folder.mkdir()
    path = folder / "last.py"
    path.write_text(LAST)
    return path


def test_a_budget_is_playouts_or_time() -> None:
    assert bots.make("greedy@200", 1).budget == Budget(playouts=200)
    assert bots.make("greedy@50ms", 1).budget == Budget(seconds=0.05)
    assert bots.make("greedy@1.5s", 1).budget == Budget(seconds=1.5)
    for wrong in ("", "0", "0s", "-1", "1.5", "ms", "1m"):
        with pytest.raises(KontorError, match="there is no budget"):
            bots.make(f"greedy@{wrong}", 1)


@pytest.mark.parametrize(
    ("playouts", "seconds"), [(None, None), (0, None), (-1, 1.0), (None, 0.0), (8, -0.5)]
)
def test_a_budget_without_a_limit_is_refused(playouts: int | None, seconds: float | None) -> None:
    with pytest.raises(KontorError, match="a budget needs playouts, seconds or both"):
        Budget(playouts, seconds)


def test_a_budget_for_all_is_for_those_without_one() -> None:
    assert roster.with_budget("greedy", "50ms") == "greedy@50ms"
    assert roster.with_budget("greedy@8", "50ms") == "greedy@8"
    assert roster.with_budget("a@b/last.py:LastBot", "8") == "a@b/last.py:LastBot@8"
    assert roster.with_budget("greedy", None) == "greedy"


def test_a_bot_comes_from_a_file(file: Path) -> None:
    player = bots.make(f"{file}:LastBot@50ms", "seed")
    assert type(player.bot).__name__ == "LastBot"
    assert player.bot.seed == "seed"
    assert player.budget == Budget(seconds=0.05)
    assert bots.make(f"{file}:LastBot", 1).budget == roster.NORMAL
    assert type(bots.make(f"{file}:LastBot", 1).bot) is type(player.bot)


def test_a_bot_of_a_file_plays_in_other_processes(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(file.parent)
    options = games.load("burgundy").settle({})
    order = MatchOrder("burgundy", "", options, ["last.py:LastBot@8", "random"], 1)
    alone = play_match(order, 4, jobs.here)
    assert play_match(order, 4, jobs.local(2)).sets == alone.sets


def test_a_file_is_found_from_everywhere(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(file.parent)
    assert roster.absolute("last.py:LastBot@8") == f"{file}:LastBot@8"
    assert roster.absolute("greedy@8") == "greedy@8"


@pytest.mark.parametrize(
    ("text", "bot", "complaint"),
    [
        ("", "Bot2", "last.py has no Bot2"),
        (LAST, "some_text", "last.py: some_text is not a Bot"),
        (LAST, "Note", "last.py: Note is not a Bot"),
        (LAST, "Empty", "last.py: Empty does not say how to choose"),
        (LAST, "", "last.py: which bot?"),
        ("1 / 0", "LastBot", r"cannot be loaded: ZeroDivisionError: .* \(last.py, line 1\)"),
        ("import nothing_like_it", "LastBot", "cannot be loaded: ModuleNotFoundError: No module"),
        ("def", "LastBot", "cannot be loaded: SyntaxError"),
        ("open('/nowhere/x')", "LastBot", "cannot be loaded: FileNotFoundError"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(
    tmp_path: Path, text: str, bot: str, complaint: str
) -> None:
    path = tmp_path / "last.py"
    path.write_text(text)
    with pytest.raises(KontorError, match=complaint):
        bots.make(f"{path}:{bot}", 1)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(KontorError, match=r"none.py: No such file or directory"):
        bots.make(f"{tmp_path}/none.py:Bot@8", 1)
    with pytest.raises(KontorError, match=r"none.py: which bot\? Write .*none.py:NAME"):
        bots.make(f"{tmp_path}/none.py@8", 1)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An installed package that brings bots."""
    folder = tmp_path / "theirs-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: theirs\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text(
        f"[{roster.GROUP}]\n"
        "last = their_bots:LastBot\n"
        "greedy = their_bots:LastBot\n"
        "lost = no.such:Bot\n"
        "wrong = their_bots:some_text\n"
    )
    (tmp_path / "their_bots.py").write_text(LAST)
    monkeypatch.syspath_prepend(tmp_path)
    roster.foreign.cache_clear()
    yield
    roster.foreign.cache_clear()


@pytest.mark.usefixtures("package")
def test_other_packages_bring_bots() -> None:
    assert type(bots.make("last@8", 1).bot).__name__ == "LastBot"
    assert isinstance(bots.make("greedy", 1).bot, GreedyBot)
    with pytest.raises(KontorError, match=r"bot lost: no\.such:Bot cannot be loaded"):
        bots.make("lost", 1)
    with pytest.raises(KontorError, match=r"bot wrong: their_bots:some_text is not a Bot"):
        bots.make("wrong", 1)
    with pytest.raises(KontorError, match=r"there are: random, greedy, .*last, lost, wrong, or "):
        bots.make("deep", 1)


def test_a_bot_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(KontorError, match="there is no bot 'deep'; there are: random, greedy"):
        bots.make("deep", 1)


@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_level_is_a_player(level: str) -> None:
    assert isinstance(bots.make(level, 1), bots.Player)
    assert bots.make(f"{level}@8", 1).budget == Budget(playouts=8)
    assert level == level.lower().replace(" ", "-")


def test_apprentice_is_greedy() -> None:
    assert isinstance(bots.make("apprentice", 1).bot, GreedyBot)


def test_a_level_may_have_a_budget_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.LEVELS, "grand-duke", "greedy@1s")
    assert bots.make("grand-duke", 1).budget == Budget(seconds=1)
    assert bots.make("grand-duke@8", 1).budget == Budget(playouts=8)
    assert roster.label("grand-duke@8") == "Grand Duke"


def test_what_players_are_called_at_the_table() -> None:
    assert roster.label("apprentice") == "Apprentice"
    assert roster.label("greedy@50ms") == "greedy"
    assert roster.label("a@b/last.py:LastBot@8") == "LastBot"


def test_every_bot_is_a_bot() -> None:
    assert all(issubclass(bot, Bot) for bot in bots.BOTS.values())
