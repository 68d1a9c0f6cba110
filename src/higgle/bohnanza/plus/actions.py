"""What a seat may ask for with orders."""

from higgle.core import Action


class Meet(Action, frozen=True):
    """Show an order that one's fields meet, and take its thaler."""

    def __str__(self) -> str:
        return "meet order"


class ShowOrder(Action, frozen=True):
    """Lay the order at the front of the hand open."""

    def __str__(self) -> str:
        return "show order"
