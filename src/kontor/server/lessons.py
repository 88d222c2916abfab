"""Lessons: a real game told step by step.

A title's `lesson.toml` has the options and the draws of the setup, and steps. A step first plays
its `moves`, lines as a record has them ("1 end | 3 5 2 2 6"), then says its `text`, points at
places of the board (`show`), and may ask the learner to `do` something, one decision after the
other. What the board looks like and what could be chosen follows from the rules, so that a lesson
cannot disagree with them.
"""

import tomllib
from importlib.resources import files

from msgspec import Struct, convert

from kontor import games
from kontor.core.chance import ScriptedChance, key_from_seed, key_hash
from kontor.core.events import Log, visible
from kontor.core.game import Game
from kontor.core.play import NoChance, Play
from kontor.core.record import Record, split_draws
from kontor.server.table import choices

LEARNER = 0
"""The seat of whoever takes the lesson."""

Document = dict[str, object]


class Step(Struct, forbid_unknown_fields=True):
    """One thing to learn."""

    text: str
    show: list[str] = []
    moves: list[str] = []
    do: list[str] = []


class Script(Struct, forbid_unknown_fields=True, rename={"steps": "step"}):
    """A lesson file."""

    options: dict[str, object]
    players: list[str]
    setup: str
    steps: list[Step]


def read_script(title: str) -> Script:
    text = (files("kontor.games") / title / "lesson.toml").read_text("utf-8")
    return convert(tomllib.loads(text), Script)


class Lesson:
    """A lesson while it is played through: frames are the positions, each told once, and steps say
    what to read and do in which frame."""

    def __init__(self, game: Game, script: Script):
        self.play, log = begin(game, script)
        self.log: Log = log
        self.changed = True
        self.frames: list[Document] = []
        self.steps: list[Document] = []
        for step in script.steps:
            self.tell(step)

    def tell(self, step: Step) -> None:
        for move in step.moves:
            (seat, action), draws = split_draws(move, 0)
            self.act(int(seat), action, draws)
        told: Document = {"text": step.text, "show": step.show, "frame": self.look()}
        told["tasks"] = [self.ask(line) for line in step.do]
        self.steps.append(told)

    def ask(self, line: str) -> Document:
        """Something for the learner to do; then it is done."""
        (action,), draws = split_draws(line, 0)
        task: Document = {"frame": self.look(), "expected": action}
        self.act(LEARNER, action, draws)
        return task

    def look(self) -> int:
        """The frame of the position as it is now."""
        if self.changed:
            self.frames.append(self.frame())
            self.log, self.changed = [], False
        return len(self.frames) - 1

    def act(self, seat: int, action: str, draws: tuple[int, ...]) -> None:
        self.log += self.play.repeat(seat, action, draws)
        self.changed = True

    def frame(self) -> Document:
        state = self.play.state
        asked = LEARNER in state.actors
        events = visible(self.log, LEARNER)
        return {
            "view": state.view(LEARNER),
            "choices": choices(state, LEARNER) if asked else [],
            "events": [{"key": event.key, "params": event.params} for event in events],
        }

    def document(self) -> Document:
        record = self.play.record
        return {
            "title": record.game,
            "seat": LEARNER,
            "players": record.players,
            "frames": self.frames,
            "steps": self.steps,
            "record": record.write(),
            "moves": len(record.entries),
        }


def begin(game: Game, script: Script) -> tuple[Play, Log]:
    """The game of a lesson before its first step, and what happened in its setup."""
    options = game.settle(script.options)
    _words, draws = split_draws(f"setup | {script.setup}", 0)
    log: Log = []
    state = game.new(options, ScriptedChance(draws), log)
    record = Record(
        game=game.name,
        options=options,
        component_set=game.component_set,
        component_hash=game.component_hash,
        rules_version=game.rules_version,
        players=script.players,
        key_hash=key_hash(key_from_seed(f"lesson {game.name}")),
        setup=draws,
    )
    return Play(game, state, record, NoChance()), log


def lesson_document(title: str) -> Document:
    """The lesson of a title as a screen needs it."""
    return Lesson(games.load(title), read_script(title)).document()
