"""Showing at random, and what of it must stay between those who were shown."""

from random import Random

from higgle.bohnanza.show_cards import ShowCards
from higgle.core import DOWN, Action, Cards, Event, Sighting, Table
from higgle.core.shown_cards import visible
from higgle.kuhhandel.show_money import ShowMoney

Show = ShowCards | ShowMoney


def any_show(table: Table, random: Random) -> tuple[int, Action] | None:
    """Some seat shows some of its cards to some others, if it has any."""
    if not table.SHOWS or table.over:
        return None
    seat = random.randrange(table.seats)
    name = random.choice(sorted(table.SHOWS))
    held = table.piles[table.layout.first[name] + seat]
    if not held:
        return None
    others = [other for other in range(table.seats) if other != seat]
    to = tuple(sorted(random.sample(others, random.randrange(len(others) + 1))))
    cards = some(held, 1 + random.randrange(len(held)), random)
    if name == "order" or random.random() < 0.2:
        cards = ()
    return seat, ShowMoney(cards, to) if name == "purse" else ShowCards(cards, to, name)


def some(held: Cards, count: int, random: Random) -> Cards:
    """So many of these cards."""
    return tuple(sorted(random.sample(held, min(count, len(held)))))


def disguise(world: Table, seat: int, action: Show, random: Random) -> Action:
    """The same deed with what the seat holds in another world."""
    name = action.pile if isinstance(action, ShowCards) else "purse"
    cards = some(world.piles[world.layout.first[name] + seat], len(action.cards), random)
    if isinstance(action, ShowMoney):
        return ShowMoney(cards, action.to)
    return ShowCards(cards, action.to, action.pile)


def are_backs(table: Table, event: Event, audience: int) -> bool:
    """Whether nobody but those who are named sees a face in an event of this kind."""
    to = event.numbers[1:]
    named = audience in (event.seat, *to) or (audience < 0 and len(to) == table.seats - 1)
    return event.name != "shown" or named or {card for card, *_ in event.moves} == {DOWN}


def reshow(world: Table, audience: int, random: Random) -> None:
    """What others have shown each other is something else in another world."""
    own = set(visible(world, audience))
    world.sightings = tuple(
        [one if one in own else other_sighting(world, one, random) for one in world.sightings]
    )


def other_sighting(world: Table, one: Sighting, random: Random) -> Sighting:
    """As many of the cards that lie there now."""
    return Sighting(one.pile, one.by, some(world.piles[one.pile], len(one.cards), random))
