"""Mombasa in a small window: what must be read and pointed at is large enough, names lie apart."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from command import Command
from kontor.core.words import LANGUAGES
from visitor import DRAWN, Visitor

Visit = Callable[..., Visitor]
SMALL: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}, "reduced_motion": "reduce"}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "reduced_motion": "reduce"}
SIDEWAYS: dict[str, Any] = {"viewport": {"width": 640, "height": 360}, "reduced_motion": "reduce"}
BESIDE_LOG: dict[str, Any] = {"viewport": {"width": 1025, "height": 720}}
"""What a small window leaves of itself while the log is open."""
LEAST = 24
"""The least width and height of a target: WCAG 2.5.8."""
READABLE = 11
"""The least size of letters on the map and along the tracks."""
MOMENTS = ("use", "expand", "enter", "buy", "advance", "remove", "return", "flip", "shelve")
"""Decisions that have many targets open."""

NARROW = """(least) => [...document.querySelectorAll('.mombasa [data-mark=open]')].flatMap((at) => {
    const drawn = at.querySelector(':scope > :is(.ground, .space, .band, .head)') ?? at;
    const { width, height } = drawn.getBoundingClientRect();
    const more = getComputedStyle(at, '::before');
    const reach = more.content === 'none' ? 0 : parseFloat(more.top) + parseFloat(more.bottom);
    const small = Math.min(width, height - reach) < least;
    return small ? [`${at.dataset.at}: ${width} x ${height - reach}`] : [];
})"""
"""Open targets that are too small. A place glows around what is pointed at."""

BESIDE = """() => [...document.querySelectorAll('.panel [data-mark=open]')].flatMap((at) => {
    const { left, right } = at.getBoundingClientRect();
    const panel = at.closest('.panel').getBoundingClientRect();
    return left < panel.left || right > panel.right ? [at.dataset.at] : [];
})"""
"""Open targets that do not lie in the part of the table that a phone shows them with."""

SEEN = """() => {
    const bar = document.querySelector('footer').getBoundingClientRect().top;
    const places = [...document.querySelectorAll('.mombasa [data-mark=open]')];
    return !places.length || places.some((at) => {
        const { left, right, top, bottom } = at.getBoundingClientRect();
        return left >= 0 && right <= innerWidth && top >= 0 && bottom <= bar;
    });
}"""
"""If something can be pointed at, some of it lies in the window, and not behind the bar."""

TINY = """(least) => [...document.querySelectorAll('.atlas text, .lane text')].flatMap((text) => {
    const { a, b } = text.getScreenCTM();
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    return size < least ? [`${text.textContent}: ${size}`] : [];
})"""
"""Texts that are too small."""

CROWDED = """() => {
    const names = [...document.querySelectorAll('.atlas .name, .atlas .title')].map((name) => {
        const lines = name.children.length ? [...name.children] : [name];
        return { words: name.textContent, boxes: lines.map((line) => {
            const { left, right, top, bottom, height } = line.getBoundingClientRect();
            return { left, right, top: top + height * 0.2, bottom: bottom - height * 0.2 };
        }) };
    });
    const meet = (one, other) => one.left < other.right && other.left < one.right
        && one.top < other.bottom && other.top < one.bottom;
    return names.flatMap((one, index) => names.slice(index + 1)
        .filter((other) => one.boxes.some((box) => other.boxes.some((with_) => meet(box, with_))))
        .map((other) => `${one.words} on ${other.words}`));
}"""
"""Names on the map that lie on one another; letters do not fill their lines up and down."""


SPILLED = """() => [...document.querySelectorAll('footer button')]
    .filter((button) => button.getBoundingClientRect().right > innerWidth)
    .map((button) => button.textContent.trim())"""
"""Buttons of the bar that reach out of the window."""


@pytest.fixture
def record(kontor: Command, tmp_path: Path) -> str:
    """A game of four."""
    file = tmp_path / "game.kontor"
    kontor("record", "mombasa", "--players", 4, "--bots", "greedy", "--seed", 6, "-o", file)
    return file.read_text("utf-8")


def moments(record: str) -> list[int]:
    """The last move before each kind of decision of the first seat, at its first and last time."""
    made = re.findall(r"^(\d+) 0 ([a-z]+)", record, re.MULTILINE)
    numbers = [[int(move) - 1 for move, verb in made if verb == kind] for kind in MOMENTS]
    return sorted({move for found in numbers if found for move in (found[0], found[-1])})


def keep(visitor: Visitor, record: str) -> Any:
    """Bring a record along."""
    return visitor.context.request.post(
        visitor.url + "/api/records", data=record, headers={"Content-Type": "text/plain"}
    ).json()


@pytest.mark.parametrize("screen", [SMALL, PHONE], ids=["desk", "phone"])
def test_every_target_is_large_enough(visit: Visit, record: str, screen: dict[str, Any]) -> None:
    ana = visit(**screen).go()
    kept = keep(ana, record)
    bots = [{"kind": "bot", "level": "apprentice"}] * 3
    found = {}
    for move in moments(record):
        source = {"record": kept["id"], "move": move}
        info = ana.open("mombasa", [{"kind": "person"}, *bots], **{"from": source})
        ana.go(f"/table/{info['id']}").wait_asked()
        ana.page.evaluate(DRAWN)
        if narrow := ana.page.evaluate(NARROW, LEAST):
            found[move] = narrow
        if screen is SMALL:
            assert ana.page.evaluate(TINY, READABLE) == []
        assert ana.page.evaluate(BESIDE) == []
    assert found == {}


def test_long_choices_leave_the_ways_back_in_the_window(visit: Visit, record: str) -> None:
    made = re.findall(r"^(\d+) 0 shelve", record, re.MULTILINE)
    move = next(int(move) for move in made if str(int(move) + 1) in made) - 1
    ana = visit(**{**SMALL, "locale": "de-DE"}).go()
    source = {"record": keep(ana, record)["id"], "move": move}
    bots = [{"kind": "bot", "level": "apprentice"}] * 3
    info = ana.open("mombasa", [{"kind": "person"}, *bots], **{"from": source})
    ana.go(f"/table/{info['id']}").wait_asked()
    ana.find("[data-at^='shelf:'][data-mark=open]").first.click()
    ana.find("footer .choices [data-choice]").nth(1).wait_for()
    assert ana.page.evaluate(SPILLED) == []


def test_a_phone_on_its_side_shows_what_can_be_pointed_at(visit: Visit, record: str) -> None:
    ana = visit(**SIDEWAYS).go()
    kept = keep(ana, record)
    bots = [{"kind": "bot", "level": "apprentice"}] * 3
    for move in moments(record):
        source = {"record": kept["id"], "move": move}
        info = ana.open("mombasa", [{"kind": "person"}, *bots], **{"from": source})
        ana.go(f"/table/{info['id']}").wait_asked()
        ana.page.wait_for_function(SEEN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_on_the_map_lie_apart(visit: Visit, record: str, language: str) -> None:
    ana = visit(locale=language, **SMALL).go()
    kept = keep(ana, record)
    for screen in (SMALL, BESIDE_LOG, PHONE):
        ana.page.set_viewport_size(screen["viewport"])
        ana.go(f"/record/{kept['id']}?move={kept['moves'] - 2}")
        ana.find(".atlas .name").first.wait_for(state="attached")
        ana.page.evaluate("document.fonts.ready")
        assert ana.page.evaluate(CROWDED) == [], screen


@pytest.mark.parametrize(("width", "least"), [(1260, READABLE), (1280, READABLE - 1)])
def test_the_log_leaves_the_map_readable(visit: Visit, record: str, width: int, least: int) -> None:
    ana = visit(viewport={"width": width, "height": 720}, reduced_motion="reduce").go()
    bots = [{"kind": "bot", "level": "apprentice"}] * 3
    source = {"record": keep(ana, record)["id"], "move": moments(record)[-1]}
    info = ana.open("mombasa", [{"kind": "person"}, *bots], **{"from": source})
    ana.go(f"/table/{info['id']}").wait_asked()
    ana.page.keyboard.press("l")
    ana.find(".drawer").wait_for()
    ana.page.evaluate(DRAWN)
    assert ana.page.evaluate(TINY, least) == []


def test_boards_of_others_grow_for_keys_and_fingers(visit: Visit, record: str) -> None:
    ana = visit(**SMALL, has_touch=True).go()
    kept = keep(ana, record)
    ana.go(f"/record/{kept['id']}?move={kept['moves'] // 2}")
    board, sheet = ana.find(".right article").nth(1), ana.find("dialog article")
    small = board.locator(".book").first.bounding_box()
    board.get_by_role("button").press("Enter")
    grown = sheet.locator(".book").first.bounding_box()
    assert small
    assert grown
    assert grown["height"] > 2 * small["height"]
    ana.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    board.locator(".book").first.tap()
    sheet.wait_for()
