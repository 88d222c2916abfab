"""What can be set: each setting by a flag of `kontor serve` or by the environment, and documented
in docs/server.md."""

import os
from dataclasses import dataclass, fields
from typing import Any

from kontor.core.errors import KontorError
from kontor.core.folder import folder

PREFIX = "KONTOR_"


@dataclass(frozen=True)
class Settings:
    """All settings with their defaults; the environment variable is KONTOR_ and the name."""

    database: str = ""
    """postgresql://user@host/name or sqlite:///path; empty: a file in the user's data folder."""
    host: str = "127.0.0.1"
    port: int = 8111
    workers: int = 1
    """Processes that serve; more than one only on PostgreSQL."""
    origins: str = ""
    """Further origins whose pages may use the server, separated by commas."""
    bots: int = 1
    """Processes for computer players, for each worker."""
    bot_seconds: float = 10.0
    """So long a computer player may think about a decision before it is replaced."""
    bot_pause: float = 0.3
    """So long a computer player waits before it acts, for people to follow."""
    analyst: str = "learned@60"
    """Who judges finished games, with playouts for each decision; empty: nobody."""
    absent: float = 60.0
    """So long somebody must be away before others may let a bot play for them."""
    idle: float = 300.0
    """A table that nobody looks at leaves the memory after so many seconds."""
    open_days: int = 30
    """An open table whose people have all been away for so many days is closed; 0: never."""
    resend: float = 2.0
    """Frames that are not acknowledged come again after so many seconds."""
    silence: float = 60.0
    """A socket that says nothing for so many seconds is closed."""
    rate: float = 1.0
    """Rate limits are multiplied by this; 0 switches them off."""
    session_days: int = 90
    secure: bool = False
    """Cookies for https only: set it behind a proxy that speaks https."""
    webhooks: bool = False
    mail: str = ""
    """smtp://user:password@host:port or smtps://...; empty: no mail."""
    mail_from: str = ""
    url: str = ""
    """The public address, for links in notifications."""
    metrics_token: str = ""
    """Whoever asks for /metrics needs this as a bearer token; without one, only this machine."""

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{folder() / 'server.db'}"


def from_environment() -> Settings:
    """The settings of this process."""
    given: dict[str, Any] = {}
    for field in fields(Settings):
        text = os.environ.get(PREFIX + field.name.upper())
        if text is not None:
            given[field.name] = read(field.name, text)
    return Settings(**given)


def read(name: str, text: str) -> str | float | bool:
    """A setting from its text, in the type of its default."""
    kind = type(getattr(Settings(), name))
    if kind is bool:
        if text.lower() not in ("0", "1", "off", "on", "false", "true"):
            raise KontorError(f"{PREFIX}{name.upper()} is {text!r}, not on or off")
        return text.lower() in ("1", "on", "true")
    if kind is str:
        return text
    try:
        return int(text) if kind is int else float(text)
    except ValueError:
        raise KontorError(f"{PREFIX}{name.upper()} is {text!r}, not a number") from None


def to_environment(settings: Settings) -> None:
    """Hand the settings on to the worker processes."""
    for field in fields(Settings):
        value = getattr(settings, field.name)
        text = str(int(value)) if isinstance(value, bool) else str(value)
        os.environ[PREFIX + field.name.upper()] = text
