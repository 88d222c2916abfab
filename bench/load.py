"""`make load`: many tables at once on this machine, and what the server makes of them.

A server as people start it, on SQLite or PostgreSQL, and clients over real sockets, two to a table,
who click as soon as they are asked. First as fast as the server goes, then at half that speed for
the time from a click to the other player's screen; then what an idle table costs in memory. The raw
speed of the disk, one commit at a time, is measured in the same run, and so is the processor time
of both sides, since they share the machine.
"""

import argparse
import asyncio
import os
import random
import signal
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any
from urllib.error import URLError

from msgspec import Raw, Struct, json
from websockets.asyncio.client import ClientConnection, connect

TITLE = "burgundy"


class Event(Struct):
    kind: str
    seat: int | None = None


class Choice(Struct):
    action: str


class Frame(Struct):
    """Of a frame only what a client needs to click; the rest is skipped unread."""

    type: str
    seat: int | None = None
    number: int = 0
    sequence: int | None = None
    asked: bool = False
    choices: list[Choice] = []
    events: list[Event] = []
    error: Raw | None = None


FRAME = json.Decoder(Frame)


class Measured:
    """What one run has found."""

    def __init__(self) -> None:
        self.done = 0
        self.delays: list[float] = []
        self.counting = False


class Table:
    """Two people at a table. `pace` is the pause between clicks, 0 for none."""

    def __init__(self, url: str, cookies: list[str], table: str, measured: Measured):
        self.url = url.replace("http", "ws", 1) + "/api/socket"
        self.cookies = cookies
        self.table = table
        self.measured = measured
        self.pace = 0.0
        self.clicked: dict[int, float] = {}
        self.watching: set[int] = set()
        self.stopped = False

    async def run(self) -> None:
        await asyncio.gather(self.person(0), self.person(1))

    async def person(self, seat: int) -> None:
        headers = {"Cookie": f"kontor={self.cookies[seat]}"}
        async with connect(
            self.url,
            additional_headers=headers,
            compression=None,
            max_size=None,
            open_timeout=None,
            ping_interval=None,
        ) as connection:
            watch = {"type": "watch", "table": self.table, "seat": seat}
            await connection.send(json.encode(watch).decode())
            clicked = -1
            async for text in connection:
                if self.stopped:
                    return
                frame = FRAME.decode(text)
                if frame.type == "done":
                    self.measured.done += self.measured.counting
                elif frame.type == "refused":
                    raise RuntimeError(str(text))
                elif frame.type == "table":
                    self.watching.add(seat)
                    self.see(seat, frame)
                    await self.acknowledge(connection, seat, frame.number)
                    if frame.asked and frame.sequence is not None and frame.sequence > clicked:
                        clicked = frame.sequence
                        await self.click(connection, seat, frame)

    def see(self, seat: int, frame: Frame) -> None:
        """The other's click has arrived on this screen."""
        for event in frame.events:
            if event.kind == "move" and event.seat == 1 - seat:
                clicked = self.clicked.pop(1 - seat, None)
                if clicked is not None and self.measured.counting:
                    self.measured.delays.append(time.perf_counter() - clicked)

    async def acknowledge(self, connection: ClientConnection, seat: int, number: int) -> None:
        ack = {"type": "ack", "table": self.table, "seat": seat, "number": number}
        await connection.send(json.encode(ack).decode())

    async def click(self, connection: ClientConnection, seat: int, frame: Frame) -> None:
        if self.pace:
            await asyncio.sleep(random.expovariate(1 / self.pace))
        move = {
            "type": "move",
            "table": self.table,
            "id": f"{seat}-{frame.sequence}",
            "seat": seat,
            "sequence": frame.sequence,
            "action": random.choice(frame.choices).action,
        }
        self.clicked[seat] = time.perf_counter()
        await connection.send(json.encode(move).decode())


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
        """The processor seconds that the server has used; only for one worker."""
        words = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

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


def open_table(url: str, number: int) -> tuple[str, list[str]]:
    cookies = [call(url, "POST", "/api/guest", name=f"{n} {number}")[1] for n in ("Ana", "Bruno")]
    table = call(url, "POST", "/api/tables", cookies[0], title=TITLE)[0]["id"]
    call(url, "PUT", f"/api/tables/{table}/seats/1", cookies[1], kind="person")
    call(url, "POST", f"/api/tables/{table}/start", cookies[0])
    return table, cookies


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


async def clicking(
    tables: list[Table],
    measured: Measured,
    pace: float,
    seconds: float,
    server: Server,
    found: dict[str, Any],
) -> float:
    """Let people click for a while; returns the moves a second."""
    for table in tables:
        table.pace = pace
    await asyncio.sleep(3)
    measured.done, measured.delays = 0, []
    measured.counting = True
    begun, used, own = time.perf_counter(), server.cpu(), time.process_time()
    await asyncio.sleep(seconds)
    measured.counting = False
    moves = max(1, measured.done)
    found["server_cpu_ms_per_move"] = round((server.cpu() - used) / moves * 1000, 3)
    found["clients_cpu_ms_per_move"] = round((time.process_time() - own) / moves * 1000, 3)
    found["load_average"] = round(os.getloadavg()[0], 1)
    return measured.done / (time.perf_counter() - begun)


def check(tasks: list[asyncio.Task[None]]) -> None:
    """Nobody has left; or what was measured would be that of fewer tables."""
    for task in tasks:
        if task.done():
            task.result()
            raise RuntimeError("a table has ended")


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else 0.0


async def run(arguments: argparse.Namespace, folder: Path) -> dict[str, Any]:
    raw = raw_commits(folder)
    database = arguments.database or f"sqlite:///{folder / 'load.db'}"
    server = Server(database, arguments.workers).start()
    found: dict[str, Any] = {"tables": arguments.tables, "workers": arguments.workers}
    found["database"] = database.partition(":")[0]
    found["raw_commits_per_second"] = round(raw)
    try:
        measured = Measured()
        opened = await asyncio.gather(
            *(asyncio.to_thread(open_table, server.url, n) for n in range(arguments.tables))
        )
        tables = [Table(server.url, cookies, table, measured) for table, cookies in opened]
        tasks = [asyncio.create_task(table.run()) for table in tables]
        while not all(len(table.watching) == 2 for table in tables):
            check(tasks)
            await asyncio.sleep(0.1)
        fastest = await clicking(tables, measured, 0.0, arguments.seconds, server, found)
        found["moves_per_second"] = round(fastest)
        found["full_speed_ms"] = times(measured)
        found["times_raw"] = round(fastest / raw, 2)
        pace = arguments.tables / (fastest / 2)
        half = await clicking(tables, measured, pace, arguments.seconds, server, {})
        found["half_load_moves_per_second"] = round(half)
        found["half_load_ms"] = times(measured)
        raw_after = raw_commits(Path(tempfile.mkdtemp(dir=folder)))
        found["raw_commits_per_second_after"] = round(raw_after)
        check(tasks)
        for table in tables:
            table.stopped = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        server.stop()
        if arguments.workers == 1:
            found["bytes_per_idle_table"] = await idle_memory(server, opened)
    finally:
        if server.process.poll() is None:
            server.stop()
    return found


async def idle_memory(server: Server, opened: list[tuple[str, list[str]]]) -> int:
    """What a running game that nobody looks at costs while it is in memory: after a restart some
    tables are looked at for warming up, then the others are, and the difference is counted."""
    server.start()
    warm = len(opened) // 6
    before = 0
    for number, (table, cookies) in enumerate(opened):
        if number == warm:
            before = server.memory()
        await asyncio.to_thread(call, server.url, "GET", f"/api/tables/{table}", cookies[0])
    return (server.memory() - before) // (len(opened) - warm)


def times(measured: Measured) -> dict[str, float]:
    delays = measured.delays
    return {
        "p50": round(percentile(delays, 0.50), 1),
        "p95": round(percentile(delays, 0.95), 1),
        "p99": round(percentile(delays, 0.99), 1),
        "mean": round(statistics.fmean(delays) * 1000, 1) if delays else 0.0,
        "clicks": len(delays),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--database", default="", help="postgresql://...; without: SQLite")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="kontor-load-") as folder:
        found = asyncio.run(run(arguments, Path(folder)))
    print(json.format(json.encode(found), indent=2).decode())


if __name__ == "__main__":
    main()
