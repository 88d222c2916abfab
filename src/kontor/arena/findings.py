"""What many finished games tell about the balance of a title: who wins, and with what points."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from kontor.core.game import Document, State
from kontor.games.mombasa import findings as mombasa
from kontor.games.mombasa.state import MombasaState

Sums = dict[str, float]


@dataclass(frozen=True)
class Hook:
    """What a title has to say about a finished game."""

    groups: Mapping[str, Sequence[str]]
    """Groups of labels, such as the strategies."""
    labels: Callable[[Any, Any], list[dict[str, str]]]
    """The label of each seat in each group, from the opening and the end of a game."""
    figures: Callable[[Any], Sums]
    """Figures to be averaged, from the end of a game."""


HOOKS: dict[type[State], Hook] = {
    MombasaState: Hook(mombasa.GROUPS, mombasa.labels, mombasa.figures)
}
NOTHING = Hook({}, lambda _, end: [{}] * end.players, lambda _: {})


@dataclass
class Findings:
    """Sums over games, of all players and of winners; those of several processes can be merged."""

    games: int = 0
    seats: int = 0
    won: int = 0
    points: Sums = field(default_factory=dict)
    won_points: Sums = field(default_factory=dict)
    figures: Sums = field(default_factory=dict)
    labels: dict[str, Sums] = field(default_factory=dict)
    won_labels: dict[str, Sums] = field(default_factory=dict)

    def add(self, opening: State, end: State) -> None:
        """Count a finished game."""
        hook = HOOKS.get(type(end), NOTHING)
        self.games += 1
        tally(self.figures, hook.figures(end))
        for group, names in hook.groups.items():
            tally(self.labels.setdefault(group, {}), dict.fromkeys(names, 0))
            self.won_labels.setdefault(group, {})
        seats = zip(end.scores(), end.outcome or [], hook.labels(opening, end), strict=True)
        for score, place, labels in seats:
            self.seats += 1
            tally(self.points, score.sources)
            for group, label in labels.items():
                tally(self.labels[group], {label: 1})
            if place == 1:
                self.won += 1
                tally(self.won_points, score.sources)
                for group, label in labels.items():
                    tally(self.won_labels[group], {label: 1})

    def merge(self, other: "Findings") -> None:
        """Take in the sums of other games."""
        self.games += other.games
        self.seats += other.seats
        self.won += other.won
        tally(self.points, other.points)
        tally(self.won_points, other.won_points)
        tally(self.figures, other.figures)
        for group, counts in other.labels.items():
            tally(self.labels.setdefault(group, {}), counts)
            tally(self.won_labels.setdefault(group, {}), other.won_labels[group])

    def summary(self) -> Document:
        """The figures for people and programs."""
        return {
            "mean_score": mean(self.points, self.seats),
            "mean_score_of_winners": mean(self.won_points, self.won),
            "sources": self.sources(),
            "figures": {name: round(sum_ / self.games, 2) for name, sum_ in self.figures.items()},
            "labels": {group: self.group(group) for group in self.labels},
        }

    def sources(self) -> list[Document]:
        """For each source of points what it brings, and its part of all points."""
        return [
            {
                "source": source,
                "mean": round(points / self.seats, 2),
                "share": share(points, self.points),
                "mean_of_winners": round(self.won_points.get(source, 0) / max(self.won, 1), 2),
                "share_of_winners": share(self.won_points.get(source, 0), self.won_points),
            }
            for source, points in self.points.items()
        ]

    def group(self, name: str) -> list[Document]:
        """For each label its part of the players and of the winners."""
        return [
            {
                "label": label,
                "players": int(count),
                "winners": int(self.won_labels[name].get(label, 0)),
                "share": share(count, self.labels[name]),
                "share_of_winners": share(
                    self.won_labels[name].get(label, 0), self.won_labels[name]
                ),
            }
            for label, count in self.labels[name].items()
        ]


def tally(sums: Sums, more: Mapping[str, float]) -> None:
    for name, count in more.items():
        sums[name] = sums.get(name, 0) + count


def mean(points: Sums, count: int) -> float:
    return round(sum(points.values()) / max(count, 1), 2)


def share(part: float, whole: Sums) -> float:
    return round(part / max(sum(whole.values()), 1), 4)
