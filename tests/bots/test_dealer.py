"""What a dealer does, as a player would say it."""

from random import Random

from higgle.bots.kuhhandel.dealer import Dealer, cheapest, laying_cost
from higgle.bots.kuhhandel.herd_values import Farms, HerdBook
from higgle.core import Action, Event, Table
from higgle.kuhhandel.animals import CHICKEN, COW, HORSE, RAT, pedigree
from higgle.kuhhandel.auction import Bidding, Buy, Deciding, Pay, Paying, Sell
from higgle.kuhhandel.cow_trade import Accept, Counter, Offer
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.money import total
from higgle.kuhhandel.turn import DodgingRat, Take
from higgle.play import Match, Pact, Statement
from tests.bots.market import table
from tests.rule import rule


def dealer() -> Dealer:
    return Dealer("kuhhandel", Random(1))


def decides(made: Kuhhandel, seat: int) -> Action | None:
    ask = next(ask for ask in made.asks() if ask.seat == seat)
    return dealer().act(made.view(seat), ask, ())


def test_a_card_is_worth_more_where_a_rival_would_block_the_set_with_it() -> None:
    """Three cows are a set only if nobody else takes the fourth."""
    farms = Farms(table(Bidding(), COW, b=[COW, COW, COW]))

    assert farms.edge(1, COW, 2) > farms.gain(1, COW)
    assert farms.edge(1, COW, 2) > 100


def test_sets_multiply_each_other() -> None:
    """Who has a set already gains more by a second."""
    alone = Farms(table(Bidding(), b=[COW, COW, COW]))
    beside = Farms(table(Bidding(), b=[COW, COW, COW, *[HORSE] * 4]))

    assert beside.gain(1, COW) > alone.gain(1, COW)


def test_the_book_has_a_page_for_every_state_of_the_farms() -> None:
    """Farms are thought out once, and anew when a card has moved."""
    book = HerdBook(1.2)
    made = table(Bidding(), COW, b=[COW])
    before = book.farms(made)

    assert before is book.farms(made.view(2))
    made.sweep_all(made.lot, made.herds + 1)
    assert 2 == book.farms(made).counts[1][COW]
    assert 1 == before.counts[1][COW]


def test_a_rat_is_worth_less_than_nothing() -> None:
    """And a pedigree is worth something to anybody."""
    farms = Farms(table(Bidding(), b=[COW, COW]))

    assert farms.gain(1, RAT) < 0
    assert farms.gain(0, pedigree(COW)) < farms.gain(1, pedigree(COW))


def test_it_bids_more_for_a_horse_than_for_a_chicken() -> None:
    """By what the set scores."""
    bot = dealer()
    horse = table(Bidding(), HORSE)
    chicken = table(Bidding(), CHICKEN)
    bot.watch.look(horse, 1, ())
    worth = bot.appraise(horse, 1)
    bot.lot = (-1, -1)

    assert worth > bot.appraise(chicken, 1)


def test_it_never_bids_more_than_it_has() -> None:
    """So it never has to show its money."""
    shown: list[Event] = []

    def watch(made: Table, seat: int, action: Action, events: list[Event]) -> None:
        shown.extend(event for event in events if event.name == "exposed")

    Match("kuhhandel", 4, ["dealer"], "honest").play(watch)

    assert [] == shown


def test_it_sells_what_it_does_not_need_and_keeps_what_completes_a_set() -> None:
    """The right of first refusal."""
    chicken = table(Deciding(40, 1), CHICKEN)
    horse = table(Deciding(10, 1), HORSE, a=[HORSE] * 3)

    assert Sell() == decides(chicken, 0)
    assert isinstance(decides(horse, 0), Buy)


def test_it_pays_exactly_where_it_can() -> None:
    """Thirty with a ten and a twenty of the money it started with."""
    paid = decides(table(Paying(30, 1), COW), 1)

    assert Pay((2, 3)) == paid


def test_the_cheapest_cards_buy_a_pedigree() -> None:
    """Two zeros and a ten are three cards."""
    assert 10 + 3 * 2 == sum(laying_cost(card) for card in cheapest((1, 1, 2, 2, 4), 3))


def test_a_rat_with_much_money_is_taken() -> None:
    """When the pot outweighs it."""
    made = table(DodgingRat(1), RAT)
    for seat in (0, 2, 3):
        made.sweep_all(made.purses + seat, made.pots + seat)
    made.pending_moves.clear()

    assert Take() == decides(made, 1)


def test_it_counts_money_that_it_sees_change_hands() -> None:
    """After a sale the buyer is poorer and the auctioneer richer by the price."""
    bot = dealer()
    made = table(Paying(30, 1), COW)
    events = [made.seen(event, 2) for event in made.act(1, Pay((2, 3)))]

    bot.watch.look(made.view(2), 2, events)

    assert 130 == round(bot.watch.money[0])
    assert 70 == round(bot.watch.money[1])
    assert 100 == round(bot.watch.money[3])


def test_it_does_not_trade_for_ever() -> None:
    """With two seats nothing but the dealers' own sense ends a row of trades."""
    assert Match("kuhhandel", 2, ["dealer"], "legal", most=5000).play().finished


def test_it_listens_to_events_that_there_are() -> None:
    """The names are the table's own."""
    heard = {"paid_out", "exposed", "lot_paid", "lot_bought", "pedigree_sold", "pedigree_bought"}

    assert heard | {"rat_dodged", "rat_taken", "money_accepted"} <= Kuhhandel.EVENTS.keys()


def test_hidden_offers_are_accepted_and_bluffs_are_laid() -> None:
    """Among dealers a good part of the offers is taken unseen, and some of them are empty."""
    seen = {"accepted": 0, "countered": 0, "empty": 0}

    def watch(made: Table, seat: int, action: Action, events: list[Event]) -> None:
        seen["accepted"] += isinstance(action, Accept)
        seen["countered"] += isinstance(action, Counter)
        seen["empty"] += isinstance(action, Offer) and total(action.cards) == 0

    for deal in range(3):
        Match("kuhhandel", 4, ["dealer"], f"bluffs {deal}").play(watch)

    assert seen["accepted"] > 5
    assert seen["countered"] > 5
    assert seen["empty"] > 0


def test_auctions_are_no_wars_of_ten_by_ten() -> None:
    """A first bid comes near to what a rival would give, and soon a last word is said."""
    lots: list[list[int]] = [[]]

    def watch(made: Table, seat: int, action: Action, events: list[Event]) -> None:
        for event in events:
            if event.name == "bid":
                lots[-1].append(event.numbers[0])
            elif event.name == "bidding_closed":
                lots.append([])

    for deal in range(2):
        Match("kuhhandel", 4, ["dealer"], f"wars {deal}").play(watch)

    wars = [bids for bids in lots if any(b - a == 40 for a, b in zip(bids, bids[4:], strict=False))]
    assert sum(map(len, lots)) < 3.4 * len(lots)
    assert len(wars) <= len(lots) // 50


def test_it_learns_from_what_others_would_have_given() -> None:
    """Whoever wins unopposed pays less next time, and hidden bids teach nothing."""
    made = table(Bidding(), COW, b=[COW])
    cheap, plain = dealer(), dealer()
    for bot in (cheap, plain):
        bot.follow(made, 1, [])
        bot.appraise(made, 1)
    before = cheap.market
    cheap.follow(made, 1, [Event("bid", 1, (), (50,)), Event("bidding_closed", 1, (), (50,))])
    plain.follow(made, 1, [Event("bidding_closed", 1, (), (50,))])

    assert cheap.market < before == plain.market
    farms = Farms(made)
    assert cheap.own_price(made, 1, farms) < plain.own_price(made, 1, farms)


def near(*said: Statement) -> float:
    """What it thinks that another would give for a cow, after this was said."""
    made, bot = table(Bidding(), COW, b=[COW], c=[COW, COW]), dealer()
    bot.follow(made, 1, [])
    for one in said:
        bot.hear(one)
    bot.appraise(made, 1)
    return bot.lot_price


NO_BIDS = [Statement(seat, 0, Pact(1, "no_bid", (COW,))) for seat in (2, 3)]
BROKEN = (
    *(Event("lot_turned", 0, (), (COW,)), Event("bid", 2, (), (10,)), Event("bid", 3, (), (20,))),
    Event("taken_free", 0),
)


@rule("K94")
def test_whoever_promises_not_to_bid_counts_less_as_a_rival() -> None:
    assert 0 < near(*NO_BIDS) < near()
    assert near(Statement(2, 0, Pact(1, "no_bid", (HORSE,)))) == near(), "of another animal"


@rule("K94")
def test_whoever_broke_its_word_is_a_rival_like_all_others() -> None:
    made, bot = table(Bidding(), COW), dealer()
    for _ in range(2):
        for said in NO_BIDS:
            bot.hear(said)
        bot.follow(made, 1, BROKEN)
    for said in NO_BIDS:
        bot.hear(said)

    assert (0, 2) == bot.ledger.tally(2)
    assert [1.0, 1.0] == [bot.rivalry(seat, COW) for seat in (2, 3)]


@rule("K94")
def test_a_dealer_hears_what_is_promised_at_a_match() -> None:
    match = Match("kuhhandel", 3, ["dealer"], "no bid")

    match.conductor.say(0, Pact(1, "no_bid", (COW,)))

    bot = match.conductor.bots[1]
    assert isinstance(bot, Dealer)
    assert bot.rivalry(0, COW) < 1.0 == bot.rivalry(0, HORSE) == bot.rivalry(2, COW)


def test_it_beats_those_who_bid_by_the_number_on_the_card() -> None:
    """One among three greedy ones wins more than half of the games."""
    won = 0.0
    for deal in range(10):
        for seat in range(4):
            players = ["dealer" if at == seat else "greedy" for at in range(4)]
            winners = Match("kuhhandel", 4, players, f"beats {deal}").play().winners
            won += (seat in winners) / len(winners)

    assert won > 20
