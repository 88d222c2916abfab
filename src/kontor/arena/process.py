"""A Python program in a process of its own that answers each line with a line."""

import subprocess
from collections.abc import Mapping
from contextlib import suppress
from typing import Self

from kontor.core.errors import KontorError


class Process:
    """Runs while it is entered; complaints call it by its name."""

    def __init__(self, name: str, command: list[str], environment: Mapping[str, str]):
        self.name = name
        self.process = subprocess.Popen(
            command,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.process.kill()
        self.process.communicate()

    def ask(self, line: str) -> str:
        """The answer to a line."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        with suppress(BrokenPipeError):  # what went wrong is on its standard error
            print(line, file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline()
        if not answer:
            complaint = self.process.stderr.read().strip().split("\n")[-1]
            raise KontorError(f"{self.name} does not run: {complaint}")
        return answer
