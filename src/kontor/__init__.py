"""Kontor: play, simulate and study The Castles of Burgundy and Mombasa."""

from importlib import import_module

__version__ = "0.1.0.dev0"


def form() -> str:
    """How the rules run here: "compiled", or as "pure" Python, which does the same."""
    file = import_module("kontor.core.game").__file__ or ""
    return "pure" if file.endswith(".py") else "compiled"
