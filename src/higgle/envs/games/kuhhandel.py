"""The adapter of Kuhhandel: animals and money by name, sums card by card, largest money first."""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Final

from higgle.core import Action, Cards, Seat, Table
from higgle.envs.adapter import GameAdapter
from higgle.envs.encodings import (
    HUNDRED,
    FactEncoder,
    Row,
    active_fact,
    count_codes,
    no_fact,
    number_fact,
    seat_fact,
)
from higgle.envs.words import DONE, WordForm, Words, is_legal
from higgle.kuhhandel import animals, auction, cow_trade, dutch, turn
from higgle.kuhhandel.auction import (
    STEP,
    Bid,
    Bidding,
    BiddingInTurn,
    Buy,
    Ceiling,
    Deciding,
    Pay,
    Paying,
)
from higgle.kuhhandel.cow_trade import Counter, Offer
from higgle.kuhhandel.dutch import DecidingBlind, Laying
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.money import COUNTS, WORTH, ZERO, exact, reach, total
from higgle.kuhhandel.show_money import ShowMoney

MONEY: Final = tuple(f"money:{worth}" for worth in WORTH)
CODE_OF: Final = {word: code for code, word in enumerate(MONEY) if code}
CODES: Final = range(len(MONEY) - 1, 0, -1)


class BidForm(WordForm):
    """`bid money:100 money:20 done`: how much to add to the price."""

    verb = "bid"
    tag = "bid"

    def price(self, view: Kuhhandel) -> int:
        """What has been bid so far."""
        stage = view.stages[-1]
        assert isinstance(stage, (Bidding, BiddingInTurn))
        return stage.price

    def is_open(self, view: Table, seat: Seat) -> bool:
        assert isinstance(view, Kuhhandel)
        if not isinstance(view.stages[-1], (Bidding, BiddingInTurn)):
            return False
        return is_legal(view, seat, Bid(self.price(view) + STEP))

    def next_words(self, view: Table, seat: Seat, said: Words) -> list[str]:
        assert isinstance(view, Kuhhandel)
        words = next_money(said, view.ceiling(seat) - self.price(view))
        return [*words, DONE] if said and said[-1] != DONE else words

    def action(self, view: Table, seat: Seat, said: Words) -> Action:
        assert isinstance(view, Kuhhandel)
        price = self.price(view)
        return Bid(price + total(read_money(said)), price)

    def spell(self, view: Table, seat: Seat, action: Action) -> Words:
        assert isinstance(view, Kuhhandel)
        assert isinstance(action, Bid)
        return (*spell_sum(action.amount - self.price(view)), DONE)


class CeilingForm(WordForm):
    """`ceiling money:200 done`: the most to bid; `ceiling done` is no bid."""

    verb = "ceiling"
    tag = "ceiling"

    def is_open(self, view: Table, seat: Seat) -> bool:
        return is_legal(view, seat, Ceiling(0))

    def next_words(self, view: Table, seat: Seat, said: Words) -> list[str]:
        assert isinstance(view, Kuhhandel)
        if DONE in said:
            return []
        return [*next_money(said, view.ceiling(seat)), DONE]

    def action(self, view: Table, seat: Seat, said: Words) -> Action:
        return Ceiling(total(read_money(said)))

    def spell(self, view: Table, seat: Seat, action: Action) -> Words:
        assert isinstance(action, Ceiling)
        return (*spell_sum(action.amount), DONE)


class PayForm(WordForm):
    """`pay money:50 money:10`: cards for a price, or a number of cards for a pedigree."""

    verb = "pay"
    tag = "pay"
    priced: ClassVar[type[Deciding] | type[Paying]] = Paying
    counted: ClassVar[type[DecidingBlind] | type[Laying]] = Laying

    def is_open(self, view: Table, seat: Seat) -> bool:
        assert isinstance(view, Kuhhandel)
        stage = view.stages[-1]
        if isinstance(stage, self.priced):
            payer = stage.bidder if isinstance(stage, Paying) else view.active
            return seat == payer and total(view.purse(seat)) >= stage.price
        if isinstance(stage, self.counted):
            payer = stage.claimant if isinstance(stage, Laying) else view.active
            return seat == payer and len(view.purse(seat)) >= stage.count
        return False

    def next_words(self, view: Table, seat: Seat, said: Words) -> list[str]:
        assert isinstance(view, Kuhhandel)
        stage = view.stages[-1]
        if isinstance(stage, self.priced):
            return next_payment(view.purse(seat), said, stage.price)
        assert isinstance(stage, self.counted)
        return next_laid(view.purse(seat), said, stage.count)

    def action(self, view: Table, seat: Seat, said: Words) -> Action:
        return Pay(read_money(said))

    def spell(self, view: Table, seat: Seat, action: Action) -> Words:
        assert isinstance(action, (Pay, Buy))
        return spell_money(action.cards)


class BuyForm(PayForm):
    """`buy money:50`: the auctioneer keeps the card and pays."""

    verb = "buy"
    tag = "buy"
    priced: ClassVar[type[Deciding] | type[Paying]] = Deciding
    counted: ClassVar[type[DecidingBlind] | type[Laying]] = DecidingBlind

    def action(self, view: Table, seat: Seat, said: Words) -> Action:
        return Buy(read_money(said))


class HiddenOfferForm(WordForm):
    """`offer money:100 money:0 done`: money face down; without money, nothing."""

    verb = "offer"
    tag = "offer"

    def is_open(self, view: Table, seat: Seat) -> bool:
        assert isinstance(view, Kuhhandel)
        return is_legal(view, seat, Offer(tuple(view.purse(seat)[:1])))

    def next_words(self, view: Table, seat: Seat, said: Words) -> list[str]:
        assert isinstance(view, Kuhhandel)
        if DONE in said:
            return []
        words = next_laid(view.purse(seat), said, len(said) + 1)
        return [*words, DONE] if said or not words else words

    def action(self, view: Table, seat: Seat, said: Words) -> Action:
        return Offer(read_money(said))

    def spell(self, view: Table, seat: Seat, action: Action) -> Words:
        assert isinstance(action, (Offer, Counter))
        return (*spell_money(action.cards), DONE)


class HiddenCounterForm(HiddenOfferForm):
    """`counter money:50 done`: money of one's own against a hidden offer."""

    verb = "counter"
    tag = "counter"

    def is_open(self, view: Table, seat: Seat) -> bool:
        assert isinstance(view, Kuhhandel)
        return is_legal(view, seat, Counter(tuple(view.purse(seat)[:1])))

    def action(self, view: Table, seat: Seat, said: Words) -> Action:
        return Counter(read_money(said))


def read_money(said: Words) -> Cards:
    """The money that was said, in ascending order."""
    return tuple(sorted([CODE_OF[word] for word in said if word != DONE]))


def spell_money(cards: Cards) -> Words:
    """Money cards as they are said."""
    return tuple([MONEY[card] for card in sorted(cards, reverse=True)])


def spell_sum(amount: int) -> Words:
    """A sum as it is said: each time the largest money that fits."""
    words: list[str] = []
    for code in CODES:
        while code > ZERO and WORTH[code] <= amount:
            words.append(MONEY[code])
            amount -= WORTH[code]
    return tuple(words)


def next_money(said: Words, most: int) -> list[str]:
    """What can be added to a sum, in the one way in which each sum is said: large money first."""
    if DONE in said:
        return []
    chosen = [CODE_OF[word] for word in said]
    last = chosen[-1] if chosen else CODES[0]
    found: list[str] = []
    room = most - total(chosen)
    for code in CODES:
        if ZERO < code <= last and WORTH[code] <= room:
            found.append(MONEY[code])
        smaller = total([other for other in chosen if other < code]) if chosen else 0
        room = min(room, WORTH[code] - 1 - smaller)  # smaller money never adds up to this piece
    return found


def rest_after(purse: Cards, chosen: list[int], code: int) -> list[int]:
    """The cards of this worth or less that are left when one of them is added."""
    rest = [card for card in purse if card <= code]
    for card in (*chosen, code):
        if card <= code:
            rest.remove(card)
    return rest


def addable(purse: Cards, chosen: list[int]) -> list[int]:
    """The cards that can be added, the largest first."""
    if not chosen:
        return [code for code in CODES if code in purse]
    last = chosen[-1]
    again = purse.count(last) > chosen.count(last)
    return [code for code in CODES if (code < last and code in purse) or (code == last and again)]


def next_payment(purse: Cards, said: Words, price: int) -> list[str]:
    """Exactly the price if the purse can make it; else until it is covered, and no card more."""
    chosen = [CODE_OF[word] for word in said]
    due = price - total(chosen)
    if due <= 0:
        return []
    exactly = exact(purse, price)
    found: list[str] = []
    for code in addable(purse, chosen):
        rest = rest_after(purse, chosen, code)
        still = due - WORTH[code]
        makes = still >= 0 and reach(rest) >> still // STEP & 1
        if code != ZERO and (makes if exactly else total(rest) >= still):
            found.append(MONEY[code])
    return found


def next_laid(purse: Cards, said: Words, count: int) -> list[str]:
    """A number of cards, whatever they are worth."""
    chosen = [CODE_OF[word] for word in said]
    due = count - len(chosen)
    if due <= 0:
        return []
    found = addable(purse, chosen)
    if due > 1:
        found = [code for code in found if len(rest_after(purse, chosen, code)) >= due - 1]
    return [MONEY[code] for code in found]


ANIMALS: Final = range(animals.CHICKEN, animals.RAT + 1)


def animal_word(species: int) -> str:
    """A species as a word."""
    return f"animal:{animals.NAMES[species]}"


def encode_exposed(view: Table, seat: Seat) -> Row:
    """The money of each seat that had to show it for this lot."""
    assert isinstance(view, Kuhhandel)
    row: Row = []
    for step in range(view.seats):
        shown = view.exposed[(seat + step) % view.seats]
        row += [float(shown is not None), *count_codes(shown or (), len(COUNTS))]
    return row


class KuhhandelAdapter(GameAdapter):
    """The ring in words and numbers."""

    FACTS: ClassVar[Mapping[str, FactEncoder]] = {
        "active": active_fact,
        "donkeys": number_fact("donkeys"),
        "given_out": number_fact("given_out", HUNDRED),
        "forced": number_fact("forced", HUNDRED),
        "auctions": no_fact,
        "exposed": encode_exposed,
        "green_top": number_fact("green_top"),
        "hand_counts": seat_fact("hand_counts"),
    }
    TREE_OPTIONS: ClassVar[Mapping[str, str]] = {"auction": "turns", "dutch": "sealed"}
    TALK_EXAMPLES: ClassVar[tuple[str, ...]] = (
        "say who has the other cow?",
        "promise no bid on 1 cow to 3",
        "promise peace for 2 rounds to 2",
    )
    EXAMPLES: ClassVar[tuple[Action, ...]] = (
        turn.Auction(),
        auction.Pass(),
        auction.Bid(120),
        auction.Ceiling(90),
        auction.Sell(),
        auction.Buy((4, 2)),
        auction.Pay((4, 2)),
        auction.Show(),
        dutch.Claim(3),
        dutch.Mark(3),
        turn.Take(),
        turn.Lay(1),
        turn.Trade(9, 1),
        cow_trade.Offer((5, 1)),
        cow_trade.Accept(),
        cow_trade.Counter((4, 4)),
        turn.Share(),
        turn.Keep(),
        turn.Give(),
        ShowMoney((4, 5), (1,)),
        ShowMoney(),
    )

    def card_legend(self, view: Table, seat: Seat) -> list[str]:
        return [
            f"{animals.NAMES[each]}: {animals.VALUES[each]}"
            for each in range(1, len(animals.VALUES))
        ]

    def game_words(self, table: Table) -> Sequence[str]:
        return [*(animal_word(species) for species in ANIMALS), *MONEY[1:]]

    def spell_part(
        self, table: Table, seat: Seat, name: str, value: int | str | Sequence[int]
    ) -> Iterable[str]:
        if name == "species" and isinstance(value, int):
            return (animal_word(value),)
        if name == "card" and isinstance(value, int):
            return (MONEY[value],)
        return super().spell_part(table, seat, name, value)

    def forms(self, table: Table, cards_per_side: int) -> list[WordForm]:
        return [
            BidForm(),
            CeilingForm(),
            PayForm(),
            BuyForm(),
            HiddenOfferForm(),
            HiddenCounterForm(),
        ]
