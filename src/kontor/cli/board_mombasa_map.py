"""The companies of the Mombasa table in text: their bases, tracks and regions."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kontor.cli.board_mombasa_words import (
    Company,
    Hint,
    RegionNow,
    View,
    chip,
    codes,
    company_name,
    region_name,
    region_reward,
    special_text,
    tracks,
)
from kontor.cli.language import say
from kontor.games.mombasa.atlas import COMPANIES

LABEL = 21
"""The columns before a track, at least."""


# Companies and their tracks


def cell_text(track: str, space: int) -> str:
    """A space of a track: a capital call before it, shares so far, a star for a special."""
    side = tracks()[track]
    call = "".join(f"£{cost}|" for into, cost in side.calls if into == space)
    shares = str(side.shares.index(space) + 1) if space in side.shares else "."
    star = "*" if space in [special.at for special in side.specials] else ""
    return call + (star if star and shares == "." else shares + star)


def track_lines(
    company: Company, index: int, view: View, marks: Sequence[str]
) -> tuple[Text, Text]:
    """Where everybody stands on a track, and the track itself."""
    above, below = Text(), Text()
    for space in range(tracks()[company["track"]].length + 1):
        here = [seat["seat"] for seat in view["seats"] if seat["places"][index] == space]
        names = "".join(marks[seat] for seat in here)
        text = cell_text(company["track"], space) if space else "o"
        width = max(len(names), len(text)) + 1
        above.append(names.rjust(width), "bold")
        below.append(text.rjust(width), "" if text not in (".", "o") else "dim")
    return above, below


def company_labels(company: Company) -> tuple[Text, Text]:
    """What stands before a track: the company and its share value; its side and its base."""
    wide = max(len(company_name(name)) for name in COMPANIES)
    name = company_name(company["company"])
    first = Text.assemble(chip(company["company"]), f" {name:<{wide}}")
    first.append(f"£{company['share_value']}".rjust(4), "bold")
    return first, Text(f"{company['track']} {base_text(company)}", "dim")


def company_lines(view: View, players: Sequence[str], width: int) -> list[Text]:
    """Each company in two lines: its base, its share value, its mines, and its track."""
    marks = codes(players)
    labels = [company_labels(company) for company in view["companies"]]
    room = max(LABEL, *(text.cell_len + 1 for pair in labels for text in pair))
    lines: list[Text] = []
    specials: list[str] = []
    for index, company in enumerate(view["companies"]):
        for label, track in zip(
            labels[index], track_lines(company, index, view, marks), strict=True
        ):
            label.pad_right(room - label.cell_len)
            lines.append(label + track)
        specials += [f"* {special_text(s)}" for s in tracks()[company["track"]].specials]
    room = max(line.cell_len for line in lines) + 2
    if room + max(len(text) for text in specials) <= width:
        for line, text in zip(lines, specials, strict=True):
            line.append(" " * (room - line.cell_len) + text, "dim")
    return lines


def base_text(company: Company) -> str:
    """The posts of the columns, and the mines the company controls."""
    posts = " ".join(str(column["posts"]) for column in company["columns"])
    mines = f" m{company['mines']}" if company["mines"] else ""
    return f"{say('base-posts')} {posts}{mines}"


def company_line(view: View, marks: Sequence[str]) -> list[Text]:
    """Each company in a line, without the picture of its track."""
    lines = []
    for index, company in enumerate(view["companies"]):
        places = " ".join(
            f"{marks[seat['seat']]}:{seat['places'][index]}({seat['shares'][index]})"
            for seat in view["seats"]
        )
        start = Text.assemble(chip(company["company"]), (f" £{company['share_value']}", "bold"))
        calls = " ".join(f"£{cost}|{into}" for into, cost in tracks()[company["track"]].calls)
        lines.append(start + Text(f" {base_text(company)} · {places} · {company['track']} {calls}"))
    return lines


# The map


def region_cell(region: RegionNow, company: str | None, cost: int | None) -> Text:
    """A region: its company, its name and reward; what it costs to enter while one expands."""
    owner = chip(company) if region["entered"] else chip(region["company"])
    mark = "+" if region["entered"] else " "
    name = region_name(region["region"])
    text = Text.assemble(
        owner, (mark, "bold"), name, (f" {region_reward(region['region'])}", "dim")
    )
    if cost is not None:
        text.append(f" *{cost}", "bold green")
    return text


def expanding(view: View) -> str | None:
    for pending in view["pending"]:
        if pending["kind"] in ("expand", "drive"):
            return COMPANIES[pending["about"][0]]
    return None


def columns_of(cells: Sequence[Text], width: int) -> Table:
    """Cells in as many columns as fit, read downwards."""
    each = max(cell.cell_len for cell in cells) + 2
    count = max(1, min(len(cells), (width + 2) // each))
    rows = -(-len(cells) // count)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(count):
        grid.add_column(no_wrap=True)
    for row in range(rows):
        grid.add_row(*cells[row::rows])
    return grid


def region_table(view: View, hints: Sequence[Hint], width: int) -> RenderableType:
    company = expanding(view)
    costs = {str(hint["region"]): int(hint["points"]) for hint in hints if "region" in hint}
    cells = [region_cell(r, company, costs.get(r["region"])) for r in view["regions"]]
    return columns_of(cells, width)
