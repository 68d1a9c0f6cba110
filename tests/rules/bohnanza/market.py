"""A market day, for the tests of phase 2."""

from higgle.bohnanza.open_offers import OpenOffer
from tests.scene import Scene, scene


def market(**options: object) -> Scene:
    """The first seat is active, with soy and garden turned up; everybody holds some cards."""
    t = scene("bohnanza", 4, **options)
    t.hand(0, "blue", "red", "blue", "green", "blue")
    t.hand(1, "red", "stink", "red", "chili")
    t.hand(2, "red", "blue", "soy")
    t.hand(3, "stink", "chili")
    return t.turned_up("soy", "garden").trading()


def board(t: Scene) -> list[int]:
    """The numbers of the offers that stand."""
    return [offer.id for offer in t.table.offers]


def offer(t: Scene, number: int) -> OpenOffer:
    return next(offer for offer in t.table.offers if offer.id == number)


def shown(t: Scene) -> list[str]:
    return t.names(t.table.piles[t.table.turned_up])
