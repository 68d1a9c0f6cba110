"""What a farmer does, and what its evaluator takes to be better, as a player would say it."""

from itertools import product
from random import Random

import pytest

from higgle.bohnanza.answers import Accept, Confirm, Decline, Withdraw
from higgle.bohnanza.beans import BLUE, GARDEN, GREEN, METERS, RED, SOY, STINK
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import BuyField, Harvest
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.high_bohn.town import Buy, Claiming, LetPass
from higgle.bohnanza.open_offers import OpenOffer, nearest
from higgle.bohnanza.planting import Plant
from higgle.bohnanza.trading import EndTrade, Offer, Trading
from higgle.bohnanza.turn import Pass
from higgle.bots.bohnanza.bargaining import leads
from higgle.bots.bohnanza.farmer import Farmer
from higgle.bots.bohnanza.field_values import MOST_STEPS, growing_worth, rows_of
from higgle.bots.bohnanza.high_bohn_farmer import HighBohnFarmer
from higgle.bots.bohnanza.memory import CardMemory, OfferHistory, count_unseen, no_better
from higgle.core import Action, Event, Table
from higgle.play import Match, Promise, Statement, TradeCall, make_bot
from tests.rules.plus.orders import ordering, take
from tests.scene import Scene, scene


def decides(table: Scene, seat: int, style: str = "offers=0+bids=0") -> Action | None:
    """What a farmer does in a seat, making no offers of its own unless told."""
    bot = make_bot(f"farmer:{style}", table.table.ID, Random(0))
    ask = next(ask for ask in table.table.asks() if ask.seat == seat)
    return bot.act(table.table.view(seat), ask, ())


def test_a_field_is_worth_at_least_what_it_pays_now() -> None:
    """And never less with more turns to come."""
    rows = [growing_worth(METERS[RED], 10, 60, step) for step in range(21)]

    for step in range(20):
        for count in range(1, 10):
            assert rows[step][count] >= METERS[RED][count]
            assert rows[step + 1][count] >= rows[step][count]


def test_with_no_turn_left_only_the_beanometer_counts() -> None:
    """The end sells every field."""
    assert [float(pay) for pay in METERS[RED][:10]] == growing_worth(METERS[RED], 10, 60, 0)[:10]


def test_rows_follow_their_beanometer_and_the_judgement() -> None:
    """What was asked for before is remembered, and never taken for something else."""
    meters, moments = (METERS[RED], METERS[BLUE], METERS[RED]), ((10, MOST_STEPS), (11, 0), (10, 8))
    for meter, growth, free in product(meters, (0.5, 1.0, 0.5), (60, 20, 60)):
        for arrival, step in moments:
            grown = growing_worth(meter, arrival, free, step)
            worth = [
                pays + growth * (whole - pays) for pays, whole in zip(meter, grown, strict=False)
            ]

            row = rows_of(RED, meter, free, growth).row(arrival, step)

            assert worth == row.worth
            assert [whole - pays for whole, pays in zip(worth, meter, strict=False)] == row.loss


@pytest.mark.parametrize(("few", "many"), [(5, 20), (20, 40)])
def test_a_sort_of_which_more_will_come_is_worth_more(few: int, many: int) -> None:
    """Unseen cards are hope."""
    meter = METERS[BLUE]

    assert growing_worth(meter, many, 60, 10)[3] > growing_worth(meter, few, 60, 10)[3]


def test_it_plants_where_the_bean_grows() -> None:
    """Even if another field is free."""
    t = scene().planting().hand(0, "red", "blue").field(0, 2, red=1)

    assert Plant(1) == decides(t, 0)


def test_what_can_be_unseen_is_counted_by_sort() -> None:
    """As many as the table says, whatever lies open."""
    for game in ("bohnanza", "bohnanza-plus", "high-bohn", "bohnaparte"):
        match = Match(game, 3, ["farmer"], "unseen", most=120)
        match.play()
        view = match.table.view(1)
        assert isinstance(view, Bohnanza)

        counts = count_unseen(view)

        assert view.unseen("bean") == [sort for sort in view.sorts() for _ in range(counts[sort])]


def test_nobody_can_have_what_lies_open_by_now() -> None:
    """What can be unseen is counted anew whenever the board is looked at."""
    thought = OfferHistory()
    for lying, possible in ((5, True), (6, False)):
        t = scene().trading(0).hand(1, "soy", "red").field(2, garden=lying)
        view = t.table.view(0)
        thought.follow(view, 0)

        assert possible == thought.can_have(view, 1, (GARDEN,))


def test_it_harvests_the_field_that_loses_least() -> None:
    """Four red beans pay three and could pay four; five blue ones are far from anything."""
    t = scene().planting().hand(0, "soy").field(0, red=5).field(0, garden=2)

    assert Harvest(0) == decides(t, 0)


def test_it_takes_what_it_grows_for_what_it_cannot_use() -> None:
    """A third red bean for a misfit at the front."""
    t = scene().trading(0).turned_up("red", "blue").hand(1, "soy", "blue")
    t.field(1, red=2).field(1, chili=4)
    t.play(0, "offer red up for soy to 2")

    assert Accept(1, (0,)) == decides(t, 1)


def test_it_refuses_what_would_cost_it_a_field() -> None:
    """A gift of a bean that fits nowhere is no gift."""
    t = scene().trading(0).turned_up("soy").hand(1, "blue")
    t.field(1, red=3).field(1, chili=5)
    t.play(0, "offer soy up for nothing to 2")

    assert Decline(1) == decides(t, 1)


def test_it_closes_the_deal_with_the_poorer_rival() -> None:
    """Of two who accept, the leader is helped last."""
    t = scene().trading(0).turned_up("soy").hand(0, "blue").hand(1, "red").hand(2, "red")
    t.field(0, red=2).field(0, chili=5).earn(1, "green", "green").earn(2, "green")
    t.play(0, "offer soy up for red to all")
    t.play(1, "accept 1 with 1")
    t.play(2, "accept 1 with 1")

    assert Confirm(1, 2) == decides(t, 0)


def test_it_buys_the_third_field_early() -> None:
    """A field that will bear long is worth its price."""
    t = scene().planting().hand(0, "red").earn(0, "green", "green", "green")

    assert BuyField() == decides(t, 0)


def test_it_ends_trading_when_there_is_nothing_to_gain() -> None:
    """With no offers left to make it does not linger."""
    t = scene().trading(0).hand(0, "blue")

    assert EndTrade() == decides(t, 0)


def test_what_nobody_wants_is_offered_before_it_is_planted() -> None:
    """An open misfit goes to whom it fits, for something or for nothing."""
    t = scene().trading(0).turned_up("garden").hand(0, "red").field(0, red=3).field(0, chili=5)
    t.field(1, garden=1)

    offered = decides(t, 0, "normal")

    assert "garden up" in str(offered)


REFUSED = OpenOffer(1, 0, (), (SOY,), (RED,), (1, 2), -1, (), (1, 2))


@pytest.mark.parametrize(
    ("offer", "worse"),
    [
        (Offer((), (SOY,), (RED,)), True),
        (Offer((SOY,), (), (RED, RED)), True),
        (Offer((), (), (RED,)), True),
        (Offer((BLUE,), (SOY,), (RED,)), False),
        (Offer((), (SOY,), (BLUE,)), False),
        (Offer((), (SOY,)), False),
    ],
)
def test_an_offer_is_no_better_when_it_gives_no_more_and_asks_no_less(
    offer: Offer, worse: bool
) -> None:
    """A soy bean for a red one was refused."""
    assert worse == no_better(offer, REFUSED)


def test_it_does_not_repeat_what_was_refused() -> None:
    """Neither the same offer nor a worse one goes to a seat that has declined."""
    t = scene().trading(0).turned_up("garden").hand(0, "red").field(0, red=3).field(0, chili=5)
    t.field(1, garden=1).hand(1, "red").hand(2, "soy").hand(3, "soy")
    bot = make_bot("farmer:likely=0+firmness=0", "bohnanza", Random(0))
    declined: list[Offer] = []
    while True:
        ask = next(ask for ask in t.table.asks() if ask.seat == 0)
        action = bot.act(t.table.view(0), ask, ())
        if isinstance(action, Withdraw):
            t.table.act(0, action)
            continue
        if not isinstance(action, Offer):
            break
        for before in declined:
            refused = OpenOffer(1, 0, before.hand, before.open, before.want, before.to, -1)
            assert not (no_better(action, refused) and set(action.to) & set(before.to))
        declined.append(action)
        t.table.act(0, action)
        for seat in action.to:
            t.table.act(seat, Decline(t.table.offers[-1].id))

    assert len(declined) > 1


def test_it_remembers_beans_that_others_have_shown() -> None:
    """Who offers a bean of the hand has it, until it leaves the hand."""
    t = scene().trading(0).turned_up("red").hand(1, "soy", "soy", "blue")
    memory = CardMemory()
    for event in t.table.act(1, Offer((SOY, SOY), (), (RED,), (0,))):
        memory.note(t.table.view(0), t.table.seen(event, 0))
    assert {(1, SOY): 2} == memory.shown

    t.play(0, "accept 1 with red up")
    for event in t.table.act(1, Confirm(1, 0, (0, 1))):
        memory.note(t.table.view(0), t.table.seen(event, 0))
    assert {(1, SOY): 0} == memory.shown


def test_it_harvests_what_pays_to_meet_an_order() -> None:
    """Three beans on the right and nothing on the left: the ripe field on the left is sold."""
    t = ordering().planting().hand(0, "red").field(0, garden=3).field(0, red=3)
    take(t, 0, "0/3")

    assert Harvest(0) == decides(t, 0)


def test_it_plants_first_what_meets_an_order() -> None:
    """With one more green bean the right field has the number; the red one would go on."""
    t = ordering().settling().received(0, "red", "green").field(0, red=2).field(0, green=2)
    take(t, 0, "2/3")

    assert Plant(1, GREEN) == decides(t, 0)


def test_what_was_dealt_out_of_the_store_is_not_offered_again() -> None:
    """A stored bean lies open but need not be planted; without it other offers are worth making."""
    t = scene("high-bohn").trading(0).turned_up("green", "blue").hand(0, "green")
    t.field(0, red=2).field(0, chili=2).field(1, blue=3)
    assert isinstance(t.table, HighBohn)
    t.lay(t.table.store_piles, ("blue",))
    bot = HighBohnFarmer("high-bohn", Random(1), "likely=0")
    ask = t.table.asks()[0]
    bot.act(t.table.view(0), ask, ())
    assert (BLUE, BLUE) in [plan.offer.open for plan in bot.plans]

    t.table.piles[t.table.store_piles] = ()
    bot.act(t.table.view(0), ask, ())

    assert (BLUE, BLUE) not in [plan.offer.open for plan in bot.plans]


def test_nobody_asks_for_a_sort_that_it_gives() -> None:
    """Soy for soy moves a bean from the hand to a field, but people only wonder."""
    match = Match("bohnanza", 4, ["farmer"], "sorts")
    match.play()
    assert match.table.log is not None
    offers = [action for _, action in match.table.log if isinstance(action, Offer)]

    assert offers
    assert all(set(offer.want).isdisjoint(offer.hand + offer.open) for offer in offers)


def test_open_cards_are_counted_once() -> None:
    """In its own turn what was turned up is also what it has to plant."""
    t = scene().trading(0).turned_up("red", "red").hand(0, "red").field(1, red=2)
    bot = Farmer("bohnanza", Random(0))

    unseen, _ = bot.outlook(t.table.view(0), 0).look(t.table.view(0), 0)

    assert 8 - 5 == unseen[RED]


def test_a_second_bean_never_costs_a_field() -> None:
    """Nobody harvests for a bean that need not be planted."""
    t = scene().planting(planted=1).hand(0, "soy", "blue").field(0, red=1).field(0, chili=2)

    assert Pass() == decides(t, 0)


def test_it_takes_the_best_offer_that_it_was_made() -> None:
    """Not the first one."""
    t = scene().trading(0).turned_up("soy").hand(0, "blue").field(0, red=2).field(0, chili=5)
    t.hand(1, "green").hand(2, "red", "red")
    t.play(1, "offer green for soy to 1")
    t.play(2, "offer red for soy to 1")

    assert Accept(2, (), (SOY,)) == decides(t, 0)


def test_what_is_offered_for_an_open_card_is_held() -> None:
    """It tries its own price, refuses nobody meanwhile, and then takes what it was offered."""
    t = scene().trading(0).turned_up("soy").hand(0, "blue").field(0, red=2).field(0, chili=5)
    t.hand(1, "red", "red", "green").hand(2, "blue").field(1, soy=3)
    t.play(1, "offer red for soy to 1")
    bot = make_bot("farmer:firmness=0+likely=0", "bohnanza", Random(1))
    did: list[Action | None] = []
    while not isinstance(did[-1] if did else None, (Accept, EndTrade)):
        did.append(bot.act(t.table.view(0), t.table.asks()[0], ()))
        if isinstance(did[-1], (Offer, Withdraw)):
            t.table.act(0, did[-1])
        if isinstance(did[-1], Offer):
            for seat in did[-1].to:
                t.table.act(seat, Decline(t.table.offers[-1].id))

    assert any(isinstance(action, Offer) for action in did)
    assert not any(isinstance(action, Decline) for action in did)
    assert Accept(1, (), (SOY,)) == did[-1]


def test_nothing_is_given_to_the_leader_for_nothing() -> None:
    """A misfit goes to the leader's field at a price, or not at all."""
    t = scene().trading(0).turned_up("garden").hand(0, "red").field(0, red=3).field(0, chili=5)
    t.field(1, garden=1).earn(1, *["green"] * 9).hand(1, "red").hand(2, "soy")
    bot = Farmer("bohnanza", Random(1), "likely=0")
    bot.act(t.table.view(0), t.table.asks()[0], ())
    plans = [plan.offer for plan in bot.plans]

    assert [] == [offer for offer in plans if 1 in offer.to and not offer.want]


@pytest.mark.parametrize(
    ("thalers", "promise", "gives"), [(9, (), False), (0, (), True), (9, (RED,), False)]
)
@pytest.mark.parametrize("name", ["farmer:offers=0+bids=0", "expert:offers=0+bids=0+noise=5"])
def test_a_leader_begs_in_vain(
    name: str, thalers: int, promise: tuple[int, ...], gives: bool
) -> None:
    """Even for a burden, by mistake or with a promise; whoever is behind may get it."""
    t = scene().trading(0).turned_up("garden").hand(0, "red").field(0, red=3).field(0, chili=5)
    t.field(1, garden=1).earn(1, *["green"] * thalers).hand(1, "blue").hand(2, "soy")
    t.play(1, "offer nothing for garden to 1")
    bots = [make_bot(name, "bohnanza", Random(seed)) for seed in range(20)]
    for bot in bots if promise else []:
        bot.hear(Statement(1, 1, Promise(0, promise)))
    told = [bot.act(t.table.view(0), t.table.asks()[0], ()) for bot in bots]

    assert gives == any(isinstance(action, Accept) for action in told)


@pytest.mark.parametrize(("presents", "gives"), [(2, True), (3, False)])
@pytest.mark.parametrize("name", ["farmer:offers=0+bids=0", "expert:offers=0+bids=0+noise=5"])
def test_who_has_only_taken_begs_in_vain(name: str, presents: int, gives: bool) -> None:
    """After three presents; whoever makes one in return is heard again."""
    t = scene().trading(0).turned_up("garden").hand(0, "red").field(0, red=3).field(0, chili=5)
    t.field(1, garden=1).hand(1, "blue").hand(2, "soy")
    t.play(1, "offer nothing for garden to 1")
    view, ask = t.table.view(0), t.table.asks()[0]
    taken = [Event("dealt", 2, (), (number, 1, 1, RED, 0)) for number in range(presents)]
    given = Event("dealt", 1, (), (9, 2, 1, RED, 0))

    def accepts(*past: Event) -> bool:
        bots = [make_bot(name, "bohnanza", Random(seed)) for seed in range(20)]
        return any(isinstance(bot.act(view, ask, past), Accept) for bot in bots)

    assert gives == accepts(*taken)
    assert accepts(*taken, given)


@pytest.mark.parametrize(("thalers", "gives"), [(9, False), (0, True)])
def test_an_expert_gives_the_leader_nothing_for_nothing(thalers: int, gives: bool) -> None:
    """Not even by mistake."""
    t = scene().trading(0).turned_up("garden").hand(0, "red").field(0, red=3).field(0, chili=5)
    t.field(1, garden=1).earn(1, *["green"] * thalers).hand(1, "red").hand(2, "soy")
    bots = [make_bot("expert:noise=5", "bohnanza", Random(seed)) for seed in range(40)]
    told = [bot.act(t.table.view(0), t.table.asks()[0], ()) for bot in bots]
    gifts = [one for one in told if isinstance(one, Offer) and not one.want and 1 in one.to]

    assert gives == bool(gifts)


def test_thalers_that_were_spent_come_back() -> None:
    """A bean that became a thaler is gone; as the price of a field it is only discarded."""
    t = scene().planting().hand(0, "red").field(0, red=5).earn(0, "green", "green")
    memory = CardMemory()
    for action in (Harvest(0), BuyField()):
        for event in t.table.act(0, action):
            memory.note(t.table.view(1), t.table.seen(event, 1))

    assert (1, 4) == (memory.sold[RED], memory.discarded[RED])


def test_those_who_give_each_other_presents_are_one() -> None:
    """After five gifts between two seats, what one of them gains counts in full."""
    t = scene().trading(0).hand(0, "green").field(0, red=2).hand(1, "soy").hand(2, "soy")
    gift = Event("dealt", 1, (), (1, 2, 1, RED, 0))

    def net(gifts: int) -> float:
        bot = Farmer("bohnanza", Random(1))
        for _ in range(gifts):
            bot.memory.note(t.table, gift)
        return bot.bargain(t.table.view(0), 0).net(1.0, 2, 0.5)

    assert net(4) > net(5) == 0.5
    swap = Event("dealt", 1, (), (1, 2, 1, RED, 1, RED))
    bot = Farmer("bohnanza", Random(1))
    bot.memory.note(t.table, swap)
    assert {} == bot.memory.gifts


def test_what_a_builder_can_buy_follows_its_purse() -> None:
    """What it looked up before counts only as long as purse, buildings and town are the same."""
    bot = HighBohnFarmer("high-bohn", Random(0))
    seen: set[tuple[int, ...]] = set()

    def watch(table: Table, seat: int, action: Action, events: list[Event]) -> None:
        view = table.view(0)
        assert isinstance(view, HighBohn)
        assert view.affordable(0) == bot.affordable(view, 0)
        seen.add(tuple(bot.affordable(view, 0)))

    Match("high-bohn", 3, ["farmer"], "market").play(watch)

    assert len(seen) > 3


def test_what_a_builder_can_buy_follows_the_town_and_its_buildings() -> None:
    """With the same thalers."""
    bot = HighBohnFarmer("high-bohn", Random(0))
    table = scene("high-bohn").earn(0, *["red"] * 4).table
    assert isinstance(table, HighBohn)
    cheapest, *others = bot.affordable(table, 0)

    table.piles[table.town] = tuple([one for one in table.piles[table.town] if one != cheapest])
    assert others == bot.affordable(table, 0)

    table.piles[table.building_piles] = (cheapest,)
    assert [] == bot.affordable(table, 0)


def test_a_builder_buys_the_most_powerful_and_claims_nothing_less() -> None:
    """As soon as it can: whoever waits for a better building has none."""
    table = scene("high-bohn").trading(0).earn(0, *["red"] * 3).table
    assert isinstance(table, HighBohn)
    bot = HighBohnFarmer("high-bohn", Random(0))
    view = table.view(0)
    weak, fair, strong = bot.affordable(view, 0)

    assert Buy(strong) == bot.act(view, table.asks()[0], ())
    assert Buy(strong) == bot.interlude(view, 0, Claiming(1, strong))
    assert LetPass(weak) == bot.interlude(view, 0, Claiming(1, weak))
    table.piles[table.town] = tuple([one for one in table.piles[table.town] if one != strong])
    assert fair == bot.best_building(table, 0)


def test_a_call_costs_no_better_offer_and_draws_one_more() -> None:
    """What promises most is offered first; then what was called for, and that once."""
    t = scene().trading(0).turned_up("soy", "garden").hand(1, "blue", "green", "stink")
    t.field(1, soy=3).field(1, garden=1).hand(0, "red", "red").field(0, blue=3).hand(2, "red")
    bot = Farmer("bohnanza", Random(1), "likely=0+firmness=0")
    events: list[Event] = []
    offered: list[tuple[int, ...]] = []
    for _ in range(4):
        bot.hear(Statement(0, 0, TradeCall((GREEN,))))
        action = bot.act(t.table.view(1), t.table.asks()[1], tuple(events))
        events.clear()
        if isinstance(action, Offer):
            offered.append(action.hand)
        if action is not None:
            events += t.table.act(1, action)

    assert [(BLUE,), (GREEN,)] == offered


def test_a_call_after_a_refusal_lowers_no_price() -> None:
    """Refused its only offer and then called, it asks no less than before."""
    t = scene().trading(0).turned_up("soy", "garden").hand(1, "blue", "green", "stink", "red")
    t.field(1, soy=3).field(1, garden=1).hand(0, "red", "red").field(0, blue=3).field(0, green=3)
    bot = Farmer("bohnanza", Random(1), "likely=0+firmness=0")
    prices: list[float] = []
    events: list[Event] = []
    for _ in range(6):
        action = bot.act(t.table.view(1), t.table.asks()[1], tuple(events))
        events = [] if action is None else t.table.act(1, action)
        if isinstance(action, Offer):
            prices.append(bot.price)
            events += t.table.act(0, Decline(t.table.offers[-1].id))
        elif action is None:
            bot.hear(Statement(0, 0, TradeCall((BLUE, GREEN, STINK, RED))))

    assert len(prices) == 2
    assert 0 < prices[0] <= prices[1]


def test_an_offer_is_worth_what_the_better_copies_gain() -> None:
    """Those nearest the front or the back, as when the deal is closed."""
    bot = Farmer("bohnanza", Random(1), "envy=0")
    from_behind = 0

    def watch(table: Table, seat: int, action: Action, events: list[Event]) -> None:
        nonlocal from_behind
        view = table.view(seat)
        assert isinstance(view, Bohnanza)
        if not isinstance(view.stages[-1], Trading):
            return
        bargain = bot.bargain(view, seat)
        for plan in bargain.proposals():
            offer = plan.offer
            gain, places = bargain.best_copies(offer.hand, offer.open, offer.want)
            assert gain == pytest.approx(plan.gain)
            from_behind += places != nearest(bargain.hand, offer.hand)

    for seed in ("one", "two", "three"):
        Match("bohnanza", 3, ["farmer"], seed).play(watch)

    assert from_behind


@pytest.mark.parametrize(
    ("has", "leading"),
    [([3, 7, 5], True), ([3, 7, 7], True), ([3, 5, 7], False), ([7, 7, 5], False)],
)
def test_who_leads_has_more_than_this_seat_and_no_less_than_any(
    has: list[int], leading: bool
) -> None:
    assert leading == leads(has, 0, 1)


@pytest.mark.parametrize(("seat", "sure"), [(1, 2), (2, 0)])
def test_a_bargainer_believes_what_it_was_shown(seat: int, sure: int) -> None:
    t = scene().hand(0, "blue", "red", "blue").hand(1, "soy").hand(2, "chili").planting()
    memory = CardMemory()
    t.play(0, "show 2 blue to 2")

    for event in t.events:
        memory.note(t.table.view(seat), t.table.seen(event, seat))

    assert sure == memory.shown.get((0, BLUE), 0)
