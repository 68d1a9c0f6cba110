"""Planted bugs: whoever breaks a law is caught by it, and a game that breaks none is not."""

import itertools
from collections.abc import Callable
from random import Random
from typing import Self

import pytest

import higgle
from higgle.bohnanza.answers import Accept, Confirm, Decline, nearest_accept
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import BuyField, Harvest
from higgle.bohnanza.planting import Plant, Planting
from higgle.bohnanza.trading import Offer
from higgle.bohnanza.turn import advance
from higgle.core import Action, Ask, Chance, Event, Fast, Illegal, Seat, Table
from tests.laws.beans import WORLDS, disguise, enrich
from tests.laws.complete import CompletePlay
from tests.laws.laws import Broken, Play, hides, lay_open, replays

SEEDS = 8
"""At most this many games are played until a planted bug is caught."""


class Hiding(Play):
    """A random game in which no other law can catch a leak before the second one does."""

    SHOWS = 0.0

    def probe(self, seat: Seat, action: Action) -> None:
        audience = int(self.random.random() * (self.table.seats + 1)) - 1
        probes = [(audience, past) for _, past in self.recent]
        deed = (seat, action)
        hides(self.worlds, self.table, audience, self.random, probes, deed, self.disguise)


def caught(planted: type[Bohnanza], play: type[Play], law: str) -> None:
    """Random games of a class are played until the law is broken."""
    with pytest.raises(AssertionError, match=law):
        run_all(planted, play)


def run_all(kind: type[Bohnanza], play: type[Play]) -> None:
    for seed in range(SEEDS):
        run(kind, play, seed)


def run(kind: type[Bohnanza], play: type[Play], seed: int, probe_every: int = 1) -> Table:
    """One random game, from a rich start."""
    table = higgle.new(kind, 3, f"planted {seed}", {"offers_per_turn": 6})
    assert isinstance(table, Bohnanza)
    play(enrich(table), seed, WORLDS, disguise, probe_every).run()
    return table


# No bug


class Sound(Bohnanza):
    """A game of its own class in which nothing is wrong."""


@pytest.mark.parametrize("play", [Hiding, CompletePlay])
def test_a_sound_game_is_not_accused(play: type[Play]) -> None:
    table = run(Sound, play, 0)

    assert table.over


# Leaks


def seen_by_all(pile: str) -> type[Bohnanza]:
    """A game that forgets to hide a pile."""

    class Sight(Bohnanza):
        def lay_out(self) -> None:
            super().lay_out()
            lay_open(self.layout, pile)

    return Sight


@pytest.mark.parametrize("pile", ["hand", "deck", "thalers", "slips"])
def test_sight(pile: str) -> None:
    """A pile lies face up that should not."""
    caught(seen_by_all(pile), Hiding, "no leak")


class Fact(Bohnanza):
    """The number of the next offer depends on the front card of a hand."""

    def apply(self, seat: Seat, action: Action, chance: Chance) -> None:
        super().apply(seat, action, chance)
        if isinstance(action, Offer):
            self.next_offer += sum(self.hand(seat)[:1])


class EventNumber(Bohnanza):
    """Whoever makes an offer tells its front card."""

    def emit(self, name: str, seat: Seat, *numbers: int) -> None:
        front = self.hand(seat)[:1] if name == "offered" else []
        super().emit(name, seat, *numbers, *front)


class EventName(Bohnanza):
    """An offer that nobody can accept is told apart."""

    def emit(self, name: str, seat: Seat, *numbers: int) -> None:
        if name == "offered":
            offer = self.offers[-1]
            able = any(nearest_accept(self, other, offer) for other in offer.to)
            name = "offered" if able else "offered_in_vain"
        super().emit(name, seat, *numbers)


class Refusal(Bohnanza):
    """The reason of a refusal depends on the left neighbour's front card."""

    def check(self, seat: Seat, action: Action) -> None:
        try:
            super().check(seat, action)
        except Illegal:
            if sum(self.hand((int(seat) + 1) % self.seats)[:1]) % 2:
                raise
            raise Illegal("bad-offer") from None


class Permission(Bohnanza):
    """An offer for cards that nobody has is refused."""

    def check_action(self, seat: Seat, action: Action) -> None:
        super().check_action(seat, action)
        if not isinstance(action, Offer):
            return
        for other in action.to or self.partners(seat):
            if all(self.hand(other).count(sort) for sort in action.want):
                return
        raise Illegal("no-such-beans")

    def propose(self, seat: Seat, random: Random) -> Action | None:
        action = super().propose(seat, random)
        try:
            if action is not None:
                self.check_action(seat, action)
        except Illegal:
            return None
        return action


class Asked(Bohnanza):
    """Only those who can accept an offer are asked about it."""

    def asks(self) -> list[Ask]:
        return [self.able(ask) for ask in super().asks()]

    def able(self, ask: Ask) -> Ask:
        if any(isinstance(action, Accept) for action in self.actions(ask.seat)):
            return ask
        forms = tuple(form for form in ask.forms if form != "accept")
        return Ask(ask.seat, ask.must, forms, ask.about, ask.rights)


class Skipping(Bohnanza):
    """Phase 1 ends by itself when the second bean fits no field."""

    def apply(self, seat: Seat, action: Action, chance: Chance) -> None:
        super().apply(seat, action, chance)
        front = self.hand(seat)[:1]
        fits = any(self.may_plant(seat, bean, slot) for bean in front for slot in self.fields[seat])
        if isinstance(action, Plant) and self.stages == (Planting(1),) and not fits:
            advance(self, chance)


class Declining(Bohnanza):
    """Who cannot accept an offer declines it by itself."""

    def apply(self, seat: Seat, action: Action, chance: Chance) -> None:
        super().apply(seat, action, chance)
        if not isinstance(action, Offer):
            return
        standing = self.offers[-1]
        for other in standing.to:
            if nearest_accept(self, other, standing) is None:
                Decline(standing.id).apply(self, other, chance)


class Copies(Bohnanza):
    """Everybody is told which copies were chosen."""

    def apply(self, seat: Seat, action: Action, chance: Chance) -> None:
        super().apply(seat, action, chance)
        if isinstance(action, Accept):
            self.emit("accepted", seat, action.offer, *action.cards)


class Lapsing(Bohnanza):
    """After a deal exactly those offers lapse whose cards are gone."""

    def apply(self, seat: Seat, action: Action, chance: Chance) -> None:
        before = self.offers
        super().apply(seat, action, chance)
        if not isinstance(action, Confirm):
            return
        for offer in before:
            hand = self.hand(offer.maker)
            gone = offer not in self.offers and any(sort not in hand for sort in offer.hand)
            if gone and offer.maker == seat and offer.id != action.offer:
                self.emit("lapsed", seat, offer.id)


@pytest.mark.parametrize(
    "planted",
    [
        Fact,
        EventNumber,
        EventName,
        Refusal,
        Permission,
        Asked,
        Skipping,
        Declining,
        Copies,
        Lapsing,
    ],
)
def test_leak(planted: type[Bohnanza]) -> None:
    """What depends on a hidden card lets two worlds be told apart."""
    caught(planted, Hiding, "no leak")


class Showing(Hiding):
    """The same, and somebody shows something all the time."""

    SHOWS = 0.3


class Blabbing(Bohnanza):
    """What was shown to one seat is known to all."""

    def view(self, seat: Seat | None = None) -> Self:
        view = super().view(seat)
        view.sightings = self.sightings
        return view


class Flaunting(Bohnanza):
    """Who is shown nothing sees the faces all the same."""

    def seen(self, event: Event, seat: Seat | None = None) -> Event:
        return event if event.name == "shown" else super().seen(event, seat)


@pytest.mark.parametrize("planted", [Blabbing, Flaunting])
def test_what_is_shown_to_others_leaks(planted: type[Bohnanza]) -> None:
    caught(planted, Showing, "no leak")


# Conservation


class Losing(Bohnanza):
    """A card falls under the table at every harvest."""

    def harvest(self, seat: Seat, slot: int) -> None:
        super().harvest(seat, slot)
        self.piles[self.discard] = self.piles[self.discard][1:]


class Making(Bohnanza):
    """A sold field leaves a card behind."""

    def harvest(self, seat: Seat, slot: int) -> None:
        sort = self.field(seat, slot)[0]
        super().harvest(seat, slot)
        self.piles[self.field_piles + slot * self.seats + seat] = (sort,)


class Changing(Bohnanza):
    """A planted bean turns into another."""

    def plant(self, seat: Seat, source: int, place: int, slot: int) -> None:
        super().plant(seat, source, place, slot)
        field = self.field(seat, slot)
        changed = (*field[:-1], field[-1] % 8 + 1)
        self.piles[self.field_piles + slot * self.seats + seat] = changed


class Untold(Bohnanza):
    """At every harvest the bottom card of the discard pile comes to the top, unsaid."""

    def apply(self, seat: Seat, action: Action, chance: Chance) -> None:
        super().apply(seat, action, chance)
        if isinstance(action, Harvest) and self.piles[self.discard]:
            self.shift(self.discard, 0, self.discard)


@pytest.mark.parametrize("planted", [Losing, Making, Changing])
def test_cards_made_or_lost(planted: type[Bohnanza]) -> None:
    caught(planted, Play, "conservation")


def test_untold_move() -> None:
    """A card moves, and no event says so."""
    caught(Untold, Play, "a move was not told")


# What is legal


class Overlisting(Bohnanza):
    """Lone beans are listed for harvest, and refused."""

    def rights(self, seat: Seat) -> list[Action]:
        lone = [slot for slot in self.fields[seat] if len(self.field(seat, slot)) == 1]
        return [*super().rights(seat), *(Harvest(slot) for slot in lone)]


class Underlisting(Bohnanza):
    """The third field can be bought, and is not listed."""

    def rights(self, seat: Seat) -> list[Action]:
        return [action for action in super().rights(seat) if not isinstance(action, BuyField)]


class Peeping(Bohnanza):
    """Acceptances are listed only while every hand has more than one sort."""

    def actions(self, seat: Seat) -> list[Action]:
        rich = all(len(set(self.hand(other))) > 1 for other in range(self.seats))
        return [a for a in super().actions(seat) if rich or not isinstance(a, Accept)]


class Proposing(Bohnanza):
    """Proposals may want a bean that is not in the game."""

    def propose(self, seat: Seat, random: Random) -> Action | None:
        offer = super().propose(seat, random)
        if not isinstance(offer, Offer):
            return offer
        return Offer(offer.hand, offer.open, (*offer.want, 14))


class Silent(Bohnanza):
    """Nobody must do anything."""

    def asks(self) -> list[Ask]:
        return [Ask(a.seat, False, a.forms, a.about, a.rights) for a in super().asks()]


@pytest.mark.parametrize(
    ("planted", "law"),
    [
        (Overlisting, "listed but refused"),
        (Underlisting, "accepted but not listed"),
        (Peeping, "legal from view"),
        (Proposing, "proposed but refused"),
        (Silent, "nobody must act"),
    ],
)
def test_lists_and_asks(planted: type[Bohnanza], law: str) -> None:
    caught(planted, CompletePlay, law)


# Replay


def fickle() -> type[Bohnanza]:
    """A game that finds its own chance instead of taking the one that was handed to it."""
    number = itertools.count()

    class Fickle(Bohnanza):
        def pick(self, bag: int, target: int, chance: Chance) -> int:
            return super().pick(bag, target, Fast(next(number)))

    return Fickle


@pytest.mark.parametrize(("kind", "sound"), [(lambda: Sound, True), (fickle, False)])
def test_a_game_that_cannot_be_replayed(kind: Callable[[], type[Bohnanza]], sound: bool) -> None:
    table = higgle.new(kind(), 3, "replay", {"offers_per_turn": 0})
    Play(table, 0, WORLDS, disguise, 0).run()

    if sound:
        replays(table)
        return
    with pytest.raises((Broken, Illegal)):
        replays(table)
