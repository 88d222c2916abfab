"""Writing entries: those of many tables share one commit.

While one commit is on its way to the disk, entries gather for the next. The keys of the log decide
races: an entry whose place is taken is left out, and its writer is told so; the others of the same
commit are not disturbed. Nobody is told of an entry before its commit.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from msgspec import json
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.server.database import Database
from kontor.server.log import Entry
from kontor.server.metrics import COMMITS, WRITTEN
from kontor.server.schema import entries

Also = Callable[[AsyncConnection], Awaitable[None]]
"""What has to be written together with an entry, if the entry is."""

MOST = 500
"""So many entries share a commit at most."""
TRIES = 5
CHANNEL = "kontor"
NOTIFY = text("SELECT pg_notify(:channel, :payload)")


class Pending:
    def __init__(self, entry: Entry, also: Also | None):
        self.entry = entry
        self.also = also
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class Journal:
    """The writer of one process."""

    def __init__(self, database: Database):
        self.database = database
        self.waiting: list[Pending] = []
        self.more = asyncio.Event()
        self.closed = False
        self.insert = database.insert(entries).returning(entries.c.table_id, entries.c.number)
        self.task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def write(self, entry: Entry, also: Also | None = None) -> bool:
        """Write an entry; returns, after the commit, whether its place was free."""
        pending = Pending(entry, also)
        self.waiting.append(pending)
        self.more.set()
        return await asyncio.shield(pending.done)

    async def close(self) -> None:
        """Write what is waiting, and stop."""
        self.closed = True
        self.more.set()
        if self.task is not None:
            await self.task

    async def run(self) -> None:
        while self.waiting or not self.closed:
            self.more.clear()
            if not self.waiting and not self.closed:
                await self.more.wait()
            batch, rest = self.waiting[:MOST], self.waiting[MOST:]
            self.waiting = rest
            # An entry with company may have to wait for others' rows: it commits by itself.
            plain = [pending for pending in batch if pending.also is None]
            if plain:
                await self.commit(plain)
            for pending in batch:
                if pending.also is not None:
                    await self.commit([pending])

    async def commit(self, batch: Sequence[Pending]) -> None:
        for attempt in range(TRIES):
            try:
                won = await self.insert_all(batch)
            except (SQLAlchemyError, OSError) as error:
                if attempt + 1 < TRIES:
                    await asyncio.sleep(0.05 * 2**attempt)
                    continue
                for pending in batch:
                    if not pending.done.done():
                        pending.done.set_exception(error)
                return
            COMMITS.inc()
            WRITTEN.inc(len(won))
            for pending in batch:
                if not pending.done.done():
                    key = (pending.entry.table, pending.entry.number)
                    pending.done.set_result(key in won)
            return

    async def insert_all(self, batch: Sequence[Pending]) -> set[tuple[str, int]]:
        # In one order everywhere, so that two processes never wait for each other.
        rows = sorted((row(pending.entry) for pending in batch), key=place)
        async with self.database.writing() as connection:
            found = await connection.execute(self.insert, rows)
            won = {(table, number) for table, number in found}
            for pending in batch:
                key = (pending.entry.table, pending.entry.number)
                if pending.also is not None and key in won:
                    await pending.also(connection)
            if self.database.shared and won:
                for payload in payloads(won):
                    await connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})
        return won


def place(found: dict[str, object]) -> tuple[str, int]:
    return str(found["table_id"]), int(str(found["number"]))


def row(entry: Entry) -> dict[str, object]:
    return {
        "table_id": entry.table,
        "number": entry.number,
        "kind": entry.kind,
        "at": entry.at,
        "seat": entry.seat,
        "sequence": entry.sequence,
        "client": entry.client,
        "person": entry.person,
        "body": json.encode(entry.body).decode(),
    }


def payloads(won: set[tuple[str, int]]) -> list[str]:
    """Which tables have new entries, in messages that PostgreSQL takes (8,000 bytes)."""
    words = [f"{table} {number}" for table, number in sorted(won)]
    return [",".join(words[start : start + 200]) for start in range(0, len(words), 200)]


async def tell_others(database: Database, message: str) -> None:
    """Tell the other processes something, on PostgreSQL."""
    async with database.writing() as connection:
        await connection.execute(NOTIFY, {"channel": CHANNEL, "payload": message})
