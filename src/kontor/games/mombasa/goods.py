"""Using goods cards and diamond merchants, and acquiring cards of the display."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kontor.core.events import Event, Log
from kontor.games.mombasa import area, expansion, frames, steps
from kontor.games.mombasa.actions import DISPLAY, SLOTS
from kontor.games.mombasa.pieces import GOODS
from kontor.games.mombasa.tables import BANANAS, COTTON, MERCHANT, MERCHANT_TILE, TOTALS

if TYPE_CHECKING:
    from kontor.games.mombasa.state import MombasaState


def use(s: MombasaState, seat: i64, slot: i64, log: Log | None) -> None:
    """Add the units of a goods card to the action (M-GOODS-1, M-GOODS-2)."""
    kinds: i64 = 0
    units: i64 = 0
    if s.pending:
        frame: i64 = s.pending.pop()
        kinds, units = frames.field(frame, 0), frames.field(frame, 2)
    kind = s.tables.kind[s.slots[seat * SLOTS + slot]]
    more = area.units(s, seat, slot)
    area.turn_down(s, seat, slot)
    area.recount(s, seat)
    s.pending.append(frames.frame(frames.GOODS, kinds | 1 << kind, 0, units + more))
    if log is not None:
        params: dict[str, str | int] = {"seat": seat, "goods": GOODS[kind], "units": more}
        log.append(Event("goods-used", params))


def price_cut(s: MombasaState, seat: i64, kinds: i64) -> i64:
    """By how much tracks B1 and B2 cheapen a card paid with these goods (M-TRACKB-1 to 8)."""
    layout = s.layout
    level = s.level[seat * 4 + layout.b]
    if not level or (level == 2 and layout.has_b2):
        return 0
    if level == 1 and kinds != 1 << (COTTON if layout.has_b2 else BANANAS):
        return 0
    return layout.lanes[layout.b].bonuses[level - 1].amount


def may_mix(s: MombasaState, seat: i64) -> bool:
    """B1's second bonus lets kinds be mixed to acquire a card (M-TRACKB-3)."""
    return s.level[seat * 4 + s.layout.b] == 2 and not s.layout.has_b2


def price(s: MombasaState, space: i64, cut: i64) -> i64:
    """The price of a card in the display (M-BUY-1, M-BUY-6)."""
    cost = s.tables.crate[s.display[space]] + s.tables.crates[space] - cut
    return cost if cost > 0 else 0


def mix_pays(s: MombasaState, seat: i64, units: i64) -> bool:
    """Whether all goods together would pay for some card, so that mixing can end in a purchase."""
    first = seat * TOTALS
    most = units + s.totals[first] + s.totals[first + 1] + s.totals[first + 2]
    cut = price_cut(s, seat, 0)
    return any(s.display[space] and price(s, space, cut) <= most for space in range(DISPLAY))


def buy(s: MombasaState, seat: i64, space: i64, log: Log | None) -> None:
    """Acquire a card with the goods in use, or for pounds where a bonus space allows it."""
    frame: i64 = s.pending.pop()
    if frame % frames.KINDS == frames.GOODS:
        kinds, units = frames.field(frame, 0), frames.field(frame, 2)
        cost = price(s, space, price_cut(s, seat, kinds))
        s.pending.append(frames.frame(frames.GOODS, kinds, frames.BOUGHT, units - cost))
        key = "card-acquired"
    else:
        cost = price(s, space, frames.field(frame, 0))
        s.pounds[seat] -= cost
        key = "card-bought"
    card = s.display[space]
    s.display = s.display[:]
    s.display[space] = 0
    s.hand[seat] |= s.tables.alone[card]
    if log is not None:
        params: dict[str, str | int] = {"seat": seat, "card": s.tables.card_names[card]}
        log.append(Event(key, {**params, "price": cost}))


def spend_unit(s: MombasaState, seat: i64, company: i64, log: Log | None) -> None:
    """A unit is a step on a track; after that there is no purchase any more (M-GOODS-3)."""
    frame: i64 = s.pending.pop()
    kinds, begun, units = frames.field(frame, 0), frames.field(frame, 1), frames.field(frame, 2)
    s.pending.append(frames.frame(frames.GOODS, kinds, begun or frames.STEPPED, units - 1))
    steps.walk(s, seat, company, 1, log)


def use_merchant(s: MombasaState, seat: i64, slot: i64, log: Log | None) -> None:
    """A diamond merchant card: its diamonds and pounds, then those for mines (M-MERCHANT-4)."""
    t = s.tables
    card = s.slots[seat * SLOTS + slot]
    area.turn_down(s, seat, slot)
    area.recount(s, seat)
    if log is not None:
        log.append(Event("merchant-used", {"seat": seat, "card": t.card_names[card]}))
    steps.polish(s, seat, t.merchant_diamonds[card], log)
    steps.earn(s, seat, t.merchant_pounds[card], log)
    company = t.merchant_company[card]
    if company >= 0:
        steps.polish(s, seat, expansion.mines(s, company) // 2, log)


def use_merchant_tile(s: MombasaState, seat: i64, log: Log | None) -> None:
    """The merchant tile: diamonds, and one more for each other merchant face up (M-TILE-4)."""
    area.spend_tile(s, MERCHANT_TILE)
    area.recount(s, seat)
    if log is not None:
        log.append(Event("tile-used", {"seat": seat, "tile": "merchant"}))
    steps.polish(s, seat, s.tables.components.tile_values[MERCHANT_TILE], log)
    steps.polish(s, seat, s.totals[seat * TOTALS + MERCHANT], log)
