"""Cards laid and taken away by hand, to set a scene."""

from higgle.core import Cards, Table


def replaced(cards: Cards, place: int, card: int) -> Cards:
    """The same cards with another one at a place."""
    return (*cards[:place], card, *cards[place + 1 :])


def counted(table: Table, bag: int, card: int, change: int) -> None:
    """This many cards of a code more, or fewer, in a bag."""
    table.piles[bag] = replaced(table.piles[bag], card, table.piles[bag][card] + change)
