"""A position as text or picture, as everybody at the table may see it."""

from io import BytesIO

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from kontor.core.errors import KontorError
from kontor.core.game import State

RENDER_MODES = ("human", "ansi", "svg", "rgb_array")
PIXELS = 1200
"""The width of a picture in pixels."""


def check_mode(mode: str | None) -> None:
    """KontorError if there is no such mode."""
    if mode not in (None, *RENDER_MODES):
        modes = ", ".join(RENDER_MODES)
        raise KontorError(f"there is no render mode {mode!r}; there are: {modes}")


def render(state: State, mode: str | None) -> str | NDArray[np.uint8] | None:
    """A position in one of the modes; `human` prints the text."""
    if mode == "ansi":
        return text(state)
    if mode == "svg":
        return state.svg()
    if mode == "rgb_array":
        return pixels(state.svg(), PIXELS)
    if mode == "human":
        print(text(state))
    return None


def text(state: State) -> str:
    """The position, a part a line (docs/notation.md says what they mean), and the scores."""
    title, *parts = state.position(None).split(" ")
    scores = " : ".join(str(score.total) for score in state.scores())
    now = ", ".join(str(seat) for seat in state.actors) or "nobody, it is over"
    lines = [part.replace("=", ": ", 1) for part in parts]
    return "\n".join([title, *lines, f"scores: {scores}", f"to decide: {now}", ""])


def pixels(svg: str, width: int) -> NDArray[np.uint8]:
    """A picture as an array of rows, columns and colours."""
    png = resvg_py.svg_to_bytes(svg_string=svg, width=width)
    return np.array(Image.open(BytesIO(png)).convert("RGB"))
