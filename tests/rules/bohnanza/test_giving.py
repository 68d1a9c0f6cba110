"""Phase 2: gifts."""

from tests.rule import rule
from tests.rules.bohnanza.market import market, offer, shown

# Gifts


@rule("B28")
def test_the_active_seat_gives_hand_cards_and_turned_up_cards_away() -> None:
    t = market()

    t.play(0, "offer 1 blue and 1 soy up and 1 garden up for nothing to all")
    t.play(3, "accept 1")
    t.play(0, "confirm 1 with 4 giving 1")

    assert ["blue", "garden", "soy"] == sorted(t.tray(3))


@rule("B28")
def test_others_give_hand_cards_to_the_active_seat() -> None:
    t = market()

    t.play(3, "offer 1 chili for nothing to 1")
    t.play(0, "accept 1")
    t.play(3, "confirm 1 with 1 giving 2")

    assert ["chili"] == t.tray(0)
    assert ["stink"] == t.in_hand(3)


@rule("B28")
def test_others_give_nothing_to_each_other() -> None:
    t = market()

    assert "not-a-partner" == t.refused(3, "offer 1 chili for nothing to 2")


@rule("B29")
def test_a_gift_may_be_refused() -> None:
    t = market()

    t.play(0, "offer 1 garden up for nothing to 2")
    t.play(1, "decline 1")

    assert "not-accepted" == t.refused(0, "confirm 1 with 2")
    assert [] == t.tray(1)
    assert ["soy", "garden"] == shown(t)


@rule("B29")
def test_nothing_is_given_before_it_is_accepted() -> None:
    t = market()

    t.play(0, "offer 1 garden up for nothing to all")

    assert "not-accepted" == t.refused(0, "confirm 1 with 2")
    assert "not-your-offer" == t.refused(1, "confirm 1 with 2")


@rule("B29")
def test_who_refused_an_offer_may_accept_it_after_all() -> None:
    """While it stands, as at a table; refused twice it is not."""
    t = market()

    t.play(0, "offer 1 blue for 1 red to all")
    t.play(1, "decline 1")

    assert "already-declined" == t.refused(1, "decline 1")
    assert "not-accepted" == t.refused(0, "confirm 1 with 2 giving 1")
    t.play(1, "accept 1 with 1")
    assert ((1,), ()) == (t.table.offers[0].accepted, t.table.offers[0].declined)
    t.play(0, "confirm 1 with 2 giving 1")

    assert ["red"] == t.tray(0)


@rule("B29")
def test_an_acceptance_may_be_taken_back_until_the_deal_is_closed() -> None:
    t = market()

    t.play(0, "offer 1 blue for 1 red to all")
    t.play(1, "accept 1 with 1")
    t.play(1, "decline 1")

    assert () == offer(t, 1).accepted
    assert () == t.table.piles[t.table.acceptances + 1]
    assert "not-accepted" == t.refused(0, "confirm 1 with 2 giving 1")
