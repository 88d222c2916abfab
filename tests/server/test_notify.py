"""People who are away are told that it is their turn, if the server and they want it."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from kontor.server import notify
from serving import Person, Refusal, asked, free_port, guests, inside, seated_table, sqlite_url


class Post:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.mails: list[str] = []

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := await reader.readline():
            word = line.split()[0].upper() if line.split() else b""
            if word == b"DATA":
                writer.write(b"354 go on\r\n")
                self.mails.append((await reader.readuntil(b"\r\n.\r\n")).decode())
            writer.write(b"221 bye\r\n" if word == b"QUIT" else b"250 fine\r\n")
            if word == b"QUIT":
                break
        writer.close()


async def end_turn(people: list[Person], table: str) -> int:
    seat, frame = await asked(people, table)
    body = {"id": f"{frame['sequence']}", "seat": seat, "sequence": frame["sequence"]}
    await people[seat].post(f"/api/tables/{table}/moves", action="end", **body)
    return seat


def test_a_confirmed_address_gets_mail(tmp_path: Path) -> None:
    async def run() -> None:
        post = Post()
        port = free_port()
        server = await asyncio.start_server(post.talk, "127.0.0.1", port)
        settings: dict[str, Any] = {
            "mail": f"smtp://127.0.0.1:{port}",
            "mail_from": "kontor@example.org",
            "url": "https://play.example",
        }
        async with inside(sqlite_url(tmp_path), **settings) as (url, desk):
            people = await guests(url, "Ana", "Bruno")
            for number, person in enumerate(people):
                state = await person.put("/api/notify", mail=f"p{number}@example.org")
                assert state["notify"]["mail_confirmed"] is False
            found = re.search("code is ([0-9a-f]+)", post.mails[0])
            assert found is not None
            with pytest.raises(Refusal) as refusal:
                await people[1].post("/api/notify/confirm", code=found[1])
            assert refusal.value.status == 403
            me = await people[0].post("/api/notify/confirm", code=found[1])
            assert me["notify"]["mail_confirmed"] is True
            post.mails.clear()
            kept = await people[0].put("/api/notify", mail="p0@example.org")
            assert kept["notify"] == {**me["notify"], "offered": ["mail"]}
            assert post.mails == []
            table = await seated_table(people, "burgundy")
            for _ in range(2):
                await end_turn(people, table)
            async with asyncio.timeout(30):
                while desk.house.tasks or not post.mails:
                    await asyncio.sleep(0.05)
            assert all("To: p0@example.org" in mail for mail in post.mails)
            assert f"https://play.example/table/{table}" in post.mails[0]
        server.close()

    asyncio.run(run())


def test_webhooks_are_called_for_those_who_are_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[tuple[str, bytes]] = []

    async def post(url: str, content: bytes) -> bool:
        sent.append((url, content))
        raise OSError("nobody there")

    monkeypatch.setattr(notify, "post", post)

    async def run() -> None:
        async with inside(sqlite_url(tmp_path), webhooks=True) as (url, desk):
            people = await guests(url, "Ana", "Bruno")
            for person in people:
                await person.put("/api/notify", webhook=f"https://example.org/{person.name}")
            with pytest.raises(Refusal) as refusal:
                await people[0].put("/api/notify", webhook="http://127.0.0.1/")
            assert refusal.value.error["code"] == "malformed"
            table = await seated_table(people, "burgundy")
            sent.clear()
            seat = await end_turn(people, table)
            async with asyncio.timeout(30):
                while desk.house.tasks or not sent:
                    await asyncio.sleep(0.05)
            assert sent[-1][0] == f"https://example.org/{people[1 - seat].name}"
            assert table.encode() in sent[-1][1]

    asyncio.run(run())
