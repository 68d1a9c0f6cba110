"""Standing answers: what the server answers for somebody who has said how; nobody else sees it."""

from collections import Counter
from collections.abc import Collection, Mapping

import msgspec
from sqlalchemy import delete, insert, select, update

from higgle.core import Action, Deal, Seat
from higgle.server.live.replica import Replica
from higgle.server.store.database import Database
from higgle.server.store.schema import Standing
from higgle.server.wire.messages import DealWish, StandingAnswer

Answers = tuple[StandingAnswer, ...]


async def keep(database: Database, code: str, seat: Seat, answers: Answers) -> None:
    """Keep a seat's answers in place of the earlier ones."""
    mine = (Standing.code == code, Standing.seat == seat)
    async with database.writing() as connection:
        await connection.execute(delete(Standing).where(*mine))
        if answers:
            saved = msgspec.json.encode(answers).decode()
            await connection.execute(insert(Standing).values(code=code, seat=seat, answers=saved))


async def drop(database: Database, code: str, seat: Seat, answer: StandingAnswer) -> None:
    """Forget an answer that was to be given once, whatever was kept meanwhile."""
    mine = (Standing.code == code, Standing.seat == seat)
    async with database.writing() as connection:
        saved = await connection.scalar(select(Standing.answers).where(*mine).with_for_update())
        answers = list(msgspec.json.decode(saved, type=Answers)) if saved else []
        if answer in answers:
            answers.remove(answer)
            left = msgspec.json.encode(answers).decode()
            await connection.execute(update(Standing).where(*mine).values(answers=left))


async def kept(database: Database, code: str) -> dict[Seat, Answers]:
    """The answers of all seats of a table."""
    wanted = select(Standing.seat, Standing.answers).where(Standing.code == code)
    async with database.reading() as connection:
        rows = (await connection.execute(wanted)).all()
    return {seat: msgspec.json.decode(saved, type=Answers) for seat, saved in rows}


def match(
    replica: Replica, seat: Seat, answers: Answers, bots: Collection[Seat]
) -> tuple[Action, StandingAnswer] | None:
    """The first legal action that agrees with an answer, if the seat is asked for its form.

    An offer is answered once: whoever is away does not think better of it.
    """
    ask = replica.ask_of(seat)
    if ask is None or replica.paused or replica.over:
        return None
    view = replica.game.view(seat)
    listed = [(action, msgspec.to_builtins(action)) for action in view.actions(seat)]
    for answer in answers:
        for action, plain in listed:
            if plain["type"] in ask.forms and agrees(plain, answer.action):
                deal = view.deal_of(action)
                if deal and seat in deal.answered:
                    continue
                if answer.deal is None or (deal and fits(answer.deal, deal, seat, bots)):
                    return action, answer
    return None


def agrees(action: Mapping[str, object], pattern: Mapping[str, object]) -> bool:
    """Whether an action has everything that the pattern names."""
    return all(name in action and action[name] == value for name, value in pattern.items())


def fits(wish: DealWish, deal: Deal, seat: Seat, bots: Collection[Seat]) -> bool:
    """Whether a seat would get at least what it wants, and give no more than it will."""
    theirs, mine = Counter(deal.give), Counter(deal.want)
    if deal.maker == seat:
        theirs, mine = mine, theirs
    if wish.makers != "all" and (deal.maker in bots) != (wish.makers == "bots"):
        return False
    if wish.get is not None and not Counter(wish.get) <= theirs:
        return False
    return wish.give is None or mine <= Counter(wish.give)
