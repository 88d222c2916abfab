"""Whole games against the computer: by mouse, by keyboard alone, and by touch on a phone."""

from collections.abc import Callable
from random import Random

import httpx
import pytest

from serving import Server
from visitor import Point, Visitor, by_keys, by_mouse, by_touch

Visit = Callable[..., Visitor]
DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LONG = pytest.mark.full


@pytest.mark.parametrize(
    ("title", "screen", "point"),
    [
        pytest.param("burgundy", DESK, by_mouse, id="burgundy-mouse"),
        pytest.param("mombasa", DESK, by_mouse, id="mombasa-mouse"),
        pytest.param("burgundy", DESK, by_keys, id="burgundy-keys"),
        pytest.param("mombasa", DESK, by_keys, id="mombasa-keys", marks=LONG),
        pytest.param("burgundy", PHONE, by_touch, id="burgundy-touch", marks=LONG),
        pytest.param("mombasa", PHONE, by_touch, id="mombasa-touch"),
    ],
)
def test_a_whole_game(
    visit: Visit, server: Server, title: str, screen: dict[str, object], point: Point
) -> None:
    ana = visit(**screen, reduced_motion="reduce").begin(title)
    assert ana.play(point, Random(1)) > 20
    with httpx.Client(base_url=server.url) as http:
        http.cookies.update({"kontor": ana.context.cookies()[0]["value"]})
        result = http.get(f"/api/tables/{ana.told('table')}").json()["info"]["result"]
    assert ana.points() == [row["points"] for row in sorted(result, key=lambda row: row["seat"])]
