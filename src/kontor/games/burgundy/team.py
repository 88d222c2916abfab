"""The team game: two partners with one board, who pass it to each other from turn to turn.

Board, goods, silver, workers, powers and shared stores are an estate. It lies with the partner
who acts, or acted last; the other one's entries are empty meanwhile. So all rules of a turn hold
as they are, and whoever asks for the things of a team asks its keeper.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kontor.core.rows import Row
from kontor.games.burgundy import scoring, stores
from kontor.games.burgundy.tables import SHIELDS, TEAM

if TYPE_CHECKING:
    from kontor.games.burgundy.state import BurgundyState


def partner(seat: i64) -> i64:
    """Partners sit across: A1, B1, A2, B2 (B-TEAM-1)."""
    return seat ^ 2


def keeper(s: BurgundyState, seat: i64) -> i64:
    """With whom a seat's estate lies now: with itself, or in the team game with one of both."""
    if not s.expansions & TEAM:
        return seat
    other = partner(seat)
    if s.filled[seat] != s.filled[other]:
        return seat if s.filled[seat] > s.filled[other] else other
    if s.silver[seat] != s.silver[other]:
        return seat if s.silver[seat] > s.silver[other] else other
    return seat if s.workers[seat] >= s.workers[other] else other


def take_over(s: BurgundyState, seat: i64) -> None:
    """The partner passes the estate on."""
    other = partner(seat)
    if keeper(s, seat) == seat:
        return
    s.sold = s.sold[:]
    s.bonus = s.bonus[:]
    pass_on_listed(s.filled, other, seat, 1)
    pass_on_listed(s.open, other, seat, 1)
    pass_on_listed(s.barred, other, seat, s.tables.buildings)
    pass_on_listed(s.sold, other, seat, 6)
    pass_on_listed(s.bonus, other, seat, 6)
    pass_on(s.silver, other, seat, 1)
    pass_on(s.workers, other, seat, 1)
    pass_on(s.powers, other, seat, 1)
    pass_on(s.goods, other, seat, 6)
    pass_on(s.tiles, other, seat, s.spaces)
    for store in range(stores.PRIVATE, s.stores_each):
        s.stores[seat * s.stores_each + store] = s.stores[other * s.stores_each + store]
        s.stores[other * s.stores_each + store] = 0
    if s.expansions & SHIELDS:
        s.shields = s.shields[:]
        s.crests = s.crests[:]
        s.named = s.named[:]
        s.cellar = s.cellar[:]
        pass_on(s.shields, other, seat, 1)
        pass_on(s.crests, other, seat, s.spaces)
        s.named[seat], s.named[other] = s.named[other], -1
        s.cellar[seat], s.cellar[other] = s.cellar[other], []


def pass_on(values: Row, giver: i64, taker: i64, each: i64) -> None:
    for n in range(each):
        values[taker * each + n] = values[giver * each + n]
        values[giver * each + n] = 0


def pass_on_listed(values: list[int], giver: i64, taker: i64, each: i64) -> None:
    for n in range(each):
        values[taker * each + n] = values[giver * each + n]
        values[giver * each + n] = 0


def deciders(s: BurgundyState) -> list[int]:
    """The partner of each team who comes first in bridge order (B-TEAM-23)."""
    return [seat for seat in s.queue if s.queue.index(seat) < s.queue.index(partner(seat))]


def rank_key(s: BurgundyState, seat: i64) -> tuple[int, int]:
    """What decides: the points of both, then more empty spaces (B-TEAM-27, B-TEAM-28)."""
    points = scoring.total(s, seat) + scoring.total(s, partner(seat))
    return points, s.spaces - s.filled[keeper(s, seat)].bit_count()


def outcome(s: BurgundyState) -> list[int]:
    """Both partners win, or all four."""
    best = max(rank_key(s, 0), rank_key(s, 1))
    return [1 if rank_key(s, seat) == best else 2 for seat in range(s.players)]
