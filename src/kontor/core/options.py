"""A game's options: declared once, checked when a game is made, listed for people."""

from collections.abc import Mapping, Sequence

from kontor.core.errors import OptionError

Value = int | str
Options = dict[str, Value]


SWITCH = ("off", "on")


class Option:
    """One option: a whole number in a range, one of several words, or a text the game checks."""

    def __init__(
        self,
        name: str,
        default: Value,
        help: str,
        *,
        low: int = 0,
        high: int = 0,
        choices: Sequence[str] = (),
        form: str = "",
        only: Mapping[str, Sequence[str]] | None = None,
    ):
        self.name = name
        self.default = default
        self.help = help
        self.low = low
        self.high = high
        self.choices = tuple(choices)
        self.form = form
        self.only = dict(only or {})
        """Other options with the values beside which this one says anything."""

    def check(self, value: object) -> Value:
        """The value in its proper type, or OptionError."""
        if isinstance(self.default, int):
            return self.check_number(value)
        if not isinstance(value, str):
            raise OptionError(self.name, f"{value!r} is not a text")
        if self.choices and value not in self.choices:
            raise OptionError(self.name, f"{value!r} is not one of {', '.join(self.choices)}")
        return value

    def check_number(self, value: object) -> int:
        if isinstance(value, str) and value.isascii() and value.isdigit():
            value = int(value)
        if not isinstance(value, int) or isinstance(value, bool):
            raise OptionError(self.name, f"{value!r} is not a whole number")
        if not self.low <= value <= self.high:
            raise OptionError(self.name, f"{value} is not from {self.low} to {self.high}")
        return value

    def describe(self) -> dict[str, object]:
        """For `kontor options` and for the form on a screen."""
        doc: dict[str, object] = {"name": self.name, "default": self.default, "help": self.help}
        if isinstance(self.default, int):
            doc["type"], doc["min"], doc["max"] = "number", self.low, self.high
        elif self.choices == SWITCH:
            doc["type"] = "switch"
        elif self.choices:
            doc["type"], doc["choices"] = "choice", list(self.choices)
        else:
            doc["type"], doc["form"] = "text", self.form
        if self.only:
            doc["only"] = {name: list(values) for name, values in self.only.items()}
        return doc

    def check_beside(self, options: Options) -> None:
        """Refuse a value of one's own where the other options leave no use for it."""
        for name, values in self.only.items():
            if options[self.name] != self.default and options[name] not in values:
                raise OptionError(self.name, f"it does not go with {name}={options[name]}")


def switch(name: str, help: str, only: Mapping[str, Sequence[str]] | None = None) -> Option:
    """An option that is off unless it is switched on."""
    return Option(name, "off", help, choices=SWITCH, only=only)


def settle(declared: Sequence[Option], given: Mapping[str, object]) -> Options:
    """Every option with its value: what is given, checked, and defaults for the rest."""
    known = {option.name for option in declared}
    for name in given:
        if name not in known:
            raise OptionError(
                name, f"there is no such option; there are {', '.join(sorted(known))}"
            )
    return {
        option.name: option.check(given.get(option.name, option.default)) for option in declared
    }
