"""What the expansions of Burgundy add to the table in text: shields, trade routes, border posts,
inns. Nothing is drawn of an expansion that is not in play."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NotRequired, TypedDict

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kontor.cli.board_burgundy_tiles import (
    chip,
    goods_code,
    monastery_code,
    power,
    tile_code,
    tile_words,
    words,
)
from kontor.cli.board_parts import fact, joined
from kontor.cli.language import listed, say
from kontor.games.burgundy.routes import TILE_OF_BONUS

Hint = Mapping[str, str | int]
Options = Mapping[str, str | int]

SHIELDS = range(1, 19)
AHEAD = 3
"""So many spaces of another player's trade route are shown."""
ANY_DIE = 7
"""A die that shield 16 has made any value."""

QUIET = frozenset({"route-dealt", "shields-dealt"})
ASKED = frozenset(
    {"white", "crane", "herd", "crest", "claim", "set", "tribute", "cargo", "name", "trim"}
)
"""The decisions that expansions bring."""


class RouteSpace(TypedDict):
    goods: str
    bonus: str
    laid: str | None


class SeatMore(TypedDict):
    """What expansions add to a seat."""

    seat: int
    stores: list[str | None]
    monasteries: list[int]
    route: list[RouteSpace]
    linked_posts: int
    shields: dict[str, int]
    named: int | None
    further_stores: list[str]


class Pending(TypedDict):
    kind: str
    tile: NotRequired[str]
    beside: NotRequired[int]
    depot: NotRequired[int]
    shield: NotRequired[int]
    space: NotRequired[str]
    count: NotRequired[int]


class ViewMore(TypedDict):
    """What expansions add to a view."""

    options: dict[str, str | int]
    white_die: int
    inns: int
    depot_shields: list[list[int]]
    pending: list[Pending]


def in_play(options: Options, name: str) -> bool:
    return options.get(name) == "on"


# Shields


def shield_code(number: int) -> Text:
    return Text(f"#{number}", "bold")


def shield(number: int, note: str = "") -> Text:
    return Text.assemble(shield_code(number), f" {note}{shield_power(number)}")


def depot_shields(view: ViewMore, depot: int) -> Text:
    """The shields in a depot, counted from 1."""
    return joined((shield_code(number) for number in view["depot_shields"][depot - 1]), " ")


def shields_below(view: ViewMore) -> Text:
    """The shields of all depots in a line."""
    found = [
        Text.assemble((f"{depot} ", "dim"), depot_shields(view, depot))
        for depot, numbers in enumerate(view["depot_shields"], 1)
        if numbers
    ]
    return fact(say("shields"), joined(found, " · "))


def shields_in_sight(view: ViewMore) -> Text:
    """What the shields in the depots do."""
    numbers = sorted(number for depot in view["depot_shields"] for number in depot)
    return joined((shield(number) for number in numbers), " · ")


def shields_by_depot(view: ViewMore) -> list[Text]:
    """For those who still choose a duchy and see no depots."""
    found = [
        Text.assemble((say("depot", depot=depot) + " ", "dim"), shield(number))
        for depot, numbers in enumerate(view["depot_shields"], 1)
        for number in numbers
    ]
    return [fact(say("shields-in"), joined(found, " · "))] if found else []


# Inns, stores


def inns(view: ViewMore) -> Text:
    """The inns beside the black depot."""
    count = view["inns"]
    if not in_play(view["options"], "inns"):
        return Text("")
    if not count:
        return Text(say("no-inn"), "dim")
    return chip("inn") + Text(f" x{count}" if count > 1 else "")


def stored(seat: SeatMore) -> list[str]:
    """All stored tiles: with shield 4 there may be more than three."""
    return [tile for tile in seat["stores"] if tile] + seat["further_stores"]


def endless(seat: SeatMore) -> bool:
    return 4 in seat["shields"].values()


# Trade routes


def route_space(space: RouteSpace) -> str:
    """A space to come, as its goods and the building whose effect it gives."""
    return f"{goods_code(space['goods'])}:{tile_code(TILE_OF_BONUS[space['bonus']])}"


def route(spaces: Sequence[RouteSpace], short: bool) -> Text:
    """A trade route: goods that lie there in brackets, then the spaces to come."""
    laid = [goods_code(space["laid"]) for space in spaces if space["laid"]]
    ahead = [route_space(space) for space in spaces[len(laid) :]]
    if not ahead:
        return Text(say("route-full", count=len(laid)))
    if short:
        laid, ahead = [], ahead[:AHEAD]
    count = sum(1 for space in spaces if space["laid"])
    parts = [Text(f"({goods})", "dim") for goods in laid]
    parts.append(Text(ahead[0], "bold"))
    parts += [Text(text) for text in ahead[1:]]
    note = say("route-next", laid=count, all=len(spaces)) + " " if short else ""
    return Text(note) + joined(parts, " ")


# What people own


def belongings(
    options: Options,
    seats: Sequence[SeatMore],
    seat: SeatMore,
    players: Sequence[str],
    short: bool,
) -> list[Text]:
    """Shields, trade route and border posts, a line each."""
    lines = []
    numbers = sorted(seat["shields"].values())
    if numbers:
        held = joined((shield(number) for number in numbers), " · ")
        if short:
            held = joined((shield_code(number) for number in numbers), " ")
        lines.append(fact(say("shields"), held))
    if seat["named"] is not None and 6 in numbers:
        lines.append(copied(seats[seat["named"]], players, short))
    if seat["route"]:
        lines.append(fact(say("route"), route(seat["route"], short)))
    if in_play(options, "border-posts"):
        lines.append(fact(say("posts"), say("posts-linked", count=seat["linked_posts"])))
    return lines


def copied(other: SeatMore, players: Sequence[str], short: bool) -> Text:
    """Whose monasteries shield 6 copies, and what they do."""
    numbers = other["monasteries"]
    powers = joined((Text(monastery_code(n)) if short else power(n) for n in numbers), " · ")
    return fact(
        say("copies"), Text.assemble(players[other["seat"]], ": " if powers else "", powers)
    )


def summary(options: Options, seat: SeatMore) -> list[Text]:
    """The same in a few letters."""
    parts = [joined((shield_code(n) for n in sorted(seat["shields"].values())), " ")]
    if seat["route"]:
        parts.append(Text(say("route-short") + " ") + route(seat["route"], True))
    if in_play(options, "border-posts"):
        parts.append(Text(say("posts-short", count=seat["linked_posts"])))
    return [part for part in parts if part]


# What is asked


def dice_words(values: Sequence[int]) -> str:
    """Unused dice in words."""
    if len(values) == 2 and values[0] == values[1]:
        return say("a-double", die=values[0])
    return listed([say("a-die", die=value) for value in values], "and")


def asked(view: ViewMore, seat: SeatMore, pending: Pending) -> str:
    """What an expansion asks of a player, in a sentence."""
    if pending["kind"] not in ASKED:
        return ""
    number = pending.get("shield", 0)
    return say(
        f"ask-{pending['kind']}",
        tile=tile_words(pending["tile"])[0] if "tile" in pending else "",
        die=view["white_die"],
        shield=number,
        power=shield_power(number),
        count=len(seat["shields"]),
    )


def shield_power(number: int) -> str:
    """What a shield does."""
    return words().say(f"shield-{number}") if number else ""


def noted(seats: Sequence[SeatMore], players: Sequence[str], actor: int, hint: Hint) -> str:
    """What the words of a choice leave out: what a shield does, what it replaces, who is meant."""
    if hint["verb"] in ("shield", "drop"):
        return shield_power(int(hint["shield"]))
    if hint["verb"] == "crest":
        old = seats[actor]["shields"].get(str(hint["space"]))
        return say("shield-is-lost", shield=old) if old else ""
    if hint["verb"] == "copy":
        other = int(hint["other"])
        theirs = [f"monastery{number}" for number in seats[other]["monasteries"]]
        codes = " ".join(tile_code(tile) for tile in theirs)
        return f"{players[other]}: {codes or say('none-so-far')}"
    return ""


# The legend


def legend(options: Options) -> list[RenderableType]:
    """The codes of the expansions in play."""
    grid = code_table(codes(options))
    found: list[RenderableType] = [grid] if grid.row_count else []
    if in_play(options, "shields"):
        powers = [shield(number) for number in SHIELDS]
        found.append(Columns(powers, column_first=True, padding=(0, 2)))
    return found


def code_table(codes: Iterable[tuple[str, str]]) -> Table:
    """Codes with what they mean."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for code, text in codes:
        grid.add_row(Text(code, "bold"), Text(text))
    return grid


def codes(options: Options) -> Iterable[tuple[str, str]]:
    if in_play(options, "border-posts"):
        yield "P", say("legend-posts")
    if in_play(options, "trade-routes"):
        yield f"{goods_code('red')}:{tile_code('church')}", say("legend-route")
        yield f"({goods_code('red')})", say("legend-laid")
    if in_play(options, "shields"):
        yield "#5", say("legend-shield")
