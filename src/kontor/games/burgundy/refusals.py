"""Why an action is refused: a reason to be worded, and the rule behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kontor.core.errors import IllegalAction
from kontor.games.burgundy import frames, legal, turn
from kontor.games.burgundy.actions import ANY_DIE, NO_DIE, SLOTS, STORES, TABLE
from kontor.games.burgundy.components import COLOURS
from kontor.games.burgundy.tables import BUILDING, BUY_ANYWHERE, FREE_PLACE, FREE_TAKE, OVER, SETUP

if TYPE_CHECKING:
    from kontor.games.burgundy.state import BurgundyState

FRAME_VERBS = {
    frames.ACTION: ("take", "place", "sell", "workers"),
    frames.FETCH: ("take",),
    frames.SELL: ("sell",),
    frames.PLACE: ("place",),
    frames.SHIP: ("ship",),
    frames.LOAD: ("load",),
}
"""What each follow-up lets a player do; all but the choice of goods can be passed."""


def refusal(s: BurgundyState, seat: int, action: int) -> IllegalAction:
    """The reason against an action that is not legal."""
    if s.stage == OVER:
        return IllegalAction("game-over", "B-END-1")
    if not 0 <= seat < s.players:
        return IllegalAction("no-such-seat", "B-SETUP-1", {"number": seat})
    if not 0 <= action < TABLE.size:
        return IllegalAction("unknown-action", "B-TURN-1", {"number": action})
    if seat not in s.actors:
        if s.stage == SETUP:
            return IllegalAction("start-not-yours", "B-EXPERT-4")
        return IllegalAction("not-your-turn", "B-ROUND-4")
    family, values = TABLE.parts(action)
    verb = family.name
    if s.stage == SETUP:
        reason = "no-castle-space" if verb == "start" else "start-first"
        return IllegalAction(reason, "B-SETUP-7" if s.sheets[seat] < 0 else "B-EXPERT-3")
    if verb == "start":
        return IllegalAction("start-over", "B-SETUP-7")
    return wrong_moment(s, verb, values) or REASONS[verb](s, seat, values)


def wrong_moment(s: BurgundyState, verb: str, values: list[int]) -> IllegalAction | None:
    """The action does not answer what is asked now."""
    kind = s.pending[-1] % frames.KINDS if s.pending else 0
    if kind == frames.DISCARD:
        return None if verb == "discard" else IllegalAction("discard-first", "B-STORE-4")
    if verb == "discard":
        return IllegalAction("no-discard", "B-STORE-5")
    if verb == "buy":
        return None
    if not s.pending:
        if verb == "pass":
            return IllegalAction("nothing-to-pass", "B-TURN-4")
        if verb == "ship" or verb == "load":
            return IllegalAction("no-ship", "B-SHIP-1")
        if values and values[0] in (NO_DIE, ANY_DIE):
            return IllegalAction("no-effect", "B-TURN-1")
        return None
    if verb == "pass":
        return IllegalAction("goods-must-fit", "B-SHIP-3")
    die = ANY_DIE if kind == frames.ACTION else NO_DIE
    if verb not in FRAME_VERBS[kind] or (verb not in ("ship", "load") and values[0] != die):
        return IllegalAction("effect-open", "B-TURN-3")
    return None


def die_missing(s: BurgundyState, seat: int, die: int) -> IllegalAction | None:
    if die in (NO_DIE, ANY_DIE) or die in s.dice[2 * seat : 2 * seat + 2]:
        return None
    return IllegalAction("no-such-die", "B-TURN-1", {"die": die})


def too_few_workers(
    s: BurgundyState, seat: int, die: int, value: int, free: int, rule: str
) -> IllegalAction:
    needed = turn.workers_needed(s, seat, die, value, free)
    params: dict[str, str | int] = {
        "die": die, "value": value, "workers": needed, "have": s.workers[seat],
    }  # fmt: skip
    return IllegalAction("too-few-workers", rule, params)


def why_not_take(s: BurgundyState, seat: int, values: list[int]) -> IllegalAction:
    die, slot = values
    missing = die_missing(s, seat, die)
    if missing:
        return missing
    kind = s.depots[slot]
    if not kind:
        return IllegalAction("no-tile", "B-TAKE-1", {"depot": slot // 4 + 1})
    tile = s.tables.names[kind]
    if die == NO_DIE:
        building = s.pending[-1] // frames.KINDS
        if not s.tables.fetch[building] >> s.tables.colour[kind] & 1:
            rules = {"market": "B-BUILD-5", "carpenter": "B-BUILD-6", "church": "B-BUILD-7"}
            name = s.tables.names[building]
            return IllegalAction("wrong-fetch", rules[name], {"building": name, "tile": tile})
    elif die != ANY_DIE:
        free = s.powers[seat] & FREE_TAKE
        if turn.workers_needed(s, seat, die, slot // 4 + 1, free) > s.workers[seat]:
            return too_few_workers(s, seat, die, slot // 4 + 1, free, "B-DIE-3")
    return IllegalAction("equal-tile", "B-TAKE-1", {"tile": tile})


def why_not_place(s: BurgundyState, seat: int, values: list[int]) -> IllegalAction:
    die, store, space = values
    missing = die_missing(s, seat, die)
    if missing:
        return missing
    t = s.tables
    kind = s.stores[seat * STORES + store]
    if not kind:
        return IllegalAction("store-empty", "B-PLACE-1", {"store": store + 1})
    duchy = s.duchies[seat]
    bit = 1 << space
    params: dict[str, str | int] = {"tile": t.names[kind], "space": t.space_names[space]}
    if s.filled[seat] & bit:
        return IllegalAction("space-filled", "B-PLACE-1", params)
    if duchy.colour_of[space] != t.colour[kind]:
        params["colour"] = COLOURS[duchy.colour_of[space]]
        return IllegalAction("wrong-colour", "B-PLACE-2", params)
    if not s.open[seat] & bit:
        return IllegalAction("not-adjacent", "B-PLACE-4", params)
    if t.colour[kind] == BUILDING and not legal.spaces_for(s, seat, kind) & bit:
        return IllegalAction("building-in-town", "B-BUILD-2", params)
    if die not in (NO_DIE, ANY_DIE):
        free = s.powers[seat] & FREE_PLACE[t.colour[kind]]
        number = duchy.number_of[space]
        if turn.workers_needed(s, seat, die, number, free) > s.workers[seat]:
            return too_few_workers(s, seat, die, number, free, "B-PLACE-3")
    return IllegalAction("equal-tile", "B-PLACE-1", params)


def why_not_sell(s: BurgundyState, seat: int, values: list[int]) -> IllegalAction:
    die, colour = values
    missing = die_missing(s, seat, die)
    if missing:
        return missing
    if not s.goods[seat * 6 + colour]:
        return IllegalAction("no-goods", "B-SELL-1", {"goods": s.tables.components.goods[colour]})
    return too_few_workers(s, seat, die, colour + 1, 0, "B-SELL-1")


def why_not_workers(_s: BurgundyState, _seat: int, values: list[int]) -> IllegalAction:
    return IllegalAction("no-such-die", "B-TURN-1", {"die": values[0]})


def why_not_ship(s: BurgundyState, seat: int, values: list[int]) -> IllegalAction:
    depot = values[0]
    if legal.fitting(s, seat, depot):
        return IllegalAction("depot-not-beside", "B-MON-5a", {"depot": depot + 1})
    return IllegalAction("no-goods-fit", "B-SHIP-2", {"depot": depot + 1})


def why_not_load(s: BurgundyState, _seat: int, values: list[int]) -> IllegalAction:
    goods = s.tables.components.goods[values[0]]
    return IllegalAction("goods-not-there", "B-SHIP-4", {"goods": goods})


def why_not_buy(s: BurgundyState, seat: int, values: list[int]) -> IllegalAction:
    offer, paid = values
    anywhere = s.powers[seat] & BUY_ANYWHERE
    if s.bought:
        return IllegalAction("already-bought", "B-BUY-3")
    if offer < SLOTS and not anywhere:
        return IllegalAction("black-depot-only", "B-MON-6b")
    if paid and not anywhere:
        return IllegalAction("silver-only", "B-MON-6a")
    kind = legal.offered(s, offer)
    if not kind:
        return IllegalAction("nothing-to-buy", "B-BUY-4")
    silver = s.tables.black_price - paid
    if s.silver[seat] < silver or s.workers[seat] < paid:
        return IllegalAction("cannot-pay", "B-BUY-4", {"silver": silver, "workers": paid})
    return IllegalAction("equal-tile", "B-BUY-1", {"tile": s.tables.names[kind]})


def why_not_discard(s: BurgundyState, seat: int, values: list[int]) -> IllegalAction:
    kind = s.stores[seat * STORES + values[0]]
    return IllegalAction("equal-tile", "B-STORE-3", {"tile": s.tables.names[kind]})


Reason = Callable[["BurgundyState", int, list[int]], IllegalAction]

REASONS: dict[str, Reason] = {
    "take": why_not_take,
    "place": why_not_place,
    "sell": why_not_sell,
    "workers": why_not_workers,
    "ship": why_not_ship,
    "load": why_not_load,
    "buy": why_not_buy,
    "discard": why_not_discard,
}
