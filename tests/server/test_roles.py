"""Every route and every role: a table of the answers that each must get."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import websockets
from websockets.asyncio.client import connect

from kontor.server.app import ROUTES
from kontor.server.people import DAY
from serving import Fixed, Json, Person, guests, inside, seated_table, sqlite_url

ROLES = ("mover", "other", "spectator", "stranger", "nobody", "expired")
"""The player whose turn it is (and host), the other player, somebody at a public table, somebody at
a private one, who has no session, and whose session has expired."""

OPEN = [200, 200, 200, 200, 200, 200]
SIGNED = [200, 200, 200, 200, 401, 401]
SEEN = [200, 200, 200, 404, 401, 401]
COMMAND = {"id": "x", "seat": 0}

TABLE: dict[str, tuple[list[int], Json | None]] = {
    "POST /api/guest": ([409, 409, 409, 409, 201, 201], {"name": "Dora"}),
    "GET /api/me": (SIGNED, None),
    "GET /api/who": (OPEN, None),
    "POST /api/me": (SIGNED, {"name": "Dora"}),
    "POST /api/account": (SIGNED, {"name": "D", "password": "12345678"}),
    "POST /api/session": ([403] * 6, {"name": "Dora", "password": "12345678"}),
    "DELETE /api/session": (SIGNED, None),
    "POST /api/password": ([403, 403, 403, 403, 401, 401], {"old": "", "new": "12345678"}),
    "GET /api/sessions": (SIGNED, None),
    "DELETE /api/sessions/{session}": ([404, 404, 404, 404, 401, 401], None),
    "PUT /api/notify": ([409, 409, 409, 409, 401, 401], {"mail": "a@example.org"}),
    "POST /api/notify/confirm": ([403, 403, 403, 403, 401, 401], {"code": "1"}),
    "GET /api/mutes": (SIGNED, None),
    "PUT /api/mutes/{person}": (SIGNED, None),
    "DELETE /api/mutes/{person}": (SIGNED, None),
    "GET /api/people/{person}": (SIGNED, None),
    "GET /api/ratings/{title}": (SIGNED, None),
    "GET /api/titles": (OPEN, None),
    "GET /api/titles/{title}": (OPEN, None),
    "GET /api/titles/{title}/components": (OPEN, None),
    "GET /api/titles/{title}/words/{language}": (OPEN, None),
    "GET /api/titles/{title}/symbols.svg": (OPEN, None),
    "GET /api/titles/mombasa/board.svg": (OPEN, None),
    "GET /api/titles/{title}/rules": (OPEN, None),
    "GET /api/titles/{title}/lesson": (OPEN, None),
    "GET /api/tables": (SIGNED, None),
    "GET /api/archive": (SIGNED, None),
    "POST /api/tables": ([201, 201, 201, 201, 401, 401], {"title": "mombasa"}),
    "POST /api/invites/{invite}": (SIGNED, None),
    "GET /api/tables/{table}": (SEEN, None),
    "GET /api/tables/{table}/events": (SEEN, None),
    "GET /api/tables/{table}/components": (SEEN, None),
    "GET /api/tables/{table}/record": ([200, 200, 403, 404, 401, 401], None),
    "GET /api/tables/{table}/replay": ([409, 409, 409, 404, 401, 401], None),
    "GET /api/tables/{table}/course": ([409, 409, 409, 404, 401, 401], None),
    "PUT /api/tables/{table}/seats/{seat}": ([409, 409, 409, 404, 401, 401], {}),
    "DELETE /api/tables/{table}/seats/{seat}": ([409, 409, 409, 404, 401, 401], None),
    "POST /api/tables/{table}/start": ([409, 403, 403, 404, 401, 401], None),
    "POST /api/tables/{table}/close": ([409, 403, 403, 404, 401, 401], None),
    "POST /api/tables/{table}/rematch": ([409, 409, 403, 404, 401, 401], None),
    "POST /api/tables/{table}/moves": (
        [200, 403, 403, 404, 401, 401], {**COMMAND, "sequence": 0, "action": "choose:#0"},
    ),
    "POST /api/tables/{table}/undo": (
        [409, 403, 403, 404, 401, 401], {**COMMAND, "sequence": 0},
    ),
    "POST /api/tables/{table}/offers": ([409, 403, 403, 404, 401, 401], COMMAND),
    "POST /api/tables/{table}/offers/answer": (
        [409, 403, 403, 404, 401, 401], {**COMMAND, "agree": True},
    ),
    "POST /api/tables/{table}/takeover": ([200, 409, 403, 404, 401, 401], COMMAND),
    "POST /api/tables/{table}/return": ([200, 403, 403, 404, 401, 401], COMMAND),
    "POST /api/tables/{table}/chat": (SEEN, {"id": "x", "text": "hello"}),
    "POST /api/records": ([422, 422, 422, 422, 401, 401], {}),
    "GET /api/records/{record}": ([404, 404, 404, 404, 401, 401], None),
    "GET /api/records/{record}/replay": ([404, 404, 404, 404, 401, 401], None),
    "GET /api/records/{record}/course": ([404, 404, 404, 404, 401, 401], None),
    "GET /api/tables/{table}/analysis": ([409, 409, 409, 404, 401, 401], None),
    "POST /api/tables/{table}/analysis": ([409, 409, 409, 404, 401, 401], None),
    "GET /api/records/{record}/analysis": ([404, 404, 404, 404, 401, 401], None),
    "POST /api/records/{record}/analysis": ([404, 404, 404, 404, 401, 401], None),
}  # fmt: skip
"""For each route the status for each role, and what is sent. The game is Mombasa with starting
tiles chosen in secret, before anybody has chosen."""


class Cast:
    """The people of the six roles, and their tables."""

    def __init__(self, people: list[Person], public: str, private: str, invite: str):
        self.people = dict(zip(ROLES, people, strict=True))
        self.tables = {role: private if role == "stranger" else public for role in ROLES}
        self.invite = invite


@asynccontextmanager
async def cast(folder: Path) -> AsyncIterator[Cast]:
    sources = Fixed()
    async with inside(sqlite_url(folder), sources) as (url, _desk):
        expired = await Person(url, "Emil").sign_in()
        sources.time += 91 * DAY
        people = await guests(url, "Ana", "Bruno", "Carla", "Daniel")
        options = {"setup": "variable"}
        public = await seated_table(people[:2], "mombasa", options=options)
        private = await seated_table(people[:2], "mombasa", options=options, private=True)
        frame = await people[0].get(f"/api/tables/{private}")
        everybody = [*people, Person(url, "Nobody"), expired]
        yield Cast(everybody, public, private, frame["info"]["invite"])
        for person in everybody:
            await person.close()


def test_every_route_is_in_the_table() -> None:
    assert [f"{route.method} {route.path}" for route in ROUTES] == list(TABLE)


def test_every_role_gets_the_answer_of_the_table(tmp_path: Path) -> None:
    async def ask(role: str, folder: Path) -> None:
        number = ROLES.index(role)
        async with cast(folder) as people:
            person = people.people[role]
            # Whoever signs out or signs in as somebody new does so last.
            last = "POST /api/guest" if role in ("nobody", "expired") else "DELETE /api/session"
            for name in sorted(TABLE, key=lambda name: name == last):
                expected, body = TABLE[name]
                method, path = name.split(" ")
                address = path.format(
                    table=people.tables[role], title="mombasa", language="en", seat=0,
                    person=people.people["other"].id, invite=people.invite, session="none",
                    record="none",
                )  # fmt: skip
                if path.startswith("/api/invites") and role == "stranger":
                    # Who has the invite is no stranger any more.
                    continue
                response = await person.http.request(method, address, json=body)
                assert response.status_code == expected[number], (role, name, response.text)
                if response.status_code >= 400:
                    assert set(response.json()) == {"error"}

    for role in ROLES:
        asyncio.run(ask(role, tmp_path / role))


def test_a_page_of_another_server_can_do_nothing(tmp_path: Path) -> None:
    async def ask() -> None:
        async with cast(tmp_path) as people:
            ana = people.people["mover"]
            host = ana.url.removeprefix("http://")
            table = people.tables["mover"]
            for headers, status in (
                ({"Origin": "https://evil.example"}, 403),
                ({"Origin": "null"}, 403),
                ({"Origin": f"http://{host}.evil.example"}, 403),
                ({"Sec-Fetch-Site": "cross-site"}, 403),
                ({"Sec-Fetch-Site": "same-site"}, 403),
                ({"Origin": f"http://{host}"}, 200),
                ({"Sec-Fetch-Site": "same-origin"}, 200),
                ({}, 200),
            ):
                body = {"id": f"{headers}"[:60], "text": "hello"}
                response = await ana.http.post(
                    f"/api/tables/{table}/chat", json=body, headers=headers
                )
                assert response.status_code == status, headers
            form = {"id": "1", "text": "hello"}
            response = await ana.http.post(f"/api/tables/{table}/chat", data=form)
            assert response.status_code == 415

    asyncio.run(ask())


@pytest.mark.parametrize("origin", ["https://evil.example", "null", ""])
def test_a_socket_of_a_foreign_page_is_refused(origin: str, tmp_path: Path) -> None:
    async def ask() -> None:
        async with cast(tmp_path) as people:
            ana = people.people["mover"]
            url = ana.url.replace("http", "ws", 1) + "/api/socket"
            headers = {"Cookie": f"kontor={ana.cookie}"}
            if origin:
                with pytest.raises(websockets.InvalidStatus, match="403"):
                    await connect(url, additional_headers={**headers, "Origin": origin})
            own = {**headers, "Origin": ana.url}
            async with connect(url, additional_headers=own) as connection:
                await connection.send('{"type": "ping", "id": "1"}')
                assert await connection.recv() == '{"type":"pong","id":"1"}'

    asyncio.run(ask())


def test_a_socket_ends_with_its_session(tmp_path: Path) -> None:
    async def ask() -> None:
        async with cast(tmp_path) as people:
            ana, expired = people.people["mover"], people.people["expired"]
            async with expired.socket() as connection:
                await connection.wait_closed()
                assert connection.close_code == 4401
            async with ana.socket() as connection:
                await connection.send('{"type": "ping"}')
                await connection.recv()
                (session,) = await ana.get("/api/sessions")
                await ana.call("DELETE", f"/api/sessions/{session['id']}")
                await connection.wait_closed()
                assert connection.close_code == 4401
            assert (await ana.http.get("/api/me")).status_code == 401

    asyncio.run(ask())
