"""Playing a state to its end inside the engine: whoever searches pays Python's price once a game,
not once a decision."""

from collections.abc import Callable

from kontor.core.chance import Chance
from kontor.core.game import State
from kontor.core.rows import Choices

Policy = Callable[[State, int, list[int]], int]
"""Chooses among the legal actions of a seat. It gets the state itself and must not change it."""


def playout(state: State, chance: Chance, policy: Policy | None = None) -> int:
    """Play a state to its end, in place, and count the decisions. Without a policy every legal
    action is as likely as any other."""
    decisions = 0
    found = Choices()
    while state.actors:
        seat = state.actors[0]
        if policy:
            action = policy(state, seat, state.legal(seat))
        else:
            found.clear()
            state.add_legal(seat, found)
            action = found[chance.below(len(found))]
        state.step(seat, action, chance)
        decisions += 1
    return decisions
