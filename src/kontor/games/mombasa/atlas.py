"""The map: regions and bases, and the border lines between points from which neighbours, costs and
the picture follow."""

import re

from kontor.core.components import Entry

COMPANIES = ("mombasa", "cape-town", "saint-louis", "cairo")
REWARDS = ("pounds", "diamonds", "track", "points")
BORDERS = ("single", "double", "coast")
SEA = "sea"
REGIONS = 24
COLUMNS = 3
COLUMN_SPACES = 5
LAST_COINS = 2

Point = tuple[int, int]


class Region:
    """A region with its reward; `inside` names the ring of an enclave."""

    def __init__(self, entry: Entry):
        entry.only("name", "title", "at", "reward", "amount", "mines", "inside", "source")
        self.name = entry.text("name")
        self.title = entry.text("title")
        self.at = point(entry, "at")
        self.source = entry.source()
        self.reward = entry.text("reward", REWARDS) if entry.has("reward") else ""
        self.amount = entry.number("amount", 1) if self.reward else 0
        self.mines = entry.number("mines", 1) if entry.has("mines") else 0
        self.inside = entry.text("inside") if entry.has("inside") else ""
        if self.mines and self.reward != "diamonds":
            raise entry.fail("mines lie only below diamond steps")
        if self.amount > 2:
            raise entry.fail(f"amount is {self.amount}, more than 2")


class Base:
    """A company's base: the coins of a column's spaces from front to back."""

    def __init__(self, entry: Entry):
        entry.only("company", "title", "colour", "columns", "coins", "at", "source")
        self.company = entry.text("company", COMPANIES)
        self.title = entry.text("title")
        self.colour = entry.text("colour")
        self.coins = entry.numbers("coins", COLUMN_SPACES)
        self.at = point(entry, "at")
        self.source = entry.source()
        if not re.fullmatch("#[0-9A-Fa-f]{6}", self.colour):
            raise entry.fail(f"colour is {self.colour!r}, not one like '#B23A3A'")
        if entry.number("columns") != COLUMNS:
            raise entry.fail(f"a base has {COLUMNS} columns")
        if self.coins[-1] != LAST_COINS:
            raise entry.fail(f"the last space shows {LAST_COINS} coins, not {self.coins[-1]}")
        if 0 not in self.coins:
            raise entry.fail("some space shows no coin")


class Line:
    """A border line: a chain of points between two areas."""

    def __init__(self, entry: Entry, points: dict[str, Point]):
        entry.only("between", "border", "points", "source")
        self.between = entry.texts("between", 2)
        self.border = entry.text("border", BORDERS)
        self.points = entry.texts("points", choices=list(points))
        self.source = entry.source()
        if len(self.points) < 2:
            raise entry.fail("a line has at least two points")
        if self.between[0] == self.between[1]:
            raise entry.fail("a line lies between two different areas")
        if (SEA in self.between) != (self.border == "coast"):
            raise entry.fail("a line to the sea is a coast, and no other line is")


class Atlas:
    """The whole map, checked."""

    def __init__(self, file: Entry):
        file.only("width", "height", "source", "points", "region", "base", "line")
        self.width = file.number("width", 100)
        self.height = file.number("height", 100)
        self.source = file.source()
        points = file.part("points")
        self.points = {name: point(points, name) for name in points.data}
        self.regions = [Region(entry) for entry in file.parts("region")]
        self.bases = [Base(entry) for entry in file.parts("base", "company")]
        self.lines = [Line(entry, self.points) for entry in file.parts("line", "between")]
        self.names = [region.name for region in self.regions]
        self.check_names(file)
        self.borders = self.find_borders(file)
        self.check_shapes(file)
        self.check_rewards(file)
        self.check_enclaves(file)
        self.check_bases(file)
        self.check_connected(file)

    def check_names(self, file: Entry) -> None:
        if len(self.regions) != REGIONS:
            raise file.fail(f"there are {len(self.regions)} regions, not {REGIONS}")
        if [base.company for base in self.bases] != list(COMPANIES):
            raise file.fail(f"the bases are those of {', '.join(COMPANIES)}, in this order")
        for entry in file.parts("region"):
            if self.names.count(entry.text("name")) > 1:
                raise entry.fail("the name is used twice")
            if entry.has("inside"):
                entry.text("inside", self.names)
        areas = {*self.names, *COMPANIES, SEA}
        for entry in file.parts("line", "between"):
            between = entry.texts("between", 2)
            for name in between:
                if name not in areas:
                    raise entry.fail(f"there is no region or base {name!r}")
            if not any(name in self.names for name in between):
                raise entry.fail("a line has a region on at least one side")

    def find_borders(self, file: Entry) -> dict[frozenset[str], str]:
        """The kind of border of each pair of neighbours (M-COMP-8): touching in a point is none."""
        found: dict[frozenset[str], str] = {}
        for entry, line in zip(file.parts("line", "between"), self.lines, strict=True):
            pair = frozenset(line.between)
            if found.setdefault(pair, line.border) != line.border:
                raise entry.fail("these neighbours have single and double lines")
        return found

    def neighbours(self, name: str, border: str) -> list[str]:
        """The areas that an area touches by one kind of border."""
        return sorted(
            other
            for pair, kind in self.borders.items()
            if name in pair and kind == border
            for other in pair - {name}
        )

    def outlines(self, name: str) -> list[list[str]]:
        """The closed loops of points around a region, the outer one first."""
        chains = [line.points for line in self.lines if name in line.between]
        loops: list[list[str]] = []
        while chains:
            loop = list(chains.pop())
            while loop[0] != loop[-1]:
                rest = next((c for c in chains if loop[-1] in (c[0], c[-1])), None)
                if rest is None:
                    return []
                chains.remove(rest)
                loop += rest[1:] if rest[0] == loop[-1] else rest[-2::-1]
            loops.append(loop[:-1])
        return sorted(loops, key=lambda loop: -abs(self.area(loop)))

    def area(self, loop: list[str]) -> float:
        spots = [self.points[name] for name in loop]
        around = zip(spots, spots[1:] + spots[:1], strict=True)
        return sum(a[0] * b[1] - b[0] * a[1] for a, b in around) / 2

    def check_shapes(self, file: Entry) -> None:
        """The lines of each region close around it."""
        rings = {region.inside for region in self.regions if region.inside}
        for entry in file.parts("region"):
            name = entry.text("name")
            loops = self.outlines(name)
            if len(loops) != (2 if name in rings else 1):
                raise entry.fail("its lines do not close around it")

    def check_rewards(self, file: Entry) -> None:
        """Only the two rings have no reward (M-COMP-9)."""
        rings = {region.inside for region in self.regions if region.inside}
        for entry, region in zip(file.parts("region"), self.regions, strict=True):
            if region.name in rings and region.reward:
                raise entry.fail("a region around an enclave has no reward")
            if region.name not in rings and not region.reward:
                raise entry.fail("the reward is missing")

    def check_enclaves(self, file: Entry) -> None:
        """Two enclaves, each with its ring as only neighbour (M-COMP-9)."""
        enclaves = [region for region in self.regions if region.inside]
        if len(enclaves) != 2 or len({region.inside for region in enclaves}) != 2:
            raise file.fail("there are two enclaves in two different rings")
        for entry, region in zip(file.parts("region"), self.regions, strict=True):
            around = {area for pair in self.borders if region.name in pair for area in pair}
            if region.inside and around != {region.name, region.inside}:
                raise entry.fail("an enclave has only its ring around it")
            if not region.inside and len(around) < 3:
                raise entry.fail("it has one neighbour, but is not marked as inside it")

    def check_bases(self, file: Entry) -> None:
        for entry, base in zip(file.parts("base", "company"), self.bases, strict=True):
            single = self.neighbours(base.company, "single")
            double = self.neighbours(base.company, "double")
            if len(single + double) not in (2, 3) or not single:
                raise entry.fail("a base touches 2 or 3 regions, at least one by a single line")

    def check_connected(self, file: Entry) -> None:
        """Every company can reach every region."""
        seen, edge = {self.names[0]}, [self.names[0]]
        while edge:
            name = edge.pop()
            for other in self.neighbours(name, "single") + self.neighbours(name, "double"):
                if other in self.names and other not in seen:
                    seen.add(other)
                    edge.append(other)
        for name in self.names:
            if name not in seen:
                raise file.fail(f"the region {name} is cut off from the others")


def point(entry: Entry, key: str) -> Point:
    x, y = entry.numbers(key, 2)
    return x, y
