"""Nobody receives a byte that tells of what they could not see on the table: worlds that differ in
hidden things only are alike on every route and socket, in errors and logs."""

import asyncio
import json
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from kontor.core.chance import SampledChance
from kontor.server.app import ROUTES
from kontor.server.desk import Desk
from serving import Fixed, Json, Person, guests, inside, seated_table, sqlite_url

WRONG_MOVES: Sequence[Json] = (
    {"id": "a", "seat": 0, "sequence": 999, "action": "done"},
    {"id": "b", "seat": 1, "sequence": 0, "action": "done"},
    {"id": "c", "seat": 1, "sequence": 3, "action": "plan:1:coffee1"},
    {"id": "of-bruno-0", "seat": 0, "sequence": 999, "action": "end"},
    {"id": "d", "seat": 5, "sequence": 0, "action": "done"},
    {"id": "e", "seat": 0, "sequence": -1, "action": "done"},
)
"""What everybody may try and nobody gets."""


class Seen:
    """Everything that somebody can get out of a server, byte by byte."""

    def __init__(self, person: Person, table: str, seat: int | None):
        self.person = person
        self.table = table
        self.seat = seat
        self.found: list[tuple[str, object]] = []

    async def look(self) -> list[tuple[str, object]]:
        for route in ROUTES:
            if route.method == "GET":
                await self.get(route.path)
        await self.try_moves()
        await self.listen()
        return self.found

    async def get(self, path: str) -> None:
        values = {
            "table": self.table,
            "title": "mombasa",
            "language": "en",
            "person": self.person.id,
            "record": "none",
            "session": "none",
        }
        address = path.format(**values)
        seats = ["", *(f"?seat={seat}" for seat in range(3))] if "{table}" in path else [""]
        for query in seats:
            response = await self.person.http.get(address + query)
            self.note(f"GET {address}{query}", response.status_code, response.content)

    def note(self, what: str, *found: object) -> None:
        self.found.append((what, found))

    async def try_moves(self) -> None:
        current = 0
        if self.seat is not None:
            frame = await self.person.get(f"/api/tables/{self.table}", seat=self.seat)
            current = frame["sequence"]
        tries = [*WRONG_MOVES]
        for number, action in enumerate(("nonsense", "plan:1:parrot", "expand:cairo", "clear:1")):
            tries.append({"id": f"f{number}", "seat": 0, "sequence": current, "action": action})
        for path in ("moves", "undo", "offers", "offers/answer", "takeover", "return"):
            for body in tries:
                response = await self.person.http.post(
                    f"/api/tables/{self.table}/{path}", json=fitting(path, body)
                )
                if response.status_code == 200:
                    raise AssertionError(f"{path} {body} was not refused")
                self.note(f"POST {path} {body}", response.status_code, response.content)

    async def listen(self) -> None:
        """The socket: the frame of the table, and answers to all kinds of wrong frames."""
        frames: list[Json] = [{"type": "move", "table": self.table, **body} for body in WRONG_MOVES]
        frames += [{"type": "watch", "table": self.table, "seat": seat} for seat in (0, 1, 2)]
        frames.append({"type": "nonsense"})
        async with self.person.socket() as connection:
            watch = {"type": "watch", "table": self.table, "seat": self.seat}
            await connection.send(json.dumps(watch))
            got = {await connection.recv(), await connection.recv()}
            for frame in frames:
                if frame.get("type") == "watch" and frame.get("seat") == self.seat:
                    continue
                await connection.send(json.dumps(frame))
                got.add(await connection.recv())
            self.note("socket", *sorted(got))


def fitting(path: str, body: Json) -> Json:
    """A body with the fields that a route takes."""
    fields = {
        "moves": ("id", "seat", "sequence", "action"),
        "undo": ("id", "seat", "sequence"),
        "offers": ("id", "seat"),
        "offers/answer": ("id", "seat"),
        "takeover": ("id", "seat"),
        "return": ("id", "seat"),
    }
    found = {name: body[name] for name in fields[path]}
    if path == "undo":
        found["sequence"] = 998
    if path == "offers":
        found["to"] = 900
    if path == "takeover":
        found["level"] = "nobody"
    if path == "offers/answer":
        found["agree"] = True
    return found


async def through_resting(people: list[Person], table: str) -> None:
    """Play Mombasa's first decisions, up to the planning of the first round."""
    path = f"/api/tables/{table}"
    while True:
        for seat, person in enumerate(people):
            frame = await person.get(path, seat=seat)
            if frame["view"]["stage"] == "planning":
                return
            if frame["asked"]:
                await move(person, table, seat, frame["choices"][0]["action"])


async def move(person: Person, table: str, seat: int, action: str) -> None:
    path = f"/api/tables/{table}"
    sequence = (await person.get(path, seat=seat))["sequence"]
    id = f"of-{person.name.lower()}-{sequence}"
    await person.post(f"{path}/moves", id=id, seat=seat, sequence=sequence, action=action)


SCRIPTS = (
    (),
    (0,),
    (5,),
    (3, 3),
    (0, "undo", 2, 1),
    (1, 1, "undo", "undo"),
)
"""What Bruno may plan in secret: choices by number, and undos."""


async def after_script(folder: Path, script: Sequence[int | str]) -> Any:
    """What Ana and a spectator can get out of a server on which Bruno has planned."""
    async with inside(sqlite_url(folder), Fixed()) as (url, _desk):
        ana, bruno, carla = await guests(url, "Ana", "Bruno", "Carla")
        table = await seated_table([ana, bruno], "mombasa")
        await through_resting([ana, bruno], table)
        for step in script:
            path = f"/api/tables/{table}"
            frame = await bruno.get(path, seat=1)
            if step == "undo":
                body = {"id": f"u{frame['sequence']}", "seat": 1, "sequence": frame["sequence"]}
                await bruno.post(f"{path}/undo", **body)
            else:
                await move(bruno, table, 1, frame["choices"][int(step)]["action"])
        found = [await Seen(ana, table, 0).look(), await Seen(carla, table, None).look()]
        for person in (ana, bruno, carla):
            await person.close()
        return found


def test_what_is_planned_in_secret_changes_no_byte_for_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, logger="kontor")
    worlds = []
    for number, script in enumerate(SCRIPTS):
        caplog.clear()
        seen = asyncio.run(after_script(tmp_path / str(number), script))
        worlds.append((seen, caplog.text))
    for other in worlds[1:]:
        for ours, theirs in zip(worlds[0][0], other[0], strict=True):
            for one, two in zip(ours, theirs, strict=True):
                assert one == two
        assert other[1] == worlds[0][1]


SECRET_GAMES: tuple[tuple[str, Json, int], ...] = (
    ("mombasa", {"setup": "variable"}, 0),
    ("mombasa", {"setup": "variable"}, 1),
    ("mombasa", {}, 8),
    ("burgundy", {"duchies": "random", "start": "secret"}, 1),
    ("burgundy", {"players": 4, "mode": "team", "duchies": "12b", "start": "secret"}, 1),
)
"""Titles with options, and after how many decisions to look: tiles dealt and chosen in secret,
cards planned, castles chosen, the same by one of two teams."""


@pytest.mark.parametrize(("title", "options", "moves"), SECRET_GAMES)
def test_states_that_differ_in_hidden_things_give_identical_bytes(
    title: str, options: Json, moves: int, tmp_path: Path
) -> None:
    async def compare() -> None:
        async with inside(sqlite_url(tmp_path), Fixed()) as (url, desk):
            names = ("Ana", "Bruno", "Dora", "Emil")[: options.get("players", 2)]
            people = await guests(url, *names, "Carla")
            carla = people.pop()
            table = await seated_table(people, title, options=options)
            await last_seats_decide(people, table, moves)
            differing = 0
            for seat, viewer in (*enumerate(people), (None, carla)):
                here = await Seen(viewer, table, seat).look()
                for world in range(2):
                    differing += await other_world(desk, table, 0 if seat is None else seat, world)
                    assert await Seen(viewer, table, seat).look() == here
                    await restore(desk, table)
            assert differing > 1, "the worlds were not different"
            for person in (*people, carla):
                await person.close()

    asyncio.run(compare())


async def last_seats_decide(people: list[Person], table: str, moves: int) -> None:
    """Some decisions, by the last seat that owes one."""
    for _ in range(moves):
        for seat in reversed(range(len(people))):
            frame = await people[seat].get(f"/api/tables/{table}", seat=seat)
            if frame["asked"]:
                await move(people[seat], table, seat, frame["choices"][0]["action"])
                break


async def other_world(desk: Desk, table: str, seat: int, seed: int) -> bool:
    """Put a state into a table's place that its seat cannot tell from the true one."""
    live = await desk.house.find(table)
    play = live.table.play
    assert play is not None
    assert play.state.secret
    other = play.state.known_to(seat)
    other.fill(SampledChance(seed))
    differs = other.position() != play.state.position()
    play.state = other
    live.table.forget_frames()
    live.table.infos.clear()
    return differs


async def restore(desk: Desk, table: str) -> None:
    """Make the table again from its log."""
    del desk.house.live[table]
    await desk.house.find(table)


def test_secrets_of_the_house_are_nowhere(tmp_path: Path) -> None:
    """Keys, invites, tokens, passwords, addresses and the ids of others' commands are searched in
    everything that other people get."""

    async def search() -> None:
        async with inside(sqlite_url(tmp_path), Fixed(), mail="smtp://127.0.0.1:1") as (url, desk):
            ana, bruno, carla = await guests(url, "Ana", "Bruno", "Carla")
            await bruno.post("/api/account", name="Bruno", password="canary-password")
            await bruno.put("/api/notify", mail="canary-mail@example.org")
            table = await seated_table([ana, bruno], "mombasa")
            await through_resting([ana, bruno], table)
            await move(bruno, table, 1, "plan:1:" + await planned(bruno, table))
            live = await desk.house.find(table)
            secrets = ["canary", live.table.row.key.hex(), bruno.cookie, ana.cookie]
            seen = str(await Seen(ana, table, 0).look())
            stranger = str(await Seen(carla, table, None).look())
            for secret in secrets:
                assert secret not in seen
                assert secret not in stranger
            assert live.table.row.invite in seen
            assert live.table.row.invite not in stranger

    asyncio.run(search())


async def planned(person: Person, table: str) -> str:
    frame = await person.get(f"/api/tables/{table}", seat=1)
    return str(frame["choices"][0]["label"]["params"]["card"])
