"""What a finished game tells about the balance of the components."""

from kontor.games.mombasa import expansion, scoring
from kontor.games.mombasa.atlas import COMPANIES
from kontor.games.mombasa.pieces import BONUSES
from kontor.games.mombasa.setup import order
from kontor.games.mombasa.state import MombasaState

PLACES = ("first", "second", "third", "fourth")
STRATEGIES = ("shares", "diamonds", "books")
GROUPS = {
    "place": PLACES,
    "strategy": STRATEGIES,
    "company": COMPANIES,
    "track": tuple(BONUSES),
    "start": tuple(f"start{number}" for number in range(1, 11)),
}
"""The labels of each group."""


def strategies(s: MombasaState, seat: int) -> list[int]:
    """A seat's points from shares, diamonds and books."""
    _, *companies, diamonds, books = scoring.categories(s, seat)
    return [sum(companies), diamonds, books]


def labels(opening: MombasaState, s: MombasaState) -> list[dict[str, str]]:
    """Of each seat: its place in the order of the first round, its starting tile, the company that
    brought it most, the track there, and the strategy: that of shares, diamonds and books in which
    it is furthest above the average of the players."""
    points = [strategies(s, seat) for seat in range(s.players)]
    average = [sum(column) / s.players for column in zip(*points, strict=True)]
    found = []
    for seat in range(s.players):
        companies = scoring.categories(s, seat)[1:5]
        best = companies.index(max(companies))
        ahead = [mine - mean for mine, mean in zip(points[seat], average, strict=True)]
        found.append(
            {
                "place": PLACES[order(opening).index(seat)],
                "strategy": STRATEGIES[ahead.index(max(ahead))],
                "company": COMPANIES[best],
                "track": s.layout.names[best],
                "start": s.tables.tile_names[s.starts[seat]],
            }
        )
    return found


def figures(s: MombasaState) -> dict[str, float]:
    """Of a game: what shares are worth in the end, and how far the players came on average."""
    values = [int(expansion.share_value(s, company)) for company in range(4)]
    found: dict[str, float] = {
        f"share value of {name}": value for name, value in zip(COMPANIES, values, strict=True)
    }
    found["share value of the leading company"] = max(values)
    found["share value of the last company"] = min(values)
    found["steps on the company tracks"] = sum(s.places) / s.players
    found["steps of the diamond"] = sum(s.diamonds) / s.players
    found["books entered"] = sum(s.jar) / s.players + 1
    found["single-share cards turned up"] = int(s.tables.share_cards & ~s.deck).bit_count()
    return found
