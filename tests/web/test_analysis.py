"""The analysis of a finished game in its replay: asked for, waited for, used to find moves."""

from collections.abc import Callable
from pathlib import Path

import pytest

from command import Command
from visitor import Visitor

Visit = Callable[..., Visitor]
CALM = {"reduced_motion": "reduce"}
PHONE = {"viewport": {"width": 390, "height": 844}, **CALM}


@pytest.fixture
def record(kontor: Command, tmp_path: Path) -> str:
    """A finished game as a file."""
    file = tmp_path / "game.kontor"
    kontor("record", "burgundy", "--bots", "random", "--seed", 7, "-o", file)
    return file.read_text("utf-8")


def replayed(visitor: Visitor, record: str) -> Visitor:
    """Bring a record along and look at it."""
    visitor.go()
    kept = visitor.context.request.post(
        visitor.url + "/api/records", data=record, headers={"Content-Type": "text/plain"}
    ).json()
    visitor.go(f"/record/{kept['id']}")
    visitor.find("[data-panel=analysis]").wait_for()
    return visitor


def move(visitor: Visitor) -> int:
    return int(str(visitor.find("[data-move]").get_attribute("data-move")))


def test_a_game_is_judged_in_its_replay(visit: Visit, record: str) -> None:
    ana = replayed(visit(**CALM), record)
    ana.find("[data-panel=analysis]").press("Enter")
    panel = ana.find("aside section")
    assert "can be off by a point" in panel.inner_text()
    assert ana.audit() == []
    panel.get_by_role("button", name="Analyse this game").press("Enter")
    panel.get_by_role("progressbar").wait_for()
    assert ana.audit() == []

    # Each turning point leads to its move, and there the better choice is told.
    points = panel.locator("ol button")
    points.first.wait_for(timeout=300_000)
    assert ana.audit() == []
    for point in points.all():
        point.press("Enter")
        number = int(point.inner_text().split()[-1])
        ana.find(f"[data-move='{number}']").wait_for()
        told = ana.find("[data-verdict]").inner_text()
        assert ("Better: " in told) or ("Luck: " in told)
        assert f"move={number}" in ana.page.url
    assert "Better: " in panel.inner_text()

    # So does the chart, by keys and by pointing.
    chart = panel.get_by_role("slider", name="Expected margin")
    chart.press("Home")
    ana.find("[data-move='0']").wait_for()
    chart.press("ArrowRight")
    ana.find("[data-move='1']").wait_for()
    assert "Move 1 of" in str(chart.get_attribute("aria-valuetext"))
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    last = int(str(chart.get_attribute("max")))
    ana.find(f"[data-move='{round(last / 2)}'], [data-move='{last // 2}']").first.wait_for()

    # It is kept; whoever has the same game finds it there, on the phone and in another language.
    ana.page.reload()
    ana.find("[data-panel=analysis]").click()
    points.first.wait_for()
    bruno = replayed(visit(locale="de", color_scheme="dark", **PHONE), record)
    bruno.find("[data-panel=analysis]").click()
    bruno.find("aside section ol button").first.click()
    assert "Besser: " in bruno.find("aside section").inner_text()
    assert bruno.audit() == []
    bruno.find("[data-panel=analysis]").click()
    assert move(bruno) > 0
    assert bruno.find("[data-verdict]").is_visible()
    assert bruno.audit() == []
