"""A table from its JSON form."""

import json
from collections.abc import Callable
from typing import TypeVar

import msgspec
import pytest
from msgspec.structs import replace

import higgle
from higgle import Illegal
from higgle.bohnanza.beans import RED, SOY
from higgle.bohnanza.bohnaparte.board import QUARRY
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.bohnaparte.purchases import check_purchases
from higgle.bohnanza.harvest import add_field
from higgle.bohnanza.high_bohn.bank import Peeking
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.open_offers import Acceptance, OpenOffer, pack_acceptance
from higgle.bohnanza.plus.game import BohnanzaPlus
from higgle.bohnanza.plus.orders import check_orders
from higgle.bohnanza.trade_board import could_have_agreed
from higgle.bohnanza.turn import are_seats
from higgle.core import Table
from higgle.core.snapshot import Saved as Whole
from higgle.kuhhandel.animals import CODES, DONKEY, RAT
from higgle.kuhhandel.auction import Bidding, Sealing, slips_fit
from higgle.kuhhandel.cow_trade import Answering
from higgle.kuhhandel.dutch import DecidingBlind, Laying
from higgle.kuhhandel.position import check_farms, check_purses
from higgle.kuhhandel.turn import Choosing, DodgingRat
from higgle.play import Match
from tests.rules.high_bohn.town import town
from tests.rules.kuhhandel.farm import farm
from tests.scene import scene

T = TypeVar("T", bound=Table)


def damaged(key: str, value: object) -> bytes:
    """A table with one wrong value."""
    whole = json.loads(higgle.new("bohnanza", 3, "load").json())
    return json.dumps({**whole, key: value}).encode()


def with_pile(name: str, cards: object) -> bytes:
    """A table with one pile that cannot be."""
    whole = json.loads(higgle.new("bohnanza", 3, "load").json())
    return damaged("piles", {**whole["piles"], name: cards})


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b'{"a":' * 5000,
        b"{}",
        damaged("seats", "three"),
        damaged("piles", {}),
        damaged("facts", {}),
        damaged("stages", [{"type": "sleeping"}]),
        damaged("stages", []),
        damaged("audience", 99),
        damaged("draws", []),
        with_pile("hand", 3),
        with_pile("hand", [[1, 99], [], []]),
        with_pile("deck", [7]),
        with_pile("discard", [-1]),
    ],
)
def test_what_is_no_table_is_refused(data: bytes) -> None:
    """One clear sentence, not a stack of calls."""
    with pytest.raises(Illegal) as refused:
        higgle.load(data)

    assert "not-a-table" == refused.value.reason


def test_a_table_comes_back_as_it_was() -> None:
    """JSON there and back."""
    table = higgle.new("bohnanza", 3, "load")

    assert table.json() == higgle.load(table.json()).json()


NUMBERS: list[tuple[str, str, object]] = [
    *[(entry.id, "active", seat) for entry in higgle.games() for seat in (-1, 3)],
    *[
        (entry.id, fact, value)
        for entry in higgle.games()
        if entry.id != "kuhhandel"
        for fact, value in (
            *[("phase", phase) for phase in (-2, 9)],
            *[("exhausted", times) for times in (-1, 9)],
            *[("offers_made", [0] * seats) for seats in (2, 4)],
            *[("fields", [[0, 1]] * seats) for seats in (2, 4)],
        )
    ],
    ("bohnanza", "fields", [[0, 1, 0, 2], [0, 1], [0, 1]]),
    ("bohnanza", "fields", [[0], [0, 1], [0, 1]]),
    ("high-bohn", "stews", [[]] * 2),
    ("high-bohn", "stews", [[]] * 4),
    ("kuhhandel", "donkeys", -1),
    ("kuhhandel", "donkeys", 5),
    ("kuhhandel", "exposed", [None] * 2),
    ("kuhhandel", "exposed", [None] * 4),
]


@pytest.mark.parametrize(("game", "fact", "value"), NUMBERS, ids=str)
def test_a_number_just_outside_what_can_be_is_refused(game: str, fact: str, value: object) -> None:
    """At a table of three, one too few and one too many."""
    whole = json.loads(higgle.new(game, 3, "load").json())
    whole["facts"][fact] = value

    with pytest.raises(Illegal):
        higgle.load(json.dumps(whole).encode())


def written(game: str) -> Whole:
    """A table of three as it is written."""
    return msgspec.json.decode(higgle.new(game, 3, "load").json(), type=Whole)


def why_not(whole: object) -> str:
    """The reason for which it is refused."""
    with pytest.raises(Illegal) as refused:
        higgle.load(msgspec.json.encode(whole))
    return refused.value.reason


@pytest.mark.parametrize("audience", [-3, 3, 4])
def test_a_table_is_seen_by_a_seat_a_spectator_or_nobody(audience: int) -> None:
    assert "not-a-table" == why_not(replace(written("bohnanza"), audience=audience))


@pytest.mark.parametrize("more", [-1, 1])
def test_chance_has_picked_so_often_from_each_pile_and_from_no_other(more: int) -> None:
    draws = [0] * (len(higgle.new("bohnanza", 3, "load").draws) + more)

    assert "not-a-table" == why_not(replace(written("bohnanza"), draws=draws))


@pytest.mark.parametrize(
    ("pile", "cards"), [("deck", [0] * 16), ("deck", []), ("discard", [15]), ("hand", 1)]
)
def test_a_pile_has_cards_of_its_family_alone(pile: str, cards: object) -> None:
    """The last bean has the number 14, and a bag counts each of them and no more."""
    whole = written("bohnanza")

    assert "not-a-table" == why_not(replace(whole, piles={**whole.piles, pile: cards}))


def test_lands_and_their_owners_are_those_of_the_map() -> None:
    whole = written("bohnaparte")
    lands, owners = whole.facts["lands"], whole.facts["owners"]
    assert isinstance(lands, list)
    assert isinstance(owners, list)

    changes: list[dict[str, object]] = [
        {"lands": lands[::-1]},
        {"lands": lands[1:]},
        {"owners": owners[1:]},
        {"owners": [*owners, -1]},
        {"owners": [3, *owners[1:]]},
        {"owners": [-2, *owners[1:]]},
    ]
    for changed in changes:
        other = replace(whole, facts={**whole.facts, **changed})
        assert "impossible-table" == why_not(other), changed
    higgle.load(msgspec.json.encode(whole))


@pytest.mark.parametrize(
    ("numbers", "accepted", "declined", "next_offer", "possible"),
    [
        ((1, 2), (), (), 3, True),
        ((4, 9), (1,), (2,), 12, True),
        ((0, 2), (), (), 3, False),
        ((-4, 2), (), (), 3, False),
        ((2, 2), (), (), 3, False),
        ((2, 1), (), (), 3, False),
        ((1, 2), (), (), 2, False),
        ((), (), (), -5, False),
        ((1, 2), (7,), (), 3, False),
        ((1, 2), (), (-1,), 3, False),
        ((1, 2), (1,), (1,), 3, False),
    ],
)
def test_offers_are_numbered_in_order_and_answered_once_by_those_they_are_made_to(
    numbers: tuple[int, ...],
    accepted: tuple[int, ...],
    declined: tuple[int, ...],
    next_offer: int,
    possible: bool,
) -> None:
    table = scene().trading(0).hand(1, "blue").table
    offers = [OpenOffer(number, 0, (), (), (1,), (1, 2), -1) for number in numbers]
    if accepted or declined:
        offers[0] = replace(offers[0], accepted=accepted, declined=declined)
    if 1 in accepted:
        table.piles[table.acceptances + 1] = pack_acceptance(Acceptance(numbers[0], (0,), (), ()))
    table.offers = tuple(offers)
    table.next_offer = next_offer

    if possible:
        assert table.json() == higgle.load(table.json()).json()
    else:
        assert "impossible-table" == why_not(table.data())


@pytest.mark.parametrize(
    ("changes", "possible"),
    [
        ({}, True),
        ({"to": (0, 1)}, False),
        ({"to": (1, 1)}, False),
        ({"to": ()}, False),
        ({"maker": 1, "to": (2,)}, False),
        ({"maker": 1, "to": (0,), "open": ()}, True),
        ({"maker": 3, "to": (0,), "open": ()}, False),
        ({"hand": (SOY,)}, True),
        ({"hand": (SOY, SOY)}, False),
        ({"open": (RED, RED)}, False),
        ({"stored": (RED,)}, False),
        ({"instead": ((SOY,),), "accepted": (1,), "takes": (1,)}, True),
        ({"instead": ((SOY,),), "accepted": (1,), "takes": (2,)}, False),
        ({"instead": ((SOY,),), "accepted": (1,)}, False),
        ({"accepted": (1,), "takes": (0,)}, False),
        ({"take": 1}, False),
        ({"hand": (SOY,), "take": 1, "want": (SOY,), "accepted": (1,), "takes": (1,)}, True),
        ({"hand": (SOY,), "take": 1, "accepted": (1,), "takes": (2,)}, False),
        ({"hand": (SOY,), "take": -1}, False),
        ({"give": -1, "want": (SOY,), "accepted": (1,), "takes": (0,)}, True),
        ({"give": -1, "want": (SOY,), "accepted": (1,), "takes": (12,)}, False),
        ({"give": -1, "want": (RED, RED)}, False),
        ({"give": -1, "instead": ((SOY,),)}, False),
        ({"give": 1}, False),
        ({"either": 1}, False),
        ({"both": 2}, False),
    ],
)
def test_an_offer_is_made_to_partners_with_cards_that_are_there(
    changes: dict[str, object], possible: bool
) -> None:
    t = scene().trading(0).turned_up("red").hand(0, "soy").hand(1, "soy")
    offer = OpenOffer(1, 0, (), (RED,), (RED,), (1, 2), -1)
    t.table.offers = (replace(offer, **changes),)
    if "accepted" in changes:
        t.table.piles[t.table.acceptances + 1] = pack_acceptance(Acceptance(1, (0,), (), ()))
    t.table.next_offer = 2

    for table in (t.table, t.table.view(2)):
        if possible:
            assert table.json() == higgle.load(table.json()).json()
        elif table.audience < 0 or "hand" not in changes:
            assert "impossible-table" == why_not(table.data())


@pytest.mark.parametrize(
    ("building", "field", "beans", "stews", "possible"),
    [
        (18, "field-5", [4, 4], [], True),
        (18, "field-5", [1], [], False),
        (18, "field-5", [7], [], False),
        (19, "field-1", [1, 7], [0], True),
        (19, "field-1", [1, 1], [0], False),
        (19, "field-1", [1, 7], [], False),
    ],
)
def test_reserved_fields_and_stews_hold_what_may_grow_there(
    building: int, field: str, beans: list[int], stews: list[int], possible: bool
) -> None:
    """Saloon 2 has a field for green beans, saloon 3 stews of different sorts."""
    table = higgle.new("high-bohn", 3, "load")
    assert isinstance(table, HighBohn)
    table.move(table.town, (building,), table.building_piles)
    if building == 18:
        add_field(table, 0, 4)
    if stews:
        table.make_stew(0, 0)
    counts = list(table.piles[table.deck])
    for bean in beans:
        counts[bean] -= 1
    table.piles[table.deck] = tuple(counts)
    table.piles[table.layout.first[field]] = tuple(beans)

    if possible:
        assert table.json() == higgle.load(table.json()).json()
    else:
        with pytest.raises(Illegal, match=field):
            higgle.load(table.json())


@pytest.mark.parametrize("game", [entry.id for entry in higgle.games()])
def test_a_game_that_has_ended_comes_back_too(game: str) -> None:
    match = Match(game, 3, ["greedy"], "ended")
    match.play()

    again = higgle.load(match.table.json())

    assert (match.table.scores(), match.table.why_over()) == (again.scores(), again.why_over())
    assert again.over


@pytest.mark.parametrize(
    ("first", "second", "possible"),
    [
        ({}, {"both": 1}, True),
        ({}, {"both": 1, "hand": (SOY, SOY)}, False),
        ({"hand": (SOY,)}, {"both": 1, "hand": (SOY,)}, False),
        ({"both": 2}, {}, False),
        ({"both": 2}, {"both": 1}, False),
        ({}, {"both": 1, "either": 1}, False),
        ({"maker": 1, "to": (0,)}, {"both": 1}, False),
        ({"maker": 1, "to": (0,)}, {"maker": 1, "to": (0,), "both": 1}, False),
        ({}, {"either": 1}, True),
        ({}, {"either": 2}, False),
        ({}, {"either": -1}, False),
    ],
)
def test_two_offers_of_the_active_seat_close_together(
    first: dict[str, object], second: dict[str, object], possible: bool
) -> None:
    table = scene().trading(0).hand(0, "soy", "red").table
    offers = [OpenOffer(number, 0, (), (), (RED,), (1,), -1) for number in (1, 2)]
    table.offers = (replace(offers[0], **first), replace(offers[1], **second))
    table.next_offer = 3

    if possible:
        assert table.json() == higgle.load(table.json()).json()
    else:
        assert "impossible-table" == why_not(table.data())


@pytest.mark.parametrize(
    ("mine", "other", "possible"), [(1, 0, True), (2, 0, False), (1, 1, False), (0, 1, False)]
)
def test_only_the_claimant_has_laid_cards_and_as_many_as_it_said(
    mine: int, other: int, possible: bool
) -> None:
    t = farm(3, dutch="sealed").turn(0, DecidingBlind(1, 1))
    t.table.piles[t.table.lot] = (RAT + 1,)
    for seat, count in ((1, mine), (2, other)):
        t.money(seat, *[10] * count)
        table = t.table
        table.piles[table.claims + seat] = table.purse(seat)
        table.piles[table.purses + seat] = ()

    assert possible == t.table.stages[-1].may_stand(t.table)


@pytest.mark.parametrize(("mine", "other", "possible"), [(1, 0, True), (1, 1, False)])
def test_in_a_cow_trade_nobody_but_the_active_seat_has_laid_money(
    mine: int, other: int, possible: bool
) -> None:
    t = farm(3).herd(0, "cow").herd(1, "cow").turn(0, Answering(1, CODES["cow"], 1))
    for seat, count in ((0, mine), (2, other)):
        t.money(seat, *[10] * count)
        table = t.table
        table.piles[table.offers + seat] = table.purse(seat)
        table.piles[table.purses + seat] = ()

    assert possible == t.table.stages[-1].may_stand(t.table)


def is_possible(check: Callable[[T], None], table: T) -> bool:
    """Whether a check lets a position pass."""
    try:
        check(table)
    except Illegal:
        return False
    return True


@pytest.mark.parametrize(("shown", "possible"), [(2, True), (3, False), (1, False)])
def test_hands_are_as_large_as_was_counted(shown: int, possible: bool) -> None:
    t = farm(3, hand_count_visible=True).money(1, 10, 10)
    t.table.hand_counts = (0, shown, 0)

    for table in (t.table, t.table.view(1)):
        assert possible == is_possible(check_purses, table)


@pytest.mark.parametrize(("auction", "possible"), [("sealed", True), ("live", False)])
def test_ceilings_are_written_only_where_that_is_agreed(auction: str, possible: bool) -> None:
    t = farm(3, auction=auction).turn(0, Sealing())
    table = t.table
    table.piles[table.lot] = (CODES["cow"],)

    assert possible == Sealing().may_stand(table)


@pytest.mark.parametrize(
    ("passed", "possible"),
    [((), True), ((2,), True), ((2, 2), False), ((3,), False), ((-1,), False)],
)
def test_seats_are_those_of_the_table_each_once(passed: tuple[int, ...], possible: bool) -> None:
    assert possible == are_seats(scene().table, passed)


@pytest.mark.parametrize(
    ("heights", "possible"),
    [([0], True), ([1], True), ([2], False), ([-1], False), ([0, 0], False), ([], False)],
)
def test_met_orders_lie_on_thalers_that_are_there(heights: list[int], possible: bool) -> None:
    t = scene("bohnanza-plus", 3).earn(0, "blue").planting()
    table = t.table
    assert isinstance(table, BohnanzaPlus)
    table.piles[table.met_orders] = (1,)
    table.met_at = (tuple(heights), (), ())

    assert possible == is_possible(check_orders, table)


# What checks of positions look at one by one


@pytest.mark.parametrize(("seat", "possible"), [(-2, False), (-1, True), (2, True), (3, False)])
def test_a_view_is_a_seats_or_the_spectators(seat: int, possible: bool) -> None:
    table = higgle.new("bohnanza", 3, "views")

    if possible:
        assert seat == table.view(seat).audience
    else:
        with pytest.raises(Illegal, match="no such seat"):
            table.view(seat)


def test_seats_have_met_orders_each() -> None:
    table = scene("bohnanza-plus", 3).planting().table
    assert isinstance(table, BohnanzaPlus)

    for count in (2, 3, 4):
        table.met_at = ((),) * count
        assert (count == 3) == is_possible(check_orders, table)


@pytest.mark.parametrize(
    ("chosen", "possible"), [((0, 1), True), ((0, 0), False), ((0, 7), False), ((0, -1), False)]
)
def test_a_seat_has_agreed_with_two_cards_of_its_hand(
    chosen: tuple[int, ...], possible: bool
) -> None:
    t = scene().trading(0).turned_up("red").hand(1, "soy", "soy")
    t.table.offers = (OpenOffer(1, 0, (), (RED,), (SOY, SOY), (1,), -1, accepted=(1,)),)
    pile = pack_acceptance(Acceptance(1, chosen, (), ()))
    t.table.piles[t.table.acceptances + 1] = pile

    assert possible == could_have_agreed(t.table, 1)


@pytest.mark.parametrize(
    ("visible", "counts", "possible"),
    [
        (True, (), True),
        (True, (1, 1, 0), True),
        (True, (1, 1), False),
        (True, (1, 1, 0, 0), False),
        (False, (), True),
        (False, (1, 1, 0), False),
    ],
)
def test_hands_are_counted_only_where_that_is_agreed(
    visible: bool, counts: tuple[int, ...], possible: bool
) -> None:
    t = farm(3, hand_count_visible=visible).money(0, 10).money(1, 10)
    t.table.hand_counts = counts

    assert possible == is_possible(check_purses, t.table)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("looked", [True, False])
def test_a_donkey_that_a_seat_looks_at_is_one_to_come(seat: int, looked: bool) -> None:
    t = farm(2)
    table = t.table
    table.piles[table.deck] = (0,) * len(table.piles[table.deck])
    table.piles[table.reserve] = ()
    table.donkeys = 4
    if looked:
        table.piles[table.looked + seat] = (DONKEY,)

    assert looked != is_possible(check_farms, table)


@pytest.mark.parametrize(("cards", "possible"), [(2, True), (3, False), (0, False)])
def test_the_deck_for_two_is_shared_card_by_card(cards: int, possible: bool) -> None:
    """The cards on top are those that lie there."""
    table = farm(2).table
    deck, greens = [0] * len(table.piles[table.deck]), [0] * len(table.piles[table.greens])
    deck[CODES["cow"]] = cards
    greens[1] = 2
    table.piles[table.deck], table.piles[table.greens] = tuple(deck), tuple(greens)

    assert possible == Choosing().may_stand(table)


@pytest.mark.parametrize(
    ("lot", "animal", "rat"), [(CODES["cow"], True, False), (RAT, False, True), (0, False, False)]
)
def test_each_stage_has_a_lot_of_its_own(lot: int, animal: bool, rat: bool) -> None:
    table = farm(3).table
    table.piles[table.lot] = (lot,)

    assert animal == Bidding().lot_fits(table)
    assert rat == DodgingRat(1).lot_fits(table)


def test_no_rat_is_dodged_by_two() -> None:
    table = farm(2).table
    table.piles[table.lot] = (RAT,)

    assert not DodgingRat(1).lot_fits(table)


@pytest.mark.parametrize(
    ("count", "claimant", "possible"),
    [(1, 1, True), (2, 2, False), (0, 1, False), (1, 0, False), (1, 3, False), (11, 1, False)],
)
def test_a_pedigree_is_paid_by_a_bidder_with_so_many_cards(
    count: int, claimant: int, possible: bool
) -> None:
    t = farm(3).money(1, *[10] * 10).money(2, 10).turn(0, Laying(count, claimant))
    t.table.piles[t.table.lot] = (RAT + 1,)

    assert possible == Laying(count, claimant).may_stand(t.table)


@pytest.mark.parametrize(
    ("seat", "slip", "possible"),
    [
        (1, (21,), True),
        (1, (1,), True),
        (1, (51,), False),
        (1, (16,), False),
        (1, (0,), False),
        (1, (21, 21), False),
        (0, (21,), False),
    ],
)
def test_bidders_write_one_number_that_they_may_write(
    seat: int, slip: tuple[int, ...], possible: bool
) -> None:
    table = farm(3).table
    table.piles[table.slips + seat] = slip

    assert possible == slips_fit(table, [1, 2], [40, 40, 40], 10)


@pytest.mark.parametrize("deck", [True, False])
@pytest.mark.parametrize("discard", [True, False])
def test_who_looks_at_the_top_card_has_a_card_to_look_at(deck: bool, discard: bool) -> None:
    t = town(3).owns(0, "bank 2")
    table = t.table
    assert isinstance(table, HighBohn)
    empty = (0,) * len(table.piles[table.deck])
    table.piles[table.deck] = (0, 1, *empty[2:]) if deck else empty
    table.piles[table.discard] = (RED,) if discard else ()

    assert (deck or discard) == Peeking().may_stand(table)


@pytest.mark.parametrize(
    ("walls", "emptied", "possible"),
    [(1, 1, True), (2, 2, False), (0, 1, False), (1, 0, False), (2, 1, False)],
)
def test_each_fortress_stands_elsewhere_and_emptied_a_quarry(
    walls: int, emptied: int, possible: bool
) -> None:
    """Two under one land are one too many."""
    table = higgle.new("bohnaparte", 3, "walls")
    assert isinstance(table, Bohnaparte)
    table.owners = (0,) * len(table.owners)
    table.fortresses = (0,) * walls
    table.emptied = tuple(sorted(table.board.places[QUARRY])[:emptied])

    assert possible == is_possible(check_purchases, table)
