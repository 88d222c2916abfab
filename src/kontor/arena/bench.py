"""How fast the engines are: every title and mode, compiled and pure, and beside other engines.

Each is a process of its own; they take turns in short slices, so that all meet the same load.
Seconds differ from machine to machine and from minute to minute; ratios do so much less.
"""

import json
import os
import platform
import subprocess
import sys
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path

from kontor import form
from kontor.arena.peers import PEERS
from kontor.arena.process import Process
from kontor.core.errors import KontorError
from kontor.core.game import Game
from kontor.core.options import Options

ROUNDS = 5
Report = dict[str, object]


class Worker(Process):
    """A meter in a process of its own."""

    def __init__(self, python: str, module: str, *arguments: str):
        environment = {**os.environ}
        if python != sys.executable:
            environment.pop("PYTHONPATH", None)
        super().__init__(arguments[0], [python, "-m", module, *arguments], environment)

    def report(self) -> Report:
        found = json.loads(self.ask("report"))
        assert isinstance(found, dict)
        return found


def interpreters(pure: bool = False) -> dict[str, str]:
    """The forms of the engine that are at hand, here or in the environments of `make`: their
    Pythons, the compiled one first; or the pure one alone."""
    found = {form(): sys.executable}
    for name in (".venv-compiled", ".venv"):
        python = Path(sys.prefix).with_name(name) / "bin" / "python"
        if python.exists():
            found.setdefault(form_of(python), str(python))
    if pure:
        if "pure" not in found:
            raise KontorError("the pure form is not at hand: make setup")
        return {"pure": found["pure"]}
    return dict(sorted(found.items()))


def form_of(python: Path) -> str:
    run = subprocess.run(
        [python, "-P", "-c", "import kontor; print(kontor.form())"],
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        capture_output=True,
        text=True,
        check=False,
    )
    return run.stdout.strip() or form()


def modes(game: Game) -> dict[str, Options]:
    """What is measured of a title: each number of players, as much as possible switched on, and its
    other modes of play."""
    found = {
        f"{players} players": game.settle({"players": players})
        for players in range(game.min_players, game.max_players + 1)
    }
    plain = next(iter(found.values()))

    def unusual(options: Options) -> int:
        same_players = options["players"] == plain["players"]
        return same_players * sum(options[name] != plain[name] for name in plain)

    found["everything on"] = max(game.sample_options(), key=unusual)
    for option in game.option_list:
        if option.name == "mode":
            found |= {
                mode: game.settle({"mode": mode})
                for mode in option.choices
                if mode != option.default
            }
    return found


def bench(game: Game, seconds: float, peers: bool = False, pure: bool = False) -> list[Report]:
    """The figures of a title in every mode and form; peers take turns with its first mode."""
    if peers and not (find_spec("catanatron") and find_spec("pyspiel")):
        raise KontorError("--peers needs other engines: pip install '.[bench]' in Kontor's source")
    pythons = interpreters(pure)
    reports: list[Report] = []
    for number, (mode, options) in enumerate(modes(game).items()):
        with ExitStack() as stack:
            meter = ("kontor.arena.meter", game.name, json.dumps(options))
            workers = [stack.enter_context(Worker(python, *meter)) for python in pythons.values()]
            if peers and not number:
                workers += [
                    stack.enter_context(Worker(sys.executable, "kontor.arena.peers", peer))
                    for peer in PEERS
                ]
            for _ in range(ROUNDS):
                for worker in workers:
                    worker.ask(str(seconds / ROUNDS))
            found = [worker.report() for worker in workers]
        for report, peer in zip(found[len(pythons) :], PEERS, strict=False):
            reports.append({"beside": game.name, "peer": peer, **report})
        reports += [{"mode": mode, **report} for report in found[: len(pythons)]]
    return reports


def bench_environments(title: str, seconds: float, pure: bool = False) -> list[Report]:
    """What the environments of a title cost, in each form that has what they need."""
    workers: list[Worker] = []
    with ExitStack() as stack:
        for python in interpreters(pure).values():
            worker = stack.enter_context(Worker(python, "kontor.env.meter", title))
            try:
                worker.ask("0")
            except KontorError as error:
                if "No module named" in str(error):  # the extra rl is not installed there
                    continue
                raise
            workers.append(worker)
        for _ in range(ROUNDS):
            for worker in workers:
                worker.ask(str(seconds / ROUNDS))
        return [worker.report() for worker in workers]


def machine() -> dict[str, str]:
    return {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "form": form(),
    }
