"""Steps on company tracks and on the diamond track, with what they cost and pay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kontor.core.events import Event, Log
from kontor.core.rows import row, zeros
from kontor.games.mombasa import frames
from kontor.games.mombasa.actions import COMPANY_COUNT
from kontor.games.mombasa.atlas import COMPANIES
from kontor.games.mombasa.pieces import Reward

if TYPE_CHECKING:
    from kontor.games.mombasa.state import MombasaState


# A frame of steps says how many are left on each track, which tracks were begun, and how many more
# may be.
BEGUN: Final = 4
TRACKS: Final = 5
FIELDS: Final[i64] = 6


def walkable(s: MombasaState, seat: i64, company: i64, most: i64) -> i64:
    """How many steps of so many a seat can make on a track, paying the calls on the way."""
    lane = s.layout.lanes[company]
    place = s.places[seat * 4 + company]
    if most > lane.length - place:
        most = lane.length - place
    purse = s.pounds[seat]
    for count in range(most):
        place += 1
        purse -= lane.cost[place]
        if purse < 0:
            return count
        purse += lane.pays[place]
    return most


def walk(s: MombasaState, seat: i64, company: i64, count: i64, log: Log | None) -> None:
    """Advance on a track step by step (M-TRACK-4)."""
    lane = s.layout.lanes[company]
    first = s.places[seat * 4 + company] + 1
    if log is not None:
        at = first + count - 1
        params: dict[str, str | int] = {"seat": seat, "count": count, "shares": lane.shares[at]}
        log.append(Event("advances", {**params, "company": COMPANIES[company], "at": at}))
    for place in range(first, first + count):
        s.places[seat * 4 + company] = place
        cost = lane.cost[place]
        if cost:
            s.pounds[seat] -= cost
            if log is not None:
                params = {"seat": seat, "pounds": cost}
                log.append(Event("call-paid", {**params, "company": COMPANIES[company]}))
        if lane.pays[place]:
            pay_special(s, seat, company, place, log)


def pay_special(s: MombasaState, seat: i64, company: i64, place: i64, log: Log | None) -> None:
    """A special space pays who arrives and everybody there or beyond (M-SPECIAL-1, M-SPECIAL-2)."""
    pounds = s.layout.lanes[company].pays[place]
    for other in (seat, *(other for other in range(s.players) if other != seat)):
        if s.places[other * 4 + company] >= place:
            s.pounds[other] += pounds
            if log is not None:
                key = "special-reached" if other == seat else "special-again"
                params: dict[str, str | int] = {"seat": other, "pounds": pounds}
                log.append(Event(key, {**params, "company": COMPANIES[company]}))


def earn(s: MombasaState, seat: i64, pounds: i64, log: Log | None) -> None:
    s.pounds[seat] += pounds
    if log is not None and pounds:
        log.append(Event("pounds-gained", {"seat": seat, "pounds": pounds}))


def pay(s: MombasaState, seat: i64, pounds: i64, log: Log | None) -> None:
    s.pounds[seat] -= pounds
    if log is not None and pounds:
        log.append(Event("pounds-paid", {"seat": seat, "pounds": pounds}))


def polish(s: MombasaState, seat: i64, count: i64, log: Log | None) -> None:
    """Advance the diamond; steps past its end pay pounds (M-DIAMOND-3, M-DIAMOND-4)."""
    if not count:
        return
    before = s.diamonds[seat]
    after = before + count
    if after > s.tables.diamond_end:
        after = s.tables.diamond_end
    s.diamonds[seat] = after
    if log is not None and after > before:
        params: dict[str, str | int] = {"seat": seat, "count": after - before, "at": after}
        log.append(Event("diamond-advances", params))
        if before < s.tables.diamond_slot <= after:
            log.append(Event("slot-unlocked", {"seat": seat, "slot": 4}))
    earn(s, seat, (before + count - after) * s.tables.components.past_end, log)


def give(
    s: MombasaState, seat: i64, reward: Reward, company: i64, count: i64, log: Log | None
) -> None:
    """Pay a reward. Pounds and diamond steps, which can only help, come by themselves; book
    points, posts to remove and track steps are asked for, in the order that helps most."""
    earn(s, seat, reward.pounds, log)
    polish(s, seat, reward.diamonds, log)
    if count:
        ask_steps(s, company, count)
    if reward.remove:
        s.pending.append(frames.frame(frames.REMOVE, reward.remove))
    if reward.points:
        s.pending.append(frames.frame(frames.POINTS, reward.points))


def ask_steps(s: MombasaState, company: i64, count: i64) -> None:
    """Steps on one track, as many of them as the player wants."""
    about = zeros(FIELDS)
    about[company] = count
    about[TRACKS] = 1
    s.pending.append(frames.packed(frames.ADVANCE, about))


def ask_tour(s: MombasaState, company: i64, count: i64, tracks: i64) -> None:
    """Steps on so many of the other tracks, in any order (M-TRACKD-5)."""
    about = row([count, count, count, count, 0, tracks])
    about[company] = 0
    s.pending.append(frames.packed(frames.ADVANCE, about))


def advance(s: MombasaState, seat: i64, company: i64, count: i64, log: Log | None) -> None:
    """Make asked steps; what is left of them stays open until the player stops (M-REWARD-5)."""
    frame: i64 = s.pending.pop()
    about = zeros(FIELDS)
    for place in range(FIELDS):
        about[place] = frames.field(frame, place)
    if not about[BEGUN] >> company & 1:
        about[BEGUN] |= 1 << company
        about[TRACKS] -= 1
    about[company] -= count
    left = False
    for other in range(COMPANY_COUNT):
        if not about[TRACKS] and not about[BEGUN] >> other & 1:
            about[other] = 0
        if about[other]:
            left = True
    if left:
        s.pending.append(frames.packed(frames.ADVANCE, about))
    walk(s, seat, company, count, log)
