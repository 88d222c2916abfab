"""Every language states the same rules as English: block for block, figure for figure, and in their
latest wording."""

import json
import re
from collections import Counter
from pathlib import Path
from runpy import run_path

import pytest

from kontor import games
from kontor.core.catalogue import RULE, read_catalogue
from kontor.core.errors import KontorError
from kontor.core.words import LANGUAGES

RULES = Path(__file__).parent.parent / "docs" / "rules"
PAGES = sorted(page.name for page in RULES.glob("*.md") if page.name != "index.md")
OTHERS = [language for language in LANGUAGES if language != "en"]
DECISION = {
    "en": "Decision",
    "de": "Entscheidung",
    "pt": "Decisão",
    "cs": "Rozhodnutí",
    "pl": "Decyzja",
    "nl": "Beslissing",
}
SAME = {
    "rules": r"\b[BM]-[A-Z]+-\d+[a-z]?\b",
    "codes": r"`[^`]+`",
    "numbers": r"\d+",
    "links": r"\]\([^)]+\)",
}
"""What a translation leaves as it is."""


def blocks(page: Path) -> list[str]:
    return [" ".join(block.split()) for block in page.read_text("utf-8").split("\n\n")]


def form(block: str, language: str) -> tuple[str, bool]:
    """What kind of block this is: a heading of some depth, a rule, a row of a table; with a
    decision or without."""
    rule = RULE.match(block)
    kind = rule[1] if rule else block.split()[0] if block[:1] in "#|-" else ""
    return kind, block.endswith(")*") and f"*({DECISION[language]}: " in block


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_says_in_every_language_what_it_says_in_english(page: str, language: str) -> None:
    english, other = blocks(RULES / page), blocks(RULES / language / page)
    forms = [form(block, "en") for block in english]
    assert [form(block, language) for block in other] == forms
    for ours, theirs in zip(english, other, strict=True):
        for what, pattern in SAME.items():
            found = [Counter(re.findall(pattern, text)) for text in (ours, theirs)]
            if what == "rules":
                found = [Counter(dict.fromkeys(one, 1)) for one in found]
            assert found[0] == found[1], f"{what} of: {theirs}"
        if len(ours.split()) > 6:
            assert ours != theirs


def test_no_rule_was_changed_in_english_alone() -> None:
    """Whoever changes a rule changes it in every language, then runs
    docs/make_translated.py."""
    now = run_path(str(RULES.parent / "make_translated.py"))["wordings"]()
    assert now == json.loads((RULES / "translated.json").read_text("utf-8"))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("title", games.TITLES)
def test_the_catalogue_is_read_in_every_language(title: str, language: str) -> None:
    assert [rule.id for rule in read_catalogue(title, language)] == [
        rule.id for rule in read_catalogue(title)
    ]


def test_a_language_without_rules_is_refused() -> None:
    with pytest.raises(KontorError, match="there are no rules in 'xx'; there are: en, de"):
        read_catalogue("burgundy", "xx")
