"""The notebooks run from top to bottom, and show what they are there to show."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

FOLDER = Path(__file__).parents[1] / "docs" / "notebooks"
PLAY, OWN_BOT, LEARN, LEARN_WITH_SB3 = sorted(FOLDER.glob("*.ipynb"))


@pytest.fixture(scope="module")
def runner() -> ModuleType:
    spec = importlib.util.spec_from_file_location("notebook_runner", FOLDER / "run.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run(runner: ModuleType, file: Path) -> tuple[dict[str, Any], list[str]]:
    """The names that a notebook leaves, and the pictures it shows."""
    notebook = json.loads(file.read_text("utf-8"))
    names = runner.run(notebook)
    outputs = [out for cell in notebook["cells"] for out in cell.get("outputs", [])]
    pictures = [
        out["data"]["image/svg+xml"] for out in outputs if "image/svg+xml" in out.get("data", {})
    ]
    return names, ["".join(picture) for picture in pictures]


def test_play_and_inspect(runner: ModuleType) -> None:
    names, pictures = run(runner, PLAY)
    assert names["state"].outcome is not None
    assert len(pictures) == 5
    assert all(picture.startswith("<svg") for picture in pictures)


def test_your_own_bot(runner: ModuleType) -> None:
    names, pictures = run(runner, OWN_BOT)
    assert names["against_random"].win_rate > names["against_greedy"].win_rate
    assert len(pictures) == 1


def test_learning_rises_from_one_half_to_four_fifths(runner: ModuleType) -> None:
    names, pictures = run(runner, LEARN)
    assert 0.35 <= names["before"] <= 0.65
    assert names["after"] >= 0.8
    assert len(pictures) == 1


@pytest.mark.full
def test_so_does_learning_with_stable_baselines3(runner: ModuleType) -> None:
    assert importlib.util.find_spec("sb3_contrib"), "stable-baselines3 is needed here: make sb3"
    names, pictures = run(runner, LEARN_WITH_SB3)
    assert 0.35 <= names["before"] <= 0.65
    assert names["after"] >= 0.8
    assert len(pictures) == 1


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.ipynb")), ids=lambda file: file.stem)
def test_a_notebook_is_kept_as_it_ran(file: Path) -> None:
    """Every cell that is stored has run, in order."""
    notebook = json.loads(file.read_text("utf-8"))
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
