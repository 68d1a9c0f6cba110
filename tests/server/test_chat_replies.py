"""Whatever a person writes is answered within two seconds: by an offer, or in a line of chat."""

import pytest

from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.trading import Offer
from higgle.bots.chat import read_chat
from higgle.protocol.messages import Line, Remark, Said, Say
from tests.server.hall import Hall, Player
from tests.server.trading import board, tradings

pytestmark = pytest.mark.anyio

SOON = 2.0


async def replies(hall: Hall, ann: Player, text: str) -> list[Line]:
    """What bots write after a line of Ann."""
    ann.listen()
    ann.heard.clear()
    assert (await ann.send(Say(ann.number(), text))).ok
    await hall.hands.advance(SOON)
    return [said.line for said in ann.all(Said) if said.line.seat != 0]


async def test_small_talk_is_answered_in_the_language_of_the_speaker(small_hall: Hall) -> None:
    """By one bot, with its name, as a program."""
    async for ann in tradings(small_hall, "bohnanza", 4, "normal"):
        for text, language in (("hello everybody", "en"), ("привет", "ru"), ("guten Abend", "de")):
            [line] = await replies(small_hall, ann, text)
            assert line.program
            assert line.name
            assert language == read_chat(line.text, ()).language
        return


async def test_what_nobody_offers_is_refused_in_words(small_hall: Hall) -> None:
    """A call and a line are the same; the words name the bean."""
    async for ann in tradings(small_hall, "bohnanza", 4, "normal"):
        game = board(small_hall, ann)
        if game.active != 0:
            continue
        sort = next(sort for sort in game.sorts() if sort not in game.open_cards(0))
        for _ in range(9):
            lines = await replies(small_hall, ann, f"3 {name_of(sort)} for nothing?")
            if lines:
                assert name_of(sort) in lines[-1].text.lower() or "offer" in lines[-1].text
                break
        else:
            raise AssertionError("silence, or gifts without end")
        ann.heard.clear()
        assert (await ann.send(Remark(ann.number(), "call", get=(sort,)))).ok
        await small_hall.hands.advance(SOON)
        assert ann.all(Said) or board(small_hall, ann).offers
        return


def name_of(sort: int) -> str:
    """The English word for a bean."""
    return Bohnanza.CARDS["bean"][sort].partition("-")[2]


async def test_bots_write_nothing_more_when_told_to_be_quiet(small_hall: Hall) -> None:
    """Until they may again."""
    async for ann in tradings(small_hall, "bohnanza", 4, "normal"):
        assert await replies(small_hall, ann, "hello")
        assert [] == await replies(small_hall, ann, "please be quiet")
        assert [] == await replies(small_hall, ann, "hello")
        assert await replies(small_hall, ann, "you can talk again")
        return


async def test_whoever_is_not_understood_is_told_once_how_to_write(small_hall: Hall) -> None:
    """Then it is let be."""
    async for ann in tradings(small_hall, "bohnanza", 4, "normal"):
        [line] = await replies(small_hall, ann, "qwertz")
        assert "Say it like" in line.text
        assert [] == await replies(small_hall, ann, "uiopü")
        return


async def test_bots_do_not_chatter_among_people(small_hall: Hall) -> None:
    """Where several people sit, they answer what is about beans alone."""
    [ann, _] = await small_hall.table("bohnanza", people=2, bots=2)

    assert [] == await replies(small_hall, ann, "hello")
    assert [] == await replies(small_hall, ann, "qwertz")
    assert await replies(small_hall, ann, "any reds?")


async def test_why_is_answered_with_another_true_reason_every_time(small_hall: Hall) -> None:
    """Until all are told; the button and the word ask the same bot."""
    async for ann in tradings(small_hall, "bohnanza", 4, "normal"):
        game = board(small_hall, ann)
        if game.active != 0 or len(set(game.hand(0))) < 2:
            continue
        sort = next(sort for sort in game.sorts() if sort not in game.hand(0))
        cheap = Offer(game.hand(0)[:1], (), (sort, sort), (1,))
        assert (await ann.act(str(cheap))).ok
        await small_hall.hands.advance(SOON)
        if 1 not in board(small_hall, ann).offers[-1].declined:
            continue
        heard = [line for _ in range(9) for line in await replies(small_hall, ann, "why?")]
        ann.heard.clear()
        said = Remark(ann.number(), "why", offer=board(small_hall, ann).offers[-1].id, to=1)
        assert (await ann.send(said)).ok
        heard += [one.line for one in ann.all(Said)]

        texts = [line.text for line in heard]
        last = texts.index("I have told you all my reasons.")
        assert len(heard) == 10
        assert {1} == {line.seat for line in heard}
        assert last >= 2
        assert len(set(texts[:last])) == last
        assert any("2" in text for text in texts[:last])  # one bean for two
        return
