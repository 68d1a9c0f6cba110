"""Games that hypothesis plays: what breaks a law is shrunk to the shortest way there."""

from random import Random

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import higgle
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.options import PlusOptions
from higgle.bohnanza.plus.game import BohnanzaPlus
from higgle.core import Seat
from tests.laws.beans import enrich
from tests.laws.complete import lists_all
from tests.laws.laws import Broken, conserves, legal_from_view, survives_json

COURSE = settings(max_examples=12, stateful_step_count=60)
FIRST_FOUND = settings(COURSE, phases=[Phase.generate])
"""Without the search for the shortest way, which takes a while."""

BASE = {
    "lone_bean": st.sampled_from(["lenient", "strict"]),
    "same_sort_twice": st.booleans(),
    "offers_per_turn": st.integers(0, 20),
}
PLUS = {
    **BASE,
    "rare": st.sampled_from(["cocoa", "field"]),
    "twenty_two": st.sampled_from(["wax", "brandy"]),
    "cocoa_print": st.sampled_from(["english", "german"]),
    "orders": st.booleans(),
    "order_deck": st.sampled_from(["standard", "harder"]),
    "plant_out": st.sampled_from(["off", "fields", "free"]),
    "retrade": st.booleans(),
}


class Game(RuleBasedStateMachine):
    """Any seat does anything that is listed or proposed; the laws hold after every step."""

    def __init__(self) -> None:
        super().__init__()
        self.table: Bohnanza | None = None
        self.acted: Seat = 0

    def begin(
        self, game: type[Bohnanza], seats: int, options: dict[str, object], rich: bool
    ) -> None:
        table = higgle.new(game, seats, "hypothesis", options)
        assert isinstance(table, Bohnanza)
        if rich:
            enrich(table)
        self.table = table

    def playing(self) -> Bohnanza:
        assert self.table is not None
        return self.table

    @precondition(lambda self: self.table is not None and not self.table.over)
    @rule(seat=st.integers(0, 6), choice=st.integers(0, 30))
    def do_something_listed(self, seat: Seat, choice: int) -> None:
        """One of the actions on a seat's list."""
        table = self.playing()
        seat %= table.seats
        listed = table.actions(seat)
        if listed:
            self.acted = seat
            table.act(seat, listed[choice % len(listed)])

    @precondition(lambda self: self.table is not None and not self.table.over)
    @rule(seat=st.integers(0, 6), whim=st.integers(0, 1000))
    def do_something_proposed(self, seat: Seat, whim: int) -> None:
        """An action of an open form."""
        table = self.playing()
        seat %= table.seats
        proposed = table.propose(seat, Random(whim))
        if proposed is not None:
            self.acted = seat
            table.act(seat, proposed)

    @precondition(lambda self: self.table is not None and not self.table.over)
    @rule()
    def do_what_must_be_done(self) -> None:
        """The first seat that must act does the first thing on its list."""
        table = self.playing()
        seat = next(ask.seat for ask in table.asks() if ask.must)
        self.acted = seat
        table.act(seat, table.actions(seat)[0])

    @precondition(lambda self: self.table is not None)
    @invariant()
    def no_card_is_made_or_lost(self) -> None:
        conserves(self.playing())

    @precondition(lambda self: self.table is not None)
    @invariant()
    def json_goes_there_and_back(self) -> None:
        survives_json(self.playing())

    @precondition(lambda self: self.table is not None)
    @invariant()
    def what_is_listed_is_legal_and_seen_from_the_view(self) -> None:
        table = self.playing()
        legal_from_view(table, self.acted, Random(1), [])
        if not table.over:
            lists_all(table, self.acted)

    @precondition(lambda self: self.table is not None)
    @invariant()
    def somebody_must_act_until_the_end(self) -> None:
        table = self.playing()
        assert table.over != any(ask.must for ask in table.asks())


class BaseGame(Game):
    """The base game."""

    KIND: type[Bohnanza] = Bohnanza

    @initialize(seats=st.integers(3, 5), options=st.fixed_dictionaries(BASE), rich=st.booleans())
    def deal(self, seats: int, options: dict[str, object], rich: bool) -> None:
        self.begin(self.KIND, seats, options, rich)


class Losing(Bohnanza):
    """A card falls under the table at every harvest."""

    def harvest(self, seat: Seat, slot: int) -> None:
        super().harvest(seat, slot)
        self.piles[self.discard] = self.piles[self.discard][1:]


class LosingGame(BaseGame):
    """The base game with a planted bug."""

    KIND = Losing


class PlusGame(Game):
    """Bohnanza Plus."""

    @initialize(seats=st.integers(3, 7), options=st.fixed_dictionaries(PLUS), rich=st.booleans())
    def deal(self, seats: int, options: dict[str, object], rich: bool) -> None:
        self.begin(BohnanzaPlus, seats, options, rich)


def test_base_game() -> None:
    run_state_machine_as_test(BaseGame, settings=COURSE)


def test_plus() -> None:
    run_state_machine_as_test(PlusGame, settings=COURSE)


def test_a_planted_loss_is_caught() -> None:
    with pytest.raises(Broken, match="conservation"):
        run_state_machine_as_test(LosingGame, settings=FIRST_FOUND)


def test_every_option_is_drawn() -> None:
    """An option that is added to the game is added here."""
    assert set(PlusOptions.__struct_fields__) == set(PLUS)
