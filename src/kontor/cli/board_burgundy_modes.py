"""The team game and the solo game of Burgundy in text."""

from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kontor.cli import board_burgundy_expansions as expansions
from kontor.cli.board_burgundy_duchy import DENSE, FLAT, LARGE, RIVER, Style, rivers_left
from kontor.cli.board_burgundy_expansions import Options, Pending, code_table
from kontor.cli.board_burgundy_parts import (
    achievements,
    belongings,
    called,
    dice_text,
    goods_line,
    goods_text,
    held,
    phase_line,
    points_text,
    purse,
)
from kontor.cli.board_burgundy_screen import Screen, codes
from kontor.cli.board_burgundy_tiles import monastery_code, tile_words
from kontor.cli.board_burgundy_view import Seat, Solo, View
from kontor.cli.board_parts import fact, joined
from kontor.cli.language import say

PRIVATE = 2
"""In the team game the first stores are private, the others shared."""
SHARED = ":shared."
"""In the notation of a tile from the shared stores."""
PHASES = "ABCDE"
ROUNDS = 5
ASKED = frozenset({"keep", "parts", "points", "trade", "pay"})
"""The decisions that modes of play bring."""
OTHERWISE: dict[object, dict[str, str]] = {
    "team": {"trim": "trim-team"},
    "solo": {"action": "action-alone", "claim": "claim-alone", "ship": "ship-alone"},
}
"""What modes of play ask in other words than the usual game."""


class TeamScreen(Screen):
    """Two partners with one board: each team is drawn once."""

    roomy = 70
    beside = 50

    def partners(self, seat: Seat) -> list[Seat]:
        """A team, the given player first."""
        return [seat, self.view["seats"][seat["partner"] or 0]]

    def others(self) -> list[Seat]:
        """One of the other team stands for both."""
        mine = [seat["seat"] for seat in self.partners(self.view["seats"][self.focus])]
        return [seat for seat in self.view["seats"] if seat["seat"] not in mine][:1]

    def style(self, plain: bool) -> Style:
        if self.compact:
            return FLAT
        return LARGE if plain else DENSE

    def owned(self, seat: Seat, short: bool) -> list[Text]:
        shared, further = seat["stores"][PRIVATE:], seat["further_stores"]
        stores = [tile for tile in shared if tile] + further
        tiles = held(stores, len(shared), not expansions.endless(seat))
        reach = [tile for each in self.partners(seat) for tile in private(each)] + stores
        partners = [self.partner(each, short) for each in self.partners(seat)]
        return [
            self.team(seat),
            *([joined(partners, " | ")] if short else partners),
            joined([fact(say("stores-shared"), tiles), goods_line(seat, short)], " · "),
            *achievements(seat, reach, short),
            *self.added(seat, short),
        ]

    def team(self, seat: Seat) -> Text:
        """The first line about a team: whose it is, and the sum of their points."""
        pair = self.partners(seat)
        names = " + ".join(self.players[each["seat"]] for each in pair)
        points = sum(each["score"] for each in pair)
        filled = sum(1 for space in seat["spaces"] if space["tile"])
        parts = [Text.assemble((names, "bold"), (f" {points_text(points)}", "bold"))]
        parts += purse(seat)
        if filled:
            parts.append(Text(say("spaces-filled", filled=filled, all=len(seat["spaces"]))))
        return joined(parts, " · ")

    def partner(self, seat: Seat, short: bool) -> Text:
        """What one of the two has alone."""
        indent = "" if short or self.acts(seat) else "  "
        name = indent + self.players[seat["seat"]]
        parts = [called(name, self.acts(seat), f" {points_text(seat['score'])}")]
        dice = dice_text(seat["dice"])
        if dice:
            parts.append(fact(say("dice"), dice))
        if not short:
            parts.append(fact(say("bridge"), str(seat["bridge"])))
        parts.append(fact(say("stores-private"), held(private(seat), PRIVATE)))
        return joined(parts, " · ")

    def summary(self, seat: Seat) -> list[Text]:
        shared = [tile for tile in seat["stores"][PRIVATE:] if tile] + seat["further_stores"]
        more = [codes(shared), Text(goods_text(seat["goods"], True))]
        more += expansions.summary(self.view["options"], seat)
        lines = [joined([self.team(seat), *filter(None, more)], " · ")]
        for each in self.partners(seat):
            points = f" {points_text(each['score'])}"
            name = called(self.players[each["seat"]], self.acts(each), points)
            have = filter(None, [dice_text(each["dice"]), codes(private(each))])
            lines.append(joined([name, *have], " · "))
        return [lines[0], joined(lines[1:], "  |  ")]


def private(seat: Seat) -> list[str]:
    return [tile for tile in seat["stores"][:PRIVATE] if tile]


class SoloScreen(Screen):
    """One player on pieces of land, on the way to the target; nobody else, and no bridge."""

    def others(self) -> list[Seat]:
        return []

    def header(self) -> list[Text]:
        line = phase_line(self.view)
        if self.view["stage"] != "play":
            return [line]
        return [line + Text(f" · {say('more-rounds', count=rounds_left(self.view))}")]

    def owned(self, seat: Seat, short: bool) -> list[Text]:
        name = [called(self.players[0], self.acts(seat)), *progress(self.view, seat)]
        means = purse(seat)
        dice = dice_text(seat["dice"])
        if dice:
            means.append(fact(say("dice"), dice))
        lines = [joined(name, " · "), joined(means, " · ")]
        if short:
            lines = [joined([*name, *means], " · ")]
        lines += [*belongings(seat, short), *self.added(seat, short)]
        return lines if short else lines + rivers(seat)


def progress(view: View, seat: Seat) -> list[Text]:
    """How far the marker and the duchy are."""
    return [Text.assemble(f"{label} ", (value, "bold")) for label, value in reached(view, seat)]


def reached(view: View, seat: Seat) -> list[tuple[str, str]]:
    found = []
    if view["solo"]:
        marker, target = view["solo"]["marker"], view["solo"]["target"]
        found.append((say("solo-points"), say("so-far", now=marker, all=target)))
    if seat["spaces"]:
        filled = sum(1 for space in seat["spaces"] if space["tile"])
        found.append((say("solo-filled"), say("so-far", now=filled, all=len(seat["spaces"]))))
    return found


def rounds_left(view: View) -> int:
    """The rounds after this one."""
    return (len(PHASES) - PHASES.index(view["phase"])) * ROUNDS - view["round"]


def rivers(seat: Seat) -> list[Text]:
    """The ways over water that still open a space, those to be used now in bold."""
    left = [
        Text(f"{one['name']}~{other['name']}", RIVER if one["tile"] or other["tile"] else "")
        for one, other in rivers_left(seat)
    ]
    return [fact(say("rivers"), joined(left, " "))] if left else []


# What is asked, and what counts


def asked(view: View, pending: Pending) -> str:
    """What a mode of play asks of a player, in a sentence."""
    kind = OTHERWISE.get(view["options"]["mode"], {}).get(pending["kind"], pending["kind"])
    if kind == pending["kind"] and kind not in ASKED:
        return ""
    solo = view["solo"] or Solo(marker=0, target=0)
    space = pending.get("space", "")
    tile = pending.get("tile") or tile_on(view["seats"][0], space)
    return say(
        f"ask-{kind}",
        tile=tile_words(tile)[0],
        space=space,
        now=solo["marker"],
        target=solo["target"],
        count=pending.get("count", 0),
    )


def tile_on(seat: Seat, name: str) -> str:
    """The tile on a space."""
    found = (space["tile"] for space in seat["spaces"] if space["name"] == name)
    return next(found, None) or "castle"


def target_reached(before: View, after: View) -> bool:
    one, other = before["solo"], after["solo"]
    return bool(one and other and other["target"] < one["target"])


def score_columns(seats: Sequence[Seat]) -> list[list[Seat]]:
    """The seats whose points stand in a column: each alone, and partners together too."""
    found: list[list[Seat]] = []
    for seat in seats:
        partner = seat["partner"]
        if partner is None:
            found.append([seat])
        elif seat["seat"] < partner:
            found += [[seat], [seats[partner]], [seat, seats[partner]]]
    return found


def solo_scores(view: View) -> Table:
    """The result of a solo game: what is filled, and the rounds that were left."""
    seat = view["seats"][0]
    grid = Table.grid(padding=(0, 2, 0, 0))
    for label, value in reached(view, seat):
        grid.add_row(label, value)
    left = seat["sources"]["rounds"] if view["outcome"] else rounds_left(view)
    grid.add_row(say("rounds-left"), str(left))
    if view["outcome"]:
        result = say("won" if view["outcome"][0] == 1 else "lost-short")
        grid.add_row(say("result"), result, style="bold")
    return grid


def legend(options: Options) -> list[RenderableType]:
    """The codes of the mode of play."""
    found = list(codes_of(options["mode"]))
    return [code_table(found)] if found else []


def codes_of(mode: object) -> Iterable[tuple[str, str]]:
    if mode == "team":
        yield f"({say('shared')})", say("legend-shared")
    if mode == "solo":
        yield "~", say("legend-river")
        numbers = f"{monastery_code(15)}-{monastery_code(26)}"
        yield numbers, say("legend-solo-monasteries")
