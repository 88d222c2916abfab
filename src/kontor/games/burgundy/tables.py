"""Bitboards and lists derived from a component set, shared by all its games.

A set of a duchy's spaces is an int with one bit a space: the board of a team has more spaces than
a machine word has bits. All other numbers are `i64`, and lie in rows. A set of die values has bit
v - 1 for value v. Tile kinds are small numbers in the order of the data file; 0 is no tile.
"""

from typing import Final

from msgspec import json
from mypy_extensions import i64

from kontor.core.game import Document
from kontor.core.rows import Row, row, vec
from kontor.games.burgundy.components import (
    DEPOT_SPACES,
    DEPOTS,
    EFFECTS,
    POWERS,
    Components,
)
from kontor.games.burgundy.plans import COLOURS, Plan

CASTLE: Final = COLOURS.index("castle")
ANIMAL: Final = COLOURS.index("animal")
SHIPS: Final = COLOURS.index("ship")
BUILDING: Final = COLOURS.index("building")
MONASTERY: Final = COLOURS.index("monastery")
MINE: Final = COLOURS.index("mine")

# Where a game stands.
SETUP: Final = 0
PLAY: Final = 1
OVER: Final = 2

# The expansions, one bit each.
EXTRA_TILES: Final = 1
WHITE_CASTLES: Final = 2
INNS: Final = 4
TRADE_ROUTES: Final = 8
SHIELDS: Final = 16
BORDER_POSTS: Final = 32
# The modes of play, in the same set of bits.
TEAM: Final = 64
SOLO: Final = 128

# What a tile does when it is placed.
EFFECT_NONE: Final = 0
EFFECT_ACTION: Final = 1
EFFECT_SHIP: Final = 2
EFFECT_SELL: Final = 3
EFFECT_FETCH: Final = 4
EFFECT_WORKERS: Final = 5
EFFECT_SILVER: Final = 6
EFFECT_PLACE: Final = 7
EFFECT_POINTS: Final = 8
EFFECT_ANIMAL: Final = 9
EFFECT_CRANE: Final = 10
EFFECT_GEESE: Final = 11
EFFECT_WHITE: Final = 12

# The powers of monasteries, one bit each, by the number of the tile that has them.
SAME_BUILDING: Final = 1 << 0  # 1
MINE_WORKER: Final = 1 << 1  # 2
SALE_SILVER: Final = 1 << 2  # 3
SALE_WORKER: Final = 1 << 3  # 4
SECOND_DEPOT: Final = 1 << 4  # 5
BUY_ANYWHERE: Final = 1 << 5  # 6
ANIMAL_POINT: Final = 1 << 6  # 7
STRONG_WORKER: Final = 1 << 7  # 8
FREE_BUILDING: Final = 1 << 8  # 9
FREE_SHIP_ANIMAL: Final = 1 << 9  # 10
FREE_CASTLE_MINE_MONASTERY: Final = 1 << 10  # 11
FREE_TAKE: Final = 1 << 11  # 12
WORK_SILVER: Final = 1 << 12  # 13
WORK_MORE: Final = 1 << 13  # 14
BRIDGE_TOP: Final = 1 << 14  # 27
HIRE_WORKERS: Final = 1 << 15  # 28

# The powers of shields, one bit each, by their number.
ALL_PASTURES: Final = 1 << 1
OTHERS_WORKERS: Final = 1 << 2
TRIBUTE_WORKERS: Final = 1 << 3
MANY_STORES: Final = 1 << 4
CARGO_COLOUR: Final = 1 << 5
COPIED_MONASTERIES: Final = 1 << 6
DOUBLE_BONUS: Final = 1 << 7
DOUBLE_MINES: Final = 1 << 8
SILVER_A_TILE: Final = 1 << 9
DOUBLE_MONASTERIES: Final = 1 << 10
SHIELD_FROM_CASTLE: Final = 1 << 11
DOUBLE_SALE: Final = 1 << 12
DOUBLE_SHIELDS: Final = 1 << 13
CLAIM_DEPOT: Final = 1 << 14
CLAIM_BLACK: Final = 1 << 15
WILD_DIE: Final = 1 << 16
LARGER_REGIONS: Final = 1 << 17
ANYWHERE: Final = 1 << 18

FREE_PLACE: Final = vec[i64](
    [
        FREE_CASTLE_MINE_MONASTERY,
        FREE_SHIP_ANIMAL,
        FREE_SHIP_ANIMAL,
        FREE_BUILDING,
        FREE_CASTLE_MINE_MONASTERY,
        FREE_CASTLE_MINE_MONASTERY,
        0,
    ]
)
"""By colour of tile: the power that shifts the placing die by one (9, 10, 11); none for inns."""

ALL_VALUES: Final = 63
ANY_VALUE: Final = 7

# How many there are with all expansions.
BUILDING_TYPES: Final = 11
SPECIES: Final = 5


def die_distance(a: int, b: int) -> int:
    """Steps from one die value to another; 6 and 1 are neighbours (B-DIE)."""
    return 0 if a == ANY_VALUE else min((a - b) % 6, (b - a) % 6)


def reached(die: int, steps: int) -> int:
    """The values that a die can be turned to within so many steps."""
    return sum(1 << b - 1 for b in range(1, 7) if die and die_distance(die, b) <= steps)


DISTANCE: Final = vec[Row]([row([die_distance(a, b) for b in range(8)]) for a in range(8)])
"""Steps between die values; 7 is a die of any value."""

REACH: Final = vec[Row]([row([reached(die, steps) for steps in range(5)]) for die in range(8)])
"""The values that a die can be turned to within so many steps; three of workers and a free one."""

VALUES: Final = vec[Row](
    [row([v for v in range(1, 7) if values >> (v - 1) & 1]) for values in range(64)]
)
"""A set of die values as a row."""


class Duchy:
    """A duchy as bitboards."""

    def __init__(self, index: int, sheet: Plan, points: list[int]):
        self.index = index
        self.name = sheet.name
        self.mode = sheet.mode
        self.size = len(sheet.names)
        self.space_names = sheet.names
        self.spots = sheet.spots
        self.rivers = sheet.rivers
        self.starts = sheet.starts
        self.colour_of = row(sheet.colours)
        self.number_of = row(sheet.numbers)
        self.printed: list[Document] = [
            {
                "space": space,
                "name": name,
                "colour": COLOURS[sheet.colours[space]],
                "number": sheet.numbers[space],
                "row": sheet.places[space][0],
                "column": sheet.places[space][1],
            }
            for space, name in enumerate(sheet.names)
        ]
        self.printed_json = [
            (b"," if space else b"") + json.encode(printed)[:-1] + b',"tile":'
            for space, printed in enumerate(self.printed)
        ]
        """The same in writing, one behind the other, each up to the tile that lies there."""
        self.alone = [1 << space for space in range(self.size)]
        """Each space as a set of one."""
        self.neighbours = [bits(spaces) for spaces in sheet.neighbours]
        self.colours = [
            bits([s for s in range(self.size) if sheet.colours[s] == colour])
            for colour in range(len(COLOURS))
        ]
        self.colours.append(bits(list(range(self.size))))
        self.posts = [bits(post) for post in sheet.posts]
        self.numbers = [
            bits([s for s in range(self.size) if values >> (sheet.numbers[s] - 1) & 1])
            for values in range(64)
        ]
        self.regions = [bits(region) for region in sheet.regions]
        self.region_sizes = row([len(region) for region in sheet.regions])
        self.region_colours = row([sheet.colours[region[0]] for region in sheet.regions])
        self.region_points = row([points[len(region) - 1] for region in sheet.regions])
        self.region_of = row(
            [
                next(i for i, region in enumerate(sheet.regions) if space in region)
                for space in range(self.size)
            ]
        )


class Tables:
    """Everything the rules look up."""

    def __init__(self, components: Components):
        self.components = components
        self.phases: i64 = len(components.phases)
        self.rounds: i64 = components.rounds
        self.phase_points = row(components.phase_points)
        self.last_bridge_space: i64 = components.bridge_spaces - 1
        self.goods_spaces: i64 = components.goods_spaces
        self.black_price: i64 = components.black_price
        self.sale_silver: i64 = components.sale_silver
        self.workers_action: i64 = components.workers_action
        tiles = components.tiles
        names = [tile.name for tile in tiles]
        self.kinds = len(tiles) + 1
        self.names = ["", *names]
        self.tile_json = [json.encode(name or None) + b"}" for name in self.names]
        self.kind_of = {name: kind for kind, name in enumerate(self.names) if kind}
        self.colour = row([-1, *(tile.colour for tile in tiles)])
        self.effect = row([0, *(EFFECTS.index(tile.effect) for tile in tiles)])
        self.amount = row([0, *(tile.amount for tile in tiles)])
        self.number = row([0, *(tile.number for tile in tiles)])
        self.power = row([0, *(power_bit(tile.power) for tile in tiles)])
        self.scoring = [
            "",
            *(tile.power if tile.power.startswith("score-") else "" for tile in tiles),
        ]
        self.scored_building = row([0, *(self.kind_of.get(tile.building, 0) for tile in tiles)])
        self.fetch = row([0, *(bits([COLOURS.index(c) for c in tile.fetch]) for tile in tiles)])
        self.species_names = sorted({tile.species for tile in tiles if tile.species})
        self.species = row(
            [-1, *(self.species_names.index(t.species) if t.species else -1 for t in tiles)]
        )
        # What stands only once in a region: each type of building, and the inn.
        once = [tile.name for tile in tiles if tile.colour == BUILDING or tile.name == "inn"]
        self.buildings: i64 = len(once)
        self.building = row([-1, *(once.index(n) if n in once else -1 for n in names)])
        self.offered = row([self.offer_place(kind) for kind in range(self.kinds)])
        self.offered_amount = row(
            [self.amount[k] if self.species[k] >= 0 else 1 for k in range(self.kinds)]
        )
        """For features: where among the offers a tile counts, and how much."""
        self.coloured = row([0, *(tile.coloured for tile in tiles)])
        self.black = row([0, *(tile.black for tile in tiles)])
        self.expansion = ["", *(tile.expansion for tile in tiles)]
        self.castle: i64 = self.kind_of["castle"]
        self.mine: i64 = self.kind_of["mine"]
        self.inn: i64 = self.kind_of.get("inn", 0)
        self.goose: i64 = self.kind_of.get("geese", 0)
        self.crane: i64 = self.kind_of.get("crane", -1)
        self.face_down: i64 = self.kind_of.get("black-tile", 0)
        self.sale_silver_power: i64 = self.amount_of("sale-silver")
        self.work_more_power: i64 = self.amount_of("work-more")
        self.supplies: dict[tuple[str, ...], Supply] = {}
        self.duchies = [
            Duchy(index, sheet, components.region_points)
            for index, sheet in enumerate(components.duchies)
        ]
        self.slots = vec[vec[Row]](
            [vec[Row]([used_slots(components, n, d) for d in range(64)]) for n in range(5)]
        )
        self.twins = twin_slots(components)

    def supply(self, expansions: tuple[str, ...]) -> "Supply":
        """The tiles of the box with these expansions."""
        if expansions not in self.supplies:
            self.supplies[expansions] = Supply(self, expansions)
        return self.supplies[expansions]

    def offer_place(self, kind: int) -> int:
        """Offers are told by building, species and number of monastery; -1 for none of them."""
        if self.building[kind] >= 0:
            return self.building[kind]
        if self.species[kind] >= 0:
            return BUILDING_TYPES + self.species[kind]
        return BUILDING_TYPES + SPECIES + self.number[kind] if self.number[kind] else -1

    def amount_of(self, power: str) -> int:
        return next((tile.amount for tile in self.components.tiles if tile.power == power), 0)

    def duchy(self, name: str) -> Duchy | None:
        return next((duchy for duchy in self.duchies if duchy.name == name), None)


class Supply:
    """The tiles that a game begins with, and which kinds can be drawn at all."""

    def __init__(self, tables: Tables, expansions: tuple[str, ...]):
        in_play = [not name or name in expansions for name in tables.expansion]
        kinds = range(tables.kinds)
        self.stacks = row([tables.coloured[kind] if in_play[kind] else 0 for kind in kinds])
        self.black = row([tables.black[kind] if in_play[kind] else 0 for kind in kinds])
        self.kinds_of_colour = vec[Row](
            [
                row([kind for kind in kinds if self.stacks[kind] and tables.colour[kind] == colour])
                for colour in range(len(COLOURS))
            ]
        )
        self.black_kinds = row([kind for kind in kinds if self.black[kind]])


def bits(spaces: list[int]) -> int:
    return sum(1 << space for space in spaces)


def power_bit(power: str) -> int:
    """The bit of a monastery's power; what only scores at the end has none."""
    return 0 if not power or power.startswith("score-") else 1 << POWERS.index(power)


def used_slots(components: Components, players: int, depots: int) -> Row:
    """The spaces in use with so many players, counted through all depots, of a set of depots."""
    return row(
        [
            depot * DEPOT_SPACES + index
            for depot in range(DEPOTS)
            for index, space in enumerate(components.depots[depot])
            if depots >> depot & 1 and space.from_players <= players
        ]
    )


def twin_slots(components: Components) -> Row:
    """For each depot space, an earlier one of the same colour beside it, or -1.

    Two equal tiles in one depot are one choice.
    """
    twins = []
    for depot, spaces in enumerate(components.depots):
        for index, space in enumerate(spaces):
            earlier = [i for i in range(index) if spaces[i].colour == space.colour]
            twins.append(depot * DEPOT_SPACES + earlier[0] if earlier else -1)
    return row(twins)
