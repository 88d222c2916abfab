"""Pending decisions: what a placed tile still lets a player do, on a stack in the state.

A frame is a small int: its kind, and what it is about.
"""

from typing import Final

KINDS: Final = 16

ACTION: Final = 1  # a castle: any die action with any value
FETCH: Final = 2  # carpenter, church, market: a tile from the depots; about the building's kind
SELL: Final = 3  # warehouse
PLACE: Final = 4  # town hall
SHIP: Final = 5  # goods of a depot; about the first depot's number when it is the one beside it
LOAD: Final = 6  # choose the goods that fit; about the depot
DISCARD: Final = 7  # make room for a tile; about the incoming kind
BRIDGE: Final = 8  # step forward on the bridge; nothing to decide

NAMES: Final = ("", "action", "fetch", "sell", "place", "ship", "load", "discard", "bridge")


def frame(kind: int, about: int = 0) -> int:
    return about * KINDS + kind
