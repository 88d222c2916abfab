"""What a choice was worth: the best one is found by a search, and then it and the one that was made
are played on alike, with the same luck.

A choice is judged from what its seat knew, never from what was hidden from it. What chance gave is
judged apart from it: the position as it came beside those that could have come.
"""

from dataclasses import dataclass
from math import exp
from statistics import fmean, stdev

from kontor.bots.bot import Budget, Player
from kontor.bots.search import NO_DRAWS, SearchBot
from kontor.bots.search_tree import Edge, Node, Tree
from kontor.core.chance import Chance, SampledChance
from kontor.core.errors import ChanceError
from kontor.core.game import State
from kontor.games.mombasa.state import MombasaState

WALKS = 16
"""So often a choice is played on at most; less often on a smaller budget."""
FEWEST = 4
"""Fewer walks would not tell how far they differ."""
CERTAIN = 2.0
"""A difference counts if it is so many times as large as its standard error."""
IN_ROUNDS = MombasaState
"""What is played in rounds that begin with a choice in secret. Between two of them much is in
flight that no judge sees, so what is chosen there is played on to the end of the round."""
DOUBT = 1.0
"""By so many points a choice has to be better to be e times as likely there."""
FINE = 1 << 30

Line = tuple[int, ...]
"""A choice: an action, or all actions of a choice made in secret."""
Margins = list[list[float]]
"""The margins of the seats after each of several walks."""


@dataclass(frozen=True)
class Judged:
    """A choice beside the best one; margins are those of all seats."""

    better: Line
    """A better choice, and how the turn would go on; empty if there is none."""
    before: list[float]
    """The margins that the seats could expect with the best choice."""
    after: list[float]
    """The same with the choice made."""
    cost: float
    """How much less the seat can expect; 0 if that may be noise, or if the choice was best."""
    noise: float
    """The standard error of the difference, as far as chance goes."""


@dataclass(frozen=True)
class Luck:
    """What chance gave, beside what it gives on average."""

    margins: list[float]
    points: list[float]
    """Empty where the bot foresees leads, not points."""


class Examiner:
    """Judges a decision with a bot that searches; the same for the same seed."""

    def __init__(self, bot: type[SearchBot], playouts: int, seed: str):
        self.bot = bot(seed)
        self.playouts = playouts
        self.count = max(FEWEST, min(playouts, WALKS))
        self.seed = seed

    def judge(self, state: State, seat: int, chosen: Line) -> Judged:
        """A choice that was made at a state, beside the best one."""
        known = state.known_to(seat)
        best = self.best(known, seat)
        if state.secret:
            found = self.secretly(known, seat, {best, chosen})
        else:
            found = self.openly(known, seat, best[0], chosen[0])
        gains = [
            one[seat] - other[seat] for one, other in zip(found[best], found[chosen], strict=True)
        ]
        difference, noise = fmean(gains), stdev(gains) / len(gains) ** 0.5
        after = means(found[chosen])
        if difference <= CERTAIN * noise:
            return Judged((), after, after, 0.0, noise)
        better = best if state.secret else self.turn(known, seat, best[0])
        return Judged(better, means(found[best]), after, difference, noise)

    def best(self, known: State, seat: int) -> Line:
        """What the bot would choose."""
        player = Player(self.bot, Budget(playouts=self.playouts))
        if not known.secret:
            return (player.decide(known, seat),)
        s = known.copy()
        s.fill(self.bot.chance)
        s.reopen(seat)
        line = []
        while s.secret and seat in s.actors:
            line.append(player.decide(s, seat))
            s.step(seat, line[-1], self.bot.chance)
        return tuple(line)

    def turn(self, known: State, seat: int, action: int) -> Line:
        """An action that the bot chose and what it meant to do after it in the same turn, as far as
        that is neither a matter of chance nor of course."""
        s, node = known.copy(), self.bot.node
        line, sure = [action], 1
        try:
            while True:
                s.step(seat, line[-1], NO_DRAWS)
                if s.actors != (seat,) or s.secret:
                    break
                legal = s.legal(seat)
                if len(legal) == 1:
                    line.append(legal[0])
                    continue
                if not node.visits:
                    break
                edge = node.edges[node.best(legal)]
                node = edge.node
                line.append(edge.action)
                sure = len(line)
        except ChanceError:
            pass
        return tuple(line[:sure])

    def openly(self, known: State, seat: int, best: int, chosen: int) -> dict[Line, Margins]:
        """Choices that all see. The bot has thought about what follows its own; it thinks as long
        about what follows the other, or that one would seem worse than it was."""
        nodes = {best: self.bot.node}
        if chosen != best:
            nodes[chosen] = self.thought(known, seat, chosen, nodes[best].visits)

        def played(action: int, chance: Chance) -> list[float]:
            s = known.copy()
            s.fill(chance)
            s.step(seat, action, chance)
            self.walk(s, seat, chance, nodes[action])
            if isinstance(s, IN_ROUNDS):
                self.play_on(s, chance)
            return self.bot.judge(s).margins(s)

        return {
            (action,): [played(action, self.chance(number)) for number in range(self.count)]
            for action in nodes
        }

    def thought(self, known: State, seat: int, action: int, visits: int) -> Node:
        """What a search of so many playouts finds out about the time after an action."""
        tree = Tree(Node(), self.bot.judge(known), seat, self.bot.habits)
        for _ in range(visits):
            s = known.copy()
            s.step(seat, action, self.bot.chance)
            tree.playout(s, self.bot.chance)
        return tree.root

    def secretly(self, known: State, seat: int, lines: set[Line]) -> dict[Line, Margins]:
        """Choices that show their worth when they are carried out, among others who have chosen
        sensibly."""
        judge = self.bot.judge(known)
        guesses = [self.bot.guess(known, seat, judge) for _ in range(self.count)]

        def played(line: Line, guess: State, chance: Chance) -> list[float]:
            s = guess.copy()
            for action in line:
                s.step(seat, action, chance)
            self.play_on(s, chance)
            return self.bot.judge(s).margins(s)

        return {
            line: [played(line, guess, self.chance(n)) for n, guess in enumerate(guesses)]
            for line in lines
        }

    def luck(self, before: State, seat: int, action: int, after: State) -> Luck:
        """What chance gave with an action, beside what it could have given."""
        usual = []
        for number in range(max(self.playouts, self.count)):
            chance = self.chance(number)
            s = before.copy()
            s.step(seat, action, chance)
            usual.append(self.turns(s, chance))
        actual = [self.turns(after.copy(), self.chance(number)) for number in range(self.count)]
        margins, points = (
            less(means([turn[part] for turn in actual]), means([turn[part] for turn in usual]))
            for part in (0, 1)
        )
        return Luck(margins, points)

    def chance(self, number: int) -> Chance:
        """The luck of a walk, the same for all choices that are compared."""
        return SampledChance(f"{self.seed}/walk/{number}")

    def turns(self, s: State, chance: Chance) -> tuple[list[float], list[float]]:
        """The margins of the seats, and their points, when everybody has had a turn."""
        self.walk(s, s.actors[0] if s.actors else 0, chance, Node())
        judge = self.bot.judge(s)
        return judge.margins(s), judge.points(s)

    def walk(self, s: State, seat: int, chance: Chance, node: Node) -> None:
        """Play until the turn comes back to a seat: as a search found best and, where it has not
        been, as the judge thinks best."""
        judge = self.bot.judge(s)
        away = False
        for _ in range(self.bot.habits.depth * s.players):
            if not s.actors or s.secret:
                break
            mover = s.actors[0]
            if away and mover == seat:
                break
            away = away or mover != seat
            legal = s.legal(mover)
            if len(legal) == 1:
                action = legal[0]
            elif node.visits and all(action in node.edges for action in legal):
                edge = max([node.edges[action] for action in legal], key=promise)
                action, node = edge.action, edge.node
            else:
                values = judge.after(s, mover, legal)
                action, node = legal[values.index(max(values))], Node()
            s.step(mover, action, chance)

    def play_on(self, s: State, chance: Chance) -> None:
        """Play until the next choice in secret. People act sensibly, but not all alike, so that a
        choice is not judged by what happens to follow from it in one way only."""
        judge = self.bot.judge(s)
        for _ in range(self.bot.habits.long):
            if not s.actors or s.secret:
                break
            mover = s.actors[0]
            legal = s.legal(mover)
            place = 0
            if len(legal) > 1:
                values = judge.after(s, mover, legal)
                top = max(values)
                place = drawn([exp((value - top) / DOUBT) for value in values], chance)
            s.step(mover, legal[place], chance)


def drawn(odds: list[float], chance: Chance) -> int:
    """One of several, by their odds."""
    left = sum(odds) * chance.below(FINE) / FINE
    for place, odd in enumerate(odds):
        left -= odd
        if left < 0:
            return place
    return odds.index(max(odds))


def promise(edge: Edge) -> tuple[int, float]:
    """What a search thinks of an action: how often it tried it and, untried, how good it looks."""
    return edge.visits, edge.worth


def means(rows: Margins) -> list[float]:
    return [fmean(column) for column in zip(*rows, strict=True)]


def less(these: list[float], those: list[float]) -> list[float]:
    return [one - other for one, other in zip(these, those, strict=True)]
