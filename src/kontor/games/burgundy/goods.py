"""Goods: loaded from depots by ships, sold colour by colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kontor.core.events import Event, Log
from kontor.games.burgundy import frames, legal, scoring, solo, turn
from kontor.games.burgundy.tables import (
    DOUBLE_SALE,
    SALE_SILVER,
    SALE_WORKER,
    SECOND_DEPOT,
    SILVER_A_TILE,
    SOLO,
    TRADE_ROUTES,
)

if TYPE_CHECKING:
    from kontor.games.burgundy.state import BurgundyState


def sell(s: BurgundyState, seat: i64, colour: i64, log: Log | None) -> None:
    """Sell all goods of a colour (B-SELL); 3 raises the silver, 4 adds a worker."""
    count = s.goods[seat * 6 + colour]
    s.goods[seat * 6 + colour] = 0
    s.sold = s.sold[:]
    s.sold[seat * 6 + colour] += count
    powers = s.powers[seat]
    silver = s.tables.sale_silver_power if powers & SALE_SILVER else s.tables.sale_silver
    points = count * s.tables.components.goods_points[s.scale - 2]
    if s.expansions:
        if s.shields[seat] & SILVER_A_TILE:
            silver = count
        if s.shields[seat] & DOUBLE_SALE:
            points *= 2
    s.silver[seat] += silver
    if log is not None:
        goods = s.tables.components.goods[colour]
        log.append(
            Event(
                "goods-sold",
                {"seat": seat, "goods": goods, "count": count, "points": points, "silver": silver},
            )
        )
    scoring.score(s, seat, scoring.GOODS, points)
    if s.expansions & SOLO:
        solo.count(s, seat, points, log)
    if powers & SALE_WORKER:
        turn.gain_workers(s, seat, 1, log)
    if s.expansions & TRADE_ROUTES:
        s.pending.append(frames.frame(frames.ROUTE, colour * 8 + count))


def in_store(s: BurgundyState, seat: i64) -> i64:
    """How many goods a seat has."""
    count: i64 = 0
    for place in range(seat * 6, seat * 6 + 6):
        count += s.goods[place]
    return count


def choose_depot(s: BurgundyState, seat: i64, depot: i64, log: Log | None) -> None:
    """A ship loads a depot's goods: all that fit (B-SHIP); with 5, then those of one beside it."""
    first = s.pending.pop() // frames.KINDS == 0
    if first and s.powers[seat] & SECOND_DEPOT:
        s.pending.append(frames.frame(frames.SHIP, depot + 1))
    new: i64 = 0
    for colour in range(6):
        if s.depot_goods[depot * 6 + colour]:
            if s.goods[seat * 6 + colour]:
                load(s, seat, depot, colour, log)
            else:
                new += 1
    room = legal.goods_room(s, seat)
    if new > room > 0:
        s.pending.append(frames.frame(frames.LOAD, depot))
    elif new <= room:
        for colour in range(6):
            if s.depot_goods[depot * 6 + colour]:
                load(s, seat, depot, colour, log)


def load(s: BurgundyState, seat: i64, depot: i64, colour: i64, log: Log | None) -> None:
    """All goods of a colour go from a depot to the seat."""
    count = s.depot_goods[depot * 6 + colour]
    s.depot_goods = s.depot_goods[:]
    s.depot_goods[depot * 6 + colour] = 0
    s.goods[seat * 6 + colour] += count
    if log is not None:
        goods = s.tables.components.goods[colour]
        log.append(
            Event(
                "goods-loaded",
                {"seat": seat, "goods": goods, "count": count, "depot": depot + 1},
            )
        )
