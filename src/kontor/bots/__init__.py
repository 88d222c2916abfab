"""Computer players; `make` makes one as it is written (see roster)."""

from kontor.bots.bot import Bot, Budget, Player
from kontor.bots.roster import BOTS, LEVELS, make

__all__ = ["BOTS", "LEVELS", "Bot", "Budget", "Player", "make"]
