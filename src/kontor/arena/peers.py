"""Other people's engines, measured as ours are: catanatron (the board game Catan) and OpenSpiel
(backgammon and chess). They come with the extra `bench`.

    python -m kontor.arena.peers NAME
"""

import random
import sys
from collections.abc import Callable
from typing import Any

from kontor.arena.meter import Meter, serve

PEERS = ("catanatron", "openspiel backgammon", "openspiel chess")


class CatanMeter(Meter):
    """catanatron, two random players. Finding the next player's actions is part of its tick."""

    def __init__(self) -> None:
        super().__init__()
        from catanatron.game import TURNS_LIMIT, Game
        from catanatron.models.player import Color, RandomPlayer

        self.limit = TURNS_LIMIT
        self.new: Callable[[], Any] = lambda: Game(
            [RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)]
        )
        self.game = self.new()
        self.middle = self.new()
        for _ in range(150):
            self.middle.play_tick()

    def decide(self) -> int:
        game = self.game
        for _ in range(50):
            if game.winning_color() is not None or game.state.num_turns >= self.limit:
                self.games += 1
                game = self.new()
            game.play_tick()
        self.game = game
        return 50

    def copy(self) -> object:
        return self.middle.copy()


class SpielMeter(Meter):
    """A game of OpenSpiel, whose rules are in C++, through its Python interface."""

    def __init__(self, name: str):
        super().__init__()
        import pyspiel

        self.game = pyspiel.load_game(name)
        self.state = self.game.new_initial_state()
        self.middle = self.game.new_initial_state()
        for _ in range(40):
            if self.middle.is_terminal():  # mated early, which happens by chance
                self.middle = self.game.new_initial_state()
            self.step(self.middle)

    def step(self, state: Any) -> bool:
        """A random step; whether it was a player's decision."""
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, odds)[0])
            return False
        legal = state.legal_actions()
        state.apply_action(legal[int(random.random() * len(legal))])
        return True

    def decide(self) -> int:
        state, decisions = self.state, 0
        while decisions < 50:
            if state.is_terminal():
                self.games += 1
                state = self.game.new_initial_state()
            decisions += self.step(state)
        self.state = state
        return decisions

    def copy(self) -> object:
        return self.middle.clone()


if __name__ == "__main__":
    engine, _, name = sys.argv[1].partition(" ")
    serve(SpielMeter(name) if name else CatanMeter())
