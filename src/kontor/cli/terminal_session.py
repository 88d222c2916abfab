"""A running game at the terminal: bots and the person move in turn, and see what happens."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from kontor.bots import make as make_bot
from kontor.bots.bot import Player
from kontor.cli import language, saves
from kontor.cli.board_parts import use
from kontor.cli.boards import DRAWINGS
from kontor.cli.choices import (
    HIDDEN,
    SHORT_LIST,
    Choice,
    choices_of,
    entries_of,
    forced,
    lay_out,
    short_entries,
)
from kontor.cli.language import listed, say
from kontor.cli.saves import PERSON, Saved
from kontor.cli.terminal_commands import obey
from kontor.core.events import Event, visible
from kontor.core.game import Game

Read = Callable[[str], str]
Rules = Callable[[str], list[str]]

TALL = 38
"""From so many lines on the table is drawn large."""


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
            obey(self, self.read(say("prompt") + " ").strip(), choices)

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
        self.console.print(self.drawing.draw(view, self.players))
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
