"""Matches: how often each bot wins, with the luck of seats and dice evened out.

A match is played in sets. In a set the bots change seats until each has had every place, and every
game of the set has the same chance; what is luck then falls to each of them once."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from statistics import fmean
from time import perf_counter

from kontor import bots
from kontor.arena.intervals import CONFIDENCE, Interval, mean_interval, share_interval
from kontor.arena.jobs import Order, Progress, Workers, run
from kontor.arena.simulation import play_out
from kontor.bots.bot import Bot, Budget, Player
from kontor.bots.roster import told
from kontor.core.chance import SampledChance
from kontor.core.errors import KontorError
from kontor.core.game import State

LOOKS = (16, 8, 4, 2, 1)
"""`until_certain` looks after a sixteenth of the sets, an eighth, and so on."""
FEWEST = 8
"""Fewer sets make nobody certain."""


MOST_DECISIONS = 10_000
"""A bot that is asked more often in a game goes round in circles."""


class BotFault(KontorError):
    """A bot that crashed or chose what is not allowed."""


class Watched(Bot):
    """A bot whose time is taken and whose faults are told with its name."""

    def __init__(self, name: str, seed: str):
        super().__init__(seed)
        self.name = name
        self.asked = 0
        self.seconds = 0.0
        try:
            self.player = bots.make(name, seed)
        except KontorError:
            raise
        except Exception as error:
            raise BotFault(f"{name} failed: {told(error)}") from None

    def choose(self, known: State, seat: int, legal: list[int], budget: Budget) -> int:
        if self.asked == MOST_DECISIONS:
            raise BotFault(
                f"{self.name} in seat {seat} does not come to an end: it goes in circles"
            )
        allowed = legal[:]
        started = perf_counter()
        try:
            action = self.player.bot.choose(known, seat, legal, budget)
        except Exception as error:
            raise BotFault(f"{self.name} in seat {seat} failed: {told(error)}") from None
        self.seconds += perf_counter() - started
        self.asked += 1
        if action not in allowed:
            raise BotFault(f"{self.name} in seat {seat} chose {action!r}, which is not legal")
        return action


@dataclass(frozen=True)
class Figures:
    """A side in one game, or on average in the games of a set."""

    won: float
    """A win shared with others counts as a part."""
    score: float
    margin: float
    """The score beside the best of the others."""


@dataclass
class Clock:
    """The decisions a side was asked for, and the time and the playouts it took."""

    asked: int = 0
    seconds: float = 0.0
    playouts: int = 0

    def add(self, asked: int, seconds: float, playouts: int) -> None:
        self.asked += asked
        self.seconds += seconds
        self.playouts += playouts


@dataclass(frozen=True)
class Standing:
    """What a match says about one of its sides."""

    wins: float
    win_rate: float
    interval: Interval
    mean_score: float
    margin: float | None
    margin_interval: Interval | None
    ms_per_decision: float
    playouts_per_decision: float


@dataclass
class Match:
    """What came of a match: the figures of each side in every set, in the order of the bots."""

    rotations: int
    fair_share: float
    sets: list[list[Figures]] = field(default_factory=list)
    clocks: list[Clock] = field(default_factory=list)
    seconds: float = 0.0
    confidence: float = CONFIDENCE
    stopped_early: bool = False

    def merge(self, later: "Match") -> None:
        """Count the sets that were played after these."""
        self.sets += later.sets
        self.seconds += later.seconds
        for clock, more in zip(self.clocks, later.clocks, strict=True):
            clock.add(more.asked, more.seconds, more.playouts)

    @property
    def games(self) -> int:
        return len(self.sets) * self.rotations

    def shares(self, side: int) -> list[float]:
        """The part of each set that a side has won."""
        return [figures[side].won for figures in self.sets]

    def interval(self, side: int) -> Interval:
        return share_interval(self.shares(side), self.confidence)

    def standing(self, side: int) -> Standing:
        shares = self.shares(side)
        alone = self.fair_share == 1
        margins = [figures[side].margin for figures in self.sets]
        clock = self.clocks[side]
        return Standing(
            wins=sum(shares) * self.rotations,
            win_rate=fmean(shares),
            interval=self.interval(side),
            mean_score=fmean(figures[side].score for figures in self.sets),
            margin=None if alone else fmean(margins),
            margin_interval=None if alone else mean_interval(margins),
            ms_per_decision=1000 * clock.seconds / max(clock.asked, 1),
            playouts_per_decision=clock.playouts / max(clock.asked, 1),
        )

    @property
    def standings(self) -> list[Standing]:
        return [self.standing(side) for side in range(len(self.clocks))]

    @property
    def certain(self) -> bool:
        """Whether the first bot surely wins more or less than its fair share."""
        low, high = self.interval(0)
        return len(self.sets) >= FEWEST and not low <= self.fair_share <= high


@dataclass(frozen=True)
class MatchOrder(Order[Match]):
    """A match; what is numbered are its sets. There is a bot for each seat, or one for each team,
    which then plays all seats of its team."""

    @cached_property
    def teams(self) -> list[tuple[int, ...]]:
        """The seats that win together."""
        state = self.game.new(self.options, SampledChance(0))
        return sorted({tuple(sorted(state.partners(seat))) for seat in range(state.players)})

    @cached_property
    def seatings(self) -> list[list[int]]:
        """For each game of a set which side sits in which seat."""
        sides = len(self.bots)
        players = int(self.options["players"])
        if sides == players:
            places = list(range(players))
        elif sides == len(self.teams):
            team_of = {seat: n for n, team in enumerate(self.teams) for seat in team}
            places = [team_of[seat] for seat in range(players)]
        else:
            teams = f" in {len(self.teams)} teams" if len(self.teams) < players else ""
            raise KontorError(f"there are {sides} bots for {players} players{teams}")
        return [[(place + turn) % sides for place in places] for turn in range(sides)]

    def sets(self, games: int) -> int:
        """In how many sets so many games are played: everybody has every seat as often."""
        return -(-games // len(self.seatings))

    def check(self) -> None:
        """Refuse bots that cannot play before anything is played."""
        for name in self.bots:
            Watched(name, "try")

    def play(self, numbers: range) -> Match:
        started = perf_counter()
        match = Match(len(self.seatings), 1 / len(self.teams))
        match.clocks = [Clock() for _ in self.bots]
        for number in numbers:
            games = [self.play_game(number, turn, match.clocks) for turn in range(match.rotations)]
            match.sets.append([average(side) for side in zip(*games, strict=True)])
        match.seconds = perf_counter() - started
        return match

    def play_game(self, number: int, turn: int, clocks: Sequence[Clock]) -> list[Figures]:
        """One game of a set: the figures of each side."""
        seating = self.seatings[turn]
        try:
            seats = [
                Watched(self.bots[side], f"{self.seed}/{number}/{turn}/{seat}")
                for seat, side in enumerate(seating)
            ]
            chance = SampledChance(f"{self.seed}/{number}")
            state = self.game.new(self.options, chance)
            play_out(state, [Player(bot, bot.player.budget) for bot in seats], chance)
            result = self.result(state)
        except Exception as error:
            game = number * len(self.seatings) + turn + 1
            reason = str(error) if isinstance(error, BotFault) else told(error)
            raise KontorError(f"game {game} of seed {self.seed}: {reason}") from None
        for bot, side in zip(seats, seating, strict=True):
            clocks[side].add(bot.asked, bot.seconds, bot.player.bot.playouts)
        return [result[seating.index(side)] for side in range(len(self.bots))]

    def result(self, state: State) -> list[Figures]:
        """A finished game for each seat; partners win together and have their points in common."""
        totals = state.side_points()
        figures = zip(state.shares_of_win(), totals, state.ahead(totals), strict=True)
        return [Figures(won, score, margin) for won, score, margin in figures]


def average(games: Sequence[Figures]) -> Figures:
    return Figures(
        fmean(game.won for game in games),
        fmean(game.score for game in games),
        fmean(game.margin for game in games),
    )


def looks(sets: int) -> list[int]:
    """After how many sets to look whether the match is decided: after doubling numbers of them."""
    early = {-(-sets // part) for part in LOOKS}
    return sorted({count for count in early if count >= FEWEST} | {sets})


def play_match(
    order: MatchOrder,
    games: int,
    workers: Workers,
    progress: Progress | None = None,
    until_certain: bool = False,
) -> Match:
    """Play so many games, rounded up to whole sets; or stop when it is certain that the first bot
    wins more, or less, than its fair share.

    Looking often finds something in mere luck sooner or later. So there are few looks, and what is
    left to error is divided among them (Bonferroni): the intervals of all looks hold together with
    95%, and so does the one that is reported."""
    rotations = len(order.seatings)
    order.check()
    if until_certain and len(order.teams) == 1:
        raise KontorError("nobody can be certain to win more than others in a game for one")
    sets = order.sets(games)
    ends = looks(sets) if until_certain else [sets]

    def part(first: int, end: int) -> Match:
        def tell(done: int) -> None:
            if progress is not None:
                progress((first + done) * rotations)

        return run(order, range(first, end), workers, tell)

    match = part(0, ends[0])
    match.confidence = 1 - (1 - CONFIDENCE) / len(ends)
    for first, end in pairwise(ends):
        if match.certain:
            match.stopped_early = True
            break
        match.merge(part(first, end))
    return match
