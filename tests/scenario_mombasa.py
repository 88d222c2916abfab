"""Scenes of a Mombasa game for tests: set the table, then play in notation.

Everything put on the table comes out of the box (pile, supply, other places), so `status()` stays
sound and is checked after every action.
"""

from typing import Any

from kontor.core.chance import Chance, SampledChance
from kontor.core.errors import IllegalAction
from kontor.core.events import Log
from kontor.core.rows import row
from kontor.games.mombasa import area, bookkeeping, expansion, planning, scoring
from kontor.games.mombasa.actions import SHELF, SLOTS
from kontor.games.mombasa.atlas import COMPANIES
from kontor.games.mombasa.game import Mombasa
from kontor.games.mombasa.state import MombasaState
from kontor.games.mombasa.tables import ACTING, PLANNING, TAKE

GAME = Mombasa()
SET = GAME.components
TILES = ("start1", "start6", "start5", "start4")
"""The starting tiles of a scene, by seat."""
GOODS, BOOKKEEPER, MERCHANT, EXPANSION = range(4)
"""The bonus tiles, as `Scene.tile` counts them."""


def why(refusal: IllegalAction) -> tuple[str, str]:
    """Reason and rule of a refusal."""
    return refusal.reason, refusal.rule


def fresh(players: int = 2, seed: int = 1, kind: str = "first") -> MombasaState:
    """A game that begins."""
    return GAME.new({"players": players, "setup": kind}, SampledChance(seed))


def list_of(s: MombasaState, part: str) -> list[object]:
    """A list that everybody sees."""
    found = s.view(None)[part]
    assert isinstance(found, list)
    return found


def seats(state: MombasaState, viewer: int | None = None) -> list[dict[str, Any]]:
    """What a viewer sees of the seats."""
    found = state.view(viewer)["seats"]
    assert isinstance(found, list)
    return found


class Scene:
    """A game in the action phase: seat 0 begins, nobody has planned anything.

    Tracks are A1, B1, C1 and D1 unless others are named; the starting tiles are those of TILES;
    nobody has moved and everybody has 1 pound. Cards come from the seat's hand or resting piles, or
    else out of the pile.
    """

    def __init__(self, players: int = 2, tracks: str = "A1,B1,C1,D1"):
        for seed in range(100):
            state = GAME.new({"players": players}, SampledChance(seed))
            if state.first == 0:
                break
        self.s: MombasaState = state
        self.log: Log = []
        s = self.s
        s.layout = s.tables.layout(tuple(tracks.split(",")))
        s.starts = [s.tables.tile_names.index(tile) for tile in TILES[:players]]
        for seat, tile in enumerate(s.starts):
            s.shelf[seat * SHELF] = s.tables.start_book + tile
        chance = SampledChance("scene")
        while s.stage != PLANNING:
            s.step(s.actors[0], s.legal(s.actors[0])[0], chance)
        s.places = row([0] * (4 * players))
        s.diamonds = row([0] * players)
        self.act()

    # setting the table

    def act(self) -> "Scene":
        """Turn up what lies in the slots; seat 0 has the first turn."""
        s = self.s
        s.stage = PLANNING
        planning.reveal(s, None)
        return self

    def number(self, card: str) -> int:
        return self.s.tables.card_names.index(card)

    def take(self, seat: int, card: str) -> int:
        """A card of a seat, wherever it lies, or one out of the pile or the display."""
        s = self.s
        for number, name in enumerate(s.tables.card_names):
            if name != card:
                continue
            bit = 1 << number
            if s.hand[seat] & bit:
                s.hand[seat] &= ~bit
                return number
            for place in range(seat * SLOTS, (seat + 1) * SLOTS):
                if s.piles[place] & bit:
                    s.piles[place] &= ~bit
                    return number
            if s.deck & bit:
                s.deck &= ~bit
                return number
            if number in s.display:
                s.display[list(s.display).index(number)] = 0
                return number
        raise AssertionError(f"there is no {card} for seat {seat}")

    def area(self, seat: int, *cards: str) -> "Scene":
        """Lay face-up cards into the slots of a seat."""
        s = self.s
        for slot in range(SLOTS):
            at = seat * SLOTS + slot
            if s.slots[at]:
                s.hand[seat] |= 1 << s.slots[at]
            s.slots[at] = self.take(seat, cards[slot]) if slot < len(cards) else 0
        s.face[seat] = (1 << len(cards)) - 1
        self.recount()
        return self

    def hand(self, seat: int, *cards: str) -> "Scene":
        """Give a seat exactly these cards in hand; its others rest in pile 1."""
        s = self.s
        wanted = [self.take(seat, card) for card in cards]
        s.piles[seat * SLOTS] |= s.hand[seat]
        s.hand[seat] = sum(1 << card for card in wanted)
        return self

    def pile(self, seat: int, pile: int, *cards: str) -> "Scene":
        """Put cards into a resting pile."""
        for card in cards:
            self.s.piles[seat * SLOTS + pile - 1] |= 1 << self.take(seat, card)
        return self

    def offer(self, space: int, card: str) -> "Scene":
        """Put a card on a space of the display (0 to 3 is the right column)."""
        s = self.s
        bits = [n for n, name in enumerate(s.tables.card_names) if name == card]
        number = next(n for n in bits if s.deck >> n & 1 or n in s.display)
        if number in s.display:
            s.display[list(s.display).index(number)] = 0
        s.deck &= ~(1 << number)
        s.display[space] = number
        return self

    def pounds(self, seat: int, pounds: int) -> "Scene":
        self.s.pounds[seat] = pounds
        return self

    def place(self, seat: int, **places: int) -> "Scene":
        """Move track markers, special bonuses in force: place(0, cape_town=6)."""
        s = self.s
        for name, place in places.items():
            s.places[seat * 4 + COMPANIES.index(name.replace("_", "-"))] = place
        s.level = row([s.layout.lanes[i % 4].level[at] for i, at in enumerate(s.places)])
        self.recount()
        return self

    def shares(self, seat: int, company: str, count: int) -> "Scene":
        """Move a track marker to the first space with so many shares."""
        lane = self.s.layout.lanes[COMPANIES.index(company)]
        return self.place(seat, **{company.replace("-", "_"): list(lane.shares).index(count)})

    def posts(self, company: str, *regions: str, column: int = 0) -> "Scene":
        """Place posts on the map, from one column as long as it lasts."""
        s = self.s
        index = COMPANIES.index(company)
        for region in regions:
            s.held[index] |= 1 << s.tables.regions.index(region)
            self.take_post(company, column)
        return self

    def take_post(self, company: str, column: int) -> None:
        s = self.s
        first = COMPANIES.index(company) * 3
        at = next(c for c in (column, 0, 1, 2) if TAKE[s.columns[first + c]] >= 0)
        s.columns[first + at] = TAKE[s.columns[first + at]]

    def lift(self, company: str, *columns: int) -> "Scene":
        """Take posts out of the game, each from a column (1 to 3)."""
        s = self.s
        index = COMPANIES.index(company)
        for column in columns:
            self.take_post(company, column - 1)
            s.removed = [n + (i == index) for i, n in enumerate(s.removed)]
        return self

    def book(self, name: str) -> int:
        """A book out of the supply or the display."""
        s = self.s
        for number, other in enumerate(s.tables.book_names):
            if other == name and s.book_bag >> number & 1:
                s.book_bag &= ~(1 << number)
                return number
            if other == name and number in s.books:
                s.books[list(s.books).index(number)] = 0
                return number
        raise AssertionError(f"there is no book {name}")

    def shelf(self, seat: int, **books: str) -> "Scene":
        """Lay books on spaces of a bookkeeping track: shelf(0, s1="a-coffee2-pounds2")."""
        s = self.s
        s.shelf = s.shelf[:]
        for space, name in books.items():
            s.shelf[seat * SHELF + int(space[1:])] = self.book(name)
        return self

    def display_book(self, space: int, name: str) -> "Scene":
        """Put a book on a space of the book display."""
        s = self.s
        old = s.books[space]
        s.books[space] = self.book(name)
        if old and old not in s.books:
            s.book_bag |= 1 << old
        return self

    def refill(self) -> "Scene":
        """Fill empty spaces of the book display."""
        bookkeeping.refill(self.s, SampledChance("refill"), None)
        return self

    def tile(self, seat: int, tile: int) -> "Scene":
        """Give a seat a bonus tile (0 goods, 1 bookkeeper, 2 merchant, 3 expansion)."""
        s = self.s
        s.tiles = row([seat if i == tile else owner for i, owner in enumerate(s.tiles)])
        self.recount()
        return self

    def later(self) -> "Scene":
        """It is no longer the first turn of the round."""
        self.s.opening = False
        return self

    def round(self, number: int) -> "Scene":
        self.s.round = number
        return self

    def recount(self) -> None:
        if self.s.stage == ACTING:
            for seat in range(self.s.players):
                area.recount(self.s, seat)

    # playing

    def do(self, *texts: str, seat: int | None = None, chance: Chance | None = None) -> "Scene":
        """Actions of the seat in turn, in notation."""
        for text in texts:
            mover = self.s.actors[0] if seat is None else seat
            action = self.s.read(mover, text)
            self.s.apply(mover, action, chance or SampledChance("do"), self.log)
            assert self.s.status() == [], self.s.status()
        return self

    def refused(self, text: str, seat: int | None = None) -> IllegalAction:
        """The refusal of an action in notation."""
        mover = self.s.actors[0] if seat is None else seat
        action = self.s.read(mover, text)
        try:
            self.s.apply(mover, action, SampledChance("refused"))
        except IllegalAction as refusal:
            return refusal
        raise AssertionError(f"{text} was not refused")

    def legal(self, seat: int | None = None) -> list[str]:
        mover = self.s.actors[0] if seat is None else seat
        return [self.s.write(mover, action) for action in self.s.legal(mover)]

    def verbs(self) -> set[str]:
        return {text.split(":")[0] for text in self.legal()}

    def events(self, key: str) -> list[dict[str, Any]]:
        return [dict(event.params) for event in self.log if event.key == key]

    def at(self, seat: int, company: str) -> int:
        return self.s.places[seat * 4 + COMPANIES.index(company)]

    def value(self, company: str) -> int:
        return expansion.share_value(self.s, COMPANIES.index(company))

    def score(self, seat: int) -> dict[str, int]:
        return scoring.scores(self.s)[seat].sources

    def in_hand(self, seat: int, card: str) -> bool:
        names = self.s.tables.card_names
        return any(self.s.hand[seat] >> n & 1 for n, name in enumerate(names) if name == card)

    def look(self, *path: str | int, viewer: int | None = None) -> Any:
        """A part of what a spectator or a seat sees: look("seats", 0, "pounds")."""
        part: Any = self.s.view(viewer)
        for step in path:
            part = part[step]
        return part

    def finish_round(self) -> "Scene":
        """Everybody still in the action phase ends it, taking the first pile there is."""
        number = self.s.round
        while self.s.stage == ACTING and self.s.round == number:
            self.do(self.legal()[0] if self.s.pending else "end")
        return self
