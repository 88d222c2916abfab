"""What a search asks about positions: what each seat will make of one, and which actions promise
most."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from kontor.bots import value_burgundy, value_mombasa
from kontor.bots.outlook_mombasa import Outlook
from kontor.bots.plans_mombasa import Plan, Scale, good_plans, laid_out
from kontor.core.errors import KontorError
from kontor.core.game import State
from kontor.games.burgundy import scoring, team
from kontor.games.burgundy.features import following
from kontor.games.burgundy.state import BurgundyState
from kontor.games.burgundy.tables import SETUP, TEAM
from kontor.games.mombasa.actions import CARDS, CLEAR, DONE, PICK, PLAN, SLOTS
from kontor.games.mombasa.state import MombasaState
from kontor.games.mombasa.tables import PLANNING

NEVER: Final = -1e9
"""What nobody in his senses does, such as taking a card of a plan back to lay it again."""
GOOD_PLANS: Final = 8
"""So many plans are thought through."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Teaching(ABC):
    """What was learned about positions of a game."""

    @abstractmethod
    def points(self, rows: list[bytes], players: int) -> list[float]:
        """What rules of thumb miss in each of some positions, given as features."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(ABC):
    """Judges positions of a game, in points: by the rules of thumb of the greedy player, and by
    what was learned beyond them."""

    def __init__(self, teaching: Teaching | None = None):
        self.teaching = teaching

    @abstractmethod
    def value(self, s: State, seat: int) -> float:
        """What a seat's position is worth by rules of thumb, to it and its partners together."""

    @abstractmethod
    def settled(self, s: State) -> bool:
        """Whether the game is past its setup, which is left to rules of thumb."""

    @abstractmethod
    def after(self, s: State, seat: int, legal: list[int]) -> list[float]:
        """What a seat's position is worth after each of its actions."""

    @abstractmethod
    def by_thumb(self, s: State, seat: int, legal: list[int]) -> list[float]:
        """The same by rules of thumb alone, which is quick."""

    def forecast(self, s: State) -> list[float]:
        """What each seat's position is worth."""
        worths = [self.value(s, seat) for seat in range(s.players)]
        if self.teaching is None or not self.settled(s):
            return worths
        rows = [s.features(seat) for seat in range(s.players)]
        return added(worths, self.teaching.points(rows, s.players))


def added(worths: list[float], more: list[float]) -> list[float]:
    return [worth + extra for worth, extra in zip(worths, more, strict=True)]


class BurgundyJudge(Judge):
    """Every action is judged by the position it leads to."""

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, BurgundyState)
        if s.expansions & TEAM:
            keeper = team.keeper(s, seat)
            return value_burgundy.value(s, keeper) + int(scoring.total(s, team.partner(keeper)))
        return value_burgundy.value(s, seat)

    def settled(self, s: State) -> bool:
        assert isinstance(s, BurgundyState)
        return s.stage != SETUP

    def after(self, s: State, seat: int, legal: list[int]) -> list[float]:
        assert isinstance(s, BurgundyState)
        if self.teaching is None or s.stage == SETUP:
            return self.by_thumb(s, seat, legal)
        results = [value_burgundy.result(s, seat, action) for action in legal]
        worths = [self.value(result, seat) for result in results]
        rows = following(s, seat, results)
        return added(worths, self.teaching.points(rows, s.players))

    def by_thumb(self, s: State, seat: int, legal: list[int]) -> list[float]:
        assert isinstance(s, BurgundyState)
        return [value_burgundy.after(s, seat, action) for action in legal]


class MombasaJudge(Judge):
    """Plans are judged whole, actions by the position they lead to."""

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, MombasaState)
        outlook = Outlook(s, seat)
        worth = outlook.value(s)
        if s.stage == PLANNING:
            plan = [card for card in s.slots[seat * SLOTS : (seat + 1) * SLOTS] if card]
            worth += Scale(outlook).plan_value(tuple(plan)) if plan else 0.0
        return worth

    def settled(self, s: State) -> bool:
        assert isinstance(s, MombasaState)
        return s.stage >= PLANNING

    def after(self, s: State, seat: int, legal: list[int]) -> list[float]:
        assert isinstance(s, MombasaState)
        if self.teaching is None or s.stage < PLANNING or legal[0] >= PICK:
            return self.by_thumb(s, seat, legal)
        if s.stage == PLANNING:
            return plan_steps(s, seat, legal, self.plans(s, seat, self.teaching))
        results = [value_mombasa.result(s, seat, action) for action in legal]
        worths = [self.value(result, seat) for result in results]
        rows = [result.features(seat) for result in results]
        return added(worths, self.teaching.points(rows, s.players))

    def by_thumb(self, s: State, seat: int, legal: list[int]) -> list[float]:
        assert isinstance(s, MombasaState)
        if s.stage == PLANNING:
            return plan_steps(s, seat, legal, good_plans(s, seat, GOOD_PLANS))
        worth = value_mombasa.judge(s, seat)
        return [worth(action) for action in legal]

    def plans(self, s: MombasaState, seat: int, teaching: Teaching) -> list[Plan]:
        """The plans worth a thought, each with its value."""
        plans = good_plans(s, seat, GOOD_PLANS)
        rows = [laid_out(s, seat, layout).features(seat) for _, layout in plans]
        more = teaching.points(rows, s.players)
        return [(worth + extra, plan) for (worth, plan), extra in zip(plans, more, strict=True)]


def plan_steps(s: MombasaState, seat: int, legal: list[int], plans: list[Plan]) -> list[float]:
    """Steps of planning towards one of the good plans, each worth what the best of them is."""
    names = s.tables.card_names
    planned = [names[card] for card in s.slots[seat * SLOTS : (seat + 1) * SLOTS]]
    found = dict.fromkeys(legal, NEVER)
    for worth, layout in plans:
        wanted = [names[card] for card in layout]
        if any(card and card != wanted[slot] for slot, card in enumerate(planned)):
            continue
        missing = [slot for slot in range(SLOTS) if wanted[slot] and not planned[slot]]
        for action in legal:
            if missing and PLAN <= action < CLEAR:
                slot, card = (action - PLAN) // CARDS, (action - PLAN) % CARDS
                if slot == missing[0] and names[card] == wanted[slot]:
                    found[action] = max(found[action], worth)
            elif not missing and action == DONE:
                found[action] = max(found[action], worth)
    return [found[action] for action in legal]


JUDGES: Final[dict[type[State], type[Judge]]] = {
    BurgundyState: BurgundyJudge,
    MombasaState: MombasaJudge,
}


def judge_of(kind: type[State], teaching: Teaching | None = None) -> Judge:
    """The judge of a game, with what was learned about it, if anything was."""
    if kind not in JUDGES:
        raise KontorError(f"there are no rules of thumb for {kind.__name__}")
    return JUDGES[kind](teaching)
