"""People: guests with a name, accounts with a password, and bots' accounts with a token."""

import asyncio
import hmac
import secrets
import unicodedata
from collections.abc import Callable, Collection
from hashlib import sha256

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import (
    BindParameter,
    ScalarSelect,
    String,
    bindparam,
    delete,
    func,
    insert,
    literal,
    select,
    union_all,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from higgle.core import require
from higgle.protocol.messages import OPEN
from higgle.protocol.people import BlockedPerson, BotAccount
from higgle.server.store.database import Database
from higgle.server.store.schema import (
    Block,
    Chair,
    Challenge,
    Club,
    ClubMember,
    DayResult,
    Entry,
    GameTable,
    LoginSession,
    Mailbox,
    News,
    PasskeyRow,
    Person,
    PushRow,
    PuzzleTry,
    Report,
    RoundRow,
    Strength,
    TalkRow,
    TournamentRow,
)

GUEST, ACCOUNT, BOT = "guest", "account", "bot"
DAY = 86_400.0
FORGOTTEN = "-"
"""What is left of the name and the words of somebody who wanted to be forgotten."""
LONGEST = 24
RESERVED = {"admin", "administrator", "higgle", "host", "moderator", "server", "support", "system"}
"""Names behind which people would expect whoever hosts."""
LOOK_ALIKE = {"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE"}
"""Alphabets whose letters may be taken for one another's."""
UNSEEN = {0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0}
"""Letters that nobody sees, though they count as printable."""
ROWS = (
    "1234567890",
    "qwertyuiop",
    "qwertzuiop",
    "asdfghjkl",
    "zxcvbnm",
    "abcdefghijklmnopqrstuvwxyz",
)
"""Keys that lie beside one another."""
WORN = ("password", "passwort", "welcome", "iloveyou", "letmein", "sunshine", "football", "higgle")
"""Words that everybody tries first."""
VARIED, ADDED = 5, 5
"""How many different letters a password needs, and how many that are not a worn word."""
BOTS_EACH = 10
"""How many bots' accounts a person may have."""
BLOCKS_EACH = 500
"""How many people somebody may block."""


class Visitor(msgspec.Struct, frozen=True):
    """Who sends a request."""

    id: str
    name: str
    kind: str
    language: str
    csrf: str = ""
    """What a browser must show besides its cookie; programs with a token need nothing more."""
    key: str = ""
    """What is kept of the secret that was shown; when it is forgotten, so are its open lines."""
    address: str = ""
    """Where the request comes from, as limits count it."""
    admin: bool = False
    """Whether it may moderate this server in the browser."""

    @property
    def program(self) -> bool:
        """Whether it is a bot's account."""
        return self.kind == BOT


class People:
    """Knows everybody who has ever come in."""

    def __init__(self, database: Database, now: Callable[[], float], days: int) -> None:
        self.database = database
        self.now = now
        self.lasting = days * DAY
        self.hasher = PasswordHasher()
        self.hashing = asyncio.Semaphore(2)
        """Every hash takes 64 MiB for a moment."""

    # Coming in

    async def guest(self, name: str, language: str) -> tuple[Visitor, str]:
        """Somebody new, and the secret of the cookie."""
        person = secrets.token_hex(8)
        async with self.database.writing() as connection:
            values = self.row(person, normalize_name(name), GUEST, language)
            await connection.execute(insert(Person).values(values))
        return await self.session(person)

    async def account(
        self, visitor: Visitor | None, name: str, password: str, language: str
    ) -> tuple[Visitor, str]:
        """A new account; a guest takes its games and ratings along."""
        require(visitor is None or visitor.kind == GUEST, "has-account")
        name = normalize_name(name)
        require(not easy(password, name), "easy-password")
        hashed = await self.hash(password)
        person = visitor.id if visitor is not None else secrets.token_hex(8)
        kept = {"name": name, "login": login_of(name), "kind": ACCOUNT, "password": hashed}
        try:
            async with self.database.writing() as connection:
                if visitor is None:
                    row = self.row(person, name, ACCOUNT, language) | kept
                    await connection.execute(insert(Person).values(row))
                else:
                    await connection.execute(update(Person).where(Person.id == person).values(kept))
                    await connection.execute(
                        delete(LoginSession).where(LoginSession.person == person)
                    )
        except IntegrityError:
            require(False, "name-taken", name=name)
        return await self.session(person)

    async def log_in(self, name: str, password: str) -> tuple[Visitor, str]:
        """Somebody logs in; a wrong name and a wrong password get the same refusal."""
        wanted = select(Person.id, Person.password, Person.barred).where(
            Person.login == login_of(name), Person.kind == ACCOUNT
        )
        async with self.database.reading() as connection:
            found = (await connection.execute(wanted)).one_or_none()
        right = await self.right(found[1] if found and found[1] else DUMMY, password)
        require(found is not None and right, "wrong-password")
        assert found is not None
        require(not found.barred, "barred")
        return await self.session(found[0])

    async def log_out(self, secret: str) -> None:
        """Forget a browser."""
        async with self.database.writing() as connection:
            await connection.execute(
                delete(LoginSession).where(LoginSession.token == hash_secret(secret))
            )

    async def log_out_everywhere(self, visitor: Visitor) -> None:
        """Forget all browsers of somebody."""
        async with self.database.writing() as connection:
            await connection.execute(delete(LoginSession).where(LoginSession.person == visitor.id))

    async def session(self, person: str) -> tuple[Visitor, str]:
        """Remember a browser."""
        secret = secrets.token_urlsafe(32)
        async with self.database.writing() as connection:
            until = self.now() + self.lasting
            await connection.execute(
                insert(LoginSession).values(token=hash_secret(secret), person=person, until=until)
            )
            await connection.execute(delete(LoginSession).where(LoginSession.until < self.now()))
        visitor = await self.by_cookie(secret)
        assert visitor is not None
        return visitor, secret

    # Who is it

    async def by_cookie(self, secret: str) -> Visitor | None:
        """Who sits in front of a browser."""
        values = {"token": hash_secret(secret), "now": self.now()}
        rows = await self.database.look_up(BY_COOKIE, values)
        if not rows:
            return None
        found = rows[0]
        return Visitor(*found[:-1], csrf_of(secret), hash_secret(secret), admin=found.admin)

    async def by_token(self, token: str) -> Visitor | None:
        """Which bot's account has this token."""
        wanted = select(Person.id, Person.name, Person.kind, Person.language).where(
            Person.token == hash_secret(token), Person.kind == BOT
        )
        async with self.database.reading() as connection:
            found = (await connection.execute(wanted)).one_or_none()
        return None if found is None else Visitor(*found, key=hash_secret(token))

    async def alive(self, keys: Collection[str]) -> set[str]:
        """Which of these secrets still open the door."""
        found: set[str] = set()
        if keys:
            sessions = select(LoginSession.token).where(
                LoginSession.token.in_(keys), LoginSession.until > self.now()
            )
            tokens = select(Person.token).where(Person.token.in_(keys))
            async with self.database.reading() as connection:
                for wanted in (sessions, tokens):
                    found.update(str(key) for key in await connection.scalars(wanted))
        return found

    async def by_id(self, person: str) -> Visitor:
        """Somebody whom we know already."""
        wanted = select(Person.id, Person.name, Person.kind, Person.language)
        async with self.database.reading() as connection:
            found = (await connection.execute(wanted.where(Person.id == person))).one()
        return Visitor(*found)

    async def name_of(self, person: str) -> str:
        """What somebody is called now."""
        async with self.database.reading() as connection:
            return str(await connection.scalar(select(Person.name).where(Person.id == person)))

    async def change(self, visitor: Visitor, name: str | None, language: str | None) -> Visitor:
        """Another language, or for guests another name."""
        require(name is None or visitor.kind == GUEST, "name-stays")
        changed = msgspec.structs.replace(
            visitor,
            name=normalize_name(name) if name else visitor.name,
            language=language or visitor.language,
        )
        async with self.database.writing() as connection:
            await connection.execute(
                update(Person)
                .where(Person.id == visitor.id)
                .values(name=changed.name, language=changed.language)
            )
        return changed

    async def change_password(self, visitor: Visitor, old: str, new: str) -> tuple[Visitor, str]:
        """Another password; every other browser is forgotten, and this one gets a new secret."""
        await self.prove(visitor, old)
        require(not easy(new, visitor.name), "easy-password")
        hashed = await self.hash(new)
        async with self.database.writing() as connection:
            await connection.execute(
                update(Person).where(Person.id == visitor.id).values(password=hashed)
            )
            await connection.execute(delete(LoginSession).where(LoginSession.person == visitor.id))
        return await self.session(visitor.id)

    async def prove(self, visitor: Visitor, password: str) -> None:
        """Whoever has an account shows its password."""
        require(visitor.kind == ACCOUNT, "account-needed")
        wanted = select(Person.password).where(Person.id == visitor.id)
        async with self.database.reading() as connection:
            kept = await connection.scalar(wanted)
        require(await self.right(kept or DUMMY, password), "wrong-password")

    async def forget(self, visitor: Visitor, password: str) -> list[str]:
        """Name, words, mail, ratings and programs go; games stay, with nobody's name in them.

        Which tables that have not begun they got up from.
        """
        if visitor.kind == ACCOUNT:
            await self.prove(visitor, password)
        async with self.database.writing() as connection:
            return await wipe(connection, visitor.id)

    # Bots' accounts

    async def new_bot(self, owner: Visitor, name: str) -> BotAccount:
        """An account for a program, always marked as one; the token is shown only now."""
        require(owner.kind == ACCOUNT, "account-needed")
        name = normalize_name(name)
        require(len(await self.bots(owner)) < BOTS_EACH, "too-many-bots", most=BOTS_EACH)
        person, token = secrets.token_hex(8), f"higgle_{secrets.token_urlsafe(32)}"
        row = self.row(person, name, BOT, owner.language)
        kept = {"login": login_of(name), "token": hash_secret(token), "owner": owner.id}
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(Person).values(row | kept))
        except IntegrityError:
            require(False, "name-taken", name=name)
        return BotAccount(person, name, token)

    async def bots(self, owner: Visitor) -> list[BotAccount]:
        """Somebody's programs that still have a token."""
        wanted = select(Person.id, Person.name).where(
            Person.owner == owner.id, Person.token.is_not(None)
        )
        async with self.database.reading() as connection:
            return [BotAccount(*found) for found in await connection.execute(wanted)]

    async def end_bot(self, owner: Visitor, bot: str) -> None:
        """Take a program's token away; its games stay."""
        async with self.database.writing() as connection:
            done = await connection.execute(
                update(Person).where(Person.id == bot, Person.owner == owner.id).values(token=None)
            )
        require(done.rowcount, "unknown-person")

    # Reports

    async def report(self, visitor: Visitor, about: str, words: str) -> None:
        """Tell whoever hosts about somebody else."""
        require(about != visitor.id, "not-yourself")
        row = {"at": self.now(), "person": visitor.id, "about": about, "words": words}
        async with self.database.writing() as connection:
            wanted = select(Person.id).where(Person.id == about)
            require(await connection.scalar(wanted) is not None, "unknown-person")
            await connection.execute(insert(Report).values(row))

    # Blocks

    async def block(self, visitor: Visitor, about: str) -> None:
        """Have nothing to do with somebody from now on; done twice it changes nothing."""
        require(about != visitor.id, "not-yourself-blocked")
        async with self.database.writing() as connection:
            known = await connection.scalar(select(Person.id).where(Person.id == about))
            require(known is not None, "unknown-person")
            mine = select(Block.about).where(Block.person == visitor.id)
            blocked = set(await connection.scalars(mine))
            require(len(blocked) < BLOCKS_EACH, "too-many-blocked", most=BLOCKS_EACH)
            if about not in blocked:
                await connection.execute(insert(Block).values(person=visitor.id, about=about))

    async def unblock(self, visitor: Visitor, about: str) -> None:
        """Let somebody be as everybody else."""
        pair = Block.person == visitor.id, Block.about == about
        async with self.database.writing() as connection:
            await connection.execute(delete(Block).where(*pair))

    async def list_blocked(self, visitor: Visitor) -> list[BlockedPerson]:
        """Whom somebody has blocked."""
        wanted = select(Person.id, Person.name).join(Block, Block.about == Person.id)
        async with self.database.reading() as connection:
            mine = wanted.where(Block.person == visitor.id).order_by(Person.name)
            return [BlockedPerson(*found) for found in await connection.execute(mine)]

    async def blocks_of(self, person: str) -> tuple[frozenset[str], frozenset[str]]:
        """Whom somebody has blocked, programs of theirs included, and by whom they are blocked."""
        if not person:
            return frozenset(), frozenset()
        found = await self.database.look_up(BLOCKS, {"person": person})
        return (
            frozenset(str(other) for other, is_mine in found if is_mine),
            frozenset(str(other) for other, is_mine in found if not is_mine),
        )

    # Passwords

    async def hash(self, password: str) -> str:
        async with self.hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def right(self, kept: str, password: str) -> bool:
        """Whether this is the password."""
        async with self.hashing:
            try:
                return await asyncio.to_thread(self.hasher.verify, kept, password)
            except VerificationError:
                return False

    def row(self, person: str, name: str, kind: str, language: str) -> dict[str, object]:
        return {
            "id": person,
            "name": name,
            "kind": kind,
            "language": language,
            "created": self.now(),
        }


def owner_of(person: str | BindParameter[str]) -> ScalarSelect[str]:
    """Who stands behind somebody: the owner of a program, else the same."""
    owner = select(func.coalesce(Person.owner, Person.id)).where(Person.id == person)
    return owner.scalar_subquery()


PERSON = bindparam("person", type_=String)
BLOCKED_BY_ME = select(Block.about).where(Block.person == PERSON)
BLOCKS = union_all(
    select(Block.about, literal(1)).where(Block.person == PERSON),
    select(Person.id, literal(1)).where(Person.owner.in_(BLOCKED_BY_ME)),
    select(Block.person, literal(0)).where(Block.about == owner_of(PERSON)),
)
"""Whom somebody has blocked (1), programs of theirs included, and by whom they are blocked (0)."""
BY_COOKIE = (
    select(Person.id, Person.name, Person.kind, Person.language, Person.admin)
    .join(LoginSession, LoginSession.person == Person.id)
    .where(LoginSession.token == bindparam("token"), LoginSession.until > bindparam("now"))
)
"""Who sits in front of a browser; made once, for every socket asks it."""


OWN_ROWS = (
    LoginSession,
    News,
    Mailbox,
    Report,
    Block,
    PasskeyRow,
    Challenge,
    DayResult,
    PuzzleTry,
    PushRow,
)
"""What is kept of somebody alone, and goes with them."""


async def wipe(connection: AsyncConnection, person: str) -> list[str]:
    """Whatever is kept about somebody goes, their name included; where they kept a chair."""
    programs = await connection.scalars(select(Person.id).where(Person.owner == person))
    mine = [person, *map(str, programs)]
    nameless = {"name": FORGOTTEN, "login": None, "token": None, "owner": None}
    for kind in OWN_ROWS:
        await connection.execute(delete(kind).where(kind.person == person))
    for told in (Report, Block):
        await connection.execute(delete(told).where(told.about.in_(mine)))
    await connection.execute(delete(Strength).where(Strength.subject.in_(mine)))
    await leave_clubs(connection, person)
    entered = update(Entry).where(Entry.person == person)
    await connection.execute(entered.values(name=FORGOTTEN, out=True))
    said = TalkRow.person.in_(mine), TalkRow.what == "chat"
    await connection.execute(update(TalkRow).where(*said).values(body=FORGOTTEN))
    theirs = Chair.person.in_(mine)
    sitting = GameTable.code.in_(select(Chair.code).where(theirs))
    waiting = select(GameTable.code).where(sitting, GameTable.state == OPEN)
    kept = [str(code) for code in await connection.scalars(waiting.with_for_update())]
    free = {"person": None, "name": "", "word": "", "ready": False}
    await connection.execute(update(Chair).where(theirs, Chair.code.in_(kept)).values(free))
    nobody = {"name": FORGOTTEN, "word": ""}
    await connection.execute(update(Chair).where(theirs).values(nobody))
    await connection.execute(update(Person).where(Person.id.in_(mine)).values(nameless))
    plain = {"kind": GUEST, "password": None, "admin": False}
    await connection.execute(update(Person).where(Person.id == person).values(plain))
    return kept


async def leave_clubs(connection: AsyncConnection, person: str, only: str = "") -> None:
    """Somebody is in no club from now on, or not in this one.

    Whoever was a member longest leads on; a club without members is no more, nor what it had.
    """
    mine = select(ClubMember.club).where(ClubMember.person == person)
    for club in list(
        await connection.scalars(mine.where(ClubMember.club == only) if only else mine)
    ):
        gone = ClubMember.club == club, ClubMember.person == person
        await connection.execute(delete(ClubMember).where(*gone))
        held = select(TournamentRow.code).where(TournamentRow.club == club)
        entered = Entry.person == person, Entry.tournament.in_(held)
        await connection.execute(update(Entry).where(*entered).values(out=True))
        left = select(ClubMember.person).where(ClubMember.club == club)
        next_host = await connection.scalar(left.order_by(ClubMember.joined).limit(1))
        if next_host is None:
            await delete_club(connection, club)
        else:
            led = update(Club).where(Club.code == club, Club.host == person)
            await connection.execute(led.values(host=next_host))


async def delete_club(connection: AsyncConnection, club: str) -> None:
    """A club is no more; the games that were played there stay."""
    held = select(TournamentRow.code).where(TournamentRow.club == club)
    for kind in (Entry, RoundRow):
        await connection.execute(delete(kind).where(kind.tournament.in_(held)))
    await connection.execute(delete(TournamentRow).where(TournamentRow.club == club))
    freed = update(GameTable).where(GameTable.club == club)
    await connection.execute(freed.values(held=False, tournament=""))
    await connection.execute(delete(Club).where(Club.code == club))


DUMMY = (
    "$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHRzb21lc2FsdA$"
    "SZOjGYTu4ZtmXwKzbg8sZKYl9ae6wBmLXv0XoLVzPsQ"
)
"""The hash that is checked when there is no such account, so that it takes just as long."""


def hash_secret(secret: str) -> str:
    """What is kept of a secret of 256 random bits."""
    return sha256(secret.encode()).hexdigest()


def csrf_of(secret: str) -> str:
    """What only a page of ours can know besides the cookie."""
    return hmac.new(secret.encode(), b"csrf", "sha256").hexdigest()


def login_of(name: str) -> str:
    """The form of a name that no two accounts share."""
    return " ".join(name.casefold().split())


def easy(password: str, name: str) -> bool:
    """Whether anybody would guess a password: hardly a letter in it, a row of keys, a worn word."""
    letters = "".join(letter for letter in password.casefold() if letter.isalnum())
    rows = [way * 2 for row in ROWS for way in (row, row[::-1])]
    worn = [word for word in (*WORN, login_of(name).replace(" ", "")) if word in letters]
    return (
        len(set(password)) < VARIED
        or any(letters and letters in row for row in rows)
        or any(len(letters) - len(word) < ADDED for word in worn)
    )


def normalize_name(name: str) -> str:
    """A name in which everybody sees the same: no hidden letters, no mixture of alphabets."""
    name = "".join(letter for letter in unicodedata.normalize("NFKC", name) if is_visible(letter))
    require(all(letter.isprintable() for letter in name), "bad-name")
    require(1 <= len(name) <= LONGEST and len(login_of(name)) <= LONGEST, "bad-name")
    require(name == name.strip(), "bad-name")
    require(login_of(name) not in RESERVED, "reserved-name")
    require(
        len({script(letter) for letter in name if letter.isalpha()} & LOOK_ALIKE) < 2, "bad-name"
    )
    return name


def is_visible(letter: str) -> bool:
    """Whether a letter leaves a trace; one that only says how to draw another does not."""
    return ord(letter) not in UNSEEN and "VARIATION SELECTOR" not in unicodedata.name(letter, "")


def script(letter: str) -> str:
    """The alphabet of a letter, by its first word: `LATIN`, `CYRILLIC`."""
    return unicodedata.name(letter, "").partition(" ")[0]
