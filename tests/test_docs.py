"""Every command and every piece of code in the README and the documentation runs.

Commands of a page run one after the other in one folder. Where a page says "with less of it", the
arguments it names are put behind the commands, so that a long one becomes short. What a page only
mentions between words must exist: the command, its options, the target of make.
"""

import io
import os
import re
import shlex
import shutil
import subprocess
import sys
import textwrap
import tomllib
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest
from typer.main import get_command

from command import Command
from kontor.cli.commands import app
from kontor.server.commands import Move, OpenTable
from postgres import Postgres
from serving import Server, running

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
TOOLS = ("kontor", "make", "pip", "cp")
DATABASE = "postgresql://kontor@db/kontor"
"""Where pages say that PostgreSQL is."""


def code(page: Path) -> list[str]:
    """The blocks of Python on a page."""
    return re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)


def prose(page: Path) -> str:
    """A page without what stands between fences."""
    text = page.read_text("utf-8")
    return re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)


def commands(page: Path) -> list[list[str]]:
    """The commands on a page, with what the page says to put behind them."""
    text = prose(page)
    less = {}
    for told in re.findall(r"with less of it: (.*?`)\.", text, re.DOTALL):
        for short in re.findall(r"`(.*?)`", told):
            name, *arguments = shlex.split(short)
            less[name] = arguments
    found = []
    for line in re.findall(r"^ {4}(\S.*)$", text, re.MULTILINE):
        words = shlex.split(line, comments=True)
        if words and words[0] in TOOLS:
            found.append([*words, *less.get(words[1], [])] if words[0] == "kontor" else words)
    return found


def mentions(page: Path) -> list[list[str]]:
    """The commands that a page names between words."""
    text = re.sub(r"^ {4}\S.*$", "", prose(page), flags=re.MULTILINE)
    found = re.findall(r"`((?:kontor|make) [^`]+)`", text)
    return [shlex.split(mention) for mention in found]


def pages(kind: str) -> list[object]:
    find = {"code": code, "commands": commands, "mentions": mentions}[kind]
    return [pytest.param(page, id=str(page.relative_to(ROOT))) for page in PAGES if find(page)]


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
    furnish(tmp_path, page)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("KONTOR_DATA", str(tmp_path / "saved"))
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    # Counting instructions takes minutes, and has a test of its own.
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    if DATABASE not in page.read_text("utf-8"):
        run(commands(page), kontor, monkeypatch)
        return
    with closing(Postgres()) as postgres:
        address = postgres.database()
        moved = [
            [word.replace(DATABASE, address) for word in command] for command in commands(page)
        ]
        run(moved, kontor, monkeypatch)


def furnish(folder: Path, page: Path) -> None:
    """What the commands of a page find: the sources, the page, and the files it says to save."""
    (folder / "src").symlink_to(ROOT / "src")
    (folder / "docs").mkdir()
    shutil.copy(page, folder / "docs")
    saved = r"^```python\n((?:(?!```).*\n)*)```\n+Save it as `(.+?)`"
    for content, name in re.findall(saved, page.read_text("utf-8"), re.MULTILINE):
        (folder / name).write_text(content, "utf-8")


def run(typed: list[list[str]], kontor: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    for tool, *arguments in typed:
        if tool == "kontor" and arguments[0] == "serve":
            check_serving(arguments[1:])
        elif tool == "kontor":
            monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
            status, _, complaint = kontor(*arguments)
            assert status == 0, f"kontor {' '.join(arguments)}: {complaint}"
        elif tool == "make":
            check_make(arguments)
        elif tool == "pip":
            check_install(arguments)
        else:
            subprocess.run([tool, *arguments], check=True)


def check_serving(arguments: list[str]) -> None:
    """A server starts, answers, and stops when it is told to."""
    with running(Server(*arguments)) as server:
        assert httpx.get(server.url + "/healthz").status_code == 200


def check_make(arguments: list[str]) -> None:
    """Make knows how: it says what it would do, and does not do it here."""
    environment = {name: value for name, value in os.environ.items() if "MAKE" not in name}
    tried = subprocess.run(
        ["make", "--dry-run", *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert tried.returncode == 0, tried.stderr


def check_install(arguments: list[str]) -> None:
    """What is to be installed is this package, with extras that it has."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
        "optional-dependencies"
    ]
    assert arguments[0] == "install"
    for wanted in arguments[1:]:
        named = re.fullmatch(r"\.(?:\[([a-z0-9,]+)\])?", wanted)
        assert named, wanted
        assert set((named[1] or "").split(",")) - {""} <= set(extras)


@pytest.mark.parametrize("page", pages("mentions"))
def test_what_a_page_mentions_exists(page: Path) -> None:
    for tool, *arguments in mentions(page):
        if tool == "make":
            check_make(arguments[:1])
            continue
        command = get_command(app)
        words = iter(arguments)
        while hasattr(command, "commands"):
            command = command.commands[next(words)]
        options = {name for option in command.params for name in option.opts}
        assert {word for word in words if word.startswith("--")} <= options, arguments


def examples(page: Path, beginning: str) -> list[str]:
    """The indented blocks of a page that begin so."""
    blocks = re.findall(r"(?:^ {4}.*\n|^\n(?= {4}))+", prose(page), re.MULTILINE)
    told = [textwrap.dedent(block).strip() for block in blocks]
    return [block for block in told if re.match(beginning, block)]


@pytest.mark.parametrize(
    ("beginning", "body"), [('{"title": "burgundy"', OpenTable), ('{"id": "any text', Move)]
)
def test_the_server_takes_what_its_guide_sends(beginning: str, body: type) -> None:
    (shown,) = examples(ROOT / "docs" / "server.md", beginning)
    msgspec.json.decode(shown, type=body)


def test_the_files_of_a_component_set_have_the_fields_that_their_guide_names() -> None:
    files = (ROOT / "src/kontor/games/mombasa/data").glob("*.toml")
    known = set().union(*(fields(tomllib.loads(file.read_text("utf-8"))) for file in files))
    shown = examples(ROOT / "docs" / "components.md", r"\[|name = ")
    assert len(shown) > 8
    for block in shown:
        assert fields(tomllib.loads(block)) <= known, block


def fields(document: object, path: str = "") -> set[str]:
    """Where something stands in a file; the entries of a list all stand in one place."""
    if isinstance(document, list):
        return set().union(*(fields(entry, path) for entry in document))
    if isinstance(document, dict):
        return set().union(*(fields(entry, f"{path}.{key}") for key, entry in document.items()))
    return {path}


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
