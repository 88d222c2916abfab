"""A recorded game between bots."""

from collections.abc import Sequence

from kontor import bots
from kontor.core.errors import KontorError
from kontor.core.play import Play


def play_on(play: Play, names: Sequence[str], seed: int | str) -> Play:
    """Let the named bots play a game to its end."""
    if len(names) != play.state.players:
        raise KontorError(f"there are {len(names)} bots for {play.state.players} players")
    seats = [bots.make(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    while play.state.actors:
        seat = play.state.actors[0]
        play.act(seat, seats[seat].decide(play.state, seat))
    return play
