"""The numbers in rules of thumb as data: listed, laid over a game, kept in files.

A title's rules of thumb are written with the attributes of a class (`thumb_*.py`), each a number or
a row of numbers. Here each number has a name (`growth`, `ease.2`) and two values, one for the first
round of a game and one for the last; what lies between is mixed."""

import tomllib
from collections.abc import Callable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeVar

from kontor.core.errors import KontorError

Numbers = dict[str, tuple[float, float]]
"""What each number is in the first round and in the last."""

Thumb = TypeVar("Thumb")


def parts(thumb: object) -> Iterator[tuple[str, float]]:
    """The numbers of a moment, by name."""
    for name in [name for name in dir(thumb) if not name.startswith("_")]:
        found = getattr(thumb, name)
        if isinstance(found, float):
            yield name, found
        elif isinstance(found, tuple):
            yield from ((f"{name}.{place}", number) for place, number in enumerate(found))


def constant(thumb: object) -> Numbers:
    """Numbers that stay as they are through the game."""
    return {name: (number, number) for name, number in parts(thumb)}


def moments(make: Callable[[], Thumb], numbers: Numbers, count: int) -> list[Thumb]:
    """The numbers for so many moments of a game, from the first to the last."""
    return [moment(make(), numbers, place / max(count - 1, 1)) for place in range(count)]


def moment(thumb: Thumb, numbers: Numbers, gone: float) -> Thumb:
    """The numbers when so much of the game is gone."""
    rows: dict[str, list[float]] = {}
    for name, _ in list(parts(thumb)):
        first, last = numbers[name]
        row, dot, _ = name.partition(".")
        value = first + gone * (last - first)
        if dot:
            rows.setdefault(row, []).append(value)
        else:
            setattr(thumb, name, value)
    for row, values in rows.items():
        setattr(thumb, row, tuple(values))
    return thumb


def parse_numbers(text: str) -> Numbers:
    """Numbers as a file has them; ValueError or TypeError if it has none."""
    found = tomllib.loads(text)
    return {name: (float(first), float(last)) for name, (first, last) in found.items()}


def read_numbers(file: Path | Traversable, thumb: object) -> Numbers:
    """Numbers from a file, which has all that rules of thumb ask for."""
    try:
        numbers = parse_numbers(file.read_text("utf-8"))
    except (OSError, ValueError, TypeError) as error:
        raise KontorError(f"{file} holds no numbers: {error}") from None
    wrong = sorted({name for name, _ in parts(thumb)} ^ numbers.keys())
    if wrong:
        raise KontorError(f"{file} holds numbers of other rules of thumb: {', '.join(wrong)}")
    return numbers


def written(numbers: Numbers) -> str:
    """Numbers as a file has them."""
    return "".join(
        f'"{name}" = [{first:.4g}, {last:.4g}]\n' for name, (first, last) in numbers.items()
    )


def shipped_numbers(title: str) -> Traversable:
    """The numbers that come with Kontor, found by `kontor tune`."""
    return files("kontor.bots") / "weights" / f"{title}.toml"
