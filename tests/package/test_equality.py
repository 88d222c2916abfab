"""Compiled and pure, and under every Python, the same games give the same hashes all the way."""

import os
import shutil
import subprocess
import sys
from functools import cache
from importlib.metadata import version
from itertools import zip_longest
from pathlib import Path

import mypy_extensions
import pytest

from kontor import games
from kontor.testing.trails import modes

ROOT = Path(__file__).parents[2]
PIP = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")
COMPILED = ROOT / ".venv-compiled" / "bin" / "python"
PACKAGES = Path(mypy_extensions.__file__).parent
BUILT = ("librt", "msgspec")
"""What the games need of others that is built for one Python only."""
FULL = [(title, mode) for title in games.TITLES for mode in range(len(modes(games.load(title))))]


def run(python: str | Path, *arguments: str, path: str = "") -> list[str]:
    """What a Python prints; with what is installed for it, or with the source at a path."""
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(
        [python, *arguments], env=environment, capture_output=True, text=True, check=False
    )
    assert not done.returncode, done.stderr
    return done.stdout.splitlines()


def form(python: Path) -> str:
    return run(python, "-c", "import kontor; print(kontor.form())")[0]


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


def build_for(python: str, folder: Path) -> None:
    """Put into a folder what must be built for a Python, in the versions installed here."""
    minor = run(python, "-c", "import sys; print(sys.version_info.minor)")[0]
    wheels = ("--no-deps", "--only-binary=:all:", f"--python-version=3.{minor}")
    pins = [f"{name}=={version(name)}" for name in BUILT]
    run(sys.executable, *PIP, *wheels, "--target", str(folder), *pins)


def trails(
    python: str | Path, title: str, count: int, *mode: int, pure: bool = True, beside: str = ""
) -> list[str]:
    """The hashes of games played by a Python: with the plain source, or with what it has."""
    module = ("-m", "kontor.testing.trails", title, str(count), *map(str, mode))
    path = os.pathsep.join([str(ROOT / "src"), *([beside] if beside else []), str(PACKAGES)])
    return run(python, *module, path=path if pure else "")


def check_equal(some: list[str], others: list[str]) -> None:
    assert some
    for one, other in zip_longest(some, others):
        assert one == other


@pytest.mark.parametrize("title", games.TITLES)
def test_compiled_and_pure_play_the_same(title: str) -> None:
    compiled = trails(compiled_python(), title, 5, pure=False)
    check_equal(compiled, trails(sys.executable, title, 5))


@pytest.mark.parametrize("title", games.TITLES)
def test_another_python_plays_the_same(title: str, tmp_path: Path) -> None:
    python = other_python()
    if python is None:
        pytest.skip("there is no other Python here")
    build_for(python, tmp_path)
    there = trails(python, title, 2, beside=str(tmp_path))
    check_equal(there, trails(sys.executable, title, 2))


@pytest.mark.full
@pytest.mark.parametrize(("title", "mode"), FULL)
def test_two_thousand_games_of_every_mode_are_the_same(title: str, mode: int) -> None:
    compiled = trails(compiled_python(), title, 2000, mode, pure=False)
    check_equal(compiled, trails(sys.executable, title, 2000, mode))


@pytest.mark.full
def test_compiled_for_another_python_it_plays_the_same(tmp_path: Path) -> None:
    compiled_python()
    newest = other_python()
    if newest is None:
        pytest.skip("there is no other Python here")
    folder = tmp_path / "other"
    run(newest, "-m", "venv", str(folder))
    python = folder / "bin" / "python"
    run(python, *PIP, "-r", str(ROOT / "requirements-dev.txt"))
    run(python, *PIP, "--no-deps", "--no-build-isolation", str(ROOT))
    assert form(python) == "compiled"
    for title in games.TITLES:
        there = trails(python, title, 100, pure=False)
        check_equal(there, trails(sys.executable, title, 100))
