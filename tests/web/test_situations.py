"""Decisive moments, played by clicks: bluffs, claims, rats, ties, purchases, stews and battles."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.bohnaparte.war import Attack, Attacking
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.high_bohn.town import Buy, Claiming
from higgle.bohnanza.planting import Planting
from higgle.core import Event, Table
from higgle.kuhhandel.auction import Bidding
from higgle.kuhhandel.cow_trade import Offering
from higgle.kuhhandel.dutch import Counting
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.money import WORTH, smallest, total
from higgle.kuhhandel.turn import DodgingRat
from tests.web.house import House, Person, somebody
from tests.web.situation import SLOW, find, lay

STOPWATCH = """(wanted) => {
  let came = 0;
  new MutationObserver(() => {
    const there = document.querySelector(wanted) !== null;
    if (there && !came) came = performance.now();
    if (!there && came && !window.stood) window.stood = performance.now() - came;
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""Measure how long something stands on the page, in milliseconds."""


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
    jana.page.get_by_role("textbox", name="amount").fill(str(held + 10))
    jana.button("Bid this amount").click()
    mila.button(re.compile("^Sell to")).tap()
    jana.button("Show all my money").click()

    mila.sees(re.compile("bid more than the money that everybody now sees"))
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

    jana.button(re.compile("pass it on$")).click()
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


def test_a_trade_is_revealed_to_those_two_alone(
    jana: Person, mila: Person, browser: Browser, house: House
) -> None:
    """Both sums stand there for a full second; who watches sees who gets the animal, no sum."""

    def both_have_money(table: Table, _: list[Event]) -> bool:
        stage = table.stages[-1]
        if type(stage) is not Offering or stage.partner != 1 or stage.round != 1:
            return False
        assert isinstance(table, Kuhhandel)
        rich = {WORTH[card] for card in table.purse(0)} - {WORTH[card] for card in table.purse(1)}
        return table.active == 0 and bool(rich) and 2 in table.purse(1) and max(rich) > 10

    situation = find("kuhhandel", both_have_money)
    table = situation.table
    assert isinstance(table, Kuhhandel)
    high = WORTH[max(table.purse(0))]
    with somebody(browser, house) as otto:
        lay(house, situation, {0: jana, 1: mila, 2: otto}, clocks=SLOW)
        for person in (jana, mila, otto):
            person.page.evaluate(STOPWATCH, ".reveal")
        jana.button(f"Money card {high}").click()
        jana.button("Lay the offer down").click()
        mila.button("Money card 10").tap()
        mila.button("Counter with 10").tap()

        for person, about in ((jana, "You laid more"), (mila, "laid more"), (otto, "laid more")):
            expect(person.page.locator(".reveal .about")).to_contain_text(about)
        assert [str(high), "10"] == jana.page.locator(".reveal .sum").all_inner_texts()
        assert [str(high), "10"] == mila.page.locator(".reveal .sum").all_inner_texts()
        assert 0 == otto.page.locator(".reveal .sum").count()
        expect(jana.page.locator(".stage")).to_be_visible()
        for person in (jana, mila, otto):
            expect(person.page.locator(".reveal")).to_have_count(0)
            assert 1000 <= person.page.evaluate("() => window.stood")
        otto.page.locator(".folded").click()
        expect(otto.page.locator(".reveal .about")).to_contain_text("laid more")
        jana.sees(re.compile(f"You gave {high} and got 10"))


def test_a_count_and_a_lot_say_what_they_cost(jana: Person, house: House) -> None:
    """The count says what the pedigree is worth to me and what I pay; a lot what its bid costs."""

    def otto_counts(table: Table, _: list[Event]) -> bool:
        assert isinstance(table, Kuhhandel)
        counting = type(table.stages[-1]) is Counting
        return counting and table.active == 2 and len(table.purse(0)) >= 10

    situation = find("kuhhandel", otto_counts)
    lay(house, situation, {0: jana}, clocks=SLOW)
    expect(jana.page.locator(".worth")).to_contain_text(re.compile(r"Worth \d+ to you"))
    expect(jana.page.locator(".worth")).to_contain_text(re.compile(r"10 cards: \d+ at least"))


def test_a_bid_says_what_it_costs(jana: Person, house: House) -> None:
    """No change is given: a bid of 30 with tens gone costs a fifty, and the page says so."""

    def no_exact_money(table: Table, _: list[Event]) -> bool:
        stage = table.stages[-1]
        assert isinstance(table, Kuhhandel)
        if type(stage) is not Bidding or table.active != 1 or stage.leader == 0:
            return False
        least = smallest(table.purse(0), stage.price + 10)
        return least is not None and total(least) > stage.price + 10

    situation = find("kuhhandel", no_exact_money)
    table, stage = situation.table, situation.table.stages[-1]
    assert isinstance(table, Kuhhandel)
    assert isinstance(stage, Bidding)
    cards = smallest(table.purse(0), stage.price + 10) or ()
    lay(house, situation, {0: jana}, clocks=SLOW)
    cost = f"Bid {stage.price + 10}, pay {total(cards)}: "
    expect(jana.page.locator(".pays")).to_contain_text(cost)
    jana.page.get_by_role("textbox", name="amount").fill(str(total(cards)))
    expect(jana.page.locator(".pays")).to_contain_text(f"You would pay exactly {total(cards)}: ")


def test_the_herds_are_in_sight_while_bidding_on_a_phone(mila: Person, house: House) -> None:
    """The bid and everybody's herd fit on one screen, and nothing has to be moved sideways."""

    def mila_may_bid(table: Table, _: list[Event]) -> bool:
        assert isinstance(table, Kuhhandel)
        return type(table.stages[-1]) is Bidding and table.active == 1 and table.auctions > 12

    lay(house, find("kuhhandel", mila_may_bid, seats=5), {0: mila}, clocks=SLOW)
    table = mila.page.locator(".herds table").bounding_box()
    assert table is not None
    assert table["width"] <= 390
    assert table["y"] + table["height"] <= 844


def test_the_own_score_is_in_sight_on_a_phone(mila: Person, house: House) -> None:
    """Whoever came last of five reads their own column without moving the table."""

    def mila_loses(table: Table, _: list[Event]) -> bool:
        return table.over and table.scores()[0] == min(table.scores())

    lay(house, find("kuhhandel", mila_loses, bot="random", seats=5), {0: mila}, clocks=SLOW)
    own = mila.page.locator("main.end thead th").filter(has_text="You")
    expect(own).to_be_in_viewport(ratio=1)


# High Bohn


def test_a_purchase_waits_for_those_who_come_earlier(
    jana: Person, mila: Person, house: House
) -> None:
    """Mila wants a building that Jana could buy too; Jana lets it pass, and it is Mila's."""

    claimed = False

    def mila_buys(table: Table, _: list[Event]) -> bool:
        """She is the first who wants it."""
        nonlocal claimed
        assert isinstance(table, HighBohn)
        stage = table.stages[-1]
        first = not claimed
        claimed = type(stage) is Claiming
        if not first or not isinstance(stage, Claiming):
            return False
        return stage.buyer == 1 and [0] == table.claimants(stage)

    situation = find("high-bohn", mila_buys, bot="farmer", seats=5, back=1, first=56)
    [(_, wanted)] = situation.left
    assert isinstance(wanted, Buy)
    lay(house, situation, {0: jana, 1: mila})

    mila.button(re.compile("^Town")).tap()
    mila.page.locator(f"[data-building='{wanted.building}']").tap()
    mila.button(re.compile("^Buy ")).tap()
    jana.button("Let it pass").click()

    expect(mila.page.locator(f"[data-building='{wanted.building}']")).to_contain_text("You")


def test_a_bean_joins_the_stew_and_the_stew_is_sold(jana: Person, house: House) -> None:
    """Jana plants into her stew, sells it, and chooses which bean becomes a thaler."""

    def a_stew_waits_for_its_third_bean(table: Table, _: list[Event]) -> bool:
        assert isinstance(table, HighBohn)
        return type(table.stages[-1]) is Planting and bool(small_stews(table))

    situation = find("high-bohn", a_stew_waits_for_its_third_bean, bot="farmer", seats=5)
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
    jana.button(re.compile("^Attack: .* 1 thaler")).click()
    jana.button(re.compile("^Fight with")).click()
    mila.button(re.compile("^Fight with")).tap()

    for person in (jana, mila):
        result = person.page.locator(".reveal, .folded").first
        expect(result).to_contain_text(re.compile(r"\d+ : \d+"))


def targets(table: Bohnaparte) -> list[int]:
    """Lands of seat 1 that seat 0 may attack, where both have cards to fight with."""
    if not all(table.hand(seat) for seat in (0, 1)):
        return []
    attacks = [action for action in table.actions(0) if isinstance(action, Attack)]
    return [attack.land for attack in attacks if table.owners[attack.land] == 1]
