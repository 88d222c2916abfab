"""Where time and randomness come from: from outside, so that two servers can be made alike."""

import secrets
import time
from collections.abc import Callable


class Sources:
    """The clock, and the maker of secrets."""

    def __init__(
        self,
        now: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
        random: Callable[[int], bytes] = secrets.token_bytes,
    ):
        self.now = now
        """Milliseconds since 1970."""
        self.random = random

    def id(self) -> str:
        """A name nobody can guess: 96 bits."""
        return self.random(12).hex()

    def token(self) -> str:
        """What opens a session: 256 bits."""
        return self.random(32).hex()

    def key(self) -> bytes:
        """The key of a game."""
        return self.random(32)
