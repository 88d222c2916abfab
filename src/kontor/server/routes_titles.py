"""Routes: the titles and everything a screen needs to draw them. They never change while a version
runs, so they are made once and may be kept by browsers."""

from functools import cache
from hashlib import blake2b

from msgspec import json

from kontor import games
from kontor.games.mombasa.draw_map import board_svg
from kontor.games.mombasa.game import Mombasa
from kontor.server import documents, pieces
from kontor.server.errors import not_found
from kontor.server.http import JSON, TEXT, Call, Reply, Route
from kontor.server.packing import pack

SVG = "image/svg+xml"


def kept(call: Call, content: bytes, media: str) -> Reply:
    """An answer that a browser may keep: it asks whether it is still the same."""
    tag = f'"{blake2b(content, digest_size=8).hexdigest()}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if call.request.headers.get("if-none-match") == tag:
        return Reply(b"", 304, media, headers)
    sent, encoding = pack(call.request, content)
    return Reply(sent, 200, media, {**headers, **encoding})


def known_title(call: Call) -> str:
    title = call.part("title")
    if title not in games.TITLES:
        raise not_found("title")
    return title


async def titles(call: Call) -> Reply:
    """The titles there are, with their options and levels."""
    return kept(call, titles_json(), JSON)


async def title(call: Call) -> Reply:
    """One title."""
    return kept(call, json.encode(pieces.title_document(games.load(known_title(call)))), JSON)


async def components(call: Call) -> Reply:
    """The pieces of a title."""
    return kept(call, components_json(known_title(call)), JSON)


async def words(call: Call) -> Reply:
    """The words of a title in a language, as a Fluent file."""
    name, language = known_title(call), call.part("language")
    if language not in pieces.languages(name):
        raise not_found("language")
    return kept(call, pieces.words_text(name, language).encode(), TEXT)


async def symbols(call: Call) -> Reply:
    """The symbols of a title as one picture."""
    return kept(call, pieces.symbols_text(known_title(call)).encode(), SVG)


async def board(call: Call) -> Reply:
    """The board of Mombasa as one picture."""
    return kept(call, board_picture(), SVG)


@cache
def titles_json() -> bytes:
    return json.encode([pieces.title_document(games.load(name)) for name in games.TITLES])


@cache
def components_json(title: str) -> bytes:
    return json.encode(pieces.components_document(games.load(title)))


@cache
def board_picture() -> bytes:
    game = games.load("mombasa")
    assert isinstance(game, Mombasa)
    return board_svg(game.components).encode()


ROUTES = [
    Route("GET", "/api/titles", titles, list[documents.Title], signed=False),
    Route("GET", "/api/titles/{title}", title, documents.Title, signed=False),
    Route("GET", "/api/titles/{title}/components", components, documents.Components, signed=False),
    Route("GET", "/api/titles/{title}/words/{language}", words, signed=False),
    Route("GET", "/api/titles/{title}/symbols.svg", symbols, media=SVG, signed=False),
    Route("GET", "/api/titles/mombasa/board.svg", board, media=SVG, signed=False),
]
