"""The codec: every action can be said, and whatever can be said is legal."""

from collections.abc import Iterator
from itertools import combinations
from math import comb
from random import Random

import pytest
from msgspec.structs import replace

import higgle
from higgle.bohnanza.bohnaparte.war import Fight
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.trading import CHOICES, Offer
from higgle.core import Action, Ask, Illegal, Table
from higgle.envs.codec import Codec, Draft
from higgle.envs.env_core import EnvScheduler
from higgle.envs.words import is_legal, tag
from higgle.kuhhandel.auction import (
    Bid,
    BiddingInTurn,
    Buy,
    Ceiling,
    Deciding,
    Pay,
    Paying,
    Sealing,
)
from higgle.kuhhandel.dutch import Laying
from higgle.kuhhandel.game import Kuhhandel
from tests.envs.settings import SETTINGS, Setting, rich, usual
from tests.rules.bohnanza.market import market

DEEPEST = 40
"""No draft has more words."""


def say_at_random(draft: Draft, dice: Random) -> int:
    """Say any words until all is said; how many it took."""
    count = 0
    while not draft.done:
        draft.say(dice.choice(draft.choices))
        count += 1
    return count


def same(view: Table, seat: int, action: Action) -> Action:
    """An action without what makes no difference."""
    if isinstance(action, Offer) and isinstance(view, Bohnanza):
        return replace(action, to=action.to or view.partners(seat))
    return replace(action, over=0) if isinstance(action, Bid) else action


def play(table: Table, seed: int, most: int = 400) -> set[str]:
    """Play by random words; now and then, say every action that is listed or proposed."""
    dice = Random(seed)
    codec = Codec(table)
    scheduler = EnvScheduler(table, dice)
    used: set[str] = set()
    for step in range(most):
        ask = scheduler.asked
        if ask is None:
            break
        view = table.view(ask.seat)
        if step % 7 == 0:
            comes_back(codec, view, ask, dice)
        draft = codec.draft(view, ask, scheduler.rights)
        assert say_at_random(draft, dice) <= DEEPEST
        if draft.action is not None:
            used.add(tag(type(draft.action)))
        scheduler.answer(draft.action)
    return used


def comes_back(codec: Codec, view: Table, ask: Ask, dice: Random) -> None:
    """What is spelled and said again is the same action."""
    listed = view.actions(ask.seat)
    proposed = [view.propose(ask.seat, dice) for _ in range(3)]
    some = dice.sample(listed, min(12, len(listed)))
    for action in [*some, *[one for one in proposed if one is not None]]:
        words = codec.spell(view, ask.seat, action)
        assert set(words) <= set(codec.words)
        draft = codec.draft(view, ask)
        draft.say_all(words)
        assert draft.action is not None
        assert same(view, ask.seat, action) == same(view, ask.seat, draft.action)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_random_words_play_a_whole_game(setting: Setting) -> None:
    """Words that the draft allows always end in an action that the table accepts."""
    table = usual(setting, 1)
    play(table, 1, most=100_000)
    assert table.over


RARE = {"call_off"}
"""A right that stands open to one seat for a moment."""


@pytest.mark.parametrize("game", ["bohnanza", "bohnanza-plus", "high-bohn", "bohnaparte"])
def test_every_form_of_the_bean_games_is_said(game: str) -> None:
    """From rich starts random words use every form of action."""
    setting = next(setting for setting in SETTINGS if setting[0] == game)
    table = usual(setting, 0)
    forms = {tag(kind) for kind in table.ACTIONS if kind not in table.UNASKED} - RARE
    used: set[str] = set()
    for seed in range(60):
        used |= play(rich(setting, seed), seed)
        if used >= forms:
            break
    assert set() == forms - used


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_showing_is_not_said(setting: Setting) -> None:
    """No ask names it, so that no step of an environment could take it; texts can say it."""
    table = usual(setting, 0)
    codec = Codec(table)

    assert table.UNASKED
    assert not {tag(kind) for kind in table.UNASKED} & set(codec.words)


def test_every_form_of_kuhhandel_is_said() -> None:
    """All ways of auctioning together use every form but the clock's."""
    settings = [setting for setting in SETTINGS if setting[0] == "kuhhandel"]
    asked = set(Kuhhandel.ACTIONS) - set(Kuhhandel.UNASKED)
    forms = {tag(kind) for kind in asked} - set(Kuhhandel.CLOCK_FORMS)
    used: set[str] = set()
    for seed in range(40):
        used |= play(rich(settings[seed % len(settings)], seed), seed)
        if used == forms:
            break
    assert set() == forms - used


def ends(draft: Draft) -> Iterator[Action]:
    """Every action that a draft can become."""
    if draft.done:
        if draft.action is not None:
            yield draft.action
        return
    for word in draft.choices:
        if word != "cancel":
            twin = draft.copy()
            twin.say(word)
            yield from ends(twin)


def cattle_market(stage: object, purse: tuple[int, ...]) -> Kuhhandel:
    """Seat 0 auctions, seat 1 holds this money, and this is the stage."""
    table = higgle.new("kuhhandel", 3, "market", {"auction": "turns"})
    assert isinstance(table, Kuhhandel)
    assert isinstance(stage, (BiddingInTurn, Deciding, Laying, Paying, Sealing))
    table.active = 0
    table.stages = (stage,)
    for seat in range(2):
        table.piles[table.purses + seat] = purse
    return table


def subsets(purse: tuple[int, ...]) -> set[tuple[int, ...]]:
    sizes = range(len(purse) + 1)
    return {tuple(sorted(cards)) for size in sizes for cards in combinations(purse, size)}


@pytest.mark.parametrize("purse", [(1, 2, 2, 3, 4), (1, 3, 3, 4, 5, 5), (4, 4, 5)], ids=str)
@pytest.mark.parametrize("price", [10, 50, 60, 110])
def test_exactly_the_legal_payments_can_be_said(price: int, purse: tuple[int, ...]) -> None:
    """The payments that can be said are those that the rules accept, each once."""
    table = cattle_market(Paying(price, 1), purse)
    said = [a for a in ends(Codec(table).draft(table.view(1), table.asks()[0])) if type(a) is Pay]
    accepted = {cards for cards in subsets(purse) if is_legal(table, 1, Pay(cards))}
    assert sorted(accepted) == sorted(pay.cards for pay in said)


@pytest.mark.parametrize("price", [20, 70, 100])
def test_exactly_the_legal_purchases_can_be_said(price: int) -> None:
    """The auctioneer pays as a bidder would."""
    purse = (1, 2, 3, 3, 4)
    table = cattle_market(Deciding(price, 1), purse)
    said = [a for a in ends(Codec(table).draft(table.view(0), table.asks()[0])) if type(a) is Buy]
    accepted = {cards for cards in subsets(purse) if is_legal(table, 0, Buy(cards))}
    assert sorted(accepted) == sorted(buy.cards for buy in said)


def test_exactly_the_legal_cards_for_a_pedigree_can_be_said() -> None:
    """This many cards, whatever they are worth."""
    purse = (1, 1, 2, 3, 3, 5)
    table = cattle_market(Laying(3, 1), purse)
    said = [a for a in ends(Codec(table).draft(table.view(1), table.asks()[0])) if type(a) is Pay]
    accepted = {cards for cards in subsets(purse) if is_legal(table, 1, Pay(cards))}
    assert sorted(accepted) == sorted(pay.cards for pay in said)


def test_every_bid_can_be_said_in_one_way() -> None:
    """Each multiple of ten above the price, up to all money given out."""
    table = cattle_market(BiddingInTurn(1, 30, 2), (2, 2))
    said = [a for a in ends(Codec(table).draft(table.view(1), table.asks()[0])) if type(a) is Bid]
    assert list(range(40, table.given_out + 10, 10)) == sorted(bid.amount for bid in said)


def test_every_ceiling_can_be_said_in_one_way() -> None:
    """Zero is no bid."""
    table = cattle_market(Sealing(), (2, 2))
    draft = Codec(table).draft(table.view(1), Ask(1, True, ("ceiling",)))
    said = [action.amount for action in ends(draft) if isinstance(action, Ceiling)]
    assert list(range(0, table.given_out + 10, 10)) == sorted(said)


def test_offers_are_said_in_one_way_and_within_the_limit() -> None:
    """One card on either side at most: nothing is said twice, and all of it is legal."""
    table = higgle.new("bohnanza", 3, "offers")
    assert isinstance(table, Bohnanza)
    while "offer" not in table.asks()[table.active].forms:
        table.act(table.active, table.actions(table.active)[0])
    ask = table.asks()[table.active]
    found = ends(Codec(table, cards_per_side=1).draft(table.view(ask.seat), ask))
    offers = [str(action) for action in found if isinstance(action, Offer)]
    held = len(set(table.hand(ask.seat))) + len(set(table.open_cards(ask.seat)))
    wants = sum([comb(len(table.sorts()), choices) for choices in range(CHOICES + 1)])
    sides = (1 + held) * wants - 1
    addresses = 4
    assert sides * addresses == len(offers) == len(set(offers))
    assert all(is_legal(table, ask.seat, higgle.parse("bohnanza", offer)) for offer in offers)


def test_what_an_offer_leaves_open_is_answered_and_closed() -> None:
    """Such offers have no words of their own; what can be done with them has."""
    t = market()
    t.play(0, "offer any 1 of 1 blue and 1 red for any 1 of 1 stink and 1 chili to 2")
    t.play(0, "offer 1 green for all stink to 4 together with 1")
    with pytest.raises(Illegal) as refusal:
        Codec(t.table).spell(
            t.table.view(0), 0, higgle.parse("bohnanza", "offer 1 red for all soy")
        )
    assert "offer-not-spelled" == refusal.value.reason
    dice = Random(1)

    for seat, words in ((1, "accept 1 with 4 taking 1 blue"), (3, "accept 2")):
        comes_back(Codec(t.table), t.table.view(seat), t.table.asks()[seat], dice)
        t.play(seat, words)
    comes_back(Codec(t.table), t.table.view(0), t.table.asks()[0], dice)


def test_a_word_that_cannot_follow_is_refused() -> None:
    """A refusal changes nothing."""
    table = higgle.new("bohnanza", 3, "refused")
    draft = Codec(table).draft(table.view(0), table.asks()[0])
    before = list(draft.choices)
    with pytest.raises(Illegal):
        draft.say("bean:red")
    assert (before, []) == (list(draft.choices), draft.said)


def test_a_cancelled_verb_does_not_come_back() -> None:
    """So a decision cannot go on for ever."""
    table = higgle.new("bohnanza", 3, "cancelled")
    while "offer" not in table.asks()[0].forms:
        table.act(0, table.actions(0)[0])
    draft = Codec(table).draft(table.view(0), table.asks()[0])
    draft.say("offer")
    draft.say("cancel")
    assert "offer" not in draft.choices
    assert "end_trade" in draft.choices


def test_large_numbers_take_more_words() -> None:
    """A place far back in a hand can still be named."""
    table = higgle.new("bohnaparte", 3, "numbers")
    words = Codec(table).spell(table, 0, Fight("hand", 50))

    assert ("fight", "from:hand", "more", "more", "2") == words
