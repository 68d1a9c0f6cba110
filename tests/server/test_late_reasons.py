"""Why an offer was declined may be said until the turn ends, and bots heed it then."""

import pytest

from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.open_offers import OpenOffer
from higgle.bohnanza.trading import Trading
from higgle.core import Cards, Seat
from higgle.narrator import unshow
from higgle.play.pacts import read_offer
from higgle.protocol.messages import Phrase, Remark, Update
from tests.server.hall import Hall, Player
from tests.server.trading import board, tradings

pytestmark = pytest.mark.anyio

ENOUGH = 12
"""How many offers that follow a reason are looked at."""


async def declined(hall: Hall, ann: Player) -> OpenOffer | None:
    """Ann declines the active bot's first offer to her, and it is taken back."""
    game = board(hall, ann)
    turn = game.active
    while turn and isinstance(game.stages[-1], Trading) and game.active == turn:
        for offer in game.offers:
            if offer.maker == turn and 0 in offer.to:
                if 0 not in offer.declined:
                    assert (await ann.act(f"decline {offer.id}")).ok
                while offer.id in [one.id for one in board(hall, ann).offers]:
                    await hall.hands.advance(0.1)
                game = board(hall, ann)
                trading = isinstance(game.stages[-1], Trading) and game.active == turn
                return offer if trading else None
        await hall.hands.advance(0.1)
        game = board(hall, ann)
    return None


async def next_offer(hall: Hall, ann: Player, maker: Seat) -> tuple[Cards, Cards] | None:
    """What the maker gives and wants with the next offer that it makes to Ann in its turn."""
    ann.listen()
    ann.heard.clear()
    while isinstance(board(hall, ann).stages[-1], Trading) and board(hall, ann).active == maker:
        await hall.hands.advance(0.1)
        for update in ann.all(Update):
            for event in update.happened.events:
                if (
                    event.name == "offered"
                    and event.seat == maker
                    and 0 in read_offer(unshow(Bohnanza, event))[0]
                ):
                    _, hand, shown, want = read_offer(unshow(Bohnanza, event))
                    return hand + shown, want
    return None


def heeds(phrase: Phrase, before: OpenOffer, gives: Cards, wants: Cards) -> bool:
    """Whether an offer has changed in the direction of the reason."""
    gave = before.hand + before.open
    if phrase == "no_room":
        return set(gave).isdisjoint(gives)
    if phrase == "keeps":
        return set(before.want).isdisjoint(wants)
    better = len(gives) - len(wants) > len(gave) - len(before.want)
    return better or set(before.want).isdisjoint(wants)


@pytest.mark.parametrize("phrase", ["no_room", "keeps", "too_little"])
async def test_a_reason_given_late_changes_the_next_offer(small_hall: Hall, phrase: Phrase) -> None:
    """Even if the bot has taken the declined offer back, and made up its mind about the next."""
    seen = 0
    while not seen:
        async for ann in tradings(small_hall, "bohnanza", 4, "normal"):
            before = await declined(small_hall, ann)
            if before is None:
                continue
            assert (await ann.send(Remark(ann.number(), phrase, offer=before.id))).ok
            after = await next_offer(small_hall, ann, before.maker)
            if after is not None:
                assert heeds(phrase, before, *after), f"{before} is followed by {after}"
                seen += 1
            if seen == ENOUGH:
                break


async def test_a_reason_is_about_an_offer_to_oneself_in_this_turn(small_hall: Hall) -> None:
    """Anything else is refused in words, and nobody hears of it."""
    async for ann in tradings(small_hall, "bohnanza", 4, "normal"):
        before = await declined(small_hall, ann)
        if before is None:
            continue
        nobodys = await ann.send(Remark(ann.number(), "too_little", offer=before.id + 50))
        assert nobodys.refusal is not None
        assert "not-your-offer" == nobodys.refusal.code
        assert f"Offer {before.id + 50} is not yours to answer." == nobodys.refusal.text
        turn = board(small_hall, ann).active
        while board(small_hall, ann).active == turn:
            await small_hall.hands.advance(1)
        late = await ann.send(Remark(ann.number(), "too_little", offer=before.id))
        assert late.refusal is not None
        assert "not-your-offer" == late.refusal.code
        return
    raise AssertionError("nobody ever offered anything")
