"""Scenes about books and the ink jar of Mombasa, for tests."""

from kontor.core.rows import row
from scenario_mombasa import Scene


def keeper(*cards: str, **shelf: str) -> Scene:
    """Seat 0 has a bookkeeper of 2 points, other cards, books on the track and 2 pounds."""
    scene = Scene().area(0, "bookkeeper2", *cards).shelf(0, **shelf).refill().pounds(0, 2)
    return jar_at(scene, 0)


def jar_at(scene: Scene, space: int) -> Scene:
    """The ink jar of seat 0 stands on a space; -1 is before the starting book."""
    scene.s.jar[0] = space
    return scene


def better(scene: Scene, *spaces: int) -> Scene:
    """Lay B and C books on spaces of the track of seat 0."""
    for space in spaces:
        s = scene.s
        bag = s.book_bag & ~s.tables.letter_books[0]
        name = s.tables.book_names[(bag & -bag).bit_length() - 1]
        scene.shelf(0, **{f"s{space}": name})
    return scene


def on_track(scene: Scene, space: int, seat: int = 0) -> tuple[str, bool] | None:
    """The uppermost book of a space, and whether it lies face down."""
    book = scene.look("seats", seat, "shelf", space)
    return (book["book"], book["face_down"]) if book else None


def face_down(scene: Scene, *spaces: int) -> Scene:
    """Turn books of seat 0 face down."""
    s = scene.s
    s.shelf = row([-abs(int(b)) if i in spaces else b for i, b in enumerate(s.shelf)])
    return scene
