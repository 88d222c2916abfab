"""What people can ask of a table, as it comes over the wire: for REST bodies and socket frames."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from kontor.server.log import Clock, Source

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Words = Annotated[str, Meta(min_length=1, max_length=500)]
Notation = Annotated[str, Meta(min_length=1, max_length=100)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]


class Body(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of a request: nothing but what it knows."""


class Command(Body, frozen=True):
    """Something to be done once, however often it is sent."""

    kind: ClassVar[str] = "command"
    id: Id


class Move(Command, frozen=True):
    kind = "move"
    seat: Seat
    sequence: Count
    action: Notation
    confirm: bool = False


class Undo(Command, frozen=True):
    kind = "undo"
    seat: Seat
    sequence: Count


class Offer(Command, frozen=True):
    kind = "offer"
    seat: Seat
    to: Count | None = None


class Answer(Command, frozen=True):
    kind = "answer"
    seat: Seat
    agree: bool


class Takeover(Command, frozen=True):
    kind = "takeover"
    seat: Seat
    level: Level | None = None


class Return(Command, frozen=True):
    kind = "return"
    seat: Seat


class Chat(Command, frozen=True):
    kind = "chat"
    text: Words


class Sit(Body, frozen=True):
    kind: Literal["person", "bot", "open"] = "person"
    level: Level | None = None
    name: Name | None = None


class OpenTable(Body, frozen=True, rename={"source": "from"}):
    title: Annotated[str, Meta(max_length=40)]
    options: dict[Annotated[str, Meta(max_length=40)], int | str] = {}
    seats: Annotated[list[Sit], Meta(max_length=8)] | None = None
    private: bool = False
    rated: bool = False
    confirm: bool = False
    clock: Clock | None = None
    source: Source | None = None


class Guest(Body, frozen=True):
    name: Name = "Guest"


class Rename(Body, frozen=True):
    name: Name


class Credentials(Body, frozen=True):
    name: Name
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class NewPassword(Body, frozen=True):
    old: Annotated[str, Meta(max_length=200)]
    new: Annotated[str, Meta(min_length=1, max_length=200)]


class Notify(Body, frozen=True):
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    mail: Annotated[str, Meta(max_length=200)] | None = None


class Code(Body, frozen=True):
    code: Annotated[str, Meta(max_length=40)]


class Frame(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    """What a client may send over the socket."""


class Watch(Frame, tag="watch", frozen=True):
    table: Id
    seat: Seat | None = None
    after: Count = 0
    invite: Id | None = None


class Unwatch(Frame, tag="unwatch", frozen=True):
    table: Id
    seat: Seat | None = None


class Ack(Frame, tag="ack", frozen=True):
    table: Id
    number: Count
    seat: Seat | None = None


class Ping(Frame, tag="ping", frozen=True):
    id: Id = "ping"


# The frames that ask for the same as a route, and of which table.


class MoveFrame(Move, tag_field="type", tag=Move.kind, frozen=True, kw_only=True):
    table: Id


class UndoFrame(Undo, tag_field="type", tag=Undo.kind, frozen=True, kw_only=True):
    table: Id


class OfferFrame(Offer, tag_field="type", tag=Offer.kind, frozen=True, kw_only=True):
    table: Id


class AnswerFrame(Answer, tag_field="type", tag=Answer.kind, frozen=True, kw_only=True):
    table: Id


class TakeoverFrame(Takeover, tag_field="type", tag=Takeover.kind, frozen=True, kw_only=True):
    table: Id


class ReturnFrame(Return, tag_field="type", tag=Return.kind, frozen=True, kw_only=True):
    table: Id


class ChatFrame(Chat, tag_field="type", tag=Chat.kind, frozen=True, kw_only=True):
    table: Id


CommandFrame = (
    MoveFrame | UndoFrame | OfferFrame | AnswerFrame | TakeoverFrame | ReturnFrame | ChatFrame
)
AnyFrame = Watch | Unwatch | Ack | Ping | CommandFrame
