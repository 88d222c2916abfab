"""Monasteries of Burgundy, for tests."""

from scenario_burgundy import Scene

BUILDINGS = {
    16: "warehouse",
    17: "watchtower",
    18: "carpenter",
    19: "church",
    20: "market",
    21: "boarding-house",
    22: "bank",
    23: "town-hall",
}
"""The buildings for which monasteries score."""


def owning(*monasteries: int, scene: Scene | None = None) -> Scene:
    """Seat 0 has these monasteries in the duchy, on c4, b4 and a4."""
    spaces = ("c4", "b4", "a4")
    tiles = {s: f"monastery{number}" for s, number in zip(spaces, monasteries, strict=False)}
    return (scene or Scene()).lay(0, **tiles)


def turned(value: int, steps: int) -> int:
    """A die turned by so many steps on the ring 1-2-3-4-5-6-1."""
    return (value - 1 + steps) % 6 + 1
