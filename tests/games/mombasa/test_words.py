"""Every event, action and refusal has words, also when cards, books and places are worded."""

from kontor.bots import value_mombasa
from kontor.core import words
from kontor.core.chance import SampledChance
from kontor.core.errors import IllegalAction
from kontor.core.events import Log
from scenario_mombasa import GAME

NAMES = ["Ana", "Bruno", "Carla", "Daniel"]


def test_everything_can_be_worded() -> None:
    english = words.Words("mombasa")
    seen: set[str] = set()
    for players in (2, 4):
        chance = SampledChance(players)
        log: Log = []
        state = GAME.new({"players": players, "setup": "variable"}, chance, log)
        while state.actors:
            seat = state.actors[0]
            legal = state.legal(seat)
            for action in legal:
                assert english.action(state, seat, action)
            known = state.known_to(seat)
            action = max(legal, key=lambda a: value_mombasa.after(known, seat, a))
            for wrong in range(-1, state.actions.size, 37):
                if wrong not in legal:
                    refusal = state.refusal(seat, wrong)
                    assert isinstance(refusal, IllegalAction)
                    assert english.refusal(refusal)
            state.apply(seat, action, chance, log)
        for event in log:
            assert english.event(event, NAMES)
            seen.add(event.key)
    assert {"advances", "region-entered", "book-placed", "jar-moves", "game-over"} <= seen
