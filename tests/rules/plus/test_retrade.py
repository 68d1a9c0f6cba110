"""The variant in which the active seat deals on what it received."""

from tests.rule import rule
from tests.scene import Scene, scene


def market(retrade: bool) -> Scene:
    """The active seat has received a red bean; garden and soy are turned up."""
    t = scene("bohnanza-plus", 4, retrade=retrade)
    t.hand(0, "blue").hand(1, "stink", "chili").hand(2, "green")
    return t.turned_up("garden", "soy").received(0, "red").received(1, "wax").trading()


@rule("P41")
def test_without_it_received_cards_are_not_dealt_on() -> None:
    assert "not-open" == market(retrade=False).refused(0, "offer 1 red up for 1 stink to 2")


@rule("P41")
def test_it_is_a_variant_that_must_be_agreed_on() -> None:
    t = scene("bohnanza-plus", 4).hand(1, "stink").received(0, "red").trading()

    assert "not-open" == t.refused(0, "offer 1 red up for 1 stink to 2")


@rule("P41")
def test_with_it_the_active_seat_offers_what_it_received() -> None:
    t = market(retrade=True)

    t.play(0, "offer 1 red up for 1 stink to 2")
    t.play(1, "accept 1 with 1")
    t.play(0, "confirm 1 with 2")

    assert ["stink"] == t.tray(0)
    assert ["red", "wax"] == sorted(t.tray(1))


@rule("P41")
def test_it_pays_another_seat_s_offer_with_it() -> None:
    t = market(retrade=True)

    t.play(1, "offer 1 stink for 1 red to 1")
    t.play(0, "accept 1 with 1 red up")
    t.play(1, "confirm 1 with 1 giving 1")

    assert ["stink"] == t.tray(0)
    assert ["red", "wax"] == sorted(t.tray(1))


@rule("P41")
def test_it_gives_it_away() -> None:
    t = market(retrade=True)

    t.play(0, "offer 1 red up for nothing to 3")
    t.play(2, "accept 1")
    t.play(0, "confirm 1 with 3")

    assert [] == t.tray(0)
    assert ["red"] == t.tray(2)


@rule("P41")
def test_a_card_can_go_through_several_deals() -> None:
    t = market(retrade=True)
    t.play(0, "offer 1 red up for 1 stink to 2")
    t.play(1, "accept 1 with 1")
    t.play(0, "confirm 1 with 2")

    t.play(0, "offer 1 stink up for 1 green to 3")
    t.play(2, "accept 2 with 1")
    t.play(0, "confirm 2 with 3")

    assert ["green"] == t.tray(0)
    assert ["stink"] == t.tray(2)


@rule("P41")
def test_the_turned_up_cards_are_dealt_as_before() -> None:
    t = market(retrade=True)

    t.play(0, "offer 1 garden up and 1 red up for 1 stink to 2")
    t.play(1, "accept 1 with 1")
    t.play(0, "confirm 1 with 2")

    assert ["soy"] == t.names(t.table.piles[t.table.turned_up])
    assert ["garden", "red", "wax"] == sorted(t.tray(1))


@rule("P41")
def test_the_others_still_deal_from_the_hand_only() -> None:
    t = market(retrade=True)

    assert "not-open" == t.refused(1, "offer 1 wax up for 1 blue to 1")
    assert "not-in-hand" == t.refused(1, "offer 1 wax for 1 blue to 1")
    t.play(0, "offer 1 blue for 1 wax to 2")
    assert "not-open" == t.refused(1, "accept 1 with 1 wax up")


@rule("P41")
def test_what_is_not_dealt_on_is_planted() -> None:
    t = market(retrade=True)

    t.play(0, "end trade")

    listed = {str(action) for action in t.table.actions(0)}
    assert {"plant garden 1", "plant red 1", "plant soy 1"} <= listed
