"""The screens have words for whatever the server may offer them."""

import re
from pathlib import Path

import pytest

from kontor import games
from kontor.bots.roster import LEVELS
from kontor.core.options import SWITCH

WORDS = Path(__file__).parents[2] / "web" / "src" / "words"


def keys(language: str) -> set[str]:
    text = (WORDS / f"{language}.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


@pytest.mark.parametrize("title", games.TITLES)
def test_every_option_is_named_and_explained(title: str) -> None:
    known = keys("en")
    for option in games.load(title).option_list:
        if option.name == "players":
            continue
        name = f"option-{title}-{option.name}"
        assert {name, f"{name}-help"} <= known
        choices = () if option.choices == SWITCH else option.choices
        for choice in choices:
            assert f"choice-{title}-{option.name}-{choice}" in known


def test_every_level_has_a_name() -> None:
    assert {f"level-{level}" for level in LEVELS} <= keys("en")
