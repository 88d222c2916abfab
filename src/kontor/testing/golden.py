"""Golden games: whole games as text, every line of which is checked.

A golden file is a record, line by line behind `> `, with what it must lead to in between: what
happened in words, how many choices there were, the scores and the hash of the state, and at each
new phase the whole position.
"""

from dataclasses import replace

from kontor.core import record as records
from kontor.core.events import Log
from kontor.core.game import Game, State
from kontor.core.record import Record, Undo
from kontor.core.replay import follow
from kontor.core.words import Words

MARK = "> "


def transcript(game: Game, record: Record) -> str:
    """The golden text of a record."""
    words = Words(game.name)
    head, _, body = record.write().partition("\nsetup")
    body_lines = ("setup" + body).rstrip("\n").split("\n")
    lines = [MARK + line for line in head.split("\n")]
    states, logs = history(game, record)
    for line, state, log in zip(body_lines, states, logs, strict=False):
        lines += [MARK + line, *describe(state, log, words, record.players)]
    lines += [MARK + line for line in body_lines[len(states) :]]
    return "\n".join(lines) + "\n"


def history(game: Game, record: Record) -> tuple[list[State], list[Log]]:
    """The state and the events after each line of a record, undos included."""
    trail = follow(game, record)
    undone = [index for index, entry in enumerate(record.entries) if isinstance(entry, Undo)]
    if not undone:
        return trail.states, trail.logs
    # Before an undo the record stood as if it had never come.
    earlier = replace(record, entries=record.entries[: undone[-1]], result=None)
    states, logs = history(game, earlier)
    before = len(trail.states) - (len(record.entries) - undone[-1] - 1)
    return (
        [*states, trail.states[before - 1], *trail.states[before:]],
        [*logs, [], *trail.logs[before:]],
    )


def describe(state: State, log: Log, words: Words, players: list[str]) -> list[str]:
    lines = [words.event(event, players) for event in log]
    choices = " ".join(str(len(state.legal(seat))) for seat in range(state.players))
    scores = " ".join(str(score.total) for score in state.scores())
    lines.append(f"choices {choices}, scores {scores}, hash {state.digest()}")
    if any(event.key == "phase-begins" for event in log):
        lines.append(state.position())
    return lines


def record_of(text: str) -> Record:
    """The record inside a golden text."""
    lines = [line[len(MARK) :] for line in text.split("\n") if line.startswith(MARK)]
    return records.read("\n".join(lines) + "\n")
