"""The bot that the guide shows plays as the guide says."""

import re
from pathlib import Path

import pytest

from kontor import bots, games
from kontor.arena.jobs import here
from kontor.arena.match import MatchOrder, play_match

GUIDE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")


@pytest.fixture
def shown(tmp_path: Path) -> str:
    found = re.search(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    assert found
    assert len([line for line in found[1].splitlines() if line]) <= 20
    (tmp_path / "trial.py").write_text(found[1], "utf-8")
    return f"{tmp_path}/trial.py:TrialBot@8"


@pytest.mark.parametrize("title", games.TITLES)
def test_the_bot_of_the_guide_beats_random(shown: str, title: str) -> None:
    order = MatchOrder(title, "", games.load(title).settle({}), [shown, "random"], 1)
    assert play_match(order, 2, here).standing(0).wins == 2


@pytest.mark.parametrize("name", bots.BOTS)
def test_every_bot_is_in_the_guide(name: str) -> None:
    assert f"| `{name}` |" in GUIDE


@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_level_is_in_the_guide(level: str) -> None:
    shown = level.replace("-", " ").title()
    assert f"| {shown} | `{bots.LEVELS[level]}` |" in GUIDE
