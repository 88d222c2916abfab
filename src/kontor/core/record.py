"""Records: a game as a text that people can read, diff and mail.

A header of `name: value` lines, an empty line, then one decision a line in notation, with what
chance gave it behind a bar. Draws are counted from 1, so that dice read as dice:

    kontor: 1
    game: burgundy
    options: players=2 duchies=1 start=in-order
    components: burgundy-2019 0123456789abcdef
    rules: 0
    players: Ana, greedy
    key-hash: 5e1f...
    key: 77a0...

    setup | 2 5 1 6
    1 0 4:take:church@4
    2 0 end | 3 5 2 2 6
    undo 1
    result 102 98

`key` stands there once the game is over; `from` (with the key hash of the game it was branched
off) says how many lines of a branched game were taken over; `undo N` takes back, by agreement, all
decisions after the first N; `component-data` brings along a component set of one's own.
"""

from dataclasses import dataclass, field

from kontor.core.errors import RecordError
from kontor.core.options import Options

FORMAT = "1"
REQUIRED = ("kontor", "game", "options", "components", "rules", "players", "key-hash")
OPTIONAL = ("component-data", "key", "from")
NAME_LENGTH = 40


@dataclass(frozen=True, slots=True)
class Decision:
    """A seat's decision in notation, with the draws it caused."""

    seat: int
    text: str
    draws: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Undo:
    """An agreed undo: only the first `to` decisions still stand."""

    to: int


@dataclass
class Record:
    """Everything needed to play a game again."""

    game: str
    options: Options
    component_set: str
    component_hash: str
    rules_version: int
    players: list[str]
    key_hash: str
    component_data: str = ""
    key: bytes | None = None
    branch: int | None = None
    branch_key_hash: str = ""
    setup: tuple[int, ...] = ()
    entries: list[Decision | Undo] = field(default_factory=list)
    result: list[int] | None = None

    def standing(self) -> list[Decision]:
        """The decisions that have not been taken back."""
        return stand(self.entries)

    def write(self, veiled: bool = False) -> str:
        """The record as text; veiled, without the setup's draws, some of which are secret as long
        as the game goes on."""
        lines = [
            f"kontor: {FORMAT}",
            f"game: {self.game}",
            "options: " + " ".join(f"{name}={value}" for name, value in self.options.items()),
            f"components: {self.component_set} {self.component_hash}",
            f"rules: {self.rules_version}",
            "players: " + ", ".join(self.players),
            f"key-hash: {self.key_hash}",
        ]
        if self.component_data:
            lines.append(f"component-data: {self.component_data}")
        if self.key is not None:
            lines.append(f"key: {self.key.hex()}")
        if self.branch is not None:
            lines.append(f"from: {self.branch} {self.branch_key_hash}")
        lines += ["", "setup | ?" if veiled else "setup" + draws_text(self.setup)]
        number = 0
        for entry in self.entries:
            if isinstance(entry, Undo):
                number = entry.to
                lines.append(f"undo {number}")
            else:
                number += 1
                lines.append(f"{number} {entry.seat} {entry.text}{draws_text(entry.draws)}")
        if self.result is not None:
            lines.append("result " + " ".join(map(str, self.result)))
        return "\n".join(lines) + "\n"


def stand(entries: list[Decision | Undo]) -> list[Decision]:
    """The decisions that agreed undos have left standing."""
    standing: list[Decision] = []
    for entry in entries:
        if isinstance(entry, Undo):
            del standing[entry.to :]
        else:
            standing.append(entry)
    return standing


def draws_text(draws: tuple[int, ...]) -> str:
    return " | " + " ".join(str(draw + 1) for draw in draws) if draws else ""


def read(text: str) -> Record:
    """A record from its text; RecordError names the line that is wrong."""
    if not text.endswith("\n"):
        raise RecordError(text.count("\n") + 1, "the file ends in the middle of a line")
    lines = text.split("\n")[:-1]
    header, body_at = read_header(lines)
    record = header_record(header, body_at)
    if body_at >= len(lines):
        raise RecordError(len(lines), "there is no 'setup' line after the header")
    if lines[body_at] == "setup | ?":
        raise RecordError(
            body_at + 1, "what was dealt in secret is told when the game is over: ask for it then"
        )
    words, draws = split_draws(lines[body_at], body_at + 1)
    if words != ["setup"]:
        raise RecordError(body_at + 1, f"expected 'setup', found {lines[body_at]!r}")
    record.setup = draws
    count = 0
    for number, line in enumerate(lines[body_at + 1 :], body_at + 2):
        if record.result is not None:
            raise RecordError(number, "nothing may follow the result")
        words, draws = split_draws(line, number)
        if words[0] == "result":
            record.result = [whole(word, number) for word in words[1:]]
        elif words[0] == "undo" and len(words) == 2:
            to = whole(words[1], number)
            if to >= count:
                raise RecordError(number, f"undo {to}: only {count} decisions stand")
            count = to
            record.entries.append(Undo(to))
        else:
            count += 1
            record.entries.append(read_decision(words, draws, count, number))
    if record.write() != text:
        raise RecordError(
            first_difference(record.write(), text), "this is not how Kontor writes it"
        )
    return record


def read_header(lines: list[str]) -> tuple[dict[str, tuple[int, str]], int]:
    """The header's values with their lines, and where the body begins."""
    header: dict[str, tuple[int, str]] = {}
    for index, line in enumerate(lines):
        if not line:
            return header, index + 1
        name, colon, value = line.partition(": ")
        if not colon or name not in REQUIRED + OPTIONAL:
            raise RecordError(index + 1, f"{line[:60]!r} is no header line of a Kontor record")
        if name in header:
            raise RecordError(index + 1, f"{name} stands there twice")
        header[name] = (index + 1, value)
    raise RecordError(max(1, len(lines)), "the header does not end")


def header_record(header: dict[str, tuple[int, str]], body_at: int) -> Record:
    for name in REQUIRED:
        if name not in header:
            raise RecordError(body_at, f"the header has no {name!r}")
    number, version = header["kontor"]
    if version != FORMAT:
        raise RecordError(number, f"format {version!r} is not known; this Kontor reads {FORMAT}")
    number, value = header["components"]
    components = value.split(" ")
    if len(components) != 2:
        raise RecordError(number, "components are a name and a hash")
    record = Record(
        game=header["game"][1],
        options=read_options(*header["options"]),
        component_set=components[0],
        component_hash=components[1],
        rules_version=whole(header["rules"][1], header["rules"][0]),
        players=header["players"][1].split(", "),
        key_hash=header["key-hash"][1],
    )
    if "component-data" in header:
        record.component_data = header["component-data"][1]
    if "key" in header:
        number, value = header["key"]
        try:
            record.key = bytes.fromhex(value)
        except ValueError:
            raise RecordError(number, "a key is a hexadecimal number") from None
        if len(record.key) != 32:
            raise RecordError(number, "a key has 32 bytes")
    if "from" in header:
        number, value = header["from"]
        words = value.split(" ")
        if len(words) != 2:
            raise RecordError(number, "a branch is a number of lines and a key hash")
        record.branch, record.branch_key_hash = whole(words[0], number), words[1]
    return record


def read_options(number: int, value: str) -> Options:
    options: Options = {}
    for word in value.split(" "):
        name, equals, setting = word.partition("=")
        if not equals or name in options:
            raise RecordError(number, f"{word!r} is not one name=value")
        options[name] = setting
    return options


def split_draws(line: str, number: int) -> tuple[list[str], tuple[int, ...]]:
    """A line's words, and its draws counted from 0."""
    text, bar, draws = line.partition(" | ")
    if not text:
        raise RecordError(number, "the line is empty")
    values = [whole(word, number) - 1 for word in draws.split(" ")] if bar else []
    if any(value < 0 for value in values):
        raise RecordError(number, "draws are counted from 1")
    return text.split(" "), tuple(values)


def read_decision(words: list[str], draws: tuple[int, ...], count: int, number: int) -> Decision:
    if len(words) != 3:
        raise RecordError(
            number, f"expected '{count}', a seat and an action; found {' '.join(words)!r}"
        )
    if whole(words[0], number) != count:
        raise RecordError(number, f"this is decision {count}, not {words[0]}")
    return Decision(whole(words[1], number), words[2], draws)


def whole(word: str, number: int) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 9):
        raise RecordError(number, f"{word[:24]!r} is not a whole number")
    return int(word)


def first_difference(ours: str, theirs: str) -> int:
    pairs = zip(ours.split("\n"), theirs.split("\n"), strict=False)
    for number, (a, b) in enumerate(pairs, 1):
        if a != b:
            return number
    return 1


def check_name(name: str) -> str:
    """A player's name as it may stand in a record."""
    clean = " ".join("".join(c if c.isprintable() else " " for c in name).replace(",", " ").split())
    return clean[:NAME_LENGTH].strip() or "player"
