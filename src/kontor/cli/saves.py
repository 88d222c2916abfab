"""Saved games of the terminal: one running game a title, and the records of finished ones."""

import json
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from kontor import bots
from kontor.core import play as plays
from kontor.core import record as records
from kontor.core.errors import KontorError
from kontor.core.files import replace_file
from kontor.core.folder import folder
from kontor.core.game import Game
from kontor.core.play import Play
from kontor.core.record import Decision, Record

FORMAT = "kontor terminal 1"
PERSON = 0
"""The seat of the person at the terminal."""


class SaveError(KontorError):
    """A save file that cannot be used; says why."""


@dataclass
class Saved:
    """What a save file holds: the game, and who plays it."""

    play: Play
    key: bytes
    bots: list[str]
    name: str


def save_file(game: str) -> Path:
    return folder() / "terminal" / f"{game}.save"


def write(saved: Saved) -> Path:
    """Keep a running game."""
    record = saved.play.record
    path = save_file(record.game)
    document = {
        "format": FORMAT,
        "game": record.game,
        "name": saved.name,
        "bots": saved.bots,
        "key": saved.key.hex(),
        "record": record.write(),
    }
    replace_file(path, json.dumps(document, indent=1) + "\n")
    return path


def load(game: Game) -> Saved | None:
    """The running game of a title, if there is one; SaveError if it cannot be used."""
    try:
        text = save_file(game.name).read_text("utf-8")
    except FileNotFoundError:
        return None
    except OSError as error:
        raise SaveError(error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise SaveError("it is not a text file") from None
    try:
        return read(game, json.loads(text))
    except (ValueError, RecursionError):
        raise SaveError("it is not a save of this game") from None
    except KontorError as error:
        raise SaveError(str(error)) from None


def read(game: Game, document: object) -> Saved:
    """A saved game from its document; every part is checked."""
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise SaveError("it is not a save of this game")
    names = document.get("bots")
    if not isinstance(names, list):
        raise SaveError("its bots are missing")
    record = records.read(part(document, "record"))
    key = bytes.fromhex(part(document, "key"))
    if len(names) != len(record.players) - 1:
        raise SaveError(f"it has {len(names)} bots for {len(record.players)} players")
    for name in names:
        bots.make(str(name), 0)
    play = resume(game, record, key)
    return Saved(play, key, [str(name) for name in names], part(document, "name"))


def part(document: dict[str, object], name: str) -> str:
    value = document.get(name)
    if not isinstance(value, str):
        raise SaveError(f"its {name} is missing")
    return value


def resume(game: Game, record: Record, key: bytes) -> Play:
    """Go on with a record. The person's last decisions are made once more where nothing was drawn
    since, so that they can still be taken back."""
    again: list[str] = []
    while record.entries and record.result is None:
        last = record.entries[-1]
        if not isinstance(last, Decision) or last.seat != PERSON or last.draws:
            break
        record.entries.pop()
        again.insert(0, last.text)
    play = plays.resume(game, record, key)
    for text in again:
        play.say(PERSON, text)
    return play


def set_aside(game: str, ending: str) -> Path:
    """Move a save out of the way under another ending."""
    path = save_file(game)
    aside = path.with_name(path.name + ending)
    try:
        path.replace(aside)
    except OSError as error:
        raise SaveError(f"{path} cannot be moved to {aside.name}: {error.strerror}") from None
    return aside


def archive(record: Record) -> Path:
    """Keep the record of a finished game, and forget its save."""
    name = f"{record.game}-{date.today().isoformat()}-{record.key_hash[:8]}.kontor"
    path = folder() / "games" / name
    replace_file(path, record.write())
    save_file(record.game).unlink(missing_ok=True)
    return path
