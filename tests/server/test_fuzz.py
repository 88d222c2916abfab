"""Nonsense of every kind: never an error of the server's own, and nothing changes."""

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed

from kontor.server.app import ROUTES
from kontor.server.http import openapi
from serving import Person, Server, asked, guests, seated_table, serving, sqlite_url

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]


class World:
    """A server with a running game, whose state nonsense must not change."""

    def __init__(self, server: Server):
        self.server = server
        self.table = ""
        self.cookie = ""
        asyncio.run(self.begin())
        self.http = httpx.Client(base_url=server.url, cookies={"kontor": self.cookie}, verify=False)

    async def begin(self) -> None:
        people = await guests(self.server.url, "Ana", "Bruno")
        self.table = await seated_table(people, "burgundy")
        seat, _frame = await asked(people, self.table)
        self.cookie = people[seat].cookie
        self.seat = seat
        for person in people:
            await person.close()

    def state(self) -> Any:
        """The game as its player sees it, without what others may say meanwhile."""
        frame = self.http.get(f"/api/tables/{self.table}").json()
        return frame["view"], frame["sequence"], frame["choices"], frame["moves"]


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with serving(sqlite_url(tmp_path_factory.mktemp("fuzz"))) as server:
        yield World(server)


schema = schemathesis.openapi.from_dict(openapi(ROUTES))
LITTLE = settings(
    max_examples=12,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)


@schema.parametrize()
@LITTLE
def test_every_route_keeps_to_its_description(case: Any, world: World) -> None:
    before = world.state()
    if "table" in case.path_parameters and len(str(case.body)) % 2:
        # Half of the nonsense goes to a table that is there.
        case.path_parameters["table"] = world.table
    if case.path.endswith("/takeover") and isinstance(case.body, dict):
        # A bot would play on, and change what the other cases must leave alone.
        case.body["level"] = "nobody"
    ending = case.operation.label in ("DELETE /api/session", "DELETE /api/sessions/{session}")
    cookies = {} if ending else {"kontor": world.cookie}
    response = case.call(base_url=world.server.url, cookies=cookies, timeout=60)
    case.validate_response(response, checks=CHECKS)
    if response.status_code >= 400:
        assert world.state() == before


words = st.text(max_size=8)
numbers = st.integers(-(2**40), 2**40)
plain = st.none() | st.booleans() | numbers | st.floats(allow_nan=False) | words
nested = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3)
)
KINDS = ("watch", "unwatch", "ack", "ping", "move", "undo", "offer", "answer", "takeover", "return",
         "chat", "table", "")  # fmt: skip
FIELDS = ("table", "seat", "after", "number", "id", "sequence", "action", "confirm", "to", "agree",
          "level", "text", "invite", "canary")  # fmt: skip


@st.composite
def frames(draw: st.DrawFn, table: str) -> str | bytes:
    """Frames from nearly right to utter nonsense; moves are never right."""
    if draw(st.integers(0, 5)) == 0:
        return draw(st.text(max_size=200) | st.binary(max_size=200))
    frame: dict[str, Any] = {"type": draw(st.sampled_from(KINDS))}
    for field in draw(st.sets(st.sampled_from(FIELDS))):
        frame[field] = draw(nested)
    if draw(st.booleans()):
        frame["table"] = table
    if draw(st.booleans()):
        frame["seat"] = draw(st.sampled_from((0, 1, 2, None)))
    if frame["type"] == "takeover":
        # A bot would play on, and change what the other frames must leave alone.
        frame["level"] = "nobody"
    return json.dumps(frame)


def test_nonsense_on_the_socket_is_answered_and_changes_nothing(world: World) -> None:
    person = Person(world.server.url)
    person.http.cookies.set("kontor", world.cookie)

    async def talk(nonsense: list[str | bytes]) -> None:
        async with person.socket() as connection:
            for frame in nonsense:
                await connection.send(frame)
            await connection.send(json.dumps({"type": "ping", "id": "the end"}))
            async with asyncio.timeout(30):
                while json.loads(await connection.recv()) != {"type": "pong", "id": "the end"}:
                    pass

    @settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.data())
    def fuzz(data: st.DataObject) -> None:
        nonsense = data.draw(st.lists(frames(world.table), min_size=1, max_size=12))
        before = world.state()
        asyncio.run(talk(nonsense))
        assert world.state() == before

    fuzz()


def test_a_frame_that_is_too_large_ends_the_connection(world: World) -> None:
    person = Person(world.server.url)
    person.http.cookies.set("kontor", world.cookie)

    async def talk() -> None:
        for size, closed in ((60_000, False), (66_000, True), (500_000, True)):
            async with person.socket() as connection:
                text = json.dumps({"type": "ping", "id": "x" * size})
                await connection.send(text)
                if closed:
                    await connection.wait_closed()
                    assert connection.close_code == 1009
                else:
                    assert json.loads(await connection.recv())["type"] == "refused"
        response = await person.http.post("/api/guest", content=b"x" * 70_000)
        assert response.status_code in (409, 413, 415)

    asyncio.run(talk())


def test_a_flood_is_slowed_down_while_others_stay_quick(tmp_path: Path) -> None:
    async def flood(people: list[Person], table: str) -> tuple[int | None, list[float]]:
        delays: list[float] = []
        stop = asyncio.Event()

        async def quiet() -> None:
            """Somebody at another table who clicks now and then."""
            async with people[2].socket() as connection:
                while not stop.is_set():
                    begun = time.monotonic()
                    await connection.send('{"type": "ping", "id": "1"}')
                    await connection.recv()
                    delays.append(time.monotonic() - begun)
                    await asyncio.sleep(0.2)

        other = asyncio.create_task(quiet())
        chat = json.dumps({"type": "chat", "table": table, "id": "1", "text": "hello"})
        async with people[0].socket() as connection:
            with suppress(ConnectionClosed):
                # More than what is allowed at once and in the time until the server has enough.
                for _ in range(400):
                    await connection.send(chat)
                while True:
                    await connection.recv()
            code = connection.close_code
        stop.set()
        await other
        return code, delays

    async def run(url: str) -> None:
        people = await guests(url, "Ana", "Bruno", "Carla")
        table = await seated_table(people[:2], "burgundy")
        code, delays = await flood(people, table)
        # Who floods may not find the reason among what they have not read.
        assert code in (4429, 1006)
        assert len(delays) > 10
        people[1].http.cookies.clear()
        for _ in range(100):
            response = await people[1].http.post("/api/guest", json={})
            people[1].http.cookies.clear()
            if response.status_code == 429:
                assert int(response.headers["Retry-After"]) >= 1
                return
        raise AssertionError("new guests are not limited")

    # Tight limits, so that a slow machine meets them too.
    with serving(sqlite_url(tmp_path), rate=0.25) as server:
        asyncio.run(run(server.url))
