"""The mailer: who gets which letter by mail, at once or once a day."""

import logging
from collections.abc import Collection, Sequence

from sqlalchemy.exc import SQLAlchemyError

from higgle.core import require
from higgle.live.buckets import Buckets, TooOften
from higgle.live.timers import Timers
from higgle.protocol.rest import ChangeLetters, Letters
from higgle.server.config import Config
from higgle.server.notify.envelopes import Envelopes
from higgle.server.notify.letter import Letter
from higgle.server.notify.mail import Mail
from higgle.server.notify.mailboxes import Mailboxes
from higgle.server.store.database import Database
from higgle.server.store.people import DAY, Visitor

LOG = logging.getLogger("higgle.letters")
LOOK = 600.0
"""How often letters of the day are looked for."""
QUESTIONS = 3
"""How many addresses a day somebody may have asked, and how often a day one address is asked."""
QUESTIONS_OF_ALL = 20
"""How often a day all visitors from one address of the network may."""


class Mailer:
    """Asks whether an address is somebody's, and writes to those who have said yes."""

    def __init__(self, config: Config, database: Database, timers: Timers) -> None:
        self.timers = timers
        self.mail = Mail(config.smtp)
        self.boxes = Mailboxes(database, timers.now)
        self.envelopes = Envelopes(config)
        self.questions = Buckets(QUESTIONS, DAY, timers.steady)
        self.questions_from = Buckets(QUESTIONS_OF_ALL, DAY, timers.steady)

    @property
    def offered(self) -> bool:
        """Whether the host has a mail server."""
        return bool(self.mail.address)

    async def letters_of(self, person: str) -> Letters:
        """What somebody has chosen."""
        found = await self.boxes.of(person)
        if found is None:
            return Letters(self.offered)
        return Letters(self.offered, found.address, found.wish, found.confirmed)

    async def change(self, visitor: Visitor, wanted: ChangeLetters, place: str) -> Letters:
        """Another wish, another address, or none; a new address is asked first."""
        require(not visitor.program, "no-programs")
        known = await self.boxes.of(visitor.id)
        if not wanted.address:
            await self.boxes.forget(visitor.id)
        elif known is not None and known.confirmed and known.address == wanted.address:
            await self.boxes.wish(visitor.id, wanted.wish)
        else:
            require(self.offered, "no-letters")
            self.count(visitor.id, wanted.address.lower(), place)
            token = await self.boxes.set(visitor.id, wanted.address, wanted.wish)
            now = self.timers.now()
            language = visitor.language
            self.mail.take(self.envelopes.question(wanted.address, language, token, now))
        return await self.letters_of(visitor.id)

    def count(self, person: str, address: str, place: str) -> None:
        """Nobody fills a stranger's mailbox with questions."""
        self.questions.need(person)
        self.questions.need(address)
        wait = self.questions_from.take(place)
        if wait:
            raise TooOften(wait)
        self.questions.take(person)
        self.questions.take(address)

    async def write(self, letters: Sequence[Letter]) -> None:
        """Send what is wanted at once, and note what is wanted once a day."""
        wanted = await self.boxes.wanted([letter.person for letter in letters])
        for letter in letters:
            who = wanted.get(letter.person)
            if who is not None and who.wish == "daily":
                await self.boxes.note(letter)
            elif who is not None:
                self.mail.take(self.envelopes.about(who, [letter], self.timers.now()))

    async def strike(self, code: str, people: Collection[str]) -> None:
        """These people have done what a table awaited of them."""
        if people:
            await self.boxes.strike(code, people)

    async def send_daily(self) -> None:
        """Send the letters of the day that are due."""
        self.timers.set("daily letters", self.timers.now() + LOOK, self.send_daily)
        try:
            await self.boxes.expire()
            for who in await self.boxes.due():
                letters = await self.boxes.take(who.person)
                if letters:
                    self.mail.take(self.envelopes.about(who, letters, self.timers.now()))
        except (SQLAlchemyError, OSError):
            LOG.warning("letters of the day could not be looked up")

    async def begin(self) -> None:
        """Try the mail server once, so that a host reads at once what is wrong with it."""
        await self.send_daily()
        problem = await self.mail.problem()
        if problem:
            LOG.warning("the mail server takes no letters", extra={"why": problem})
