"""The language in which the terminal speaks: its own texts, and the words of the titles."""

import os
import re
from functools import cache
from importlib.resources import files

from kontor.core.words import LANGUAGES, Texts, Words, words_in

DEFAULT = "en"
SPOKEN = [DEFAULT]
"""The language in use."""


@cache
def texts_in(language: str) -> Texts:
    """The terminal's own texts, and those of analyses, which the web table has too."""
    found = Texts(files("kontor.cli") / "words", language)
    found.add(files("kontor.analysis") / "words")
    return found


def speak(language: str) -> None:
    """Say everything in this language from now on."""
    texts_in(language)
    SPOKEN[:] = [language]


def say(key: str, **params: str | int) -> str:
    """A text of the terminal."""
    return texts_in(SPOKEN[0]).say(key, **params)


def known(key: str) -> bool:
    """Whether the terminal has such a text."""
    return texts_in(SPOKEN[0]).has(key)


def words(title: str) -> Words:
    """The words of a title."""
    return words_in(title, SPOKEN[0])


def listed(items: list[str], joint: str) -> str:
    """Items in a row, the last one behind `and` or `or`."""
    return f" {say(joint)} ".join(filter(None, [", ".join(items[:-1]), *items[-1:]]))


def own() -> str:
    """The language of the environment, if there are words in it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            language = re.split(r"[_.@-]", value.lower())[0]
            return language if language in LANGUAGES else DEFAULT
    return DEFAULT
