"""OpenSpiel's form: `pyspiel.load_game("kontor_burgundy")` once this module is imported.

Chance is explicit: a decision is tried on a copy with the draws known so far; a draw that is not
known yet makes a chance node of as many equally likely outcomes, and the decision stands once it
finds all its draws. What people choose in secret at the same time is asked one seat after the
other, and nobody's information state tells what the others chose.
"""

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


class DrawNeeded(Exception):
    """A decision needs a draw that is not known yet, with so many possibilities."""

    def __init__(self, possibilities: int):
        super().__init__(possibilities)
        self.possibilities = possibilities


class KnownDraws(Chance):
    """The draws known so far; asking for a further one interrupts the decision."""

    def __init__(self, draws: list[int]):
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


class SpielGame(pyspiel.Game):  # type: ignore[misc]
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


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or a decision that waits for its draws."""

    def __init__(self, game: SpielGame):
        super().__init__(game)
        self.game = game
        self.position: State | None = None
        self.action = -1
        self.draws: list[int] = []
        self.possibilities = 0
        self.seen: list[tuple[Any, str]] = [((), "") for _ in range(game.players)]
        self.carry_on()

    def carry_on(self) -> None:
        """Try to finish the decision that is being made, or the setup."""
        chance = KnownDraws(self.draws)
        before = self.position
        try:
            if before is None:
                after = self.game.game.new(self.game.options, chance)
            else:
                after = before.copy()
                after.step(before.actors[0], self.action, chance)
        except DrawNeeded as needed:
            self.possibilities = needed.possibilities
            return
        self.possibilities = 0
        self.draws = []
        self.remember(before, after)
        self.position = after

    def remember(self, before: State | None, after: State) -> None:
        """What each seat has seen, as a chain that copies share: its own decisions in notation, and
        each part of the position that changed for it."""
        for seat, (earlier, last) in enumerate(self.seen):
            now = after.position(seat)
            changed = " ".join(sorted(set(now.split(" ")) - set(last.split(" "))))
            own = before is not None and before.actors[0] == seat
            if own and before is not None:
                changed = f"{before.write(seat, self.action)}: {changed}"
            if changed:
                self.seen[seat] = ((earlier, changed), now)

    def current_player(self) -> int:
        if self.possibilities:
            return int(pyspiel.PlayerId.CHANCE)
        if self.position is None or not self.position.actors:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.position.actors[0]

    def is_terminal(self) -> bool:
        return not self.possibilities and self.position is not None and not self.position.actors

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return self.position.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(draw, 1 / self.possibilities) for draw in range(self.possibilities)]

    def _apply_action(self, action: int) -> None:
        if self.possibilities:
            self.draws = [*self.draws, action]
        else:
            self.action = action
        self.carry_on()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.position is None:
            return f"draw {action + 1}"
        return self.position.write(player, action)

    def returns(self) -> list[float]:
        if self.position is None:
            return [0.0] * self.game.players
        return rewards(self.position)

    def information_state_string(self, player: int) -> str:
        """All that a seat has seen, from the beginning on."""
        lines = []
        chain = self.seen[player][0]
        while chain:
            chain, line = chain
            lines.append(line)
        return "\n".join(reversed(lines))

    def __str__(self) -> str:
        if self.position is None:
            return f"setup {self.draws}"
        waiting = f" {self.action} {self.draws}" if self.possibilities else ""
        return self.position.position() + waiting


class SpielObserver:
    """What a seat is told: features as a tensor, the position as a text."""

    def __init__(self, size: int):
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.position is not None:
            self.tensor[:] = np.frombuffer(state.position.features(player), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        return "setup" if state.position is None else state.position.position(player)


for spiel_game in (BurgundyGame, MombasaGame):
    pyspiel.register_game(game_type(games.load(spiel_game.title)), spiel_game)
