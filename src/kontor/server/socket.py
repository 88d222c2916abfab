"""The socket: one connection of somebody who watches tables and acts at them.

What is to be sent waits in the connection, not in the network: answers in their order, and for each
table only that it has changed. When there is room, the newest state is sent with all events that
were not acknowledged. So a slow reader gets fewer frames, never a longer queue.
"""

import asyncio
from collections import deque
from time import monotonic

import msgspec
from fastapi import FastAPI, WebSocket
from msgspec import json
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send

from kontor.core.errors import KontorError
from kontor.server import commands
from kontor.server.commands import Ack, AnyFrame, CommandFrame, Ping, Unwatch, Watch
from kontor.server.desk import Desk
from kontor.server.drafts import Who
from kontor.server.errors import Refused, refused
from kontor.server.house import Live
from kontor.server.http import COOKIE, check_origin, check_zero, signed_in
from kontor.server.metrics import REFUSED, SOCKETS
from kontor.server.people import Person
from kontor.server.stream import Viewer

DECODER = json.Decoder(AnyFrame)
LARGEST = 64 * 1024
MOST_TABLES = 64
MOST_ANSWERS = 256
FLOOD_SECONDS = 5.0
"""Who has to be slowed down for longer than this is sent away."""


class Sight:
    """A table that a connection watches, as one viewer."""

    def __init__(self, socket: "Socket", live: Live, viewer: Viewer, after: int, member: bool):
        self.socket = socket
        self.live = live
        self.viewer = viewer
        self.acked = after
        self.sent = -1
        self.sent_at = 0.0
        self.member = member
        self.dirty = True
        self.presence_due = True

    def news(self) -> None:
        self.dirty = True
        self.socket.wake.set()

    def presence(self) -> None:
        self.presence_due = True
        self.socket.wake.set()

    @property
    def after(self) -> int:
        """The number from which to tell: what was acknowledged. Whoever acknowledges nothing for
        long gets only what is new, or each frame would be made from the whole log."""
        oldest = self.live.table.streams[self.viewer].oldest
        return self.sent if self.acked < oldest <= self.sent else self.acked

    def unanswered(self, now: float) -> bool:
        """Whether what was sent has not been acknowledged for too long."""
        late = now - self.sent_at > self.socket.desk.settings.resend
        return self.sent > self.acked and late


class Socket:
    """One connection."""

    def __init__(self, desk: Desk, receive: Receive, send: Send, person: Person):
        self.desk = desk
        self.receive_message = receive
        self.send_message = send
        self.person = person
        self.who = Who(person.id, person.name)
        self.sights: dict[tuple[str, Viewer], Sight] = {}
        self.answers: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.heard = monotonic()
        self.code: int | None = None
        self.flooding = 0.0
        """Since when every frame has had to wait; 0 if they have not."""
        self.muted: set[str] = set()
        self.acting = False
        """Whether a command is being carried out."""
        self.gone = False

    @property
    def session(self) -> str:
        return self.person.session

    def end(self, code: int) -> None:
        """Close the connection as soon as possible."""
        self.code = self.code or code
        self.wake.set()

    async def run(self) -> None:
        self.muted = await self.desk.people.muted(self.person.id)
        reader = asyncio.create_task(self.read())
        sender = asyncio.create_task(self.send())
        try:
            await asyncio.wait((reader, sender), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.gone = True
            sender.cancel()
            if self.acting:
                # What has begun is done to its end, also when nobody waits for it any more.
                self.desk.house.spawn(reader)
            else:
                reader.cancel()
                await asyncio.gather(reader, return_exceptions=True)
            await asyncio.gather(sender, return_exceptions=True)
            for sight in list(self.sights.values()):
                self.forget(sight)
        if reader.done() and not reader.cancelled() and reader.exception() is not None:
            raise reader.exception() or RuntimeError
        if self.code is not None:
            await self.send_message({"type": "websocket.close", "code": self.code})

    # sending

    async def send(self) -> None:
        """Send whatever is due, for as long as the connection lasts."""
        while self.code is None:
            await self.wake.wait()
            self.wake.clear()
            while self.answers and self.code is None:
                await self.send_bytes(self.answers.popleft())
            for sight in list(self.sights.values()):
                if self.code is None:
                    await self.send_sight(sight)

    async def send_bytes(self, content: bytes) -> None:
        await self.send_message({"type": "websocket.send", "text": content.decode()})

    async def send_sight(self, sight: Sight) -> None:
        if sight.dirty:
            sight.dirty = False
            if not self.desk.house.may_watch(sight.live, self.person.id, sight.viewer):
                self.forget(sight)
                named: dict[str, object] = {"table": sight.live.table.id, "seat": sight.viewer}
                self.refuse(Refused("forbidden", "the seat is not yours any more"), named)
                return
            content, number = await self.desk.house.frame(
                sight.live, sight.viewer, sight.after, sight.member, self.muted
            )
            sight.sent, sight.sent_at = number, monotonic()
            await self.send_bytes(content)
        if sight.presence_due:
            sight.presence_due = False
            await self.send_bytes(presence(self.desk, sight.live))

    def look_around(self) -> None:
        """Send again what was not acknowledged; give up on who says nothing any more."""
        now = monotonic()
        for sight in self.sights.values():
            if sight.unanswered(now):
                sight.news()
        if now - self.heard > self.desk.settings.silence:
            self.end(4408)

    def answer(self, document: dict[str, object]) -> None:
        self.answers.append(json.encode(document))
        if len(self.answers) > MOST_ANSWERS:
            self.end(4429)
        self.wake.set()

    # reading

    async def read(self) -> None:
        while self.code is None and not self.gone:
            message = await self.receive_message()
            if message["type"] != "websocket.receive":
                return
            self.heard = monotonic()
            content = message.get("text") or message.get("bytes") or ""
            if len(content) > LARGEST:
                self.end(1009)
                return
            await self.slow_down()
            if self.code is None:
                await self.handle(content)

    async def slow_down(self) -> None:
        """Whoever sends too much waits, and is sent away if that does not help."""
        key = str(id(self))
        seconds = self.desk.limits.wait("frame", key)
        if not seconds:
            self.flooding = 0.0
            return
        self.flooding = self.flooding or monotonic()
        if monotonic() - self.flooding > FLOOD_SECONDS:
            self.end(4429)
        while seconds and self.code is None:
            await asyncio.sleep(seconds)
            seconds = self.desk.limits.wait("frame", key)

    async def handle(self, content: str | bytes) -> None:
        """Do what a frame says; one that makes no sense is answered and changes nothing."""
        frame: AnyFrame | None = None
        try:
            check_zero(content)
            frame = DECODER.decode(content)
            await self.obey(frame)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self.refuse(Refused("malformed", str(error)), about(frame))
        except KontorError as error:
            self.refuse(refused(error), about(frame))

    def refuse(self, refusal: Refused, named: dict[str, object]) -> None:
        REFUSED.labels(refusal.code).inc()
        self.answer({"type": "refused", **named, "error": refusal.document()})

    async def obey(self, frame: AnyFrame) -> None:
        self.desk.house.seen[self.person.id] = self.desk.sources.now()
        if isinstance(frame, Ping):
            self.answer({"type": "pong", "id": frame.id})
        elif isinstance(frame, Ack):
            self.acknowledge(frame)
        elif isinstance(frame, Watch):
            await self.watch(frame)
        elif isinstance(frame, Unwatch):
            sight = self.sights.get((frame.table, frame.seat))
            if sight is not None:
                self.forget(sight)
        else:
            self.acting = True
            try:
                await self.command(frame)
            finally:
                self.acting = False

    async def command(self, frame: CommandFrame) -> None:
        """Carry out a command. Its answer is there before the sender wakes for the frame that tells
        of it, and both go out at once."""
        live = await self.desk.house.open_to(frame.table, self.person.id)
        if isinstance(frame, commands.Chat):
            self.desk.limits.check("chat", self.person.id)
        sequence = await self.desk.house.do(live, self.who, frame)
        seat = getattr(frame, "seat", None)
        named = {"id": frame.id, "table": frame.table, "seat": seat, "sequence": sequence}
        self.answer({"type": "done", **named})

    # watching

    async def watch(self, frame: Watch) -> None:
        house = self.desk.house
        live = await house.visible(frame.table, self.person.id, frame.invite)
        viewer = house.viewer(live, self.person.id, frame.seat)
        key = (frame.table, viewer)
        if key in self.sights:
            self.forget(self.sights[key])
        if len(self.sights) >= MOST_TABLES:
            raise Refused("slow-down", f"one socket watches at most {MOST_TABLES} tables")
        member = await house.is_member(live, self.person.id)
        after = min(frame.after, live.table.streams[viewer].number)
        sight = Sight(self, live, viewer, after, member)
        self.sights[key] = sight
        live.watchers[sight] = (self.person.id, viewer)
        house.arrive(self.person.id)
        self.wake.set()
        tell_presence(live)

    def forget(self, sight: Sight) -> None:
        del self.sights[sight.live.table.id, sight.viewer]
        del sight.live.watchers[sight]
        self.desk.house.leave(self.person.id)
        tell_presence(sight.live)

    def acknowledge(self, frame: Ack) -> None:
        sight = self.sights.get((frame.table, frame.seat))
        if sight is not None:
            number = sight.live.table.streams[sight.viewer].number
            sight.acked = max(sight.acked, min(frame.number, number))


def about(frame: AnyFrame | None) -> dict[str, object]:
    """By what a refusal can be known for that of a frame."""
    return {name: getattr(frame, name) for name in ("id", "table") if hasattr(frame, name)}


def presence(desk: Desk, live: Live) -> bytes:
    """Who is there: the seats whose people are connected, and how many look on."""
    spectators = {
        person
        for person, viewer in live.watchers.values()
        if viewer is None and person not in live.table.people
    }
    return json.encode(
        {
            "type": "presence",
            "table": live.table.id,
            "present": desk.house.present(live),
            "spectators": len(spectators),
        }
    )


def tell_presence(live: Live) -> None:
    for watcher in live.watchers:
        watcher.presence()


async def look_around(desk: Desk) -> None:
    """Look after all connections of this process, regularly."""
    while True:
        await asyncio.sleep(desk.settings.resend / 2)
        for socket in list(desk.sockets):
            socket.look_around()


class Door:
    """Where sockets come in. It stands beside FastAPI's routes, through whose layers every single
    frame would have to pass."""

    def __init__(self, desk: Desk):
        self.desk = desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        try:
            check_origin(self.desk, "WEBSOCKET", websocket.headers)
        except Refused:
            await websocket.close(1008)
            return
        person = await signed_in(self.desk, websocket.cookies.get(COOKIE))
        await websocket.accept()
        if person is None:
            await websocket.close(4401)
            return
        connection = Socket(self.desk, receive, send, person)
        self.desk.sockets.add(connection)
        SOCKETS.inc()
        try:
            await connection.run()
        finally:
            self.desk.sockets.discard(connection)
            SOCKETS.dec()


def add_socket(app: FastAPI, desk: Desk) -> None:
    app.router.routes.append(WebSocketRoute("/api/socket", Door(desk), name="socket"))
