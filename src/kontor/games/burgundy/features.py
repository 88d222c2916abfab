"""A Burgundy position in numbers (see core/features.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kontor.core.features import FeatureTable, Group, clipped, one_of
from kontor.games.burgundy import frames, routes, scoring, team
from kontor.games.burgundy.plans import COLOURS
from kontor.games.burgundy.tables import BUILDING, SETUP, TEAM

if TYPE_CHECKING:
    from kontor.games.burgundy.state import BurgundyState

SEATS: Final = 4
PHASES: Final = 5
ROUNDS: Final = 5
TILE_COLOURS: Final = 7
BUILDING_TYPES: Final = 11
SPECIES: Final = 5
MONASTERIES: Final = 30
PENDING: Final = len(frames.NAMES)
POWERS: Final = 16
SHIELD_NUMBERS: Final = 19
FAR: Final = 4
"""A region that lacks so many tiles or more is far from done."""

COLOUR_NAMES: Final = (*COLOURS, "inn")
DEPOT_NUMBERS: Final = range(1, 7)
NUMBERED: Final = range(MONASTERIES)
TYPES: Final = range(BUILDING_TYPES)
GOODS: Final = range(1, 7)

FEATURES: Final = FeatureTable(
    [
        Group("phase", "ABCDE"),
        Group("round", range(1, ROUNDS + 1)),
        Group("players", range(1, SEATS + 1)),
        Group("expansion", range(8)),
        Group("white die", DEPOT_NUMBERS),
        Group("depot tiles", [f"{c} in {d}" for d in DEPOT_NUMBERS for c in COLOUR_NAMES]),
        Group("depot goods", DEPOT_NUMBERS, 2),
        Group("depot goods of colour", GOODS, 2),
        Group("buildings on offer", TYPES),
        Group("animals on offer", range(SPECIES), 4),
        Group("monasteries on offer", NUMBERED),
        Group("black depot", COLOUR_NAMES, 2),
        Group("bonus left", COLOURS, 2),
    ],
    [
        Group("seat", ["there"]),
        Group("acting", ["now", "bought"]),
        Group("turns before", ["this round", "acted"]),
        Group("dice", range(1, 8)),
        Group("bridge", ["place", "order"], 6),
        Group("silver", ["silver"], 6),
        Group("workers", ["workers"], 6),
        Group("goods", GOODS, 3),
        Group("goods in all", ["kinds", "tiles"], 3),
        Group("sold", ["tiles", "kinds"], 8),
        Group("pending", frames.NAMES),
        Group("stored", COLOUR_NAMES),
        Group("stored for open spaces", COLOUR_NAMES),
        Group("stored buildings", TYPES),
        Group("stored monasteries", NUMBERED),
        Group("free stores", ["free"], 3),
        Group("powers", range(POWERS)),
        Group("monasteries", NUMBERED),
        Group("empty", COLOURS, 4),
        Group("regions lacking", [f"{c} {n}" for c in COLOURS for n in range(1, FAR + 1)]),
        Group("points lacking", [f"{c} {n}" for c in COLOURS for n in range(1, FAR + 1)], 10),
        Group("open", [f"{c} {n}" for c in COLOURS for n in DEPOT_NUMBERS]),
        Group("buildings wanted", TYPES, 2),
        Group("buildings placed", TYPES, 2),
        Group("growing herds", range(SPECIES), 6),
        Group("room of herds", range(SPECIES), 3),
        Group("colours done", COLOURS, 2),
        Group("mines", ["mines"], 2),
        Group("shields", range(SHIELD_NUMBERS)),
        Group("posts", ["joined", "linked"], 3),
        Group("route", ["laid", "left"], 6),
        Group("score", ["score", "lead", "lag"], 60),
    ],
    SEATS,
)

ABSENT: Final = [0] * FEATURES.seat_size
UNSETTLED: Final = [1, *ABSENT[1:]]


def features(s: BurgundyState, seat: int) -> bytes:
    """What a seat knows of a position."""
    out = table_features(s)
    for place in range(SEATS):
        out += seat_features(s, (seat + place) % s.players) if place < s.players else ABSENT
    return bytes(out)


def table_features(s: BurgundyState) -> list[int]:
    t = s.tables
    out = one_of(s.phase, PHASES)
    out += one_of(s.round, ROUNDS)
    out += one_of(s.players - 1, SEATS)
    out += [s.expansions >> bit & 1 for bit in range(8)]
    out += one_of(s.white - 1, 6)
    tiles = [0] * (6 * TILE_COLOURS)
    buildings = [0] * BUILDING_TYPES
    animals = [0] * SPECIES
    monasteries = [0] * MONASTERIES
    for slot, kind in enumerate(s.depots):
        if kind:
            tiles[slot // 4 * TILE_COLOURS + t.colour[kind]] += 1
            offer(s, kind, buildings, animals, monasteries)
    out += tiles
    for depot in range(6):
        out.append(sum(s.depot_goods[depot * 6 : depot * 6 + 6]))
    for colour in range(6):
        out.append(sum(s.depot_goods[colour::6]))
    black = [0] * TILE_COLOURS
    for kind in s.black:
        if kind:
            black[t.colour[kind]] += 1
            offer(s, kind, buildings, animals, monasteries)
    out += buildings
    out += animals
    out += monasteries
    out += black
    for colour in range(6):
        taken = s.bonus[colour::6]
        out.append(0 if scoring.SMALL in taken else 1 if scoring.LARGE in taken else 2)
    return out


def offer(
    s: BurgundyState, kind: int, buildings: list[int], animals: list[int], monasteries: list[int]
) -> None:
    """Count a tile that can be had."""
    t = s.tables
    if t.building[kind] >= 0:
        buildings[t.building[kind]] += 1
    elif t.species[kind] >= 0:
        animals[t.species[kind]] += t.amount[kind]
    monasteries[t.number[kind]] += 1 if t.number[kind] else 0


def seat_features(s: BurgundyState, seat: int) -> list[int]:
    if s.stage == SETUP:
        return UNSETTLED
    keeper = team.keeper(s, seat)
    acting = seat in s.actors
    out = [1, 1 if acting else 0, 1 if acting and s.bought else 0]
    before = s.order.index(seat) - s.turn
    out += [max(before, 0), 1 if before < 0 else 0]
    dice = [0] * 7
    for die in s.dice[2 * seat : 2 * seat + 2]:
        if die > 0 and before >= 0:
            dice[die - 1] += 1
    out += dice
    out += [s.bridge[seat], s.queue.index(seat)]
    out += [clipped(s.silver[keeper]), clipped(s.workers[keeper])]
    goods = s.goods[keeper * 6 : keeper * 6 + 6]
    out += goods
    out += [6 - goods.count(0), sum(goods)]
    sold = s.sold[keeper * 6 : keeper * 6 + 6]
    out += [sum(sold), 6 - sold.count(0)]
    pending = [0] * PENDING
    if acting:
        for frame in s.pending:
            pending[frame % frames.KINDS] += 1
    out += pending
    add_stores(s, seat, keeper, acting, out)
    add_duchy(s, keeper, out)
    add_expansions(s, seat, keeper, out)
    add_score(s, seat, out)
    return out


def add_stores(s: BurgundyState, seat: int, keeper: int, acting: bool, out: list[int]) -> None:
    """Tiles in the stores, and one that is just coming in."""
    t = s.tables
    stored = [0] * TILE_COLOURS
    placeable = [0] * TILE_COLOURS
    buildings = [0] * BUILDING_TYPES
    monasteries = [0] * MONASTERIES
    free = 0
    open_spaces = s.open[keeper]
    duchy = s.duchies[keeper]
    for store in range(s.stores_each):
        owner = keeper if s.store_piles[store] else seat
        kind = s.stores[owner * s.stores_each + store]
        if not kind:
            free += 1
            continue
        colour = t.colour[kind]
        stored[colour] += 1
        spaces = open_spaces & duchy.colours[colour]
        if colour == BUILDING:
            spaces &= ~s.barred[keeper * t.buildings + t.building[kind]]
        if spaces:
            placeable[colour] += 1
        if t.building[kind] >= 0:
            buildings[t.building[kind]] += 1
        if t.number[kind]:
            monasteries[t.number[kind]] += 1
    if acting and s.pending:
        frame = s.pending[-1]
        if frame % frames.KINDS in (frames.DISCARD, frames.KEEP):
            stored[t.colour[frame // frames.KINDS]] += 1
    out += stored
    out += placeable
    out += buildings
    out += monasteries
    out.append(free)


def add_duchy(s: BurgundyState, keeper: int, out: list[int]) -> None:
    """What is built, what is open, and what is missing."""
    t = s.tables
    powers = s.powers[keeper]
    for bit in range(POWERS):
        out.append(powers >> bit & 1)
    monasteries = [0] * MONASTERIES
    placed = [0] * BUILDING_TYPES
    herds = [0] * SPECIES
    room = [0] * SPECIES
    mines = 0
    filled = s.filled[keeper]
    duchy = s.duchies[keeper]
    first = keeper * s.spaces
    for space in range(s.spaces):
        kind = s.tiles[first + space]
        if not kind:
            continue
        if t.number[kind]:
            monasteries[t.number[kind]] += 1
        elif t.building[kind] >= 0:
            placed[t.building[kind]] += 1
        elif t.species[kind] >= 0:
            lacking = duchy.regions[duchy.region_of[space]] & ~filled
            if lacking:
                herds[t.species[kind]] += t.amount[kind]
                room[t.species[kind]] = max(room[t.species[kind]], lacking.bit_count())
        elif kind == t.mine:
            mines += 1
    out += monasteries
    lacks = [0] * (len(COLOURS) * FAR)
    points = [0] * (len(COLOURS) * FAR)
    empty = [0] * len(COLOURS)
    for region, spaces in enumerate(duchy.regions):
        missing = (spaces & ~filled).bit_count()
        if missing:
            colour = duchy.colour_of[(spaces & -spaces).bit_length() - 1]
            empty[colour] += missing
            at = colour * FAR + min(missing, FAR) - 1
            lacks[at] += 1
            points[at] += duchy.region_points[region]
    out += empty
    out += lacks
    out += points
    open_spaces = s.open[keeper]
    for colour in range(6):
        here = open_spaces & duchy.colours[colour]
        for value in range(6):
            out.append((here & duchy.numbers[1 << value]).bit_count() if here else 0)
    towns = open_spaces & duchy.colours[BUILDING]
    for building in range(BUILDING_TYPES):
        out.append((towns & ~s.barred[keeper * t.buildings + building]).bit_count())
    out += placed
    out += herds
    out += room
    out += s.bonus[keeper * 6 : keeper * 6 + 6]
    out.append(mines)


def add_expansions(s: BurgundyState, seat: int, keeper: int, out: list[int]) -> None:
    shields = s.shields[keeper]
    for number in range(SHIELD_NUMBERS):
        out.append(shields >> number & 1)
    posts = s.duchies[keeper].posts
    filled = s.filled[keeper]
    out += [sum(1 for post in posts if post & filled), s.linked[keeper]]
    laid = routes.laid(s, seat)
    out += [laid, len(s.routes[seat]) - laid if s.routes else 0]


def add_score(s: BurgundyState, seat: int, out: list[int]) -> None:
    """The points, and how far before or behind the best of the others."""
    own = points(s, seat)
    rivals = [points(s, other) for other in range(s.players) if other not in s.partners(seat)]
    lead = own - max(rivals) if rivals else 0
    out += [clipped(own), clipped(lead), clipped(-lead)]


def points(s: BurgundyState, seat: int) -> int:
    """What a seat has, in the team game both partners together."""
    own = scoring.total(s, seat)
    return own + scoring.total(s, team.partner(seat)) if s.expansions & TEAM else own
