"""The solo game: the way of the marker to the target, black tiles for goods, winning and losing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kontor.core.events import Event, Log
from kontor.core.rows import Choices
from kontor.games.burgundy import frames, goods, legal, scoring, shields, stores, turn
from kontor.games.burgundy.actions import (
    BLACK_SLOTS,
    PART_FIRST,
    PAY_GOODS,
    POINTS,
    SLOTS,
    TRADE,
)
from kontor.games.burgundy.components import DEPOTS
from kontor.games.burgundy.plans import COLOURS
from kontor.games.burgundy.tables import EFFECT_NONE, OVER

if TYPE_CHECKING:
    from kontor.games.burgundy.state import BurgundyState

# What a tile brings when it lands, in any order (B-SOLO-28).
PART_EFFECT: Final = 0
PART_SIZE: Final = 1
PART_PHASE: Final = 2
PART_COLOUR: Final = 3
ALL_PARTS: Final = 16
PARTS: Final = ("effect", "size", "phase", "colour")


def remove_tile(s: BurgundyState, log: Log | None) -> None:
    """A tile leaves the depot of the white die, or the next one clockwise (B-SOLO-10)."""
    for step in range(DEPOTS):
        depot = (s.white - 1 + step) % DEPOTS
        for slot in s.slots[1 << depot]:
            kind = s.depots[slot]
            if kind:
                s.depots[slot] = 0
                if log is not None:
                    tile = s.tables.names[kind]
                    log.append(Event("tile-removed", {"tile": tile, "depot": depot + 1}))
                return


# parts


def landed(s: BurgundyState, seat: i64, kind: i64, space: i64, log: Log | None) -> None:
    """A tile fills a space: the game is won, or its parts follow in the player's order."""
    duchy = s.duchies[seat]
    empty = ~s.filled[seat]
    colour = duchy.colour_of[space]
    if s.filled[seat].bit_count() == duchy.size:
        win(s, seat, log)
        return
    parts = 0
    if s.tables.effect[kind] != EFFECT_NONE or s.tables.scoring[kind]:
        parts |= 1 << PART_EFFECT
    if not duchy.regions[duchy.region_of[space]] & empty:
        parts |= 1 << PART_SIZE | 1 << PART_PHASE
        if not duchy.colours[colour] & empty:
            parts |= 1 << PART_COLOUR
    if parts:
        s.pending.append(frames.frame(frames.PARTS, space * ALL_PARTS + parts))


def only_part(about: i64) -> i64:
    """The part that is left, -1 if there are several."""
    parts = about % ALL_PARTS
    return int(parts).bit_length() - 1 if parts & (parts - 1) == 0 else -1


def carry_out(s: BurgundyState, seat: i64, part: i64, log: Log | None) -> None:
    """One part of the tile on top of the stack; the others wait until it is done with."""
    space, parts = divmod(s.pending.pop() // frames.KINDS, ALL_PARTS)
    parts &= ~(1 << part)
    if parts:
        s.pending.append(frames.frame(frames.PARTS, space * ALL_PARTS + parts))
    duchy = s.duchies[seat]
    region = duchy.region_of[space]
    if part == PART_EFFECT:
        effect(s, seat, s.tiles[seat * s.spaces + space], space, log)
    elif part == PART_SIZE:
        points = scoring.enlarged_points(s, seat, region)
        if log is not None:
            colour, size = COLOURS[duchy.colour_of[space]], duchy.region_sizes[region]
            log.append(
                Event(
                    "region-size",
                    {"seat": seat, "colour": colour, "size": size, "points": points},
                )
            )
        scored(s, seat, scoring.REGIONS, points, log)
    elif part == PART_PHASE:
        points = s.tables.phase_points[s.phase]
        if log is not None:
            log.append(Event("region-phase", {"seat": seat, "points": points}))
        scored(s, seat, scoring.PHASES, points, log)
    else:
        if log is not None:
            colour = COLOURS[duchy.colour_of[space]]
            log.append(Event("colour-completed", {"seat": seat, "colour": colour}))
        s.pending.append(frames.frame(frames.CLAIM, shields.CLAIMS_BLACK))


def effect(s: BurgundyState, seat: i64, kind: i64, space: i64, log: Log | None) -> None:
    """A monastery scores at once and for good (B-SOLO-23); other tiles do as they always do."""
    t = s.tables
    if not t.scoring[kind]:
        turn.trigger(s, seat, kind, space, scoring.WATCHTOWERS, log)
        return
    points = scoring.monastery_points(s, seat, kind)
    if t.scored_building[kind] and t.crane in s.tiles:
        s.crane_counted = True
    if log is not None:
        log.append(Event("points-scored", {"seat": seat, "points": points}))
    scored(s, seat, scoring.MONASTERIES, points, log)


# points


def scored(s: BurgundyState, seat: i64, source: i64, points: i64, log: Log | None) -> None:
    """A scoring: the marker moves, and unless it reaches the target points may be bought."""
    scoring.score(s, seat, source, points)
    count(s, seat, points, log)


def count(s: BurgundyState, seat: i64, points: i64, log: Log | None) -> None:
    if points and not advance(s, seat, points, log) and s.silver[seat]:
        s.pending.append(frames.frame(frames.POINTS))


def advance(s: BurgundyState, seat: i64, points: i64, log: Log | None) -> bool:
    """Move the marker. At the target it goes back, the target comes nearer, and an action is won
    (B-SOLO-32 to B-SOLO-34)."""
    s.marker += points
    if s.marker < s.target:
        return False
    step = s.tables.components.target_step
    s.marker = 0
    s.target = max(step, s.target - step)
    s.pending.append(frames.frame(frames.ACTION))
    if log is not None:
        log.append(Event("target-reached", {"seat": seat, "points": s.target}))
    return True


# what is legal


def add_follow_ups(s: BurgundyState, seat: i64, kind: i64, about: i64, out: Choices) -> None:
    if kind == frames.PARTS:
        for part in range(4):
            if about >> part & 1:
                out.append(PART_FIRST + part)
    elif kind == frames.POINTS:
        for points in range(1, min(s.silver[seat], s.target - s.marker) + 1):
            out.append(POINTS + points - 1)
    elif kind == frames.TRADE:
        for slot in range(BLACK_SLOTS):
            if s.black[slot] and legal.first_of_its_kind(s, SLOTS + slot):
                out.append(TRADE + slot)


def can_trade(s: BurgundyState, seat: i64) -> bool:
    """Whether there are goods enough for a black tile, and a tile."""
    enough = goods.in_store(s, seat) >= s.tables.components.black_tile_goods
    return enough and any(s.black)


def add_payments(s: BurgundyState, seat: i64, about: i64, out: Choices) -> None:
    """Colours to pay with, one good after another in the order of the colours."""
    left, lowest = divmod(about, 8)
    held = s.goods[seat * 6 : seat * 6 + 6]
    for colour in range(lowest, 6):
        if held[colour] and sum(held[colour:]) >= left:
            out.append(PAY_GOODS + colour)


# what happens


def step(s: BurgundyState, seat: i64, action: i64, log: Log | None) -> None:
    """The actions of the solo game."""
    if action < POINTS:
        carry_out(s, seat, action - PART_FIRST, log)
    elif action < TRADE:
        buy_points(s, seat, action - POINTS + 1, log)
    elif action < PAY_GOODS:
        trade(s, seat, action - TRADE, log)
    else:
        pay(s, seat, action - PAY_GOODS, log)


def buy_points(s: BurgundyState, seat: i64, points: i64, log: Log | None) -> None:
    s.pending.pop()
    s.silver[seat] -= points
    if log is not None:
        log.append(Event("points-bought", {"seat": seat, "points": points}))
    advance(s, seat, points, log)


def sweep(s: BurgundyState, log: Log | None) -> None:
    """After a ship all goods that are left in depots leave the game; now goods may be traded."""
    s.pending.pop()
    gone = sum(s.depot_goods)
    s.depot_goods = [0] * len(s.depot_goods)
    if gone and log is not None:
        log.append(Event("goods-removed", {"count": gone}))
    s.pending.append(frames.frame(frames.TRADE))


def trade(s: BurgundyState, seat: i64, slot: i64, log: Log | None) -> None:
    """Choose a tile of the black depot; the goods that pay for it come next."""
    tile = s.tables.names[s.black[slot]]
    s.black[slot] = 0
    s.pending.append(frames.frame(frames.PAY, s.tables.components.black_tile_goods * 8))
    if log is not None:
        log.append(Event("tile-traded", {"seat": seat, "tile": tile}))


def pay(s: BurgundyState, seat: i64, colour: i64, log: Log | None) -> None:
    """Pay a good; after the last one the tile lies face down in a store."""
    left = s.pending.pop() // frames.KINDS // 8 - 1
    s.goods[seat * 6 + colour] -= 1
    if log is not None:
        good = s.tables.components.goods[colour]
        log.append(Event("goods-paid", {"seat": seat, "goods": good}))
    if left:
        s.pending.append(frames.frame(frames.PAY, left * 8 + colour))
    else:
        stores.into(s, seat, s.tables.face_down)


# the end


def completed_colours(s: BurgundyState, seat: i64) -> i64:
    empty = ~s.filled[seat]
    return sum(1 for spaces in s.duchies[seat].colours[: len(COLOURS)] if not spaces & empty)


def won(s: BurgundyState) -> bool:
    return s.filled[0].bit_count() == s.duchies[0].size


def rounds_left(s: BurgundyState) -> i64:
    """The rounds that were not needed."""
    if not won(s):
        return 0
    return (s.tables.phases - s.phase) * s.tables.rounds - s.round - 1


def win(s: BurgundyState, seat: i64, log: Log | None) -> None:
    """The last space is filled; whatever was still open is dropped (B-SOLO-36)."""
    s.pending = []
    over(s)
    if log is not None:
        log.append(Event("solo-won", {"seat": seat, "count": rounds_left(s)}))


def lose(s: BurgundyState, log: Log | None) -> None:
    over(s)
    if log is not None:
        empty = s.spaces - s.filled[0].bit_count()
        log.append(Event("solo-lost", {"seat": 0, "count": empty}))


def over(s: BurgundyState) -> None:
    s.stage = OVER
    s.actors = ()
    s.last = -1
