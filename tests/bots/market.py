"""Scenes of a market: a card that lies open, and animals before the seats."""

import higgle
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.stage import KuhhandelStage
from tests.piles import counted


def table(stage: KuhhandelStage, *lot: int, **herds: list[int]) -> Kuhhandel:
    """A table for four in a stage, with a card open and these animals before seats `a` to `d`."""
    made = higgle.new("kuhhandel", 4, "scene")
    assert isinstance(made, Kuhhandel)
    made.active = 0
    made.stages = (stage,)
    made.piles[made.lot] = lot
    for card in lot:
        counted(made, made.deck, card, -1)
    for name, cards in herds.items():
        made.piles[made.herds + "abcd".index(name)] = tuple(cards)
        for card in cards:
            counted(made, made.deck, card, -1)
    return made
