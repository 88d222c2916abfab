"""Whether a wish can be granted, and the entry that would do it. Nothing here changes a table."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from kontor.bots.roster import LEVELS
from kontor.core import play as plays
from kontor.core import record as records
from kontor.core.errors import KontorError
from kontor.core.play import Attempt, Play
from kontor.server import commands
from kontor.server.commands import Command
from kontor.server.errors import Refused, refused
from kontor.server.log import Body, Chair, Entry
from kontor.server.table import Table


@dataclass(frozen=True)
class Who:
    """Who wishes something: a person, or the house itself (a bot's move, a clock)."""

    person: str | None
    name: str = ""
    house: bool = False


HOUSE = Who(None, house=True)


@dataclass
class Draft:
    """An entry to be, and what it was tried out with."""

    kind: str
    seat: int | None = None
    sequence: int | None = None
    client: str | None = None
    body: Body = field(default_factory=dict)
    attempt: Attempt | Play | None = None

    def entry(self, table: Table, who: Who, at: int) -> Entry:
        return Entry(
            table=table.id,
            number=table.number + 1,
            kind=self.kind,
            at=at,
            seat=self.seat,
            sequence=self.sequence,
            client=self.client,
            person=who.person,
            body=self.body,
        )


def client_key(command: Command, who: Who) -> str:
    """A command's id among those of the table. Ids of different people never meet, so that nobody
    learns by guessing what others have sent."""
    seat = getattr(command, "seat", "")
    return f"{'house' if who.house else who.person}:{seat}:{command.kind}:{command.id}"


def own_seat(table: Table, who: Who, seat: int) -> Chair:
    """A seat that is this person's."""
    if seat >= len(table.seats):
        raise Refused("not-found", f"the table has {len(table.seats)} seats")
    chair = table.seats[seat]
    if not who.house and (who.person is None or chair.person != who.person):
        raise Refused("forbidden", f"seat {seat} is not yours")
    return chair


def playing(table: Table) -> Play:
    if table.status != "playing" or table.play is None:
        raise Refused("not-now", f"the table is {table.status}")
    return table.play


def on_time(table: Table, seat: int, sequence: int) -> None:
    current = table.sequences[seat]
    if sequence != current:
        raise Refused("stale", f"seat {seat} is at {current}, not {sequence}", sequence=current)


def acting_seat(table: Table, who: Who, seat: int, sequence: int) -> Play:
    """The game, if the seat may act in it now and this is the number it is at."""
    chair = own_seat(table, who, seat)
    play = playing(table)
    on_time(table, seat, sequence)
    if (chair.player is not None) != who.house:
        raise Refused("not-now", f"a bot plays for seat {seat}: take it back first")
    return play


def move(table: Table, who: Who, wish: commands.Move) -> Draft:
    play = acting_seat(table, who, wish.seat, wish.sequence)
    try:
        action = play.state.read(wish.seat, wish.action)
        attempt = play.attempt(wish.seat, action)
    except KontorError as error:
        raise refused(error) from None
    after = attempt.state
    final = not after.may_undo(wish.seat) or wish.seat not in after.actors
    if table.spec.confirm and final and not wish.confirm and not who.house:
        raise Refused("confirm", "this ends your turn or cannot be undone: send it with 'confirm'")
    body: Body = {"action": attempt.text}
    if attempt.draws:
        body["draws"] = list(attempt.draws)
    return Draft("move", wish.seat, wish.sequence, client_key(wish, who), body, attempt)


def undo(table: Table, who: Who, wish: commands.Undo) -> Draft:
    acting_seat(table, who, wish.seat, wish.sequence)
    if not table.may_undo(wish.seat):
        raise Refused("not-now", "there is nothing of yours that can still be taken back")
    return Draft("undo", wish.seat, wish.sequence, client_key(wish, who))


def offer(table: Table, who: Who, wish: commands.Offer) -> Draft:
    own_seat(table, who, wish.seat)
    play = playing(table)
    if table.offer is not None:
        raise Refused("not-now", "there is an offer that has to be answered first")
    to = wish.to
    if to is None:
        own = [i for i, decision in enumerate(play.record.standing()) if decision.seat == wish.seat]
        if not own:
            raise Refused("not-now", "you have made no decision that stands")
        to = own[-1]
    check_rewind(play, to)
    return Draft("offer", wish.seat, None, client_key(wish, who), {"to": to})


def check_rewind(play: Play, to: int) -> None:
    """Whether a game can go back so far."""
    if not 0 <= to < play.moves:
        raise Refused("not-now", f"{to} is not a number of decisions below {play.moves}")
    if play.record.branch is not None and to < play.record_decisions(play.record.branch):
        raise Refused("not-now", "a branched game does not go back behind its branch")


def answer(table: Table, who: Who, wish: commands.Answer) -> Draft:
    own_seat(table, who, wish.seat)
    play = playing(table)
    if table.offer is None:
        raise Refused("not-now", "there is no offer")
    if not wish.agree:
        return Draft("decline", wish.seat, None, client_key(wish, who))
    check_rewind(play, table.offer.to)
    return Draft("agree", wish.seat, None, client_key(wish, who))


def takeover(table: Table, who: Who, wish: commands.Takeover) -> Draft:
    """Whether the person is absent was checked before; here it is the table's word that counts."""
    if wish.seat >= len(table.seats):
        raise Refused("not-found", f"the table has {len(table.seats)} seats")
    if not who.house and not table.seats_of(who.person):
        raise Refused("forbidden", "only those who play may ask for a bot")
    playing(table)
    level = check_level(wish.level or next(iter(LEVELS)))
    chair = table.seats[wish.seat]
    if chair.kind != "person" or chair.bot is not None:
        raise Refused("not-now", f"nobody has to be replaced on seat {wish.seat}")
    if wish.seat not in table.owing and chair.person != who.person:
        raise Refused("not-now", f"seat {wish.seat} owes no decision")
    body: Body = {"level": level}
    if who.house:
        body["late"] = True
    return Draft("takeover", wish.seat, None, client_key(wish, who), body)


def give_back(table: Table, who: Who, wish: commands.Return) -> Draft:
    chair = own_seat(table, who, wish.seat)
    playing(table)
    if chair.bot is None:
        raise Refused("not-now", "no bot plays for you")
    clocks = table.clocks
    if clocks is not None and clocks.clock.kind == "game" and clocks.left[wish.seat] == 0:
        raise Refused("not-now", "the time of this seat is up")
    return Draft("return", wish.seat, None, client_key(wish, who))


def chat(table: Table, who: Who, wish: commands.Chat) -> Draft:
    seats = table.seats_of(who.person)
    name = table.seats[seats[0]].name if seats else who.name
    text = "".join(c if c.isprintable() else " " for c in wish.text).strip()
    if not text:
        raise Refused("malformed", "there are no words in it")
    return Draft("chat", None, None, client_key(wish, who), {"name": name, "text": text})


def sit(table: Table, who: Who, seat: int, wish: commands.Sit) -> Draft:
    """Take a seat, or, as the host, put a bot there or clear it."""
    if table.status != "open":
        raise Refused("not-now", f"the table is {table.status}")
    if seat >= len(table.seats):
        raise Refused("not-found", f"the table has {len(table.seats)} seats")
    chair = table.seats[seat]
    host = who.person == table.row.host
    if chair.kind == "person" and chair.person != who.person and not (host and wish.kind == "open"):
        raise Refused("taken", f"somebody sits on seat {seat}")
    if wish.kind == "person":
        if chair.kind == "bot" and not host:
            raise Refused("taken", f"a bot sits on seat {seat}")
        return Draft("sit", seat, body=chair_body(seated(who, wish.name)))
    if not host and chair.person != who.person:
        raise Refused("forbidden", "only the host may do that")
    if wish.kind == "open":
        return Draft("stand", seat)
    if not host:
        raise Refused("forbidden", "only the host seats bots")
    return Draft("sit", seat, body=chair_body(bot_chair(wish.level)))


def seated(who: Who, name: str | None) -> Chair:
    assert who.person is not None
    return Chair("person", who.person, records.check_name(name or who.name))


def bot_chair(level: str | None) -> Chair:
    level = check_level(level or next(iter(LEVELS)))
    return Chair("bot", None, level.replace("-", " ").title(), level)


def check_level(level: str) -> str:
    if level not in LEVELS:
        raise Refused("options", f"there is no level {level!r}; there are: {', '.join(LEVELS)}")
    return level


def chair_body(chair: Chair) -> Body:
    return {
        "kind": chair.kind,
        "person": chair.person,
        "name": chair.name,
        "level": chair.level,
        "bot": chair.bot,
    }


def start(table: Table, who: Who) -> Draft:
    if who.person != table.row.host:
        raise Refused("forbidden", "only the host starts the game")
    if table.status != "open":
        raise Refused("not-now", f"the table is {table.status}")
    empty = [seat for seat, chair in enumerate(table.seats) if chair.kind == "open"]
    if empty:
        raise Refused("not-now", f"seat {empty[0]} is still open")
    people = [chair.person for chair in table.seats]
    if table.spec.rated and (None in people or len(set(people)) != len(people) or len(people) < 2):
        raise Refused("not-now", "a rated game needs a different person on every seat")
    names = [chair.name for chair in table.seats]
    if table.source:
        assert table.spec.source is not None
        source = records.read(table.source)
        play = plays.branch(table.game, source, table.spec.source.move, table.row.key, names)
    else:
        play, _log = plays.start(table.game, dict(table.spec.options), table.row.key, names)
    return Draft("start", body={"record": play.record.write()}, attempt=play)


def close(table: Table, who: Who) -> Draft:
    if who.person != table.row.host and not who.house:
        raise Refused("forbidden", "only the host closes the table")
    if table.status != "open":
        raise Refused("not-now", f"the table is {table.status}")
    return Draft("close")


WISHES: dict[str, Callable[[Table, Who, Any], Draft]] = {
    commands.Move.kind: move,
    commands.Undo.kind: undo,
    commands.Offer.kind: offer,
    commands.Answer.kind: answer,
    commands.Takeover.kind: takeover,
    commands.Return.kind: give_back,
    commands.Chat.kind: chat,
}
"""Who checks which command."""
