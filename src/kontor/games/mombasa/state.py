"""A moment of a Mombasa game: flat rows, one entry a seat, or so many entries a seat.

Sets of cards, books and regions are ints with one bit each. What lies face down is a bag, so a
state never knows the future; the only secrets are planned cards before the reveal (`slots`, and
who has begun to plan, `touched`) and the starting tiles dealt and chosen (`dealt`, `chosen`).
"""

from collections.abc import Iterable, Sequence

from mypy_extensions import i64

from kontor.core.actions import ActionTable
from kontor.core.chance import Chance
from kontor.core.errors import IllegalAction
from kontor.core.events import Log
from kontor.core.game import Document, Score, State
from kontor.core.options import Options
from kontor.core.rows import Choices, listed, row
from kontor.core.writer import BytesWriter
from kontor.games.mombasa import (
    draw,
    features,
    legal,
    names,
    planning,
    position,
    refusals,
    scoring,
    setup,
    status,
    turn,
    view,
)
from kontor.games.mombasa.actions import BOOKS, DISPLAY, SHELF, SLOTS, SPACES, TABLE
from kontor.games.mombasa.tables import CHOOSING, FULL_COLUMN, PLANNING, TOTALS, Tables


class MombasaState(State):
    """The state; the rules are functions on it in the modules beside this one."""

    def lay_out(self, tables: Tables, options: Options, players: int) -> "MombasaState":
        """An empty table with a full box; copies are made without this."""
        self.tables = tables
        self.given = options
        self.players = players
        self.layout = tables.layout(tuple(tables.components.first_tracks))
        self.actors: tuple[int, ...] = ()
        self.stage: i64 = CHOOSING
        self.round: i64 = 1
        self.mover: i64 = 0
        self.first: i64 = 0
        self.opening = False
        self.out: i64 = 0
        self.done: i64 = 0
        self.touched: i64 = 0
        self.blank: i64 = 0
        self.last: i64 = -1
        self.pending: list[int] = []
        self.choices = Choices()
        self.columns = row([FULL_COLUMN] * 12)
        self.removed = [0] * 4
        self.held = row([0] * 4)
        self.entered: i64 = 0
        self.display = row([0] * DISPLAY)
        self.deck: i64 = tables.all_cards
        self.books = row([0] * BOOKS)
        self.coins = row([0] * BOOKS)
        self.book_bag = sum(tables.letter_books)
        self.marks = row([-1] * SPACES)
        self.tiles = row([-1] * 4)
        self.spent: i64 = 0
        self.boost: i64 = -1
        self.carried: list[int] = []
        self.pounds = row([tables.components.start_pounds] * players)
        self.diamonds = row([0] * players)
        self.jar = row([-1] * players)
        self.places = row([0] * (4 * players))
        self.level = row([0] * (4 * players))
        self.hand = row([tables.start_hand] * players)
        self.slots = row([0] * (SLOTS * players))
        self.face = row([0] * players)
        self.piles = row([0] * (SLOTS * players))
        self.shelf = row([0] * (SHELF * players))
        self.totals = row([0] * (TOTALS * players))
        self.starts = [-1] * players
        self.dealt = [-1] * (2 * players)
        self.chosen = [-1] * players
        self.told: features.Told | None = None
        """What changes seldom, in numbers (see features.py)."""
        return self

    def copy(self) -> "MombasaState":
        """Copies share what is seldom written (setup, displays, marks, ink jars, shelves): those
        lists are replaced when they change, never written in place."""
        new = MombasaState()
        new.tables = self.tables
        new.given = self.given
        new.players = self.players
        new.layout = self.layout
        new.actors = self.actors
        new.stage = self.stage
        new.round = self.round
        new.mover = self.mover
        new.first = self.first
        new.opening = self.opening
        new.out = self.out
        new.done = self.done
        new.touched = self.touched
        new.blank = self.blank
        new.last = self.last
        new.pending = self.pending[:]
        new.choices = self.choices
        new.columns = self.columns[:]
        new.removed = self.removed
        new.held = self.held[:]
        new.entered = self.entered
        new.display = self.display
        new.deck = self.deck
        new.books = self.books
        new.coins = self.coins
        new.book_bag = self.book_bag
        new.marks = self.marks
        new.tiles = self.tiles
        new.spent = self.spent
        new.boost = self.boost
        new.carried = self.carried[:]
        new.pounds = self.pounds[:]
        new.diamonds = self.diamonds[:]
        new.jar = self.jar
        new.places = self.places[:]
        new.level = self.level
        new.hand = self.hand[:]
        new.slots = self.slots[:]
        new.face = self.face[:]
        new.piles = self.piles[:]
        new.shelf = self.shelf
        new.totals = self.totals[:]
        new.starts = self.starts
        new.dealt = self.dealt
        new.chosen = self.chosen
        new.told = self.told
        return new

    @property
    def actions(self) -> ActionTable:
        return TABLE

    @property
    def options(self) -> Options:
        return self.given

    def legal(self, seat: int) -> list[int]:
        out = Choices()
        if seat in self.actors:
            legal.add_legal(self, seat, out)
        return listed(out)

    def add_legal(self, seat: int, out: Choices) -> None:
        legal.add_legal(self, seat, out)

    def step(self, seat: int, action: int, chance: Chance, log: Log | None = None) -> None:
        turn.step(self, seat, action, chance, log)

    def refusal(self, seat: int, action: int) -> IllegalAction:
        return refusals.refusal(self, seat, action)

    @property
    def secret(self) -> bool:
        return self.stage == PLANNING or self.stage == CHOOSING

    def may_undo(self, seat: int) -> bool:
        if self.secret:
            return bool(self.touched >> seat & 1)
        return self.last == seat

    def known_to(self, seat: int) -> "MombasaState":
        known = self.copy()
        setup.blank_tiles(known, seat)
        planning.blank_plans(known, seat)
        # It may have been told to somebody who knows more.
        known.told = None
        return known

    def fill(self, chance: Chance) -> None:
        setup.fill_tiles(self, chance)
        planning.fill_plans(self, chance)

    def reopen(self, seat: int) -> None:
        setup.reopen_tiles(self, seat)
        planning.reopen_plans(self, seat)

    def view(self, seat: int | None) -> Document:
        return view.view(self, seat)

    def svg(
        self,
        seat: int | None = None,
        size: int = 1200,
        language: str = "en",
        highlights: Iterable[int] = (),
    ) -> str:
        return draw.draw(self, seat, size, language, highlights)

    def write_features(self, seat: int, out: BytesWriter) -> None:
        features.write(self, seat, out)

    def details(self, seat: int, action: int) -> dict[str, str | int]:
        return names.details(self, seat, action)

    def names(self, seat: int, field: str) -> Sequence[str]:
        return names.names(self, seat, field)

    def position(self, seat: int | None = -1) -> str:
        return position.write(self, seat)

    def scores(self) -> list[Score]:
        return scoring.scores(self)

    @property
    def outcome(self) -> list[int] | None:
        return scoring.outcome(self)

    def status(self) -> list[str]:
        return status.status(self)
