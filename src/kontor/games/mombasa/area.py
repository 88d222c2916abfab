"""The action area: what lies face up there counts, what was used is turned face down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kontor.games.mombasa.actions import SLOTS
from kontor.games.mombasa.tables import (
    BOOKKEEPER,
    BOOKKEEPER_TILE,
    COTTON,
    EXPANSION,
    EXPANSION_TILE,
    GOODS_TILE,
    MERCHANT,
    MERCHANT_TILE,
    TOTALS,
)

if TYPE_CHECKING:
    from kontor.games.mombasa.state import MombasaState


def units(s: MombasaState, seat: i64, slot: i64) -> i64:
    """What a goods card counts, with the +1 tile on it and B2's second bonus (M-TRACKB-9)."""
    t = s.tables
    card = s.slots[seat * SLOTS + slot]
    count = t.value[card]
    if s.boost == slot and s.tiles[GOODS_TILE] == seat:
        count += t.components.tile_values[GOODS_TILE]
    layout = s.layout
    if t.kind[card] == COTTON and layout.has_b2 and s.level[seat * 4 + layout.b] == 2:
        count += layout.lanes[layout.b].bonuses[1].amount
    return count


def has_tile(s: MombasaState, seat: i64, tile: i64) -> bool:
    """Whether a bonus tile lies face up before a seat."""
    return s.tiles[tile] == seat and not s.spent >> tile & 1


def recount(s: MombasaState, seat: i64) -> None:
    """Keep the totals of a seat's face-up cards and tiles up to date."""
    t = s.tables
    totals = s.totals
    first = seat * TOTALS
    for total in range(first, first + TOTALS):
        totals[total] = 0
    face = s.face[seat]
    for slot in range(SLOTS):
        if face >> slot & 1:
            card = s.slots[seat * SLOTS + slot]
            kind = t.kind[card]
            if kind < EXPANSION:
                totals[first + kind] += units(s, seat, slot)
            elif kind == EXPANSION:
                totals[first + EXPANSION] += t.value[card]
            else:
                totals[first + kind] += 1
    if has_tile(s, seat, EXPANSION_TILE):
        totals[first + EXPANSION] += t.components.tile_values[EXPANSION_TILE]
    if has_tile(s, seat, BOOKKEEPER_TILE):
        totals[first + BOOKKEEPER] += 1
    if has_tile(s, seat, MERCHANT_TILE):
        totals[first + MERCHANT] += 1
    layout = s.layout
    if totals[first + EXPANSION] and not layout.has_a2:
        level = s.level[seat * 4 + layout.a]
        if level:
            totals[first + EXPANSION] += layout.lanes[layout.a].bonuses[level - 1].amount


def turn_down(s: MombasaState, seat: i64, slot: i64) -> None:
    """A used card goes face down, with the +1 tile if it lies on it (M-TURN-5, M-TILE-9)."""
    s.face[seat] &= ~(1 << slot)
    if s.boost == slot and s.tiles[GOODS_TILE] == seat:
        s.spent |= 1 << GOODS_TILE


def spend_tile(s: MombasaState, tile: i64) -> None:
    s.spent |= 1 << tile


def lay_boost(s: MombasaState, seat: i64, slot: i64) -> None:
    """The +1 goods tile goes on a face-up goods card (M-TILE-6)."""
    s.boost = slot
    recount(s, seat)


def owned(s: MombasaState, seat: i64) -> int:
    """Every card of a seat, wherever it lies."""
    cards = s.hand[seat]
    for place in range(seat * SLOTS, (seat + 1) * SLOTS):
        cards |= s.piles[place]
        if s.slots[place]:
            cards |= s.tables.alone[s.slots[place]]
    return cards


def slot_open(s: MombasaState, seat: i64, slot: i64) -> bool:
    """Whether a seat has an action slot: the fourth by diamonds, the fifth by bookkeeping."""
    if slot == 3:
        return s.diamonds[seat] >= s.tables.diamond_slot
    return slot < 3 or s.jar[seat] >= s.tables.jar_slot


def markers_left(s: MombasaState, seat: i64) -> i64:
    """The bonus markers a seat can still place; A2 adds to them (M-TRACKA-3)."""
    layout = s.layout
    count: i64 = s.tables.components.markers[s.players - 2]
    for owner in s.marks:
        if owner == seat:
            count -= 1
    if layout.has_a2:
        level = s.level[seat * 4 + layout.a]
        if level:
            count += layout.lanes[layout.a].bonuses[level - 1].amount
    return count
