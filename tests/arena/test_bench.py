"""Measuring: what is reported, never how fast it has to be."""

from importlib.util import find_spec
from xml.etree import ElementTree

import pytest

from kontor import form, games
from kontor.arena import bench, meter, speedpage
from kontor.arena.bench import Report
from kontor.arena.peers import PEERS
from kontor.core.errors import KontorError

GAME = games.load("mombasa")


@pytest.fixture(scope="module")
def reports() -> list[Report]:
    return bench.bench(GAME, 0.2)


def test_every_mode_is_measured_in_every_form(reports: list[Report]) -> None:
    forms = list(bench.interpreters())
    assert form() in forms
    wanted = [(mode, shape) for mode in bench.modes(GAME) for shape in forms]
    assert [(report["mode"], report["form"]) for report in reports] == wanted
    for report in reports:
        assert report["game"] == "mombasa"
        for key in speedpage.COLUMNS.values():
            assert isinstance(report[key], int | float), key


def test_the_modes_are_every_player_count_everything_on_and_other_ways_to_play() -> None:
    found = bench.modes(games.load("burgundy"))
    assert [options["players"] for options in found.values()] == [2, 3, 4, 2, 4, 1]
    assert [mode for mode, options in found.items() if options["mode"] == mode] == ["team", "solo"]
    everything = found["everything on"]
    assert [everything[name] for name in ("shields", "inns", "border-posts")] == ["on"] * 3
    assert bench.modes(GAME)["everything on"]["setup"] == "variable"


def test_the_calibration_loop_never_changes() -> None:
    assert meter.calibration(1000) == 33291


def test_a_worker_that_does_not_run_is_an_error() -> None:
    with pytest.raises(KontorError, match="no game 'chess'"):
        bench.bench(type("Chess", (type(GAME),), {"name": "chess"})(), 0.1)


def peer(name: str) -> Report:
    figures: Report = {"decisions_per_second": 100, "copy_microseconds": 50.0}
    return {"beside": "mombasa", "peer": name, **figures}


def test_the_page_has_every_row_ratios_and_a_chart(reports: list[Report]) -> None:
    told = [peer("catanatron"), *reports]
    text = speedpage.page(told, "kontor bench", "speed.svg")
    for row in speedpage.rows(reports):
        assert f"| {' | '.join(row)} |" in text
    assert "![Decisions a second](speed.svg)" in text
    (ratio,) = [row for row in speedpage.ratios(told) if row[1] == form()]
    assert ratio[2] == "catanatron"
    assert "Beside other engines" in text
    assert "Beside other engines" not in speedpage.page(reports, "kontor bench", "speed.svg")
    drawing = ElementTree.fromstring(speedpage.chart(told))
    assert "catanatron" in {element.text for element in drawing.iter()}


def test_environments_are_measured_beside_the_bare_engine() -> None:
    found = bench.bench_environments("mombasa", 0.5)
    assert form() in [report["form"] for report in found]
    for report in found:
        for key in speedpage.ENVIRONMENTS.values():
            assert speedpage.figure(report, key) > 0, key
    text = speedpage.page([peer("catanatron")], "kontor bench", "speed.svg", found)
    for row in speedpage.environment_rows(found):
        assert f"| {' | '.join(row)} |" in text


def test_without_peers_people_are_told_how_to_get_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "find_spec", lambda _name: None)
    with pytest.raises(KontorError, match=r"pip install '\.\[bench\]'"):
        bench.bench(GAME, 0.1, peers=True)


def test_peers_are_measured_in_turns() -> None:
    if not (find_spec("catanatron") and find_spec("pyspiel")):
        pytest.fail("the peers are not here: `make setup` installs them", pytrace=False)
    found = [report for report in bench.bench(GAME, 0.2, peers=True) if "peer" in report]
    assert [report["peer"] for report in found] == list(PEERS)
