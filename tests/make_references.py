"""Pins the play of a reference bot: `python tests/make_references.py greedy-1`.

A reference such as greedy-1 is the yardstick of other bots and stays what it is. If its games are
not those that are pinned, keep its judgement apart from the one that was changed. Only a changed
rule or component gives a reason to delete the file of a reference and to pin it anew."""

import re
import sys
from hashlib import blake2b
from pathlib import Path

from kontor import bots, games
from kontor.core.chance import SampledChance

FOLDER = Path(__file__).parent / "bots" / "references"
PLAYOUTS = 8

EXPANSIONS = ("extra-tiles", "border-posts", "white-castles", "inns", "trade-routes", "shields")
GAMES: list[tuple[str, dict[str, object]]] = [
    ("burgundy", {"players": 2}),
    ("burgundy", {"players": 3, **dict.fromkeys(EXPANSIONS, "on")}),
    ("burgundy", {"mode": "team"}),
    ("burgundy", {"mode": "solo"}),
    ("mombasa", {"players": 2}),
    ("mombasa", {"players": 3, "setup": "variable"}),
]


def references() -> list[str]:
    return [name for name in bots.BOTS if re.search(r"-\d+$", name)]


def line(name: str, title: str, given: dict[str, object]) -> str:
    """A whole game of a bot against itself: options, decisions, scores, and a hash of what it
    chose."""
    chance = SampledChance("reference")
    state = games.load(title).new(given, chance)
    players = [bots.make(f"{name}@{PLAYOUTS}", seat) for seat in range(state.players)]
    chosen = []
    while state.actors:
        seat = state.actors[0]
        action = players[seat].decide(state, seat)
        chosen.append(f"{seat} {state.write(seat, action)}")
        state.step(seat, action, chance)
    options = " ".join(f"{option}={value}" for option, value in given.items())
    scores = ":".join(str(score.total) for score in state.scores())
    digest = blake2b("\n".join(chosen).encode(), digest_size=16).hexdigest()
    return f"{title} {options}, {len(chosen)} decisions, {scores}, {digest}"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:]:
        file = FOLDER / f"{name}.txt"
        if file.exists():
            sys.exit(f"{name} is pinned already: {file}")
        file.write_text("".join(f"{line(name, *game)}\n" for game in GAMES), "utf-8")
