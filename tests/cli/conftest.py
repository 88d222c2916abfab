"""What the tests of the command share."""

import pytest

from command import Capture, Command, Patch
from kontor.cli import language


@pytest.fixture(autouse=True)
def english(monkeypatch: Patch) -> None:
    """Every test begins in English, whatever the environment speaks."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    language.speak("en")


@pytest.fixture
def kontor(monkeypatch: Patch, capsys: Capture) -> Command:
    return Command(monkeypatch, capsys)
