"""Planted leaks of Kuhhandel Master: the laws must catch every one."""

from random import Random

import pytest

import higgle
from higgle.core import BACKS, FACES, TRUTH, Action, Ask, Chance, Illegal
from higgle.kuhhandel.auction import Bid, Pay
from higgle.kuhhandel.cow_trade import Offer
from higgle.kuhhandel.dutch import Counting
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.money import total
from higgle.kuhhandel.turn import DodgingRat, Lay, Take, Trade
from tests.laws.cows import disguise, enrich, worlds
from tests.laws.laws import Broken, Play, hides


class CountedPurses(Kuhhandel):
    """Sight: everybody can count the money cards of others."""

    def lay_out(self) -> None:
        super().lay_out()
        see(self, "purse", BACKS)


class CountedOffers(Kuhhandel):
    """Sight: everybody can count an offer."""

    def lay_out(self) -> None:
        super().lay_out()
        see(self, "offer", BACKS)


class OpenPot(Kuhhandel):
    """Sight: the money beside the rat lies face up."""

    def lay_out(self) -> None:
        super().lay_out()
        see(self, "pot", FACES)


class OpenClaim(Kuhhandel):
    """Sight: the auctioneer sees the cards before deciding."""

    def lay_out(self) -> None:
        super().lay_out()
        see(self, "claim", FACES)


class OpenSlips(Kuhhandel):
    """Sight: ceilings are no secret."""

    def lay_out(self) -> None:
        super().lay_out()
        see(self, "slip", FACES)


class OpenLook(Kuhhandel):
    """Sight: both see the card looked at."""

    def lay_out(self) -> None:
        super().lay_out()
        see(self, "looked", FACES)


class TellingFact(Kuhhandel):
    """Fact: a public number is copied from a purse."""

    def end_turn(self) -> None:
        super().end_turn()
        self.auctions = total(self.purse(0))


class TellingEvent(Kuhhandel):
    """Event: how many cards were offered is told."""

    def apply(self, seat: int, action: Action, chance: Chance) -> None:
        super().apply(seat, action, chance)
        if isinstance(action, Offer):
            self.emit("money_laid", seat, len(action.cards), 0, 0)


class TellingPayment(Kuhhandel):
    """Private part of an action: how a price was paid is told."""

    def apply(self, seat: int, action: Action, chance: Chance) -> None:
        super().apply(seat, action, chance)
        if isinstance(action, Pay):
            self.emit("lot_paid", seat, *action.cards)


class TellingOffer(Kuhhandel):
    """Private part of an action: a zero in an offer is told."""

    def apply(self, seat: int, action: Action, chance: Chance) -> None:
        super().apply(seat, action, chance)
        if isinstance(action, Offer):
            self.emit("money_laid", seat, 0, 0, int(1 in action.cards))


class TellingRefusal(Kuhhandel):
    """Refusal: its reason depends on how many cards the neighbour holds."""

    def check_action(self, seat: int, action: Action) -> None:
        try:
            super().check_action(seat, action)
        except Illegal:
            if not isinstance(action, Bid) or len(self.purse(self.left_of(seat))) % 2:
                raise
            raise Illegal("you-lead") from None


class SkippingAsk(Kuhhandel):
    """Ask: whoever cannot claim is not asked."""

    def asks(self) -> list[Ask]:
        asks = super().asks()
        stage = self.stages[-1]
        if isinstance(stage, Counting):
            return [a for a in asks if a.seat < 0 or len(self.purse(a.seat)) >= stage.count]
        return asks


class SkippingRat(Kuhhandel):
    """Skip: whoever has no money takes the rat at once."""

    def apply(self, seat: int, action: Action, chance: Chance) -> None:
        super().apply(seat, action, chance)
        stage = self.stages[-1]
        asked = stage.asked if isinstance(stage, DodgingRat) else -1
        if isinstance(action, Lay) and not self.purse(asked):
            Take().apply(self, asked, chance)


class TellingList(Kuhhandel):
    """List: trades are offered only while the neighbour holds an even number of cards."""

    def actions(self, seat: int) -> list[Action]:
        listed = super().actions(seat)
        hidden = seat >= 0 and len(self.purse(self.left_of(seat))) % 2
        return [one for one in listed if not hidden or not isinstance(one, Trade)]


class ThawedCounts(Kuhhandel):
    """Option: hand counts move during a trade."""

    def show_counts(self) -> None:
        if self.agreed.hand_count_visible and self.audience == TRUTH:
            self.hand_counts = tuple(len(self.purse(seat)) for seat in range(self.seats))


def see(table: Kuhhandel, name: str, sight: int) -> None:
    """Let everybody see more of a pile."""
    layout = table.layout
    for sights, hidden in zip(layout.sights, layout.hidden, strict=True):
        for pile, called in enumerate(layout.names):
            if called == name:
                sights[pile] = max(sights[pile], sight)
        hidden[:] = [(pile, sights[pile]) for pile, _ in hidden if sights[pile] != FACES]


class Hiding(Play):
    """A random game in which no other law can catch a leak before the second one does."""

    def probe(self, seat: int, action: Action) -> None:
        audience = int(self.random.random() * (self.table.seats + 1)) - 1
        probes = [(audience, past) for _, past in self.recent]
        deed = (seat, action)
        hides(self.worlds, self.table, audience, self.random, probes, deed, self.disguise)


def run(kind: type[Kuhhandel], seats: int, options: dict[str, object]) -> None:
    """Some random games, every other one from a rich start."""
    for seed in range(8):
        table = higgle.new(kind, seats, f"leak {seed}", options)
        assert isinstance(table, Kuhhandel)
        if seed % 2:
            enrich(table, Random(seed))
        Hiding(table, seed, worlds(options), disguise, 1).run()


@pytest.mark.parametrize(
    ("leak", "seats", "options"),
    [
        (CountedPurses, 3, {}),
        (CountedOffers, 3, {}),
        (OpenPot, 3, {}),
        (OpenClaim, 3, {}),
        (OpenSlips, 3, {"auction": "sealed"}),
        (OpenSlips, 3, {"dutch": "sealed"}),
        (OpenLook, 2, {}),
        (TellingFact, 3, {"auction": "turns"}),
        (TellingEvent, 3, {}),
        (TellingPayment, 3, {}),
        (TellingOffer, 3, {}),
        (TellingRefusal, 4, {"auction": "turns"}),
        (SkippingAsk, 3, {}),
        (SkippingRat, 3, {}),
        (TellingList, 3, {"auction": "turns"}),
        (ThawedCounts, 3, {"hand_count_visible": True}),
    ],
)
def test_a_planted_leak_is_caught(
    leak: type[Kuhhandel], seats: int, options: dict[str, object]
) -> None:
    """What depends on hidden money or a hidden choice lets two worlds be told apart."""
    with pytest.raises(Broken, match="no leak"):
        run(leak, seats, options)


@pytest.mark.parametrize("options", [{}, {"auction": "sealed", "hand_count_visible": True}])
@pytest.mark.parametrize("seats", [2, 3])
def test_the_sound_game_is_not_accused(seats: int, options: dict[str, object]) -> None:
    run(Kuhhandel, seats, options)
