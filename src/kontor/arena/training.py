"""How a network learns: by many small steps down the slope of its error."""

from itertools import pairwise

import numpy as np

from kontor.bots.network import Floats, Network, Rows
from kontor.bots.numbers import Numbers
from kontor.core.features import FeatureTable

NEURONS = 96
"""In the first hidden layer; the second has a third of them."""
BATCH = 512
DECAY = (0.9, 0.999)
TINY = 1e-8


def beginner(
    table: FeatureTable, seed: int, numbers: Numbers | None = None, neurons: int = NEURONS
) -> Network:
    """A network that knows nothing: it has no quarrel with the rules of thumb."""
    dice = np.random.default_rng(seed)
    sizes = [table.size(2), neurons, neurons // 3, 1]
    weights: list[Floats] = []
    for inputs, outputs in pairwise(sizes):
        spread = np.sqrt(2 / inputs) if outputs > 1 else 0.0
        weights.append((dice.standard_normal((inputs, outputs)) * spread).astype(np.float32))
        weights.append(np.zeros(outputs, np.float32))
    return Network(table, weights, numbers)


class Trainer:
    """Teaches a network by steps down the slope of its error (Adam)."""

    def __init__(self, network: Network, seed: int):
        self.network = network
        self.dice = np.random.default_rng(seed)
        self.mean = [np.zeros_like(weights) for weights in network.weights]
        self.square = [np.zeros_like(weights) for weights in network.weights]
        self.steps = 0

    def learn(self, seen: Rows, wanted: Floats, epochs: float, pace: float) -> None:
        """Go through lessons in random order, so many times."""
        batches = max(1, int(epochs * len(seen) / BATCH))
        for number in range(batches):
            some = self.dice.integers(0, len(seen), BATCH)
            gentle = 0.5 + 0.5 * np.cos(np.pi * number / batches)
            self.step(seen[some], wanted[some], pace * (gentle + 0.01))

    def step(self, seen: Rows, wanted: Floats, pace: float) -> None:
        weights = self.network.weights
        slopes = self.slopes(seen, wanted)
        self.steps += 1
        for at, slope in enumerate(slopes):
            self.mean[at] += (1 - DECAY[0]) * (slope - self.mean[at])
            self.square[at] += (1 - DECAY[1]) * (slope * slope - self.square[at])
            mean = self.mean[at] / (1 - DECAY[0] ** self.steps)
            square = self.square[at] / (1 - DECAY[1] ** self.steps)
            weights[at] -= pace * mean / (np.sqrt(square) + TINY)

    def slopes(self, seen: Rows, wanted: Floats) -> list[Floats]:
        """The slope of the mean square error, layer by layer."""
        first, first_bias, second, second_bias, last, last_bias = self.network.weights
        read = seen / self.network.much
        one = np.maximum(read @ first + first_bias, 0)
        two = np.maximum(one @ second + second_bias, 0)
        wrong = (two @ last + last_bias)[:, 0] - wanted
        back = (2 / len(seen)) * wrong[:, None]
        back_two = back @ last.T * (two > 0)
        back_one = back_two @ second.T * (one > 0)
        return [
            read.T @ back_one,
            back_one.sum(0),
            one.T @ back_two,
            back_two.sum(0),
            two.T @ back,
            back.sum(0),
        ]
