"""What has to be done regularly. Every process looks after its own tables; one of them, the
steward, after what is everybody's: the pulse, and tables that wait for a bot or a clock."""

import asyncio
import logging
from functools import partial

import asyncpg
from sqlalchemy import delete, select
from sqlalchemy.exc import SQLAlchemyError

from kontor.server.desk import ENDED, Desk
from kontor.server.drafts import HOUSE, Draft
from kontor.server.journal import CHANNEL
from kontor.server.schema import pulses, sessions, tables
from kontor.server.table import Table

log = logging.getLogger("kontor")

PULSE = 5.0
LOST_PULSE = 15_000
"""Without a pulse for so long there was no server, and clocks get the time back."""
LOCK = 0x6B6F6E746F72
AGAIN = 2.0


class Listener:
    """Hears what other processes have written, on PostgreSQL."""

    def __init__(self, desk: Desk):
        self.desk = desk

    async def run(self) -> None:
        while True:
            try:
                await self.listen()
            except (OSError, asyncpg.PostgresError) as error:
                log.warning("the listener lost the database: %s", type(error).__name__)
            await asyncio.sleep(AGAIN)

    async def listen(self) -> None:
        connection = await connect(self.desk)
        gone = asyncio.Event()
        connection.add_termination_listener(lambda _connection: gone.set())
        try:
            await connection.add_listener(CHANNEL, self.heard)
            # What was said before we listened is in the logs.
            for live in list(self.desk.house.live.values()):
                await self.desk.house.heard(live.table.id, live.table.number + 1)
            await gone.wait()
        finally:
            connection.terminate()

    def heard(self, _connection: object, _process: int, _channel: str, message: object) -> None:
        text = str(message)
        if text.startswith(ENDED):
            self.desk.close_sockets(text.removeprefix(ENDED))
            return
        for word in text.split(","):
            table, _, number = word.partition(" ")
            if table in self.desk.house.live:
                task = self.desk.house.heard(table, int(number))
                self.desk.house.spawn(asyncio.create_task(task))


class Steward:
    """The regular work of one process."""

    def __init__(self, desk: Desk):
        self.desk = desk

    async def look_after_own(self) -> None:
        """Note who is connected, and let go of idle tables."""
        while True:
            await asyncio.sleep(20)
            house = self.desk.house
            house.forget_idle()
            connected = {person for person, count in house.connected.items() if count > 0}
            try:
                await self.desk.people.note_seen(connected)
            except (OSError, SQLAlchemyError) as error:
                log.warning("who is here could not be noted: %s", type(error).__name__)

    async def run(self) -> None:
        """Be the steward, as soon as no other process is."""
        while True:
            try:
                if not self.desk.database.shared:
                    await self.serve()
                connection = await connect(self.desk)
                try:
                    if await connection.fetchval("SELECT pg_try_advisory_lock($1)", LOCK):
                        await self.serve(connection)
                finally:
                    connection.terminate()
            except (OSError, SQLAlchemyError, asyncpg.PostgresError) as error:
                log.warning("the steward lost the database: %s", type(error).__name__)
            await asyncio.sleep(AGAIN)

    async def serve(self, lock: "asyncpg.Connection | None" = None) -> None:
        pause = await self.pause()
        await self.pulse()
        beat = asyncio.create_task(self.wake_tables(pause))
        self.desk.house.spawn(beat)
        while lock is None or not lock.is_closed():
            await asyncio.sleep(PULSE)
            await self.pulse()

    async def pause(self) -> int:
        """For how long there was no server, if it was long enough to matter."""
        async with self.desk.database.reading() as connection:
            last = (await connection.execute(select(pulses.c.at))).scalar_one_or_none()
        gap = self.desk.sources.now() - last if last is not None else 0
        return gap if gap > LOST_PULSE else 0

    async def pulse(self) -> None:
        now = self.desk.sources.now()
        async with self.desk.database.writing() as connection:
            beat = self.desk.database.upsert(pulses, "at")
            await connection.execute(beat, {"id": 1, "at": now})
            await connection.execute(delete(sessions).where(sessions.c.expires < now))

    async def wake_tables(self, pause: int) -> None:
        """Load the games that wait for a bot or have a clock; give lost time back."""
        async with self.desk.database.reading() as connection:
            wanted = select(tables.c.id).where(tables.c.status == "playing")
            found = [table for (table,) in await connection.execute(wanted)]
        for table in found:
            live = await self.desk.house.find(table)
            if pause and live.table.clocks is not None:
                await self.desk.house.enter(live, HOUSE, partial(credit, pause))
            elif not live.busy:
                self.desk.house.live.pop(table, None)
            await asyncio.sleep(0)


def credit(pause: int, table: Table) -> Draft:
    """Time in which there was no server is nobody's."""
    return Draft("credit", client=f"house:credit:{table.number}", body={"time": pause})


async def connect(desk: Desk) -> "asyncpg.Connection":
    """A connection beside the pool, since it is kept."""
    url = desk.database.url.set(drivername="postgresql")
    return await asyncpg.connect(url.render_as_string(hide_password=False))
