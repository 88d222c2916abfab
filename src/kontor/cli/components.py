"""A component set as people look at it: every entry with its figures and where they come from."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from kontor.core.components import SOURCES, Folder, read_toml, standard_folder
from kontor.core.errors import KontorError
from kontor.core.game import Game
from kontor.games.mombasa.draw_map import board_svg
from kontor.games.mombasa.game import Mombasa


@dataclass
class Listed:
    """An entry of a data file."""

    file: str
    kind: str
    name: str
    source: str
    figures: str


def listed(game: str, folder: Folder) -> list[Listed]:
    """Every entry of a set, in the order of its files."""
    files = sorted(f.name for f in standard_folder(game).iterdir() if f.name.endswith(".toml"))
    return [entry for file in files for entry in entries(file, read_toml(folder, file).data)]


def entries(file: str, data: dict[str, object]) -> Iterator[Listed]:
    own = {key: value for key, value in data.items() if not is_table(value)}
    if own:
        yield describe(file, "", {**own})
    for kind, value in data.items():
        for table in value if isinstance(value, list) else [value]:
            if is_table(value) and isinstance(table, dict):
                source = str(data.get("source", "rulebook"))
                yield describe(file, kind, {"source": source, **table})


def is_table(value: object) -> bool:
    return isinstance(value, dict) or (
        isinstance(value, list) and bool(value) and isinstance(value[0], dict)
    )


def describe(file: str, kind: str, table: dict[str, object]) -> Listed:
    figures = {key: value for key, value in table.items() if key not in ("source", "name")}
    return Listed(
        file,
        kind,
        str(table.get("name", "")),
        str(table.get("source", "")),
        ", ".join(f"{key} {plain(value)}" for key, value in figures.items()),
    )


def plain(value: object) -> str:
    if isinstance(value, list):
        return " ".join(plain(item) for item in value)
    if isinstance(value, dict):
        return "(" + ", ".join(f"{key} {plain(item)}" for key, item in value.items()) + ")"
    return str(value)


def draw_board(game: Game) -> str:
    """The board of a title as a picture."""
    if not isinstance(game, Mombasa):
        raise KontorError(f"there is no drawing of the board of {game.title} yet")
    return board_svg(game.components)


def totals(found: list[Listed]) -> dict[str, int]:
    """How many entries come from where."""
    counts = Counter(entry.source for entry in found)
    return {source: counts[source] for source in SOURCES}
