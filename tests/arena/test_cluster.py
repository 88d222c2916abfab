"""The same games on Ray: here two workers of this machine."""

import os
import signal
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from kontor import games
from kontor.arena.cluster import cluster
from kontor.arena.jobs import here, run
from kontor.arena.match import MatchOrder, play_match
from kontor.arena.simulation import Simulation, SimulationOrder
from kontor.core.errors import KontorError

OPTIONS = games.load("mombasa").settle({})
ORDER = SimulationOrder("mombasa", "", OPTIONS, ["random", "random"], 3)


@dataclass(frozen=True)
class FatalOrder(SimulationOrder):
    """Kills the process that is the first to play game 2."""

    mark: Path = Path()

    def play(self, numbers: range) -> Simulation:
        if 2 in numbers and not self.mark.exists():
            self.mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().play(numbers)


@pytest.fixture(scope="module")
def two_workers() -> Iterator[None]:
    try:
        import ray
    except ImportError:
        pytest.fail("Ray is not here: `make setup` installs it", pytrace=False)
    ray.init(num_cpus=2, log_to_driver=False, include_dashboard=False)
    pickling: Any = ray.cloudpickle
    pickling.register_pickle_by_value(sys.modules[__name__])
    yield
    ray.shutdown()


def timeless(result: Simulation) -> Simulation:
    return replace(result, seconds=0.0)


@pytest.mark.usefixtures("two_workers")
def test_ray_gives_the_results_of_one_process() -> None:
    seen: list[int] = []
    assert timeless(run(ORDER, range(5), cluster(), seen.append)) == timeless(ORDER.play(range(5)))
    assert seen == [1, 2, 3, 4, 5]


@pytest.mark.usefixtures("two_workers")
def test_the_games_of_a_killed_worker_are_run_again(tmp_path: Path) -> None:
    mark = tmp_path / "killed"
    fatal = FatalOrder("mombasa", "", OPTIONS, ORDER.bots, ORDER.seed, mark)
    assert timeless(run(fatal, range(5), cluster())) == timeless(ORDER.play(range(5)))
    assert mark.exists()


@pytest.mark.usefixtures("two_workers")
def test_a_bot_of_a_file_plays_a_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "last.py").write_text(
        "from kontor.bots import Bot\n\n\n"
        "class LastBot(Bot):\n"
        "    def choose(self, known, seat, legal, budget):\n"
        "        return legal[-1]\n"
    )
    monkeypatch.chdir(tmp_path)
    options = games.load("burgundy").settle({})
    match = MatchOrder("burgundy", "", options, ["last.py:LastBot", "random"], 3)
    assert play_match(match, 4, cluster()).sets == play_match(match, 4, here).sets


@pytest.mark.usefixtures("two_workers")
def test_what_is_wrong_with_an_order_is_said() -> None:
    with pytest.raises(KontorError, match="there is no bot 'nobody'"):
        run(replace(ORDER, bots=["nobody"] * 2), range(4), cluster())


def test_without_ray_people_are_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(KontorError, match=r"pip install '\.\[ray\]'"):
        run(ORDER, range(1), cluster())
