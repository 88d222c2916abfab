"""Planning: all seats at the same time and in secret, card by card, until each is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kontor.core.chance import Chance
from kontor.core.events import Event, Log
from kontor.core.rows import Choices
from kontor.games.mombasa import area, rounds
from kontor.games.mombasa.actions import CARDS, CLEAR, DONE, PLAN, SLOTS
from kontor.games.mombasa.tables import ACTING, PLANNING

if TYPE_CHECKING:
    from kontor.games.mombasa.state import MombasaState


def begin(s: MombasaState, log: Log | None) -> None:
    """The planning phase of a round."""
    s.stage = PLANNING
    s.done = s.touched = 0
    s.last = -1
    s.actors = waiting(s)
    if log is not None:
        log.append(Event("round-begins", {"round": s.round}))


def waiting(s: MombasaState) -> tuple[int, ...]:
    """The seats that have not said done."""
    return tuple([seat for seat in range(s.players) if not s.done >> seat & 1])


def different(s: MombasaState, cards: int) -> list[int]:
    """The cards of a set, one of each name."""
    alike = s.tables.alike
    found = []
    rest = cards
    while rest:
        bit = rest & -rest
        card = bit.bit_length() - 1
        if not alike[card] & cards:
            found.append(card)
        rest ^= bit
    return found


def add_plans(s: MombasaState, seat: i64, out: Choices) -> None:
    """Cards for empty slots, planned cards to take back, and done."""
    first = seat * SLOTS
    cards = different(s, s.hand[seat] & ~s.tables.share_cards)
    for slot in range(SLOTS):
        if not s.slots[first + slot] and (slot < 3 or area.slot_open(s, seat, slot)):
            base = PLAN + slot * CARDS
            for card in cards:
                out.append(base + card)
    for slot in range(SLOTS):
        if s.slots[first + slot]:
            out.append(CLEAR + slot)
    out.append(DONE)


def step(s: MombasaState, seat: i64, action: i64, log: Log | None) -> None:
    """Plan a card, take one back, or be done; nobody else learns more than who is done."""
    s.touched |= 1 << seat
    first = seat * SLOTS
    if action == DONE:
        s.done |= 1 << seat
        s.actors = waiting(s)
        if log is not None:
            log.append(Event("plan-done", {"seat": seat}))
        if not s.actors:
            reveal(s, log)
    elif action >= CLEAR:
        slot = action - CLEAR
        card = s.slots[first + slot]
        s.slots[first + slot] = 0
        s.hand[seat] |= s.tables.alone[card]
        note(s, seat, "card-taken-back", card, slot, log)
    else:
        slot, card = (action - PLAN) // CARDS, (action - PLAN) % CARDS
        s.slots[first + slot] = card
        s.hand[seat] &= ~s.tables.alone[card]
        note(s, seat, "card-planned", card, slot, log)


def note(s: MombasaState, seat: i64, key: str, card: i64, slot: i64, log: Log | None) -> None:
    if log is not None:
        params: dict[str, str | int] = {"seat": seat, "card": s.tables.card_names[card]}
        log.append(Event(key, {**params, "slot": slot + 1}, (seat,)))


def reveal(s: MombasaState, log: Log | None) -> None:
    """All plans are turned up; the holder of the marker begins (M-PLAN-7, M-TURN-1)."""
    s.stage = ACTING
    s.done = s.touched = s.out = 0
    s.last = -1
    for seat in range(s.players):
        cards = s.slots[seat * SLOTS : (seat + 1) * SLOTS]
        s.face[seat] = sum(1 << slot for slot, card in enumerate(cards) if card)
        area.recount(s, seat)
        if log is not None:
            names = ",".join(s.tables.card_names[card] for card in cards if card)
            if names:
                log.append(Event("plan-revealed", {"seat": seat, "cards": names}))
            else:
                log.append(Event("plan-empty", {"seat": seat}))
    s.opening = True
    rounds.begin_turn(s, s.first)


def blank_plans(s: MombasaState, seat: i64) -> None:
    """Hide the plans of the others, and whether they have begun."""
    s.touched &= s.done | 1 << seat
    if s.stage != PLANNING:
        return
    for other in range(s.players):
        if other != seat:
            s.blank |= 1 << other
            for place in range(other * SLOTS, (other + 1) * SLOTS):
                if s.slots[place]:
                    s.hand[other] |= s.tables.alone[s.slots[place]]
                    s.slots[place] = 0


def fill_plans(s: MombasaState, chance: Chance) -> None:
    """Guess the plans that are hidden: a card in each slot of those who are done."""
    for seat in range(s.players):
        if s.blank & s.done & 1 << seat:
            for slot in range(SLOTS):
                cards = different(s, s.hand[seat] & ~s.tables.share_cards)
                if cards and area.slot_open(s, seat, slot):
                    card = cards[chance.below(len(cards))]
                    s.slots[seat * SLOTS + slot] = card
                    s.hand[seat] &= ~s.tables.alone[card]
    s.blank = 0


def reopen_plans(s: MombasaState, seat: i64) -> None:
    """Take the plans of the others back into their hands."""
    if s.stage == PLANNING:
        for place, card in enumerate(s.slots):
            if card and place // SLOTS != seat:
                s.hand[place // SLOTS] |= s.tables.alone[card]
                s.slots[place] = 0
        s.done &= 1 << seat
        s.touched &= 1 << seat
        s.blank = 0
        s.actors = waiting(s)
