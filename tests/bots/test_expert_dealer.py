"""The expert in Kuhhandel: what it believes of purses, and what it lays, bids and claims."""

from random import Random

import numpy as np
import pytest

import higgle
from higgle.bots.kuhhandel.expert_dealer import ExpertDealer, read_nets
from higgle.bots.kuhhandel.herd_net import (
    BREEDS,
    UNBELIEVED,
    Positions,
    mark_ends,
    weigh_farms,
)
from higgle.bots.kuhhandel.herd_values import Farms
from higgle.bots.kuhhandel.hidden_money import PurseWatch
from higgle.bots.kuhhandel.purse_beliefs import PurseBeliefs
from higgle.core import Action, Event, Table
from higgle.kuhhandel.animals import CHICKEN, COW, HORSE, RAT
from higgle.kuhhandel.auction import Bidding, Buy, Deciding, Pay, Paying, Sell
from higgle.kuhhandel.cow_trade import Answering, Counter, Offer, Offering
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.money import total
from higgle.play import Match, Pact, Statement
from tests.bots.market import table
from tests.rule import rule

OPTIONS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (2, {"two_seat_zeros": "some"}),
    (3, {"auction": "turns", "super": True, "pecunia": True}),
    (5, {"auction": "sealed", "dutch": "sealed", "tie_break": "money"}),
    (6, {"bluffer_out": True, "hand_count_visible": True, "offer_count_visible": True}),
]


def expert() -> ExpertDealer:
    return ExpertDealer("kuhhandel", Random(1))


def decides(made: Kuhhandel, seat: int) -> Action | None:
    ask = next(ask for ask in made.asks() if ask.seat == seat)
    return expert().act(made.view(seat), ask, ())


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_it_plays_with_all_seats_and_options(seats: int, options: dict[str, object]) -> None:
    """Every decision to the end of the game is legal."""
    result = Match("kuhhandel", seats, ["expert", "farmer"], "all", options, most=5000).play()

    assert result.finished
    assert () == result.forfeits


@rule("K94")
def test_its_hidden_bid_looks_at_those_who_have_not_promised_to_make_none() -> None:
    """The richest of the others has, and then another one is the likeliest rival."""
    made, bot = table(Bidding(), HORSE), expert()
    money = np.array([90.0, 90.0, 120.0, 90.0])
    before = bot.likeliest_rival(made, 1, HORSE, money)

    bot.hear(Statement(2, 0, Pact(1, "no_bid", (HORSE,))))

    assert (2, 120.0) == before
    assert (3, 90.0) == bot.likeliest_rival(made, 1, HORSE, money)


# Beliefs


def believe(made: Kuhhandel, seat: int, events: list[Event]) -> PurseBeliefs:
    """What a seat believes after some events."""
    beliefs = PurseBeliefs(1, read_nets().stakes)
    beliefs.look(made.view(seat), seat, [made.seen(event, seat) for event in events])
    return beliefs


def test_prices_count_exactly() -> None:
    """After a sale the buyer is poorer and the auctioneer richer by the price."""
    made = table(Paying(30, 1), COW)

    money = believe(made, 2, made.act(1, Pay((2, 3)))).mean()

    assert [130, 70, 90, 100] != money.tolist()
    assert pytest.approx([130, 70, 100, 100], abs=1) == money.tolist()


def test_who_bids_can_probably_pay() -> None:
    """A bid of more than the start lets poorer guesses die out."""
    made = table(Bidding(), COW)
    beliefs = PurseBeliefs(1, read_nets().stakes)
    beliefs.look(made.view(0), 0, ())
    beliefs.money[:, 1] = np.linspace(20, 180, len(beliefs.money))
    beliefs.money[:, 2:] = (300 - beliefs.money[:, 1:2]) / 2

    beliefs.look(made.view(0), 0, [Event("bid", 1, (), (140,))])

    assert beliefs.mean()[1] > 130


def test_all_money_given_out_is_somewhere() -> None:
    """Every guess adds up to what the seats have been given."""
    made = table(Bidding(), COW)
    beliefs = believe(made, 0, [Event("bid", 1, (), (150,)), Event("paid_out", -1, (), (1, 50))])

    made_out = made.given_out
    assert np.allclose(beliefs.money.sum(axis=1), made_out, atol=2)
    assert (beliefs.money[:, 0] == made.money(0)).all()


def test_its_beliefs_are_nearer_than_a_running_count() -> None:
    """After the deck, in games of dealers: the error of a purse, in the mean of squares."""
    errors = [error for deal in range(8) for error in miss_purses(f"beliefs {deal}")]
    particles, running = np.sqrt((np.array(errors) ** 2).mean(axis=0))

    assert particles < running


def miss_purses(seed: str) -> list[tuple[float, float]]:
    """By how much the beliefs and a running count miss the purses in a game of dealers."""
    match = Match("kuhhandel", 4, ["dealer"], seed)
    begun = match.table.view(0)
    assert isinstance(begun, Kuhhandel)
    beliefs, watch = believe(begun, 0, []), PurseWatch()
    watch.look(begun, 0, ())
    news: list[Event] = []
    errors: list[tuple[float, float]] = []

    def follow(made: Table, seat: int, action: Action, events: list[Event]) -> None:
        assert isinstance(made, Kuhhandel)
        news.extend(made.seen(event, 0) for event in events)
        if any(event.name == "turn_began" for event in events):
            beliefs.look(made.view(0), 0, news)
            watch.look(made.view(0), 0, news)
            news.clear()
            if not made.deck_size():
                for other in (1, 2, 3):
                    money = made.money(other)
                    errors.append(
                        (float(beliefs.mean()[other]) - money, watch.money[other] - money)
                    )

    match.play(follow)
    return errors


# What it does


def test_it_sells_what_it_does_not_need_and_keeps_what_completes_a_set() -> None:
    """The right of first refusal."""
    chicken = table(Deciding(40, 1), CHICKEN)
    horse = table(Deciding(10, 1), HORSE, a=[HORSE] * 3)

    assert Sell() == decides(chicken, 0)
    assert isinstance(decides(horse, 0), Buy)


def test_it_bids_for_a_horse_beside_its_own() -> None:
    """The next ten, and not for a chicken."""
    made = table(Bidding(50, 2), HORSE, b=[HORSE])

    assert "bid 60" == str(decides(made, 1))
    assert decides(table(Bidding(50, 2), CHICKEN, b=[HORSE]), 1) is None


def test_it_lays_more_for_a_horse_than_for_a_chicken() -> None:
    """Where the deck is empty and both could complete the set."""
    laid: dict[int, int] = {}
    for species in (CHICKEN, HORSE):
        made = table(Offering(1, species, 1), a=[species] * 2, b=[species] * 2, c=[COW], d=[COW])
        made.piles[made.deck] = (0,) * len(made.piles[made.deck])
        made.pending_moves.clear()
        action = decides(made, 0)
        assert isinstance(action, Offer)
        laid[species] = total(action.cards)

    assert laid[HORSE] > laid[CHICKEN]


def test_its_stakes_cannot_be_read() -> None:
    """In the same position it lays now this and now that, among what is nearly as good."""
    seen: list[Table] = []

    def watch(made: Table, seat: int, action: Action, events: list[Event]) -> None:
        if isinstance(made.stages[-1], Offering):
            seen.append(made.copy())

    Match("kuhhandel", 4, ["dealer"], "read").play(watch)
    various = 0
    for made in seen[5:50:5]:
        ask = next(ask for ask in made.asks() if ask.must)
        view = made.view(ask.seat)
        bots = [ExpertDealer("kuhhandel", Random(seed)) for seed in range(5)]
        for bot in bots:
            bot.beliefs = PurseBeliefs(1, read_nets().stakes)
        various += len({str(bot.act(view, ask, ())) for bot in bots}) > 1

    assert various > 1


def test_it_counters_for_the_set_that_wins() -> None:
    """Four horses against nothing else on the table."""
    made = table(Answering(1, HORSE, 1), a=[HORSE] * 2, b=[HORSE] * 2)
    made.piles[made.deck] = (0,) * len(made.piles[made.deck])

    assert isinstance(decides(made, 1), Counter)


# The net


def positions(counts: list[list[int]], deck: int) -> Positions:
    """One position with these animals."""
    ones = [np.array([number]) for number in (0, deck, 4, UNBELIEVED, 0, 0)]
    money = np.full((1, len(counts)), 100.0)
    same = np.zeros(1, np.int64)
    return Positions(np.array([counts]), np.zeros((1, BREEDS), np.int64), same, money, *ones)


def herd(**animals: int) -> list[int]:
    """The animals of a seat by species."""
    codes = {"chicken": CHICKEN, "cow": COW, "horse": HORSE, "rat": RAT}
    counts = [0] * RAT
    for name, number in animals.items():
        counts[codes[name] - 1] = number
    return counts


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_chances_add_up_and_follow_the_sets(seats: int) -> None:
    """Whoever has the horses wins more often than whoever has the chickens."""
    counts = [herd(horse=4, cow=2), herd(chicken=4, cow=2), *[herd()] * (seats - 2)]
    chances = read_nets().herds.judge(positions(counts, 5))[0]

    assert pytest.approx(1.0, abs=1e-3) == chances.sum()
    assert chances[0] > chances[1]


def test_when_no_animal_can_move_the_winner_is_known() -> None:
    """Sets multiply, and four rats cost the cheapest loss."""
    table_ = positions([herd(horse=4, chicken=4), herd(cow=4, rat=4), herd()], 0)
    chances = read_nets().herds.judge(table_)
    mark_ends(table_, chances)

    assert [1.0, 0.0, 0.0] == chances[0].tolist()


def test_promises_are_those_of_the_dealer() -> None:
    """One evaluator in two forms."""
    made = table(Bidding(), b=[COW, COW, RAT], c=[COW, HORSE])
    farms = Farms(made)
    counts = np.array([[[0] * RAT for _ in range(4)]])
    for seat in range(4):
        for card in made.herd(seat):
            counts[0, seat, card - 1] += 1

    found = weigh_farms(counts, np.zeros((1, BREEDS), np.int64)).score[0]

    assert pytest.approx([farms.promise(seat) for seat in range(4)]) == found.tolist()


def test_the_same_seed_gives_the_same_game() -> None:
    """Decisions follow from the view and the seed alone."""
    first = Match("kuhhandel", 4, ["expert"], "same", most=400).play()

    assert first == Match("kuhhandel", 4, ["expert"], "same", most=400).play()


def test_a_new_table_is_worth_about_the_same_to_all() -> None:
    """Nobody is ahead before the first card."""
    made = higgle.new("kuhhandel", 4, "new")
    assert isinstance(made, Kuhhandel)
    chances = read_nets().herds.judge(positions([herd()] * 4, made.deck_size()))[0]

    assert 0.15 < chances.min() <= chances.max() < 0.35
