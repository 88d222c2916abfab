"""References play what they have always played."""

import pytest

from kontor import bots
from make_references import FOLDER, GAMES, line, references


def test_greedy_1_is_a_reference() -> None:
    assert "greedy-1" in references()
    assert "greedy" in bots.BOTS


@pytest.mark.parametrize("name", references())
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_reference_plays_as_it_always_has(name: str, number: int) -> None:
    """Whoever changes greedy's judgement keeps that of greedy-1 apart: see make_references."""
    pinned = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    assert line(name, *GAMES[number]) == pinned[number]
