"""A Burgundy position in numbers (see core/features.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kontor.core.features import FeatureTable, Group, add, blank, clipped, one_of, place_of
from kontor.core.writer import BytesWriter
from kontor.games.burgundy import frames, routes, scoring, team
from kontor.games.burgundy.components import POWERS as POWER_NAMES
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
TYPES: Final = (
    "warehouse",
    "carpenter",
    "church",
    "market",
    "boarding-house",
    "bank",
    "town-hall",
    "watchtower",
    "crane",
    "white-castle",
    "inn",
)
SPECIES_NAMES: Final = ("cow", "goat", "goose", "pig", "sheep")
GOODS: Final = ("turquoise", "purple", "pink", "red", "brown", "orange")
SETTINGS: Final = (
    "extra-tiles",
    "white-castles",
    "inns",
    "trade-routes",
    "shields",
    "border-posts",
    "team",
    "solo",
)

FEATURES: Final = FeatureTable(
    [
        Group("phase", "ABCDE"),
        Group("round", range(1, ROUNDS + 1)),
        Group("players", range(1, SEATS + 1)),
        Group("expansion or mode", SETTINGS),
        Group("white die", DEPOT_NUMBERS),
        Group("depot tiles", [f"{c} in {d}" for d in DEPOT_NUMBERS for c in COLOUR_NAMES]),
        Group("depot goods", DEPOT_NUMBERS, 2),
        Group("depot goods of colour", GOODS, 2),
        Group("buildings on offer", TYPES),
        Group("animals on offer", SPECIES_NAMES, 4),
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
        Group("powers", POWER_NAMES[:POWERS]),
        Group("monasteries", NUMBERED),
        Group("empty", COLOURS, 4),
        Group("regions lacking", [f"{c} {n}" for c in COLOURS for n in range(1, FAR + 1)]),
        Group("points lacking", [f"{c} {n}" for c in COLOURS for n in range(1, FAR + 1)], 10),
        Group("open", [f"{c} {n}" for c in COLOURS for n in DEPOT_NUMBERS]),
        Group("buildings wanted", TYPES, 2),
        Group("buildings placed", TYPES, 2),
        Group("growing herds", SPECIES_NAMES, 6),
        Group("room of herds", SPECIES_NAMES, 3),
        Group("colours done", COLOURS, 2),
        Group("mines", ["mines"], 2),
        Group("shields", range(SHIELD_NUMBERS)),
        Group("posts", ["joined", "linked"], 3),
        Group("route", ["laid", "left"], 6),
        Group("score", ["score"], 60),
    ],
    SEATS,
)

SEAT_SIZE: Final = FEATURES.seat_size
BOTH_LEFT: Final = bytes([2] * 6)
"""Of each colour two bonus tiles at the beginning."""


def write(s: BurgundyState, seat: int, out: BytesWriter) -> None:
    """Append what a seat knows of a position."""
    add_table(s, out)
    for place in range(s.players):
        add_seat(s, (seat + place) % s.players, out)


def following(s: BurgundyState, seat: int, results: list[BurgundyState]) -> list[bytes]:
    """The features of the positions that actions of a seat lead to. What they say of the others is
    worked out once, unless an action can have touched it."""
    unasked = s.turn < s.players and not s.expansions & TEAM
    others = BytesWriter()
    for place in range(1, s.players):
        add_seat(s, (seat + place) % s.players, others)
    rest = others.getvalue()
    found = []
    for result in results:
        if unasked and result.queue == s.queue:
            out = BytesWriter()
            add_table(result, out)
            add_seat(result, seat, out)
            out.write(rest)
            found.append(out.getvalue())
        else:
            found.append(result.features(seat))
    return found


def add_table(s: BurgundyState, out: BytesWriter) -> None:
    t = s.tables
    one_of(out, s.phase, PHASES)
    one_of(out, s.round, ROUNDS)
    one_of(out, s.players - 1, SEATS)
    expansions = blank(out, 8)
    if s.expansions:
        for bit in range(8):
            out[expansions + bit] = s.expansions >> bit & 1
    one_of(out, s.white - 1, 6)
    tiles = blank(out, 6 * TILE_COLOURS)
    of_depot = blank(out, 6)
    of_colour = blank(out, 6)
    offers = blank(out, BUILDING_TYPES + SPECIES + MONASTERIES)
    black = blank(out, TILE_COLOURS)
    for slot, kind in enumerate(s.depots):
        if kind:
            add(out, tiles + slot // 4 * TILE_COLOURS + t.colour[kind], 1)
            add_offer(s, kind, offers, out)
    for place, count in enumerate(s.depot_goods):
        if count:
            add(out, of_depot + place // 6, count)
            add(out, of_colour + place % 6, count)
    for kind in s.black:
        if kind:
            add(out, black + t.colour[kind], 1)
            add_offer(s, kind, offers, out)
    bonus: i64 = len(out)
    out.write(BOTH_LEFT)
    for place, taken in enumerate(s.bonus):
        if taken == scoring.SMALL:
            out[bonus + place % 6] = 0
        elif taken == scoring.LARGE and out[bonus + place % 6]:
            out[bonus + place % 6] = 1


def add_offer(s: BurgundyState, kind: int, at: i64, out: BytesWriter) -> None:
    """Count a tile that can be had: by building, by species, by monastery."""
    t = s.tables
    if t.building[kind] >= 0:
        add(out, at + t.building[kind], 1)
    elif t.species[kind] >= 0:
        add(out, at + BUILDING_TYPES + t.species[kind], t.amount[kind])
    if t.number[kind]:
        add(out, at + BUILDING_TYPES + SPECIES + t.number[kind], 1)


def add_seat(s: BurgundyState, seat: int, out: BytesWriter) -> None:
    if s.stage == SETUP:
        out.append(1)
        blank(out, SEAT_SIZE - 1)
        return
    keeper = team.keeper(s, seat)
    acting = False
    for actor in s.actors:
        if actor == seat:
            acting = True
    out.append(1)
    out.append(1 if acting else 0)
    out.append(1 if acting and s.bought else 0)
    before = place_of(seat, s.order) - s.turn
    out.append(clipped(before))
    out.append(1 if before < 0 else 0)
    dice = blank(out, 7)
    if before >= 0:
        for place in range(2 * seat, 2 * seat + 2):
            if s.dice[place] > 0:
                add(out, dice + s.dice[place] - 1, 1)
    out.append(s.bridge[seat])
    out.append(place_of(seat, s.queue))
    out.append(clipped(s.silver[keeper]))
    out.append(clipped(s.workers[keeper]))
    add_goods(s, keeper, out)
    pending = blank(out, PENDING)
    if acting:
        for frame in s.pending:
            add(out, pending + frame % frames.KINDS, 1)
    add_stores(s, seat, keeper, acting, out)
    add_duchy(s, keeper, out)
    add_expansions(s, seat, keeper, out)
    out.append(clipped(points(s, seat)))


def add_goods(s: BurgundyState, keeper: int, out: BytesWriter) -> None:
    """Goods by colour, kinds and tiles of all, and of those sold."""
    kinds = tiles = sold_kinds = sold_tiles = 0
    for place in range(keeper * 6, keeper * 6 + 6):
        count = s.goods[place]
        out.append(count)
        tiles += count
        if count:
            kinds += 1
        sold = s.sold[place]
        sold_tiles += sold
        if sold:
            sold_kinds += 1
    out.append(kinds)
    out.append(tiles)
    out.append(sold_tiles)
    out.append(sold_kinds)


def add_stores(s: BurgundyState, seat: int, keeper: int, acting: bool, out: BytesWriter) -> None:
    """Tiles in the stores, and one that is just coming in."""
    t = s.tables
    stored = blank(out, TILE_COLOURS)
    placeable = blank(out, TILE_COLOURS)
    buildings = blank(out, BUILDING_TYPES)
    monasteries = blank(out, MONASTERIES)
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
        add(out, stored + colour, 1)
        spaces = open_spaces & duchy.colours[colour]
        if colour == BUILDING:
            spaces &= ~s.barred[keeper * t.buildings + t.building[kind]]
        if spaces:
            add(out, placeable + colour, 1)
        if t.building[kind] >= 0:
            add(out, buildings + t.building[kind], 1)
        if t.number[kind]:
            add(out, monasteries + t.number[kind], 1)
    if acting and s.pending:
        frame = s.pending[-1]
        kind = frame % frames.KINDS
        if kind == frames.DISCARD or kind == frames.KEEP:
            add(out, stored + t.colour[frame // frames.KINDS], 1)
    out.append(free)


def add_duchy(s: BurgundyState, keeper: int, out: BytesWriter) -> None:
    """What is built, what is open, and what is missing. Most of it changes only when a tile lands
    and is kept until then; like all that copies share, it is replaced and not written in place."""
    powers = blank(out, POWERS)
    left = s.powers[keeper]
    while left:
        out[powers + (left & -left).bit_length() - 1] = 1
        left &= left - 1
    if s.told_of[keeper] != s.filled[keeper]:
        s.told = s.told[:]
        s.told[keeper] = duchy_numbers(s, keeper)
        s.told_of = s.told_of[:]
        s.told_of[keeper] = s.filled[keeper]
    out.write(s.told[keeper])
    bonus: i64 = len(out) - 7
    for colour in range(6):
        out[bonus + colour] = s.bonus[keeper * 6 + colour]


def duchy_numbers(s: BurgundyState, keeper: int) -> bytes:
    """The groups from the monasteries to the mines, without the bonus tiles."""
    t = s.tables
    duchy = s.duchies[keeper]
    out = BytesWriter()
    monasteries = blank(out, MONASTERIES)
    empty = blank(out, len(COLOURS))
    lacks = blank(out, len(COLOURS) * FAR)
    worth = blank(out, len(COLOURS) * FAR)
    open_at = blank(out, len(COLOURS) * 6)
    wanted = blank(out, BUILDING_TYPES)
    placed = blank(out, BUILDING_TYPES)
    herds = blank(out, SPECIES)
    room = blank(out, SPECIES)
    blank(out, len(COLOURS))
    mines = blank(out, 1)
    open_spaces = s.open[keeper]
    missing = [0] * len(duchy.regions)
    first = keeper * s.spaces
    barred = keeper * t.buildings
    for space in range(s.spaces):
        if s.tiles[first + space]:
            continue
        colour = duchy.colour_of[space]
        missing[duchy.region_of[space]] += 1
        add(out, empty + colour, 1)
        if open_spaces >> space & 1:
            add(out, open_at + colour * 6 + duchy.number_of[space] - 1, 1)
            if colour == BUILDING:
                for building in range(t.buildings):
                    if not s.barred[barred + building] >> space & 1:
                        add(out, wanted + building, 1)
    for space in range(s.spaces):
        kind = s.tiles[first + space]
        if not kind:
            continue
        if t.number[kind]:
            add(out, monasteries + t.number[kind], 1)
        elif t.building[kind] >= 0:
            add(out, placed + t.building[kind], 1)
        elif t.species[kind] >= 0:
            lacking = missing[duchy.region_of[space]]
            if lacking:
                add(out, herds + t.species[kind], t.amount[kind])
                if lacking > out[room + t.species[kind]]:
                    out[room + t.species[kind]] = lacking
        elif kind == t.mine:
            add(out, mines, 1)
    for region in range(len(missing)):
        lacking = missing[region]
        if lacking:
            spaces = duchy.regions[region]
            at = duchy.colour_of[(spaces & -spaces).bit_length() - 1] * FAR
            at += lacking - 1 if lacking < FAR else FAR - 1
            add(out, lacks + at, 1)
            add(out, worth + at, duchy.region_points[region])
    return out.getvalue()


def add_expansions(s: BurgundyState, seat: int, keeper: int, out: BytesWriter) -> None:
    if not s.expansions:
        blank(out, SHIELD_NUMBERS + 4)
        return
    for number in range(SHIELD_NUMBERS):
        out.append(s.shields[keeper] >> number & 1)
    joined = 0
    for post in s.duchies[keeper].posts:
        if post & s.filled[keeper]:
            joined += 1
    out.append(joined)
    out.append(s.linked[keeper])
    laid = routes.laid(s, seat)
    out.append(laid)
    out.append(len(s.routes[seat]) - laid if s.routes else 0)


def points(s: BurgundyState, seat: int) -> int:
    """What a seat has, in the team game both partners together."""
    own = 0
    for source in range(scoring.SOURCE_COUNT):
        own += s.points[seat * scoring.SOURCE_COUNT + source]
        if s.expansions & TEAM:
            own += s.points[team.partner(seat) * scoring.SOURCE_COUNT + source]
    return own
