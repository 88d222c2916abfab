"""What people do at tables: undo, agreements, bots in their place, clocks, chat, hot seat."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from kontor.bots import roster
from kontor.core import record as records
from kontor.core.record import Undo
from kontor.server.desk import Desk
from kontor.server.house import Live
from kontor.server.schema import pulses
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
    sqlite_url,
)


async def move(person: Person, table: str, seat: int, action: str, **more: Any) -> Json:
    path = f"/api/tables/{table}"
    sequence = (await person.get(path, seat=seat))["sequence"]
    body = {"id": f"{action}-{sequence}", "seat": seat, "sequence": sequence, "action": action}
    answer: Json = await person.post(f"{path}/moves", **body, **more)
    return answer


async def undo(person: Person, table: str, seat: int) -> Json:
    path = f"/api/tables/{table}"
    sequence = (await person.get(path, seat=seat))["sequence"]
    answer: Json = await person.post(
        f"{path}/undo", id=f"undo-{sequence}", seat=seat, sequence=sequence
    )
    return answer


def refused(refusal: pytest.ExceptionInfo[Refusal]) -> tuple[int, str]:
    return refusal.value.status, refusal.value.error["code"]


def test_a_turn_is_undone_step_by_step_and_confirmed(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(sqlite_url(tmp_path)) as (url, _desk):
            people = await guests(url, "Ana", "Bruno")
            table = await seated_table(people, "burgundy", confirm=True)
            path = f"/api/tables/{table}"
            seat, first = await asked(people, table)
            person, other = people[seat], people[1 - seat]
            with pytest.raises(Refusal) as refusal:
                await undo(person, table, seat)
            assert refused(refusal) == (409, "not-now")
            workers = [c["action"] for c in first["choices"] if c["verb"] == "workers"]
            await move(person, table, seat, workers[0])
            assert (await person.get(path))["undo"]
            await undo(person, table, seat)
            back = await person.get(path)
            assert back["view"] == first["view"]
            assert back["sequence"] == 2
            assert [e["kind"] for e in back["events"][-2:]] == ["move", "undo"]
            before = await person.get(path)
            with pytest.raises(Refusal) as refusal:
                await move(person, table, seat, "end")
            assert refused(refusal) == (422, "confirm")
            assert await person.get(path) == before
            await move(person, table, seat, "end", confirm=True)
            assert not (await person.get(path))["undo"]
            with pytest.raises(Refusal):
                await undo(person, table, seat)
            assert (await other.get(path))["asked"]

    asyncio.run(run())


def test_everybody_agrees_to_go_back_or_not(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(sqlite_url(tmp_path)) as (url, _desk):
            people = await guests(url, "Ana", "Bruno", "Carla")
            carla = people.pop()
            table = await seated_table(people, "burgundy")
            path = f"/api/tables/{table}"
            seat, first = await asked(people, table)
            one, two = people[seat], people[1 - seat]
            await move(one, table, seat, "end")
            await move(two, table, 1 - seat, "end")
            with pytest.raises(Refusal) as refusal:
                await carla.post(f"{path}/offers", id="0", seat=0)
            assert refused(refusal) == (403, "forbidden")
            await one.post(f"{path}/offers", id="1", seat=seat, to=0)
            offer = (await two.get(path))["info"]["offer"]
            assert offer == {"by": seat, "to": 0, "agreed": [seat]}
            await two.post(f"{path}/offers/answer", id="2", seat=1 - seat, agree=False)
            frame = await one.get(path)
            assert frame["info"]["offer"] is None
            assert frame["moves"] == 2
            await one.post(f"{path}/offers", id="3", seat=seat)
            answer = {"id": "4", "seat": 1 - seat, "agree": True}
            await two.post(f"{path}/offers/answer", **answer)
            await two.post(f"{path}/offers/answer", **answer)
            frame = await one.get(path)
            assert frame["moves"] == 0
            assert frame["events"][-1]["kind"] == "agree"
            assert frame["events"][-1]["done"] is True
            assert frame["view"]["actors"] == first["view"]["actors"]
            record = records.read((await one.http.get(f"{path}/record")).text)
            assert record.entries[-1] == Undo(0)

    asyncio.run(run())


def test_a_bot_plays_for_somebody_absent_until_they_return(tmp_path: Path) -> None:
    async def run() -> None:
        sources = Fixed()
        async with inside(sqlite_url(tmp_path), sources, absent=60) as (url, desk):
            people = await guests(url, "Ana", "Bruno")
            table = await seated_table(people, "burgundy")
            path = f"/api/tables/{table}"
            seat, _frame = await asked(people, table)
            one, two = people[seat], people[1 - seat]
            with pytest.raises(Refusal) as refusal:
                await two.post(f"{path}/takeover", id="1", seat=seat)
            assert refused(refusal) == (409, "not-now")
            sources.time += 61_000
            await two.post(f"{path}/takeover", id="2", seat=seat)
            frame = await until(two, path, lambda frame: bool(frame["asked"]))
            assert frame["info"]["seats"][seat]["bot"] == "apprentice"
            with pytest.raises(Refusal) as refusal:
                await move(one, table, seat, "end")
            assert refused(refusal) == (409, "not-now")
            await one.post(f"{path}/return", id="3", seat=seat)
            await move(two, table, 1 - seat, "end")
            frame = await until(one, path, lambda frame: bool(frame["asked"]))
            assert frame["info"]["seats"][seat]["bot"] is None
            await quiet(desk, table)

    asyncio.run(run())


async def until(person: Person, path: str, wanted: Any) -> Json:
    """Wait for a frame."""
    after = 0
    async with asyncio.timeout(60):
        while True:
            frame: Json = await person.get(f"{path}/events", after=after, wait=2)
            if wanted(frame):
                return frame
            after = frame["number"]


async def quiet(desk: Desk, table: str) -> Live:
    """The table, once no bot thinks."""
    live = await desk.house.find(table)
    async with asyncio.timeout(60):
        while live.thinking:
            await asyncio.sleep(0.02)
    return live


def test_a_clock_that_runs_out_calls_a_bot(tmp_path: Path) -> None:
    async def run() -> None:
        clock = {"kind": "turn", "time": 5000}
        async with inside(sqlite_url(tmp_path)) as (url, _desk):
            people = await guests(url, "Ana", "Bruno")
            table = await seated_table(people, "burgundy", clock=clock)
            path = f"/api/tables/{table}"
            seat, frame = await asked(people, table)
            clocks = {row["seat"]: row for row in frame["clocks"]}
            assert clocks[seat]["running"]
            assert not clocks[1 - seat]["running"]
            assert 0 < clocks[seat]["left"] <= 5000
            frame = await until(
                people[1 - seat], path, lambda f: f["info"]["seats"][seat]["bot"] is not None
            )
            (takeover,) = [e for e in frame["events"] if e["kind"] == "takeover"]
            assert takeover["late"] is True
            await people[seat].post(f"{path}/return", id="1", seat=seat)

    asyncio.run(run())


def test_clocks_get_back_the_time_in_which_there_was_no_server(tmp_path: Path) -> None:
    sources = Fixed()
    url = sqlite_url(tmp_path)

    async def first() -> tuple[str, str, int]:
        async with inside(url, sources) as (address, _desk):
            people = await guests(address, "Ana", "Bruno")
            clock = {"kind": "game", "time": 600_000, "increment": 1000}
            table = await seated_table(people, "burgundy", clock=clock)
            seat, _frame = await asked(people, table)
            sources.time += 10_000
            return table, people[seat].cookie, seat

    async def second(table: str, cookie: str, seat: int) -> None:
        sources.time += 3_600_000
        async with inside(url, sources) as (address, desk):
            person = Person(address)
            person.http.cookies.set("kontor", cookie)
            frame = await until(
                person, f"/api/tables/{table}", lambda f: f["events"][-1]["kind"] == "credit"
            )
            left = {row["seat"]: row["left"] for row in frame["clocks"]}
            assert left[seat] == 590_000
            # From then on there is a pulse again.
            async with asyncio.timeout(10):
                while (await desk.database.ask(pulses.select()))[0].at != sources.time:
                    await asyncio.sleep(0.02)

    table, cookie, seat = asyncio.run(first())
    asyncio.run(second(table, cookie, seat))


def test_chat_and_who_does_not_want_to_read_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(sqlite_url(tmp_path), rate=1) as (url, _desk):
            people = await guests(url, "Ana", "Bruno", "Carla")
            table = await seated_table(people[:2], "burgundy")
            path = f"/api/tables/{table}"
            await people[1].put(f"/api/mutes/{people[0].id}")
            for _ in range(2):
                await people[0].post(f"{path}/chat", id="1", text="hello\x07 there")
            await people[2].post(f"{path}/chat", id="1", text="I look on")
            heard = [(await person.get(path))["events"][-2:] for person in people]
            assert [event["text"] for event in heard[0]] == ["hello  there", "I look on"]
            assert heard[2] == heard[0]
            assert "text" not in heard[1][0]
            assert heard[1][0]["muted"] is True
            assert heard[1][1]["text"] == "I look on"
            answers = [
                await people[0].http.post(f"{path}/chat", json={"id": f"{n}", "text": "hello"})
                for n in range(20)
            ]
            assert {answer.status_code for answer in answers} == {200, 429}

    asyncio.run(run())


def test_people_on_one_screen_have_a_curtain_while_they_plan(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(sqlite_url(tmp_path)) as (url, _desk):
            (ana,) = await guests(url, "Ana")
            seats = [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Bruno"}]
            table = (await ana.open("mombasa", seats=seats))["id"]
            await ana.post(f"/api/tables/{table}/start")
            both = [Seat(ana, table, seat) for seat in (0, 1)]
            curtains: set[tuple[str, bool]] = set()

            def choose(seat: Seat) -> str:
                curtains.add((seat.frame["view"]["stage"], seat.frame["curtain"]))
                return by_lot(seat.frame["sequence"])(seat)

            players = [asyncio.create_task(seat.play(choose)) for seat in both]
            async with asyncio.timeout(60):
                while not curtains.issuperset({("resting", False), ("planning", True)}):
                    await asyncio.sleep(0.05)
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)
            views = [seat.frame["view"]["seats"] for seat in both]
            assert [view[0]["seat"] for view in views] == [0, 0]
            assert [chair["name"] for chair in both[0].frame["info"]["seats"]] == ["Ana", "Bruno"]

    asyncio.run(run())


def test_the_list_of_own_tables_says_where_one_is_asked(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(sqlite_url(tmp_path)) as (url, _desk):
            people = await guests(url, "Ana", "Bruno", "Carla")
            carla = people.pop()
            waiting = (await people[0].open("mombasa"))["id"]
            table = await seated_table(people, "burgundy")
            seat, _frame = await asked(people, table)

            async def listed(person: Person) -> dict[str, bool]:
                return {
                    row["id"]: row["asked"] for row in await person.get("/api/tables", mine=True)
                }

            assert (await listed(people[seat]))[table] is True
            assert (await listed(people[1 - seat]))[table] is False
            assert (await listed(people[0]))[waiting] is False
            await move(people[seat], table, seat, "end")
            assert (await listed(people[1 - seat]))[table] is True
            assert await listed(carla) == {}
            assert all("asked" not in row for row in await carla.get("/api/tables"))
            await people[1 - seat].post(
                f"/api/tables/{table}/takeover", id="1", seat=1 - seat, level="apprentice"
            )
            assert (await listed(people[1 - seat]))[table] is False

    asyncio.run(run())


def test_private_tables_and_invites(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(sqlite_url(tmp_path)) as (url, _desk):
            ana, bruno, carla = await guests(url, "Ana", "Bruno", "Carla")
            info = await ana.open("burgundy", private=True)
            path = f"/api/tables/{info['id']}"
            assert await bruno.get("/api/tables") == []
            assert [row["id"] for row in await ana.get("/api/tables", mine=True)] == [info["id"]]
            with pytest.raises(Refusal) as refusal:
                await bruno.put(f"{path}/seats/1", kind="person")
            assert refused(refusal) == (404, "not-found")
            await bruno.post(f"/api/invites/{info['invite']}")
            await bruno.put(f"{path}/seats/1", kind="person")
            with pytest.raises(Refusal) as refusal:
                await bruno.post(f"{path}/start")
            assert refused(refusal) == (403, "forbidden")
            await ana.call("DELETE", f"{path}/seats/1")
            assert (await ana.get(path))["info"]["seats"][1]["kind"] == "open"
            with pytest.raises(Refusal) as refusal:
                await ana.post(f"{path}/start")
            assert refused(refusal) == (409, "not-now")
            await ana.put(f"{path}/seats/1", kind="bot", level="apprentice")
            with pytest.raises(Refusal) as refusal:
                await bruno.put(f"{path}/seats/1", kind="person")
            assert refused(refusal) == (409, "taken")
            await ana.post(f"{path}/start")
            assert (await bruno.get(path))["seat"] is None
            async with carla.socket() as connection:
                await connection.send(json.dumps({"type": "watch", "table": info["id"]}))
                assert json.loads(await connection.recv())["error"]["code"] == "not-found"
                watch = {"type": "watch", "table": info["id"], "invite": info["invite"]}
                await connection.send(json.dumps(watch))
                assert json.loads(await connection.recv())["type"] == "table"

    asyncio.run(run())


BAD_BOTS = """
import os, time
from kontor.bots import Bot

class Sleeper(Bot):
    def choose(self, known, seat, legal, budget):
        time.sleep(60)

class Crasher(Bot):
    def choose(self, known, seat, legal, budget):
        os._exit(3)

class Cheat(Bot):
    def choose(self, known, seat, legal, budget):
        return -1

class Liar(Bot):
    def choose(self, known, seat, legal, budget):
        raise ValueError("no")
"""


@pytest.mark.parametrize("name", ["Sleeper", "Crasher", "Cheat", "Liar"])
def test_a_bad_bot_never_blocks_a_table(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bad.py").write_text(BAD_BOTS)
    monkeypatch.setitem(roster.LEVELS, "bad", f"{tmp_path / 'bad.py'}:{name}")

    seconds = 3.0

    async def run() -> None:
        async with inside(sqlite_url(tmp_path), bot_seconds=seconds) as (url, desk):
            (ana,) = await guests(url, "Ana")
            seats = [{"kind": "person"}, {"kind": "bot", "level": "bad"}]
            table = (await ana.open("burgundy", seats=seats))["id"]
            path = f"/api/tables/{table}"
            await ana.post(f"{path}/start")
            await until(ana, path, lambda frame: bool(frame["asked"]))
            after = (await ana.get(path))["number"]
            await move(ana, table, 0, "end")
            slowest = 0.0
            loop = asyncio.get_running_loop()
            while True:
                begun = loop.time()
                frame = await ana.get(path)
                slowest = max(slowest, loop.time() - begun)
                if any(e.get("seat") == 1 and e["number"] > after for e in frame["events"]):
                    break
                await asyncio.sleep(0.05)
            assert slowest < seconds
            # The rest of the game is played by somebody better.
            desk.house.live[table].table.seats[1].level = "apprentice"

    asyncio.run(run())


def test_open_tables_that_everybody_has_left_are_closed(tmp_path: Path) -> None:
    sources = Fixed()
    url = sqlite_url(tmp_path)
    day = 86_400_000

    async def first() -> list[str]:
        async with inside(url, sources) as (address, _desk):
            people = await guests(address, "Ana", "Bruno")
            tables = [str((await person.open())["id"]) for person in people]
            sources.time += 20 * day
            await people[1].get("/api/me")
            return tables

    async def second(tables: list[str]) -> None:
        async with inside(url, sources) as (address, _desk):
            (stranger,) = await guests(address, "Carla")
            async with asyncio.timeout(10):
                while (listed := {t["id"] for t in await stranger.get("/api/tables")}) != {
                    tables[1]
                }:
                    assert listed == set(tables)
                    await asyncio.sleep(0.02)
            frame = await stranger.get(f"/api/tables/{tables[0]}")
            assert frame["info"]["status"] == "closed"

    tables = asyncio.run(first())
    sources.time += 15 * day
    asyncio.run(second(tables))
