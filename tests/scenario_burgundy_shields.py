"""Scenes with shields of Burgundy, for tests."""

from scenario_burgundy import Scene

ALL = list(range(1, 19))
"""The numbers of all shields."""
MINES = {"e3": "mine", "f2": "mine", "g1": "mine"}
"""All mines of duchy 1."""


def heraldry(players: int = 2, duchies: str = "1", **options: str) -> Scene:
    """A game with shields, none of them in a depot yet."""
    return Scene(players, duchies, shields="on", **options).no_shields()


def replaced(scene: Scene, castle: str = "d4", new: int = 13) -> Scene:
    """Seat 0 takes a shield with a double and lays it on that castle; then it is in turn again."""
    scene.shields_in(4, new).dice(0, 4, 4).do(f"shield:{new}", f"crest:{castle}", "end")
    while scene.actor != 0:
        scene.do("end")
    return scene


def finish(scene: Scene, *answers: str) -> Scene:
    """Play phase E out, with these answers to what is asked at its end."""
    scene.phase("E").close_phase().do(*answers)
    assert scene.s.actors == ()
    return scene


def actions(scene: Scene, word: str) -> list[str]:
    """The legal actions with this word in them."""
    return [action for action in scene.legal() if word in action]


def castle_placed(scene: Scene) -> Scene:
    """Seat 0 places a castle on b3 with a 6; the other die shows 1."""
    scene.lay(0, c3="bank").store(0, "castle", *scene.stores(0)[:2]).dice(0, 6, 1)
    return scene.do("6:place:castle@b3")
