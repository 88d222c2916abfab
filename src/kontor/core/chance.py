"""Chance is an argument of every step, never a part of a state.

Whoever drives a game decides where its randomness comes from: a secret key (real games), a list
(replays and tests), a quick generator (simulation and search). A draw is a number below n; bags
and dice are built on that.
"""

import secrets
from abc import ABC, abstractmethod
from collections.abc import Sequence
from hashlib import blake2b
from random import Random

from mypy_extensions import mypyc_attr

from kontor.core.errors import ChanceError

WORD = 1 << 64


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(ABC):
    """A source of draws."""

    @abstractmethod
    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""


class KeyedChance(Chance):
    """Draws that follow from a secret key: unpredictable without it, checkable with it.

    Draw number i is BLAKE2b(key, i) cut to size by rejection, the same on every machine.
    """

    def __init__(self, key: bytes, counter: int = 0):
        if len(key) != 32:
            raise ChanceError(f"a key has 32 bytes, this one has {len(key)}")
        self.key = key
        self.counter = counter

    def below(self, n: int) -> int:
        limit = WORD - WORD % n
        attempt = 0
        while True:
            message = self.counter.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            block = blake2b(message, key=self.key, digest_size=8).digest()
            word = int.from_bytes(block, "big")
            if word < limit:
                self.counter += 1
                return word % n
            attempt += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class ScriptedChance(Chance):
    """Draws that are known beforehand: a replay, or a test that says what comes."""

    def __init__(self, draws: Sequence[int]):
        self.draws = list(draws)
        self.next = 0

    def below(self, n: int) -> int:
        if self.next == len(self.draws):
            raise ChanceError(f"draw {self.next + 1} (of {n} possibilities) is not in the script")
        draw = self.draws[self.next]
        if not 0 <= draw < n:
            raise ChanceError(
                f"draw {self.next + 1} is {draw + 1}, but there are {n} possibilities"
            )
        self.next += 1
        return draw

    @property
    def left(self) -> int:
        """How many draws of the script nobody has asked for yet."""
        return len(self.draws) - self.next


class SampledChance(Chance):
    """Quick draws for simulation and search, the same for the same seed."""

    def __init__(self, seed: int | str):
        self.random = Random(seed).random

    def below(self, n: int) -> int:
        return int(self.random() * n)


class ListedChance(Chance):
    """Passes the draws of another chance on and keeps a list of them, for the record."""

    def __init__(self, source: Chance):
        self.source = source
        self.draws: list[int] = []

    def below(self, n: int) -> int:
        draw = self.source.below(n)
        self.draws.append(draw)
        return draw


def fresh_key() -> bytes:
    """The key of a real game."""
    return secrets.token_bytes(32)


def key_from_seed(seed: int | str) -> bytes:
    """The key of a game that has to be the same each time it is made."""
    return blake2b(f"kontor seed {seed}".encode(), digest_size=32).digest()


def key_hash(key: bytes) -> str:
    """What may be told of a key while its game runs."""
    return blake2b(key, digest_size=32, person=b"kontor key").hexdigest()
