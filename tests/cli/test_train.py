"""The command that makes weights."""

from pathlib import Path

import pytest

from command import Command
from kontor.arena import course


def test_a_course_is_made_and_goes_on(
    kontor: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(course, "FIRST_EPOCHS", 0.5)
    folder = tmp_path / "course"
    asked = ["train", "burgundy", "--folder", folder, "--games", 2, "--test", 2, "--seed", 3]
    code, out, _ = kontor(*asked, "--rounds", 1)
    assert code == 0
    assert "round 1: 2 games" in out
    assert "network-1.npz has the weights" in out.replace("\n", "")
    drawn = (folder / "curve.svg").read_text()
    assert drawn.count("<polyline") == 2
    assert "1 rounds, 2 games" in drawn
    code, out, _ = kontor(*asked, "--rounds", 1)
    assert code == 0
    assert "round" not in out.split("network-1")[0]
    (folder / "seen-0.npy").unlink()
    assert "seen-0.npy No such file" in kontor.fails(*asked, "--rounds", 2)


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        (["chess", "--folder", "c"], "there is no game 'chess'"),
        (["burgundy"], "Missing option"),
        (["burgundy", "--folder", "c", "--games", 0], "greater than or equal to 1"),
        (["burgundy", "--folder", "c", "--on", "moon"], "--on moon: there are local, ray"),
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
    assert complaint in kontor.fails("train", *more)
