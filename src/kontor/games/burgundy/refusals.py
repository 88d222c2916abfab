"""Why an action is refused: a reason to be worded, and the rule behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kontor.core.errors import IllegalAction
from kontor.games.burgundy import frames, legal, shields, solo, turn
from kontor.games.burgundy.actions import ANY_DIE, BUILDINGS, NO_DIE, SLOTS, TABLE
from kontor.games.burgundy.components import ANY_COLOUR
from kontor.games.burgundy.plans import COLOURS
from kontor.games.burgundy.tables import (
    ANYWHERE,
    BUILDING,
    BUY_ANYWHERE,
    COPIED_MONASTERIES,
    FREE_PLACE,
    FREE_TAKE,
    HIRE_WORKERS,
    OVER,
    SETUP,
    SOLO,
    TRIBUTE_WORKERS,
    WILD_DIE,
)

if TYPE_CHECKING:
    from kontor.games.burgundy.state import BurgundyState

FRAME_VERBS = {
    frames.ACTION: ("take", "place", "sell", "workers", "pick", "shield"),
    frames.FETCH: ("take",),
    frames.SELL: ("sell",),
    frames.PLACE: ("place", "pick"),
    frames.SHIP: ("ship",),
    frames.LOAD: ("load",),
    frames.WHITE: ("take", "place", "sell", "workers", "pick"),
    frames.CRANE: ("use",),
    frames.HERD: ("herd",),
    frames.CLAIM: ("claim",),
    frames.CARGO: ("cargo",),
    frames.PARTS: ("part",),
    frames.POINTS: ("points",),
    frames.TRADE: ("trade",),
}
"""What each follow-up lets a player do; all but the choice of goods can be passed."""


DICE_VERBS = ("take", "place", "sell", "workers", "pick")
ATOMIC_VERBS = {
    frames.DISCARD: ("discard", "discard-first", "B-STORE-4"),
    frames.CREST: ("crest", "crest-first", "B-SHIELD-8"),
    frames.SET: ("set", "set-first", "B-PLACE-1"),
    frames.TRIBUTE: ("tribute", "tribute-first", "B-SHIELD-14"),
    frames.NAME: ("copy", "name-first", "B-SHIELDS-6b"),
    frames.TRIM: ("throw", "trim-first", "B-SHIELDS-4b"),
    frames.KEEP: ("keep", "keep-first", "B-TEAM-11"),
    frames.PAY: ("pay", "pay-first", "B-SOLO-18"),
}
"""What must be answered before anything else: the verb, and the refusal of all others."""
UNASKED = {
    "discard": ("no-discard", "B-STORE-5"),
    "crest": ("no-shield-to-lay", "B-SHIELD-10"),
    "set": ("nothing-to-set", "B-PLACE-1"),
    "drop": ("no-tribute", "B-SHIELD-10"),
    "tribute": ("no-tribute", "B-SHIELD-11"),
    "throw": ("no-discard", "B-STORE-5"),
    "claim": ("no-claim", "B-SHIELDS-14a"),
    "cargo": ("no-ship", "B-SHIELDS-5a"),
    "keep": ("nothing-to-keep", "B-TEAM-11"),
    "part": ("no-parts", "B-SOLO-28"),
    "points": ("no-points-now", "B-SOLO-31"),
    "trade": ("no-trade-now", "B-SOLO-18"),
    "pay": ("no-trade-now", "B-SOLO-18"),
}
"""Answers to what is not asked now."""


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
    if kind in ATOMIC_VERBS:
        answer, reason, rule = ATOMIC_VERBS[kind]
        if verb == answer or (verb == "drop" and kind == frames.TRIBUTE):
            return None
        return IllegalAction(reason, rule)
    if verb in UNASKED and verb not in FRAME_VERBS.get(kind, ()):
        reason, rule = UNASKED[verb]
        alone = verb == "claim" and s.expansions & SOLO
        return IllegalAction(reason, "B-SOLO-26" if alone else rule)
    if verb in ("buy", "hire", "inn", "copy"):
        return None
    if not s.pending:
        if verb == "pass":
            return IllegalAction("nothing-to-pass", "B-TURN-4")
        if verb in ("ship", "load"):
            return IllegalAction("no-ship", "B-SHIP-1")
        if verb in ("use", "herd"):
            return IllegalAction("no-effect", "B-EXTRA-9" if verb == "use" else "B-EXTRA-14")
        if verb in DICE_VERBS and values[0] in (NO_DIE, ANY_DIE):
            return IllegalAction("no-effect", "B-TURN-1")
        return None
    if verb == "wild":
        return IllegalAction("effect-open", "B-TURN-3")
    if verb == "pass":
        if kind == frames.HERD:
            return IllegalAction("herd-first", "B-EXTRA-14")
        if kind == frames.PARTS:
            return IllegalAction("parts-first", "B-SOLO-29")
        return IllegalAction("goods-must-fit", "B-SHIP-3")
    die = {frames.ACTION: ANY_DIE, frames.WHITE: s.white}.get(kind, NO_DIE)
    if verb not in FRAME_VERBS[kind] or (verb in DICE_VERBS and values[0] != die):
        return IllegalAction("effect-open", "B-TURN-3")
    return None


def die_missing(s: BurgundyState, seat: int, die: int) -> IllegalAction | None:
    if s.pending or die in (NO_DIE, ANY_DIE) or die in s.dice[2 * seat : 2 * seat + 2]:
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
    kind = s.stores[seat * s.stores_each + store] if store < s.stores_each else 0
    if not kind:
        return IllegalAction("store-empty", "B-PLACE-1", {"store": store + 1})
    return why_not_there(s, seat, die, kind, space)


def why_not_there(s: BurgundyState, seat: int, die: int, kind: int, space: int) -> IllegalAction:
    """Why a tile cannot go on a space."""
    t = s.tables
    duchy = s.duchies[seat]
    if space >= s.spaces:
        return IllegalAction("no-such-space", "B-PLACE-1", {"number": space})
    bit = 1 << space
    params: dict[str, str | int] = {"tile": t.names[kind], "space": duchy.space_names[space]}
    if s.filled[seat] & bit:
        return IllegalAction("space-filled", "B-PLACE-1", params)
    if t.colour[kind] not in (duchy.colour_of[space], ANY_COLOUR):
        params["colour"] = COLOURS[duchy.colour_of[space]]
        return IllegalAction("wrong-colour", "B-PLACE-2", params)
    if not s.open[seat] & bit and not s.shields[seat] & ANYWHERE:
        return IllegalAction("not-adjacent", "B-PLACE-4", params)
    if not legal.spaces_for(s, seat, kind) & bit:
        if t.colour[kind] == BUILDING:
            return IllegalAction("building-in-town", "B-BUILD-2", params)
        return IllegalAction("inn-in-region", "B-INN-7", params)
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
    if s.turn == s.players:
        return IllegalAction("no-purchase-now", "B-SHIELDS-14d")
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


def why_not_hire(s: BurgundyState, seat: int, _values: list[int]) -> IllegalAction:
    if s.turn == s.players:
        return IllegalAction("no-hiring", "B-SHIELDS-14d")
    if not s.powers[seat] & HIRE_WORKERS:
        return IllegalAction("no-hiring", "B-EXTRA-7")
    return IllegalAction("cannot-pay", "B-EXTRA-7", {"silver": 1, "workers": 0})


def why_not_inn(s: BurgundyState, seat: int, values: list[int]) -> IllegalAction:
    paid = values[0]
    if s.turn == s.players:
        return IllegalAction("no-purchase-now", "B-SHIELDS-14d")
    if s.bought:
        return IllegalAction("already-bought", "B-BUY-3")
    if not s.inns:
        return IllegalAction("no-inn", "B-INN-2")
    if paid and not s.powers[seat] & BUY_ANYWHERE:
        return IllegalAction("silver-only", "B-MON-6a")
    params = {"silver": s.tables.black_price - paid, "workers": paid}
    return IllegalAction("cannot-pay", "B-INN-2", params)


def why_not_use(_s: BurgundyState, _seat: int, values: list[int]) -> IllegalAction:
    return IllegalAction("idle-building", "B-EXTRA-10", {"building": BUILDINGS[values[0]]})


def why_not_herd(_s: BurgundyState, _seat: int, _values: list[int]) -> IllegalAction:
    return IllegalAction("no-such-herd", "B-EXTRA-14")


def why_not_shield(s: BurgundyState, seat: int, values: list[int]) -> IllegalAction:
    shield = values[0] + 1
    if shield not in s.depot_shields:
        return IllegalAction("no-such-shield", "B-SHIELD-3", {"shield": shield})
    if s.pending:
        return IllegalAction("no-shield-now", "B-SHIELDS-11a")
    if min(s.dice[2 * seat : 2 * seat + 2]) < 0:
        return IllegalAction("dice-used", "B-SHIELD-3")
    depot = shields.depot_of(s, shield)
    params = {
        "value": depot,
        "workers": shields.double_price(s, seat, depot),
        "have": s.workers[seat],
    }
    return IllegalAction("no-double", "B-SHIELD-4", params)


def why_not_crest(_s: BurgundyState, _seat: int, _values: list[int]) -> IllegalAction:
    return IllegalAction("no-castle-there", "B-SHIELD-8")


def why_not_wild(s: BurgundyState, seat: int, values: list[int]) -> IllegalAction:
    if not s.shields[seat] & WILD_DIE:
        return IllegalAction("no-wild-die", "B-SHIELDS-16a")
    if s.wild:
        return IllegalAction("wild-used", "B-SHIELDS-16a")
    return IllegalAction("no-such-die", "B-TURN-1", {"die": values[0] + 1})


def why_not_copy(s: BurgundyState, seat: int, values: list[int]) -> IllegalAction:
    if not s.shields[seat] & COPIED_MONASTERIES:
        return IllegalAction("no-naming", "B-SHIELDS-6a")
    if s.turn == s.players and s.pending[-1] % frames.KINDS != frames.NAME:
        return IllegalAction("no-naming", "B-SHIELDS-14d")
    if s.named[seat] >= 0:
        return IllegalAction("already-named", "B-SHIELDS-6a")
    return IllegalAction("no-such-player", "B-SHIELDS-6a", {"other": values[0]})


def why_not_drop(_s: BurgundyState, _seat: int, values: list[int]) -> IllegalAction:
    return IllegalAction("shield-not-yours", "B-SHIELD-15", {"shield": values[0] + 1})


def why_not_tribute(s: BurgundyState, seat: int, values: list[int]) -> IllegalAction:
    workers = values[0]
    if workers and not s.shields[seat] & TRIBUTE_WORKERS:
        return IllegalAction("tribute-in-silver", "B-SHIELDS-3a")
    silver = max(0, len(shields.owned(s, seat)) - workers)
    return IllegalAction("cannot-pay", "B-SHIELD-14", {"silver": silver, "workers": workers})


def why_not_claim(s: BurgundyState, _seat: int, _values: list[int]) -> IllegalAction:
    return IllegalAction("cannot-claim", "B-SOLO-26" if s.expansions & SOLO else "B-SHIELDS-14b")


def why_not_cargo(s: BurgundyState, _seat: int, values: list[int]) -> IllegalAction:
    goods = s.tables.components.goods[values[0]]
    return IllegalAction("cargo-does-not-fit", "B-SHIELDS-5b", {"goods": goods})


def why_not_pick(s: BurgundyState, seat: int, values: list[int]) -> IllegalAction:
    missing = die_missing(s, seat, values[0])
    return missing or IllegalAction("cannot-pick", "B-SHIELDS-4a")


def why_not_set(s: BurgundyState, seat: int, values: list[int]) -> IllegalAction:
    kind, die = divmod(s.pending[-1] // frames.KINDS, 8)
    return why_not_there(s, seat, die, kind, values[0])


def why_not_throw(_s: BurgundyState, _seat: int, _values: list[int]) -> IllegalAction:
    return IllegalAction("not-stored", "B-SHIELDS-4b")


def why_not_discard(s: BurgundyState, seat: int, values: list[int]) -> IllegalAction:
    store = values[0]
    if store >= s.stores_each:
        return IllegalAction("store-empty", "B-STORE-3", {"store": store + 1})
    kind = s.stores[seat * s.stores_each + store]
    return IllegalAction("equal-tile", "B-STORE-3", {"tile": s.tables.names[kind]})


def why_not_part(_s: BurgundyState, _seat: int, values: list[int]) -> IllegalAction:
    return IllegalAction("part-done", "B-SOLO-29", {"part": solo.PARTS[values[0]]})


def why_not_points(s: BurgundyState, seat: int, values: list[int]) -> IllegalAction:
    points = values[0] + 1
    if points > s.silver[seat]:
        return IllegalAction("cannot-pay", "B-SOLO-31", {"silver": points, "workers": 0})
    return IllegalAction("beyond-target", "B-SOLO-32", {"points": s.target - s.marker})


def why_not_trade(s: BurgundyState, _seat: int, values: list[int]) -> IllegalAction:
    kind = s.black[values[0]]
    if not kind:
        return IllegalAction("nothing-to-buy", "B-SOLO-18")
    return IllegalAction("equal-tile", "B-SOLO-18", {"tile": s.tables.names[kind]})


def why_not_pay(s: BurgundyState, seat: int, values: list[int]) -> IllegalAction:
    goods = s.tables.components.goods[values[0]]
    if not s.goods[seat * 6 + values[0]]:
        return IllegalAction("no-goods", "B-SOLO-18", {"goods": goods})
    return IllegalAction("goods-in-order", "B-SOLO-18", {"goods": goods})


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
    "hire": why_not_hire,
    "inn": why_not_inn,
    "use": why_not_use,
    "herd": why_not_herd,
    "shield": why_not_shield,
    "crest": why_not_crest,
    "wild": why_not_wild,
    "copy": why_not_copy,
    "drop": why_not_drop,
    "tribute": why_not_tribute,
    "claim": why_not_claim,
    "cargo": why_not_cargo,
    "pick": why_not_pick,
    "set": why_not_set,
    "throw": why_not_throw,
    "part": why_not_part,
    "points": why_not_points,
    "trade": why_not_trade,
    "pay": why_not_pay,
}
