"""A network that loses, doubles and reorders what is sent, and breaks: the game is the same."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import connect
from websockets.asyncio.connection import Connection
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from serving import (
    Fixed,
    Seat,
    by_sequence,
    free_port,
    guests,
    inside,
    seated_table,
    sqlite_url,
)

LOST = DOUBLED = LATE = 0.1
"""Three in ten frames suffer."""
BREAK = 0.004
"""The chance that a connection breaks instead of carrying a frame."""


class Proxy:
    """Stands between clients and a server and mistreats frames both ways."""

    def __init__(self, upstream: str, seed: str):
        self.upstream = upstream.replace("http", "ws", 1)
        self.random = Random(seed)
        self.counts = {"kept": 0, "lost": 0, "doubled": 0, "late": 0, "broken": 0}

    async def relay(self, client: ServerConnection) -> None:
        assert client.request is not None
        headers = {"Cookie": client.request.headers["Cookie"]}
        url = self.upstream + client.request.path
        async with connect(url, additional_headers=headers, max_size=None) as server:
            ways = [
                asyncio.create_task(self.carry(client, server)),
                asyncio.create_task(self.carry(server, client)),
            ]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)

    async def carry(self, source: Connection, target: Connection) -> None:
        """One way, until something breaks."""
        waiting: list[str | bytes] = []
        try:
            async for frame in source:
                fate = self.random.random()
                if fate < BREAK:
                    self.counts["broken"] += 1
                    return
                fate = self.random.random()
                if fate < LOST:
                    self.counts["lost"] += 1
                    continue
                if fate < LOST + LATE:
                    # It is overtaken by the next ones.
                    self.counts["late"] += 1
                    waiting.append(frame)
                    continue
                copies = 2 if fate < LOST + LATE + DOUBLED else 1
                self.counts["doubled" if copies == 2 else "kept"] += 1
                for _ in range(copies):
                    await target.send(frame)
                for late in waiting:
                    await target.send(late)
                waiting.clear()
        except ConnectionClosed:
            return


@asynccontextmanager
async def lossy(upstream: str, seed: str) -> AsyncIterator[tuple[str, Proxy]]:
    proxy = Proxy(upstream, seed)
    port = free_port()
    async with serve(proxy.relay, "127.0.0.1", port, max_size=None):
        yield f"http://127.0.0.1:{port}", proxy


async def play(folder: Path, title: str, bad: bool) -> str:
    """A game by the same choices, over a good or a bad network: its record."""
    random = Random(f"copies {title}")
    async with inside(sqlite_url(folder), Fixed(), resend=0.2) as (url, desk):
        people = await guests(url, "Ana", "Bruno")
        table = await seated_table(people, title)
        async with lossy(url, title) as (detour, proxy):
            seats = [
                Seat(person, table, number, detour if bad else None)
                for number, person in enumerate(people)
            ]
            for seat in seats:
                seat.patience = 0.15 if bad else 5
                seat.rest = 0.1
                if bad:
                    seat.copies = lambda: random.randint(1, 5)
            await asyncio.gather(*(seat.play(by_sequence(title)) for seat in seats))
            if bad:
                counts = proxy.counts
                suffered = counts["lost"] + counts["doubled"] + counts["late"]
                assert suffered > 0.25 * (suffered + counts["kept"])
                assert counts["broken"] > 0
                assert sum(seat.connections for seat in seats) > 2
        live = await desk.house.find(table)
        for seat in seats:
            stream = await desk.house.whole_stream(live.table, seat.seat)
            assert seat.events == [json.loads(event) for event in stream.after(0)]
        record = (await people[0].http.get(f"/api/tables/{table}/record")).text
        for person in people:
            await person.close()
        return record


@pytest.mark.parametrize("title", ["burgundy", "mombasa"])
def test_a_bad_network_changes_nothing(title: str, tmp_path: Path) -> None:
    good = asyncio.run(play(tmp_path / "good", title, bad=False))
    bad = asyncio.run(play(tmp_path / "bad", title, bad=True))
    assert bad == good
