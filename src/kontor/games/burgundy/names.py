"""What people call the things an action points at, at this moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kontor.games.burgundy import frames, legal, setup, shields, turn
from kontor.games.burgundy.actions import (
    ANY_DIE,
    NO_DIE,
    SLOTS,
    SPACES,
    STORES,
    TABLE,
    TILE_KINDS,
)
from kontor.games.burgundy.tables import FREE_PLACE, FREE_TAKE

if TYPE_CHECKING:
    from kontor.games.burgundy.state import BurgundyState


def names(s: BurgundyState, seat: int, field: str) -> Sequence[str]:
    """The names of a field's values; empty where there is nothing."""
    tiles = s.tables.names
    if field == "store":
        held = s.stores[seat * s.stores_each : (seat + 1) * s.stores_each]
        named = [
            f"shared.{tiles[kind]}" if kind and pile else tiles[kind]
            for kind, pile in zip(held, s.store_piles, strict=True)
        ]
        return [*named, *[""] * (STORES - len(named))]
    if field == "space":
        spaces = s.duchies[seat].space_names
        return [*spaces, *[""] * (SPACES - len(spaces))]
    if field == "black":
        return [tiles[kind] for kind in s.black]
    if field == "side":
        sides = [s.tables.duchies[index].name for index in setup.sides_of(s, seat)]
        return [*sides, ""][:2]
    if field == "kind":
        return [*tiles, *[""] * (TILE_KINDS - len(tiles))]
    depots = [
        f"{tiles[kind]}@{slot // 4 + 1}" if kind else "" for slot, kind in enumerate(s.depots)
    ]
    if field == "slot":
        return depots
    offers = depots + [tiles[kind] for kind in s.black]
    return offers if field == "offer" else [*offers, "inn" if s.inns else ""]


def details(s: BurgundyState, seat: int, action: int) -> dict[str, str | int]:
    """What an action is about, by name, and what it costs. Die 0 is none, die 7 a castle's."""
    t = s.tables
    family, values = TABLE.parts(action)
    found: dict[str, str | int] = {}
    value, free = 0, 0
    for index, field in enumerate(family.fields):
        number = values[index]
        if field.name == "die":
            found["die"] = number
        elif field.name == "slot":
            found["tile"] = t.names[s.depots[number]]
            found["depot"] = value = number // 4 + 1
            free = s.powers[seat] & FREE_TAKE
        elif field.name == "store":
            kind = s.stores[seat * s.stores_each + number]
            found["tile"] = t.names[kind]
            free = s.powers[seat] & FREE_PLACE[t.colour[kind]]
        elif field.name == "space":
            found["space"] = s.duchies[seat].space_names[number]
            value = s.duchies[seat].number_of[number]
        elif field.name == "goods":
            found["goods"] = t.components.goods[number]
            found["count"] = s.goods[seat * 6 + number]
            value = number + 1
        elif field.name == "depot":
            found["depot"] = number + 1
            colours = [c for c in range(6) if s.depot_goods[number * 6 + c]]
            found["goods-list"] = ",".join(t.components.goods[c] for c in colours)
        elif field.name == "offer":
            found["tile"] = t.names[legal.offered(s, number)]
            found["depot"] = number // 4 + 1 if number < SLOTS else 0
        elif field.name in ("building", "species"):
            found[field.name] = field.tokens[number] if field.tokens else ""
        elif field.name in ("shield", "value"):
            found[field.name] = number + 1
        elif field.name == "other":
            found["other"] = number
        elif field.name == "paid":
            found["workers"] = number
            found["silver"] = len(shields.owned(s, seat)) - number
        elif field.name == "kind":
            found["tile"] = t.names[number] if number < t.kinds else ""
        elif field.name == "claimed":
            inn = number == SLOTS + len(s.black)
            found["tile"] = "inn" if inn else t.names[legal.offered(s, number)]
        elif field.name == "black":
            found["tile"] = t.names[s.black[number]]
        elif field.name == "more":
            found["points"] = found["silver"] = number + 1
        elif field.name in ("pile", "part"):
            found[field.name] = field.tokens[number] if field.tokens else ""
        elif field.name == "pay":
            found["silver"], found["workers"] = t.black_price - number, number
        else:
            found["duchy"] = t.duchies[setup.sides_of(s, seat)[number]].name
    if family.name == "workers":
        found["workers"], found["silver"] = turn.workers_by_action(s, seat)
    elif family.name == "shield":
        depot = shields.depot_of(s, values[0] + 1)
        found["workers"] = 0 if s.pending else shields.double_price(s, seat, depot)
    elif family.name == "set":
        kind, die = divmod(s.pending[-1] // frames.KINDS, 8)
        free = s.powers[seat] & FREE_PLACE[t.colour[kind]]
        found["tile"] = t.names[kind]
        found["workers"] = turn.workers_needed(s, seat, die, value, free) if die else 0
    elif "die" in found and family.name != "pick":
        die = values[0]
        paid = 0 if die in (NO_DIE, ANY_DIE) else turn.workers_needed(s, seat, die, value, free)
        found["workers"] = paid
    return found
