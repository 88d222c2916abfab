"""Opening tables: new ones, those that go on from a recorded game, and rematches."""

from dataclasses import dataclass
from functools import partial
from typing import Any

from msgspec import json, structs
from sqlalchemy import Connection, select
from sqlalchemy import Table as SqlTable

from kontor import games
from kontor.core import record as records
from kontor.core.errors import KontorError
from kontor.core.game import Game
from kontor.core.play import branch
from kontor.server.commands import OpenTable, Sit
from kontor.server.drafts import Draft, Who, bot_chair, chair_body, seated
from kontor.server.errors import Refused, not_found, refused
from kontor.server.house import House, Live
from kontor.server.jobs import Check, game_of
from kontor.server.journal import row as entry_row
from kontor.server.log import Chair, Clock, Entry, Row, Source, Spec
from kontor.server.schema import entries, members, tables, uploads
from kontor.server.table import Table
from kontor.server.workshop import Workshop

SECOND = 1000
LONGEST = 60 * 86_400 * SECOND
"""The most time a clock may give: 60 days."""
CHECK_SECONDS = 30.0


@dataclass
class Start:
    """What a table begins with: a title with its options, or a record at a move."""

    game: Game
    options: dict[str, int | str]
    record: str = ""


async def open_table(house: House, workshop: Workshop, who: Who, wish: OpenTable) -> Live:
    """Open a table as somebody wishes it."""
    start = await starting(house, workshop, who, wish)
    chairs = chairs_of(who, wish.seats, int(start.options["players"]))
    check_clock(wish.clock)
    if wish.rated and wish.source is not None:
        raise Refused("options", "a game that goes on from another one is not rated")
    spec = Spec(
        title=start.game.name,
        options=start.options,
        components=start.game.component_hash,
        private=wish.private,
        rated=wish.rated,
        confirm=wish.confirm,
        clock=wish.clock,
        source=wish.source,
    )
    table, rows = new_table(house, who, spec, start.game, chairs, start.record)
    await house.database.write(partial(insert, rows))
    return await house.find(table.id)


async def starting(house: House, workshop: Workshop, who: Who, wish: OpenTable) -> Start:
    if wish.source is None:
        if wish.title not in games.TITLES:
            raise not_found("title")
        game = games.load(wish.title)
        try:
            return Start(game, game.settle(wish.options))
        except KontorError as error:
            raise refused(error) from None
    text = await source_record(house, who, wish.source)
    await checked(workshop, text)
    record = records.read(text)
    if wish.title != record.game:
        raise Refused("options", f"the record is one of {record.game!r}")
    if wish.options:
        raise Refused("options", "the options come with the record")
    game = game_of(record.game, record.component_data)
    if record.component_data:
        await house.shelf.add(game.name, game.component_hash, record.component_data)
    check_branch(game, text, wish.source.move)
    return Start(game, game.settle(record.options), text)


def check_branch(game: Game, text: str, move: int) -> None:
    """Whether a game can go on from a move: tried out, since only the rules know."""
    record = records.read(text)
    try:
        branch(game, record, move, bytes(32), record.players)
    except KontorError as error:
        raise refused(error) from None


async def source_record(house: House, who: Who, source: Source) -> str:
    """The record of a finished table or of an upload."""
    if (source.table is None) == (source.record is None):
        raise Refused("malformed", "from: give either a table or a record")
    if source.table is not None:
        live = await house.visible(source.table, who.person)
        if live.table.status != "over":
            raise Refused("not-now", "the game is not over")
        return record_text(live.table)
    wanted = select(uploads.c.text).where(
        uploads.c.id == source.record, uploads.c.person == who.person
    )
    found = await house.database.ask_one(wanted)
    if found is None:
        raise not_found("record")
    return str(found.text)


async def checked(workshop: Workshop, text: str) -> dict[str, Any]:
    """What a record holds, after a check of every line of it."""
    done = await workshop.do(Check(text), CHECK_SECONDS)
    if done.error is not None:
        raise Refused("record", done.error, line=done.line)
    result: dict[str, Any] = done.result
    return result


def record_text(table: Table) -> str:
    """The record of a table: the key when it is over; what was dealt in secret only then."""
    assert table.play is not None
    record = table.play.record
    if table.game.component_hash != games.load(table.game.name).component_hash:
        record.component_data = table.game.component_data
    return record.write(veiled=table.veiled and table.status != "over")


def chairs_of(who: Who, given: list[Sit] | None, players: int) -> list[Chair]:
    """Who sits where at first: the one who opens the table on the seats for a person."""
    if given is None:
        given = [Sit()] + [Sit(kind="open")] * (players - 1)
    if len(given) != players:
        raise Refused("options", f"there are {len(given)} seats for {players} players")
    return [chair_of(who, wish) for wish in given]


def chair_of(who: Who, wish: Sit) -> Chair:
    if wish.kind == "person":
        return seated(who, wish.name)
    return bot_chair(wish.level) if wish.kind == "bot" else Chair()


def check_clock(clock: Clock | None) -> None:
    if clock is None:
        return
    if not 5 * SECOND <= clock.time <= LONGEST or not 0 <= clock.increment <= LONGEST:
        raise Refused("options", "a clock gives from 5 seconds to 60 days")


Inserts = list[tuple[SqlTable, dict[str, Any]]]


def new_table(
    house: House, who: Who, spec: Spec, game: Game, chairs: list[Chair], source: str
) -> tuple[Table, Inserts]:
    """A table, and the rows that make it."""
    assert who.person is not None
    sources = house.sources
    now = sources.now()
    row = Row(sources.id(), who.person, sources.id(), sources.key(), now, spec)
    body: dict[str, Any] = {"seats": [chair_body(chair) for chair in chairs]}
    if source:
        body["source"] = source
    entry = Entry(row.id, 1, "open", now, None, None, None, who.person, body)
    table = Table(row, game)
    table.take(entry)
    inserts: Inserts = [
        (
            tables,
            {
                "id": row.id,
                "title": spec.title,
                "status": "open",
                "private": spec.private,
                "host": row.host,
                "invite": row.invite,
                "key": row.key,
                "created": now,
                "summary": table.summary_text(),
                "spec": json.encode(spec).decode(),
            },
        ),
        (entries, entry_row(entry)),
        (members, {"table_id": row.id, "person": who.person}),
    ]
    return table, inserts


def insert(rows: Inserts, connection: Connection) -> None:
    for target, values in rows:
        connection.execute(target.insert(), values)


async def rematch(house: House, live: Live, who: Who) -> Live:
    """A table like a finished one: whoever asks sits down again, bots do too, and the others are
    invited. All seats move up by one, so that somebody else begins."""
    old = live.table
    if not old.seats_of(who.person):
        raise Refused("forbidden", "only those who played may ask for a rematch")
    if old.status != "over":
        raise Refused("not-now", "the game is not over")
    if old.rematch is None:
        spec = structs.replace(old.spec, source=None)
        chairs = [again(who, chair) for chair in old.seats[1:] + old.seats[:1]]
        new, rows = new_table(house, who, spec, old.game, chairs, "")
        others = old.people - {str(who.person)}
        rows += [(members, {"table_id": new.id, "person": person}) for person in sorted(others)]

        def draft(table: Table) -> Draft:
            if table.rematch is not None:
                raise Refused("taken", "there is a rematch")
            return Draft("rematch", body={"table": new.id})

        try:
            await house.enter(live, who, draft, also=partial(insert, rows))
        except Refused as refusal:
            if refusal.code != "taken":
                raise
    assert old.rematch is not None
    return await house.find(old.rematch)


def again(who: Who, chair: Chair) -> Chair:
    if chair.kind == "bot":
        return bot_chair(chair.level)
    return seated(who, chair.name) if chair.person == who.person else Chair()
