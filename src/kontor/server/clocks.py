"""Clocks: time runs for the seats that owe a decision, as far as people play them.

A turn lasts from when a seat owes a decision until it owes none. Within it nothing is reset, so
that a clock tells nothing about choices made in secret.
"""

from collections.abc import Sequence

from kontor.server.log import Clock


class Clocks:
    """The clocks of one table."""

    def __init__(self, clock: Clock, seats: int, at: int):
        self.clock = clock
        self.left = [clock.time] * seats
        self.running: frozenset[int] = frozenset()
        self.since = at

    def charge(self, at: int) -> None:
        """Take the time that has passed from those for whom it ran."""
        passed = max(0, at - self.since)
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - passed)
        self.since = max(self.since, at)

    def run(self, seats: Sequence[int]) -> None:
        """From now on time runs for these seats."""
        now = frozenset(seats)
        for seat in now - self.running:
            if self.clock.kind == "turn":
                self.left[seat] = self.clock.time
        for seat in self.running - now:
            if self.clock.kind == "game":
                self.left[seat] += self.clock.increment
        self.running = now

    def skip(self, passed: int) -> None:
        """Leave out time in which no server was there."""
        self.since += passed

    def deadline(self) -> tuple[int, int] | None:
        """When the next clock runs out, and whose."""
        if not self.running:
            return None
        return min((self.since + self.left[seat], seat) for seat in self.running)

    def document(self, now: int) -> list[dict[str, object]]:
        passed = max(0, now - self.since)
        return [
            {
                "seat": seat,
                "left": max(0, left - passed) if seat in self.running else left,
                "running": seat in self.running,
            }
            for seat, left in enumerate(self.left)
        ]
