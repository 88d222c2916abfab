"""The commands that look at recorded games: export, stats."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from kontor import games
from kontor.analysis import export as exports
from kontor.analysis import plots
from kontor.analysis import stats as statistics
from kontor.analysis.games import Played, by_bots, from_files
from kontor.cli.arguments import (
    Json,
    Players,
    Seed,
    Settings,
    bot_names,
    out,
    print_json,
    typed_options,
    write_text,
)
from kontor.core.errors import KontorError

Sources = Annotated[
    list[str],
    typer.Argument(help="Records; or a title, whose games bots play now.", metavar="FILES|TITLE"),
]
Count = Annotated[int, typer.Option("--games", min=1, help="With a title: how many games.")]
BotNames = Annotated[str | None, typer.Option("--bots", help="With a title: a bot for each seat.")]
BEST = 10
"""So many of the best things, and of the worst, are told."""


def found_games(
    sources: list[str],
    count: int,
    bots: str | None,
    seed: int | None,
    players: int | None,
    settings: list[str] | None,
) -> Iterator[Played]:
    """The games that the command line names."""
    if sources[0] not in games.TITLES:
        if bots or seed is not None or players is not None or settings:
            raise KontorError("--bots, --seed, --players and --set go with a title, not with files")
        return from_files([Path(source) for source in sources])
    if len(sources) > 1:
        raise KontorError(f"{sources[0]} is a title: name no files behind it")
    game = games.load(sources[0])
    options = game.settle(typed_options(players, settings))
    names = bot_names(bots, int(options["players"]), "greedy")
    return by_bots(game, options, names, count, seed or 0)


def export(
    sources: Sources,
    output: Annotated[
        Path, typer.Option("-o", "--output", help="A file named .parquet or .jsonl.")
    ],
    count: Count = 10,
    bots: BotNames = None,
    seed: Seed = None,
    players: Players = None,
    settings: Settings = None,
    features: Annotated[
        bool, typer.Option(help="With the numbers that environments and learners see.")
    ] = True,
) -> None:
    """Write games as a table, a row for each decision."""
    found = found_games(sources, count, bots, seed, players, settings)
    written = exports.write(found, output, features)
    out().print(f"{output}: {written} decisions")


def stats(
    sources: Sources,
    count: Count = 10,
    bots: BotNames = None,
    seed: Seed = None,
    players: Players = None,
    settings: Settings = None,
    page: Annotated[Path | None, typer.Option(help="Write a page with plots (HTML).")] = None,
    as_json: Json = False,
) -> None:
    """What finished games tell: openings, tiles and cards, sources of points, seats."""
    found = statistics.count(found_games(sources, count, bots, seed, players, settings))
    document: Any = found.document()
    if page is not None:
        write_text(page, plots.page(document))
    if as_json:
        print_json(document)
        return
    console = out()
    console.print(f"{found.games} games of {found.title}")
    table = Table("points from", "players", "winners")
    for source in document["sources"]:
        table.add_row(source["source"], f"{source['mean']:.1f}", f"{source['mean_of_winners']:.1f}")
    console.print(table)
    for title, key, most in (("seat", "seats", 4), ("opening", "openings", 12)):
        console.print(tally_table(title, document[key], most))
    things = document["things"]
    console.print(tally_table("the best to have", things, BEST))
    worst = dict(reversed(list(things.items())[BEST:]))
    if worst:
        console.print(tally_table("the worst to have", worst, BEST))


def tally_table(title: str, tallies: dict[str, Any], most: int) -> Table:
    table = Table(title, "seats", "wins", "score", "margin")
    for name, tally in list(tallies.items())[:most]:
        table.add_row(
            name,
            str(tally["seats"]),
            f"{100 * tally['win_rate']:.1f}%",
            f"{tally['mean_score']:.1f}",
            f"{tally['mean_margin']:+.1f}",
        )
    return table
