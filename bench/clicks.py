"""`make clicks`: how long a click takes, to the own screen and to another browser on this machine.

Two people in two browsers play Burgundy, clicking as soon as they are asked. The own feedback is
the moment at which the table has taken the click (its decision is on the way and the place marked);
the other's is the moment at which the other page shows the decision. Both pages read one clock.
"""

import statistics
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from serving import serving, sqlite_url
from visitor import PLACES, Visitor
from web.conftest import FLAGS, chromium

MOVES = 120
WATCH = """() => {
    const now = () => performance.timeOrigin + performance.now();
    window.taken = []; window.shown = [];
    document.addEventListener('click', () => (window.clicked = now()), true);
    const table = document.querySelector('[data-table]');
    new MutationObserver((changes) => {
        for (const change of changes)
            if (change.attributeName === 'data-number') window.shown.push(now());
            else if (table.dataset.asked === 'false' && window.clicked)
                window.taken.push(now() - window.clicked);
    }).observe(table, { attributes: true, attributeFilter: ['data-number', 'data-asked'] });
}"""


def figures(name: str, times: list[float]) -> None:
    ordered = sorted(times)
    p95 = ordered[int(len(ordered) * 0.95)]
    print(f"{name}: p50 {statistics.median(ordered):.0f} ms, p95 {p95:.0f} ms, of {len(times)}")


def main() -> None:
    random = Random(1)
    own: list[float] = []
    other: list[float] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        with serving(sqlite_url(Path(folder))) as server:
            people = [Visitor(browser.new_context(), server.url) for _ in range(2)]
            ana, bruno = people
            info = ana.open("burgundy", [{"kind": "person"}, {"kind": "open"}])
            bruno.go()
            bruno.ask("POST", f"/api/invites/{info['invite']}", at="once")
            bruno.ask("PUT", f"/api/tables/{info['id']}/seats/1", kind="person")
            ana.ask("POST", f"/api/tables/{info['id']}/start", at="once")
            for one in people:
                one.go(f"/table/{info['id']}").find("[data-status=playing]").wait_for()
                one.page.evaluate(WATCH)
            for _ in range(MOVES):
                click(people, random, own, other)
        browser.close()
    figures("click to own feedback", own)
    figures("click to the other browser", other)


def click(people: list[Visitor], random: Random, own: list[float], other: list[float]) -> None:
    """One click of whoever is asked; a click that only narrows what is open or widens it again, or
    is asked about once more, is not a decision."""
    me = next((one for one in people if one.told("asked") == "true"), None)
    if me is None:
        people[0].page.wait_for_timeout(20)
        return
    you = people[1 - people.index(me)]
    seen: list[list[Any]] = [one.page.evaluate("shown") for one in (me, you)]
    taken = len(me.page.evaluate("taken"))
    places = me.find(PLACES)
    places.nth(random.randrange(places.count())).click()
    if len(me.page.evaluate("taken")) == taken:
        return
    for one, before in zip((me, you), seen, strict=True):
        while len(one.page.evaluate("shown")) == len(before):
            one.page.wait_for_timeout(5)
    clicked = me.page.evaluate("clicked")
    own.extend(me.page.evaluate("taken")[taken : taken + 1])
    other.append(you.page.evaluate("shown")[len(seen[1])] - clicked)


if __name__ == "__main__":
    main()
