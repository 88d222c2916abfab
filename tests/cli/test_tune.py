"""The command that tunes rules of thumb."""

from pathlib import Path

import pytest

from command import Command
from kontor.arena import tuning


def test_a_tuning_is_made_and_goes_on(
    kontor: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tuning, "PAIRS", 1)
    folder = tmp_path / "tuning"
    asked = ["tune", "burgundy", "--set", "mode=solo", "--folder", folder, "--trials", 1]
    code, out, _ = kontor(*asked, "--test", 2, "--rounds", 1)
    assert code == 0
    assert "round 1: " in out
    assert "numbers-1.toml has the numbers" in out.replace("\n", "")
    code, out, _ = kontor(*asked, "--test", 2, "--rounds", 1)
    assert code == 0
    assert "round" not in out
    assert "holds another tuning" in kontor.fails(*asked, "--test", 3)


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        (["chess", "--folder", "c"], "there is no game 'chess'"),
        (["burgundy"], "Missing option"),
        (["burgundy", "--folder", "c", "--trials", 0], "greater than or equal to 1"),
        (["burgundy", "--folder", "c", "--set", "mode"], "write NAME=VALUE"),
    ],
)
def test_bad_arguments_get_a_clear_message(
    kontor: Command,
    more: list[object],
    complaint: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert complaint in kontor.fails("tune", *more)
