"""Decisive moments, played by clicks: bluffs, claims, rats, ties, purchases, stews and battles."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from higgle.bohnanza.bohnaparte.actions import Attack
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.bohnaparte.stages import Attacking
from higgle.bohnanza.high_bohn.actions import Buy
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.high_bohn.stages import Claiming
from higgle.bohnanza.stages import Planting
from higgle.kuhhandel.money import WORTH
from higgle.kuhhandel.stages import Bidding, Counting, DodgingRat, Offering
from higgle.kuhhandel.turn import Kuhhandel
from higgle.table import Event, Table
from tests.web.house import House, Person, somebody
from tests.web.situation import find, lay


@pytest.fixture
def jana(browser: Browser, house: House) -> Iterator[Person]:
    """Somebody at a desk."""
    with somebody(browser, house) as person:
        yield person
        assert [] == person.complaints


@pytest.fixture
def mila(browser: Browser, house: House) -> Iterator[Person]:
    """Somebody else, on a phone."""
    with somebody(browser, house, width=390, height=844) as person:
        yield person
        assert [] == person.complaints


# Kuhhandel


def test_a_bluff_is_exposed(jana: Person, mila: Person, house: House) -> None:
    """Jana bids more than she has, wins, shows her money, and the animal is auctioned anew."""

    def mila_auctions(table: Table, _: list[Event]) -> bool:
        assert isinstance(table, Kuhhandel)
        return type(table.stages[-1]) is Bidding and table.active == 1

    situation = find("kuhhandel", mila_auctions, back=1)
    lay(house, situation, {0: jana, 1: mila})
    assert isinstance(situation.table, Kuhhandel)
    held = sum(WORTH[card] for card in situation.table.purse(0))

    mila.button("Auction the next card").tap()
    jana.page.get_by_role("textbox", name="free").fill(str(held + 10))
    jana.button("Bid this amount").click()
    mila.button(re.compile("^Sell to")).tap()
    jana.button("Show all my money").click()

    mila.sees(re.compile("bid more than the money that all now see"))
    shown = mila.page.locator(".bluff .money")
    expect(shown).to_have_count(len(situation.table.purse(0)))
    jana.sees("No bid yet")


def test_a_pedigree_is_claimed_in_the_count(jana: Person, mila: Person, house: House) -> None:
    """Mila counts, Jana claims and lays the cards face down, and Mila sells."""

    def mila_counts(table: Table, _: list[Event]) -> bool:
        assert isinstance(table, Kuhhandel)
        counting = type(table.stages[-1]) is Counting
        return counting and table.active == 1 and len(table.purse(0)) >= 10

    lay(house, find("kuhhandel", mila_counts, back=1), {0: jana, 1: mila})

    mila.button("Auction the next card").tap()
    jana.button(re.compile("^Mine for")).click()
    jana.button(re.compile("^Lay")).click()
    mila.button(re.compile("^Sell to")).tap()

    jana.sees(re.compile("pedigree"))
    expect(jana.page.locator("tr.me .pedigrees svg").first).to_be_visible()


def test_a_rat_is_passed_on(jana: Person, mila: Person, house: House) -> None:
    """Jana lays a card beside the rat; Mila takes the rat and the money."""

    def the_rat_comes(table: Table, _: list[Event]) -> bool:
        assert isinstance(table, Kuhhandel)
        return table.stages[-1] == DodgingRat(0) and table.active == 2

    situation = find("kuhhandel", the_rat_comes)
    lay(house, situation, {0: jana, 1: mila})
    assert isinstance(situation.table, Kuhhandel)
    money = len(situation.table.purse(0))

    jana.button(re.compile("pass on$")).click()
    expect(jana.page.locator(".purse [data-place]")).to_have_count(money - 1)
    mila.sees("One card lies beside it.")
    mila.button("Take rat and money").tap()

    jana.sees(re.compile("takes the rat and 1 money card"))


def test_a_trade_ends_in_a_tie_and_begins_anew(jana: Person, mila: Person, house: House) -> None:
    """Equal money twice: the first time they offer again, then Mila takes the money unseen."""

    def both_could_lay_the_same(table: Table, _: list[Event]) -> bool:
        stage = table.stages[-1]
        if type(stage) is not Offering or stage.partner != 1 or stage.round != 1:
            return False
        assert isinstance(table, Kuhhandel)
        return table.active == 0 and bool(set(table.purse(0)) & set(table.purse(1)))

    situation = find("kuhhandel", both_could_lay_the_same)
    table = situation.table
    assert isinstance(table, Kuhhandel)
    same = WORTH[min(set(table.purse(0)) & set(table.purse(1)))]
    lay(house, situation, {0: jana, 1: mila})

    jana.button(f"Money card {same}").click()
    jana.button("Lay the offer down").click()
    mila.button(f"Money card {same}").tap()
    mila.button(f"Counter with {same}").tap()
    jana.sees(re.compile("It was a tie; once more."))
    jana.button(f"Money card {same}").click()
    jana.button("Lay the offer down").click()
    mila.button("Take the money").tap()

    jana.sees(re.compile("You get from"))


# High Bohn


def test_a_purchase_waits_for_those_who_come_earlier(
    jana: Person, mila: Person, house: House
) -> None:
    """Mila wants a building that Jana could buy too; Jana lets it pass, and it is Mila's."""

    def mila_buys(table: Table, _: list[Event]) -> bool:
        assert isinstance(table, HighBohn)
        stage = table.stages[-1]
        return type(stage) is Claiming and stage.buyer == 1 and [0] == table.claimants(stage)

    situation = find("high-bohn", mila_buys, bot="random", back=1)
    [(_, wanted)] = situation.left
    assert isinstance(wanted, Buy)
    lay(house, situation, {0: jana, 1: mila})

    mila.button(re.compile("^Town")).tap()
    mila.page.locator(f"[data-building='{wanted.building}']").tap()
    mila.button(re.compile("^Buy ")).tap()
    jana.button("Let it pass").click()

    expect(mila.page.locator(f"[data-building='{wanted.building}']")).to_contain_text("yours")


def test_a_bean_joins_the_stew_and_the_stew_is_sold(jana: Person, house: House) -> None:
    """Jana plants into her stew, sells it, and chooses which bean becomes a thaler."""

    def a_stew_waits_for_its_third_bean(table: Table, _: list[Event]) -> bool:
        assert isinstance(table, HighBohn)
        return type(table.stages[-1]) is Planting and bool(small_stews(table))

    situation = find("high-bohn", a_stew_waits_for_its_third_bean, bot="farmer")
    table = situation.table
    assert isinstance(table, HighBohn)
    slot = small_stews(table)[0]
    lay(house, situation, {table.active: jana})

    ground = jana.page.locator(f"section.field:has([data-pile=field-{slot + 1}])")
    ground.locator(".here").click()
    expect(ground.locator(".bean")).to_have_count(3)
    jana.page.locator(f"[data-key=harvest-{slot + 1}]").click()
    jana.page.locator("dialog [aria-pressed=false]").first.click()
    jana.page.locator("dialog .yes").click()

    expect(ground).to_contain_text("empty")
    jana.sees(re.compile("stew"))


def small_stews(table: HighBohn) -> list[int]:
    """The stews of the active seat that have two beans and take its front card."""
    seat = table.active
    hand = table.hand(seat)
    return [
        slot
        for slot in table.stews[seat]
        if hand and len(table.field(seat, slot)) == 2 and table.may_plant(seat, hand[0], slot)
    ]


# Bohnaparte


def test_a_land_is_attacked(jana: Person, mila: Person, house: House) -> None:
    """Jana attacks, both choose a card unseen, and the battle is told to both."""

    def jana_may_attack_mila(table: Table, _: list[Event]) -> bool:
        assert isinstance(table, Bohnaparte)
        return type(table.stages[-1]) is Attacking and table.active == 0 and bool(targets(table))

    situation = find("bohnaparte", jana_may_attack_mila, bot="farmer")
    table = situation.table
    assert isinstance(table, Bohnaparte)
    lay(house, situation, {0: jana, 1: mila})

    jana.page.locator(f"[data-land='{targets(table)[0]}']").click()
    jana.button("Attack for 1 thaler").click()
    jana.button(re.compile("^Fight with")).click()
    mila.button(re.compile("^Fight with")).tap()

    for person in (jana, mila):
        person.page.locator(".battle .result").wait_for()


def targets(table: Bohnaparte) -> list[int]:
    """Lands of seat 1 that seat 0 may attack, where both have cards to fight with."""
    if not all(table.hand(seat) for seat in (0, 1)):
        return []
    attacks = [action for action in table.actions(0) if isinstance(action, Attack)]
    return [attack.land for attack in attacks if table.owners[attack.land] == 1]
