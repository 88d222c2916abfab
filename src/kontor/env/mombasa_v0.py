"""Mombasa for PettingZoo."""

from pettingzoo import AECEnv

from kontor.env.aec import RawEnv, wrapped


def raw_env(render_mode: str | None = None, **options: object) -> RawEnv:
    """A game with these options, e.g. `players=3`; `kontor options mombasa` lists them."""
    return RawEnv("mombasa", render_mode, **options)


def env(render_mode: str | None = None, **options: object) -> AECEnv:
    """The same, where an illegal action does not fail but ends the game, at its agent's expense."""
    return wrapped(raw_env(render_mode, **options))
