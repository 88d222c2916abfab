"""The command that judges a game decision by decision."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from kontor.analysis.analyze import Analysis
from kontor.analysis.analyze import analyze as judged
from kontor.analysis.games import from_files
from kontor.analysis.report import Told, document
from kontor.cli import analyze_page, language
from kontor.cli.analyze_page import about, accounts, changed
from kontor.cli.arena import Jobs, progress_bar, workers
from kontor.cli.arguments import Language, Seed, check_place, out, write_text
from kontor.cli.language import say

WORST = 3
"""So many errors of each player are told."""


def analyze(
    file: Annotated[Path, typer.Argument(help="A record.", metavar="FILE")],
    budget: Annotated[int, typer.Option(min=1, help="Playouts for each decision.")] = 300,
    bot: Annotated[
        str, typer.Option(help="Who judges: learned, search or weights.npz.")
    ] = "learned",
    seed: Seed = None,
    processes: Jobs = None,
    html: Annotated[
        Path | None, typer.Option(help="Write a page with chart, positions and all choices.")
    ] = None,
    as_json: Annotated[Path | None, typer.Option("--json", help="Write it for programs.")] = None,
    spoken: Language = None,
) -> None:
    """Judge a game: what each choice cost, where it turned, who was lucky."""
    language.speak(spoken or language.own())
    for written in filter(None, (html, as_json)):
        check_place(written)
    played = next(from_files([file]))
    found = judged(
        played,
        bot,
        budget,
        seed or 0,
        workers("local", processes),
        lambda count: progress_bar(f"{count} decisions of {played.record.game}", count),
    )
    show(found)
    if html is not None:
        write_text(html, analyze_page.page(found))
        out().print(say("analysis-written", path=str(html)), soft_wrap=True)
    if as_json is not None:
        text = json.dumps(document(found, language.SPOKEN[0]), ensure_ascii=False, indent=1)
        write_text(as_json, text + "\n")
        out().print(say("analysis-written", path=str(as_json)), soft_wrap=True)


def show(found: Analysis) -> None:
    """The summary: accounts, turning points, the dearest errors of each player."""
    told = Told(found, language.SPOKEN[0])
    console = out()
    console.print(about(found, told))
    if found.end.outcome is None:
        console.print(say("analysis-unfinished"))
    if not found.verdicts:
        console.print(say("analysis-nothing"))
        return
    heads, *rows = accounts(found, told)
    table = Table(*heads)
    for row in rows:
        table.add_row(*row)
    console.print(table)
    turning = Table("", "", "", say("analysis-margin"), title=say("analysis-turning"))
    for swing in found.turning_points():
        moment = swing.verdict.moment
        what = told.came(swing.verdict) if swing.by_luck else told.choice(swing.verdict)
        who = say("analysis-chance") if swing.by_luck else told.names[moment.seat]
        turning.add_row(str(moment.last), who, what, changed(swing, told))
    if turning.rows:
        console.print(turning)
    for seat, name in enumerate(told.names):
        errors = Table("", say("analysis-cost"), "", title=say("analysis-dearest", name=name))
        for verdict in found.errors(seat)[:WORST]:
            better = say("analysis-better", choice=told.better(verdict))
            errors.add_row(
                str(verdict.moment.last), f"{verdict.cost:.1f}", f"{told.choice(verdict)}\n{better}"
            )
        if errors.rows:
            console.print(errors)
