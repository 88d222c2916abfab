"""The same series of games on several processes. Games are numbered and seeded by their number,
dealt out in batches and counted in order, so the result does not depend on who played what."""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cache
from time import perf_counter

from kontor import games
from kontor.arena.simulation import Simulation, simulate
from kontor.core.components import unpacked_set
from kontor.core.errors import KontorError
from kontor.core.game import Game
from kontor.core.options import Options

MOST_BATCHES = 64


@dataclass(frozen=True)
class Order:
    """A series of games in words, to be sent to another process."""

    title: str
    component_data: str
    options: Options
    bots: Sequence[str]
    seed: int

    def play(self, numbers: range) -> Simulation:
        """Play the games with these numbers."""
        game = load(self.title, self.component_data)
        return simulate(game, self.options, self.bots, len(numbers), self.seed, first=numbers.start)


Workers = Callable[[Order, list[range]], Iterator[tuple[int, Simulation]]]
"""Play batches of an order somewhere; give each result with the batch's place, as they come."""


@cache
def load(title: str, component_data: str) -> Game:
    if component_data:
        return games.with_components(title, unpacked_set(component_data))
    return games.load(title)


def batches(count: int) -> list[range]:
    """The numbers of so many games, cut into pieces of one size."""
    size = max(1, count // MOST_BATCHES)
    return [range(first, min(first + size, count)) for first in range(0, count, size)]


def run(
    order: Order, count: int, workers: Workers, progress: Callable[[int], None] | None = None
) -> Simulation:
    """Have so many games of an order played, and put the results together in order."""
    started = perf_counter()
    pieces = batches(count)
    found: dict[int, Simulation] = {}
    done = 0
    for place, part in workers(order, pieces):
        found[place] = part
        done += len(pieces[place])
        if progress is not None:
            progress(done)
    total = Simulation(int(order.options["players"]))
    for place in range(len(pieces)):
        total.merge(found[place])
    total.seconds = perf_counter() - started
    return total


def local(jobs: int) -> Workers:
    """So many processes of this machine."""

    def work(order: Order, pieces: list[range]) -> Iterator[tuple[int, Simulation]]:
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(min(jobs, len(pieces)), mp_context=context) as pool:
            places = {pool.submit(order.play, piece): place for place, piece in enumerate(pieces)}
            try:
                for future in as_completed(places):
                    yield places[future], future.result()
            except BrokenProcessPool:
                raise KontorError("a process that played games has died") from None
            finally:
                pool.shutdown(wait=False, cancel_futures=True)

    return work
