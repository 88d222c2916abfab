"""Expanding a company: regions entered, rewards, and posts that are driven out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kontor.core.events import Event, Log
from kontor.games.mombasa import area, frames, steps
from kontor.games.mombasa.actions import COLUMNS, SLOTS
from kontor.games.mombasa.atlas import COMPANIES
from kontor.games.mombasa.tables import EXPANSION, EXPANSION_TILE, POSTS, PUT, TAKE, TOTALS

if TYPE_CHECKING:
    from kontor.games.mombasa.state import MombasaState


def begin(s: MombasaState, seat: int, company: int, log: Log | None) -> None:
    """Use all face-up expansion cards and the tile at once, for one company (M-EXPAND-1)."""
    points = s.totals[seat * TOTALS + EXPANSION]
    for slot in range(SLOTS):
        if s.face[seat] >> slot & 1 and s.tables.kind[s.slots[seat * SLOTS + slot]] == EXPANSION:
            area.turn_down(s, seat, slot)
    if s.tiles[EXPANSION_TILE] == seat:
        area.spend_tile(s, EXPANSION_TILE)
    area.recount(s, seat)
    s.pending.append(frames.frame(frames.EXPAND, company, points))
    if log is not None:
        params: dict[str, str | int] = {"seat": seat, "points": points}
        log.append(Event("expands", {**params, "company": COMPANIES[company]}))


def borders(s: MombasaState, company: int) -> tuple[int, int]:
    """The regions next to a company across single lines, and those only across double ones."""
    t = s.tables
    own = s.held[company] | s.entered
    near, far = t.base_single[company], t.base_double[company]
    rest = own
    while rest:
        bit = rest & -rest
        region = bit.bit_length() - 1
        near |= t.single[region]
        far |= t.double[region]
        rest ^= bit
    near &= ~own
    return near, far & ~own & ~near


def enterable(s: MombasaState, company: int, points: int) -> int:
    """The regions that so many points can enter (M-EXPAND-7)."""
    if not points:
        return 0
    near, far = borders(s, company)
    others = s.held[0] | s.held[1] | s.held[2] | s.held[3]
    if points == 1:
        return near & ~others
    if points == 2:
        return near | far & ~others
    return near | far


def entry_cost(s: MombasaState, company: int, region: int) -> int:
    """What entering a region next to the company costs."""
    near, _ = borders(s, company)
    cost = 1 if near >> region & 1 else 2
    return cost + any(held >> region & 1 for held in s.held)


def different_columns(s: MombasaState, company: int, moves: tuple[int, ...]) -> list[int]:
    """The columns of a base where a move is possible, one of each kind."""
    first = company * COLUMNS
    found = []
    for column in range(COLUMNS):
        state = s.columns[first + column]
        if moves[state] >= 0 and state not in s.columns[first : first + column]:
            found.append(column)
    return found


def has_posts(s: MombasaState, company: int) -> bool:
    """Whether there are posts left in a company's base."""
    first = company * COLUMNS
    return bool(s.columns[first] or s.columns[first + 1] or s.columns[first + 2])


def posts(s: MombasaState, company: int) -> int:
    """The posts in a company's base."""
    first = company * COLUMNS
    return sum(POSTS[column] for column in s.columns[first : first + COLUMNS])


def enter(s: MombasaState, seat: int, region: int, column: int, log: Log | None) -> None:
    """Take the front post of a column and put it into a region."""
    company, points = frames.fields(s.pending.pop())
    cost = entry_cost(s, company, region)
    place = company * COLUMNS + column
    s.columns[place] = TAKE[s.columns[place]]
    s.entered |= 1 << region
    s.pending.append(frames.frame(frames.EXPAND, company, points - cost))
    if log is not None:
        log.append(
            Event(
                "region-entered",
                {
                    "seat": seat,
                    "company": COMPANIES[company],
                    "region": s.tables.regions[region],
                    "points": cost,
                },
            )
        )


def finish(s: MombasaState, seat: int, log: Log | None) -> None:
    """All rewards, then driving out (M-EXPAND-16); pounds and diamonds come first of themselves,
    book points of all regions together (M-REWARD-4), steps on the company's track last."""
    company, _ = frames.fields(s.pending.pop())
    gains = s.tables.gains
    pounds, diamonds, track, points = 0, 0, 0, 0
    rest = s.entered
    while rest:
        bit = rest & -rest
        region = bit.bit_length() - 1
        pounds += gains["pounds"][region]
        diamonds += gains["diamonds"][region]
        track += gains["track"][region]
        points += gains["points"][region]
        rest ^= bit
    s.pending.append(frames.frame(frames.DRIVE, company))
    steps.earn(s, seat, pounds, log)
    steps.polish(s, seat, diamonds, log)
    if track:
        steps.ask_steps(s, company, track)
    if points:
        s.pending.append(frames.frame(frames.POINTS, points))


def drive_out(s: MombasaState, log: Log | None) -> None:
    """The posts of others leave the entered regions and wait for their way back (M-DRIVE-1)."""
    (company,) = frames.fields(s.pending.pop())
    for other in range(4):
        driven = s.held[other] & s.entered
        s.held[other] &= ~driven
        while driven:
            bit = driven & -driven
            s.pending.append(frames.frame(frames.RETURN, other))
            if log is not None:
                region = s.tables.regions[bit.bit_length() - 1]
                params: dict[str, str | int] = {"company": COMPANIES[other], "region": region}
                log.append(Event("post-driven-out", params))
            driven ^= bit
    s.held[company] |= s.entered
    s.entered = 0


def put_back(s: MombasaState, column: int, log: Log | None) -> None:
    """A driven-out post returns to a column of its base."""
    (company,) = frames.fields(s.pending.pop())
    place = company * COLUMNS + column
    s.columns[place] = PUT[s.columns[place]]
    if log is not None:
        log.append(Event("post-returns", {"company": COMPANIES[company], "column": column + 1}))


def lose(s: MombasaState, log: Log | None) -> None:
    """A driven-out post without a valid space leaves the game (M-DRIVE-5)."""
    (company,) = frames.fields(s.pending.pop())
    note_removed(s, company)
    if log is not None:
        log.append(Event("post-lost", {"company": COMPANIES[company]}))


def remove(s: MombasaState, seat: int, company: int, column: int, log: Log | None) -> None:
    """Take the front post of a column out of the game (M-REWARD-7)."""
    (count,) = frames.fields(s.pending.pop())
    place = company * COLUMNS + column
    s.columns[place] = TAKE[s.columns[place]]
    note_removed(s, company)
    if count > 1:
        s.pending.append(frames.frame(frames.REMOVE, count - 1))
    if log is not None:
        log.append(Event("post-removed", {"seat": seat, "company": COMPANIES[company]}))


def note_removed(s: MombasaState, company: int) -> None:
    s.removed = [n + (other == company) for other, n in enumerate(s.removed)]


def mines(s: MombasaState, company: int) -> int:
    """The mines in the regions a company controls."""
    held = s.held[company]
    return sum(n for region, n in enumerate(s.tables.mines) if n and held >> region & 1)


def share_value(s: MombasaState, company: int) -> int:
    """The coins to be seen in a company's base (M-SHARE-3)."""
    values = s.tables.column_values[company]
    first = company * COLUMNS
    return sum(values[column] for column in s.columns[first : first + COLUMNS])
