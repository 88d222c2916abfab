"""A Burgundy position in numbers (see core/features.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kontor.core.features import (
    FeatureTable,
    Group,
    add,
    blank,
    clipped,
    one_of,
    place_of,
)
from kontor.core.rows import lies_in
from kontor.core.writer import BytesWriter
from kontor.games.burgundy import frames, routes, scoring, team
from kontor.games.burgundy.components import DEPOTS
from kontor.games.burgundy.components import POWERS as POWER_NAMES
from kontor.games.burgundy.plans import COLOURS
from kontor.games.burgundy.tables import BUILDING, BUILDING_TYPES, SETUP, SPECIES, TEAM, Tables

if TYPE_CHECKING:
    from kontor.games.burgundy.state import BurgundyState

SEATS: Final = 4
PHASES: Final = 5
ROUNDS: Final = 5
COLOUR_COUNT: Final[i64] = 6
TILE_COLOURS: Final = 7
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
        Group("stored animals", SPECIES_NAMES, 4),
        Group("free stores", ["free"], 3),
        Group("powers", POWER_NAMES[:POWERS]),
        Group("monasteries", NUMBERED),
        Group("empty", COLOURS, 4),
        Group("regions lacking", [f"{c} {n}" for c in COLOURS for n in range(1, FAR + 1)]),
        Group("points lacking", [f"{c} {n}" for c in COLOURS for n in range(1, FAR + 1)], 10),
        Group("regions in reach", [f"{c} {n}" for c in COLOURS for n in range(1, FAR + 1)]),
        Group("open", [f"{c} {n}" for c in COLOURS for n in DEPOT_NUMBERS]),
        Group("open soon", COLOURS, 4),
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

# Where groups begin, in the numbers of holdings and of a duchy.
PENDING_AT: Final = 10
STORED_AT: Final = PENDING_AT + PENDING
EMPTY_AT: Final = MONASTERIES
LACKS_AT: Final = EMPTY_AT + 6
WORTH_AT: Final = LACKS_AT + 6 * FAR
REACH_AT: Final = WORTH_AT + 6 * FAR
OPEN_AT: Final = REACH_AT + 6 * FAR
SOON_AT: Final = OPEN_AT + 6 * 6
WANTED_AT: Final = SOON_AT + 6
PLACED_AT: Final = WANTED_AT + BUILDING_TYPES
HERDS_AT: Final = PLACED_AT + BUILDING_TYPES
ROOM_AT: Final = HERDS_AT + SPECIES
DUCHY_SIZE: Final = ROOM_AT + SPECIES


class Board:
    """What lies between the duchies, and the numbers that tell it. What is told of it, as of what a
    seat holds, is kept until it changes; copies share it. To compare costs a fraction of telling;
    lists that are replaced when they change (bonus, sold, goods) need not even be compared."""

    def __init__(self, s: BurgundyState, before: Board | None):
        self.phase = s.phase
        self.round = s.round
        self.white = s.white
        self.depots = s.depots[:]
        self.black = s.black[:]
        self.bonus = s.bonus
        self.goods = s.depot_goods
        if before is not None and before.goods is s.depot_goods:
            self.goods_numbers: bytes = before.goods_numbers
        else:
            self.goods_numbers = goods_numbers(s.depot_goods)
        out = BytesWriter()
        add_table(s, self.goods_numbers, out)
        self.numbers = out.getvalue()


class Holdings:
    """The goods, stores and duchy of a seat, and the numbers that tell them: the groups from the
    goods to the mines, without what is pending."""

    def __init__(self, s: BurgundyState, seat: int, keeper: int, before: Holdings | None):
        self.goods = s.goods[keeper * 6 : keeper * 6 + 6]
        self.sold = s.sold
        self.stores = s.stores[seat * s.stores_each : (seat + 1) * s.stores_each]
        self.filled = s.filled[keeper]
        self.powers = s.powers[keeper]
        self.bonus = s.bonus
        if before is not None and before.filled == self.filled:
            self.duchy: bytes = before.duchy
        else:
            self.duchy = duchy_numbers(s, keeper)
        out = BytesWriter()
        add_goods(s, keeper, out)
        blank(out, PENDING)
        add_stores(s, seat, keeper, out)
        add_duchy(s, keeper, self.duchy, out)
        self.numbers = out.getvalue()


def board(s: BurgundyState) -> Board:
    told = s.told_board
    if (
        told is None
        or told.phase != s.phase
        or told.round != s.round
        or told.white != s.white
        or told.bonus is not s.bonus
        or told.goods is not s.depot_goods
        or not lies_in(s.depots, 0, told.depots)
        or not lies_in(s.black, 0, told.black)
    ):
        told = s.told_board = Board(s, told)
    return told


def holdings(s: BurgundyState, seat: int, keeper: int) -> Holdings:
    """In the team game partners hold things together, and they are told anew every time."""
    told = s.told[seat]
    if (
        told is None
        or told.filled != s.filled[keeper]
        or told.powers != s.powers[keeper]
        or told.sold is not s.sold
        or told.bonus is not s.bonus
        or not lies_in(s.stores, seat * s.stores_each, told.stores)
        or not lies_in(s.goods, keeper * 6, told.goods)
        or s.expansions & TEAM
    ):
        told = Holdings(s, seat, keeper, told)
        s.told = s.told[:]
        s.told[seat] = told
    return told


def write(s: BurgundyState, seat: int, out: BytesWriter) -> None:
    """Append what a seat knows of a position."""
    out.write(board(s).numbers)
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
            out.write(board(result).numbers)
            add_seat(result, seat, out)
            out.write(rest)
            found.append(out.getvalue())
        else:
            found.append(result.features(seat))
    return found


def goods_numbers(goods: list[int]) -> bytes:
    """The goods in the depots, by depot and by colour."""
    out = BytesWriter()
    blank(out, 12)
    for depot in range(DEPOTS):
        for colour in range(COLOUR_COUNT):
            count = goods[depot * 6 + colour]
            if count:
                add(out, depot, count)
                add(out, 6 + colour, count)
    return out.getvalue()


def add_table(s: BurgundyState, goods: bytes, out: BytesWriter) -> None:
    t = s.tables
    one_of(out, s.phase, PHASES)
    one_of(out, s.round, ROUNDS)
    one_of(out, s.players - 1, SEATS)
    expansions = blank(out, 8)
    if s.expansions:
        for bit in range(8):
            out[expansions + bit] = 1 if s.expansions >> bit & 1 else 0
    one_of(out, s.white - 1, 6)
    tiles = blank(out, 6 * TILE_COLOURS)
    out.write(goods)
    offers = blank(out, BUILDING_TYPES + SPECIES + MONASTERIES)
    black = blank(out, TILE_COLOURS)
    for depot in range(DEPOTS):
        for slot in range(depot * 4, depot * 4 + 4):
            kind = s.depots[slot]
            if kind:
                add(out, tiles + depot * TILE_COLOURS + t.colour[kind], 1)
                add_offer(t, kind, offers, out)
    for kind in s.black:
        if kind:
            add(out, black + t.colour[kind], 1)
            add_offer(t, kind, offers, out)
    bonus: i64 = len(out)
    out.write(BOTH_LEFT)
    for place, taken in enumerate(s.bonus):
        if taken == scoring.SMALL:
            out[bonus + place % 6] = 0
        elif taken == scoring.LARGE and out[bonus + place % 6]:
            out[bonus + place % 6] = 1


def add_offer(t: Tables, kind: int, at: i64, out: BytesWriter) -> None:
    """Count a tile that can be had: by building, by species, by monastery."""
    place = t.offered[kind]
    if place >= 0:
        add(out, at + place, t.offered_amount[kind])


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
    held: i64 = len(out)
    out.write(holdings(s, seat, keeper).numbers)
    if acting and s.pending:
        add_pending(s, held, out)
    add_expansions(s, seat, keeper, out)
    out.append(clipped(points(s, seat)))


def add_pending(s: BurgundyState, held: i64, out: BytesWriter) -> None:
    """Count what is pending into the holdings, with a tile that is just coming in."""
    for frame in s.pending:
        add(out, held + PENDING_AT + frame % frames.KINDS, 1)
    last = s.pending[-1]
    kind = last % frames.KINDS
    if kind == frames.DISCARD or kind == frames.KEEP:
        add(out, held + STORED_AT + s.tables.colour[last // frames.KINDS], 1)


def add_goods(s: BurgundyState, keeper: int, out: BytesWriter) -> None:
    """Goods by colour, kinds and tiles of all, and of those sold."""
    kinds = tiles = sold_kinds = sold_tiles = 0
    first: i64 = keeper * 6
    for place in range(first, first + 6):
        count: int = s.goods[place]
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


def add_stores(s: BurgundyState, seat: int, keeper: int, out: BytesWriter) -> None:
    """Tiles in the stores."""
    t = s.tables
    stored = blank(out, TILE_COLOURS + TILE_COLOURS + BUILDING_TYPES + MONASTERIES + SPECIES)
    placeable = stored + TILE_COLOURS
    singles = placeable + TILE_COLOURS
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
            add(out, singles + t.building[kind], 1)
        elif t.number[kind]:
            add(out, singles + BUILDING_TYPES + t.number[kind], 1)
        elif t.species[kind] >= 0:
            add(out, singles + BUILDING_TYPES + MONASTERIES + t.species[kind], t.amount[kind])
    out.append(free)


def add_duchy(s: BurgundyState, keeper: int, numbers: bytes, out: BytesWriter) -> None:
    """The powers, the numbers of the duchy, and its bonus tiles and mines."""
    powers = blank(out, POWERS)
    left = s.powers[keeper]
    while left:
        out[powers + int(left & -left).bit_length() - 1] = 1
        left &= left - 1
    out.write(numbers)
    bonus: i64 = len(out) - 7
    first: i64 = keeper * 6
    for colour in range(COLOUR_COUNT):
        out[bonus + colour] = s.bonus[first + colour]


def duchy_numbers(s: BurgundyState, keeper: int) -> bytes:
    """What is built, what is open, and what is missing: the groups from the monasteries to the
    mines, without the bonus tiles. They change only when a tile lands."""
    t = s.tables
    duchy = s.duchies[keeper]
    colour_of, region_of, number_of = duchy.colour_of, duchy.region_of, duchy.number_of
    neighbours = duchy.neighbours
    out = BytesWriter()
    blank(out, DUCHY_SIZE + 6)
    missing = BytesWriter()
    blank(missing, len(duchy.regions))
    tiles = s.tiles
    open_spaces = s.open[keeper]
    spaces: i64 = s.spaces
    first: i64 = keeper * spaces
    mines = 0
    for space in range(spaces):
        if not tiles[first + space]:
            colour = colour_of[space]
            add(missing, region_of[space], 1)
            add(out, EMPTY_AT + colour, 1)
            if open_spaces >> int(space) & 1:
                add(out, OPEN_AT - 1 + colour * 6 + number_of[space], 1)
            elif neighbours[space] & open_spaces:
                add(out, SOON_AT + colour, 1)
    for space in range(spaces):
        kind = tiles[first + space]
        if not kind:
            continue
        if t.number[kind]:
            add(out, t.number[kind], 1)
        elif t.building[kind] >= 0:
            add(out, PLACED_AT + t.building[kind], 1)
        elif t.species[kind] >= 0:
            lacking = missing[region_of[space]]
            if lacking:
                species: i64 = t.species[kind]
                add(out, HERDS_AT + species, t.amount[kind])
                if lacking > out[ROOM_AT + species]:
                    out[ROOM_AT + species] = lacking
        elif kind == t.mine:
            mines += 1
    out.append(mines)
    add_wanted(s, keeper, out)
    regions: i64 = len(missing)
    for region in range(regions):
        lacking = missing[region]
        if lacking:
            at: i64 = duchy.region_colours[region] * FAR
            at += i64(lacking) - 1 if lacking < FAR else FAR - 1
            add(out, LACKS_AT + at, 1)
            add(out, WORTH_AT + at, duchy.region_points[region])
            if duchy.regions[region] & open_spaces:
                add(out, REACH_AT + at, 1)
    return out.getvalue()


def add_wanted(s: BurgundyState, keeper: int, out: BytesWriter) -> None:
    """For each building the open spaces where it may stand."""
    t = s.tables
    sites = s.open[keeper] & s.duchies[keeper].colours[BUILDING]
    first: i64 = keeper * t.buildings
    for building in range(t.buildings):
        left = sites & ~s.barred[first + building]
        while left:
            left &= left - 1
            add(out, WANTED_AT + building, 1)


def add_expansions(s: BurgundyState, seat: int, keeper: int, out: BytesWriter) -> None:
    if not s.expansions:
        blank(out, SHIELD_NUMBERS + 4)
        return
    shields = s.shields[keeper]
    for number in range(SHIELD_NUMBERS):
        out.append(int(shields >> number & 1))
    joined = 0
    for post in s.duchies[keeper].posts:
        if post & s.filled[keeper]:
            joined += 1
    out.append(joined)
    out.append(s.linked[keeper])
    laid: int = routes.laid(s, seat)
    out.append(laid)
    out.append(len(s.routes[seat]) - laid if s.routes else 0)


def points(s: BurgundyState, seat: int) -> int:
    """What a seat has, in the team game both partners together."""
    own = scoring.total(s, seat)
    if s.expansions & TEAM:
        own += scoring.total(s, team.partner(seat))
    return own
