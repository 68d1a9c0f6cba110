"""Promises about later turns: when they are due, how they end, and how people write them."""

import pytest

import higgle
from higgle.bohnanza.beans import BLUE, MESSAGES, RED
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.plus.game import BohnanzaPlus
from higgle.bots.chat_replies import Replies
from higgle.core import Event, Illegal, Table
from higgle.kuhhandel.animals import COW, PIG
from higgle.kuhhandel.animals import MESSAGES as ANIMALS
from higgle.kuhhandel.game import Kuhhandel
from higgle.play.ledger import Ledger
from higgle.play.pacts import Pacts, check_pact, pact_kinds
from higgle.play.talk import Pact, read, write
from tests.rule import rule

BEANS = tuple(MESSAGES)
COWS = ("card-down", *ANIMALS)
NEXT = Pact(0, "next", (BLUE,))
DEAL = Event("dealt", 0, (), (1, 1, 1, RED, 0))
"""The first seat gives the second a red bean for nothing."""
PAID = Event("dealt", 1, (), (2, 0, 1, BLUE, 0))
ENDED = Event("trade_ended", 1)
NO_BID = Pact(0, "no_bid", (COW,))
PEACE = Pact(0, "peace", (), 2)


def turned_up(seat: int, *cards: int) -> Event:
    """A seat turns up these cards."""
    return Event("turned_up", seat, tuple((card, 0, -1, 9) for card in cards), (len(cards),))


def after(pact: Pact, *events: Event) -> Pacts:
    """The pacts after the second seat promised something and this happened."""
    pacts = Pacts()
    pacts.promise(1, pact)
    for event in events:
        pacts.note(event)
    return pacts


def standing(pacts: Pacts) -> tuple[int, int, int]:
    """How many pacts of the second seat are open, kept and broken."""
    return len(pacts.open), pacts.kept.get(1, 0), pacts.broken.get(1, 0)


# This now, your next blue then


@rule("B94")
def test_the_next_bean_is_owed_once_the_deal_is_made() -> None:
    assert (0, 0, 0) == standing(after(NEXT))
    assert (1, 0, 0) == standing(after(NEXT, DEAL))


@rule("B94")
def test_it_is_not_owed_when_no_deal_was_made() -> None:
    assert (0, 0, 0) == standing(after(NEXT, ENDED, DEAL))


@rule("B94")
def test_it_is_not_due_before_such_a_bean_comes() -> None:
    pacts = after(NEXT, DEAL, turned_up(1, RED, RED), ENDED, turned_up(0, BLUE), ENDED)

    assert (1, 0, 0) == standing(pacts)
    assert not pacts.open[0].due


@rule("B94")
def test_it_is_due_when_such_a_bean_is_turned_up() -> None:
    assert after(NEXT, DEAL, turned_up(1, RED, BLUE)).open[0].due


@rule("B94")
def test_who_gives_it_has_kept_its_word() -> None:
    assert (0, 1, 0) == standing(after(NEXT, DEAL, turned_up(1, BLUE), PAID, ENDED))
    assert (0, 1, 0) == standing(after(NEXT, DEAL, PAID)), "before it is due, too"


@rule("B94")
def test_who_does_not_give_it_has_broken_its_word() -> None:
    assert (0, 0, 1) == standing(after(NEXT, DEAL, turned_up(1, BLUE), ENDED))


@rule("B94")
def test_who_offers_it_as_a_gift_has_kept_its_word_even_if_it_is_declined() -> None:
    gift = Event("offered", 1, (), (7, 0, 1, 0, 1, BLUE, 0, 0, 0, 0))
    declined = Event("declined", 0, (), (7,))

    assert (0, 1, 0) == standing(after(NEXT, DEAL, turned_up(1, BLUE), gift, declined, ENDED))


# I do not bid on the cow


@rule("K94")
def test_no_bid_is_due_at_the_next_auction_of_that_animal() -> None:
    assert not after(NO_BID, Event("lot_turned", 0, (), (PIG,))).open[0].due
    assert after(NO_BID, Event("lot_turned", 0, (), (COW,))).open[0].due


@rule("K94")
def test_no_bid_may_be_promised_during_the_auction() -> None:
    pacts = Pacts()
    pacts.note(Event("lot_turned", 2, (), (COW,)))

    pacts.promise(1, NO_BID)

    assert pacts.open[0].due


@rule("K94")
@pytest.mark.parametrize("sold", ["lot_paid", "lot_bought", "taken_free"])
def test_no_bid_is_kept_when_the_animal_is_sold(sold: str) -> None:
    lot = Event("lot_turned", 2, (), (COW,))

    assert (0, 1, 0) == standing(after(NO_BID, lot, Event("bid", 0, (), (10,)), Event(sold, 0)))


@rule("K94")
def test_a_bid_breaks_it() -> None:
    lot = Event("lot_turned", 2, (), (COW,))

    assert (0, 0, 1) == standing(after(NO_BID, lot, Event("bid", 1, (), (10,))))


@rule("K94")
def test_a_hidden_bid_breaks_it_when_it_wins() -> None:
    lot = Event("lot_turned", 2, (), (COW,))

    assert (0, 0, 1) == standing(after(NO_BID, lot, Event("lot_sold", 2, (), (1, 10))))


@rule("K94")
def test_bids_for_other_animals_are_free() -> None:
    lot = Event("lot_turned", 2, (), (PIG,))

    assert (1, 0, 0) == standing(after(NO_BID, lot, Event("bid", 1, (), (10,))))


# No attack for two rounds


def turns(count: int) -> list[Event]:
    """So many turns of the second seat begin."""
    return [Event("turn_began", 1)] * count


@rule("W93")
@pytest.mark.parametrize(("count", "kept"), [(1, 0), (2, 0), (3, 1)])
def test_peace_is_kept_when_its_rounds_are_over(count: int, kept: int) -> None:
    assert (1 - kept, kept, 0) == standing(after(PEACE, *turns(count)))


@rule("W93")
def test_an_attack_on_a_land_of_theirs_breaks_it() -> None:
    camps = Event("camped", 0, (), (3,)), Event("camped", 2, (), (5,))

    assert (1, 0, 0) == standing(after(PEACE, *camps, Event("attacked", 1, (), (5, -1))))
    assert (0, 0, 1) == standing(after(PEACE, *camps, Event("attacked", 1, (), (3, -1))))


@rule("W93")
def test_a_land_that_was_lost_may_be_attacked() -> None:
    taken = Event("camped", 0, (), (3,)), Event("conquered", 2, (), (3, 0))

    assert (1, 0, 0) == standing(after(PEACE, *taken, Event("attacked", 1, (), (3, -1))))


@rule("K94")
def test_a_cow_trade_with_them_breaks_it() -> None:
    assert (1, 0, 0) == standing(after(PEACE, Event("trade_opened", 1, (), (2, COW, 1))))
    assert (0, 0, 1) == standing(after(PEACE, Event("trade_opened", 1, (), (0, COW, 1))))


# All of them


def test_whoever_was_promised_something_may_settle_it() -> None:
    pacts = after(PEACE)

    pacts.forgive(1, 0, "peace")

    assert (0, 0, 0) == standing(pacts)


def test_a_new_word_replaces_the_old_one() -> None:
    pacts = after(PEACE)

    pacts.promise(1, Pact(0, "peace", (), 4))

    assert [4] == [one.rounds for one in pacts.open]


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        (Bohnanza, ("next",)),
        (BohnanzaPlus, ("next",)),
        (HighBohn, ("next",)),
        (Bohnaparte, ("next", "peace")),
        (Kuhhandel, ("no_bid", "peace")),
    ],
)
def test_every_game_has_its_kinds(game: type[Table], kinds: tuple[str, ...]) -> None:
    assert kinds == pact_kinds(game)


@pytest.mark.parametrize(
    ("game", "pact"),
    [
        (Bohnanza, PEACE),
        (Kuhhandel, NEXT),
        (Bohnanza, Pact(0, "next")),
        (Bohnanza, Pact(0, "next", (BLUE,) * 4)),
        (Bohnanza, Pact(1, "next", (BLUE,))),
        (Kuhhandel, Pact(0, "no_bid", (COW, PIG))),
        (Kuhhandel, Pact(0, "peace", (), 0)),
        (Kuhhandel, Pact(0, "peace", (), 6)),
    ],
)
def test_what_means_nothing_is_refused(game: type[Table], pact: Pact) -> None:
    with pytest.raises(Illegal) as refused:
        check_pact(game, 1, pact)

    assert not str(refused.value).startswith("refusal-")


@pytest.mark.parametrize(
    ("text", "pact", "cards"),
    [
        ("promise next 1 blue to 1", NEXT, BEANS),
        ("promise no bid on 1 cow to 1", NO_BID, COWS),
        ("promise peace for 2 rounds to 1", PEACE, COWS),
    ],
)
def test_a_pact_is_written_and_read(text: str, pact: Pact, cards: tuple[str, ...]) -> None:
    assert text == write(pact, cards)
    assert pact == read(text, cards)


def test_a_pact_stands_in_the_record() -> None:
    """What was said is part of the minutes, and is read again."""
    table = higgle.new("bohnanza", 3, "pacts")

    assert read("promise next 2 red to 3", table.CARDS["bean"]) == Pact(2, "next", (RED, RED))


def test_the_bot_that_was_promised_something_answers() -> None:
    replies, view = Replies(), higgle.new("kuhhandel", 3, "pacts").view()
    meaning = replies.read(view, 0, Pact(1, "peace", (), 2))
    assert meaning is not None

    said = replies.reply(view, 0, meaning, [1, 2], alone=True)

    assert said is not None
    assert 1 == said[0]
    assert said[1] in ("I take your word for it.", "Good, I will remember that.")
    assert replies.reply(view, 0, meaning, [2], alone=True) is None


def test_a_broken_pact_costs_trust() -> None:
    ledger = Ledger()
    ledger.pacts.promise(1, NEXT)
    for event in (DEAL, turned_up(1, BLUE), ENDED):
        ledger.note(event)

    assert ledger.trust(1) < ledger.trust(2)
    assert (0, 1) == ledger.tally(1)
