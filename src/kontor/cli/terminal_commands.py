"""What a person types at the terminal: choices by number or notation, and commands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from kontor.cli import saves
from kontor.cli.choices import Choice, entries_of, forced, lay_out
from kontor.cli.language import say
from kontor.cli.saves import PERSON
from kontor.core.errors import IllegalAction, KontorError, NotationError
from kontor.core.events import visible
from kontor.core.replay import follow

if TYPE_CHECKING:
    from kontor.cli.terminal_session import Session

LOG_LINES = 40
RULES_SHOWN = 8
HELP = (
    ("12", "number"),
    ("{choice}", "notation"),
    ("{start}", "start"),
    ("Enter", "enter"),
    ("u, undo", "undo"),
    ("board", "board"),
    ("legend", "legend"),
    ("score", "score"),
    ("log", "log"),
    ("why {wrong}", "why"),
    ("rules {word}", "rules"),
    ("save", "save"),
    ("q, quit", "quit"),
)
"""What can be typed, and the text that says what it does."""

EXAMPLES = {
    "burgundy": {
        "choice": "4:take:church@4",
        "start": "4:take",
        "wrong": "4:take:mine@1",
        "word": "castle",
    },
    "mombasa": {
        "choice": "plan:2:coffee2",
        "start": "plan:2",
        "wrong": "expand:cairo",
        "word": "share",
    },
}
"""What the help names as examples for each title."""


class Leave(Exception):
    """The person wants to stop for now."""


def obey(session: Session, text: str, choices: Sequence[Choice]) -> None:
    """Do what a line says; a line that makes no sense changes nothing."""
    word, _, rest = text.partition(" ")
    command = COMMANDS.get(word.lower())
    if not text:
        if len(choices) == 1:
            session.decide(choices[0])
        else:
            session.ask(choices, every=True)
    elif command is not None:
        command(session, rest.strip())
    elif text.isascii() and text.isdigit():
        number = int(text[:9])
        if 1 <= number <= len(choices):
            session.decide(choices[number - 1])
        else:
            session.tell("choices-range", "red", last=len(choices))
    else:
        do_notation(session, text, choices)


def do_notation(session: Session, text: str, choices: Sequence[Choice]) -> None:
    started = [choice for choice in choices if choice.notation.startswith(text)]
    if started and text not in {choice.notation for choice in started}:
        width = session.console.width
        for line in lay_out(choices, entries_of(started, width), width):
            session.console.print(line)
        return
    action = read_notation(session, text)
    if action is None:
        return
    for choice in choices:
        if choice.action == action:
            session.decide(choice)
            return
    refuse(session, action)


def read_notation(session: Session, text: str) -> int | None:
    """The action that a notation stands for; if it stands for none, a caret shows where."""
    clean = "".join(c if c.isprintable() else "?" for c in text)
    try:
        return session.play.state.read(PERSON, clean)
    except NotationError as error:
        # A wrong word that shares some letters with a verb is as wrong as any other.
        at = error.at if ":" in clean[: error.at + 1] else 0
        # Long lines are left to the terminal to break, so that the caret stays in its column.
        session.console.print(Text(f"  {clean}"), soft_wrap=True)
        before = " " * (2 + cell_len(clean[:at]))
        session.console.print(Text(f"{before}^", "bold red"), soft_wrap=True)
        wanted = say("expected-choice")
        if at > 0:
            wanted = f" {say('or')} ".join(expected(session, what) for what in error.expected[:6])
        session.tell("expected", "red", column=at + 1, wanted=wanted)
    return None


def expected(session: Session, text: str) -> str:
    """What a notation expects: a field in words, or letters as they are."""
    if text == "the end":
        return say("expected-end")
    fields = [field for family in session.game.actions.families for field in family.fields]
    names = {field.what: field.name for field in fields}
    return session.words.say(f"field-{names[text]}") if text in names else text


def refuse(session: Session, action: int) -> None:
    refusal = session.play.state.refusal(PERSON, action)
    session.tell("not-allowed", "red", reason=reason(session, refusal), rule=refusal.rule)


def reason(session: Session, refusal: IllegalAction) -> str:
    try:
        return session.words.refusal(refusal)
    except KontorError:
        return str(refusal)


def undo(session: Session, _rest: str) -> None:
    if not session.play.may_undo(PERSON):
        session.tell("nothing-to-undo", "red")
        return
    last = [d.text for d in session.play.record.standing() if d.seat == PERSON][-1]
    session.play.undo(PERSON)
    # A decision without alternatives would be done again at once: go behind it too.
    while forced(session.play.state) is not None and session.play.may_undo(PERSON):
        session.play.undo(PERSON)
    session.save()
    session.news = []
    session.notes.append(say("taken-back", choice=last))


def tell_help(session: Session, _rest: str) -> None:
    session.tell("help-title", "bold")
    for typed, key in HELP:
        shown = typed.format(**EXAMPLES[session.game.name])
        meaning = say(f"help-{key}", game=session.game.name)
        session.console.print(Text.assemble((f"  {shown:<18}", "bold"), meaning))


def tell_log(session: Session, rest: str) -> None:
    """The log, made anew from the record."""
    trail = follow(session.game, session.play.record)
    events = [event for log in trail.logs for event in visible(log, PERSON)]
    lines = session.lines(events)
    for line in lines if rest == "all" else lines[-LOG_LINES:]:
        session.say(line)


def show_board(session: Session, _rest: str) -> None:
    session.console.print(session.drawing.draw(session.play.state.view(PERSON), session.players))


def show_legend(session: Session, _rest: str) -> None:
    session.console.print(session.drawing.legend(session.play.state.view(PERSON)))


def show_score(session: Session, _rest: str) -> None:
    session.console.print(session.drawing.scores(session.play.state.view(PERSON), session.players))


def search(session: Session, rest: str) -> None:
    if session.rules is None:
        session.tell("rules-missing")
        return
    found = session.rules(rest) if rest else []
    for rule in found[:RULES_SHOWN]:
        session.say(rule)
    if not rest:
        session.tell("rules-name", example=f"rules {EXAMPLES[session.game.name]['word']}")
    elif not found:
        session.tell("rules-none", words=rest)
    elif len(found) > RULES_SHOWN:
        session.tell("rules-more", "dim", count=len(found) - RULES_SHOWN)


def why(session: Session, rest: str) -> None:
    if not rest:
        session.tell("why-name", example=f"why {EXAMPLES[session.game.name]['wrong']}")
        return
    action = read_notation(session, rest)
    if action is None:
        return
    if action in session.play.state.legal(PERSON):
        session.tell("allowed")
        return
    refuse(session, action)
    rule = session.play.state.refusal(PERSON, action).rule
    found = session.rules(rule) if session.rules else []
    for text in [text for text in found if text.startswith(rule)][:1]:
        session.say(text, "dim")


def tell_save(session: Session, _rest: str) -> None:
    if session.save():
        path = str(saves.save_file(session.game.name))
        session.console.print(Text(say("saved-in", path=path)), soft_wrap=True)


def leave(_session: Session, _rest: str) -> None:
    raise Leave


COMMANDS: dict[str, Callable[[Session, str], None]] = {
    "u": undo,
    "undo": undo,
    "?": tell_help,
    "help": tell_help,
    "log": tell_log,
    "board": show_board,
    "legend": show_legend,
    "score": show_score,
    "rules": search,
    "why": why,
    "save": tell_save,
    "q": leave,
    "quit": leave,
}
