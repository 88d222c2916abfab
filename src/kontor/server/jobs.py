"""What worker processes do: think for a bot, check a record, judge a game. All of it takes too long
for the process that serves people, and somebody else's data may make it take longer still."""

from functools import lru_cache
from typing import Any

from msgspec import Struct

from kontor import games
from kontor.bots import make
from kontor.bots.bot import Player
from kontor.core import record as records
from kontor.core.components import unpacked_set
from kontor.core.errors import KontorError, RecordError
from kontor.core.events import Log
from kontor.core.game import Game
from kontor.core.record import Record
from kontor.core.replay import follow, verify
from kontor.server.judging import Conclude, Judge, conclude, judge

KEPT = 64
"""So many bots keep what they have thought of between decisions."""


class Decide(Struct, tag=True):
    """A bot's decision."""

    table: str
    title: str
    components: str
    """A packed component set; empty for the one that comes with the title."""
    position: str
    seat: int
    player: str
    seed: str


class Check(Struct, tag=True):
    """Whether a record holds, decision by decision and, with its key, draw by draw."""

    text: str


class Replay(Struct, tag=True):
    """A recorded game at one of its moves, as a viewer sees it."""

    text: str
    move: int
    seat: int | None


class Course(Struct, tag=True):
    """A recorded game from its first move to its last: who did what, and how the points stood."""

    text: str


class Done(Struct):
    """What came of a job; an error is one that a person can be told."""

    result: Any = None
    error: str | None = None
    line: int | None = None


Job = Decide | Check | Replay | Course | Judge | Conclude


def do(job: Job) -> Done:
    """Do a job."""
    try:
        return Done(JOBS[type(job)](job))
    except RecordError as error:
        return Done(error=str(error), line=error.line)
    except KontorError as error:
        return Done(error=str(error))


def decide(job: Decide) -> str:
    state = game_of(job.title, job.components).from_position(job.position)
    player = bot(job.table, job.seat, job.player, job.seed)
    return state.write(job.seat, player.decide(state, job.seat))


def check(job: Check) -> dict[str, object]:
    record = records.read(job.text)
    game = recorded_game(record)
    verify(game, record)
    trail = follow(game, record)
    return {
        "title": record.game,
        "players": record.players,
        "moves": len(trail.decisions),
        "over": trail.end.outcome is not None,
        "hash": trail.end.digest(),
    }


def replay(job: Replay) -> dict[str, object]:
    record = records.read(job.text)
    trail = follow(recorded_game(record), record)
    state = trail.at(job.move)
    made = trail.decisions[job.move - 1] if job.move else None
    seats = range(state.players)
    if job.seat is not None and job.seat not in seats:
        raise KontorError(f"there is no seat {job.seat}")
    return {
        "move": job.move,
        "moves": len(trail.decisions),
        "view": state.view(job.seat),
        "events": told(trail.logs[job.move]),
        "action": made.text if made else None,
        "by": made.seat if made else None,
    }


def course(job: Course) -> list[dict[str, object]]:
    record = records.read(job.text)
    trail = follow(recorded_game(record), record)
    made = [None, *trail.decisions]
    return [
        {
            "by": decision.seat if decision else None,
            "action": decision.text if decision else None,
            "points": [score.total for score in state.scores()],
            "events": told(log),
        }
        for decision, state, log in zip(made, trail.states, trail.logs, strict=True)
    ]


def told(log: Log) -> list[dict[str, object]]:
    return [{"key": event.key, "params": event.params} for event in log]


JOBS: dict[type[Job], Any] = {
    Decide: decide,
    Check: check,
    Replay: replay,
    Course: course,
    Judge: judge,
    Conclude: conclude,
}


def recorded_game(record: Record) -> Game:
    return game_of(record.game, record.component_data)


@lru_cache(8)
def game_of(title: str, components: str) -> Game:
    """A title, with a component set of its own if one is given."""
    if components:
        return games.with_components(title, unpacked_set(components))
    return games.load(title)


@lru_cache(KEPT)
def bot(table: str, seat: int, player: str, seed: str) -> Player:
    """The bot of a seat. Asked again it is the same one and may go on with what it knows."""
    return make(player, f"{seed} {table} {seat}")
