"""Ratings: how strong everybody is at every game, people and bots alike."""

from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import ColumnElement, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from higgle.core import Table
from higgle.protocol.messages import TableInfo
from higgle.protocol.rest import Rating
from higgle.server.store.database import Database
from higgle.server.store.schema import Person, Strength

MODEL = PlackettLuce()


def subjects(info: TableInfo) -> list[str]:
    """Whose strength is measured, seat by seat."""
    return [who.person or f"bot:{who.bot}" for who in info.seats]


def ranks(game: Table) -> list[float]:
    """The places of all seats, 0 for the winners."""
    results = [(score, game.tie_break(seat)) for seat, score in enumerate(game.scores())]
    return [float(sum(other > mine for other in results)) for mine in results]


async def rate(connection: AsyncConnection, info: TableInfo, game: Table) -> None:
    """Move the ratings of all who sat there, resting or not; nobody is rated against themselves."""
    names = subjects(info)
    if not info.rated or len(set(names)) < 2:
        return
    wanted = select(Strength.subject, Strength.mu, Strength.sigma, Strength.games).where(
        Strength.game == info.game, Strength.subject.in_(names)
    )
    known = {row[0]: row for row in await connection.execute(wanted.with_for_update())}
    teams = [[rating_of(known[name][1:3] if name in known else None)] for name in names]
    moved = MODEL.rate(teams, ranks=ranks(game))
    for name in dict.fromkeys(names):
        seats = [seat for seat, other in enumerate(names) if other == name]
        values = {
            "mu": fmean(moved[seat][0].mu for seat in seats),
            "sigma": fmean(moved[seat][0].sigma for seat in seats),
            "games": (known[name][3] if name in known else 0) + 1,
        }
        if name in known:
            same = (Strength.game == info.game, Strength.subject == name)
            await connection.execute(update(Strength).where(*same).values(values))
        else:
            row = values | {"game": info.game, "subject": name}
            await connection.execute(insert(Strength).values(row))


def rating_of(known: tuple[float, float] | None) -> PlackettLuceRating:
    """A rating as it was, or that of a newcomer."""
    return MODEL.rating() if known is None else MODEL.rating(mu=known[0], sigma=known[1])


async def leaders(database: Database, game: str, limit: int = 100) -> list[Rating]:
    """The strongest at a game, by the cautious number; guests are not listed."""
    return await ratings(
        database, Strength.game == game, Person.kind.is_distinct_from("guest"), limit=limit
    )


async def ratings_of(database: Database, person: str) -> list[Rating]:
    """How strong somebody is at every game."""
    return await ratings(database, Strength.subject == person)


async def ratings(
    database: Database, *which: ColumnElement[bool], limit: int = 100
) -> list[Rating]:
    """Ratings with the names of those they belong to, the best first."""
    cautious = (Strength.mu - 3 * Strength.sigma).label("cautious")
    wanted = (
        select(
            Strength.subject,
            Strength.game,
            Strength.mu,
            Strength.sigma,
            cautious,
            Strength.games,
            Person.name,
            Person.kind,
        )
        .outerjoin(Person, Person.id == Strength.subject)
        .where(*which)
        .order_by(cautious.desc())
        .limit(limit)
    )
    async with database.reading() as connection:
        rows = (await connection.execute(wanted)).all()
    return [
        Rating(
            row.name or row.subject.removeprefix("bot:"),
            "" if row.name is None else row.subject,
            row.kind is None or row.kind == "bot",
            row.game,
            row.mu,
            row.sigma,
            row.cautious,
            row.games,
        )
        for row in rows
    ]
