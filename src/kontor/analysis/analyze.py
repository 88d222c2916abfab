"""A game looked at again, decision by decision: what each choice cost, and what chance gave."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from functools import lru_cache

from kontor.analysis.games import Played
from kontor.analysis.judgement import Examiner, Luck
from kontor.arena.jobs import Order, Progress, Workers, load, run
from kontor.bots import roster
from kontor.bots.search import NO_DRAWS, SearchBot
from kontor.core import record as records
from kontor.core.errors import KontorError
from kontor.core.game import State
from kontor.core.record import Record
from kontor.core.replay import Trail, follow

TURNING_POINTS = 6
"""So many are told at most."""
LEAST = 1.0
"""What changes the margin by less is no turning point."""


@dataclass(frozen=True)
class Moment:
    """A decision of a seat to be looked at. What a seat chooses in secret is one, however many
    decisions it takes; `first` and `last` are their numbers in the record."""

    first: int
    last: int
    seat: int
    free: bool
    """Whether there was something to choose from, and it was chosen."""


@dataclass(frozen=True)
class Verdict:
    """What is found about a moment; lists are in the order of the seats."""

    moment: Moment
    choice: tuple[str, ...]
    """What was chosen, in notation."""
    better: tuple[str, ...]
    """What would have been better, and how the turn would have gone on; empty if nothing would."""
    before: list[float]
    """The margins the seats could expect before it; empty if there was nothing to choose from."""
    after: list[float]
    """The margins they could expect after it, before chance had its say."""
    cost: float
    noise: float
    luck: Luck | None
    """What chance gave then, if it gave anything."""


@dataclass(frozen=True)
class Swing:
    """A change of what the seats could expect, by an error or by luck."""

    verdict: Verdict
    by_luck: bool
    change: list[float]

    @property
    def size(self) -> float:
        return max(map(abs, self.change))


@dataclass(frozen=True)
class Account:
    """What is found about a seat in a whole game."""

    choices: int
    errors: int
    cost: float
    luck: float
    """By how much chance changed the margin of the seat."""
    luck_points: float | None
    """By how much chance changed what the seat comes to, if the bot foresees that."""


@dataclass
class Verdicts:
    """What is found about moments in a row."""

    found: list[Verdict] = field(default_factory=list)
    seconds: float = 0.0

    def merge(self, later: "Verdicts") -> None:
        self.found += later.found


@dataclass(frozen=True)
class AnalysisOrder(Order[Verdicts]):
    """The moments of a game; the only bot named is the one that judges."""

    record: str
    playouts: int

    @property
    def trail(self) -> Trail:
        return trail_of(self.title, self.component_data, self.record)

    @property
    def moments(self) -> list[Moment]:
        return moments_of(self.title, self.component_data, self.record)

    def play(self, numbers: range) -> Verdicts:
        trail, chosen = self.trail, self.moments
        bot = searching(self.bots[0])
        return Verdicts(
            [
                look_at(
                    trail, chosen[number], Examiner(bot, self.playouts, f"{self.seed}/{number}")
                )
                for number in numbers
            ]
        )


@dataclass(frozen=True)
class Analysis:
    """A game with all that was found about it."""

    record: Record
    trail: Trail
    bot: str
    playouts: int
    seed: int
    verdicts: list[Verdict]

    @property
    def end(self) -> State:
        return self.trail.end

    @property
    def margins(self) -> list[float] | None:
        """The margins at the end, if the game is over."""
        return self.end.ahead(self.end.side_points()) if self.end.outcome else None

    def choices(self) -> list[Verdict]:
        """The decisions in which there was something to choose from."""
        return [verdict for verdict in self.verdicts if verdict.moment.free]

    def errors(self, seat: int) -> list[Verdict]:
        """The errors of a seat, the dearest first."""
        found = [verdict for verdict in self.choices() if verdict.moment.seat == seat]
        return sorted((one for one in found if one.cost), key=lambda verdict: -verdict.cost)

    def account(self, seat: int) -> Account:
        errors = self.errors(seat)
        lucks = [verdict.luck for verdict in self.verdicts if verdict.luck is not None]
        known = all(luck.points for luck in lucks)
        return Account(
            sum(1 for verdict in self.choices() if verdict.moment.seat == seat),
            len(errors),
            sum(verdict.cost for verdict in errors),
            sum(luck.margins[seat] for luck in lucks),
            sum(luck.points[seat] for luck in lucks) if known else None,
        )

    def turning_points(self) -> list[Swing]:
        """The largest changes of what could be expected, in the order of the game."""
        swings = sorted(self.swings(), key=lambda swing: -swing.size)[:TURNING_POINTS]
        return sorted(swings, key=lambda swing: (swing.verdict.moment.last, swing.by_luck))

    def swings(self) -> Iterator[Swing]:
        for verdict in self.verdicts:
            if verdict.cost:
                change = [
                    after - before
                    for after, before in zip(verdict.after, verdict.before, strict=True)
                ]
                yield from notable(Swing(verdict, False, change))
            if verdict.luck is not None:
                yield from notable(Swing(verdict, True, verdict.luck.margins))


def notable(swing: Swing) -> list[Swing]:
    return [swing] if swing.size >= LEAST else []


def moments(trail: Trail) -> list[Moment]:
    """The decisions of a game in which somebody chose or chance gave something."""
    found = []
    first = 0
    for place, decision in enumerate(trail.decisions):
        if goes_on(trail, place):
            continue
        legal = [trail.states[at].legal(decision.seat) for at in range(first, place + 1)]
        free = any(len(actions) > 1 for actions in legal) and complete(trail, place)
        if free or decision.draws:
            found.append(Moment(first + 1, place + 1, decision.seat, free))
        first = place + 1
    return found


def goes_on(trail: Trail, place: int) -> bool:
    """Whether a choice in secret goes on with the next decision."""
    before, after = trail.states[place : place + 2]
    following = trail.decisions[place + 1 : place + 2]
    seat = trail.decisions[place].seat
    return before.secret and after.secret and bool(following) and following[0].seat == seat


def complete(trail: Trail, place: int) -> bool:
    """Whether a choice ends with a decision: one in secret may be cut off by the end of a record,
    or by another seat that chose at the same time, and then tells nothing."""
    after = trail.states[place + 1]
    return not (after.secret and trail.decisions[place].seat in after.actors)


def look_at(trail: Trail, moment: Moment, examiner: Examiner) -> Verdict:
    """What is to be said about a moment."""
    seat = moment.seat
    places = range(moment.first - 1, moment.last)
    choice = tuple(trail.decisions[place].text for place in places)
    line = tuple(trail.states[place].read(seat, trail.decisions[place].text) for place in places)
    better: tuple[str, ...] = ()
    before: list[float] = []
    after: list[float] = []
    cost = noise = 0.0
    if moment.free:
        state = trail.states[moment.first - 1]
        judged = examiner.judge(state, seat, line)
        before, after, cost, noise = judged.before, judged.after, judged.cost, judged.noise
        better = tuple(written(state, seat, judged.better))
    luck = None
    if trail.decisions[moment.last - 1].draws:
        last = trail.states[moment.last - 1]
        luck = examiner.luck(last, seat, line[-1], trail.states[moment.last])
    return Verdict(moment, choice, better, before, after, cost, noise, luck)


def written(state: State, seat: int, line: Sequence[int]) -> Iterator[str]:
    """A choice in notation; what its last action does is not tried, since it may draw."""
    s = state.copy()
    for number, action in enumerate(line):
        yield s.write(seat, action)
        if number + 1 < len(line):
            s.step(seat, action, NO_DRAWS)


@lru_cache(2)
def trail_of(title: str, component_data: str, text: str) -> Trail:
    """A record's game, replayed once by each process; one that lives long forgets it again."""
    return follow(load(title, component_data), records.read(text))


@lru_cache(2)
def moments_of(title: str, component_data: str, text: str) -> list[Moment]:
    return moments(trail_of(title, component_data, text))


def searching(name: str) -> type[SearchBot]:
    """A bot that can judge."""
    if name in roster.LEVELS or "@" in name:
        raise KontorError(f"{name} has a budget of its own: name the bot alone, e.g. learned")
    bot = roster.find(name)
    if not issubclass(bot, SearchBot):
        raise KontorError(f"{name} cannot judge games: it does not search; learned and search do")
    return bot


def order_for(record: Record, bot: str, playouts: int, seed: int) -> AnalysisOrder:
    """What has to be done for the analysis of a game."""
    searching(bot)
    return AnalysisOrder(
        record.game,
        record.component_data,
        record.options,
        [roster.absolute(bot)],
        seed,
        record.write(),
        playouts,
    )


def analyze(
    played: Played,
    bot: str,
    playouts: int,
    seed: int,
    workers: Workers,
    progress: Callable[[int], AbstractContextManager[Progress]],
) -> Analysis:
    """Look at all moments of a game; the result does not depend on the workers. `progress` is told
    how many there are."""
    record = played.record
    order = order_for(record, bot, playouts, seed)
    count = len(moments(played.trail))
    verdicts: list[Verdict] = []
    if count:
        with progress(count) as show:
            verdicts = run(order, range(count), workers, show).found
    return Analysis(record, played.trail, bot, playouts, seed, verdicts)
