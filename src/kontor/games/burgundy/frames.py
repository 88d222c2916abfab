"""Pending decisions: what a placed tile still lets a player do, on a stack in the state.

A frame is a small int: its kind, and what it is about.
"""

from typing import Final

from mypy_extensions import i64

KINDS: Final = 32

ACTION: Final = 1  # a castle: any die action with any value
FETCH: Final = 2  # carpenter, church, market: a tile from the depots; about the building's kind
SELL: Final = 3  # warehouse
PLACE: Final = 4  # town hall
SHIP: Final = 5  # goods of a depot; about the first depot's number when it is the one beside it
LOAD: Final = 6  # choose the goods that fit; about the depot
DISCARD: Final = 7  # make room for a tile; about the incoming kind
BRIDGE: Final = 8  # step forward on the bridge; nothing to decide
WHITE: Final = 9  # a white castle: a die action with the white die's value
CRANE: Final = 10  # the effect of any building
HERD: Final = 11  # geese score with a species; about their space
ROUTE: Final = 12  # sold goods go to the trade route; about colour and number, nothing to decide
CREST: Final = 13  # lay a shield on a castle; about the shield
CLAIM: Final = 14  # shield 14 or 15 takes a tile; about the shield
SET: Final = 15  # place a tile; about its kind and the die
TRIBUTE: Final = 16  # pay for the shields or give them up
CARGO: Final = 17  # shield 5: goods of a colour
NAME: Final = 18  # shield 6: name a player before the final scoring
TRIM: Final = 19  # shield 4 is lost: discard down to three tiles
KEEP: Final = 20  # the team game: a tile for the private stores or the shared ones; about it
PARTS: Final = 21  # the solo game: what a tile brings, in any order; about its space and parts
POINTS: Final = 22  # the solo game: buy points for silver
SWEEP: Final = 23  # the solo game: after a ship all other goods go; nothing to decide
TRADE: Final = 24  # the solo game: goods for a black tile
PAY: Final = 25  # the solo game: which goods are paid; about how many, and from which colour on

ATOMIC: Final = (DISCARD, CREST, SET, TRIBUTE, NAME, TRIM, KEEP, PAY)
"""Nothing else can be done before these are answered, not even a purchase."""

OFFERS: Final = (TRIBUTE, POINTS, TRADE)
"""Nothing is lost when these have nothing to offer any more."""

NAMES: Final = (
    "",
    "action",
    "fetch",
    "sell",
    "place",
    "ship",
    "load",
    "discard",
    "bridge",
    "white",
    "crane",
    "herd",
    "route",
    "crest",
    "claim",
    "set",
    "tribute",
    "cargo",
    "name",
    "trim",
    "keep",
    "parts",
    "points",
    "sweep",
    "trade",
    "pay",
)


def frame(kind: i64, about: i64 = 0) -> i64:
    return about * KINDS + kind
