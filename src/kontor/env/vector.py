"""Many games at once for whoever learns from them: arrays in, arrays out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from kontor import games
from kontor.core.errors import KontorError
from kontor.env.batch import Batch

Bytes = NDArray[np.uint8]


@dataclass(frozen=True)
class Moment:
    """Where all games stand, a row a game. `seats` owe the decisions that `observations` and
    `masks` (True is legal) are about; `ended` games gave their seats these `rewards` and have
    begun anew."""

    observations: Bytes
    masks: NDArray[np.bool_]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]


class VectorEnv:
    """So many games of a title, one decision in each of them a step."""

    def __init__(
        self,
        title: str,
        count: int = 256,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
    ):
        if count < 1:
            raise KontorError(f"there cannot be {count} games at once")
        self.game = games.load(title)
        self.options = self.game.settle(options or {})
        self.count = int(count)
        self.seed = int(seed)
        self.players = int(self.options["players"])
        self.actions = self.game.actions.size
        self.features = self.game.features.size(self.players)
        self.batch = Batch(self.game, self.options, self.count, self.seed)

    def reset(self, seed: int | None = None) -> Moment:
        """Begin all games anew, the same ones for the same seed."""
        self.seed = self.seed if seed is None else int(seed)
        self.batch = Batch(self.game, self.options, self.count, self.seed)
        return self.moment()

    def step(self, actions: NDArray[np.integer] | Sequence[int]) -> Moment:
        """Make a decision in every game. If one is not legal none is made, and IllegalAction says
        why."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            raise KontorError(f"{self.count} games take {self.count} whole numbers in a row")
        self.batch.step(chosen.tolist())
        return self.moment()

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for every game."""
        return np.array(self.batch.sample())

    def moment(self) -> Moment:
        packed = np.frombuffer(self.batch.masks(), np.uint8).reshape(self.count, -1)
        rewards = np.zeros((self.count, self.players), np.float32)
        ended = np.zeros(self.count, np.bool_)
        for place, worth in self.batch.ended:
            rewards[place] = worth
            ended[place] = True
        return Moment(
            np.frombuffer(self.batch.features(), np.uint8).reshape(self.count, -1),
            np.unpackbits(packed, axis=1, count=self.actions).view(np.bool_),
            np.array(self.batch.seats),
            rewards,
            ended,
        )
