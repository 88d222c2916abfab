"""Points: animals, completed regions and colours, the end of the game, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kontor.core.events import Event, Log
from kontor.core.game import Score
from kontor.games.burgundy.actions import SPACES
from kontor.games.burgundy.components import COLOURS
from kontor.games.burgundy.tables import ANIMAL_POINT, MONASTERY, OVER

if TYPE_CHECKING:
    from kontor.games.burgundy.state import BurgundyState

SOURCES: Final = (
    "animals",
    "regions",
    "phases",
    "colours",
    "goods",
    "watchtowers",
    "monasteries",
    "leftovers",
)
ANIMALS: Final = 0
REGIONS: Final = 1
PHASES: Final = 2
COLOURS_DONE: Final = 3
GOODS: Final = 4
WATCHTOWERS: Final = 5
MONASTERIES: Final = 6
LEFTOVERS: Final = 7
SOURCE_COUNT: Final = 8

SMALL: Final = 1
LARGE: Final = 2


def score(s: BurgundyState, seat: int, source: int, points: int) -> None:
    s.points[seat * SOURCE_COUNT + source] += points


def total(s: BurgundyState, seat: int) -> int:
    """A seat's points so far."""
    return sum(s.points[seat * SOURCE_COUNT : (seat + 1) * SOURCE_COUNT])


def score_completion(s: BurgundyState, seat: int, space: int, log: Log | None) -> None:
    """Region and colour that a tile on this space has just completed (B-REGION, B-COLOUR)."""
    duchy = s.duchies[seat]
    empty = ~s.filled[seat]
    region = duchy.region_of[space]
    if duchy.regions[region] & empty:
        return
    by_size = duchy.region_points[region]
    by_phase = s.tables.phase_points[s.phase]
    score(s, seat, REGIONS, by_size)
    score(s, seat, PHASES, by_phase)
    colour = duchy.colour_of[space]
    if log is not None:
        log.append(
            Event(
                "region-completed",
                {
                    "seat": seat,
                    "colour": COLOURS[colour],
                    "size": duchy.region_sizes[region],
                    "points": by_size,
                    "phase-points": by_phase,
                },
            )
        )
    if not duchy.colours[colour] & empty:
        score_colour(s, seat, colour, log)


def score_colour(s: BurgundyState, seat: int, colour: int, log: Log | None) -> None:
    """The first to complete a colour takes the large bonus tile, the second the small one."""
    taken = [s.bonus[other * 6 + colour] for other in range(s.players)]
    if SMALL in taken:
        return
    size = SMALL if LARGE in taken else LARGE
    components = s.tables.components
    values = components.bonus_large if size == LARGE else components.bonus_small
    s.bonus[seat * 6 + colour] = size
    score(s, seat, COLOURS_DONE, values[s.players - 2])
    if log is not None:
        key = "large-bonus-taken" if size == LARGE else "small-bonus-taken"
        points = values[s.players - 2]
        log.append(Event(key, {"seat": seat, "colour": COLOURS[colour], "points": points}))


def score_animals(s: BurgundyState, seat: int, kind: int, space: int, log: Log | None) -> None:
    """Animals score with all tiles of their species in the pasture (B-ANIMAL); 7 adds 1 a tile."""
    t = s.tables
    duchy = s.duchies[seat]
    pasture = duchy.regions[duchy.region_of[space]] & s.filled[seat]
    animals, tiles = 0, 0
    while pasture:
        bit = pasture & -pasture
        other = s.tiles[seat * SPACES + bit.bit_length() - 1]
        if t.species[other] == t.species[kind]:
            animals += t.amount[other]
            tiles += 1
        pasture ^= bit
    extra = tiles if s.powers[seat] & ANIMAL_POINT else 0
    score(s, seat, ANIMALS, animals)
    score(s, seat, MONASTERIES, extra)
    if log is not None:
        log.append(Event("points-scored", {"seat": seat, "points": animals + extra}))


def monastery_points(s: BurgundyState, seat: int, kind: int) -> int:
    """What a placed monastery scores at the end (15 to 26)."""
    t = s.tables
    tiles = s.tiles[seat * SPACES : (seat + 1) * SPACES]
    sold = s.sold[seat * 6 : seat * 6 + 6]
    scoring = t.scoring[kind]
    if scoring == "score-building":
        count = tiles.count(t.scored_building[kind])
    elif scoring == "score-goods-types":
        count = sum(1 for goods in sold if goods)
    elif scoring == "score-goods":
        count = sum(sold)
    elif scoring == "score-species":
        count = len({t.species[tile] for tile in tiles if t.species[tile] >= 0})
    elif scoring == "score-bonus":
        count = sum(1 for size in s.bonus[seat * 6 : seat * 6 + 6] if size)
    else:
        return 0
    return count * t.amount[kind]


def score_end(s: BurgundyState, log: Log | None) -> None:
    """Goods, silver and workers left over, then monasteries (B-END)."""
    t = s.tables
    for seat in range(s.players):
        goods = sum(s.goods[seat * 6 : seat * 6 + 6])
        workers = s.workers[seat] // t.components.final_workers_per_point
        for what, points in (("goods", goods), ("silver", s.silver[seat]), ("workers", workers)):
            score(s, seat, LEFTOVERS, points)
            if log is not None and points:
                log.append(Event(f"final-{what}", {"seat": seat, "points": points}))
        for kind in s.tiles[seat * SPACES : (seat + 1) * SPACES]:
            if t.colour[kind] == MONASTERY:
                points = monastery_points(s, seat, kind)
                score(s, seat, MONASTERIES, points)
                if log is not None and points:
                    tile = t.names[kind]
                    log.append(
                        Event("final-monastery", {"seat": seat, "tile": tile, "points": points})
                    )
    if log is not None:
        ranking = sorted(range(s.players), key=lambda seat: rank_key(s, seat), reverse=True)
        points = total(s, ranking[0])
        log.append(Event("game-over", {"seat": ranking[0], "points": points}))


def rank_key(s: BurgundyState, seat: int) -> tuple[int, int, int]:
    """What decides: points, then more empty spaces, then further back on the bridge (B-TIE)."""
    empty = SPACES - s.filled[seat].bit_count()
    return total(s, seat), empty, s.queue.index(seat)


def outcome(s: BurgundyState) -> list[int] | None:
    """Each seat's place once the game is over."""
    if s.stage != OVER:
        return None
    ranking = sorted(range(s.players), key=lambda seat: rank_key(s, seat), reverse=True)
    return [ranking.index(seat) + 1 for seat in range(s.players)]


def scores(s: BurgundyState) -> list[Score]:
    """Points by source."""
    return [
        Score(
            {source: s.points[seat * SOURCE_COUNT + index] for index, source in enumerate(SOURCES)}
        )
        for seat in range(s.players)
    ]
