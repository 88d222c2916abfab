"""The guide's lists of observations are those of the tables."""

from pathlib import Path

import pytest

from kontor import games
from kontor.env.observations import marks, section

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


@pytest.mark.parametrize("title", games.TITLES)
def test_the_guide_lists_every_index(title: str) -> None:
    begin, end = marks(title)
    found = PAGE.read_text("utf-8").partition(begin)[2].partition(end)[0].strip()
    assert found == section(title), "run docs/make_environments.py"


@pytest.mark.parametrize("title", games.TITLES)
def test_the_indices_are_those_of_the_numbers(title: str) -> None:
    """Each row of the list names what the table's names say at that index."""
    table = games.load(title).features
    rows = [line.split(" | ") for line in section(title).splitlines() if line[2:3].isdigit()]
    found: list[str] = []
    for place, group, entries, _ in rows:
        first = int(place.removeprefix("| ").split(" to ")[0])
        assert first == len(found)
        whose = "own " if first >= table.table_size else ""
        found += [f"{whose}{group}: {entry}" for entry in entries.replace("(none)", "").split(", ")]
    assert found == table.names[: table.size(1)]
