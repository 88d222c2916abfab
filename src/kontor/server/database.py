"""The database: SQLite in a file, or PostgreSQL; and bringing it to this version's schema."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from sqlite3 import Connection as SqliteConnection
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Executable, Insert, Row, Table, create_engine, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from kontor.core.errors import KontorError

MIGRATIONS = Path(__file__).parent / "migrations"
DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg"}

READERS = 2

Result = TypeVar("Result")
Rows = dict[str, object] | list[dict[str, object]]


class SchemaError(KontorError):
    """A database whose schema is not that of this version."""


class Database:
    """Connections for reading and for writing."""

    def __init__(self, url: str):
        try:
            parsed = make_url(url)
        except ArgumentError:
            known = "write sqlite:///... or postgresql://..."
            raise KontorError(f"this is no address of a database: {known}") from None
        name = parsed.drivername.partition("+")[0]
        if name not in DRIVERS:
            raise KontorError(f"there is no database {name!r}: there are {', '.join(DRIVERS)}")
        parsed = parsed.set(drivername=DRIVERS[name])
        self.url = parsed
        self.shared = name == "postgresql"
        """Whether other processes write to it too."""
        if self.shared:
            self.engine = create_async_engine(parsed, pool_size=8, max_overflow=8)
            return
        if parsed.database:
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        # One connection writes: nobody ever waits for a lock inside the database.
        self.writer = Threads(parsed, 1, "kontor-writer", "BEGIN IMMEDIATE")
        self.readers = Threads(parsed, READERS, "kontor-reader")

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Do something as one transaction: committed at its end, undone by an error."""
        if not self.shared:
            return await self.writer.run(work)
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Do something that changes nothing."""
        if not self.shared:
            return await self.readers.run(work)
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def ask(self, statement: Executable, given: Rows | None = None) -> Sequence[Row[Any]]:
        """All rows that answer a question."""
        return await self.read(lambda connection: connection.execute(statement, given).all())

    async def ask_one(self, statement: Executable) -> Row[Any] | None:
        """The row that answers a question, if there is one."""
        return await self.read(lambda connection: connection.execute(statement).one_or_none())

    async def execute(self, statement: Executable, rows: Rows | None = None) -> None:
        """Write with a single statement."""
        await self.write(lambda connection: connection.execute(statement, rows))

    def insert(self, table: Table) -> Insert:
        """An insert that leaves out rows whose keys are there already."""
        if self.shared:
            return postgresql.insert(table).on_conflict_do_nothing()
        return sqlite.insert(table).on_conflict_do_nothing()

    def upsert(self, table: Table, *changed: str) -> Insert:
        """An insert that replaces these columns of a row that is there already."""
        keys = list(table.primary_key)
        if self.shared:
            new = postgresql.insert(table)
            changes = {name: new.excluded[name] for name in changed}
            return new.on_conflict_do_update(index_elements=keys, set_=changes)
        other = sqlite.insert(table)
        changes = {name: other.excluded[name] for name in changed}
        return other.on_conflict_do_update(index_elements=keys, set_=changes)

    async def close(self) -> None:
        if self.shared:
            await self.engine.dispose()
        else:
            self.readers.close()
            self.writer.close()

    # the schema

    async def revision(self) -> str | None:
        """The schema that the database has; none for an empty one."""
        try:
            return await self.read(current)
        except (OSError, SQLAlchemyError) as error:
            raise KontorError(f"the database cannot be opened: {first_line(error)}") from None

    async def check(self) -> None:
        """Refuse a schema that is not this version's; an empty SQLite file is laid out at once."""
        found, ours = await self.revision(), newest()
        if found == ours:
            return
        if found is None and not self.shared:
            await self.upgrade()
            return
        if found is not None and found not in known():
            raise SchemaError(
                f"the database has the schema {found}, which is newer than this Kontor "
                f"({ours}): update Kontor"
            )
        raise SchemaError(
            f"the database has the schema {found or 'of an empty one'}, this Kontor needs {ours}: "
            "run 'kontor db upgrade'"
        )

    async def upgrade(self, to: str = "head") -> None:
        found = await self.revision()
        if found is not None and found not in known():
            raise SchemaError(f"the schema {found} is newer than this Kontor: update Kontor")
        await self.write(partial(migrate, command.upgrade, to))

    async def downgrade(self, to: str) -> None:
        await self.write(partial(migrate, command.downgrade, to))


class Threads:
    """Connections to SQLite, each used in a thread of its own. Whatever is done with one is a
    single errand for the event loop, however many statements it has."""

    def __init__(self, url: URL, count: int, name: str, begin: str = ""):
        # Transactions end before a connection goes back to the pool: nothing is left to be undone.
        self.engine = create_engine(url, pool_size=count, max_overflow=0, pool_reset_on_return=None)
        self.threads = ThreadPoolExecutor(count, name)
        event.listen(self.engine, "connect", arrange_sqlite)
        if begin:
            event.listen(self.engine, "begin", lambda connection: connection.exec_driver_sql(begin))

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.transact, work)

    def transact(self, work: Callable[[Connection], Result]) -> Result:
        with self.engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        self.threads.shutdown()
        self.engine.dispose()


def arrange_sqlite(connection: SqliteConnection, _record: object) -> None:
    """A connection that keeps what it has committed."""
    # The driver's own idea of when transactions begin would get in the way of ours.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=15000")
    cursor.close()


def config() -> Config:
    found = Config()
    found.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return found


def newest() -> str:
    head = ScriptDirectory.from_config(config()).get_current_head()
    assert head is not None
    return head


def known() -> set[str]:
    return {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}


def current(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def migrate(step: object, to: str, connection: Connection) -> None:
    found = config()
    found.attributes["connection"] = connection
    assert callable(step)
    step(found, to)


def first_line(error: BaseException) -> str:
    return str(error).splitlines()[0] if str(error) else type(error).__name__
