"""Trade routes: sold goods lie on a row of spaces, and on their own colour they earn a bonus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kontor.core.chance import Chance
from kontor.core.events import Event, Log
from kontor.games.burgundy import frames, scoring, turn
from kontor.games.burgundy.components import BONUSES

if TYPE_CHECKING:
    from kontor.games.burgundy.state import BurgundyState

ROUTE_SPACES: Final = 15
"""The longest route: five pieces of three spaces, with two players."""

TILE_OF_BONUS: Final = {
    "building": "carpenter",
    "church": "church",
    "market": "market",
    "workers": "boarding-house",
    "silver": "bank",
    "place": "town-hall",
    "action": "castle",
    "vp4": "watchtower",
    "sell": "warehouse",
}
"""A bonus does what this tile does when it is placed."""


def deal(s: BurgundyState, chance: Chance, log: Log | None) -> None:
    """Pieces in random order: 5, 4 or 3 for each player (B-ROUTE)."""
    components = s.tables.components
    left = list(range(len(components.routes)))
    s.routes = []
    for seat in range(s.players):
        route: list[int] = []
        for _ in range(components.routes_each[s.scale - 2]):
            piece = components.routes[left.pop(chance.below(len(left)))]
            route += [colour * len(BONUSES) + bonus for colour, bonus in piece]
        s.routes.append(route)
        if log is not None:
            goods = ",".join(components.goods[space // len(BONUSES)] for space in route)
            log.append(Event("route-dealt", {"seat": seat, "goods-list": goods}))


def laid(s: BurgundyState, seat: i64) -> i64:
    """How many spaces of the route are filled."""
    tiles = s.route_tiles[seat * ROUTE_SPACES : (seat + 1) * ROUTE_SPACES]
    return ROUTE_SPACES - tiles.count(0)


def lay_next(s: BurgundyState, seat: i64, log: Log | None) -> None:
    """Lay the next tile of the sale on top of the stack; on its own colour the bonus comes at
    once, and to its end before the next tile. What finds no space stays on the sold pile."""
    colour, count = divmod(s.pending.pop() // frames.KINDS, 8)
    at = laid(s, seat)
    if not count or at == len(s.routes[seat]):
        return
    s.pending.append(frames.frame(frames.ROUTE, colour * 8 + count - 1))
    s.route_tiles = s.route_tiles[:]
    s.route_tiles[seat * ROUTE_SPACES + at] = colour + 1
    wanted, bonus = divmod(s.routes[seat][at], len(BONUSES))
    if log is not None:
        goods = s.tables.components.goods[colour]
        log.append(Event("route-laid", {"seat": seat, "goods": goods, "number": at + 1}))
    if wanted == colour:
        tile = TILE_OF_BONUS[BONUSES[bonus]]
        if log is not None:
            log.append(Event("route-bonus", {"seat": seat, "tile": tile}))
        turn.trigger(s, seat, s.tables.kind_of[tile], -1, scoring.ROUTES, log)
