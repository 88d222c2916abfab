"""Setting up: first player, duchies, start castles, goods, silver and workers (B-SETUP)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kontor.core.chance import Chance
from kontor.core.events import Event, Log
from kontor.core.options import Options
from kontor.core.rows import Choices
from kontor.games.burgundy import rounds, routes, shields
from kontor.games.burgundy.actions import SPACES, START
from kontor.games.burgundy.tables import (
    BORDER_POSTS,
    CASTLE,
    EXTRA_TILES,
    INNS,
    PLAY,
    SHIELDS,
    SOLO,
    TEAM,
    TRADE_ROUTES,
    WHITE_CASTLES,
    Tables,
)

if TYPE_CHECKING:
    from kontor.games.burgundy.state import BurgundyState

EXPANSION_BITS: Final = {
    "extra-tiles": EXTRA_TILES,
    "white-castles": WHITE_CASTLES,
    "inns": INNS,
    "trade-routes": TRADE_ROUTES,
    "shields": SHIELDS,
    "border-posts": BORDER_POSTS,
}
MODE_BITS: Final = {"single": 0, "team": TEAM, "solo": SOLO}
BORDER: Final = "11"
"""Deals one of the duchies 11a to 11f to each player, all different (B-POST-1)."""

NOTHING: Final = -1
UNKNOWN: Final = -2
"""A choice that was made in secret, as those see it who cannot know it."""


def expansion_bits(options: Options) -> int:
    """The expansions that are switched on, and the mode of play."""
    return (
        sum(EXPANSION_BITS[name] for name in expansions_of(options))
        | MODE_BITS[str(options["mode"])]
    )


def board_size(tables: Tables, options: Options) -> int:
    """How many spaces the boards of this mode have."""
    return max(duchy.size for duchy in tables.duchies if duchy.mode == options["mode"])


def expansions_of(options: Options) -> tuple[str, ...]:
    """The names of the expansions that are switched on."""
    return tuple(name for name in EXPANSION_BITS if options[name] == "on")


def begin(s: BurgundyState, chance: Chance, log: Log | None) -> None:
    """Deal everything out, up to the first decision."""
    components = s.tables.components
    first = chance.below(s.players)
    s.queue = [(first + place) % s.players for place in range(s.players)]
    s.order = s.queue[:]
    if log is not None:
        log.append(Event("first-player", {"seat": first}))
    owners = s.order[:2] if s.expansions & TEAM else s.order
    for place, seat in enumerate(owners):
        s.silver[seat], s.workers[seat] = start_means(s, place)
    for seat in sorted(owners):
        goods = [
            rounds.draw(s.goods_bag, rounds.GOODS, chance) for _ in range(components.start_goods)
        ]
        for colour in goods:
            s.goods[seat * 6 + colour] += 1
        if log is not None:
            names = ",".join(components.goods[colour] for colour in goods)
            log.append(Event("goods-dealt", {"seat": seat, "goods-list": names}))
    s.stacks = s.stacks[:]
    s.stacks[s.tables.castle] -= len(owners)
    if s.expansions & TRADE_ROUTES:
        routes.deal(s, chance, log)
    if s.expansions & SHIELDS:
        shields.deal(s, chance, log)
    deal_duchies(s, chance, log)
    for seat in sorted(owners):
        if s.sheets[seat] < 0 and len(s.duchies[seat].starts) == 1:
            settle_castle(s, seat, s.duchies[seat].starts[0], log)
    await_choices(s, chance, log)


def start_means(s: BurgundyState, place: int) -> tuple[int, int]:
    """The silver and workers with which one begins, by place in the order."""
    components = s.tables.components
    if s.expansions & TEAM:
        return components.team_silver, components.team_workers[place]
    if s.expansions & SOLO:
        return components.solo_silver, components.solo_workers
    return components.start_silver, components.start_workers[place]


def deal_duchies(s: BurgundyState, chance: Chance, log: Log | None) -> None:
    """The duchies of the options, or a random sheet each (B-EXPERT)."""
    wanted = str(s.given["duchies"])
    t = s.tables
    if wanted == BORDER:
        border = [duchy for duchy in t.duchies if duchy.posts]
        dealt = {seat: border.pop(chance.below(len(border))) for seat in s.order}
        s.duchies = [dealt[seat] for seat in range(s.players)]
        return
    if wanted != "random":
        duchies = duchy_list(wanted, s.players)
        s.duchies = [duchy for name in duchies for duchy in t.duchies if duchy.name == name]
        return
    left = sheets_to_deal(s)
    for seat in s.order:
        s.sheets[seat] = left.pop(chance.below(len(left)))
    s.duchies = [t.duchies[t.components.sheets[sheet].sides[0]] for sheet in s.sheets]
    if log is not None:
        for seat in s.order:
            sides = t.components.sheets[s.sheets[seat]].sides
            front, back = t.duchies[sides[0]].name, t.duchies[sides[1]].name
            log.append(Event("sheet-dealt", {"seat": seat, "front": front, "back": back}))


def sheets_to_deal(s: BurgundyState) -> list[int]:
    """The sheets of the expert variant: with border posts only those of the duchies 11, which
    four players need twice (B-EXPERT-1, B-POST-3)."""
    border = s.given["border-posts"] == "on"
    twice = 2 if border and s.players == 4 else 1
    return [
        index
        for index, sheet in enumerate(s.tables.components.sheets)
        if bool(s.tables.duchies[sheet.sides[0]].posts) == border
        for _ in range(sheet.copies * twice)
    ]


def duchy_list(wanted: str, players: int) -> list[str]:
    """The duchy of each seat: one name for all, or a name for each."""
    names = wanted.split(",")
    return names * players if len(names) == 1 else names


def await_choices(s: BurgundyState, chance: Chance, log: Log | None) -> None:
    """Go on with the next start castle to be chosen, or begin the first phase."""
    s.actors = choosers(s)
    if not s.actors:
        s.stage = PLAY
        rounds.begin_phase(s, chance, log)
        rounds.begin_round(s, chance, log)


def choosers(s: BurgundyState) -> tuple[int, ...]:
    """The seats that choose a start castle now."""
    owners = s.order[:2] if s.expansions & TEAM else s.order
    waiting = [seat for seat in owners if not s.filled[seat] and s.chosen[seat] == NOTHING]
    return tuple(sorted(waiting)) if s.secret else tuple(waiting[:1])


def sides_of(s: BurgundyState, seat: int) -> list[int]:
    """The duchies between which a seat may choose."""
    if s.sheets[seat] < 0:
        return [s.duchies[seat].index]
    return s.tables.components.sheets[s.sheets[seat]].sides


def starts(s: BurgundyState, seat: int) -> list[int]:
    """The castle spaces of the board, or of both sides of a sheet, that the seat may choose."""
    if s.sheets[seat] < 0:
        return s.duchies[seat].starts
    return [
        side * SPACES + space
        for side, index in enumerate(sides_of(s, seat))
        for space in range(int(s.spaces))
        if s.tables.duchies[index].colours[CASTLE] >> space & 1
    ]


def add_starts(s: BurgundyState, seat: int, out: Choices) -> None:
    for choice in starts(s, seat):
        out.append(START + choice)


def choose_start(s: BurgundyState, seat: int, choice: int, chance: Chance, log: Log | None) -> None:
    """A seat chooses side and start castle; in secret it is revealed when all have chosen."""
    s.last = seat
    if not s.secret:
        settle_choice(s, seat, choice, log)
        await_choices(s, chance, log)
        return
    s.chosen = replaced(s.chosen, seat, choice)
    if log is not None:
        log.append(Event("start-chosen", {"seat": seat}))
    s.actors = choosers(s)
    if s.actors:
        return
    for chooser in s.order:
        if s.chosen[chooser] != NOTHING:
            settle_choice(s, chooser, s.chosen[chooser], log)
    s.chosen = [NOTHING] * s.players
    await_choices(s, chance, log)


def settle_choice(s: BurgundyState, seat: int, choice: int, log: Log | None) -> None:
    side, space = divmod(choice, SPACES)
    s.duchies = s.duchies[:]
    s.duchies[seat] = s.tables.duchies[sides_of(s, seat)[side]]
    settle_castle(s, seat, space, log)


def settle_castle(s: BurgundyState, seat: int, space: int, log: Log | None) -> None:
    """The start castle fills its space; it triggers and scores nothing."""
    duchy = s.duchies[seat]
    s.filled[seat] = 1 << space
    s.open[seat] = duchy.neighbours[space]
    s.tiles[seat * s.spaces + space] = s.tables.castle
    if log is not None:
        name = s.duchies[seat].space_names[space]
        log.append(Event("start-castle", {"seat": seat, "duchy": duchy.name, "space": name}))


def blank_choices(s: BurgundyState, seat: int) -> None:
    """Hide the secret choices of the others."""
    for other in range(s.players):
        if seat not in s.partners(other) and s.chosen[other] != NOTHING:
            s.chosen = replaced(s.chosen, other, UNKNOWN)


def fill_choices(s: BurgundyState, chance: Chance) -> None:
    """Guess the secret choices that are hidden."""
    for seat in range(s.players):
        if s.chosen[seat] == UNKNOWN:
            choices = starts(s, seat)
            s.chosen = replaced(s.chosen, seat, choices[chance.below(len(choices))])


def reopen_choices(s: BurgundyState, seat: int) -> None:
    """Take the secret choices of the others back."""
    if s.secret:
        mates = s.partners(seat)
        s.chosen = [kept if n in mates else NOTHING for n, kept in enumerate(s.chosen)]
        s.actors = choosers(s)


def replaced(values: list[int], index: int, value: int) -> list[int]:
    """A new list with one value changed; copies of a state may share the old one."""
    return [*values[:index], value, *values[index + 1 :]]
