"""What tests of the command share."""

import os
from pathlib import Path

import pytest


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for what is saved, without waiting for the disk."""
    monkeypatch.setenv("KONTOR_DATA", str(tmp_path))
    monkeypatch.setattr(os, "fsync", lambda _handle: None)
    return tmp_path
