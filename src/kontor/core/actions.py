"""The action table: every choice a game knows, declared once as families with fields.

From the table follow the int codes, the text notation (both ways), the hints for a screen and the
size of the fixed action space. A field whose values have fixed names lists them; a field that
points at something on the table (a stored tile, a depot space) takes its names from the state, so
that people read and write "church" and not "slot 2".
"""

from collections.abc import Callable, Sequence
from hashlib import blake2b

from kontor.core.errors import NotationError

Names = Callable[[str], Sequence[str]]
"""The names of a field's values at this moment; an empty name stands for nothing there."""


class Field:
    """One part of an action, with `size` values; `tokens` None means that the state names them."""

    def __init__(self, name: str, size: int, what: str, tokens: Sequence[str] | None = None):
        if tokens is not None and len(tokens) != size:
            raise ValueError(f"field {name} has {size} values, but {len(tokens)} tokens")
        self.name = name
        self.size = size
        self.what = what
        self.tokens = tuple(tokens) if tokens is not None else None


class Family:
    """All actions of one verb. `pattern` mixes literal text and fields in reading order."""

    def __init__(self, name: str, *pattern: str | Field):
        self.name = name
        self.pattern = pattern
        self.fields = tuple(part for part in pattern if isinstance(part, Field))
        self.size = 1
        for field in self.fields:
            self.size *= field.size
        self.offset = 0

    def point(self, values: list[int]) -> dict[str, int]:
        """What an action with these values points at, by field."""
        return {field.name: values[index] for index, field in enumerate(self.fields)}

    def write(self, values: list[int], names: Names) -> str:
        """The notation of the action with these values."""
        text = ""
        index = 0
        for part in self.pattern:
            if isinstance(part, str):
                text += part
            else:
                text += token(part, values[index], names)
                index += 1
        return text


class ActionTable:
    """The families in order, each with its range of codes."""

    def __init__(self, *families: Family):
        self.families = families
        self.size = 0
        self.family_of: list[Family] = []
        for family in families:
            family.offset = self.size
            self.family_of += [family] * family.size
            self.size += family.size
        self.by_name = {family.name: family for family in families}

    @property
    def hash(self) -> str:
        """Changes whenever a code would mean something else."""
        shape = ";".join(
            f"{family.name}:{','.join(f'{field.name}{field.size}' for field in family.fields)}"
            for family in self.families
        )
        return blake2b(shape.encode(), digest_size=8).hexdigest()

    def offset(self, name: str) -> int:
        return self.by_name[name].offset

    def code(self, name: str, *values: int) -> int:
        """The code of a family's action with these field values."""
        family = self.by_name[name]
        code = 0
        for field, value in zip(family.fields, values, strict=True):
            if not 0 <= value < field.size:
                raise ValueError(f"{name}: {field.name} is {value}, not below {field.size}")
            code = code * field.size + value
        return family.offset + code

    def parts(self, code: int) -> tuple[Family, list[int]]:
        """The family of a code and its field values."""
        if not 0 <= code < self.size:
            raise ValueError(f"there is no action {code}: codes go from 0 to {self.size - 1}")
        family = self.family_of[code]
        rest = code - family.offset
        values = [0] * len(family.fields)
        for index in range(len(values) - 1, -1, -1):
            size = family.fields[index].size
            values[index] = rest % size
            rest //= size
        return family, values

    def fields(self, code: int) -> dict[str, int]:
        """What an action points at: the index of each thing it names."""
        family, values = self.parts(code)
        return family.point(values)

    def write(self, code: int, names: Names) -> str:
        """The notation of an action."""
        family, values = self.parts(code)
        return family.write(values, names)

    def read(self, text: str, names: Names) -> int:
        """The action that a notation stands for; NotationError says where it goes wrong."""
        furthest = 0
        expected: list[str] = []
        for family in self.families:
            at, values, missing = match(family, text, names)
            if missing is None:
                return self.code(family.name, *values)
            if at > furthest:
                furthest, expected = at, []
            if at == furthest and missing not in expected:
                expected.append(missing)
        raise NotationError(text, furthest, expected)


def token(field: Field, value: int, names: Names) -> str:
    """How a field's value is written: by its name where that is clear, else by its index."""
    if field.tokens is not None:
        return field.tokens[value]
    tokens = names(field.name)
    name = tokens[value]
    return name if name and tokens.index(name) == value else f"#{value}"


def match(family: Family, text: str, names: Names) -> tuple[int, list[int], str | None]:
    """How far a text follows a family's pattern, the values found, and what is missing there."""
    at = 0
    values: list[int] = []
    for part in family.pattern:
        if isinstance(part, str):
            if not text.startswith(part, at):
                return at + shared(part, text[at:]), values, repr(part)
            at += len(part)
        else:
            value, length = take_token(part, text[at:], names)
            if value < 0:
                return at, values, part.what
            values.append(value)
            at += length
    return at, values, None if at == len(text) else "the end"


def shared(literal: str, text: str) -> int:
    """How many characters of a literal the text has right before it goes wrong."""
    count = 0
    while count < len(literal) and count < len(text) and literal[count] == text[count]:
        count += 1
    return count


def take_token(field: Field, text: str, names: Names) -> tuple[int, int]:
    """The value whose token the text begins with (the longest one), and its length; -1 if none."""
    if field.tokens is None:
        digits = ""
        if text.startswith("#"):
            for character in text[1:]:
                if character not in "0123456789":
                    break
                digits += character
        if digits and str(int(digits)) == digits and int(digits) < field.size:
            return int(digits), 1 + len(digits)
    tokens = field.tokens if field.tokens is not None else names(field.name)
    best, length = -1, -1
    for value, name in enumerate(tokens):
        if len(name) > length and (name or field.tokens is not None) and text.startswith(name):
            best, length = value, len(name)
    return best, max(length, 0)
