"""Points: animals, completed regions and colours, the end of the game, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kontor.core.events import Event, Log
from kontor.core.game import Score
from kontor.games.burgundy import goods, shields, solo, team
from kontor.games.burgundy.plans import COLOURS
from kontor.games.burgundy.tables import (
    ALL_PASTURES,
    ANIMAL,
    ANIMAL_POINT,
    DOUBLE_BONUS,
    DOUBLE_MONASTERIES,
    LARGER_REGIONS,
    MONASTERY,
    OVER,
    SHIELDS,
    SOLO,
    TEAM,
    Duchy,
)

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
    "posts",
    "routes",
    "shields",
)
ANIMALS: Final = 0
REGIONS: Final = 1
PHASES: Final = 2
COLOURS_DONE: Final = 3
GOODS: Final = 4
WATCHTOWERS: Final = 5
MONASTERIES: Final = 6
LEFTOVERS: Final = 7
POSTS: Final = 8
ROUTES: Final = 9
SHIELD_POINTS: Final = 10
SOURCE_COUNT: Final = 11

SMALL: Final = 1
LARGE: Final = 2


def score(s: BurgundyState, seat: i64, source: i64, points: i64) -> None:
    s.points[seat * SOURCE_COUNT + source] += points


def total(s: BurgundyState, seat: i64) -> i64:
    """A seat's points so far."""
    found: i64 = 0
    points = s.points
    first = seat * SOURCE_COUNT
    for place in range(first, first + SOURCE_COUNT):
        found += points[place]
    return found


def score_completion(s: BurgundyState, seat: i64, space: i64, log: Log | None) -> None:
    """Region and colour that a tile on this space has just completed (B-REGION, B-COLOUR)."""
    duchy = s.duchies[seat]
    empty = ~s.filled[seat]
    region = duchy.region_of[space]
    if duchy.regions[region] & empty:
        return
    by_size = size_points(s, seat, region)
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


def size_points(s: BurgundyState, seat: i64, region: i64) -> i64:
    """What a region scores for its size."""
    if s.expansions:
        return enlarged_points(s, seat, region)
    return s.duchies[seat].region_points[region]


def enlarged_points(s: BurgundyState, seat: i64, region: i64) -> i64:
    """The size value of a region that an inn and shield 17 make larger, up to 8 (B-INN-12)."""
    size = s.duchies[seat].region_sizes[region]
    if has_inn(s, seat, region):
        size += 1
    if s.shields[seat] & LARGER_REGIONS:
        size += 1
    points = s.tables.components.region_points
    return points[min(size, len(points)) - 1]


def has_inn(s: BurgundyState, seat: i64, region: i64) -> bool:
    """Whether an inn stands in a region."""
    inns = s.barred[seat * s.tables.buildings + s.tables.building[s.tables.inn]]
    return inns & s.duchies[seat].regions[region] != 0


def score_colour(s: BurgundyState, seat: i64, colour: i64, log: Log | None) -> None:
    """The first to complete a colour takes the large bonus tile, the second the small one."""
    taken = [s.bonus[other * 6 + colour] for other in range(s.players)]
    if SMALL in taken:
        return
    size = SMALL if LARGE in taken else LARGE
    components = s.tables.components
    values = components.bonus_large if size == LARGE else components.bonus_small
    s.bonus = s.bonus[:]
    s.bonus[seat * 6 + colour] = size
    points = values[s.scale - 2]
    if s.shields[seat] & DOUBLE_BONUS:
        points *= 2
    score(s, seat, COLOURS_DONE, points)
    if log is not None:
        key = "large-bonus-taken" if size == LARGE else "small-bonus-taken"
        log.append(Event(key, {"seat": seat, "colour": COLOURS[colour], "points": points}))


def score_animals(s: BurgundyState, seat: i64, kind: i64, space: i64, log: Log | None) -> None:
    """Animals score with all tiles of their species in the pasture (B-ANIMAL); 7 adds 1 a tile."""
    t = s.tables
    pasture = pasture_of(s, seat, space) & s.filled[seat]
    animals: i64 = 0
    tiles: i64 = 0
    while pasture:
        bit = pasture & -pasture
        other = s.tiles[seat * s.spaces + bit.bit_length() - 1]
        if t.species[other] == t.species[kind] or other == t.goose:
            animals += t.amount[other]
            tiles += 1
        pasture ^= bit
    count_animals(s, seat, animals, tiles, log)


def pasture_of(s: BurgundyState, seat: i64, space: i64) -> int:
    """The pasture of a space; shield 1 makes all pastures one (B-SHIELDS-1a)."""
    duchy = s.duchies[seat]
    if s.shields[seat] & ALL_PASTURES:
        return duchy.colours[ANIMAL]
    return duchy.regions[duchy.region_of[space]]


def count_animals(s: BurgundyState, seat: i64, animals: i64, tiles: i64, log: Log | None) -> None:
    extra = tiles if s.powers[seat] & ANIMAL_POINT else 0
    score(s, seat, ANIMALS, animals)
    score(s, seat, MONASTERIES, extra)
    if log is not None:
        log.append(Event("points-scored", {"seat": seat, "points": animals + extra}))
    if s.expansions & SOLO:
        solo.count(s, seat, animals + extra, log)


def species_around(s: BurgundyState, seat: i64, space: i64) -> list[int]:
    """How the tiles of each species stand in the pasture of a space: animals, then tiles."""
    t = s.tables
    pasture = pasture_of(s, seat, space)
    alone = s.duchies[seat].alone
    found = [0] * (2 * len(t.species_names))
    for other in range(s.spaces):
        species = t.species[s.tiles[seat * s.spaces + other]]
        if species >= 0 and pasture & alone[other]:
            found[2 * species] += t.amount[s.tiles[seat * s.spaces + other]]
            found[2 * species + 1] += 1
    return found


def herds(s: BurgundyState, seat: i64, space: i64) -> list[int]:
    """The species beside the geese in their pasture."""
    found = species_around(s, seat, space)
    goose = s.tables.species[s.tables.goose]
    return [n for n in range(len(found) // 2) if found[2 * n] and n != goose]


def score_geese(s: BurgundyState, seat: i64, space: i64, species: i64, log: Log | None) -> None:
    """Geese score themselves and one other species of the pasture, -1 for none (B-EXTRA)."""
    found = species_around(s, seat, space)
    animals, tiles = s.tables.amount[s.tables.goose], 1
    if species >= 0:
        animals += found[2 * species]
        tiles += found[2 * species + 1]
    count_animals(s, seat, animals, tiles, log)


def score_posts(s: BurgundyState, seat: i64, log: Log | None) -> None:
    """Border posts that tiles link: the first link and the third post score the phase value; the
    first player with all three gets the large bonus, the second the small one (B-POST)."""
    before = s.linked[seat]
    least = max(before, 1)
    if posts_beside(s.duchies[seat], s.filled[seat]) <= least:
        return
    linked = linked_posts(s, seat)
    if linked <= least:
        return
    s.linked = [*s.linked[:seat], linked, *s.linked[seat + 1 :]]
    value = s.tables.phase_points[s.phase]
    points = value if before < 2 else 0
    if linked == 3:
        points += 2 * value if s.given["third-post"] == "twice" else value
        bonus = post_bonus(s, seat)
        points += bonus
    score(s, seat, POSTS, points)
    if log is not None:
        log.append(Event("posts-linked", {"seat": seat, "posts": linked, "points": points}))


def posts_beside(duchy: Duchy, spaces: int) -> int:
    """How many posts tiles on these spaces join."""
    return sum(1 for post in duchy.posts if post & spaces)


def linked_posts(s: BurgundyState, seat: i64) -> i64:
    """The most posts that one connected group of tiles joins."""
    duchy = s.duchies[seat]
    filled = left = s.filled[seat]
    most = 0
    while left:
        edge = left & -left
        group = edge
        while edge:
            bit = edge & -edge
            fresh = duchy.neighbours[bit.bit_length() - 1] & filled & ~group
            group |= fresh
            edge = (edge ^ bit) | fresh
        left &= ~group
        most = max(most, posts_beside(duchy, group))
    return most


def post_bonus(s: BurgundyState, seat: i64) -> i64:
    """The bonus for linking all three posts, by who came first."""
    if SMALL in s.post_bonus:
        return 0
    size = SMALL if LARGE in s.post_bonus else LARGE
    s.post_bonus = [*s.post_bonus[:seat], size, *s.post_bonus[seat + 1 :]]
    components = s.tables.components
    values = components.bonus_large if size == LARGE else components.bonus_small
    return values[s.scale - 2]


def monastery_points(s: BurgundyState, seat: i64, kind: i64) -> i64:
    """What a placed monastery scores at the end (15 to 26)."""
    t = s.tables
    sold = s.sold[seat * 6 : seat * 6 + 6]
    scoring = t.scoring[kind]
    count: i64
    if scoring == "score-building":
        count = tiles_of(s, seat, t.scored_building[kind])
        cranes = tiles_of(s, seat, t.crane) if s.expansions else 0
        if cranes and crane_counts(s, seat, kind):
            count += cranes
    elif scoring == "score-goods-types":
        count = sum(1 for goods in sold if goods)
    elif scoring == "score-goods":
        count = sum(sold)
    elif scoring == "score-species":
        tiles = s.tiles[seat * s.spaces : (seat + 1) * s.spaces]
        count = len({t.species[tile] for tile in tiles if t.species[tile] >= 0})
    elif scoring == "score-bonus":
        count = sum(1 for size in s.bonus[seat * 6 : seat * 6 + 6] if size)
        if s.expansions & SOLO:
            count = solo.completed_colours(s, seat)
    else:
        return 0
    if s.shields[seat] & DOUBLE_MONASTERIES:
        count *= 2
    return count * t.amount[kind]


def tiles_of(s: BurgundyState, seat: i64, kind: i64) -> i64:
    """How many tiles of a kind lie in a duchy."""
    count: i64 = 0
    for place in range(seat * s.spaces, (seat + 1) * s.spaces):
        if s.tiles[place] == kind:
            count += 1
    return count


def scoring_monasteries(s: BurgundyState, seat: i64) -> list[int]:
    """The monasteries that score for a seat: its own, and those it copies (shield 6)."""
    found = monasteries(s, seat)
    if s.expansions & SHIELDS and shields.copies(s, seat):
        found += monasteries(s, team.keeper(s, s.named[seat]))
    return found


def monasteries(s: BurgundyState, seat: i64) -> list[int]:
    found = []
    for place in range(seat * s.spaces, (seat + 1) * s.spaces):
        kind = s.tiles[place]
        if s.tables.colour[kind] == MONASTERY:
            found.append(int(kind))
    return found


def crane_counts(s: BurgundyState, seat: i64, kind: i64) -> bool:
    """Whether a crane counts for a monastery: for one, and all of 16 to 23 and 29 pay the same
    (B-EXTRA-13); in the solo game for the first that is placed after the crane (B-SOLO-25)."""
    if s.expansions & SOLO:
        return not s.crane_counted
    paying = [tile for tile in scoring_monasteries(s, seat) if s.tables.scored_building[tile]]
    return paying[:1] == [kind]


def score_end(s: BurgundyState, log: Log | None) -> None:
    """Goods, silver and workers left over, then monasteries (B-END)."""
    t = s.tables
    for seat in range(s.players):
        if team.keeper(s, seat) != seat:
            continue
        workers = s.workers[seat] // t.components.final_workers_per_point
        score_leftovers(s, seat, "final-goods", goods.in_store(s, seat), log)
        score_leftovers(s, seat, "final-silver", s.silver[seat], log)
        score_leftovers(s, seat, "final-workers", workers, log)
        for kind in scoring_monasteries(s, seat):
            points = monastery_points(s, seat, kind)
            score(s, seat, MONASTERIES, points)
            if log is not None and points:
                tile = t.names[kind]
                log.append(Event("final-monastery", {"seat": seat, "tile": tile, "points": points}))
        if s.expansions & SHIELDS:
            points = shields.final_points(s, seat)
            score(s, seat, SHIELD_POINTS, points)
            if log is not None and points:
                log.append(Event("final-shields", {"seat": seat, "points": points}))
    if log is not None:
        log_end(s, log)


def score_leftovers(s: BurgundyState, seat: i64, key: str, points: i64, log: Log | None) -> None:
    score(s, seat, LEFTOVERS, points)
    if log is not None and points:
        log.append(Event(key, {"seat": seat, "points": points}))


def log_end(s: BurgundyState, log: Log) -> None:
    if s.expansions & TEAM:
        for seat in (0, 1):
            if team.outcome(s)[seat] == 1:
                points = team.rank_key(s, seat)[0]
                other = team.partner(seat)
                log.append(Event("team-wins", {"seat": seat, "other": other, "points": points}))
        return
    ranking = sorted(range(s.players), key=lambda seat: rank_key(s, seat), reverse=True)
    points = total(s, ranking[0])
    log.append(Event("game-over", {"seat": ranking[0], "points": points}))


def rank_key(s: BurgundyState, seat: i64) -> tuple[int, int, int]:
    """What decides: points, then more empty spaces, then further back on the bridge (B-TIE)."""
    empty = s.spaces - s.filled[seat].bit_count()
    return total(s, seat), empty, s.queue.index(seat)


def outcome(s: BurgundyState) -> list[int] | None:
    """Each seat's place once the game is over."""
    if s.stage != OVER:
        return None
    if s.expansions & TEAM:
        return team.outcome(s)
    if s.expansions & SOLO:
        return [1 if solo.won(s) else 2]
    ranking = sorted(range(s.players), key=lambda seat: rank_key(s, seat), reverse=True)
    return [ranking.index(seat) + 1 for seat in range(s.players)]


def scores(s: BurgundyState) -> list[Score]:
    """Points by source; in the solo game the spaces filled and the rounds left (B-SOLO-37)."""
    if s.expansions & SOLO:
        return [Score({"filled": s.filled[0].bit_count(), "rounds": solo.rounds_left(s)})]
    return [
        Score(
            {source: s.points[seat * SOURCE_COUNT + index] for index, source in enumerate(SOURCES)}
        )
        for seat in range(s.players)
    ]
