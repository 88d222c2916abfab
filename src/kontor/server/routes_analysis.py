"""Routes: what a finished game tells when it is judged. Of a running one nothing is told."""

from kontor.server import documents
from kontor.server.http import Call, Handler, Route
from kontor.server.routes_records import finished_upload
from kontor.server.routes_tables import finished


async def analysis(call: Call) -> object:
    """The analysis of a finished game, or how far it is."""
    return await call.desk.study.look(await finished(call))


async def ask_analysis(call: Call) -> object:
    """Ask for the analysis of a finished game."""
    return await call.desk.study.ask(await finished(call))


async def uploaded_analysis(call: Call) -> object:
    """The analysis of a record that you brought along, or how far it is."""
    return await call.desk.study.look(await finished_upload(call))


async def ask_uploaded_analysis(call: Call) -> object:
    """Ask for the analysis of a record that you brought along."""
    return await call.desk.study.ask(await finished_upload(call))


def routes(path: str, look: Handler, ask: Handler) -> list[Route]:
    return [
        Route("GET", path, look, documents.Analysis, refusals=("not-now",)),
        Route("POST", path, ask, documents.Analysis, limit="analysis", refusals=("not-now",)),
    ]


ROUTES = [
    *routes("/api/tables/{table}/analysis", analysis, ask_analysis),
    *routes("/api/records/{record}/analysis", uploaded_analysis, ask_uploaded_analysis),
]
