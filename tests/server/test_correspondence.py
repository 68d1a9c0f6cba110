"""Games by correspondence: a day for whoever must act, and standing answers for the absent."""

import pytest

from higgle.core import Cards
from higgle.server.wire.messages import DealWish, Rest, Stand, StandingAnswer, Update
from tests.server.hall import Hall, Player, opened

pytestmark = pytest.mark.anyio
DAY = 86_400.0
DECLINE = StandingAnswer({"type": "decline"})


async def letters(hall: Hall, bots: int = 0) -> list[Player]:
    """A table by correspondence."""
    return await hall.table(people=3 - bots, bots=bots, pace="correspondence")


async def test_whoever_must_act_has_a_day(hall: Hall) -> None:
    """Then a bot answers, whether anybody looks or not."""
    people = await letters(hall)
    for player in people:
        await player.go()

    await hall.hands.advance(DAY - 1)
    assert 0 == hall.house.rooms[people[0].code].play().seq
    await hall.hands.advance(2)
    assert 1 == hall.house.rooms[people[0].code].play().seq


async def test_the_day_goes_on_after_a_restart(database: str) -> None:
    """Nobody has to be there: the server takes up what it left."""
    async with opened(database) as before:
        people = await letters(before)
        await before.hands.advance(DAY / 2)

    async with opened(database, before.hands) as after:
        await after.house.wake_all()
        await after.hands.advance(DAY / 2 + 1)

        assert 1 == after.house.rooms[people[0].code].play().seq


async def test_bots_answer_at_once(small_hall: Hall) -> None:
    """A game with bots never waits for them."""
    people = await letters(small_hall, bots=1)

    await small_hall.play_on(people[0].code, people, 30)

    assert 2 in {update.happened.seat for update in people[0].all(Update)}


async def test_a_standing_answer_is_given_for_the_absent(hall: Hall) -> None:
    """Whatever is offered is declined, while Bob sleeps."""
    ann, bob, _ = await letters(hall)
    assert (await bob.send(Stand(bob.number(), (DECLINE,)))).ok
    await bob.go()
    await ann.act("plant 1")
    await ann.act("pass")

    await ann.act({"type": "offer", "want": [1], "to": [1]})
    await hall.hands.advance(1)

    step = ann.last(Update).happened
    assert ("declined", 1, True) == (step.events[0].name, step.seat, step.stand_in)


async def test_nobody_else_sees_standing_answers(hall: Hall) -> None:
    """They are told to their owner alone."""
    ann, bob, _ = await letters(hall)
    await bob.send(Stand(bob.number(), (DECLINE,)))

    await bob.go()
    assert [DECLINE] == (await bob.come()).standing
    await ann.go()
    assert [] == (await ann.come()).standing


async def test_an_answer_for_once_is_given_once(small_hall: Hall) -> None:
    """Then it is struck out."""
    ann, bob, _ = await letters(small_hall)
    once = StandingAnswer({"type": "decline"}, once=True)
    await bob.send(Stand(bob.number(), (once,)))
    await ann.act("plant 1")
    await ann.act("pass")

    for _ in range(2):
        await ann.act({"type": "offer", "want": [1], "to": [1]})
        await small_hall.hands.advance(1)

    steps = [update.happened for update in ann.all(Update)]
    assert 1 == sum(step.seat == 1 for step in steps)


async def trading(hall: Hall, answers: tuple[StandingAnswer, ...]) -> tuple[Player, Player]:
    """Ann trades; Bob is away and has said what to answer, from a hand that we know."""
    ann, bob, _ = await letters(hall)
    assert (await bob.send(Stand(bob.number(), answers))).ok
    await bob.go()
    await ann.act("plant 1")
    await ann.act("pass")
    return ann, bob


def hand(hall: Hall, player: Player, seat: int) -> Cards:
    """The cards in a seat's hand."""
    game = hall.house.rooms[player.code].play().game
    return game.piles[game.layout.first["hand"] + seat]


async def offer(hall: Hall, ann: Player, **deal: list[int]) -> str:
    """Ann offers something to Bob; what Bob's standing answer was."""
    ann.listen()
    ann.heard.clear()
    assert (await ann.act({"type": "offer", "to": [1], **deal})).ok
    await hall.hands.advance(1)
    steps = [update.happened for update in ann.all(Update) if update.happened.seat == 1]
    return steps[0].events[0].name if steps else ""


async def test_a_gift_of_a_wanted_sort_is_accepted(hall: Hall) -> None:
    """Nothing is given for it, and other gifts are declined."""
    hands = hand(hall, (await letters(hall))[0], 0)
    wanted, other = hands[1], next(card for card in hands[1:] if card != hands[1])
    accept = StandingAnswer({"type": "accept"}, deal=DealWish(get=(wanted,), give=()))
    ann, _ = await trading(hall, (accept, DECLINE))

    assert "accepted" == await offer(hall, ann, hand=[wanted])
    assert "declined" == await offer(hall, ann, hand=[other])


async def test_a_swap_is_accepted_at_this_price_or_better(hall: Hall) -> None:
    """Whoever asks for more gets no answer."""
    table = (await letters(hall))[0]
    give, get = hand(hall, table, 1)[0], hand(hall, table, 0)[1]
    swap = StandingAnswer({"type": "accept"}, deal=DealWish(get=(get,), give=(give,)))
    ann, _ = await trading(hall, (swap,))

    assert "" == await offer(hall, ann, hand=[get], want=[give, give])
    assert "" == await offer(hall, ann, want=[give])
    assert "accepted" == await offer(hall, ann, hand=[get], want=[give])


async def test_the_makers_of_offers_may_be_chosen(hall: Hall) -> None:
    """What bots offer is declined, what people offer waits."""
    decline = StandingAnswer({"type": "decline"}, deal=DealWish(makers="bots"))
    ann, _ = await trading(hall, (decline,))

    assert "" == await offer(hall, ann, want=[1])
    assert (await ann.send(Rest(ann.number()))).ok
    await hall.hands.advance(1)

    steps = [update.happened for update in ann.all(Update) if update.happened.seat == 1]
    assert "declined" == steps[0].events[0].name


async def test_live_tables_have_none(small_hall: Hall) -> None:
    """Whoever sits at a live table answers itself."""
    _, bob = await small_hall.table()

    assert not (await bob.send(Stand(1, (DECLINE,)))).ok
