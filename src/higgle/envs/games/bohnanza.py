"""Adapters of the games with beans: the trade board, the town and the map."""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Final

from higgle.bohnanza.answers import Accept, Confirm, Decline, Withdraw
from higgle.bohnanza.beans import NAMES, steps
from higgle.bohnanza.bohnaparte import camps, purchases, war
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.bohnaparte.war import SOURCES
from higgle.bohnanza.cards import join, name_sorts
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import BuyField, Harvest
from higgle.bohnanza.high_bohn import bank, buildings, harvest, planting, town
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.open_offers import OpenOffer, gift_of, has_choice, want_of
from higgle.bohnanza.planting import Plant
from higgle.bohnanza.plus.game import BohnanzaPlus
from higgle.bohnanza.plus.orders import Meet, ShowOrder
from higgle.bohnanza.show_cards import ShowCards
from higgle.bohnanza.trading import EndTrade, Offer
from higgle.bohnanza.turn import Pass
from higgle.core import Action, Cards, Seat, Table
from higgle.envs.adapter import GameAdapter, name_seat
from higgle.envs.encodings import (
    Afterstates,
    Cells,
    FactEncoder,
    ItemEncoder,
    ListEncoding,
    PileEncoding,
    Row,
    active_fact,
    multi_hot,
    no_fact,
    number_fact,
    one_hot,
    one_hot_seat,
    rotate,
    seat_fact,
)
from higgle.envs.games import bohnanza_forms
from higgle.envs.games.bohnanza_forms import bean_word, board_place, kind_word
from higgle.envs.words import WordForm, spell_number

PLACES: Final = 12
"""How many cards of one's own hand are seen in their order; the others are counted."""
BOARD: Final = 12
"""How many open offers are seen; the others stand behind them."""
COUNTED: Final = 6
"""How many cards that who answers chooses are told apart."""


class CardOrder(PileEncoding):
    """The front cards of one's own hand, one by one."""

    def __init__(self, size: int) -> None:
        self.size = size

    def write(self, cells: Cells, start: int, before: Cards, now: Cards) -> None:
        for place in range(PLACES):
            old = before[place] if place < len(before) else -1
            new = now[place] if place < len(now) else -1
            if old != new and old >= 0:
                cells[start + old] = 0.0
            if old != new and new >= 0:
                cells[start + new] = 1.0
            start += self.size


def by_slot(name: str) -> FactEncoder:
    """Which fields each seat has, or grows a stew in."""

    def part(view: Table, seat: Seat) -> Row:
        assert isinstance(view, Bohnanza)
        slots = getattr(view, name)
        row: Row = []
        for step in range(view.seats):
            row += multi_hot(slots[(seat + step) % view.seats], view.slot_count())
        return row

    return part


def by_land(name: str) -> FactEncoder:
    def part(view: Table, seat: Seat) -> Row:
        assert isinstance(view, Bohnaparte)
        return multi_hot(getattr(view, name), len(view.lands))

    return part


def phase(view: Table, seat: Seat) -> Row:
    assert isinstance(view, Bohnanza)
    return one_hot(view.phase + 1, len(view.turn_phases()) + 1)


def owners(view: Table, seat: Seat) -> Row:
    """Whose each land is."""
    assert isinstance(view, Bohnaparte)
    return [hot for owner in view.owners for hot in one_hot_seat(owner, view, seat)]


def ready(view: Table, seat: Seat) -> Row:
    assert isinstance(view, Bohnaparte)
    return [float(rider) for rider in view.ready]


def met_at(view: Table, seat: Seat) -> Row:
    """How many orders each seat has met and not spent."""
    return rotate([len(heights) for heights in getattr(view, "met_at", ())], view, seat)


def offers_of(size: int) -> ItemEncoder:
    """The board: who offers what for what, to whom, and who has accepted or declined."""

    def positions_of(offer: object, view: Table, seat: Seat) -> list[int]:
        assert isinstance(offer, OpenOffer)
        count = view.seats
        found = [0, 1 + (offer.maker - seat) % count]
        start = 1 + count
        for cards in (offer.hand, offer.open, offer.want, offer.stored, *offer.instead):
            found += [start + card for card in cards]
            start = min(start + size, 1 + count + 4 * size)
        start = 1 + count + 5 * size
        for seats in (offer.to, offer.accepted, offer.declined):
            found += [start + (other - seat) % count for other in seats]
            start += count
        return found + [start + bit for bit in open_bits(offer)]

    return positions_of


def open_bits(offer: OpenOffer) -> list[int]:
    """What is left to who answers, and whether the offer is linked to others."""
    bits = [0] if offer.give < 0 else []
    bits += [min(offer.take, COUNTED)] if offer.take else []
    bits += [COUNTED + min(offer.give, COUNTED)] if offer.give > 0 else []
    bits += [2 * COUNTED + 1] if offer.either else []
    return [*bits, 2 * COUNTED + 2] if offer.both else bits


def describe_slots(view: Bohnanza, seat: Seat) -> str:
    return ", ".join([str(slot + 1) for slot in view.fields[seat]])


def describe_meter(view: Bohnanza, seat: Seat, sort: int) -> str:
    """A sort with its number and its beanometer: `red x8: 2 = 1, 3 = 2`, thalers after the sign."""
    pays = [
        f"{cards} = {pay}" for pay, cards in enumerate(steps(view.meter(seat, sort)), 1) if cards
    ]
    return f"{NAMES[sort]} x{view.most(sort)}: {', '.join(pays)}"


def describe_offers(view: Bohnanza) -> list[str]:
    """The open offers."""
    lines: list[str] = []
    for offer in view.offers:
        terms = Offer(
            offer.hand,
            offer.open,
            offer.want,
            offer.to,
            stored=offer.stored,
            instead=offer.instead,
            take=offer.take,
            give=offer.give,
            either=offer.either,
            both=offer.both,
        )
        answers = [
            f"seat {seat + 1} accepted{describe_choice(offer, seat)}" for seat in offer.accepted
        ]
        answers += [f"seat {seat + 1} declined" for seat in offer.declined]
        lines.append(f"Number {offer.id} by seat {offer.maker + 1}: {terms}; {', '.join(answers)}")
    return lines


def describe_choice(offer: OpenOffer, seat: Seat) -> str:
    """With what a seat has accepted, where it had the choice."""
    if not has_choice(offer):
        return ""
    taking = f" taking {join(name_sorts(gift_of(offer, seat)))}" if offer.take else ""
    return f" with {join(name_sorts(want_of(offer, seat)))}{taking}"


def describe_lands(view: Bohnaparte, seat: Seat) -> list[str]:
    """The map: every land with its owner and its neighbours."""
    lines: list[str] = []
    for land, owner in enumerate(view.owners):
        near = ", ".join([str(other + 1) for other in view.board.neighbours[land]])
        fort = ", fortress" if land in view.fortresses else ""
        held = name_seat(owner, seat) if owner >= 0 else "nobody"
        lines.append(f"Land {land + 1}, {view.board.kinds[land]}, {held}{fort}; next to {near}")
    return lines


class BohnanzaAdapter(GameAdapter):
    """Beans by name, offers card by card, and the hand in its order."""

    FACTS: ClassVar[Mapping[str, FactEncoder]] = {
        "active": active_fact,
        "phase": phase,
        "exhausted": number_fact("exhausted"),
        "fields": by_slot("fields"),
        "offers_made": seat_fact("offers_made"),
        "next_offer": no_fact,
    }
    TALK_EXAMPLES: ClassVar[tuple[str, ...]] = (
        "say anyone blue?",
        "call nothing for 1 blue",
        "signal want 2 blue give 1 red never nothing",
        "promise 1 soy to 3",
        "promise next 1 blue to 3",
        "refuse 4 price",
    )
    EXAMPLES: ClassVar[tuple[Action, ...]] = (
        Plant(0),
        Plant(1, 7),
        Pass(),
        Harvest(0),
        BuyField(),
        Offer((1, 1), (), (7,)),
        Offer((2,), (5,), (4,), (1,)),
        Offer((1,)),
        Offer((3,), (), (8,), answers=4),
        Offer((3,), (), (1,), instead=((8, 8),)),
        Accept(4),
        Accept(4, (0, 2), (5,)),
        Decline(4),
        Withdraw(5),
        Confirm(5, 1, (0, 3)),
        EndTrade(),
        ShowCards((1, 2), (2,)),
        ShowCards(),
    )

    def game_words(self, table: Table) -> Sequence[str]:
        assert isinstance(table, Bohnanza)
        return ["counter", bohnanza_forms.OR, *(bean_word(sort) for sort in table.sorts())]

    def spell_part(
        self, table: Table, seat: Seat, name: str, value: int | str | Sequence[int]
    ) -> Iterable[str]:
        if name in ("sort", "toll") and isinstance(value, int):
            return (bean_word(value),) if value else ()
        if name == "offer" and isinstance(value, int):
            return spell_number(board_place(table, value))
        return super().spell_part(table, seat, name, value)

    def verb(self, action: Action) -> str:
        answers = isinstance(action, Offer) and action.answers >= 0
        return "counter" if answers else super().verb(action)

    def afterstates(self, table: Table) -> Afterstates | None:
        from higgle.envs.games.bohnanza_afterstates import BohnanzaAfterstates

        return BohnanzaAfterstates(table)

    def forms(self, table: Table, cards_per_side: int) -> list[WordForm]:
        assert isinstance(table, Bohnanza)
        return [
            bohnanza_forms.OfferForm(table, cards_per_side),
            bohnanza_forms.CounterForm(table, cards_per_side),
            bohnanza_forms.AcceptForm(),
            bohnanza_forms.ConfirmForm(),
        ]

    def own_piles(self, table: Table) -> list[tuple[str, str, int, PileEncoding]]:
        size = len(table.census()["bean"])
        return [("hand in order", "hand", PLACES * size, CardOrder(size))]

    def list_facts(self, table: Table) -> dict[str, ListEncoding]:
        size = len(table.census()["bean"])
        return {
            "offers": ListEncoding(
                BOARD, 4 + 4 * table.seats + 5 * size + 2 * COUNTED, offers_of(size)
            )
        }

    def card_legend(self, view: Table, seat: Seat) -> list[str]:
        assert isinstance(view, Bohnanza)
        return [describe_meter(view, seat, sort) for sort in view.sorts()]

    def state_lines(self, view: Table, seat: Seat) -> list[str]:
        assert isinstance(view, Bohnanza)
        fields = [
            f"Fields of {name_seat(s, seat)}: {describe_slots(view, s)}" for s in range(view.seats)
        ]
        return [*fields, *describe_offers(view)]


class PlusAdapter(BohnanzaAdapter):
    """The orders as pairs of numbers."""

    FACTS: ClassVar[Mapping[str, FactEncoder]] = {
        **BohnanzaAdapter.FACTS,
        "hands_at_end": seat_fact("hands_at_end"),
        "laid_open": number_fact("laid_open"),
        "met_at": met_at,
    }
    EXAMPLES: ClassVar[tuple[Action, ...]] = (*BohnanzaAdapter.EXAMPLES, Meet(), ShowOrder())

    def describe_pile(self, view: Table, index: int, codes: Cards) -> str:
        assert isinstance(view, BohnanzaPlus)
        if view.layout.families[index] == "order":
            pairs = [view.pairs()[code - 1] if code else "face down" for code in codes]
            return ", ".join([str(pair) for pair in pairs])
        return super().describe_pile(view, index, codes)


class HighBohnAdapter(BohnanzaAdapter):
    """Buildings by type and price."""

    FACTS: ClassVar[Mapping[str, FactEncoder]] = {
        **BohnanzaAdapter.FACTS,
        "stews": by_slot("stews"),
    }
    EXAMPLES: ClassVar[tuple[Action, ...]] = (
        *BohnanzaAdapter.EXAMPLES,
        town.Buy(16),
        town.LetPass(16),
        town.CallOff(),
        town.Name(3),
        town.BuyFieldWith((1, 1, 7)),
        harvest.HarvestKeeping(0, (1, 5)),
        planting.Stew(0),
        planting.Store(),
        bank.Look(),
        bank.PutUnder(),
        bank.MoveCard(3, 0),
        bank.Arrange((2, 0, 1)),
    )

    def card_legend(self, view: Table, seat: Seat) -> list[str]:
        assert isinstance(view, HighBohn)
        prices: dict[tuple[int, int], list[str]] = {}
        for row in [buildings.ROWS[code] for code in view.town_cards()]:
            prices.setdefault((row.kind, row.sort), []).append(str(row.price))
        return [
            *super().card_legend(view, seat),
            *[
                f"{buildings.KINDS[kind]} {', '.join(each)}: as many {NAMES[sort]} thalers"
                for (kind, sort), each in prices.items()
            ],
        ]

    def game_words(self, table: Table) -> Sequence[str]:
        assert isinstance(table, HighBohn)
        kinds = [buildings.ROWS[code].kind for code in table.town_cards()]
        last = max(buildings.DISTILLERY, *kinds)
        return [*super().game_words(table), *[kind_word(kind) for kind in range(1, last + 1)]]

    def spell_part(
        self, table: Table, seat: Seat, name: str, value: int | str | Sequence[int]
    ) -> Iterable[str]:
        if name == "building" and isinstance(value, int):
            row = buildings.ROWS[value]
            return (kind_word(row.kind), str(row.price))
        if name == "kind" and isinstance(value, int):
            return (kind_word(value),)
        return super().spell_part(table, seat, name, value)

    def forms(self, table: Table, cards_per_side: int) -> list[WordForm]:
        found = super().forms(table, cards_per_side)
        return [*found, bohnanza_forms.BuyFieldForm(), bohnanza_forms.KeepForm()]


class BohnaparteAdapter(BohnanzaAdapter):
    """The map, and where a card for a battle comes from."""

    FACTS: ClassVar[Mapping[str, FactEncoder]] = {
        **BohnanzaAdapter.FACTS,
        "owners": owners,
        "fortresses": by_land("fortresses"),
        "emptied": by_land("emptied"),
        "ready": ready,
        "depots": seat_fact("depots"),
        "merchants": seat_fact("merchants"),
    }
    EXAMPLES: ClassVar[tuple[Action, ...]] = (
        *BohnanzaAdapter.EXAMPLES,
        camps.Camp(0),
        war.Attack(4),
        war.Attack(4, 0),
        war.Fight("hand", 0),
        war.Fight("deck"),
        war.Stop(),
        purchases.BuyDepot(),
        purchases.Stock(),
        purchases.Fortify(4, 2),
        purchases.BuyMerchant(),
        purchases.Take(7),
    )

    def game_words(self, table: Table) -> Sequence[str]:
        return [*super().game_words(table), *(f"from:{source}" for source in SOURCES)]

    def spell_part(
        self, table: Table, seat: Seat, name: str, value: int | str | Sequence[int]
    ) -> Iterable[str]:
        if isinstance(value, str):
            return (f"from:{value}",)
        return super().spell_part(table, seat, name, value)

    def state_lines(self, view: Table, seat: Seat) -> list[str]:
        assert isinstance(view, Bohnaparte)
        return [*super().state_lines(view, seat), *describe_lands(view, seat)]
