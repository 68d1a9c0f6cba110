"""The laws over random games of High Bohn, with every building and every form of action."""

from collections import Counter
from random import Random
from typing import ClassVar

import pytest

import higgle
from higgle.bohnanza.high_bohn.actions import Arrange, Buy
from higgle.bohnanza.high_bohn.buildings import ROWS
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.table import Action, Chance, Table
from higgle.table.values import tag
from tests.laws.beans import SECRETS, rewrite_slips
from tests.laws.beans import disguise as disguise_deal
from tests.laws.laws import Play, replays
from tests.laws.worlds import Secret, Worlds

OPTIONS: list[dict[str, object]] = [
    {},
    {"cognac": True},
    {"cognac": True, "first_come": True},
    {"lone_bean": "strict", "same_sort_twice": True},
]

WORLDS = Worlds(
    (
        *[secret for secret in SECRETS if secret.pile != "thalers"],
        Secret("above", "bean"),
        Secret("under", "bean"),
        Secret("peeked", "bean", own=False),
        Secret("drawn", "bean", own=False),
    ),
    rewrite=rewrite_slips,
)


class Watched(HighBohn):
    """High Bohn that remembers what was told and bought."""

    TOLD: ClassVar[set[str]] = set()
    BOUGHT: ClassVar[set[int]] = set()

    def tell(self, name: str, seat: int, *numbers: int) -> None:
        self.TOLD.add(name)
        super().tell(name, seat, *numbers)

    def do(self, seat: int, action: Action, chance: Chance) -> None:
        if isinstance(action, Buy):
            self.BOUGHT.add(action.building)
        super().do(seat, action, chance)


def disguise(table: Table, world: Table, seat: int, action: Action) -> Action:
    """The same deed as everybody sees it, with other copies or in another order."""
    if isinstance(action, Arrange):
        return Arrange(tuple(reversed(action.order)))
    return disguise_deal(table, world, seat, action)


def take(table: HighBohn, sort: int, pile: int) -> None:
    """A card of this sort out of the deck, if there is one."""
    deck = table.piles[table.deck]
    if deck[sort]:
        deck[sort] -= 1
        table.piles[pile].append(sort)


def found(table: HighBohn, random: Random, houses: int, thalers: int) -> None:
    """A rich start: some buildings and thalers for every seat, and a short deck."""
    for seat in range(table.seats):
        for _ in range(houses):
            code = random.choice(table.piles[table.town])
            owners = [s for s in range(table.seats) if table.has_kind(s, ROWS[code].kind)]
            if seat in owners or len(owners) + 1 >= table.kind_limit():
                continue
            table.piles[table.town].remove(code)
            table.piles[table.building_piles + seat].append(code)
            if ROWS[code].slot:
                table.own_field(seat, ROWS[code].slot)
        for sort in random.sample(table.sorts(), 2):
            for _ in range(thalers):
                take(table, sort, table.thaler_piles + seat)
    deck = table.piles[table.deck]
    while sum(deck) > 25:
        take(table, random.choice([c for c, n in enumerate(deck) if n]), table.discard)
    table.log = None


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_laws_hold_when_probed_densely(seats: int, options: dict[str, object]) -> None:
    """All laws, at every third action, from the usual start."""
    table = higgle.new("high-bohn", seats, "law", {"offers_per_turn": 3, **options})
    used = Play(table, seats, WORLDS, disguise, 3).run()
    replays(table)
    assert {"plant", "offer", "harvest", "end_trade", "accept", "decline"} <= set(used)


def test_laws_hold_for_every_building_and_every_form_of_action() -> None:
    """From rich starts every building is bought, every form is used and every event told."""
    used: Counter[str] = Counter()
    for game in range(48):
        options = {"offers_per_turn": 2, **OPTIONS[game % 4]}
        table = higgle.new(Watched, 3 + game % 3, f"rich {game}", options)
        assert isinstance(table, Watched)
        found(table, Random(game), houses=game % 5, thalers=4)
        used += Play(table, game, WORLDS, disguise, 5).run()
    assert set(range(1, len(ROWS))) == Watched.BOUGHT
    assert set(HighBohn.EVENTS) == Watched.TOLD
    assert {tag(action.__name__) for action in HighBohn.ACTIONS} == set(used)
