"""Rate limits: a bucket that fills steadily, and every request takes something out of it."""

from collections import OrderedDict
from collections.abc import Callable

from kontor.server.errors import Refused

MOST_BUCKETS = 20_000


class Limit:
    """So many at once, and then so many a second."""

    def __init__(self, burst: float, per_second: float):
        self.burst = burst
        self.per_second = per_second


LIMITS = {
    "sign-in": Limit(10, 10 / 60),
    "guest": Limit(20, 20 / 60),
    "request": Limit(100, 20),
    "open": Limit(20, 20 / 60),
    "upload": Limit(10, 10 / 60),
    "analysis": Limit(6, 6 / 1800),
    "chat": Limit(8, 1),
    "frame": Limit(200, 50),
    "notify": Limit(5, 5 / 600),
}
"""What is limited: by address before somebody is signed in, then by person, frames by socket."""


class Limits:
    """The buckets of one process."""

    def __init__(self, clock: Callable[[], float], rate: float):
        self.clock = clock
        self.rate = rate
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def wait(self, name: str, key: str, amount: float = 1) -> float:
        """Take something out of a bucket: 0, or the seconds until there is enough in it."""
        if self.rate == 0:
            return 0
        limit = LIMITS[name]
        burst, per_second = limit.burst * self.rate, limit.per_second * self.rate
        now = self.clock()
        level, then = self.buckets.pop((name, key), (burst, now))
        level = min(burst, level + (now - then) * per_second)
        enough = level >= amount
        self.buckets[name, key] = (level - amount if enough else level, now)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        return 0 if enough else (amount - level) / per_second

    def check(self, name: str, key: str) -> None:
        seconds = self.wait(name, key)
        if seconds:
            raise Refused("slow-down", "too many requests", seconds=int(seconds) + 1)
