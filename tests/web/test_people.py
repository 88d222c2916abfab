"""Several people at a table, taking back, and lines that break."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import WebSocketRoute, expect

from visitor import Visitor, by_mouse

Visit = Callable[..., Visitor]
CALM = {"reduced_motion": "reduce"}
PERSON = {"kind": "person"}
BOT = {"kind": "bot", "level": "apprentice"}
READING = 500.0
"""Milliseconds after which a second click is an answer."""


def board(visitor: Visitor) -> object:
    """What is where, and what can be done with it."""
    return visitor.find("[data-at]").evaluate_all(
        "places => places.map(one => [one.dataset.at, one.dataset.mark, one.textContent])"
    )


def asked(people: list[Visitor]) -> Visitor:
    """Who has to decide; a page may learn of it a little after the others."""
    while True:
        for one in people:
            if one.told("asked") == "true":
                return one
        people[0].page.wait_for_timeout(50)


def test_two_people_and_a_spectator(visit: Visit) -> None:
    ana, bruno, zoe = visit(**CALM), visit(**CALM), visit(**CALM)
    info = ana.open("burgundy", [PERSON, {"kind": "open"}])
    ana.go(f"/table/{info['id']}")
    bruno.go(f"/join/{info['invite']}")
    bruno.find("[data-do=sit]").first.click()
    ana.find("[data-do=start]").click()
    zoe.go(f"/table/{info['id']}")
    for one in (ana, bruno, zoe):
        one.find("[data-status=playing]").wait_for()
    ana.find("[data-asked=true], [data-asked=false]").first.wait_for()
    people = [ana, bruno]
    for _ in range(6):
        number = int(zoe.told("number"))
        mover = asked(people)
        mover.play(by_mouse, Random(4), most=1)
        if mover.find("[data-mark=picked]").count():
            continue
        expect(zoe.find(f"[data-number='{number}']")).to_have_count(0)
    assert zoe.find("[data-mark]").count() == 0
    assert zoe.find("[data-choice]").count() == 0
    late = asked(people)
    late.go("/")
    expect(late.find(f"a[href='/table/{info['id']}'] .asked")).to_have_text("Your turn")


def test_taking_back_and_restarting_a_turn(visit: Visit) -> None:
    ana = visit(**CALM)
    info = ana.open("burgundy", [PERSON, BOT])
    ana.go(f"/table/{info['id']}")
    ana.wait_asked()
    before = board(ana)
    expect(ana.find("[data-do=undo]")).to_be_disabled()
    for _ in range(2):
        die = ana.find("[data-at^='die:'][data-mark=open]").first
        die.click()
        ana.find("[data-at^='workers:'][data-mark=open]").click()
        expect(ana.find("[data-do=undo]")).to_be_enabled()
        ana.wait_asked()
    ana.find("[data-do=undo]").click()
    expect(ana.find("[data-at^='die:'][data-mark=open]").first).to_be_visible()
    ana.find("[data-do=restart]").click()
    expect(ana.find("[data-do=undo]")).to_be_disabled()
    ana.wait_asked()
    assert board(ana) == before


def test_what_is_dragged_is_decided_where_it_is_put_down(visit: Visit) -> None:
    ana = visit(**CALM)
    info = ana.open("mombasa", [PERSON, BOT])
    ana.go(f"/table/{info['id']}").wait_asked()
    card = ana.find("[data-at^='card:'][data-mark=open]").first
    pile = ana.find("[data-at='pile:0-0']")
    number = ana.told("number")
    card.drag_to(ana.find("[data-at='base:cairo']"))
    expect(ana.find("[data-mark=picked], .dragged")).to_have_count(0)
    assert ana.told("number") == number
    # A card alone says it all here: it waits nevertheless until it lies on its pile.
    start, goal = card.bounding_box(), pile.bounding_box()
    assert start is not None
    assert goal is not None
    mouse = ana.page.mouse
    mouse.move(start["x"] + 20, start["y"] + 20)
    mouse.down()
    mouse.move(start["x"] - 80, start["y"], steps=4)
    expect(ana.find(".dragged use[href^='#card-']")).to_have_count(1)
    ana.page.wait_for_timeout(200)
    assert ana.told("number") == number
    mouse.move(goal["x"] + 20, goal["y"] + 20, steps=4)
    mouse.up()
    expect(ana.find(f"[data-number='{number}']")).to_have_count(0)


def test_a_tile_is_in_one_place_while_it_flies(visit: Visit) -> None:
    ana = visit()
    info = ana.open("burgundy", [PERSON, BOT])
    ana.go(f"/table/{info['id']}").wait_asked()
    clock = ana.context.new_cdp_session(ana.page)
    clock.send("Animation.enable")
    clock.send("Animation.setPlaybackRate", {"playbackRate": 0.01})
    ana.find("[data-at^='die:'][data-mark=open]").first.click()
    ana.find("[data-at^='slot:'][data-mark=open]").first.click()
    stored = ana.find("[data-at='store:0-0'] use[href^='#tile-']")
    ana.find("#motion svg").wait_for(state="attached")
    expect(stored).to_be_hidden()
    clock.send("Animation.setPlaybackRate", {"playbackRate": 1})
    expect(ana.find("#motion svg")).to_have_count(0)
    expect(stored).to_be_visible()


def test_a_turn_that_wastes_dice_is_ended_by_asking_twice(visit: Visit) -> None:
    ana = visit(**CALM)
    info = ana.open("burgundy", [PERSON, BOT])
    ana.go(f"/table/{info['id']}")
    ana.wait_asked()
    number = ana.told("number")
    end, sure = ana.find("[data-choice=end]"), ana.find("[data-choice=end].sure")
    # A double click was not meant as an answer.
    end.dblclick()
    expect(sure).to_contain_text("2 dice are left")
    ana.page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    end.click()
    ana.find("[data-at^='die:'][data-mark=open]").first.click()
    expect(sure).to_have_count(0)
    ana.page.keyboard.press("Escape")
    assert ana.told("number") == number
    for _ in range(2):
        ana.page.keyboard.press("e")
        ana.page.wait_for_timeout(READING)
    expect(ana.find(f"[data-number='{number}']")).to_have_count(0)


def test_a_turn_is_confirmed_where_the_table_wants_it(visit: Visit) -> None:
    ana = visit(**CALM)
    info = ana.open("burgundy", [PERSON, BOT], confirm=True)
    ana.go(f"/table/{info['id']}")
    ana.wait_asked()
    number = ana.told("number")
    ana.find("[data-choice=end]").click()
    ana.find("[data-do=confirm]").wait_for()
    assert ana.told("number") == number
    ana.find("[data-do=confirm]").click()
    expect(ana.find(f"[data-number='{number}']")).to_have_count(0)


def test_a_click_while_the_line_is_broken_is_not_lost(visit: Visit) -> None:
    ana = visit(**CALM)
    info = ana.open("mombasa", [PERSON, BOT])
    line = Line(ana)
    ana.go(f"/table/{info['id']}")
    ana.wait_asked()
    number = ana.told("number")
    line.cut()
    ana.find("[data-banner=offline]").wait_for()
    while ana.find("[data-asked=true]").count():
        ana.play(by_mouse, Random(5), most=1)
    assert ana.told("number") == number
    line.mend()
    expect(ana.find(f"[data-number='{number}']")).to_have_count(0)
    expect(ana.find("[data-banner=offline]")).to_have_count(0)
    assert len(ana.ask("GET", f"/api/tables/{info['id']}")["events"]) > int(number)


def test_who_is_offline_is_told_so(visit: Visit) -> None:
    ana = visit(**CALM)
    info = ana.open("burgundy", [PERSON, BOT])
    ana.go(f"/table/{info['id']}").wait_asked()
    ana.context.set_offline(True)
    ana.find("[data-banner=offline]").wait_for()
    ana.context.set_offline(False)
    expect(ana.find("[data-banner=offline]")).to_have_count(0)
    ana.find("[data-at='store:0-0']").click()
    expect(ana.find(".refused")).to_contain_text("nothing to do here")
    ana.complaints.clear()


class Line:
    """The line of a visitor's socket, which can be cut."""

    def __init__(self, visitor: Visitor):
        self.whole = True
        self.sockets: list[WebSocketRoute] = []
        visitor.page.route_web_socket("**/api/socket", self.carry)

    def carry(self, socket: WebSocketRoute) -> None:
        if self.whole:
            socket.connect_to_server()
            self.sockets.append(socket)
        else:
            socket.close(code=4000)

    def cut(self) -> None:
        self.whole = False
        for socket in self.sockets:
            socket.close(code=4000)

    def mend(self) -> None:
        self.whole = True


def test_a_bot_goes_on_for_somebody_who_takes_the_seat_back(visit: Visit) -> None:
    """Two at one screen: while a bot plays for one of them, the other is waited for."""
    ana = visit(**CALM)
    info = ana.open("burgundy", [PERSON, {**PERSON, "name": "Bruno"}])
    ana.go(f"/table/{info['id']}")
    ana.wait_asked()
    number = ana.told("number")
    ana.page.keyboard.press("m")
    ana.find("dialog [data-do=takeover]").click()
    ana.find("[data-banner=replaced]").wait_for()
    expect(ana.find(f"[data-number='{number}']")).to_have_count(0)
    ana.find("[data-banner=replaced] button").click()
    expect(ana.find("[data-banner=replaced]")).to_have_count(0)
    ana.wait_asked()
    ana.play(by_mouse, Random(6), most=2)


def test_going_back_over_turns_needs_the_others(visit: Visit) -> None:
    ana, bruno = visit(**CALM), visit(**CALM)
    info = ana.open("burgundy", [PERSON, {"kind": "open"}])
    bruno.go(f"/join/{info['invite']}")
    bruno.find("[data-do=sit]").first.click()
    ana.go(f"/table/{info['id']}").find("[data-do=start]").click()
    for one in (ana, bruno):
        one.find("[data-status=playing]").wait_for()
    first, second = sorted((ana, bruno), key=lambda one: one.told("asked") != "true")
    before = board(first)
    first.find("[data-choice=end]").click()
    first.find("[data-choice=end].sure").wait_for()
    first.page.wait_for_timeout(READING)
    first.find("[data-choice=end]").click()
    second.wait_asked()
    for agree in (False, True):
        first.page.keyboard.press("m")
        first.find("dialog [data-do=offer]").click()
        second.find(f"[data-banner=offer] [data-agree={str(agree).lower()}]").click()
        for one in (ana, bruno):
            expect(one.find("[data-banner=offer]")).to_have_count(0)
        assert second.told("asked") == str(not agree).lower()
    first.wait_asked()
    assert board(first) == before


def test_who_was_signed_out_elsewhere_loses_no_click(visit: Visit) -> None:
    ana = visit(**CALM).go("/account")
    name, password = "Ana of Beaune", "a fine password"
    form = ana.find("form", has_text="Make an account")
    form.locator("[name=name]").fill(name)
    form.locator("[name=new-password]").fill(password)
    form.locator("button").click()
    ana.find("p", has_text=f"signed in as {name}").wait_for()
    info = ana.open("mombasa", [PERSON, BOT])
    ana.go(f"/table/{info['id']}").wait_asked()
    number = ana.told("number")
    elsewhere = visit()
    elsewhere.ask("POST", "/api/session", name=name, password=password)
    for session in elsewhere.ask("GET", "/api/sessions"):
        if not session["current"]:
            elsewhere.ask("DELETE", f"/api/sessions/{session['id']}")
    ana.find("[data-banner=signed-out]").wait_for()
    while ana.find("[data-asked=true]").count():
        ana.play(by_mouse, Random(7), most=1)
    assert ana.told("number") == number
    ana.find("[data-banner=signed-out] button").first.click()
    ana.find("dialog [name=password]").fill(password)
    ana.find("dialog form button").click()
    expect(ana.find("[data-banner=signed-out]")).to_have_count(0)
    expect(ana.find(f"[data-number='{number}']")).to_have_count(0)
    ana.wait_asked()
