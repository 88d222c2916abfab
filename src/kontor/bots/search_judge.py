"""What a search asks about positions: what each seat will make of one, and which actions promise
most."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from kontor.bots import value_burgundy, value_mombasa
from kontor.bots.outlook_mombasa import Outlook
from kontor.bots.plans_mombasa import good_plans
from kontor.core.errors import KontorError
from kontor.core.game import State
from kontor.games.burgundy.state import BurgundyState
from kontor.games.mombasa.actions import CARDS, CLEAR, DONE, PLAN, SLOTS
from kontor.games.mombasa.state import MombasaState
from kontor.games.mombasa.tables import PLANNING

NEVER: Final = -1e9
"""What nobody in his senses does, such as taking a card of a plan back to lay it again."""
GOOD_PLANS: Final = 8
"""So many plans are thought through."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(ABC):
    """Judges positions of a game, in points."""

    @abstractmethod
    def forecast(self, s: State) -> list[float]:
        """What each seat's position is worth."""

    @abstractmethod
    def after(self, s: State, seat: int, legal: list[int]) -> list[float]:
        """What a seat's position is worth after each of its actions."""


class BurgundyJudge(Judge):
    """The rules of thumb of the greedy player."""

    def forecast(self, s: State) -> list[float]:
        assert isinstance(s, BurgundyState)
        return [value_burgundy.value(s, seat) for seat in range(s.players)]

    def after(self, s: State, seat: int, legal: list[int]) -> list[float]:
        assert isinstance(s, BurgundyState)
        return [value_burgundy.after(s, seat, action) for action in legal]


class MombasaJudge(Judge):
    """The rules of thumb of the greedy player."""

    def forecast(self, s: State) -> list[float]:
        assert isinstance(s, MombasaState)
        return [Outlook(s, seat).value(s) for seat in range(s.players)]

    def after(self, s: State, seat: int, legal: list[int]) -> list[float]:
        assert isinstance(s, MombasaState)
        if s.stage == PLANNING:
            return plan_steps(s, seat, legal)
        worth = value_mombasa.judge(s, seat)
        return [worth(action) for action in legal]


def plan_steps(s: MombasaState, seat: int, legal: list[int]) -> list[float]:
    """Steps of planning towards one of the good plans, each worth what the best of them is."""
    names = s.tables.card_names
    planned = [names[card] for card in s.slots[seat * SLOTS : (seat + 1) * SLOTS]]
    found = dict.fromkeys(legal, NEVER)
    for worth, layout in good_plans(s, seat, GOOD_PLANS):
        wanted = [names[card] for card in layout]
        if any(card and card != wanted[slot] for slot, card in enumerate(planned)):
            continue
        missing = [slot for slot in range(SLOTS) if wanted[slot] and not planned[slot]]
        for action in legal:
            if missing and PLAN <= action < CLEAR:
                slot, card = divmod(action - PLAN, CARDS)
                if slot == missing[0] and names[card] == wanted[slot]:
                    found[action] = max(found[action], worth)
            elif not missing and action == DONE:
                found[action] = max(found[action], worth)
    return [found[action] for action in legal]


PLAIN: Final[dict[type[State], Judge]] = {
    BurgundyState: BurgundyJudge(),
    MombasaState: MombasaJudge(),
}


def plain_judge(s: State) -> Judge:
    """The judge of a game that needs no learning."""
    if type(s) not in PLAIN:
        raise KontorError(f"there are no rules of thumb for {type(s).__name__}")
    return PLAIN[type(s)]
