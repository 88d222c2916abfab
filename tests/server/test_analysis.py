"""Analyses of finished games: asked for by whoever may see the game, made once, whatever happens to
those who make them, and the same everywhere."""

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select

from command import Command
from kontor import games
from kontor.analysis.analyze import analyze
from kontor.analysis.games import Played
from kontor.analysis.report import unworded
from kontor.arena import jobs
from kontor.arena.jobs import Progress
from kontor.arena.recording import play_on
from kontor.core import play as plays
from kontor.core import record as records
from kontor.core.chance import key_from_seed
from kontor.core.replay import follow
from kontor.server import documents, scholar, study
from kontor.server.jobs import Check
from kontor.server.judging import Judge
from kontor.server.limits import LIMITS
from kontor.server.schema import verdicts
from kontor.server.scholar import LEASE, STANDING_BACK, Scholar, Taken
from kontor.server.workshop import THINKING, Workshop
from serving import Fixed, Json, Person, Refusal, guests, inside, sqlite_url

ANALYST = "search@1"
PATIENCE = 300
"""Seconds until something that must come is missing, on a busy machine."""


def recorded(title: str, players: int, seed: int, **options: object) -> str:
    names = ["Ana", "Bruno"][:players]
    given = {"players": players, **options}
    running, _ = plays.start(games.load(title), given, key_from_seed(seed), names)
    return play_on(running, ["random"] * players, seed).record.write()


@cache
def a_game(seed: int = 1) -> str:
    """The record of a finished game: of one player, since that is judged most quickly."""
    return recorded("burgundy", 1, seed, mode="solo")


@cache
def a_long_game(seed: int = 1) -> str:
    """One that takes long enough to be interrupted."""
    return recorded("mombasa", 2, seed)


def cut_short(text: str, lines: int = 1) -> str:
    """A record without its result and its last decisions, of a game that is not over."""
    kept = text.splitlines()[: -1 - lines]
    return "\n".join(line for line in kept if not line.startswith("key:")) + "\n"


@contextmanager
def quiet(_count: int) -> Iterator[Progress]:
    yield lambda _done: None


@cache
def expected(text: str) -> Json:
    """The analysis as `kontor analyze` makes it."""
    record = records.read(text)
    played = Played("game", record, follow(games.load(record.game), record))
    found = analyze(played, "search", 1, 0, jobs.here, quiet)
    told: Json = json.loads(msgspec.json.encode(unworded(found)))
    return told


async def brought(person: Person, text: str) -> str:
    """Bring a record along; where its analysis is asked for."""
    response = await person.http.post(
        "/api/records", content=text, headers={"Content-Type": "text/plain"}
    )
    assert response.status_code == 201, response.text
    return f"/api/records/{response.json()['id']}/analysis"


async def finished(person: Person, path: str, status: str = "done") -> Json:
    """Wait for the end of an analysis."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found: Json = await person.get(path)
            if found["status"] != "asked":
                assert found["status"] == status
                return found
            await asyncio.sleep(0.05)


async def begun(person: Person, path: str) -> Json:
    """Wait until something is found, but not everything."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found: Json = await person.get(path)
            assert found["status"] == "asked", found
            if found["done"]:
                return found
            await asyncio.sleep(0.01)


@asynccontextmanager
async def studying(database: str, *names: str, **settings: Any) -> AsyncIterator[list[Person]]:
    async with inside(database, **{"analyst": ANALYST, **settings}) as (url, _desk):
        people = await guests(url, *(names or ("Ana",)))
        yield people
        for person in people:
            await person.close()


@pytest.fixture(autouse=True)
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever stood back behind the other tests would have to wait for them."""
    monkeypatch.setattr(scholar, "STANDING_BACK", 0)


@pytest.fixture
def scholars(monkeypatch: pytest.MonkeyPatch) -> list[Scholar]:
    """Those who are at work in this test."""
    found: list[Scholar] = []
    make = Scholar.__init__

    def remember(self: Scholar, *given: Any) -> None:
        make(self, *given)
        found.append(self)

    monkeypatch.setattr(Scholar, "__init__", remember)
    return found


async def finished_table(person: Person, text: str, **more: Any) -> str:
    """A table at which somebody plays a recorded game on for its last few decisions."""
    record = (await brought(person, text)).split("/")[3]
    moves = len(records.read(text).standing())
    start = {"record": record, "move": moves - 3}
    table = str((await person.open("burgundy", **{"from": start}, **more))["id"])
    path = f"/api/tables/{table}"
    await person.post(f"{path}/start")
    with pytest.raises(Refusal, match="not over"):
        await person.get(f"{path}/analysis")
    with pytest.raises(Refusal, match="not over"):
        await person.post(f"{path}/analysis")
    while True:
        frame = await person.get(path)
        if frame["info"]["status"] == "over":
            return path
        sequence, action = frame["sequence"], frame["choices"][0]["action"]
        await person.post(
            f"{path}/moves", id=str(sequence), seat=0, sequence=sequence, action=action
        )


def test_a_game_is_judged_once_for_all(database_url: str) -> None:
    """As it is judged without a server, and at once for whoever asks later."""

    async def ask() -> None:
        async with studying(database_url, "Ana", "Bruno") as (ana, bruno):
            path = await brought(ana, a_game())
            assert await ana.get(path) == {
                "status": "none", "ahead": 0, "done": 0, "moments": None, "found": None,
            }  # fmt: skip
            assert (await ana.post(path))["status"] == "asked"
            told = await finished(ana, path)
            assert told["found"] == expected(a_game())
            assert told["done"] == told["moments"] == len(told["found"]["moments"])
            msgspec.convert(told, documents.Analysis)
            assert await ana.post(path) == told
            assert await bruno.get(await brought(bruno, a_game())) == told
            with pytest.raises(Refusal, match="404"):
                await bruno.get(path)

    asyncio.run(ask())


def test_a_table_is_judged_when_its_game_is_over(tmp_path: Path) -> None:
    async def ask() -> None:
        async with studying(sqlite_url(tmp_path), "Ana", "Bruno") as (ana, bruno):
            path = await finished_table(ana, a_game(), private=True)
            with pytest.raises(Refusal, match="404"):
                await bruno.get(f"{path}/analysis")
            with pytest.raises(Refusal, match="404"):
                await bruno.post(f"{path}/analysis")
            await ana.post(f"{path}/analysis")
            told = await finished(ana, f"{path}/analysis")
            text = (await ana.http.get(f"{path}/record")).text
            assert told["found"] == expected(text)
            assert told["found"]["decisions"] == (await ana.get(f"{path}/replay"))["moves"]

    asyncio.run(ask())


def test_a_record_of_an_unfinished_game_is_not_judged(tmp_path: Path) -> None:
    async def ask() -> None:
        async with studying(sqlite_url(tmp_path)) as (ana,):
            path = await brought(ana, cut_short(a_game()))
            for method in ("GET", "POST"):
                with pytest.raises(Refusal, match=r"409.*the game is not over"):
                    await ana.call(method, path)

    asyncio.run(ask())


def test_nobody_judges_where_the_operator_wants_none(tmp_path: Path) -> None:
    async def ask() -> None:
        async with studying(sqlite_url(tmp_path), analyst="") as (ana,):
            path = await brought(ana, a_game())
            assert (await ana.get(path))["status"] == "off"
            with pytest.raises(Refusal, match=r"409.*makes no analyses"):
                await ana.post(path)

    asyncio.run(ask())


def test_asking_is_limited_for_each_person(tmp_path: Path) -> None:
    async def ask() -> None:
        async with studying(sqlite_url(tmp_path), "Ana", "Bruno", rate=1) as (ana, bruno):
            path = await brought(ana, a_game())
            for _ in range(int(LIMITS["analysis"].burst)):
                await ana.post(path)
            with pytest.raises(Refusal, match=r"429.*slow-down"):
                await ana.post(path)
            assert (await ana.get(path))["status"] in ("asked", "done")
            await bruno.post(await brought(bruno, a_game()))

    asyncio.run(ask())


def test_so_many_wait_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "MOST", 2)

    async def ask() -> None:
        async with studying(sqlite_url(tmp_path)) as (ana,):
            paths = [await brought(ana, a_game(seed)) for seed in (1, 2, 3)]
            assert [(await ana.post(path))["ahead"] for path in paths[:2]] == [0, 1]
            with pytest.raises(Refusal, match=r"429.*too many analyses"):
                await ana.post(paths[2])
            assert (await ana.get(paths[2]))["status"] == "none"

    asyncio.run(ask())


def test_a_stopped_server_goes_on_where_it_was(database_url: str) -> None:
    async def ask() -> None:
        async with studying(database_url) as (ana,):
            path = await brought(ana, a_long_game())
            await ana.post(path)
            before = await begun(ana, path)
            cookie = ana.cookie
        async with inside(database_url, analyst=ANALYST) as (url, desk):
            wanted = select(func.count()).select_from(verdicts)
            ((kept,),) = await desk.database.ask(wanted)
            assert kept >= before["done"] > 0
            again = Person(url)
            again.http.cookies.set("kontor", cookie)
            # Nobody has to ask again.
            assert (await finished(again, path))["found"] == expected(a_long_game())
            assert await desk.database.ask(wanted) == [(0,)]
            await again.close()

    asyncio.run(ask())


def test_what_a_dead_process_had_is_taken_when_its_time_is_up(database_url: str) -> None:
    async def ask() -> None:
        sources = Fixed()
        async with inside(database_url, sources, analyst="") as (_url, desk):
            mine = study.Study(desk.database, sources, ANALYST)
            await mine.ask(a_game())
            dead, other = Scholar(mine), Scholar(mine)
            taken = await dead.take()
            assert taken is not None
            assert await other.take() is None
            sources.time += LEASE + 1
            again = await other.take()
            assert again is not None
            assert again.key == taken.key
            # Should the first one not be dead but slow, it notices.
            with pytest.raises(scholar.Lost):
                await dead.write(taken, status="failed")
            assert (await mine.look(a_game()))["status"] == "asked"

    asyncio.run(ask())


def test_two_processes_share_the_work(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scholar, "LOOK", 0.05)
    done: list[tuple[Scholar, str, int]] = []
    do = Scholar.do

    async def noted(self: Scholar, taken: Taken, job: Any) -> Any:
        if isinstance(job, Judge):
            done.append((self, job.text, job.first))
        return await do(self, taken, job)

    monkeypatch.setattr(Scholar, "do", noted)

    async def ask() -> None:
        async with studying(postgres_url) as (ana,), studying(postgres_url):
            texts = [a_game(seed) for seed in (1, 2)]
            paths = [await brought(ana, text) for text in texts]
            for path in paths:
                await ana.post(path)
            for path, text in zip(paths, texts, strict=True):
                assert (await finished(ana, path))["found"] == expected(text)

    asyncio.run(ask())
    assert len(done) == len({(text, first) for _, text, first in done})
    who = {text: {one for one, judged, _ in done if judged == text} for _, text, _ in done}
    assert [len(group) for group in who.values()] == [1, 1]
    assert len(set.union(*who.values())) == 2


def test_a_worker_that_dies_is_replaced(tmp_path: Path, scholars: list[Scholar]) -> None:
    async def ask() -> None:
        async with studying(sqlite_url(tmp_path)) as (ana,):
            path = await brought(ana, a_long_game())
            await ana.post(path)
            await begun(ana, path)
            process = scholars[0].workshop.all[0].process
            assert process is not None
            os.kill(process.pid, signal.SIGKILL)
            assert (await finished(ana, path))["found"] == expected(a_long_game())

    asyncio.run(ask())


def test_an_analysis_stands_back_behind_bots() -> None:
    async def priorities() -> list[int]:
        found = []
        for back in (THINKING, STANDING_BACK):
            workshop = Workshop(1, back)
            await workshop.do(Check(a_game()), 60)
            process = workshop.all[0].process
            assert process is not None
            found.append(os.getpriority(os.PRIO_PROCESS, process.pid))
            await workshop.close()
        return found

    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert asyncio.run(priorities()) == [min(19, own + 5), min(19, own + 10)]


def test_an_analysis_that_fails_can_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scholar, "LONGEST", 0.01)

    async def ask() -> None:
        async with studying(sqlite_url(tmp_path)) as (ana,):
            path = await brought(ana, a_game())
            await ana.post(path)
            await finished(ana, path, "failed")
            monkeypatch.setattr(scholar, "LONGEST", 60.0)
            assert (await ana.post(path))["status"] == "asked"
            assert (await finished(ana, path))["found"] == expected(a_game())

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("analyst", "complaint"),
    [
        ("greedy@60", "greedy cannot judge games: it does not search"),
        ("learned@1s", "learned@1s cannot judge games: on a budget of time"),
        ("nobody", "there is no bot 'nobody'"),
    ],
)
def test_who_cannot_judge_is_refused_at_the_start(
    analyst: str, complaint: str, tmp_path: Path, kontor: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KONTOR_ANALYST", analyst)
    assert complaint in kontor.fails("serve", "--port", "0", "--database", sqlite_url(tmp_path))
