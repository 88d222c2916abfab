"""Golden games: every line of every file is checked."""

from pathlib import Path

import pytest

from kontor import games
from kontor.core.replay import verify
from kontor.testing.golden import record_of, transcript

FILES = sorted((Path(__file__).parent / "golden").rglob("*.txt"))


def test_there_are_golden_games_of_every_kind() -> None:
    names = [file.stem for file in FILES if file.parent.name == "burgundy"]
    assert len(names) >= 20
    kinds = ("two-", "three-", "four-", "greedy", "random", "secret", "undo", "all-expansions")
    parts = ("extra-tiles", "border-posts", "white-castles", "inns", "trade-routes", "shields")
    for kind in (*kinds, *parts):
        assert any(kind in name for name in names)


def test_there_are_golden_games_of_mombasa() -> None:
    names = [file.stem for file in FILES if file.parent.name == "mombasa"]
    assert len(names) >= 9
    for kind in ("two-", "three-", "four-", "first", "variable", "greedy", "random"):
        assert any(kind in name for name in names)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_game_plays_as_written(file: Path) -> None:
    text = file.read_text("utf-8")
    record = record_of(text)
    game = games.load(record.game)
    assert verify(game, record)
    written = transcript(game, record)
    for number, (ours, golden) in enumerate(
        zip(written.split("\n"), text.split("\n"), strict=False), 1
    ):
        assert ours == golden, f"{file.name}, line {number}"
    assert written == text
