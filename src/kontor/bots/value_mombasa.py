"""What the actions of a Mombasa seat are worth to it, in pounds at the end of the game."""

from collections.abc import Callable
from typing import Final

from kontor.bots.outlook_mombasa import Outlook
from kontor.bots.plans_mombasa import Planner
from kontor.bots.thumb_mombasa import PLAIN, Sense
from kontor.core.chance import Chance
from kontor.games.mombasa.actions import CHOOSE, END, PICK, SLOTS
from kontor.games.mombasa.state import MombasaState
from kontor.games.mombasa.tables import ACTING, PLANNING, RESTING


class Nothing(Chance):
    """What is drawn does not matter to these values."""

    def below(self, _n: int) -> int:
        return 0


NOTHING: Final = Nothing()


def judge(s: MombasaState, seat: int, sense: Sense = PLAIN) -> Callable[[int], float]:
    """What the position is worth after each of the actions that a seat has now."""
    if s.stage == RESTING:
        return lambda _: 0.0
    if s.stage == PLANNING:
        return Planner(s, seat, sense).step_value
    outlook = Outlook(s, seat, sense)
    if s.stage != ACTING:
        return lambda action: outlook.tile_value(s.dealt[2 * seat + action - CHOOSE])

    def after(action: int) -> float:
        if action >= PICK:
            return outlook.pile_value(s.piles[seat * SLOTS + action - PICK])
        return outlook.value(result(s, seat, action))

    return after


def result(s: MombasaState, seat: int, action: int) -> MombasaState:
    """The position after an action; who ends the phase is out, and nothing more happens yet."""
    new = s.copy()
    if action == END:
        new.out |= 1 << seat
    else:
        new.step(seat, action, NOTHING)
    return new
