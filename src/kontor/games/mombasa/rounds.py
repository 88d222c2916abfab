"""Turns, the end of a seat's phase, and the preparation of the next round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kontor.core.chance import Chance
from kontor.core.events import Event, Log
from kontor.core.rows import row
from kontor.games.mombasa import area, bookkeeping, frames, planning, scoring
from kontor.games.mombasa.actions import BOOKS, COMPANY_COUNT, SLOTS, SPACES
from kontor.games.mombasa.tables import GOODS_TILE, OVER, TILE, TOTALS

if TYPE_CHECKING:
    from kontor.games.mombasa.state import MombasaState

ONE_ACTOR: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,))


def begin_turn(s: MombasaState, seat: i64) -> None:
    """A seat's turn: bonuses unlocked in earlier turns work from now on (M-SPECIAL-5)."""
    s.mover = seat
    s.actors = ONE_ACTOR[seat]
    lanes = s.layout.lanes
    first = seat * 4
    for company in range(COMPANY_COUNT):
        level = lanes[company].level[s.places[first + company]]
        if level != s.level[first + company]:
            s.level = s.level[:]
            s.level[first + company] = level
            area.recount(s, seat)


def end_turn(s: MombasaState, chance: Chance, log: Log | None) -> None:
    """The book display is refilled, and the next seat that is not out has its turn."""
    if bookkeeping.refill(s, chance, log):
        s.last = -1
    s.opening = False
    everybody = (1 << s.players) - 1
    if s.out == everybody:
        end_round(s, chance, log)
        return
    seat = s.mover
    while True:
        seat = seat + 1 if seat + 1 < s.players else 0
        if not s.out >> seat & 1:
            begin_turn(s, seat)
            return


def end_phase(s: MombasaState, seat: i64, log: Log | None) -> None:
    """A seat leaves the action phase: first it takes a resting pile, if there are any and another
    round comes (M-ENDPHASE-1, M-ENDPHASE-4)."""
    if log is not None:
        log.append(Event("phase-ended", {"seat": seat}))
    if s.round < s.tables.rounds and any(s.piles[seat * SLOTS : (seat + 1) * SLOTS]):
        s.pending.append(frames.frame(frames.PICK))
    else:
        clear_area(s, seat)


def pick(s: MombasaState, seat: i64, pile: i64, log: Log | None) -> None:
    """Take the cards of one resting pile, before the played cards move (M-ENDPHASE-2)."""
    s.pending.pop()
    taken = s.piles[seat * SLOTS + pile]
    s.piles[seat * SLOTS + pile] = 0
    s.hand[seat] |= taken
    if log is not None:
        names = enumerate(s.tables.card_names)
        cards = ",".join(name for card, name in names if taken >> card & 1)
        log.append(Event("pile-taken", {"seat": seat, "pile": pile + 1, "cards": cards}))
    clear_area(s, seat)


def clear_area(s: MombasaState, seat: i64) -> None:
    """Played cards go to rest and bonus tiles back (M-ENDPHASE-2, M-ENDPHASE-3)."""
    first = seat * SLOTS
    for slot in range(SLOTS):
        card = s.slots[first + slot]
        if card:
            s.piles[first + slot] |= s.tables.alone[card]
            s.slots[first + slot] = 0
    s.face[seat] = 0
    s.out |= 1 << seat
    if seat in s.tiles:
        return_tiles(s, seat)
    for total in range(seat * TOTALS, (seat + 1) * TOTALS):
        s.totals[total] = 0


def return_tiles(s: MombasaState, seat: i64) -> None:
    for tile, owner in enumerate(s.tiles):
        if owner == seat:
            s.spent &= ~(1 << tile)
            if tile == GOODS_TILE:
                s.boost = -1
    s.tiles = row([-1 if owner == seat else owner for owner in s.tiles])


def end_round(s: MombasaState, chance: Chance, log: Log | None) -> None:
    """Prepare the next round, or end the game (M-ROUND-1)."""
    if s.round == s.tables.rounds:
        s.stage = OVER
        s.actors = ()
        s.last = -1
        if log is not None:
            scoring.log_end(s, log)
        return
    s.round += 1
    move_coins(s, log)
    shift_display(s)
    fill_display(s, chance, log)
    return_markers(s, log)
    planning.begin(s, log)


def move_coins(s: MombasaState, log: Log | None) -> None:
    """The coins of the round go under the books of its column (M-PREP-2)."""
    count = s.tables.components.round_coins[s.players - 2][s.round - 2]
    column = s.round - 2
    s.coins = s.coins[:]
    for line in range(count):
        s.coins[line * (BOOKS // 2) + column] += 1
    if log is not None:
        log.append(Event("coins-moved", {"count": count, "column": s.round}))


def shift_display(s: MombasaState) -> None:
    """The right column is discarded, the others move right in their rows (M-PREP-4, M-PREP-5)."""
    rows = s.tables.components.display_rows
    s.display = s.display[:]
    for line in range(rows):
        middle, left = s.display[rows + line], s.display[2 * rows + line]
        s.display[line] = middle or left
        s.display[rows + line] = left if middle else 0
        s.display[2 * rows + line] = 0


def fill_display(s: MombasaState, chance: Chance, log: Log | None) -> None:
    """Cards from the pile, the right column first, each from top to bottom (M-PREP-6)."""
    drawn = []
    s.display = s.display[:]
    for space, card in enumerate(s.display):
        if card or not s.deck:
            continue
        letter = next(cards for cards in s.tables.letter_cards if cards & s.deck)
        new = bookkeeping.draw_bit(s.deck & letter, chance)
        s.deck &= ~s.tables.alone[new]
        s.display[space] = new
        drawn.append(s.tables.card_names[new])
    if drawn and log is not None:
        log.append(Event("cards-turned-up", {"cards": ",".join(drawn)}))


def return_markers(s: MombasaState, log: Log | None) -> None:
    """Markers come back, from tile spaces with the tiles (M-PREP-8, M-PREP-9)."""
    s.tiles = s.marks[TILE : TILE + 4]
    s.spent = 0
    s.boost = -1
    s.marks = row([-1] * SPACES)
    if log is not None:
        names = ("goods", "bookkeeper", "merchant", "expansion")
        for tile, owner in enumerate(s.tiles):
            if owner >= 0:
                log.append(Event("tile-received", {"seat": owner, "tile": names[tile]}))
