"""The actions of Burgundy: one table, from which codes, notation and hints follow.

Notation reads as die, verb, target: `4:take:church@4`, `3:place:ship@d5`, `5:sell:brown`,
`2:workers`; `*:` is a castle's die of any value, and no die at all is an effect without one
(`take:ship@2` for a market, `place:mine@c3` for a town hall).
"""

from typing import Final

from mypy_extensions import i64

from kontor.core.actions import ActionTable, Family, Field

SPACES: Final[i64] = 73  # of the largest board, that of a team
STORES: Final[i64] = 4  # the most that a player reaches, in the team game
SLOTS: Final[i64] = 24
BLACK_SLOTS: Final[i64] = 8
NO_DIE: Final = 0
ANY_DIE: Final = 7

DIE = Field(
    "die", 8, "a die (1: to 6:, or *: for any value)", ["", *(f"{n}:" for n in range(1, 7)), "*:"]
)
SLOT = Field("slot", SLOTS, "a tile and its depot, such as church@4")
STORE = Field("store", STORES, "a tile from your stores")
SPACE = Field("space", SPACES, "a space of your duchy, such as d4")
GOODS = Field(
    "goods", 6, "a colour of goods", ["turquoise", "purple", "pink", "red", "brown", "orange"]
)
DEPOT = Field("depot", 6, "a depot (1 to 6)", [str(n) for n in range(1, 7)])
OFFER = Field("offer", SLOTS + BLACK_SLOTS, "a tile of the black depot (or of a depot, church@4)")
PAY = Field(
    "pay", 3, "the payment (nothing for 2 silver, :1w or :2w for workers)", ["", ":1w", ":2w"]
)
SIDE = Field("side", 2, "a duchy of your sheet")

BUILDINGS: Final = (
    "warehouse",
    "carpenter",
    "church",
    "market",
    "boarding-house",
    "bank",
    "town-hall",
    "watchtower",
    "white-castle",
)
SPECIES: Final = ("cow", "goat", "pig", "sheep")
TILE_KINDS: Final = 64
SHIELD_NUMBER = Field("shield", 18, "a shield (1 to 18)", [str(n) for n in range(1, 19)])
DIE_VALUE = Field("value", 6, "a die (1 to 6)", [str(n) for n in range(1, 7)])
PLAYER = Field("other", 4, "a seat (0 to 3)", [str(n) for n in range(4)])
PAID_WORKERS = Field("paid", 19, "a number of workers", [str(n) for n in range(19)])
CLAIMED = Field("claimed", SLOTS + BLACK_SLOTS + 1, "a tile of a depot, of the black one, or inn")
KIND = Field("kind", TILE_KINDS, "a tile from your further stores")
BUILDING_NAME = Field("building", len(BUILDINGS), "a building", BUILDINGS)
PILE = Field("pile", 2, "private or shared", ["private", "shared"])
PART = Field(
    "part", 4, "a part (effect, size, phase or colour)", ["effect", "size", "phase", "colour"]
)
MORE_POINTS = Field("more", 55, "a number of points", [str(n) for n in range(1, 56)])
BLACK = Field("black", BLACK_SLOTS, "a tile of the black depot")
HERD_SPECIES = Field("species", len(SPECIES), "a species", SPECIES)

TABLE = ActionTable(
    Family("take", DIE, "take:", SLOT),
    Family("place", DIE, "place:", STORE, "@", SPACE),
    Family("sell", DIE, "sell:", GOODS),
    Family("workers", DIE, "workers"),
    Family("ship", "ship:", DEPOT),
    Family("load", "load:", GOODS),
    Family("buy", "buy:", OFFER, PAY),
    Family("discard", "discard:", STORE),
    Family("pass", "pass"),
    Family("end", "end"),
    Family("start", "start:", SIDE, "@", SPACE),
    # the expansions
    Family("hire", "hire"),
    Family("inn", "inn", PAY),
    Family("use", "use:", BUILDING_NAME),
    Family("herd", "herd:", HERD_SPECIES),
    # the shields
    Family("shield", "shield:", SHIELD_NUMBER),
    Family("crest", "crest:", SPACE),
    Family("wild", "wild:", DIE_VALUE),
    Family("copy", "copy:", PLAYER),
    Family("drop", "drop:", SHIELD_NUMBER),
    Family("tribute", "tribute:", PAID_WORKERS),
    Family("cargo", "cargo:", GOODS),
    # tiles on their way
    Family("claim", "claim:", CLAIMED),
    Family("pick", DIE, "pick:", KIND),
    Family("set", "set:", SPACE),
    Family("throw", "throw:", KIND),
    Family("keep", "keep:", PILE),
    # the solo game
    Family("part", "part:", PART),
    Family("points", "points:", MORE_POINTS),
    Family("trade", "trade:", BLACK),
    Family("pay", "pay:", GOODS),
)

TAKE: Final[i64] = TABLE.offset("take")
PLACE: Final[i64] = TABLE.offset("place")
SELL: Final[i64] = TABLE.offset("sell")
WORKERS: Final[i64] = TABLE.offset("workers")
SHIP: Final[i64] = TABLE.offset("ship")
LOAD: Final[i64] = TABLE.offset("load")
BUY: Final[i64] = TABLE.offset("buy")
DISCARD: Final[i64] = TABLE.offset("discard")
PASS: Final[i64] = TABLE.offset("pass")
END: Final[i64] = TABLE.offset("end")
START: Final[i64] = TABLE.offset("start")
HIRE: Final[i64] = TABLE.offset("hire")
INN: Final[i64] = TABLE.offset("inn")
USE: Final[i64] = TABLE.offset("use")
HERD: Final[i64] = TABLE.offset("herd")
SHIELD: Final[i64] = TABLE.offset("shield")
CREST: Final[i64] = TABLE.offset("crest")
WILD: Final[i64] = TABLE.offset("wild")
COPY: Final[i64] = TABLE.offset("copy")
DROP: Final[i64] = TABLE.offset("drop")
TRIBUTE: Final[i64] = TABLE.offset("tribute")
CARGO: Final[i64] = TABLE.offset("cargo")
CLAIM: Final[i64] = TABLE.offset("claim")
PICK: Final[i64] = TABLE.offset("pick")
SET: Final[i64] = TABLE.offset("set")
THROW: Final[i64] = TABLE.offset("throw")
KEEP: Final[i64] = TABLE.offset("keep")
PART_FIRST: Final[i64] = TABLE.offset("part")
POINTS: Final[i64] = TABLE.offset("points")
TRADE: Final[i64] = TABLE.offset("trade")
PAY_GOODS: Final[i64] = TABLE.offset("pay")
