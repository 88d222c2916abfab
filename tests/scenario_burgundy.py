"""Scenes of a Burgundy game for tests: set the table, then play in notation.

Everything put on the table comes out of the box (bags, depots), so `status()` stays sound and is
checked after every action.
"""

from collections.abc import Iterator
from typing import Any

from kontor.core.chance import Chance, SampledChance, ScriptedChance
from kontor.core.errors import IllegalAction
from kontor.core.events import Log
from kontor.core.rows import row
from kontor.games.burgundy import rounds, scoring, shields, turn
from kontor.games.burgundy.components import BONUSES
from kontor.games.burgundy.game import Burgundy
from kontor.games.burgundy.plans import COLOURS
from kontor.games.burgundy.scoring import SOURCES
from kontor.games.burgundy.state import BurgundyState

GAME = Burgundy()
EXTRA = {"extra-tiles": "on"}


class Scene:
    """A game in play: seat 0 to move in phase A, round 1, empty depots, stores and goods.

    Seats move in the order 0, 1, 2, 3. Everybody has 1 silver and no workers, dice 1 and 2.
    """

    def __init__(self, players: int = 2, duchies: str = "1", **options: str):
        for seed in range(100):
            state = GAME.new(
                {"players": players, "duchies": duchies, **options}, SampledChance(seed)
            )
            if state.queue[0] == 0:
                break
        self.s: BurgundyState = state
        self.log: Log = []
        if state.stage == 1:
            self.clear()

    def clear(self) -> None:
        s = self.s
        for place, stack in ((s.depots, s.stacks), (s.black, s.black_stack)):
            for slot, kind in enumerate(place):
                if kind:
                    stack[kind] += 1
                    place[slot] = 0
        for pile in (s.depot_goods, s.goods):
            for index, count in enumerate(pile):
                s.goods_bag[index % 6] += count
                pile[index] = 0
        for seat in range(s.players):
            s.workers[seat] = 0
            self.dice(seat, 1, 2)

    # setting the table

    def kind(self, tile: str) -> int:
        return self.s.tables.kind_of[tile]

    def space(self, name: str) -> int:
        return self.s.duchies[0].space_names.index(name)

    def colour(self, goods: str) -> int:
        return self.s.tables.components.goods.index(goods)

    def out_of_box(self, tile: str) -> int:
        """Take a tile out of the bags."""
        kind = self.kind(tile)
        for stack in (self.s.stacks, self.s.black_stack):
            if stack[kind]:
                stack[kind] -= 1
                return kind
        raise AssertionError(f"no {tile} is left in the box")

    def lay(self, seat: int, **tiles: str) -> "Scene":
        """Lay tiles on a duchy without effects or points: lay(0, d5="ship", c3="church")."""
        for space, tile in tiles.items():
            turn.land(self.s, seat, self.out_of_box(tile), self.space(space))
        return self

    def store(self, seat: int, *tiles: str) -> "Scene":
        """Fill the stores with exactly these tiles (at most three)."""
        for index in range(self.s.stores_each):
            at = seat * self.s.stores_each + index
            if self.s.stores[at]:
                self.s.stacks[self.s.stores[at]] += 1
            self.s.stores[at] = self.out_of_box(tiles[index]) if index < len(tiles) else 0
        return self

    def depot(self, number: int, *tiles: str) -> "Scene":
        """Put tiles into a depot, on spaces of their colours that this player count uses."""
        s = self.s
        for tile in tiles:
            kind = self.out_of_box(tile)
            free = [
                slot
                for slot in s.slots[1 << (number - 1)]
                if not s.depots[slot]
                and s.tables.components.depots[number - 1][slot % 4].colour == s.tables.colour[kind]
            ]
            assert free, f"depot {number} has no free space for {tile}"
            s.depots[free[0]] = kind
        return self

    def black(self, *tiles: str) -> "Scene":
        """Fill the black depot with exactly these tiles."""
        for index, tile in enumerate(tiles):
            self.s.black[index] = self.out_of_box(tile)
        return self

    def goods(self, seat: int, **counts: int) -> "Scene":
        """Give a seat goods: goods(0, red=2)."""
        for goods, count in counts.items():
            self.s.goods_bag[self.colour(goods)] -= count
            self.s.goods[seat * 6 + self.colour(goods)] += count
        return self

    def sold(self, seat: int, **counts: int) -> "Scene":
        """Goods that a seat has sold."""
        for goods, count in counts.items():
            self.s.goods_bag[self.colour(goods)] -= count
            self.s.sold[seat * 6 + self.colour(goods)] += count
        return self

    def depot_goods(self, number: int, **counts: int) -> "Scene":
        """Goods lying in a depot."""
        for goods, count in counts.items():
            self.s.goods_bag[self.colour(goods)] -= count
            self.s.depot_goods[(number - 1) * 6 + self.colour(goods)] += count
        return self

    def dice(self, seat: int, first: int, second: int) -> "Scene":
        self.s.dice[2 * seat] = first
        self.s.dice[2 * seat + 1] = second
        return self

    def silver(self, seat: int, silver: int) -> "Scene":
        self.s.silver[seat] = silver
        return self

    def workers(self, seat: int, workers: int) -> "Scene":
        self.s.workers[seat] = workers
        return self

    def phase(self, letter: str) -> "Scene":
        """Play in another phase (affects the phase value only; depots stay as they are)."""
        self.s.phase = "ABCDE".index(letter)
        return self

    def last_round(self) -> "Scene":
        """Make this the last round of the phase."""
        for colour in self.s.round_goods:
            self.s.goods_bag[colour] += 1
        self.s.round_goods = []
        self.s.round = 4
        return self

    # setting the table: expansions

    def found(self, *castles: str) -> "Scene":
        """Choose the start castles, seat by seat in turn order, and clear the table."""
        for space in castles:
            name = self.s.duchies[self.actor].name
            self.do(f"start:{name}@{space}")
        self.clear()
        return self

    def note_links(self, seat: int) -> "Scene":
        """Border posts that laid tiles link count as linked before, without points."""
        linked = scoring.linked_posts(self.s, seat)
        links = self.s.linked[:]
        links[seat] = linked if linked > 1 else 0
        self.s.linked = links
        return self

    def keep_inn(self, seat: int) -> "Scene":
        """Put an inn into the first empty store."""
        each = self.s.stores_each
        free = list(self.s.stores).index(0, seat * each, (seat + 1) * each)
        self.s.stores[free] = self.kind("inn")
        return self

    def lay_inn(self, seat: int, *spaces: str) -> "Scene":
        """Lay inns on a duchy, without points."""
        for space in spaces:
            turn.land(self.s, seat, self.kind("inn"), self.space(space))
        return self

    def white(self, value: int) -> "Scene":
        """What the white die of this round shows."""
        self.s.white = value
        return self

    def route(self, seat: int, *pieces: int) -> "Scene":
        """Give a seat these pieces of the trade routes (1 to 12); the others get the rest."""
        components = self.s.tables.components
        rest = [n for n in range(1, len(components.routes) + 1) if n not in pieces]
        routes = []
        for other in range(self.s.players):
            mine = pieces if other == seat else [rest.pop(0) for _ in pieces]
            spaces = [space for piece in mine for space in components.routes[piece - 1]]
            routes.append([goods * len(BONUSES) + bonus for goods, bonus in spaces])
        self.s.routes = routes
        return self

    # setting the table: shields

    def no_shields(self) -> "Scene":
        """Take all shields out of the depots."""
        self.s.depot_shields = row([0] * len(self.s.depot_shields))
        return self

    def shields_in(self, number: int, *numbers: int) -> "Scene":
        """Lay exactly these shields (at most two) into a depot."""
        lying = [0 if shield in numbers else shield for shield in self.s.depot_shields]
        lying[2 * number - 2 : 2 * number] = [*numbers, 0, 0][:2]
        self.s.depot_shields = row(lying)
        return self

    def shield(self, seat: int, **castles: int) -> "Scene":
        """Give a seat shields, each on a castle of its own: shield(0, d4=7, b3=9)."""
        s = self.s
        given = castles.values()
        s.depot_shields = row([0 if shield in given else shield for shield in s.depot_shields])
        for space, shield in castles.items():
            if not self.tile(seat, space):
                self.lay(seat, **{space: "castle"})
            s.crests = s.crests[:]
            s.crests[seat * self.s.spaces + self.space(space)] = shield
        shields.update(s)
        return self

    def close_phase(self) -> "Scene":
        """End all turns of what is made the last round, up to what is asked at the phase's end."""
        phase = self.s.phase
        self.last_round()
        while self.s.actors and self.s.phase == phase and self.s.turn < self.s.players:
            self.do("end")
        return self

    # playing

    @property
    def actor(self) -> int:
        return self.s.actors[0]

    def do(self, *actions: str, chance: Chance | None = None) -> "Scene":
        """Actions of whoever's turn it is, in notation; the last one's events are in `log`."""
        for text in actions:
            self.log = []
            seat = self.actor
            self.s.apply(seat, self.s.read(seat, text), chance or SampledChance(1), self.log)
            assert self.s.status() == [], self.s.status()
        return self

    def script(self, action: str, *draws: int) -> "Scene":
        """An action with the draws it needs (counted from 0), all of which must be used."""
        chance = ScriptedChance(draws)
        self.do(action, chance=chance)
        assert chance.left == 0
        return self

    def refused(self, action: str, seat: int | None = None) -> IllegalAction:
        """The refusal of an action that must not be legal; nothing may have changed."""
        seat = self.actor if seat is None else seat
        before = self.s.position()
        try:
            self.s.apply(seat, self.s.read(seat, action), SampledChance(1))
        except IllegalAction as refusal:
            assert self.s.position() == before
            return refusal
        raise AssertionError(f"{action} was not refused")

    def why(self, action: str, seat: int | None = None) -> tuple[str, str]:
        """The reason and the rule of a refusal."""
        refusal = self.refused(action, seat)
        return refusal.reason, refusal.rule

    def legal(self) -> list[str]:
        """What the actor may do, in notation."""
        seat = self.actor
        return [self.s.write(seat, action) for action in self.s.legal(seat)]

    def end_round(self) -> "Scene":
        """Everybody who is left ends the turn; a new round begins."""
        start = (self.s.phase, self.s.round)
        while self.s.actors and (self.s.phase, self.s.round) == start:
            self.do("end")
        return self

    # looking

    def points(self, seat: int, source: str | None = None) -> int:
        """A seat's points, all or from one source."""
        if source is None:
            return scoring.total(self.s, seat)
        return self.s.points[seat * len(SOURCES) + SOURCES.index(source)]

    def promised(self, seat: int, space: str) -> int:
        """What everybody is told that the region of a space scores for its size."""
        region = int(self.s.duchies[seat].region_of[self.space(space)])
        return int(look(self.s, None, "seats", seat, "region_points", region))

    def stores(self, seat: int) -> list[str]:
        """The stored tiles."""
        kinds = self.s.stores[seat * self.s.stores_each : (seat + 1) * self.s.stores_each]
        return [self.s.tables.names[kind] for kind in kinds if kind]

    def held(self, seat: int) -> dict[str, int]:
        """The goods of a seat."""
        return self.pile(list(self.s.goods), seat)

    def sold_pile(self, seat: int) -> dict[str, int]:
        return self.pile(self.s.sold, seat)

    def in_depot(self, number: int) -> dict[str, int]:
        """The goods of a depot."""
        return self.pile(self.s.depot_goods, number - 1)

    def pile(self, pile: list[int], owner: int) -> dict[str, int]:
        names = self.s.tables.components.goods
        return {
            name: n for name, n in zip(names, pile[owner * 6 : owner * 6 + 6], strict=True) if n
        }

    def tile(self, seat: int, space: str) -> str:
        """The tile on a space, empty if none."""
        return self.s.tables.names[self.s.tiles[seat * self.s.spaces + self.space(space)]]

    def bonus(self, seat: int) -> dict[str, str]:
        """The bonus tiles of a seat: colour, and large or small."""
        sizes = self.s.bonus[seat * 6 : seat * 6 + 6]
        names = ("", "small", "large")
        return {c: names[size] for c, size in zip(COLOURS, sizes, strict=True) if size}

    def on_route(self, seat: int) -> list[str]:
        """The goods on a seat's trade route, from left to right."""
        return [space["laid"] for space in self.route_spaces(seat) if space["laid"]]

    def route_spaces(self, seat: int) -> list[dict[str, Any]]:
        """The spaces of a seat's trade route: goods, bonus, and what is laid there."""
        spaces: list[dict[str, Any]] = look(self.s, None, "seats", seat, "route")
        return spaces

    def shields_of(self, seat: int) -> dict[str, int]:
        """The shields of a seat by the spaces on which they lie."""
        shields: dict[str, int] = look(self.s, None, "seats", seat, "shields")
        return shields

    def further(self, seat: int) -> list[str]:
        """The tiles beyond the third store (shield 4)."""
        tiles: list[str] = look(self.s, None, "seats", seat, "further_stores")
        return tiles

    def fork(self) -> "Scene":
        """The same scene once more, to be played on by itself."""
        other = Scene.__new__(Scene)
        other.s, other.log = self.s.copy(), []
        s = other.s
        s.goods_bag, s.stacks, s.black_stack = s.goods_bag[:], s.stacks[:], s.black_stack[:]
        return other

    def depot_tiles(self, number: int) -> list[str]:
        kinds = self.s.depots[number * 4 - 4 : number * 4]
        return [self.s.tables.names[kind] for kind in kinds if kind]

    def black_tiles(self) -> list[str]:
        return [self.s.tables.names[kind] for kind in self.s.black if kind]

    def events(self) -> list[str]:
        """The keys of the last action's events."""
        return [event.key for event in self.log]


def final(scene: Scene) -> Scene:
    """Play the game out from here with nothing but ended turns."""
    s = scene.s
    s.phase = 4
    scene.last_round()
    while s.actors:
        scene.do("end")
    return scene


def advance(scene: Scene, seat: int, steps: int = 1) -> Scene:
    """Move a marker along the bridge."""
    for _ in range(steps):
        rounds.advance(scene.s, seat, None)
    return scene


def why(refusal: IllegalAction) -> tuple[str, str]:
    """Reason and rule of a refusal."""
    return refusal.reason, refusal.rule


def look(state: BurgundyState, viewer: int | None, *path: str | int) -> Any:
    """A part of what a seat or a spectator sees: look(state, 1, "seats", 0, "sold")."""
    part: Any = state.view(viewer)
    for step in path:
        part = part[step]
    return part


class Asked(Chance):
    """Draws that begin as told and then are always 0; `of` lists out of how many each one was."""

    def __init__(self, *draws: int):
        self.draws = draws
        self.of: list[int] = []

    def below(self, n: int) -> int:
        self.of.append(n)
        draw = self.draws[len(self.of) - 1] if len(self.of) <= len(self.draws) else 0
        assert draw < n
        return draw


def wander(
    players: int, seed: int, duchies: str = "1"
) -> Iterator[tuple[BurgundyState, int, str, BurgundyState]]:
    """A game of random choices: for each one the state before, seat, notation, and state after."""
    chance = SampledChance(seed)
    state = GAME.new({"players": players, "duchies": duchies}, chance)
    while state.actors:
        seat = state.actors[0]
        actions = state.legal(seat)
        action = actions[chance.below(len(actions))]
        before, state = state, state.copy()
        state.apply(seat, action, chance)
        yield before, seat, before.write(seat, action), state


# the solo game


def extra(players: int = 2, **options: str) -> Scene:
    """A game with the extra tiles."""
    return Scene(players, **EXTRA, **options)


def solo(start: str = "a3", board: str = "13a", **options: str) -> Scene:
    """A solo game in play without silver; the tile that has left the game is back in the box."""
    scene = Scene(1, board, mode="solo", **options).found(start).silver(0, 0)
    gone = next(event for event in scene.log if event.key == "tile-removed")
    scene.s.stacks[scene.kind(str(gone.params["tile"]))] += 1
    return scene


def lay_black(scene: Scene, *spaces: str) -> Scene:
    """Lay black tiles, without points."""
    for space in spaces:
        turn.land(scene.s, 0, scene.kind("black-tile"), scene.space(space))
    return scene


def fill(scene: Scene, *empty: str) -> Scene:
    """Black tiles on all spaces but these."""
    names = scene.s.duchies[0].space_names
    return lay_black(
        scene, *(name for name in names if name not in empty and not scene.tile(0, name))
    )


def pending(scene: Scene) -> list[str]:
    return [frame["kind"] for frame in look(scene.s, 0, "pending")]
