"""The schema: made, taken back, refused where it is not ours; on both databases."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import inspect, select, text
from sqlalchemy.engine import Connection

from command import Command
from kontor.server.database import Database, SchemaError, known, newest
from kontor.server.schema import metadata, people
from postgres import Postgres, candidates
from serving import sqlite_url


def shape(connection: Connection) -> dict[str, object]:
    """The tables of a database with their columns and keys."""
    found = inspect(connection)
    return {
        table: (
            {column["name"]: column["nullable"] for column in found.get_columns(table)},
            found.get_pk_constraint(table)["constrained_columns"],
            sorted(tuple(key["column_names"]) for key in found.get_unique_constraints(table)),
            sorted(
                str(index["name"])
                for index in found.get_indexes(table)
                if "duplicates_constraint" not in index
            ),
        )
        for table in found.get_table_names()
        if table != "alembic_version"
    }


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    return server.database()


def test_migrations_go_up_and_down_and_make_what_the_code_says(empty_url: str) -> None:
    async def migrate() -> None:
        database = Database(empty_url)
        await database.upgrade()
        assert await database.revision() == newest()
        migrated = await database.write(shape)
        await database.downgrade("base")
        assert await database.revision() is None
        assert await database.write(shape) == {}
        await database.write(metadata.create_all)
        assert await database.write(shape) == migrated
        await database.write(metadata.drop_all)
        await database.upgrade()
        await database.check()
        await database.close()

    asyncio.run(migrate())


def test_every_step_of_the_schema_leaves_what_was_there(empty_url: str) -> None:
    """Up and down again one by one, with somebody in the database."""

    async def migrate() -> None:
        database = Database(empty_url)
        person = {"id": "a", "name": "Ana", "created": 1, "seen": 1}
        steps = sorted(known())
        await database.upgrade(steps[0])
        await database.execute(people.insert(), person)
        for step in [*steps, *reversed(steps)]:
            move = database.upgrade if step > str(await database.revision()) else database.downgrade
            await move(step)
            assert await database.revision() == step
            assert await database.ask(select(people.c.name)) == [("Ana",)]
        with pytest.raises(SchemaError, match="kontor db upgrade"):
            await database.check()
        await database.close()

    asyncio.run(migrate())


def test_a_newer_schema_is_refused(empty_url: str, kontor: Command) -> None:
    async def check() -> None:
        database = Database(empty_url)
        await database.upgrade()
        await database.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(SchemaError, match="9999, which is newer than this Kontor"):
            await database.check()
        with pytest.raises(SchemaError, match="update Kontor"):
            await database.upgrade()
        await database.close()

    asyncio.run(check())
    assert "update Kontor" in kontor.fails("serve", "--database", empty_url)


def test_an_empty_shared_database_is_laid_out_as_a_step_of_its_own(
    postgres: Postgres, kontor: Command
) -> None:
    url = postgres.database()
    assert "kontor db upgrade" in kontor.fails("serve", "--database", url)
    code, out, _ = kontor("db", "upgrade", "--database", url)
    assert (code, newest() in out) == (0, True)
    assert "empty" in kontor("db", "downgrade", "base", "--database", url)[1]


def test_several_workers_need_a_shared_database(tmp_path: Path, kontor: Command) -> None:
    complaint = kontor.fails("serve", "--workers", "2", "--database", sqlite_url(tmp_path))
    assert "PostgreSQL" in complaint


def test_what_is_no_database_is_refused(kontor: Command) -> None:
    assert "no database 'mysql'" in kontor.fails("serve", "--database", "mysql://x/y")
    unreachable = kontor.fails("serve", "--database", "postgresql://kontor@127.0.0.1:1/none")
    assert "cannot be opened" in unreachable


@pytest.mark.full
def test_every_postgresql_at_hand_can_serve_the_tests() -> None:
    for programs in candidates():
        server = Postgres(programs)
        assert server.database()
        server.close()
