"""Statistics of finished games: openings, what tiles and cards are worth, where points come from,
and what it matters where one sits."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from kontor.analysis.games import Played
from kontor.arena.findings import Findings
from kontor.core.errors import KontorError
from kontor.core.game import Document, State

OPENING = 2
"""So many decisions of a seat are its opening."""
THINGS = {"burgundy": ("place", "tile"), "mombasa": ("buy", "card")}
"""By title: the actions with which one gets what it is worth to have, and what they name."""
FEW = 3
"""What fewer seats have had tells nothing yet."""


@dataclass
class Tally:
    """How seats fared that have something in common."""

    seats: int = 0
    wins: float = 0.0
    points: int = 0
    margins: float = 0.0

    def add(self, points: int, margin: float, win: float) -> None:
        self.seats += 1
        self.wins += win
        self.points += points
        self.margins += margin

    def document(self) -> Document:
        seats = max(self.seats, 1)
        return {
            "seats": self.seats,
            "win_rate": round(self.wins / seats, 4),
            "mean_score": round(self.points / seats, 2),
            "mean_margin": round(self.margins / seats, 2),
        }


@dataclass
class Stats:
    """Counts over games of one title."""

    title: str
    games: int = 0
    findings: Findings = field(default_factory=Findings)
    openings: dict[str, Tally] = field(default_factory=dict)
    things: dict[str, Tally] = field(default_factory=dict)
    seats: dict[int, Tally] = field(default_factory=dict)

    def add(self, game: Played) -> None:
        """Count a finished game."""
        places = game.end.outcome
        if places is None:
            raise KontorError(f"{game.name}: the game is not over")
        if game.record.game != self.title:
            raise KontorError(
                f"{game.name}: this is a game of {game.record.game}, the others are of {self.title}"
            )
        self.games += 1
        self.findings.add(game.trail.states[0], game.end)
        verb, kind = THINGS[self.title]
        first: list[list[str]] = [[] for _ in places]
        had: list[set[str]] = [set() for _ in places]
        for state, seat, action in game.choices():
            if len(first[seat]) < OPENING and len(state.legal(seat)) > 1:
                first[seat].append(short(state, seat, action))
            if state.actions.parts(action)[0].name == verb:
                had[seat].add(str(state.details(seat, action)[kind]))
        totals = game.end.side_points()
        shares = game.end.shares_of_win()
        for seat, fared in enumerate(zip(totals, game.end.ahead(totals), shares, strict=True)):
            self.seats.setdefault(seat, Tally()).add(*fared)
            self.openings.setdefault(", ".join(first[seat]), Tally()).add(*fared)
            for thing in had[seat]:
                self.things.setdefault(thing, Tally()).add(*fared)

    def document(self) -> Document:
        """The figures for people and programs."""
        summary = self.findings.summary()
        return {
            "title": self.title,
            "games": self.games,
            "sources": summary["sources"],
            "seats": {str(seat): self.seats[seat].document() for seat in sorted(self.seats)},
            "openings": ranked(self.openings, lambda tally: tally.seats),
            "things": ranked(self.things, lambda tally: tally.margins / tally.seats),
        }


def ranked(tallies: dict[str, Tally], worth: Callable[[Tally], float]) -> dict[str, Document]:
    """The common ones, the best first."""
    common = {name: tally for name, tally in tallies.items() if tally.seats >= FEW}
    best = sorted(common, key=lambda name: (-worth(common[name]), name))
    return {name: common[name].document() for name in best}


def short(state: State, seat: int, action: int) -> str:
    """An action without the die and the place: what one goes for."""
    name = state.actions.parts(action)[0].name
    details = state.details(seat, action)
    thing = next((details[key] for key in ("tile", "card", "goods", "bonus") if key in details), "")
    return f"{name} {thing}".strip()


def count(games: Iterable[Played]) -> Stats:
    """The statistics of games, all of one title."""
    stats: Stats | None = None
    for game in games:
        if stats is None:
            stats = Stats(game.record.game)
        stats.add(game)
    if stats is None:
        raise KontorError("there are no games to count")
    return stats
