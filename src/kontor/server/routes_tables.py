"""Routes: tables and what is done at them."""

import asyncio
from contextlib import suppress
from typing import Annotated, Any

from msgspec import Meta, Raw
from sqlalchemy import select

from kontor.server import commands, documents, drafts
from kontor.server.drafts import Draft
from kontor.server.errors import Refused, not_found
from kontor.server.house import Live
from kontor.server.http import TEXT, Call, Reply, Route
from kontor.server.jobs import Course, Job, Replay
from kontor.server.opening import CHECK_SECONDS, open_table, record_text, rematch
from kontor.server.pieces import components_document
from kontor.server.schema import members, results, tables
from kontor.server.table import Table

PAGE = 50
LONGEST_WAIT = 25.0

SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Seconds = Annotated[float, Meta(ge=0, le=LONGEST_WAIT)]
Word = Annotated[str, Meta(max_length=64)]
Time = Annotated[int, Meta(ge=0, le=1 << 53)]


async def table_of(call: Call) -> Live:
    """The table of the path, if the caller may see it."""
    person = call.person.id if call.person is not None else None
    return await call.desk.house.visible(call.part("table"), person)


async def info(call: Call, live: Live) -> bytes:
    return live.table.info(await call.desk.house.is_member(live, call.me.id))


# lists


async def list_tables(call: Call) -> object:
    """Open tables and public games; yours with `mine`."""
    under_way = tables.c.status.in_(("open", "playing"))
    wanted = select(tables.c.summary).where(under_way).order_by(tables.c.created.desc()).limit(PAGE)
    if "title" in call.query:
        wanted = wanted.where(tables.c.title == call.query["title"])
    if not call.query.get("mine"):
        return await summaries(call, wanted.where(tables.c.private.is_(False)))
    own = tables.c.id.in_(select(members.c.table_id).where(members.c.person == call.me.id))
    found = await call.desk.database.ask(wanted.add_columns(tables.c.id).where(own))
    return [Raw(row.summary[:-1].encode() + await asked(call, row.id)) for row in found]


async def asked(call: Call, table: str) -> bytes:
    """The end of a summary: whether one of the caller's seats has to decide something."""
    live = await call.desk.house.visible(table, call.me.id)
    return b',"asked":true}' if live.table.asks(call.me.id) else b',"asked":false}'


async def archive(call: Call) -> object:
    """Finished games, newest first: public ones, and your own."""
    own = select(members.c.table_id).where(members.c.person == call.me.id)
    wanted = (
        select(tables.c.summary)
        .where(tables.c.status == "over", tables.c.private.is_(False) | tables.c.id.in_(own))
        .order_by(tables.c.finished.desc())
        .limit(PAGE)
    )
    if "title" in call.query:
        wanted = wanted.where(tables.c.title == call.query["title"])
    if "person" in call.query:
        played = select(results.c.table_id).where(results.c.person == call.query["person"])
        wanted = wanted.where(tables.c.id.in_(played))
    if "before" in call.query:
        wanted = wanted.where(tables.c.finished < call.query["before"])
    return await summaries(call, wanted)


async def summaries(call: Call, wanted: Any) -> list[Raw]:
    return [Raw(text.encode()) for (text,) in await call.desk.database.ask(wanted)]


# opening and seats


async def new_table(call: Call) -> Reply:
    """Open a table."""
    live = await open_table(call.desk.house, call.desk.workshop, call.who, call.body)
    return Reply(await info(call, live), 201)


async def take_invite(call: Call) -> object:
    """Take up an invite."""
    wanted = select(tables.c.id).where(tables.c.invite == call.part("invite"))
    found = await call.desk.database.ask_one(wanted)
    if found is None:
        raise not_found("invite")
    live = await call.desk.house.find(found.id)
    if not await call.desk.house.is_member(live, call.me.id):
        await call.desk.house.join(live, call.me.id)
    return await info(call, live)


async def seat(call: Call) -> object:
    """Sit down, seat a bot, or clear a seat."""
    live, number = await table_of(call), call.number("seat")

    def draft(table: Table) -> Draft:
        return drafts.sit(table, call.who, number, call.body)

    await call.desk.house.enter(live, call.who, draft)
    return await info(call, live)


async def leave(call: Call) -> object:
    """Leave a seat before the start."""
    live, number = await table_of(call), call.number("seat")

    def draft(table: Table) -> Draft:
        return drafts.sit(table, call.who, number, commands.Sit(kind="open"))

    await call.desk.house.enter(live, call.who, draft)
    return await info(call, live)


async def start(call: Call) -> object:
    """Start the game."""
    live = await table_of(call)
    await call.desk.house.enter(live, call.who, lambda table: drafts.start(table, call.who))
    return await info(call, live)


async def close(call: Call) -> object:
    """Give up a table that has not begun."""
    live = await table_of(call)
    await call.desk.house.enter(live, call.who, lambda table: drafts.close(table, call.who))
    return await info(call, live)


async def new_rematch(call: Call) -> object:
    """A table like this one, for the same people."""
    live = await table_of(call)
    return await info(call, await rematch(call.desk.house, live, call.who))


# looking


async def look(call: Call) -> object:
    """A table as one of its viewers sees it."""
    return await frame(call, await table_of(call), 0)


async def events(call: Call) -> object:
    """What happened after a number; waits for something if nothing did."""
    live = await table_of(call)
    after = call.query.get("after", 0)
    viewer = viewer_of(call, live)
    if live.table.streams[viewer].number <= after and call.query.get("wait"):
        end = asyncio.get_running_loop().time() + call.query["wait"]
        with suppress(TimeoutError):
            async with asyncio.timeout_at(end):
                while live.table.streams[viewer].number <= after:
                    await live.changed.wait()
    return await frame(call, live, after)


def viewer_of(call: Call, live: Live) -> int | None:
    """The seat that was asked for, or the first one of the caller."""
    own = live.table.seats_of(call.me.id)
    wanted = call.query.get("seat", own[0] if own else None)
    return call.desk.house.viewer(live, call.me.id, wanted)


async def frame(call: Call, live: Live, after: int) -> bytes:
    house = call.desk.house
    muted = await call.desk.people.muted(call.me.id)
    member = await house.is_member(live, call.me.id)
    content, _number = await house.frame(live, viewer_of(call, live), after, member, muted)
    return content


async def table_components(call: Call) -> object:
    """The pieces that a table is played with."""
    return components_document((await table_of(call)).table.game)


async def record(call: Call) -> Reply:
    """The record: of a finished game, or of your own one from your own view."""
    live = await table_of(call)
    if live.table.play is None:
        raise Refused("not-now", f"the table is {live.table.status}")
    if live.table.status != "over" and not live.table.seats_of(call.me.id):
        raise Refused("forbidden", "the record of a running game is for its players")
    name = f"{live.table.spec.title}-{live.table.id}.kontor"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Reply(record_text(live.table).encode(), media=TEXT, headers=headers)


async def finished(call: Call) -> str:
    """The record of a game that is over."""
    live = await table_of(call)
    if live.table.status != "over":
        raise Refused("not-now", "the game is not over")
    return record_text(live.table)


async def replay(call: Call) -> object:
    """A finished game at one of its moves."""
    return await moment(call, await finished(call))


async def course(call: Call) -> object:
    """A finished game from its first move to its last."""
    return await followed(call, Course(await finished(call)))


async def moment(call: Call, text: str) -> object:
    return await followed(call, Replay(text, call.query.get("move", 0), call.query.get("seat")))


async def followed(call: Call, job: Job) -> object:
    """What a worker finds out by following a record."""
    done = await call.desk.workshop.do(job, CHECK_SECONDS)
    if done.error is not None:
        raise Refused("record", done.error)
    return done.result


# commands


async def command(call: Call) -> object:
    """Do something at a table, once."""
    live = await table_of(call)
    if isinstance(call.body, commands.Chat):
        call.desk.limits.check("chat", call.me.id)
    house = call.desk.house
    sequence = await house.finish(house.do(live, call.who, call.body))
    return {"id": call.body.id, "seat": getattr(call.body, "seat", None), "sequence": sequence}


async def move(call: Call) -> object:
    """Make a decision."""
    return await command(call)


async def undo(call: Call) -> object:
    """Take back your own last decision."""
    return await command(call)


async def offer(call: Call) -> object:
    """Ask everybody to go back."""
    return await command(call)


async def answer(call: Call) -> object:
    """Agree to go back, or not."""
    return await command(call)


async def takeover(call: Call) -> object:
    """Let a bot play for somebody who is absent, or for you."""
    return await command(call)


async def give_back(call: Call) -> object:
    """Take your seat back from the bot."""
    return await command(call)


async def chat(call: Call) -> object:
    """Say something."""
    return await command(call)


def commanding(path: str, handler: Any, body: Any, *refusals: str) -> Route:
    codes = ("forbidden", "not-now", "stale", *refusals)
    return Route(
        "POST", f"/api/tables/{{table}}/{path}", handler, documents.Done, body, refusals=codes
    )


TABLE = "/api/tables/{table}"

ROUTES = [
    Route(
        "GET", "/api/tables", list_tables, list[documents.Listed],
        query={"mine": bool, "title": Word},
    ),
    Route(
        "GET", "/api/archive", archive, list[documents.Summary],
        query={"title": Word, "person": Word, "before": Time},
    ),
    Route(
        "POST", "/api/tables", new_table, documents.Info, commands.OpenTable, 201,
        limit="open", refusals=("options", "record", "not-now", "not-found"),
    ),
    Route("POST", "/api/invites/{invite}", take_invite, documents.Info),
    Route(
        "GET", TABLE, look, documents.TableFrame,
        query={"seat": SeatNumber}, refusals=("forbidden",),
    ),
    Route(
        "GET", TABLE + "/events", events, documents.TableFrame,
        query={"seat": SeatNumber, "after": Number, "wait": Seconds}, refusals=("forbidden",),
    ),
    Route("GET", TABLE + "/components", table_components, documents.Components),
    Route("GET", TABLE + "/record", record, refusals=("forbidden", "not-now")),
    Route(
        "GET", TABLE + "/replay", replay, documents.Moment,
        query={"move": Number, "seat": SeatNumber}, refusals=("not-now", "record"),
    ),
    Route(
        "GET", TABLE + "/course", course, list[documents.Step], refusals=("not-now", "record"),
    ),
    Route(
        "PUT", TABLE + "/seats/{seat}", seat, documents.Info, commands.Sit,
        refusals=("forbidden", "not-now", "taken", "options"),
    ),
    Route(
        "DELETE", TABLE + "/seats/{seat}", leave, documents.Info,
        refusals=("forbidden", "not-now", "taken"),
    ),
    Route("POST", TABLE + "/start", start, documents.Info, refusals=("forbidden", "not-now")),
    Route("POST", TABLE + "/close", close, documents.Info, refusals=("forbidden", "not-now")),
    Route(
        "POST", TABLE + "/rematch", new_rematch, documents.Info,
        refusals=("forbidden", "not-now"),
    ),
    commanding("moves", move, commands.Move, "illegal", "notation", "confirm"),
    commanding("undo", undo, commands.Undo),
    commanding("offers", offer, commands.Offer),
    commanding("offers/answer", answer, commands.Answer),
    commanding("takeover", takeover, commands.Takeover, "options"),
    commanding("return", give_back, commands.Return),
    commanding("chat", chat, commands.Chat),
]  # fmt: skip
