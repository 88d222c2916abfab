"""Small parts by themselves: streams, clocks, limits, addresses of webhooks, settings."""

import asyncio
import gzip
import json
from pathlib import Path
from random import Random

import pytest
from starlette.requests import Request

from kontor import games
from kontor.core import play as plays
from kontor.core.chance import SampledChance, key_from_seed
from kontor.core.errors import KontorError
from kontor.server import routes_house, tireless
from kontor.server.clocks import Clocks
from kontor.server.errors import Refused
from kontor.server.limits import LIMITS, Limits
from kontor.server.log import Clock, Entry, Row, Spec
from kontor.server.notify import check_address, is_public, public_address, webhook_target
from kontor.server.settings import Settings, from_environment, to_environment
from kontor.server.stream import Stream, Told
from kontor.server.table import Table


def a_table(title: str, options: dict[str, object], seed: str) -> Table:
    """A table that is being played, with nothing behind it."""
    game = games.load(title)
    key = key_from_seed(seed)
    play, _log = plays.start(game, options, key, ["Ana", "Bruno"])
    spec = Spec(title, dict(play.record.options), game.component_hash)
    table = Table(Row("t", "a", "i", key, 0, spec), game)
    chairs = [
        {"kind": "person", "person": who, "name": who, "level": None, "bot": None}
        for who in ("Ana", "Bruno")
    ]
    add(table, "open", body={"seats": chairs})
    add(table, "start", body={"record": play.record.write()})
    return table


def add(table: Table, kind: str, seat: int | None = None, **more: object) -> None:
    sequence = table.sequences[seat] if seat is not None else None
    body = more.get("body", {})
    assert isinstance(body, dict)
    number = table.number + 1
    table.take(Entry("t", number, kind, number, seat, sequence, str(number), None, body))


@pytest.mark.parametrize(
    ("title", "options"),
    [
        ("mombasa", {"players": 2, "setup": "variable"}),
        ("mombasa", {"players": 2}),
        ("burgundy", {"players": 2, "duchies": "random", "start": "secret"}),
    ],
)
def test_a_viewer_that_is_told_nothing_sees_nothing_new(
    title: str, options: dict[str, object]
) -> None:
    """And whoever sees something new is told: over random games with undos."""
    for seed in range(3):
        table = a_table(title, options, f"stream {seed}")
        random = Random(seed)
        hidden = 0
        for _ in range(150):
            if table.status != "playing":
                break
            seat = random.choice(table.state.actors)
            views = {viewer: table.state.view(viewer) for viewer in table.streams}
            numbers = {viewer: stream.number for viewer, stream in table.streams.items()}
            if random.random() < 0.2 and table.may_undo(seat):
                add(table, "undo", seat)
            else:
                action = random.choice(table.state.legal(seat))
                assert table.play is not None
                attempt = table.play.attempt(seat, action)
                text = table.state.write(seat, action)
                add(table, "move", seat, body={"action": text, "draws": list(attempt.draws)})
            for viewer, stream in table.streams.items():
                told = stream.number - numbers[viewer]
                if told == 0:
                    hidden += 1
                    assert table.state.view(viewer) == views[viewer]
                assert told <= 1
        assert hidden > 5 or title == "burgundy"


@pytest.mark.parametrize("title", ["burgundy", "mombasa"])
def test_all_see_the_same_when_nobody_chooses_in_secret(title: str) -> None:
    """Which a table relies on: it makes the view once then. Were it not so, seats would see what
    a spectator sees."""
    game = games.load(title)
    compared = 0
    for number, options in enumerate(game.sample_options()):
        chance, random = SampledChance(number), Random(number)
        state = game.new(options, chance)
        for _ in range(60):
            if not state.actors:
                break
            seat = random.choice(state.actors)
            state.step(seat, random.choice(state.legal(seat)), chance)
            if not state.secret and random.random() < 0.2:
                everybody = state.view(None)
                assert list(everybody)[:2] == ["game", "viewer"]
                for viewer in range(state.players):
                    assert state.view(viewer) == {**everybody, "viewer": viewer}
                    compared += 1
    assert compared > 20


def test_a_frame_is_one_json_document_with_everything_after_a_number() -> None:
    table = a_table("burgundy", {"players": 2}, "frame")
    frame = json.loads(table.frame(0, 1, 0, True))
    assert (frame["from"], frame["number"]) == (1, 2)
    assert [event["number"] for event in frame["events"]] == [2]
    assert frame["info"]["invite"] == "i"
    assert "invite" not in json.loads(table.frame(None, 0, 0, False))["info"]
    beyond = json.loads(table.frame(0, 99, 0, False))
    assert (beyond["from"], beyond["events"]) == (2, [])


def test_a_stream_keeps_the_newest_events() -> None:
    stream = Stream(keep=3)
    for number in range(5):
        stream.add(Told({"kind": "chat", "text": str(number)}, author="ana"))
    assert (stream.number, stream.oldest) == (5, 2)
    assert [json.loads(event)["text"] for event in stream.after(3)] == ["3", "4"]
    assert json.loads(stream.after(4, {"ana"})[0]) == {"number": 5, "kind": "chat", "muted": True}


def test_clocks_of_turns_and_games() -> None:
    clocks = Clocks(Clock("turn", 10_000), 2, 0)
    clocks.run([0])
    clocks.charge(4000)
    clocks.run([0])
    assert clocks.left == [6000, 10_000]
    assert clocks.deadline() == (10_000, 0)
    clocks.run([0, 1])
    clocks.charge(9000)
    assert clocks.left == [1000, 5000]
    clocks.run([1])
    clocks.run([0, 1])
    assert clocks.left == [10_000, 5000]
    clocks.skip(500)
    clocks.charge(9700)
    assert clocks.left == [9800, 4800]
    assert clocks.document(10_000)[1] == {"seat": 1, "left": 4500, "running": True}
    game = Clocks(Clock("game", 10_000, 2000), 2, 0)
    game.run([1])
    game.charge(3000)
    game.run([])
    assert game.left == [10_000, 9000]
    assert game.deadline() is None


def test_limits_fill_up_again() -> None:
    time = [0.0]
    limits = Limits(lambda: time[0], rate=1)
    burst = int(LIMITS["chat"].burst)
    assert [limits.wait("chat", "ana") for _ in range(burst)] == [0] * burst
    assert limits.wait("chat", "ana") == pytest.approx(1)
    assert limits.wait("chat", "bruno") == 0
    with pytest.raises(Refused, match="too many"):
        limits.check("chat", "ana")
    time[0] += 1.1
    limits.check("chat", "ana")
    free = Limits(lambda: 0.0, rate=0)
    assert all(free.wait("guest", "") == 0 for _ in range(1000))


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "https://user:password@example.org/",
        "https://example.org:22/",
        "https:///nothing",
        "file:///etc/passwd",
        "https://example.org/\r\nX: 1",
        "https://[::1",
        "https://example.org:99999/",
        "gopher://example.org/",
    ],
)
def test_what_is_no_webhook(url: str) -> None:
    with pytest.raises(Refused):
        webhook_target(url)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "192.168.1.1", "172.16.0.1", "169.254.169.254", "0.0.0.0",
        "100.64.0.1", "::1", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
        "2002:7f00:1::", "224.0.0.1", "255.255.255.255", "ff02::1",
    ],
)  # fmt: skip
def test_webhooks_go_to_the_public_internet_only(address: str) -> None:
    assert not is_public(address)
    with pytest.raises((Refused, OSError)):
        asyncio.run(public_address(address, 443))
    assert is_public("93.184.216.34")
    assert is_public("2606:2800:220:1::1")


@pytest.mark.parametrize(
    "mail", ["a", "a@b", "a@b.c\nBcc: x@y.z", "a b@c.d", "<a@b.c>", "a@b.c,d@e.f"]
)
def test_what_is_no_mail_address(mail: str) -> None:
    with pytest.raises(Refused):
        check_address(mail)


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KONTOR_PORT", "9000")
    monkeypatch.setenv("KONTOR_SECURE", "on")
    monkeypatch.setenv("KONTOR_BOT_SECONDS", "2.5")
    found = from_environment()
    assert (found.port, found.secure, found.bot_seconds) == (9000, True, 2.5)
    monkeypatch.setenv("KONTOR_PORT", "many")
    with pytest.raises(KontorError, match="KONTOR_PORT is 'many'"):
        from_environment()
    monkeypatch.setenv("KONTOR_PORT", "1")
    monkeypatch.setenv("KONTOR_SECURE", "perhaps")
    with pytest.raises(KontorError, match="not on or off"):
        from_environment()


def test_settings_pass_to_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    given = Settings(database="postgresql://x/y", workers=3, secure=True, rate=0.5)
    for name in Settings.__dataclass_fields__:
        monkeypatch.setenv(f"KONTOR_{name.upper()}", "")
    to_environment(given)
    assert from_environment() == given


def asking(**headers: str) -> Request:
    lines = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "headers": lines})


def test_the_bundle_is_packed_and_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(routes_house, "BUNDLE", tmp_path)
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "table-1f2e.js").write_text("play();" * 1000)
    script = routes_house.page_of("assets/table-1f2e.js", asking(accept_encoding="gzip, br"))
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-encoding"] == "gzip"
    assert gzip.decompress(bytes(script.body)) == b"play();" * 1000
    plain = routes_house.page_of("assets/table-1f2e.js", asking())
    assert bytes(plain.body) == b"play();" * 1000
    page = routes_house.page_of("table/abc", asking(accept_encoding="gzip"))
    assert page.headers["cache-control"] == "no-cache"
    assert bytes(page.body) == b"<!doctype html>"
    assert routes_house.page_of("assets/gone.js", asking()).status_code == 404


def test_regular_work_goes_on_after_any_error(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(tireless, "AGAIN", 0)
    done: list[int] = []

    async def work() -> None:
        done.append(len(done))
        if len(done) < 3:
            raise KeyError("a secret")
        await asyncio.Event().wait()

    async def run() -> None:
        task = asyncio.create_task(tireless.tireless(work))
        while len(done) < 3:
            await asyncio.sleep(0)
        task.cancel()

    asyncio.run(run())
    assert len(caplog.messages) == 2
    assert all("KeyError at " in said and "secret" not in said for said in caplog.messages)
