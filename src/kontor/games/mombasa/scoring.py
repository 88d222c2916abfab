"""The seven categories of the score, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kontor.core.events import Event, Log
from kontor.core.game import Score
from kontor.games.mombasa import area, expansion
from kontor.games.mombasa.atlas import COMPANIES
from kontor.games.mombasa.tables import OVER

if TYPE_CHECKING:
    from kontor.games.mombasa.state import MombasaState

SOURCES: Final = ("cash", *COMPANIES, "diamonds", "bookkeeping")


def shares(s: MombasaState, seat: i64, company: i64) -> i64:
    """A seat's shares of a company, on its track and on all its cards (M-SHARE-1, M-SHARE-2)."""
    on_track = s.layout.lanes[company].shares[s.places[seat * 4 + company]]
    on_cards: int = area.owned(s, seat) & s.tables.with_share[company]
    return on_track + on_cards.bit_count()


def diamond_value(s: MombasaState, seat: i64) -> i64:
    return s.tables.diamond_values[s.diamonds[seat]]


def jar_value(s: MombasaState, seat: i64) -> i64:
    at = s.jar[seat]
    return s.tables.jar_values[at] if at > 0 else s.tables.jar_values[0]


def categories(s: MombasaState, seat: i64) -> list[int]:
    """A seat's points in each category, as they would be counted now (M-END-1)."""
    companies = [shares(s, seat, c) * expansion.share_value(s, c) for c in range(4)]
    return [s.pounds[seat], *companies, diamond_value(s, seat), jar_value(s, seat)]


def score(s: MombasaState, seat: i64) -> Score:
    return Score(dict(zip(SOURCES, categories(s, seat), strict=True)))


def scores(s: MombasaState) -> list[Score]:
    return [score(s, seat) for seat in range(s.players)]


def outcome(s: MombasaState) -> list[int] | None:
    """Each seat's place once the game is over; equal results share a place (M-TIE-1)."""
    if s.stage != OVER:
        return None
    totals = [sum(categories(s, seat)) for seat in range(s.players)]
    return [1 + sum(other > total for other in totals) for total in totals]


def log_end(s: MombasaState, log: Log) -> None:
    for seat, result in enumerate(scores(s)):
        params: dict[str, str | int] = {"seat": seat, "points": result.total}
        for source, points in result.sources.items():
            params[f"from-{source}"] = points
        log.append(Event("final-score", params))
    totals = [result.total for result in scores(s)]
    for seat, total in enumerate(totals):
        if total == max(totals):
            log.append(Event("game-over", {"seat": seat, "points": total}))
