"""Every screen: in every language, for everybody, with nothing missing."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Request, expect

from command import Command
from kontor.core.words import LANGUAGES
from visitor import DRAWN, Visitor

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
    "/people",
    "/about",
    "{burgundy}",
    "{mombasa}",
    "{replay}",
]
"""Addresses; names stand for a table of that title and for a finished game."""
ABOVE = """(edge) => [...document.querySelectorAll('.lane [data-at^="track:"]')].every((at) => {
    const { left, right, bottom } = at.getBoundingClientRect();
    return left >= 0 && right <= innerWidth && bottom <= edge;
})"""
"""The heads of the tracks lie in the window and above an edge."""


@pytest.fixture
def record(kontor: Command, tmp_path: Path) -> str:
    """A finished game as a file."""
    file = tmp_path / "game.kontor"
    kontor("record", "burgundy", "--bots", "random", "--seed", 1, "-o", file)
    return file.read_text("utf-8")


def keep(visitor: Visitor, record: str) -> Any:
    """Bring a record along."""
    return visitor.context.request.post(
        visitor.url + "/api/records", data=record, headers={"Content-Type": "text/plain"}
    ).json()


def addresses(visitor: Visitor, record: str) -> list[str]:
    """All screens, with games to be shown on them."""
    bot = {"kind": "bot", "level": "apprentice"}
    tables = {
        title: f"/table/{visitor.open(title, [{'kind': 'person'}, bot])['id']}"
        for title in ("burgundy", "mombasa")
    }
    tables["replay"] = f"/record/{keep(visitor, record)['id']}?move=20"
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
        if ana.page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            complaints.append("it is wider than the window")
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


def test_a_replay_shows_what_moves_from_a_move_to_the_next(visit: Visit, record: str) -> None:
    taken = re.search(r"^(\d+) \d \d:take", record, re.MULTILINE)
    assert taken
    move = int(taken[1])
    ana = visit().go()
    ana.go(f"/record/{keep(ana, record)['id']}?move={move - 1}")
    ana.find(f"[data-move='{move - 1}']").wait_for()
    clock = ana.context.new_cdp_session(ana.page)
    clock.send("Animation.enable")
    clock.send("Animation.setPlaybackRate", {"playbackRate": 0.01})
    ana.page.keyboard.press("ArrowRight")
    ana.find("#motion use[href^='#tile-']").wait_for(state="attached")
    # Nobody waits for it.
    ana.page.keyboard.press("Home")
    ana.find("[data-move='0']").wait_for()


def test_a_replay_has_a_sentence_for_who_leaves_it_at_that(
    visit: Visit, kontor: Command, tmp_path: Path
) -> None:
    file = tmp_path / "mombasa.kontor"
    kontor("record", "mombasa", "--players", 2, "--bots", "greedy", "--seed", 7, "-o", file)
    record = file.read_text("utf-8")
    stops = re.findall(r"^(\d+) \d stop", record, re.MULTILINE)
    assert stops
    ana = visit(**CALM).go()
    address = f"/record/{keep(ana, record)['id']}"
    for move in stops:
        ana.go(f"{address}?move={move}").find(f"[data-move='{move}']").wait_for()
        assert ana.find(".told p").inner_text().startswith("greedy")


def test_the_first_screen_is_light(visit: Visit) -> None:
    """As it comes over the line: scripts, styles, fonts, words, symbols."""
    ana = visit()
    requests: list[Request] = []
    ana.page.on("requestfinished", lambda request: requests.append(request))
    settle(ana, "/")
    sizes = {request.url: request.sizes()["responseBodySize"] for request in requests}
    assert any(".woff2" in url for url in sizes)
    assert sum(sizes.values()) < 180_000, sizes


EXPANSIONS = ("border-posts", "extra-tiles", "white-castles", "inns", "trade-routes", "shields")
FULL = {
    "burgundy": ["duchies=11", *(f"{name}=on" for name in EXPANSIONS)],
    "mombasa": ["setup=variable"],
}
SPILLS = """(scrolled) => [...document.querySelectorAll('.others > section, article, .mine')]
    .flatMap((panel) => [...panel.querySelectorAll('*')].map((part) => [panel, part]))
    .map(([panel, part]) => [panel.getBoundingClientRect(), part.getBoundingClientRect(), part])
    .filter(([panel, part]) => part.width && (part.right > panel.right + 8 || !scrolled
        && (part.top < panel.top - 8 || part.bottom > panel.bottom + 8)))
    .map(([, , part]) => part.outerHTML.slice(0, 120))"""
"""What sticks out of the place of its player."""


@pytest.mark.parametrize("title", ["burgundy", "mombasa"])
def test_everybody_has_room_for_all_they_own(
    visit: Visit, kontor: Command, tmp_path: Path, title: str
) -> None:
    file = tmp_path / "game.kontor"
    options = [part for option in FULL[title] for part in ("--set", option)]
    kontor("record", title, "--players", 4, "--bots", "greedy", "--seed", 6, *options, "-o", file)
    ana = visit(**CALM).go()
    kept = keep(ana, file.read_text("utf-8"))
    for width, height in ((1440, 900), (1280, 800), (2560, 1440), (390, 844)):
        ana.page.set_viewport_size({"width": width, "height": height})
        settle(ana, f"/record/{kept['id']}?move={kept['moves'] - 2}")
        assert ana.find("aside").count() == (width >= 1440)
        ana.page.evaluate(DRAWN)
        assert ana.page.evaluate(SPILLS, width < 1000) == [], width


@pytest.mark.parametrize(
    ("mode", "players", "verdict", "sums"),
    [("team", 4, " win with ", 2), ("solo", 1, "Guest loses: ", 0)],
)
def test_the_end_is_told_in_the_title_s_words(
    visit: Visit, kontor: Command, tmp_path: Path, mode: str, players: int, verdict: str, sums: int
) -> None:
    file = tmp_path / "game.kontor"
    typed = ["--players", players, "--bots", "greedy", "--seed", 7, "--set", f"mode={mode}"]
    kontor("record", "burgundy", *typed, "-o", file)
    ana = visit(**CALM).go()
    kept = keep(ana, file.read_text("utf-8"))
    bots = [{"kind": "bot", "level": "apprentice"}] * (players - 1)
    source = {"record": kept["id"], "move": kept["moves"] - 8}
    info = ana.open("burgundy", [{"kind": "person"}, *bots], **{"from": source})
    ana.go(f"/table/{info['id']}")
    ana.ask("POST", f"/api/tables/{info['id']}/takeover", id="on", seat=0, level="apprentice")
    ana.find("dialog p", has_text=verdict).wait_for()
    assert len(ana.points()) == players
    assert ana.find("dialog tfoot [colspan='2']").count() == sums
    assert ana.find("header li.team").count() == sums
    assert ana.find("header p").inner_text() == "The game is over."
    assert ana.audit() == []


def test_a_lesson_on_a_phone_shows_what_it_speaks_of(visit: Visit) -> None:
    ana = visit(**PHONE)
    settle(ana, "/learn/mombasa")
    # The third step speaks of what lies further down.
    ana.find(".ways .main").click()
    ana.find(".ways .main").click()
    expect(ana.find("[data-at='diamond:0-0']")).to_be_in_viewport(ratio=1)
    # The fifth is about the lower ends of the tracks, in another part of the table.
    ana.find(".ways .main").click()
    ana.find(".ways .main").click()
    card = ana.find("section.card").bounding_box()
    ana.page.wait_for_function(ABOVE, arg=card["y"] if card else 0)
    # To expand needs cards and a company: an arrow leads there, and so does pointing at a card.
    ana.page.evaluate("localStorage.kontor = JSON.stringify({lessons: {mombasa: 26 / 34}})")
    settle(ana, "/learn/mombasa")
    base = ana.find("[data-at='base:saint-louis']")
    ana.find("button.right").click()
    expect(base).to_be_in_viewport(ratio=1)
    settle(ana, "/learn/mombasa")
    ana.find("[data-at='slot:0-0']").click()
    expect(base).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("title", ["burgundy", "mombasa"])
def test_a_lesson_in_a_low_window_leaves_the_board_most_of_it(visit: Visit, title: str) -> None:
    ana = visit(**CALM, viewport={"width": 640, "height": 360})
    settle(ana, f"/learn/{title}")
    board = ana.find("main").bounding_box()
    assert board
    assert board["width"] * board["height"] > 640 * 360 / 2
    assert ana.audit() == []
