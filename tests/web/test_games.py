"""Whole games against the computer: by mouse, by keyboard alone, and by touch on a phone."""

from collections.abc import Callable
from random import Random

import httpx
import pytest
from playwright.sync_api import Locator

from serving import Server
from visitor import Visitor

Visit = Callable[..., Visitor]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def by_mouse(place: Locator) -> None:
    place.click()


def by_touch(place: Locator) -> None:
    place.tap()


def by_keys(place: Locator) -> None:
    place.focus()
    place.press("Enter")


def finished(server: Server, table: str) -> bool:
    """What the server says of a game, whatever the page shows."""
    with httpx.Client(base_url=server.url) as http:
        http.post("/api/guest", json={"name": "Looker"})
        return bool(http.get(f"/api/tables/{table}").json()["info"]["status"] == "over")


@pytest.mark.parametrize("title", ["burgundy", "mombasa"])
def test_a_whole_game_by_mouse(visit: Visit, server: Server, title: str) -> None:
    ana = visit().calm().begin(title)
    assert ana.play(by_mouse, Random(1)) > 20
    assert ana.find("[data-result]").count() == 2
    assert ana.scores() == ana.final_scores()


@pytest.mark.parametrize(
    "title", ["burgundy", pytest.param("mombasa", marks=pytest.mark.full)]
)
def test_a_whole_game_by_keyboard_alone(visit: Visit, title: str) -> None:
    ana = visit().calm().begin(title)
    assert ana.play(by_keys, Random(2)) > 20
    assert ana.find("[data-result]").count() == 2


@pytest.mark.parametrize(
    "title", ["mombasa", pytest.param("burgundy", marks=pytest.mark.full)]
)
def test_a_whole_game_on_a_phone_by_touch(visit: Visit, title: str) -> None:
    ana = visit(**PHONE).calm().begin(title)
    assert ana.play(by_touch, Random(3)) > 20
    assert ana.find("[data-result]").count() == 2
