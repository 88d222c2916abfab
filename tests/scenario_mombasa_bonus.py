"""What tests of bonus spaces and bonus tiles of Mombasa share."""

import pytest

from kontor.core.chance import SampledChance
from kontor.core.errors import IllegalAction
from scenario_mombasa import SET, Scene, why

SPACES = {space.name: space for space in SET.spaces}
TILE_SPACES = ["tile-goods", "tile-bookkeeper", "tile-merchant", "tile-expansion"]


def leave(scene: Scene) -> Scene:
    """The seat in turn ends its phase with the first pile it has."""
    scene.do("end")
    return scene.do(scene.legal()[0]) if scene.s.pending else scene


def refuse_code(scene: Scene, seat: int, action: int) -> tuple[str, str]:
    """The refusal of an action that the notation has no word for at this moment."""
    with pytest.raises(IllegalAction) as caught:
        scene.s.apply(seat, action, SampledChance(0))
    return why(caught.value)


def places(scene: Scene, seat: int = 0) -> list[int]:
    return list(scene.s.places[seat * 4 : seat * 4 + 4])


def book_letters(scene: Scene) -> set[str]:
    """The letters of the books that can be taken now."""
    seat = scene.s.actors[0]
    about = [scene.s.details(seat, action) for action in scene.s.legal(seat)]
    return {str(details["book"])[0] for details in about if "book" in details}
