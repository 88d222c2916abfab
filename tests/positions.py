"""Position texts that tests change."""

import re

from kontor.core.errors import PositionError
from kontor.core.game import Game


def with_part(text: str, part: str, value: str) -> str:
    """A position with one part changed."""
    text, count = re.subn(rf"(?<= ){part}=\S+", f"{part}={value}", text)
    assert count == 1
    return text


def check_read(game: Game, text: str) -> None:
    """A text is refused as a position, or it is that of a sound state."""
    try:
        state = game.from_position(text)
    except PositionError:
        return
    assert state.position() == text
    assert state.status() == []
