"""The house: the tables that are in memory, and everything that is written at them.

A wish is checked against the table, written to the log, committed, and only then taken in and told.
If somebody else was quicker, what they wrote is taken in first and the wish is checked again.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Collection, Coroutine
from itertools import groupby
from time import monotonic
from typing import Any, Protocol, TypeVar

import sqlalchemy
from msgspec import json
from sqlalchemy import Connection, select, text, update

from kontor.core.play import Attempt
from kontor.server import commands, drafts
from kontor.server.commands import Command
from kontor.server.database import Database
from kontor.server.drafts import Draft, Who, client_key
from kontor.server.errors import Refused, not_found
from kontor.server.journal import Also, Journal
from kontor.server.log import Chair, Entry, Row, Spec
from kontor.server.metrics import LOST, SECONDS, TABLES
from kontor.server.people import People
from kontor.server.results import conclusion
from kontor.server.schema import entries, members, tables
from kontor.server.settings import Settings
from kontor.server.shelf import Shelf
from kontor.server.sources import Sources
from kontor.server.stream import Stream, Viewer
from kontor.server.table import Table

log = logging.getLogger("kontor")

Result = TypeVar("Result")

RACES = 50
"""So often a wish is tried again after somebody else was quicker."""
BREATH = 16
"""After so many entries of a long log others get a turn."""
SUMMARIZED = ("open", "sit", "stand", "start", "close", "takeover", "return", "rematch")
"""Entries that change how a table looks in a list."""
NOTED = 50_000
"""So long after the database was told of somebody's connection they count as connected."""
STATUS = {"start": "playing", "close": "closed"}
LATER = text(
    "SELECT entries.* FROM entries JOIN json_each_text(CAST(:known AS json)) AS known "
    "ON table_id = known.key AND number > CAST(known.value AS integer) ORDER BY table_id, number"
)
"""What tables have got after the numbers that are known, on PostgreSQL."""


class Watcher(Protocol):
    """Whoever is told that a table has changed."""

    def news(self) -> None: ...

    def presence(self) -> None: ...


class Live:
    """A table in memory."""

    def __init__(self, table: Table):
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: dict[Watcher, tuple[str | None, Viewer]] = {}
        """Who looks on: the person, and as which viewer."""
        self.members: set[str] = set()
        self.present: list[int] = []
        """The seats whose people were there when that was last compared with the database."""
        self.changed = asyncio.Event()
        self.thinking: set[int] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.used = monotonic()

    def tell(self) -> None:
        self.used = monotonic()
        self.changed.set()
        self.changed = asyncio.Event()
        for watcher in self.watchers:
            watcher.news()

    @property
    def busy(self) -> bool:
        return bool(self.watchers or self.thinking or self.table.clocks) or self.lock.locked()


class House:
    """The tables of one process."""

    def __init__(
        self,
        database: Database,
        journal: Journal,
        shelf: Shelf,
        people: People,
        settings: Settings,
        sources: Sources,
    ):
        self.database = database
        self.journal = journal
        self.shelf = shelf
        self.people = people
        self.settings = settings
        self.sources = sources
        self.live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.connected: Counter[str] = Counter()
        self.seen: dict[str, int] = {}
        self.left: dict[str, int] = {}
        """When somebody's last socket here was closed."""
        self.noted: dict[str, int] = {}
        """When the database last knew somebody to be connected, to whatever process."""
        self.hooks: list[Callable[[Live, bool], None]] = []
        """Called when a table has changed, with whether this process has changed it."""

    def spawn(self, task: "asyncio.Task[Any]", quiet: bool = False) -> None:
        """Keep a task until it is done; unless somebody waits for it, a failure is logged."""
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard if quiet else self.ended)

    def ended(self, task: "asyncio.Task[Any]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    # finding tables

    async def find(self, table: str) -> Live:
        """A table, out of its log if it is not in memory."""
        if table in self.live:
            self.live[table].used = monotonic()
            return self.live[table]
        if table not in self.loading:
            task = asyncio.create_task(self.load(table))
            self.loading[table] = task
            task.add_done_callback(lambda _task: self.loading.pop(table, None))
        return await asyncio.shield(self.loading[table])

    async def load(self, table: str) -> Live:
        found = await self.database.ask_one(select(tables).where(tables.c.id == table))
        if found is None:
            raise not_found("table")
        spec = json.decode(found.spec, type=Spec)
        row = Row(found.id, found.host, found.invite, found.key, found.created, spec)
        live = Live(Table(row, await self.shelf.game(spec.title, spec.components)))
        await replay(live.table, await self.entries(table))
        self.live[table] = live
        TABLES.set(len(self.live))
        if found.summary != live.table.summary_text():
            # Its writer was stopped between an entry and the list.
            await self.save_summary(live)
        self.settle(live, own=True)
        return live

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        wanted = (
            select(entries)
            .where(entries.c.table_id == table, entries.c.number > after)
            .order_by(entries.c.number)
        )
        return [read(row) for row in await self.database.ask(wanted)]

    async def catch_up(self, live: Live) -> bool:
        """Take in what others have written, and tell it; whether there was anything."""
        found = await self.entries(live.table.id, live.table.number)
        await replay(live.table, found)
        if found:
            live.tell()
            self.settle(live, own=False)
        return bool(found)

    async def heard(self, grown: Collection[str]) -> None:
        """Other processes have written to these tables: read it, with one question for all."""
        known = {table: (await self.find(table)).table.number for table in grown}
        found = await self.database.ask(LATER, {"known": json.encode(known).decode()})
        news = [read(row) for row in found]
        for table, group in groupby(news, key=lambda entry: entry.table):
            if table in self.live:
                self.spawn(asyncio.create_task(self.take_in(self.live[table], list(group))))

    async def take_in(self, live: Live, news: list[Entry]) -> None:
        """Take in what another process has written, as far as it is new."""
        async with live.lock:
            news = [entry for entry in news if entry.number > live.table.number]
            await replay(live.table, news)
        if news:
            live.tell()
        self.settle(live, own=False)

    def has(self, table: str) -> bool:
        """Whether a table is in memory, or soon will be."""
        return table in self.live or table in self.loading

    def settle(self, live: Live, own: bool) -> None:
        for hook in self.hooks:
            hook(live, own)

    def forget_idle(self) -> None:
        """Let go of tables that nobody has looked at for a while: their logs are enough. Those
        that stay without onlookers keep no frames ready."""
        limit = monotonic() - self.settings.idle
        for live in self.live.values():
            if not live.watchers:
                live.table.forget_frames()
        for table in [t for t, live in self.live.items() if live.used < limit and not live.busy]:
            del self.live[table]
        TABLES.set(len(self.live))
        now = self.sources.now()
        self.left = {person: at for person, at in self.left.items() if now - at < NOTED}

    # telling

    async def frame(
        self, live: Live, viewer: Viewer, after: int, member: bool, muted: set[str]
    ) -> tuple[bytes, int]:
        """What a viewer has not got yet, and up to which number that is."""
        table = live.table
        older: Stream | None = None
        if after < table.streams[viewer].oldest:
            async with live.lock:
                older = await self.whole_stream(table, viewer)
                return self.write(live, viewer, after, member, muted, older)
        return self.write(live, viewer, after, member, muted, None)

    def write(
        self,
        live: Live,
        viewer: Viewer,
        after: int,
        member: bool,
        muted: set[str],
        older: Stream | None,
    ) -> tuple[bytes, int]:
        table = live.table
        frame = table.frame(viewer, after, self.sources.now(), member, muted, older)
        if not live.watchers:
            # For a single look nothing is kept ready.
            table.forget_frames()
        return frame, table.streams[viewer].number

    async def whole_stream(self, table: Table, viewer: Viewer) -> Stream:
        """Everything a viewer was ever told, made again from the log."""
        again = Table(table.row, table.game, keep=None)
        found = await self.entries(table.id)
        await replay(again, found[: table.number])
        return again.streams[viewer]

    # who may do what

    async def is_member(self, live: Live, person: str | None) -> bool:
        """Whether somebody belongs to a table: plays there, or has taken up an invite."""
        if person is None:
            return False
        if person in live.members or person == live.table.row.host or person in live.table.people:
            return True
        wanted = select(members).where(
            members.c.table_id == live.table.id, members.c.person == person
        )
        if await self.database.ask_one(wanted) is None:
            return False
        live.members.add(person)
        return True

    async def visible(self, table: str, person: str | None, invite: str | None = None) -> Live:
        """A table that somebody may see, with all that any process has written to it: whoever has
        just sat down at another one finds the seat taken here as well."""
        live = await self.open_to(table, person, invite)
        if self.database.shared:
            async with live.lock:
                await self.catch_up(live)
        return live

    async def open_to(self, table: str, person: str | None, invite: str | None = None) -> Live:
        """A table that somebody may see, as far as this process has heard of it."""
        live = await self.find(table)
        if live.table.spec.private and not await self.is_member(live, person):
            if person is None or invite != live.table.row.invite:
                raise not_found("table")
            await self.join(live, person)
        return live

    async def join(self, live: Live, person: str) -> None:
        """Somebody has taken up the invite."""
        row: dict[str, object] = {"table_id": live.table.id, "person": person}
        await self.database.execute(self.database.insert(members), row)
        live.members.add(person)

    def viewer(self, live: Live, person: str | None, seat: int | None) -> Viewer:
        """The viewer that somebody may be at a table."""
        if seat is None:
            return None
        if seat >= len(live.table.seats) or live.table.seats[seat].person != person:
            raise Refused("forbidden", f"seat {seat} is not yours")
        return seat

    def may_watch(self, live: Live, person: str, viewer: Viewer) -> bool:
        """Whether somebody may still be a viewer: before the start, seats change."""
        return viewer is None or live.table.seats[viewer].person == person

    def is_here(self, person: str) -> bool:
        passed = self.sources.now() - self.seen.get(person, 0)
        return person in self.connected or passed < self.settings.absent * 1000

    def arrive(self, person: str) -> None:
        self.connected[person] += 1

    def leave(self, person: str) -> None:
        self.connected[person] -= 1
        if not self.connected[person]:
            del self.connected[person]
            self.left[person] = self.sources.now()

    def present(self, live: Live) -> list[int]:
        """The seats whose people are connected, here or to another process."""
        return [seat for seat, chair in enumerate(live.table.seats) if self.is_connected(chair)]

    def is_connected(self, chair: Chair) -> bool:
        person = chair.person
        if person is None or person in self.connected:
            return person is not None
        noted = self.noted.get(person, 0)
        # What was noted before they left here, this process has noted itself.
        return noted > self.left.get(person, 0) and self.sources.now() - noted < NOTED

    async def check_absent(self, live: Live, who: Who, seat: int) -> None:
        """Others may be replaced only when they are away."""
        person = live.table.seats[seat].person if seat < len(live.table.seats) else None
        own = live.table.seats_of(who.person)
        if person is None or seat in own or not own:
            # Nothing to ask, or for the table to refuse.
            return
        if self.database.shared:
            self.seen.update(await self.people.seen({person}))
        if self.is_here(person):
            raise Refused("not-now", f"the person on seat {seat} is here")

    # writing

    async def do(self, live: Live, who: Who, wish: Command) -> int | None:
        """Carry out a command; returns the seat's next sequence number, where it has one."""
        if isinstance(wish, commands.Takeover):
            await self.check_absent(live, who, wish.seat)
        begun = monotonic()
        sequence = await self.entering(
            live,
            who,
            lambda table: drafts.WISHES[wish.kind](table, who, wish),
            client_key(wish, who),
        )
        SECONDS.observe(monotonic() - begun)
        return None if sequence is None else sequence + 1

    async def finish(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do something to its end, also when nobody waits for it any more."""
        task = asyncio.create_task(work)
        self.spawn(task, quiet=True)
        return await asyncio.shield(task)

    async def enter(
        self,
        live: Live,
        who: Who,
        make: Callable[[Table], Draft],
        wish: Command | None = None,
        also: Also | None = None,
    ) -> int | None:
        """Write what `make` says into the log, and tell it; returns the entry's sequence number."""
        key = None if wish is None else client_key(wish, who)
        return await self.finish(self.entering(live, who, make, key, also))

    async def entering(
        self,
        live: Live,
        who: Who,
        make: Callable[[Table], Draft],
        key: str | None,
        also: Also | None = None,
    ) -> int | None:
        async with live.lock:
            table = live.table
            for _ in range(RACES):
                if key is not None and key in table.answers:
                    return table.answers[key]
                try:
                    draft = make(table)
                except Refused as refusal:
                    # Perhaps it would be granted after what another process has just written.
                    if self.database.shared and await self.catch_up(live):
                        continue
                    done = await self.remembered(table, key) if refusal.code == "stale" else None
                    if done is None:
                        raise
                    return done
                entry = draft.entry(table, who, self.sources.now())
                company = also or self.company(table, draft, entry.at)
                if await self.journal.write(entry, company):
                    break
                LOST.inc()
                await self.catch_up(live)
            else:
                raise Refused("slow-down", "too many people act at once", seconds=1)
            table.take(entry, draft.attempt)
        live.tell()
        if entry.kind in SUMMARIZED or table.status == "over":
            await self.save_summary(live)
        self.settle(live, own=True)
        return entry.sequence

    async def remembered(self, table: Table, key: str | None) -> int | None:
        """The sequence number of a command that was done long ago."""
        wanted = select(entries.c.sequence).where(
            entries.c.table_id == table.id, entries.c.client == key
        )
        found = await self.database.ask_one(wanted)
        return None if found is None else found.sequence

    def company(self, table: Table, draft: Draft, at: int) -> Also | None:
        """What has to be in the same commit as an entry."""
        attempt = draft.attempt
        if isinstance(attempt, Attempt) and attempt.state.outcome is not None:
            return conclusion(self.database, table, attempt.state, at)
        person = draft.body.get("person") if draft.kind == "sit" else None
        if draft.kind not in STATUS and person is None:
            return None

        def write(connection: Connection) -> None:
            if person is not None:
                connection.execute(
                    self.database.insert(members), {"table_id": table.id, "person": person}
                )
            else:
                changed = update(tables).where(tables.c.id == table.id)
                connection.execute(changed.values(status=STATUS[draft.kind]))

        return write

    async def save_summary(self, live: Live) -> None:
        changed = update(tables).where(tables.c.id == live.table.id)
        await self.database.execute(changed.values(summary=live.table.summary_text()))

    async def close(self) -> None:
        """Finish what has begun."""
        for live in self.live.values():
            if live.timer is not None:
                live.timer.cancel()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=10)


def read(row: sqlalchemy.Row[Any]) -> Entry:
    """An entry as the database has it."""
    return Entry(
        table=row.table_id,
        number=row.number,
        kind=row.kind,
        at=row.at,
        seat=row.seat,
        sequence=row.sequence,
        client=row.client,
        person=row.person,
        body=json.decode(row.body),
    )


async def replay(table: Table, found: list[Entry]) -> None:
    """Take in the entries of a log; a long one leaves room for others."""
    for count, entry in enumerate(found, 1):
        table.take(entry)
        if count % BREATH == 0:
            await asyncio.sleep(0)
