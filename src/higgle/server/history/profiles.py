"""Profiles: what everybody may know about somebody, and what only they may have."""

from collections import Counter

from sqlalchemy import select

from higgle.core import Illegal, Seat
from higgle.live.talk import CHAT
from higgle.protocol.messages import Result
from higgle.protocol.rest import Export, Letters, Played, Profile, Tally
from higgle.server.accounts.people import People, Visitor
from higgle.server.accounts.ratings import ratings_of
from higgle.server.history.games import history
from higgle.server.lobby.tables import result_of
from higgle.server.store.database import Database
from higgle.server.store.schema import Chair, GameTable, Outcome, Person, TalkRow


async def profile(database: Database, person: str) -> Profile:
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
    places: dict[str, Counter[int]] = {}
    wins: Counter[str] = Counter()
    for game, seat, saved in rows:
        result = result_of(saved)
        if result is not None:
            places.setdefault(game, Counter())[rank(result, seat)] += 1
            wins[game] += seat in result.winners
    rated = {rating.game: rating for rating in await ratings_of(database, person)}
    tallies = [
        Tally(game, count.total(), wins[game], spread(count), rated.get(game))
        for game, count in sorted(places.items())
    ]
    return Profile(person, found.name, found.kind, found.created, tallies)


def rank(result: Result, seat: Seat) -> int:
    """The place of a seat, 0 for a winner; whoever lost a tie is behind the winner."""
    if seat in result.winners:
        return 0
    better = sum(score > result.scores[seat] for score in result.scores)
    return max(better, len(result.winners))


def spread(places: Counter[int]) -> list[int]:
    """How often each place was taken, from the first on."""
    return [places[place] for place in range(max(places) + 1)]


async def export(database: Database, people: People, visitor: Visitor, letters: Letters) -> Export:
    """Everything that is kept about somebody, for them alone."""
    games: list[Played] = []
    more = True
    while more:
        page = await history(database, visitor.id, len(games))
        games += page.games
        more = page.more
    wanted = (
        select(TalkRow.body)
        .where(TalkRow.person == visitor.id, TalkRow.what == CHAT)
        .order_by(TalkRow.id)
    )
    async with database.reading() as connection:
        said = [str(body) for body in await connection.scalars(wanted.order_by(TalkRow.id))]
    me = await profile(database, visitor.id)
    language = visitor.language
    return Export(me, language, games, said, await people.bots(visitor), letters)  # type: ignore[arg-type]  # the database holds these words only
