"""Analyses of finished games. Whoever may see a game may ask for its analysis; it is made once and
kept. What is asked for waits in the database until a scholar of some process takes it on."""

import asyncio
from functools import partial
from hashlib import blake2b

from msgspec import Raw
from sqlalchemy import Connection, func, select, update

from kontor.analysis.report import FORMAT
from kontor.server.database import Database
from kontor.server.errors import Refused
from kontor.server.schema import analyses, verdicts
from kontor.server.sources import Sources

MOST = 50
"""More than so many do not wait."""

waiting = select(func.count()).where(analyses.c.status == "asked")


def standing(key: str, connection: Connection) -> dict[str, object]:
    """What there is to say about an analysis, if it was asked for."""
    row = connection.execute(select(analyses).where(analyses.c.id == key)).one_or_none()
    if row is None:
        return {}
    known = {"status": row.status, "moments": row.moments}
    if row.status == "done":
        return known | {"done": row.moments, "found": Raw(row.document.encode())}
    judged = select(func.count()).where(verdicts.c.analysis == key)
    known["done"] = connection.execute(judged).scalar_one()
    if row.status == "asked":
        earlier = waiting.where(analyses.c.asked < row.asked)
        known["ahead"] = connection.execute(earlier).scalar_one()
    return known


class Study:
    """What is asked for and what is kept."""

    def __init__(self, database: Database, sources: Sources, analyst: str):
        self.database = database
        self.sources = sources
        self.analyst = analyst
        """Who judges, as players are written; empty: nobody."""
        self.asked = asyncio.Event()

    def key(self, text: str) -> str:
        """What the analysis of a record is kept by: all that it follows from."""
        words = f"{FORMAT} {self.analyst}\n{text}"
        return blake2b(words.encode(), digest_size=16).hexdigest()

    async def look(self, text: str) -> dict[str, object]:
        """How far the analysis of a record is, and all of it once it is done."""
        found: dict[str, object] = {
            "status": "none" if self.analyst else "off",
            "ahead": 0,
            "done": 0,
            "moments": None,
            "found": None,
        }
        key = self.key(text)
        return found | await self.database.read(partial(standing, key)) if self.analyst else found

    async def ask(self, text: str) -> dict[str, object]:
        """Ask for the analysis of a record."""
        if not self.analyst:
            raise Refused("not-now", "this server makes no analyses")
        found = await self.look(text)
        if found["status"] in ("none", "failed"):
            await self.database.write(partial(self.note, text))
            self.asked.set()
            found = await self.look(text)
        return found

    def note(self, text: str, connection: Connection) -> None:
        if connection.execute(waiting).scalar_one() >= MOST:
            raise Refused("slow-down", "too many analyses are waiting", seconds=60)
        key, now = self.key(text), self.sources.now()
        row = {
            "id": key,
            "asked": now,
            "status": "asked",
            "until": 0,
            "analyst": self.analyst,
            "text": text,
        }
        connection.execute(self.database.insert(analyses), row)
        # One that has failed is tried again from where it was.
        failed = update(analyses).where(analyses.c.id == key, analyses.c.status == "failed")
        connection.execute(failed.values(asked=now, status="asked"))
