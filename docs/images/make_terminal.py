"""Makes terminal.svg, the picture in the README: a game in the terminal as a person sees it."""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

from kontor import bots, games
from kontor.cli import board_burgundy
from kontor.cli.choices import choices_of, entries_of, hint_of, lay_out
from kontor.core import play as plays
from kontor.core.chance import key_from_seed
from kontor.core.words import Words

NAMES = ["Ana", "greedy-1"]
TURNS = 38


def main() -> None:
    game = games.load("burgundy")
    play, _ = plays.start(game, {}, key_from_seed("picture"), NAMES)
    players = [bots.make("greedy", seat) for seat in range(2)]
    while len(play.record.entries) < TURNS or play.state.actors != (0,) or play.window:
        seat = play.state.actors[0]
        action = players[seat].decide(play.state, seat)
        play.act(seat, action)
    state = play.state
    choices = choices_of(state, Words("burgundy"), board_burgundy, NAMES)
    console = Console(record=True, width=118, height=60, file=StringIO(), color_system="truecolor")
    hints = [hint_of(state, action) for action in state.legal(0)]
    console.print(board_burgundy.screen(state.view(0), NAMES, hints, full=True, compact=False))
    console.print(Text(board_burgundy.asked(state.view(0), 0), "bold"))
    for line in lay_out(choices, entries_of(choices, 118), 118):
        console.print(line)
    picture = console.export_svg(title="kontor play burgundy --terminal")
    # The exporter asks for a web font and names its address; the picture must not ask for anything.
    picture = re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", picture, flags=re.DOTALL)
    picture = picture.replace("Fira Code", "ui-monospace")
    (Path(__file__).parent / "terminal.svg").write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
