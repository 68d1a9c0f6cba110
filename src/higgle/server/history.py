"""What was played: everybody's finished games, how they did, and what is kept of them."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from higgle.core import Illegal, require
from higgle.live.evening import MOST, add_up
from higgle.live.results import tallies
from higgle.live.table_talk import CHAT
from higgle.protocol.history import Evening, History, Played
from higgle.protocol.notices import PushDevice
from higgle.protocol.people import Export, Letters, Profile
from higgle.puzzles.pages import listing
from higgle.server.accounts.passkeys import Passkeys
from higgle.server.accounts.people import People, Visitor
from higgle.server.accounts.ratings import ratings_of
from higgle.server.daily_deals import scores_of
from higgle.server.lobby.table_list import infos, result_of
from higgle.server.puzzles import PuzzleTries
from higgle.server.store.database import Database
from higgle.server.store.schema import (
    Chair,
    Club,
    ClubMember,
    Entry,
    GameTable,
    Outcome,
    Person,
    TalkRow,
)

PAGE = 50


async def load_evening(database: Database, code: str) -> Evening:
    """The running score of the games that led to one by rematches, as far as its people go."""
    [*found] = await infos(database, GameTable.code == code)
    require(bool(found), "unknown-table", code=code)
    while len(found) < MOST:
        people = [who.person for who in found[0].seats if who.person]
        theirs = GameTable.code.in_(select(Chair.code).where(Chair.person.in_(people)))
        before = await infos(database, theirs, GameTable.rematch == found[0].code)
        if not before:
            break
        found = [*before, *found]
    return add_up(found)


async def load_history(database: Database, person: str, first: int) -> History:
    """Somebody's finished games, newest first."""
    wanted = (
        select(Outcome.code, Outcome.ended, Outcome.result, GameTable.began, Chair.seat)
        .join(GameTable, GameTable.code == Outcome.code)
        .join(Chair, Chair.code == Outcome.code)
        .where(Chair.person == person)
        .order_by(Outcome.ended.desc(), Outcome.code)
        .offset(first)
        .limit(PAGE + 1)
    )
    async with database.reading() as connection:
        rows = (await connection.execute(wanted)).all()
    codes = [row.code for row in rows[:PAGE]]
    tables = {
        table.code: table for table in await infos(database, GameTable.code.in_(codes), limit=PAGE)
    }
    played = [
        Played(
            row.code,
            tables[row.code].game,
            [who.name for who in tables[row.code].seats],
            row.seat,
            row.began,
            row.ended,
            result_of(row.result),
        )
        for row in rows[:PAGE]
    ]
    return History(played, len(rows) > PAGE)


async def load_profile(database: Database, person: str) -> Profile:
    """How somebody has done at every game."""
    wanted = select(Person.name, Person.kind, Person.created).where(Person.id == person)
    played = (
        select(GameTable.game, Chair.seat, Outcome.result)
        .join(GameTable, GameTable.code == Outcome.code)
        .join(Chair, Chair.code == Outcome.code)
        .where(Chair.person == person)
    )
    async with database.reading() as connection:
        found = (await connection.execute(wanted)).one_or_none()
        rows = (await connection.execute(played)).all()
    if found is None:
        raise Illegal("unknown-person")
    results = [(game, seat, result_of(saved)) for game, seat, saved in rows]
    rated = {rating.game: rating for rating in await ratings_of(database, person)}
    return Profile(person, found.name, found.kind, found.created, tallies(results, rated))


async def load_export(
    database: Database,
    people: People,
    visitor: Visitor,
    letters: Letters,
    notices: Sequence[PushDevice] = (),
) -> Export:
    """Everything that is kept about somebody, for them alone."""
    games: list[Played] = []
    more = True
    while more:
        page = await load_history(database, visitor.id, len(games))
        games += page.games
        more = page.more
    wanted = (
        select(TalkRow.body)
        .where(TalkRow.person == visitor.id, TalkRow.what == CHAT)
        .order_by(TalkRow.id)
    )
    async with database.reading() as connection:
        said = [str(body) for body in await connection.scalars(wanted.order_by(TalkRow.id))]
    me = await load_profile(database, visitor.id)
    language = visitor.language
    bots, blocked = await people.bots(visitor), await people.list_blocked(visitor)
    passkeys = await Passkeys(database, people.now).of(visitor)
    async with database.reading() as connection:
        days = list((await scores_of(connection, visitor.id)).values())
        clubs, entered = await circles_of(connection, visitor.id)
    tries = await PuzzleTries(database, people.now).of(visitor.id)
    spots = [one for found in listing(tries).sets for one in found.puzzles]
    tried = [one for one in spots if one.state != "open"]
    return Export(
        me,
        language,  # type: ignore[arg-type]  # the database holds these words only
        games,
        said,
        bots,
        letters,
        blocked,
        passkeys,
        days,
        tried,
        clubs,
        entered,
        list(notices),
    )


async def circles_of(connection: AsyncConnection, person: str) -> tuple[list[str], list[str]]:
    """The names of somebody's clubs, and the codes of their tournaments."""
    joined = select(Club.name).join(ClubMember, ClubMember.club == Club.code)
    clubs = await connection.scalars(joined.where(ClubMember.person == person).order_by(Club.name))
    entered = select(Entry.tournament).where(Entry.person == person).order_by(Entry.at)
    return list(clubs), list(await connection.scalars(entered))
