"""A server and a browser for the tests of the web table."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from kontor.server.routes_house import BUNDLE
from serving import Server, serving, sqlite_url
from visitor import PATIENCE, Visitor

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")

Visit = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE)


def chromium() -> str:
    found = os.environ.get("KONTOR_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if not found:
        pytest.fail("no Chromium: `apt-get install chromium`, or set KONTOR_CHROMIUM to one")
    return found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (BUNDLE / "index.html").is_file():
        pytest.fail("the web table is not built: `make web`")
    # Who judges games does so as quickly as possible.
    with serving(sqlite_url(tmp_path_factory.mktemp("web")), analyst="search@1") as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Ends with the tests of a file: as long as it is driven, asyncio runs nothing else, and the
    next test in this process may be one of the server's."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture
def visit(browser: Browser, server: Server, tmp_path: Path) -> Iterator[Visit]:
    """Lets people come, each with a browser profile of their own; when the test is over, none of
    them may have met an error, or asked another host for anything."""
    visitors: list[Visitor] = []

    def come(**context: Any) -> Visitor:
        context = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB", **context}
        visitor = Visitor(browser.new_context(**context), server.url)
        visitors.append(visitor)
        return visitor

    try:
        yield come
        for visitor in visitors:
            assert visitor.complaints == []
            assert visitor.strangers == []
    finally:
        for number, visitor in enumerate(visitors):
            visitor.page.screenshot(path=tmp_path / f"last-{number}.png")
            visitor.context.close()
