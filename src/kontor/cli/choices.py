"""The choices of a person at the terminal: in words, numbered, laid out in columns."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from kontor.cli.language import say
from kontor.cli.saves import PERSON
from kontor.core.chance import ScriptedChance
from kontor.core.errors import KontorError
from kontor.core.game import Document, State
from kontor.core.words import Words

UNITS = (36, 24, 18, 12, 6)
DESCRIBED = ("take", "buy", "claim", "book")
"""Choices that also say what a tile or a book does; elsewhere it is already the person's."""
LAST = ("pass", "stop", "done", "end")
"""Choices that stand below all others."""
GROUPED = ("plan", "rest")
"""Choices whose first target belongs to the label: those of a slot stand together."""
SHORT_LIST = 12
"""A list of choices longer than this and a third of the screen is shortened."""
FEW = 8
"""With so few choices there is room for their notation."""

Entry = tuple[str, Text]
"""A label, and a choice with its number."""


class Drawing(Protocol):
    """How a title is drawn: the module board_<title>."""

    @property
    def QUIET(self) -> frozenset[str]: ...

    def screen(
        self,
        view: Document,
        players: Sequence[str],
        hints: Sequence[Mapping[str, str | int]],
        *,
        full: bool,
        compact: bool,
    ) -> RenderableType: ...

    def draw(self, view: Document, players: Sequence[str]) -> RenderableType: ...

    def asked(self, view: Document, seat: int) -> str: ...

    def brief(self, text: str, tile: str) -> str: ...

    def gains(
        self, before: Document, after: Document, seat: int, hint: Mapping[str, str | int], /
    ) -> str: ...

    def noted(
        self, view: Document, players: Sequence[str], seat: int, hint: Mapping[str, str | int], /
    ) -> str: ...

    def legend(self, view: Document) -> RenderableType: ...

    def scores(self, view: Document, players: Sequence[str]) -> RenderableType: ...


class Choice:
    """A legal action as it stands in the list: under a label like `4:take`, in words."""

    def __init__(
        self,
        state: State,
        view: Document,
        action: int,
        words: Words,
        drawing: Drawing,
        players: Sequence[str],
    ):
        self.action = action
        self.hint = hint_of(state, action)
        self.notation = str(self.hint["notation"])
        self.verb = verb = str(self.hint["verb"])
        die, _, _ = self.notation.partition(verb)
        self.die = die
        self.label = die + verb
        if verb in GROUPED:
            self.label = self.notation.rpartition(":")[0]
        self.text = words.action(state, PERSON, action)
        if die:
            self.text = self.text.partition(": ")[2] or self.text
        tile = self.hint.get("tile", self.hint.get("book"))
        if verb not in DESCRIBED and tile is not None:
            self.text = drawing.brief(self.text, str(tile))
        note = drawing.noted(view, players, PERSON, self.hint)
        self.text += f" ({note})" if note else ""
        self.number = 0
        self.cost = int(self.hint.get("workers", 0)) if die else 0
        after = outcome_of(state, action)
        self.points = 0
        self.gains = ""
        if after is not None:
            seen = after.view(PERSON)
            scored = after.scores()[PERSON].total - state.scores()[PERSON].total
            self.points = scored if seen.get("solo") is None else steps(view, seen)
            self.gains = drawing.gains(view, seen, PERSON, self.hint)

    def entry(self) -> Text:
        """The choice with its number, and what it brings."""
        entry = Text.assemble((f"{self.number:>2}) ", "bold"), self.text)
        if self.points:
            entry.append(f" {self.points:+d}", "bold green" if self.points > 0 else "red")
        if self.gains:
            entry.append(f" {self.gains}", "green")
        return entry


HIDDEN: tuple[Callable[[Choice], bool], ...] = (
    lambda choice: choice.verb == "take",
    lambda choice: choice.points == 0,
)
"""Which choices that cost workers a long list leaves out: first these, then those too."""


def hint_of(state: State, action: int) -> dict[str, str | int]:
    """An action's verb and notation, its things by name, and its cost."""
    verb = state.actions.parts(action)[0].name
    notation = state.write(PERSON, action)
    return {"verb": verb, "notation": notation, **state.details(PERSON, action)}


def outcome_of(state: State, action: int) -> State | None:
    """The state after an action; none where it has to draw first or reveals something."""
    if state.secret:
        return None
    after = state.copy()
    try:
        after.step(PERSON, action, ScriptedChance([]))
    except KontorError:
        return None
    return after


def steps(before: Document, after: Document) -> int:
    """The steps of the marker in a solo game; at the target it begins anew."""
    old, new = before["solo"], after["solo"]
    assert isinstance(old, dict)
    assert isinstance(new, dict)
    end = new["marker"] if new["target"] == old["target"] else old["target"]
    return int(end - old["marker"])


def forced(state: State) -> int | None:
    """The person's only legal action; ending a turn is always left to the person."""
    legal = state.legal(PERSON)
    if len(legal) != 1 or state.actions.parts(legal[0])[0].name == "end":
        return None
    return legal[0]


def shorten(group: Sequence[Choice]) -> None:
    """Leave out what all choices of a group begin with: `Shield 16: `, or else the verb."""
    for end in (": ", " "):
        starts = {choice.text.partition(end)[0] for choice in group if end in choice.text}
        if any("(" in start for start in starts):
            continue
        if len(group) > 1 and len(starts) == 1 and all(end in choice.text for choice in group):
            for choice in group:
                choice.text = choice.text.partition(end)[2]
            return


def choices_of(
    state: State, words: Words, drawing: Drawing, players: Sequence[str]
) -> list[Choice]:
    """The person's choices; what a whole group begins with stands in its label only."""
    view = state.view(PERSON)
    legal = state.legal(PERSON)
    choices = [Choice(state, view, action, words, drawing, players) for action in legal]
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.label, []).append(choice)
    for group in groups.values():
        shorten(group)
    # The table's order has all dice of a verb together; people think of one die at a time.
    labels = list(groups)
    choices.sort(key=lambda c: (not c.die, c.die, c.verb in LAST, labels.index(c.label), c.cost))
    for number, choice in enumerate(choices, 1):
        choice.number = number
    return choices


def lay_out(choices: Sequence[Choice], entries: Sequence[Entry], width: int) -> list[Text]:
    """Entries beside their labels, in columns that long ones share: the widest columns that cost
    hardly any more lines than none at all."""
    label = max(len(choice.label) for choice in choices) + 1
    tight = len(flow(entries, width, label, 1))
    for unit in UNITS:
        lines = flow(entries, width, label, unit)
        if len(lines) <= tight + 1:
            return lines
    return flow(entries, width, label, 1)


def flow(entries: Sequence[Entry], width: int, label: int, unit: int) -> list[Text]:
    """Entries from left to right, each beginning at a multiple of `unit` behind the label."""
    room = max(unit, width - label)
    lines: list[Text] = []
    last, used = "", 0
    for name, text in entries:
        if name != last or used + text.cell_len > room:
            lines.append(Text.assemble((f"{name if name != last else '':<{label}}", "bold cyan")))
            last, used = name, 0
        lines[-1].append_text(Text(" " * (used - lines[-1].cell_len + label)) + text)
        used += -(-(text.cell_len + 2) // unit) * unit
    return lines


def entries_of(choices: Sequence[Choice], width: int) -> list[Entry]:
    """All choices with their numbers; a few of them with their notation."""
    entries = []
    for choice in choices:
        text = choice.entry()
        noted = Text.assemble(text, (f"  {choice.notation}", "dim"))
        fits = len(choices) <= FEW and noted.cell_len + len(choice.label) < width
        entries.append((choice.label, noted if fits else text))
    return entries


def short_entries(choices: Sequence[Choice], hidden: Callable[[Choice], bool]) -> list[Entry]:
    """The choices without some of the dear ones, and how to see those."""
    entries: list[Entry] = []
    for label in dict.fromkeys(choice.label for choice in choices):
        group = [choice for choice in choices if choice.label == label]
        shown = [choice for choice in group if not (choice.cost and hidden(choice))]
        if len(group) - len(shown) < 3:
            shown = group
        entries += [(label, choice.entry()) for choice in shown]
        if shown != group:
            more = say("more-with-workers", count=len(group) - len(shown), label=label)
            entries.append((label, Text(more, "dim")))
    return entries
