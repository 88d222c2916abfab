"""Open-loop Monte Carlo tree search.

The tree is one of decisions only: chance is drawn anew in each playout, so a node stands for all
positions that its decisions can lead to. A playout walks down the tree, and where it leaves what is
known it goes on to the end of the turn before the position is judged: in the middle of a turn a
judge would miss what is in flight. The tree ends where the next round brings dice that nobody
knows; a playout that meets nothing new up to there plays that round by best judgement. Every seat
that decides in the open goes for its own aim, as the judge sees it. What others choose in secret is
not searched but taken as a sensible player would choose it.
"""

from math import log, sqrt

from kontor.bots.search_judge import NEVER, Judge, added
from kontor.core.chance import Chance
from kontor.core.game import State


class Habits:
    """How a search goes about it."""

    trust: float = 1.0  # so many playouts a judgement of an action counts for
    curiosity: float = 4.0  # points of doubt there are about an action that was tried once
    width: float = 3.0  # actions tried at first, the most promising; more by the root of playouts
    depth: int = 10  # new decisions a playout makes at most
    glance: int = 6  # actions thought about where a decision is met for the first time
    long: int = 90  # decisions that follow a choice at most until the next secret one


class Edge:
    """An action of a node."""

    def __init__(self, action: int, worth: float):
        self.action = action
        self.worth = worth
        self.visits = 0
        self.total = 0.0
        self.below: Node | None = None

    @property
    def node(self) -> "Node":
        """The decision that follows."""
        if self.below is None:
            self.below = Node()
        return self.below


class Node:
    """A decision: its actions, the most promising first. Where chance differs, other actions may be
    legal; all that were met are here."""

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.visits = 0
        self.shift = 0.0
        """By how much playouts went better than judged."""

    def choose(self, s: State, seat: int, legal: list[int], judge: Judge, habits: Habits) -> Edge:
        """The action that a playout tries: one that did well, or was seldom tried. Most decisions
        are met only once, so at first only the most promising actions are thought about."""
        edges = self.edges
        new = [action for action in legal if action not in edges]
        if new:
            most = len(new) if self.visits else habits.glance
            for action, worth in judge.promising(s, seat, new, most).items():
                edges[action] = Edge(action, worth)
        known = [edges[action] for action in legal if action in edges]
        options = [edge for edge in known if edge.worth > NEVER] or known
        width = int(habits.width + sqrt(self.visits))
        if len(options) > width:
            options.sort(key=by_worth)
        doubt = habits.curiosity * sqrt(log(self.visits + 1))
        trust = habits.trust
        best: Edge | None = None
        best_score = 0.0
        for edge in options[:width]:
            count = trust + edge.visits
            score = (trust * (edge.worth + self.shift) + edge.total) / count + doubt / sqrt(count)
            if best is None or score > best_score:
                best, best_score = edge, score
        assert best is not None
        return best

    def learn(self, edge: Edge, result: float) -> None:
        """Count what a playout came to."""
        self.visits += 1
        self.shift += (result - edge.worth - self.shift) / self.visits
        edge.visits += 1
        edge.total += result

    def settled(self, legal: list[int], left: int) -> bool:
        """Whether so many more tries could not change which action was tried most."""
        first, second = 0, 0
        for action in legal:
            edge = self.edges.get(action)
            visits = edge.visits if edge is not None else 0
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        return first - second > left

    def best(self, legal: list[int]) -> int:
        """The action that was found best: the one tried most."""
        tried = [self.edges[action] for action in legal if action in self.edges]
        return max(tried, key=by_visits).action


def by_worth(edge: Edge) -> float:
    return -edge.worth


def by_visits(edge: Edge) -> tuple[int, float]:
    return edge.visits, edge.total / max(edge.visits, 1)


class Tree:
    """A search for a seat, from a position as far as it knows it."""

    def __init__(self, root: Node, judge: Judge, seat: int, habits: Habits):
        self.root = root
        self.judge = judge
        self.seat = seat
        self.habits = habits

    def playout(self, s: State, chance: Chance) -> None:
        """Play on from a position, which is used up, and learn from it."""
        seat, habits = self.seat, self.habits
        path: list[tuple[Node, Edge, int]] = []
        node = self.root
        fresh = 0
        secret = s.secret
        began, patient = self.judge.round(s), self.judge.patient
        while s.actors and fresh < habits.depth:
            mover = seat if seat in s.actors else s.actors[0]
            legal = s.legal(mover)
            if len(legal) == 1:
                action = legal[0]
            elif s.secret and mover != seat:
                action = self.sensible(s, mover, legal)
            else:
                if fresh or not node.visits:
                    fresh += 1
                edge = node.choose(s, mover, legal, self.judge, habits)
                path.append((node, edge, mover))
                node = edge.node
                action = edge.action
            s.step(mover, action, chance)
            over = mover not in s.actors
            if self.judge.round(s) != began or (over and (fresh or secret or patient)):
                break
        if not fresh and self.judge.round(s) != began:
            self.play_round(s, chance)
        early = self.judge.early(s)
        if secret or patient:
            self.play_on(s, chance)
        results = self.judge.aims(s)
        if early:
            results = added(results, early)
        for node, edge, mover in path:
            node.learn(edge, results[mover])

    def play_round(self, s: State, chance: Chance) -> None:
        """Everybody does what seems best until the round is over."""
        began = self.judge.round(s)
        while s.actors and self.judge.round(s) == began:
            mover = s.actors[0]
            legal = s.legal(mover)
            action = legal[0]
            if len(legal) > 1:
                found = self.judge.promising(s, mover, legal, self.habits.glance)
                action = max(found, key=found.__getitem__)
            s.step(mover, action, chance)

    def play_on(self, s: State, chance: Chance) -> None:
        """A secret choice shows its worth when it is carried out: until the next one everybody
        acts sensibly."""
        for _ in range(self.habits.long):
            if not s.actors or s.secret:
                break
            mover = s.actors[0]
            s.step(mover, self.sensible(s, mover, s.legal(mover)), chance)

    def sensible(self, s: State, seat: int, legal: list[int]) -> int:
        """What a seat does of which one sees nothing, or that is far ahead: a quick judgement."""
        if len(legal) == 1:
            return legal[0]
        worths = self.judge.by_thumb(s, seat, legal)
        return legal[worths.index(max(worths))]
