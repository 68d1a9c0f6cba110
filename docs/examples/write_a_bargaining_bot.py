"""Write a bot that bargains: it puts a price on every bean, and deals whenever both sides gain.

Run it with `python docs/examples/write_a_bargaining_bot.py`.
"""

from collections.abc import Iterator, Sequence
from random import Random

from higgle.bohnanza.answers import Confirm, Decline, nearest_accept
from higgle.bohnanza.beans import NUMBERS
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import BuyField, Harvest
from higgle.bohnanza.open_offers import nearest
from higgle.bohnanza.planting import Plant
from higgle.bohnanza.trading import EndTrade, Offer, Trading
from higgle.bohnanza.turn import Pass
from higgle.core import Action, Ask, Cards, Event, Seat, Table
from higgle.play import Bot, Match, Player


class Haggler(Bot):
    """Trades what it cannot use for what it grows."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        assert isinstance(view, Bohnanza)
        if isinstance(view.stages[-1], Trading):
            return self.trade(view, ask.seat)
        return self.farm(view, ask.seat) if ask.must else None

    # Step 1: a price for a bean

    def price(self, view: Bohnanza, seat: Seat, sort: int) -> float:
        """Roughly how many thalers one more bean of a sort brings a seat, or costs it."""
        for slot in view.fields[seat]:
            field = view.field(seat, slot)
            if field and field[0] == sort:
                steps = view.meter(seat, sort)
                before = max([step for step in steps if step <= len(field)], default=0)
                return next((1 / (step - before) for step in steps if step > len(field)), 0.05)
        if any(not view.field(seat, slot) for slot in view.fields[seat]):
            return 0.1 + NUMBERS[sort] / 200  # common beans fill a free field sooner
        return -0.4  # it would cost a field

    # Step 2: farm by these prices

    def farm(self, view: Bohnanza, seat: Seat) -> Action:
        actions = view.actions(seat)
        if BuyField() in actions and not view.exhausted:
            return BuyField()
        plants = [action for action in actions if isinstance(action, Plant)]
        grown = [action for action in plants if view.field(seat, action.slot)]
        if grown:
            return grown[0]
        if Pass() in actions:
            return Pass()
        if plants:
            return plants[0]
        fields = [action for action in actions if isinstance(action, Harvest)]
        return max(
            fields, key=lambda field: self.ripeness(view, seat, field.slot), default=actions[0]
        )

    def ripeness(self, view: Bohnanza, seat: Seat, slot: int) -> float:
        """What a field pays now, less what its next bean would add."""
        return view.payout(seat, slot) - self.price(view, seat, view.field(seat, slot)[0])

    # Step 3: answer offers

    def trade(self, view: Bohnanza, seat: Seat) -> Action | None:
        for offer in view.offers:
            if offer.maker == seat and offer.accepted:
                places = nearest(view.hand(seat), offer.hand)
                assert places is not None
                return Confirm(offer.id, offer.accepted[0], places)
        for offer in view.offers:
            if seat in offer.to and seat not in (*offer.accepted, *offer.declined):
                accept = nearest_accept(view, seat, offer)
                gain = self.gain(view, seat, (*offer.hand, *offer.open), offer.want)
                return accept if accept is not None and gain > 0 else Decline(offer.id)
        made = self.best_offer(view, seat)
        if made is not None:
            return made
        return EndTrade() if seat == view.active else None

    def gain(self, view: Bohnanza, seat: Seat, taken: Sequence[int], given: Sequence[int]) -> float:
        """What a deal brings a seat, by the price of each bean."""
        bring = sum(self.price(view, seat, sort) for sort in taken)
        return bring - sum(max(self.price(view, seat, sort), 0) for sort in given)

    # Step 4: make offers that the other side should like

    def best_offer(self, view: Bohnanza, seat: Seat) -> Offer | None:
        """Of one bean for one bean what brings most; else a gift that saves a field."""
        if view.offers_made[seat] >= min(view.agreed.offers_per_turn, 6):
            return None
        best, chosen = 0.05, None
        for offer in self.swaps(view, seat):
            (want,) = offer.want
            worth = self.gain(view, seat, offer.want, (*offer.hand, *offer.open))
            if offer.open:
                worth -= min(self.price(view, seat, offer.open[0]), 0)  # it need not be planted
            if seat == view.active:
                worth *= NUMBERS[want] * len(offer.to) / 50  # how likely somebody has it
            if worth > best:
                best, chosen = worth, offer
        return chosen or self.gift(view, seat)

    def swaps(self, view: Bohnanza, seat: Seat) -> Iterator[Offer]:
        """Every new offer of one bean for another, to all who should like it."""
        turned_up, active = set(view.piles[view.turned_up]), seat == view.active
        mine: list[tuple[Cards, Cards]] = (
            [((), (sort,)) for sort in sorted(turned_up)] if active else []
        )
        mine += [((sort,), ()) for sort in sorted(set(view.hand(seat)))]
        for hand, shown in mine:
            for want in view.sorts() if active else sorted(turned_up):
                given = (*hand, *shown)
                to = [one for one in view.partners(seat) if self.gain(view, one, given, [want]) > 0]
                if to and want not in given and not self.is_open(view, hand, shown, (want,)):
                    yield Offer(hand, shown, (want,), to=tuple(to))

    def gift(self, view: Bohnanza, seat: Seat) -> Offer | None:
        """A turned-up bean that would cost a field."""
        for sort in view.piles[view.turned_up] if seat == view.active else ():
            if self.price(view, seat, sort) < 0 and not self.is_open(view, (), (sort,), ()):
                return Offer((), (sort,))
        return None

    def is_open(self, view: Bohnanza, hand: Cards, shown: Cards, want: Cards) -> bool:
        """Whether the same offer stands on the board."""
        return any((one.hand, one.open, one.want) == (hand, shown, want) for one in view.offers)


def main(games: int = 60) -> float:
    """How large a share of games the haggler wins against two greedy bots."""
    won = 0.0
    for number in range(games):
        seats: list[Player] = [Haggler, "greedy", "greedy"]
        Random(number).shuffle(seats)
        result = Match("bohnanza", 3, seats, seed=f"haggler {number}").play()
        assert not result.forfeits, result.forfeits[0]
        if seats.index(Haggler) in result.winners:
            won += 1 / len(result.winners)
    print(f"The haggler wins {won:g} of {games} games; an equal share would be {games / 3:.1f}.")
    return won / games


if __name__ == "__main__":
    main()
