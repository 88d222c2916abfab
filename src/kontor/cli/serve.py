"""`kontor serve` and `kontor db`: the server and its database. What they need is imported when they
are called, or every other command would wait for it."""

import asyncio
from dataclasses import replace
from typing import Annotated, Any

import typer

from kontor.cli import browser
from kontor.core.errors import KontorError
from kontor.server.settings import Settings, from_environment

db = typer.Typer(help="The server's database.", no_args_is_help=True)

DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--database", help="postgresql://... or sqlite:///...; without: a file of your own."
    ),
]


def chosen(**flags: Any) -> Settings:
    """The settings of the environment, and what flags say instead."""
    return replace(
        from_environment(), **{name: value for name, value in flags.items() if value is not None}
    )


def serve(
    database: DatabaseUrl = None,
    host: Annotated[str | None, typer.Option(help="Where to listen.")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="On which port.")] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, help="Processes; more than one needs PostgreSQL.")
    ] = None,
    bots: Annotated[
        int | None, typer.Option(min=1, help="Processes for computer players, for each worker.")
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="A further origin whose pages may use the server.")
    ] = None,
    secure: Annotated[
        bool | None, typer.Option("--secure", help="Cookies for https only: behind a proxy.")
    ] = None,
    open_page: Annotated[
        bool, typer.Option("--open", help="Open the web table in your browser.")
    ] = False,
) -> None:
    """Serve tables to browsers; settings without a flag are in docs/server.md."""
    from kontor.server.running import run

    origins = ",".join(origin) if origin else None
    settings = chosen(
        database=database, host=host, port=port, workers=workers, bots=bots,
        origins=origins, secure=secure,
    )  # fmt: skip
    url = f"http://{settings.host}:{settings.port}"
    if browser.serves(url):
        if not open_page:
            raise KontorError(f"there is a Kontor at {url} already; take another --port")
        typer.echo(f"Kontor is running already: {url}")
        browser.show(url)
        return
    typer.echo(f"Kontor: {url} (Ctrl-C stops it)")
    if open_page:
        browser.show_when_ready(url)
    run(settings)


@db.command()
def upgrade(
    database: DatabaseUrl = None,
    to: Annotated[str, typer.Option(help="A revision; without: this version's.")] = "head",
) -> None:
    """Bring the database to the schema of this version."""
    from kontor.server.running import change_schema

    found = asyncio.run(change_schema(chosen(database=database), to, up=True))
    typer.echo(f"The schema is {found}.")


@db.command()
def downgrade(
    to: Annotated[str, typer.Argument(help="A revision, or `base` for an empty database.")],
    database: DatabaseUrl = None,
) -> None:
    """Take the database back to an earlier schema; what that one has no place for is lost."""
    from kontor.server.running import change_schema

    found = asyncio.run(change_schema(chosen(database=database), to, up=False))
    typer.echo(f"The schema is {found or 'empty'}.")
