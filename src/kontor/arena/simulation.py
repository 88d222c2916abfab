"""Many games between bots, as fast as they think: bots get the bare state, nothing is recorded."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter

from kontor import bots
from kontor.arena.findings import Findings
from kontor.arena.jobs import Order, Progress
from kontor.bots.bot import Player
from kontor.core.chance import Chance, SampledChance
from kontor.core.errors import KontorError
from kontor.core.game import Game, State
from kontor.core.options import Options


@dataclass
class Simulation:
    """What came of a series of games; lists are in the order of the seats."""

    players: int
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    points: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    findings: Findings = field(default_factory=Findings)

    def __post_init__(self) -> None:
        self.points = self.points or [0] * self.players
        self.wins = self.wins or [0] * self.players

    def add(self, opening: State, state: State, decisions: int) -> None:
        """Count a finished game."""
        self.findings.add(opening, state)
        self.games += 1
        self.decisions += decisions
        for seat, (score, place) in enumerate(
            zip(state.scores(), state.outcome or [], strict=True)
        ):
            self.points[seat] += score.total
            self.wins[seat] += place == 1

    def merge(self, later: "Simulation") -> None:
        """Count the games that were played after these."""
        self.games += later.games
        self.decisions += later.decisions
        self.seconds += later.seconds
        self.points = [a + b for a, b in zip(self.points, later.points, strict=True)]
        self.wins = [a + b for a, b in zip(self.wins, later.wins, strict=True)]
        self.errors += later.errors
        self.findings.merge(later.findings)

    def summary(self) -> dict[str, object]:
        """The figures for people and programs."""
        seconds = max(self.seconds, 1e-9)
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / seconds),
            "games_per_second": round(self.games / seconds, 2),
            "mean_scores": [round(points / max(self.games, 1), 2) for points in self.points],
            "wins": self.wins,
            "of_fair_share": self.of_fair_share(),
            "errors": len(self.errors),
            "findings": self.findings.summary(),
        }

    def of_fair_share(self) -> list[float]:
        """The wins of each seat beside its fair share of them."""
        return [round(wins * self.players / max(sum(self.wins), 1), 3) for wins in self.wins]


@dataclass(frozen=True)
class SimulationOrder(Order[Simulation]):
    """Games with the bots in the seats they are named for."""

    def play(self, numbers: range) -> Simulation:
        count = len(numbers)
        return simulate(self.game, self.options, self.bots, count, self.seed, first=numbers.start)


def play_out(state: State, players: Sequence[Player], chance: Chance) -> int:
    """Let bots play a game to its end; returns the number of decisions."""
    decisions = 0
    while state.actors:
        seat = state.actors[0]
        state.apply(seat, players[seat].decide(state, seat), chance)
        decisions += 1
    return decisions


def simulate(
    game: Game,
    options: Options,
    names: Sequence[str],
    games: int,
    seed: int,
    progress: Progress | None = None,
    first: int = 0,
) -> Simulation:
    """Play games with the named bots in their seats, the same for the same seed and number;
    `first` is the number of the first game."""
    players = int(options["players"])
    if len(names) != players:
        raise KontorError(f"there are {len(names)} bots for {players} players")
    result = Simulation(players)
    started = perf_counter()
    for number in range(first, first + games):
        chance = SampledChance(f"{seed}/{number}")
        seats = [bots.make(name, f"{seed}/{number}/{seat}") for seat, name in enumerate(names)]
        try:
            state = game.new(options, chance)
            opening = state.copy()
            result.add(opening, state, play_out(state, seats, chance))
        except KontorError as error:
            result.errors.append(f"game {number}: {error}")
        except Exception as error:
            result.errors.append(f"game {number}: {error!r}")
        if progress is not None:
            progress(number + 1 - first)
    result.seconds = perf_counter() - started
    return result
