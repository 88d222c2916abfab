"""The table of Burgundy: what is offered, shown and spoken of is what is meant."""

from collections.abc import Callable
from pathlib import Path

import pytest

from command import Command
from visitor import Visitor

Visit = Callable[..., Visitor]
GoOn = Callable[..., None]
CALM = {"reduced_motion": "reduce"}

LIT = "() => [...document.querySelectorAll('[data-lit]')].map((node) => node.dataset.at).sort()"
COVERED = """() => {
    const card = document.querySelector('aside[aria-live]').getBoundingClientRect();
    return [...document.querySelectorAll('[data-at^="space:"]:has(> .hint)')]
        .map((node) => [node.dataset.at, node.getBoundingClientRect()])
        .filter(([, box]) => box.left < card.right && card.left < box.right
            && box.top < card.bottom && card.top < box.bottom)
        .map(([at]) => at);
}"""
"""What the help card lies on, of that on which the thing could be used."""
SMALL = """() => [...document.querySelectorAll('[data-mark=open]')]
    .map((node) => [node, node.getBoundingClientRect()])
    .filter(([, box]) => box.right > 0 && box.left < innerWidth)
    .filter(([node, box]) => {
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const owners = [[0, 0], [-8, -8], [8, -8], [-8, 8], [8, 8]].map(([dx, dy]) =>
            document.elementFromPoint(x + dx, y + dy)?.closest('[data-at]'));
        return box.width < 24 || box.height < 24 || owners.some((owner) => owner !== node);
    })
    .map(([node, box]) => `${node.dataset.at} ${box.width} x ${box.height}`)"""
"""Targets that are too small for a finger, or partly under another one."""


@pytest.fixture
def go_on(kontor: Command, tmp_path: Path) -> GoOn:
    """Sit down on the first seat in the middle of a game that was played at random."""

    def sit(ana: Visitor, share: float, players: int = 2, *options: str) -> None:
        file = tmp_path / "game.kontor"
        typed = [part for option in options for part in ("--set", option)]
        bots = ["--players", players, "--bots", "random", "--seed", 6]
        kontor("record", "burgundy", *bots, *typed, "-o", file)
        ana.go()
        kept = ana.context.request.post(
            ana.url + "/api/records",
            data=file.read_text("utf-8"),
            headers={"Content-Type": "text/plain"},
        ).json()
        seats = [{"kind": "person"}, *[{"kind": "bot", "level": "apprentice"}] * (players - 1)]
        source = {"record": kept["id"], "move": int(kept["moves"] * share)}
        ana.go(f"/table/{ana.open('burgundy', seats, **{'from': source})['id']}")
        assert ana.wait_asked()

    return sit


def test_a_line_of_the_log_lights_the_very_place(visit: Visit, go_on: GoOn) -> None:
    ana = visit(**CALM)
    go_on(ana, 0.5)
    info = ana.ask("GET", f"/api/tables/{ana.told('table')}")
    fields = next(each["fields"] for each in info["choices"] if each["verb"] == "place")
    number = ana.told("number")
    places = [f"die:{fields['die']}", f"store:0-{fields['store']}", f"space:0-{fields['space']}"]
    for place in places:
        # What is clear before all was pointed at is done at once.
        if ana.told("number") == number:
            ana.find(f"[data-at='{place}']").first.click()
            ana.find("[data-asked=true]").wait_for()
    ana.page.keyboard.press("l")
    ana.find(".log p", has_text="Guest places").last.hover()
    assert ana.page.evaluate(LIT) == ["seat:0", places[-1]]


def test_help_leaves_free_what_a_tile_is_for(visit: Visit, go_on: GoOn) -> None:
    ana = visit(**CALM)
    go_on(ana, 0.5)
    for width, height in ((1440, 900), (1280, 720)):
        ana.page.set_viewport_size({"width": width, "height": height})
        stored = ana.find("[data-at^='store:0-'][data-verbs~=place]").first
        ana.page.mouse.move(5, 300)
        stored.hover()
        ana.find("aside[aria-live]").wait_for()
        assert ana.find("[data-at^='space:'] > .hint").count()
        assert ana.page.evaluate(COVERED) == []


def test_a_tile_may_be_carried_to_the_store_where_it_will_lie(visit: Visit) -> None:
    ana = visit(**CALM).begin("burgundy")
    stored = ana.find("[data-at='store:0-0']")
    number = ana.told("number")
    # Whichever die fits several is asked for.
    ana.find("[data-at^='slot:'][data-mark=open]").first.drag_to(stored)
    if ana.told("number") == number and ana.find("[data-mark=picked]").count():
        ana.find("[data-at^='die:'][data-mark=open]").first.click()
    stored.locator("use[href^='#tile-']").wait_for()


def test_open_spaces_are_called_what_stands_on_them(visit: Visit, go_on: GoOn) -> None:
    ana = visit(**CALM)
    go_on(ana, 0.5)
    ana.find("[data-at^='space:'][data-mark=open]").first.wait_for()
    assert ana.audit() == []


def test_what_was_refused_is_forgotten_when_something_else_is_pointed_at(visit: Visit) -> None:
    ana = visit(**CALM).begin("burgundy")
    assert ana.wait_asked()
    ana.find("[data-at^='black:']").first.click()
    refused = ana.page.get_by_role("link", name="B-BUY-")
    refused.wait_for()
    ana.find("[data-at^='die:'][data-mark=open]").first.click()
    refused.wait_for(state="detached")
    ana.find("[data-at^='black:']").first.click()
    refused.wait_for()
    ana.find("[data-at^='store:1-']").first.click()
    refused.wait_for(state="detached")


def test_the_focus_stays_where_a_decision_was_made(visit: Visit) -> None:
    ana = visit(**CALM).begin("burgundy")
    for _ in range(2):
        ana.find("[data-at^='die:'][data-mark=open]").first.click()
        place = ana.find("[data-at^='slot:'][data-mark=open]").first
        here, number = place.get_attribute("data-at"), ana.told("number")
        place.focus()
        ana.page.keyboard.press("Enter")
        ana.find(f"[data-number='{number}']").wait_for(state="detached")
        assert ana.page.evaluate("document.activeElement.dataset.at") == here


def test_the_focus_goes_to_another_place_when_its_own_goes_away(visit: Visit) -> None:
    ana = visit(**CALM).begin("mombasa")
    for _ in range(2):
        number = ana.told("number")
        ana.find("[data-at^='card:'][data-mark=open]").first.press("Enter")
        ana.find(f"[data-number='{number}']").wait_for(state="detached")
        ana.find("[data-mark]:focus").wait_for(timeout=5000)


def end_turn(ana: Visitor) -> None:
    """End turns in which nothing is done until somebody else has had one, and it is over."""
    number = ana.told("number")
    ana.page.keyboard.press("e")
    ana.page.wait_for_timeout(400)
    ana.page.keyboard.press("e")
    ana.find(f"[data-number='{number}']").wait_for(state="detached")
    assert ana.wait_asked()
    if not ana.find("[data-news]").count():
        end_turn(ana)


def test_what_others_do_is_read_out_once(visit: Visit, go_on: GoOn) -> None:
    ana = visit(**CALM)
    go_on(ana, 0.5)
    told = ana.find("footer [role=log] p")
    assert told.count() == 0
    end_turn(ana)
    ana.find("footer [role=log] p", has_text="Apprentice ends the turn").wait_for()
    assert ana.find("footer [role=log] p", has_text="Guest ends").count() == 0
    assert ana.find("footer [role=log] p", has_text="Apprentice ends").count() == 1


FOOTER = "() => document.querySelector('footer').getBoundingClientRect().height"


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_what_others_did_is_told_until_the_first_decision(
    visit: Visit, go_on: GoOn, size: tuple[int, int]
) -> None:
    ana = visit(viewport={"width": size[0], "height": size[1]}, **CALM)
    go_on(ana, 0.5)
    news = ana.find("[data-news]")
    assert news.count() == 0
    end_turn(ana)
    assert "Apprentice" in news.inner_text()
    assert "ends the turn" not in news.inner_text()
    high = ana.page.evaluate(FOOTER)
    news.press("Enter")
    ana.find(".drawer [role=log]:focus").wait_for()
    assert ana.page.get_by_label("Since your last turn").is_checked()
    assert news.count() == 0
    assert ana.page.evaluate(FOOTER) == high
    ana.page.keyboard.press("Escape")

    end_turn(ana)
    ana.find(".news").get_by_label("Close").click()
    assert news.count() == 0

    end_turn(ana)
    number = ana.told("number")
    ana.find("[data-at^='die:'][data-mark=open]").first.click()
    assert news.count() == 0
    ana.find("[data-at^='workers:'][data-mark=open]").click()
    ana.find(f"[data-number='{number}']").wait_for(state="detached")
    assert news.count() == 0


TINY = """(least) => {
    const drawn = [...document.querySelectorAll('.main text, .own text')].map((text) => {
        const { a, b } = text.getScreenCTM();
        return [text, parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b)];
    });
    const written = [...document.querySelectorAll('.hand :is(.name, i, .price), .phase small')]
        .map((text) => [text, parseFloat(getComputedStyle(text).fontSize)]);
    return [...drawn, ...written].filter(([, size]) => size < least)
        .map(([text, size]) => `${text.textContent}: ${size}`);
}"""
"""Figures and names that are too small to read."""
BEHIND = """() => {
    const drawer = document.querySelector('.drawer').getBoundingClientRect();
    return [...document.querySelectorAll('.mine, [data-mark=open]')]
        .filter((node) => node.getBoundingClientRect().right > drawer.left)
        .map((node) => node.dataset.at ?? node.className);
}"""
"""What of one's own, or that can be chosen, the drawer lies on."""
READABLE = 11
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""A browser has measured everything once it draws for the second time."""


EXPANSIONS = ("extra-tiles=on", "white-castles=on", "inns=on")
MORE = ("border-posts=on", "trade-routes=on", "shields=on")


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, ()),
        (4, ("duchies=11", *EXPANSIONS, *MORE)),
        (4, ("mode=team", *EXPANSIONS, "shields=on")),
        (1, ("mode=solo", *EXPANSIONS)),
    ],
    ids=["two", "four", "team", "solo"],
)
def test_targets_have_room_for_a_finger(
    visit: Visit, go_on: GoOn, players: int, options: tuple[str, ...]
) -> None:
    ana = visit(**CALM)
    for share in (0.1, 0.6):
        go_on(ana, share, players, *options)
        for width, height in ((1280, 720), (390, 844)):
            ana.page.set_viewport_size({"width": width, "height": height})
            ana.page.reload()
            assert ana.wait_asked()
            ana.page.evaluate(DRAWN)
            assert ana.page.evaluate(SMALL) == [], (share, width)


def test_a_small_window_is_readable_and_has_room_for_the_log(visit: Visit, go_on: GoOn) -> None:
    ana = visit(viewport={"width": 1280, "height": 720}, **CALM)
    go_on(ana, 0.3, 4, "duchies=11", *EXPANSIONS, *MORE)
    ana.page.evaluate(DRAWN)
    assert ana.page.evaluate(TINY, READABLE) == []
    ana.page.keyboard.press("l")
    ana.find(".drawer").wait_for()
    for width in (1280, 1440):
        ana.page.set_viewport_size({"width": width, "height": 720})
        ana.page.evaluate(DRAWN)
        assert ana.page.evaluate(BEHIND) == [], width


def test_somebody_alone_is_offered_nothing_about_others(visit: Visit) -> None:
    ana = visit(**CALM).go("/new/burgundy")
    others = ("Seats", "How many play?", "Clock", "Who may see it", "Start castles", "Shields")
    for text in others:
        ana.page.get_by_text(text, exact=True).first.wait_for()
    ana.find("label", has_text="Alone").click()
    ana.page.get_by_text("Target", exact=True).wait_for()
    for text in others:
        assert not ana.page.get_by_text(text, exact=True).count(), text
    ana.page.get_by_role("button", name="Start the game").click()
    assert ana.wait_asked()
    assert ana.find("header li").count() == 1
