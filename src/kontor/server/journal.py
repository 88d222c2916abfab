"""Writing entries: those of many tables share one commit.

While one commit is on its way to the disk, entries gather for the next. The keys of the log decide
races: if the place of one is taken, all of its commit try again one by one, and the writer who was
late is told so. Nobody is told of an entry before its commit.
"""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from functools import partial

from msgspec import json
from sqlalchemy import Connection, TextClause, text
from sqlalchemy.exc import SQLAlchemyError

from kontor.server.database import Database
from kontor.server.log import Entry
from kontor.server.metrics import COMMITS, WRITTEN
from kontor.server.schema import entries

Also = Callable[[Connection], None]
"""What has to be written together with an entry, if the entry is."""

MOST = 500
"""So many entries share a commit at most."""
TRIES = 5
CHANNEL = "kontor"
NOTIFY = text("SELECT pg_notify(:channel, :payload)")


class Taken(Exception):
    """The place of one of several entries is taken, and none of them was written."""


def insertion(database: Database) -> TextClause:
    """All entries of a commit with one statement and one parameter. SQLite would otherwise give up
    the interpreter's lock for every row, and wait for it again behind a busy event loop."""
    names = [column.name for column in entries.columns]
    if database.shared:
        fields = names
        source = "json_populate_recordset(CAST(NULL AS entries), CAST(:rows AS json))"
    else:
        fields = [f"json_extract(value, '$.{name}')" for name in names]
        source = "json_each(:rows)"
    return text(
        f"INSERT INTO entries ({', '.join(names)}) SELECT {', '.join(fields)} FROM {source} "
        "WHERE true ON CONFLICT DO NOTHING"
    )


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
        self.insertion = insertion(database)
        self.name = secrets.token_hex(8)
        """By which this process knows its own messages."""
        self.task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def write(self, entry: Entry, also: Also | None = None) -> bool:
        """Write an entry; returns, after the commit, whether its place was free."""
        pending = Pending(entry, also)
        self.waiting.append(pending)
        self.more.set()
        return await pending.done

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
            # Where others write too, an entry with company may have to wait for their rows: it
            # commits by itself.
            alone = [p for p in batch if p.also is not None] if self.database.shared else []
            together = [pending for pending in batch if pending not in alone]
            if together:
                await self.commit(together)
            for pending in alone:
                await self.commit([pending])

    async def commit(self, batch: Sequence[Pending]) -> None:
        for attempt in range(TRIES):
            try:
                won = await self.database.write(partial(self.insert, batch))
            except Exception as error:
                if isinstance(error, SQLAlchemyError | OSError) and attempt + 1 < TRIES:
                    await asyncio.sleep(0.05 * 2**attempt)
                    continue
                if len(batch) > 1:
                    for pending in batch:
                        await self.commit([pending])
                elif not batch[0].done.done():
                    batch[0].done.set_exception(error)
                return
            COMMITS.inc()
            WRITTEN.inc(len(batch) if won else 0)
            for pending in batch:
                if not pending.done.done():
                    pending.done.set_result(won)
            return

    def insert(self, batch: Sequence[Pending], connection: Connection) -> bool:
        """Write entries and what goes with them; whether their places were free."""
        # In one order everywhere, so that two processes never wait for each other.
        written = sorted((pending.entry for pending in batch), key=place)
        rows = json.encode([row(entry) for entry in written]).decode()
        if connection.execute(self.insertion, {"rows": rows}).rowcount < len(batch):
            if len(batch) > 1:
                raise Taken
            return False
        for pending in batch:
            if pending.also is not None:
                pending.also(connection)
        if self.database.shared:
            for payload in payloads(self.name, written):
                connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})
        return True


def place(entry: Entry) -> tuple[str, int]:
    return entry.table, entry.number


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


def payloads(name: str, written: Sequence[Entry]) -> list[str]:
    """Who has written to which tables, in messages that PostgreSQL takes (8,000 bytes)."""
    tables = [entry.table for entry in written]
    return [" ".join([name, *tables[start : start + 200]]) for start in range(0, len(tables), 200)]


async def tell_others(database: Database, message: str) -> None:
    """Tell the other processes something, on PostgreSQL."""
    await database.execute(NOTIFY, {"channel": CHANNEL, "payload": message})
