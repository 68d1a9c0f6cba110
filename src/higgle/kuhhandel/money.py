"""The green cards: money, which of it pays a price, and what the donkeys bring."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Final

from higgle.core import NOBODY, Cards, Seat, require, sorted_cards

if TYPE_CHECKING:
    from higgle.kuhhandel.game import Kuhhandel

ZERO: Final = 1
WORTH: Final[tuple[int, ...]] = (0, 0, 10, 20, 50, 100, 200, 500)
"""What a money card is worth, by its code; code 0 lies face down."""

CODES: Final = {worth: code for code, worth in enumerate(WORTH) if code}

COUNTS: Final[tuple[int, ...]] = (0, 12, 18, 6, 12, 6, 6, 6)
"""How many cards there are of each code."""

START: Final[tuple[int, ...]] = (1, 1, 2, 2, 2, 3, 4)
"""What every seat starts with: two zeros, three tens, a twenty and a fifty."""

DONKEYS: Final[tuple[int, ...]] = (4, 5, 6, 7)
"""What the first, second, third and fourth donkey pay every seat: 50, 100, 200, 500."""


def total(cards: Sequence[int]) -> int:
    """What cards are worth together."""
    worth = 0
    for card in cards:
        worth += WORTH[card]
    return worth


def holds(purse: Sequence[int], cards: Cards) -> bool:
    """Whether a purse contains all these cards."""
    if len(cards) == 1:
        return cards[0] in purse
    return all(purse.count(card) >= cards.count(card) for card in set(cards))


def reach(cards: Sequence[int]) -> int:
    """Every sum that some of the cards make: bit number n stands for n tens."""
    sums = 1
    for card in cards:
        sums |= sums << WORTH[card] // 10
    return sums


def exact(purse: Sequence[int], price: int) -> bool:
    """Whether some cards of a purse make exactly this price."""
    return reach(purse) >> price // 10 & 1 == 1


def smallest(purse: Sequence[int], price: int) -> Cards | None:
    """The payment that costs least, in large cards; nothing if the purse cannot pay."""
    above = reach(purse) >> price // 10
    if not above:
        return None
    tens = price // 10 + (above & -above).bit_length() - 1
    paid: list[int] = []
    rest = sorted(purse)
    while tens:
        card = rest.pop()
        left = tens - WORTH[card] // 10
        if left >= 0 and card != ZERO and reach(rest) >> left & 1:
            paid.append(card)
            tens = left
    return tuple(reversed(paid))


def payments(purse: Sequence[int], least: int) -> list[Cards]:
    """What each price from this one on would cost in cards, as long as the purse can pay."""
    return all_payments(tuple(sorted(purse)))[least // 10 :]


@lru_cache(maxsize=1000)
def all_payments(purse: Cards) -> list[Cards]:
    """The same from nothing on; it is asked for at every bid, and purses seldom change."""
    prices = range(0, total(purse) + 1, 10)
    return [paid for price in prices if (paid := smallest(purse, price)) is not None]


def random_payment(purse: Sequence[int], price: int, random: Random) -> Cards | None:
    """Any payment that the rules allow; nothing if the purse cannot pay."""
    cards = [card for card in purse if card != ZERO]
    if total(cards) < price:
        return None
    random.shuffle(cards)
    return (
        random_exact(cards, price, random) if exact(cards, price) else random_covering(cards, price)
    )


def random_cards(purse: Sequence[int], random: Random) -> Cards:
    """At least one card of a purse, more often few than many."""
    count = 1 + int(len(purse) * random.random() ** 3)
    return sorted_cards(random.sample(purse, min(count, len(purse))))


def random_exact(cards: list[int], price: int, random: Random) -> Cards:
    """Walk through the cards and take or leave each, as long as the rest can still make it."""
    sums = [1]
    for card in reversed(cards):
        sums.append(sums[-1] | sums[-1] << WORTH[card] // 10)
    left = price // 10
    paid: list[int] = []
    for place, card in enumerate(cards):
        rest = sums[len(cards) - place - 1]
        worth = WORTH[card] // 10
        may_take = worth <= left and rest >> (left - worth) & 1
        if may_take and (not rest >> left & 1 or random.random() < 0.5):
            paid.append(card)
            left -= worth
    return sorted_cards(paid)


def random_covering(cards: list[int], price: int) -> Cards:
    """Lay cards until the price is covered, then take back what is not needed."""
    paid: list[int] = []
    left = price
    for card in cards:
        if left > 0:
            paid.append(card)
            left -= WORTH[card]
    for card in paid[:]:
        if left + WORTH[card] <= 0:
            paid.remove(card)
            left += WORTH[card]
    return sorted_cards(paid)


def money_text(cards: Cards) -> str:
    """Money cards by their worth; none is `nothing`."""
    return " ".join([str(WORTH[card]) for card in cards]) if cards else "nothing"


def hand_out_money(table: "Kuhhandel", start: Cards) -> None:
    """Deal the starting money; what is left waits for the donkeys."""
    reserve = [card for card, count in enumerate(COUNTS) for _ in range(count)]
    for seat in range(table.seats):
        table.piles[table.purses + seat] = start
        for card in start:
            reserve.remove(card)
            table.given_out += WORTH[card]
    table.piles[table.reserve] = tuple(reserve)


def pay_out(table: "Kuhhandel") -> None:
    """A donkey brings every seat one card from the reserve."""
    card = DONKEYS[table.donkeys]
    table.donkeys += 1
    table.given_out += table.seats * WORTH[card]
    for seat in range(table.seats):
        table.move(table.reserve, (card,), table.purses + seat)
    table.emit("paid_out", NOBODY, table.donkeys, WORTH[card])


def check_money(table: "Kuhhandel", seat: Seat, cards: Cards) -> None:
    require(holds(table.purse(seat), cards), "not-your-money", "K05")


def check_payment(table: "Kuhhandel", seat: Seat, cards: Cards, price: int) -> None:
    """Exactly the price if the purse can make it, else no card more than needed."""
    check_money(table, seat, cards)
    require(ZERO not in cards, "zero-pays-nothing", "K15")
    paid = total(cards)
    require(paid >= price, "pays-too-little", "K13", paid=paid, price=price)
    if paid > price:
        require(not exact(table.purse(seat), price), "can-pay-exactly", "K14", price=price)
        needed = paid - WORTH[min(cards)] < price
        require(needed, "card-too-many", "K15", card=WORTH[min(cards)], price=price)


def check_card_count(table: "Kuhhandel", seat: Seat, cards: Cards, count: int) -> None:
    require(len(table.purse(seat)) >= count, "too-few-cards", "K33", count=count)
    require(len(cards) == count, "wrong-card-count", "K30", count=count)
    check_money(table, seat, cards)
