"""What a search asks about positions: what each seat will make of one, and which actions promise
most."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from kontor.bots import thumb_burgundy, thumb_mombasa, value_burgundy, value_mombasa
from kontor.bots.numbers import Numbers, moments
from kontor.bots.outlook_mombasa import Outlook
from kontor.bots.plans_mombasa import Scale, good_plans
from kontor.bots.thumb_mombasa import Plan
from kontor.core.errors import KontorError
from kontor.core.game import State
from kontor.games.burgundy import scoring, solo, team
from kontor.games.burgundy.features import following
from kontor.games.burgundy.state import BurgundyState
from kontor.games.burgundy.tables import SETUP, SOLO, TEAM
from kontor.games.mombasa.actions import CARDS, CLEAR, DONE, PLAN, SLOTS
from kontor.games.mombasa.state import MombasaState
from kontor.games.mombasa.tables import PLANNING

NEVER: Final = -1e9
"""What nobody in his senses does, such as taking a card of a plan back to lay it again."""
SPACE: Final = 8.0
"""A filled space of the solo game, in points."""
VICTORY: Final = 5
"""What filling the last space of all counts for beyond the space."""
EARLY: Final = 0.5
"""So much rules of thumb at the end of a turn count beside what is foreseen where a round ends."""
RIVALRY: Final = 0.5
"""So much of what the others have is counted against oneself in Burgundy."""
GOOD_PLANS: Final = 8
"""So many plans are thought through."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Teaching(ABC):
    """What was learned about positions of a game."""

    @abstractmethod
    def points(self, rows: list[bytes], players: int) -> list[float]:
        """What rules of thumb miss in each of some positions, given as features."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(ABC):
    """Judges positions of a game, in points: by rules of thumb, and by what was learned beyond
    them."""

    moments: float = 1.0
    """So many of the moments that it can foresee from are needed to learn from a game."""
    patient: bool = False
    """Whether a position has to be played on to the end of the round before it can be judged."""

    def __init__(self, teaching: Teaching | None = None):
        self.teaching = teaching

    @abstractmethod
    def value(self, s: State, seat: int) -> float:
        """What a seat's position is worth by rules of thumb, to it and its partners together."""

    @abstractmethod
    def by_thumb(self, s: State, seat: int, legal: list[int]) -> list[float]:
        """What a seat's position is worth by rules of thumb after each of its actions."""

    def after(self, s: State, seat: int, legal: list[int]) -> list[float]:
        """The same, by what was learned too where that helps."""
        return self.by_thumb(s, seat, legal)

    def promising(self, s: State, seat: int, legal: list[int], _most: int) -> dict[int, float]:
        """The same for the most promising actions only, where to think about all takes long."""
        return dict(zip(legal, self.after(s, seat, legal), strict=True))

    @abstractmethod
    def clear(self, s: State) -> bool:
        """Whether what was learned tells something about a position."""

    @abstractmethod
    def base(self, s: State) -> list[float]:
        """What the seats' positions seem worth, before what was learned is added."""

    @abstractmethod
    def ends(self, s: State) -> list[float]:
        """What the seats' positions have come to at the end of a game: what is to be foreseen."""

    @abstractmethod
    def margins(self, s: State) -> list[float]:
        """By how much each seat will be ahead of the best of the others, or is at the end."""

    def aims(self, s: State) -> list[float]:
        """What each seat goes for, as far as a position has it."""
        return self.margins(s)

    def points(self, _s: State) -> list[float]:
        """What each seat will come to, or has at the end; nothing where leads are foreseen, not
        points."""
        return []

    def early(self, _s: State) -> list[float]:
        """What counts of a position at the end of a turn if it is played on before it is judged;
        nothing if it is not."""
        return []

    def round(self, _s: State) -> int:
        """Changes where so much is drawn that nobody can know decisions beforehand."""
        return 0

    def forecast(self, s: State) -> list[float]:
        """What each seat's position is worth."""
        worths = self.base(s)
        if self.teaching is None or not self.clear(s):
            return worths
        rows = [s.features(seat) for seat in range(s.players)]
        return added(worths, self.teaching.points(rows, s.players))


def added(worths: list[float], more: list[float]) -> list[float]:
    return [worth + extra for worth, extra in zip(worths, more, strict=True)]


class BurgundyJudge(Judge):
    """Every action is judged by the position it leads to; a position by the points that a seat will
    make."""

    def __init__(
        self, teaching: Teaching | None, sense: thumb_burgundy.Sense, space: float = SPACE
    ):
        super().__init__(teaching)
        self.moments = 0.2
        self.sense = sense
        self.space = space
        self.rivalry = RIVALRY

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, BurgundyState)
        if s.expansions & TEAM:
            keeper = team.keeper(s, seat)
            worth = value_burgundy.value(s, keeper, self.sense)
            return worth + int(scoring.total(s, team.partner(keeper)))
        if s.expansions & SOLO:
            return self.space * value_burgundy.value(s, seat, self.sense)
        return value_burgundy.value(s, seat, self.sense)

    def ends(self, s: State) -> list[float]:
        assert isinstance(s, BurgundyState)
        if s.expansions & SOLO:
            return [self.space * (s.filled[0].bit_count() + (VICTORY if solo.won(s) else 0))]
        return [float(points) for points in s.side_points()]

    def points(self, s: State) -> list[float]:
        return self.forecast(s) if s.actors else self.ends(s)

    def margins(self, s: State) -> list[float]:
        return s.ahead(self.points(s))

    def aims(self, s: State) -> list[float]:
        """Points of one's own, and some of the margin over the best of the others: whoever goes
        for nothing but the margin costs the others points, and itself as many."""
        points = self.points(s)
        ahead = s.ahead(points)
        return [own + self.rivalry * (more - own) for own, more in zip(points, ahead, strict=True)]

    def round(self, s: State) -> int:
        assert isinstance(s, BurgundyState)
        return s.phase * s.tables.rounds + s.round

    def clear(self, s: State) -> bool:
        """The setup is left to rules of thumb."""
        assert isinstance(s, BurgundyState)
        return s.stage != SETUP

    def base(self, s: State) -> list[float]:
        return [self.value(s, seat) for seat in range(s.players)]

    def after(self, s: State, seat: int, legal: list[int]) -> list[float]:
        found = self.promising(s, seat, legal, len(legal))
        return [found[action] for action in legal]

    def promising(self, s: State, seat: int, legal: list[int], most: int) -> dict[int, float]:
        """By rules of thumb, which take a third of the time of what was learned."""
        assert isinstance(s, BurgundyState)
        if self.teaching is None or s.stage == SETUP:
            return dict(zip(legal, self.by_thumb(s, seat, legal), strict=True))
        results = [value_burgundy.result(s, seat, action) for action in legal]
        worths = [self.value(result, seat) for result in results]
        if len(legal) > most:
            least = sorted(worths)[-most]
            kept = [place for place, worth in enumerate(worths) if worth >= least]
            legal = [legal[place] for place in kept]
            results = [results[place] for place in kept]
            worths = [worths[place] for place in kept]
        rows = following(s, seat, results)
        worths = added(worths, self.teaching.points(rows, s.players))
        return dict(zip(legal, worths, strict=True))

    def by_thumb(self, s: State, seat: int, legal: list[int]) -> list[float]:
        assert isinstance(s, BurgundyState)
        unit = self.space if s.expansions & SOLO else 1.0
        return [unit * value_burgundy.after(s, seat, action, self.sense) for action in legal]


class MombasaJudge(Judge):
    """Plans are judged whole, actions by the position they lead to.

    The rules of thumb count what a seat has beside what the others have: they tell which action is
    better, not how a game will end. What is learned is just that, by how much a seat will be ahead
    of what it is ahead by now, when a round begins: then nothing is in flight."""

    def __init__(self, teaching: Teaching | None, sense: thumb_mombasa.Sense):
        super().__init__(teaching)
        self.sense = sense
        self.patient = teaching is not None

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, MombasaState)
        outlook = Outlook(s, seat, self.sense)
        worth = outlook.value(s)
        if s.stage == PLANNING:
            plan = [card for card in s.slots[seat * SLOTS : (seat + 1) * SLOTS] if card]
            worth += Scale(outlook).plan_value(tuple(plan)) if plan else 0.0
        return worth

    def by_thumb(self, s: State, seat: int, legal: list[int]) -> list[float]:
        assert isinstance(s, MombasaState)
        if s.stage == PLANNING:
            return plan_steps(s, seat, legal, good_plans(s, seat, GOOD_PLANS, self.sense))
        worth = value_mombasa.judge(s, seat, self.sense)
        return [worth(action) for action in legal]

    def clear(self, s: State) -> bool:
        assert isinstance(s, MombasaState)
        return s.stage == PLANNING and not any(s.slots)

    def base(self, s: State) -> list[float]:
        return s.ahead(s.side_points())

    def ends(self, s: State) -> list[float]:
        return s.ahead(s.side_points())

    def margins(self, s: State) -> list[float]:
        if self.teaching is None:
            return [self.value(s, seat) for seat in range(s.players)]
        return self.forecast(s) if s.actors else self.ends(s)

    def early(self, s: State) -> list[float]:
        """Rules of thumb and what was learned err in different ways, so both count."""
        if not self.patient:
            return []
        return [EARLY * self.value(s, seat) for seat in range(s.players)]


def plan_steps(s: MombasaState, seat: int, legal: list[int], plans: list[Plan]) -> list[float]:
    """Steps of planning towards one of the good plans, each worth what the best of them is."""
    names = s.tables.card_names
    planned = [names[card] for card in s.slots[seat * SLOTS : (seat + 1) * SLOTS]]
    found = dict.fromkeys(legal, NEVER)
    for worth, layout in plans:
        wanted = [names[card] for card in layout]
        if any(card and card != wanted[slot] for slot, card in enumerate(planned)):
            continue
        missing = [slot for slot in range(SLOTS) if wanted[slot] and not planned[slot]]
        for action in legal:
            if missing and PLAN <= action < CLEAR:
                slot, card = (action - PLAN) // CARDS, (action - PLAN) % CARDS
                if slot == missing[0] and names[card] == wanted[slot]:
                    found[action] = max(found[action], worth)
            elif not missing and action == DONE:
                found[action] = max(found[action], worth)
    return [found[action] for action in legal]


THUMBS: Final[dict[str, type[object]]] = {
    "burgundy": thumb_burgundy.Thumb,
    "burgundy-solo": thumb_burgundy.SoloThumb,
    "mombasa": thumb_mombasa.Thumb,
}
"""What can be judged, and the class of its numbers. Who plays alone plays another game."""


def subject_of(s: State) -> str:
    """What a judge of a position has to know."""
    if isinstance(s, BurgundyState):
        return "burgundy-solo" if s.expansions & SOLO else "burgundy"
    if isinstance(s, MombasaState):
        return "mombasa"
    raise KontorError(f"there are no rules of thumb for {type(s).__name__}")


def judge_of(
    subject: str, teaching: Teaching | None = None, numbers: Numbers | None = None
) -> Judge:
    """A judge with what was learned, and with tuned numbers or the plain ones."""
    if subject == "mombasa":
        return MombasaJudge(teaching, mombasa_sense(numbers))
    return BurgundyJudge(teaching, burgundy_sense(subject, numbers))


def burgundy_sense(subject: str, numbers: Numbers | None) -> thumb_burgundy.Sense:
    plain, thumb, solo = thumb_burgundy.PLAIN, thumb_burgundy.Thumb, thumb_burgundy.SoloThumb
    if numbers is None:
        return plain
    if subject == "burgundy":
        return thumb_burgundy.Sense(moments(thumb, numbers, thumb_burgundy.MOMENTS), plain.solo)
    return thumb_burgundy.Sense(plain.thumbs, moments(solo, numbers, thumb_burgundy.MOMENTS))


def mombasa_sense(numbers: Numbers | None) -> thumb_mombasa.Sense:
    if numbers is None:
        return thumb_mombasa.PLAIN
    return thumb_mombasa.Sense(moments(thumb_mombasa.Thumb, numbers, thumb_mombasa.MOMENTS))
