"""Steps on company tracks and on the diamond track, with what they cost and pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kontor.core.events import Event, Log
from kontor.games.mombasa import frames
from kontor.games.mombasa.atlas import COMPANIES
from kontor.games.mombasa.pieces import Reward

if TYPE_CHECKING:
    from kontor.games.mombasa.state import MombasaState


def walkable(s: MombasaState, seat: int, company: int, most: int) -> int:
    """How many steps of so many a seat can make on a track, paying the calls on the way."""
    lane = s.layout.lanes[company]
    place = s.places[seat * 4 + company]
    most = min(most, lane.length - place)
    purse = s.pounds[seat]
    for count in range(most):
        place += 1
        purse -= lane.cost[place]
        if purse < 0:
            return count
        purse += lane.pays[place]
    return most


def walk(s: MombasaState, seat: int, company: int, count: int, log: Log | None) -> None:
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


def pay_special(s: MombasaState, seat: int, company: int, place: int, log: Log | None) -> None:
    """A special space pays who arrives and everybody there or beyond (M-SPECIAL-1, M-SPECIAL-2)."""
    pounds = s.layout.lanes[company].pays[place]
    for other in (seat, *(other for other in range(s.players) if other != seat)):
        if s.places[other * 4 + company] >= place:
            s.pounds[other] += pounds
            if log is not None:
                key = "special-reached" if other == seat else "special-again"
                params: dict[str, str | int] = {"seat": other, "pounds": pounds}
                log.append(Event(key, {**params, "company": COMPANIES[company]}))


def earn(s: MombasaState, seat: int, pounds: int, log: Log | None) -> None:
    s.pounds[seat] += pounds
    if log is not None and pounds:
        log.append(Event("pounds-gained", {"seat": seat, "pounds": pounds}))


def pay(s: MombasaState, seat: int, pounds: int, log: Log | None) -> None:
    s.pounds[seat] -= pounds
    if log is not None and pounds:
        log.append(Event("pounds-paid", {"seat": seat, "pounds": pounds}))


def polish(s: MombasaState, seat: int, count: int, log: Log | None) -> None:
    """Advance the diamond; steps past its end pay pounds (M-DIAMOND-3, M-DIAMOND-4)."""
    if not count:
        return
    before = s.diamonds[seat]
    after = min(before + count, s.tables.diamond_end)
    s.diamonds[seat] = after
    if log is not None and after > before:
        params: dict[str, str | int] = {"seat": seat, "count": after - before, "at": after}
        log.append(Event("diamond-advances", params))
        if before < s.tables.diamond_slot <= after:
            log.append(Event("slot-unlocked", {"seat": seat, "slot": 4}))
    earn(s, seat, (before + count - after) * s.tables.components.past_end, log)


def give(
    s: MombasaState, seat: int, reward: Reward, company: int, count: int, log: Log | None
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


def ask_steps(s: MombasaState, company: int, count: int) -> None:
    """Steps on one track, as many of them as the player wants."""
    left = [0] * 4
    left[company] = count
    s.pending.append(frames.frame(frames.ADVANCE, *left, 0, 1))


def ask_tour(s: MombasaState, company: int, count: int, tracks: int) -> None:
    """Steps on so many of the other tracks, in any order (M-TRACKD-5)."""
    left = [0 if other == company else count for other in range(4)]
    s.pending.append(frames.frame(frames.ADVANCE, *left, 0, tracks))


def advance(s: MombasaState, seat: int, company: int, count: int, log: Log | None) -> None:
    """Make asked steps; what is left of them stays open until the player stops (M-REWARD-5)."""
    *left, begun, tracks = frames.fields(s.pending.pop())
    if not begun >> company & 1:
        begun |= 1 << company
        tracks -= 1
    left[company] -= count
    if not tracks:
        left = [n if begun >> other & 1 else 0 for other, n in enumerate(left)]
    if any(left):
        s.pending.append(frames.frame(frames.ADVANCE, *left, begun, tracks))
    walk(s, seat, company, count, log)
