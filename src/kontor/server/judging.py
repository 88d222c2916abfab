"""The analysis of a game as jobs for a worker process: some of its moments at a time, then what all
of them tell together."""

from time import monotonic
from typing import Any

from msgspec import Struct

from kontor.analysis.analyze import Analysis, AnalysisOrder, Verdict, order_for, searching
from kontor.analysis.games import game_of
from kontor.analysis.report import unworded
from kontor.bots import roster
from kontor.core import record as records
from kontor.core.errors import KontorError

SEED = 0
"""The one that `kontor analyze` takes if it is given none: the figures are the same."""
BREATH = 1.0
"""After so many seconds a job ends with the moment that it is at."""


class Judge(Struct, tag=True):
    """Some moments of a finished game, from one of them on."""

    text: str
    analyst: str
    first: int


class Conclude(Struct, tag=True):
    """The whole analysis, once all moments are judged."""

    text: str
    analyst: str
    verdicts: list[Verdict]


def analyst_of(player: str) -> tuple[str, int]:
    """Who judges, and with how many playouts for each decision, as players are written."""
    name, budget = roster.split(player)
    found = roster.NORMAL if budget is None else roster.read_budget(budget)
    searching(name)
    if found.playouts is None:
        raise KontorError(
            f"{player} cannot judge games: on a budget of time the figures would depend on the "
            "machine; write playouts, as in learned@60"
        )
    return name, found.playouts


def order_of(text: str, analyst: str) -> AnalysisOrder:
    return order_for(records.read(text), *analyst_of(analyst), SEED)


def judge(job: Judge) -> dict[str, Any]:
    """At least one moment, and how many the game has."""
    order = order_of(job.text, job.analyst)
    count = len(order.moments)
    found: list[Verdict] = []
    end = monotonic() + BREATH
    for number in range(job.first, count):
        found += order.play(range(number, number + 1)).found
        if monotonic() > end:
            break
    return {"moments": count, "verdicts": found}


def conclude(job: Conclude) -> dict[str, Any]:
    bot, playouts = analyst_of(job.analyst)
    record = records.read(job.text)
    record.options = game_of(record).settle(record.options)
    trail = order_of(job.text, job.analyst).trail
    return unworded(Analysis(record, trail, bot, playouts, SEED, job.verdicts))
