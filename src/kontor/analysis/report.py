"""An analysis in words and as a document for programs."""

from collections.abc import Iterator, Sequence
from typing import Any

from kontor.analysis.analyze import Analysis, Swing, Verdict
from kontor.bots.search import NO_DRAWS
from kontor.core.events import visible
from kontor.core.game import State
from kontor.core.words import Words

FORMAT = 1
"""Counts changes of the document that a reader would have to know of."""


def names(players: Sequence[str]) -> list[str]:
    """What to call the players: those of one name are told apart by their number."""
    return [
        f"{name} {seat + 1}" if players.count(name) > 1 else name
        for seat, name in enumerate(players)
    ]


class Told:
    """Words for what was found."""

    def __init__(self, analysis: Analysis, language: str):
        self.analysis = analysis
        self.trail = analysis.trail
        self.words = Words(analysis.record.game, language)
        self.names = names(analysis.record.players)

    def line(self, verdict: Verdict, notation: Sequence[str]) -> str:
        """A choice."""
        seat = verdict.moment.seat
        return "; ".join(
            self.words.action(state, seat, action)
            for state, action in steps(self.analysis, verdict, notation)
        )

    def choice(self, verdict: Verdict) -> str:
        return self.line(verdict, verdict.choice)

    def better(self, verdict: Verdict) -> str:
        return self.line(verdict, verdict.better)

    def came(self, verdict: Verdict) -> str:
        """What happened at the end of a moment, and what chance gave."""
        log = visible(self.trail.logs[verdict.moment.last], None)
        return " ".join(self.words.event(event, self.names) for event in log)


def steps(
    analysis: Analysis, verdict: Verdict, notation: Sequence[str]
) -> Iterator[tuple[State, int]]:
    """The actions of a choice, each with the state before it; what the last one does is not tried,
    since it may draw."""
    seat = verdict.moment.seat
    s = analysis.trail.states[verdict.moment.first - 1].copy()
    for number, text in enumerate(notation):
        action = s.read(seat, text)
        yield s, action
        if number + 1 < len(notation):
            s.step(seat, action, NO_DRAWS)


def document(analysis: Analysis, language: str) -> dict[str, Any]:
    """What was found, for programs; lists of numbers are in the order of the seats."""
    told = Told(analysis, language)
    return {
        **outline(analysis),
        "language": language,
        "moments": [
            {**verdict_document(verdict), **worded(verdict, told)} for verdict in analysis.verdicts
        ],
    }


def unworded(analysis: Analysis) -> dict[str, Any]:
    """The same for readers of any language: choices as keys and parameters, as a screen words
    them."""

    def labels(verdict: Verdict, notation: Sequence[str]) -> list[dict[str, Any]]:
        seat = verdict.moment.seat
        return [
            {
                "key": f"action-{state.actions.parts(action)[0].name}",
                "params": state.details(seat, action),
            }
            for state, action in steps(analysis, verdict, notation)
        ]

    return {
        **outline(analysis),
        "moments": [
            {
                **verdict_document(verdict),
                "labels": labels(verdict, verdict.choice),
                "better_labels": labels(verdict, verdict.better),
            }
            for verdict in analysis.verdicts
        ],
    }


def outline(analysis: Analysis) -> dict[str, Any]:
    """What is known of the game and of its players."""
    record, end = analysis.record, analysis.end
    finals = analysis.margins
    seats = range(end.players)
    return {
        "format": FORMAT,
        "game": record.game,
        "options": record.options,
        "players": record.players,
        "sides": sorted({tuple(sorted(end.partners(seat))) for seat in seats}),
        "decisions": len(analysis.trail.decisions),
        "finished": finals is not None,
        "result": record.result,
        "margins": rounded(finals) if finals is not None else None,
        "bot": analysis.bot,
        "budget": analysis.playouts,
        "seed": analysis.seed,
        "seats": [seat_document(analysis, seat) for seat in seats],
        "turning_points": [swing_document(swing) for swing in analysis.turning_points()],
    }


def seat_document(analysis: Analysis, seat: int) -> dict[str, Any]:
    account = analysis.account(seat)
    return {
        "player": analysis.record.players[seat],
        "choices": account.choices,
        "errors": account.errors,
        "cost": round(account.cost, 2),
        "luck": round(account.luck, 2),
        "luck_points": None if account.luck_points is None else round(account.luck_points, 2),
    }


def swing_document(swing: Swing) -> dict[str, Any]:
    return {
        "decision": swing.verdict.moment.last,
        "seat": swing.verdict.moment.seat,
        "by": "luck" if swing.by_luck else "error",
        "change": rounded(swing.change),
    }


def verdict_document(verdict: Verdict) -> dict[str, Any]:
    moment = verdict.moment
    found: dict[str, Any] = {
        "first": moment.first,
        "last": moment.last,
        "seat": moment.seat,
        "choice": list(verdict.choice),
    }
    if moment.free:
        found["before"] = rounded(verdict.before)
        found["after"] = rounded(verdict.after)
        found["cost"] = round(verdict.cost, 2)
        found["noise"] = round(verdict.noise, 2)
        found["better"] = list(verdict.better)
    if verdict.luck is not None:
        found["luck"] = rounded(verdict.luck.margins)
        if verdict.luck.points:
            found["luck_points"] = rounded(verdict.luck.points)
    return found


def worded(verdict: Verdict, told: Told) -> dict[str, str]:
    found = {"words": told.choice(verdict)}
    if verdict.moment.free:
        found["better_words"] = told.better(verdict)
    if verdict.luck is not None:
        found["came"] = told.came(verdict)
    return found


def rounded(numbers: Sequence[float]) -> list[float]:
    return [round(number, 2) for number in numbers]
