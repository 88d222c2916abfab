"""What the conformance tests of all titles share."""

import os
import subprocess
import sys

import kontor
from kontor.core.game import Game
from kontor.core.options import Options
from kontor.testing.conformance import digests

SCRIPT = """
import sys
from kontor import games
from kontor.testing.conformance import digests
game = games.load(sys.argv[1])
for options in game.sample_options()[:: int(sys.argv[2])]:
    print(*digests(game, options, "hashes"))
"""


def option_name(options: Options) -> str:
    return "-".join(str(value) for value in options.values())


def sampled(game: Game) -> list[Options]:
    """The options to play a checked game with: all samples compiled; every third of them in plain
    Python, which takes ten times as long while its coverage is measured."""
    return game.sample_options()[:: 1 if kontor.form() == "compiled" else 3]


def check_hashes(game: Game, every: int) -> None:
    """The states of a game have the same hashes in all processes, for every so many samples."""
    found = set()
    for seed in ("0", "1", "4242"):
        run = subprocess.run(
            [sys.executable, "-c", SCRIPT, game.name, str(every)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        found.add(run.stdout)
    samples = game.sample_options()[::every]
    here = [" ".join(digests(game, options, "hashes")) for options in samples]
    assert found == {"".join(line + "\n" for line in here)}
