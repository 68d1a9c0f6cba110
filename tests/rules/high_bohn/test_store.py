"""General stores, bought with stink beans."""

import pytest

from higgle.bohnanza.beans import CODES
from higgle.bohnanza.high_bohn.hints import HighBohnHints
from higgle.bohnanza.trading import Offer
from tests.rule import rule
from tests.rules.high_bohn.town import Town, town


@rule("H37")
@pytest.mark.parametrize(("store", "room"), [("store 2", 1), ("store 3", 2), ("store 4", 3)])
def test_a_store_holds_one_two_or_three_beans(store: str, room: int) -> None:
    beans = ["blue", "red", "soy", "green"][: room + 1]
    t = town().owns(0, store).turned_up(*beans).settling()

    for bean in beans[:room]:
        t.play(0, f"store {bean}")

    assert beans[:room] == t.stored(0)
    assert "no-store-room" == t.refused(0, f"store {beans[room]}")


@rule("H37")
@pytest.mark.parametrize("owned", ["store 1", "jail 1"])
def test_without_a_store_there_is_no_room(owned: str) -> None:
    t = town().owns(0, owned).hand(0, "blue")

    assert "no-store-room" == t.refused(0, "store")
    assert "store" not in t.asked(0)


@rule("H37")
def test_the_front_bean_of_phase_one_may_be_stored() -> None:
    """It counts as the first bean of the phase: the second may be left."""
    t = town().owns(0, "store 2").hand(0, "blue", "red", "soy")
    assert ("plant", "store") == t.asked(0)

    t.play(0, "store")

    assert (["blue"], ["red", "soy"]) == (t.stored(0), t.in_hand(0))
    assert ("plant", "pass") == t.asked(0)


@rule("H37")
def test_the_front_bean_may_be_stored_by_its_name_too() -> None:
    """As it may be planted by it."""
    t = town().owns(0, "store 2").hand(0, "red", "blue")

    t.play(0, "store red")

    assert (["red"], ["blue"]) == (t.stored(0), t.in_hand(0))


@rule("H37")
def test_two_stored_beans_are_the_beans_of_the_phase() -> None:
    """Then trading begins."""
    t = town().owns(0, "store 4").hand(0, "blue", "red", "soy")

    t.play(0, "store")
    t.play(0, "store")

    assert ["soy"] == t.in_hand(0)
    assert "end_trade" in t.asked(0)


@rule("H37")
def test_the_owner_stores_what_it_received_in_another_seats_turn() -> None:
    t = town().owns(2, "store 2").received(2, "blue", "red").settling(active=0)
    assert ("plant", "store") == t.asked(2)

    t.play(2, "store blue")

    assert ["blue"] == t.stored(2)
    assert ("plant",) == t.asked(2)


@rule("H37")
def test_storing_the_last_bean_ends_phase_three() -> None:
    t = town().owns(0, "store 2").turned_up("blue").settling()

    t.play(0, "store blue")

    assert 1 == t.high.active


@rule("H37")
def test_only_beans_that_would_be_planted_are_stored() -> None:
    """In phase 1 the front card, in phase 3 one that lies apart."""
    t = town().owns(0, "store 2").hand(0, "blue", "red")
    assert "front-card-first" == t.refused(0, "store red")

    t.turned_up("soy").settling()
    assert "nothing-to-plant" == t.refused(0, "store red")
    t.trading()

    assert "not-planting" == t.refused(0, "store soy")


@rule("H38")
def test_the_owner_deals_stored_beans_in_its_own_turn() -> None:
    t = town().owns(0, "store 2").stores(0, "red").hand(1, "blue").trading()

    t.play(0, "offer 1 red up for 1 blue to 2")
    t.play(1, "accept 1 with 1")
    t.play(0, "confirm 1 with 2")

    assert ([], ["blue"]) == (t.stored(0), t.tray(0))


@rule("H38")
def test_another_owner_deals_stored_beans_with_the_active_seat() -> None:
    t = town().owns(1, "store 2").stores(1, "red").hand(0, "blue").trading()

    t.play(0, "offer 1 blue for 1 red to all")
    t.play(1, "accept 1 with 1 red up")
    t.play(0, "confirm 1 with 2 giving 1")

    assert ([], ["blue"]) == (t.stored(1), t.tray(1))


@rule("H38")
def test_stored_beans_may_be_given_away() -> None:
    t = town().owns(1, "store 2").stores(1, "red").trading()

    t.play(1, "offer 1 red up for nothing to 1")
    t.play(0, "accept 1")
    t.play(1, "confirm 1 with 1")

    assert [] == t.stored(1)


@rule("H38")
def test_two_other_seats_do_not_deal_stored_beans() -> None:
    t = town().owns(1, "store 2").stores(1, "red").trading()

    assert "not-a-partner" == t.refused(1, "offer 1 red up for nothing to 3")


@rule("H38")
def test_the_owner_never_plants_a_stored_bean() -> None:
    t = town().owns(0, "store 2").stores(0, "red").turned_up("blue").settling()

    assert "nothing-to-plant" == t.refused(0, "plant red 1")
    assert ("plant",) == t.asked(0)


@rule("H38")
def test_who_gets_a_bean_from_a_store_must_plant_it() -> None:
    """A store of its own does not help."""
    t = town().owns(0, "store 2").owns(1, "store 3").stores(0, "red").trading()
    t.play(0, "offer 1 red up for nothing to 2")
    t.play(1, "accept 1")
    t.play(0, "confirm 1 with 2")
    t.play(0, "end trade")

    assert ("plant",) == t.asked(1)
    assert "came-from-store" == t.refused(1, "store red")
    t.play(1, "plant red 1")

    assert ["red"] == t.in_field(1, 1)


def two_alike(seat: int = 0) -> Town:
    """A red bean in the store of a seat, and one turned up."""
    return town().owns(seat, "store 2").stores(seat, "red").turned_up("red").trading()


@rule("H38")
@pytest.mark.parametrize(
    ("words", "left"), [("red up", (["red"], [])), ("red stored", ([], ["red"]))]
)
def test_who_offers_says_which_of_two_alike_goes(
    words: str, left: tuple[list[str], list[str]]
) -> None:
    """The stored one must be planted by whoever gets it."""
    t = two_alike()
    t.play(0, f"offer 1 {words} for nothing to 2")
    t.play(1, "accept 1")

    t.play(0, "confirm 1 with 2")

    assert left == (t.stored(0), t.names(t.high.piles[t.high.turned_up]))
    assert (words == "red stored") == bool(t.high.piles[t.high.from_store_piles + 1])


@rule("H38")
@pytest.mark.parametrize(
    ("words", "left"), [("red up", (["red"], [])), ("red stored", ([], ["red"]))]
)
def test_who_accepts_says_which_of_two_alike_goes(
    words: str, left: tuple[list[str], list[str]]
) -> None:
    t = two_alike().hand(1, "blue")
    t.play(1, "offer 1 blue for 1 red to 1")
    assert "wrong-cards" == t.refused(0, "accept 1")
    t.play(0, f"accept 1 with {words}")

    t.play(1, "confirm 1 with 1 giving 1")

    assert left == (t.stored(0), t.names(t.high.piles[t.high.turned_up]))


@rule("H38")
def test_a_bean_in_the_hand_is_a_third_copy_to_choose() -> None:
    t = two_alike().hand(0, "red").hand(1, "blue")
    t.play(1, "offer 1 blue for 1 red to 1")
    t.play(0, "accept 1 with 1")

    t.play(1, "confirm 1 with 1")

    assert (["red"], []) == (t.stored(0), t.in_hand(0))


@rule("H38")
def test_where_only_the_store_has_the_bean_nothing_need_be_said() -> None:
    t = town().owns(0, "store 2").stores(0, "red").turned_up("blue").hand(1, "soy").trading()
    t.play(1, "offer 1 soy for 1 red to 1")
    t.play(0, "accept 1")
    t.play(1, "confirm 1 with 1")

    assert [] == t.stored(0)
    assert ["blue"] == t.names(t.high.piles[t.high.turned_up])


@rule("H38")
def test_everybody_sees_which_of_two_alike_is_offered() -> None:
    t = two_alike()
    t.play(0, "offer 1 red stored for nothing to all")
    t.play(0, "offer 1 red up for nothing to all")

    assert [(CODES["red"],), ()] == [offer.stored for offer in t.high.view(2).offers]


@rule("H38")
def test_a_deal_about_one_of_two_alike_leaves_an_agreement_about_the_other() -> None:
    t = two_alike()
    t.play(0, "offer 1 red stored for nothing to 2")
    t.play(0, "offer 1 red up for nothing to 3")
    t.play(1, "accept 1")
    t.play(2, "accept 2")

    t.play(0, "confirm 1 with 2")
    assert [2] == [offer.id for offer in t.high.offers]
    t.play(0, "confirm 2 with 3")

    assert ["red"] == t.tray(2)


@rule("H38")
def test_an_agreement_about_the_turned_up_bean_does_not_take_the_stored_one() -> None:
    t = two_alike()
    t.play(0, "offer 1 red up for nothing to 2")
    t.play(0, "offer 1 red up for nothing to 3")
    t.play(1, "accept 1")
    t.play(2, "accept 2")

    t.play(0, "confirm 1 with 2")

    assert () == t.high.offers
    assert ["red"] == t.stored(0)


@rule("H38")
def test_an_acceptance_with_the_turned_up_bean_does_not_take_the_stored_one() -> None:
    t = two_alike().hand(1, "blue").hand(2, "soy")
    t.play(1, "offer 1 blue for 1 red to 1")
    t.play(2, "offer 1 soy for 1 red to 1")
    t.play(0, "accept 1 with red up")
    t.play(0, "accept 2 with red up")

    t.play(1, "confirm 1 with 1")

    assert ["red"] == t.stored(0)
    assert [()] == [offer.accepted for offer in t.high.offers]


@rule("H38")
@pytest.mark.parametrize(
    "offer",
    [
        Offer(open=(CODES["red"],), stored=(CODES["blue"],)),
        Offer(open=(CODES["blue"],), stored=(CODES["blue"],)),
        Offer(open=(CODES["red"],), stored=(CODES["red"],) * 2),
        Offer(stored=(CODES["red"],), want=(CODES["blue"],)),
    ],
)
def test_only_what_is_offered_and_stored_comes_out_of_a_store(offer: Offer) -> None:
    assert "not-open" == two_alike().refused(0, offer)


@rule("H38")
def test_a_seat_without_that_bean_in_its_store_cannot_name_it() -> None:
    t = town().turned_up("red").trading()

    assert "not-open" == t.refused(0, "offer 1 red stored for nothing to all")


@rule("H38")
def test_of_two_alike_received_the_one_from_a_store_is_planted_first() -> None:
    """So the other can still be stored."""
    t = town().owns(1, "store 2").received(1, "red").settling()
    t.lay(t.high.from_store_piles + 1, ("red",))

    t.play(1, "plant red 1")
    t.play(1, "store red")

    assert (["red"], ["red"]) == (t.in_field(1, 1), t.stored(1))


@rule("H38")
def test_a_client_is_told_which_bean_can_be_stored() -> None:
    """Of two alike only the one that did not come out of a store."""
    t = town().owns(1, "store 2").received(1, "red").settling()
    t.lay(t.high.from_store_piles + 1, ("red",))

    told = {aid.pile: aid.forms for aid in HighBohnHints(t.high.view(1)).list_plants(1)}

    received = t.high.received_piles + 1
    assert {t.high.from_store_piles + 1: (), received: ("store",)} == told
