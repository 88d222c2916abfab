"""What has to be done regularly. Every process looks after its own tables; one of them, the
steward, after what is everybody's: the pulse, and tables that wait for a bot or a clock."""

import asyncio
import logging
from contextlib import suppress
from functools import partial

import asyncpg
from sqlalchemy import delete, exists, or_, select

from kontor.server import drafts
from kontor.server.commands import Command
from kontor.server.desk import ENDED, Desk
from kontor.server.drafts import HOUSE, Draft, client_key
from kontor.server.errors import Refused
from kontor.server.journal import CHANNEL
from kontor.server.people import DAY
from kontor.server.schema import entries, members, people, pulses, sessions, tables
from kontor.server.socket import tell_presence

log = logging.getLogger("kontor")

PULSE = 5.0
NOTE = 20.0
"""So often each process notes in the database who is connected to it."""
SWEEP = 720
"""After so many pulses, an hour, abandoned tables are looked for."""
LOST_PULSE = 15_000
"""Without a pulse for so long there was no server, and clocks get the time back."""
LOCK = 0x6B6F6E746F72


class Listener:
    """Hears what other processes have written, on PostgreSQL."""

    def __init__(self, desk: Desk):
        self.desk = desk
        self.grown: set[str] = set()
        """Tables that others have written to since we last read."""
        self.more = asyncio.Event()

    async def listen(self) -> None:
        """Until the connection is lost."""
        connection = await connect(self.desk)
        connection.add_termination_listener(lambda _connection: self.more.set())
        try:
            await connection.add_listener(CHANNEL, self.heard)
            # What was said before we listened is in the logs.
            self.grown.update(self.desk.house.live)
            while not connection.is_closed():
                grown, self.grown = self.grown, set()
                if grown:
                    await self.desk.house.heard(grown)
                await self.more.wait()
                self.more.clear()
        finally:
            connection.terminate()

    def heard(self, _connection: object, _process: int, _channel: str, message: object) -> None:
        text = str(message)
        if text.startswith(ENDED):
            self.desk.close_sockets(text.removeprefix(ENDED))
            return
        writer, *tables = text.split(" ")
        if writer != self.desk.house.journal.name:
            self.grown.update(filter(self.desk.house.has, tables))
            self.more.set()


class Steward:
    """The regular work of one process."""

    def __init__(self, desk: Desk):
        self.desk = desk

    async def look_after_own(self) -> None:
        """Note who is connected, and let go of idle tables."""
        while True:
            await asyncio.sleep(NOTE)
            self.desk.house.forget_idle()
            await self.note_presence()

    async def note_presence(self) -> None:
        """Note who is connected, and read what other processes have noted about the people of
        tables that are watched here."""
        house = self.desk.house
        await self.desk.people.note_seen(set(house.connected))
        if not self.desk.database.shared:
            return
        watched = [live for live in house.live.values() if live.watchers]
        asked = {person for live in watched for person in live.table.people}
        house.noted = await self.desk.people.seen(asked) if asked else {}
        for live in watched:
            present = house.present(live)
            if present != live.present:
                live.present = present
                tell_presence(live)

    async def run(self) -> None:
        """Be the steward, if no other process is."""
        if not self.desk.database.shared:
            return await self.serve()
        connection = await connect(self.desk)
        try:
            if await connection.fetchval("SELECT pg_try_advisory_lock($1)", LOCK):
                await self.serve(connection)
        finally:
            connection.terminate()

    async def serve(self, lock: "asyncpg.Connection | None" = None) -> None:
        """Give lost time back and wake tables; from then on there is a pulse."""
        last = await self.last_pulse()
        await self.wake_tables(last)
        count = 0
        while lock is None or not lock.is_closed():
            await self.pulse()
            if count % SWEEP == 0:
                await self.close_abandoned()
            count += 1
            await asyncio.sleep(PULSE)

    async def last_pulse(self) -> int:
        """When a server was last alive; now, if there was never one."""
        last = await self.desk.database.ask_one(select(pulses.c.at))
        return self.desk.sources.now() if last is None else int(last.at)

    async def was_away(self) -> bool:
        """Whether clocks have to wait for time to be given back."""
        return self.desk.sources.now() - await self.last_pulse() > LOST_PULSE

    async def pulse(self) -> None:
        now = self.desk.sources.now()
        beat = self.desk.database.upsert(pulses, "at")
        await self.desk.database.execute(beat, {"id": 1, "at": now})
        await self.desk.database.execute(delete(sessions).where(sessions.c.expires < now))

    async def close_abandoned(self) -> None:
        """Close open tables at which nothing has happened and whose people have not been here."""
        days = self.desk.settings.open_days
        if not days:
            return
        since = self.desk.sources.now() - days * DAY
        written = exists().where(entries.c.table_id == tables.c.id, entries.c.at > since)
        came = exists().where(
            members.c.table_id == tables.c.id,
            members.c.person == people.c.id,
            or_(
                people.c.seen > since,
                exists().where(sessions.c.person == people.c.id, sessions.c.seen > since),
            ),
        )
        wanted = select(tables.c.id).where(tables.c.status == "open", ~written, ~came)
        for (table,) in await self.desk.database.ask(wanted):
            live = await self.desk.house.find(table)
            # Whoever comes at this very moment and starts the game is quicker, which is fine.
            with suppress(Refused):
                await self.desk.house.enter(live, HOUSE, partial(drafts.close, who=HOUSE))

    async def wake_tables(self, last: int) -> None:
        """Load the games that wait for a bot or have a clock; give lost time back."""
        wanted = select(tables.c.id).where(tables.c.status == "playing")
        found = await self.desk.database.ask(wanted)
        house = self.desk.house
        lost = self.desk.sources.now() - last
        # The same pulse is never followed by two credits, whoever is stopped in between.
        wish = Command(id=f"credit-{last}")
        draft = Draft("credit", client=client_key(wish, HOUSE), body={"time": lost})
        for (table,) in found:
            live = await house.find(table)
            if lost > LOST_PULSE and live.table.clocks is not None:
                await house.enter(live, HOUSE, lambda _table: draft, wish)
            elif not live.busy:
                house.live.pop(table, None)
            await asyncio.sleep(0)


async def connect(desk: Desk) -> "asyncpg.Connection":
    """A connection beside the pool, since it is kept."""
    url = desk.database.url.set(drivername="postgresql")
    return await asyncpg.connect(url.render_as_string(hide_password=False))
