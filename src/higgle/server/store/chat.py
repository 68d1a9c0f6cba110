"""Chat, signals and remarks: a channel of their own beside the journal."""

import msgspec
from sqlalchemy import func, insert, select

from higgle.playing import Said
from higgle.server.store.database import Database
from higgle.server.store.journal import wake
from higgle.server.store.schema import GameTable, Person
from higgle.server.store.schema import Talk as Row
from higgle.server.wire.messages import Line, Remark, Signal, Wish, Word
from higgle.server.wire.talk import of_line, of_wish, of_word
from higgle.table import Seat, need

CHAT, SIGNAL, REMARK = "chat", "signal", "remark"
HISTORY = 100
"""How many lines of chat, and how many remarks, a newcomer is shown."""


SPOKEN = select(Row.id, Row.at, Row.what, Row.seat, Person.name, Person.kind, Row.body).join(
    Person, Person.id == Row.person
)
"""What was said, with who said it."""


class Spoken(msgspec.Struct, frozen=True):
    """A line, a signal or a remark, as it is kept."""

    id: int
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


async def speak(
    database: Database,
    code: str,
    seat: Seat | None,
    person: str,
    what: str,
    body: str,
    at: float,
) -> int:
    """Keep what was said, and return its number; whoever is muted says nothing."""
    async with database.writing() as connection:
        until = await connection.scalar(select(Person.muted).where(Person.id == person))
        need(not until or until <= at, "muted")
        await connection.execute(
            select(GameTable.code).where(GameTable.code == code).with_for_update()
        )
        done = await connection.execute(
            insert(Row)
            .values(code=code, at=at, what=what, seat=seat, person=person, body=body)
            .returning(Row.id)
        )
        number = done.scalar_one()
        if database.postgres:
            await connection.execute(wake(code, "talk"))
    return number


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


async def all_remarks(database: Database, code: str) -> list[Word]:
    """Every remark that was ever made at a table, for the ledger of promises."""
    wanted = SPOKEN.where(Row.code == code, Row.what == REMARK).order_by(Row.id)
    async with database.reading() as connection:
        return [Spoken(*values).word() for values in (await connection.execute(wanted)).all()]


def chat(spoken: list[Spoken]) -> list[Line]:
    """The last lines of chat."""
    return [one.line() for one in spoken if one.what == CHAT][-HISTORY:]


def wishes(spoken: list[Spoken]) -> list[Wish]:
    """The last signal of every seat, unless it was taken back."""
    last = {one.seat: one.wish() for one in spoken if one.what == SIGNAL}
    return [wish for wish in last.values() if wish.want or wish.give or wish.never]


def remarks(spoken: list[Spoken]) -> list[Word]:
    """The last remarks."""
    return [one.word() for one in spoken if one.what == REMARK][-HISTORY:]


def signal(seat: Seat, said: Signal) -> str:
    """A signal as it is kept."""
    return msgspec.json.encode(Wish(seat, said.want, said.give, said.never)).decode()


def remark(seat: Seat, seq: int, said: Remark) -> str:
    """A remark as it is kept."""
    word = Word(0, seat, seq, said.phrase, said.offer, said.to, said.give, said.get)
    return msgspec.json.encode(word).decode()


def talk(spoken: Spoken) -> Said | None:
    """What was said at a seat, as bots hear it."""
    if spoken.what == CHAT:
        return of_line(spoken.line())
    return of_wish(spoken.wish()) if spoken.what == SIGNAL else of_word(spoken.word())
