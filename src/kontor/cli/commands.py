"""The commands of `kontor`."""

from pathlib import Path
from platform import python_version
from typing import Annotated

import typer
from rich.table import Table

from kontor import __version__, form, games
from kontor.analysis.games import read_record
from kontor.arena import bench as benches
from kontor.arena import speedpage
from kontor.arena.against import Sources, compare, regression
from kontor.arena.recording import play_on
from kontor.bots.roster import LEVELS, absolute
from kontor.cli import (
    analysis,
    analyze,
    arena,
    boards,
    language,
    proofs,
    serve,
    terminal,
    train,
    tune,
)
from kontor.cli.arguments import (
    Components,
    GameName,
    Json,
    Language,
    Players,
    Seed,
    Settings,
    bot_names,
    check_place,
    load_game,
    out,
    print_json,
    typed_options,
    write_text,
)
from kontor.cli.components import draw_board, listed, totals
from kontor.cli.language import say
from kontor.core import catalogue
from kontor.core import play as plays
from kontor.core.chance import fresh_key, key_from_seed
from kontor.core.components import own_set, standard_folder
from kontor.core.errors import KontorError
from kontor.core.replay import follow, verify

app = typer.Typer(
    name="kontor",
    help="Play, simulate and study The Castles of Burgundy and Mombasa.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

File = Annotated[Path, typer.Argument(help="A record.", metavar="FILE")]


def show_version(value: bool) -> None:
    if value:
        typer.echo(f"kontor {__version__} ({form()}, Python {python_version()})")
        raise typer.Exit


@app.callback()
def root(
    _version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Say which.")
    ] = False,
) -> None:
    """Play, simulate and study The Castles of Burgundy and Mombasa."""


@app.command()
def play(
    game: GameName = "burgundy",
    terminal_play: Annotated[
        bool,
        typer.Option(
            "--terminal", help="In the terminal (`kontor serve --open` has the web table)."
        ),
    ] = True,
    players: Players = None,
    level: Annotated[
        str | None, typer.Option(help=f"How good the others are: {', '.join(LEVELS)}.")
    ] = None,
    bots: Annotated[str | None, typer.Option(help="The others' bots, e.g. greedy,random.")] = None,
    name: Annotated[str | None, typer.Option(help="Your name.")] = None,
    settings: Settings = None,
    seed: Seed = None,
    new: Annotated[bool, typer.Option("--new", help="A new game, not the saved one.")] = False,
    components: Components = None,
    spoken: Language = None,
) -> None:
    """Play against bots; a game you leave is saved and goes on next time."""
    del terminal_play
    title = load_game(game, components)
    given = typed_options(players, settings)
    if level is not None:
        if bots is not None:
            raise KontorError("--level and --bots both name the others: give one of them")
        bots = level.lower().replace(" ", "-")
        if bots not in LEVELS:
            raise KontorError(f"there is no level {level!r}; there are: {', '.join(LEVELS)}")
    names = bot_names(bots, int(title.settle(given)["players"]) - 1, "greedy")
    opponents = [absolute(name) for name in names]
    key = None if seed is None else key_from_seed(seed)
    tongue = spoken or language.own()
    raise typer.Exit(
        terminal.run(
            title,
            given,
            opponents,
            name,
            new=new,
            key=key,
            spoken=tongue,
            rules=lambda words: found_rules(game, tongue, words),
        )
    )


def found_rules(game: str, spoken: str, words: str) -> list[str]:
    """The rules that have these words, a line each."""
    rules = catalogue.read_catalogue(game, spoken)
    return [f"{rule.id}: {rule.wording}" for rule in catalogue.search(rules, words)]


app.command()(arena.sim)
app.command()(arena.match)
app.command()(arena.ladder)
app.command()(train.train)
app.command()(tune.tune)
app.command()(analysis.export)
app.command()(analysis.stats)
app.command()(analyze.analyze)
app.command()(serve.serve)
app.add_typer(serve.db, name="db")


@app.command()
def record(
    game: GameName,
    output: Annotated[Path, typer.Option("-o", "--output", help="Where to write the record.")],
    players: Players = None,
    bots: Annotated[str | None, typer.Option(help="A bot for each seat.")] = None,
    seed: Seed = None,
    settings: Settings = None,
    source: Annotated[
        Path | None, typer.Option("--from", help="Branch off this record instead of a new game.")
    ] = None,
    move: Annotated[int, typer.Option(min=0, help="With --from: after so many decisions.")] = 0,
    components: Components = None,
) -> None:
    """Let bots play a game and write its record."""
    title = load_game(game, components)
    key = fresh_key() if seed is None else key_from_seed(seed)
    if source is None:
        if move:
            raise KontorError("--move goes with --from")
        options = title.settle(typed_options(players, settings))
        names = bot_names(bots, int(options["players"]), "greedy")
        running, _ = plays.start(title, dict(options), key, names)
    else:
        if players is not None or settings or components is not None:
            raise KontorError("--from takes its options from the record")
        title, earlier = read_record(source)
        names = bot_names(bots, len(earlier.players), "greedy")
        running = plays.branch(title, earlier, move, key, names)
    play_on(running, names, running.record.key_hash)
    write_text(output, running.record.write())
    result = running.record.result or []
    out().print(
        f"{output}: {len(running.record.standing())} decisions, {' : '.join(map(str, result))}"
    )


@app.command()
def replay(
    file: File,
    move: Annotated[
        int | None, typer.Option(help="Show the board after so many decisions.")
    ] = None,
    as_json: Json = False,
    spoken: Language = None,
) -> None:
    """Replay a record: scores and hash, or the board at a move."""
    language.speak(spoken or language.own())
    game, found = read_record(file)
    try:
        trail = follow(game, found)
    except KontorError as error:
        raise KontorError(f"{file}: {error}") from None
    state = trail.end if move is None else trail.at(move)
    scores = state.scores()
    if as_json:
        print_json(
            {
                "game": found.game,
                "players": found.players,
                "decisions": len(trail.decisions),
                "move": len(trail.decisions) if move is None else move,
                "finished": state.outcome is not None,
                "scores": [score.total for score in scores],
                "sources": [score.sources for score in scores],
                "outcome": state.outcome,
                "hash": state.digest(),
                "position": state.position(None),
            }
        )
        return
    if move is not None:
        out().print(boards.draw(game, state.view(None), found.players))
    table = Table("", *found.players)
    for source in scores[0].sources:
        name = boards.source_name(game.name, source)
        table.add_row(name, *(str(score.sources[source]) for score in scores))
    table.add_row(say("total"), *(str(score.total) for score in scores), style="bold")
    if state.outcome:
        table.add_row(say("place"), *map(str, state.outcome))
    out().print(table)
    count = len(trail.decisions) if move is None else move
    out().print(say("replayed", count=count, hash=state.digest()))


@app.command(name="verify")
def verify_command(file: File) -> None:
    """Check a record: every decision against the rules, every draw against the key."""
    game, found = read_record(file)
    try:
        with_key = verify(game, found)
    except KontorError as error:
        raise KontorError(f"{file}: {error}") from None
    decisions = len(found.standing())
    if not with_key:
        typer.echo(f"{file}: {decisions} decisions follow the rules; draws unchecked, no key yet")
    elif found.branch is not None:
        typer.echo(f"{file}: {decisions} decisions follow the rules; draws after the branch match")
    else:
        typer.echo(f"{file}: {decisions} decisions follow the rules; all draws match the key")


@app.command()
def rules(
    game: GameName = "burgundy",
    as_json: Json = False,
    words: Annotated[str, typer.Option("--find", help="Only rules with these words.")] = "",
    spoken: Language = None,
) -> None:
    """The rules catalogue, and the tests that prove each rule."""
    found = proofs.proven_catalogue(games.load(game).name, spoken or language.own())
    if as_json:
        unproven = [rule.id for rule in found if not rule.tests]
        print_json(
            {"rules": len(found), "proven": len(found) - len(unproven), "unproven": unproven}
        )
        return
    shown = {rule.id for rule in catalogue.search(found, words)}
    console = out()
    section = ""
    for rule in found:
        if rule.id not in shown:
            continue
        if rule.section != section:
            section = rule.section
            console.print(f"\n[bold]{section}[/bold]")
        console.print(f"[bold cyan]{rule.id}[/bold cyan] ", rule.wording, sep="", markup=True)
        for test in rule.tests:
            console.print(f"    {test}", style="dim", markup=False)
    if catalogue.project_root() is None:
        console.print("\nThe tests that prove these rules are in the source tree.")


@app.command()
def options(game: GameName, as_json: Json = False) -> None:
    """The options of a game, with limits and defaults."""
    title = games.load(game)
    if as_json:
        found = [option.describe() for option in title.option_list]
        print_json({"game": title.name, "title": title.title, "options": found})
        return
    table = Table("option", "values", "default", "what it does")
    for option in title.option_list:
        values = option.form or " | ".join(option.choices) or f"{option.low} to {option.high}"
        table.add_row(option.name, values, str(option.default), option.help)
    out().print(table)


@app.command(name="components")
def components_command(
    what: Annotated[str, typer.Argument(help="A title, or `check` to check a set of your own.")],
    file: Annotated[Path | None, typer.Argument(help="With check: a folder or a zip file.")] = None,
    game: Annotated[str, typer.Option(help="With check: the title of the set.")] = "mombasa",
    svg: Annotated[Path | None, typer.Option(help="Draw the board into this file.")] = None,
    as_json: Json = False,
) -> None:
    """The component set of a title, entry by entry, and where its figures come from."""
    if what == "check":
        if file is None:
            raise KontorError("components check needs a folder or a zip file")
        checked = games.with_components(game, own_set(game, file))
        if svg is not None:
            write_text(svg, draw_board(checked))
        typer.echo(f"{file}: {checked.component_set} {checked.component_hash} is a sound set")
        return
    title = games.load(what)
    if svg is not None:
        write_text(svg, draw_board(title))
        return
    found = listed(what, standard_folder(what))
    if as_json:
        print_json(
            {
                "name": title.component_set,
                "hash": title.component_hash,
                "sources": totals(found),
                "entries": [entry.__dict__ for entry in found],
            }
        )
        return
    table = Table("file", "entry", "source", "figures", show_lines=False)
    for entry in found:
        table.add_row(entry.file, f"{entry.kind} {entry.name}".strip(), entry.source, entry.figures)
    out().print(table)
    counts = ", ".join(f"{count} {source}" for source, count in totals(found).items())
    out().print(f"{title.component_set} {title.component_hash}: {counts}")


LONG = 3.0
"""Seconds for each figure of a bench, if nothing is said."""


@app.command()
def bench(
    game: Annotated[str | None, typer.Argument(help="One title only.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="For each figure.")] = LONG,
    against: Annotated[
        str | None, typer.Option(help="Compare with another revision of the source, e.g. main.")
    ] = None,
    pure: Annotated[
        bool, typer.Option("--pure", help="Leave out the compiled form, and building it.")
    ] = False,
    peers: Annotated[
        bool, typer.Option("--peers", help="Beside other engines (from the extra bench).")
    ] = False,
    page: Annotated[
        Path | None, typer.Option(help="Write a page in Markdown, and a chart beside it.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Measure the engines, compiled and pure where both are at hand, or against a revision."""
    titles = [game] if game else list(games.TITLES)
    if against is not None:
        if peers or page is not None:
            raise KontorError("--against goes with neither --peers nor --page")
        compare_revisions(titles, against, pure, seconds, as_json)
        return
    if page is not None:
        check_place(page)
    reports = [
        report
        for title in titles
        for report in benches.bench(games.load(title), seconds, peers, pure)
    ]
    environments = [
        report for title in titles for report in benches.bench_environments(title, seconds, pure)
    ]
    if page is not None:
        drawing = page.with_suffix(".svg")
        given = [f" {game}" if game else "", f" --seconds {seconds:g}" if seconds != LONG else ""]
        given += [" --peers" if peers else "", " --pure" if pure else ""]
        command = f"kontor bench{''.join(given)} --page {page}"
        write_text(page, speedpage.page(reports, command, drawing.name, environments))
        write_text(drawing, speedpage.chart(reports))
    if as_json:
        print_json({"machine": benches.machine(), "results": reports, "environments": environments})
        return
    for title in titles:
        head, body = speedpage.compact(reports, title)
        table = Table(*head)
        for row in body:
            table.add_row(*row)
        out().print(table)
    if environments:
        table = Table("game", "form", *speedpage.ENVIRONMENTS)
        for row in speedpage.environment_rows(environments):
            table.add_row(*row)
        out().print(table)
    compared = speedpage.ratios(reports)
    if compared:
        table = Table("game", "form", "peer", "times its decisions/s", "times faster copy")
        for row in compared:
            table.add_row(*row)
        out().print(table)


def source_tree() -> Path:
    """Where this Kontor's source is, or the one that the command was given in."""
    root = catalogue.project_root() or Path.cwd()
    if not (root / ".git").exists() or not (root / "src" / "kontor").is_dir():
        raise KontorError("--against needs the source with its history: go to its folder")
    return root


def compare_revisions(
    titles: list[str], ref: str, pure: bool, seconds: float, as_json: bool
) -> None:
    with Sources(source_tree(), ref, compiled=not pure) as sources:
        reports = [
            compare(sources, title, players, seconds)
            for title in titles
            for players in range(games.load(title).min_players, games.load(title).max_players + 1)
        ]
    if as_json:
        print_json({"machine": benches.machine(), "results": reports})
        return
    keys = ["game", "players", "decisions_per_second", "their_decisions_per_second", "ratio"]
    head = ["game", "players", "decisions/s", f"of {ref}", "ratio"]
    if "instructions" in reports[0]:
        keys += ["instructions", "their_instructions"]
        head += ["instructions", f"of {ref}"]
    table = Table(*head)
    for report in reports:
        table.add_row(*(str(report[key]) for key in keys))
    out().print(table)
    for complaint in filter(None, map(regression, reports)):
        typer.echo(f"kontor: {complaint}", err=True)
