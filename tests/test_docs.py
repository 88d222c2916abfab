"""Every command and every piece of code in the README and the documentation runs.

Commands of a page run one after the other in one folder. Where a page says "with less of it", the
arguments it names are put behind the commands, so that a long one becomes short.
"""

import io
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import httpx
import pytest

from command import Command
from serving import serving, sqlite_url

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
ELSEWHERE = {"bots.md", "server.md"}
"""The bot of the guide is played by tests/bots/test_guide.py, and its ladders take hours; servers
are started by tests/server/test_running.py."""
TOOLS = ("kontor", "make", "pip", "cp")


def code(page: Path) -> list[str]:
    """The blocks of Python on a page."""
    return re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)


def commands(page: Path) -> list[list[str]]:
    """The commands on a page, with what the page says to put behind them."""
    text = page.read_text("utf-8")
    less = {}
    for told in re.findall(r"with less of it: (.*?`)\.", text, re.DOTALL):
        for short in re.findall(r"`(.*?)`", told):
            name, *arguments = shlex.split(short)
            less[name] = arguments
    outside = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
    found = []
    for line in re.findall(r"^ {4}(\S.*)$", outside, re.MULTILINE):
        words = shlex.split(line, comments=True)
        if words and words[0] in TOOLS:
            found.append([*words, *less.get(words[1], [])] if words[0] == "kontor" else words)
    return found


def pages(kind: str) -> list[object]:
    find = {"code": code, "commands": commands}[kind]
    return [
        pytest.param(page, id=str(page.relative_to(ROOT)))
        for page in PAGES
        if page.name not in ELSEWHERE and find(page)
    ]


@pytest.mark.parametrize("page", pages("code"))
def test_the_code_of_a_page_runs(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for block in code(page):
        exec(compile(block, str(page), "exec"), {"__name__": "__main__"})


@pytest.mark.parametrize("page", pages("commands"))
def test_the_commands_of_a_page_run(
    page: Path, kontor: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "src").symlink_to(ROOT / "src")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("KONTOR_DATA", str(tmp_path / "saved"))
    # Counting instructions takes minutes, and has a test of its own.
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    for tool, *arguments in commands(page):
        if tool == "kontor" and arguments[0] == "serve":
            check_serving(arguments)
        elif tool == "kontor":
            monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
            status, _, complaint = kontor(*arguments)
            assert status == 0, f"kontor {' '.join(arguments)}: {complaint}"
        elif tool == "make":
            assert set(arguments) <= targets(), "there is no such target in the Makefile"
        elif tool == "pip":
            check_install(arguments)
        else:
            subprocess.run([tool, *arguments], check=True)


def check_serving(arguments: list[str]) -> None:
    """A server starts, answers, and stops when it is told to."""
    assert arguments[1:] in ([], ["--open"])
    with serving(sqlite_url(Path.cwd())) as server:
        assert httpx.get(server.url + "/healthz").status_code == 200


def targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


def check_install(arguments: list[str]) -> None:
    """What is to be installed is this package, with extras that it has."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
        "optional-dependencies"
    ]
    assert arguments[0] == "install"
    for wanted in arguments[1:]:
        named = re.fullmatch(r"(?:\.|kontor)(?:\[([a-z,]+)\])?", wanted)
        assert named, wanted
        assert set((named[1] or "").split(",")) - {""} <= set(extras)


def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    """Of a copy, so that nothing is left here."""
    for name in ("docs", "zensical.toml"):
        subprocess.run(["cp", "-r", ROOT / name, tmp_path / name], check=True)
    run = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--strict"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert "No issues found" in run.stdout + run.stderr
    for page in PAGES:
        if page.is_relative_to(ROOT / "docs"):
            built = tmp_path / "site" / page.relative_to(ROOT / "docs").with_suffix("")
            html = built.parent / "index.html" if built.name == "index" else built / "index.html"
            assert html.exists(), page
            assert "fonts.googleapis" not in html.read_text("utf-8")


def test_every_page_is_in_the_navigation() -> None:
    text = (ROOT / "zensical.toml").read_text("utf-8")
    for page in sorted((ROOT / "docs").rglob("*.md")):
        assert f'"{page.relative_to(ROOT / "docs")}"' in text
