"""A series of games on several processes. Games are numbered and seeded by their number, dealt out
in batches and counted in order, so the result does not depend on who played what."""

import multiprocessing
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cached_property, lru_cache
from time import perf_counter
from typing import Generic, Protocol, Self, TypeVar

from kontor import games
from kontor.core.components import unpacked_set
from kontor.core.errors import KontorError
from kontor.core.game import Game
from kontor.core.options import Options

MOST_BATCHES = 64

Progress = Callable[[int], None]
"""Is told how many are done."""


class Result(Protocol):
    """What came of a series of games."""

    seconds: float

    def merge(self, later: Self) -> None:
        """Count the games that were played after these."""


R = TypeVar("R", bound=Result)


@dataclass(frozen=True)
class Order(ABC, Generic[R]):
    """A series of games in words, to be sent to another process."""

    title: str
    component_data: str
    options: Options
    bots: Sequence[str]
    seed: int

    @property
    def game(self) -> Game:
        return load(self.title, self.component_data)

    @cached_property
    def samples(self) -> list[Options]:
        """Options of all kinds; but who plays alone plays another game, with an aim of its own."""
        alone = self.options["players"] == 1
        return [o for o in self.game.sample_options() if (o["players"] == 1) == alone]

    @abstractmethod
    def play(self, numbers: range) -> R:
        """Play what has these numbers."""


class Workers(Protocol):
    """Play batches of an order somewhere; give each result with the batch's place, as they come."""

    def __call__(self, order: Order[R], pieces: list[range]) -> Iterator[tuple[int, R]]: ...


@lru_cache(8)
def load(title: str, component_data: str) -> Game:
    if component_data:
        return games.with_components(title, unpacked_set(component_data))
    return games.load(title)


def batches(numbers: range) -> list[range]:
    """Numbers in a row, cut into pieces of one size."""
    size = max(1, len(numbers) // MOST_BATCHES)
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]


def run(order: Order[R], numbers: range, workers: Workers, progress: Progress | None = None) -> R:
    """Have some numbers of an order played, and put the results together in order."""
    started = perf_counter()
    pieces = batches(numbers)
    found: dict[int, R] = {}
    done = 0
    for place, part in workers(order, pieces):
        found[place] = part
        done += len(pieces[place])
        if progress is not None:
            progress(done)
    total = found[0]
    for place in range(1, len(pieces)):
        total.merge(found[place])
    total.seconds = perf_counter() - started
    return total


def here(order: Order[R], pieces: list[range]) -> Iterator[tuple[int, R]]:
    """This process alone."""
    for place, piece in enumerate(pieces):
        yield place, order.play(piece)


def local(jobs: int) -> Workers:
    """So many processes of this machine."""

    def work(order: Order[R], pieces: list[range]) -> Iterator[tuple[int, R]]:
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(min(jobs, len(pieces)), mp_context=context) as pool:
            places = {pool.submit(order.play, piece): place for place, piece in enumerate(pieces)}
            try:
                for future in as_completed(places):
                    yield places[future], future.result()
            except BaseException as error:
                # What is not wanted any more is not begun, and nobody waits for what runs.
                pool.shutdown(wait=False, cancel_futures=True)
                if isinstance(error, BrokenProcessPool):
                    raise KontorError("a process that played games has died") from None
                raise

    return work
