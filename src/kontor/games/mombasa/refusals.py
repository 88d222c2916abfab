"""Why an action is refused: a reason to be worded, and the rule behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kontor.core.errors import IllegalAction
from kontor.games.mombasa import area, bonus, expansion, frames, goods, setup
from kontor.games.mombasa.actions import (
    ACTIVE_BOOKKEEPER,
    COLUMNS,
    SHELF,
    SLOTS,
    SPACE_NAMES,
    TABLE,
)
from kontor.games.mombasa.atlas import COMPANIES
from kontor.games.mombasa.tables import (
    CHOOSING,
    DISCARDING,
    EXPANSION,
    FIRST_PLAYER,
    GOODS_TILE,
    MAJORITY,
    OVER,
    PLANNING,
    PUT,
    RESTING,
    TAKE,
    TILE,
    TOTALS,
    TRACK_C,
)

if TYPE_CHECKING:
    from kontor.games.mombasa.state import MombasaState

STAGE_VERBS = {
    CHOOSING: (("choose",), "choose-first", "M-VAR-3"),
    RESTING: (("rest",), "rest-first", "M-SETUP-15"),
    PLANNING: (("plan", "clear", "done"), "plan-first", "M-PLAN-1"),
}
"""What each stage before the action phase lets a player do."""
TURN_VERBS = ("use", "boost", "expand", "bonus", "end")
FRAME_VERBS = {
    frames.GOODS: (("use", "buy", "advance", "stop"), "M-GOODS-2"),
    frames.ADVANCE: (("advance", "stop"), "M-TRACK-3"),
    frames.POINTS: (("book", "stop"), "M-BOOK-1"),
    frames.JAR: (("jar", "flip", "stop"), "M-JAR-4"),
    frames.BUY: (("buy", "stop"), "M-SPACE-6"),
    frames.DISCARD: (("discard",), "M-SPACE-7"),
    frames.REMOVE: (("remove", "stop"), "M-REWARD-7"),
    frames.EXPAND: (("enter", "stop"), "M-EXPAND-3"),
    frames.RETURN: (("return",), "M-DRIVE-2"),
    frames.SHELVE: (("shelve",), "M-BOOKPLACE-1"),
    frames.PICK: (("pick",), "M-ENDPHASE-1"),
}
"""What each open decision lets a player do, and the rule that asks for it."""


def refusal(s: MombasaState, seat: int, action: int) -> IllegalAction:
    """The reason against an action that is not legal."""
    if s.stage == OVER:
        return IllegalAction("game-over", "M-END-1")
    if not 0 <= seat < s.players:
        return IllegalAction("no-such-seat", "M-SETUP-1", {"number": seat})
    if not 0 <= action < TABLE.size:
        return IllegalAction("unknown-action", "M-TURN-2", {"number": action})
    if seat not in s.actors:
        if s.secret:
            return IllegalAction("already-done", "M-PLAN-6" if s.stage == PLANNING else "M-VAR-3")
        return IllegalAction("not-your-turn", "M-TURN-1")
    family, values = TABLE.parts(action)
    verb = family.name
    if s.stage in STAGE_VERBS:
        verbs, reason, rule = STAGE_VERBS[s.stage]
        if verb not in verbs:
            return IllegalAction(reason, rule)
    else:
        wrong = wrong_moment(s, verb)
        if wrong:
            return wrong
    return REASONS[verb](s, seat, values)


def wrong_moment(s: MombasaState, verb: str) -> IllegalAction | None:
    """The action does not answer what is asked now."""
    if not s.pending:
        if verb in TURN_VERBS:
            return None
        return IllegalAction("no-effect", "M-TURN-2", {"verb": verb})
    kind = s.pending[-1] % frames.KINDS
    verbs, rule = FRAME_VERBS[kind]
    if verb in verbs:
        return None
    return IllegalAction("decision-open", rule, {"what": frames.NAMES[kind]})


def why_not_rest(s: MombasaState, seat: int, values: list[int]) -> IllegalAction:
    slot, card = values
    if slot != setup.resting_slot(s, seat):
        return IllegalAction("other-resting-slot", "M-SETUP-16", {"slot": slot + 1})
    if not s.tables.rests[s.starts[seat]] & s.hand[seat] & 1 << card:
        return IllegalAction("not-on-start", "M-SETUP-15")
    return IllegalAction("equal-card", "M-SETUP-16", {"card": s.tables.card_names[card]})


def why_not_plan(s: MombasaState, seat: int, values: list[int]) -> IllegalAction:
    slot, card = values
    if not area.slot_open(s, seat, slot):
        return IllegalAction("slot-locked", "M-PLAN-3", {"slot": slot + 1})
    if s.slots[seat * SLOTS + slot]:
        return IllegalAction("slot-filled", "M-PLAN-2", {"slot": slot + 1})
    return why_not_hand(s, seat, card, "M-PLAN-5", "M-PLAN-1")


def why_not_hand(
    s: MombasaState, seat: int, card: int, share_rule: str, rule: str
) -> IllegalAction:
    """A card that is not in hand, is a single share, or is like another one."""
    if not card or not s.hand[seat] >> card & 1:
        return IllegalAction("not-in-hand", rule)
    params: dict[str, str | int] = {"card": s.tables.card_names[card]}
    if s.tables.share_cards >> card & 1:
        return IllegalAction("single-share", share_rule, params)
    return IllegalAction("equal-card", rule, params)


def why_not_clear(_s: MombasaState, _seat: int, values: list[int]) -> IllegalAction:
    return IllegalAction("slot-empty", "M-PLAN-6", {"slot": values[0] + 1})


def why_not_use(s: MombasaState, seat: int, values: list[int]) -> IllegalAction:
    active = values[0]
    if active >= ACTIVE_BOOKKEEPER:
        if s.pending:
            return IllegalAction("goods-only", "M-GOODS-1")
        return IllegalAction("no-tile", "M-TILE-1")
    card = s.slots[seat * SLOTS + active]
    if not card and not area.slot_open(s, seat, active):
        return IllegalAction("slot-locked", "M-PLAN-3", {"slot": active + 1})
    if not s.face[seat] >> active & 1:
        return IllegalAction("not-face-up", "M-TURN-5", {"slot": active + 1})
    params: dict[str, str | int] = {"card": s.tables.card_names[card]}
    kind = s.tables.kind[card]
    if s.pending:
        kinds, closed, _ = frames.fields(s.pending[-1])
        if kind >= EXPANSION:
            return IllegalAction("goods-only", "M-GOODS-1")
        if closed:
            return IllegalAction("no-more-cards", "M-GOODS-3")
        if kinds != 1 << kind:
            rule = "M-TRACKB-4" if goods.may_mix(s, seat) else "M-GOODS-1"
            return IllegalAction("one-kind", rule)
    elif kind == EXPANSION:
        return IllegalAction("expand-instead", "M-EXPAND-1")
    return IllegalAction("equal-card", "M-TURN-2", params)


def why_not_boost(s: MombasaState, seat: int, values: list[int]) -> IllegalAction:
    active = values[0]
    if s.tiles[GOODS_TILE] != seat:
        return IllegalAction("no-goods-tile", "M-TILE-6")
    if s.boost >= 0:
        return IllegalAction("boost-laid", "M-TILE-8")
    up = active < SLOTS and s.face[seat] >> active & 1
    if not up or s.tables.kind[s.slots[seat * SLOTS + active]] >= EXPANSION:
        return IllegalAction("boost-needs-goods", "M-TILE-6")
    card = s.tables.card_names[s.slots[seat * SLOTS + active]]
    return IllegalAction("equal-card", "M-TILE-6", {"card": card})


def why_not_expand(s: MombasaState, seat: int, values: list[int]) -> IllegalAction:
    if not s.totals[seat * TOTALS + EXPANSION]:
        return IllegalAction("no-expansion", "M-TURN-3")
    return IllegalAction("no-posts", "M-EXPAND-13", {"company": COMPANIES[values[0]]})


def why_not_enter(s: MombasaState, _seat: int, values: list[int]) -> IllegalAction:
    region, column = values
    company, points = frames.fields(s.pending[-1])
    params: dict[str, str | int] = {
        "region": s.tables.regions[region],
        "company": COMPANIES[company],
    }
    if (s.held[company] | s.entered) >> region & 1:
        return IllegalAction("already-there", "M-EXPAND-6", params)
    near, far = expansion.borders(s, company)
    if not (near | far) >> region & 1:
        return IllegalAction("not-beside", "M-EXPAND-3", params)
    cost = expansion.entry_cost(s, company, region)
    if cost > points:
        return IllegalAction("too-few-points", "M-EXPAND-9", {**params, "points": cost})
    return why_not_column(s, company, column, True, "M-EXPAND-10")


def why_not_column(
    s: MombasaState, company: int, column: int, taking: bool, rule: str
) -> IllegalAction:
    params: dict[str, str | int] = {"company": COMPANIES[company], "column": column + 1}
    moves = TAKE if taking else PUT
    if moves[s.columns[company * COLUMNS + column]] < 0:
        return IllegalAction("column-empty" if taking else "column-full", rule, params)
    return IllegalAction("equal-column", rule, params)


def why_not_return(s: MombasaState, _seat: int, values: list[int]) -> IllegalAction:
    (company,) = frames.fields(s.pending[-1])
    return why_not_column(s, company, values[0], False, "M-DRIVE-4")


def why_not_remove(s: MombasaState, _seat: int, values: list[int]) -> IllegalAction:
    return why_not_column(s, values[0], values[1], True, "M-REWARD-7")


def why_not_jar(s: MombasaState, seat: int, _values: list[int]) -> IllegalAction:
    at = s.jar[seat] + 1
    if at > s.tables.jar_end:
        return IllegalAction("jar-at-end", "M-JAR-13")
    if not s.shelf[seat * SHELF + at]:
        return IllegalAction("no-book-there", "M-JAR-4", {"space": at})
    book = s.tables.book_names[s.shelf[seat * SHELF + at]]
    return IllegalAction("requirements", "M-JAR-5", {"book": book})


def why_not_flip(s: MombasaState, seat: int, values: list[int]) -> IllegalAction:
    flipped, moved, _ = frames.fields(s.pending[-1])
    if flipped or moved:
        return IllegalAction("flip-once" if flipped else "flip-before", "M-JAR-2")
    cost = s.tables.components.flip_cost
    if s.pounds[seat] < cost:
        return IllegalAction("cannot-pay", "M-JAR-2", {"pounds": cost})
    return IllegalAction("no-book-there", "M-JAR-2", {"space": values[0]})


def why_not_book(s: MombasaState, _seat: int, values: list[int]) -> IllegalAction:
    book = s.books[values[0]]
    if not book:
        return IllegalAction("no-book-offered", "M-BOOK-6")
    cost = s.tables.book_cost[s.tables.letter[book]]
    if cost > frames.fields(s.pending[-1])[0]:
        return IllegalAction("book-too-dear", "M-BOOK-2", {"points": cost})
    return IllegalAction("no-space-for-a", "M-BOOK-6")


def why_not_shelve(s: MombasaState, seat: int, values: list[int]) -> IllegalAction:
    index, space = values
    if index >= len(s.carried):
        return IllegalAction("no-book-taken", "M-BOOKPLACE-1")
    t = s.tables
    book = s.carried[index]
    params: dict[str, str | int] = {"book": t.book_names[book], "space": space}
    if t.letter[book]:
        if any(t.book_names[other] == t.book_names[book] for other in s.carried[:index]):
            return IllegalAction("equal-book", "M-BOOKPLACE-2", params)
        return IllegalAction("space-for-a", "M-BOOKPLACE-9", params)
    if t.crossed >> space & 1:
        return IllegalAction("crossed-out", "M-BOOKPLACE-3", params)
    if t.letter[abs(int(s.shelf[seat * SHELF + space]))] > 0:
        return IllegalAction("covers-better", "M-BOOKPLACE-5", params)
    return IllegalAction("equal-book", "M-BOOKPLACE-2", params)


def why_not_buy(s: MombasaState, seat: int, values: list[int]) -> IllegalAction:
    space = values[0]
    about = frames.fields(s.pending[-1])
    with_goods = s.pending[-1] % frames.KINDS == frames.GOODS
    if with_goods and about[1]:
        if about[1] == frames.STEPPED:
            return IllegalAction("card-before-steps", "M-GOODS-3")
        return IllegalAction("one-purchase", "M-GOODS-2")
    card = s.display[space]
    if not card:
        return IllegalAction("no-card-offered", "M-BUY-4")
    cut = goods.price_cut(s, seat, about[0]) if with_goods else about[0]
    params: dict[str, str | int] = {"card": s.tables.card_names[card]}
    rule = "M-BUY-2" if with_goods else "M-BUY-9"
    return IllegalAction("too-dear", rule, {**params, "price": goods.price(s, space, cut)})


def why_not_advance(s: MombasaState, seat: int, values: list[int]) -> IllegalAction:
    company, more = values
    params: dict[str, str | int] = {"company": COMPANIES[company], "count": more + 1}
    about = frames.fields(s.pending[-1])
    if s.pending[-1] % frames.KINDS == frames.GOODS:
        if more or not about[2]:
            return IllegalAction("unit-by-unit", "M-GOODS-5")
        if about[0] & (about[0] - 1) and not about[1]:
            return IllegalAction("mixed-must-buy", "M-TRACKB-4")
    elif more >= about[company]:
        return IllegalAction("not-so-many-steps", "M-TRACK-3", params)
    lane = s.layout.lanes[company]
    if s.places[seat * 4 + company] + more + 1 > lane.length:
        return IllegalAction("track-ends", "M-TRACK-2", params)
    return IllegalAction("call-unpaid", "M-CALL-1", params)


def why_not_bonus(s: MombasaState, seat: int, values: list[int]) -> IllegalAction:
    space, option = values
    params: dict[str, str | int] = {"bonus": SPACE_NAMES[space]}
    if s.marks[space] >= 0:
        return IllegalAction("space-taken", "M-MARKER-2", params)
    if area.markers_left(s, seat) <= 0:
        return IllegalAction("no-markers", "M-MARKER-1")
    if space >= TRACK_C:
        return why_not_track_space(s, seat, space, params)
    if MAJORITY <= space < TILE:
        own = s.totals[seat * TOTALS + space - MAJORITY]
        if any(s.totals[o * TOTALS + space - MAJORITY] > own for o in range(s.players)):
            return IllegalAction("no-majority", "M-MAJOR-2", params)
        return IllegalAction("tier-not-reached", "M-MAJOR-3", params)
    if option:
        return IllegalAction("no-option", "M-MARKER-1", params)
    if space == FIRST_PLAYER:
        return IllegalAction("first-turn", "M-SPACE-4")
    if space == DISCARDING:
        return IllegalAction("nothing-to-discard", "M-SPACE-9")
    return IllegalAction("cannot-pay", "M-MARKER-3", {"pounds": s.tables.space_costs[space]})


def why_not_track_space(
    s: MombasaState, seat: int, space: int, params: dict[str, str | int]
) -> IllegalAction:
    if not bonus.unlocked(s, seat, space):
        return IllegalAction("not-unlocked", "M-TRACKX-1", params)
    other = space + 1 if (space - TRACK_C) % 2 == 0 else space - 1
    if s.marks[other] == seat:
        return IllegalAction("one-of-track", "M-TRACKX-3", params)
    special = bonus.track_bonus(s, space)
    if special.kind == "discard" and not bonus.track_space_open(s, seat, space):
        return IllegalAction("nothing-to-discard", "M-TRACKD-2" if special.goods else "M-TRACKD-1")
    if s.pounds[seat] < special.cost:
        return IllegalAction("cannot-pay", "M-MARKER-3", {"pounds": special.cost})
    return IllegalAction("no-option", "M-MARKER-1", params)


def why_not_discard(s: MombasaState, seat: int, values: list[int]) -> IllegalAction:
    card = values[0]
    coffee, _ = frames.fields(s.pending[-1])
    in_hand = card and s.hand[seat] >> card & 1
    if coffee and in_hand and not s.tables.coffee_cards >> card & 1:
        return IllegalAction("coffee-only", "M-TRACKD-2")
    return why_not_hand(s, seat, card, "M-SINGLE-2", "M-SPACE-7")


def why_not_stop(_s: MombasaState, _seat: int, _values: list[int]) -> IllegalAction:
    return IllegalAction("units-must-be-used", "M-GOODS-6")


def why_not_pick(_s: MombasaState, _seat: int, values: list[int]) -> IllegalAction:
    return IllegalAction("pile-empty", "M-ENDPHASE-1", {"pile": values[0] + 1})


Reason = Callable[["MombasaState", int, list[int]], IllegalAction]

REASONS: dict[str, Reason] = {
    "rest": why_not_rest,
    "plan": why_not_plan,
    "clear": why_not_clear,
    "use": why_not_use,
    "boost": why_not_boost,
    "expand": why_not_expand,
    "enter": why_not_enter,
    "return": why_not_return,
    "remove": why_not_remove,
    "jar": why_not_jar,
    "flip": why_not_flip,
    "book": why_not_book,
    "shelve": why_not_shelve,
    "buy": why_not_buy,
    "advance": why_not_advance,
    "bonus": why_not_bonus,
    "discard": why_not_discard,
    "stop": why_not_stop,
    "pick": why_not_pick,
}
