"""Cards by their sorts: what is held, what is missing, and how people write them."""

from collections.abc import Sequence

from higgle.bohnanza.beans import NAMES
from higgle.core import Cards, missing, sorted_cards


def with_lengths(*lists: Cards) -> list[int]:
    """Lists as an event tells them, each with its length in front."""
    told: list[int] = []
    for cards in lists:
        told.append(len(cards))
        if cards:
            told += cards
    return told


def join_choices(choices: tuple[Cards, ...]) -> Cards:
    """Several lists as one, with a 0 between them."""
    told: list[int] = []
    for cards in choices:
        told += [0, *cards] if told else cards
    return tuple(told)


def pick_places(cards: Sequence[int], places: list[int]) -> Cards:
    """The cards at these places, in ascending order."""
    return sorted_cards([cards[place] for place in places]) if places else ()


def ascends(cards: Cards) -> bool:
    """Whether the cards are in ascending order."""
    return len(cards) < 2 or tuple(sorted(cards)) == cards


def holds(cards: Sequence[int], wanted: Cards) -> bool:
    """Whether the cards contain all the wanted ones."""
    for index, sort in enumerate(wanted):
        if index and wanted[index - 1] == sort:
            continue
        if cards.count(sort) < wanted.count(sort):
            return False
    return True


def only(wanted: Cards, cards: Sequence[int]) -> bool:
    """Whether the wanted ones are all there is of their sorts, so that no copy can be chosen."""
    return all(cards.count(sort) == wanted.count(sort) for sort in set(wanted))


def by_sort(cards: Cards, places: Cards) -> list[int]:
    """The places at which to take these cards one after the other, sort by sort."""
    order = sorted(places, key=cards.__getitem__)
    return [place - sum([gone < place for gone in order[:at]]) for at, place in enumerate(order)]


def name_sorts(cards: Cards) -> list[str]:
    """Sorts with their numbers: `2 blue`, `1 red`."""
    return [f"{cards.count(sort)} {NAMES[sort]}" for sort in sorted(set(cards))]


def name_open(cards: Cards, stored: Cards) -> list[str]:
    """Open cards with their numbers: `2 blue up`, `1 red stored`."""
    turned_up = [f"{bean} up" for bean in name_sorts(missing(cards, stored))]
    return turned_up + [f"{bean} stored" for bean in name_sorts(stored)]


def join(words: list[str]) -> str:
    """Words joined for people; an empty list is `nothing`."""
    return " and ".join(words) if words else "nothing"
