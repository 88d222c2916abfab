"""Telling people who are away that it is their turn: by webhook or mail, if the server allows it.

A webhook is an address that a stranger chose, so the server goes there only if it is one of the
public internet: the name is looked up once, every address it has must be public, and the connection
is made to that very address. Nothing is followed, nothing is read but the first line of the answer.
"""

import asyncio
import logging
import ssl
from email.message import EmailMessage
from ipaddress import ip_address
from smtplib import SMTP, SMTP_SSL, SMTPException
from socket import SOCK_STREAM
from urllib.parse import SplitResult, unquote, urlsplit
from weakref import WeakKeyDictionary

from msgspec import json
from sqlalchemy import Connection, select, update

from kontor.server.database import Database
from kontor.server.errors import Refused
from kontor.server.house import House, Live
from kontor.server.people import in_thread
from kontor.server.schema import people
from kontor.server.settings import Settings
from kontor.server.sources import Sources

log = logging.getLogger("kontor")

SECONDS = 5.0
PORTS = (443, 8443)


class Notifier:
    """Tells people that it is their turn."""

    def __init__(self, settings: Settings, database: Database, sources: Sources):
        self.settings = settings
        self.database = database
        self.sources = sources
        self.owed: WeakKeyDictionary[Live, frozenset[int]] = WeakKeyDictionary()

    def attend(self, house: House) -> None:
        """Listen to what happens in a house, if anybody can be told of it."""
        if not (self.settings.webhooks or self.settings.mail):
            return

        def changed(live: Live, own: bool) -> None:
            before = self.owed.get(live, frozenset())
            now = frozenset(live.table.owing)
            self.owed[live] = now
            turned = {live.table.seats[seat].person for seat in now - before}
            away = {p for p in turned if p is not None and p not in house.connected}
            if own and away:
                house.spawn(asyncio.create_task(self.tell(live.table.id, away)))

        house.hooks.append(changed)

    async def state(self, person: str) -> dict[str, object]:
        wanted = select(people.c.webhook, people.c.mail, people.c.mail_code)
        (found,) = await self.database.ask(wanted.where(people.c.id == person))
        confirmed = found.mail is not None and found.mail_code is None
        told = {"webhook": found.webhook, "mail": found.mail, "mail_confirmed": confirmed}
        return {"offered": self.offered, **told}

    @property
    def offered(self) -> list[str]:
        """The ways on which this server tells people anything."""
        ways = {"webhook": self.settings.webhooks, "mail": bool(self.settings.mail)}
        return [way for way, allowed in ways.items() if allowed]

    async def arrange(self, person: str, webhook: str | None, mail: str | None) -> None:
        """Keep where somebody wants to be told; a new mail address has to be confirmed."""
        if webhook is not None:
            if not self.settings.webhooks:
                raise Refused("not-now", "this server sends no webhooks")
            webhook_target(webhook)
        known = await self.state(person)
        code = None
        if mail is not None and not (mail == known["mail"] and known["mail_confirmed"]):
            if not self.settings.mail:
                raise Refused("not-now", "this server sends no mail")
            check_address(mail)
            code = self.sources.id()
        changed = update(people).where(people.c.id == person)
        await self.database.execute(changed.values(webhook=webhook, mail=mail, mail_code=code))
        if mail is not None and code is not None:
            await self.send_mail(mail, "Your address at Kontor", f"Your code is {code}\n")

    async def confirm(self, person: str, code: str) -> None:
        right = update(people).where(people.c.id == person, people.c.mail_code == code)

        def confirmed(connection: Connection) -> bool:
            return connection.execute(right.values(mail_code=None)).rowcount > 0

        if not await self.database.write(confirmed):
            raise Refused("forbidden", "this is not the code")

    async def tell(self, table: str, persons: set[str]) -> None:
        """It is their turn."""
        found = await self.database.ask(select(people).where(people.c.id.in_(persons)))
        link = f"{self.settings.url.rstrip('/')}/table/{table}"
        for row in found:
            if row.webhook and self.settings.webhooks:
                await self.send_webhook(row.webhook, {"event": "turn", "table": table, "url": link})
            if row.mail and row.mail_code is None and self.settings.mail:
                await self.send_mail(row.mail, "It is your turn", f"{link}\n")

    async def send_webhook(self, url: str, document: dict[str, str]) -> bool:
        try:
            return await asyncio.wait_for(post(url, json.encode(document)), SECONDS)
        except (Refused, OSError, TimeoutError, ssl.SSLError, asyncio.IncompleteReadError) as error:
            log.info("a webhook failed: %s", type(error).__name__)
            return False

    async def send_mail(self, to: str, subject: str, text: str) -> None:
        message = EmailMessage()
        message["From"] = self.settings.mail_from
        message["To"] = to
        message["Subject"] = subject
        message.set_content(text)
        try:
            await in_thread(deliver, urlsplit(self.settings.mail), message)
        except (OSError, SMTPException) as error:
            log.warning("mail failed: %s", type(error).__name__)


def webhook_target(url: str) -> SplitResult:
    """The parts of a webhook's address, if it may be one."""
    try:
        parts = urlsplit(url)
        port = parts.port or 443
    except ValueError:
        raise Refused("malformed", "the webhook is no address") from None
    if parts.scheme != "https" or not parts.hostname or parts.username or parts.password:
        raise Refused("malformed", "a webhook is an https address without name and password")
    if port not in PORTS:
        raise Refused("malformed", f"a webhook uses one of the ports {PORTS}")
    if not url.isascii() or not url.isprintable() or " " in url:
        raise Refused("malformed", "the webhook is no address")
    return parts


async def public_address(host: str, port: int) -> str:
    """An address of a host, all of whose addresses are public."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not all(is_public(address) for address in addresses):
        raise Refused("malformed", "a webhook leads to the public internet")
    return addresses[0]


def is_public(address: str) -> bool:
    found = ip_address(address)
    mapped = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    return found.is_global and not found.is_multicast and (mapped is None or mapped.is_global)


async def post(url: str, content: bytes) -> bool:
    """Send a document; whether it was taken."""
    parts = webhook_target(url)
    host, port = str(parts.hostname), parts.port or 443
    address = await public_address(host, port)
    reader, writer = await asyncio.open_connection(
        address, port, ssl=ssl.create_default_context(), server_hostname=host, limit=4096
    )
    try:
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        head = (
            f"POST {target} HTTP/1.1\r\nHost: {parts.netloc}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(content)}\r\nConnection: close\r\n\r\n"
        )
        writer.write(head.encode() + content)
        await writer.drain()
        words = (await reader.readline()).split()
        return len(words) > 1 and words[1].startswith(b"2")
    finally:
        writer.close()


def check_address(mail: str) -> None:
    name, at, host = mail.rpartition("@")
    if not (name and at and "." in host and mail.isascii() and mail.isprintable()):
        raise Refused("malformed", "this is no mail address")
    if any(c in mail for c in " ,;<>\"'()[]:\\"):
        raise Refused("malformed", "this is no mail address")


def deliver(server: SplitResult, message: EmailMessage) -> None:
    kind = SMTP_SSL if server.scheme == "smtps" else SMTP
    with kind(str(server.hostname), server.port or 0, timeout=SECONDS) as connection:
        if server.username:
            connection.login(unquote(server.username), unquote(server.password or ""))
        connection.send_message(message)
