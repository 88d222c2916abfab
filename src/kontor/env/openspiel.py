"""OpenSpiel's form: `pyspiel.load_game("kontor_burgundy")` once this module is imported.

Chance is explicit: a decision is tried on a copy with the draws known so far; a draw that is not
known yet makes a chance node of as many equally likely outcomes, and the decision stands once it
finds all its draws. What people choose in secret at the same time is asked one seat after the
other, and nobody's information state tells what the others chose.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import pyspiel

from kontor import games
from kontor.core.chance import Chance
from kontor.core.errors import KontorError
from kontor.core.game import Game, State
from kontor.env.rewards import rewards

LONGEST = 100_000
"""More decisions and draws than a game has; plans of Mombasa can be changed again and again."""
MOST_OUTCOMES = 256
"""More possibilities than a draw has."""


Chain = tuple[Any, str] | None
"""Lines from the last to the first: what is added is shared with nobody, the rest with all."""
Seen = tuple[Chain, str]
"""What a seat has seen, and what it sees now."""


class DrawNeeded(Exception):
    """A decision needs a draw that is not known yet, with so many possibilities."""

    def __init__(self, possibilities: int):
        super().__init__(possibilities)
        self.possibilities = possibilities


class KnownDraws(Chance):
    """The draws known so far; asking for a further one interrupts the decision."""

    def __init__(self, draws: tuple[int, ...]):
        self.draws = draws
        self.next = 0

    def below(self, n: int) -> int:
        if self.next == len(self.draws):
            raise DrawNeeded(n)
        self.next += 1
        return self.draws[self.next - 1]


def settings(text: str) -> dict[str, object]:
    """Options as a parameter of OpenSpiel has them: `shields:on;duchies:3`."""
    found: dict[str, object] = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise KontorError(f"options: write NAME:VALUE;NAME:VALUE, not {text!r}")
        found[name] = value
    return found


def game_type(game: Game, alone: bool = False) -> pyspiel.GameType:
    """How OpenSpiel sorts a title; who plays alone plays against nobody's loss."""
    utilities = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"kontor_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.GENERAL_SUM if alone else utilities.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 0, "options": ""},
    )


class SpielGame(pyspiel.Game):
    """A title with its options: `players`, and the others as `options`."""

    title: str

    def __init__(self, params: dict[str, Any] | None = None):
        params = params or {}
        self.game = games.load(self.title)
        given = settings(params.get("options", ""))
        if params.get("players"):
            given["players"] = params["players"]
        self.options = self.game.settle(given)
        self.players = int(self.options["players"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.actions.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.players > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.game, alone=self.players == 1), info, params)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, _kind: Any = None, params: Any = None) -> "SpielObserver":
        if params:
            raise KontorError(f"the observer has no parameters, so not {params}")
        return SpielObserver(self.game.features.size(self.players))


class BurgundyGame(SpielGame):
    title = "burgundy"


class MombasaGame(SpielGame):
    title = "mombasa"


@dataclass(frozen=True)
class Node:
    """A position, or a decision that waits for its draws. It never changes, so that OpenSpiel's
    copies, which are deep ones, can share it."""

    game: SpielGame
    position: State | None = None
    action: int = -1
    draws: tuple[int, ...] = ()
    possibilities: int = 0
    seen: tuple[Seen, ...] = ()

    def __deepcopy__(self, _memory: object) -> "Node":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """To be pickled as texts: neither OpenSpiel's games nor compiled positions are made for
        it."""
        text = self.position.position() if self.position is not None else ""
        rest = (self.action, self.draws, self.possibilities, self.seen)
        return unpickled, (str(self.game), text, *rest)

    def tried(self) -> "Node":
        """The position after the decision, or after the setup; or this, if a draw is missing."""
        chance = KnownDraws(self.draws)
        before = self.position
        try:
            if before is None:
                after = self.game.game.new(self.game.options, chance)
            else:
                after = before.copy()
                after.step(before.actors[0], self.action, chance)
        except DrawNeeded as needed:
            return replace(self, possibilities=needed.possibilities)
        return Node(self.game, after, seen=tuple(self.remember(after)))

    def remember(self, after: State) -> Iterator[Seen]:
        """What each seat has seen: its own decisions in notation, and each part of the position
        that changed for it."""
        before = self.position
        for seat in range(self.game.players):
            chain, last = self.seen[seat] if self.seen else (None, "")
            now = after.position(seat)
            changed = " ".join(sorted(set(now.split(" ")) - set(last.split(" "))))
            if before is not None and before.actors[0] == seat:
                changed = f"{before.write(seat, self.action)}: {changed}"
            yield ((chain, changed), now) if changed else (chain, now)


def unpickled(name: str, text: str, *rest: Any) -> Node:
    game = pyspiel.load_game(name)
    return Node(game, game.game.from_position(text) if text else None, *rest)


class SpielState(pyspiel.State):
    """A node of OpenSpiel's game tree."""

    def __init__(self, game: SpielGame):
        super().__init__(game)
        self.node = Node(game).tried()

    def current_player(self) -> int:
        if self.node.possibilities:
            return int(pyspiel.PlayerId.CHANCE)
        if self.node.position is None or not self.node.position.actors:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.node.position.actors[0]

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.node.position is not None
        return self.node.position.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        possibilities = self.node.possibilities
        return [(draw, 1 / possibilities) for draw in range(possibilities)]

    def _apply_action(self, action: int) -> None:
        if self.node.possibilities:
            made = replace(self.node, draws=(*self.node.draws, action))
        else:
            made = replace(self.node, action=action)
        self.node = made.tried()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.node.position is None:
            return f"draw {action + 1}"
        return self.node.position.write(player, action)

    def returns(self) -> list[float]:
        if self.node.position is None:
            return [0.0] * self.node.game.players
        return rewards(self.node.position)

    def information_state_string(self, player: int) -> str:
        """All that a seat has seen, from the beginning on."""
        lines = []
        chain = self.node.seen[player][0] if self.node.seen else None
        while chain is not None:
            chain, line = chain
            lines.append(line)
        return "\n".join(reversed(lines))

    def __str__(self) -> str:
        node = self.node
        if node.position is None:
            return f"setup {node.draws}"
        waiting = f" {node.action} {node.draws}" if node.possibilities else ""
        return node.position.position() + waiting


class SpielObserver:
    """What a seat is told: features as a tensor, the position as a text."""

    def __init__(self, size: int):
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.node.position is not None:
            self.tensor[:] = np.frombuffer(state.node.position.features(player), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        position = state.node.position
        return "setup" if position is None else position.position(player)


for spiel_game in (BurgundyGame, MombasaGame):
    pyspiel.register_game(game_type(games.load(spiel_game.title)), spiel_game)
