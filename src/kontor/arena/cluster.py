"""The same series of games on a Ray cluster, which comes with `pip install kontor[ray]`."""

import os
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from kontor.arena.jobs import Order, R, Workers
from kontor.bots.roster import absolute
from kontor.core.errors import KontorError

RETRIES = 10
"""How often the games of a machine or process that died are played again elsewhere."""


def cluster(processes: int | None = None) -> Workers:
    """The cluster that RAY_ADDRESS names, or else so many processes of this machine."""

    def work(order: Order[R], pieces: list[range]) -> Iterator[tuple[int, R]]:
        try:
            import ray
        except ImportError:
            raise KontorError("--on ray needs Ray: pip install 'kontor[ray]'") from None
        ours = not ray.is_initialized()
        if ours:
            known = "RAY_ADDRESS" in os.environ
            ray.init(num_cpus=None if known else processes, log_to_driver=False)
        try:
            play: Any = ray.remote(max_retries=RETRIES)(played)
            sent = replace(order, bots=[absolute(bot) for bot in order.bots])
            places = {play.remote(sent, piece): place for place, piece in enumerate(pieces)}
            waiting = list(places)
            while waiting:
                (done,), waiting = ray.wait(waiting)
                yield places[done], ray.get(done)
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None
        finally:
            if ours:
                ray.shutdown()

    return work


def played(order: Order[R], numbers: range) -> R:
    return order.play(numbers)
