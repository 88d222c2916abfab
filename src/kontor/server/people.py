"""People and their sessions. Of a session's token only a hash is kept, of a password argon2's."""

import asyncio
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Struct
from sqlalchemy import Connection, delete, select, update
from sqlalchemy.exc import IntegrityError

from kontor.core.record import check_name
from kontor.server.database import Database
from kontor.server.errors import Refused, not_found
from kontor.server.schema import mutes, people, sessions
from kontor.server.sources import Sources

Result = TypeVar("Result")

DAY = 86_400_000
SEEN_EVERY = 60_000
"""A session's last use is noted so exactly and no finer."""


class Person(Struct, frozen=True):
    """Somebody who is signed in, and by which session."""

    id: str
    name: str
    guest: bool
    session: str


class People:
    """Who there is."""

    def __init__(self, database: Database, sources: Sources, session_days: int):
        self.database = database
        self.sources = sources
        self.lifetime = session_days * DAY
        self.hasher = PasswordHasher()
        # Compared with when there is no such name, so that it takes as long as when there is.
        self.nobody = self.hasher.hash(sources.token())

    async def guest(self, name: str) -> tuple[Person, str]:
        """A new guest, and the token of the session."""
        now = self.sources.now()
        person = self.sources.id()
        row = {"id": person, "name": check_name(name), "created": now, "seen": now}
        session, token = self.new_session(person, now)

        def write(connection: Connection) -> None:
            connection.execute(people.insert(), row)
            connection.execute(sessions.insert(), session)

        await self.database.write(write)
        return Person(person, check_name(name), True, str(session["id"])), token

    def new_session(self, person: str, now: int) -> tuple[dict[str, object], str]:
        token = self.sources.token()
        session: dict[str, object] = {
            "id": self.sources.id(),
            "token": token_hash(token),
            "person": person,
            "created": now,
            "seen": now,
            "expires": now + self.lifetime,
        }
        return session, token

    async def by_token(self, token: str) -> Person | None:
        """Whose session a token belongs to, if it is still good."""
        now = self.sources.now()
        wanted = (
            select(
                people.c.id, people.c.name, people.c.login, sessions.c.id.label("session"),
                sessions.c.seen,
            )
            .join(sessions, sessions.c.person == people.c.id)
            .where(sessions.c.token == token_hash(token), sessions.c.expires > now)
        )  # fmt: skip
        found = await self.database.ask_one(wanted)
        if found is None:
            return None
        if now - found.seen > SEEN_EVERY:
            used = update(sessions).where(sessions.c.id == found.session)
            await self.database.execute(used.values(seen=now, expires=now + self.lifetime))
        return Person(found.id, found.name, found.login is None, found.session)

    async def rename(self, person: Person, name: str) -> None:
        if not person.guest:
            raise Refused("not-now", "an account signs in with its name, which stays")
        renamed = update(people).where(people.c.id == person.id)
        await self.database.execute(renamed.values(name=check_name(name)))

    async def add_account(self, person: Person, name: str, password: str) -> None:
        """A guest gets a name to sign in with and keeps everything."""
        if not person.guest:
            raise Refused("not-now", "you have an account")
        check_password(password)
        clean = check_name(name)
        hashed = await in_thread(self.hasher.hash, password)
        known = update(people).where(people.c.id == person.id)
        try:
            await self.database.execute(
                known.values(name=clean, login=clean.casefold(), password=hashed)
            )
        except IntegrityError:
            raise Refused("taken", f"the name {clean!r} is taken") from None

    async def sign_in(self, name: str, password: str) -> tuple[Person, str]:
        """A session for who knows the password."""
        login = check_name(name).casefold()
        found = await self.database.ask_one(select(people).where(people.c.login == login))
        hashed = found.password if found is not None else self.nobody
        right = await in_thread(self.verify, hashed, password)
        if found is None or not right:
            raise Refused("forbidden", "there is no such name, or the password is another one")
        session, token = self.new_session(found.id, self.sources.now())
        await self.database.execute(sessions.insert(), session)
        return Person(found.id, found.name, False, str(session["id"])), token

    def verify(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def change_password(self, person: Person, old: str, new: str) -> list[str]:
        """A new password; all other sessions end, and their ids are returned."""
        wanted = select(people.c.password).where(people.c.id == person.id)
        ((hashed,),) = await self.database.ask(wanted)
        if hashed is None:
            raise Refused("not-now", "a guest has no password")
        if not await in_thread(self.verify, hashed, old):
            raise Refused("forbidden", "the old password is another one")
        check_password(new)
        renewed = await in_thread(self.hasher.hash, new)
        others = (sessions.c.person == person.id) & (sessions.c.id != person.session)

        def write(connection: Connection) -> list[str]:
            changed = update(people).where(people.c.id == person.id)
            connection.execute(changed.values(password=renewed))
            ended = connection.execute(delete(sessions).where(others).returning(sessions.c.id))
            return [session for (session,) in ended]

        return await self.database.write(write)

    async def sessions(self, person: Person) -> list[dict[str, object]]:
        wanted = select(sessions).where(
            sessions.c.person == person.id, sessions.c.expires > self.sources.now()
        )
        found = await self.database.ask(wanted.order_by(sessions.c.created))
        return [
            {
                "id": row.id,
                "created": row.created,
                "seen": row.seen,
                "current": row.id == person.session,
            }
            for row in found
        ]

    async def revoke(self, person: Person, session: str) -> None:
        own = (sessions.c.id == session) & (sessions.c.person == person.id)

        def ended(connection: Connection) -> bool:
            return connection.execute(delete(sessions).where(own)).rowcount > 0

        if not await self.database.write(ended):
            raise not_found("session")

    # mutes

    async def muted(self, person: str) -> set[str]:
        found = await self.database.ask(select(mutes.c.muted).where(mutes.c.person == person))
        return {muted for (muted,) in found}

    async def mute(self, person: str, other: str, on: bool) -> None:
        def write(connection: Connection) -> None:
            if not on:
                pair = (mutes.c.person == person) & (mutes.c.muted == other)
                connection.execute(delete(mutes).where(pair))
                return
            there = connection.execute(select(people.c.id).where(people.c.id == other))
            if there.one_or_none() is None:
                raise not_found("person")
            connection.execute(self.database.insert(mutes), {"person": person, "muted": other})

        await self.database.write(write)

    # who is there

    async def note_seen(self, present: set[str]) -> None:
        """Note that these people are connected."""
        if not present:
            return
        noted = update(people).where(people.c.id.in_(present))
        await self.database.execute(noted.values(seen=self.sources.now()))

    async def seen(self, wanted: set[str]) -> dict[str, int]:
        known = select(people.c.id, people.c.seen).where(people.c.id.in_(wanted))
        return {row.id: row.seen for row in await self.database.ask(known)}


def token_hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def check_password(password: str) -> None:
    if len(password) < 8:
        raise Refused("malformed", "a password has at least 8 characters")


async def in_thread(function: Callable[..., Result], *given: object) -> Result:
    """Run something slow beside the event loop."""
    return await asyncio.get_running_loop().run_in_executor(None, partial(function, *given))
