"""The contract: what a game offers to players, bots, servers, records and screens."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from operator import index
from typing import SupportsIndex

from msgspec import json
from mypy_extensions import mypyc_attr

from kontor.core.actions import ActionTable, Names
from kontor.core.chance import Chance
from kontor.core.errors import IllegalAction, OptionError, PositionError
from kontor.core.events import Log
from kontor.core.features import FeatureTable
from kontor.core.options import Option, Options, settle
from kontor.core.position import PositionReader
from kontor.core.rows import Choices
from kontor.core.writer import BytesWriter

Document = dict[str, object]
"""Plain data for the wire: dicts, lists, texts, numbers, truth values, None."""


class Score:
    """A seat's points, by source."""

    def __init__(self, sources: dict[str, int]):
        self.sources = sources
        self.total = sum(sources.values())

    def __repr__(self) -> str:
        return f"Score({self.total}, {self.sources!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A moment of a game. Everything there is to know about it is in `position()`."""

    players: int
    actors: tuple[int, ...]
    """The seats that owe a decision now; several when people choose in secret; none when over."""

    @property
    @abstractmethod
    def actions(self) -> ActionTable:
        """The game's action table."""

    @property
    @abstractmethod
    def options(self) -> Options:
        """The options this game was made with."""

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """Every legal action of a seat in ascending order; never empty for an actor."""

    def add_legal(self, seat: int, out: Choices) -> None:
        """Append the same to choices: for playouts, which use them again and again."""
        for action in self.legal(seat):
            out.append(action)

    @abstractmethod
    def step(self, seat: int, action: int, chance: Chance, log: Log | None = None) -> None:
        """Do a legal action in place, unchecked: for playouts."""

    @abstractmethod
    def refusal(self, seat: int, action: int) -> IllegalAction:
        """Why an action that is not legal is refused."""

    def apply(
        self, seat: int, action: SupportsIndex, chance: Chance, log: Log | None = None
    ) -> None:
        """Check an action and do it in place; refuse it with IllegalAction and change nothing."""
        code = index(action)  # NumPy's whole numbers are welcome too
        if code not in self.legal(seat):
            raise self.refusal(seat, code)
        self.step(seat, code, chance, log)

    @property
    @abstractmethod
    def secret(self) -> bool:
        """Whether what is chosen now stays hidden until everybody has chosen."""

    @abstractmethod
    def may_undo(self, seat: int) -> bool:
        """Whether the seat's last decision may still be taken back: nothing drawn, nothing
        revealed, and no other seat acted since (choosing in secret at the same time aside)."""

    @abstractmethod
    def copy(self) -> "State":
        """An independent copy."""

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, _memo: dict[int, object]) -> "State":
        return self.copy()

    @abstractmethod
    def known_to(self, seat: int) -> "State":
        """A copy in which what the seat cannot know is blank."""

    @abstractmethod
    def fill(self, chance: Chance) -> None:
        """Sample what is blank."""

    @abstractmethod
    def reopen(self, seat: int) -> None:
        """Let the others choose once more what they have chosen in secret: for whoever would rather
        guess it from what sensible people choose than by lot."""

    @abstractmethod
    def view(self, seat: int | None) -> Document:
        """What a seat, or a spectator (None), may know, as a document for the wire."""

    def view_json(self, seat: int | None) -> bytes:
        """The view as it goes over the wire. A game may have parts of it ready in writing."""
        return json.encode(self.view(seat))

    @abstractmethod
    def svg(
        self,
        seat: int | None = None,
        size: int = 1200,
        language: str = "en",
        highlights: Iterable[int] = (),
    ) -> str:
        """A picture of what a seat, or a spectator (None), may see: `size` pixels wide, with marks
        on what some actions of the acting seat point at."""

    def _repr_svg_(self) -> str:
        """How notebooks show a state."""
        return self.svg()

    @abstractmethod
    def write_features(self, seat: int, out: BytesWriter) -> None:
        """Append what a seat knows as numbers (see core/features.py)."""

    def features(self, seat: int) -> bytes:
        """What a seat knows as numbers."""
        out = BytesWriter()
        self.write_features(seat, out)
        return out.getvalue()

    @abstractmethod
    def details(self, seat: int, action: int) -> dict[str, str | int]:
        """A legal action's things by name, and what it would use up: for words and screens."""

    @abstractmethod
    def names(self, seat: int, field: str) -> Sequence[str]:
        """What the values of a field are called at this moment (see ActionTable)."""

    @abstractmethod
    def position(self, seat: int | None = -1) -> str:
        """The whole state as one line of text; as a seat or spectator (None) knows it, with `?`
        for what is hidden; -1 is the whole truth."""

    @abstractmethod
    def scores(self) -> list[Score]:
        """Each seat's points so far, by source."""

    @property
    @abstractmethod
    def outcome(self) -> list[int] | None:
        """Each seat's place (1 is best, shared places are equal) when the game is over. Who plays
        alone is first, or has lost and is second."""

    def partners(self, seat: int) -> list[int]:
        """The seats that know what a seat knows and win with it: itself, and its team."""
        return [seat]

    def side_points(self) -> list[int]:
        """What each seat has, its partners' points included."""
        points = [score.total for score in self.scores()]
        return [sum([points[mate] for mate in self.partners(seat)]) for seat in range(self.players)]

    def ahead(self, worths: Sequence[float]) -> list[float]:
        """By how much each seat is ahead of the best of those it does not win with, if such are
        the worths of the seats; who plays alone is ahead of nothing."""
        found = []
        for seat in range(self.players):
            together = self.partners(seat)
            others = [worths[other] for other in range(self.players) if other not in together]
            found.append(worths[seat] - max(others) if others else worths[seat])
        return found

    def shares_of_win(self) -> list[float]:
        """What part of the win each seat has: all of it with its partners, or as much as others
        who share the first place."""
        places = self.outcome or []
        sides = {min(self.partners(seat)) for seat, place in enumerate(places) if place == 1}
        return [1 / len(sides) if place == 1 else 0.0 for place in places]

    @abstractmethod
    def status(self) -> list[str]:
        """Every broken invariant; empty for a sound state."""

    def digest(self) -> str:
        """A hash of the whole state."""
        return blake2b(self.position().encode(), digest_size=16).hexdigest()

    def write(self, seat: int, action: int) -> str:
        """An action in notation."""
        return self.actions.write(action, lambda field: self.names(seat, field))

    def read(self, seat: int, text: str) -> int:
        """The action that a notation stands for; NotationError if it stands for none."""
        return self.actions.read(text, lambda field: self.names(seat, field))

    def hint(self, seat: int, action: int) -> Document:
        """For a screen: the verb, the indices of what an action points at, names and costs."""
        hint = self.hinted(seat, action, lambda field: self.names(seat, field))
        del hint["action"]
        return hint

    def hints(self, seat: int) -> list[Document]:
        """Each legal action in notation with its hint; names are looked up once for all."""
        known: dict[str, Sequence[str]] = {}

        def names(field: str) -> Sequence[str]:
            if field not in known:
                known[field] = self.names(seat, field)
            return known[field]

        return [self.hinted(seat, action, names) for action in self.legal(seat)]

    def hinted(self, seat: int, action: int, names: Names) -> Document:
        """An action in notation with its hint."""
        family, values = self.actions.parts(action)
        return {
            "action": family.write(values, names),
            "verb": family.name,
            "fields": family.point(values),
            "details": self.details(seat, action),
        }


@mypyc_attr(native_class=False)
class Game(ABC):
    """A title: its options, its components, its actions, and how a game of it begins."""

    name: str
    title: str
    rules_version = 0
    """Counts changed readings of rules from the first tagged release on."""
    min_players: int
    max_players: int
    option_list: tuple[Option, ...]
    actions: ActionTable
    features: FeatureTable
    component_set: str
    component_hash: str
    component_data: str
    """A component set of one's own, packed for the record; empty for the standard one."""

    def settle(self, given: Mapping[str, object]) -> Options:
        """The options of a game, complete and checked, also against each other."""
        options = settle(self.option_list, given)
        self.check_options(options)
        return options

    @abstractmethod
    def check_options(self, options: Options) -> None:
        """Refuse options that do not go together, with OptionError."""

    @abstractmethod
    def new(self, given: Mapping[str, object], chance: Chance, log: Log | None = None) -> State:
        """A game at its first decision."""

    @abstractmethod
    def read_position(self, options: Options, text: str) -> State:
        """The state of a position text, as far as it can be read."""

    def from_position(self, text: str) -> State:
        """The state that a position text describes; PositionError if it describes none."""
        reader = PositionReader(self.name, text)
        try:
            given = {option.name: reader.text(option.name) for option in self.option_list}
            options = self.settle(given)
        except OptionError as error:
            raise PositionError(str(error)) from None
        state = self.read_position(options, text)
        broken = state.status()
        if broken:
            raise PositionError("; ".join(broken))
        if state.position() != text:
            raise PositionError("parts are missing, unknown or out of order")
        for seat in state.actors:
            if not state.legal(seat):
                raise PositionError(
                    f"seat {seat} has a decision to make, but nothing to choose from"
                )
        return state

    @abstractmethod
    def sample_options(self) -> list[Options]:
        """Option sets that together use every option, for tests and measurements."""
