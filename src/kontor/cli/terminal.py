"""A game in the terminal: one person against bots.

The person types the number of a choice, a choice in notation, or a command. Every decision is
saved at once, so that leaving in whatever way loses nothing.
"""

import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from importlib import import_module
from io import TextIOWrapper

from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from kontor.bots import make as make_bot
from kontor.bots.bot import Player
from kontor.bots.roster import label
from kontor.cli import board_burgundy, board_mombasa, language, saves
from kontor.cli.board_parts import use
from kontor.cli.choices import (
    HIDDEN,
    SHORT_LIST,
    Choice,
    Drawing,
    choices_of,
    entries_of,
    forced,
    lay_out,
    short_entries,
)
from kontor.cli.language import listed, say
from kontor.cli.saves import PERSON, Saved, SaveError
from kontor.core import play as plays
from kontor.core.chance import fresh_key
from kontor.core.errors import IllegalAction, KontorError, NotationError
from kontor.core.events import Event, visible
from kontor.core.game import Game
from kontor.core.options import Options
from kontor.core.replay import follow

Read = Callable[[str], str]
Rules = Callable[[str], list[str]]

TALL = 38
"""From so many lines on the table is drawn large."""
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

DRAWINGS: dict[str, Drawing] = {"burgundy": board_burgundy, "mombasa": board_mombasa}


class Leave(Exception):
    """The person wants to stop for now."""


class Session:
    """A running game at the terminal."""

    def __init__(
        self,
        game: Game,
        saved: Saved,
        console: Console,
        read: Read,
        rules: Rules | None,
        news: list[Event],
    ):
        self.game = game
        self.saved = saved
        self.play = saved.play
        self.console = console
        self.read = read
        self.rules = rules
        self.news = news
        self.notes: list[str] = []
        self.forced: list[str] = []
        self.words = language.words(game.name)
        self.drawing = DRAWINGS[game.name]
        use(game)
        self.examples = EXAMPLES[game.name]
        self.players = self.play.record.players
        self.bot: tuple[int, Player] | None = None
        self.full = True

    # saying things

    def say(self, text: str, style: str = "") -> None:
        """A line of text; nothing in it is taken for markup."""
        self.console.print(Text(text, style))

    def tell(self, key: str, style: str = "", **params: str | int) -> None:
        """A text of the terminal."""
        self.say(say(key, **params), style)

    def lines(self, events: Sequence[Event]) -> list[str]:
        """Events in words; what one player did in a row becomes one line."""
        lines: list[str] = []
        last: object = "nobody"
        named = False
        for event in events:
            text = self.words.event(event, self.players)
            seat = event.params.get("seat")
            name = f"{self.players[int(seat)]} " if seat is not None else ""
            was_named, named = named, bool(name) and text.startswith(name)
            if seat != last:
                lines.append(text)
            elif was_named and named:
                lines[-1] = lines[-1].removesuffix(".") + "; " + text.removeprefix(name)
            else:
                lines[-1] += " " + text
            last = seat
        return lines

    def tell_news(self) -> None:
        told = [event for event in self.news if event.key not in self.drawing.QUIET]
        lines = self.notes + self.lines(told)
        if self.forced:
            lines.insert(0, say("done-for-you", choices=", ".join(self.forced)))
        self.news, self.notes, self.forced = [], [], []
        for line in lines:
            self.console.print(Padding(Text(line), (0, 0, 0, 2)))

    # the game

    def run(self) -> None:
        while self.play.state.outcome is None:
            waiting = [seat for seat in self.play.state.actors if seat != PERSON]
            if waiting:
                self.bot_moves(waiting[0])
            else:
                self.person_moves()
        self.conclude()

    def save(self) -> bool:
        try:
            saves.write(self.saved)
        except OSError as error:
            self.tell("not-saved", "bold red", error=str(error))
            return False
        return True

    def act(self, seat: int, action: int) -> None:
        self.news += visible(self.play.act(seat, action), PERSON)
        self.save()

    def bot_moves(self, seat: int) -> None:
        """A bot's decision. A bot is made anew for each turn, from the game and the moment, so that
        it plays the same after a break."""
        if self.bot is None or self.bot[0] != seat:
            record = self.play.record
            seed = f"{record.key_hash} {len(record.entries)} {seat}"
            self.bot = seat, make_bot(self.saved.bots[seat - 1], seed)
        state = self.play.state
        with self.thinking(self.players[seat]):
            action = self.bot[1].decide(state, seat)
        self.act(seat, action)
        self.full = True

    def thinking(self, name: str) -> AbstractContextManager[object]:
        if not self.console.is_terminal:
            return nullcontext()
        return self.console.status(Text(say("thinking", name=name)))

    def person_moves(self) -> None:
        self.bot = None
        state = self.play.state
        only = forced(state)
        if only is not None:
            self.forced.append(state.write(PERSON, only))
            self.act(PERSON, only)
            return
        choices = choices_of(state, self.words, self.drawing, self.players)
        self.show(choices)
        while self.play.state is state:
            self.obey(self.read(say("prompt") + " ").strip(), choices)

    def show(self, choices: Sequence[Choice]) -> None:
        """The table, what happened, what is asked, and the choices."""
        hints = [choice.hint for choice in choices]
        view = self.play.state.view(PERSON)
        compact = self.console.size.height < TALL
        screen = self.drawing.screen(view, self.players, hints, full=self.full, compact=compact)
        self.console.print()
        self.console.print(screen)
        self.full = False
        if (self.news or self.notes or self.forced) and not compact:
            self.console.print()
        self.tell_news()
        if not compact:
            self.console.print()
        self.ask(choices)

    def ask(self, choices: Sequence[Choice], every: bool = False) -> None:
        width = self.console.width
        lines = lay_out(choices, entries_of(choices, width), width)
        room = max(SHORT_LIST, self.console.size.height // 3)
        notes: list[str] = []
        for hidden in HIDDEN:
            if not every and len(lines) > room:
                lines = lay_out(choices, short_entries(choices, hidden), width)
                notes = [say("enter-lists")]
        if len(choices) == 1:
            notes.append(say("enter-ends"))
        if self.play.may_undo(PERSON):
            notes.append(say("undo-takes-back"))
        question = Text(self.drawing.asked(self.play.state.view(PERSON), PERSON), "bold")
        self.console.print(
            Text.assemble(question, (f" ({', '.join(notes)})" if notes else "", "dim"))
        )
        for line in lines:
            self.console.print(line)

    def decide(self, choice: Choice) -> None:
        self.act(PERSON, choice.action)
        self.full = choice.label in ("end", "done")

    # what the person types

    def obey(self, text: str, choices: Sequence[Choice]) -> None:
        """Do what a line says; a line that makes no sense changes nothing."""
        word, _, rest = text.partition(" ")
        command = COMMANDS.get(word.lower())
        if not text:
            if len(choices) == 1:
                self.decide(choices[0])
            else:
                self.ask(choices, every=True)
        elif command is not None:
            command(self, rest.strip())
        elif text.isascii() and text.isdigit():
            number = int(text[:9])
            if 1 <= number <= len(choices):
                self.decide(choices[number - 1])
            else:
                self.tell("choices-range", "red", last=len(choices))
        else:
            self.do_notation(text, choices)

    def do_notation(self, text: str, choices: Sequence[Choice]) -> None:
        started = [choice for choice in choices if choice.notation.startswith(text)]
        if started and text not in {choice.notation for choice in started}:
            width = self.console.width
            for line in lay_out(choices, entries_of(started, width), width):
                self.console.print(line)
            return
        action = self.read_notation(text)
        if action is None:
            return
        for choice in choices:
            if choice.action == action:
                self.decide(choice)
                return
        self.refuse(action)

    def read_notation(self, text: str) -> int | None:
        """The action that a notation stands for; if it stands for none, a caret shows where."""
        clean = "".join(c if c.isprintable() else "?" for c in text)
        try:
            return self.play.state.read(PERSON, clean)
        except NotationError as error:
            # A wrong word that shares some letters with a verb is as wrong as any other.
            at = error.at if ":" in clean[: error.at + 1] else 0
            # Long lines are left to the terminal to break, so that the caret stays in its column.
            self.console.print(Text(f"  {clean}"), soft_wrap=True)
            before = " " * (2 + cell_len(clean[:at]))
            self.console.print(Text(f"{before}^", "bold red"), soft_wrap=True)
            wanted = say("expected-choice")
            if at > 0:
                wanted = f" {say('or')} ".join(map(self.wanted, error.expected[:6]))
            self.tell("expected", "red", column=at + 1, wanted=wanted)
        return None

    def wanted(self, text: str) -> str:
        """What a notation expects: a field in words, or letters as they are."""
        if text == "the end":
            return say("expected-end")
        fields = [field for family in self.game.actions.families for field in family.fields]
        names = {field.what: field.name for field in fields}
        return self.words.say(f"field-{names[text]}") if text in names else text

    def refuse(self, action: int) -> None:
        refusal = self.play.state.refusal(PERSON, action)
        reason = self.reason(refusal)
        self.tell("not-allowed", "red", reason=reason, rule=refusal.rule)

    def reason(self, refusal: IllegalAction) -> str:
        try:
            return self.words.refusal(refusal)
        except KontorError:
            return str(refusal)

    def undo(self, _rest: str) -> None:
        if not self.play.may_undo(PERSON):
            self.tell("nothing-to-undo", "red")
            return
        last = [d.text for d in self.play.record.standing() if d.seat == PERSON][-1]
        self.play.undo(PERSON)
        # A decision without alternatives would be done again at once: go behind it too.
        while forced(self.play.state) is not None and self.play.may_undo(PERSON):
            self.play.undo(PERSON)
        self.save()
        self.news = []
        self.notes.append(say("taken-back", choice=last))

    def help(self, _rest: str) -> None:
        self.tell("help-title", "bold")
        for typed, key in HELP:
            shown = typed.format(**self.examples)
            meaning = say(f"help-{key}", game=self.game.name)
            self.console.print(Text.assemble((f"  {shown:<18}", "bold"), meaning))

    def log(self, rest: str) -> None:
        """The log, made anew from the record."""
        trail = follow(self.game, self.play.record)
        events = [event for log in trail.logs for event in visible(log, PERSON)]
        lines = self.lines(events)
        for line in lines if rest == "all" else lines[-LOG_LINES:]:
            self.say(line)

    def board(self, _rest: str) -> None:
        self.console.print(self.drawing.draw(self.play.state.view(PERSON), self.players))

    def legend(self, _rest: str) -> None:
        self.console.print(self.drawing.legend(self.play.state.view(PERSON)))

    def score(self, _rest: str) -> None:
        self.console.print(self.drawing.scores(self.play.state.view(PERSON), self.players))

    def search(self, rest: str) -> None:
        if self.rules is None:
            self.tell("rules-missing")
            return
        found = self.rules(rest) if rest else []
        for rule in found[:RULES_SHOWN]:
            self.say(rule)
        if not rest:
            self.tell("rules-name", example=f"rules {self.examples['word']}")
        elif not found:
            self.tell("rules-none", words=rest)
        elif len(found) > RULES_SHOWN:
            self.tell("rules-more", "dim", count=len(found) - RULES_SHOWN)

    def why(self, rest: str) -> None:
        if not rest:
            self.tell("why-name", example=f"why {self.examples['wrong']}")
            return
        action = self.read_notation(rest)
        if action is None:
            return
        if action in self.play.state.legal(PERSON):
            self.tell("allowed")
            return
        self.refuse(action)
        rule = self.play.state.refusal(PERSON, action).rule
        found = self.rules(rule) if self.rules else []
        for text in [text for text in found if text.startswith(rule)][:1]:
            self.say(text, "dim")

    def tell_save(self, _rest: str) -> None:
        if self.save():
            path = str(saves.save_file(self.game.name))
            self.console.print(Text(say("saved-in", path=path)), soft_wrap=True)

    def quit(self, _rest: str) -> None:
        raise Leave

    # the end

    def leave(self) -> None:
        if self.play.state.outcome is not None:
            # An interrupt may have come between the last decision and its result.
            self.play.finish()
        if self.save():
            self.tell("saved-goes-on", command=f"kontor play {self.game.name}")

    def conclude(self) -> None:
        view = self.play.state.view(PERSON)
        self.console.print()
        self.board("")
        self.tell_news()
        self.console.print()
        self.console.print(self.drawing.scores(view, self.players))
        places = self.play.state.outcome or []
        winners = [self.players[seat] for seat, place in enumerate(places) if place == 1]
        if winners:
            names = listed(winners, "and")
            self.tell("winners", "bold", count=len(winners), names=names)
        else:
            self.tell("lost", "bold")
        try:
            path = saves.archive(self.play.record)
        except OSError as error:
            self.tell("record-not-written", "bold red", error=str(error))
            return
        self.console.print(Text(say("record", path=str(path))), soft_wrap=True)
        again = say("look-again", command=f"kontor replay {path}")
        self.console.print(Text(again), soft_wrap=True)


Command = Callable[[Session, str], None]

COMMANDS: dict[str, Command] = {
    "u": Session.undo,
    "undo": Session.undo,
    "?": Session.help,
    "help": Session.help,
    "log": Session.log,
    "board": Session.board,
    "legend": Session.legend,
    "score": Session.score,
    "rules": Session.search,
    "why": Session.why,
    "save": Session.tell_save,
    "q": Session.quit,
    "quit": Session.quit,
}


def own_console() -> Console:
    # A name or a tile that the terminal's encoding lacks must not end the game.
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    return Console(highlight=False)


def own_read() -> Read:
    # Line editing and history for input come with the module, where there is one.
    with suppress(ImportError):
        import_module("readline")
    return input


def describe(game: Game, options: Options, names: Sequence[str]) -> str:
    """The number of players, what else is not as usual, and the bots."""
    usual = {option.name: option.default for option in game.option_list[1:]}
    shown = [
        say(f"option-{name}", value=value)
        for name, value in options.items()
        if value != usual.get(name)
    ]
    with_others = "together-with" if options.get("mode") == "team" else "against"
    others = [say(with_others, names=", ".join(map(label, names)))] if names else []
    return "; ".join([", ".join(shown), *others])


def find_saved(game: Game, console: Console) -> Saved | None:
    """The saved game of a title; one that is of no use is told of and moved aside."""
    try:
        return saves.load(game)
    except SaveError as error:
        path = str(saves.save_file(game.name))
        aside = saves.set_aside(game.name, ".broken")
        text = say("unusable-save", path=path, error=str(error), aside=aside.name)
        console.print(Text(text, "bold red"), soft_wrap=True)
        return None


def take_up(saved: Saved, wanted: Options, console: Console) -> None:
    """Say that a saved game goes on, and if it is not the one asked for."""
    options = saved.play.record.options
    what = describe(saved.play.game, options, saved.bots)
    other = any(options[name] != value for name, value in wanted.items())
    console.print(Text(say("going-on-other" if other else "going-on", what=what), "bold"))


def news_of(game: Game, saved: Saved) -> list[Event]:
    """What happened since the person's last decision."""
    trail = follow(game, saved.play.record)
    moves = [index for index, d in enumerate(trail.decisions, 1) if d.seat == PERSON]
    since = trail.logs[moves[-1] if moves else 0 :]
    return [event for log in since for event in visible(log, PERSON)]


def open_session(
    game: Game,
    given: dict[str, object],
    bots: list[str],
    name: str,
    new: bool,
    key: bytes | None,
    console: Console,
) -> tuple[Saved, list[Event]]:
    """The saved game, or a new one, with what happened last."""
    wanted = game.settle(given)
    for bot in bots:
        make_bot(bot, 0)
    saved = None if new else find_saved(game, console)
    if saved is not None:
        take_up(saved, {name: wanted[name] for name in given}, console)
        return saved, news_of(game, saved)
    key = key or fresh_key()
    names = [name, *(f"{label(bot)}-{seat}" for seat, bot in enumerate(bots, 1))]
    play, log = plays.start(game, given, key, names)
    if saves.save_file(game.name).exists():
        aside = saves.set_aside(game.name, ".old")
        console.print(Text(say("kept-as", path=str(aside))), soft_wrap=True)
    title = language.words(game.name).say("title")
    console.print(Text(say("new-game", title=title, what=describe(game, wanted, bots)), "bold"))
    return Saved(play, key, bots, name), visible(log, PERSON)


def run(
    game: Game,
    given: dict[str, object],
    bots: list[str],
    name: str | None,
    *,
    new: bool,
    key: bytes | None = None,
    console: Console | None = None,
    read: Read | None = None,
    rules: Rules | None = None,
    spoken: str = language.DEFAULT,
) -> int:
    """Play a game against bots; returns the exit code."""
    language.speak(spoken)
    console = console or own_console()
    try:
        saved, news = open_session(game, given, bots, name or say("player"), new, key, console)
    except KontorError as error:
        console.print(Text(f"kontor: {error}"), soft_wrap=True)
        return 2
    except KeyboardInterrupt:
        return 0
    session = Session(game, saved, console, read or own_read(), rules, news)
    try:
        session.save()
        session.run()
    except (KeyboardInterrupt, EOFError):
        console.print()
        session.leave()
    except Leave:
        session.leave()
    return 0
