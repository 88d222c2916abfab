"""Draws the pictures of the documentation: python docs/images/make_pictures.py"""

from pathlib import Path

from kontor import bots, games, show
from kontor.core.chance import SampledChance
from kontor.core.game import State
from kontor.games.burgundy.setup import EXPANSION_BITS

FOLDER = Path(__file__).parent


def played(title: str, options: dict[str, object], decisions: int) -> State:
    """A position of a game between bots."""
    chance = SampledChance("pictures")
    state = games.load(title).new(options, chance)
    players = [bots.make("greedy", f"pictures/{seat}") for seat in range(state.players)]
    while decisions or state.actors[0] != 0 or len(state.legal(0)) < 8:
        seat = state.actors[0]
        state.step(seat, players[seat].decide(state, seat), chance)
        decisions = max(decisions - 1, 0)
    return state


def main() -> None:
    everything: dict[str, object] = dict.fromkeys(EXPANSION_BITS, "on")
    two = played("burgundy", {"players": 2}, 60)
    pictures = {
        "burgundy": show(two, highlights=two.legal(0)),
        "burgundy-all": show(played("burgundy", {"players": 4, **everything}, 240)),
        "burgundy-solo": show(played("burgundy", {"mode": "solo"}, 50)),
        "mombasa": show(played("mombasa", {"players": 3}, 150)),
    }
    for name, picture in pictures.items():
        (FOLDER / f"{name}.svg").write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
