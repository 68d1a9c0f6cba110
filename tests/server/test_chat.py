"""Chat, signals and remarks: a channel of their own."""

import pytest

from higgle.protocol.messages import Remark, Remarked, Said, Say, Signal, Signalled
from tests.server.hall import Hall, Player

pytestmark = pytest.mark.anyio


async def test_everybody_hears_a_line(hall: Hall) -> None:
    """Chat is told to everybody at the table, spectators too, and to whoever comes later."""
    ann, bob = await hall.table()
    assert (await ann.send(Say(1, "  hello   <b>there</b> "))).ok

    assert "hello <b>there</b>" == bob.last(Said).line.text
    await bob.go()
    assert ["hello <b>there</b>"] == [line.text for line in (await bob.come()).chat]


async def test_a_line_has_no_holes(hall: Hall) -> None:
    """A null character, which one of the databases does not keep, is a space."""
    ann, bob = await hall.table()

    assert (await ann.send(Say(1, "hello\0there"))).ok
    assert "hello there" == bob.last(Said).line.text


async def test_a_resent_line_is_said_once(small_hall: Hall) -> None:
    """Whoever did not hear the answer may send it again."""
    ann, bob = await small_hall.table()
    await ann.send(Say(1, "hello"))

    again = await ann.send(Say(1, "hello"))

    assert (True, True) == (again.ok, again.duplicate)
    assert 1 == len(bob.all(Said))


async def test_a_table_can_do_without_chat(small_hall: Hall) -> None:
    """Then nothing is said."""
    ann, _ = await small_hall.table(chat=False)

    assert not (await ann.send(Say(1, "hello"))).ok


async def test_signals_say_what_one_wants(hall: Hall) -> None:
    """The last signal of a seat stands until it is taken back."""
    ann, bob = await hall.table()
    await ann.send(Signal(1, want=(3,), give=(5, 6)))
    assert (3,) == bob.last(Signalled).wish.want

    await ann.send(Signal(2, want=(4,)))
    await bob.go()
    assert [(4,)] == [wish.want for wish in (await bob.come()).signals]
    await ann.send(Signal(3))
    await bob.go()
    assert [] == (await bob.come()).signals


async def test_a_signal_says_what_one_never_takes(small_hall: Hall) -> None:
    """It stands even if nothing is wanted and nothing given."""
    ann, bob = await small_hall.table()
    await ann.send(Signal(1, never=(7,)))

    await bob.go()

    assert [(7,)] == [wish.never for wish in (await bob.come()).signals]


async def test_a_remark_names_who_made_it_and_when(hall: Hall) -> None:
    """Everybody hears it, and whoever comes later is told it with the same number."""
    ann, bob = await hall.table()
    assert (await ann.send(Remark(1, "settled", offer=3, to=1, give=(5,)))).ok

    heard = bob.last(Remarked).word
    await bob.go()

    assert (0, "settled", 3, 1, (5,)) == (
        heard.seat,
        heard.phrase,
        heard.offer,
        heard.to,
        heard.give,
    )
    assert [heard] == (await bob.come()).remarks


async def test_too_much_talk_is_refused(small_hall: Hall) -> None:
    """Ten lines in twenty seconds; then one has to wait, and is told how long."""
    ann, _ = await small_hall.table()
    for number in range(10):
        assert (await ann.send(Say(number, "hello"))).ok

    refused = await ann.send(Say(10, "hello"))

    assert refused.refusal is not None
    assert "too-often" == refused.refusal.code
    assert 2.0 == pytest.approx(refused.refusal.retry_after)
    await small_hall.hands.advance(2)
    assert (await ann.send(Say(11, "hello"))).ok


async def test_a_new_line_does_not_let_anybody_talk_more(small_hall: Hall) -> None:
    """Whoever leaves and comes back has said what it has said; others may still talk."""
    ann, bob = await small_hall.table()
    for number in range(10):
        assert (await ann.send(Say(number, "hello"))).ok

    await ann.go()
    await ann.come()

    assert not (await ann.send(Say(10, "hello"))).ok
    assert (await bob.send(Say(1, "hello"))).ok


async def test_a_spectator_may_talk_but_not_signal(small_hall: Hall) -> None:
    """Whoever watches has nothing to give."""
    ann, _ = await small_hall.table()
    eve = Player(small_hall.manager, await small_hall.guest("Eve"), ann.code, "client-e")
    await eve.come()

    assert (await eve.send(Say(1, "hello"))).ok
    assert not (await eve.send(Signal(2, want=(1,)))).ok
    assert not (await eve.send(Remark(3, "call", give=(1,)))).ok
