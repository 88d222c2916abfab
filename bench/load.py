"""`make load`: many tables at once on this machine, and what the server makes of them.

A server as people start it, on SQLite or PostgreSQL, and clients over real sockets, two to a table,
who click as soon as they are asked; when a game is over they sit down at a new table. First every
table plays on to a moment of its own, so that not all games begin and end together. Then it goes as
fast as the server can, then at half that speed for the time from a click to the other player's
screen; then what an idle table costs in memory. The raw speed of the disk, one commit at a time, is
measured in the same run, and so is the processor time of both sides and of everybody else, since
they share the machine.
"""

import argparse
import asyncio
import math
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.error import URLError

import uvloop
from msgspec import Struct, json
from websockets.asyncio.client import connect

TITLE = "burgundy"
TICKS = os.sysconf("SC_CLK_TCK")
LENGTH = 150
"""About so many decisions has a game of two people who choose by lot."""


class Event(Struct):
    number: int
    kind: str
    seat: int | None = None


class Choice(Struct):
    action: str


class Info(Struct):
    status: str


class Frame(Struct):
    """Of a frame only what a client needs to click; the rest is skipped unread."""

    type: str
    table: str = ""
    number: int = 0
    sequence: int | None = None
    asked: bool = False
    moves: int = 0
    choices: list[Choice] = []
    events: list[Event] = []
    info: Info | None = None


FRAME = json.Decoder(Frame)


class Measured:
    """What one run has found."""

    def __init__(self) -> None:
        self.done = 0
        self.delays: list[float] = []
        self.counting = False
        self.begin = asyncio.Event()
        """Set when all tables have come to the moment from which they are measured."""


class Table:
    """A table with two people. `pace` is the pause between clicks, 0 for none."""

    def __init__(self, url: str, number: int, measured: Measured):
        self.url = url
        self.measured = measured
        self.pace = 0.0
        self.quota = random.randrange(LENGTH)
        """The moves that are made before anything is measured."""
        self.waiting = False
        self.clicked: dict[int, float] = {}
        self.stopped = False
        names = [f"{name} {number}" for name in ("Ana", "Bruno")]
        self.people = [Person(self, seat, guest(url, name)) for seat, name in enumerate(names)]
        self.id = self.open()

    def open(self) -> str:
        first, second = (person.cookie for person in self.people)
        table = call(self.url, "POST", "/api/tables", first, title=TITLE)[0]["id"]
        call(self.url, "PUT", f"/api/tables/{table}/seats/1", second, kind="person")
        call(self.url, "POST", f"/api/tables/{table}/start", first)
        return str(table)

    async def run(self) -> None:
        await asyncio.gather(*(person.run() for person in self.people))

    async def leave(self) -> None:
        """The game is over: the same people sit down at a new table."""
        old, self.id = self.id, ""
        for person in self.people:
            person.due = False
        new = await asyncio.to_thread(self.open)
        for person in self.people:
            await person.send(type="unwatch", table=old, seat=person.seat)
        self.id = new
        for person in self.people:
            await person.watch()


class Person:
    """Somebody at a table, with a socket."""

    def __init__(self, table: Table, seat: int, cookie: str):
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.number = 0
        self.due = False
        self.acknowledged = 0.0
        self.spoke = math.inf
        self.sequence = -1

    async def run(self) -> None:
        async with connect(
            self.table.url.replace("http", "ws", 1) + "/api/socket",
            additional_headers={"Cookie": f"kontor={self.cookie}"},
            compression=None,
            max_size=None,
            open_timeout=None,
            ping_interval=None,
        ) as self.connection:
            await self.watch()
            async for content in self.connection:
                if self.table.stopped:
                    return
                frame = FRAME.decode(content)
                if frame.type == "done":
                    self.table.measured.done += self.table.measured.counting
                elif frame.type == "refused":
                    raise RuntimeError(str(content))
                elif frame.type == "table" and frame.table == self.table.id:
                    await self.take(frame)

    async def send(self, **frame: object) -> None:
        self.spoke = time.perf_counter()
        await self.connection.send(json.encode(frame), text=True)

    async def watch(self) -> None:
        self.number, self.sequence = 0, -1
        await self.send(type="watch", table=self.table.id, seat=self.seat)

    async def take(self, frame: Frame) -> None:
        self.see(frame)
        self.number = frame.number
        await self.acknowledge()
        if frame.asked and frame.sequence is not None and frame.sequence > self.sequence:
            self.sequence = frame.sequence
            await self.click(frame)
        elif frame.info is not None and frame.info.status == "over":
            await self.table.leave()

    def see(self, frame: Frame) -> None:
        """The other's click has arrived on this screen."""
        other, measured = 1 - self.seat, self.table.measured
        for event in frame.events:
            if event.number > self.number and event.kind == "move" and event.seat == other:
                clicked = self.table.clicked.pop(other, None)
                if clicked is not None and measured.counting:
                    measured.delays.append(time.perf_counter() - clicked)

    async def acknowledge(self) -> None:
        """As the page does: at once, or when the last time is a second ago."""
        now = time.perf_counter()
        self.due = now - self.acknowledged < 1.0
        if not self.due:
            self.acknowledged = now
            about = {"table": self.table.id, "seat": self.seat}
            await self.send(type="ack", **about, number=self.number)

    async def click(self, frame: Frame) -> None:
        table, measured = self.table, self.table.measured
        if not measured.begin.is_set() and frame.moves >= table.quota:
            table.waiting = True
            await measured.begin.wait()
        if table.pace:
            await asyncio.sleep(random.expovariate(1 / table.pace))
        table.clicked[self.seat] = time.perf_counter()
        await self.send(
            type="move",
            table=table.id,
            seat=self.seat,
            id=f"{self.seat}-{frame.sequence}",
            sequence=frame.sequence,
            action=random.choice(frame.choices).action,
        )


async def look_after(tables: list[Table]) -> None:
    """Acknowledge what was not acknowledged at once; ping where nothing was said for long."""
    while True:
        await asyncio.sleep(0.5)
        silent = time.perf_counter() - 20
        for person in [person for table in tables for person in table.people]:
            if person.due:
                await person.acknowledge()
            elif person.spoke < silent:
                await person.send(type="ping")


class Server:
    def __init__(self, database: str, workers: int):
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = found.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.command = [sys.executable, "-m", "kontor", "serve", "--port", str(self.port)]
        self.command += ["--database", database, "--workers", str(workers)]

    def start(self) -> "Server":
        environment = {**os.environ, "KONTOR_RATE": "0"}
        self.process = subprocess.Popen(
            self.command, env=environment, stdout=subprocess.DEVNULL, start_new_session=True
        )
        while True:
            try:
                urllib.request.urlopen(self.url + "/readyz", timeout=5)
                return self
            except (URLError, OSError):
                time.sleep(0.1)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)

    def cpu(self) -> float:
        """The processor seconds that the server's processes have used."""
        used = 0
        for file in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                words = file.read_text().rpartition(")")[2].split()
                if int(words[2]) == self.process.pid:
                    used += int(words[11]) + int(words[12])
        return used / TICKS

    def memory(self) -> int:
        """The memory of the process that serves, in bytes; only for one worker."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise RuntimeError("no VmRSS")


def call(url: str, method: str, path: str, cookie: str = "", **body: Any) -> tuple[Any, str]:
    request = urllib.request.Request(url + path, method=method)
    request.add_header("Content-Type", "application/json")
    if cookie:
        request.add_header("Cookie", f"kontor={cookie}")
    content = json.encode(body) if method != "GET" else None
    with urllib.request.urlopen(request, content, timeout=60) as answer:
        found = answer.headers.get("Set-Cookie", "").partition("kontor=")[2].partition(";")[0]
        return json.decode(answer.read()), found


def guest(url: str, name: str) -> str:
    """A new guest's cookie."""
    return call(url, "POST", "/api/guest", name=name)[1]


def raw_commits(folder: Path, seconds: float = 4.0) -> float:
    """How many rows of the size of a move SQLite commits one by one, safely, on the same disk."""
    connection = sqlite3.connect(folder / "raw.db")
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("CREATE TABLE raw (id INTEGER PRIMARY KEY, body TEXT)")
    begun, count = time.perf_counter(), 0
    while time.perf_counter() - begun < seconds:
        connection.execute("INSERT INTO raw (body) VALUES (?)", ("x" * 150,))
        connection.commit()
        count += 1
    connection.close()
    return count / (time.perf_counter() - begun)


def busy() -> float:
    """The processor seconds that this machine has worked since it was started."""
    words = Path("/proc/stat").read_text().split("\n")[0].split()[1:9]
    user, nice, system, _idle, _waiting, *interrupts = (int(word) for word in words)
    return (user + nice + system + sum(interrupts)) / TICKS


async def clicking(
    tables: list[Table], measured: Measured, pace: float, seconds: float, server: Server
) -> dict[str, Any]:
    """Let people click for a while; returns how it went."""
    for table in tables:
        table.pace = pace
    await asyncio.sleep(3)
    measured.done, measured.delays = 0, []
    measured.counting = True
    begun, used, own, all_used = time.perf_counter(), server.cpu(), time.process_time(), busy()
    await asyncio.sleep(seconds)
    measured.counting = False
    took = time.perf_counter() - begun
    used, own, all_used = server.cpu() - used, time.process_time() - own, busy() - all_used
    moves = max(1, measured.done)
    return {
        "moves_per_second": round(measured.done / took),
        "click_to_other_screen_ms": times(measured.delays),
        "server_cpu_ms_per_move": round(used / moves * 1000, 3),
        "clients_cpu_ms_per_move": round(own / moves * 1000, 3),
        "cores_used": {
            "server": round(used / took, 2),
            "clients": round(own / took, 2),
            "others": round((all_used - used - own) / took, 2),
        },
    }


def check(tasks: list[asyncio.Task[None]]) -> None:
    """Nobody has left; or what was measured would be that of fewer tables."""
    for task in tasks:
        if task.done():
            task.result()
            raise RuntimeError("a table has ended")


async def run(arguments: argparse.Namespace, folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = {"tables": arguments.tables, "workers": arguments.workers}
    database = arguments.database or f"sqlite:///{folder / 'load.db'}"
    found["database"] = database.partition(":")[0]
    raw = raw_commits(folder)
    server = Server(database, arguments.workers).start()
    try:
        measured = Measured()
        tables = await asyncio.gather(
            *(asyncio.to_thread(Table, server.url, n, measured) for n in range(arguments.tables))
        )
        tasks = [asyncio.create_task(table.run()) for table in tables]
        tasks.append(asyncio.create_task(look_after(tables)))
        while not all(table.waiting for table in tables):
            check(tasks)
            await asyncio.sleep(0.1)
        measured.begin.set()
        full = await clicking(tables, measured, 0.0, arguments.seconds, server)
        fastest = full["moves_per_second"]
        pace = arguments.tables / (fastest / 2)
        half = await clicking(tables, measured, pace, arguments.seconds, server)
        check(tasks)
        for table in tables:
            table.stopped = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        raw_after = raw_commits(Path(tempfile.mkdtemp(dir=folder)))
        found["raw_commits_per_second"] = [round(raw), round(raw_after)]
        found["times_raw"] = round(fastest / raw, 2)
        found["full_speed"], found["half_load"] = full, half
        server.stop()
        if arguments.workers == 1:
            found["bytes_per_idle_table"] = await idle_memory(server, tables)
    finally:
        if server.process.poll() is None:
            server.stop()
    return found


async def idle_memory(server: Server, tables: list[Table]) -> int:
    """What a running game that nobody looks at costs while it is in memory: after a restart some
    tables are looked at for warming up, then the others are, and the difference is counted."""
    server.start()
    playing = [table for table in tables if table.id]
    warm = len(playing) // 6
    before = 0
    for number, table in enumerate(playing):
        if number == warm:
            before = server.memory()
        cookie = table.people[0].cookie
        await asyncio.to_thread(call, server.url, "GET", f"/api/tables/{table.id}", cookie)
    return (server.memory() - before) // (len(playing) - warm)


def times(delays: list[float]) -> dict[str, float]:
    """Times in milliseconds: what half of them, 95 and 99 in a hundred, and all stay below."""
    ordered = sorted(delays) or [0.0]
    shares = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "most": 1.0}
    found = {name: ordered[int(share * (len(ordered) - 1))] for name, share in shares.items()}
    return {name: round(delay * 1000, 1) for name, delay in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--database", default="", help="postgresql://...; without: SQLite")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="kontor-load-") as folder:
        found = uvloop.run(run(arguments, Path(folder)))
    print(json.format(json.encode(found), indent=2).decode())


if __name__ == "__main__":
    main()
