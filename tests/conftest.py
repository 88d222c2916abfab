"""What all tests share."""

import os

# As in `kontor` itself, and before anything loads numpy: the other cores have tests of their own.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import pytest
from hypothesis import settings

from command import Capture, Command, Patch
from kontor.cli import language

# The same examples in every run, and no deadline: no test asserts a time.
settings.register_profile("kontor", deadline=None, derandomize=True)
settings.load_profile("kontor")


@pytest.fixture(autouse=True)
def english(monkeypatch: Patch) -> None:
    """Every test begins in English, whatever the environment speaks."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    language.speak("en")


@pytest.fixture
def kontor(monkeypatch: Patch, capsys: Capture) -> Command:
    """The command as a user types it."""
    return Command(monkeypatch, capsys)
