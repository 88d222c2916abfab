"""Matches as far as they are played, one file each in a folder: one that was interrupted goes on
where it was, and a ladder with a new bot plays only the new pairs."""

import json
from dataclasses import asdict
from hashlib import blake2b
from pathlib import Path
from typing import Any

from kontor.arena.jobs import Progress, Workers, run
from kontor.arena.match import Clock, Figures, Match, MatchOrder
from kontor.core.errors import KontorError
from kontor.core.files import replace_file

PART = 4
"""So many sets are played before they are kept."""


class Kept:
    """A folder of matches, each known by everything it follows from, except the code of the bots:
    who changes a bot begins a new folder."""

    def __init__(self, folder: Path):
        self.folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise KontorError(f"{folder}: {error.strerror}") from None

    def play(
        self, order: MatchOrder, games: int, workers: Workers, progress: Progress | None = None
    ) -> Match:
        """A match: what was not played yet is played now, and kept part by part."""
        order.check()
        match = self.find(order, games)
        while len(match.sets) < order.sets(games):
            match = self.go_on(order, games, workers, progress)
        return match

    def go_on(
        self, order: MatchOrder, games: int, workers: Workers, progress: Progress | None = None
    ) -> Match:
        """The next part of a match."""
        match = self.find(order, games)
        first = len(match.sets)

        def tell(done: int) -> None:
            if progress is not None:
                progress((first + done) * match.rotations)

        part = range(first, min(first + PART, order.sets(games)))
        match.merge(run(order, part, workers, tell))
        self.keep(order, games, match)
        return match

    def find(self, order: MatchOrder, games: int) -> Match:
        """A match as far as it was played."""
        file = self.file(order, games)
        if not file.exists():
            return order.play(range(0))
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
