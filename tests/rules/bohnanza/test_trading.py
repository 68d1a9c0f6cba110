"""Phase 2: who deals with whom, and with which cards."""

import pytest

from higgle.bohnanza.answers import Accept, Confirm
from higgle.bohnanza.beans import BLUE, GARDEN, RED, SOY
from higgle.bohnanza.planting import Settling
from higgle.bohnanza.trading import Offer, Trading
from tests.rule import rule
from tests.rules.bohnanza.market import board, market, offer, shown
from tests.scene import scene

# Turning up


@rule("B20")
def test_two_cards_are_turned_up_from_the_deck() -> None:
    t = scene().hand(0, "blue").planting().deck("soy", "garden", "red")

    t.play(0, "plant 1")

    assert ["soy", "garden"] == shown(t)
    assert 1 == t.table.deck_size()
    assert (2,) == t.told("turned_up")[0].numbers


# Who deals with whom


@rule("B21")
@pytest.mark.parametrize("partner", [2, 3, 4])
def test_the_active_seat_deals_with_any_other_seat(partner: int) -> None:
    t = market()

    t.play(0, f"offer 1 soy up for nothing to {partner}")
    t.play(partner - 1, "accept 1")
    t.play(0, f"confirm 1 with {partner}")

    assert ["soy"] == t.tray(partner - 1)


@rule("B21")
def test_two_other_seats_never_deal() -> None:
    """An offer past the active seat is refused, whether alone or among other addresses."""
    t = market()

    assert "not-a-partner" == t.refused(1, "offer 1 stink for 1 blue to 3")
    assert "not-a-partner" == t.refused(1, "offer 1 stink for 1 blue to 1 and 3")


@rule("B21")
def test_what_another_seat_offers_to_all_is_offered_to_the_active_seat() -> None:
    t = market()

    t.play(1, "offer 1 stink for 1 blue to all")

    assert (0,) == offer(t, 1).to
    assert "not-your-offer" == t.refused(2, "accept 1 with 2")
    assert "not-your-offer" == t.refused(2, "decline 1")
    assert () == tuple(form for form in t.asked(2) if form in ("accept", "decline"))


@rule("B21")
def test_nobody_deals_with_itself() -> None:
    t = market()

    assert "not-a-partner" == t.refused(0, "offer 1 blue for 1 red to 1")
    t.play(0, "offer 1 blue for 1 red to all")
    assert "not-your-offer" == t.refused(0, "accept 1 with 2")


@rule("B21")
def test_a_deal_has_one_partner() -> None:
    """An offer that two have accepted is closed with one of them, and is then gone."""
    t = market()

    t.play(0, "offer 1 blue for 1 red to all")
    t.play(1, "accept 1 with 1")
    t.play(2, "accept 1 with 1")
    t.play(0, "confirm 1 with 3 giving 1")

    assert "offer-gone" == t.refused(0, "confirm 1 with 2 giving 1")
    assert ["red", "stink", "red", "chili"] == t.in_hand(1)


# Which cards


@rule("B30")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_only_the_active_seat_is_asked_to_end_the_trade(active: int) -> None:
    t = scene().hand(0, "blue").hand(1, "red").hand(2, "soy").trading(active)

    assert [active] == [seat for seat in range(3) if "end_trade" in t.asked(seat)]


@rule("B22")
def test_the_active_seat_gives_turned_up_cards_and_hand_cards_from_any_position() -> None:
    t = market()

    t.play(0, "offer 1 green and 1 garden up for 1 chili to 2")
    t.play(1, "accept 1 with 4")
    t.play(0, "confirm 1 with 2 giving 4")

    assert ["blue", "red", "blue", "blue"] == t.in_hand(0)
    assert ["soy"] == shown(t)
    assert ["garden", "green"] == sorted(t.tray(1))
    assert ["red", "stink", "red"] == t.in_hand(1)
    assert ["chili"] == t.tray(0)


@rule("B22")
def test_other_seats_have_no_claim_on_the_turned_up_cards() -> None:
    t = market()

    assert "not-open" == t.refused(1, "offer 1 soy up for 1 blue to 1")
    t.play(0, "offer 1 blue for 1 soy to 3")
    assert "not-open" == t.refused(2, "accept 1 with 1 soy up")


@rule("B22")
def test_the_active_seat_may_pay_an_offer_with_turned_up_cards() -> None:
    t = market()

    t.play(1, "offer 1 red for 1 soy and 1 blue to 1")
    t.play(0, "accept 1 with 3 and 1 soy up")
    t.play(1, "confirm 1 with 1 giving 3")

    assert ["garden"] == shown(t)
    assert ["blue", "red", "green", "blue"] == t.in_hand(0)
    assert ["blue", "soy"] == sorted(t.tray(1))
    assert ["red", "stink", "chili"] == t.in_hand(1)
    assert ["red"] == t.tray(0)


@rule("B22")
def test_what_one_does_not_have_cannot_be_offered() -> None:
    t = market()

    assert "not-in-hand" == t.refused(0, "offer 1 chili for 1 red to all")
    assert "not-in-hand" == t.refused(0, "offer 4 blue for 1 red to all")
    assert "not-open" == t.refused(0, "offer 2 soy up for 1 red to all")
    assert "not-in-hand" == t.refused(0, "offer 1 soy for 1 red to all")


@rule("B23")
def test_any_number_of_cards_goes_against_any_number() -> None:
    t = market()

    t.play(0, "offer 3 blue and 1 soy up for 2 red and 1 chili to 2")
    t.play(1, "accept 1 with 1 and 3 and 4")
    t.play(0, "confirm 1 with 2 giving 1 and 3 and 5")

    assert ["blue", "blue", "blue", "soy"] == sorted(t.tray(1))
    assert ["chili", "red", "red"] == sorted(t.tray(0))
    assert ["red", "green"] == t.in_hand(0)
    assert ["stink"] == t.in_hand(1)


@rule("B23", "B28")
def test_with_nothing_asked_it_is_a_gift() -> None:
    t = market()

    t.play(0, "offer 1 green for nothing to 4")
    t.play(3, "accept 1")
    t.play(0, "confirm 1 with 4 giving 4")

    assert ["green"] == t.tray(3)
    assert [] == t.tray(0)


@rule("B23")
def test_with_nothing_offered_it_is_a_request_for_a_gift() -> None:
    t = market()

    t.play(0, "offer nothing for 1 stink to all")
    t.play(3, "accept 1 with 1")
    t.play(0, "confirm 1 with 4")

    assert ["stink"] == t.tray(0)
    assert ["chili"] == t.in_hand(3)


@rule("B23")
def test_nothing_for_nothing_is_refused() -> None:
    t = market()

    assert "empty-offer" == t.refused(0, "offer nothing for nothing to all")


@rule("B23", "B01")
def test_more_beans_than_there_are_cannot_be_asked_for() -> None:
    t = market()

    assert "no-such-beans" == t.refused(0, "offer 1 blue for 7 garden to all")
    assert "no-such-beans" == t.refused(0, "offer 1 blue for 1 coffee to all")
    t.play(0, "offer 1 blue for 6 garden to all")


@rule("B24")
def test_trading_goes_on_with_hand_cards_when_the_turned_up_ones_are_gone() -> None:
    t = market()

    t.play(0, "offer 1 soy up and 1 garden up for nothing to 2")
    t.play(1, "accept 1")
    t.play(0, "confirm 1 with 2")
    assert [] == shown(t)
    t.play(0, "offer 1 blue for 1 red to 3")
    t.play(2, "accept 2 with 1")
    t.play(0, "confirm 2 with 3 giving 1")

    assert Trading() == t.now()
    assert ["red"] == t.tray(0)


@rule("B25")
def test_cards_leave_a_hand_only_when_the_deal_is_agreed() -> None:
    """Offering and accepting move nothing."""
    t = market()
    before = [t.in_hand(seat) for seat in range(4)]

    t.play(0, "offer 1 blue and 1 soy up for 1 red to all")
    t.play(1, "accept 1 with 3")

    assert before == [t.in_hand(seat) for seat in range(4)]
    assert ["soy", "garden"] == shown(t)
    assert [[]] * 4 == [t.tray(seat) for seat in range(4)]


@rule("B25")
def test_offers_reserve_nothing() -> None:
    """The same card may stand in several offers at once."""
    t = market()

    t.play(0, "offer 1 green for 1 red to 2")
    t.play(0, "offer 1 green for 1 red to 3")

    assert [1, 2] == board(t)


@rule("B25")
def test_the_order_of_the_cards_that_stay_does_not_change() -> None:
    t = market()

    t.play(0, "offer 2 blue for 1 red to 2")
    t.play(1, "accept 1 with 1")
    t.play(0, "confirm 1 with 2 giving 1 and 5")

    assert ["red", "blue", "green"] == t.in_hand(0)
    assert ["stink", "red", "chili"] == t.in_hand(1)


@rule("B26")
@pytest.mark.parametrize(
    ("copy", "left"),
    [
        (1, ["red", "blue", "green", "blue"]),
        (3, ["blue", "red", "green", "blue"]),
        (5, ["blue", "red", "blue", "green"]),
    ],
)
def test_the_maker_decides_which_copy_leaves_its_hand(copy: int, left: list[str]) -> None:
    t = market()

    t.play(0, "offer 1 blue for 1 red to all")
    t.play(1, "accept 1 with 1")
    t.play(0, f"confirm 1 with 2 giving {copy}")

    assert left == t.in_hand(0)


@rule("B26")
@pytest.mark.parametrize(
    ("copy", "left"), [(1, ["stink", "red", "chili"]), (3, ["red", "stink", "chili"])]
)
def test_the_accepter_decides_which_copy_leaves_its_hand(copy: int, left: list[str]) -> None:
    t = market()

    t.play(0, "offer 1 blue for 1 red to all")
    t.play(1, f"accept 1 with {copy}")
    t.play(0, "confirm 1 with 2 giving 1")

    assert left == t.in_hand(1)


@rule("B26")
def test_copies_must_be_those_the_offer_names() -> None:
    """Another sort, too many, too few, none, a place twice and a place that is not there."""
    t = market()
    t.play(0, "offer 1 blue for 1 red to all")

    assert "wrong-cards" == t.refused(1, "accept 1 with 2")
    assert "wrong-cards" == t.refused(1, "accept 1 with 1 and 3")
    assert "wrong-cards" == t.refused(1, "accept 1")
    assert "no-such-place" == t.refused(1, "accept 1 with 5")
    assert "no-such-place" == t.refused(1, Accept(1, (0, 0)))
    assert "no-such-place" == t.refused(1, Accept(1, (-1,)))
    t.play(1, "accept 1 with 1")
    assert "wrong-cards" == t.refused(0, "confirm 1 with 2 giving 2")
    assert "wrong-cards" == t.refused(0, "confirm 1 with 2")
    assert "wrong-cards" == t.refused(0, "confirm 1 with 2 giving 1 and 3")
    assert "no-such-place" == t.refused(0, Confirm(1, 1, (0, 0)))
    assert "no-such-place" == t.refused(0, "confirm 1 with 2 giving 6")


@rule("B26")
def test_a_turned_up_card_is_offered_as_exactly_that_card() -> None:
    """Where the soy lies open, a soy from the hand is another card, and both may go."""
    t = market().hand(0, "soy")

    t.play(0, "offer 1 soy up for nothing to 2")
    t.play(0, "offer 1 soy and 1 soy up for nothing to 2")
    assert ((), (SOY,)) == (offer(t, 1).hand, offer(t, 1).open)
    t.play(1, "accept 2")
    t.play(0, "confirm 2 with 2 giving 6")

    assert ["soy", "soy"] == t.tray(1)
    assert ["garden"] == shown(t)
    assert "soy" not in t.in_hand(0)


@rule("B26")
def test_an_offer_never_changes() -> None:
    """Whatever is answered to it; another offer is another number, also after a withdrawal."""
    t = market()
    t.play(0, "offer 1 blue for 1 red to all")
    offer = t.table.offers[0]
    terms = (offer.id, offer.maker, offer.hand, offer.open, offer.want, offer.to, offer.answers)

    t.play(1, "accept 1 with 1")
    t.play(2, "decline 1")
    t.play(0, "offer 1 blue for 2 red to all")
    t.play(0, "withdraw 2")
    t.play(0, "offer 2 blue for 1 red to all")

    same, other = t.table.offers
    assert terms == (same.id, same.maker, same.hand, same.open, same.want, same.to, same.answers)
    assert 3 == other.id


@rule("B26")
def test_an_offer_names_its_cards_in_order_and_each_address_once() -> None:
    t = market()

    assert "bad-offer" == t.refused(0, Offer((RED, BLUE), (), (), ()))
    assert "bad-offer" == t.refused(0, Offer((BLUE,), (GARDEN, SOY), (), ()))
    assert "bad-offer" == t.refused(0, Offer((BLUE,), (), (RED, SOY), ()))
    assert "bad-offer" == t.refused(0, Offer((BLUE,), (), (RED,), (1, 1)))
    assert "bad-offer" == t.refused(0, Offer((BLUE,), (), (RED,), (2, 1)))


@rule("B27")
def test_received_cards_lie_apart() -> None:
    """Neither in the hand nor in a field, and both sides see them."""
    t = market()

    t.play(0, "offer 1 soy up for 1 red to 2")
    t.play(1, "accept 1 with 1")
    t.play(0, "confirm 1 with 2")

    assert ["red"] == t.tray(0)
    assert ["soy"] == t.tray(1)
    assert "soy" not in t.in_hand(1)
    assert [] == t.in_field(1, 1) + t.in_field(1, 2)


@rule("B27")
def test_received_cards_go_to_no_other_deal() -> None:
    """Neither the active seat nor another one can offer them or pay with them."""
    t = market().received(0, "chili").received(1, "garden")

    assert "not-in-hand" == t.refused(0, "offer 1 chili for 1 red to all")
    assert "not-open" == t.refused(0, "offer 1 chili up for 1 red to all")
    assert "not-in-hand" == t.refused(1, "offer 1 garden for 1 blue to 1")
    assert "not-open" == t.refused(1, "offer 1 garden up for 1 blue to 1")
    t.play(3, "offer 1 stink for 1 chili to 1")
    assert "not-open" == t.refused(0, "accept 1 with 1 chili up")
    t.play(0, "offer 1 blue for 1 garden to 2")
    assert "not-open" == t.refused(1, "accept 2 with 1 garden up")


@rule("B27")
def test_received_cards_are_not_sold() -> None:
    """There is nothing to harvest until they are planted, and trading plants nothing."""
    t = market().received(1, "red", "red")

    assert "field-empty" == t.refused(1, "harvest 1")
    assert "no-such-field" == t.refused(1, "harvest 3")
    assert "not-planting" == t.refused(1, "plant red 1")


# The end of the phase


@rule("B30")
def test_the_active_seat_alone_ends_the_phase() -> None:
    t = market()

    assert "not-your-turn" == t.refused(1, "end trade")
    assert "end_trade" not in t.asked(1)
    t.play(0, "end trade")

    assert Settling() == t.now()


@rule("B30")
def test_open_offers_lapse_when_the_phase_ends() -> None:
    """No offer and no acceptance is left, and none can be answered or made."""
    t = market()

    t.play(0, "offer 1 blue for 1 red to all")
    t.play(1, "accept 1 with 1")
    t.play(2, "offer 1 soy for 1 blue to 1")
    t.play(0, "end trade")

    assert [] == board(t)
    assert [()] * 4 == [t.table.piles[t.table.acceptances + seat] for seat in range(4)]
    assert "not-trading" == t.refused(0, "confirm 1 with 2 giving 1")
    assert "not-trading" == t.refused(0, "accept 2 with 1")
    assert "not-trading" == t.refused(1, "decline 1")
    assert "not-trading" == t.refused(0, "withdraw 1")
    assert "not-trading" == t.refused(2, "offer 1 soy for 1 blue to 1")


@rule("B30")
def test_an_offer_of_the_last_turn_is_not_mistaken_for_one_of_this_turn() -> None:
    """Numbers are not given again, so a late answer finds its offer gone."""
    t = scene().hand(0, "blue").hand(1, "red", "green").trading().deck(*["chili"] * 9)

    t.play(0, "offer 1 blue for 1 red to 2")
    t.play(0, "end trade")
    t.play(1, "plant 1")
    t.play(1, "pass")
    assert (1, Trading()) == (t.table.active, t.now())
    t.play(1, "offer 1 green for 1 blue to 1")

    assert [2] == board(t)
    assert "offer-gone" == t.refused(0, "accept 1 with 1")


@rule("B31")
def test_a_turned_up_card_that_was_kept_may_still_be_dealt() -> None:
    """The soy stays after a first deal, after a refusal and after a withdrawal."""
    t = market()

    t.play(0, "offer 1 garden up for nothing to 2")
    t.play(1, "accept 1")
    t.play(0, "confirm 1 with 2")
    t.play(0, "offer 1 soy up for 1 red to 3")
    t.play(2, "decline 2")
    t.play(0, "withdraw 2")
    t.play(0, "offer 1 soy up for 1 stink to 4")
    t.play(3, "accept 3 with 1")
    t.play(0, "confirm 3 with 4")

    assert ["soy"] == t.tray(3)
    assert [] == shown(t)


# The examples


@rule("B36")
def test_the_rulebooks_examples_two_to_four() -> None:
    """Andrei turns up soy and garden, sells soy and a blue for a red, and plants red and garden."""
    t = scene().hand(0, "stink", "blue", "blue").hand(1, "chili", "red", "green").hand(2, "green")
    t.field(0, red=2).field(0, garden=1).planting(planted=1).deck("soy", "garden", "blue", "blue")

    t.play(0, "pass")
    assert ["soy", "garden"] == shown(t)
    t.play(0, "offer 1 soy up for 1 red to all")
    t.play(1, "decline 1")
    t.play(2, "decline 1")
    t.play(0, "withdraw 1")
    t.play(0, "offer 1 soy up and 1 blue for 1 red to all")
    t.play(1, "accept 2 with 2")
    t.play(0, "confirm 2 with 2 giving 2")
    assert ["stink", "blue"] == t.in_hand(0)
    assert ["chili", "green"] == t.in_hand(1)
    t.play(0, "end trade")
    t.play(0, "plant red 1")
    t.play(0, "plant garden 2")

    assert ["red", "red", "red"] == t.in_field(0, 1)
    assert ["garden", "garden"] == t.in_field(0, 2)
    assert Settling() == t.now()
    assert ["blue", "soy"] == sorted(t.tray(1))
