"""Routes: whether the server is well, its figures, and the page that people open."""

from hmac import compare_digest
from importlib.resources import files
from mimetypes import guess_type

from fastapi import FastAPI, Request, Response
from fastapi.responses import HTMLResponse, PlainTextResponse

from kontor import __version__
from kontor.server import metrics
from kontor.server.database import newest
from kontor.server.desk import Desk
from kontor.server.packing import pack

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
FOREVER = "public, max-age=31536000, immutable"
"""For files whose names change with their content."""
PACKABLE = ("text/", "image/svg", "application/javascript", "application/json")
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
    async def page(path: str, request: Request) -> Response:
        return page_of(path, request)


def may_see_figures(desk: Desk, request: Request) -> bool:
    """Figures tell how much goes on at tables, in secret too: they are not for players."""
    token = desk.settings.metrics_token
    if token:
        return compare_digest(request.headers.get("authorization", ""), f"Bearer {token}")
    direct = "x-forwarded-for" not in request.headers and "forwarded" not in request.headers
    return direct and request.client is not None and request.client.host in ("127.0.0.1", "::1")


def page_of(path: str, request: Request) -> Response:
    """A file of the web table; its first page for the addresses that it shows itself."""
    shown = path.partition("/")[0] in PAGES
    name = "index.html" if shown else path
    content = bundled(name)
    if content is None:
        if shown:
            return HTMLResponse(PLAIN, headers=HEADERS)
        return PlainTextResponse("there is nothing here\n", 404)
    media = guess_type(name)[0] or "application/octet-stream"
    headers = {**HEADERS, "Cache-Control": FOREVER if path.startswith("assets/") else "no-cache"}
    if media.startswith(PACKABLE):
        content, encoding = pack(request, content)
        headers.update(encoding)
    return Response(content, headers=headers, media_type=media)


def bundled(name: str) -> bytes | None:
    """A file of the bundle."""
    found = BUNDLE.joinpath(*[part for part in name.split("/") if part not in ("", ".", "..")])
    return found.read_bytes() if found.is_file() else None
