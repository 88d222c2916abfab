"""A Burgundy position in numbers (see core/features.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kontor.core.features import FeatureTable, Group, clipped
from kontor.games.burgundy import frames, routes, scoring, team
from kontor.games.burgundy.plans import COLOURS
from kontor.games.burgundy.tables import BUILDING, SETUP, TEAM, Duchy

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
        Group("mines", ["mines"], 2),
        Group("colours done", COLOURS, 2),
        Group("shields", range(SHIELD_NUMBERS)),
        Group("posts", ["joined", "linked"], 3),
        Group("route", ["laid", "left"], 6),
        Group("score", ["score"], 60),
    ],
    SEATS,
)

SIZE: Final = FEATURES.size(SEATS)
UNSETTLED: Final = bytes([1] + [0] * (FEATURES.seat_size - 1))

KEPT: Final = 10_000
"""So many built-up duchies are remembered."""
kept: Final[dict[tuple[Duchy, int, int, tuple[int, ...]], bytes]] = {}


def features(s: BurgundyState, seat: int) -> bytes:
    """What a seat knows of a position."""
    parts = [table_features(s)]
    for place in range(s.players):
        parts.append(seat_features(s, (seat + place) % s.players))
    return b"".join(parts).ljust(SIZE, b"\0")


def following(s: BurgundyState, seat: int, results: list[BurgundyState]) -> list[bytes]:
    """The features of the positions that actions of a seat lead to. What they say of the others is
    worked out once, unless an action can have touched it."""
    unasked = s.turn < s.players and not s.expansions & TEAM
    others = b"".join([seat_features(s, (seat + n) % s.players) for n in range(1, s.players)])
    found = []
    for result in results:
        if unasked and result.queue == s.queue:
            own = table_features(result) + seat_features(result, seat)
            found.append((own + others).ljust(SIZE, b"\0"))
        else:
            found.append(features(result, seat))
    return found


def table_features(s: BurgundyState) -> bytes:
    t = s.tables
    out = [0] * (PHASES + ROUNDS + SEATS)
    out[s.phase] = 1
    out[PHASES + s.round] = 1
    out[PHASES + ROUNDS + s.players - 1] = 1
    for bit in range(8):
        out.append(s.expansions >> bit & 1)
    for value in range(1, 7):
        out.append(1 if value == s.white else 0)
    tiles = [0] * (6 * TILE_COLOURS)
    buildings = [0] * BUILDING_TYPES
    animals = [0] * SPECIES
    monasteries = [0] * MONASTERIES
    for slot, kind in enumerate(s.depots):
        if kind:
            depot = slot // 4
            tiles[depot * TILE_COLOURS + t.colour[kind]] += 1
            offer(s, kind, buildings, animals, monasteries)
    out += tiles
    in_depot = [0] * 6
    of_colour = [0] * 6
    for at, count in enumerate(s.depot_goods):
        if count:
            in_depot[at // 6] += count
            of_colour[at % 6] += count
    out += in_depot
    out += of_colour
    black = [0] * TILE_COLOURS
    for kind in s.black:
        if kind:
            black[t.colour[kind]] += 1
            offer(s, kind, buildings, animals, monasteries)
    out += buildings
    out += animals
    out += monasteries
    out += black
    left = [2] * 6
    for at, bonus in enumerate(s.bonus):
        if bonus == scoring.SMALL:
            left[at % 6] = 0
        elif bonus == scoring.LARGE and left[at % 6]:
            left[at % 6] = 1
    out += left
    return bytes(out)


def offer(
    s: BurgundyState, kind: int, buildings: list[int], animals: list[int], monasteries: list[int]
) -> None:
    """Count a tile that can be had."""
    t = s.tables
    if t.building[kind] >= 0:
        buildings[t.building[kind]] += 1
    elif t.species[kind] >= 0:
        animals[t.species[kind]] += t.amount[kind]
    elif t.number[kind]:
        monasteries[t.number[kind]] += 1


def seat_features(s: BurgundyState, seat: int) -> bytes:
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
    add_goods(s, keeper, out)
    pending = [0] * PENDING
    if acting:
        for frame in s.pending:
            pending[frame % frames.KINDS] += 1
    out += pending
    add_stores(s, seat, keeper, acting, out)
    last = s.bonus[keeper * 6 : keeper * 6 + 6]
    add_expansions(s, seat, keeper, last)
    last.append(clipped(points(s, seat)))
    return bytes(out) + duchy_features(s, keeper) + bytes(last)


def add_goods(s: BurgundyState, keeper: int, out: list[int]) -> None:
    kinds = in_all = sold_kinds = sold = 0
    for at in range(keeper * 6, keeper * 6 + 6):
        goods, gone = s.goods[at], s.sold[at]
        out.append(goods)
        kinds += 1 if goods else 0
        in_all += goods
        sold_kinds += 1 if gone else 0
        sold += gone
    out += [kinds, in_all, sold, sold_kinds]


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


def duchy_features(s: BurgundyState, keeper: int) -> bytes:
    """What is built, what is open, and what is missing. It follows from the tiles that lie there,
    and they change seldom: so it is worked out once."""
    tiles = tuple(s.tiles[keeper * s.spaces : (keeper + 1) * s.spaces])
    known = (s.duchies[keeper], s.open[keeper], s.powers[keeper], tiles)
    found = kept.get(known)
    if found is None:
        if len(kept) >= KEPT:
            kept.clear()
        found = kept[known] = bytes(count_duchy(s, keeper))
    return found


def count_duchy(s: BurgundyState, keeper: int) -> list[int]:
    t = s.tables
    powers = s.powers[keeper]
    out = [powers >> bit & 1 for bit in range(POWERS)]
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
    out.append(mines)
    return out


def add_expansions(s: BurgundyState, seat: int, keeper: int, out: list[int]) -> None:
    shields = s.shields[keeper]
    for number in range(SHIELD_NUMBERS):
        out.append(shields >> number & 1)
    posts = s.duchies[keeper].posts
    filled = s.filled[keeper]
    joined = 0
    for post in posts:
        joined += 1 if post & filled else 0
    out += [joined, s.linked[keeper]]
    laid = routes.laid(s, seat)
    out += [laid, len(s.routes[seat]) - laid if s.routes else 0]


def points(s: BurgundyState, seat: int) -> int:
    """What a seat has, in the team game both partners together."""
    own = scoring.total(s, seat)
    return own + scoring.total(s, team.partner(seat)) if s.expansions & TEAM else own
