"""Team games of Burgundy, for tests."""

from typing import Any

from scenario_burgundy import Scene, look


def team(duchies: str = "12a", **options: str) -> Scene:
    """A team game: seats 0 and 2 are team A, with everything at seat 0; 1 and 3 are team B."""
    return Scene(4, duchies, mode="team", **options)


def partners_turn(scene: Scene) -> Scene:
    """Seats 0 and 1 end their turns."""
    return scene.do("end", "end")


def private(scene: Scene, seat: int, *tiles: str) -> Scene:
    """Put these tiles into the private stores of a seat."""
    for place, tile in enumerate(tiles):
        scene.s.stores[seat * 4 + place] = scene.out_of_box(tile)
    return scene


def see(scene: Scene, seat: int, what: str) -> Any:
    """A part of what everybody sees of a seat."""
    return look(scene.s, None, "seats", seat, what)


def both(scene: Scene, what: str) -> Any:
    """What both of team A see of their things, which must be the same."""
    assert see(scene, 0, what) == see(scene, 2, what)
    return see(scene, 0, what)


def stored(scene: Scene, seat: int) -> list[str]:
    """A seat's two private and two shared stores."""
    return [tile or "-" for tile in see(scene, seat, "stores")]
