"""Every rule is proven, and every rule id that is cited exists."""

import re
from pathlib import Path

import pytest

from kontor import games
from kontor.cli import proofs
from kontor.core import catalogue

ROOT = Path(__file__).parent.parent
PREFIX = {"burgundy": "B", "mombasa": "M"}


@pytest.mark.parametrize("game", games.TITLES)
def test_every_rule_is_proven_by_a_test(game: str) -> None:
    rules = proofs.proven_catalogue(game)
    assert len(rules) > 100
    assert [rule.id for rule in rules if not rule.tests] == []


@pytest.mark.parametrize("game", games.TITLES)
def test_every_cited_rule_exists(game: str) -> None:
    rules = {rule.id for rule in catalogue.read_catalogue(game)}
    pattern = re.compile(rf"\b{PREFIX[game]}-[A-Z]+-\d+[a-z]?\b")
    proven = {rule for rule in proofs.find_proofs(ROOT / "tests") if pattern.match(rule)}
    assert proven <= rules
    for file in (ROOT / "src" / "kontor" / "games" / game).rglob("*.py"):
        cited = set(pattern.findall(file.read_text("utf-8")))
        assert cited <= rules, f"{file.name} cites {cited - rules}"
