"""Starting a server, and changing the schema of its database."""

import asyncio
import os
import signal
import sys
import tempfile
from typing import Any

import uvicorn

from kontor.core.errors import KontorError
from kontor.server.database import Database
from kontor.server.judging import analyst_of
from kontor.server.settings import Settings, to_environment

CONNECTIONS: dict[str, Any] = {
    "ws_max_size": 64 * 1024,
    "ws_per_message_deflate": False,
    # Longer than browsers and proxies keep a connection they do not use: whoever closes it second
    # has perhaps just sent a request, which would be lost.
    "timeout_keep_alive": 120,
    "log_level": "warning",
    "access_log": False,
    "server_header": False,
}
"""How the server speaks with its clients."""


def run(settings: Settings) -> None:
    """Serve until somebody stops it."""
    asyncio.run(check(settings))
    to_environment(settings)
    if settings.workers > 1:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(prefix="kontor-metrics-")
    # When everything is finished, uvicorn repeats the signal that stopped it.
    signal.signal(signal.SIGTERM, lambda _signal, _frame: sys.exit(0))
    uvicorn.run(
        "kontor.server.app:application",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        timeout_graceful_shutdown=10,
        **CONNECTIONS,
    )


async def check(settings: Settings) -> None:
    """Whether a server can start on these settings."""
    if settings.analyst:
        analyst_of(settings.analyst)
    database = Database(settings.database_url)
    if settings.workers > 1 and not database.shared:
        raise KontorError("several workers need PostgreSQL: --database postgresql://...")
    try:
        await database.check()
    finally:
        await database.close()


async def change_schema(settings: Settings, to: str, up: bool) -> str | None:
    """Bring the database to another schema; returns the one it has then."""
    database = Database(settings.database_url)
    try:
        await (database.upgrade(to) if up else database.downgrade(to))
        return await database.revision()
    finally:
        await database.close()
