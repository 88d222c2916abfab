"""Expanding in Mombasa, for tests."""

from kontor.games.mombasa.atlas import COLUMNS, COMPANIES
from kontor.games.mombasa.tables import POSTS
from scenario_mombasa import SET, Scene

ATLAS = SET.atlas
COINS = {base.company: base.coins for base in ATLAS.bases}
REGIONS = {region.name: region for region in ATLAS.regions}


def near(name: str, border: str) -> set[str]:
    """The regions that an area touches by a kind of border."""
    return {other for other in ATLAS.neighbours(name, border) if other in REGIONS}


def beside(*names: str) -> set[str]:
    """The regions that touch some area by any border."""
    return {n for name in names for kind in ("single", "double") for n in near(name, kind)}


def base(scene: Scene, company: str, *columns: str) -> Scene:
    """Set the columns of a base, front post by front post: "5" is full, "4o" has four posts, its
    last space having been opened; what is neither there nor on the map has left the game."""
    s = scene.s
    index = COMPANIES.index(company)
    for number, column in enumerate(columns):
        posts = int(column[0])
        s.columns[index * COLUMNS + number] = posts if posts == 0 or "o" in column else posts + 4
    left = 15 - posts_of(scene, company) - int(s.held[index]).bit_count()
    s.removed = [left if i == index else n for i, n in enumerate(s.removed)]
    return scene


def columns(scene: Scene, company: str) -> list[int]:
    """The posts in the columns of a base."""
    first = COMPANIES.index(company) * COLUMNS
    return [POSTS[column] for column in scene.s.columns[first : first + COLUMNS]]


def posts_of(scene: Scene, company: str) -> int:
    return sum(columns(scene, company))


def holder(scene: Scene, region: str) -> str | None:
    """The company whose post stands in a region."""
    found = scene.look("regions", ATLAS.names.index(region), "company")
    assert found is None or found in COMPANIES
    return str(found) if found else None


def expand(company: str, *cards: str, scene: Scene | None = None) -> Scene:
    """Seat 0 has chosen a company to expand."""
    return (scene or Scene()).area(0, *cards).do(f"expand:{company}")


def removal(count: int) -> Scene:
    """Seat 0 is about to remove posts by the reward of a book."""
    book = {1: "a-expansion3-remove1", 2: "c-cotton3-expansion3-remove2"}[count]
    scene = Scene().area(0, "bookkeeper2", "expansion3", "cotton3").shelf(0, s1=book).refill()
    scene.s.jar[0] = 0
    return scene.pounds(0, 0).do("use:bookkeeper2", "jar")
