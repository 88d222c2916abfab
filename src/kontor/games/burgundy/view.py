"""What a seat or a spectator may know, as a document for the wire: an allow-list.

On Burgundy's table everything is open except the make-up of draws to come (bags are told by
counting, as at a table) and start castles chosen in secret. Indices are those that actions use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Raw

from kontor.core.game import Document, Score
from kontor.games.burgundy import frames, scoring, setup, solo, team
from kontor.games.burgundy.components import BONUSES
from kontor.games.burgundy.plans import COLOURS
from kontor.games.burgundy.position import STAGES
from kontor.games.burgundy.routes import ROUTE_SPACES
from kontor.games.burgundy.tables import SHIELDS, SOLO, TEAM

if TYPE_CHECKING:
    from kontor.games.burgundy.state import BurgundyState


def view(s: BurgundyState, viewer: int | None, written: bool = False) -> Document:
    """The document; `written`, with the spaces of the duchies, most of it, as JSON already."""
    t = s.tables
    goods = t.components.goods
    alone = s.expansions & SOLO
    scores = scoring.scores(s)
    return {
        "game": "burgundy",
        "viewer": viewer,
        "options": dict(s.given),
        "stage": STAGES[s.stage],
        "phase": t.components.phases[s.phase],
        "phase_points": t.phase_points[s.phase],
        "round": min(s.round + 1, t.rounds),
        "actors": list(s.actors),
        "order": s.order[:],
        "next_order": s.queue[:],
        "white_die": s.white,
        "round_goods": [goods[colour] for colour in s.round_goods],
        "depots": [depot_view(s, depot) for depot in range(6)],
        "black_depot": [t.names[kind] or None for kind in s.black],
        "bonus_tiles": [bonus_left(s, colour) for colour in range(0 if alone else 6)],
        "pending": [frame_view(s, frame) for frame in s.pending],
        "bought": s.bought,
        "inns": s.inns,
        "depot_shields": [
            [shield for shield in s.depot_shields[2 * d : 2 * d + 2] if shield] for d in range(6)
        ],
        "solo": {"marker": s.marker, "target": s.target} if alone else None,
        "seats": [seat_view(s, seat, viewer, scores[seat], written) for seat in range(s.players)],
        "outcome": scoring.outcome(s),
    }


def depot_view(s: BurgundyState, depot: int) -> Document:
    t = s.tables
    spaces = [
        {
            "slot": depot * 4 + index,
            "colour": COLOURS[t.components.space_colour(space, s.scale, s.phase)],
            "tile": t.names[s.depots[depot * 4 + index]] or None,
        }
        for index, space in enumerate(t.components.depots[depot])
        if space.from_players <= s.scale
    ]
    return {"number": depot + 1, "spaces": spaces, "goods": goods_view(s, s.depot_goods, depot)}


def goods_view(s: BurgundyState, counts: list[int], owner: int) -> dict[str, int]:
    """Goods by colour, those that are there."""
    names = s.tables.components.goods
    first = owner * 6
    return {names[colour]: counts[first + colour] for colour in range(6) if counts[first + colour]}


def bonus_left(s: BurgundyState, colour: int) -> Document:
    taken = [s.bonus[seat * 6 + colour] for seat in range(s.players)]
    components = s.tables.components
    return {
        "colour": COLOURS[colour],
        "large": 0 if scoring.LARGE in taken else components.bonus_large[s.scale - 2],
        "small": 0 if scoring.SMALL in taken else components.bonus_small[s.scale - 2],
    }


def frame_view(s: BurgundyState, frame: int) -> Document:
    kind, about = frame % frames.KINDS, frame // frames.KINDS
    doc: Document = {"kind": frames.NAMES[kind]}
    if kind in (frames.FETCH, frames.DISCARD, frames.KEEP):
        doc["tile"] = s.tables.names[about]
    elif kind == frames.SHIP and about:
        doc["beside"] = about
    elif kind == frames.LOAD:
        doc["depot"] = about + 1
    elif kind == frames.CREST or (kind == frames.CLAIM and s.expansions & SHIELDS):
        doc["shield"] = about
    elif kind == frames.SET:
        doc["tile"] = s.tables.names[about // 8]
    elif kind == frames.HERD:
        doc["space"] = s.duchies[s.actors[0]].space_names[about]
    elif kind == frames.ROUTE:
        doc["goods"], doc["count"] = s.tables.components.goods[about // 8], about % 8
    elif kind == frames.PARTS:
        space, parts = divmod(about, solo.ALL_PARTS)
        doc["space"] = s.duchies[s.actors[0]].space_names[space]
        doc["parts"] = [name for part, name in enumerate(solo.PARTS) if parts >> part & 1]
    elif kind == frames.PAY:
        doc["count"] = about // 8
    return doc


def seat_view(
    s: BurgundyState, seat: int, viewer: int | None, score: Score, written: bool
) -> Document:
    """A player's things; in the team game those of the team stand with both partners."""
    t = s.tables
    chosen = s.chosen[seat]
    doc: Document = {
        "seat": seat,
        "partner": team.partner(seat) if s.expansions & TEAM else None,
        "sides": [t.duchies[index].name for index in setup.sides_of(s, seat)],
        "chosen": chosen != setup.NOTHING,
        "choice": chosen if viewer in s.partners(seat) and chosen >= 0 else None,
        "stores": stores_view(s, seat),
        "dice": [die_view(die) for die in s.dice[2 * seat : 2 * seat + 2]],
        "bridge": s.bridge[seat] + 1,
        "score": score.total,
        "sources": score.sources,
    }
    return {**doc, **estate_view(s, team.keeper(s, seat), written)}


def die_view(die: int) -> Document:
    return {"value": abs(die), "used": die < 0}


def stores_view(s: BurgundyState, seat: int) -> list[str | None]:
    """The stores a player reaches, in the team game private ones and then shared ones."""
    keeper = team.keeper(s, seat)
    return [
        s.tables.names[s.stores[(keeper if pile else seat) * s.stores_each + store]] or None
        for store, pile in enumerate(s.store_piles)
    ]


def estate_view(s: BurgundyState, seat: int, written: bool) -> Document:
    """The duchy and all that belongs to it."""
    t = s.tables
    tiles = list(s.tiles[seat * s.spaces : (seat + 1) * s.spaces]) if s.filled[seat] else []
    return {
        "duchy": t.duchies[s.duchies[seat].index].name if s.filled[seat] else None,
        "spaces": spaces_json(s, seat, tiles) if written else spaces_view(s, seat, tiles),
        "region_points": region_points(s, seat) if s.filled[seat] else [],
        "goods": goods_view(s, list(s.goods), seat),
        "sold": goods_view(s, sold_piles(s), seat),
        "silver": s.silver[seat],
        "workers": s.workers[seat],
        "monasteries": [t.number[kind] for kind in tiles if t.number[kind]],
        "bonus": {
            COLOURS[colour]: ("", "small", "large")[size]
            for colour, size in enumerate(s.bonus[seat * 6 : seat * 6 + 6])
            if size
        },
        "route": route_view(s, seat) if s.routes else [],
        "linked_posts": s.linked[seat],
        "shields": {
            s.duchies[seat].space_names[space]: shield
            for space, shield in enumerate(s.crests[seat * s.spaces : (seat + 1) * s.spaces])
            if shield
        },
        "named": s.named[seat] if s.named[seat] >= 0 else None,
        "further_stores": [t.names[kind] for kind in s.cellar[seat]],
    }


def region_points(s: BurgundyState, seat: int) -> list[int]:
    """For each region of the duchy what it scores for its size, with what lies there now."""
    regions = range(len(s.duchies[seat].regions))
    return [scoring.size_points(s, seat, region) for region in regions]


def sold_piles(s: BurgundyState) -> list[int]:
    """Sold goods that do not lie on a trade route."""
    piles = s.sold[:]
    for place, tile in enumerate(s.route_tiles):
        if tile:
            piles[place // ROUTE_SPACES * 6 + tile - 1] -= 1
    return piles


def route_view(s: BurgundyState, seat: int) -> list[Document]:
    """The trade route: each space with its colour, its bonus, and what lies there."""
    goods = s.tables.components.goods
    tiles = s.route_tiles[seat * ROUTE_SPACES : (seat + 1) * ROUTE_SPACES]
    return [
        {
            "goods": goods[space // len(BONUSES)],
            "bonus": BONUSES[space % len(BONUSES)],
            "laid": goods[tile - 1] if tile else None,
        }
        for space, tile in zip(s.routes[seat], tiles, strict=False)
    ]


def spaces_view(s: BurgundyState, seat: int, tiles: list[int]) -> list[Document]:
    names, printed = s.tables.names, s.duchies[seat].printed
    return [{**printed[space], "tile": names[kind] or None} for space, kind in enumerate(tiles)]


def spaces_json(s: BurgundyState, seat: int, tiles: list[int]) -> Raw:
    """The same in writing: what is printed there is the same in every view."""
    names, printed = s.tables.tile_json, s.duchies[seat].printed_json
    parts = [b"["]
    for space, kind in enumerate(tiles):
        parts.append(printed[space])
        parts.append(names[kind])
    parts.append(b"]")
    return Raw(b"".join(parts))
