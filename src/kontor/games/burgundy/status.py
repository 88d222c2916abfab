"""What must hold in every state; a broken invariant is a bug in the rules or a forged position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kontor.games.burgundy import frames, scoring, setup, shields, team
from kontor.games.burgundy.components import ANY_COLOUR
from kontor.games.burgundy.routes import ROUTE_SPACES
from kontor.games.burgundy.tables import CASTLE, INNS, PLAY, SETUP, SHIELDS, SOLO

if TYPE_CHECKING:
    from kontor.games.burgundy.state import BurgundyState


def status(s: BurgundyState) -> list[str]:
    """Every broken invariant."""
    broken = goods_status(s) + tile_status(s) + flow_status(s)
    for seat in range(s.players):
        broken += [f"seat {seat}: {problem}" for problem in seat_status(s, seat)]
    return broken


def goods_status(s: BurgundyState) -> list[str]:
    """No good is ever lost: they lie in the bag, the rounds, the depots, in stores or are sold."""
    broken = []
    for colour, name in enumerate(s.tables.components.goods):
        count = s.goods_bag[colour] + s.round_goods.count(colour)
        for pile in (s.depot_goods, s.goods, s.sold):
            count += sum(pile[colour::6])
        each = s.tables.components.goods_each
        missing = count < each and not s.expansions & SOLO  # there goods leave the game
        if count > each or missing or s.goods_bag[colour] < 0:
            broken.append(f"there are {count} {name} goods")
    return broken


def tile_status(s: BurgundyState) -> list[str]:
    """There are never more tiles of a kind than the box holds."""
    t = s.tables
    broken = []
    waiting = (frames.DISCARD, frames.KEEP)
    incoming = [f // frames.KINDS for f in s.pending if f % frames.KINDS in waiting]
    if s.claimed and s.pending and s.pending[-1] % frames.KINDS == frames.SET:
        incoming.append(s.pending[-1] // frames.KINDS // 8)
    elif s.claimed:
        broken.append("a tile is claimed, but none waits to be placed")
    box = [a + b for a, b in zip(s.supply.stacks, s.supply.black, strict=True)]
    if s.expansions & INNS:
        box[t.inn] = t.components.inns - s.inns
    if s.expansions & SOLO:
        box[t.face_down] = sum(box)
    places = [list(place) for place in (s.depots, s.black, s.stores, s.tiles)] + s.cellar
    for kind in range(1, t.kinds):
        count = s.stacks[kind] + s.black_stack[kind] + incoming.count(kind)
        for place in places:
            count += place.count(kind)
        if count > box[kind] or s.stacks[kind] < 0 or s.black_stack[kind] < 0:
            broken.append(f"there are {count} {t.names[kind]} tiles")
    for depot, spaces in enumerate(t.components.depots):
        for index, space in enumerate(spaces):
            kind = s.depots[depot * 4 + index]
            colour = t.components.space_colour(space, s.scale, s.phase)
            if kind and (t.colour[kind] != colour or space.from_players > s.scale):
                broken.append(f"{t.names[kind]} lies on a wrong space of depot {depot + 1}")
    return broken


def flow_status(s: BurgundyState) -> list[str]:
    broken = []
    lying = [shield for shield in (*s.depot_shields, *s.crests) if shield]
    lying += [f // frames.KINDS for f in s.pending if f % frames.KINDS == frames.CREST]
    if len(lying) != len(set(lying)):
        broken.append("a shield lies in two places")
    if s.stage == PLAY:
        if len(s.round_goods) != s.tables.rounds - 1 - s.round:
            broken.append(f"{len(s.round_goods)} goods are left for the rounds to come")
        most = 7 if s.expansions & SHIELDS else 6
        if not 1 <= s.white <= 6 or not all(1 <= abs(int(die)) <= most for die in s.dice):
            broken.append("a die shows no number")
        for seat in s.order[s.turn + 1 :]:
            if min(s.dice[2 * seat], s.dice[2 * seat + 1]) < 0:
                broken.append(f"seat {seat} has used a die before its turn")
    elif s.pending:
        broken.append("follow-ups are open outside a turn")
    if s.expansions & SOLO:
        if not 0 <= s.marker < s.target:
            broken.append("the points marker is not below the target")
        if not s.tables.components.target_step <= s.target <= int(s.given["target"]):
            broken.append("the target is out of its range")
    for place in range(s.players - 1):
        if s.bridge[s.queue[place]] < s.bridge[s.queue[place + 1]]:
            broken.append("the order does not follow the bridge")
    for seat, choice in enumerate(s.chosen):
        if choice != setup.NOTHING and not s.secret:
            broken.append(f"seat {seat} has a secret choice open")
    for colour in range(6):
        sizes = sorted(s.bonus[colour::6], reverse=True)
        if [*sizes, 0][:2] not in ([0, 0], [2, 0], [2, 1]) or any(sizes[2:]):
            broken.append(f"bonus tiles of colour {colour} are shared out wrongly")
    return broken


def seat_status(s: BurgundyState, seat: int) -> list[str]:
    """A duchy's tiles fit it, and what is kept about them is what they say."""
    t = s.tables
    duchy = s.duchies[seat]
    tiles = s.tiles[seat * s.spaces : (seat + 1) * s.spaces]
    broken = []
    filled, around, powers = 0, 0, 0
    barred = [0] * t.buildings
    for space, kind in enumerate(tiles):
        if not kind:
            continue
        filled |= 1 << space
        around |= duchy.neighbours[space]
        powers |= t.power[kind]
        if t.colour[kind] not in (duchy.colour_of[space], ANY_COLOUR):
            where = duchy.space_names[space]
            broken.append(f"{t.names[kind]} lies on a wrong colour at {where}")
        if t.building[kind] >= 0:
            barred[t.building[kind]] |= duchy.regions[duchy.region_of[space]]
    if filled != s.filled[seat] or around & ~filled != s.open[seat]:
        broken.append("the filled or open spaces are wrong")
    if s.expansions & SHIELDS and shields.copies(s, seat):
        powers |= shields.own_powers(s, team.keeper(s, s.named[seat]))
    if powers != s.powers[seat]:
        broken.append("the powers are wrong")
    if barred != s.barred[seat * t.buildings : (seat + 1) * t.buildings]:
        broken.append("the buildings of the towns are wrong")
    if filled.bit_count() > 1 and filled & ~around and not s.expansions & SHIELDS:
        broken.append("a tile has no neighbour")
    owns = team.keeper(s, seat) == seat
    if s.stage != SETUP and owns and not filled & duchy.colours[CASTLE]:
        broken.append("there is no castle")
    if not owns and (s.silver[seat] or s.workers[seat] or any(tiles)):
        broken.append("the things of a team lie with both partners")
    if s.stage == PLAY and seat in s.actors and not owns:
        broken.append("the things of the team lie with the partner")
    if s.silver[seat] < 0 or s.workers[seat] < 0:
        broken.append("silver or workers are below nothing")
    if sum(1 for count in s.goods[seat * 6 : seat * 6 + 6] if count) > s.goods_spaces:
        broken.append("there are too many colours of goods")
    laid = s.route_tiles[seat * ROUTE_SPACES : (seat + 1) * ROUTE_SPACES]
    if any(laid.count(c + 1) > s.sold[seat * 6 + c] for c in range(6)):
        broken.append("more goods lie on the trade route than were sold")
    linked = scoring.linked_posts(s, seat) if duchy.posts else 0
    if s.linked[seat] != (linked if linked > 1 else 0):
        broken.append("the linked border posts are wrong")
    for space, shield in enumerate(s.crests[seat * s.spaces : (seat + 1) * s.spaces]):
        if shield and tiles[space] != t.castle:
            broken.append(f"shield {shield} does not lie on a castle")
    full = all(s.stores[seat * s.stores_each : (seat + 1) * s.stores_each])
    if (
        s.pending
        and s.actors == (seat,)
        and s.pending[-1] % frames.KINDS == frames.DISCARD
        and not full
    ):
        broken.append("a tile waits though a store is free")
    return broken
