"""Kuhhandel for learners: animals and money by name, sums card by card."""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Final

from higgle.core import Action, Seat, Table
from higgle.envs.forms import Form
from higgle.envs.games import money_forms
from higgle.envs.games.money_forms import MONEY
from higgle.envs.kit import Kit
from higgle.envs.rows import HUNDRED, Part, Row, active, by_seat, number, tally, unseen
from higgle.kuhhandel import actions as deeds
from higgle.kuhhandel import animals
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.money import COUNTS

ANIMALS: Final = range(animals.CHICKEN, animals.RAT + 1)


def animal(species: int) -> str:
    """A species as a word."""
    return f"animal:{animals.NAMES[species]}"


def exposed(view: Table, seat: Seat) -> Row:
    """The money of each seat that had to show it for this lot."""
    assert isinstance(view, Kuhhandel)
    row: Row = []
    for step in range(view.seats):
        shown = view.exposed[(seat + step) % view.seats]
        row += [float(shown is not None), *tally(shown or (), len(COUNTS))]
    return row


class CowKit(Kit):
    """The ring in words and numbers."""

    FACTS: ClassVar[Mapping[str, Part]] = {
        "active": active,
        "donkeys": number("donkeys"),
        "given_out": number("given_out", HUNDRED),
        "forced": number("forced", HUNDRED),
        "auctions": unseen,
        "exposed": exposed,
        "green_top": number("green_top"),
        "hand_counts": by_seat("hand_counts"),
    }
    SAYINGS: ClassVar[tuple[str, ...]] = ("say who has the other cow?",)
    EXAMPLES: ClassVar[tuple[Action, ...]] = (
        deeds.Auction(),
        deeds.Pass(),
        deeds.Bid(120),
        deeds.Ceiling(90),
        deeds.Sell(),
        deeds.Buy((4, 2)),
        deeds.Pay((4, 2)),
        deeds.Show(),
        deeds.Claim(3),
        deeds.Mark(3),
        deeds.Take(),
        deeds.Lay(1),
        deeds.Trade(9, 1),
        deeds.Offer((5, 1)),
        deeds.Accept(),
        deeds.Counter((4, 4)),
        deeds.Share(),
        deeds.Keep(),
        deeds.Give(),
    )

    def printed(self, view: Table, seat: Seat) -> list[str]:
        return [
            f"{animals.NAMES[each]}: {animals.VALUES[each]}"
            for each in range(1, len(animals.VALUES))
        ]

    def words(self, table: Table) -> Sequence[str]:
        return [*(animal(species) for species in ANIMALS), *MONEY[1:]]

    def spell_part(
        self, table: Table, seat: Seat, name: str, value: int | str | Sequence[int]
    ) -> Iterable[str]:
        if name == "species" and isinstance(value, int):
            return (animal(value),)
        if name == "card" and isinstance(value, int):
            return (MONEY[value],)
        return super().spell_part(table, seat, name, value)

    def forms(self, table: Table, cards_per_side: int) -> list[Form]:
        return [
            money_forms.BidForm(),
            money_forms.CeilingForm(),
            money_forms.PayForm(),
            money_forms.BuyForm(),
            money_forms.HiddenOfferForm(),
            money_forms.HiddenCounterForm(),
        ]
