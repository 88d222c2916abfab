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
        if table["options"]["mode"] != "single":
            return "Choose the space for the first castle."
        return "Choose a duchy and the space for its first castle."
    if not table["pending"]:
        free = [die["value"] for die in table["seats"][seat]["dice"] if not die["used"]]
        if len(free) == 2:
            return f"Your turn: you have {expansions.dice_words(free)} to use."
        if free:
            return f"You still have {expansions.dice_words(free)} to use."
        return "Both dice are used: you can end your turn."
    pending = table["pending"][-1]
    if "beside" in pending:
        return f"Monastery 5: load the goods of a depot beside depot {pending['beside']} too."
    added = modes.asked(table, pending)
    added = added or expansions.asked(table, table["seats"][seat], pending)
    if added:
        return added
    name = tile_words(pending["tile"])[0] if "tile" in pending else ""
    return {
        "action": "Castle: one more action, as with a die of any value.",
        "fetch": f"{name.capitalize()}: take a tile.",
        "sell": "Warehouse: sell the goods of one colour.",
        "place": "Town hall: place another tile.",
        "ship": "Ship: load the goods of one depot.",
        "load": f"Not all goods of depot {pending.get('depot')} fit: choose which come in.",
        "discard": f"Your stores are full: which tile leaves for {name}?",
    }[pending["kind"]]


def brief(text: str, tile: str) -> str:
    """A text without what the name of its tile adds in brackets."""
    return text.replace(words().say(f"tile-{tile}"), tile_words(tile)[0])


def noted(view: Document, players: Sequence[str], seat: int, hint: Hint) -> str:
    """What the words of a choice leave out."""
    if modes.SHARED in str(hint.get("notation")):
        return "shared"
    return expansions.noted(cast(View, view)["seats"], players, seat, hint)


def gains(before: Document, after: Document, seat: int, hint: Hint) -> str:
    """What an action brings besides points and its own words: silver, workers, a discard."""
    if hint["verb"] == "workers":
        return ""
    old, new = (cast(View, view)["seats"][seat] for view in (before, after))
    target = modes.target_reached(cast(View, before), cast(View, after))
    silver = new["silver"] - old["silver"]
    workers = new["workers"] - old["workers"] + int(hint.get("workers", 0))
    found = [f"+{silver} silver"] if silver > 0 else []
    if workers > 0:
        found.append(f"+{workers} worker{'s' if workers > 1 else ''}")
    if any(pending["kind"] == "discard" for pending in cast(View, after)["pending"]):
        found.append("(stores full: discard one)")
    if target:
        found.append("target reached: one more action")
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
    grid.add_column("points")
    for column in columns:
        name = players[column[0]["seat"]] if len(column) == 1 else "together"
        grid.add_column(Text(name), justify="right")
    for source in table["seats"][0]["sources"]:
        grid.add_row(source, *(str(sum(s["sources"][source] for s in c)) for c in columns))
    totals = (str(sum(seat["score"] for seat in column)) for column in columns)
    grid.add_row("total", *totals, style="bold")
    if table["outcome"]:
        grid.add_row("place", *(str(table["outcome"][c[0]["seat"]]) for c in columns))
    return grid
