"""This revision's speed beside another's: both run in turn, slice by slice, on the same machine."""

import io
import os
import subprocess
import sys
import tarfile
import tempfile
from contextlib import suppress
from pathlib import Path

from kontor.core.errors import KontorError

SLICES = 24

WORKER = """
import sys, time
from kontor import games
from kontor.core.chance import SampledChance
game, chance = games.load(sys.argv[1]), SampledChance("bench")
random, options = chance.random, {"players": int(sys.argv[2])}
state = game.new(options, chance)
for line in sys.stdin:
    decisions, start = 0, time.perf_counter()
    while time.perf_counter() - start < float(line):
        for _ in range(200):
            if not state.actors:
                state = game.new(options, chance)
            seat = state.actors[0]
            legal = state.legal(seat)
            state.step(seat, legal[int(random() * len(legal))], chance)
        decisions += 200
    print(decisions / (time.perf_counter() - start), flush=True)
"""
"""Uses only what every revision has."""


class Revision:
    """Random play of one revision in a process of its own."""

    def __init__(self, source: Path, game: str, players: int):
        environment = {**os.environ, "PYTHONPATH": str(source)}
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER, game, str(players)],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(self, seconds: float) -> float:
        """Decisions a second in a slice."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        with suppress(BrokenPipeError):  # what went wrong is on its standard error
            print(seconds, file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            complaint = self.process.stderr.read().strip().split("\n")[-1]
            raise KontorError(f"the game does not run: {complaint}")
        return float(line)

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()


def export(root: Path, ref: str, folder: Path) -> Path:
    """The source of another revision, unpacked."""
    run = subprocess.run(["git", "-C", str(root), "archive", ref, "src"], capture_output=True)
    if run.returncode:
        raise KontorError(f"--against {ref}: {run.stderr.decode().strip()}")
    with tarfile.open(fileobj=io.BytesIO(run.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return folder / "src"


def compare(root: Path, ref: str, game: str, players: int, seconds: float) -> dict[str, object]:
    """Medians of both revisions, and the median of the ratios of neighbouring slices."""
    with tempfile.TemporaryDirectory() as folder:
        ours = Revision(root / "src", game, players)
        theirs = Revision(export(root, ref, Path(folder)), game, players)
        try:
            pairs = [
                (ours.run(seconds / SLICES), theirs.run(seconds / SLICES)) for _ in range(SLICES)
            ]
        finally:
            ours.close()
            theirs.close()
    return {
        "game": game,
        "players": players,
        "against": ref,
        "decisions_per_second": round(median([a for a, _ in pairs])),
        "their_decisions_per_second": round(median([b for _, b in pairs])),
        "ratio": round(median([a / b for a, b in pairs]), 3),
    }


def median(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]
