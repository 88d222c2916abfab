"""Expanding a company: regions entered, rewards, and posts that are driven out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kontor.core.events import Event, Log
from kontor.core.rows import Choices, Row
from kontor.games.mombasa import area, frames, steps
from kontor.games.mombasa.actions import COLUMNS, COMPANY_COUNT, REGIONS, SLOTS
from kontor.games.mombasa.atlas import COMPANIES
from kontor.games.mombasa.tables import EXPANSION, EXPANSION_TILE, POSTS, PUT, TAKE, TOTALS

if TYPE_CHECKING:
    from kontor.games.mombasa.state import MombasaState


def begin(s: MombasaState, seat: i64, company: i64, log: Log | None) -> None:
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


def borders(s: MombasaState, company: i64) -> tuple[int, int]:
    """The regions next to a company across single lines, and those only across double ones."""
    t = s.tables
    own: int = s.held[company] | s.entered
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


def enterable(s: MombasaState, company: i64, points: i64) -> int:
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


def entry_cost(s: MombasaState, company: i64, region: i64) -> i64:
    """What entering a region next to the company costs."""
    near, _ = borders(s, company)
    cost: i64 = 1 if near >> region & 1 else 2
    for held in s.held:
        if held >> region & 1:
            return cost + 1
    return cost


def add_columns(s: MombasaState, company: i64, moves: Row, base: i64, out: Choices) -> None:
    """The columns of a base where a move is possible, one of each kind."""
    first = company * COLUMNS
    one, two, three = s.columns[first], s.columns[first + 1], s.columns[first + 2]
    if moves[one] >= 0:
        out.append(base)
    if moves[two] >= 0 and two != one:
        out.append(base + 1)
    if moves[three] >= 0 and three != one and three != two:
        out.append(base + 2)


def has_posts(s: MombasaState, company: i64) -> bool:
    """Whether there are posts left in a company's base."""
    first = company * COLUMNS
    return bool(s.columns[first] or s.columns[first + 1] or s.columns[first + 2])


def posts(s: MombasaState, company: i64) -> i64:
    """The posts in a company's base."""
    first = company * COLUMNS
    return POSTS[s.columns[first]] + POSTS[s.columns[first + 1]] + POSTS[s.columns[first + 2]]


def enter(s: MombasaState, seat: i64, region: i64, column: i64, log: Log | None) -> None:
    """Take the front post of a column and put it into a region."""
    frame: i64 = s.pending.pop()
    company, points = frames.field(frame, 0), frames.field(frame, 1)
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


def finish(s: MombasaState, seat: i64, log: Log | None) -> None:
    """All rewards, then driving out (M-EXPAND-16); pounds and diamonds come first of themselves,
    book points of all regions together (M-REWARD-4), steps on the company's track last."""
    company = frames.field(s.pending.pop(), 0)
    t = s.tables
    pounds: i64 = 0
    diamonds: i64 = 0
    track: i64 = 0
    points: i64 = 0
    rest: int = s.entered
    while rest:
        bit = rest & -rest
        region = bit.bit_length() - 1
        pounds += t.pounds_in[region]
        diamonds += t.diamonds_in[region]
        track += t.steps_in[region]
        points += t.points_in[region]
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
    company = frames.field(s.pending.pop(), 0)
    for other in range(COMPANY_COUNT):
        driven: int = s.held[other] & s.entered
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


def put_back(s: MombasaState, column: i64, log: Log | None) -> None:
    """A driven-out post returns to a column of its base."""
    company = frames.field(s.pending.pop(), 0)
    place = company * COLUMNS + column
    s.columns[place] = PUT[s.columns[place]]
    if log is not None:
        log.append(Event("post-returns", {"company": COMPANIES[company], "column": column + 1}))


def lose(s: MombasaState, log: Log | None) -> None:
    """A driven-out post without a valid space leaves the game (M-DRIVE-5)."""
    company = frames.field(s.pending.pop(), 0)
    note_removed(s, company)
    if log is not None:
        log.append(Event("post-lost", {"company": COMPANIES[company]}))


def remove(s: MombasaState, seat: i64, company: i64, column: i64, log: Log | None) -> None:
    """Take the front post of a column out of the game (M-REWARD-7)."""
    count = frames.field(s.pending.pop(), 0)
    place = company * COLUMNS + column
    s.columns[place] = TAKE[s.columns[place]]
    note_removed(s, company)
    if count > 1:
        s.pending.append(frames.frame(frames.REMOVE, count - 1))
    if log is not None:
        log.append(Event("post-removed", {"seat": seat, "company": COMPANIES[company]}))


def note_removed(s: MombasaState, company: i64) -> None:
    s.removed = [n + (other == company) for other, n in enumerate(s.removed)]


def mines(s: MombasaState, company: i64) -> i64:
    """The mines in the regions a company controls."""
    held = s.held[company]
    count: i64 = 0
    for region in range(REGIONS):
        if held >> region & 1:
            count += s.tables.mines[region]
    return count


def share_value(s: MombasaState, company: i64) -> i64:
    """The coins to be seen in a company's base (M-SHARE-3)."""
    values = s.tables.column_values[company]
    first = company * COLUMNS
    return values[s.columns[first]] + values[s.columns[first + 1]] + values[s.columns[first + 2]]
