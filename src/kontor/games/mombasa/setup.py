"""Setting up: tracks, displays, starting tiles, cards laid to rest and starting bonuses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kontor.core.chance import Chance
from kontor.core.events import Event, Log
from kontor.core.rows import Choices
from kontor.games.mombasa import bookkeeping, planning, rounds, steps
from kontor.games.mombasa.actions import CARDS, CHOOSE, REST, SHELF, SLOTS, START_SLOTS
from kontor.games.mombasa.atlas import COMPANIES
from kontor.games.mombasa.tables import CHOOSING, RESTING

if TYPE_CHECKING:
    from kontor.games.mombasa.state import MombasaState

NOTHING: Final = -1
UNKNOWN: Final = -2
"""A tile dealt or chosen in secret, as those see it who cannot know it."""


def order(s: MombasaState) -> list[int]:
    """The seats in the order of the first round."""
    return [(s.first + place) % s.players for place in range(s.players)]


def begin(s: MombasaState, chance: Chance, log: Log | None) -> None:
    """Deal everything out, up to the first decision."""
    s.first = chance.below(s.players)
    if log is not None:
        log.append(Event("first-player", {"seat": s.first}))
    variable = s.given["setup"] == "variable"
    if variable:
        lay_tracks(s, chance)
    if log is not None:
        for company, name in enumerate(s.layout.names):
            log.append(Event("track-laid", {"company": COMPANIES[company], "track": name}))
    rounds.fill_display(s, chance, log)
    bookkeeping.refill(s, chance, log)
    for place, seat in enumerate(order(s)):
        s.hand[seat] |= s.tables.alone[s.tables.first_card + place]
    if variable:
        deal_tiles(s, chance, log)
        return
    tiles = s.tables.components.tiles
    for place, seat in enumerate(order(s)):
        s.starts[seat] = next(i for i, tile in enumerate(tiles) if tile.place == place + 1)
    begin_resting(s, log)


def lay_tracks(s: MombasaState, chance: Chance) -> None:
    """Letters go to the companies by chance, each with one of its sides (M-VAR-2)."""
    letters = ["A", "B", "C", "D"]
    names = []
    while letters:
        letter = letters.pop(chance.below(len(letters)))
        names.append(f"{letter}{chance.below(2) + 1}")
    s.layout = s.tables.layout(tuple(names))


def deal_tiles(s: MombasaState, chance: Chance, log: Log | None) -> None:
    """Two starting tiles each, known to their player only (M-VAR-3)."""
    left = list(range(len(s.tables.tile_names)))
    for seat in order(s):
        for place in (2 * seat, 2 * seat + 1):
            s.dealt[place] = left.pop(chance.below(len(left)))
        if log is not None:
            names = ",".join(s.tables.tile_names[tile] for tile in s.dealt[2 * seat : 2 * seat + 2])
            log.append(Event("starts-dealt", {"seat": seat, "starts": names}, (seat,)))
    s.stage = CHOOSING
    s.actors = planning.waiting(s)


def choose(s: MombasaState, seat: i64, offer: i64, log: Log | None) -> None:
    """A seat keeps one of its tiles; all are revealed when everybody has chosen (M-VAR-3)."""
    s.chosen = [offer if other == seat else kept for other, kept in enumerate(s.chosen)]
    s.touched |= 1 << seat
    s.done |= 1 << seat
    s.actors = planning.waiting(s)
    if log is not None:
        log.append(Event("start-chosen", {"seat": seat}))
    if s.actors:
        return
    s.starts = [s.dealt[2 * other + s.chosen[other]] for other in range(s.players)]
    s.dealt = [NOTHING] * (2 * s.players)
    s.chosen = [NOTHING] * s.players
    s.done = s.touched = 0
    begin_resting(s, log)


def begin_resting(s: MombasaState, log: Log | None) -> None:
    """The starting tiles lie on the boards; cards go to rest in seat order (M-SETUP-16)."""
    s.stage = RESTING
    s.last = -1
    s.shelf = s.shelf[:]
    for seat in range(s.players):
        s.shelf[seat * SHELF] = s.tables.start_book + s.starts[seat]
        if log is not None:
            name = s.tables.tile_names[s.starts[seat]]
            log.append(Event("start-revealed", {"seat": seat, "start": name}))
    s.mover = s.first
    s.actors = rounds.ONE_ACTOR[s.first]


def resting_slot(s: MombasaState, seat: i64) -> i64:
    """The resting slot that gets the next card."""
    return next((n for n in range(START_SLOTS) if not s.piles[seat * SLOTS + n]), START_SLOTS)


def to_rest(s: MombasaState, seat: i64) -> list[int]:
    """The cards of the starting tile that are still in hand."""
    return planning.different(s, s.hand[seat] & s.tables.rests[s.starts[seat]])


def add_rests(s: MombasaState, seat: i64, out: Choices) -> None:
    slot = resting_slot(s, seat)
    for card in to_rest(s, seat):
        out.append(REST + slot * CARDS + card)


def rest(s: MombasaState, seat: i64, card: i64, log: Log | None) -> None:
    """Lay a card to rest; what is no choice any more goes by itself, then comes the bonus."""
    s.last = seat
    put(s, seat, card, log)
    while resting_slot(s, seat) < START_SLOTS:
        cards = to_rest(s, seat)
        if len(cards) > 1:
            return
        put(s, seat, cards[0], log)
    tile = s.tables.components.tiles[s.starts[seat]]
    steps.polish(s, seat, tile.diamonds, log)
    for company, count in enumerate(tile.steps):
        if count:
            steps.walk(s, seat, company, count, log)
    following = (seat + 1) % s.players
    if following == s.first:
        planning.begin(s, log)
    else:
        s.mover = following
        s.actors = rounds.ONE_ACTOR[following]


def put(s: MombasaState, seat: i64, card: i64, log: Log | None) -> None:
    slot = resting_slot(s, seat)
    s.piles[seat * SLOTS + slot] = s.tables.alone[card]
    s.hand[seat] &= ~s.tables.alone[card]
    if log is not None:
        params: dict[str, str | int] = {"seat": seat, "card": s.tables.card_names[card]}
        log.append(Event("card-rests", {**params, "slot": slot + 1}))


def add_choices(out: Choices) -> None:
    out.append(CHOOSE)
    out.append(CHOOSE + 1)


def blank_tiles(s: MombasaState, seat: i64) -> None:
    """Hide the tiles dealt to the others, and which they keep."""
    if s.stage == CHOOSING:
        mine = (2 * seat, 2 * seat + 1)
        s.dealt = [tile if place in mine else UNKNOWN for place, tile in enumerate(s.dealt)]
        s.chosen = [
            UNKNOWN if other != seat and kept != NOTHING else kept
            for other, kept in enumerate(s.chosen)
        ]


def fill_tiles(s: MombasaState, chance: Chance) -> None:
    """Guess the tiles that are hidden."""
    left = [tile for tile in range(len(s.tables.tile_names)) if tile not in s.dealt]
    s.dealt = [left.pop(chance.below(len(left))) if tile == UNKNOWN else tile for tile in s.dealt]
    s.chosen = [chance.below(2) if kept == UNKNOWN else kept for kept in s.chosen]


def reopen_tiles(s: MombasaState, seat: i64) -> None:
    """Take the choices of the others back; what they were dealt stays."""
    if s.stage == CHOOSING:
        s.chosen = [kept if other == seat else NOTHING for other, kept in enumerate(s.chosen)]
        s.done &= 1 << seat
        s.touched &= 1 << seat
        s.actors = planning.waiting(s)
