"""The end: every field is sold, everybody buys once more, and the score is counted."""

from mypy_extensions import mypyc_attr

from higgle.bohnanza.high_bohn.buildings import COUNT_BONUS, ROWS
from higgle.bohnanza.high_bohn.distillery import Distilleries
from higgle.bohnanza.high_bohn.stages import LastBuying, LastHarvest
from higgle.bohnanza.turn import Over
from higgle.core import NOBODY, Cards, Chance, Seat, Stage


def result(owned: Cards, thalers: int, under: int) -> dict[str, int]:
    """What buildings, thalers and thalers under cards count together."""
    own = [ROWS[code] for code in owned]
    per = max([row.per for row in own], default=0)
    return {
        "thalers": thalers,
        "under_cards": under,
        "tipi": (thalers + under) // per if per else 0,
        "buildings": sum([row.price for row in own]),
        "building_count": COUNT_BONUS[len(own)],
    }


@mypyc_attr(allow_interpreted_subclasses=True)
class Ending(Distilleries):
    """Selling, the last buying round, thalers under cards, the tipi, and the sum."""

    def last_exhaustion(self) -> int:
        return 4 if self.seats == 5 else super().last_exhaustion()

    def finish(self, chance: Chance) -> Stage | None:
        """Every field is sold; whoever has soy among another sort chooses what to keep.

        By agreement the last buying round comes first, and everybody sells as they like in it.
        """
        for seat in range(self.seats):
            self.join_hand(seat)
        if self.agreed.last_sale == "after":
            return self.last_buying()
        self.sell_fields()
        if self.choosers():
            self.emit("last_harvest", NOBODY)
            return LastHarvest()
        return self.last_buying()

    def sell_fields(self) -> None:
        """Sell the fields in which there is no choice that matters."""
        for seat in range(self.seats):
            for slot in self.fields[seat]:
                if self.field(seat, slot) and not self.must_choose(seat, slot):
                    self.harvest(seat, slot)

    def must_choose(self, seat: Seat, slot: int) -> bool:
        """Whether the last harvest of a field matters for what can still be bought."""
        before = self.agreed.last_sale == "before"
        return before and slot not in self.stews[seat] and self.has_choice(seat, slot)

    def may_still_buy(self, seat: Seat) -> bool:
        """Whether a seat can buy something in the last round, after a sale too if it may sell."""
        if self.agreed.last_sale == "before":
            return bool(self.affordable(seat))
        return any(self.could_buy(seat, code) for code in self.piles[self.town])

    def choosers(self) -> list[Seat]:
        """The seats that have a field left to sell at the end."""
        return [s for s in range(self.seats) if any(self.field(s, f) for f in self.fields[s])]

    def last_buying(self) -> Stage:
        self.emit("last_buying", NOBODY)
        order = [(self.active + step) % self.seats for step in range(self.seats)]
        return self.next_buyer(tuple(order))

    def next_buyer(self, seats: tuple[Seat, ...]) -> Stage:
        """The last buying round comes to the next seat that can buy something, or ends."""
        for place, seat in enumerate(seats):
            if self.may_still_buy(seat):
                return LastBuying(seat, seats[place + 1 :])
        self.sell_fields()
        self.emit("ended", NOBODY)
        return Over()

    def score(self, seat: Seat) -> dict[str, int]:
        return result(self.buildings(seat), self.thalers(seat), self.under_cards(seat))

    # Do

    def harvested_at_end(self) -> None:
        """When the last field is sold the last buying round begins."""
        if type(self.stages[-1]) is LastHarvest and not self.choosers():
            self.stages = (self.last_buying(),)

    def buy_nothing(self, seat: Seat) -> None:
        """The seat is done with the last buying round."""
        stage = self.stages[-1]
        assert isinstance(stage, LastBuying)
        self.emit("bought_nothing", seat)
        self.stages = (self.next_buyer(stage.left),)
