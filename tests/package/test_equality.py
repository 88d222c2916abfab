"""Compiled and pure, and under every Python, the same games give the same hashes all the way."""

import os
import shutil
import subprocess
import sys
from functools import cache
from itertools import zip_longest
from pathlib import Path

import mypy_extensions
import pytest

from kontor import games
from kontor.testing.trails import modes

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / ".venv-compiled" / "bin" / "python"
FULL = [(title, mode) for title in games.TITLES for mode in range(len(modes(games.load(title))))]


def run(python: str | Path, *arguments: str, pure: bool) -> list[str]:
    """What a Python prints; with the plain source, or with what is installed for it."""
    environment = {**os.environ}
    environment.pop("PYTHONPATH", None)
    if pure:
        packages = Path(mypy_extensions.__file__).parent
        environment["PYTHONPATH"] = os.pathsep.join([str(ROOT / "src"), str(packages)])
    done = subprocess.run(
        [python, *arguments], env=environment, capture_output=True, text=True, check=False
    )
    assert not done.returncode, done.stderr
    return done.stdout.splitlines()


def form(python: Path) -> str:
    return run(python, "-c", "import kontor; print(kontor.form())", pure=False)[0]


def compiled_python() -> Path:
    """The environment of `make compiled`; without a C compiler there is nothing to compare."""
    if COMPILED.exists() and form(COMPILED) == "compiled":
        return COMPILED
    if os.environ.get("KONTOR_REQUIRE_COMPILED", "0") not in ("", "0"):
        pytest.fail("nothing is compiled; `make compiled` says why")
    pytest.skip("nothing is compiled here: `make compiled`")


@cache
def other_python() -> str | None:
    """The newest other Python that Kontor runs on, on the path or installed beside this one."""
    beside = Path(sys.base_prefix).parent
    for minor in range(20, 10, -1):
        name = f"python3.{minor}"
        for python in (shutil.which(name), *map(str, beside.glob(f"*/bin/{name}"))):
            if python and minor != sys.version_info.minor:
                probe = subprocess.run([python, "-c", ""], capture_output=True, check=False)
                if probe.returncode == 0:
                    return python
    return None


def trails(python: str | Path, pure: bool, title: str, count: int, *mode: int) -> list[str]:
    module = ("-m", "kontor.testing.trails")
    return run(python, *module, title, str(count), *map(str, mode), pure=pure)


def check_equal(some: list[str], others: list[str]) -> None:
    assert some
    for one, other in zip_longest(some, others):
        assert one == other


@pytest.mark.parametrize("title", games.TITLES)
def test_compiled_and_pure_play_the_same(title: str) -> None:
    compiled = trails(compiled_python(), False, title, 5)
    check_equal(compiled, trails(sys.executable, True, title, 5))


@pytest.mark.parametrize("title", games.TITLES)
def test_another_python_plays_the_same(title: str) -> None:
    python = other_python()
    if python is None:
        pytest.skip("there is no other Python here")
    check_equal(trails(python, True, title, 2), trails(sys.executable, True, title, 2))


@pytest.mark.full
@pytest.mark.parametrize(("title", "mode"), FULL)
def test_two_thousand_games_of_every_mode_are_the_same(title: str, mode: int) -> None:
    compiled = trails(compiled_python(), False, title, 2000, mode)
    check_equal(compiled, trails(sys.executable, True, title, 2000, mode))


@pytest.mark.full
def test_compiled_for_another_python_it_plays_the_same(tmp_path: Path) -> None:
    compiled_python()
    newest = other_python()
    if newest is None:
        pytest.skip("there is no other Python here")
    folder = tmp_path / "other"
    run(newest, "-m", "venv", str(folder), pure=False)
    python = folder / "bin" / "python"
    pip = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    run(python, *pip, "-r", str(ROOT / "requirements-dev.txt"), pure=False)
    run(python, *pip, "--no-deps", "--no-build-isolation", str(ROOT), pure=False)
    assert form(python) == "compiled"
    for title in games.TITLES:
        there = trails(python, False, title, 100)
        check_equal(there, trails(sys.executable, True, title, 100))
