"""The way of a request: who sends it, from where, how much, and what it says; then its handler.

Routes are rows of a table, from which the OpenAPI document follows too.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import msgspec
from fastapi import FastAPI, Request, Response
from msgspec import json
from starlette.datastructures import Headers

from kontor import __version__
from kontor.core.errors import KontorError
from kontor.server.desk import Desk
from kontor.server.documents import Error
from kontor.server.drafts import Who
from kontor.server.errors import STATUS, Refused, refused
from kontor.server.metrics import REFUSED
from kontor.server.people import Person

COOKIE = "kontor"
BODY_LIMIT = 64 * 1024
JSON = "application/json"
TEXT = "text/plain; charset=utf-8"


@dataclass
class Reply:
    """An answer that is not simply JSON with status 200."""

    content: bytes
    status: int = 200
    media: str = JSON
    headers: dict[str, str] = field(default_factory=dict)
    cookie: str | None = None
    """The token of a session; empty ends it."""


@dataclass
class Call:
    """A request on its way to a handler."""

    desk: Desk
    request: Request
    person: Person | None
    body: Any
    query: Mapping[str, Any]

    @property
    def me(self) -> Person:
        assert self.person is not None
        return self.person

    @property
    def who(self) -> Who:
        return Who(self.me.id, self.me.name)

    def part(self, name: str) -> str:
        """A variable part of the path."""
        return str(self.request.path_params[name]).replace("\0", "")

    def number(self, name: str) -> int:
        text = self.part(name)
        if not (text.isascii() and text.isdigit() and len(text) < 4):
            raise Refused("not-found", f"{name} is a small whole number")
        return int(text)


Handler = Callable[[Call], Awaitable[object]]


@dataclass(frozen=True)
class Route:
    """One row of the table of routes."""

    method: str
    path: str
    handler: Handler
    answer: Any = None
    """The type of the answer; none for text."""
    body: Any = None
    """The type of the body: a struct, or str for plain text."""
    status: int = 200
    signed: bool = True
    """Whether one has to be signed in."""
    query: Mapping[str, Any] = field(default_factory=dict)
    """Types of the parameters, all of which may be left out."""
    refusals: tuple[str, ...] = ()
    limit: str = "request"
    most: int = BODY_LIMIT
    media: str = "text/plain"
    """What the answer is if it is no JSON."""

    @property
    def codes(self) -> list[str]:
        codes = ["slow-down", *self.refusals]
        if self.signed:
            codes.append("no-session")
        if "{" in self.path:
            codes.append("not-found")
        if self.query:
            codes.append("malformed")
        if self.method != "GET":
            codes.append("origin")
        if self.body is not None:
            codes += ["malformed", "too-large"]
            if self.body is not str:
                codes.append("not-json")
        return sorted(set(codes))


def add_routes(app: FastAPI, desk: Desk, routes: list[Route]) -> None:
    for route in routes:
        app.add_api_route(route.path, endpoint(desk, route), methods=[route.method])
    document = json.encode(openapi(routes))

    @app.get("/api/openapi.json", include_in_schema=False)
    async def describe() -> Response:
        return Response(document, media_type=JSON)


def endpoint(desk: Desk, route: Route) -> Callable[[Request], Awaitable[Response]]:
    decoder = json.Decoder(route.body) if route.body not in (None, str) else None

    async def answer(request: Request) -> Response:
        try:
            check_origin(desk, request.method, request.headers)
            person = await signed_in(desk, request.cookies.get(COOKIE))
            address = request.client.host if request.client else ""
            desk.limits.check(route.limit, person.id if person else address)
            if route.signed and person is None:
                raise Refused("no-session", "sign in first")
            query = read_query(route, request)
            body = await read_body(route, request, decoder)
            return respond(
                desk, await route.handler(Call(desk, request, person, body, query)), route
            )
        except KontorError as error:
            return refusal_response(refused(error))

    return answer


def respond(desk: Desk, result: object, route: Route) -> Response:
    reply = result if isinstance(result, Reply) else Reply(encoded(result), route.status)
    response = Response(reply.content, reply.status, reply.headers, reply.media)
    if reply.cookie is not None:
        age = desk.settings.session_days * 86_400 if reply.cookie else 0
        response.set_cookie(
            COOKIE, reply.cookie, max_age=age, httponly=True, samesite="lax",
            secure=desk.settings.secure, path="/",
        )  # fmt: skip
    return response


def encoded(result: object) -> bytes:
    return result if isinstance(result, bytes) else json.encode(result)


def refusal_response(refusal: Refused) -> Response:
    REFUSED.labels(refusal.code).inc()
    headers = {}
    if refusal.code == "slow-down":
        headers["Retry-After"] = str(refusal.more.get("seconds", 1))
    content = json.encode({"error": refusal.document()})
    return Response(content, refusal.status, headers, JSON)


async def signed_in(desk: Desk, token: str | None) -> Person | None:
    person = await desk.people.by_token(token) if token else None
    if person is not None:
        desk.house.seen[person.id] = desk.sources.now()
    return person


def check_origin(desk: Desk, method: str, headers: Headers) -> None:
    """Pages of others may not use somebody's session. Browsers say where a request comes from;
    what says nothing is no browser."""
    if method in ("GET", "HEAD"):
        return
    origin = headers.get("origin")
    if origin is None:
        if headers.get("sec-fetch-site", "none") in ("none", "same-origin"):
            return
        raise Refused("origin", "this was sent from a page of another server")
    allowed = [word.strip() for word in desk.settings.origins.split(",")]
    if origin not in allowed and urlsplit(origin).netloc != headers.get("host"):
        raise Refused("origin", "this was sent from a page of another server")


def read_query(route: Route, request: Request) -> dict[str, Any]:
    found = {}
    for name, text in request.query_params.items():
        if name not in route.query:
            raise Refused("malformed", f"there is no parameter {name!r}")
        check_zero(text)
        try:
            found[name] = msgspec.convert(text, route.query[name], strict=False)
        except msgspec.ValidationError as error:
            raise Refused("malformed", f"{name}: {error}") from None
    return found


async def read_body(route: Route, request: Request, decoder: json.Decoder[Any] | None) -> object:
    if route.body is None:
        return None
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if decoder is not None and kind != JSON:
        raise Refused("not-json", f"the body has to be {JSON}")
    content = b""
    async for chunk in request.stream():
        content += chunk
        if len(content) > route.most:
            raise Refused("too-large", f"a body has at most {route.most} bytes")
    try:
        check_zero(content)
        return content.decode() if decoder is None else decoder.decode(content)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("malformed", str(error)) from None


def check_zero(content: str | bytes) -> None:
    """PostgreSQL has no place for the character 0, and nobody has a use for it."""
    text = content if isinstance(content, str) else content.decode()
    if "\0" in text or "\\u0000" in text:
        raise Refused("malformed", "the character 0 is not allowed")


# the OpenAPI document


def openapi(routes: list[Route]) -> dict[str, Any]:
    """The routes as OpenAPI says it, with the schemas of the structs."""
    types = [kind for route in routes for kind in (route.body, route.answer) if described(kind)]
    schemas, components = json.schema_components(
        [*types, Error], ref_template="#/components/schemas/{name}"
    )
    known = {id(kind): schema for kind, schema in zip([*types, Error], schemas, strict=True)}
    paths: dict[str, Any] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Kontor", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"session": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
    }


def described(kind: Any) -> bool:
    return kind not in (None, str)


def operation(route: Route, known: Mapping[int, Any]) -> dict[str, Any]:
    parameters = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "string", "pattern": "^[^/]+$"},
        }
        for name in [part[1:-1] for part in route.path.split("/") if part.startswith("{")]
    ]
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": json.schema(kind)}
        for name, kind in route.query.items()
    ]
    answer = {route.media: {"schema": {"type": "string"}}}
    if described(route.answer):
        answer = {JSON: {"schema": known[id(route.answer)]}}
    responses: dict[str, Any] = {
        str(route.status): {"description": "Done.", "content": answer},
    }
    for code in route.codes:
        responses[str(STATUS[code])] = {
            "description": "Refused.",
            "content": {JSON: {"schema": known[id(Error)]}},
        }
    found: dict[str, Any] = {
        "summary": route.handler.__doc__,
        "operationId": route.handler.__name__,
        "parameters": parameters,
        "responses": responses,
    }
    if route.signed:
        found["security"] = [{"session": []}]
    if route.body is not None:
        media = "text/plain" if route.body is str else JSON
        schema = {"type": "string"} if route.body is str else known[id(route.body)]
        found["requestBody"] = {"required": True, "content": {media: {"schema": schema}}}
    return found
