"""Somebody who uses the web table in a browser, for its tests."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    TimeoutError,
)

PATIENCE = 60_000.0
"""Milliseconds until something that must come is missing."""
EASY = """if (!localStorage.kontor) localStorage.kontor = '{"level": "apprentice"}';"""
"""Against the quickest of the computer players."""
PLACES = (
    "[data-mark=open]:not([data-verbs=clear]):not([data-at^='base:']):visible, "
    "[data-choice]:visible"
)  # fmt: skip
"""What can be pointed at, on the board and in the bar. Plans once made are not taken back; on a
base of Mombasa lie its columns, which mean the same."""
GLANCE = 3_000.0
"""Milliseconds in which a place that was just seen is pointed at, or it is gone again."""
AXE = Path(__file__).parents[1] / "web/node_modules/axe-core/axe.min.js"
FINDINGS = """async () => (await axe.run(document, {
    resultTypes: ['violations'],
    rules: {'label-content-name-mismatch': {enabled: true}},
})).violations.map(
    (found) => found.id + ': ' + found.nodes.map((node) => node.target.join(' ')).join(', '))"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""A browser has measured everything once it draws for the second time."""
NAMED = """(at) => {
    const name = at.matches('.region') && at.nextElementSibling.querySelector('tspan');
    if (!name) return null;
    const [box, line] = [at, name].map((node) => node.getBoundingClientRect());
    return { x: line.x + line.width / 2 - box.x, y: line.y + line.height / 2 - box.y };
}"""
"""Where the name of a region stands in it: in the middle may lie an enclave."""
MISSES = 20
"""So often in a row may a place be gone."""

Point = Callable[[Locator], None]
"""A way of pointing at something."""


class Visitor:
    """A person with a browser of their own."""

    def __init__(self, context: BrowserContext, url: str):
        self.context = context
        self.url = url
        self.complaints: list[str] = []
        """Errors on the console, and exceptions."""
        self.strangers: list[str] = []
        """Requests to other hosts."""
        context.set_default_timeout(PATIENCE)
        context.add_init_script(EASY)
        self.page: Page = context.new_page()
        self.page.on("console", self.hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", self.follow)

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} ({message.location.get('url')})")

    def follow(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.netloc and address.netloc != urlsplit(self.url).netloc:
            self.strangers.append(request.url)

    def find(self, selector: str, has_text: str | None = None) -> Locator:
        return self.page.locator(selector, has_text=has_text)

    def go(self, path: str = "/") -> "Visitor":
        self.page.goto(self.url + path)
        self.find("#app main").first.wait_for()
        return self

    def begin(self, title: str) -> "Visitor":
        """One click on the first page: a game against the computer."""
        self.go().find(f"[data-begin={title}]").click()
        self.find("[data-table]").wait_for()
        return self

    def ask(self, method: str, path: str, **body: Any) -> Any:
        """Use a route of the server with one's own session, behind the page's back."""
        answer = self.context.request.fetch(self.url + path, method=method, data=body or None)
        assert answer.ok, answer.text()
        return answer.json()

    def open(self, title: str, seats: list[dict[str, Any]], **more: Any) -> Any:
        """Open a table; it starts by itself if no seat is open."""
        if not self.context.cookies():
            self.go()
        info = self.ask("POST", "/api/tables", title=title, seats=seats, **more)
        if all(seat["kind"] != "open" for seat in seats):
            self.ask("POST", f"/api/tables/{info['id']}/start", at="once")
        return info

    def told(self, name: str) -> str:
        """What the table says of itself: its id, status, number."""
        return str(self.find("[data-table]").get_attribute(f"data-{name}"))

    def wait_asked(self) -> bool:
        """Wait until a decision is owed; false if the game is over."""
        self.find("[data-asked=true], [data-status=over]").first.wait_for()
        return self.told("status") != "over"

    def play(self, point: Point, random: Random, most: int = 100_000) -> int:
        """Point at things by lot until the game is over, or so often; returns how often."""
        pointed = missed = 0
        while pointed < most and self.wait_asked():
            places = self.find(PLACES)
            count = places.count()
            if not count:
                continue
            try:
                point(places.nth(random.randrange(count)))
            except TimeoutError:
                missed += 1
                assert missed < MISSES, "what is open cannot be pointed at"
            else:
                pointed += 1
                missed = 0
        return pointed

    def audit(self) -> list[str]:
        """What axe finds on the page."""
        self.page.evaluate(AXE.read_text("utf-8"))
        return list(self.page.evaluate(FINDINGS))

    def points(self) -> list[int]:
        """The final scores as they are counted up."""
        return [int(cell.inner_text()) for cell in self.find("dialog [data-points]").all()]


def by_mouse(place: Locator) -> None:
    place.click(timeout=GLANCE, position=place.evaluate(NAMED, timeout=GLANCE))


def by_touch(place: Locator) -> None:
    place.tap(timeout=GLANCE, position=place.evaluate(NAMED, timeout=GLANCE))


def by_keys(place: Locator) -> None:
    place.press("Enter", timeout=GLANCE)
