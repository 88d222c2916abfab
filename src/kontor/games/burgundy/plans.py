"""The plans of duchies: the spaces with their colours and numbers, and what touches what."""

from kontor.core.components import Entry

COLOURS = ("castle", "animal", "ship", "building", "monastery", "mine")
LETTERS = "CASBKM"

Neighbours = list[list[int]]


class Plan:
    """A duchy: for each space its colour, number and neighbours; regions; border posts.

    `start` is the space of the start castle; -1 leaves the choice to the player. Each border post
    is a list of the spaces that join it.
    """

    def __init__(self, entry: Entry, rows: list[int], posts: list[list[str]]):
        self.name = entry.text("name")
        self.source = entry.source()
        self.colours: list[int] = []
        self.numbers: list[int] = []
        for row, words in enumerate(read_rows(entry, rows), 1):
            for word in words:
                if len(word) != 2 or word[0] not in LETTERS or word[1] not in "123456":
                    raise entry.fail(f"row {row}: {word!r} is no colour letter and number")
                self.colours.append(LETTERS.index(word[0]))
                self.numbers.append(int(word[1]))
        names = space_names(rows)
        self.neighbours = touching(hexagon(rows))
        self.regions = find_regions(self.colours, self.neighbours)
        self.check_regions(entry.part("regions"))
        self.start = -1
        if entry.has("start"):
            self.start = names.index(entry.text("start", names))
            if self.colours[self.start] != COLOURS.index("castle"):
                raise entry.fail(f"start {names[self.start]} is no castle space")
        self.posts: list[list[int]] = []
        if entry.has("border_posts"):
            self.posts = [[names.index(name) for name in post] for post in posts]

    def check_regions(self, given: Entry) -> None:
        for index, colour in enumerate(COLOURS):
            sizes = sorted(len(r) for r in self.regions if self.colours[r[0]] == index)
            if sizes != given.numbers(colour):
                raise given.fail(f"{colour} says {given.numbers(colour)}, the rows make {sizes}")


def read_rows(entry: Entry, rows: list[int]) -> list[list[str]]:
    found = []
    for row, (text, length) in enumerate(zip(entry.texts("rows", len(rows)), rows, strict=True)):
        words = text.split()
        if len(words) != length:
            raise entry.fail(f"row {row + 1} has {len(words)} spaces, not {length}")
        found.append(words)
    return found


def space_names(rows: list[int]) -> list[str]:
    """Coordinates of a duchy's spaces: a1 is top left."""
    return [
        f"{'abcdefghijklm'[row]}{column + 1}"
        for row, length in enumerate(rows)
        for column in range(length)
    ]


def hexagon(rows: list[int]) -> list[tuple[int, int]]:
    """The places of centred rows of pointy-top hexes, half a space counting one."""
    return [
        (row, max(rows) - length + 2 * column)
        for row, length in enumerate(rows)
        for column in range(length)
    ]


def touching(places: list[tuple[int, int]]) -> Neighbours:
    """The neighbours of each place."""
    at = {place: index for index, place in enumerate(places)}
    around = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))
    return [
        sorted(at[row + dy, x + dx] for dy, dx in around if (row + dy, x + dx) in at)
        for row, x in places
    ]


def find_regions(colours: list[int], neighbours: Neighbours) -> list[list[int]]:
    """The regions: connected spaces of one colour, each a sorted list of spaces."""
    regions: list[list[int]] = []
    seen: set[int] = set()
    for first, colour in enumerate(colours):
        if first in seen:
            continue
        region, edge = {first}, [first]
        while edge:
            for space in neighbours[edge.pop()]:
                if colours[space] == colour and space not in region:
                    region.add(space)
                    edge.append(space)
        seen |= region
        regions.append(sorted(region))
    return regions
