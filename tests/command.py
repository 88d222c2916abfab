"""The command as a user types it."""

import sys

import pytest

from kontor import cli

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


class Command:
    """Runs `kontor` in this process."""

    def __init__(self, patch: Patch, capture: Capture):
        self.patch = patch
        self.capture = capture

    def __call__(self, *arguments: object) -> tuple[int, str, str]:
        self.patch.setattr(sys, "argv", ["kontor", *map(str, arguments)])
        self.patch.setenv("COLUMNS", "120")
        try:
            cli.main()
            code = 0
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        found = self.capture.readouterr()
        return code, found.out, found.err

    def fails(self, *arguments: object) -> str:
        """The complaint of a command that must end with code 2 and without a traceback."""
        code, out, err = self(*arguments)
        assert code == 2
        assert "Traceback" not in out + err
        return err
