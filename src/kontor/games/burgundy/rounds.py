"""Phases, rounds, turn order, and how a game runs from one turn to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kontor.core.chance import Chance
from kontor.core.events import Event, Log
from kontor.core.rows import Row, vec
from kontor.games.burgundy import scoring, shields, solo, team, turn
from kontor.games.burgundy.actions import BLACK_SLOTS, SLOTS
from kontor.games.burgundy.tables import (
    BRIDGE_TOP,
    DOUBLE_MINES,
    INNS,
    MINE,
    MINE_WORKER,
    OVER,
    SHIELDS,
    SOLO,
    TEAM,
)

if TYPE_CHECKING:
    from kontor.games.burgundy.state import BurgundyState

ONE_ACTOR: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,))
GOODS: Final = vec[i64]([0, 1, 2, 3, 4, 5])


def draw(counts: Row, kinds: Row, chance: Chance) -> i64:
    """Draw one of these kinds from a bag of counts; each piece is equally likely."""
    left: i64 = 0
    for kind in kinds:
        left += counts[kind]
    pick: i64 = chance.below(left)
    for kind in kinds:
        count = counts[kind]
        pick -= count
        if pick < 0:
            counts[kind] = count - 1
            return kind
    raise AssertionError("a draw lies within the bag")


def begin_phase(s: BurgundyState, chance: Chance, log: Log | None) -> None:
    """Clear the tiles, refill depots and black depot, lay out the phase's goods (B-PHASE)."""
    t = s.tables
    components = t.components
    s.stacks = s.stacks[:]
    s.black_stack = s.black_stack[:]
    s.goods_bag = s.goods_bag[:]
    for slot in range(SLOTS):
        s.depots[slot] = 0
    for depot, spaces in enumerate(components.depots):
        for index, space in enumerate(spaces):
            if space.from_players <= s.scale:
                colour = components.space_colour(space, s.scale, s.phase)
                kind = draw(s.stacks, s.supply.kinds_of_colour[colour], chance)
                s.depots[depot * 4 + index] = kind
    for slot in range(BLACK_SLOTS):
        used = slot < components.black_spaces[s.scale - 2]
        s.black[slot] = draw(s.black_stack, s.supply.black_kinds, chance) if used else 0
    if s.expansions & INNS:
        s.inns += 1
    s.round_goods = [draw(s.goods_bag, GOODS, chance) for _ in range(t.rounds)]
    if log is not None:
        log_phase(s, log)


def log_phase(s: BurgundyState, log: Log) -> None:
    names = s.tables.names
    log.append(Event("phase-begins", {"phase": s.tables.components.phases[s.phase]}))
    for depot in range(6):
        tiles = [names[kind] for kind in s.depots[depot * 4 : depot * 4 + 4] if kind]
        log.append(Event("depot-filled", {"depot": depot + 1, "tiles": ",".join(tiles)}))
    black = [names[kind] for kind in s.black if kind]
    log.append(Event("black-depot-filled", {"tiles": ",".join(black)}))
    goods = [s.tables.components.goods[colour] for colour in s.round_goods]
    log.append(Event("phase-goods", {"goods-list": ",".join(goods)}))


def begin_round(s: BurgundyState, chance: Chance, log: Log | None) -> None:
    """All roll; the white die sends the round's good to a depot (B-ROUND)."""
    s.order = s.queue[:]
    if log is not None:
        phase = s.tables.components.phases[s.phase]
        log.append(Event("round-begins", {"phase": phase, "round": s.round + 1}))
    for seat in s.order:
        s.dice[2 * seat] = chance.below(6) + 1
        s.dice[2 * seat + 1] = chance.below(6) + 1
        if log is not None:
            a, b = s.dice[2 * seat], s.dice[2 * seat + 1]
            log.append(Event("dice-rolled", {"seat": seat, "first": a, "second": b}))
    s.white = chance.below(6) + 1
    colour = s.round_goods[0]
    s.round_goods = s.round_goods[1:]
    s.depot_goods = s.depot_goods[:]
    s.depot_goods[(s.white - 1) * 6 + colour] += 1
    if log is not None:
        goods = s.tables.components.goods[colour]
        log.append(Event("goods-arrive", {"goods": goods, "depot": s.white}))
    if s.expansions & SOLO:
        solo.remove_tile(s, log)
    s.turn = 0
    begin_turn(s)
    s.last = -1


def begin_turn(s: BurgundyState) -> None:
    """The next in order acts."""
    seat = s.order[s.turn]
    s.bought = False
    s.wild = 0
    s.actors = ONE_ACTOR[seat]
    if s.expansions & TEAM:
        team.take_over(s, seat)


def end_turn(s: BurgundyState, chance: Chance, log: Log | None) -> None:
    """The next player's turn, or the next round, phase, or the end."""
    s.turn += 1
    if s.turn < s.players:
        begin_turn(s)
        return
    if s.round + 1 < s.tables.rounds:
        s.round += 1
        begin_round(s, chance, log)
    elif s.expansions & SHIELDS:
        shields.begin_closing(s)
        go_on(s, chance, log)
    else:
        end_phase(s, log)
        finish_phase(s, chance, log)


def go_on(s: BurgundyState, chance: Chance, log: Log | None) -> None:
    """With shields a phase ends in steps, some of which wait for a decision."""
    if not shields.next_step(s, log):
        finish_phase(s, chance, log)


def finish_phase(s: BurgundyState, chance: Chance, log: Log | None) -> None:
    """The next phase, or the end of the game."""
    if s.phase + 1 < s.tables.phases:
        s.phase += 1
        s.round = 0
        begin_phase(s, chance, log)
        begin_round(s, chance, log)
        return
    if s.expansions & SOLO:
        solo.lose(s, log)
        return
    scoring.score_end(s, log)
    s.stage = OVER
    s.actors = ()
    s.last = -1


def end_phase(s: BurgundyState, log: Log | None) -> None:
    """Mines pay a silver each, with monastery 2 a worker too (B-PHASEEND)."""
    for seat in s.order:
        mines = mines_of(s, seat)
        if mines:
            silver = 2 * mines if s.shields[seat] & DOUBLE_MINES else mines
            s.silver[seat] += silver
            if log is not None:
                log.append(Event("mines-pay", {"seat": seat, "silver": silver}))
            if s.powers[seat] & MINE_WORKER:
                turn.gain_workers(s, seat, mines, log)


def mines_of(s: BurgundyState, seat: i64) -> i64:
    """How many mines a seat has; on spaces for mines there may be inns, too."""
    count: i64 = 0
    spaces = s.filled[seat] & s.duchies[seat].colours[MINE]
    while spaces:
        bit = spaces & -spaces
        if s.tiles[seat * s.spaces + bit.bit_length() - 1] == s.tables.mine:
            count += 1
        spaces ^= bit
    return count


def advance(s: BurgundyState, seat: i64, log: Log | None) -> None:
    """One space forward on the bridge, on top of whoever is there (B-BRIDGE)."""
    space = min(s.bridge[seat] + 1, s.tables.last_bridge_space)
    s.bridge = s.bridge[:]
    s.bridge[seat] = space
    lift_marker(s, seat)
    if s.expansions:
        lift_bridge_tops(s, seat)
    if log is not None:
        log.append(Event("marker-advances", {"seat": seat, "space": space + 1}))


def lift_bridge_tops(s: BurgundyState, mover: i64) -> None:
    """Monastery 27: its owner's marker lies on top, and above it that of a player who copies it
    (B-EXTRA-3, B-EXTRA-6); of two partners the mover's lies higher (B-TEAM-19), and
    they keep their order where nobody moves (-1)."""
    tops = [seat for seat in reversed(s.queue) if s.powers[team.keeper(s, seat)] & BRIDGE_TOP]
    tops.sort(key=lambda seat: (shields.copies(s, team.keeper(s, seat)), seat == mover))
    for seat in tops:
        lift_marker(s, seat)


def lift_marker(s: BurgundyState, seat: i64) -> None:
    """Put a marker on top of those on its space."""
    s.queue = s.queue[:]
    s.queue.remove(seat)
    place = 0
    while place < len(s.queue) and s.bridge[s.queue[place]] > s.bridge[seat]:
        place += 1
    s.queue.insert(place, seat)
