"""What can go wrong, each with what, where and what to do."""

from collections.abc import Mapping, Sequence


class KontorError(Exception):
    """Any error that is the input's fault and is worth showing to a person."""


class IllegalAction(KontorError):
    """A choice the rules refuse: a reason to be worded, and the id of the rule behind it."""

    def __init__(self, reason: str, rule: str, params: Mapping[str, str | int] | None = None):
        self.reason = reason
        self.rule = rule
        self.params: dict[str, str | int] = dict(params or {})
        details = "".join(f" {name}={value}" for name, value in self.params.items())
        super().__init__(f"{reason} [{rule}]{details}")


class NotationError(KontorError):
    """Text that is no action: where it stops making sense and what was expected there."""

    def __init__(self, text: str, at: int, expected: Sequence[str]):
        self.text = text
        self.at = at
        self.expected = list(expected)
        found = repr(text[at : at + 24]) if at < len(text) else "the end"
        wanted = ", ".join(self.expected)
        super().__init__(f"'{text}', column {at + 1}: expected {wanted}; found {found}")


class PositionError(KontorError):
    """A position text that describes no state."""


class RecordError(KontorError):
    """A record that cannot be read or replayed; names the line."""

    def __init__(self, line: int, reason: str):
        self.line = line
        self.reason = reason
        super().__init__(f"line {line}: {reason}")


class OptionError(KontorError):
    """An option that does not exist or does not go with the others."""

    def __init__(self, name: str, reason: str):
        self.name = name
        self.reason = reason
        super().__init__(f"option {name}: {reason}")


class ComponentError(KontorError):
    """A component file that breaks a structural rule; names file, entry and reason."""

    def __init__(self, file: str, entry: str, reason: str):
        super().__init__(f"{file}: {entry}: {reason}")


class ChanceError(KontorError):
    """Chance was asked for something it does not have."""
