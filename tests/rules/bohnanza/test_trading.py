"""Phase 2: trading and giving."""

import pytest

from higgle.bohnanza.actions import Accept, Confirm, Offer
from higgle.bohnanza.beans import BLUE, GARDEN, RED, SOY
from higgle.bohnanza.offers import OpenOffer
from higgle.bohnanza.stages import Settling, Trading
from tests.rule import rule
from tests.scene import Scene, scene


def market(**options: object) -> Scene:
    """The first seat is active, with soy and garden turned up; everybody holds some cards."""
    t = scene("bohnanza", 4, **options)
    t.hand(0, "blue", "red", "blue", "green", "blue")
    t.hand(1, "red", "stink", "red", "chili")
    t.hand(2, "red", "blue", "soy")
    t.hand(3, "stink", "chili")
    return t.turned_up("soy", "garden").trading()


def board(t: Scene) -> list[int]:
    """The numbers of the offers that stand."""
    return [offer.id for offer in t.table.offers]


def offer(t: Scene, number: int) -> OpenOffer:
    return next(offer for offer in t.table.offers if offer.id == number)


def shown(t: Scene) -> list[str]:
    return t.names(t.table.piles[t.table.turned_up])


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
    """It names its cards in order and each address once; another offer is another number."""
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
def test_a_refusal_is_final() -> None:
    """Who declined an offer can neither accept it nor decline it again."""
    t = market()

    t.play(0, "offer 1 blue for 1 red to all")
    t.play(1, "decline 1")

    assert "already-declined" == t.refused(1, "accept 1 with 1")
    assert "already-declined" == t.refused(1, "decline 1")
    t.play(2, "accept 1 with 1")
    assert "not-accepted" == t.refused(0, "confirm 1 with 2 giving 1")


@rule("B29")
def test_an_acceptance_may_be_taken_back_until_the_deal_is_closed() -> None:
    t = market()

    t.play(0, "offer 1 blue for 1 red to all")
    t.play(1, "accept 1 with 1")
    t.play(1, "decline 1")

    assert () == offer(t, 1).accepted
    assert [] == t.table.piles[t.table.slips + 1]
    assert "not-accepted" == t.refused(0, "confirm 1 with 2 giving 1")


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
    assert [[]] * 4 == [t.table.piles[t.table.slips + seat] for seat in range(4)]
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


# What a deal voids


@rule("B32")
def test_a_deal_voids_the_dealers_offers_of_a_sort_just_given() -> None:
    """From the hand or open, the maker's and the partner's alike; the others stand."""
    t = market()

    t.play(0, "offer 1 blue for 1 stink to 4")
    t.play(0, "offer 1 green for 1 stink to 4")
    t.play(0, "offer 1 soy up for 1 stink to 4")
    t.play(1, "offer 1 red for 1 green to 1")
    t.play(1, "offer 1 chili for 1 green to 1")
    t.play(2, "offer 1 red for 1 green to 1")
    t.play(0, "offer 1 blue and 1 soy up for 1 red to 2")
    t.play(1, "accept 7 with 1")
    t.play(0, "confirm 7 with 2 giving 1")

    assert [2, 5, 6] == board(t)


@rule("B32")
def test_an_offer_lapses_though_its_maker_has_more_of_the_sort() -> None:
    """Two blue are left in the hand: that the offer lapses says nothing about them."""
    t = market()

    t.play(0, "offer 1 blue for 1 stink to 4")
    t.play(0, "offer 1 blue for 1 red to 2")
    t.play(1, "accept 2 with 1")
    t.play(0, "confirm 2 with 2 giving 1")

    assert [] == board(t)


@rule("B32")
@pytest.mark.parametrize("more", [0, 1, 2])
def test_the_notice_of_a_lapse_is_the_same_whatever_the_hand_holds(more: int) -> None:
    """With no blue left, with one or with two: a spectator is told the very same."""
    t = scene(seats=4).hand(1, "red").trading().hand(0, "blue", *["blue", "green"][:more])
    t.hand(0, *["soy"] * (2 - more))

    t.play(0, "offer 1 blue for 1 stink to 4")
    t.play(0, "offer 1 blue for 1 red to 2")
    t.play(1, "accept 2 with 1")
    told = [t.table.seen(event) for event in t.play(0, "confirm 2 with 2 giving 1")]

    assert ["dealt", "lapsed"] == [event.name for event in told]
    assert (0, (), (1,)) == (told[1].seat, told[1].moves, told[1].numbers)


@rule("B32")
def test_a_deal_voids_the_dealers_other_acceptances() -> None:
    """The offers stand, and may be accepted anew."""
    t = market()

    t.play(2, "offer 1 soy for 1 green to 1")
    t.play(0, "accept 1 with 4")
    t.play(0, "offer 1 red for 1 chili to 2 and 4")
    t.play(1, "accept 2 with 4")
    t.play(0, "offer 1 garden up for 1 red to 2")
    t.play(1, "accept 3 with 1")
    t.play(0, "confirm 3 with 2")

    assert [1, 2] == board(t)
    assert () == offer(t, 1).accepted
    assert () == offer(t, 2).accepted
    assert {(0, (1,)), (1, (2,))} == {(e.seat, e.numbers) for e in t.told("released")}
    assert "not-accepted" == t.refused(0, "confirm 2 with 2 giving 2")
    t.play(1, "accept 2 with 3")
    t.play(0, "confirm 2 with 2 giving 2")
    assert ["stink", "red"] == t.in_hand(1)


@rule("B32")
def test_a_deal_leaves_the_acceptances_of_others_alone() -> None:
    t = market()

    t.play(0, "offer 1 green for 1 stink to all")
    t.play(3, "accept 1 with 1")
    t.play(0, "offer 1 blue for 1 red to 3")
    t.play(2, "accept 2 with 1")
    t.play(0, "confirm 2 with 3 giving 1")

    assert (3,) == offer(t, 1).accepted
    t.play(0, "confirm 1 with 4 giving 3")
    assert ["chili"] == t.in_hand(3)


@rule("B32")
def test_the_copies_of_an_acceptance_stay_right_after_its_offer_lapsed() -> None:
    """Whoever had accepted an offer that lapses keeps the other acceptances and their copies."""
    t = market()

    t.play(0, "offer 1 blue for 1 stink to 4")
    t.play(0, "offer 1 green for 1 chili to 4")
    t.play(3, "accept 1 with 1")
    t.play(3, "accept 2 with 2")
    t.play(0, "offer 1 blue for 1 red to 3")
    t.play(2, "accept 3 with 1")
    t.play(0, "confirm 3 with 3 giving 1")
    assert [2] == board(t)
    t.play(0, "confirm 2 with 4 giving 3")

    assert ["stink"] == t.in_hand(3)
    assert ["chili", "red"] == sorted(t.tray(0))


@rule("B32")
def test_only_its_owner_withdraws_an_offer() -> None:
    t = market()

    t.play(0, "offer 1 blue for 1 red to all")
    assert "not-your-offer" == t.refused(1, "withdraw 1")
    t.play(1, "accept 1 with 1")
    t.play(0, "withdraw 1")

    assert [] == board(t)
    assert [] == t.table.piles[t.table.slips + 1]
    assert "offer-gone" == t.refused(0, "withdraw 1")
    assert "offer-gone" == t.refused(0, "confirm 1 with 2 giving 1")


@rule("B32")
def test_harvests_and_purchases_withdraw_no_offer() -> None:
    t = market().field(0, red=3).field(1, blue=2).earn(0, *["soy"] * 3)

    t.play(0, "offer 1 red for 1 stink to all")
    t.play(0, "harvest 1")
    t.play(1, "harvest 1")
    t.play(0, "buy field")

    assert [1] == board(t)


@rule("B32")
def test_an_answer_to_an_offer_that_is_gone_is_refused_politely() -> None:
    """Stale clicks change nothing and are told which offer no longer stands."""
    t = market()

    t.play(0, "offer 1 blue for 1 red to all")
    t.play(0, "withdraw 1")

    for late in ("accept 1 with 1", "decline 1", "offer 1 stink for 1 blue to 1 answering 1"):
        assert "offer-gone" == t.refused(1, late)
    assert "offer-gone" == t.refused(1, "accept 99 with 1")


# Several partners


@rule("B33")
@pytest.mark.parametrize(
    ("partner", "left"), [(2, ["stink", "red", "chili"]), (3, ["blue", "soy"])]
)
def test_the_maker_picks_among_those_who_accepted(partner: int, left: list[str]) -> None:
    """Who was first does not matter."""
    t = market()

    t.play(0, "offer 1 blue for 1 red to all")
    t.play(1, "accept 1 with 1")
    t.play(2, "accept 1 with 1")
    assert (1, 2) == offer(t, 1).accepted
    t.play(0, f"confirm 1 with {partner} giving 1")

    assert left == t.in_hand(partner - 1)
    assert ["blue"] == t.tray(partner - 1)
    assert [] == t.tray(3 - (partner - 1))


@rule("B33")
def test_nobody_else_picks() -> None:
    t = market()

    t.play(0, "offer 1 blue for 1 red to all")
    t.play(1, "accept 1 with 1")

    assert "not-your-offer" == t.refused(1, "confirm 1 with 2 giving 1")
    assert "not-accepted" == t.refused(0, "confirm 1 with 3 giving 1")
    assert "not-accepted" == t.refused(0, Confirm(1, 0, (0,)))
    assert "not-accepted" == t.refused(0, Confirm(1, 99, (0,)))


@rule("B33")
def test_nobody_accepts_twice() -> None:
    t = market()

    t.play(0, "offer 1 blue for 1 red to all")
    t.play(1, "accept 1 with 1")

    assert "already-accepted" == t.refused(1, "accept 1 with 3")


@rule("B33")
def test_an_offer_may_go_to_some_seats_only() -> None:
    t = market()

    t.play(0, "offer 1 blue for 1 red to 2 and 4")

    assert (1, 3) == offer(t, 1).to
    assert "accept" in t.asked(1)
    assert "accept" not in t.asked(2)
    assert "not-your-offer" == t.refused(2, "accept 1 with 1")


# Counter-offers


@rule("B23", "B26")
def test_a_counter_offer_answers_an_offer_that_still_stands() -> None:
    """Both can be accepted until one is withdrawn or dealt."""
    t = market()

    t.play(0, "offer 1 blue for 1 red to all")
    t.play(1, "offer 1 red for 2 blue to 1 answering 1")
    assert (1, (0,)) == (offer(t, 2).answers, offer(t, 2).to)
    assert [1, 2] == board(t)
    t.play(0, "accept 2 with 1 and 5")
    t.play(1, "confirm 2 with 1 giving 3")

    assert ["red", "blue", "green"] == t.in_hand(0)
    assert ["blue", "blue"] == t.tray(1)
    assert ["red", "stink", "chili"] == t.in_hand(1)
    assert [] == board(t)


@rule("B23")
def test_a_counter_offer_can_be_countered() -> None:
    t = market()

    t.play(1, "offer 1 red for 2 blue to 1")
    t.play(0, "offer 1 blue for 1 red to 2 answering 1")
    t.play(1, "offer 1 red for 1 blue and 1 soy to 1 answering 2")
    t.play(0, "accept 3 with 1 and 1 soy up")
    t.play(1, "confirm 3 with 1 giving 1")

    assert ["blue", "soy"] == sorted(t.tray(1))


@rule("B21")
def test_only_who_was_asked_can_counter() -> None:
    """And the answer goes to the maker of the offer."""
    t = market()

    t.play(0, "offer 1 blue for 1 red to 2")

    assert "not-your-offer" == t.refused(2, "offer 1 red for 2 blue to 1 answering 1")
    assert "not-your-offer" == t.refused(0, "offer 1 red for 1 stink to 2 answering 1")
    t.play(1, "offer 1 red for 2 blue to 1 answering 1")
    assert "not-a-partner" == t.refused(0, "offer 1 blue for 1 red to 3 answering 2")


# What nobody learns


@rule("B34")
def test_an_offer_may_ask_for_what_the_other_does_not_have() -> None:
    t = market()

    t.play(0, "offer 1 blue for 2 garden to all")
    t.play(0, "offer nothing for 1 blue to 2")

    assert [1, 2] == board(t)


@rule("B34")
def test_a_refusal_looks_the_same_with_and_without_the_cards() -> None:
    """The asks before it, the event and everybody's view after it are the same."""
    seen: list[list[object]] = []
    for third in ("garden", "stink"):
        t = scene(seats=3).hand(0, "blue", "blue").hand(1, "red", third).trading()
        t.play(0, "offer 1 blue for 1 garden to 2")
        before = t.table.asks()
        events = t.play(1, "decline 1")
        audiences: list[int | None] = [None, 0, 2]
        told = [t.table.seen(event, seat) for event in events for seat in audiences]
        views = [t.table.view(seat).json() for seat in audiences]
        seen.append([before, told, views, t.table.asks()])

    assert seen[0] == seen[1]


@rule("B34")
def test_who_lacks_the_cards_is_asked_all_the_same() -> None:
    t = market()

    t.play(0, "offer 1 blue for 2 garden to 2")

    assert {"accept", "decline"} <= set(t.asked(1))
    assert ["decline 1"] == [str(a) for a in t.table.actions(1) if str(a).endswith(" 1")]


@rule("B35")
def test_an_offer_has_no_place_for_anything_but_cards() -> None:
    """Sorts of beans, seats and the offer it answers: no thalers, no fields, no words."""
    assert ("hand", "open", "want", "to", "answers") == Offer.__struct_fields__


@rule("B35")
def test_a_deal_moves_no_thalers() -> None:
    t = market().earn(0, "blue", "blue").earn(1, "red")

    t.play(0, "offer 1 blue for 1 red to 2")
    t.play(1, "accept 1 with 1")
    t.play(0, "confirm 1 with 2 giving 1")

    assert [2, 1] == [t.thalers(0), t.thalers(1)]


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


# How often


@rule("B37")
def test_twenty_offers_in_one_turn_are_enough() -> None:
    t = market()

    for _ in range(20):
        t.play(0, "offer 1 blue for 1 red to all")

    assert "too-many-offers" == t.refused(0, "offer 1 blue for 1 red to all")
    assert "offer" not in t.asked(0)


@rule("B37")
@pytest.mark.parametrize("limit", [0, 1, 3])
def test_the_table_may_agree_on_another_number(limit: int) -> None:
    t = market(offers_per_turn=limit)

    for _ in range(limit):
        t.play(1, "offer 1 red for 1 blue to 1")

    assert "too-many-offers" == t.refused(1, "offer 1 red for 1 blue to 1")
    assert ("offer" in t.asked(0)) == (limit > 0)


@rule("B37")
def test_withdrawn_and_refused_offers_count_and_refused_attempts_do_not() -> None:
    t = market(offers_per_turn=2)

    t.refused(0, "offer 1 chili for 1 red to all")
    t.play(0, "offer 1 blue for 1 red to all")
    t.play(0, "withdraw 1")
    t.play(0, "offer 1 blue for 1 red to 2")
    t.play(1, "decline 2")

    assert "too-many-offers" == t.refused(0, "offer 1 blue for 1 red to all")


@rule("B37")
def test_the_count_begins_anew_with_each_turn() -> None:
    t = scene(offers_per_turn=1).hand(0, "blue").hand(1, "red").trading().deck(*["chili"] * 9)

    t.play(1, "offer 1 red for 1 blue to 1")
    t.play(0, "end trade")
    t.play(1, "plant 1")
    assert (1, Trading()) == (t.table.active, t.now())
    t.play(0, "offer 1 blue for 1 red to 2")
    t.play(1, "offer 1 chili up for 1 blue to 1")

    assert 2 == len(board(t))
