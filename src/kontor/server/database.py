"""The database: SQLite in a file, or PostgreSQL; and bringing it to this version's schema."""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from sqlite3 import Connection as SqliteConnection
from typing import TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, Executable, Insert, Table, create_engine, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from kontor.core.errors import KontorError

MIGRATIONS = Path(__file__).parent / "migrations"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}

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
        # Transactions end before a connection goes back to the pool: nothing is left to be undone.
        self.engine = create_async_engine(
            parsed, pool_size=4, max_overflow=0, pool_reset_on_return=None
        )
        arrange_sqlite(self.engine.sync_engine, "BEGIN")
        # One connection writes, in a thread of its own: nobody ever waits for a lock inside the
        # database, and a transaction is one errand for the event loop, however much is in it.
        self.writer = create_engine(
            parsed.set(drivername="sqlite"), pool_size=1, max_overflow=0, pool_reset_on_return=None
        )
        arrange_sqlite(self.writer, "BEGIN IMMEDIATE")
        self.thread = ThreadPoolExecutor(1, "kontor-writer")

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Do something as one transaction: committed at its end, undone by an error."""
        if self.shared:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thread, self.transact, work)

    def transact(self, work: Callable[[Connection], Result]) -> Result:
        with self.writer.begin() as connection:
            return work(connection)

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
        await self.engine.dispose()
        if not self.shared:
            self.thread.shutdown()
            self.writer.dispose()

    # the schema

    async def revision(self) -> str | None:
        """The schema that the database has; none for an empty one."""
        try:
            async with self.reading() as connection:
                return await connection.run_sync(current)
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


def arrange_sqlite(engine: Engine, begin: str) -> None:
    """Connections that keep what they have committed, and transactions that begin like this."""

    @event.listens_for(engine, "connect")
    def connected(connection: SqliteConnection, _record: object) -> None:
        # The driver's own idea of when transactions begin would get in the way of ours.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA busy_timeout=15000")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


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
