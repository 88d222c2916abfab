"""This revision's speed beside another's: both run in turn, slice by slice, on the same machine.
Where valgrind is installed it also counts instructions, which do not depend on the load."""

import io
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

from kontor.arena.process import Process
from kontor.core.errors import KontorError

SLICES = 24
FEW, MANY = 500, 2500
"""Decisions of the two runs whose instructions are counted: the difference has no start in it."""

REGRESSION = 1.1
"""So many times the cost of the other revision is worth a warning."""

PLAY = """
import sys, time
from kontor import games
from kontor.core.chance import SampledChance
game, chance = games.load(sys.argv[1]), SampledChance("bench")
random, options = chance.random, {"players": int(sys.argv[2])}
state = game.new(options, chance)
def play(decisions):
    global state
    for _ in range(decisions):
        if not state.actors:
            state = game.new(options, chance)
        seat = state.actors[0]
        legal = state.legal(seat)
        state.step(seat, legal[int(random() * len(legal))], chance)
"""
"""Uses only what every revision has."""

IN_SLICES = """
for line in sys.stdin:
    decisions, start = 0, time.perf_counter()
    while time.perf_counter() - start < float(line):
        play(200)
        decisions += 200
    print(decisions / (time.perf_counter() - start), flush=True)
"""

COUNTED = "play(int(sys.argv[3]))"


class Revision(Process):
    """Random play of one revision in a process of its own."""

    def __init__(self, source: Path, game: str, players: int):
        self.environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
        self.arguments = (game, str(players))
        command = [sys.executable, "-c", PLAY + IN_SLICES, *self.arguments]
        super().__init__("the game", command, self.environment)

    def run(self, seconds: float) -> float:
        """Decisions a second in a slice."""
        return float(self.ask(str(seconds)))

    def instructions(self) -> int:
        """The processor's instructions for a decision."""
        return round((self.counted(MANY) - self.counted(FEW)) / (MANY - FEW))

    def counted(self, decisions: int) -> int:
        tool = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={os.devnull}"]
        program = [sys.executable, "-c", PLAY + COUNTED, *self.arguments, str(decisions)]
        run = subprocess.run(
            [*tool, *program], env=self.environment, capture_output=True, text=True, check=False
        )
        found = re.search(r"Collected : (\d+)", run.stderr)
        if found is None:
            raise KontorError(f"valgrind does not run: {run.stderr.strip()[-200:]}")
        return int(found[1])


def export(root: Path, ref: str, folder: Path) -> Path:
    """The tree of another revision, unpacked."""
    git = ["git", "-C", str(root)]
    # What begins like an option, or names no revision, is refused here.
    named = ["rev-parse", "--verify", "--end-of-options", f"{ref}^{{commit}}"]
    run = subprocess.run([*git, *named], capture_output=True)
    if not run.returncode:
        run = subprocess.run([*git, "archive", run.stdout.decode().strip()], capture_output=True)
    if run.returncode:
        raise KontorError(f"--against {ref}: {run.stderr.decode().strip()}")
    with tarfile.open(fileobj=io.BytesIO(run.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return folder


def built(root: Path, folder: Path) -> Path:
    """The compiled package of a tree, unpacked."""
    run = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder / "wheel")],
        cwd=root,
        env={**os.environ, "KONTOR_REQUIRE_COMPILED": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    wheels = [file for file in (folder / "wheel").glob("*.whl") if "none-any" not in file.name]
    if not wheels:
        complaint = run.stderr.strip().split("\n")[-1]
        raise KontorError(f"a revision cannot be compiled: {complaint}")
    with zipfile.ZipFile(wheels[0]) as wheel:
        wheel.extractall(folder / "package")
    return folder / "package"


class Sources:
    """Where the two revisions are, as plain source or compiled, while they are compared."""

    def __init__(self, root: Path, ref: str, compiled: bool = False):
        self.ref = ref
        self.folder = Path(tempfile.mkdtemp(prefix="kontor-against-"))
        try:
            theirs = export(root, ref, self.folder / "theirs")
            self.ours, self.theirs = root / "src", theirs / "src"
            if compiled:
                self.ours = built(root, self.folder / "our-build")
                self.theirs = built(theirs, self.folder / "their-build")
        except KontorError:
            self.__exit__()
            raise

    def __enter__(self) -> "Sources":
        return self

    def __exit__(self, *_error: object) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)


def compare(sources: Sources, game: str, players: int, seconds: float) -> dict[str, object]:
    """Medians of both revisions, and the median of the ratios of neighbouring slices; instructions
    for a decision if they can be counted."""
    ours = Revision(sources.ours, game, players)
    theirs = Revision(sources.theirs, game, players)
    with ours, theirs:
        pairs = [(ours.run(seconds / SLICES), theirs.run(seconds / SLICES)) for _ in range(SLICES)]
    report: dict[str, object] = {
        "game": game,
        "players": players,
        "against": sources.ref,
        "decisions_per_second": round(median([a for a, _ in pairs])),
        "their_decisions_per_second": round(median([b for _, b in pairs])),
        "ratio": round(median([a / b for a, b in pairs]), 3),
    }
    if shutil.which("valgrind"):
        mine, other = ours.instructions(), theirs.instructions()
        report["instructions"] = mine
        report["their_instructions"] = other
        report["cost"] = round(mine / other, 3)
    else:
        report["cost"] = round(median([b / a for a, b in pairs]), 3)
    return report


def regression(report: dict[str, object]) -> str:
    """What to say of a comparison if a decision has become that much dearer."""
    cost = report["cost"]
    assert isinstance(cost, float)
    if cost <= REGRESSION:
        return ""
    counted = "instructions" if "instructions" in report else "time"
    return (
        f"{report['game']} with {report['players']} players takes {cost:.2f} times the {counted} "
        f"of {report['against']} for a decision"
    )


def median(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]
