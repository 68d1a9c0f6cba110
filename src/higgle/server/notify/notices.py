"""Notices on devices: which ones somebody has asked for, and what they say."""

import logging
from collections.abc import Callable, Collection, Sequence

from sqlalchemy.exc import SQLAlchemyError

from higgle.core import require
from higgle.i18n import say
from higgle.live.buckets import Buckets, TooOften
from higgle.live.clocks import Timers
from higgle.live.daily_deal import day_at, plan_of
from higgle.protocol.notices import AddDevice, Notices, PushKind
from higgle.server.accounts.people import DAY, Visitor
from higgle.server.config import Config
from higgle.server.notify.devices import Devices, Reader, Target, device_id, public_key
from higgle.server.notify.push import Delivery, PushMessage, PushSender
from higgle.server.notify.template import Letter
from higgle.server.store.database import Database

LOG = logging.getLogger("higgle.push")
LOOK = 600.0
"""How often it is looked for whom the deal of the day awaits."""
CHANGES, CHANGES_FROM = 20, 60
"""How often a day somebody, and an address of the network, may name devices."""
MOST, MOST_IN = 30, 3600.0
"""How many notices a person gets in how many seconds; more are dropped."""
LASTS: dict[PushKind, int] = {"turn": 86_400, "evening": 7200, "day": 43_200}
"""For how many seconds a push service keeps a notice of a kind."""


class PushNotices:
    """Tells people on their devices what they have asked to be told."""

    def __init__(self, config: Config, database: Database, timers: Timers) -> None:
        self.timers = timers
        self.devices = Devices(database, timers.now)
        self.sender = PushSender(config, self.devices)
        self.changes = Buckets(CHANGES, DAY, timers.steady)
        self.changes_from = Buckets(CHANGES_FROM, DAY, timers.steady)
        self.sent = Buckets(MOST, MOST_IN, timers.steady)

    @property
    def offered(self) -> bool:
        """Whether the host allows any push service."""
        return bool(self.sender.allowed)

    async def of(self, person: str) -> Notices:
        """What a page needs to ask for notices, and which devices have."""
        if not self.offered:
            return Notices()
        return Notices(public_key(await self.devices.keys()), await self.devices.of(person))

    async def add(self, visitor: Visitor, device: AddDevice, place: str) -> Notices:
        """Show these notices on a device from now on."""
        require(not visitor.program, "no-programs")
        require(self.offered, "no-notices")
        target = Target(device_id(device.endpoint), device.endpoint, device.p256dh, device.auth)
        self.sender.check(target)
        wait = self.changes.take(visitor.id) or self.changes_from.take(place)
        if wait:
            raise TooOften(wait)
        await self.devices.keep(visitor, device, day_at(self.timers.now()))
        return await self.of(visitor.id)

    async def remove(self, visitor: Visitor, device: str) -> Notices:
        """Show no more notices on a device."""
        await self.devices.remove(visitor.id, device)
        return await self.of(visitor.id)

    async def write(self, letters: Sequence[Letter]) -> None:
        """Tell people what awaits them at their tables."""
        news = {letter.person: letter for letter in letters}
        found = await self.load("turn", news)
        for reader in found:
            letter = news[reader.person]
            title = say(f"game-{letter.game}", reader.language)
            self.put(
                "turn", reader, PushMessage(title, letter.text, f"t/{letter.table}", letter.table)
            )

    async def drop_news(self, code: str, people: Collection[str]) -> None:
        """What a device shows stays there until the next notice of the same table."""

    async def call_together(
        self, people: Collection[str], code: str, game: str, compose: Callable[[str], str]
    ) -> None:
        """Tell people of a club that a table waits for them, composed in their language."""
        for reader in await self.load("evening", people):
            title = say(f"game-{game}", reader.language)
            text = compose(reader.language)
            self.put("evening", reader, PushMessage(title, text, f"t/{code}", code))

    async def load(self, kind: PushKind, people: Collection[str]) -> list[Reader]:
        """Who of these people is to be told, and where."""
        return await self.devices.load(kind, people) if self.offered and people else []

    def put(self, kind: PushKind, reader: Reader, message: PushMessage) -> None:
        """Send a message, unless somebody has had very many."""
        if not self.sent.take(reader.target.id):
            self.sender.put(Delivery(reader.target, message, LASTS[kind]))

    async def call_to_day(self) -> None:
        """Tell of the deal of the day wherever it is morning."""
        self.timers.set("deal of the day", self.timers.now() + LOOK, self.call_to_day)
        now = self.timers.now()
        today = day_at(now)
        try:
            for reader in await self.devices.take_morning(today, int(now % DAY) // 60):
                game = say(f"game-{plan_of(today).game}", reader.language)
                title = say("push-day", reader.language, game=game)
                text = say("push-day-about", reader.language)
                self.put("day", reader, PushMessage(title, text, "day", "day"))
        except (SQLAlchemyError, OSError):
            LOG.warning("it could not be looked up whom the deal of the day awaits")
