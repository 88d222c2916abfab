"""Bonus markers: which spaces a seat may use, and what they give."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kontor.core.events import Event, Log
from kontor.core.rows import Choices
from kontor.games.mombasa import area, frames, steps
from kontor.games.mombasa.actions import OPTIONS, PLACE, SPACE_NAMES
from kontor.games.mombasa.tables import (
    BUYING,
    DISCARDING,
    FIRST_PLAYER,
    MAJORITY,
    TILE,
    TOTALS,
    TRACK_C,
    TRACK_D,
)

if TYPE_CHECKING:
    from kontor.games.mombasa.pieces import Special
    from kontor.games.mombasa.state import MombasaState


def add_spaces(s: MombasaState, seat: i64, out: Choices) -> None:
    """The bonus spaces a seat may place a marker on now (M-MARKER-3)."""
    if area.markers_left(s, seat) <= 0:
        return
    marks = s.marks
    pounds = s.pounds[seat]
    costs = s.tables.space_costs
    if marks[FIRST_PLAYER] < 0 and not s.opening:
        out.append(PLACE)
    if marks[BUYING] < 0 and pounds >= costs[BUYING]:
        out.append(PLACE + BUYING * OPTIONS)
    if marks[DISCARDING] < 0 and s.hand[seat] & ~s.tables.share_cards:
        out.append(PLACE + DISCARDING * OPTIONS)
    for space in range(MAJORITY, TILE):
        if marks[space] < 0:
            add_options(space, tiers_open(s, seat, space), out)
    for space in range(TILE, TRACK_C):
        if marks[space] < 0 and pounds >= costs[space]:
            out.append(PLACE + space * OPTIONS)
    for space in range(TRACK_C, TRACK_D + 2):
        if marks[space] < 0 and track_space_open(s, seat, space):
            choices: i64 = len(track_bonus(s, space).points)
            add_options(space, choices or 1, out)


def add_options(space: i64, count: i64, out: Choices) -> None:
    """The first tiers or choices of a space."""
    for option in range(count):
        out.append(PLACE + space * OPTIONS + option)


def tiers_open(s: MombasaState, seat: i64, space: i64) -> i64:
    """How many tiers of a majority space a seat may choose from; none without the majority."""
    kind = space - MAJORITY
    own = s.totals[seat * TOTALS + kind]
    count: i64 = 0
    for least in s.tables.least[space]:
        if own >= least:
            count += 1
    if count:
        for other in range(s.players):
            if s.totals[other * TOTALS + kind] > own:
                return 0
    return count


def track_bonus(s: MombasaState, space: i64) -> Special:
    """The bonus that a bonus space of track C or D stands for."""
    layout = s.layout
    company = layout.c if space < TRACK_D else layout.d
    return layout.lanes[company].bonuses[(space - TRACK_C) % 2]


def unlocked(s: MombasaState, seat: i64, space: i64) -> bool:
    company = s.layout.c if space < TRACK_D else s.layout.d
    return s.level[seat * 4 + company] > (space - TRACK_C) % 2


def track_space_open(s: MombasaState, seat: i64, space: i64) -> bool:
    """Whether a seat has unlocked a track's bonus space, may use it and can pay (M-TRACKX-3)."""
    other = space + 1 if (space - TRACK_C) % 2 == 0 else space - 1
    if not unlocked(s, seat, space) or s.marks[other] == seat:
        return False
    bonus = track_bonus(s, space)
    if bonus.kind == "discard":
        return bool(s.hand[seat] & discardable(s, bool(bonus.goods)))
    return s.pounds[seat] >= bonus.cost


def discardable(s: MombasaState, coffee: bool) -> i64:
    """The cards that a discard space takes (M-SPACE-9, M-TRACKD-2)."""
    return s.tables.coffee_cards if coffee else ~s.tables.share_cards


def place(s: MombasaState, seat: i64, space: i64, option: i64, log: Log | None) -> None:
    """Place a marker, pay, and get what the space offers."""
    s.marks = s.marks[:]
    s.marks[space] = seat
    if log is not None:
        log.append(Event("marker-placed", {"seat": seat, "bonus": SPACE_NAMES[space]}))
    if space >= TRACK_C:
        use_track_space(s, seat, space, option, log)
        return
    components = s.tables.components
    steps.pay(s, seat, s.tables.space_costs[space], log)
    if space == FIRST_PLAYER:
        s.first = seat
        s.pending.append(frames.frame(frames.POINTS, components.spaces[space].points))
        if log is not None:
            log.append(Event("first-player", {"seat": seat}))
    elif space == BUYING:
        s.pending.append(frames.frame(frames.BUY, 0))
    elif space == DISCARDING:
        s.pending.append(frames.frame(frames.DISCARD, 0, components.spaces[space].pounds_more))
    elif space < TILE:
        tier = s.tables.tiers[space][option]
        steps.give(s, seat, tier.reward, s.tables.space_companies[space], tier.steps, log)


def use_track_space(s: MombasaState, seat: i64, space: i64, option: i64, log: Log | None) -> None:
    """A bonus space of track C or D."""
    bonus = track_bonus(s, space)
    steps.pay(s, seat, bonus.cost, log)
    if bonus.kind == "discard":
        s.pending.append(frames.frame(frames.DISCARD, int(bool(bonus.goods)), bonus.amount))
    elif bonus.kind == "steps":
        steps.ask_tour(s, s.layout.d, bonus.steps, bonus.amount)
    else:
        steps.polish(s, seat, bonus.diamonds[option], log)
        if bonus.kind == "buy-diamonds":
            s.pending.append(frames.frame(frames.BUY, bonus.amount))
        else:
            s.pending.append(frames.frame(frames.POINTS, bonus.points[option]))


def discard(s: MombasaState, seat: i64, card: i64, log: Log | None) -> None:
    """A card leaves the hand for good and brings its crate and more (M-SPACE-7, M-SPACE-8)."""
    more = frames.field(s.pending.pop(), 1)
    s.hand[seat] &= ~s.tables.alone[card]
    if log is not None:
        log.append(Event("card-discarded", {"seat": seat, "card": s.tables.card_names[card]}))
    steps.earn(s, seat, s.tables.crate[card] + more, log)
