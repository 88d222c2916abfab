"""Many act at once, at several processes: the log has one order, and everybody is told the same."""

import asyncio
import json
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection

from kontor import games
from kontor.core import record as records
from kontor.core.replay import verify
from kontor.server.steward import Listener, Steward
from postgres import Postgres, lay_out
from serving import (
    Fixed,
    Json,
    Person,
    Refusal,
    Seat,
    asked,
    by_lot,
    guests,
    inside,
    seated_table,
    serving,
    sqlite_url,
)

CLIENTS = 50


def at(person: Person, url: str) -> Person:
    """The same person, with the same session, at another process."""
    other = Person(url, person.name)
    other.id = person.id
    other.http.cookies.update({"kontor": person.cookie})
    return other


async def act(person: Person, table: str, seat: int, sequence: int, action: str, id: str) -> int:
    """Make a move; returns the next sequence number, below zero if the move was too late."""
    try:
        answer = await person.post(
            f"/api/tables/{table}/moves", id=id, seat=seat, sequence=sequence, action=action
        )
        return int(answer["sequence"])
    except Refusal as refusal:
        assert (refusal.status, refusal.error["code"]) == (409, "stale")
        return -int(refusal.error["sequence"])


@pytest.fixture(scope="module")
def two_servers(postgres: Postgres) -> Iterator[list[str]]:
    """Two processes on one database."""
    url = postgres.database()
    asyncio.run(lay_out(url))
    with serving(url) as first, serving(url) as second:
        yield [first.url, second.url]


def test_of_50_clients_at_two_processes_exactly_one_decides(two_servers: list[str]) -> None:
    async def race(urls: list[str]) -> None:
        people = await guests(urls[0], "Ana", "Bruno")
        table = await seated_table(people, "burgundy")
        for turn in range(4):
            seat, frame = await asked(people, table)
            actions = [choice["action"] for choice in frame["choices"]]
            sequence = frame["sequence"]
            clients = [at(people[seat], urls[n % 2]) for n in range(CLIENTS)]
            answers = await asyncio.gather(
                *(
                    act(client, table, seat, sequence, actions[n % len(actions)], f"{turn}-{n}")
                    for n, client in enumerate(clients)
                )
            )
            assert sorted(answers) == [-(sequence + 1)] * (CLIENTS - 1) + [sequence + 1]
            looks = [await at(people[seat], url).get(f"/api/tables/{table}") for url in urls]
            assert looks[0] == looks[1]
            for client in clients:
                await client.close()

    asyncio.run(race(two_servers))


def test_a_move_sent_to_two_processes_is_done_once_and_answered_twice(
    two_servers: list[str],
) -> None:
    async def race(urls: list[str]) -> None:
        people = await guests(urls[0], "Ana", "Bruno")
        table = await seated_table(people, "burgundy")
        seat, frame = await asked(people, table)
        action = frame["choices"][0]["action"]
        twins = [at(people[seat], url) for url in urls * 5]
        answers = await asyncio.gather(*(act(p, table, seat, 0, action, "same") for p in twins))
        assert answers == [1] * 10
        assert (await people[1].get(f"/api/tables/{table}"))["moves"] == 1

    asyncio.run(race(two_servers))


def test_nothing_is_refused_for_what_another_process_has_changed(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even while the news of it is still on its way."""
    monkeypatch.setattr(Listener, "heard", lambda *_message: None)

    async def run() -> None:
        async with inside(postgres_url) as (first, _), inside(postgres_url) as (second, _):
            ana, bruno = await guests(first, "Ana", "Bruno")
            elsewhere = at(bruno, second)
            table = (await ana.open())["id"]
            path = f"/api/tables/{table}"
            await elsewhere.put(f"{path}/seats/1", kind="person")
            assert (await bruno.get(f"{path}/events", seat=1))["seat"] == 1
            await elsewhere.put(f"{path}/seats/1", kind="open")
            await elsewhere.put(f"{path}/seats/1", kind="person")
            assert (await ana.post(f"{path}/start"))["status"] == "playing"
            async with elsewhere.socket() as socket:
                await socket.send(json.dumps({"type": "watch", "table": table, "seat": 1}))
                frame = json.loads(await socket.recv())
                assert (frame["type"], frame["info"]["status"]) == ("table", "playing")
            for person in (ana, bruno, elsewhere):
                await person.close()

    asyncio.run(run())


async def plan(people: list[Person], order: list[int]) -> tuple[str, list[Json]]:
    """A table whose people plan in an order: each two cards, then done. What a seat plans depends
    on its own choices only. Returns the record and what each seat sees at the end."""
    table = await seated_table(people, "mombasa")
    path = f"/api/tables/{table}"
    looks = [await seen(person, path, lambda look: look["view"] is not None) for person in people]
    while any(look["view"]["stage"] == "resting" for look in looks):
        for seat, look in enumerate(looks):
            if look["view"]["stage"] == "resting" and look["asked"]:
                action = look["choices"][0]["action"]
                await act(people[seat], table, seat, look["sequence"], action, f"rest {action}")
        looks = [await person.get(path) for person in people]
    done = [0, 0]
    for seat in order:
        look = await people[seat].get(path)
        actions = [choice["action"] for choice in look["choices"]]
        action = "done" if done[seat] == 2 else actions[3 * seat]
        done[seat] += 1
        assert await act(people[seat], table, seat, look["sequence"], action, f"{done}") > 0
    planned = [
        await seen(person, path, lambda look: look["view"]["stage"] != "planning")
        for person in people
    ]
    record = (await people[0].http.get(path + "/record")).text
    return record, [dict(look["view"]) for look in planned]


async def seen(person: Person, path: str, wanted: Callable[[Json], bool]) -> Json:
    """What somebody sees once it is so; another process hears of it a little later."""
    after = 0
    while True:
        frame: Json = await person.get(path + "/events", after=after, wait=5)
        if wanted(frame):
            return frame
        after = frame["number"]


ORDERS = [[0 if n in first else 1 for n in range(6)] for first in combinations(range(6), 3)]


def test_all_orders_of_simultaneous_planning_give_one_result(tmp_path: Path) -> None:
    async def all_orders() -> None:
        async with inside(sqlite_url(tmp_path), Fixed()) as (url, _desk):
            people = await guests(url, "Ana", "Bruno")
            found = [await plan(people, order) for order in ORDERS]
            assert found[0][1][0]["stage"] == "acting"
            assert all(other == found[0] for other in found)

    asyncio.run(all_orders())


def test_all_orders_of_planning_at_two_processes_give_one_result(postgres_url: str) -> None:
    async def all_orders() -> None:
        async with inside(postgres_url, Fixed()) as (here, _), inside(postgres_url) as (there, _):
            ana, bruno = await guests(here, "Ana", "Bruno")
            people = [ana, at(bruno, there)]
            found = [await plan(people, order) for order in ORDERS[::3]]
            assert all(other == found[0] for other in found)

    asyncio.run(all_orders())


def test_a_whole_game_over_two_workers(postgres_url: str) -> None:
    async def play(url: str) -> None:
        people = await guests(url, "Ana", "Bruno")
        table = await seated_table(people, "mombasa")
        seats = [Seat(person, table, number) for number, person in enumerate(people)]
        await asyncio.gather(*(seat.play(by_lot(number)) for number, seat in enumerate(seats)))
        text = (await people[0].http.get(f"/api/tables/{table}/record")).text
        assert verify(games.load("mombasa"), records.read(text))

    with serving(postgres_url, workers=2) as server:
        asyncio.run(play(server.url))


async def seen_present(connection: ClientConnection, wanted: list[int]) -> None:
    """Wait until a viewer is told that just these seats are there."""
    async with asyncio.timeout(10):
        while True:
            message = json.loads(await connection.recv())
            if message["type"] == "presence" and message["present"] == wanted:
                return


def test_people_at_different_processes_see_that_the_other_is_there(postgres_url: str) -> None:
    sources = Fixed()

    async def run() -> None:
        async with (
            inside(postgres_url, sources) as (first, here),
            inside(postgres_url, sources) as (second, there),
        ):
            people = await guests(first, "Ana", "Bruno")
            table = await seated_table(people, "burgundy")
            sources.time += 3_600_000
            stewards = [Steward(here), Steward(there)]
            watch = {"type": "watch", "table": table}
            async with at(people[1], second).socket() as bruno:
                await bruno.send(json.dumps({**watch, "seat": 1}))
                await seen_present(bruno, [1])
                async with people[0].socket() as ana:
                    await ana.send(json.dumps({**watch, "seat": 0}))
                    await seen_present(ana, [0])
                    for steward in [*stewards, stewards[0]]:
                        await steward.note_presence()
                    await seen_present(ana, [0, 1])
                    await seen_present(bruno, [0, 1])
                while people[0].id in here.house.connected:
                    await asyncio.sleep(0.01)
                sources.time += 60_000
                for steward in stewards:
                    await steward.note_presence()
                await seen_present(bruno, [1])

    asyncio.run(run())
