"""Ratings: how strong everybody is at every game, people and bots alike."""

from collections.abc import Collection
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from higgle.core import Seat, Table
from higgle.protocol.history import Rating
from higgle.protocol.messages import RatingMove, TableInfo
from higgle.server.store.database import Database
from higgle.server.store.schema import Chair, Person, Strength

MODEL = PlackettLuce()
MARK = 6
"""How many letters the fingerprint of an address has."""
MOST_MET = 20
"""How many different opponents are remembered."""


def subjects(info: TableInfo) -> list[str]:
    """Whose strength is measured, seat by seat."""
    return [who.person or f"bot:{who.bot}" for who in info.seats]


class PastRating(msgspec.Struct, frozen=True):
    """What a subject has reached at a game."""

    rating: PlackettLuceRating
    games: int
    opponents: list[str]


class SeatChanges(msgspec.Struct, frozen=True):
    """Who left a seat for good during a game, and who took one over."""

    leavers: frozenset[Seat] = frozenset()
    """The seats whose people did not play to the end themselves: they have lost."""
    newcomers: frozenset[Seat] = frozenset()
    """The seats that people took over from bots, whose cards they have seen."""
    stood_in: tuple[float, ...] = ()
    """The share of everybody's deeds that a bot has done for them."""


def ranks(game: Table, leavers: Collection[Seat] = ()) -> list[float]:
    """The places of all seats, 0 for the winners; leavers come after all others."""
    results = [
        (seat not in leavers, score, game.tie_break(seat))
        for seat, score in enumerate(game.scores())
    ]
    return [float(sum(other > mine for other in results)) for mine in results]


async def may_be_rated(connection: AsyncConnection, code: str, since: float) -> bool:
    """Whether a game that begins is rated if its host wants that: nobody can rate themselves.

    Its people have accounts from before that time, each their own, and came from addresses of
    their own; somebody's programs count as that person.
    """
    owner = func.coalesce(Person.owner, Person.id)
    wanted = select(Person.kind, Person.created, owner, Chair.origins)
    joined = wanted.join(Chair, Chair.person == Person.id).where(Chair.code == code)
    people = (await connection.execute(joined)).all()
    return (
        all(kind != "guest" and created <= since for kind, created, _, _ in people)
        and len({owner for _, _, owner, _ in people}) == len(people)
        and not overlap([origins for _, _, _, origins in people])
    )


async def share_address(connection: AsyncConnection, code: str) -> bool:
    """Whether two people of a table have come from the same address."""
    wanted = select(Chair.origins).where(Chair.code == code)
    return overlap([str(origins) for origins in await connection.scalars(wanted)])


def overlap(origins: list[str]) -> bool:
    """Whether two people's fingerprints have one in common."""
    marks = [one[at : at + MARK] for one in origins for at in range(0, len(one), MARK)]
    return len(set(marks)) < len(marks)


async def rate(
    connection: AsyncConnection, info: TableInfo, game: Table, changes: SeatChanges
) -> list[RatingMove | None]:
    """Move the ratings of all who sat there, and say how; nobody is rated against themselves.

    Where two people came from one address, or a bot's seat was taken over, nobody gains anything,
    and whoever has lost has lost.
    """
    names = subjects(info)
    moves: list[RatingMove | None] = [None] * len(names)
    if not info.rated or len(set(names)) < 2:
        return []
    past = await past_ratings(connection, info.game, names)
    teams = [[past[name].rating] for name in names]
    moved = MODEL.rate(teams, ranks=ranks(game, changes.leavers))
    fair = not changes.newcomers and not await share_address(connection, info.code)
    owners = await owners_of(connection, names)
    for name in dict.fromkeys(names):
        seats = [seat for seat, other in enumerate(names) if other == name]
        who, before = info.seats[seats[0]], past[name]
        mu = fmean(moved[seat][0].mu for seat in seats)
        sigma = fmean(moved[seat][0].sigma for seat in seats)
        if who.guest or (not fair and (who.bot or who.seat in changes.newcomers)):
            continue
        if not fair:
            mu, sigma = min(before.rating.mu, mu), before.rating.sigma
        after = PlackettLuceRating(mu, sigma)
        move = RatingMove(before.rating.ordinal(), after.ordinal(), before.games + 1)
        moves = [move if seat in seats else other for seat, other in enumerate(moves)]
        others = {owners[other] for other in names if fair and other != name}
        met = [*before.opponents, *sorted(others - set(before.opponents))][:MOST_MET]
        row = Strength.game == info.game, Strength.subject == name
        await connection.execute(delete(Strength).where(*row))
        await connection.execute(
            insert(Strength).values(
                game=info.game,
                subject=name,
                mu=mu,
                sigma=sigma,
                games=before.games + 1,
                opponents=" ".join(met),
                met=len(met),
            )
        )
    return moves


async def past_ratings(
    connection: AsyncConnection, game: str, names: list[str]
) -> dict[str, PastRating]:
    """What these subjects have reached, locked where several processes write."""
    columns = Strength.subject, Strength.mu, Strength.sigma, Strength.games, Strength.opponents
    wanted = select(*columns).where(Strength.game == game, Strength.subject.in_(names))
    found = {name: PastRating(MODEL.rating(), 0, []) for name in names}
    for name, mu, sigma, games, met in await connection.execute(wanted.with_for_update()):
        found[name] = PastRating(MODEL.rating(mu=mu, sigma=sigma), games, met.split())
    return found


async def owners_of(connection: AsyncConnection, names: list[str]) -> dict[str, str]:
    """Who stands behind each subject: the owner of a program, else itself."""
    wanted = select(Person.id, Person.owner).where(Person.id.in_(names), Person.owner.is_not(None))
    owned = {str(name): str(owner) for name, owner in await connection.execute(wanted)}
    return {name: owned.get(name, name) for name in names}


async def leaders(
    database: Database, game: str, opponents: int = 1, limit: int = 100
) -> list[Rating]:
    """The strongest at a game, by the cautious number: bots, and accounts that have met so many."""
    listed = and_(Person.kind.is_distinct_from("guest"), Strength.met >= opponents)
    bots = Strength.subject.startswith("bot:")
    return await ratings(database, Strength.game == game, or_(bots, listed), limit=limit)


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
