"""A small network of neurons that says how many points the rules of thumb are wrong by.

It reads a position in numbers (games/*/features.py): those of the table, those of the seat, and
those of all other seats added up, so that one network serves any number of players. Two hidden
layers follow. Weights lie in `weights/`, made by `kontor train`.
"""

from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from kontor.bots.numbers import Numbers, parse_numbers, written
from kontor.bots.search_judge import Teaching
from kontor.core.errors import KontorError
from kontor.core.features import LARGEST, FeatureTable

Rows = NDArray[np.uint8]
Floats = NDArray[np.float32]

POINTS = 30.0
"""The network reckons in units of so many points."""
LAYERS = ("first", "first_bias", "second", "second_bias", "last", "last_bias")


def inputs(table: FeatureTable, rows: Sequence[bytes], players: int) -> Rows:
    """Positions with so many players as the network reads them, one a row."""
    size = table.size(players)
    numbers = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)
    if players == 2:
        return numbers[:, :size]
    own = table.size(1)
    read = np.zeros((len(rows), table.size(2)), np.uint8)
    read[:, :own] = numbers[:, :own]
    others = numbers[:, own:size].reshape(len(rows), players - 1, table.seat_size)
    read[:, own:] = np.minimum(others.sum(1, dtype=np.uint16), LARGEST)
    return read


class Network(Teaching):
    """Weights that were learned for the features of a game."""

    def __init__(self, table: FeatureTable, weights: list[Floats], numbers: Numbers | None = None):
        self.table = table
        self.weights = weights
        self.numbers = numbers
        """Those of the rules of thumb it corrects."""
        self.much = np.array(table.much[: table.size(2)], np.float32)

    def points(self, rows: list[bytes], players: int) -> list[float]:
        """What the rules of thumb miss in each of some positions with so many players."""
        read = inputs(self.table, rows, players)
        first, first_bias, second, second_bias, last, last_bias = self.weights
        # Most numbers of a position are 0: to read only the others halves the time.
        used = np.flatnonzero(read.any(0))
        scaled = read.take(used, 1) / self.much.take(used)
        hidden = np.maximum(scaled @ first.take(used, 0) + first_bias, 0)
        hidden = np.maximum(hidden @ second + second_bias, 0)
        found: list[float] = (POINTS * (hidden @ last + last_bias)[:, 0]).tolist()
        return found

    def save(self, file: Path, whole: bool = False) -> None:
        """Half precision is enough to play, and halves the file; learning goes on from the whole
        one."""
        kind = np.float32 if whole else np.float16
        parts = [weights.astype(kind) for weights in self.weights]
        with file.open("wb") as opened:
            np.savez_compressed(
                opened,
                allow_pickle=False,
                features=np.array(self.table.digest),
                numbers=np.array(written(self.numbers or {})),
                **dict(zip(LAYERS, parts, strict=True)),
            )


def read_network(file: Path | Traversable, table: FeatureTable) -> Network:
    """A network from its file, if it was made for these features."""
    try:
        with file.open("rb") as opened, np.load(opened) as found:
            digest = str(found["features"])
            numbers = parse_numbers(str(found["numbers"]))
            weights = [found[name].astype(np.float32) for name in LAYERS]
    except (OSError, EOFError, ValueError, TypeError, KeyError, BadZipFile) as error:
        raise KontorError(f"{file} holds no weights: {error}") from None
    if digest != table.digest:
        raise KontorError(f"{file} was made for other features: make it anew with kontor train")
    return Network(table, weights, numbers or None)


def shipped(title: str) -> Traversable:
    """The weights that come with Kontor."""
    return files("kontor.bots") / "weights" / f"{title}.npz"
