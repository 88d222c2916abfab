"""Routes: what a title's rules are, and a lesson in them. Like the pieces they change only with the
version."""

from functools import cache
from itertools import groupby

from msgspec import json

from kontor.core.catalogue import MODEL, Rule, read_catalogue
from kontor.core.words import LANGUAGES
from kontor.server import documents
from kontor.server.errors import not_found
from kontor.server.http import JSON, Call, Reply, Route
from kontor.server.lessons import lesson_document
from kontor.server.routes_tables import Word
from kontor.server.routes_titles import kept, known_title


async def rules(call: Call) -> Reply:
    """The rules catalogue of a title, in English or another language."""
    language = call.query.get("language", MODEL)
    if language not in LANGUAGES:
        raise not_found("language")
    return kept(call, rules_json(known_title(call), language), JSON)


async def lesson(call: Call) -> Reply:
    """The lesson of a title: a real game, step by step."""
    return kept(call, lesson_json(known_title(call)), JSON)


@cache
def rules_json(title: str, language: str) -> bytes:
    return json.encode(sections(read_catalogue(title, language)))


def sections(rules: list[Rule]) -> list[documents.RuleSection]:
    """The rules under the headings of their pages."""
    return [
        documents.RuleSection(
            part, section, [documents.RuleText(rule.id, rule.wording) for rule in group]
        )
        for (part, section), group in groupby(rules, lambda rule: (rule.part, rule.section))
    ]


@cache
def lesson_json(title: str) -> bytes:
    return json.encode(lesson_document(title))


ROUTES = [
    Route(
        "GET",
        "/api/titles/{title}/rules",
        rules,
        list[documents.RuleSection],
        signed=False,
        query={"language": Word},
    ),
    Route("GET", "/api/titles/{title}/lesson", lesson, documents.Lesson, signed=False),
]
