"""Playing a state to its end inside the engine: whoever searches pays Python's price once a game,
not once a decision."""

from collections.abc import Callable

from kontor.core.chance import Chance
from kontor.core.game import State

Policy = Callable[[State, int, list[int]], int]
"""Chooses among the legal actions of a seat. It gets the state itself and must not change it."""


def playout(state: State, chance: Chance, policy: Policy | None = None) -> int:
    """Play a state to its end, in place, and count the decisions. Without a policy every legal
    action is as likely as any other."""
    decisions = 0
    while state.actors:
        seat = state.actors[0]
        legal = state.legal(seat)
        action = policy(state, seat, legal) if policy else legal[chance.below(len(legal))]
        state.step(seat, action, chance)
        decisions += 1
    return decisions
