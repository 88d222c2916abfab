"""The actions of Burgundy: one table, from which codes, notation and hints follow.

Notation reads as die, verb, target: `4:take:church@4`, `3:place:ship@d5`, `5:sell:brown`,
`2:workers`; `*:` is a castle's die of any value, and no die at all is an effect without one
(`take:ship@2` for a market, `place:mine@c3` for a town hall).
"""

from typing import Final

from kontor.core.actions import ActionTable, Family, Field
from kontor.games.burgundy.components import space_names

SPACES: Final = 37
STORES: Final = 3
SLOTS: Final = 24
BLACK_SLOTS: Final = 8
NO_DIE: Final = 0
ANY_DIE: Final = 7

DIE = Field(
    "die", 8, "a die (1: to 6:, or *: for any value)", ["", *(f"{n}:" for n in range(1, 7)), "*:"]
)
SLOT = Field("slot", SLOTS, "a tile and its depot, such as church@4")
STORE = Field("store", STORES, "a tile from your stores")
SPACE = Field(
    "space", SPACES, "a space of the duchy (a1 to g4)", space_names([4, 5, 6, 7, 6, 5, 4])
)
GOODS = Field(
    "goods", 6, "a colour of goods", ["turquoise", "purple", "pink", "red", "brown", "orange"]
)
DEPOT = Field("depot", 6, "a depot (1 to 6)", [str(n) for n in range(1, 7)])
OFFER = Field("offer", SLOTS + BLACK_SLOTS, "a tile of the black depot (or of a depot, church@4)")
PAY = Field(
    "pay", 3, "the payment (nothing for 2 silver, :1w or :2w for workers)", ["", ":1w", ":2w"]
)
SIDE = Field("side", 2, "a duchy of your sheet")

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
)

TAKE: Final = TABLE.offset("take")
PLACE: Final = TABLE.offset("place")
SELL: Final = TABLE.offset("sell")
WORKERS: Final = TABLE.offset("workers")
SHIP: Final = TABLE.offset("ship")
LOAD: Final = TABLE.offset("load")
BUY: Final = TABLE.offset("buy")
DISCARD: Final = TABLE.offset("discard")
PASS: Final = TABLE.offset("pass")
END: Final = TABLE.offset("end")
START: Final = TABLE.offset("start")
