"""Matches that are played already, one file each in a folder: a ladder that was interrupted goes on
where it was, and one with a new bot plays only the new pairs."""

import json
from dataclasses import asdict
from hashlib import blake2b
from pathlib import Path
from typing import Any

from kontor.arena.match import Clock, Figures, Match, MatchOrder
from kontor.core.errors import KontorError
from kontor.core.files import replace_file


class Kept:
    """A folder of matches, each known by everything it follows from, except the code of the bots:
    who changes a bot begins a new folder."""

    def __init__(self, folder: Path):
        self.folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise KontorError(f"{folder}: {error.strerror}") from None

    def find(self, order: MatchOrder, games: int) -> Match | None:
        """A match as it was played, if it was."""
        file = self.file(order, games)
        if not file.exists():
            return None
        try:
            return read(json.loads(file.read_text("utf-8"))["result"])
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            raise KontorError(f"{file}: this is not a kept match; delete it") from None

    def keep(self, order: MatchOrder, games: int, match: Match) -> None:
        file = self.file(order, games)
        document = {"match": about(order, games), "result": asdict(match)}
        try:
            replace_file(file, json.dumps(document) + "\n")
        except OSError as error:
            raise KontorError(f"{file}: {error.strerror}") from None

    def file(self, order: MatchOrder, games: int) -> Path:
        text = json.dumps(about(order, games), sort_keys=True)
        return self.folder / f"{blake2b(text.encode(), digest_size=8).hexdigest()}.json"


def about(order: MatchOrder, games: int) -> dict[str, object]:
    return {
        "title": order.title,
        "components": order.game.component_hash,
        "options": order.options,
        "bots": list(order.bots),
        "seed": order.seed,
        "games": games,
    }


def read(result: dict[str, Any]) -> Match:
    """A match from its document."""
    sets = [[Figures(**side) for side in sides] for sides in result.pop("sets")]
    clocks = [Clock(**clock) for clock in result.pop("clocks")]
    return Match(sets=sets, clocks=clocks, **result)
