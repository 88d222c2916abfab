"""Recorded games, each replayed once."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from kontor import games
from kontor.arena.recording import play_on
from kontor.core import play as plays
from kontor.core import record as records
from kontor.core.chance import key_from_seed
from kontor.core.components import unpacked_set
from kontor.core.errors import KontorError
from kontor.core.game import Game, State
from kontor.core.options import Options
from kontor.core.record import Record
from kontor.core.replay import Trail, follow


@dataclass(frozen=True)
class Played:
    """A game with the state before each of its decisions."""

    name: str
    record: Record
    trail: Trail

    @property
    def end(self) -> State:
        return self.trail.end

    def choices(self) -> Iterator[tuple[State, int, int]]:
        """The state before each decision, the seat, and the action."""
        for state, decision in zip(self.trail.states, self.trail.decisions, strict=False):
            yield state, decision.seat, state.read(decision.seat, decision.text)


def game_of(record: Record) -> Game:
    """The title of a record, with the component set that it brings along."""
    if record.component_data:
        return games.with_components(record.game, unpacked_set(record.component_data))
    return games.load(record.game)


def read_record(file: Path) -> tuple[Game, Record]:
    """A record's file; KontorError names it and says what is wrong with it."""
    try:
        text = file.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        raise KontorError(f"{file}: this is not a text file") from None
    except OSError as error:
        raise KontorError(f"{file}: {error.strerror}") from None
    try:
        record = records.read(text)
        return game_of(record), record
    except KontorError as error:
        raise KontorError(f"{file}: {error}") from None


def from_files(files: Iterable[Path]) -> Iterator[Played]:
    """Games of records."""
    for file in files:
        game, record = read_record(file)
        try:
            yield Played(str(file), record, follow(game, record))
        except KontorError as error:
            raise KontorError(f"{file}: {error}") from None


def by_bots(
    game: Game, options: Options, bots: Sequence[str], count: int, seed: int
) -> Iterator[Played]:
    """Games that bots play now, the same ones for the same seed."""
    for number in range(count):
        key = key_from_seed(f"{seed}/{number}")
        running, _ = plays.start(game, dict(options), key, list(bots))
        play_on(running, bots, f"{seed}/{number}")
        yield Played(f"{seed}/{number}", running.record, follow(game, running.record))
