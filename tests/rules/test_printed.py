"""What is printed on the cards: beanometers, buildings and lands, as the rulebooks show them."""

import pytest

from higgle.bohnanza import beans
from higgle.bohnanza.bohnaparte import board
from higgle.bohnanza.high_bohn import buildings
from tests.rule import rule
from tests.rules.high_bohn.town import PAID_WITH

BEANS = {
    "blue": (20, (4, 6, 8, 10)),
    "chili": (18, (3, 6, 8, 9)),
    "stink": (16, (3, 5, 7, 8)),
    "green": (14, (3, 5, 6, 7)),
    "soy": (12, (2, 4, 6, 7)),
    "black-eyed": (10, (2, 4, 5, 6)),
    "red": (8, (2, 3, 4, 5)),
    "garden": (6, (0, 2, 3)),
    "wax": (22, (4, 7, 9, 11)),
    "brandy": (22, (4, 7, 9, 11)),
    "coffee": (24, (4, 7, 10, 12)),
    "cocoa": (4, (0, 2, 3, 4)),
    "field": (3, (0, 0, 3)),
    "cognac": (22, (5, 7, 9, 10)),
}
METERS = {
    "mine 3": (1, 2, 3),
    "saloon 3": (3, 6, 7, 8),
    "saloon 4": (3, 5, 6, 7, 8),
    "blacksmith 3": (3, 5, 6, 7),
    "jail 2": (3, 5, 7, 9),
    "jail 3": (0, 4, 6, 8, 10),
    "distillery 4": (3, 5, 7, 8),
}
LANDS = {
    "camp": (1, 0, 6),
    "farm": (1, 0, 6),
    "village": (1, 16, 6),
    "city": (3, 18, 4),
    "monastery": (1, 0, 4),
    "quarry": (1, 0, 3),
    "iron": (1, 0, 3),
    "swamp": (1, 0, 3),
    "river": (0, 0, 3),
    "forest": (1, 17, 3),
    "pasture": (1, 0, 3),
}
"""Points, what it defends with at least, and how many cards of it the box has."""


@rule("B01", "B65", "H50")
def test_every_bean_has_its_number_and_its_beanometer() -> None:
    printed = {bean.name: (bean.number, bean.steps) for bean in beans.PRINTED[1:]}

    assert BEANS == printed


@rule("H21", "H34", "H39")
def test_buildings_with_a_beanometer_have_their_own() -> None:
    printed = {
        f"{buildings.KINDS[row.kind]} {row.price}": beans.steps(row.meter or row.stew)
        for row in buildings.PRINTED
        if row.meter or row.stew
    }

    assert METERS == printed


@rule("H01", "H02")
@pytest.mark.parametrize("price", [1, 2, 3, 4])
def test_every_type_has_a_building_of_each_price_paid_with_its_sort(price: int) -> None:
    printed = {
        buildings.KINDS[row.kind]: beans.NAMES[row.sort]
        for row in buildings.PRINTED
        if row.price == price
    }

    assert PAID_WITH == printed


@rule("W27", "W42")
def test_every_land_has_its_points_its_minimum_and_its_number_in_the_box() -> None:
    printed = {kind: (row.points, row.minimum, row.cards) for kind, row in board.LAND_KINDS.items()}

    assert LANDS == printed
