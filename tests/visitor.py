"""Somebody who uses the web table in a browser, for its tests."""

from collections.abc import Callable
from random import Random
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request

PATIENCE = 30_000.0
"""Milliseconds until something that must come is missing."""


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
        self.page: Page = context.new_page()
        self.page.on("console", self.hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", self.follow)

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def follow(self, request: Request) -> None:
        host = urlsplit(request.url)
        if (
            host.scheme in ("http", "https", "ws", "wss")
            and host.netloc != urlsplit(self.url).netloc
        ):
            self.strangers.append(request.url)

    def go(self, path: str = "/") -> "Visitor":
        self.page.goto(self.url + path)
        self.page.locator("#app > *").first.wait_for()
        return self

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def begin(self, title: str) -> "Visitor":
        """One click on the first page: a game against the computer."""
        self.go()
        self.find(f"[data-begin={title}]").click()
        self.find("[data-table]").wait_for()
        return self

    @property
    def table(self) -> str:
        return str(self.find("[data-table]").get_attribute("data-table"))

    def wait_asked(self) -> bool:
        """Wait until a decision is owed; false if the game is over."""
        self.find("[data-table][data-asked=true], [data-table][data-status=over]").wait_for()
        return self.find("[data-table]").get_attribute("data-status") != "over"

    def open_places(self) -> list[Locator]:
        """What can be pointed at now, on the board and in the bar."""
        return self.find("[data-mark=open]:visible, [data-choice]:visible").all()

    def number(self) -> str:
        """Of the moment that is shown: it changes when something has happened."""
        return str(self.find("[data-table]").get_attribute("data-number"))

    def play(self, point: Callable[[Locator], None], random: Random, most: int = 100_000) -> int:
        """Point at things by lot until the game is over; returns how often."""
        pointed = 0
        while pointed < most and self.wait_asked():
            places = self.open_places()
            if not places:
                self.page.wait_for_timeout(10)
                continue
            point(random.choice(places))
            pointed += 1
        return pointed
