"""The codes of the Mombasa table in text, and what they mean."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kontor.cli import board_mombasa_words as wording
from kontor.cli.board_mombasa_words import (
    View,
    box,
    chip,
    company_name,
    letter,
    region_name,
    special_text,
    tracks,
)
from kontor.cli.language import say
from kontor.games.mombasa.atlas import COMPANIES


def legend(table: View) -> RenderableType:
    """Every code of the drawing, what tracks unlock, and the borders of the map."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for code, text in codes_of_drawing():
        grid.add_row(Text(code, "bold"), Text(text))
    for company in table["companies"]:
        first, second = tracks()[company["track"]].specials
        text = say(
            "legend-specials",
            company=company_name(company["company"]),
            track=company["track"],
            first=special_text(first),
            second=special_text(second),
        )
        grid.add_row(chip(company["company"]), Text(text))
    return Group(grid, Text(""), borders())


def codes_of_drawing() -> list[tuple[str, str]]:
    """The codes of the drawing, each with what it means."""
    short = {kind: say(f"short-{kind}") for kind in wording.ORDER}
    coffee, cotton = say("kind-coffee"), say("kind-cotton")
    kinds = say("legend-kinds", **{kind: short[kind] for kind in wording.KINDS})
    return [
        ("£2 D1 S1 B1 X1", say("legend-rewards")),
        (". 3 *", say("legend-track")),
        ("R1:5(2)", say("legend-player")),
        (f"{coffee} ({letter('cairo')}) 3:S3", say("legend-majority")),
        ("£2|5", say("legend-call")),
        (f"£4 {say('base-posts')} 5 4 4 m3", say("legend-base")),
        (f"{short['coffee']}2+{short['expansion']}2>B2", say("legend-book")),
        (f"{short['any']}4, {short['helper']}", say("legend-any")),
        ("+£1", say("legend-coin")),
        (f"{coffee} 3 +M", say("legend-card")),
        (" ".join(short[kind] for kind in wording.KINDS[:4]), kinds),
        (f"[{coffee} 2] ({cotton} 1)", say("legend-used")),
        ("6x 3£10 4s @2", say("legend-bookkeeping")),
        (f"{region_name('guinea')} D1 m2", say("legend-region")),
        (f" M + {region_name('karoo')} *2", say("legend-entered")),
    ]


def borders() -> RenderableType:
    """The neighbours of bases and regions; those behind a double line in parentheses."""
    atlas = box().atlas
    cells = []
    for name in (*COMPANIES, *atlas.names):
        title = region_name(name) if name in atlas.names else base_name(name)
        near = [region_name(n) for n in atlas.neighbours(name, "single") if n in atlas.names]
        far = [f"({region_name(n)})" for n in atlas.neighbours(name, "double") if n in atlas.names]
        cells.append(Text.assemble((title, "bold"), ": ", ", ".join(near + far)))
    return Group(Text(say("legend-borders"), "dim"), *cells)


def base_name(company: str) -> str:
    return say("base-of", company=company_name(company))
