"""Databases for the server's tests."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from command import Capture, Command, Patch
from postgres import Postgres, lay_out
from serving import sqlite_url


@pytest.fixture
def kontor(monkeypatch: Patch, capsys: Capture) -> Command:
    return Command(monkeypatch, capsys)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.close()


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    """A database on PostgreSQL with the schema."""
    url = postgres.database()
    asyncio.run(lay_out(url))
    return url


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database with the schema, of either kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    return str(request.getfixturevalue("postgres_url"))
