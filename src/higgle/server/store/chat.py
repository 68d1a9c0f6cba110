"""Chat, signals and remarks: a channel of their own beside the journal."""

import msgspec
from sqlalchemy import func, insert, or_, select

from higgle.core import Seat, require
from higgle.play import Said
from higgle.protocol.messages import (
    Line,
    Remark,
    Remarked,
    ServerMessage,
    Signal,
    Signalled,
    Wish,
    Word,
)
from higgle.protocol.messages import Said as Told
from higgle.protocol.talk import of_line, of_wish, of_word, told_as
from higgle.server.store.database import Database
from higgle.server.store.journal import wake
from higgle.server.store.schema import GameTable, Person
from higgle.server.store.schema import Talk as Row

CHAT, SIGNAL, REMARK = "chat", "signal", "remark"
HISTORY = 100
"""How many lines of chat, and how many remarks, a newcomer is shown."""


SPOKEN = select(
    Row.id,
    Row.seq,
    Row.at,
    Row.what,
    Row.seat,
    func.coalesce(Person.name, ""),
    func.coalesce(Person.kind, "bot"),
    Row.body,
).outerjoin(Person, Person.id == Row.person)
"""What was said, with who said it."""


class Spoken(msgspec.Struct, frozen=True):
    """A line, a signal or a remark, as it is kept."""

    id: int
    seq: int
    at: float
    what: str
    seat: Seat | None
    name: str
    kind: str
    body: str

    def line(self) -> Line:
        """It was a line of chat."""
        return Line(self.id, self.at, self.name, self.body, self.seat, self.kind == "bot")

    def wish(self) -> Wish:
        """It was a signal."""
        return msgspec.json.decode(self.body, type=Wish)

    def word(self) -> Word:
        """It was a remark; its number is that under which it is kept."""
        return msgspec.structs.replace(msgspec.json.decode(self.body, type=Word), id=self.id)

    def message(self) -> ServerMessage:
        """What everybody is told."""
        if self.what == CHAT:
            return Told(self.line())
        return Signalled(self.wish()) if self.what == SIGNAL else Remarked(self.word())

    def said(self) -> Said | None:
        """What bots hear, if it was said at a seat and says anything to them."""
        if self.what == CHAT:
            return of_line(self.line())
        return of_wish(self.wish()) if self.what == SIGNAL else of_word(self.word())


class Words(msgspec.Struct, frozen=True):
    """Something to be kept: who says what, where, and after which step."""

    code: str
    seq: int
    seat: Seat | None
    person: str | None
    what: str
    body: str


async def speak(database: Database, words: Words, at: float) -> None:
    """Keep what was said; whoever is muted says nothing."""
    async with database.writing() as connection:
        until = await connection.scalar(select(Person.muted).where(Person.id == words.person))
        require(not until or until <= at, "muted")
        await connection.execute(
            select(GameTable.code).where(GameTable.code == words.code).with_for_update()
        )
        await connection.execute(insert(Row).values(at=at, **msgspec.structs.asdict(words)))
        if database.postgres:
            await connection.execute(wake(words.code, "talk"))


async def last(database: Database, code: str) -> int:
    """The number of the last thing said at a table."""
    async with database.reading() as connection:
        return await connection.scalar(select(func.max(Row.id)).where(Row.code == code)) or 0


async def heard(database: Database, code: str, after: int = 0) -> list[Spoken]:
    """What was said at a table after this number, oldest first."""
    wanted = SPOKEN.where(Row.code == code, Row.id > after)
    wanted = wanted.order_by(Row.id.desc()).limit(5 * HISTORY)
    async with database.reading() as connection:
        return [Spoken(*values) for values in reversed((await connection.execute(wanted)).all())]


async def recent(database: Database, code: str) -> list[Spoken]:
    """What a newcomer is told: the last lines, the last remarks, and the last signal of all."""
    mine = select(Row.id).where(Row.code == code)
    kinds = [
        mine.where(Row.what == what).order_by(Row.id.desc()).limit(HISTORY)
        for what in (CHAT, REMARK)
    ]
    signals = select(func.max(Row.id)).where(Row.code == code, Row.what == SIGNAL)
    kinds.append(signals.group_by(Row.seat))
    wanted = SPOKEN.where(or_(*[Row.id.in_(kind.subquery().select()) for kind in kinds]))
    async with database.reading() as connection:
        return [Spoken(*values) for values in await connection.execute(wanted.order_by(Row.id))]


async def everything(database: Database, code: str) -> list[Spoken]:
    """All that was ever said at a table, oldest first."""
    wanted = SPOKEN.where(Row.code == code).order_by(Row.id)
    async with database.reading() as connection:
        return [Spoken(*values) for values in await connection.execute(wanted)]


def chat(spoken: list[Spoken]) -> list[Line]:
    """The last lines of chat."""
    return [one.line() for one in spoken if one.what == CHAT]


def wishes(spoken: list[Spoken]) -> list[Wish]:
    """The last signal of every seat, unless it was taken back."""
    said = [one.wish() for one in spoken if one.what == SIGNAL]
    return [wish for wish in said if wish.want or wish.give or wish.never]


def remarks(spoken: list[Spoken]) -> list[Word]:
    """The last remarks."""
    return [one.word() for one in spoken if one.what == REMARK]


def signal(seat: Seat, said: Signal) -> str:
    """A signal as it is kept."""
    return msgspec.json.encode(Wish(seat, said.want, said.give, said.never)).decode()


def remark(seat: Seat, seq: int, said: Remark) -> str:
    """A remark as it is kept."""
    word = Word(0, seat, seq, said.phrase, said.offer, said.to, said.give, said.get)
    return msgspec.json.encode(word).decode()


def words_of(code: str, said: Said) -> Words | None:
    """What a bot has said, as it is kept; its refusal goes with its deed."""
    told = told_as(said)
    if told is None:
        return None
    what = SIGNAL if isinstance(told, Wish) else REMARK
    return Words(code, said.step, said.seat, None, what, msgspec.json.encode(told).decode())
