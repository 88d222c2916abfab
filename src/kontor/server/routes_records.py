"""Routes: records that people bring along."""

from sqlalchemy import select

from kontor.server import documents
from kontor.server.errors import Refused, not_found
from kontor.server.http import TEXT, Call, Reply, Route, encoded
from kontor.server.jobs import Course
from kontor.server.opening import checked
from kontor.server.routes_tables import Number, SeatNumber, followed, moment
from kontor.server.schema import uploads

MOST = 1024 * 1024


async def upload(call: Call) -> Reply:
    """Bring a record along; every line of it is checked."""
    found = await checked(call.desk.workshop, call.body)
    record = {
        "id": call.desk.sources.id(),
        "title": found["title"],
        "moves": found["moves"],
        "over": found["over"],
    }
    stored = {"person": call.me.id, "created": call.desk.sources.now(), "text": call.body}
    await call.desk.database.execute(uploads.insert(), {**record, **stored})
    return Reply(encoded({**record, "players": found["players"]}), 201)


async def upload_of(call: Call) -> tuple[str, bool]:
    """The text of a record that the caller brought along, and whether its game is over."""
    wanted = select(uploads.c.text, uploads.c.over).where(
        uploads.c.id == call.part("record"), uploads.c.person == call.me.id
    )
    row = await call.desk.database.ask_one(wanted)
    if row is None:
        raise not_found("record")
    return row.text, row.over


async def text_of(call: Call) -> str:
    return (await upload_of(call))[0]


async def finished_upload(call: Call) -> str:
    """The text of a record whose game is over."""
    text, over = await upload_of(call)
    if not over:
        raise Refused("not-now", "the game is not over")
    return text


async def uploaded(call: Call) -> Reply:
    """A record that you brought along."""
    return Reply((await text_of(call)).encode(), media=TEXT)


async def uploaded_moment(call: Call) -> object:
    """A record that you brought along, at one of its moves."""
    return await moment(call, await text_of(call))


async def uploaded_course(call: Call) -> object:
    """A record that you brought along, from its first move to its last."""
    return await followed(call, Course(await text_of(call)))


ROUTES = [
    Route(
        "POST", "/api/records", upload, documents.Upload, str, 201,
        limit="upload", most=MOST, refusals=("record",),
    ),
    Route("GET", "/api/records/{record}", uploaded),
    Route(
        "GET", "/api/records/{record}/replay", uploaded_moment, documents.Moment,
        query={"move": Number, "seat": SeatNumber}, refusals=("record",),
    ),
    Route(
        "GET", "/api/records/{record}/course", uploaded_course, list[documents.Step],
        refusals=("record",),
    ),
]  # fmt: skip
