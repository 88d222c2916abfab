"""What any game of Kontor has to pass, and the tie between rules and their tests."""

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])


def proves(*rules: str) -> Callable[[Test], Test]:
    """Marks a test as the proof of rules of a catalogue; `kontor rules` reads the marks."""

    def mark(test: Test) -> Test:
        test.__dict__["proves"] = rules
        return test

    return mark
