"""A terminal game whose person follows a script."""

import io
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from rich.console import Console

from kontor import games
from kontor.cli import saves, terminal
from kontor.core import record as records
from kontor.core.chance import key_from_seed

GAME = games.load("burgundy")
FIRST = key_from_seed(3)
"""With this key Ana, seat 0 of two, goes first."""


class Table:
    """A terminal whose person follows a script; when it is over, the input ends."""

    def __init__(self, width: int = 120, height: int = 45, colour: bool = False):
        self.console = Console(
            width=width,
            height=height,
            file=io.StringIO(),
            force_terminal=colour,
            color_system="truecolor" if colour else None,
            legacy_windows=False,
        )
        self.asked = 0

    @property
    def text(self) -> str:
        assert isinstance(self.console.file, io.StringIO)
        return self.console.file.getvalue()

    @property
    def words(self) -> str:
        """The text without its line breaks."""
        return " ".join(self.text.split())

    def play(
        self,
        lines: list[str] | Iterator[str],
        *,
        given: dict[str, object] | None = None,
        bots: list[str] | None = None,
        name: str = "Ana",
        new: bool = False,
        key: bytes = FIRST,
        rules: Callable[[str], list[str]] | None = None,
    ) -> int:
        script = iter(lines)

        def read(prompt: str) -> str:
            self.asked += 1
            self.console.file.write(prompt)
            for line in script:
                self.console.file.write(line + "\n")
                return line
            raise EOFError

        return terminal.run(
            GAME,
            {"players": 2} if given is None else given,
            ["greedy"] if bots is None else bots,
            name,
            new=new,
            key=key,
            console=self.console,
            read=read,
            rules=rules,
        )


def saved() -> saves.Saved:
    found = saves.load(GAME)
    assert found is not None
    return found


def digest() -> str:
    return saved().play.state.digest()


def anything(seed: int) -> Iterator[str]:
    """A person who mostly takes what comes first."""
    random = Random(seed).random
    while True:
        yield str(int(random() * random() * 6) + 1)


def the_record(data: Path) -> records.Record:
    (file,) = (data / "games").iterdir()
    assert file.name.startswith("burgundy-")
    assert file.suffix == ".kontor"
    return records.read(file.read_text("utf-8"))
