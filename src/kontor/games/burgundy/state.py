"""A moment of a Burgundy game: flat rows and lists, one entry a seat, or so many entries a seat.

What is written in place is a row; sets of spaces, which can have more bits than a machine word, and
what is replaced when it changes are lists.

Derived boards (`open`, `barred`, `powers`) are kept up to date when a tile lands. What lies face
down is a bag of counts, so a state never knows the future; the only secret is a start castle
chosen in secret and not yet revealed (`chosen`).
"""

from collections.abc import Iterable, Sequence

from msgspec import json
from mypy_extensions import i64

from kontor.core.actions import ActionTable
from kontor.core.chance import Chance
from kontor.core.errors import IllegalAction
from kontor.core.events import Log
from kontor.core.game import Document, Score, State
from kontor.core.options import Options
from kontor.core.rows import Choices, listed, row
from kontor.core.writer import BytesWriter
from kontor.games.burgundy import (
    draw,
    features,
    legal,
    names,
    position,
    refusals,
    scoring,
    setup,
    status,
    team,
    turn,
    view,
)
from kontor.games.burgundy.actions import BLACK_SLOTS, SLOTS, TABLE
from kontor.games.burgundy.routes import ROUTE_SPACES
from kontor.games.burgundy.tables import SETUP, SOLO, TEAM, Duchy, Tables

OWN_STORES = row([0, 0, 0])
TEAM_STORES = row([0, 0, 2, 2])
"""A player's stores, each with the first one of its pile: equal tiles in one pile are one choice.
In the team game two private stores come before the two that partners share."""


class BurgundyState(State):
    """The state; the rules are functions on it in the modules beside this one."""

    def lay_out(self, tables: Tables, options: Options, players: int) -> "BurgundyState":
        """An empty table with a full box; copies are made without this."""
        colours = 6
        self.tables = tables
        self.given = options
        self.players = players
        self.scale: i64 = max(players, 2)
        self.slots = tables.slots[self.scale]
        self.actors: tuple[int, ...] = ()
        self.expansions: i64 = setup.expansion_bits(options)
        self.spaces: i64 = setup.board_size(tables, options)
        self.store_piles = TEAM_STORES if self.expansions & TEAM else OWN_STORES
        self.stores_each: i64 = len(self.store_piles)
        self.goods_spaces: i64 = colours if self.expansions & SOLO else tables.goods_spaces
        self.stage: i64 = SETUP
        self.phase: i64 = 0
        self.round: i64 = 0
        self.turn: i64 = 0
        self.white: i64 = 0
        self.bought = False
        self.last: i64 = -1
        self.order: list[int] = []
        self.queue: list[int] = []
        self.bridge = [0] * players
        self.dice = row([0] * (2 * players))
        self.depots = row([0] * SLOTS)
        self.black = row([0] * BLACK_SLOTS)
        self.depot_goods = [0] * (6 * colours)
        self.round_goods: list[int] = []
        self.supply = tables.supply(setup.expansions_of(options))
        self.stacks = self.supply.stacks
        self.black_stack = self.supply.black
        self.goods_bag = row([tables.components.goods_each] * colours)
        self.pending: list[int] = []
        self.sheets = [-1] * players
        self.chosen = [-1] * players
        self.duchies: list[Duchy] = []
        self.filled = [0] * players
        self.open = [0] * players
        self.tiles = row([0] * (self.spaces * players))
        self.stores = row([0] * (self.stores_each * players))
        self.goods = row([0] * (colours * players))
        self.sold = [0] * (colours * players)
        self.silver = row([0] * players)
        self.workers = row([0] * players)
        self.powers = row([0] * players)
        self.barred = [0] * (tables.buildings * players)
        self.bonus = [0] * (colours * players)
        self.points = row([0] * (len(scoring.SOURCES) * players))
        self.inns: i64 = 0
        self.depot_shields = row([])
        self.crests = row([0] * (self.spaces * players))
        self.shields = row([0] * players)
        self.named = [-1] * players
        self.cellar: list[list[int]] = [[] for _ in range(players)]
        self.closing: list[int] = []
        self.wild: i64 = 0
        self.claimed = False
        self.linked = [0] * players
        self.post_bonus = [0] * players
        self.routes: list[list[int]] = []
        self.route_tiles = [0] * (ROUTE_SPACES * players)
        self.marker: i64 = 0
        self.target: i64 = int(options["target"])
        self.crane_counted = False
        self.told_board: features.Board | None = None
        self.told: list[features.Holdings | None] = [None] * players
        """What changes seldom, in numbers: the board, and what each seat holds (see features.py).
        Like all that copies share they are replaced and not written in place."""
        return self

    def copy(self) -> "BurgundyState":
        """Copies share what is seldom written (order, bridge, bags, depots' goods, sales, setup):
        those lists are replaced when they change, never written in place."""
        new = BurgundyState()
        new.tables = self.tables
        new.given = self.given
        new.players = self.players
        new.scale = self.scale
        new.slots = self.slots
        new.spaces = self.spaces
        new.store_piles = self.store_piles
        new.stores_each = self.stores_each
        new.goods_spaces = self.goods_spaces
        new.supply = self.supply
        new.actors = self.actors
        new.expansions = self.expansions
        new.stage = self.stage
        new.phase = self.phase
        new.round = self.round
        new.turn = self.turn
        new.white = self.white
        new.bought = self.bought
        new.last = self.last
        new.order = self.order
        new.queue = self.queue
        new.bridge = self.bridge
        new.dice = self.dice[:]
        new.depots = self.depots[:]
        new.black = self.black[:]
        new.depot_goods = self.depot_goods
        new.round_goods = self.round_goods
        new.stacks = self.stacks
        new.black_stack = self.black_stack
        new.goods_bag = self.goods_bag
        new.pending = self.pending[:]
        new.sheets = self.sheets
        new.chosen = self.chosen
        new.duchies = self.duchies
        new.filled = self.filled[:]
        new.open = self.open[:]
        new.tiles = self.tiles[:]
        new.stores = self.stores[:]
        new.goods = self.goods[:]
        new.sold = self.sold
        new.silver = self.silver[:]
        new.workers = self.workers[:]
        new.powers = self.powers[:]
        new.barred = self.barred[:]
        new.bonus = self.bonus
        new.points = self.points[:]
        new.inns = self.inns
        new.depot_shields = self.depot_shields
        new.crests = self.crests
        new.shields = self.shields
        new.named = self.named
        new.cellar = self.cellar
        new.closing = self.closing
        new.wild = self.wild
        new.claimed = self.claimed
        new.linked = self.linked
        new.post_bonus = self.post_bonus
        new.routes = self.routes
        new.route_tiles = self.route_tiles
        new.marker = self.marker
        new.target = self.target
        new.crane_counted = self.crane_counted
        new.told_board = self.told_board
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
        return self.stage == SETUP and self.given["start"] == "secret"

    def may_undo(self, seat: int) -> bool:
        if self.secret:
            return self.chosen[seat] != -1
        return self.last == seat

    def partners(self, seat: int) -> list[int]:
        return [seat, team.partner(seat)] if self.expansions & TEAM else [seat]

    def known_to(self, seat: int) -> "BurgundyState":
        known = self.copy()
        setup.blank_choices(known, seat)
        return known

    def fill(self, chance: Chance) -> None:
        setup.fill_choices(self, chance)

    def reopen(self, seat: int) -> None:
        setup.reopen_choices(self, seat)

    def view(self, seat: int | None) -> Document:
        return view.view(self, seat)

    def view_json(self, seat: int | None) -> bytes:
        return json.encode(view.view(self, seat, written=True))

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
