"""What routes answer with, as types: for the OpenAPI document. What is hot is put together from
bytes and only described here; tests hold the answers against these types."""

from typing import Any, Literal

from msgspec import Struct

from kontor.server.log import Clock, Source


class ErrorBody(Struct):
    code: str
    message: str


class Error(Struct):
    error: ErrorBody


class NotifyState(Struct):
    offered: list[str]
    webhook: str | None
    mail: str | None
    mail_confirmed: bool


class Me(Struct):
    id: str
    name: str
    guest: bool
    notify: NotifyState


class Session(Struct):
    id: str
    created: int
    seen: int
    current: bool


class Stat(Struct):
    title: str
    games: int
    wins: int
    points: float


class OwnRating(Struct):
    title: str
    rating: float
    mu: float
    sigma: float
    games: int


class Profile(Struct):
    id: str
    name: str
    guest: bool
    stats: list[Stat]
    ratings: list[OwnRating]


class Rating(Struct):
    person: str
    name: str
    rating: float
    mu: float
    sigma: float
    games: int


class Title(Struct):
    name: str
    title: str
    players: tuple[int, int]
    options: list[dict[str, Any]]
    levels: list[str]
    languages: list[str]


class Components(Struct):
    set: str
    hash: str
    files: dict[str, Any]
    drawn: dict[str, Any]


class RuleText(Struct):
    id: str
    text: str


class RuleSection(Struct):
    part: str
    title: str
    rules: list[RuleText]


class SeatInfo(Struct):
    seat: int
    kind: Literal["open", "person", "bot"]
    person: str | None
    name: str
    level: str | None
    bot: str | None


class OfferInfo(Struct):
    by: int
    to: int
    agreed: list[int]


class SeatResult(Struct):
    seat: int
    place: int
    points: int
    sources: dict[str, int]


class Summary(Struct, rename={"source": "from"}):
    id: str
    title: str
    options: dict[str, int | str]
    status: Literal["open", "playing", "over", "closed"]
    private: bool
    rated: bool
    confirm: bool
    clock: Clock | None
    created: int
    host: str
    seats: list[SeatInfo]
    key_hash: str
    key: str | None
    components: str
    source: Source | None
    rematch: str | None
    result: list[SeatResult] | None


class Listed(Summary, rename={"source": "from"}, kw_only=True):
    asked: bool = False


class Info(Summary, rename={"source": "from"}, kw_only=True):
    offer: OfferInfo | None
    invite: str = ""


class GameEvent(Struct):
    key: str
    params: dict[str, int | str]


class TableEvent(Struct, kw_only=True):
    number: int
    at: int
    kind: str
    seat: int | None = None
    action: str | None = None
    events: list[GameEvent] = []


class Label(Struct):
    key: str
    params: dict[str, int | str]


class Choice(Struct):
    action: str
    verb: str
    fields: dict[str, int]
    label: Label


class LessonFrame(Struct):
    view: dict[str, Any]
    choices: list[Choice]
    events: list[GameEvent]


class LessonTask(Struct):
    frame: int
    expected: str


class LessonStep(Struct):
    text: str
    show: list[str]
    frame: int
    tasks: list[LessonTask]


class Lesson(Struct):
    title: str
    seat: int
    players: list[str]
    frames: list[LessonFrame]
    steps: list[LessonStep]
    record: str
    moves: int


class ClockState(Struct):
    seat: int
    left: int
    running: bool


class TableFrame(Struct, kw_only=True, rename={"start": "from"}):
    type: Literal["table"]
    table: str
    seat: int | None
    start: int
    number: int
    events: list[TableEvent]
    info: Info
    view: dict[str, Any] | None
    sequence: int | None
    choices: list[Choice]
    undo: bool
    asked: bool
    secret: bool
    curtain: bool
    moves: int
    clocks: list[ClockState] | None


class Done(Struct):
    id: str
    seat: int | None
    sequence: int | None


class Moment(Struct):
    move: int
    moves: int
    view: dict[str, Any]
    events: list[GameEvent]
    action: str | None
    by: int | None


class Step(Struct):
    by: int | None
    action: str | None
    points: list[int]
    events: list[GameEvent]


class Upload(Struct):
    id: str
    title: str
    players: list[str]
    moves: int
    over: bool


class JudgedSeat(Struct):
    player: str
    choices: int
    errors: int
    cost: float
    luck: float
    luck_points: float | None


class TurningPoint(Struct):
    decision: int
    seat: int
    by: Literal["error", "luck"]
    change: list[float]


class JudgedMoment(Struct, kw_only=True, omit_defaults=True):
    first: int
    last: int
    seat: int
    choice: list[str]
    labels: list[Label]
    before: list[float] = []
    after: list[float] = []
    cost: float = 0.0
    noise: float = 0.0
    better: list[str] = []
    better_labels: list[Label] = []
    luck: list[float] = []
    luck_points: list[float] = []


class JudgedGame(Struct):
    format: int
    game: str
    options: dict[str, int | str]
    players: list[str]
    sides: list[list[int]]
    decisions: int
    finished: bool
    result: list[int] | None
    margins: list[float] | None
    bot: str
    budget: int
    seed: int
    seats: list[JudgedSeat]
    turning_points: list[TurningPoint]
    moments: list[JudgedMoment]


class Analysis(Struct):
    status: Literal["off", "none", "asked", "failed", "done"]
    ahead: int
    done: int
    moments: int | None
    found: JudgedGame | None


class Mutes(Struct):
    muted: list[str]


class Nothing(Struct):
    ok: bool


class Health(Struct):
    status: str
    version: str
