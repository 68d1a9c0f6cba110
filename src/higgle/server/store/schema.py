"""What the server keeps: people, tables, the log of every table, talk, results and ratings."""

from sqlalchemy import (
    BigInteger,
    Double,
    ForeignKey,
    Index,
    String,
    Text,
    UniqueConstraint,
    false,
    true,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from higgle.live.journal import StepKind

CODE = String(16)
ID = String(32)
DAY = String(10)


class Base(DeclarativeBase):
    """The base of all tables in the database."""


class Person(Base):
    """A guest, an account or a bot's account."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str] = mapped_column(String(24))
    login: Mapped[str | None] = mapped_column(String(24), unique=True)
    """The name in lower case, for accounts and bots; names of guests may be shared."""
    kind: Mapped[str] = mapped_column(String(8))
    language: Mapped[str] = mapped_column(String(2))
    password: Mapped[str | None] = mapped_column(String(200))
    token: Mapped[str | None] = mapped_column(String(64), unique=True)
    """The hash of a bot's token."""
    owner: Mapped[str | None] = mapped_column(ForeignKey("people.id"))
    created: Mapped[float] = mapped_column(Double)
    muted: Mapped[float] = mapped_column(Double, default=0.0, server_default="0")
    """Until when somebody may say nothing."""
    barred: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether somebody may not come in."""
    admin: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether an account may keep house in the browser."""


class LoginSession(Base):
    """A browser in which somebody has logged in; only the hash of its cookie is kept."""

    __tablename__ = "sessions"

    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    until: Mapped[float] = mapped_column(Double)


class Mailbox(Base):
    """Where somebody wants letters; nothing but the question is sent before it is confirmed."""

    __tablename__ = "mailboxes"

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    address: Mapped[str] = mapped_column(String(254))
    wish: Mapped[str] = mapped_column(String(8))
    """`off`, `turn` or `daily`."""
    confirmed: Mapped[bool]
    token: Mapped[str] = mapped_column(String(64), unique=True)
    """The hash of what the link to confirm carries."""
    until: Mapped[float] = mapped_column(Double)
    """How long that link is good for."""
    stop: Mapped[str] = mapped_column(String(64), unique=True)
    """What the link to end the letters carries; it opens nothing else."""
    written: Mapped[float] = mapped_column(Double)
    """When the last letter of the day was sent."""


class PushRow(Base):
    """A device that shows notices, as its browser named it to this server."""

    __tablename__ = "push_devices"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    """The SHA-256 of its endpoint."""
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    session: Mapped[str] = mapped_column(String(64))
    """The hash of the cookie of its browser: where that is forgotten, nothing is shown."""
    endpoint: Mapped[str] = mapped_column(Text)
    p256dh: Mapped[str] = mapped_column(String(100))
    auth: Mapped[str] = mapped_column(String(40))
    kinds: Mapped[str] = mapped_column(String(40))
    """Which notices it shows, with spaces between."""
    morning: Mapped[int]
    """When it is told of the deal of the day, in minutes after midnight of UTC."""
    told: Mapped[str] = mapped_column(DAY)
    """The last day whose deal it need not be told of."""
    created: Mapped[float] = mapped_column(Double)


class ServerKey(Base):
    """A secret of this server that is made once and kept."""

    __tablename__ = "server_keys"

    name: Mapped[str] = mapped_column(String(16), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class GameTable(Base):
    """A table of the manager."""

    __tablename__ = "tables"
    __table_args__ = (Index("tables_by_state", "state", "public", "created"),)

    code: Mapped[str] = mapped_column(CODE, primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    options: Mapped[str] = mapped_column(Text)
    clocks: Mapped[str] = mapped_column(Text)
    pace: Mapped[str] = mapped_column(String(16))
    public: Mapped[bool]
    spectators: Mapped[bool]
    chat: Mapped[bool]
    undo: Mapped[bool]
    bots_welcome: Mapped[bool]
    rated: Mapped[bool]
    keeps_talk: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether the record tells what was said."""
    coach: Mapped[bool] = mapped_column(default=True, server_default=true())
    """Whether players may ask a coach."""
    host: Mapped[str] = mapped_column(ForeignKey("people.id"))
    state: Mapped[str] = mapped_column(String(8))
    """`open`, `playing` or `over`; the journal knows whether it is paused."""
    seal: Mapped[str] = mapped_column(String(64))
    rules: Mapped[int] = mapped_column(server_default="1")
    """The number of the ruleset by which its game is played."""
    created: Mapped[float] = mapped_column(Double)
    starts: Mapped[float] = mapped_column(Double, default=0.0, server_default="0")
    """When the game begins, once somebody has started it; 0 before."""
    began: Mapped[float] = mapped_column(Double, default=0.0)
    rematch: Mapped[str] = mapped_column(CODE, default="")
    day: Mapped[str] = mapped_column(DAY, default="", server_default="")
    """The date whose deal of the day is played; empty at all other tables."""
    club: Mapped[str] = mapped_column(CODE, default="", server_default="")
    """The club for whose evening it was opened."""
    tournament: Mapped[str] = mapped_column(CODE, default="", server_default="")
    """The tournament of which it is a table; empty at all other tables."""
    round: Mapped[int] = mapped_column(default=0, server_default="0")
    """The round of that tournament, from 1."""
    held: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether its deal is still played at other tables, so that seed and record are not shown."""


class SeedRow(Base):
    """The seed of a table, apart from everything that is shown."""

    __tablename__ = "seeds"

    code: Mapped[str] = mapped_column(ForeignKey("tables.code"), primary_key=True)
    seed: Mapped[str] = mapped_column(Text)


class Chair(Base):
    """Who sits on a seat of a table: a person, a bot of the server, or nobody yet."""

    __tablename__ = "chairs"

    code: Mapped[str] = mapped_column(ForeignKey("tables.code"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    bot: Mapped[str] = mapped_column(String(40), default="")
    name: Mapped[str] = mapped_column(String(40), default="")
    word: Mapped[str] = mapped_column(String(40), default="", server_default="")
    """What the person mixes into the seed."""
    ready: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether the person wants the game to begin."""
    origins: Mapped[str] = mapped_column(String(400), default="", server_default="")
    """Fingerprints of the addresses the person came from, until the game is over."""


class LogRow(Base):
    """One step of a table; its key is the referee between all who write at once."""

    __tablename__ = "log"
    __table_args__ = (UniqueConstraint("code", "client", "n", name="log_once"),)

    code: Mapped[str] = mapped_column(ForeignKey("tables.code"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[float] = mapped_column(Double)
    what: Mapped[StepKind] = mapped_column(String(16))
    seat: Mapped[int]
    client: Mapped[str] = mapped_column(String(100))
    n: Mapped[int]
    body: Mapped[str] = mapped_column(Text, default="")
    stand_in: Mapped[bool] = mapped_column(default=False)
    reason: Mapped[str] = mapped_column(Text, default="")
    proof: Mapped[str] = mapped_column(String(32), default="", server_default="")


class TalkRow(Base):
    """A line of chat, a signal or a remark."""

    __tablename__ = "talk"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    code: Mapped[str] = mapped_column(ForeignKey("tables.code"), index=True)
    at: Mapped[float] = mapped_column(Double)
    what: Mapped[str] = mapped_column(String(8))
    seat: Mapped[int | None]
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"))
    """Who said it; nobody if it was a bot of the server."""
    body: Mapped[str] = mapped_column(Text)
    seq: Mapped[int] = mapped_column(default=0, server_default="0")
    """After which step of the log it was said."""


class News(Base):
    """What shall stand in somebody's next letter of the day, about one table."""

    __tablename__ = "news"

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    code: Mapped[str] = mapped_column(ForeignKey("tables.code"), primary_key=True)
    letter: Mapped[str] = mapped_column(Text)


class Presence(Base):
    """Somebody is at a table through one of the server's processes, at least until then."""

    __tablename__ = "presence"

    code: Mapped[str] = mapped_column(CODE, primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    process: Mapped[str] = mapped_column(ID, primary_key=True)
    until: Mapped[float] = mapped_column(Double)


class Audit(Base):
    """What was done by whoever hosts."""

    __tablename__ = "audit"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    at: Mapped[float] = mapped_column(Double)
    who: Mapped[str] = mapped_column(String(64))
    deed: Mapped[str] = mapped_column(String(16))
    about: Mapped[str] = mapped_column(ID)
    """A person's id or a table's code."""
    why: Mapped[str] = mapped_column(Text)


class Report(Base):
    """What somebody wants whoever hosts to know about somebody else."""

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    at: Mapped[float] = mapped_column(Double)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"))
    about: Mapped[str] = mapped_column(ForeignKey("people.id"))
    words: Mapped[str] = mapped_column(Text)


class Block(Base):
    """Somebody who wants nothing to do with somebody else."""

    __tablename__ = "blocks"

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    about: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True, index=True)


class PasskeyRow(Base):
    """A passkey of an account."""

    __tablename__ = "passkeys"

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    """The id of the credential, in hexadecimal digits."""
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    key: Mapped[str] = mapped_column(Text)
    """Its public key, likewise."""
    counter: Mapped[int] = mapped_column(BigInteger)
    """How often it has signed; devices that do not count say 0."""
    created: Mapped[float] = mapped_column(Double)
    used: Mapped[float] = mapped_column(Double)


class Challenge(Base):
    """What a passkey is to sign next, once."""

    __tablename__ = "challenges"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    person: Mapped[str] = mapped_column(ID)
    """Who wants to add a passkey; empty for whoever comes in."""
    until: Mapped[float] = mapped_column(Double)


class DayResult(Base):
    """How somebody has done at the deal of a day, at their one try."""

    __tablename__ = "day_results"

    day: Mapped[str] = mapped_column(DAY, primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True, index=True)
    score: Mapped[int]
    code: Mapped[str] = mapped_column(CODE)
    """The table at which it was played; empty if it was sent in as a record."""
    at: Mapped[float] = mapped_column(Double)
    result: Mapped[str] = mapped_column(Text)


class Club(Base):
    """A circle of people who play together."""

    __tablename__ = "clubs"

    code: Mapped[str] = mapped_column(CODE, primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    host: Mapped[str] = mapped_column(ForeignKey("people.id"))
    """Who leads it: its founder, or whoever was a member longest when the founder went."""
    invitation: Mapped[str] = mapped_column(String(64))
    """What the link carries by which others join."""
    created: Mapped[float] = mapped_column(Double)


class ClubMember(Base):
    """Somebody in a club."""

    __tablename__ = "club_members"

    club: Mapped[str] = mapped_column(ForeignKey("clubs.code"), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True, index=True)
    joined: Mapped[float] = mapped_column(Double)


class TournamentRow(Base):
    """A tournament as it was announced, and how far it has come."""

    __tablename__ = "tournaments"

    code: Mapped[str] = mapped_column(CODE, primary_key=True)
    club: Mapped[str] = mapped_column(ForeignKey("clubs.code"), index=True)
    host: Mapped[str] = mapped_column(ID)
    plan: Mapped[str] = mapped_column(Text)
    """What is played, in which way, as JSON."""
    seed: Mapped[str] = mapped_column(String(64))
    """From which the deals of all rounds follow; shown to nobody."""
    state: Mapped[str] = mapped_column(String(8), index=True)
    """`open`, `playing` or `over`."""
    created: Mapped[float] = mapped_column(Double)
    ended: Mapped[float] = mapped_column(Double, default=0.0)


class Entry(Base):
    """Somebody in a tournament."""

    __tablename__ = "entries"

    tournament: Mapped[str] = mapped_column(ForeignKey("tournaments.code"), primary_key=True)
    person: Mapped[str] = mapped_column(ID, primary_key=True, index=True)
    name: Mapped[str] = mapped_column(String(40))
    at: Mapped[float] = mapped_column(Double)
    out: Mapped[bool] = mapped_column(default=False)
    """Whether no more rounds are played by them, unless they come back."""


class RoundRow(Base):
    """A round of a tournament; its key lets it be opened once."""

    __tablename__ = "rounds"

    tournament: Mapped[str] = mapped_column(ForeignKey("tournaments.code"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    opened: Mapped[float] = mapped_column(Double)
    tables: Mapped[str] = mapped_column(Text)
    """The codes of its tables and who was to sit where, as JSON."""
    results: Mapped[str] = mapped_column(Text, default="", server_default="")
    """How its tables ended, as JSON; empty until all of them have."""


class PuzzleTry(Base):
    """Somebody's first answer to a puzzle."""

    __tablename__ = "puzzle_tries"

    puzzle: Mapped[str] = mapped_column(String(16), primary_key=True)
    """The code of the puzzle, which its place in a set does not change."""
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True, index=True)
    choice: Mapped[int]
    right: Mapped[bool]
    at: Mapped[float] = mapped_column(Double)


class Outcome(Base):
    """How a game ended."""

    __tablename__ = "outcomes"

    code: Mapped[str] = mapped_column(ForeignKey("tables.code"), primary_key=True)
    ended: Mapped[float] = mapped_column(Double)
    result: Mapped[str] = mapped_column(Text)


class Strength(Base):
    """The rating of a person or of a bot of the server at one game."""

    __tablename__ = "ratings"

    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    subject: Mapped[str] = mapped_column(String(50), primary_key=True)
    """A person's id, or `bot:` and the name of a bot of the server."""
    mu: Mapped[float] = mapped_column(Double)
    sigma: Mapped[float] = mapped_column(Double)
    games: Mapped[int]
    opponents: Mapped[str] = mapped_column(Text, default="", server_default="")
    """The first different subjects it was rated against."""
    met: Mapped[int] = mapped_column(default=0, server_default="0")
    """How many these are."""
