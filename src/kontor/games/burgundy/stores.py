"""Tiles on their way into a duchy: stores, what waits beyond them, and tiles placed at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kontor.core.events import Event, Log
from kontor.core.rows import Choices
from kontor.games.burgundy import frames, legal, turn
from kontor.games.burgundy.actions import (
    BLACK_SLOTS,
    CLAIM,
    KEEP,
    PICK,
    SET,
    SLOTS,
    THROW,
    TILE_KINDS,
)
from kontor.games.burgundy.tables import FREE_PLACE, MANY_STORES, TEAM

if TYPE_CHECKING:
    from kontor.games.burgundy.state import BurgundyState

PRIVATE: Final[i64] = 2
"""In the team game a player's first stores are private; the others belong to both partners."""


def reach(s: BurgundyState, seat: i64) -> range:
    """Where the stores lie that a seat can use."""
    return range(seat * s.stores_each, (seat + 1) * s.stores_each)


def unlimited(s: BurgundyState, seat: i64) -> range:
    """The stores whose limit shield 4 lifts: all, or in the team game the shared ones."""
    return reach(s, seat)[PRIVATE:] if s.expansions & TEAM else reach(s, seat)


def into(s: BurgundyState, seat: i64, kind: i64) -> None:
    """A tile comes into a store; with all stores full, one has to be discarded first (B-STORE)."""
    if s.expansions & TEAM and choice_of_piles(s, seat):
        s.pending.append(frames.frame(frames.KEEP, kind))
        return
    first = seat * s.stores_each
    for store in range(first, first + s.stores_each):
        if not s.stores[store]:
            s.stores[store] = kind
            return
    if s.shields[seat] & MANY_STORES:
        put_beyond(s, seat, [*s.cellar[seat], kind])
    else:
        s.pending.append(frames.frame(frames.DISCARD, kind))


def choice_of_piles(s: BurgundyState, seat: i64) -> bool:
    """Whether both a private and a shared store are free (B-TEAM-11)."""
    first = seat * s.stores_each
    shared = first + PRIVATE
    return is_free(s, first, shared) and (
        is_free(s, shared, first + s.stores_each) or s.shields[seat] & MANY_STORES != 0
    )


def is_free(s: BurgundyState, first: i64, end: i64) -> bool:
    """Whether one of these stores is empty."""
    return any(not s.stores[store] for store in range(first, end))


def keep(s: BurgundyState, seat: i64, shared: bool) -> None:
    """The tile that was taken goes to the private stores or to the shared ones."""
    kind = s.pending.pop() // frames.KINDS
    for store in reach(s, seat)[PRIVATE:] if shared else reach(s, seat):
        if not s.stores[store]:
            s.stores[store] = kind
            return
    put_beyond(s, seat, [*s.cellar[seat], kind])


def put_beyond(s: BurgundyState, seat: i64, tiles: list[int]) -> None:
    """The tiles that a seat has beyond its stores, with shield 4."""
    s.cellar = [tiles if i == seat else others for i, others in enumerate(s.cellar)]


def discard(s: BurgundyState, seat: i64, store: i64, log: Log | None) -> None:
    """The tile that had to wait takes the place of the one that leaves the game."""
    gone = s.stores[seat * s.stores_each + store]
    s.stores[seat * s.stores_each + store] = s.pending.pop() // frames.KINDS
    if log is not None:
        log.append(Event("tile-discarded", {"seat": seat, "tile": s.tables.names[gone]}))


def step(s: BurgundyState, seat: i64, action: i64, log: Log | None) -> None:
    """Claim, pick, set, throw, keep."""
    if action < PICK:
        claim(s, seat, action - CLAIM, log)
    elif action < SET:
        die, kind = divmod(action - PICK, TILE_KINDS)
        s.pending.append(frames.frame(frames.SET, kind * 8 + die))
    elif action < THROW:
        set_tile(s, seat, action - SET, log)
    elif action < KEEP:
        throw(s, seat, action - THROW, log)
    else:
        keep(s, seat, action > KEEP)


def claim(s: BurgundyState, seat: i64, offer: i64, log: Log | None) -> None:
    """Take a tile to be placed at once; where it goes is the next decision."""
    s.pending.pop()
    if offer == SLOTS + BLACK_SLOTS:
        kind = s.tables.inn
        s.inns -= 1
    else:
        kind = legal.offered(s, offer)
        if offer < SLOTS:
            s.depots[offer] = 0
        else:
            s.black[offer - SLOTS] = 0
    s.pending.append(frames.frame(frames.SET, kind * 8))
    s.claimed = True
    if log is not None:
        log.append(Event("tile-claimed", {"seat": seat, "tile": s.tables.names[kind]}))


def set_tile(s: BurgundyState, seat: i64, space: i64, log: Log | None) -> None:
    """Place the tile that was claimed, or picked from beyond the stores."""
    kind, die = divmod(s.pending.pop() // frames.KINDS, 8)
    if s.claimed:
        s.claimed = False
    else:
        number = s.duchies[seat].number_of[space]
        free = s.powers[seat] & FREE_PLACE[s.tables.colour[kind]]
        turn.use_die(s, seat, die, number, free, log)
        cellar = s.cellar[seat][:]
        cellar.remove(kind)
        put_beyond(s, seat, cellar)
    turn.place(s, seat, kind, space, log)


def throw(s: BurgundyState, seat: i64, kind: i64, log: Log | None) -> None:
    """Shield 4 is lost: discard what finds no store any more (B-SHIELDS-4b)."""
    cellar = s.cellar[seat][:]
    if kind in cellar:
        cellar.remove(kind)
        put_beyond(s, seat, cellar)
    else:
        for store in unlimited(s, seat):
            if s.stores[store] == kind:
                s.stores[store] = 0
                break
        move_up(s, seat)
    if log is not None:
        log.append(Event("tile-discarded", {"seat": seat, "tile": s.tables.names[kind]}))
    if not s.cellar[seat]:
        s.pending.pop()


def move_up(s: BurgundyState, seat: i64) -> None:
    """Tiles from beyond the stores move up into empty ones."""
    for store in unlimited(s, seat):
        if not s.stores[store] and s.cellar[seat]:
            first, *rest = s.cellar[seat]
            s.stores[store] = first
            put_beyond(s, seat, rest)


def thrown(s: BurgundyState, seat: i64) -> list[int]:
    """The kinds of tiles of which one may be discarded when shield 4 is lost."""
    kinds = {s.stores[store] for store in unlimited(s, seat)} | set(s.cellar[seat])
    return sorted(kinds - {0})


def add_picks(s: BurgundyState, seat: i64, die: i64, out: Choices) -> None:
    """Tiles beyond the stores that could be placed with a die."""
    for kind in sorted(set(s.cellar[seat])):
        if legal.spaces_with(s, seat, die, kind):
            out.append(PICK + die * TILE_KINDS + kind)
