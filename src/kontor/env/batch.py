"""Many games of one title, stepped together: the compiled part of the vector environment.

What every game's actor knows and may do is written one game behind the other as bytes, so that
whoever learns pays Python's price once a batch, not once a game.
"""

from mypy_extensions import i64, u8

from kontor.core.chance import SampledChance
from kontor.core.game import Game, State
from kontor.core.options import Options
from kontor.core.rows import Choices, holds
from kontor.core.writer import BytesWriter
from kontor.env.rewards import rewards


def mask(legal: list[int], size: int) -> bytes:
    """The legal ones among so many actions as 1, the others as 0."""
    out = BytesWriter()
    out.write(bytes(size))
    for action in legal:
        out[action] = 1
    return out.getvalue()


class Batch:
    """Games that begin anew as soon as they are over. Each game's luck follows from the seed, its
    place in the batch and how often it has begun, whatever happens in the others."""

    def __init__(self, game: Game, options: Options, count: int, seed: int):
        self.game = game
        self.options = options
        self.seed = seed
        self.sampler = SampledChance(f"{seed}/sample")
        self.players = int(options["players"])
        self.packed = bytes((game.actions.size + 7) // 8)
        self.begun = [0] * count
        self.chances: list[SampledChance] = []
        self.states: list[State] = []
        self.seats = [0] * count
        self.legal = [Choices() for _ in range(count)]
        self.told = BytesWriter()
        self.allowed = BytesWriter()
        self.ended: list[tuple[int, list[float]]] = []
        """The games that the last step has ended, and what they were worth to each seat."""
        for place in range(count):
            self.chances.append(SampledChance(f"{seed}/{place}/0"))
            self.states.append(game.new(options, self.chances[place]))
            self.look(place)

    def begin(self, place: int) -> None:
        """A new game in this place."""
        self.begun[place] += 1
        chance = SampledChance(f"{self.seed}/{place}/{self.begun[place]}")
        self.chances[place] = chance
        self.states[place] = self.game.new(self.options, chance)

    def look(self, place: int) -> None:
        """Who decides in a game, among what, and what is told to decide by: all at once, while the
        state is at hand, since hundreds of games are more than a processor keeps close."""
        state = self.states[place]
        seat = state.actors[0]
        legal = self.legal[place]
        legal.clear()
        state.add_legal(seat, legal)
        self.seats[place] = seat
        state.write_features(seat, self.told)
        allowed = self.allowed
        at: i64 = len(allowed)
        allowed.write(self.packed)
        count: i64 = len(legal)
        for index in range(count):
            action = legal[index]
            spot = at + (action >> 3)
            allowed[spot] = allowed[spot] | u8(128 >> (action & 7))

    def step(self, actions: list[int]) -> None:
        """One decision in every game; if one of them is not legal, none is made."""
        for place in range(len(self.states)):
            if not holds(self.legal[place], actions[place]):
                raise self.states[place].refusal(self.seats[place], actions[place])
        self.ended = []
        self.told.truncate(0)
        self.allowed.truncate(0)
        for place in range(len(self.states)):
            state = self.states[place]
            state.step(self.seats[place], actions[place], self.chances[place])
            if not state.actors:
                self.ended.append((place, rewards(state)))
                self.begin(place)
            self.look(place)

    def sample(self) -> list[int]:
        """A random legal action for every game."""
        found = []
        for legal in self.legal:
            found.append(int(legal[self.sampler.below(len(legal))]))
        return found

    def features(self) -> bytes:
        """What the actor of each game knows."""
        return self.told.getvalue()

    def masks(self) -> bytes:
        """What the actor of each game may do, a bit an action, the first one highest."""
        return self.allowed.getvalue()
