"""The position text: a whole state in one line, `name=value` for each thing on the table.

Seats are separated by `|`, companies and piles by `/`, `-` stands for nothing. What follows from
the rest (totals, choices, who acts) is not written. `docs/notation.md` describes every part.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kontor.core.position import PositionReader
from kontor.core.rows import row
from kontor.games.mombasa import area, frames, legal, planning, rounds, setup
from kontor.games.mombasa.actions import BOOKS, DISPLAY, SHELF, SLOTS, SPACES
from kontor.games.mombasa.tables import ACTING, CHOOSING, OVER, PLANNING, POSTS, RESTING, Tables

if TYPE_CHECKING:
    from kontor.games.mombasa.state import MombasaState

STAGES = ("choosing", "resting", "planning", "acting", "over")
FRAME_KINDS = {name: kind for kind, name in enumerate(frames.NAMES) if name}
COLUMN_TEXTS = [f"{posts}*" if state < 5 else str(posts) for state, posts in enumerate(POSTS)]
"""A column by its posts; a star once its last space was opened."""


def write(s: MombasaState, viewer: int | None = -1) -> str:
    """The position as the viewer knows it; -1 sees everything."""
    t = s.tables
    seats = range(s.players)
    parts = {
        **{name: str(value) for name, value in s.given.items()},
        "stage": STAGES[s.stage],
        "round": str(s.round),
        "mover": str(s.mover),
        "first": str(s.first),
        "opening": str(int(s.opening)),
        "out": members(s.out),
        "done": members(s.done),
        "touched": touched_text(s, viewer),
        "last": str(s.last) if s.last >= 0 else "-",
        "tracks": ",".join(s.layout.names),
        "pending": ",".join(frame_text(frame) for frame in s.pending) or "-",
        "bases": "/".join(
            ",".join(COLUMN_TEXTS[column] for column in s.columns[c * 3 : c * 3 + 3])
            for c in range(4)
        ),
        "removed": numbers(s.removed),
        "posts": "/".join(chosen(t.regions, held) for held in s.held),
        "entered": chosen(t.regions, s.entered),
        "display": ",".join(t.card_keys[card] or "-" for card in s.display),
        "deck": chosen(t.card_keys, s.deck),
        "books": ",".join(t.book_keys[book] or "-" for book in s.books),
        "coins": "".join(map(str, s.coins)),
        "bag": chosen(t.book_keys, s.book_bag),
        "marks": ",".join(seat_text(seat) for seat in s.marks),
        "tiles": ",".join(seat_text(seat) for seat in s.tiles),
        "spent": members(s.spent),
        "boost": str(s.boost + 1) if s.boost >= 0 else "-",
        "carried": ",".join(t.book_keys[book] for book in s.carried) or "-",
        "pounds": numbers(list(s.pounds)),
        "diamonds": numbers(list(s.diamonds)),
        "jar": numbers(list(s.jar)),
        "places": by_seat(s, list(s.places), numbers),
        "levels": by_seat(s, list(s.level), numbers),
        "hand": "|".join(hand_text(s, seat, viewer) for seat in seats),
        "slots": "|".join(slots_text(s, seat, viewer) for seat in seats),
        "face": "|".join(members(s.face[seat]) for seat in seats),
        "piles": by_seat(s, list(s.piles), lambda piles: piles_text(t, piles)),
        "shelf": by_seat(s, list(s.shelf), lambda books: shelf_text(t, books)),
        "starts": ",".join(t.tile_names[tile] if tile >= 0 else "-" for tile in s.starts),
        "dealt": "|".join(dealt_text(s, seat, viewer) for seat in seats),
        "chosen": ",".join(choice_text(s, seat, viewer) for seat in seats),
    }
    return "mombasa " + " ".join(f"{name}={value}" for name, value in parts.items())


def by_seat(s: MombasaState, values: list[int], text: Callable[[list[int]], str]) -> str:
    each = len(values) // s.players
    return "|".join(text(values[seat * each : (seat + 1) * each]) for seat in range(s.players))


def numbers(values: list[int]) -> str:
    return ",".join(map(str, values))


def members(mask: int) -> str:
    """A small set as its numbers."""
    return ",".join(str(n) for n in range(mask.bit_length()) if mask >> n & 1) or "-"


def chosen(names: list[str], mask: int) -> str:
    return ",".join(name for n, name in enumerate(names) if mask >> n & 1) or "-"


def seat_text(seat: int) -> str:
    return str(seat) if seat >= 0 else "-"


def frame_text(frame: int) -> str:
    name = frames.NAMES[frame % frames.KINDS]
    return ":".join([name, *map(str, frames.fields(frame))])


def hides(s: MombasaState, seat: int, viewer: int | None) -> bool:
    """Whether a seat's plan is hidden from a viewer."""
    if s.stage != PLANNING:
        return False
    return bool(s.blank >> seat & 1) or (viewer != -1 and viewer != seat)


def touched_text(s: MombasaState, viewer: int | None) -> str:
    """Who has begun to choose in secret; of the others only those who are done are known."""
    if viewer == -1:
        return members(s.touched)
    mine = 1 << viewer if viewer is not None else 0
    return members(s.touched & (s.done | mine))


def hand_text(s: MombasaState, seat: int, viewer: int | None) -> str:
    """The hand; where a plan is hidden, with the planned cards among it."""
    cards = s.hand[seat]
    if hides(s, seat, viewer):
        for card in s.slots[seat * SLOTS : (seat + 1) * SLOTS]:
            cards |= s.tables.alone[card] if card else 0
    return chosen(s.tables.card_keys, cards)


def slots_text(s: MombasaState, seat: int, viewer: int | None) -> str:
    if hides(s, seat, viewer):
        return "?"
    cards = s.slots[seat * SLOTS : (seat + 1) * SLOTS]
    return ",".join(s.tables.card_keys[card] or "-" for card in cards)


def piles_text(t: Tables, piles: list[int]) -> str:
    return "/".join(chosen(t.card_keys, pile) for pile in piles)


def shelf_text(t: Tables, books: list[int]) -> str:
    """Books from the starting book on; `!` before one that lies face down."""
    return ",".join(
        ("!" if book < 0 else "") + t.book_keys[abs(book)] if book else "-" for book in books
    )


def dealt_text(s: MombasaState, seat: int, viewer: int | None) -> str:
    tiles = s.dealt[2 * seat : 2 * seat + 2]
    if setup.UNKNOWN in tiles or (viewer not in (-1, seat) and s.stage == CHOOSING):
        return "?"
    return ",".join(s.tables.tile_names[tile] if tile >= 0 else "-" for tile in tiles)


def choice_text(s: MombasaState, seat: int, viewer: int | None) -> str:
    kept = s.chosen[seat]
    if kept == setup.NOTHING:
        return "-"
    if kept == setup.UNKNOWN or viewer not in (-1, seat):
        return "?"
    return str(kept + 1)


class Reader(PositionReader):
    """Knows the words of Mombasa's positions."""

    def __init__(self, t: Tables, text: str):
        super().__init__("mombasa", text)
        self.t = t

    def members(self, text: str, below: int) -> int:
        mask = 0
        for word in text.split(",") if text != "-" else []:
            mask |= 1 << self.as_number(word, 0, below - 1)
        return mask

    def one(self, text: str, names: list[str]) -> int:
        """The index of a name; 0 for nothing where names begin with an empty one."""
        if text == "-" and names[0] == "":
            return 0
        if text not in names or not text:
            raise self.fail(f"there is no {text!r}")
        return names.index(text)

    def set_of(self, text: str, names: list[str]) -> int:
        mask = 0
        for word in text.split(",") if text != "-" else []:
            bit = 1 << self.one(word, names)
            if mask & bit:
                raise self.fail(f"{word!r} stands there twice")
            mask |= bit
        return mask

    def list_of(self, text: str, names: list[str], count: int) -> list[int]:
        words = text.split(",")
        if len(words) != count:
            raise self.fail(f"{text!r} has {len(words)} parts, not {count}")
        return [self.one(word, names) for word in words]

    def seats(self, name: str, count: int, players: int) -> list[int]:
        return [
            -1 if word == "-" else self.as_number(word, 0, players - 1)
            for word in self.split(name, ",", count)
        ]

    def frame(self, word: str) -> int:
        name, *values = word.split(":")
        kind = FRAME_KINDS.get(name)
        if kind is None or len(values) != len(frames.SIZES[kind]):
            raise self.fail(f"{word!r} is no decision")
        sizes = frames.SIZES[kind]
        found = [self.as_number(v, 0, size - 1) for v, size in zip(values, sizes, strict=True)]
        return frames.packed(kind, row(found))

    def book(self, word: str) -> int:
        if word.startswith("!"):
            return -self.one(word[1:], self.t.book_keys)
        return self.one(word, self.t.book_keys)

    def places(self, s: MombasaState, text: str) -> list[int]:
        """Markers on the four tracks."""
        found = self.numbers(text, 4)
        for place, lane in zip(found, s.layout.lanes, strict=True):
            if place > lane.length:
                raise self.fail(f"track {lane.name} has no space {place}")
        return found

    def dealt(self, text: str) -> list[int]:
        """Two starting tiles, known or not."""
        if text == "?":
            return [setup.UNKNOWN] * 2
        words = text.split(",")
        if len(words) != 2:
            raise self.fail(f"{text!r} is no pair of tiles")
        return [setup.NOTHING if w == "-" else self.one(w, self.t.tile_names) for w in words]

    def kept(self, word: str) -> int:
        """The starting tile that is kept of the two."""
        if word in "-?":
            return setup.NOTHING if word == "-" else setup.UNKNOWN
        return self.as_number(word, 1, 2) - 1


def read(s: MombasaState, text: str) -> None:
    """Fill a new state from a position text."""
    t = s.tables
    r = Reader(t, text)
    read_table(s, r)
    players = s.players
    s.pounds = row(r.numbers(r.text("pounds"), players))
    s.diamonds = row(r.numbers(r.text("diamonds"), players, 0, t.diamond_end))
    s.jar = row(r.numbers(r.text("jar"), players, -1, t.jar_end))
    places = [place for seat in r.split("places", "|", players) for place in r.places(s, seat)]
    s.places = row(places)
    s.level = row([n for seat in r.split("levels", "|", players) for n in r.numbers(seat, 4, 0, 2)])
    s.hand = row([r.set_of(cards, t.card_keys) for cards in r.split("hand", "|", players)])
    planned: list[int] = []
    for seat, cards in enumerate(r.split("slots", "|", players)):
        if cards == "?":
            s.blank |= 1 << seat
        planned += [0] * SLOTS if cards == "?" else r.list_of(cards, t.card_keys, SLOTS)
    s.slots = row(planned)
    s.face = row([r.members(slots, SLOTS) for slots in r.split("face", "|", players)])
    resting: list[int] = []
    for piles in r.split("piles", "|", players):
        words = piles.split("/")
        if len(words) != SLOTS:
            raise r.fail(f"there are {len(words)} piles, not {SLOTS}")
        resting += [r.set_of(pile, t.card_keys) for pile in words]
    s.piles = row(resting)
    shelved: list[int] = []
    for books in r.split("shelf", "|", players):
        words = books.split(",")
        if len(words) != SHELF:
            raise r.fail(f"there are {len(words)} spaces, not {SHELF}")
        shelved += [r.book(word) for word in words]
    s.shelf = row(shelved)
    starts = r.split("starts", ",", players)
    s.starts = [-1 if name == "-" else r.one(name, t.tile_names) for name in starts]
    s.dealt = [tile for tiles in r.split("dealt", "|", players) for tile in r.dealt(tiles)]
    s.chosen = [r.kept(word) for word in r.split("chosen", ",", players)]
    derive(s)


def read_table(s: MombasaState, r: Reader) -> None:
    """The parts that belong to no seat."""
    t = s.tables
    players = s.players
    s.stage = r.one(r.text("stage"), list(STAGES))
    s.round = r.number("round", 1, t.rounds)
    s.mover = r.number("mover", 0, players - 1)
    s.first = r.number("first", 0, players - 1)
    s.opening = bool(r.number("opening", 0, 1))
    s.out = r.members(r.text("out"), players)
    s.done = r.members(r.text("done"), players)
    s.touched = r.members(r.text("touched"), players)
    s.last = -1 if r.text("last") == "-" else r.number("last", 0, players - 1)
    tracks = [t.lane_names[i] for i in r.list_of(r.text("tracks"), t.lane_names, 4)]
    if sorted(name[0] for name in tracks) != list("ABCD"):
        raise r.fail("there is one track of each letter")
    s.layout = t.layout(tuple(tracks))
    pending = r.text("pending")
    s.pending = [r.frame(word) for word in pending.split(",")] if pending != "-" else []
    bases = [r.list_of(base, COLUMN_TEXTS, 3) for base in r.split("bases", "/", 4)]
    s.columns = row([column for base in bases for column in base])
    s.removed = r.numbers(r.text("removed"), 4)
    s.held = row([r.set_of(held, t.regions) for held in r.split("posts", "/", 4)])
    s.entered = r.set_of(r.text("entered"), t.regions)
    s.display = row(r.list_of(r.text("display"), t.card_keys, DISPLAY))
    s.deck = r.set_of(r.text("deck"), t.card_keys)
    s.books = row(r.list_of(r.text("books"), t.book_keys, BOOKS))
    coins = r.text("coins")
    if len(coins) != BOOKS or not (coins.isascii() and coins.isdigit()):
        raise r.fail(f"it is not {BOOKS} digits")
    s.coins = row([int(digit) for digit in coins])
    s.book_bag = r.set_of(r.text("bag"), t.book_keys)
    s.marks = row(r.seats("marks", SPACES, players))
    s.tiles = row(r.seats("tiles", 4, players))
    s.spent = r.members(r.text("spent"), 4)
    s.boost = -1 if r.text("boost") == "-" else r.number("boost", 1, SLOTS) - 1
    carried = r.text("carried")
    s.carried = [r.one(w, t.book_keys) for w in carried.split(",")] if carried != "-" else []


def derive(s: MombasaState) -> None:
    """What follows from the rest: totals, who acts, and the choices of a pending decision."""
    s.actors = ()
    if s.stage == ACTING:
        for seat in range(s.players):
            area.recount(s, seat)
        s.actors = rounds.ONE_ACTOR[s.mover]
        if s.pending:
            s.choices = legal.choices(s, s.mover)
    elif s.stage == RESTING:
        s.actors = rounds.ONE_ACTOR[s.mover]
    elif s.stage != OVER:
        s.actors = planning.waiting(s)
