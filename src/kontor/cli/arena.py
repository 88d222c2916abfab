"""The commands that let bots play many games: sim, match, ladder."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress as Bar
from rich.table import Column, Table

from kontor.arena import jobs, ladderpage
from kontor.arena.cluster import cluster
from kontor.arena.intervals import Interval
from kontor.arena.jobs import Progress, Workers
from kontor.arena.kept import Kept
from kontor.arena.ladder import Ladder, climb
from kontor.arena.match import Match, MatchOrder, play_match
from kontor.arena.simulation import SimulationOrder
from kontor.bots.roster import BOTS, with_budget
from kontor.cli import findings
from kontor.cli.arguments import (
    Components,
    GameName,
    Json,
    Players,
    Seed,
    Settings,
    bot_names,
    load_game,
    out,
    print_json,
    typed_options,
    write_text,
)
from kontor.cli.findings import percent
from kontor.core.errors import KontorError
from kontor.core.game import Document

Jobs = Annotated[
    int | None, typer.Option("--jobs", min=1, help="Processes; the results stay the same.")
]
Place = Annotated[
    str, typer.Option("--on", help="local, or ray: the cluster of RAY_ADDRESS, or one here.")
]
BudgetText = Annotated[
    str | None,
    typer.Option("--budget", help="For bots written without one: playouts (200) or time (50ms)."),
]
Keep = Annotated[
    Path | None,
    typer.Option(help="A folder for what is played: the same command goes on from there."),
]

PLACES = ("local", "ray")
"""Where games can be played."""


def workers(place: str, processes: int | None) -> Workers:
    if place not in PLACES:
        raise KontorError(f"--on {place}: there are {', '.join(PLACES)}")
    if place == "ray":
        return cluster(processes)
    return jobs.here if processes in (None, 1) else jobs.local(processes)


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Progress]:
    with Bar(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


def with_budgets(names: list[str], budget: str | None) -> list[str]:
    return [with_budget(name, budget) for name in names]


def sim(
    game: GameName,
    players: Players = None,
    number: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    bots: Annotated[str | None, typer.Option(help="A bot for each seat.")] = None,
    seed: Seed = None,
    settings: Settings = None,
    components: Components = None,
    processes: Jobs = None,
    place: Place = "local",
    as_json: Json = False,
) -> None:
    """Play many games between bots and count."""
    title = load_game(game, components)
    options = title.settle(typed_options(players, settings))
    names = bot_names(bots, int(options["players"]), "random")
    order = SimulationOrder(game, title.component_data, options, names, seed or 0)
    with progress_bar(f"{number} games of {game}", number) as show:
        result = jobs.run(order, range(number), workers(place, processes), show)
    summary = result.summary()
    if as_json:
        print_json(summary)
    else:
        table = Table("seat", "bot", "mean score", "wins", "of fair share")
        for seat, name in enumerate(names):
            points = result.points[seat] / max(result.games, 1)
            fair = f"{result.of_fair_share()[seat]:.2f}"
            table.add_row(str(seat), name, f"{points:.1f}", str(result.wins[seat]), fair)
        out().print(table, *findings.tables(result.findings))
        out().print(
            f"{result.games} games, {result.decisions} decisions in {result.seconds:.1f} s: "
            f"{summary['decisions_per_second']} decisions and "
            f"{summary['games_per_second']} games a second"
        )
    for error in result.errors:
        typer.echo(f"kontor: {error}", err=True)
    raise typer.Exit(1 if result.errors else 0)


def match(
    game: GameName,
    bots: Annotated[str, typer.Option(help="A bot for each seat, or one for each team.")],
    players: Players = None,
    number: Annotated[
        int, typer.Option("--games", min=1, help="How many games, rounded up to whole rotations.")
    ] = 400,
    seed: Seed = None,
    budget: BudgetText = None,
    until_certain: Annotated[
        bool,
        typer.Option(
            "--until-certain", help="Stop when the first bot is surely better or worse than fair."
        ),
    ] = False,
    settings: Settings = None,
    components: Components = None,
    processes: Jobs = None,
    place: Place = "local",
    keep: Keep = None,
    as_json: Json = False,
) -> None:
    """Let bots change seats and play with the same luck: who wins how often, and how surely."""
    title = load_game(game, components)
    given = typed_options(players, settings)
    if not {"players", "mode"} & set(given) and "," in bots:
        given["players"] = len(bots.split(","))
    options = title.settle(given)
    names = with_budgets(bot_names(bots, int(options["players"]), ""), budget)
    order = MatchOrder(game, title.component_data, options, names, seed or 0)
    if keep is not None and until_certain:
        raise KontorError("--keep goes on to the last game: leave out --until-certain")
    crew = workers(place, processes)
    with progress_bar(f"{number} games of {game}", number) as show:
        if keep is not None:
            found = Kept(keep).play(order, number, crew, show)
        else:
            found = play_match(order, number, crew, show, until_certain)
    if as_json:
        print_json(match_document(order, found))
    else:
        show_match(order, found, number)


def match_document(order: MatchOrder, found: Match) -> Document:
    """A match for programs; lists are in the order of the bots."""
    standings = found.standings
    return {
        "title": order.title,
        "options": order.options,
        "seed": order.seed,
        "games": found.games,
        "rotations": found.rotations,
        "stopped_early": found.stopped_early,
        "confidence": round(found.confidence, 4),
        "fair_share": round(found.fair_share, 4),
        "bots": list(order.bots),
        "wins": [round(standing.wins, 4) for standing in standings],
        "win_rate": [round(standing.win_rate, 4) for standing in standings],
        "interval": [rounded(standing.interval) for standing in standings],
        "mean_scores": [round(standing.mean_score, 2) for standing in standings],
        "margin": [
            None if standing.margin is None else round(standing.margin, 2) for standing in standings
        ],
        "margin_interval": [rounded(standing.margin_interval) for standing in standings],
        "ms_per_decision": [round(standing.ms_per_decision, 3) for standing in standings],
        "playouts_per_decision": [
            round(standing.playouts_per_decision, 1) for standing in standings
        ],
        "seconds": round(found.seconds, 3),
    }


def rounded(interval: Interval | None) -> list[float] | None:
    return None if interval is None else [round(bound, 4) for bound in interval]


def show_match(order: MatchOrder, found: Match, asked: int) -> None:
    standings = found.standings
    counted = any(standing.playouts_per_decision for standing in standings)
    table = Table(Column("bot", overflow="fold"), "wins", "rate")
    for name in (f"{100 * found.confidence:.3g}% interval", "score", "margin", "ms"):
        table.add_column(name)
    if counted:
        table.add_column("playouts")
    for name, standing in zip(order.bots, standings, strict=True):
        low, high = standing.interval
        table.add_row(
            name,
            f"{standing.wins:g}",
            percent(standing.win_rate),
            f"{100 * low:.1f} to {percent(high)}",
            f"{standing.mean_score:.1f}",
            margin_text(standing.margin, standing.margin_interval),
            f"{standing.ms_per_decision:.2f}",
            *([f"{standing.playouts_per_decision:.0f}"] if counted else []),
        )
    out().print(table)
    seats = f", {len(found.sets)} for each bot in each seat" if found.rotations > 1 else ""
    out().print(f"{found.games} games{seats}; seed {order.seed}, {found.seconds:.1f} s.")
    if found.stopped_early:
        out().print(f"Certain before all {asked} games were played.")
    elif found.games > asked:
        out().print(f"With {asked} games not everybody would have had every seat as often.")
    if found.fair_share < 1:
        verdict = "is not certain to differ from"
        if found.certain:
            more = found.standing(0).win_rate > found.fair_share
            verdict = f"is certainly {'more' if more else 'less'} than"
        fair = percent(found.fair_share)
        out().print(f"What {order.bots[0]} wins {verdict} its fair share of {fair}.")


def margin_text(margin: float | None, interval: Interval | None) -> str:
    if margin is None:
        return ""
    spread = "" if interval is None else f" ± {interval[1] - margin:.1f}"
    return f"{margin:+.1f}{spread}"


def ladder(
    game: GameName,
    bots: Annotated[
        str, typer.Option(help="The bots that play each other; all of our own unless named.")
    ] = ",".join(BOTS),
    number: Annotated[
        int, typer.Option("--games", min=1, help="How many games for each pair.")
    ] = 100,
    seed: Seed = None,
    budget: BudgetText = None,
    settings: Settings = None,
    components: Components = None,
    processes: Jobs = None,
    place: Place = "local",
    keep: Keep = None,
    page: Annotated[
        Path | None, typer.Option(help="Write the table into this page, where its marks are.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Let all pairs of bots play, and rate them."""
    title = load_game(game, components)
    options = title.settle(typed_options(None, settings))
    names = with_budgets(bots.split(","), budget)
    order = MatchOrder(game, title.component_data, options, names, seed or 0)
    total = len(names) * (len(names) - 1) // 2 * number
    with progress_bar(f"{total} games of {game}", total) as show:
        kept = None if keep is None else Kept(keep)
        found = climb(order, number, workers(place, processes), show, kept)
    if page is not None:
        command = ladder_command(order, found.games, settings, page)
        section = ladderpage.section(found, command)
        name = " ".join(["ladder", game, *sorted(settings or [])])
        write_text(page, ladderpage.placed(read_page(page), name, section))
    if as_json:
        print_json(ladder_document(order, found))
    else:
        show_ladder(found)


def ladder_command(order: MatchOrder, games: int, settings: list[str] | None, page: Path) -> str:
    """How to make the same ladder again."""
    options = [f"--set {setting}" for setting in settings or []]
    parts = ["kontor ladder", order.title, "--bots", ",".join(order.bots), *options]
    return " ".join([*parts, f"--games {games} --seed {order.seed} --page {page}"])


def read_page(page: Path) -> str:
    try:
        return page.read_text("utf-8") if page.exists() else ""
    except (OSError, UnicodeDecodeError) as error:
        raise KontorError(f"{page}: {error}") from None


def ladder_document(order: MatchOrder, found: Ladder) -> Document:
    """A ladder for programs; lists are in the order of the bots."""
    rungs = found.rungs()
    return {
        "title": order.title,
        "options": order.options,
        "seed": order.seed,
        "games": found.games,
        "bots": list(order.bots),
        "rating": [round(rung.rating.value, 1) for rung in rungs],
        "interval": [[round(rung.rating.low, 1), round(rung.rating.high, 1)] for rung in rungs],
        "win_rates": [
            [None if rate is None else round(rate, 4) for rate in rung.win_rates] for rung in rungs
        ],
        "mean_scores": [round(rung.mean_score, 2) for rung in rungs],
        "ms_per_decision": [round(rung.ms_per_decision, 3) for rung in rungs],
        "seconds": round(found.seconds, 3),
    }


def show_ladder(found: Ladder) -> None:
    head, body = ladderpage.rows(found)
    table = Table(*(Column(name, overflow="fold") for name in head))
    for row in body:
        table.add_row(*row)
    out().print(table)
    out().print(f"{found.games} games for each pair, seed {found.seed}, {found.seconds:.1f} s.")
