"""What people call the things an action points at, at this moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kontor.games.mombasa import bonus, expansion, frames, goods
from kontor.games.mombasa.actions import CARRIED, SHELF, SLOTS, SPACE_NAMES, TABLE
from kontor.games.mombasa.atlas import COMPANIES
from kontor.games.mombasa.tables import (
    BOOKKEEPER_TILE,
    GOODS_TILE,
    MAJORITY,
    MERCHANT_TILE,
    TILE,
    TRACK_C,
)

if TYPE_CHECKING:
    from kontor.games.mombasa.state import MombasaState


def names(s: MombasaState, seat: int, field: str) -> Sequence[str]:
    """The names of a field's values; empty where there is nothing."""
    t = s.tables
    if field == "card":
        hand = s.hand[seat]
        return [name if hand >> card & 1 else "" for card, name in enumerate(t.card_names)]
    if field == "active":
        return active_names(s, seat)
    if field == "region":
        return t.regions
    if field == "book":
        return [t.book_names[book] for book in s.books]
    if field == "carried":
        return [*(t.book_names[book] for book in s.carried), *[""] * CARRIED][:CARRIED]
    if field == "display":
        return [t.card_names[card] for card in s.display]
    return [t.tile_names[tile] if tile >= 0 else "" for tile in s.dealt[2 * seat : 2 * seat + 2]]


def active_names(s: MombasaState, seat: int) -> list[str]:
    """Face-up cards by slot, then the bookkeeper and the merchant tile."""
    found = []
    for slot in range(SLOTS):
        up = bool(s.face[seat] >> slot & 1)
        name = s.tables.card_names[s.slots[seat * SLOTS + slot]] if up else ""
        boosted = up and s.boost == slot and s.tiles[GOODS_TILE] == seat
        found.append(name + "+1" if boosted else name)
    for tile, name in ((BOOKKEEPER_TILE, "tile-bookkeeper"), (MERCHANT_TILE, "tile-merchant")):
        up = s.tiles[tile] == seat and not s.spent >> tile & 1
        found.append(name if up else "")
    return found


def details(s: MombasaState, seat: int, action: int) -> dict[str, str | int]:
    """What an action is about, by name, and what it costs."""
    t = s.tables
    family, values = TABLE.parts(action)
    found: dict[str, str | int] = {}
    kind = s.pending[-1] % frames.KINDS if s.pending else 0
    for index, field in enumerate(family.fields):
        number = values[index]
        if field.name in ("slot", "resting"):
            found["slot"] = number + 1
        elif field.name == "card":
            found["card"] = t.card_names[number]
        elif field.name == "active":
            name, more, _ = active_names(s, seat)[number].partition("+1")
            found["card"], found["more"] = name, int(bool(more))
        elif field.name == "company":
            found["company"] = COMPANIES[number]
        elif field.name == "region":
            found["region"] = t.regions[number]
            found["points"] = expansion.entry_cost(s, frames.fields(s.pending[-1])[0], number)
        elif field.name == "column":
            found["column"] = number + 1
        elif field.name == "space":
            found["space"] = number
            book = abs(int(s.shelf[seat * SHELF + number]))
            if family.name == "flip":
                found["book"] = t.book_names[book]
        elif field.name == "book":
            book = s.books[number]
            found["book"] = t.book_names[book]
            found["points"] = t.book_cost[t.letter[book]]
            found["pounds"] = s.coins[number]
        elif field.name == "carried":
            found["book"] = t.book_names[s.carried[number]]
        elif field.name == "display":
            found["card"] = t.card_names[s.display[number]]
            found |= purchase(s, seat, number, kind)
        elif field.name == "count":
            found["count"] = number + 1
            found["pounds"] = calls(s, seat, values[0], number + 1)
        elif field.name == "bonus":
            found["bonus"] = SPACE_NAMES[number]
        elif field.name == "option":
            found["option"] = number + 1
            found |= offer(s, values[0], number)
        elif field.name == "pile":
            found["pile"] = number + 1
        else:
            found["start"] = t.tile_names[s.dealt[2 * seat + number]]
    if family.name == "return":
        found["company"] = COMPANIES[frames.fields(s.pending[-1])[0]]
    if family.name == "stop":
        found["what"] = frames.NAMES[kind]
    return found


def offer(s: MombasaState, space: int, option: int) -> dict[str, str | int]:
    """What tells the choices of a bonus space apart: the reward of a tier, or of a pair."""
    found: dict[str, str | int] = dict.fromkeys(
        ("steps", "pounds", "diamonds", "points", "remove"), 0
    )
    if MAJORITY <= space < TILE:
        tier = s.tables.tiers[space][option]
        pay = tier.reward
        found |= {"pounds": pay.pounds, "diamonds": pay.diamonds, "points": pay.points}
        found |= {"steps": tier.steps, "remove": pay.remove}
        found["company"] = COMPANIES[s.tables.space_companies[space]]
    elif space >= TRACK_C and len(bonus.track_bonus(s, space).points) > 1:
        special = bonus.track_bonus(s, space)
        found["diamonds"], found["points"] = special.diamonds[option], special.points[option]
    return found


def purchase(s: MombasaState, seat: int, space: int, kind: int) -> dict[str, str | int]:
    """The price of a card and what it is paid with."""
    if kind == frames.GOODS:
        kinds = frames.fields(s.pending[-1])[0]
        return {"price": goods.price(s, space, goods.price_cut(s, seat, kinds)), "with": "units"}
    return {"price": goods.price(s, space, frames.fields(s.pending[-1])[0]), "with": "pounds"}


def calls(s: MombasaState, seat: int, company: int, count: int) -> int:
    """The capital calls that so many steps cross."""
    at = s.places[seat * 4 + company]
    return sum(s.layout.lanes[company].cost[at + 1 : at + count + 1])
