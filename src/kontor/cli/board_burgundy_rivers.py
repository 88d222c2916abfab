"""The courses of the solo game's rivers in text: over free places, around land and each other."""

from heapq import heappop, heappush

Place = tuple[int, int]
"""A line and a column."""
Land = dict[Place, int]
"""The space to which each place on land belongs."""

AROUND = [(y, x) for y in (-1, 0, 1) for x in (-1, 0, 1) if (y, x) != (0, 0)]
UP_OR_DOWN = 2
"""A line is as high as two columns are wide."""
BESIDE_LAND = 1
"""It costs so much more to pass other land, and to join another river."""
ON_RIVER = 6


def courses(land: Land, rivers: list[tuple[int, int]]) -> set[Place]:
    """All places with water that flows between the two spaces of each river."""
    water: set[Place] = set()
    for one, other in rivers:
        water |= set(course(land, water, one, other))
    return water


def course(land: Land, water: set[Place], one: int, other: int) -> list[Place]:
    """The cheapest way from one space to another, without its ends; never from land to land."""
    lines = range(max(line for line, _ in land) + 1)
    columns = range(max(x for _, x in land) + 1)
    edge = [(0, place) for place, space in land.items() if space == one]
    before: dict[Place, Place | None] = {place: None for _, place in edge}
    costs = {place: cost for cost, place in edge}
    while edge:
        cost, place = heappop(edge)
        if land.get(place) == other:
            return way(before, place)[1:-1]
        for y, x in AROUND:
            to = place[0] + y, place[1] + x
            if to[0] not in lines or to[1] not in columns or land.get(to, other) != other:
                continue
            if land.get(place) == one and land.get(to) == other:
                continue
            total = cost + (UP_OR_DOWN if y else 1) + trouble(land, water, to, (one, other))
            if total < costs.get(to, total + 1):
                costs[to] = total
                before[to] = place
                heappush(edge, (total, to))
    return []


def trouble(land: Land, water: set[Place], place: Place, ends: tuple[int, int]) -> int:
    near = {land.get((place[0] + y, place[1] + x), ends[0]) for y, x in AROUND}
    return BESIDE_LAND * bool(near - set(ends)) + ON_RIVER * (place in water)


def way(before: dict[Place, Place | None], end: Place) -> list[Place]:
    """The places from a beginning to the end."""
    found: list[Place] = []
    place: Place | None = end
    while place is not None:
        found.append(place)
        place = before[place]
    return found[::-1]
