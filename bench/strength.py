"""`make strength`: the matches that say how strong the players are, and the table of docs/bots.md.

They take many hours, so whatever is played is kept in bench/strength/, and the same command goes
on from there; `--minutes` says for how long. All matches go on side by side, so that the table
says something of each early. Budgets are playouts, so that the results do not depend on the machine
or on what else it does. Who changes a player deletes its matches.
"""

import argparse
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from kontor import games
from kontor.arena import jobs
from kontor.arena.kept import Kept
from kontor.arena.ladderpage import placed
from kontor.arena.match import Match, MatchOrder
from kontor.arena.speedpage import markdown

HERE = Path(__file__).parent
PAGE = HERE.parent / "docs" / "bots.md"
SEED = 1
PER_SECOND = {
    "burgundy learned": 1900,
    "burgundy search-1": 7200,
    "mombasa learned": 1600,
    "mombasa search": 3120,
}
"""Playouts in a second of a core at most, on average over the decisions of games with these
budgets; players of a match take alike. Those at the beginning of a turn take longer."""


@dataclass(frozen=True)
class Claim:
    """A match, and what is asked of its first player."""

    title: str
    bots: str
    least: str
    settings: str = ""

    def order(self, seconds: float) -> MatchOrder:
        game = games.load(self.title)
        bots = [self.player(name, seconds) for name in self.bots.split()]
        given: dict[str, object] = {"players": len(bots)}
        for setting in self.settings.split():
            name, _, value = setting.partition("=")
            given[name] = value
        return MatchOrder(self.title, "", game.settle(given), bots, SEED)

    def player(self, name: str, seconds: float) -> str:
        speed = PER_SECOND.get(f"{self.title} {name}")
        return name if speed is None else f"{name}@{round(speed * seconds)}"


CLAIMS = (
    Claim("burgundy", "learned greedy-1", "90%"),
    Claim("burgundy", "learned search-1", "65%"),
    Claim("burgundy", "learned greedy-1 greedy-1", "90%"),
    Claim("burgundy", "learned greedy-1 greedy-1 greedy-1", "90%"),
    Claim("burgundy", "learned", "30%", "mode=solo"),
    Claim("mombasa", "search greedy-1", "90%"),
    Claim("mombasa", "learned search", "60%"),
    Claim("mombasa", "learned search", "60%", "setup=variable"),
    Claim("mombasa", "learned greedy-1 greedy-1", "80%"),
    Claim("mombasa", "learned greedy-1 greedy-1 greedy-1", "80%"),
)
ITSELF = Claim("burgundy", "learned learned", "190 points")
HEAD = ["players", "games", "won by the first", "points", "playouts", "at least"]


@dataclass(frozen=True)
class Task:
    """A match to be played, with so many games and so many seconds for a decision."""

    claim: Claim
    games: int
    order: MatchOrder

    def played(self, kept: Kept) -> float:
        """The part that is done."""
        return len(kept.find(self.order, self.games).sets) / self.order.sets(self.games)


def tasks(claims: tuple[Claim, ...], games: int, seconds: float) -> list[Task]:
    return [Task(claim, games, claim.order(seconds)) for claim in claims]


def plan() -> list[list[Task]]:
    """What is played side by side: first all at 50 ms, then what confirms it."""
    return [[*tasks(CLAIMS, 400, 0.05), *tasks((ITSELF,), 60, 1.0)], tasks(CLAIMS, 60, 1.0)]


class Enough(Exception):
    """The time is over."""


def row(task: Task, match: Match) -> list[str]:
    claim, order = task.claim, task.order
    played = str(match.games) if match.games >= task.games else f"{match.games} of {task.games}"
    bots = ", ".join(f"`{bot}`" for bot in order.bots)
    options = f", {claim.settings}" if claim.settings else ""
    if not match.sets:
        return [f"{bots}{options}", played, "", "", "", claim.least]
    first = match.standing(0)
    low, high = (round(100 * bound) for bound in first.interval)
    won = f"{100 * first.win_rate:.1f}% ({low} to {high})"
    scores = " : ".join(f"{standing.mean_score:.0f}" for standing in match.standings)
    used = ", ".join(
        f"{one.playouts_per_decision:.0f}" for one in match.standings if one.playouts_per_decision
    )
    return [f"{bots}{options}", played, won, scores, used, claim.least]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", default=games.TITLES)
    parser.add_argument("--minutes", type=float, default=0, help="how long to play at most")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--page", type=Path, default=PAGE, help="where the table is written")
    wanted = parser.parse_args()
    end = monotonic() + 60 * wanted.minutes
    crew = jobs.here if wanted.jobs == 1 else jobs.local(wanted.jobs)
    kept = Kept(HERE / "strength")
    stages = [[task for task in stage if task.claim.title in wanted.titles] for stage in plan()]

    def tell(_done: int) -> None:
        if monotonic() > end:
            raise Enough

    try:
        for stage in stages:
            while left := [task for task in stage if task.played(kept) < 1]:
                tell(0)
                task = min(left, key=lambda task: task.played(kept))
                kept.go_on(task.order, task.games, crew, tell)
    except Enough:
        pass
    page = wanted.page.read_text("utf-8")
    for title in wanted.titles:
        found = [task for stage in stages for task in stage if task.claim.title == title]
        rows = [row(task, kept.find(task.order, task.games)) for task in found]
        page = placed(page, f"strength {title}", markdown(HEAD, rows))
    wanted.page.write_text(page, "utf-8")


if __name__ == "__main__":
    main()
