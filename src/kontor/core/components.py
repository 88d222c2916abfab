"""Reading component files: every complaint names the file, the entry and the reason."""

import json
import tomllib
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from importlib.resources.abc import Traversable

from kontor.core.errors import ComponentError

SOURCES = ("rulebook", "retheme", "own")


class Entry:
    """A table of a component file, read field by field with checks."""

    def __init__(self, file: str, name: str, data: dict[str, object]):
        self.file = file
        self.name = name
        self.data = data

    def fail(self, reason: str) -> ComponentError:
        return ComponentError(self.file, self.name, reason)

    def get(self, key: str) -> object:
        if key not in self.data:
            raise self.fail(f"{key} is missing")
        return self.data[key]

    def has(self, key: str) -> bool:
        return key in self.data

    def text(self, key: str, choices: Sequence[str] = ()) -> str:
        value = self.get(key)
        if not isinstance(value, str) or not value:
            raise self.fail(f"{key} is {value!r}, not a text")
        if choices and value not in choices:
            raise self.fail(f"{key} is {value!r}, not one of {', '.join(choices)}")
        return value

    def number(self, key: str, low: int = 0) -> int:
        value = self.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or value < low:
            raise self.fail(f"{key} is {value!r}, not a whole number from {low} up")
        return value

    def numbers(self, key: str, count: int | None = None, low: int = 0) -> list[int]:
        values = self.items(key, count)
        numbers = [value for value in values if isinstance(value, int) and value >= low]
        if len(numbers) != len(values):
            raise self.fail(f"{key} is {values!r}, not a list of whole numbers from {low} up")
        return numbers

    def texts(self, key: str, count: int | None = None, choices: Sequence[str] = ()) -> list[str]:
        values = self.items(key, count)
        texts = [value for value in values if isinstance(value, str) and value]
        if len(texts) != len(values):
            raise self.fail(f"{key} is {values!r}, not a list of texts")
        for text in texts:
            if choices and text not in choices:
                raise self.fail(f"{key} has {text!r}, not one of {', '.join(choices)}")
        return texts

    def items(self, key: str, count: int | None = None) -> list[object]:
        value = self.get(key)
        if not isinstance(value, list):
            raise self.fail(f"{key} is {value!r}, not a list")
        if count is not None and len(value) != count:
            raise self.fail(f"{key} has {len(value)} entries, not {count}")
        return value

    def part(self, key: str) -> "Entry":
        """A table inside this one."""
        value = self.get(key)
        if not isinstance(value, dict):
            raise self.fail(f"{key} is {value!r}, not a table")
        return Entry(self.file, f"{self.name} {key}".strip(), value)

    def parts(self, key: str, label: str = "name") -> list["Entry"]:
        """A list of tables inside this one, each named by its label."""
        entries = []
        for index, value in enumerate(self.items(key)):
            if not isinstance(value, dict):
                raise self.fail(f"{key} number {index + 1} is not a table")
            name = value.get(label, f"number {index + 1}")
            entries.append(Entry(self.file, f"{key} {name}", value))
        return entries

    def source(self) -> str:
        """Where the entry's figures come from."""
        return self.text("source", SOURCES)


def read_toml(folder: Traversable, file: str) -> Entry:
    """A component file as an entry."""
    try:
        data = tomllib.loads((folder / file).read_text("utf-8"))
    except FileNotFoundError:
        raise ComponentError(file, "the file", f"not found in {folder}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ComponentError(file, "the file", f"is no TOML: {error}") from None
    return Entry(file, "the file", data)


def set_hash(files: Iterable[Entry]) -> str:
    """A hash of a component set's content, blind to layout and comments."""
    content = json.dumps([[entry.file, entry.data] for entry in files], sort_keys=True)
    return blake2b(content.encode(), digest_size=8).hexdigest()
