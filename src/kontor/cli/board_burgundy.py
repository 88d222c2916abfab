"""The Burgundy table in text, drawn from a view.

Colour is never the only code: a space shows its colour's letter and its number (B4), a tile three
or four letters (CHU, COW3, K14). Without colours tiles stand in brackets.
"""

from collections.abc import Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kontor.cli import board_burgundy_expansions as expansions
from kontor.cli import board_burgundy_modes as modes
from kontor.cli import board_burgundy_tiles as tiles
from kontor.cli.board_burgundy_expansions import Hint
from kontor.cli.board_burgundy_modes import SoloScreen, TeamScreen
from kontor.cli.board_burgundy_screen import Screen
from kontor.cli.board_burgundy_tiles import tile_words, words
from kontor.cli.board_burgundy_view import View
from kontor.cli.language import say
from kontor.core.game import Document

SCREENS: dict[object, type[Screen]] = {"single": Screen, "team": TeamScreen, "solo": SoloScreen}

QUIET = frozenset(
    {
        "goods-dealt",
        "depot-filled",
        "black-depot-filled",
        "phase-goods",
        "dice-rolled",
        "turn-ended",
        *expansions.QUIET,
    }
)
"""Events that a screen need not tell, since the table shows them."""


def screen_of(view: Document) -> type[Screen]:
    """How the table of a mode of play is drawn."""
    return SCREENS[cast(View, view)["options"]["mode"]]


def draw(view: Document, players: Sequence[str]) -> RenderableType:
    """The whole table."""
    return screen_of(view)(view, players, full=True, compact=False)


def screen(
    view: Document,
    players: Sequence[str],
    hints: Sequence[Hint],
    *,
    full: bool,
    compact: bool,
) -> RenderableType:
    """The table for a player with a decision to make; hints say where tiles can go."""
    targets = {str(hint["space"]) for hint in hints if "space" in hint}
    return screen_of(view)(view, players, targets, full=full, compact=compact)


def asked(view: Document, seat: int) -> str:
    """What is asked of a player, in a sentence."""
    table = cast(View, view)
    if table["stage"] == "setup":
        return say("ask-duchy" if table["options"]["mode"] == "single" else "ask-castle")
    if not table["pending"]:
        free = [die["value"] for die in table["seats"][seat]["dice"] if not die["used"]]
        if not free:
            return say("ask-end")
        return say("ask-turn" if len(free) == 2 else "ask-die", dice=expansions.dice_words(free))
    pending = table["pending"][-1]
    if "beside" in pending:
        return say("ask-beside", depot=pending["beside"])
    added = modes.asked(table, pending)
    added = added or expansions.asked(table, table["seats"][seat], pending)
    if added:
        return added
    name = tile_words(pending["tile"])[0] if "tile" in pending else ""
    if pending["kind"] == "fetch":
        name = name[:1].upper() + name[1:]
    return say(f"ask-{pending['kind']}", tile=name, depot=pending.get("depot", 0))


def brief(text: str, tile: str) -> str:
    """A text without what the name of its tile adds in brackets."""
    return text.replace(words().say(f"tile-{tile}"), tile_words(tile)[0])


def noted(view: Document, players: Sequence[str], seat: int, hint: Hint) -> str:
    """What the words of a choice leave out."""
    if modes.SHARED in str(hint.get("notation")):
        return say("shared")
    return expansions.noted(cast(View, view)["seats"], players, seat, hint)


def gains(before: Document, after: Document, seat: int, hint: Hint) -> str:
    """What an action brings besides points and its own words: silver, workers, a discard."""
    if hint["verb"] == "workers":
        return ""
    old, new = (cast(View, view)["seats"][seat] for view in (before, after))
    target = modes.target_reached(cast(View, before), cast(View, after))
    silver = new["silver"] - old["silver"]
    workers = new["workers"] - old["workers"] + int(hint.get("workers", 0))
    found = [say("gain-silver", count=silver)] if silver > 0 else []
    if workers > 0:
        found.append(say("gain-workers", count=workers))
    if any(pending["kind"] == "discard" for pending in cast(View, after)["pending"]):
        found.append(say("gain-discard"))
    if target:
        found.append(say("gain-target"))
    return " ".join(found)


def legend(view: Document) -> RenderableType:
    """Every code of the drawing."""
    options = cast(View, view)["options"]
    return Group(tiles.legend(options), *expansions.legend(options), *modes.legend(options))


def scores(view: Document, players: Sequence[str]) -> Table:
    """Everybody's points by source."""
    table = cast(View, view)
    if table["solo"]:
        return modes.solo_scores(table)
    columns = modes.score_columns(table["seats"])
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column(say("points"))
    for column in columns:
        name = players[column[0]["seat"]] if len(column) == 1 else say("together")
        grid.add_column(Text(name), justify="right")
    for source in table["seats"][0]["sources"]:
        points = (str(sum(s["sources"][source] for s in c)) for c in columns)
        grid.add_row(words().say(f"source-{source}"), *points)
    totals = (str(sum(seat["score"] for seat in column)) for column in columns)
    grid.add_row(say("total"), *totals, style="bold")
    if table["outcome"]:
        grid.add_row(say("place"), *(str(table["outcome"][c[0]["seat"]]) for c in columns))
    return grid
