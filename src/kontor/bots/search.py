"""A player that looks ahead: it plays many turns out in its mind and keeps to what went well."""

from functools import cache
from math import exp
from pathlib import Path
from time import perf_counter

from kontor.bots.bot import Bot, Budget
from kontor.bots.numbers import Numbers, read_numbers, shipped_numbers
from kontor.bots.search_first import first_judge
from kontor.bots.search_judge import THUMBS, Judge, judge_of, subject_of
from kontor.bots.search_tree import Habits, Node, Tree
from kontor.core.chance import Chance, SampledChance, ScriptedChance
from kontor.core.errors import ChanceError
from kontor.core.game import State

MOST_PLAYOUTS = 1_000_000
"""So many at the most where only time is limited."""
PAUSE = 16
"""After so many playouts it is asked whether more of them could change anything."""
GUESSES = 4
"""So many guesses of what is secret a decision is based on."""
DOUBT = 3.0
"""By so many points a choice has to be better to be e times as likely."""


class SearchBot(Bot):
    """Monte Carlo tree search on the judgement of the greedy player. What was found out in a turn
    is kept for its next decision, as long as nothing was drawn in between."""

    def __init__(self, seed: int | str):
        super().__init__(seed)
        self.chance = SampledChance(f"{seed} search")
        self.expected = ""
        self.node = Node()

    habits = Habits()
    numbers: Path | None = None
    """Numbers of one's own for the rules of thumb."""
    thorough = False
    """Whether the budget is used up even where nothing can change any more."""

    def judge(self, known: State) -> Judge:
        """Who judges positions."""
        return tuned_judge(subject_of(known), self.numbers)

    def choose(self, known: State, seat: int, legal: list[int], budget: Budget) -> int:
        if known.position(seat) != self.expected:
            self.node = Node()
        tree = Tree(self.node, self.judge(known), seat, self.habits)
        limit = budget.playouts or MOST_PLAYOUTS
        started = perf_counter()
        guesses = [known]
        if known.secret:
            guesses = [self.guess(known, seat, tree.judge) for _ in range(GUESSES)]
        for number in range(limit):
            self.playouts += 1
            tree.playout(guesses[number % len(guesses)].copy(), self.chance)
            done = number + 1
            left = limit - done
            if budget.seconds is not None:
                gone = perf_counter() - started
                if gone > budget.seconds:
                    break
                left = min(left, int(done * (budget.seconds / gone - 1)))
            if done % PAUSE == 0 and not self.thorough and tree.root.settled(legal, left):
                break
        action = tree.root.best(legal)
        self.look_after(known, seat, action)
        return action

    def guess(self, known: State, seat: int, judge: Judge) -> State:
        """A position as it may be: what was dealt in secret is guessed by lot, and what others have
        chosen or will choose in secret is what sensible players choose, the better the likelier."""
        s = known.copy()
        s.fill(self.chance)
        s.reopen(seat)
        while s.secret:
            others = [other for other in s.actors if other != seat]
            if not others:
                break
            legal = s.legal(others[0])
            worths = judge.after(s, others[0], legal)
            top = max(worths)
            odds = [exp((worth - top) / DOUBT) for worth in worths]
            s.step(others[0], legal[self.draw(odds)], self.chance)
        return s

    def draw(self, odds: list[float]) -> int:
        """One of several, by their odds."""
        left = self.chance.random() * sum(odds)
        for number, odd in enumerate(odds):
            left -= odd
            if left < 0:
                return number
        return odds.index(max(odds))

    def look_after(self, known: State, seat: int, action: int) -> None:
        """Keep what the search knows of the next decision, if it is sure to be the one expected."""
        self.node = self.node.edges[action].node
        known.fill(self.chance)
        try:
            known.step(seat, action, NO_DRAWS)
            self.expected = known.position(seat)
        except ChanceError:
            self.expected = ""


NO_DRAWS: Chance = ScriptedChance([])


class FirstSearchBot(SearchBot):
    """The search as it was before anything was tuned or learned."""

    habits = Habits()
    thorough = True

    def judge(self, known: State) -> Judge:
        return first_judge(known)


@cache
def tuned_judge(subject: str, file: Path | None) -> Judge:
    """The judge of a game by rules of thumb with tuned numbers."""
    return judge_of(subject, None, tuned_numbers(subject, file))


def tuned_numbers(subject: str, file: Path | None = None) -> Numbers:
    """Tuned numbers: one's own, or the shipped ones."""
    return read_numbers(file or shipped_numbers(subject), THUMBS[subject]())


@cache
def with_numbers(file: Path) -> type[Bot]:
    """The search with numbers of one's own."""
    return type("OwnNumbersBot", (SearchBot,), {"numbers": file})
