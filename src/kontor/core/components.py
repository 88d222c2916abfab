"""Reading component files: every complaint names the file, the entry and the reason."""

import json
import tomllib
import zipfile
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Protocol

from kontor.core.errors import ComponentError

SOURCES = ("rulebook", "retheme", "own")
WHOLE = "the file"
"""What the entry is called that is a whole file."""
MOST_BYTES = 1 << 20
"""A packed set is at most so long when it is unpacked; those that come with Kontor have 40 kB."""
FEW = 40
"""So many values are listed in a complaint."""


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

    def only(self, *keys: str) -> None:
        """Refuse what nobody would read, such as a field with a slip of the pen."""
        for key in self.data:
            if key not in keys:
                raise self.fail(f"{key!r} is unknown; there are {', '.join(keys)}")

    def text(self, key: str, choices: Sequence[str] = ()) -> str:
        value = self.get(key)
        if not isinstance(value, str) or not value:
            raise self.fail(f"{key} is {value!r}, not a text")
        if choices and value not in choices:
            raise self.fail(f"{key} is {value!r}, {no_choice(choices)}")
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
                raise self.fail(f"{key} has {text!r}, {no_choice(choices)}")
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
        return Entry(self.file, key if self.name == WHOLE else f"{self.name} {key}", value)

    def parts(self, key: str, label: str = "name", numbered: bool = False) -> list["Entry"]:
        """A list of tables inside this one, each named by its label, and by its number where many
        have the same one."""
        entries = []
        for number, value in enumerate(self.items(key), 1):
            if not isinstance(value, dict):
                raise self.fail(f"{key} number {number} is not a table")
            name = label_text(value[label]) if label in value else ""
            if numbered or not name:
                name = f"number {number} {name}".strip()
            entries.append(Entry(self.file, f"{key} {name}", value))
        return entries

    def source(self) -> str:
        """Where the entry's figures come from."""
        return self.text("source", SOURCES)


def no_choice(choices: Sequence[str]) -> str:
    """That something is none of the values there are."""
    if len(choices) > FEW:
        return f"none of the {len(choices)} there are"
    return f"not one of {', '.join(dict.fromkeys(choices))}"


def label_text(value: object) -> str:
    """The label of an entry: a name, or the names it lies between."""
    if isinstance(value, list):
        return " and ".join(map(str, value))
    return str(value)


class Readable(Protocol):
    def read_text(self, encoding: str | None = None) -> str: ...


class Folder(Protocol):
    """Where the files of a component set are."""

    def __truediv__(self, name: str, /) -> Readable: ...


class TextFile:
    """A file that is only its text."""

    def __init__(self, text: str):
        self.text = text

    def read_text(self, _encoding: str | None = None) -> str:
        return self.text


class ComponentSet:
    """The files of a component set: those of a title, some of them replaced by a user's own."""

    def __init__(self, texts: dict[str, str]):
        self.texts = texts

    def __truediv__(self, name: str) -> TextFile:
        if name not in self.texts:
            raise FileNotFoundError(name)
        return TextFile(self.texts[name])

    def pack(self) -> str:
        """The set as one word, for a record that has to bring it along."""
        content = json.dumps(self.texts, sort_keys=True).encode()
        return urlsafe_b64encode(zlib.compress(content, 9)).decode()


def standard_folder(game: str) -> Traversable:
    """The data files that come with a title."""
    return files("kontor.games") / game / "data"


def own_set(game: str, path: Path) -> ComponentSet:
    """A user's set: a folder or a zip file with those data files that differ."""
    folder = standard_folder(game)
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml"))
    texts = {name: (folder / name).read_text("utf-8") for name in names}
    try:
        own: Traversable = zipfile.Path(path) if zipfile.is_zipfile(path) else path
        found = {file.name: file.read_text("utf-8") for file in own.iterdir() if file.is_file()}
    except (OSError, UnicodeDecodeError) as error:
        raise ComponentError(str(path), "the set", f"cannot be read: {error}") from None
    for name, text in found.items():
        if name not in texts:
            raise ComponentError(str(path), name, f"is no file of a set: {', '.join(names)}")
        texts[name] = text
    return ComponentSet(texts)


def unpacked_set(word: str) -> ComponentSet:
    """A set out of a record; one that would fill the memory is none."""
    try:
        opened = zlib.decompressobj()
        content = opened.decompress(urlsafe_b64decode(word), MOST_BYTES)
        texts = json.loads(content) if opened.eof else None
    except (ValueError, RecursionError, zlib.error):
        texts = None
    if not isinstance(texts, dict) or not all(isinstance(text, str) for text in texts.values()):
        raise ComponentError("the record", "component-data", "is no component set")
    return ComponentSet(texts)


def read_toml(folder: Folder, file: str) -> Entry:
    """A component file as an entry."""
    try:
        data = tomllib.loads((folder / file).read_text("utf-8"))
    except FileNotFoundError:
        raise ComponentError(file, WHOLE, "is missing from the component set") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ComponentError(file, WHOLE, f"is no TOML: {error}") from None
    return Entry(file, WHOLE, data)


def set_hash(files: Iterable[Entry]) -> str:
    """A hash of a component set's content, blind to layout and comments."""
    content = json.dumps([[entry.file, entry.data] for entry in files], sort_keys=True)
    return blake2b(content.encode(), digest_size=8).hexdigest()
