"""Everything a request may need, in one place."""

import asyncio
from dataclasses import dataclass, field
from typing import Protocol

from kontor.server.database import Database
from kontor.server.house import House
from kontor.server.journal import tell_others
from kontor.server.limits import Limits
from kontor.server.notify import Notifier
from kontor.server.people import People
from kontor.server.settings import Settings
from kontor.server.sources import Sources
from kontor.server.study import Study
from kontor.server.workshop import Workshop

ENDED = "!"
"""How a message between processes begins that tells of an ended session."""


class Connection(Protocol):
    """A socket, as far as others have to do with it."""

    @property
    def session(self) -> str: ...

    def end(self, code: int) -> None: ...

    def look_around(self) -> None: ...


@dataclass
class Desk:
    """The parts of one process of the server."""

    settings: Settings
    sources: Sources
    database: Database
    people: People
    house: House
    workshop: Workshop
    study: Study
    limits: Limits
    notifier: Notifier
    sockets: set[Connection] = field(default_factory=set)
    ready: asyncio.Event = field(default_factory=asyncio.Event)

    async def end_session(self, session: str) -> None:
        """Close the sockets of a session that has ended, also those of other processes."""
        self.close_sockets(session)
        if self.database.shared:
            await tell_others(self.database, ENDED + session)

    def close_sockets(self, session: str) -> None:
        for socket in list(self.sockets):
            if socket.session == session:
                socket.end(4401)
