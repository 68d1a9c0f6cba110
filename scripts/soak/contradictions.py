"""Whether bots mean what they say: `python -m scripts.soak.contradictions` plays games with beans.

It notes what every seat says in a turn, and fails where its own next deeds gainsay it.
"""

import argparse
import sys
from collections import Counter

from higgle.bohnanza.answers import Accept, Confirm, Decline, Withdraw
from higgle.bohnanza.beans import NAMES
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.open_offers import OpenOffer
from higgle.bohnanza.trading import Offer
from higgle.bots.ladder import opponent
from higgle.core import CLOCK, Action, Cards, Event, Seat, Table
from higgle.play import Reason, Spoken, TradeSignal, spread
from higgle.play.pacts import read_deal
from scripts.soak.heard import heard_match
from scripts.soak.manners import Fault, can_have, no_better

GAMES = ("bohnanza", "bohnanza-plus", "high-bohn", "bohnaparte")
PRAISES = ("bot-offer-pays", "bot-offer-grows", "bot-refuse-grows")
"""Sentences by which a field is kept."""
DOUBTS = ("bot-refuse-misfit", "bot-refuse-stranger")
"""Sentences by which a bean is not wanted."""

LAST = ("ended", "last_harvest", "last_buying")
"""Events with which all fields are harvested, whatever was said."""


class SeatWords:
    """What one seat has said and done in a turn."""

    def __init__(self) -> None:
        self.asked: set[int] = set()
        self.praised: dict[int, str] = {}
        """The fields that it spoke well of, with the sentence."""
        self.doubted: dict[int, str] = {}
        """What it has no use for, with the sentence."""
        self.kept: dict[int, str] = {}
        """What it keeps for itself, with the sentence."""
        self.refused: list[OpenOffer] = []
        """The offers that it has refused since it last dealt."""
        self.got: set[int] = set()
        self.given: set[int] = set()
        self.dealt = False
        """Whether it has dealt since it last acted."""


class Contradictions:
    """Watches one match with beans; what is gainsaid adds up."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.sentences = 0
        self.turn: dict[Seat, SeatWords] = {}
        self.signals: dict[Seat, TradeSignal] = {}
        self.before: tuple[OpenOffer, ...] = ()
        self.acted: tuple[Table, Seat] | None = None
        """The table after the last action, and whose it was: what it says follows."""

    def words_of(self, seat: Seat) -> SeatWords:
        """What a seat has said in this turn."""
        return self.turn.setdefault(seat, SeatWords())

    def fault(self, what: str, seat: Seat, text: str) -> None:
        self.faults.append(Fault(what, seat, text))

    # Words

    def hear(self, seat: Seat, action: Action, said: Reason | Spoken) -> None:
        """Somebody says something."""
        self.sentences += 1
        if isinstance(said, TradeSignal):
            self.signals[seat] = said
        if not isinstance(said, Reason):
            return
        words, text = self.words_of(seat), str(said.text())
        bean = dict(said.words).get("bean")
        sort = NAMES.index(str(bean).removeprefix("@bean-")) if bean else 0
        if sort and said.message in PRAISES:
            words.praised[sort] = text
        if sort and said.message in DOUBTS:
            words.doubted[sort] = text
        if sort and said.message == "bot-refuse-grows":
            words.kept[sort] = text

    # Deeds

    def watch(self, table: Table, seat: Seat, action: Action, events: list[Event]) -> None:
        """Look at one action; the table is the one after it."""
        assert isinstance(table, Bohnanza)
        self.look_at_signal()
        if seat != CLOCK:
            self.look_at_action(table, seat, action)
        last = any(event.name in LAST for event in events)
        for event in events:
            if event.name == "turn_began":
                self.turn = {}
            elif event.name == "harvested" and not last:
                self.look_at_harvest(event)
            elif event.name == "dealt":
                self.note_deal(event)
        self.before = table.offers
        self.acted = table.view(), seat

    def look_at_action(self, table: Bohnanza, seat: Seat, action: Action) -> None:
        """What a seat does with offers."""
        words = self.words_of(seat)
        if isinstance(action, Offer):
            gives = action.hand + action.open
            self.look_at_deal(seat, gives, action.want, str(action))
            words.asked.update(action.want)
            words.given.update(gives)
            for sort in set(action.want) & set(words.doubted):
                self.fault("asks for what it has no use for", seat, words.doubted[sort])
            for sort in set(gives) & set(words.kept):
                self.fault("offers what it keeps", seat, words.kept[sort])
        elif isinstance(action, Accept):
            offer = self.offer(action.offer)
            self.look_at_deal(seat, offer.want, offer.hand + offer.open, str(action))
            if any(is_repeated(offer, before) for before in words.refused):
                self.fault("takes what it has refused", seat, str(action))
        elif isinstance(action, Decline):
            words.refused.append(self.offer(action.offer))
        elif isinstance(action, Withdraw):
            offer = self.offer(action.offer)
            if offer.accepted and not words.dealt:
                self.fault("takes back what was accepted", seat, str(offer))
        if not isinstance(action, (Withdraw, Confirm)):
            for offer in self.before:
                if offer.maker == seat and not self.is_possible(table, offer):
                    self.fault("leaves an offer that nobody can accept", seat, str(offer))
        words.dealt = isinstance(action, Confirm)

    def offer(self, number: int) -> OpenOffer:
        """An offer as it stood before the action."""
        return next(offer for offer in self.before if offer.id == number)

    def is_possible(self, table: Bohnanza, offer: OpenOffer) -> bool:
        """Whether, for all that is seen, somebody may still accept an offer."""
        return any(can_have(table, other, offer.want) for other in offer.to)

    def look_at_deal(self, seat: Seat, gives: Cards, gets: Cards, text: str) -> None:
        """Whether a deal agrees with what the seat has signalled.

        It may get more of a bean that it has to spare where it gives another one of those.
        """
        signal = self.signals.get(seat, TradeSignal())
        for sort in sorted(set(gives) & set(signal.want)):
            self.fault("gives what it wants", seat, f"{NAMES[sort]}: {signal} {text}")
        spare = set() if set(gives) & set(signal.give) else set(signal.give)
        for sort in sorted(set(gets) & spare):
            self.fault("gets what it gives", seat, f"{NAMES[sort]}: {signal} {text}")

    def note_deal(self, event: Event) -> None:
        """Two have dealt."""
        partner, gave, got = read_deal(event)
        for seat, cards in ((event.seat, got), (partner, gave)):
            words = self.words_of(seat)
            words.got.update(cards)
            words.refused = []
            words.dealt = True

    def look_at_harvest(self, event: Event) -> None:
        """A field that was asked for or praised is harvested for nothing."""
        _, sort, count, earned = event.numbers
        words = self.words_of(event.seat)
        text = f"{count} {NAMES[sort]} for {earned}"
        if earned:
            return
        if sort in words.got:
            self.fault("scraps what it has got", event.seat, text)
        elif sort in words.praised:
            self.fault("scraps a field that it praised", event.seat, words.praised[sort])

    def look_at_signal(self) -> None:
        """Whether the signal of whoever acted last is still true, after all that it said."""
        if self.acted is None or self.acted[1] == CLOCK:
            return
        view, seat = self.acted
        assert isinstance(view, Bohnanza)
        signal = self.signals.get(seat)
        if signal is None:
            return
        grown = {view.field(seat, slot)[0] for slot in view.fields[seat] if view.field(seat, slot)}
        words = self.words_of(seat)
        for sort in sorted(set(signal.want) - grown - words.asked):
            self.fault("signals that it wants what it does not grow", seat, NAMES[sort])
        for sort in sorted(set(signal.give) - set(view.open_cards(seat)) - words.given):
            self.fault("signals that it gives what it does not show", seat, NAMES[sort])


def is_repeated(offer: OpenOffer, before: OpenOffer) -> bool:
    """Whether an offer is no better than an earlier one of the same seat."""
    deal, refused = (offer.hand + offer.open, offer.want), (before.hand + before.open, before.want)
    return offer.maker == before.maker and no_better(deal, refused)


def check(task: tuple[str, tuple[str, ...], str]) -> tuple[int, list[Fault]]:
    """Play one game, and say how many sentences were said and what was gainsaid."""
    game, bots, seed = task
    watch = Contradictions()
    heard_match(game, bots, seed, watch.hear).play(watch.watch)
    return watch.sentences, watch.faults


def main() -> int:
    """Play, count and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="how many of each game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bot", default="", help="another than the one that people meet")
    parser.add_argument("--seed", default="contradictions")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--only", default="", help="one game")
    said = parser.parse_args()
    found = 0
    for game in [said.only] if said.only else GAMES:
        bot = said.bot or opponent(game)
        tasks = [(game, (bot,) * said.seats, f"{said.seed}/{n}") for n in range(said.games)]
        sentences = 0
        kinds: Counter[str] = Counter()
        examples: dict[str, str] = {}
        for (counted, faults), task in zip(
            spread(check, tasks, said.processes), tasks, strict=True
        ):
            sentences += counted
            for fault in faults:
                kinds[fault.what] += 1
                examples.setdefault(fault.what, f"{task[2]} seat {fault.seat + 1}: {fault.text}")
        print(f"{game:14} {bot:8} {said.games} games, {sentences} words, {kinds.total()} gainsaid")
        for kind, count in kinds.most_common():
            print(f"    {count:6} {kind}, as in {examples[kind]}", flush=True)
        found += kinds.total()
    return min(1, found)


if __name__ == "__main__":
    sys.exit(main())
