"""Rules to look up and lessons to take."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from kontor import games
from kontor.core import record as records
from kontor.core.catalogue import read_catalogue
from kontor.core.errors import ChanceError, IllegalAction
from kontor.core.replay import follow
from kontor.core.words import LANGUAGES
from kontor.server import documents
from kontor.server.lessons import Lesson, lesson_document, read_script
from serving import guests, inside, sqlite_url

WORDS = Path(__file__).parents[2] / "web" / "src" / "learn" / "words"


def lesson_of(title: str) -> documents.Lesson:
    return msgspec.convert(lesson_document(title), documents.Lesson)


@pytest.mark.parametrize("title", games.TITLES)
def test_a_lesson_asks_only_for_what_is_legal(title: str) -> None:
    lesson = lesson_of(title)
    asked = [task for step in lesson.steps for task in step.tasks]
    assert len(asked) >= 15
    for task in asked:
        offered = [choice.action for choice in lesson.frames[task.frame].choices]
        assert task.expected in offered


@pytest.mark.parametrize("title", games.TITLES)
def test_a_lesson_is_a_record_that_can_be_played_on(title: str) -> None:
    lesson = lesson_of(title)
    trail = follow(games.load(title), records.read(lesson.record))
    assert len(trail.decisions) == lesson.moves
    assert trail.end.outcome is None
    assert not trail.end.secret
    assert trail.end.view(lesson.seat) == lesson.frames[-1].view


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", games.TITLES)
def test_every_step_has_a_text(title: str, language: str) -> None:
    parsed = FluentParser().parse((WORDS / f"{language}.ftl").read_text("utf-8"))
    told = {entry.id.name for entry in parsed.body if isinstance(entry, ast.Message)}
    wanted = [f"learn-{title}-{step.text}" for step in read_script(title).steps]
    assert [key for key in wanted if key not in told] == []
    assert len(set(wanted)) == len(wanted)
    of_lessons = {key for key in told if key.startswith(f"learn-{title}-")}
    assert of_lessons == set(wanted)


@pytest.mark.parametrize("title", games.TITLES)
def test_a_lesson_shows_the_learner_nothing_hidden(title: str) -> None:
    for frame in lesson_of(title).frames:
        assert frame.view["viewer"] == 0
        if title == "mombasa" and frame.view["stage"] == "planning":
            assert "hand" not in frame.view["seats"][1]


def test_a_lesson_against_the_rules_is_refused() -> None:
    game = games.load("burgundy")
    script = read_script("burgundy")
    (take,) = [step for step in script.steps if step.text == "take"]
    take.do = ["3:take:mine@5"]
    with pytest.raises(IllegalAction):
        Lesson(game, script)
    script = read_script("burgundy")
    script.setup, _space, _last = script.setup.rpartition(" ")
    with pytest.raises(ChanceError):
        Lesson(game, script)


@pytest.mark.parametrize("title", games.TITLES)
def test_the_rules_are_served_in_their_order_and_kept_by_browsers(
    title: str, tmp_path: Path
) -> None:
    async def ask() -> None:
        async with inside(sqlite_url(tmp_path)) as (url, _desk):
            (ana,) = await guests(url, "Ana")
            answer = await ana.http.get(f"/api/titles/{title}/rules")
            sections = msgspec.convert(answer.json(), list[documents.RuleSection])
            rules = [(rule.id, rule.text) for section in sections for rule in section.rules]
            assert rules == [(rule.id, rule.wording) for rule in read_catalogue(title)]
            assert len({(section.part, section.title) for section in sections}) == len(sections)
            assert all(section.part and section.title for section in sections)
            tag = {"If-None-Match": answer.headers["etag"]}
            again = await ana.http.get(f"/api/titles/{title}/rules", headers=tag)
            assert again.status_code == 304
            asked = f"/api/titles/{title}/rules?language="
            dutch = (await ana.http.get(f"{asked}nl")).json()
            texts = [rule["text"] for section in dutch for rule in section["rules"]]
            assert texts == [rule.wording for rule in read_catalogue(title, "nl")]
            assert texts != [text for _, text in rules]
            assert (await ana.http.get(f"{asked}xx")).status_code == 404
            await ana.close()

    asyncio.run(ask())


@pytest.mark.parametrize("title", games.TITLES)
def test_a_table_goes_on_from_a_lesson(title: str, tmp_path: Path) -> None:
    async def ask() -> None:
        async with inside(sqlite_url(tmp_path)) as (url, _desk):
            (ana,) = await guests(url, "Ana")
            lesson = await ana.get(f"/api/titles/{title}/lesson")
            upload = await ana.http.post(
                "/api/records", content=lesson["record"], headers={"Content-Type": "text/plain"}
            )
            source = {"record": upload.json()["id"], "move": lesson["moves"]}
            seats = [{"kind": "person"}, {"kind": "bot", "level": "apprentice"}]
            info = await ana.open(title, seats=seats, **{"from": source})
            await ana.post(f"/api/tables/{info['id']}/start")
            frame = await ana.get(f"/api/tables/{info['id']}")
            assert frame["asked"]
            assert frame["view"] == lesson["frames"][-1]["view"]
            await ana.close()

    asyncio.run(ask())
