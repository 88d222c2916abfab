"""The command that makes the weights of the learned player."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress as Bar

from kontor.arena.jobs import Progress
from kontor.cli.arena import Jobs, Place, workers
from kontor.cli.arguments import GameName, Seed, load_game, out


def train(
    game: GameName,
    folder: Annotated[Path, typer.Option(help="Where everything is kept; a course in it goes on.")],
    rounds: Annotated[int, typer.Option(min=1, help="How many rounds in all.")] = 8,
    number: Annotated[int, typer.Option("--games", min=1, help="Games in each round.")] = 2000,
    test: Annotated[
        int, typer.Option(min=2, help="Games against greedy-1 after each round.")
    ] = 100,
    seed: Seed = None,
    processes: Jobs = None,
    place: Place = "local",
) -> None:
    """Teach the learned player a game by letting it play against itself."""
    # Loaded here, since numpy takes its time and other commands do without it.
    from kontor.arena.course import Course, Syllabus
    from kontor.arena.curve import curve

    title = load_game(game, None)
    course = Course(folder, Syllabus(game, seed or 0, number, test), title)
    crew = workers(place, processes)
    while len(course.rounds) < rounds:
        with Bar(console=Console(stderr=True), transient=True) as bar:
            done = course.go_on(crew, partial(shown, bar))
        typer.echo(
            f"round {len(course.rounds)}: {done.games} games, {done.positions} positions, "
            f"mean score {done.mean_score:.1f}, off by {done.error:.1f} points, "
            f"{done.win_rate:.0%} against greedy-1, {done.seconds:.0f} s"
        )
        (folder / "curve.svg").write_text(curve(game, course.rounds), "utf-8")
    out().print(f"{course.weights(len(course.rounds) - 1)} has the weights, curve.svg the curve")


def shown(bar: Bar, what: str, total: int) -> Progress:
    """A line of the progress bar."""
    task = bar.add_task(what, total=total)
    return lambda done: bar.update(task, completed=done)
