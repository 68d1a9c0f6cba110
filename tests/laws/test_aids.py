"""Aids: what a client is told beside the view is what the table lists and accepts, no more."""

from collections.abc import Callable, Iterator
from random import Random

import msgspec
import pytest

import higgle
from higgle.bohnanza.answers import Accept
from higgle.bohnanza.beans import BLUE, COCOA, GREEN, RED, STINK
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.bohnaparte.hints import LandAid
from higgle.bohnanza.bohnaparte.war import Attack
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import BUY_FIELD
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.high_bohn.harvest import HarvestKeeping
from higgle.bohnanza.high_bohn.hints import KeepAid
from higgle.bohnanza.high_bohn.town import Buy as BuyBuilding
from higgle.bohnanza.high_bohn.town import BuyFieldWith
from higgle.bohnanza.hints import BestAid, BohnanzaHints, BuyAid, DealAid, PlantAid
from higgle.bohnanza.planting import Plant
from higgle.bohnanza.trading import Offer, Trading
from higgle.core import Action, Illegal, Seat, Table
from higgle.kuhhandel.auction import Buy, Pay
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.hints import PayAid, TradeAid
from higgle.kuhhandel.turn import Trade
from higgle.play.match import Match
from tests.envs.settings import FEW, SETTINGS, Setting, rich, usual
from tests.laws.laws import STEPS

GAMES: list[Setting] = [
    *SETTINGS,
    ("bohnanza-plus", 7, {**FEW, "orders": True, "retrade": True, "plant_out": "fields"}),
    ("bohnanza-plus", 4, {**FEW, "rare": "field", "retrade": True}),
]
STARTS: list[Callable[[Setting, int], Table]] = [usual, rich]


def moments(setting: Setting, start: Callable[[Setting, int], Table]) -> Iterator[Table]:
    """A random game, seen again and again."""
    for seed in range(2):
        table = start(setting, seed)
        random = Random(f"aids {setting} {seed}")
        for step in range(STEPS):
            if table.over or step > 900:
                break
            if step % 3 == 0:
                yield table
            move(table, random)


def move(table: Table, random: Random) -> None:
    """Somebody who is asked does anything."""
    asks = table.asks()
    pressed = [ask for ask in asks if ask.must or ask.seat < 0] or asks
    ask = random.choice(asks if random.random() < 0.6 else pressed)
    listed = table.actions(ask.seat)
    proposed = table.propose(ask.seat, random) if ask.seat >= 0 else None
    if proposed is not None and (not listed or random.random() < 0.5):
        listed = [proposed]
    if listed:
        table.act(ask.seat, random.choice(listed))


def allowed(table: Table, seat: Seat, action: Action) -> bool:
    """Whether the table accepts an action."""
    try:
        table.check(seat, action)
    except Illegal:
        return False
    return True


def of(aids: dict[str, object], name: str, kind: type[msgspec.Struct]) -> list[msgspec.Struct]:
    found = aids[name]
    assert isinstance(found, list)
    assert all(isinstance(one, kind) for one in found)
    return found


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("setting", GAMES, ids=str)
def test_aids_say_what_the_table_lists(
    setting: Setting, start: Callable[[Setting, int], Table]
) -> None:
    """In every moment and for every seat: what is told can be done, and nothing else can."""
    seen = 0
    for table in moments(setting, start):
        for seat in range(table.seats):
            view = table.view(seat)
            aids = view.hints().all()
            is_typed(view, aids)
            says_what_is_due(view, seat, aids)
            if isinstance(view, Bohnanza):
                plants(view, seat, aids)
                deals(view, seat, aids)
                bests(view, seat, aids)
                buys(view, seat, aids)
            if isinstance(view, HighBohn):
                keeps(view, seat, aids)
            if isinstance(view, Bohnaparte):
                attacks(view, seat, aids)
            if isinstance(view, Kuhhandel):
                pays(view, seat, aids)
            seen += 1
    assert seen > 100


def is_typed(view: Table, aids: dict[str, object]) -> None:
    """Every aid has the type that the contract promises."""
    assert set() == aids.keys() - view.HINTS.TYPES.keys()
    for name, aid in aids.items():
        msgspec.convert(msgspec.to_builtins(aid), view.HINTS.TYPES[name])


def says_what_is_due(view: Table, seat: Seat, aids: dict[str, object]) -> None:
    """There is a sentence for whoever is asked for more than its lasting rights."""
    ask = next((ask for ask in view.asks() if ask.seat == seat and ask.forms), None)
    due = view.hints().due(seat)
    assert due == aids["due"]
    assert (ask is None) == (due is None)
    if ask is not None and due is not None:
        assert ask.must == due.must
        assert due.what


def plants(view: Bohnanza, seat: Seat, aids: dict[str, object]) -> None:
    """Cards and fields are those of the listed plantings, and so are the other ways."""
    told: set[tuple[str, int, int]] = set()
    forms: set[tuple[str, int]] = set()
    for aid in of(aids, "plant", PlantAid):
        assert isinstance(aid, PlantAid)
        assert aid.card == view.piles[aid.pile][aid.place]
        told |= {("plant", slot, aid.sort) for slot in aid.slots}
        forms |= {(form, aid.sort) for form in aid.forms}
    listed = view.actions(seat)
    assert told == {("plant", a.slot, a.sort) for a in listed if isinstance(a, Plant)}
    others = [msgspec.to_builtins(action) for action in listed]
    there = {(a["type"], a["sort"]) for a in others if a["type"] in ("stew", "store", "stock")}
    assert forms == there


def deals(view: Bohnanza, seat: Seat, aids: dict[str, object]) -> None:
    """Any card of the piles may be offered to any of the partners, and to nobody else."""
    deal = aids["deal"]
    assert (type(view.stages[-1]) is Trading) == isinstance(deal, DealAid)
    if not isinstance(deal, DealAid) or not deal.left:
        return
    for other in range(view.seats):
        offer = Offer(want=(view.sorts()[0],), to=(other,))
        assert (other in deal.partners) == allowed(view, seat, offer)
    for place in view.piles[deal.hand]:
        assert allowed(view, seat, Offer(hand=(place,)))
    open_cards = {card for pile in deal.open for card in view.piles[pile]}
    for sort in view.sorts():
        assert (sort in open_cards) == allowed(view, seat, Offer(open=(sort,)))


def bests(view: Bohnanza, seat: Seat, aids: dict[str, object]) -> None:
    """The best offer can be accepted, brings what is told, and no other brings more."""
    listed = [action.offer for action in view.actions(seat) if isinstance(action, Accept)]
    most = 0
    for offer in view.offers:
        if offer.id not in listed or seat in offer.declined:
            continue
        for slot in view.fields[seat]:
            sort = view.field(seat, slot)[:1]
            if not sort or not view.may_plant(seat, sort[0], slot):
                continue
            more = BohnanzaHints(view).payout_with(
                seat, slot, sort * (*offer.hand, *offer.open).count(sort[0])
            )
            most = max(most, more - view.payout(seat, slot))
    best = aids["best"]
    assert most == (best.thalers if isinstance(best, BestAid) else 0)
    if isinstance(best, BestAid):
        assert best.offer in listed
        assert best.worth >= best.thalers > 0


def buys(view: Bohnanza, seat: Seat, aids: dict[str, object]) -> None:
    """What can be bought is listed, what cannot is not: the aid says why, and what is missing."""
    told: set[tuple[str, int]] = set()
    for aid in of(aids, "buys", BuyAid):
        assert isinstance(aid, BuyAid)
        form = "buy_field" if aid.form == "buy_field_with" else aid.form
        assert bool(aid.lack) or aid.why not in ("too-few-thalers", "too-few-of-sort")
        assert aid.why or not aid.lack
        if aid.form == "buy":
            assert aid.why == BohnanzaHints(view).why_not(seat, BuyBuilding(aid.code))
        if aid.form == "buy_field":
            assert aid.why == BohnanzaHints(view).why_not(seat, BUY_FIELD)
        if not aid.why:
            told.add((form, aid.code if aid.form == "buy" else 0))
            if aid.thalers:
                assert allowed(view, seat, BuyFieldWith(aid.thalers[-aid.price :]))
    sales = ("buy_field", "buy", "buy_depot", "buy_merchant", "fortify")
    plain = [msgspec.to_builtins(action) for action in view.actions(seat)]
    listed = {(a["type"], a.get("building", 0)) for a in plain if a["type"] in sales}
    assert listed == told


def keeps(view: HighBohn, seat: Seat, aids: dict[str, object]) -> None:
    """A field of several sorts is sold for as many cards as are told."""
    for aid in of(aids, "keeps", KeepAid):
        assert isinstance(aid, KeepAid)
        keep = tuple(sorted(view.field(seat, aid.slot)))[: aid.count]
        sold = HarvestKeeping(aid.slot, keep, keep[0] if aid.toll else 0)
        assert view.over or allowed(view, seat, sold)


def attacks(view: Bohnaparte, seat: Seat, aids: dict[str, object]) -> None:
    """The lands that are told are those that can be attacked."""
    told: set[tuple[int, int]] = set()
    for aid in of(aids, "attacks", LandAid):
        assert isinstance(aid, LandAid)
        if view.thalers(seat) >= aid.price:
            told |= {(aid.land, number) for number in (-1, *aid.cavalry)}
    listed = view.actions(seat)
    assert told == {(a.land, a.cavalry) for a in listed if isinstance(a, Attack)}


def pays(view: Kuhhandel, seat: Seat, aids: dict[str, object]) -> None:
    """The cards that are proposed pay, and trades are those that are listed."""
    pay = aids["pay"]
    if isinstance(pay, PayAid) and pay.able:
        action = Buy(pay.cards) if pay.form == "buy" else Pay(pay.cards)
        assert allowed(view, seat, action)
    trades = of(aids, "trades", TradeAid)
    told = {(t.species, t.partner) for t in trades if isinstance(t, TradeAid)}
    assert told == {(a.species, a.partner) for a in view.actions(seat) if isinstance(a, Trade)}


def test_the_best_offer_is_the_one_that_pays_most() -> None:
    """Two reds more bring two thalers; a blue that I cannot pay for brings nothing."""
    table = higgle.stage(
        "bohnanza",
        3,
        {
            "hand": ["soy", "red red", "blue stink"],
            "field-1": ["red", "", ""],
            "field-2": ["blue blue blue", "", ""],
        },
        stage=Trading(),
    )
    table.act(1, Offer(hand=(RED, RED), to=(0,)))
    table.act(2, Offer(hand=(STINK,), to=(0,)))
    assert BestAid(1, 2, RED, 3, 2) == table.view(0).hints().all()["best"]

    table.act(2, Offer(hand=(BLUE,), want=(GREEN,), to=(0,)))

    assert BestAid(1, 2, RED, 3, 2) == table.view(0).hints().all()["best"]


@pytest.mark.parametrize(("print_", "steps"), [("english", (0, 2, 3, 4)), ("german", (2, 0, 3, 4))])
def test_the_meters_are_those_of_the_printed_cards(print_: str, steps: tuple[int, ...]) -> None:
    """Cocoa is printed in two ways."""
    aids = higgle.new("bohnanza-plus", 4, "", {"cocoa_print": print_}).view(0).hints().all()
    sorts, meters = aids["sorts"], aids["meters"]
    assert isinstance(sorts, tuple)
    assert isinstance(meters, list)

    assert steps == meters[sorts.index(COCOA)]


def test_a_game_says_why_it_ended() -> None:
    """The deck, the lands, or the herds."""
    beans = Match("bohnanza", 3, ["greedy"], "why")
    cows = Match("kuhhandel", 3, ["greedy"], "why")
    for match in (beans, cows):
        match.play()

    assert ("deck", 3) == beans.table.why_over()
    assert ("herds", 0) == cows.table.why_over()
