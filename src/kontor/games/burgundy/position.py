"""The position text: a whole state in one line, `name=value` for each thing on the table.

Seats are separated by `|`, depots and rows by `/`, `-` stands for nothing. What follows from the
rest (open spaces, powers, who acts) is not written. `docs/notation.md` describes every part.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import TYPE_CHECKING

from kontor.core.errors import PositionError
from kontor.core.position import PositionReader
from kontor.core.rows import row
from kontor.games.burgundy import frames, rounds, setup, shields, solo, turn
from kontor.games.burgundy.actions import BLACK_SLOTS, SPACES
from kontor.games.burgundy.components import BONUSES
from kontor.games.burgundy.routes import ROUTE_SPACES
from kontor.games.burgundy.scoring import SOURCE_COUNT
from kontor.games.burgundy.tables import (
    BORDER_POSTS,
    INNS,
    PLAY,
    SETUP,
    SHIELDS,
    SOLO,
    TRADE_ROUTES,
    Tables,
)

if TYPE_CHECKING:
    from kontor.games.burgundy.state import BurgundyState

STAGES = ("setup", "play", "over")
FRAME_KINDS = {name: kind for kind, name in enumerate(frames.NAMES) if name}


def write(s: BurgundyState, viewer: int | None = -1) -> str:
    """The position as the viewer knows it; -1 sees everything."""
    t = s.tables
    parts = {
        **{name: str(value) for name, value in s.given.items()},
        "stage": STAGES[s.stage],
        "phase": t.components.phases[s.phase],
        "round": str(s.round + 1),
        "turn": str(s.turn + 1),
        "order": numbers(s.order),
        "queue": numbers(s.queue),
        "bridge": numbers(s.bridge),
        "dice": by_seat(s, list(s.dice), numbers),
        "white": str(s.white),
        "bought": str(int(s.bought)),
        "last": str(s.last) if s.last >= 0 else "-",
        "depots": "/".join(tiles(t, list(s.depots[d * 4 : d * 4 + 4])) for d in range(6)),
        "black": tiles(t, list(s.black)),
        "depotgoods": "/".join(digits(s.depot_goods[d * 6 : d * 6 + 6]) for d in range(6)),
        "roundgoods": ",".join(t.components.goods[c] for c in s.round_goods) or "-",
        "stacks": bag(t, list(s.stacks)),
        "blackstack": bag(t, list(s.black_stack)),
        "goodsbag": digits(list(s.goods_bag)),
        "pending": ",".join(frame_text(s, frame) for frame in s.pending) or "-",
        "sheets": ",".join(str(sheet + 1) if sheet >= 0 else "-" for sheet in s.sheets),
        "chosen": ",".join(choice_text(s, seat, viewer) for seat in range(s.players)),
        "duchy": "|".join(duchy.name for duchy in s.duchies),
        "board": by_seat(s, list(s.tiles), lambda spaces: board(s, spaces)),
        "stores": by_seat(s, list(s.stores), lambda kinds: tiles(t, kinds)),
        "goods": by_seat(s, list(s.goods), digits),
        "sold": by_seat(s, s.sold, digits),
        "silver": numbers(list(s.silver)),
        "workers": numbers(list(s.workers)),
        "bonus": by_seat(s, s.bonus, digits),
        "points": by_seat(s, list(s.points), numbers),
        **expansion_parts(s),
    }
    return "burgundy " + " ".join(f"{name}={value}" for name, value in parts.items())


def expansion_parts(s: BurgundyState) -> dict[str, str]:
    """What lies on the table only with an expansion."""
    goods = s.tables.components.goods
    parts = {}
    if s.expansions & INNS:
        parts["innpile"] = str(s.inns)
    if s.expansions & BORDER_POSTS:
        parts["linked"] = numbers(s.linked)
        parts["postbonus"] = numbers(s.post_bonus)
    if s.routes:
        parts["routes"] = "|".join(
            ",".join(f"{goods[n // len(BONUSES)]}.{BONUSES[n % len(BONUSES)]}" for n in route)
            for route in s.routes
        )
        parts["routetiles"] = by_seat(s, s.route_tiles, digits)
    if s.expansions & SOLO:
        parts["marker"] = str(s.marker)
        parts["goal"] = str(s.target)
        parts["cranecounted"] = str(int(s.crane_counted))
        parts["claimed"] = str(int(s.claimed))
    if s.expansions & SHIELDS:
        t = s.tables
        parts["depotshields"] = numbers(list(s.depot_shields))
        parts["crests"] = by_seat(s, list(s.crests), numbers)
        parts["named"] = numbers(s.named)
        parts["cellar"] = "|".join(tiles(t, kinds) or "-" for kinds in s.cellar)
        parts["wild"] = str(s.wild)
        parts["claimed"] = str(int(s.claimed))
        parts["closing"] = numbers(s.closing) or "-"
        parts["actor"] = str(s.actors[0]) if s.turn == s.players and s.actors else "-"
    return parts


def by_seat(s: BurgundyState, values: list[int], text: Callable[[list[int]], str]) -> str:
    each = len(values) // s.players
    return "|".join(text(values[seat * each : (seat + 1) * each]) for seat in range(s.players))


def numbers(values: list[int]) -> str:
    return ",".join(map(str, values))


def digits(values: list[int]) -> str:
    return "".join(map(str, values))


def tiles(t: Tables, kinds: list[int]) -> str:
    return ",".join(t.names[kind] or "-" for kind in kinds)


def bag(t: Tables, counts: list[int]) -> str:
    held = [f"{t.names[kind]}*{count}" for kind, count in enumerate(counts) if count]
    return ",".join(held) or "-"


def board(s: BurgundyState, spaces: list[int]) -> str:
    """Rows of tiles; a number stands for so many empty spaces."""
    rows = []
    for _, pairs in groupby(zip(s.duchies[0].space_names, spaces, strict=True), key=row_of):
        words: list[str] = []
        empty = 0
        for _, kind in pairs:
            if kind:
                words += [str(empty)] * (empty > 0) + [s.tables.names[kind]]
                empty = 0
            else:
                empty += 1
        rows.append(",".join(words + [str(empty)] * (empty > 0)))
    return "/".join(rows)


def row_of(space: tuple[str, int]) -> str:
    """The letter of a space's name."""
    return space[0][0]


def frame_text(s: BurgundyState, frame: int) -> str:
    t = s.tables
    kind, about = frame % frames.KINDS, frame // frames.KINDS
    name = frames.NAMES[kind]
    if kind in (frames.FETCH, frames.DISCARD, frames.KEEP):
        return f"{name}:{t.names[about]}"
    if kind == frames.HERD:
        return f"{name}:{s.duchies[0].space_names[about]}"
    if kind == frames.PARTS:
        space, parts = divmod(about, solo.ALL_PARTS)
        return f"{name}:{s.duchies[0].space_names[space]}*{parts}"
    if kind == frames.SET:
        return f"{name}:{t.names[about // 8]}*{about % 8}"
    if kind == frames.ROUTE:
        return f"{name}:{t.components.goods[about // 8]}*{about % 8}"
    if kind == frames.PAY:
        return f"{name}:{about // 8}*{about % 8}"
    return f"{name}:{about}" if about or kind == frames.LOAD else name


def choice_text(s: BurgundyState, seat: int, viewer: int | None) -> str:
    choice = s.chosen[seat]
    if choice == setup.NOTHING:
        return "-"
    if choice == setup.UNKNOWN or (viewer != -1 and viewer not in s.partners(seat)):
        return "?"
    return str(choice)


class Reader(PositionReader):
    """Knows the words of Burgundy's positions."""

    def __init__(self, t: Tables, text: str):
        super().__init__("burgundy", text)
        self.t = t

    def tile(self, name: str) -> int:
        if name == "-":
            return 0
        if name not in self.t.kind_of:
            raise self.fail(f"there is no tile {name!r}")
        return self.t.kind_of[name]

    def tiles(self, text: str, count: int) -> list[int]:
        words = text.split(",")
        if len(words) != count:
            raise self.fail(f"{text!r} has {len(words)} tiles, not {count}")
        return [self.tile(word) for word in words]

    def colour(self, name: str) -> int:
        if name not in self.t.components.goods:
            raise self.fail(f"there are no {name!r} goods")
        return self.t.components.goods.index(name)

    def bag(self, name: str) -> list[int]:
        counts = [0] * self.t.kinds
        for word in self.split(name, ","):
            if word != "-":
                tile, _, count = word.partition("*")
                counts[self.tile(tile)] = self.as_number(count, 1)
        return counts

    def board(self, text: str, size: int) -> list[int]:
        spaces: list[int] = []
        for line in text.split("/"):
            for word in line.split(","):
                empty = self.as_number(word, 1, size) if word.isdecimal() else 0
                spaces += [0] * empty if empty else [self.tile(word)]
        if len(spaces) != size:
            raise self.fail(f"a board has {size} spaces, not {len(spaces)}")
        return spaces

    def frame(self, word: str, spaces: list[str]) -> int:
        name, _, about = word.partition(":")
        kind = FRAME_KINDS.get(name)
        if kind is None:
            raise self.fail(f"there is no follow-up {name!r}")
        if kind in (frames.FETCH, frames.DISCARD, frames.KEEP):
            return frames.frame(kind, self.tile(about))
        if kind in (frames.HERD, frames.PARTS):
            space, _, parts = about.partition("*")
            if space not in spaces:
                raise self.fail(f"there is no space {space!r}")
            if kind == frames.HERD:
                return frames.frame(kind, spaces.index(space))
            some = self.as_number(parts, 1, solo.ALL_PARTS - 1)
            return frames.frame(kind, spaces.index(space) * solo.ALL_PARTS + some)
        if kind == frames.PAY:
            left, _, lowest = about.partition("*")
            most = self.t.components.black_tile_goods
            return frames.frame(
                kind, self.as_number(left, 1, most) * 8 + self.as_number(lowest, 0, 5)
            )
        if kind == frames.ROUTE:
            goods, _, count = about.partition("*")
            return frames.frame(kind, self.colour(goods) * 8 + self.as_number(count, 0, 7))
        if kind == frames.SET:
            tile, _, die = about.partition("*")
            return frames.frame(kind, self.tile(tile) * 8 + self.as_number(die, 0, 7))
        return frames.frame(kind, self.as_number(about, 0, 18) if about else 0)

    def route(self, text: str) -> list[int]:
        spaces = []
        for word in text.split(","):
            goods, _, bonus = word.partition(".")
            if bonus not in BONUSES:
                raise self.fail(f"there is no bonus {bonus!r}")
            spaces.append(self.colour(goods) * len(BONUSES) + BONUSES.index(bonus))
        return spaces

    def choice(self, word: str) -> int:
        if word in "-?":
            return setup.NOTHING if word == "-" else setup.UNKNOWN
        return self.as_number(word, 0, 2 * SPACES - 1)


def read(s: BurgundyState, text: str) -> None:
    """Fill a new state from a position text."""
    t = s.tables
    r = Reader(t, text)
    players = s.players
    seats = range(players)
    phases = t.components.phases
    stage = r.text("stage")
    if stage not in STAGES:
        raise r.fail(f"the stage is one of {', '.join(STAGES)}")
    s.stage = STAGES.index(stage)
    if r.text("phase") not in list(phases):
        raise r.fail(f"the phase is one of {', '.join(phases)}")
    s.phase = phases.index(r.text("phase"))
    s.round = r.number("round", 1, t.rounds + 1) - 1
    s.turn = r.number("turn", 1, players + 1) - 1
    s.order = r.numbers(r.text("order"), players)
    s.queue = r.numbers(r.text("queue"), players)
    for name in ("order", "queue"):
        if sorted(r.numbers(r.text(name), players)) != list(seats):
            raise r.fail("every seat stands there once")
    s.bridge = r.numbers(r.text("bridge"), players, 0, t.last_bridge_space)
    dice = [die for seat in r.split("dice", "|", players) for die in r.numbers(seat, 2, -7, 7)]
    s.dice = row(dice)
    s.white = r.number("white", 0, 6)
    s.bought = bool(r.number("bought", 0, 1))
    s.last = -1 if r.text("last") == "-" else r.number("last", 0, players - 1)
    s.depots = row([kind for depot in r.split("depots", "/", 6) for kind in r.tiles(depot, 4)])
    s.black = row(r.tiles(r.text("black"), BLACK_SLOTS))
    s.depot_goods = [n for depot in r.split("depotgoods", "/", 6) for n in r.digits(depot, 6)]
    s.round_goods = [r.colour(word) for word in r.split("roundgoods", ",") if word != "-"]
    s.stacks = row(r.bag("stacks"))
    s.black_stack = row(r.bag("blackstack"))
    s.goods_bag = row(r.digits(r.text("goodsbag"), 6))
    sheets = len(t.components.sheets)
    s.sheets = [
        -1 if word == "-" else r.as_number(word, 1, sheets) - 1
        for word in r.split("sheets", ",", players)
    ]
    s.chosen = [r.choice(word) for word in r.split("chosen", ",", players)]
    for name in r.split("duchy", "|", players):
        duchy = t.duchy(name)
        if duchy is None:
            raise r.fail(f"there is no duchy {name!r}")
        if duchy.mode != s.given["mode"]:
            raise r.fail(f"duchy {name} is no board of this mode")
        s.duchies.append(duchy)
    spaces = s.duchies[0].space_names
    s.pending = [r.frame(word, spaces) for word in r.split("pending", ",") if word != "-"]
    boards = [r.board(text, s.spaces) for text in r.split("board", "|", players)]
    stores = [r.tiles(seat, s.stores_each) for seat in r.split("stores", "|", players)]
    s.stores = row([kind for seat in stores for kind in seat])
    s.goods = row([n for seat in r.split("goods", "|", players) for n in r.digits(seat, 6)])
    s.sold = [n for seat in r.split("sold", "|", players) for n in r.digits(seat, 6)]
    s.silver = row(r.numbers(r.text("silver"), players))
    s.workers = row(r.numbers(r.text("workers"), players))
    s.bonus = [n for seat in r.split("bonus", "|", players) for n in r.digits(seat, 6)]
    s.points = row(
        [n for seat in r.split("points", "|", players) for n in r.numbers(seat, SOURCE_COUNT)]
    )
    read_expansions(s, r)
    for seat, laid in enumerate(boards):
        for space, kind in enumerate(laid):
            if kind:
                turn.land(s, seat, kind, space)
    if s.expansions & SHIELDS:
        shields.update(s)
    find_actors(s)


def read_expansions(s: BurgundyState, r: Reader) -> None:
    players = s.players
    if s.expansions & INNS:
        s.inns = r.number("innpile", 0, s.tables.components.inns)
    if s.expansions & BORDER_POSTS:
        s.linked = r.numbers(r.text("linked"), players, 0, 3)
        s.post_bonus = r.numbers(r.text("postbonus"), players, 0, 2)
    if s.expansions & TRADE_ROUTES:
        s.routes = [r.route(text) for text in r.split("routes", "|", players)]
        texts = r.split("routetiles", "|", players)
        s.route_tiles = [tile for text in texts for tile in r.digits(text, ROUTE_SPACES)]
    if s.expansions & SHIELDS:
        read_shields(s, r)
    if s.expansions & SOLO:
        s.marker = r.number("marker", 0, 99)
        s.target = r.number("goal", 1, 99)
        s.crane_counted = bool(r.number("cranecounted", 0, 1))
        s.claimed = bool(r.number("claimed", 0, 1))


def read_shields(s: BurgundyState, r: Reader) -> None:
    players = s.players
    s.depot_shields = row(r.numbers(r.text("depotshields"), 12, 0, 18))
    crests = r.split("crests", "|", players)
    s.crests = row([shield for text in crests for shield in r.numbers(text, s.spaces, 0, 18)])
    s.named = r.numbers(r.text("named"), players, -1, players - 1)
    s.cellar = [
        [] if text == "-" else r.tiles(text, text.count(",") + 1)
        for text in r.split("cellar", "|", players)
    ]
    s.wild = r.number("wild", 0, 6)
    s.claimed = bool(r.number("claimed", 0, 1))
    s.closing = [r.as_number(word, 0, 19) for word in r.split("closing", ",") if word != "-"]
    if r.text("actor") != "-":
        s.actors = rounds.ONE_ACTOR[r.number("actor", 0, players - 1)]


def find_actors(s: BurgundyState) -> None:
    if s.stage == PLAY:
        if s.turn >= s.players and s.actors:
            return  # the end of a phase with shields: the position says who decides
        if s.turn >= s.players:
            raise PositionError(f"turn={s.turn + 1}: there are {s.players} players")
        s.actors = rounds.ONE_ACTOR[s.order[s.turn]]
    elif s.stage == SETUP:
        s.actors = setup.choosers(s)
    else:
        s.actors = ()
