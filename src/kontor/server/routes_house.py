"""Routes: whether the server is well, its figures, and the page that people open."""

from hmac import compare_digest
from importlib.resources import files

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse

from kontor import __version__
from kontor.server import metrics
from kontor.server.database import newest
from kontor.server.desk import Desk

BUNDLE = files("kontor.server") / "static"
PAGES = (
    "", "about", "account", "archive", "join", "learn", "new", "people", "record", "replay",
    "rules", "settings", "table",
)  # fmt: skip
"""The first words of addresses that the web table shows."""
PLAIN = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kontor</title>
<h1>Kontor</h1>
<p>The server is running, but this copy has no web table. Play in a terminal with
<code>kontor play burgundy</code>, or write a client:
<a href="/api/openapi.json">/api/openapi.json</a> lists the routes.</p>
</html>
"""
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
}


def add_house_routes(app: FastAPI, desk: Desk) -> None:
    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> Response:
        return PlainTextResponse(f"ok {__version__}\n")

    @app.get("/readyz", include_in_schema=False)
    async def readyz() -> Response:
        found = await desk.database.revision()
        ready = desk.ready.is_set() and found == newest()
        return PlainTextResponse("ready\n" if ready else "not ready\n", 200 if ready else 503)

    @app.get("/metrics", include_in_schema=False)
    async def figures(request: Request) -> Response:
        if not may_see_figures(desk, request):
            return PlainTextResponse("these figures are not for everybody\n", 403)
        return Response(metrics.page(), media_type="text/plain; version=0.0.4")

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        return page_of(path)


def may_see_figures(desk: Desk, request: Request) -> bool:
    """Figures tell how much goes on at tables, in secret too: they are not for players."""
    token = desk.settings.metrics_token
    if token:
        return compare_digest(request.headers.get("authorization", ""), f"Bearer {token}")
    direct = "x-forwarded-for" not in request.headers and "forwarded" not in request.headers
    return direct and request.client is not None and request.client.host in ("127.0.0.1", "::1")


def page_of(path: str) -> Response:
    """A file of the web table; its first page for the addresses that it shows itself."""
    index = BUNDLE / "index.html"
    if path.partition("/")[0] in PAGES:
        if not index.is_file():
            return HTMLResponse(PLAIN, headers=HEADERS)
        return FileResponse(str(index), headers={**HEADERS, "Cache-Control": "no-cache"})
    found = BUNDLE.joinpath(*[part for part in path.split("/") if part not in ("", ".", "..")])
    if not found.is_file():
        return PlainTextResponse("there is nothing here\n", 404)
    return FileResponse(str(found), headers=HEADERS)
