"""`make strength`: the matches that say how strong the players are, and the table of docs/bots.md.

They take many hours, so whatever is played is kept in bench/strength/, and the same command goes
on from there; `--minutes` says for how long. Budgets are playouts, so that the results do not
depend on the machine or on what else it does. Who changes a player deletes the folder.
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
SOON, LATER = 400, 60
"""Games at 50 ms and at 1 s a decision."""
PER_SECOND = {
    "burgundy learned": 8700,
    "burgundy search-1": 15400,
    "mombasa learned": 2800,
    "mombasa search": 7700,
}
"""Playouts in a second of a core: four games at 50 ms for each side, on two cores at work."""


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
PLAN = (
    *((claim, SOON, 0.05) for claim in CLAIMS),
    *((claim, LATER, 1.0) for claim in (ITSELF, *CLAIMS)),
)
HEAD = ["players", "games", "won by the first", "points", "playouts", "at least"]


class Enough(Exception):
    """The time is over."""


def row(claim: Claim, order: MatchOrder, games: int, match: Match) -> list[str]:
    played = str(match.games) if match.games >= games else f"{match.games} of {games}"
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

    def tell(_done: int) -> None:
        if monotonic() > end:
            raise Enough

    rows: dict[str, list[list[str]]] = {title: [] for title in wanted.titles}
    for claim, number, seconds in PLAN:
        if claim.title not in rows:
            continue
        order = claim.order(seconds)
        try:
            tell(0)
            kept.play(order, number, crew, tell)
        except Enough:
            pass
        rows[claim.title].append(row(claim, order, number, kept.find(order, number)))
    page = wanted.page.read_text("utf-8")
    for title, found in rows.items():
        page = placed(page, f"strength {title}", markdown(HEAD, found))
    wanted.page.write_text(page, "utf-8")


if __name__ == "__main__":
    main()
