"""The letter writer: people who are away from a game by correspondence are told.

Each letter is posted to the host's webhook, if there is one, and mailed to those who want that.
"""

from collections.abc import Collection

from sqlalchemy import select

from higgle.core import Seat
from higgle.i18n import say
from higgle.live.autopilot import Autopilot
from higgle.live.log import Step
from higgle.live.table_state import TableState
from higgle.protocol.messages import TableInfo
from higgle.server.notify.letter import Kind, Letter
from higgle.server.notify.mailer import Mailer
from higgle.server.notify.postman import Webhook
from higgle.server.store.database import Database
from higgle.server.store.schema import Person


def awaited(state: TableState) -> dict[Seat, Kind]:
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


async def languages(database: Database, people: Collection[str]) -> dict[str, str]:
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


async def letters(
    database: Database, info: TableInfo, news: dict[Seat, Kind], root: str, state: TableState
) -> list[Letter]:
    """The letters about a table."""
    spoken = await languages(database, [info.seats[seat].person for seat in news])
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


class LetterWriter:
    """Writes to the people of a table who are away and should know of what has changed."""

    def __init__(
        self,
        autopilot: Autopilot,
        webhook: Webhook,
        mailer: Mailer,
        database: Database,
        root: str,
    ) -> None:
        self.autopilot = autopilot
        self.room = autopilot.room
        self.webhook = webhook
        self.mailer = mailer
        self.database = database
        self.root = root
        state = self.room.state
        self.awaited = {} if state is None or not state.seq else awaited(state)
        """Who knows already that something is up to them."""
        self.written: dict[tuple[Seat, Kind], int] = {}
        """How often somebody had acted when the last letter of a kind was written to them: until
        they act again, there is no second one."""
        if self.by_letter() and (webhook.address or mailer.offered):
            self.room.listeners["step"].append(self.follow)
            self.room.on_dealt = self.look

    def follow(self, step: Step) -> None:
        """A step was made."""
        self.look()

    def look(self) -> None:
        """Something has changed, or the cards are dealt; one process writes about it."""
        wanted = self.webhook.address or self.mailer.offered
        if wanted and self.autopilot.leading and self.by_letter():
            timers = self.autopilot.timers
            timers.set((self.room.code, "letters"), timers.now(), self.write)

    def by_letter(self) -> bool:
        """Whether the table is played by correspondence."""
        return self.room.info.pace == "correspondence"

    async def write(self) -> None:
        """Write to everybody who is away, about what is new to them."""
        state, info = self.room.need_state(), self.room.info
        before, self.awaited = self.awaited, awaited(state)
        there = self.room.present()
        news = {
            seat: kind
            for seat, kind in self.awaited.items()
            if seat not in there and before.get(seat) != kind and self.fresh(state, seat, kind)
        }
        done = [info.seats[seat].person for seat in before if seat not in self.awaited]
        if self.mailer.offered:
            await self.mailer.strike(info.code, done)
        written = await letters(self.database, info, news, self.root, state)
        if self.webhook.address:
            for letter in written:
                self.webhook.take(letter)
        if self.mailer.offered and written:
            await self.mailer.write(written)

    def fresh(self, state: TableState, seat: Seat, kind: Kind) -> bool:
        """Whether somebody has acted since the last such letter."""
        acted = state.acted[seat]
        known = self.written.get((seat, kind))
        self.written[seat, kind] = acted
        return known != acted
