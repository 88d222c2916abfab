"""The same series of games on a Ray cluster; what it needs is in the extra `ray`."""

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
            raise KontorError(
                "--on ray needs Ray: pip install '.[ray]' in Kontor's source"
            ) from None
        ours = not ray.is_initialized()
        if ours:
            known = "RAY_ADDRESS" in os.environ
            try:
                ray.init(num_cpus=None if known else processes, log_to_driver=False)
            except (ConnectionError, RuntimeError, ValueError) as error:
                raise KontorError(f"the cluster cannot be reached: {error}") from None
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
        except ray.exceptions.RayError as error:
            raise KontorError(f"games were lost on the cluster: {error}") from None
        finally:
            if ours:
                ray.shutdown()

    return work


def played(order: Order[R], numbers: range) -> R:
    return order.play(numbers)
