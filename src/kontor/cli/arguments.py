"""What several commands share: their arguments, and how they read and answer."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from kontor import games
from kontor.core.components import own_set
from kontor.core.errors import KontorError
from kontor.core.game import Game
from kontor.core.words import LANGUAGES

GameName = Annotated[str, typer.Argument(help="The title: burgundy or mombasa.")]
Players = Annotated[int | None, typer.Option(help="How many players.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", help="An option of the game, NAME=VALUE (see `kontor options`)."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Seed = Annotated[int | None, typer.Option(help="The same seed gives the same games.")]
Components = Annotated[
    Path | None,
    typer.Option("--components", help="A component set of your own: a folder or a zip file."),
]
Language = Annotated[
    str | None,
    typer.Option("--language", help=f"{', '.join(LANGUAGES)}; your system's unless named."),
]


def out() -> Console:
    return Console(highlight=False)


def print_json(document: object) -> None:
    typer.echo(json.dumps(document, indent=2))


def typed_options(players: int | None, settings: list[str] | None) -> dict[str, object]:
    """The options of the command line as they were typed."""
    given: dict[str, object] = {}
    for setting in settings or []:
        name, equals, value = setting.partition("=")
        if not equals:
            raise KontorError(f"--set {setting}: write NAME=VALUE")
        given[name] = value
    if players is not None:
        given["players"] = players
    return given


def bot_names(text: str | None, players: int, default: str) -> list[str]:
    """One bot a seat; a single name stands for all."""
    names = (text or default).split(",")
    return names * players if len(names) == 1 else names


def check_place(file: Path) -> None:
    """Refuse at once what could not be written in the end."""
    if not file.parent.is_dir():
        raise KontorError(f"{file}: there is no folder {file.parent}")
    if file.is_dir():
        raise KontorError(f"{file}: this is a folder")


def write_text(file: Path, text: str) -> None:
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise KontorError(f"{file}: {error.strerror}") from None


def load_game(name: str, path: Path | None) -> Game:
    """A title, with the component set of the command line if there is one."""
    return games.load(name) if path is None else games.with_components(name, own_set(name, path))
