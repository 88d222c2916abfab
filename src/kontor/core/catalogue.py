"""The rules catalogue: every rule in words, with an id that never changes."""

import re
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path

import kontor
from kontor.core.errors import KontorError
from kontor.core.words import LANGUAGES

MODEL = "en"
"""The language of the catalogue itself; the others lie in folders beside it."""
RULE = re.compile(r"^\*\*([A-Z]+-[A-Z]+-\d+[a-z]?)\*\* (.*)")


@dataclass
class Rule:
    """A rule with its wording, in Markdown, and the tests that prove it where they are at hand."""

    id: str
    part: str
    """The heading of its page: the base game, the expansions."""
    section: str
    wording: str
    tests: list[str] = field(default_factory=list)


def project_root() -> Path | None:
    """The source tree this package runs from, if it does."""
    root = Path(kontor.__file__).resolve().parents[2]
    return root if (root / "docs" / "rules").is_dir() and (root / "tests").is_dir() else None


def catalogue_text(game: str, language: str = MODEL) -> str:
    root = project_root()
    folder = root / "docs" / "rules" if root else files("kontor") / "rules"
    if language not in LANGUAGES:
        raise KontorError(f"there are no rules in {language!r}; there are: {', '.join(LANGUAGES)}")
    if language != MODEL:
        folder /= language
    names = sorted(file.name for file in folder.iterdir() if belongs(file.name, game))
    if not names:
        raise KontorError(f"there is no rules catalogue of {game!r}")
    return "\n".join((folder / name).read_text("utf-8") for name in reversed(names))


def belongs(file: str, game: str) -> bool:
    """A game's rules stand in GAME.md, those of its expansions in GAME-....md."""
    return file == f"{game}.md" or (file.startswith(f"{game}-") and file.endswith(".md"))


def read_catalogue(game: str, language: str = MODEL) -> list[Rule]:
    """The rules of a game in the order of the catalogue."""
    rules: list[Rule] = []
    part, section, open_rule = "", "", False
    for line in catalogue_text(game, language).split("\n"):
        found = RULE.match(line)
        if line.startswith("# "):
            part = line[2:]
        if line.startswith("## "):
            section = line[3:]
        if found:
            rules.append(Rule(found[1], part, section, found[2]))
        elif line and open_rule:
            rules[-1].wording += " " + line
        open_rule = bool(line) and (open_rule or bool(found))
    names = [rule.id for rule in rules]
    for name in names:
        if names.count(name) > 1:
            raise KontorError(f"the rules catalogue of {game!r} has {name} twice")
    return rules


def search(rules: list[Rule], words: str) -> list[Rule]:
    """Rules that have the words as a phrase; if there are none, rules that have each of them."""
    texts = [f"{rule.id} {rule.section} {rule.wording}" for rule in rules]
    for wanted in ([words], words.split()):
        patterns = [re.compile(rf"(?<!\w){re.escape(w)}(?!\w)", re.IGNORECASE) for w in wanted if w]
        found = [
            rule
            for rule, text in zip(rules, texts, strict=True)
            if all(pattern.search(text) for pattern in patterns)
        ]
        if found:
            return found
    return []
