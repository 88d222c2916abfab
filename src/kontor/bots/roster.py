"""Who there is to play: bots by name, from other packages, from a file; and the levels people see.

A player is written as a bot or a level, and after an @ the budget it plays on: `greedy`,
`search@200` (playouts for each decision), `search@50ms`, `path/to/file.py:MyBot@1s`, or
`path/to/weights.npz@50` for the learned player with weights of one's own, `path/to/numbers.toml@50`
for the search with numbers of one's own."""

import inspect
import re
import sys
from functools import cache
from hashlib import blake2b
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import extract_tb
from types import ModuleType

from kontor.bots.bot import Bot, Budget, Player
from kontor.bots.greedy import GreedyBot
from kontor.bots.learned import LearnedBot, with_weights
from kontor.bots.random import RandomBot
from kontor.bots.search import FirstSearchBot, SearchBot, with_numbers
from kontor.core.errors import KontorError

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    "learned": LearnedBot,
    # References never change: before greedy or search learn, these get a class of their own.
    "greedy-1": GreedyBot,
    "search-1": FirstSearchBot,
}

LEVELS = {
    "apprentice": "greedy",
    "merchant": "search@40",
    "duke": "search@400ms",
    "grand-duke": "learned@400ms",
}
"""What people choose their opponents from, weakest first: each stands for a player."""

GROUP = "kontor.bots"
"""The entry points by which other packages bring bots."""

NORMAL = Budget(playouts=100)
"""The budget of a bot for which none is given."""

FILE = re.compile(r"(?P<file>.+\.py)(?::(?P<bot>[^@]*))?(?:@(?P<budget>[^@]*))?")
WEIGHTS = re.compile(r"(?P<file>.+\.(?:npz|toml))(?:@(?P<budget>[^@]*))?")


def make(player: str, seed: int | str) -> Player:
    """A player as it is written."""
    name, budget = split(player)
    if name in LEVELS:
        name, own = split(LEVELS[name])
        budget = own if budget is None else budget
    bot = find(name)
    return Player(bot(seed), NORMAL if budget is None else read_budget(budget))


def split(player: str) -> tuple[str, str | None]:
    """The name of a bot, and its budget if one is given; folders may have an @ of their own."""
    found = FILE.fullmatch(player)
    if found:
        return f"{found['file']}:{found['bot'] or ''}", found["budget"]
    found = WEIGHTS.fullmatch(player)
    if found:
        return found["file"], found["budget"]
    name, at, budget = player.partition("@")
    return name, budget if at else None


def read_budget(text: str) -> Budget:
    """A budget as people write it: 200, 50ms, 1.5s."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s)|(\d+)", text)
    if not found or not float(found[1] or found[3]):
        raise KontorError(f"there is no budget {text!r}: write playouts (200) or time (50ms, 1.5s)")
    if found[3]:
        return Budget(playouts=int(found[3]))
    return Budget(seconds=float(found[1]) / (1000 if found[2] == "ms" else 1))


def with_budget(player: str, budget: str | None) -> str:
    """A player on a budget, unless it is written with one of its own."""
    if budget is None or split(player)[1] is not None:
        return player
    return f"{player}@{budget}"


def absolute(player: str) -> str:
    """The same player for a process that works in another folder."""
    found = FILE.fullmatch(player) or WEIGHTS.fullmatch(player)
    if not found:
        return player
    return f"{Path(found['file']).resolve()}{player[len(found['file']) :]}"


def label(player: str) -> str:
    """What to call a player at the table."""
    name, _ = split(player)
    if name in LEVELS:
        return name.replace("-", " ").title()
    return Path(name).stem if WEIGHTS.fullmatch(name) else name.rpartition(":")[2]


def find(name: str) -> type[Bot]:
    """The class of a bot."""
    if name in BOTS:
        return BOTS[name]
    if FILE.fullmatch(name):
        return from_file(*name.rsplit(":", 1))
    if WEIGHTS.fullmatch(name):
        file = Path(name).resolve()
        return with_weights(file) if file.suffix == ".npz" else with_numbers(file)
    entries = foreign()
    if name not in entries:
        there_are = ", ".join([*BOTS, *LEVELS, *entries])
        raise KontorError(
            f"there is no bot {name!r}; there are: {there_are}, or path/to/file.py:MyBot"
        )
    return from_entry(entries[name])


@cache
def foreign() -> dict[str, EntryPoint]:
    """The bots of other packages; names of our own stay ours."""
    found = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    return {entry.name: entry for entry in found if entry.name not in (*BOTS, *LEVELS)}


@cache
def from_entry(entry: EntryPoint) -> type[Bot]:
    try:
        found = entry.load()
    except Exception as error:
        raise KontorError(f"bot {entry.name}: {entry.value} cannot be loaded: {error!r}") from None
    return checked(found, f"bot {entry.name}: {entry.value}")


@cache
def from_file(file: str, name: str) -> type[Bot]:
    if not name:
        raise KontorError(f"{file}: which bot? Write {file}:NAME with the name of its class")
    module = load(Path(file).resolve(), file)
    if not hasattr(module, name):
        raise KontorError(f"{file} has no {name}")
    return checked(getattr(module, name), f"{file}: {name}")


@cache
def load(path: Path, shown: str) -> ModuleType:
    """A file as a module under a name that nothing else has."""
    name = f"kontor_bot_{blake2b(str(path).encode(), digest_size=8).hexdigest()}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        if isinstance(error, OSError) and error.filename == str(path):
            raise KontorError(f"{shown}: {error.strerror}") from None
        raise KontorError(f"{shown} cannot be loaded: {told(error)}") from None
    return module


def told(error: Exception) -> str:
    """An error of somebody's code in one line, with the place it comes from."""
    place = ""
    if not isinstance(error, SyntaxError) and error.__traceback__ is not None:
        last = extract_tb(error.__traceback__)[-1]
        place = f" ({Path(last.filename).name}, line {last.lineno})"
    return f"{type(error).__name__}: {error}{place}"


def checked(found: object, where: str) -> type[Bot]:
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise KontorError(f"{where} is not a Bot: derive its class from kontor.bots.Bot")
    if inspect.isabstract(found):
        raise KontorError(f"{where} does not say how to choose")
    return found
