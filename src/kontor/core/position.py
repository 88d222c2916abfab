"""Reading position texts: `name=value` parts in a fixed order; complaints name the part."""

from kontor.core.errors import PositionError


class PositionReader:
    """Takes the parts of a position text one after the other."""

    def __init__(self, game: str, text: str):
        self.part = ""
        words = text.split(" ")
        if words[0] != game:
            raise PositionError(f"a position of this game begins with {game!r}")
        self.parts: dict[str, str] = {}
        for word in words[1:]:
            name, equals, value = word.partition("=")
            if not equals or not value or name in self.parts:
                raise PositionError(f"{word!r} is not one name=value")
            self.parts[name] = value

    def fail(self, reason: str) -> PositionError:
        return PositionError(f"{self.part}={self.parts.get(self.part, '')}: {reason}")

    def text(self, name: str) -> str:
        self.part = name
        if name not in self.parts:
            raise PositionError(f"{name} is missing")
        return self.parts[name]

    def number(self, name: str, low: int, high: int) -> int:
        return self.as_number(self.text(name), low, high)

    def as_number(self, text: str, low: int = 0, high: int = 9999) -> int:
        try:
            number = int(text)
        except ValueError:
            raise self.fail(f"{text!r} is not a number") from None
        if not low <= number <= high:
            raise self.fail(f"{number} is not from {low} to {high}")
        return number

    def split(self, name: str, mark: str, count: int | None = None) -> list[str]:
        words = self.text(name).split(mark)
        if count is not None and len(words) != count:
            raise self.fail(f"there are {len(words)} parts, not {count}")
        return words

    def numbers(self, text: str, count: int, low: int = 0, high: int = 9999) -> list[int]:
        words = text.split(",")
        if len(words) != count:
            raise self.fail(f"{text!r} has {len(words)} numbers, not {count}")
        return [self.as_number(word, low, high) for word in words]

    def digits(self, text: str, count: int) -> list[int]:
        if len(text) != count or not (text.isascii() and text.isdigit()):
            raise self.fail(f"{text!r} is not {count} digits")
        return [int(digit) for digit in text]
