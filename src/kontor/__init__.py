"""Kontor: play, simulate and study The Castles of Burgundy and Mombasa."""

__version__ = "0.1.0.dev0"
