"""The package as people install it, also where there is no C compiler."""

import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HIDDEN = {"CC": "/nonexistent/cc", "CXX": "/nonexistent/c++", "PATH": "/nonexistent"}
"""A machine without a C compiler."""


def run(folder: Path, *arguments: str, **setting: str) -> subprocess.CompletedProcess[str]:
    asked = ("KONTOR_PURE", "KONTOR_REQUIRE_COMPILED")
    environment = {name: value for name, value in os.environ.items() if name not in asked}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**environment, **setting},
        capture_output=True,
        text=True,
        check=False,
    )


def build(
    folder: Path, target: str, into: Path, **setting: str
) -> subprocess.CompletedProcess[str]:
    command = ("-m", "hatchling", "build", "--target", target, "--directory", str(into))
    return run(folder, *command, **setting)


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sdist, unpacked."""
    folder = tmp_path_factory.mktemp("sdist")
    done = build(ROOT, "sdist", folder)
    assert not done.returncode, done.stderr
    (archive,) = folder.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    (unpacked,) = (entry for entry in folder.iterdir() if entry.is_dir())
    return unpacked


def test_an_sdist_installs_and_works_without_a_compiler(source: Path, tmp_path: Path) -> None:
    done = build(source, "wheel", tmp_path, **HIDDEN)
    assert not done.returncode, done.stderr
    assert done.stderr.count("kontor is built as plain Python: ") == 1
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    home = tmp_path / "home"
    pip = ("-m", "pip", "install", "--quiet", "--no-deps", "--target", str(home), str(wheel))
    assert not run(tmp_path, *pip).returncode
    assert (home / "kontor/server/static/index.html").is_file()
    version = run(tmp_path, "-m", "kontor", "--version", PYTHONPATH=str(home))
    assert "(pure, Python" in version.stdout
    for title in ("burgundy", "mombasa"):
        sim = ("-m", "kontor", "sim", title, "--games", "1")
        played = run(tmp_path, *sim, PYTHONPATH=str(home), **HIDDEN)
        assert not played.returncode, played.stderr
        assert "1 games" in played.stdout
    rules = run(tmp_path, "-m", "kontor", "rules", "mombasa", PYTHONPATH=str(home))
    assert "M-SETUP-1" in rules.stdout


def test_who_requires_the_compiled_form_gets_an_error_without_a_compiler(
    source: Path, tmp_path: Path
) -> None:
    done = build(source, "wheel", tmp_path, KONTOR_REQUIRE_COMPILED="1", **HIDDEN)
    assert done.returncode
    assert "kontor cannot be compiled: " in done.stderr
    assert not list(tmp_path.glob("*.whl"))


def test_who_asks_for_the_pure_form_gets_it(source: Path, tmp_path: Path) -> None:
    done = build(source, "wheel", tmp_path, KONTOR_PURE="1")
    assert not done.returncode, done.stderr
    assert "plain Python" not in done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
