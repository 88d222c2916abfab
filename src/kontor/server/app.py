"""The server as one application."""

import asyncio
import gc
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from fastapi import FastAPI, Request, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from kontor import __version__
from kontor.server import (
    routes_analysis,
    routes_learning,
    routes_people,
    routes_records,
    routes_tables,
    routes_titles,
)
from kontor.server.database import Database
from kontor.server.desk import Desk
from kontor.server.errors import Refused
from kontor.server.hands import Hands
from kontor.server.house import House
from kontor.server.http import add_routes, refusal_response
from kontor.server.journal import Journal
from kontor.server.limits import Limits
from kontor.server.notify import Notifier
from kontor.server.people import People
from kontor.server.routes_house import add_house_routes
from kontor.server.scholar import Scholar
from kontor.server.settings import Settings, from_environment
from kontor.server.shelf import Shelf
from kontor.server.socket import add_socket, look_around
from kontor.server.sources import Sources
from kontor.server.steward import Listener, Steward
from kontor.server.study import Study
from kontor.server.tireless import Work, tireless
from kontor.server.workshop import WorkFailed, Workshop

log = logging.getLogger("kontor")

GRACE = 30.0
"""After a pause of the server no clock runs out for so many seconds."""

CYCLES = (20_000, 20, 100)
"""When Python looks for objects that keep each other alive: seldom. Frames are made of thousands of
small objects that go by themselves, and a look at all that stays goes through all tables."""

ROUTES = [
    *routes_people.ROUTES,
    *routes_titles.ROUTES,
    *routes_learning.ROUTES,
    *routes_tables.ROUTES,
    *routes_records.ROUTES,
    *routes_analysis.ROUTES,
]


def make_app(settings: Settings, sources: Sources | None = None) -> FastAPI:
    """The application of one process."""
    sources = sources or Sources()
    database = Database(settings.database_url)
    journal = Journal(database)
    shelf = Shelf(database)
    people = People(database, sources, settings.session_days)
    workshop = Workshop(settings.bots)
    house = House(database, journal, shelf, people, settings, sources)
    hands = Hands(house, workshop)
    study = Study(database, sources, settings.analyst)
    scholar = Scholar(study)
    notifier = Notifier(settings, database, sources)
    limits = Limits(time.monotonic, settings.rate)
    desk = Desk(settings, sources, database, people, house, workshop, study, limits, notifier)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await database.check()
        await shelf.keep()
        journal.begin()
        notifier.attend(house)
        steward = Steward(desk)
        if await steward.was_away():
            hands.quiet_until = time.monotonic() + GRACE
        regular: list[Work] = [steward.look_after_own, steward.run, partial(look_around, desk)]
        if database.shared:
            regular.append(Listener(desk).listen)
        if settings.analyst:
            regular.append(scholar.work)
        tasks = [asyncio.create_task(tireless(work)) for work in regular]
        desk.ready.set()
        try:
            yield
        finally:
            desk.ready.clear()
            hands.stopped = True
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await house.close()
            await journal.close()
            await steward.pulse()
            await workshop.close()
            await scholar.close()
            await database.close()

    app = FastAPI(
        title="Kontor",
        version=__version__,
        lifespan=lifespan,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
    )
    app.state.desk = desk
    add_routes(app, desk, ROUTES)
    add_socket(app, desk)
    add_house_routes(app, desk)
    add_errors(app)
    return app


def add_errors(app: FastAPI) -> None:
    """Whatever goes wrong is told in one form."""

    @app.exception_handler(HTTPException)
    async def unknown(_request: Request, error: HTTPException) -> Response:
        if error.status_code == 405:
            return refusal_response(Refused("method", "this address does not take that"))
        return refusal_response(Refused("not-found", "there is nothing at this address"))

    @app.exception_handler(WorkFailed)
    async def too_slow(_request: Request, _error: WorkFailed) -> Response:
        return refusal_response(Refused("record", "this took too long to check"))

    @app.exception_handler(SQLAlchemyError)
    async def no_database(_request: Request, error: SQLAlchemyError) -> Response:
        log.error("the database failed: %s", type(error).__name__)
        response = refusal_response(Refused("slow-down", "try again in a moment", seconds=2))
        response.status_code = 503
        return response


def application() -> FastAPI:
    """For uvicorn: the application with the settings of the environment."""
    gc.set_threshold(*CYCLES)
    return make_app(from_environment())
