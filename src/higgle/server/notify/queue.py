"""The queue of letters: who is told what about a table, by webhook or mail, at once or daily."""

import logging
from collections.abc import Collection, Iterable, Sequence
from typing import Protocol

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from higgle.core import Seat, require
from higgle.i18n import say
from higgle.live.autopilot import Autopilot
from higgle.live.buckets import Buckets, TooOften
from higgle.live.clocks import Timers
from higgle.live.journal import Step
from higgle.live.table_state import TableState
from higgle.protocol.messages import TableInfo
from higgle.protocol.people import ChangeLetters, Letters
from higgle.server.accounts.people import DAY, Visitor
from higgle.server.config import Config
from higgle.server.notify.smtp import SmtpSender
from higgle.server.notify.subscriptions import Subscriptions
from higgle.server.notify.template import Kind, Letter, MailTemplates
from higgle.server.store.database import Database
from higgle.server.store.schema import Person

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
        self.smtp = SmtpSender(config.smtp)
        self.subscriptions = Subscriptions(database, timers.now)
        self.templates = MailTemplates(config)
        self.questions = Buckets(QUESTIONS, DAY, timers.steady)
        self.questions_from = Buckets(QUESTIONS_OF_ALL, DAY, timers.steady)

    @property
    def offered(self) -> bool:
        """Whether the host has a mail server."""
        return bool(self.smtp.address)

    async def letters_of(self, person: str) -> Letters:
        """What somebody has chosen."""
        found = await self.subscriptions.of(person)
        if found is None:
            return Letters(self.offered)
        return Letters(self.offered, found.address, found.wish, found.confirmed)

    async def change(self, visitor: Visitor, wanted: ChangeLetters, place: str) -> Letters:
        """Another wish, another address, or none; a new address is asked first."""
        require(not visitor.program, "no-programs")
        known = await self.subscriptions.of(visitor.id)
        if not wanted.address:
            await self.subscriptions.forget(visitor.id)
        elif known is not None and known.confirmed and known.address == wanted.address:
            await self.subscriptions.change_wish(visitor.id, wanted.wish)
        else:
            require(self.offered, "no-letters")
            self.count(visitor.id, wanted.address.lower(), place)
            token = await self.subscriptions.set(visitor.id, wanted.address, wanted.wish)
            now = self.timers.now()
            language = visitor.language
            self.smtp.put(self.templates.confirmation(wanted.address, language, token, now))
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
        wanted = await self.subscriptions.load([letter.person for letter in letters])
        for letter in letters:
            who = wanted.get(letter.person)
            if who is not None and who.wish == "daily":
                await self.subscriptions.note_for_daily(letter)
            elif who is not None:
                self.smtp.put(self.templates.letter_mail(who, [letter], self.timers.now()))

    async def drop_news(self, code: str, people: Collection[str]) -> None:
        """These people have done what a table awaited of them."""
        if people:
            await self.subscriptions.drop_news(code, people)

    async def send_daily(self) -> None:
        """Send the letters of the day that are due."""
        self.timers.set("daily letters", self.timers.now() + LOOK, self.send_daily)
        try:
            await self.subscriptions.expire()
            for who in await self.subscriptions.due_daily():
                letters = await self.subscriptions.take_daily(who.person)
                if letters:
                    self.smtp.put(self.templates.letter_mail(who, letters, self.timers.now()))
        except (SQLAlchemyError, OSError):
            LOG.warning("letters of the day could not be looked up")

    async def begin(self) -> None:
        """Try the mail server once, so that a host reads at once what is wrong with it."""
        await self.send_daily()
        problem = await self.smtp.problem()
        if problem:
            LOG.warning("the mail server takes no letters", extra={"why": problem})


def people_to_notify(state: TableState) -> dict[Seat, Kind]:
    """The people who should know something, and what."""
    if state.over:
        return dict.fromkeys(state.config.people, "over")
    kinds: dict[Seat, Kind] = {}
    for ask in state.asks:
        if state.paused or ask.seat not in state.config.people or ask.seat in state.resting:
            continue
        if ask.must:
            kinds[ask.seat] = "turn"
        elif state.game.clocks().is_awaited(ask):
            kinds[ask.seat] = "offer"
    return kinds


async def load_languages(database: Database, people: Collection[str]) -> dict[str, str]:
    """Who speaks what."""
    wanted = select(Person.id, Person.language).where(Person.id.in_(people))
    async with database.reading() as connection:
        return {row.id: row.language for row in await connection.execute(wanted)}


def due(state: TableState, seat: Seat) -> float:
    """When the first clock of a seat runs out; 0 if none runs."""
    if state.over or state.paused:
        return 0.0
    ends = [state.since[key] + total for key, total in state.totals.items() if key.seat == seat]
    return min(ends, default=0.0)


async def write_letters(
    database: Database, info: TableInfo, news: dict[Seat, Kind], root: str, state: TableState
) -> list[Letter]:
    """The letters about a table."""
    spoken = await load_languages(database, [info.seats[seat].person for seat in news])
    found: list[Letter] = []
    for seat, kind in news.items():
        who = info.seats[seat]
        language = spoken.get(who.person, "en")
        game = say(f"game-{info.game}", language)
        text = say(f"letter-{kind}", language, name=who.name, game=game)
        path = f"{root}/t/{info.code}"
        found.append(
            Letter(
                kind,
                who.person,
                who.name,
                info.code,
                info.game,
                path,
                text,
                due(state, seat),
            )
        )
    return found


class Channel(Protocol):
    """A way by which letters reach people who are away."""

    @property
    def offered(self) -> bool:
        """Whether the host offers it."""

    async def write(self, letters: Sequence[Letter]) -> None:
        """Bring letters to those who want them this way."""

    async def drop_news(self, code: str, people: Collection[str]) -> None:
        """These people have done what a table awaited of them."""


class Notifier:
    """Writes to the people of a table who are away and should know of what has changed."""

    def __init__(
        self, autopilot: Autopilot, channels: Iterable[Channel], database: Database, root: str
    ) -> None:
        self.autopilot = autopilot
        self.room = autopilot.room
        self.channels = [channel for channel in channels if channel.offered]
        self.database = database
        self.root = root
        state = self.room.state
        self.awaited = {} if state is None or not state.seq else people_to_notify(state)
        """Who knows already that something is up to them."""
        self.written: dict[tuple[Seat, Kind], int] = {}
        """How often somebody had acted when the last letter of a kind was written to them: until
        they act again, there is no second one."""
        if self.by_letter() and self.channels:
            self.room.listeners["step"].append(self.follow)
            self.room.on_dealt = self.look

    def follow(self, step: Step) -> None:
        """A step was made."""
        self.look()

    def look(self) -> None:
        """Something has changed, or the cards are dealt; one process writes about it."""
        if self.channels and self.autopilot.leading and self.by_letter():
            timers = self.autopilot.timers
            timers.set((self.room.code, "letters"), timers.now(), self.write)

    def by_letter(self) -> bool:
        """Whether the table is played by correspondence."""
        return self.room.info.pace == "correspondence"

    async def write(self) -> None:
        """Write to everybody who is away, about what is new to them."""
        state, info = self.room.need_state(), self.room.info
        before, self.awaited = self.awaited, people_to_notify(state)
        there = self.room.present()
        news = {
            seat: kind
            for seat, kind in self.awaited.items()
            if seat not in there and before.get(seat) != kind and self.is_fresh(state, seat, kind)
        }
        done = [info.seats[seat].person for seat in before if seat not in self.awaited]
        written = await write_letters(self.database, info, news, self.root, state)
        for channel in self.channels:
            await channel.drop_news(info.code, done)
            await channel.write(written)

    def is_fresh(self, state: TableState, seat: Seat, kind: Kind) -> bool:
        """Whether somebody has acted since the last such letter."""
        acted = state.acted[seat]
        known = self.written.get((seat, kind))
        self.written[seat, kind] = acted
        return known != acted
