"""What a farmer says and what it then does agree: fields it praises are kept, signals are true."""

from random import Random

import pytest

from higgle.bohnanza.answers import Accept, Decline
from higgle.bohnanza.beans import BLUE, CHILI, GARDEN, GREEN, RED, SOY, STINK
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import Harvest
from higgle.bohnanza.planting import Plant
from higgle.bohnanza.trading import EndTrade, Offer
from higgle.bots.bohnanza.expert_farmer import ExpertFarmer
from higgle.bots.bohnanza.farm_features import PositionFeatures, situation
from higgle.bots.bohnanza.farmer import Farmer
from higgle.bots.bohnanza.keeping import can_clear, can_keep, can_plant
from higgle.bots.bohnanza.memory import OfferHistory
from higgle.bots.expert import expert
from higgle.bots.reasons import may_withhold
from higgle.core import Action, Event
from higgle.play import TradeSignal, make_bot
from scripts.soak.contradictions import check
from tests.scene import scene


def test_a_field_can_be_kept_while_another_makes_room() -> None:
    """One open bean without room: either field, but not both."""
    t = scene().trading(0).turned_up("garden").field(0, red=1).field(0, chili=1)

    assert can_keep(t.table, 0, {RED})
    assert can_keep(t.table, 0, {CHILI})
    assert not can_keep(t.table, 0, {RED, CHILI})


def test_a_lone_bean_makes_no_room_beside_two() -> None:
    """So the field of two has to go."""
    t = scene().trading(0).turned_up("garden").field(0, red=1).field(0, chili=2)

    assert can_keep(t.table, 0, {RED})
    assert not can_keep(t.table, 0, {CHILI})


def test_a_harvest_that_pays_breaks_no_word() -> None:
    """Two red beans are worth a thaler."""
    t = scene().trading(0).turned_up("garden").field(0, red=2).field(0, chili=2)

    assert can_keep(t.table, 0, {RED, CHILI})


def test_the_order_of_planting_can_save_a_bean() -> None:
    """On the free field first the red bean, then the lone stink goes for both green ones."""
    t = scene().settling(0).turned_up("red").received(0, "green", "green").field(0, stink=1)
    view = t.table

    assert can_keep(view, 0, {GREEN})
    assert can_plant(view, 0, 1, RED, {GREEN})
    assert not can_plant(view, 0, 1, GREEN, {GREEN})
    assert can_clear(view, 0, 0, {GREEN})


def test_a_farmer_plants_so_that_it_keeps_what_it_got() -> None:
    """What it got by a deal is not scrapped in the same turn."""
    t = scene().settling(0).turned_up("red").received(0, "green", "green").field(0, stink=1)
    bot = Farmer("bohnanza", Random(1))
    bot.offer_history.note_got((GREEN, GREEN))

    assert Plant(1, RED) == bot.settle(t.table.view(0), 0)


@pytest.mark.parametrize("kept", [RED, CHILI])
def test_a_farmer_spares_the_field_that_it_praised(kept: int) -> None:
    """Where both fields pay nothing, the other one makes room."""
    t = scene().settling(0).turned_up("garden").field(0, red=1).field(0, chili=1)
    bot = Farmer("bohnanza", Random(1))
    bot.offer_history.praised.add(kept)

    assert Harvest(int(kept == RED)) == bot.settle(t.table.view(0), 0)


def test_a_field_in_danger_is_not_praised() -> None:
    """It says that the bean would save the field, and not that it collects it."""
    t = scene().trading(0).turned_up("garden").field(0, red=1).field(0, chili=2).hand(0, "soy")
    bot = Farmer("bohnanza", Random(1))

    reason = bot.why(t.table.view(), 0, Offer((SOY,), (), (CHILI,), (1,)))
    assert reason is not None
    assert "bot-offer-saves" == reason.message
    reason = bot.why(t.table.view(), 0, Offer((), (GARDEN,), (RED,), (1,)))
    assert reason is not None
    assert "bot-offer-pays" == reason.message


def test_a_signal_follows_every_deed() -> None:
    """It wants what would pay at once, and never what it offers; it gives what fits nowhere."""
    t = scene().trading(0).turned_up("garden").field(0, red=1).field(0, chili=2).hand(0, "red")
    bot = Farmer("bohnanza", Random(1))

    assert TradeSignal((CHILI, RED), (GARDEN,)) in bot.says(t.table.view(), 0, Plant(0))
    t.play(0, Offer((RED,), (), (BLUE,), (1,)))
    assert [TradeSignal((CHILI,), (GARDEN,))] == list(
        bot.says(t.table.view(), 0, Offer((RED,), (), (BLUE,), (1,)))
    )


def test_what_lies_open_is_not_wanted_besides() -> None:
    """A second red bean would pay, but with one turned up it may part with that."""
    t = scene().trading(0).turned_up("red").field(0, red=1).field(0, chili=2)
    bot = Farmer("bohnanza", Random(1))

    assert TradeSignal((CHILI,), ()) in bot.says(t.table.view(), 0, Plant(0))


def test_of_two_beans_to_spare_one_may_come_for_the_other() -> None:
    """With more of them they have a field; for anything else they may not."""
    t = scene().trading(0).turned_up("garden", "stink").field(0, red=1).field(0, chili=2)
    bot = Farmer("bohnanza", Random(1))
    bot.says(t.table.view(), 0, Plant(0))

    assert not bot.offer_history.is_denied((GARDEN,), (STINK, STINK))
    assert bot.offer_history.is_denied((BLUE,), (STINK, STINK))


def test_nothing_is_asked_for_that_there_is_no_room_for() -> None:
    """Whoever said that it has no room does not ask for that bean in the same turn."""
    t = scene().trading(1).turned_up("garden").hand(1, "stink")
    t.field(0, red=1).field(0, chili=1)
    t.play(1, Offer((), (GARDEN,), (), (0,)))
    bot = Farmer("bohnanza", Random(1))
    bot.says(t.table.view(), 0, Decline(1))

    assert not bot.offer_history.is_coherent(Offer((STINK,), (), (GARDEN,), (1,)))
    bot.follow(t.table.view(0), 0, [Event("turn_began", 0, (), ())])
    assert bot.offer_history.is_coherent(Offer((SOY,), (), (GARDEN,), (1,)))


def test_an_offer_that_nobody_can_accept_is_taken_back() -> None:
    """Its hand is empty, so it cannot give what is asked for."""
    t = scene().trading(0).field(0, red=1).hand(0, "soy").hand(1, "chili")
    t.play(0, Offer((SOY,), (), (CHILI,), (1,)))
    bot = Farmer("bohnanza", Random(1))

    assert bot.withdraw_vain(t.table.view(0), 0) is None
    t.table.piles[t.table.hands + 1] = ()
    assert "withdraw 1" == str(bot.withdraw_vain(t.table.view(0), 0))


def test_what_would_cost_a_field_is_given_away_at_the_last() -> None:
    """To whoever grows it, and not to the leader."""
    t = scene().trading(0).turned_up("garden").field(0, red=1).field(0, chili=2)
    t.field(1, garden=1).earn(1, "blue").field(2, garden=1)
    bot = Farmer("bohnanza", Random(1))

    assert Offer((), (GARDEN,), (), (2,)) == bot.end(t.table.view(0), 0)


@pytest.mark.parametrize("name", ["farmer", "expert"])
def test_a_present_that_was_accepted_is_made(name: str) -> None:
    """However little room is left for what it has to plant."""
    t = scene().trading(0).turned_up("garden").field(0, red=1).field(0, chili=1)
    t.received(0, "soy").hand(0, "green").field(1, garden=1)
    bot = make_bot(name, "bohnanza", Random(1))
    for event in t.table.act(0, Offer((), (GARDEN,), (), (1,))):
        bot.follow(t.table.view(0), 0, [event])
    assert isinstance(bot, Farmer | ExpertFarmer)
    bot.offer_history.praised.update((RED, CHILI))
    t.play(1, "accept 1")

    action = bot.act(t.table.view(0), t.table.asks()[0], ())

    assert "confirm 1 with 2" == str(action)


def test_an_own_offer_gives_way_to_what_is_accepted() -> None:
    """With room for one new bean it does not wait for another that it would have to scrap."""
    t = scene().trading(1).hand(0, "soy", "stink").hand(1, "green").turned_up("red")
    t.field(0, chili=1)
    t.play(0, Offer((SOY,), (), (RED,), (1,)))
    t.play(1, Offer((GREEN,), (), (STINK,), (0,)))
    bot = Farmer("bohnanza", Random(1))
    view = t.table.view(0)

    assert "accept 2 with 2" == str(bot.agree(view, 0, Accept(2, (1,))))
    bot.offer_history.praised.add(CHILI)
    assert "withdraw 1" == str(bot.agree(view, 0, Accept(2, (1,))))


def test_nothing_is_given_away_while_there_is_room() -> None:
    """A free field takes it."""
    t = scene().trading(0).turned_up("garden").field(0, red=1).field(1, garden=1)

    assert EndTrade() == Farmer("bohnanza", Random(1)).end(t.table.view(0), 0)


@pytest.mark.parametrize("game", ["bohnanza", "bohnanza-plus", "high-bohn", "bohnaparte"])
def test_no_word_is_gainsaid_within_the_turn(game: str) -> None:
    """Three games of each; `python -m scripts.soak.contradictions` plays a thousand."""
    for number in range(3):
        words, faults = check((game, ("farmer",) * 4, f"word {number}"))

        assert words > 50
        assert [] == faults


def test_a_field_is_not_kept_that_its_own_offer_may_cost() -> None:
    """While it asks for two new beans it does not say that it keeps one of its two fields."""
    t = scene().trading(2).turned_up("blue", "soy").hand(0, "stink", "stink")
    t.field(0, green=2).field(0, chili=1)
    assert may_withhold(t.table, 0, GREEN, OfferHistory())

    t.play(0, Offer((STINK, STINK), (), (BLUE, SOY), (2,)))

    assert not may_withhold(t.table, 0, GREEN, OfferHistory())


def test_a_field_is_not_kept_because_of_what_may_not_come() -> None:
    """With two more stink beans that field would pay and make room; without them it does not."""
    t = scene().trading(0).turned_up("blue", "chili").received(0, "soy", "soy").hand(0, "red")
    t.field(0, stink=1).field(0, blue=1)
    history = OfferHistory()
    history.got = {SOY}

    t.play(0, Offer((RED,), (), (STINK, STINK), (2,)))

    assert not may_withhold(t.table, 0, BLUE, history)


def settles(*planted: int) -> Action | None:
    """What an expert does that must scrap red or chili, and has planted these in this turn."""
    t = scene().settling(0).turned_up("garden").field(0, red=1).field(0, chili=1)
    bot = expert("bohnanza", Random(1))
    events = [Event("planted", 0, (), (1, sort)) for sort in planted]
    return bot.act(t.table.view(0), t.table.asks()[0], tuple(events))


def test_an_expert_scraps_no_bean_of_this_turn_beside_another() -> None:
    """Of two lone beans the older one goes."""
    assert Harvest(1) == settles(RED)
    assert Harvest(0) == settles(CHILI)


def test_no_field_is_scrapped_whose_bean_is_still_to_be_planted() -> None:
    """Else it would be begun anew at once."""
    t = scene().settling(0).turned_up("garden", "chili").field(0, red=1).field(0, chili=1)
    bot = expert("bohnanza", Random(1))
    assert isinstance(bot, ExpertFarmer)
    view = t.table.view(0)
    assert isinstance(view, Bohnanza)
    farm = situation(view, 0)

    found = bot.options(view, PositionFeatures(view, 0, 0, bot.memory), farm, GARDEN)

    assert [Harvest(0)] == [action for action, _ in found]
