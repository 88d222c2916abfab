"""Who makes the analyses that were asked for: in each process of the server one at a time, a few
moments after the other. What is found is written down at once, so that another process, or this one
after a restart, goes on from there."""

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

from msgspec import json
from sqlalchemy import Connection, delete, func, select, update

from kontor.analysis.analyze import Verdict
from kontor.server.jobs import Job
from kontor.server.journal import Also
from kontor.server.judging import Conclude, Judge
from kontor.server.schema import analyses, verdicts
from kontor.server.study import Study
from kontor.server.workshop import WorkFailed, Workshop

log = logging.getLogger("kontor")

STANDING_BACK = 10
"""Behind the bots: an analysis gets what they leave of the processors."""
LONGEST = 240.0
"""So many seconds a few moments may take, on a slow machine that has better things to do."""
LEASE = 300_000
"""So many milliseconds after its last news an analysis is taken for given up."""
LOOK = 5.0
"""So often a process looks for what was asked for at another one, or given up there."""

decode = json.Decoder(Verdict).decode


@dataclass
class Taken:
    """An analysis that this process is at work on."""

    key: str
    analyst: str
    text: str
    until: int
    """The end of its lease, by which one knows that nobody else has taken it since."""


class Lost(Exception):
    """An analysis that another process has taken on meanwhile."""


class Scholar:
    """Makes analyses in a worker process that stands back behind all others."""

    def __init__(self, study: Study):
        self.study = study
        self.database = study.database
        self.workshop = Workshop(1, STANDING_BACK)

    async def work(self) -> None:
        """Make what is asked for, one after the other."""
        if not self.database.shared:
            # There is no other process: whoever was at work on something has ended.
            given_up = update(analyses).where(analyses.c.status == "asked")
            await self.database.execute(given_up.values(until=0))
        while True:
            self.study.asked.clear()
            taken = await self.take()
            if taken is None:
                with suppress(TimeoutError):
                    pause = LOOK if self.database.shared else None
                    await asyncio.wait_for(self.study.asked.wait(), pause)
                continue
            with suppress(Lost):
                await self.attend(taken)

    async def take(self) -> Taken | None:
        """Take on what has waited longest and nobody is at work on."""
        wanted = (
            select(analyses)
            .where(analyses.c.status == "asked", analyses.c.until < self.study.sources.now())
            .order_by(analyses.c.asked, analyses.c.id)
            .limit(1)
        )
        row = await self.database.ask_one(wanted)
        if row is None:
            return None
        taken = Taken(row.id, row.analyst, row.text, row.until)
        try:
            await self.write(taken)
        except Lost:
            return None
        return taken

    async def attend(self, taken: Taken) -> None:
        """Make an analysis; whatever happens, it is free for others then."""
        try:
            while not await self.judge(taken):
                pass
            await self.conclude(taken)
        except WorkFailed as failure:
            log.warning("analysis %s: %s", taken.key, failure)
            await self.write(taken, status="failed")
        finally:
            with suppress(Lost):
                await self.write(taken, until=0)

    async def judge(self, taken: Taken) -> bool:
        """Some moments that nobody has judged yet; whether there are no more."""
        known = select(func.count()).where(verdicts.c.analysis == taken.key)
        ((first,),) = await self.database.ask(known)
        found = await self.do(taken, Judge(taken.text, taken.analyst, first))
        rows = [
            {"analysis": taken.key, "number": number, "body": json.encode(verdict).decode()}
            for number, verdict in enumerate(found["verdicts"], first)
        ]

        await self.write(taken, partial(keep, rows), moments=found["moments"])
        return bool(first + len(rows) == found["moments"])

    async def conclude(self, taken: Taken) -> None:
        """Put together what was found."""
        wanted = select(verdicts.c.body).where(verdicts.c.analysis == taken.key)
        rows = await self.database.ask(wanted.order_by(verdicts.c.number))
        found = [decode(body) for (body,) in rows]
        whole = await self.do(taken, Conclude(taken.text, taken.analyst, found))
        document = json.encode(whole).decode()
        await self.write(taken, partial(forget, taken), status="done", text=None, document=document)

    async def do(self, taken: Taken, job: Job) -> dict[str, Any]:
        """Have a job done; a process that dies over it is replaced once."""
        try:
            done = await self.workshop.do(job, LONGEST)
        except WorkFailed:
            await self.write(taken)
            done = await self.workshop.do(job, LONGEST)
        if done.error is not None:
            raise WorkFailed(done.error)
        result: dict[str, Any] = done.result
        return result

    async def write(self, taken: Taken, also: Also | None = None, **changes: object) -> None:
        """Change an analysis, if it is still ours, and hold it for as long as the next step may
        take."""
        held = {"until": self.study.sources.now() + LEASE, **changes}
        await self.database.write(partial(change, taken, also, held))
        taken.until = int(str(held["until"]))

    async def close(self) -> None:
        await self.workshop.close()


def change(
    taken: Taken, also: Also | None, changes: dict[str, object], connection: Connection
) -> None:
    own = update(analyses).where(analyses.c.id == taken.key, analyses.c.until == taken.until)
    if not connection.execute(own.values(**changes)).rowcount:
        raise Lost
    if also is not None:
        also(connection)


def keep(rows: list[dict[str, object]], connection: Connection) -> None:
    if rows:
        connection.execute(verdicts.insert(), rows)


def forget(taken: Taken, connection: Connection) -> None:
    connection.execute(delete(verdicts).where(verdicts.c.analysis == taken.key))
