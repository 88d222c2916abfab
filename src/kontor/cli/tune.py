"""The command that tunes the numbers in rules of thumb."""

from pathlib import Path
from typing import Annotated

import typer

from kontor.arena.tuning import Plan, Tuning
from kontor.cli.arena import Jobs, Place, progress_bar, workers
from kontor.cli.arguments import GameName, Seed, Settings, load_game, out, typed_options
from kontor.core.errors import KontorError


def tune(
    game: GameName,
    folder: Annotated[Path, typer.Option(help="Where everything is kept; a tuning in it goes on.")],
    rounds: Annotated[int, typer.Option(min=1, help="How many rounds in all.")] = 20,
    trials: Annotated[int, typer.Option(min=1, help="Trials in each round.")] = 100,
    test: Annotated[int, typer.Option(min=2, help="Games after each against greedy-1.")] = 100,
    settings: Settings = None,
    seed: Seed = None,
    processes: Jobs = None,
    place: Place = "local",
) -> None:
    """Find better numbers for a game's rules of thumb by letting neighbours play each other."""
    plan = Plan(game, seed or 0, trials, test, typed_options(None, settings))
    tuning = Tuning(folder, plan, load_game(game, None))
    crew = workers(place, processes)
    while len(tuning.rounds) < rounds:
        try:
            done = tuning.go_on(crew, progress_bar)
        except OSError as error:
            raise KontorError(f"{folder}: {error.filename or ''} {error.strerror}") from None
        typer.echo(
            f"round {len(tuning.rounds)}: {done.win_rate:.0%} against greedy-1, "
            f"trials won by {done.won:.2f}, {done.seconds:.0f} s"
        )
    out().print(f"{tuning.result(rounds - 1)} has the numbers")
