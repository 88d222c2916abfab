"""`kontor analyze` as people use it: the summary, the page, the file for programs, complaints."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from command import Command

QUICK = ("--budget", "1", "--bot", "search")
OUTSIDE = re.compile(r"""(?:src|href|url)\s*[=(]\s*(?!["']?(?:#|data:))""")


class Reader(HTMLParser):
    """What a browser finds on a page: its tags, balanced, and its pictures."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.pictures: list[str] = []
        self.rows = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "img":
            self.pictures.append(dict(attrs)["src"] or "")
        self.rows += tag == "tr"
        if tag not in ("meta", "img", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Complete in itself."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def cut(kontor: Command, file: Path, title: str, lines: int, *arguments: object) -> Path:
    """The record of a game as it was after some decisions."""
    kontor("record", title, "--bots", "random", "--seed", 1, "-o", file, *arguments)
    head, _, body = file.read_text().partition("\n\n")
    kept = [line for line in head.splitlines() if not line.startswith("key: ")]
    file.write_text("\n".join([*kept, "", *body.splitlines()[: lines + 1]]) + "\n")
    return file


@pytest.fixture
def burgundy(kontor: Command, tmp_path: Path) -> Path:
    return cut(kontor, tmp_path / "game.kontor", "burgundy", 16)


def test_the_summary_names_turning_points_and_the_dearest_errors(
    kontor: Command, burgundy: Path
) -> None:
    code, out, _ = kontor("analyze", burgundy, *QUICK)
    assert code == 0
    assert "random 1, random 2: 16 decisions, judged by search with 1 playouts each" in out
    assert "The game is not over" in out
    for part in ("Turning points", "The dearest errors: random", "Better: With the", "luck"):
        assert part in out


def test_the_page_needs_nothing_else(kontor: Command, burgundy: Path, tmp_path: Path) -> None:
    page, data = tmp_path / "game.html", tmp_path / "game.json"
    kontor("analyze", burgundy, *QUICK, "--html", page, "--json", data, "--language", "de")
    text = page.read_text("utf-8")
    found = json.loads(data.read_text("utf-8"))
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    assert not OUTSIDE.search(text)
    assert "prefers-color-scheme: dark" in text
    assert '<html lang="de">' in text
    chart = re.search(r"<figure>(.*)</figure>", text, re.DOTALL)
    assert chart
    assert ElementTree.fromstring(chart[1]).tag.endswith("svg")
    assert len(reader.pictures) == len(found["turning_points"]) > 0
    choices = sum("cost" in one for one in found["moments"])
    lucks = sum("luck" in one for one in found["moments"])
    assert reader.rows == 1 + 2 + 1 + choices + lucks
    for moment in found["moments"]:
        assert moment["words"]


def test_the_document_has_its_shape(kontor: Command, tmp_path: Path) -> None:
    file = cut(kontor, tmp_path / "game.kontor", "mombasa", 22, "--players", 3)
    data = tmp_path / "game.json"
    kontor("analyze", file, *QUICK, "--seed", 4, "--json", data)
    found = json.loads(data.read_text("utf-8"))
    assert (found["format"], found["game"], found["bot"]) == (1, "mombasa", "search")
    assert (found["budget"], found["seed"], found["language"]) == (1, 4, "en")
    assert (found["decisions"], found["finished"], found["result"]) == (22, False, None)
    assert found["margins"] is None
    assert [seat["player"] for seat in found["seats"]] == ["random"] * 3
    for moment in found["moments"]:
        assert 1 <= moment["first"] <= moment["last"] <= 22
        assert len(moment["choice"]) == moment["last"] - moment["first"] + 1
        if "cost" in moment:
            assert len(moment["before"]) == len(moment["after"]) == 3
            lost = moment["before"][moment["seat"]] - moment["after"][moment["seat"]]
            assert moment["cost"] == pytest.approx(lost, abs=0.02)
            assert bool(moment["better"]) == bool(moment["better_words"])
    plans = [one for one in found["moments"] if one["choice"][-1] == "done"]
    assert [plan["seat"] for plan in plans] == [0, 1, 2]
    for swing in found["turning_points"]:
        assert swing["by"] in ("luck", "error")
        assert len(swing["change"]) == 3


def test_jobs_change_nothing(kontor: Command, burgundy: Path, tmp_path: Path) -> None:
    texts = []
    for jobs in (1, 2):
        data = tmp_path / f"{jobs}.json"
        kontor("analyze", burgundy, *QUICK, "--jobs", jobs, "--json", data)
        texts.append(data.read_text("utf-8"))
    assert texts[0] == texts[1]


def test_a_game_without_a_choice_has_nothing_to_judge(kontor: Command, tmp_path: Path) -> None:
    file = cut(kontor, tmp_path / "game.kontor", "burgundy", 0)
    page = tmp_path / "game.html"
    code, out, _ = kontor("analyze", file, *QUICK, "--html", page)
    assert code == 0
    assert "There is nothing to judge" in out
    assert "There is nothing to judge" in page.read_text("utf-8")


def test_what_cannot_be_judged_is_refused(kontor: Command, burgundy: Path, tmp_path: Path) -> None:
    assert "missing.kontor: No such file" in kontor.fails("analyze", tmp_path / "missing.kontor")
    assert "greedy cannot judge games" in kontor.fails("analyze", burgundy, "--bot", "greedy")
    assert "there is no bot" in kontor.fails("analyze", burgundy, "--bot", "nobody")
    nowhere = tmp_path / "nowhere" / "game.html"
    assert "there is no folder" in kontor.fails("analyze", burgundy, "--html", nowhere)
    assert "--budget" in kontor.fails("analyze", burgundy, "--budget", 0)
    assert "no words in 'fr'" in kontor.fails("analyze", burgundy, "--language", "fr")
    text = burgundy.read_text()
    burgundy.write_text(text.replace(":take:", ":steal:", 1))
    assert "game.kontor: line 10" in kontor.fails("analyze", burgundy)
