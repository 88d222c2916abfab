"""The plans of boards: the spaces with their colours and numbers, and what touches what."""

from kontor.core.components import Entry

COLOURS = ("castle", "animal", "ship", "building", "monastery", "mine")
LETTERS = "CASBKM"

Neighbours = list[list[int]]
Places = list[tuple[int, int]]
"""Where spaces lie: row, and column in halves of a space."""
Spots = list[tuple[float, float]]
"""Where spaces are drawn, counted in the same way."""

SHIFT = 0.4
"""How far an island is moved in a drawing, in rows."""


class Plan:
    """A board: for each space its name, place, colour, number and neighbours; regions; posts.

    `mode` is the kind of game it is for. `starts` are the spaces on which the start castle may
    lie. Rivers join spaces that do not touch: neighbours, but of different regions. Each border
    post is a list of the spaces that join it. `spots` are the places as they are drawn.
    """

    def __init__(self, entry: Entry, mode: str, names: list[str], places: Places, words: list[str]):
        self.name = entry.text("name")
        self.source = entry.source()
        self.mode = mode
        self.names = names
        self.places = places
        self.colours: list[int] = []
        self.numbers: list[int] = []
        for name, word in zip(names, words, strict=True):
            if len(word) != 2 or word[0] not in LETTERS or word[1] not in "123456":
                raise entry.fail(f"{name}: {word!r} is no colour letter and number")
            self.colours.append(LETTERS.index(word[0]))
            self.numbers.append(int(word[1]))
        self.neighbours = touching(places)
        self.rivers: list[tuple[int, int]] = []
        self.posts: list[list[int]] = []
        castles = [s for s, colour in enumerate(self.colours) if colour == COLOURS.index("castle")]
        self.starts = castles
        if entry.has("starts"):
            self.starts = [names.index(name) for name in entry.texts("starts", choices=names)]
            for start in self.starts:
                if start not in castles:
                    raise entry.fail(f"start {names[start]} is no castle space")

    def settle(self, entry: Entry) -> "Plan":
        """Find the regions, which follow land; compare them with those the file names."""
        self.regions = find_regions(self.colours, self.neighbours)
        self.spots = spread(self.places, self.neighbours)
        given = entry.part("regions")
        for index, colour in enumerate(COLOURS):
            sizes = sorted(len(r) for r in self.regions if self.colours[r[0]] == index)
            if sizes != given.numbers(colour):
                raise given.fail(f"{colour} says {given.numbers(colour)}, the rows make {sizes}")
        for a, b in self.rivers:
            self.neighbours[a] = sorted([*self.neighbours[a], b])
            self.neighbours[b] = sorted([*self.neighbours[b], a])
        return self


def duchy(entry: Entry, rows: list[int], posts: list[list[str]]) -> Plan:
    """A player's duchy: one hexagon of rows."""
    words = [word for row in read_rows(entry, rows) for word in row]
    plan = Plan(entry, "single", space_names(rows), hexagon(rows), words)
    if entry.has("border_posts"):
        plan.posts = [[plan.names.index(name) for name in post] for post in posts]
    return plan.settle(entry)


def team_board(entry: Entry, rows: list[int]) -> Plan:
    """A team's board: two hexagons side by side that share one space in the middle."""
    wide = [2 * length - (length == max(rows)) for length in rows]
    words = [word for row in read_rows(entry, wide) for word in row]
    reach = 2 * (max(rows) - 1)
    left = hexagon(rows)
    places = sorted({*left, *((row, x + reach) for row, x in left)})
    return Plan(entry, "team", space_names(wide), places, words).settle(entry)


def solo_board(entry: Entry) -> Plan:
    """The board of the solo game: pieces of land, joined by rivers."""
    spaces = [text.split() for text in entry.texts("spaces")]
    if any(len(words) != 4 or not (words[2] + words[3]).isdigit() for words in spaces):
        raise entry.fail("a space is a name, a colour letter with number, a row and a column")
    names = [words[0] for words in spaces]
    if len(names) != len(set(names)):
        raise entry.fail("two spaces have the same name")
    places = [(int(words[2]), int(words[3])) for words in spaces]
    plan = Plan(entry, "solo", names, places, [words[1] for words in spaces])
    plan.neighbours = [[] for _ in names]
    for a, b in read_edges(entry, "land", names):
        plan.neighbours[a].append(b)
        plan.neighbours[b].append(a)
    plan.rivers = read_edges(entry, "rivers", names)
    return plan.settle(entry)


def read_edges(entry: Entry, key: str, names: list[str]) -> list[tuple[int, int]]:
    edges = []
    for text in entry.texts(key):
        ends = text.split()
        if len(ends) != 2 or any(name not in names for name in ends):
            raise entry.fail(f"{key}: {text!r} names no two spaces")
        edges.append((names.index(ends[0]), names.index(ends[1])))
    return edges


def read_rows(entry: Entry, rows: list[int]) -> list[list[str]]:
    found = []
    for row, (text, length) in enumerate(zip(entry.texts("rows", len(rows)), rows, strict=True)):
        words = text.split()
        if len(words) != length:
            raise entry.fail(f"row {row + 1} has {len(words)} spaces, not {length}")
        found.append(words)
    return found


def space_names(rows: list[int]) -> list[str]:
    """Coordinates of a board's spaces: a1 is top left."""
    return [
        f"{'abcdefghijklm'[row]}{column + 1}"
        for row, length in enumerate(rows)
        for column in range(length)
    ]


def hexagon(rows: list[int]) -> Places:
    """The places of centred rows of pointy-top hexes."""
    return [
        (row, max(rows) - length + 2 * column)
        for row, length in enumerate(rows)
        for column in range(length)
    ]


def touching(places: Places) -> Neighbours:
    """The neighbours of each place."""
    at = {place: index for index, place in enumerate(places)}
    around = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))
    return [
        sorted(at[row + dy, x + dx] for dy, dx in around if (row + dy, x + dx) in at)
        for row, x in places
    ]


def spread(places: Places, land: Neighbours) -> Spots:
    """Where spaces are drawn: as they lie, but an island that would touch what it is no neighbour
    of is moved up or down a little."""
    spots: Spots = [(float(row), float(column)) for row, column in places]
    for space, (row, column) in enumerate(spots):
        others = spots[:space] + spots[space + 1 :]
        tried = [(row + shift, column) for shift in (0.0, -SHIFT, SHIFT)]
        free = [spot for spot in tried if all(apart(spot, other) for other in others)]
        if free and not land[space]:
            spots[space] = free[0]
    return spots


def apart(one: tuple[float, float], other: tuple[float, float]) -> bool:
    """Whether hexes on two spots leave a gap between them."""
    down, across = abs(one[0] - other[0]), abs(one[1] - other[1])
    return across > 2 or down > (4 - across) / 3


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
