"""The tables of the games with beans: everything that may be done can be seen and pressed."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from higgle.bohnanza.answers import Accept
from higgle.bohnanza.beans import COCOA
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.bohnaparte.war import Attacking
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import Harvest
from higgle.bohnanza.high_bohn.ending import LastBuying
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.high_bohn.planting import Stew, Stewing
from higgle.bohnanza.planting import Plant, Planting
from higgle.bohnanza.plus.game import BohnanzaPlus
from higgle.bohnanza.trading import Offer, Trading
from higgle.bohnanza.turn import Waiting
from higgle.catalogue import new
from higgle.core import Action, Event, Stage, Table
from tests.web.house import STILL, House, Person, somebody
from tests.web.situation import SLOW, Situation, Wish, find, lay

NONE = "\N{EN DASH}"
"""What stands on a card where no number of beans brings so much."""
OTHERS = ("cs-CZ", "de-DE")
"""Languages that are tried with time at hand."""


@pytest.fixture
def jana(browser: Browser, house: House) -> Iterator[Person]:
    """Somebody at a laptop."""
    with somebody(browser, house, width=1280, height=800) as person:
        yield person
        assert [] == person.complaints


@pytest.fixture
def mila(browser: Browser, house: House) -> Iterator[Person]:
    """Somebody with a phone."""
    with somebody(browser, house, width=390, height=844) as person:
        yield person
        assert [] == person.complaints


# Many seats


@pytest.mark.parametrize("seats", [6, 7])
def test_many_seats_cover_nothing(browser: Browser, house: House, seats: int) -> None:
    """Six and seven seats with orders fit a laptop, a desk and a phone."""

    def jana_trades(table: Table, _: list[Event]) -> bool:
        assert isinstance(table, BohnanzaPlus)
        late = table.deck_size() < 90 and len(table.offers) > 1
        return late and type(table.stages[-1]) is Trading and table.active == 0

    moment = find("bohnanza-plus", jana_trades, seats=seats, options={"orders": True})
    for width, height in ((1280, 800), (1440, 900), (390, 844)):
        with somebody(browser, house, width=width, height=height) as person:
            lay(house, moment, {0: person}, clocks=SLOW)
            person.page.locator(".strip li").first.wait_for()
            if width > 600:
                assert [] == person.beyond()
            assert ([], 0, []) == (person.covered(), person.overflow(), person.cut())
            assert [] == person.complaints


def harvest_comes_first(table: Table, _: list[Event]) -> bool:
    """No field of the first seat takes its front bean."""
    assert isinstance(table, Bohnanza)
    if table.stages[-1] != Planting() or table.active != 0:
        return False
    return {Harvest} == {type(action) for action in table.actions(0)}


def jana_plants(table: Table, _: list[Event]) -> bool:
    """The first seat plants its front bean, and there are offers to come."""
    assert isinstance(table, Bohnanza)
    late = table.deck_size() < 60 and table.stages[-1] == Planting() and table.active == 0
    return late and any(type(action) is Plant for action in table.actions(0))


HIDDEN = """() => {
  const rows = document.querySelector(".upper");
  return rows.scrollHeight - rows.clientHeight;
}"""
"""How much of the table lies under the hand until it is scrolled."""


@pytest.mark.parametrize("game", ["bohnanza", "high-bohn"])
def test_a_table_fits_a_small_laptop(browser: Browser, house: House, game: str) -> None:
    """Of 768 rows of dots a browser leaves some 650: nothing lies under the hand."""
    with somebody(browser, house, width=1366, height=650) as person:
        lay(house, find(game, jana_plants, bot="farmer", seats=4), {0: person}, clocks=SLOW)
        person.page.locator(".here").first.wait_for()
        person.page.evaluate(STILL)

        assert 0 == person.page.evaluate(HIDDEN)
        assert ([], [], 0, []) == (
            person.findings(),
            person.covered(),
            person.overflow(),
            person.cut(),
        )
        assert [] == person.complaints


def jana_trades(table: Table, _: list[Event]) -> bool:
    """The first seat trades two cards, and has had offers."""
    assert isinstance(table, Bohnanza)
    mine = type(table.stages[-1]) is Trading and table.active == 0 and len(table.offers) > 1
    return mine and len(table.piles[table.turned_up]) == 2 and len(table.hand(0)) > 3


def test_an_offer_fits_a_small_laptop(browser: Browser, house: House) -> None:
    """While one trades nothing lies under the hand, and the button that sends is in sight."""
    with somebody(browser, house, width=1366, height=650) as person:
        lay(house, find("bohnanza", jana_trades, bot="farmer", seats=4), {0: person}, clocks=SLOW)
        expect(person.page.locator(".deed")).to_contain_text("you keep and plant")
        person.page.evaluate(STILL)
        assert 0 == person.page.evaluate(HIDDEN)

        person.page.locator(".strip .slot").first.click()

        expect(person.page.locator(".send")).to_be_in_viewport(ratio=1)
        assert ([], [], [], []) == (
            person.beyond(),
            person.findings(),
            person.covered(),
            person.cut(),
        )
        assert [] == person.complaints


HEADS = """() => new Set([...document.querySelectorAll(".ground .field .head")]
  .map((head) => head.offsetHeight)).size"""
"""How many heights the lines over the own fields have."""


@pytest.mark.parametrize("language", ["cs", "de", "en", "ru"])
def test_fields_say_what_comes_next_in_one_line(
    browser: Browser, house: House, language: str
) -> None:
    """On a desk, whatever the language: no field is higher than the next."""
    moment = find("bohnanza", jana_trades, bot="farmer", seats=4)
    with somebody(browser, house, language=language) as person:
        lay(house, moment, {0: person}, clocks=SLOW)
        person.page.locator(".ground .field .times").first.wait_for()
        person.page.evaluate(STILL)

        assert 1 == person.page.evaluate(HEADS)


TOO_WIDE = """() => {
  const phases = document.querySelector(".phases");
  return phases.offsetWidth - phases.parentElement.clientWidth;
}"""
"""By how much the names of the phases reach beyond their room."""


@pytest.mark.parametrize("language", ["de", "ru"])
def test_long_names_of_phases_cover_nothing(browser: Browser, house: House, language: str) -> None:
    """Where they do not fit beside the table's name, the present phase alone has its name."""
    moment = find("bohnanza", jana_trades, bot="farmer", seats=4)
    with somebody(browser, house, width=1320, height=650, language=language) as person:
        lay(house, moment, {0: person}, bot="farmer", clocks=SLOW)
        names = person.page.locator(".phases li > span")
        names.first.wait_for(state="attached")
        person.page.evaluate(STILL)

        assert 0 >= person.page.evaluate(TOO_WIDE)
        expect(names.nth(1)).to_be_visible()
        person.page.set_viewport_size({"width": 1700, "height": 900})
        expect(names.nth(3)).to_be_visible()
        assert 0 >= person.page.evaluate(TOO_WIDE)


@pytest.mark.parametrize("game", ["bohnanza", "high-bohn"])
@pytest.mark.parametrize(
    ("wish", "deed"), [(jana_plants, ".here"), (harvest_comes_first, ".counter .due")]
)
def test_what_is_due_is_in_sight(
    browser: Browser, house: House, game: str, wish: Wish, deed: str
) -> None:
    """However low the window: the field for the bean, or the harvest that makes room for it."""
    moment = find(game, wish, bot="farmer", seats=4)
    with somebody(browser, house, width=1366, height=560) as person:
        lay(house, moment, {0: person}, clocks=SLOW)

        expect(person.page.locator(deed).first).to_be_in_viewport(ratio=1)


def test_a_phone_shows_how_many_cards_others_hold(mila: Person, house: House) -> None:
    """Beside three fields too."""

    def otto_has_three_fields(table: Table, _: list[Event]) -> bool:
        assert isinstance(table, Bohnanza)
        return all(table.field(2, slot) for slot in range(3)) and len(table.fields[2]) > 2

    moment = find("bohnanza", otto_has_three_fields, bot="farmer", seats=4)
    lay(house, moment, {0: mila}, clocks=SLOW)

    for count in mila.page.locator(".seat .count").all():
        expect(count).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("said", "coins"), [("english", "- 2 3 4"), ("german", "2 - 3 4")])
def test_cocoa_pays_what_its_print_says(jana: Person, house: House, said: str, coins: str) -> None:
    """P07: two beans bring two thalers in the English print and one in the German."""

    def cocoa_in_hand(table: Table, _: list[Event]) -> bool:
        assert isinstance(table, BohnanzaPlus)
        return COCOA in table.hand(0)

    moment = find("bohnanza-plus", cocoa_in_hand, seats=4, options={"cocoa_print": said})
    lay(house, moment, {0: jana}, clocks=SLOW)

    card = jana.page.locator(".strip li", has_text="Cocoa").first
    assert coins == " ".join(card.inner_text().replace(NONE, "-").split()[-4:])


# Trading


def test_what_waits_for_me_is_on_top_and_a_change_keeps_the_old_offer(
    jana: Person, house: House
) -> None:
    """The accepted offer comes first; while it is being changed it stands."""

    def agreed(table: Table, _: list[Event]) -> bool:
        assert isinstance(table, Bohnanza)
        mine = any(offer.maker == 0 and offer.accepted for offer in table.offers)
        return mine and len(table.offers) > 2 and table.active == 0

    lay(house, find("bohnanza", agreed, seats=4), {0: jana}, clocks=SLOW)
    first = jana.page.locator("article.offer").first
    expect(first.get_by_role("button", name=re.compile("^Deal with"))).to_be_visible()
    first.get_by_role("button", name="Change").click()

    expect(jana.page.locator("article.offer.due")).to_have_count(1)


def test_one_tap_offers_no_gift(mila: Person, house: House) -> None:
    """A tapped card is in the offer; it is sent only after one has said what for."""

    def mila_trades(table: Table, _: list[Event]) -> bool:
        assert isinstance(table, Bohnanza)
        return type(table.stages[-1]) is Trading and table.active == 0 and not table.offers

    lay(house, find("bohnanza", mila_trades), {0: mila}, clocks=SLOW)
    mila.page.locator(".strip .slot").first.tap()
    mila.page.locator(".build .send").tap(force=True)

    mila.sees("Tap what you get, or “for nothing” if it is a gift.")
    expect(mila.page.locator("article.offer")).to_have_count(0)


# High Bohn


def test_a_bean_goes_through_a_store(jana: Person, mila: Person, house: House) -> None:
    """Jana stores her front bean and offers it; Mila takes it, and must plant it."""

    def may_store(table: Table, _: list[Event]) -> bool:
        assert isinstance(table, HighBohn)
        begins = table.stages[-1] == Planting() and table.active == 0
        bean = table.hand(0)[:1]
        free = any(table.may_plant(1, bean[0], slot) for slot in table.fields[1]) if bean else False
        empty = not table.piles[table.store_piles]
        return begins and empty and table.store_room(0) > 0 and free

    lay(house, find("high-bohn", may_store, bot="farmer"), {0: jana, 1: mila}, clocks=SLOW)
    jana.button(re.compile("^Store ")).click()
    jana.page.locator("[data-key=done]").click()
    jana.button("Done trading").wait_for()
    jana.page.locator("[data-pile=store] button").first.click()
    jana.page.locator(".build .to .chip").nth(1).click()
    jana.button("for nothing").click()
    jana.button("Give").click()
    mila.button(re.compile("^Trade")).tap()
    mila.button("Take it").tap()
    jana.sees(re.compile("You gave .* to"))
    jana.button("Done trading").click()
    mila.page.locator(".here").first.wait_for()
    mila.page.locator("[data-pile=from-store] button").first.tap()
    mila.page.locator(".here").first.tap()

    mila.sees(re.compile("You planted"))


def test_the_third_field_asks_which_thalers_pay(jana: Person, house: House) -> None:
    """H13: the buyer chooses the sorts."""

    def rich(table: Table, _: list[Event]) -> bool:
        assert isinstance(table, HighBohn)
        purse = table.purse(0)
        free = type(table.stages[-1]) is Trading and 2 not in table.fields[0]
        return free and len(set(purse)) > 1 and len(purse) > 3

    lay(house, find("high-bohn", rich), {0: jana}, clocks=SLOW)
    jana.page.locator("[data-key=buy]").click()
    for _ in range(3):
        jana.page.locator("dialog .chip[aria-disabled=false]").first.click()
    jana.page.locator("dialog .yes").click()

    jana.sees(re.compile("You buy the third field"))


def test_of_a_stored_and_a_turned_up_bean_the_giver_chooses(
    jana: Person, mila: Person, house: House
) -> None:
    """H38: whoever accepts with one of two alike says which of them goes."""

    def two_alike(table: Table, _: list[Event]) -> bool:
        assert isinstance(table, HighBohn)
        trades = type(table.stages[-1]) is Trading and table.active == 0
        return trades and bool(alike(table)) and bool(table.hand(1))

    def alike(table: HighBohn) -> set[int]:
        shown = {*table.piles[table.store_piles]} & {*table.piles[table.turned_up]}
        return shown - {*table.hand(0)}

    moment = find("high-bohn", two_alike, bot="farmer")
    table = moment.table
    assert isinstance(table, HighBohn)
    [sort, *_] = alike(table)
    offer = Offer(hand=table.hand(1)[:1], want=(sort,), to=(0,))
    table.act(1, offer)
    laid = Situation(table, moment.seed, [*moment.deeds, (1, offer)], [])
    stored = len(table.piles[table.store_piles])
    pairs = ((jana, mila, "Turned up", stored), (mila, jana, "Store", stored - 1))
    for giver, taker, pile, left in pairs:
        lay(house, laid, {0: giver, 1: taker}, clocks=SLOW)
        giver.does_if("nav .yes")
        giver.does("article.offer [data-answer=yes]")
        copies = giver.page.locator("dialog ul.hand li")
        expect(copies).to_have_count(2)
        assert ([], 0, []) == (giver.findings(), giver.overflow(), giver.cut())
        copies.filter(has_text=re.compile(f"{pile}$")).get_by_role("button").click()
        giver.button("Give this").click()
        taker.does_if("nav .yes")
        taker.button(re.compile("^Deal with")).click()
        taker.does_if("dialog .yes")

        giver.does_if("section.trade [data-key=leave]")
        giver.sees(re.compile("You gave|In the tray|Received"))
        expect(giver.page.locator("[data-pile=store] button")).to_have_count(left)


def test_the_last_round_says_what_it_is(jana: Person, mila: Person, house: House) -> None:
    """Whoever builds last sees the order, what a purchase brings, and how to be done."""

    def last_round(table: Table, _: list[Event]) -> bool:
        stage = table.stages[-1]
        return isinstance(stage, LastBuying) and stage.seat == 0

    moment = find("high-bohn", last_round, bot="random")
    for person in (jana, mila):
        lay(house, moment, {0: person}, clocks=SLOW)
        person.sees("Last round: build, then count")
        expect(person.page.locator(".round .now")).to_contain_text("You")
        assert ([], 0) == (person.covered(), person.overflow())
        person.page.locator(".slot.can").first.click()
        expect(person.button(re.compile("^Buy "))).to_be_in_viewport()
        person.button("I am done").click()
        person.page.locator("main.end, .round .now:not(:has-text('You'))").first.wait_for()


# Bohnaparte


@pytest.mark.parametrize("language", ["de", "cs"])
def test_what_is_for_sale_leaves_room_for_the_hand(
    browser: Browser, house: House, language: str
) -> None:
    """Whoever attacks on a phone sees four cards at least, however long the depot is called."""

    def may_attack(table: Table, _: list[Event]) -> bool:
        assert isinstance(table, Bohnaparte)
        return type(table.stages[-1]) is Attacking and table.active == 0 and len(table.hand(0)) > 4

    with somebody(browser, house, width=390, height=844, language=language) as person:
        lay(house, find("bohnaparte", may_attack, bot="farmer"), {0: person}, clocks=SLOW)
        expect(person.page.locator(".depot .btn").first).to_be_in_viewport(ratio=1)

        expect(person.page.locator(".hand ol li").nth(3)).to_be_in_viewport(ratio=0.95)
        assert ([], []) == (person.cut(), person.complaints)


def test_an_attack_is_found_on_every_screen(jana: Person, mila: Person, house: House) -> None:
    """The whole map, the attack and its end are in sight; the fields say what is awaited."""

    def may_attack(table: Table, _: list[Event]) -> bool:
        assert isinstance(table, Bohnaparte)
        attacks = type(table.stages[-1]) is Attacking and table.active == 0
        return attacks and table.thalers(0) > 0 and table.deck_size() < 60

    moment = find("bohnaparte", may_attack, bot="farmer", seats=4)
    for person in (jana, mila):
        lay(house, moment, {0: person}, clocks=SLOW)
        for land in person.page.locator("[data-land]").all():
            expect(land).to_be_in_viewport(ratio=0.9)
        person.page.locator(".land.target").first.click()
        expect(person.button(re.compile("^Attack: "))).to_be_in_viewport(ratio=1)
        expect(person.button("End attacks")).to_be_in_viewport(ratio=1)
        assert ([], 0) == (person.covered(), person.overflow())
    jana.button("Back to the fields").click()
    expect(jana.page.locator(".must")).to_contain_text("Attack a land on the map")
    jana.button("Go to the map").click()
    jana.page.locator(".sea").wait_for()


# Awaited


def test_the_tab_says_that_i_am_awaited(jana: Person, house: House) -> None:
    """The title of the tab and one sign at the table, until somebody else is awaited."""

    def jana_plants(table: Table, _: list[Event]) -> bool:
        assert isinstance(table, Bohnanza)
        return table.stages[-1] == Planting() and table.active == 0 and len(table.hand(0)) > 1

    lay(house, find("bohnanza", jana_plants), {0: jana}, clocks=SLOW)

    expect(jana.page).to_have_title(re.compile("^● It is your turn"))
    expect(jana.page.locator(".must")).to_contain_text("Plant")


def test_a_forced_move_is_made_by_itself_and_the_log_says_so(jana: Person, house: House) -> None:
    """Where somebody has asked for it, the only thing that can be done is done."""

    def one_harvest_makes_room(table: Table, _: list[Event]) -> bool:
        assert isinstance(table, Bohnanza)
        plants = table.stages[-1] == Planting() and table.active == 0
        return plants and [Harvest] == [type(action) for action in table.actions(0)]

    jana.visit()
    jana.button("Settings").click()
    jana.page.get_by_role("switch", name="Make my move for me when only one is possible").click()
    lay(house, find("bohnanza", one_harvest_makes_room), {0: jana}, clocks=SLOW)

    jana.sees("made for you")


def test_an_offer_is_made_and_dropped_by_keys(jana: Person, house: House) -> None:
    """O goes into the offer, Escape out of it, and the focus stays where offers are made."""

    def jana_trades(table: Table, _: list[Event]) -> bool:
        assert isinstance(table, Bohnanza)
        return type(table.stages[-1]) is Trading and table.active == 0 and not table.offers

    lay(house, find("bohnanza", jana_trades), {0: jana}, clocks=SLOW)
    jana.page.keyboard.press("o")
    expect(jana.page.locator(".build .sort").first).to_be_focused()
    jana.page.keyboard.press("Enter")
    expect(jana.page.locator(".build .sort.on")).to_have_count(1)
    jana.page.keyboard.press("Escape")

    expect(jana.page.locator(".build")).to_have_count(0)
    expect(jana.page.locator("[data-key=offer]").first).to_be_focused()


# Questions between the phases


SCREENS = ((1280, 800), (390, 844))
TWO_FIELD_BEANS = "two field beans 342"
STEWS = 92
"""A deal of farmers in which somebody opens a saloon over fields with one bean."""
"""A seed that deals two of them to the front of the first hand."""


def asked(stage: type[Stage]) -> Callable[[Table, list[Event]], bool]:
    """The first seat is asked at such a stage."""

    def wish(table: Table, _: list[Event]) -> bool:
        return type(table.stages[-1]) is stage and 0 in [
            ask.seat for ask in table.asks() if ask.must
        ]

    return wish


def need_way_on(person: Person, sentence: str, *names: str) -> None:
    """The table says what is awaited, and each of these buttons can be pressed."""
    expect(person.page.locator(".must")).to_contain_text(sentence)
    for name in names:
        expect(person.button(re.compile(name))).to_be_enabled()
    assert ([], 0, []) == (person.covered(), person.overflow(), person.cut())


def test_before_the_deck_runs_out_i_may_harvest_or_go_on(browser: Browser, house: House) -> None:
    """B52: whoever can discard is asked, and says so."""
    moment = find("bohnanza", asked(Waiting))
    for width, height in SCREENS:
        with somebody(browser, house, width=width, height=height) as person:
            lay(house, moment, {0: person}, clocks=SLOW)
            need_way_on(person, "The deck is about to run out", "^Go on", "^Harvest")
            person.button("Go on").click()
            expect(person.page.locator(".must:has-text('The deck')")).to_have_count(0)
            assert [] == person.complaints


def test_a_new_saloon_turns_fields_into_stews(browser: Browser, house: House) -> None:
    """H36: every field with one bean has its button, and the log tells of it."""
    moment = find("high-bohn", asked(Stewing), bot="farmer", seats=5, first=STEWS)
    stews = [action.slot + 1 for action in moment.table.actions(0) if isinstance(action, Stew)]
    for width, height in SCREENS:
        with somebody(browser, house, width=width, height=height) as person:
            lay(house, moment, {0: person}, clocks=SLOW)
            names = [f"^Start a stew on field {field}" for field in stews]
            need_way_on(person, "into stews", "^Leave it as it is", *names)
            person.button(re.compile(names[0])).click()
            if width < 600:
                person.button("Log").click()
            person.sees(f"You turn field {stews[0]} into a stew.")
            assert [] == person.complaints


def test_two_field_beans_bring_a_field_or_none(browser: Browser, house: House) -> None:
    """Where a lone bean is strict, the third field may be taken or left."""
    options = {"rare": "field", "lone_bean": "strict"}
    table = new("bohnanza-plus", 4, TWO_FIELD_BEANS, options)
    deeds: list[tuple[int, Action]] = [(0, Plant(0)), (0, Plant(0)), (0, Harvest(0))]
    for seat, action in deeds:
        table.act(seat, action)
    for width, height in SCREENS:
        with somebody(browser, house, width=width, height=height) as person:
            lay(house, Situation(table, TWO_FIELD_BEANS, deeds, []), {0: person}, clocks=SLOW)
            need_way_on(person, "Two field beans", "^Leave it as it is", "^Take the third field")
            person.button("Take the third field").click()
            expect(person.page.locator(".field")).to_have_count(3)
            assert [] == person.complaints


@pytest.mark.parametrize(
    "language", ["ru-RU", *(pytest.param(other, marks=pytest.mark.soak) for other in OTHERS)]
)
def test_every_question_is_a_sentence(browser: Browser, house: House, language: str) -> None:
    """No language shows the name of a text instead of it."""
    waiting = find("bohnanza", asked(Waiting))
    stewing = find("high-bohn", asked(Stewing), bot="farmer", seats=5, first=STEWS)
    for moment in (waiting, stewing):
        with somebody(browser, house, width=390, height=844, language=language) as person:
            lay(house, moment, {0: person}, clocks=SLOW)
            expect(person.page.locator(".must")).not_to_contain_text("due-")
            assert ([], 0, []) == (person.covered(), person.overflow(), person.cut())


def test_a_refused_offer_can_still_be_accepted(jana: Person, house: House) -> None:
    """Who has declined may change their mind while the offer stands."""

    def offered(table: Table, _: list[Event]) -> bool:
        assert isinstance(table, Bohnanza)
        mine = {offer.id for offer in table.offers if 0 in offer.to}
        return any(isinstance(one, Accept) and one.offer in mine for one in table.actions(0))

    lay(house, find("bohnanza", offered), {0: jana}, clocks=SLOW)
    row = jana.page.locator("article.offer:has([data-answer=yes])").first
    number = row.get_attribute("data-offer")
    row.locator("[data-answer=no]").click()
    jana.page.locator("button.refused").click()
    jana.page.locator(f"[data-offer='{number}'] [data-answer=yes]").click()
    jana.does_if("dialog .yes")

    jana.sees(re.compile("You accepted|You gave|You got"))
