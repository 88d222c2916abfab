"""The command that makes the weights of the learned player."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kontor.analysis.plots import lines
from kontor.cli.arena import Jobs, Place, progress_bar, workers
from kontor.cli.arguments import (
    GameName,
    Seed,
    Settings,
    load_game,
    out,
    typed_options,
    write_text,
)
from kontor.core.errors import KontorError

if TYPE_CHECKING:
    from kontor.arena.course import Course

MARKS = (0, 50, 100, 150, 200)
"""Where the curve has a rule."""


def train(
    game: GameName,
    folder: Annotated[Path, typer.Option(help="Where everything is kept; a course in it goes on.")],
    rounds: Annotated[int, typer.Option(min=1, help="How many rounds in all.")] = 8,
    number: Annotated[int, typer.Option("--games", min=1, help="Games in each round.")] = 4000,
    test: Annotated[int, typer.Option(min=2, help="Games after each against greedy-1.")] = 100,
    playouts: Annotated[int, typer.Option(min=1, help="For each decision of a lesson.")] = 1,
    begin: Annotated[
        Path | None, typer.Option(help="Weights to go on from, instead of from nothing.")
    ] = None,
    neurons: Annotated[
        int, typer.Option(min=3, help="Of a new network; a second layer has a third of them.")
    ] = 96,
    settings: Settings = None,
    seed: Seed = None,
    processes: Jobs = None,
    place: Place = "local",
) -> None:
    """Teach the learned player a game by letting it play against itself."""
    # Loaded here, since numpy takes its time and other commands do without it.
    from kontor.arena.course import Course, Syllabus

    syllabus = Syllabus(
        game,
        seed or 0,
        number,
        test,
        typed_options(None, settings),
        playouts,
        None if begin is None else str(begin.resolve()),
        neurons,
    )
    course = Course(folder, syllabus, load_game(game, None))
    crew = workers(place, processes)
    while len(course.rounds) < rounds:
        try:
            done = course.go_on(crew, progress_bar)
        except OSError as error:
            raise KontorError(f"{folder}: {error.filename or ''} {error.strerror}") from None
        typer.echo(
            f"round {len(course.rounds)}: {done.games} games, {done.positions} positions, "
            f"mean score {done.mean_score:.1f}, off by {done.error:.1f} points, "
            f"{done.win_rate:.0%} against greedy-1, {done.seconds:.0f} s"
        )
        write_text(folder / "curve.svg", curve(course))
    out().print(f"{course.weights(len(course.rounds) - 1)} has the weights, curve.svg the curve")


def curve(course: "Course") -> str:
    """Mean score of each round against itself, and wins after it against greedy-1."""
    rounds = course.rounds
    hours = sum(one.seconds for one in rounds) / 3600
    return lines(
        {
            "points": [one.mean_score for one in rounds],
            "% wins": [100 * one.win_rate for one in rounds],
        },
        MARKS,
        f"{len(rounds)} rounds, {sum(one.games for one in rounds):,} games, {hours:.1f} hours",
    )
