"""What the tests of the command share."""

import pytest

from command import Capture, Command, Patch


@pytest.fixture
def kontor(monkeypatch: Patch, capsys: Capture) -> Command:
    return Command(monkeypatch, capsys)
