"""Environments for machine learning: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

What each needs is in the extras `rl` and `openspiel`; docs/environments.md is the
guide.
"""
