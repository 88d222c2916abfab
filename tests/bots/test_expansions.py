"""Greedy knows what the expansions are worth: it beats one that is blind to them."""

import pytest

from kontor import games
from kontor.arena.simulation import play_out
from kontor.bots.bot import Bot, Budget, Player
from kontor.bots.greedy import GreedyBot
from kontor.core.chance import SampledChance
from kontor.core.game import State
from kontor.games.burgundy.setup import EXPANSION_BITS
from kontor.games.burgundy.state import BurgundyState

GAME = games.load("burgundy")
VERBS = {"inn", "hire", "use", "shield", "wild", "copy", "pick", "cargo"}
"""What only the expansions let a player do."""


class BlindBot(GreedyBot):
    """Plays as if there were no expansion: takes none of its pieces and sees none of its points."""

    def choose(self, known: State, seat: int, legal: list[int], budget: Budget) -> int:
        assert isinstance(known, BurgundyState)
        seen = [action for action in legal if not self.foreign(known, seat, action)]
        known.expansions = 0
        return super().choose(known, seat, seen or legal, budget)

    def foreign(self, known: BurgundyState, seat: int, action: int) -> bool:
        verb = known.actions.parts(action)[0].name
        tile = str(known.details(seat, action).get("tile", ""))
        expansion = known.tables.expansion[known.tables.kind_of[tile]] if tile else ""
        return verb in VERBS or (verb in ("take", "buy") and bool(expansion))


def play(options: dict[str, object], players: list[Bot], seed: int) -> State:
    chance = SampledChance(seed)
    state = GAME.new(options, chance)
    play_out(state, [Player(bot, Budget(playouts=1)) for bot in players], chance)
    return state


@pytest.mark.parametrize("expansion", EXPANSION_BITS)
def test_greedy_uses_every_expansion(expansion: str) -> None:
    """In a few games its pieces come into duchies, or its points are made."""
    used = 0
    for seed in range(4):
        state = play({expansion: "on"}, [GreedyBot(0), GreedyBot(1)], seed)
        assert isinstance(state, BurgundyState)
        used += sum(1 for kind in state.tiles if state.tables.expansion[kind] == expansion)
        used += sum(state.linked) + sum(1 for tile in state.route_tiles if tile)
        used += sum(1 for shield in state.crests if shield)
    assert used > 0


@pytest.mark.full
@pytest.mark.parametrize("expansion", EXPANSION_BITS)
def test_greedy_beats_greedy_that_is_blind_to_an_expansion(expansion: str) -> None:
    """Both seats with the same chance, so that luck cancels out."""
    won, games_played, margin = 0.0, 0, 0
    for seed in range(300):
        for seat in (0, 1):
            players: list[Bot] = [GreedyBot(seed), BlindBot(seed)]
            state = play({expansion: "on"}, players if seat == 0 else players[::-1], seed)
            scores = [score.total for score in state.scores()]
            margin += scores[seat] - scores[1 - seat]
            won += state.outcome is not None and state.outcome[seat] == 1
            games_played += 1
    assert won / games_played > 0.5
    assert margin > 0
