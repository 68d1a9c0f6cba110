"""Delivery: mail by SMTP and letters to a webhook, one after the other; nobody waits for them."""

import asyncio
import logging
import smtplib
import ssl
from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from email.message import EmailMessage
from http.client import HTTPException
from typing import Generic, TypeVar
from urllib.parse import unquote, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from higgle.server.notify.template import Letter

LOG = logging.getLogger("higgle.letters")
MOST = 1000
"""How many items may wait; if nobody takes them, further ones are dropped."""
PATIENCE = 10.0
"""How many seconds whoever takes them may take."""
PORTS = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}
PAUSES = (0.0, 2.0, 20.0)
"""How long to wait before each attempt."""

Item = TypeVar("Item")


class NoRedirects(HTTPRedirectHandler):
    """Letters go to the address that the host has set and nowhere else."""

    def redirect_request(self, *answer: object) -> None:
        """Let a redirect be the problem that it is."""


OPENER = build_opener(NoRedirects)


class DeliveryQueue(ABC, Generic[Item]):
    """Sends items in their order, and tries again when whoever takes them does not."""

    def __init__(self, address: str) -> None:
        self.address = address
        """Where everything goes; empty is nowhere."""
        self.queue: asyncio.Queue[Item] = asyncio.Queue(MOST)

    def put(self, item: Item) -> None:
        """Put an item into the queue."""
        try:
            self.queue.put_nowait(item)
        except asyncio.QueueFull:
            LOG.warning("a letter was dropped")

    async def run(self) -> None:
        """Send for ever."""
        while True:
            await self.send(await self.queue.get())

    async def send(self, item: Item) -> None:
        """Deliver an item, with some patience."""
        for pause in PAUSES:
            await asyncio.sleep(pause)
            try:
                return await self.deliver(item)
            except OSError as problem:
                told = {"why": type(problem).__name__, "by": type(self).__name__}
                LOG.warning("a letter was not taken", extra=told)
        return None

    @abstractmethod
    async def deliver(self, item: Item) -> None:
        """Hand an item over; a problem that may pass is raised as an `OSError`."""


class WebhookSender(DeliveryQueue[Letter]):
    """Posts letters as JSON to the one address that the host has set."""

    @property
    def offered(self) -> bool:
        """Whether the host has set one."""
        return bool(self.address)

    async def write(self, letters: Sequence[Letter]) -> None:
        """Send all of them."""
        for letter in letters:
            self.put(letter)

    async def drop_news(self, code: str, people: Collection[str]) -> None:
        """What was posted stays posted."""

    async def deliver(self, item: Letter) -> None:
        """Post a letter; any answer but a 2xx is a problem."""
        await asyncio.to_thread(self.post, msgspec.json.encode(item))

    def post(self, body: bytes) -> None:
        """Python's own client waits, so this runs in a thread."""
        headers = {"Content-Type": "application/json", "User-Agent": "higgle"}
        try:
            request = Request(self.address, body, headers)  # noqa: S310 - the host's own choice
            with OPENER.open(request, timeout=PATIENCE):
                pass
        except (HTTPException, ValueError) as problem:
            raise ConnectionError(type(problem).__name__) from problem


class SmtpSender(DeliveryQueue[EmailMessage]):
    """Hands messages over; Python's own SMTP waits, so it waits in a thread."""

    async def deliver(self, item: EmailMessage) -> None:
        """Hand a message to the mail server; all errors of SMTP are errors of the system."""
        await asyncio.to_thread(self.hand_over, item)

    def hand_over(self, message: EmailMessage) -> None:
        """Connect, authenticate if configured, and send."""
        with self.connect() as connection:
            connection.send_message(message)

    def connect(self) -> smtplib.SMTP:
        """A connection to the mail server, safe and logged in as the address of it says."""
        place = urlsplit(self.address)
        host, port = place.hostname or "", place.port or PORTS[place.scheme]
        safe = ssl.create_default_context()
        if place.scheme == "smtps":
            connection: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=safe)
        else:
            connection = smtplib.SMTP(host, port, timeout=PATIENCE)
        try:
            if place.scheme == "smtp+starttls":
                connection.starttls(context=safe)
            if place.username:
                connection.login(unquote(place.username), unquote(place.password or ""))
        except BaseException:
            connection.close()
            raise
        return connection

    async def problem(self) -> str:
        """What keeps the mail server from taking letters, in one line; empty if nothing does."""
        try:
            (await asyncio.to_thread(self.connect)).close()
        except OSError as problem:
            return str(problem) or type(problem).__name__
        return ""
