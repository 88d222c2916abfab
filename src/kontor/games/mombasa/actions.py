"""The actions of Mombasa: one table, from which codes, notation and hints follow.

Notation reads as verb and target: `plan:2:coffee2`, `use:coffee2`, `buy:bananas3`,
`advance:cairo:2`, `expand:cape-town`, `enter:karoo:1`, `bonus:coffee:3`, `pick:2`.
"""

from typing import Final

from mypy_extensions import i64

from kontor.core.actions import ActionTable, Family, Field
from kontor.games.mombasa.atlas import COMPANIES
from kontor.games.mombasa.pieces import MOST_STEPS, MOST_TIERS

SLOTS: Final[i64] = 5
START_SLOTS: Final[i64] = 3
ACTIVE: Final = 7
ACTIVE_BOOKKEEPER: Final = 5
ACTIVE_MERCHANT: Final = 6
CARDS: Final[i64] = 58
COMPANY_COUNT: Final[i64] = 4
REGIONS: Final[i64] = 24
COLUMNS: Final[i64] = 3
SHELF: Final[i64] = 16
DISPLAY: Final[i64] = 12
BOOKS: Final[i64] = 12
CARRIED: Final = 8
SPACES: Final[i64] = 15
STEPS: Final[i64] = MOST_STEPS
OPTIONS: Final[i64] = MOST_TIERS

SPACE_NAMES: Final = (
    "first-player",
    "buy",
    "discard",
    "coffee",
    "bananas",
    "cotton",
    "expansion",
    "tile-goods",
    "tile-bookkeeper",
    "tile-merchant",
    "tile-expansion",
    "c-first",
    "c-second",
    "d-first",
    "d-second",
)

OFFER = Field("offer", 2, "one of your two starting tiles")
SLOT = Field("slot", SLOTS, "a slot (1 to 5)", [str(n) for n in range(1, SLOTS + 1)])
RESTING = Field("resting", START_SLOTS, "a resting slot (1 to 3)", ["1", "2", "3"])
CARD = Field("card", CARDS, "a card from your hand, such as coffee2")
ACTIVE_CARD = Field("active", ACTIVE, "a face-up card of your action area")
COMPANY = Field("company", len(COMPANIES), "a company", COMPANIES)
REGION = Field("region", REGIONS, "a region of the map")
COLUMN = Field("column", COLUMNS, "a column of the base (1 to 3)", ["1", "2", "3"])
SPACE = Field(
    "space", SHELF, "a space of your bookkeeping track (0 to 15)", [str(n) for n in range(SHELF)]
)
BOOK = Field("book", BOOKS, "a book of the display")
CARRY = Field("carried", CARRIED, "a book that you have taken")
OFFERED = Field("display", DISPLAY, "a card of the display")
COUNT = Field(
    "count", STEPS, "how many steps (:2 and so on)", ["", *(f":{n}" for n in range(2, STEPS + 1))]
)
BONUS = Field("bonus", SPACES, "a bonus space", SPACE_NAMES)
OPTION = Field("option", OPTIONS, "a tier or choice (:2, :3)", ["", ":2", ":3"])
PILE = Field("pile", SLOTS, "a resting pile (1 to 5)", [str(n) for n in range(1, SLOTS + 1)])

TABLE = ActionTable(
    Family("choose", "choose:", OFFER),
    Family("rest", "rest:", RESTING, ":", CARD),
    Family("plan", "plan:", SLOT, ":", CARD),
    Family("clear", "clear:", SLOT),
    Family("done", "done"),
    Family("use", "use:", ACTIVE_CARD),
    Family("boost", "boost:", ACTIVE_CARD),
    Family("expand", "expand:", COMPANY),
    Family("enter", "enter:", REGION, ":", COLUMN),
    Family("return", "return:", COLUMN),
    Family("remove", "remove:", COMPANY, ":", COLUMN),
    Family("jar", "jar"),
    Family("flip", "flip:", SPACE),
    Family("book", "book:", BOOK),
    Family("shelve", "shelve:", CARRY, "@", SPACE),
    Family("buy", "buy:", OFFERED),
    Family("advance", "advance:", COMPANY, COUNT),
    Family("bonus", "bonus:", BONUS, OPTION),
    Family("discard", "discard:", CARD),
    Family("stop", "stop"),
    Family("end", "end"),
    Family("pick", "pick:", PILE),
)

CHOOSE: Final[i64] = TABLE.offset("choose")
REST: Final[i64] = TABLE.offset("rest")
PLAN: Final[i64] = TABLE.offset("plan")
CLEAR: Final[i64] = TABLE.offset("clear")
DONE: Final[i64] = TABLE.offset("done")
USE: Final[i64] = TABLE.offset("use")
BOOST: Final[i64] = TABLE.offset("boost")
EXPAND: Final[i64] = TABLE.offset("expand")
ENTER: Final[i64] = TABLE.offset("enter")
RETURN: Final[i64] = TABLE.offset("return")
REMOVE: Final[i64] = TABLE.offset("remove")
JAR: Final[i64] = TABLE.offset("jar")
FLIP: Final[i64] = TABLE.offset("flip")
TAKE_BOOK: Final[i64] = TABLE.offset("book")
SHELVE: Final[i64] = TABLE.offset("shelve")
BUY: Final[i64] = TABLE.offset("buy")
ADVANCE: Final[i64] = TABLE.offset("advance")
PLACE: Final[i64] = TABLE.offset("bonus")
DISCARD: Final[i64] = TABLE.offset("discard")
STOP: Final[i64] = TABLE.offset("stop")
END: Final[i64] = TABLE.offset("end")
PICK: Final[i64] = TABLE.offset("pick")
