"""A game in the terminal: one person against bots.

The person types the number of a choice, a choice in notation, or a command. Every decision is
saved at once, so that leaving in whatever way loses nothing.
"""

import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper

from rich.console import Console
from rich.text import Text

from kontor.bots import make as make_bot
from kontor.bots.roster import label
from kontor.cli import language, saves
from kontor.cli.language import say
from kontor.cli.saves import PERSON, Saved, SaveError
from kontor.cli.terminal_commands import Leave
from kontor.cli.terminal_session import Read, Rules, Session
from kontor.core import play as plays
from kontor.core.chance import fresh_key
from kontor.core.errors import KontorError
from kontor.core.events import Event, visible
from kontor.core.game import Game
from kontor.core.options import Options
from kontor.core.replay import follow


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
