"""The server is killed in the middle of everything, again and again: what it has acknowledged is
there, once, and nobody was ever told anything else."""

import asyncio
import json
from itertools import chain, count
from random import Random

import httpx
import pytest

from kontor.core.chance import KeyedChance
from kontor.core.replay import follow
from kontor.server.desk import Desk
from serving import Person, Seat, Server, by_lot, guests, inside, seated_table

TABLES = 6


def test_acknowledged_moves_survive_kills(database_url: str) -> None:
    asyncio.run(play_through_kills(database_url, kills=4))


@pytest.mark.full
def test_acknowledged_moves_survive_many_kills(database_url: str) -> None:
    asyncio.run(play_through_kills(database_url, kills=20))


async def play_through_kills(database: str, kills: int) -> None:
    random = Random(f"kills {kills}")
    server = Server("--database", database)
    await asyncio.to_thread(server.start)
    seats: list[Seat] = []
    try:
        pairs = [
            await guests(server.url, f"Ana {number}", f"Bruno {number}") for number in range(TABLES)
        ]
        players = [
            asyncio.create_task(play_on(people, ("burgundy", "mombasa")[number % 2], seats))
            for number, people in enumerate(pairs)
        ]
        for _ in range(kills):
            moved = sum(seat.moved for seat in seats)
            async with asyncio.timeout(60):
                while sum(seat.moved for seat in seats) == moved:
                    await asyncio.sleep(0.01)
            await asyncio.sleep(random.uniform(0, 0.3))
            server.kill()
            await asyncio.to_thread(server.start)
        await asyncio.sleep(0.5)
        assert sum(seat.moved for seat in seats) > kills
    finally:
        server.kill()
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    async with inside(database) as (_url, desk):
        for seat in seats:
            await check(desk, seat)
    for person in chain(*pairs):
        await person.close()


async def play_on(people: list[Person], title: str, seats: list[Seat]) -> None:
    """One game after the other, until the test has seen enough."""
    for number in count():
        table = await open_table(people, title)
        pair = [Seat(person, table, place) for place, person in enumerate(people)]
        seats += pair
        await asyncio.gather(*(seat.play(by_lot(f"{title} {number}")) for seat in pair))


async def open_table(people: list[Person], title: str) -> str:
    """A table for a game; another one, if the server dies meanwhile."""
    while True:
        try:
            return await seated_table(people, title)
        except httpx.TransportError:
            await asyncio.sleep(0.05)


async def check(desk: Desk, seat: Seat) -> None:
    """Compare what a client was told with what the log says."""
    entries = await desk.house.entries(seat.table)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    written = [
        (entry.sequence, str(entry.client).rpartition(":")[2], entry.body["action"])
        for entry in entries
        if entry.kind == "move" and entry.seat == seat.seat
    ]
    assert [sequence for sequence, _, _ in written] == list(range(len(written)))
    assert written[: len(seat.acknowledged)] == seat.acknowledged
    assert len(written) - len(seat.acknowledged) <= 1, "only the last answer may be on its way"

    live = await desk.house.find(seat.table)
    play = live.table.play
    assert play is not None
    trail = follow(live.table.game, play.record, KeyedChance(live.table.row.key))
    if not play.held:
        assert trail.end.digest() == play.state.digest()

    stream = await desk.house.whole_stream(live.table, seat.seat)
    events = [json.loads(event) for event in stream.after(0)]
    assert seat.events == events[: len(seat.events)]
    assert seat.number == len(seat.events)
