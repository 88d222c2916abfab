"""Every screen: in every language, for everybody, with nothing missing."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Request

from command import Command
from kontor.core.words import LANGUAGES
from visitor import Visitor

Visit = Callable[..., Visitor]
CALM = {"reduced_motion": "reduce"}
PHONE = {"viewport": {"width": 390, "height": 844}, **CALM}
SCREENS = [
    "/",
    "/new/burgundy",
    "/new/mombasa",
    "/learn/burgundy",
    "/learn/mombasa",
    "/rules/burgundy",
    "/rules/mombasa",
    "/archive",
    "/settings",
    "/account",
    "/about",
    "{burgundy}",
    "{mombasa}",
    "{replay}",
]
"""Addresses; names stand for a table of that title and for a finished game."""


@pytest.fixture
def record(kontor: Command, tmp_path: Path) -> str:
    """A finished game as a file."""
    file = tmp_path / "game.kontor"
    kontor("record", "burgundy", "--bots", "random", "--seed", 1, "-o", file)
    return file.read_text("utf-8")


def addresses(visitor: Visitor, record: str) -> list[str]:
    """All screens, with games to be shown on them."""
    bot = {"kind": "bot", "level": "apprentice"}
    tables = {
        title: f"/table/{visitor.open(title, [{'kind': 'person'}, bot])['id']}"
        for title in ("burgundy", "mombasa")
    }
    kept = visitor.context.request.post(
        visitor.url + "/api/records", data=record, headers={"Content-Type": "text/plain"}
    ).json()
    tables["replay"] = f"/record/{kept['id']}?move=20"
    return [screen.format(**tables) for screen in SCREENS]


def settle(visitor: Visitor, address: str) -> None:
    visitor.go(address)
    visitor.page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("screen", [{**CALM}, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_on_any_screen(
    visit: Visit, record: str, screen: dict[str, object]
) -> None:
    ana = visit(**screen)
    found = {}
    for address in addresses(ana, record):
        settle(ana, address)
        complaints = ana.audit()
        if complaints:
            found[address] = complaints
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_speaks_every_language(visit: Visit, record: str, language: str) -> None:
    """A missing text is an exception, and the browser's visitor complains of every one."""
    ana = visit(locale=language, **CALM)
    for address in addresses(ana, record):
        settle(ana, address)
        assert ana.page.evaluate("document.documentElement.lang") == language
        assert ana.complaints == [], address


def test_a_link_leads_to_a_move_of_a_game(visit: Visit, record: str) -> None:
    ana = visit(**CALM)
    address = addresses(ana, record)[-1]
    ana.go(address)
    ana.find("[data-move='20']").wait_for()
    ana.page.keyboard.press("ArrowRight")
    ana.find("[data-move='21']").wait_for()
    assert "move=21" in ana.page.url
    ana.page.keyboard.press("Home")
    ana.find("[data-move='0']").wait_for()
    ana.page.reload()
    ana.find("[data-move='0']").wait_for()


def test_the_first_screen_is_light(visit: Visit) -> None:
    """As it comes over the line: scripts, styles, fonts, words, symbols."""
    ana = visit()
    requests: list[Request] = []
    ana.page.on("requestfinished", lambda request: requests.append(request))
    settle(ana, "/")
    sizes = {request.url: request.sizes()["responseBodySize"] for request in requests}
    assert any(".woff2" in url for url in sizes)
    assert sum(sizes.values()) < 180_000, sizes
