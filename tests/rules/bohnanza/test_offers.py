"""The trade board: what voids an offer, who picks, counter-offers, and what nobody learns."""

import pytest

from higgle.bohnanza.answers import Confirm
from higgle.bohnanza.trading import Offer, Trading
from tests.rule import rule
from tests.rules.bohnanza.market import board, market, offer
from tests.scene import Scene, scene


def listed(t: Scene, seat: int) -> list[str]:
    return [str(action) for action in t.table.actions(seat)]


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
def test_an_unanswered_offer_lapses_though_its_maker_has_more_of_the_sort() -> None:
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
    hand = ["blue", *["blue"] * more, *["soy"] * (2 - more)]
    t = scene(seats=4).hand(1, "red").trading().hand(0, *hand)

    t.play(0, "offer 1 blue for 1 stink to 4")
    t.play(0, "offer 1 blue for 1 red to 2")
    t.play(1, "accept 2 with 1")
    told = [t.table.seen(event) for event in t.play(0, "confirm 2 with 2 giving 1")]

    assert ["dealt", "lapsed"] == [event.name for event in told]
    assert (0, (), (1,)) == (told[1].seat, told[1].moves, told[1].numbers)


@rule("B32")
def test_an_agreement_about_another_copy_stands() -> None:
    """With three blue in hand, giving one leaves two other agreements about one blue alone."""
    t = market()

    t.play(0, "offer 1 blue for 1 stink to 4")
    t.play(3, "accept 1 with 1")
    t.play(2, "offer 1 soy for 1 blue to 1")
    t.play(0, "accept 2 with 5")
    t.play(0, "offer 1 blue for 1 red to 2")
    t.play(1, "accept 3 with 1")
    t.play(0, "confirm 3 with 2 giving 1")

    assert [1, 2] == board(t)
    assert [(3,), (0,)] == [offer(t, 1).accepted, offer(t, 2).accepted]
    t.play(2, "confirm 2 with 1 giving 3")
    assert ["red", "blue", "green"] == t.in_hand(0)
    t.play(0, "confirm 1 with 4 giving 2")
    assert ["red", "green"] == t.in_hand(0)
    assert [] == [*t.told("released"), *t.told("lapsed")]


@rule("B32")
def test_an_acceptance_with_a_copy_that_was_given_is_void() -> None:
    """Whichever of the two dealers gave it; the offer stands, and may be accepted anew."""
    t = market()

    t.play(2, "offer 1 soy for 1 blue to 1")
    t.play(0, "accept 1 with 3")
    t.play(0, "offer 1 green for 1 red to 2")
    t.play(1, "accept 2 with 3")
    t.play(0, "offer 1 blue for 1 red to 2")
    t.play(1, "accept 3 with 3")
    t.play(0, "confirm 3 with 2 giving 3")

    assert [1, 2] == board(t)
    assert [(), ()] == [offer(t, 1).accepted, offer(t, 2).accepted]
    assert {(0, (1,)), (1, (2,))} == {(e.seat, e.numbers) for e in t.told("released")}
    assert "not-accepted" == t.refused(0, "confirm 2 with 2 giving 3")
    t.play(1, "accept 2 with 1")
    t.play(0, "confirm 2 with 2 giving 3")
    assert ["stink", "chili"] == t.in_hand(1)


@rule("B32")
def test_an_acceptance_with_an_open_card_that_was_given_is_void() -> None:
    t = market()

    t.play(1, "offer 1 red for 1 soy to 1")
    t.play(0, "accept 1 with 1 soy up")
    t.play(2, "offer 1 red for 1 garden to 1")
    t.play(0, "accept 2 with 1 garden up")
    t.play(0, "offer 1 soy up for 1 chili to 4")
    t.play(3, "accept 3 with 2")
    t.play(0, "confirm 3 with 4")

    assert [(), (0,)] == [offer(t, 1).accepted, offer(t, 2).accepted]
    assert [(0, (1,))] == [(e.seat, e.numbers) for e in t.told("released")]


@rule("B32")
def test_the_copies_of_an_acceptance_move_up_with_the_hand() -> None:
    """Cards that left from before them and behind them change the places, not the copies."""
    t = scene(seats=3).hand(0, "blue", "red", "green", "red", "soy").hand(1, "stink").trading()

    t.play(1, "offer 1 stink for 1 red to 1")
    t.play(0, "accept 1 with 4")
    t.hand(2, "chili")
    t.play(0, "offer 1 blue and 1 red and 1 soy for 1 chili to 3")
    t.play(2, "accept 2 with 1")
    t.play(0, "confirm 2 with 3 giving 1 and 2 and 5")
    assert ["green", "red"] == t.in_hand(0)
    t.play(1, "confirm 1 with 1 giving 1")

    assert ["green"] == t.in_hand(0)


@rule("B32")
def test_an_agreement_that_its_maker_cannot_keep_is_void() -> None:
    """The only blue was given: both sides are told, and the copies chosen are forgotten."""
    t = scene(seats=4).hand(0, "blue", "red").hand(1, "red").hand(3, "stink").trading()

    t.play(0, "offer 1 blue for 1 stink to 4")
    t.play(3, "accept 1 with 1")
    t.play(0, "offer 1 blue for 1 red to 2")
    t.play(1, "accept 2 with 1")
    told = t.play(0, "confirm 2 with 2 giving 1")

    assert [] == board(t)
    assert ["dealt", "released", "lapsed"] == [event.name for event in told]
    assert [()] * 4 == [t.table.piles[t.table.acceptances + seat] for seat in range(4)]


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
    t = scene(seats=4).hand(0, "blue", "green").hand(2, "red").hand(3, "stink", "chili").trading()

    t.play(0, "offer 1 blue for 1 stink to 4")
    t.play(0, "offer 1 green for 1 chili to 4")
    t.play(3, "accept 1 with 1")
    t.play(3, "accept 2 with 2")
    t.play(0, "offer 1 blue for 1 red to 3")
    t.play(2, "accept 3 with 1")
    t.play(0, "confirm 3 with 3 giving 1")
    assert [2] == board(t)
    t.play(0, "confirm 2 with 4 giving 1")

    assert ["stink"] == t.in_hand(3)
    assert ["chili", "red"] == sorted(t.tray(0))


@rule("B33")
def test_every_answer_is_listed_with_the_copies_nearest_the_front() -> None:
    """For the maker, for who has accepted, for who has not, and for who lacks the card."""
    t = market()

    t.play(0, "offer 1 blue for 1 red to all")
    t.play(2, "accept 1 with 1")

    assert ["withdraw 1", "confirm 1 with 3 giving 1", "end trade"] == listed(t, 0)
    assert ["decline 1", "accept 1 with 1"] == listed(t, 1)
    assert ["decline 1"] == listed(t, 2)
    assert ["decline 1"] == listed(t, 3)
    t.play(1, "decline 1")
    assert ["accept 1 with 1"] == listed(t, 1)


@rule("B32")
def test_only_its_owner_withdraws_an_offer() -> None:
    t = market()

    t.play(0, "offer 1 blue for 1 red to all")
    assert "not-your-offer" == t.refused(1, "withdraw 1")
    t.play(1, "accept 1 with 1")
    t.play(0, "withdraw 1")

    assert [] == board(t)
    assert () == t.table.piles[t.table.acceptances + 1]
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
    cards = ("hand", "open", "want", "to", "answers", "stored", "instead")
    assert (*cards, "take", "give", "either", "both") == Offer.__struct_fields__


@rule("B35")
def test_a_deal_moves_no_thalers() -> None:
    t = market().earn(0, "blue", "blue").earn(1, "red")

    t.play(0, "offer 1 blue for 1 red to 2")
    t.play(1, "accept 1 with 1")
    t.play(0, "confirm 1 with 2 giving 1")

    assert [2, 1] == [t.thalers(0), t.thalers(1)]


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
    assert "offer" not in t.asked(1)
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


@rule("B26")
def test_two_of_a_later_sort_are_two_copies() -> None:
    """Copies nearest the front, each once, whichever sort comes first."""
    t = scene().hand(0, "red", "blue", "red", "red").hand(1, "stink").trading()

    t.play(1, "offer 1 stink for 1 blue and 2 red to 1")

    assert "accept 1 with 1 and 2 and 3" in listed(t, 0)


@rule("B37")
def test_the_limit_of_offers_is_the_same_in_every_turn() -> None:
    """What was offered in an earlier turn is forgotten, no more and no less."""
    t = scene(offers_per_turn=1).hand(0, "blue", "blue").hand(1, "red", "red").hand(2, "soy")
    t.trading()
    for _ in range(2):
        active = t.table.active
        t.play(active, "offer nothing for 1 garden to all")
        assert "too-many-offers" == t.refused(active, "offer nothing for 2 garden to all")
        t.play(active, "end trade")
        while not isinstance(t.now(), Trading):
            mover = next(ask.seat for ask in t.table.asks() if ask.must)
            t.play(mover, t.table.actions(mover)[0])


@rule("B37")
@pytest.mark.parametrize("number", [499, 500, 501])
def test_a_long_game_has_more_offers_than_are_made_in_advance(number: int) -> None:
    t = market()
    t.table.next_offer = number
    t.play(0, "offer 1 blue for nothing to 2")

    listed = [str(action) for action in t.table.actions(1) if str(number) in str(action)]

    assert {f"accept {number}", f"decline {number}"} == set(listed)
    assert f"withdraw {number}" in [str(action) for action in t.table.actions(0)]
