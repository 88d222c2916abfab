"""The server as its operator and its people meet it: health, figures, sessions, stopping."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from fastapi import Request
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from kontor.server import routes_house
from kontor.server.journal import Also
from kontor.server.log import Entry
from kontor.server.people import People
from serving import (
    Person,
    Refusal,
    Seat,
    Server,
    by_lot,
    guests,
    inside,
    seated_table,
    serving,
    sqlite_url,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(sqlite_url(tmp_path_factory.mktemp("running"))) as found:
        yield found


def test_health_figures_and_the_page(server: Server) -> None:
    with httpx.Client(base_url=server.url, verify=False) as http:
        assert http.get("/healthz").text.startswith("ok ")
        assert http.get("/readyz").text == "ready\n"
        assert "kontor_entries_total" in http.get("/metrics").text
        forwarded = http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.7"})
        assert forwarded.status_code == 403
        for path in ("/", "/join/x", "/table/x"):
            page = http.get(path)
            assert page.status_code == 200
            assert '<div id="app">' in page.text
            assert "frame-ancestors 'none'" in page.headers["Content-Security-Policy"]
        assert http.get("/../../etc/passwd").status_code == 404
        assert http.get("/nothing").status_code == 404
        assert http.patch("/api/me").json()["error"]["code"] == "method"
        assert http.get("/api/nothing").status_code == 404
        found = http.get("/api/openapi.json").json()
        assert "/api/tables/{table}/moves" in found["paths"]


def test_a_copy_without_a_web_table_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routes_house, "BUNDLE", tmp_path)
    asked = Request({"type": "http", "headers": []})
    page = routes_house.page_of("table/x", asked)
    assert page.status_code == 200
    assert b"no web table" in page.body


def test_what_a_screen_needs_to_draw(server: Server) -> None:
    with httpx.Client(base_url=server.url, verify=False) as http:
        titles = {row["name"]: row for row in http.get("/api/titles").json()}
        assert titles["mombasa"]["players"] == [2, 4]
        assert "apprentice" in titles["burgundy"]["levels"]
        for title in titles:
            words = http.get(f"/api/titles/{title}/words/en")
            assert "event-" in words.text
            assert "action-" in words.text
            symbols = http.get(f"/api/titles/{title}/symbols.svg")
            assert symbols.headers["Content-Type"] == "image/svg+xml"
            again = http.get(
                f"/api/titles/{title}/components",
                headers={
                    "If-None-Match": http.get(f"/api/titles/{title}/components").headers["ETag"]
                },
            )
            assert again.status_code == 304
        boards = http.get("/api/titles/burgundy/components").json()["drawn"]["boards"]
        assert next(len(board["spaces"]) for board in boards if board["mode"] == "single") == 37
        pieces = http.get("/api/titles/mombasa/components").json()
        drawn = pieces["drawn"]
        assert len(drawn["map"]["regions"]) == 24
        assert all(region["outlines"] for region in drawn["map"]["regions"])
        assert drawn["cards"]["coffee2"]["value"] == 2
        assert set(pieces["files"]) == {"board", "books", "cards", "map", "tiles", "tracks"}
        assert http.get("/api/titles/mombasa/board.svg").text.startswith("<svg")
        assert http.get("/api/titles/chess").status_code == 404


def test_a_guest_becomes_an_account_and_keeps_the_games(server: Server) -> None:
    async def run() -> None:
        (ana,) = await guests(server.url, "Ana")
        cookie = ana.http.cookies.jar
        assert len(list(cookie)) == 1
        table = (await ana.open("burgundy"))["id"]
        await ana.post("/api/account", name="Ana Lovelace", password="correct horse")
        me = await ana.get("/api/me")
        assert (me["id"], me["name"], me["guest"]) == (ana.id, "Ana Lovelace", False)
        other = Person(server.url)
        with pytest.raises(Refusal) as refusal:
            await other.post("/api/session", name="Ana Lovelace", password="wrong password")
        assert refusal.value.status == 403
        await other.post("/api/session", name="ana lovelace", password="correct horse")
        assert (await other.get(f"/api/tables/{table}"))["info"]["host"] == ana.id
        assert len(await ana.get("/api/sessions")) == 2
        (bruno,) = await guests(server.url, "Bruno")
        with pytest.raises(Refusal) as refusal:
            await bruno.post("/api/account", name="ANA LOVELACE", password="12345678")
        assert refusal.value.error["code"] == "taken"
        with pytest.raises(Refusal) as refusal:
            await bruno.post("/api/account", name="Bruno", password="short")
        assert refusal.value.error["code"] == "malformed"
        await ana.post("/api/password", old="correct horse", new="battery staple")
        with pytest.raises(Refusal) as refusal:
            await other.get("/api/me")
        assert refusal.value.status == 401
        await ana.call("DELETE", "/api/session")
        with pytest.raises(Refusal) as refusal:
            await ana.get("/api/me")
        assert refusal.value.status == 401

    asyncio.run(run())


def test_cookies_are_out_of_reach_of_scripts(server: Server) -> None:
    answer = httpx.post(server.url + "/api/guest", json={"name": "Ana"}, verify=False)
    cookie = answer.headers["Set-Cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "kontor=" in cookie
    assert "token" not in answer.text


def test_passwords_and_tokens_are_kept_as_hashes_only(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(sqlite_url(tmp_path)) as (url, desk):
            assert isinstance(desk.people, People)
            (ana,) = await guests(url, "Ana")
            await ana.post("/api/account", name="Ana", password="canary password")
            token = ana.cookie
        content = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert b"argon2id" in content
        assert b"canary password" not in content
        assert token.encode() not in content

    asyncio.run(run())


async def read_all(connection: ClientConnection) -> None:
    """Read until the connection is closed."""
    with suppress(ConnectionClosed):
        while True:
            await connection.recv()


def test_a_stop_finishes_what_has_begun(tmp_path: Path) -> None:
    database = sqlite_url(tmp_path)

    async def play(server: Server) -> list[Seat]:
        people = await guests(server.url, "Ana", "Bruno")
        table = await seated_table(people, "burgundy")
        seats = [Seat(person, table, number) for number, person in enumerate(people)]
        players = [asyncio.create_task(seat.play(by_lot(0))) for seat in seats]
        async with people[0].socket() as connection:
            await connection.send(json.dumps({"type": "watch", "table": table, "seat": 0}))
            while sum(seat.moved for seat in seats) < 10:
                await asyncio.sleep(0.05)
            reading = asyncio.create_task(read_all(connection))
            assert await asyncio.to_thread(server.stop) == 0
            await reading
            assert connection.close_code == 1012
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        return seats

    async def compare(seats: list[Seat]) -> None:
        async with inside(database) as (_url, desk):
            entries = await desk.house.entries(seats[0].table)
            for seat in seats:
                written = [
                    (entry.sequence, str(entry.client).rpartition(":")[2], entry.body["action"])
                    for entry in entries
                    if entry.kind == "move" and entry.seat == seat.seat
                ]
                assert written[: len(seat.acknowledged)] == seat.acknowledged

    with serving(database) as server:
        seats = asyncio.run(play(server))
    asyncio.run(compare(seats))


def test_a_command_is_done_to_its_end_although_its_socket_is_closed(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(sqlite_url(tmp_path)) as (url, desk):
            people = await guests(url, "Ana", "Bruno")
            table = await seated_table(people, "burgundy")
            live = await desk.house.find(table)
            number, write = live.table.number, desk.house.journal.write
            arrived, go_on = asyncio.Event(), asyncio.Event()

            async def slow_write(entry: Entry, also: Also | None = None) -> bool:
                arrived.set()
                await go_on.wait()
                return await write(entry, also)

            desk.house.journal.write = slow_write  # type: ignore[method-assign]
            async with people[0].socket() as connection:
                chat = {"type": "chat", "table": table, "id": "a", "text": "hello"}
                await connection.send(json.dumps(chat))
                await arrived.wait()
                (socket,) = desk.sockets
                socket.end(4401)
                await connection.wait_closed()
            assert connection.close_code == 4401
            assert not desk.sockets
            assert live.table.number == number
            changed = live.changed
            go_on.set()
            await asyncio.wait_for(changed.wait(), 10)
            assert live.table.number == number + 1
            assert [entry.kind for entry in await desk.house.entries(table, number)] == ["chat"]

    asyncio.run(run())
