"""A table: what follows from its log. It knows no database and no sockets.

`take` adds an entry. An entry that this process has just made brings along the attempt it was made
from; one that comes from the log is played again.
"""

from collections.abc import Callable, Collection, Iterable

from msgspec import Raw, json

from kontor.core import play as plays
from kontor.core import record as records
from kontor.core.chance import ScriptedChance, key_hash
from kontor.core.events import Log, visible
from kontor.core.game import Game, State
from kontor.core.play import Attempt, Play
from kontor.server.clocks import Clocks
from kontor.server.log import Chair, Entry, Row
from kontor.server.stream import RECENT, Stream, Told, Viewer

ANSWERS = 24
"""So many of the newest commands are remembered by their ids; older ones are looked up."""


class Offer:
    """A wish to go back to the first `to` decisions, and the seats that have agreed."""

    def __init__(self, by: int, to: int, agreed: Iterable[int]):
        self.by = by
        self.to = to
        self.agreed = set(agreed)


class Table:
    """One table, as far as its log was taken in."""

    def __init__(self, row: Row, game: Game, keep: int | None = RECENT):
        self.id = row.id
        self.row = row
        self.spec = row.spec
        self.game = game
        self.number = 0
        self.status = "open"
        self.seats: list[Chair] = []
        self.source = ""
        self.play: Play | None = None
        self.veiled = False
        """Whether the setup dealt something in secret, so that its draws are not yet told."""
        self.sequences: list[int] = []
        self.offer: Offer | None = None
        self.clocks: Clocks | None = None
        self.rematch: str | None = None
        self.answers: dict[str, int | None] = {}
        self.keep = keep
        self.streams: dict[Viewer, Stream] = {None: Stream(keep)}
        self.states: dict[Viewer, bytes] = {}
        self.open_view = b""
        self.infos: dict[bool, bytes] = {}

    @property
    def state(self) -> State:
        assert self.play is not None
        return self.play.state

    @property
    def people(self) -> set[str]:
        return {chair.person for chair in self.seats if chair.person is not None}

    def seats_of(self, person: str | None) -> list[int]:
        return [
            seat
            for seat, chair in enumerate(self.seats)
            if person is not None and chair.person == person
        ]

    @property
    def deciding(self) -> list[int]:
        """The seats whose people have a say in an agreement."""
        return [
            seat
            for seat, chair in enumerate(self.seats)
            if chair.kind == "person" and chair.bot is None
        ]

    @property
    def owing(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return self.state.actors if self.status == "playing" else ()

    def asks(self, person: str) -> bool:
        """Whether somebody has to decide something, on any of their seats."""
        return any(
            self.seats[seat].player is None for seat in self.seats_of(person) if seat in self.owing
        )

    # taking in the log

    def take(self, entry: Entry, attempt: Attempt | Play | None = None) -> None:
        """Add the next entry of the log."""
        assert entry.number == self.number + 1, (self.id, entry.number, self.number)
        if self.clocks is not None:
            if entry.kind == "credit":
                self.clocks.skip(entry.body["time"])
            self.clocks.charge(entry.at)
        KINDS[entry.kind](self, entry, attempt)
        self.number = entry.number
        if entry.sequence is not None and entry.seat is not None:
            self.sequences[entry.seat] = entry.sequence + 1
        if entry.client is not None:
            self.answers[entry.client] = entry.sequence
            if len(self.answers) > ANSWERS:
                del self.answers[next(iter(self.answers))]
        if self.clocks is not None:
            self.clocks.run([seat for seat in self.owing if self.seats[seat].player is None])
        self.forget_frames()
        if entry.kind != "move" or self.status != "playing":
            self.infos.clear()

    def forget_frames(self) -> None:
        """Let go of what was written for the viewers of this moment."""
        self.states.clear()
        self.open_view = b""

    def tell(self, entry: Entry, **more: object) -> None:
        """Something that everybody may know."""
        document: dict[str, object] = {"at": entry.at, "kind": entry.kind}
        if entry.seat is not None:
            document["seat"] = entry.seat
        told = Told({**document, **more}, entry.person if entry.kind == "chat" else None)
        for stream in self.streams.values():
            stream.add(told)

    def tell_of_choice(
        self, entry: Entry, before: State, after: State, log: Log, action: str | None
    ) -> None:
        """A decision or its undo. While people choose in secret, the others learn of it only what
        everybody sees: who owes nothing any more, and at last what was chosen."""
        seat = entry.seat
        assert seat is not None
        open_to_all = not before.secret and all(event.audience is None for event in log)
        noticed = not after.secret or not before.secret or before.actors != after.actors
        shared: Told | None = None
        for viewer, stream in self.streams.items():
            if open_to_all and shared is not None:
                stream.add(shared)
                continue
            own = viewer is not None and viewer in before.partners(seat)
            seen = visible(log, viewer)
            if not (own or noticed or seen):
                continue
            document: dict[str, object] = {"at": entry.at, "kind": entry.kind, "seat": seat}
            if action is not None and (own or not before.secret):
                document["action"] = action
            if entry.kind == "move":
                document["events"] = [{"key": event.key, "params": event.params} for event in seen]
            shared = Told(document)
            stream.add(shared)

    def on_open(self, entry: Entry, _attempt: object) -> None:
        for chair in entry.body["seats"]:
            self.seats.append(Chair(**chair))
        self.sequences = [0] * len(self.seats)
        self.source = entry.body.get("source", "")
        for seat in range(len(self.seats)):
            self.streams[seat] = Stream(self.keep)
        self.tell(entry)

    def on_sit(self, entry: Entry, _attempt: object) -> None:
        assert entry.seat is not None
        chair = Chair(**entry.body)
        self.seats[entry.seat] = chair
        self.tell(entry, person=chair.person, name=chair.name, level=chair.level)

    def on_stand(self, entry: Entry, _attempt: object) -> None:
        assert entry.seat is not None
        self.seats[entry.seat] = Chair()
        self.tell(entry)

    def on_start(self, entry: Entry, attempt: object) -> None:
        self.status = "playing"
        if not isinstance(attempt, Play):
            record = records.read(entry.body["record"])
            attempt = plays.resume(self.game, record, self.row.key)
        self.play = attempt
        log: Log = []
        if attempt.record.branch is None:
            chance = ScriptedChance(attempt.record.setup)
            self.game.new(attempt.record.options, chance, log)
        self.veiled = any(event.audience is not None for event in log)
        if self.spec.clock is not None:
            self.clocks = Clocks(self.spec.clock, len(self.seats), entry.at)
        for viewer, stream in self.streams.items():
            events = [{"key": e.key, "params": e.params} for e in visible(log, viewer)]
            stream.add(Told({"at": entry.at, "kind": "start", "events": events}))

    def on_move(self, entry: Entry, attempt: object) -> None:
        assert entry.seat is not None
        assert self.play is not None
        before = self.state
        if isinstance(attempt, Attempt):
            self.play.take(attempt)
            log = attempt.log
        else:
            draws = tuple(entry.body.get("draws", ()))
            log = self.play.repeat(entry.seat, entry.body["action"], draws)
        if self.state.outcome is not None:
            self.status = "over"
        self.tell_of_choice(entry, before, self.state, log, entry.body["action"])

    def on_undo(self, entry: Entry, _attempt: object) -> None:
        assert entry.seat is not None
        assert self.play is not None
        before = self.state
        self.play.undo(entry.seat)
        self.tell_of_choice(entry, before, self.state, [], None)

    def on_offer(self, entry: Entry, _attempt: object) -> None:
        assert entry.seat is not None
        to = entry.body["to"]
        self.offer = Offer(entry.seat, to, self.seats_of(entry.person))
        done = self.agree_if_all()
        self.tell(entry, to=to, **({"done": True} if done else {}))

    def on_agree(self, entry: Entry, _attempt: object) -> None:
        assert self.offer is not None
        self.offer.agreed.update(self.seats_of(entry.person))
        done = self.agree_if_all()
        self.tell(entry, **({"done": True} if done else {}))

    def agree_if_all(self) -> bool:
        """Go back, if everybody who has a say wants to."""
        assert self.offer is not None
        assert self.play is not None
        if not self.offer.agreed.issuperset(self.deciding):
            return False
        self.play.rewind(self.offer.to)
        self.offer = None
        return True

    def on_decline(self, entry: Entry, _attempt: object) -> None:
        self.offer = None
        self.tell(entry)

    def on_takeover(self, entry: Entry, _attempt: object) -> None:
        assert entry.seat is not None
        self.seats[entry.seat].bot = entry.body["level"]
        self.tell(entry, **entry.body)

    def on_return(self, entry: Entry, _attempt: object) -> None:
        assert entry.seat is not None
        self.seats[entry.seat].bot = None
        self.tell(entry)

    def on_credit(self, entry: Entry, _attempt: object) -> None:
        self.tell(entry, time=entry.body["time"])

    def on_chat(self, entry: Entry, _attempt: object) -> None:
        self.tell(entry, person=entry.person, name=entry.body["name"], text=entry.body["text"])

    def on_rematch(self, entry: Entry, _attempt: object) -> None:
        self.rematch = entry.body["table"]
        self.tell(entry, table=self.rematch)

    def on_close(self, entry: Entry, _attempt: object) -> None:
        self.status = "closed"
        self.tell(entry)

    # what is told

    def info(self, member: bool) -> bytes:
        """The table in general, the same for everybody; members get the invite too."""
        if member not in self.infos:
            document = self.summary()
            document["offer"] = self.offer and {
                "by": self.offer.by,
                "to": self.offer.to,
                "agreed": sorted(self.offer.agreed),
            }
            if member:
                document["invite"] = self.row.invite
            self.infos[member] = json.encode(document)
        return self.infos[member]

    def summary(self) -> dict[str, object]:
        """The table as a list of tables shows it."""
        spec = self.spec
        record = self.play.record if self.play is not None else None
        return {
            "id": self.id,
            "title": spec.title,
            "options": spec.options,
            "status": self.status,
            "private": spec.private,
            "rated": spec.rated,
            "confirm": spec.confirm,
            "clock": spec.clock,
            "created": self.row.created,
            "host": self.row.host,
            "seats": [{"seat": seat, **told(chair)} for seat, chair in enumerate(self.seats)],
            "key_hash": key_hash(self.row.key),
            "key": self.row.key.hex() if self.status == "over" else None,
            "components": spec.components,
            "from": spec.source,
            "rematch": self.rematch,
            "result": self.result() if record is not None and record.result else None,
        }

    def summary_text(self) -> str:
        return json.encode(self.summary()).decode()

    def result(self) -> list[dict[str, object]]:
        """How a finished game went."""
        places = self.state.outcome or []
        return [
            {"seat": seat, "place": place, "points": score.total, "sources": score.sources}
            for seat, (place, score) in enumerate(zip(places, self.state.scores(), strict=True))
        ]

    def situation(self, viewer: Viewer) -> bytes:
        """The table as it is now for a viewer: JSON members that end with a comma."""
        if viewer not in self.states:
            self.states[viewer] = json.encode(self.look(viewer))[1:-1] + b","
        return self.states[viewer]

    def look(self, viewer: Viewer) -> dict[str, object]:
        play = self.play
        asked = viewer is not None and viewer in self.owing
        secret = self.status == "playing" and self.state.secret
        return {
            "view": self.view(viewer) if play is not None else None,
            "sequence": self.sequences[viewer] if viewer is not None else None,
            "choices": choices(self.state, viewer) if viewer is not None and asked else [],
            "undo": viewer is not None and self.may_undo(viewer),
            "asked": asked,
            "secret": secret,
            "curtain": (
                secret and viewer is not None and len(self.seats_of(self.seats[viewer].person)) > 1
            ),
            "moves": play.moves if play is not None else 0,
        }

    def view(self, viewer: Viewer) -> Raw:
        """What a viewer may know, as JSON. When nobody chooses in secret that is the same for all,
        and made once."""
        if self.state.secret:
            return Raw(self.state.view_json(viewer))
        if not self.open_view:
            self.open_view = self.state.view_json(None)
        return Raw(self.open_view.replace(b'"viewer":null', b'"viewer":' + json.encode(viewer), 1))

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last decision by itself; a confirmed turn stays."""
        return (
            self.play is not None
            and self.play.may_undo(seat)
            and self.status == "playing"
            and self.seats[seat].player is None
            and (seat in self.owing or not self.spec.confirm)
        )

    def frame(
        self,
        viewer: Viewer,
        after: int,
        now: int,
        member: bool,
        muted: Collection[str] = (),
        older: Stream | None = None,
    ) -> bytes:
        """What a viewer has not got yet; `older` is the whole stream, for those far behind."""
        stream = older or self.streams[viewer]
        start = max(min(after, stream.number), stream.oldest)
        clocks = json.encode(self.clocks.document(now)) if self.clocks is not None else b"null"
        return b"".join(
            (
                b'{"type":"table","table":"%b","seat":%b,"from":%d,"number":%d,"events":['
                % (self.id.encode(), json.encode(viewer), start, stream.number),
                b",".join(stream.after(start, muted)),
                b'],"info":',
                self.info(member),
                b",",
                self.situation(viewer),
                b'"clocks":',
                clocks,
                b"}",
            )
        )


def told(chair: Chair) -> dict[str, object]:
    return {
        "kind": chair.kind,
        "person": chair.person,
        "name": chair.name,
        "level": chair.level,
        "bot": chair.bot,
    }


def choices(state: State, seat: int) -> list[dict[str, object]]:
    """A seat's legal actions, with what each points at and how it is worded."""
    return [
        {
            "action": hint["action"],
            "verb": hint["verb"],
            "fields": hint["fields"],
            "label": {"key": f"action-{hint['verb']}", "params": hint["details"]},
        }
        for hint in state.hints(seat)
    ]


Handler = Callable[[Table, Entry, object], None]

KINDS: dict[str, Handler] = {
    "open": Table.on_open,
    "sit": Table.on_sit,
    "stand": Table.on_stand,
    "start": Table.on_start,
    "move": Table.on_move,
    "undo": Table.on_undo,
    "offer": Table.on_offer,
    "agree": Table.on_agree,
    "decline": Table.on_decline,
    "takeover": Table.on_takeover,
    "return": Table.on_return,
    "credit": Table.on_credit,
    "chat": Table.on_chat,
    "rematch": Table.on_rematch,
    "close": Table.on_close,
}
"""What each kind of entry does."""
