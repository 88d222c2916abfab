"""Statistics: counted by hand from a few games."""

import json
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from command import Command
from kontor import games
from kontor.analysis import plots, stats
from kontor.analysis.games import Played, by_bots
from kontor.core.errors import KontorError


@pytest.fixture(scope="module", params=list(games.TITLES))
def played(request: pytest.FixtureRequest) -> list[Played]:
    game = games.load(request.param)
    return list(by_bots(game, game.settle({"players": 3}), ["random"] * 3, 4, 3))


def test_seats_sources_and_openings_add_up(played: list[Played]) -> None:
    found = stats.count(played)
    assert found.games == len(played)
    for seat in range(3):
        scores = [game.end.scores()[seat].total for game in played]
        assert found.seats[seat].points == sum(scores)
        assert found.seats[seat].seats == len(played)
    assert sum(tally.wins for tally in found.seats.values()) == pytest.approx(len(played))
    assert sum(tally.seats for tally in found.openings.values()) == 3 * len(played)
    document: Any = found.document()
    total = sum(source["mean"] for source in document["sources"])
    every = [score.total for game in played for score in game.end.scores()]
    assert total == pytest.approx(sum(every) / len(every), abs=0.1)


def test_a_thing_is_counted_for_every_seat_that_had_it(played: list[Played]) -> None:
    verb, kind = stats.THINGS[played[0].record.game]
    seats: Counter[str] = Counter()
    margins: Counter[str] = Counter()
    for game in played:
        had = set()
        for state, seat, action in game.choices():
            if state.actions.parts(action)[0].name == verb:
                had.add((seat, str(state.details(seat, action)[kind])))
        for seat, thing in had:
            seats[thing] += 1
            margins[thing] += (game.record.result or [])[seat] - max(
                points for rival, points in enumerate(game.record.result or []) if rival != seat
            )
    found = stats.count(played)
    assert {thing: tally.seats for thing, tally in found.things.items()} == seats
    assert {thing: tally.margins for thing, tally in found.things.items()} == margins
    document: Any = found.document()
    ordered = [tally["mean_margin"] for tally in document["things"].values()]
    assert ordered == sorted(ordered, reverse=True)
    assert ordered


def test_the_page_plots_every_kind_of_figure(played: list[Played]) -> None:
    found = stats.count(played)
    text = plots.page(found.document())
    drawings = text.split("<svg")[1:]
    assert len(drawings) + text.count("Too few games to say.") == 4
    assert len(drawings) >= 3
    for drawing in drawings:
        root = ElementTree.fromstring("<svg" + drawing.partition("</svg>")[0] + "</svg>")
        assert len(list(root)) >= 3


def test_games_of_two_titles_and_unfinished_ones_are_refused(
    kontor: Command, tmp_path: Path
) -> None:
    for title in games.TITLES:
        file = tmp_path / f"{title}.kontor"
        kontor("record", title, "--bots", "random", "--seed", "1", "-o", file)
    both = [tmp_path / f"{title}.kontor" for title in games.TITLES]
    complaint = kontor.fails("stats", *both)
    assert "this is a game of mombasa, the others are of burgundy" in complaint
    text = both[0].read_text().splitlines()
    cut = [line for line in text if not line.startswith("key: ")][:20]
    (tmp_path / "cut.kontor").write_text("\n".join(cut) + "\n")
    assert "the game is not over" in kontor.fails("stats", tmp_path / "cut.kontor")


def test_the_command_says_it_for_people_and_programs(kontor: Command, tmp_path: Path) -> None:
    arguments = ("stats", "burgundy", "--games", "3", "--bots", "random", "--seed", "2")
    page = tmp_path / "stats.html"
    _, told, _ = kontor(*arguments, "--page", page)
    assert "3 games of burgundy" in told
    assert "the best to have" in told
    assert page.read_text().count("<svg") >= 3
    assert json.loads(kontor(*arguments, "--json")[1])["games"] == 3


def test_what_goes_with_a_title_does_not_go_with_files(kontor: Command) -> None:
    assert "go with a title" in kontor.fails("stats", "some.kontor", "--seed", "1")
    with pytest.raises(KontorError, match="no games"):
        stats.count([])
