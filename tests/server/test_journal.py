"""Writing entries: many share a commit, and one that comes too late does not spoil it."""

import asyncio

from prometheus_client import REGISTRY
from sqlalchemy import Connection

from kontor.server.desk import Desk
from kontor.server.log import Entry
from serving import guests, inside


def chat(table: str, number: int, client: str, text: str = "hello") -> Entry:
    body = {"name": "Ana", "text": text}
    return Entry(table, number, "chat", number, None, None, client, None, body)


def commits() -> float:
    return REGISTRY.get_sample_value("kontor_commits_total") or 0.0


async def texts(desk: Desk, table: str) -> list[tuple[int, str]]:
    found = await desk.house.entries(table, after=1)
    return [(entry.number, entry.body["text"]) for entry in found]


def test_a_late_entry_does_not_spoil_the_commit_it_shares(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as (url, desk):
            (ana,) = await guests(url, "Ana")
            tables = [str((await ana.open())["id"]) for _ in range(3)]
            journal = desk.house.journal
            before = commits()
            first = [chat(table, 2, "a", 'quotes " and \\ and ü') for table in tables]
            assert await asyncio.gather(*map(journal.write, first)) == [True, True, True]
            assert commits() == before + 1
            beside: list[str] = []

            def also(_connection: Connection) -> None:
                beside.append("written")

            late = [
                journal.write(chat(tables[0], 3, "b")),
                journal.write(chat(tables[1], 2, "b", "the place is taken")),
                journal.write(chat(tables[2], 3, "a", "the command was done")),
                journal.write(chat(tables[1], 2, "c", "the place is taken"), also),
                journal.write(chat(tables[2], 3, "b"), also),
            ]
            assert await asyncio.gather(*late) == [True, False, False, False, True]
            assert beside == ["written"]
            told = (2, 'quotes " and \\ and ü')
            assert await texts(desk, tables[0]) == [told, (3, "hello")]
            assert await texts(desk, tables[1]) == [told]
            assert await texts(desk, tables[2]) == [told, (3, "hello")]

    asyncio.run(run())


def test_company_that_fails_spoils_only_its_own_entry(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as (url, desk):
            (ana,) = await guests(url, "Ana")
            tables = [str((await ana.open())["id"]) for _ in range(2)]
            journal = desk.house.journal

            def broken(_connection: Connection) -> None:
                raise ValueError("it cannot be written")

            written = [
                journal.write(chat(tables[0], 2, "a")),
                journal.write(chat(tables[1], 2, "a"), broken),
            ]
            first, second = await asyncio.gather(*written, return_exceptions=True)
            assert first is True
            assert isinstance(second, ValueError)
            assert await journal.write(chat(tables[1], 2, "b", "in its place"))
            assert await texts(desk, tables[0]) == [(2, "hello")]
            assert await texts(desk, tables[1]) == [(2, "in its place")]

    asyncio.run(run())
