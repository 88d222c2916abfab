"""A server for tests, and scripted people who use it the way a browser would."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import uvicorn
import websockets
from websockets.asyncio.client import ClientConnection, connect

from kontor.server.app import make_app
from kontor.server.desk import Desk
from kontor.server.running import CONNECTIONS
from kontor.server.settings import Settings
from kontor.server.sources import Sources

Json = dict[str, Any]
Choose = Callable[["Seat"], str]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """`kontor serve` as a process, with arguments as people type them."""

    def __init__(self, *arguments: str, **settings: object):
        self.port = free_port()
        self.arguments = arguments
        self.settings = {"rate": 0, "bot_pause": 0, "bots": 1, **settings}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        environment = {
            **os.environ,
            **{f"KONTOR_{name.upper()}": str(value) for name, value in self.settings.items()},
        }
        command = [sys.executable, "-m", "kontor", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, *self.arguments],
            env=environment,
            start_new_session=True,
            stdout=subprocess.DEVNULL,
        )
        self.wait_ready()
        return self

    def wait_ready(self) -> None:
        end = time.monotonic() + 60
        while time.monotonic() < end:
            assert self.process is not None
            assert self.process.poll() is None, "the server did not start"
            with suppress(httpx.HTTPError):
                if httpx.get(self.url + "/readyz", timeout=2).status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError("the server is not ready after 60 seconds")

    def kill(self) -> None:
        """End the server and all its processes at once, wherever they are."""
        assert self.process is not None
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """End the server as an operator would; returns its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()
            raise


@contextmanager
def serving(database: str, workers: int = 1, **settings: object) -> Iterator[Server]:
    """A server on a database."""
    typed = ["--database", database, "--workers", str(workers)]
    with running(Server(*typed, **settings)) as server:
        yield server


@contextmanager
def running(server: Server) -> Iterator[Server]:
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()


@asynccontextmanager
async def inside(
    database: str, sources: Sources | None = None, **settings: Any
) -> AsyncIterator[tuple[str, Desk]]:
    """A server inside this process: a test can say what time it is and look at its parts."""
    given: dict[str, Any] = {"rate": 0, "bot_pause": 0, **settings}
    app = make_app(Settings(database=database, **given), sources)
    port = free_port()
    config = uvicorn.Config(app, port=port, date_header=False, **CONNECTIONS)
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
        assert not task.done(), "the server did not start"
    try:
        yield f"http://127.0.0.1:{port}", app.state.desk
    finally:
        server.should_exit = True
        await task


class Fixed(Sources):
    """Sources that give the same in each run: a clock that a test moves, seeded secrets, and one
    key for all games."""

    def __init__(self, seed: object = 0):
        self.time = 1_800_000_000_000
        self.seeded = Random(f"secrets {seed}")
        super().__init__(lambda: self.time, self.seeded.randbytes)

    def key(self) -> bytes:
        return bytes(32)


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'server.db'}"


class Refusal(Exception):
    """What a server has refused."""

    def __init__(self, status: int, error: Json):
        super().__init__(f"{status} {error}")
        self.status = status
        self.error = error


class Person:
    """Somebody with a session."""

    def __init__(self, url: str, name: str = "Ana"):
        self.url = url
        self.name = name
        self.http = httpx.AsyncClient(base_url=url, timeout=30, verify=False)
        self.id = ""

    async def sign_in(self) -> "Person":
        self.id = (await self.post("/api/guest", name=self.name))["id"]
        return self

    async def call(self, method: str, path: str, **body: Any) -> Any:
        if method == "GET":
            response = await self.http.get(path, params=body)
        else:
            response = await self.http.request(method, path, json=body)
        if response.status_code >= 400:
            raise Refusal(response.status_code, response.json()["error"])
        return response.json()

    async def get(self, path: str, **query: Any) -> Any:
        return await self.call("GET", path, **query)

    async def post(self, path: str, **body: Any) -> Any:
        return await self.call("POST", path, **body)

    async def put(self, path: str, **body: Any) -> Any:
        return await self.call("PUT", path, **body)

    async def open(self, title: str = "burgundy", **more: Any) -> Json:
        found: Json = await self.post("/api/tables", title=title, **more)
        return found

    async def close(self) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return str(self.http.cookies.get("kontor"))

    def socket(self, url: str | None = None, **more: Any) -> "connect":
        """A connection to the socket, by way of another address if one is given."""
        address = (url or self.url).replace("http", "ws", 1) + "/api/socket"
        headers = {"Cookie": f"kontor={self.cookie}"}
        return connect(address, additional_headers=headers, max_size=None, **more)


def first_choice(seat: "Seat") -> str:
    return str(seat.frame["choices"][0]["action"])


def by_lot(seed: object) -> Choose:
    random = Random(str(seed))

    def choose(seat: "Seat") -> str:
        return str(random.choice(seat.frame["choices"])["action"])

    return choose


def by_sequence(seed: object) -> Choose:
    """Choices by lot that are the same however often a client has to begin anew."""

    def choose(seat: "Seat") -> str:
        random = Random(f"{seed} {seat.seat} {seat.frame['sequence']}")
        return str(random.choice(seat.frame["choices"])["action"])

    return choose


class Seat:
    """A seat at a table as its person's client knows it: the protocol of docs/server.md, with
    everything sent again until it is answered."""

    def __init__(self, person: Person, table: str, seat: int | None, url: str | None = None):
        self.person = person
        self.table = table
        self.seat = seat
        self.url = url
        self.number = 0
        self.frame: Json = {}
        self.events: list[Json] = []
        self.acknowledged: list[tuple[int, str, str]] = []
        """Sequence, id and action of every move that the server has called done."""
        self.pending: Json | None = None
        """The move that was sent and is not yet answered."""
        self.patience = 1.0
        self.rest = 0.0
        """So many seconds one acknowledgement is enough for all frames."""
        self.due = False
        self.receipt = 0.0
        self.copies: Callable[[], int] = lambda: 1
        """How often the next message is sent."""
        self.moved = 0
        self.frames: list[str] = []
        """Everything that came over the socket."""
        self.connections = 0

    @property
    def over(self) -> bool:
        return bool(self.frame) and self.frame["info"]["status"] == "over"

    async def play(self, choose: Choose, moves: int | None = None) -> None:
        """Play until the game is over, or so many moves; connect again whenever it breaks."""
        while not self.over and (moves is None or self.moved < moves):
            with suppress(OSError, websockets.WebSocketException, TimeoutError):
                async with self.person.socket(self.url) as connection:
                    self.connections += 1
                    await self.attend(connection, choose, moves)
                    continue
            await asyncio.sleep(0.05)

    def watching(self) -> Json:
        return {"type": "watch", "table": self.table, "seat": self.seat, "after": self.number}

    async def watch(self, connection: ClientConnection) -> None:
        await self.send(connection, self.watching())

    async def attend(self, connection: ClientConnection, choose: Choose, moves: int | None) -> None:
        await self.watch(connection)
        if self.pending is not None:
            # Whether it was done before the connection broke, the answer will say.
            await self.send(connection, self.pending)
        sent = time.monotonic()
        while not self.over and (moves is None or self.moved < moves):
            if self.pending is None and self.frame.get("asked"):
                self.pending = self.decide(choose)
                await self.send(connection, self.pending)
                sent = time.monotonic()
            try:
                async with asyncio.timeout(self.patience):
                    message = json.loads(await self.receive(connection))
            except TimeoutError:
                message = {}
            await self.take(connection, message)
            if self.due:
                await self.acknowledge(connection)
            if time.monotonic() - sent > self.patience:
                # Nothing was heard for a while: ask again, for both what was sent and what came.
                await self.send(connection, self.pending or self.watching())
                sent = time.monotonic()

    def decide(self, choose: Choose) -> Json:
        return {
            "type": "move",
            "table": self.table,
            "id": os.urandom(8).hex(),
            "seat": self.seat,
            "sequence": self.frame["sequence"],
            "action": choose(self),
            "confirm": True,
        }

    async def take(self, connection: ClientConnection, message: Json) -> None:
        """Take a message in."""
        kind = message.get("type")
        pending = self.pending
        if kind == "table" and message["seat"] == self.seat:
            self.take_frame(message)
            self.due = True
        elif pending is not None and message.get("id") == pending["id"]:
            self.pending = None
            if self.frame["sequence"] == pending["sequence"]:
                # The frame that tells of it is still on its way.
                self.frame["asked"] = False
            if kind == "done":
                self.acknowledged.append((pending["sequence"], pending["id"], pending["action"]))
                self.moved += 1
            else:
                assert message["error"]["code"] == "stale", message
                await self.watch(connection)

    def take_frame(self, message: Json) -> None:
        """Frames that are older than what we have are ignored."""
        fresh = message["number"] > self.number or not self.frame
        if message["number"] < self.number:
            return
        if fresh:
            assert message["from"] <= self.number, message["from"]
            self.events += [e for e in message["events"] if e["number"] > self.number]
            self.number = message["number"]
        self.frame = message

    async def acknowledge(self, connection: ClientConnection) -> None:
        """At once, or when the last time is a while ago."""
        now = time.monotonic()
        if now - self.receipt >= self.rest:
            self.due, self.receipt = False, now
            await self.send(
                connection,
                {"type": "ack", "table": self.table, "seat": self.seat, "number": self.number},
            )

    async def send(self, connection: ClientConnection, message: Json) -> None:
        for _ in range(self.copies()):
            await connection.send(json.dumps(message))

    async def receive(self, connection: ClientConnection) -> str:
        text = str(await connection.recv())
        self.frames.append(text)
        return text


async def guests(url: str, *names: str) -> list[Person]:
    return [await Person(url, name).sign_in() for name in names]


async def seated_table(people: list[Person], title: str, **more: Any) -> str:
    """A table with a person on every seat, started."""
    options = {"players": len(people), **more.pop("options", {})}
    table = (await people[0].open(title, options=options, **more))["id"]
    invite = (await people[0].get(f"/api/tables/{table}"))["info"]["invite"]
    for seat, person in enumerate(people[1:], 1):
        await person.post(f"/api/invites/{invite}")
        await person.put(f"/api/tables/{table}/seats/{seat}", kind="person")
    await people[0].post(f"/api/tables/{table}/start")
    return str(table)


async def asked(people: list[Person], table: str) -> tuple[int, Json]:
    """The seat that owes a decision, and what its person sees."""
    for seat, person in enumerate(people):
        frame = await person.get(f"/api/tables/{table}", seat=seat)
        if frame["asked"]:
            return seat, frame
    raise AssertionError("nobody is asked")
