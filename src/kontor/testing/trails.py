"""Random games as hashes, to prove that two forms of the engine play the same: compiled and pure,
or under two Pythons. Each runs `python -m kontor.testing.trails TITLE GAMES [MODE]`; what they
print must be equal."""

import sys
from hashlib import blake2b

from kontor import games
from kontor.core.game import Game
from kontor.core.options import Options
from kontor.testing.conformance import digests


def modes(game: Game) -> list[list[Options]]:
    """The option sets of a title, together where they differ only in players and boards: in what
    is not one of several words."""
    words = [option.name for option in game.option_list if option.choices]
    found: dict[tuple[object, ...], list[Options]] = {}
    for options in game.sample_options():
        found.setdefault(tuple(options[name] for name in words), []).append(options)
    return list(found.values())


def trail(game: Game, options: Options, seed: int) -> str:
    """A hash over the hashes of a game after every decision."""
    steps = digests(game, options, seed)
    return f"{len(steps)} {blake2b(' '.join(steps).encode(), digest_size=16).hexdigest()}"


def lines(title: str, count: int, mode: int | None = None) -> list[str]:
    """So many games of each mode, or of one: a line a game."""
    game = games.load(title)
    found = []
    for index, option_sets in enumerate(modes(game)):
        for number in range(count if mode in (None, index) else 0):
            options = option_sets[number % len(option_sets)]
            found.append(f"{title} {index} game {number}: {trail(game, options, number)}")
    return found


if __name__ == "__main__":
    title, count, *chosen = sys.argv[1:]
    print("\n".join(lines(title, int(count), *map(int, chosen))))
