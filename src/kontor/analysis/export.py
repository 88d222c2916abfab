"""Games as tables: a row for each decision, with what the seat knew and what came of it."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from kontor.analysis.games import Played
from kontor.core.errors import KontorError
from kontor.core.files import beside
from kontor.core.game import Document

BATCH = 1000
"""Rows that are written together."""


def rows(games: Iterable[Played], features: bool) -> Iterator[Document]:
    """One row for each decision. `place`, `score` and `margin` are those of the seat, with its
    partners, at the end of the game, None if it is not over."""
    for game in games:
        over = game.end.outcome
        scores = game.end.side_points()
        margins = [int(margin) for margin in game.end.ahead(scores)]
        for number, (state, seat, action) in enumerate(game.choices(), 1):
            row: Document = {
                "game": game.name,
                "title": game.record.game,
                "players": state.players,
                "decision": number,
                "seat": seat,
                "player": game.record.players[seat],
                "action": state.write(seat, action),
                "code": action,
                "legal": state.legal(seat),
                "place": over[seat] if over else None,
                "score": scores[seat] if over else None,
                "margin": margins[seat] if over else None,
            }
            if features:
                row["features"] = list(state.features(seat))
            yield row


def write_json_lines(found: Iterable[Document], file: Path) -> int:
    """One JSON object a line; returns how many."""
    count = 0
    with file.open("w", encoding="utf-8") as out:
        for row in found:
            out.write(json.dumps(row, separators=(",", ":")) + "\n")
            count += 1
    return count


def write_parquet(found: Iterable[Document], file: Path, features: bool) -> int:
    """One row group for each thousand rows; returns how many rows."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise KontorError(
            "Parquet needs pyarrow: pip install '.[data]' in Kontor's source"
        ) from None
    small = [("players", pyarrow.int8()), ("decision", pyarrow.int32()), ("seat", pyarrow.int8())]
    known = [("features", pyarrow.list_(pyarrow.uint8()))] if features else []
    schema = pyarrow.schema(
        [
            ("game", pyarrow.string()),
            ("title", pyarrow.string()),
            *small,
            ("player", pyarrow.string()),
            ("action", pyarrow.string()),
            ("code", pyarrow.int32()),
            ("legal", pyarrow.list_(pyarrow.int32())),
            ("place", pyarrow.int8()),
            ("score", pyarrow.int32()),
            ("margin", pyarrow.int32()),
            *known,
        ]
    )
    count = 0
    with parquet.ParquetWriter(file, schema) as out:
        for batch in batches(found):
            out.write_table(pyarrow.Table.from_pylist(batch, schema=schema))
            count += len(batch)
    return count


def batches(found: Iterable[Document]) -> Iterator[list[Document]]:
    batch: list[Document] = []
    for row in found:
        batch.append(row)
        if len(batch) == BATCH:
            yield batch
            batch = []
    if batch:
        yield batch


WRITERS = {".parquet": "Parquet", ".jsonl": "JSON lines"}
"""What is written, by the ending of the file's name."""


def write(games: Iterable[Played], file: Path, features: bool) -> int:
    """Write games as the ending of the file's name says; returns the number of decisions."""
    if file.suffix not in WRITERS:
        endings = " or ".join(f"{ending} ({what})" for ending, what in WRITERS.items())
        raise KontorError(f"{file}: the name of the file should end with {endings}")
    found = rows(games, features)
    try:
        with beside(file) as part:
            if file.suffix == ".parquet":
                return write_parquet(found, part, features)
            return write_json_lines(found, part)
    except OSError as error:
        raise KontorError(f"{file}: {error.strerror}") from None
