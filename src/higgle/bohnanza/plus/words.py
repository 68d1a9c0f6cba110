"""Reading the text form of actions about orders."""

from higgle.bohnanza.plus.actions import Meet, ShowOrder
from higgle.bohnanza.text import parse_action
from higgle.core import Action


def read(text: str) -> Action:
    """The action that a text means, orders included."""
    said = text.lower().split()
    if said in (["meet", "order"], ["meet"]):
        return Meet()
    if said == ["show", "order"]:
        return ShowOrder()
    return parse_action(text)
