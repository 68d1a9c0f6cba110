"""Around the table: waiting rooms, chairs that change hands, replays that are shared, people."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.web.house import House, Person, sit_down_beside, somebody
from tests.web.situation import SLOW, Situation, find, it_is_over, lay


@pytest.fixture(scope="module")
def late() -> Situation:
    """A short game of Bohnaparte that is over."""

    return find("bohnaparte", it_is_over, bot="random")


def kept(person: Person, house: House, code: str) -> None:
    """Wait until the server has kept the result: before that, a record is nobody's business."""
    for _ in range(100):
        if person.page.request.get(f"{house.address}api/tables/{code}").json()["state"] == "over":
            return
    raise AssertionError("the result was not kept")


# Waiting rooms


def open_table(host: Person, game: str = "bohnanza") -> str:
    """A table for friends; its code comes back."""
    host.visit()
    host.page.locator(".new select").first.select_option(game)
    host.page.get_by_role("switch", name="Fill chairs with bots").click()
    host.button("Set the table").click()
    host.sees("The table is set")
    return host.page.url.rsplit("/", 1)[-1]


def test_the_map_of_bohnaparte_is_chosen_by_name_or_laid_out(
    browser: Browser, house: House
) -> None:
    """A map that is none is refused in words, and nothing typed is lost."""
    with somebody(browser, house) as host:
        host.visit()
        host.page.locator(".new select").first.select_option("bohnaparte")
        host.page.locator(".new summary").click()
        choice = host.page.get_by_role("radio")
        choice.get_by_text("a map of your own").click()
        host.page.get_by_role("textbox", name="a map of your own").fill("xx yy")
        host.button("Set the table").click()
        expect(host.page.locator(".new [role=alert]")).to_contain_text("map")
        choice.get_by_text("3", exact=True).click()
        choice.get_by_text("pyramid for three").click()
        host.button("Set the table").click()

        host.page.locator("[data-land]").nth(14).wait_for()
        assert [] == host.findings()


def test_the_host_chooses_bots_and_a_friend_takes_a_bots_chair(
    browser: Browser, house: House
) -> None:
    """The usual bot is the usual one, another level can be chosen, and a friend says a name."""
    with somebody(browser, house) as host, somebody(browser, house, width=390, height=844) as anna:
        code = open_table(host)
        host.button("A bot").click()
        expect(host.page.locator("main li").nth(1)).to_contain_text("Expert")
        host.page.get_by_label("Bots play").select_option("greedy")
        host.button("A bot").click()
        expect(host.page.locator("main li").nth(2)).to_contain_text("Greedy")

        anna.visit(f"t/{code}")
        anna.sees("House rules")
        anna.page.get_by_label("Your name at this table").fill("Annabel")
        anna.button("Take this chair").tap()

        expect(host.page.locator("main li").nth(1)).to_contain_text("Annabel")
        assert 0 == anna.overflow()
        assert [] == anna.findings() + anna.complaints + host.complaints


def test_the_host_settles_the_table(browser: Browser, house: House) -> None:
    """Settings are seen by all, somebody is sent away, and somebody gets up."""
    with somebody(browser, house) as host, somebody(browser, house) as guest:
        code = open_table(host)
        host.page.get_by_role("switch", name="Programs may sit down").click()
        guest.visit(f"t/{code}")
        programs = guest.page.locator("label.line").filter(has_text="Programs may sit down")
        expect(programs.locator("b")).to_have_text("yes")
        host.page.get_by_role("switch", name="Keep the chat in the replay").click()
        talk = guest.page.locator("label.line").filter(has_text="Keep the chat")
        expect(talk.locator("b")).to_have_text("yes")
        guest.button("Sit down").click()
        host.button(re.compile("^Free .*s chair$")).click()
        guest.button("Sit down").click()
        guest.button("Get up").click()

        host.sees("Waiting for 3 more players.")
        guest.button("Sit down").wait_for()
        assert [] == host.findings() + host.complaints + guest.complaints


def strangers_meet(host: Person, guest: Person) -> None:
    """At a table that anyone may join; one chair is still free."""
    code = open_table(host)
    host.page.get_by_role("switch", name="Listed in the lobby").click()
    sit_down_beside(host, guest, code)


def test_friends_meet_talk_and_start(browser: Browser, house: House) -> None:
    """The host says her name, a friend types the code as it was read aloud, both chat."""
    with somebody(browser, house) as anna, somebody(browser, house, width=390, height=844) as ben:
        code = open_table(anna)
        anna.page.get_by_label("Your name at this table").fill("Anna")
        anna.button("Keep").click()
        ben.visit()
        ben.page.get_by_label("Table code").fill("no such code")
        ben.button("Join").tap()
        ben.sees("No table has this code.")
        ben.page.get_by_label("Table code").fill(f" {code[:4].lower()} {code[4:]}-")
        ben.button("Join").tap()
        ben.page.get_by_label("Your name at this table").fill("Ben")
        ben.button("Sit down").first.tap()
        anna.sees("Ben is here")
        ben.sees("Anna is here")
        anna.button("A bot").click()
        anna.sees("Waiting for one more player.")
        anna.button("A bot").click()
        anna.sees("Ben is not ready yet")
        anna.page.get_by_label("Say something").fill("Danke!")
        anna.page.keyboard.press("Enter")
        ben.sees("Danke!")
        ben.button("One moment").tap()
        expect(anna.page.locator(".talk .said")).to_contain_text("One moment")

        anna.button("Start the game").click()
        ben.button("Wait").tap()
        anna.sees("Ben is not ready yet")
        for person in (anna, ben):
            assert ([], 0, []) == (person.findings(), person.overflow(), person.cut())
        ben.button("I am ready").tap()
        anna.sees("Everybody is ready")
        expect(ben.button("Start the game")).to_have_count(0)
        anna.button("Start the game").click()
        for person in (anna, ben):
            person.page.locator(".strip").wait_for()
        ben.visit()
        ben.sees("You are at a table")
        ben.page.get_by_role("link", name="Back to the table").tap()
        ben.page.locator(".strip").wait_for()
        assert [] == anna.complaints + [one for one in ben.complaints if "404" not in one]


def test_a_change_of_what_is_agreed_asks_again(browser: Browser, house: House) -> None:
    """Whoever was ready is told why they are not any more."""
    with somebody(browser, house) as host, somebody(browser, house) as guest:
        strangers_meet(host, guest)
        guest.button("I am ready").click()
        expect(guest.button("I am ready")).to_have_attribute("aria-pressed", "true")

        host.page.get_by_role("switch", name="Others may watch").click()

        guest.sees("What was agreed has changed.")
        expect(guest.button("I am ready")).to_have_attribute("aria-pressed", "false")


def test_without_the_host_a_guest_starts(browser: Browser, house: House) -> None:
    """Whoever sits at a full table has the button as soon as its host has gone."""
    with somebody(browser, house) as host, somebody(browser, house) as guest:
        strangers_meet(host, guest)
        host.button("A bot").click()
        guest.button("I am ready").click()
        guest.sees(re.compile("^.+ starts the game.$"))

        host.visit("rules")
        guest.button("Start the game").click()
        guest.page.locator(".strip").wait_for()
        assert [] == host.complaints + guest.complaints


def test_an_unknown_code_can_be_typed_again(browser: Browser, own_house: House) -> None:
    """The page of a table that is not there has the field, with what was tried."""
    with somebody(browser, own_house) as person:
        person.visit("t/NOSUCHTB")

        person.sees("There is no such table")
        expect(person.page.get_by_label("Table code")).to_have_value("NOSUCHTB")
        assert [] == person.findings()


def test_a_bots_chair_changes_hands_in_the_game(browser: Browser, house: House) -> None:
    """A friend comes by the link to guests and has a hand; the host may give the chair back."""
    with somebody(browser, house) as host, somebody(browser, house) as anna:
        host.quick("Bohnanza")
        anna.page.goto(host.page.url)
        anna.page.get_by_label("Your name at this table").fill("Annabel")
        anna.button(re.compile("^Play for")).click()

        anna.page.locator(".strip").wait_for()
        host.sees("Annabel")

        host.button("Table menu").click()
        host.button(re.compile("^Give Annabel.s chair back")).click()

        anna.button(re.compile("^Play for")).first.wait_for()
        assert [] == anna.complaints + host.complaints


def test_nobody_is_taken_to_the_next_game_unasked(
    browser: Browser, house: House, late: Situation
) -> None:
    """One asks for another game and sits there; the other is asked, and then sits there too."""
    with somebody(browser, house) as jana, somebody(browser, house) as mila:
        code = lay(house, late, {0: jana, 1: mila}, bot="random", clocks=SLOW)
        kept(jana, house, code)
        jana.button("Play again").click()
        expect(jana.page).not_to_have_url(re.compile(code))
        mila.button("Join the next game").wait_for()
        expect(mila.page).to_have_url(re.compile(code))
        mila.button("Join the next game").click()

        expect(mila.page).not_to_have_url(re.compile(code))
        for person in (jana, mila):
            person.page.locator("main:not(.alone, .end)").wait_for()
            expect(person.button("Sit down")).to_have_count(0)
            assert [] == person.complaints


# Replays


def test_a_moment_of_a_replay_has_an_address(person: Person, house: House, late: Situation) -> None:
    """After scrubbing and seen with other eyes, reloading shows the same moment."""
    code = lay(house, late, {0: person}, bot="random", clocks=SLOW)
    kept(person, house, code)
    person.visit(f"replay/{code}")
    person.page.locator("input[type=range]").fill("40")
    person.page.locator(".as .seg button").nth(3).click()
    expect(person.page.locator(".as .seg button").nth(3)).to_have_attribute("aria-pressed", "true")
    person.button("Next battle").click()
    step = person.page.locator("input[type=range]").input_value()
    assert int(step) > 40
    expect(person.page).to_have_url(re.compile(f"replay/{code}#{step}[.]1$"))

    person.page.reload()

    expect(person.page.locator("input[type=range]")).to_have_value(step)
    expect(person.page.locator(".as .seg button").nth(3)).to_have_attribute("aria-pressed", "true")


def test_a_moment_is_tried_differently(person: Person, house: House, late: Situation) -> None:
    """The same cards, against bots, at a table of its own."""
    code = lay(house, late, {0: person}, bot="random", clocks=SLOW)
    kept(person, house, code)
    person.visit(f"replay/{code}#40.0")
    person.sees("deal verified")
    person.button("Try it differently from here").click()

    person.button("Table menu").wait_for()
    expect(person.page).not_to_have_url(re.compile(code))
    expect(person.page.locator(".strip")).to_be_visible()


# People


def test_an_account_from_beginning_to_end(person: Person) -> None:
    """A program's token, another password, the ratings, and goodbye."""
    person.visit("me")
    person.page.get_by_label("Name", exact=True).fill("Bartholomew")
    person.page.get_by_label("Password, eight").fill("correct horse")
    person.button("Keep my games").click()
    person.sees("Programs")
    person.page.get_by_label("Name of the program").fill("Robbie")
    person.button("Make a token").click()
    expect(person.page.locator("code")).to_contain_text("higgle_")
    person.page.get_by_label("Current password").fill("correct horse")
    person.page.get_by_label("New password").fill("battery staple")
    with person.page.expect_response(re.compile(r"/api/me/password$")):
        person.button("Change the password").click()
    person.sees("Done.")
    assert [] == person.findings()
    person.button("Delete me").click()
    person.page.locator("#last").fill("battery staple")
    person.button("Delete me for good").click()
    person.sees("You are a guest")

    person.visit("ratings/kuhhandel")
    person.sees("Ratings")
    assert [] == person.findings()


def test_a_profile_is_open_to_everybody(person: Person, house: House) -> None:
    """Whoever has played nothing yet has one too."""
    somebody_else = person.come_in()
    person.visit(f"people/{somebody_else}")

    person.sees("No finished games yet.")
    assert [] == person.findings()


# Lessons


@pytest.mark.parametrize(
    "game", ["bohnanza", "bohnanza-plus", "high-bohn", "bohnaparte", "kuhhandel"]
)
def test_every_game_is_learnt_by_deeds(browser: Browser, house: House, game: str) -> None:
    """Each step is done on real cards, up to a button that opens a table; on a phone too."""
    with somebody(browser, house, width=360, height=740) as person:
        person.visit(f"learn/{game}")
        play = person.page.locator(".end-row .yes")
        for _ in range(10):
            assert [] == person.findings()
            assert 0 == person.overflow()
            if play.is_visible():
                break
            do_what_is_taught(person)
        play.tap()
        person.button("Table menu").wait_for()
        assert [] == person.complaints


def do_what_is_taught(person: Person) -> None:
    """Press what is marked, until the next step of the lesson is there."""
    text, here = person.page.locator(".text"), person.page.locator(".card .text").inner_text()
    cards = person.page.locator(".card .money")
    if cards.count():
        cards.first.click()
    deed = ".card :is(.lit, .yes, .last, .large, li > button, button.card, button.land):enabled"
    marked = person.page.locator(".card .lit >> visible=true")
    for _ in range(4):
        if text.inner_text() != here:
            return
        choice = marked if marked.count() else person.page.locator(f"{deed} >> visible=true")
        choice.first.click()
    expect(text).not_to_have_text(here)


def test_the_lesson_of_bohnanza_lets_one_bargain(person: Person) -> None:
    """A wrong card is answered and changes nothing; an offer is sent, countered and held out."""
    person.visit("learn/bohnanza")
    for _ in range(2):
        do_what_is_taught(person)
    person.page.get_by_role("button", name="Stink").click()
    person.sees("Not that one now")
    do_what_is_taught(person)
    person.sees("And your Chili, please.")

    person.button("Counter").click()
    person.sees("Take the Chili out first")
    person.button("Take out: Chili").click()
    person.button("Counter").click()

    person.sees("All right. Because it is you.")
    assert [] == person.findings()


# Small things


def test_nothing_is_asked_twice_and_all_comes_packed_from_here(person: Person) -> None:
    """A visit to the lobby: every request once, from this server alone, text packed."""
    asked: list[str] = []
    packed: dict[str, str] = {}
    person.page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    person.page.on(
        "response",
        lambda answer: packed.update({answer.url: answer.headers.get("content-encoding", "")}),
    )
    person.visit()
    person.page.locator("li.game").first.wait_for()
    person.page.evaluate("() => document.fonts.ready")

    assert [] == sorted({one for one in asked if asked.count(one) > 1})
    assert [] == [one for one in asked if person.house.address not in one]
    code = [url for url in packed if "/index-" in url]
    assert 2 == len(code)
    assert {"gzip"} == {packed[url] for url in code}
    assert person.page.evaluate("() => document.fonts.check('700 16px \"PT Serif\"')")


def test_a_pause_and_a_rest_show_the_way_back(person: Person) -> None:
    """The page says that nothing moves, or who plays, with one button that ends it."""
    person.quick("Bohnanza")
    person.button("Table menu").click()
    person.page.locator("dialog .btn").filter(has_text="Pause").click()
    person.sees("The game is paused.")
    person.page.locator(".halted .btn").click()
    expect(person.page.locator(".halted")).to_have_count(0)
    person.rests()
    person.page.locator(".halted .btn").click()
    expect(person.page.locator(".halted")).to_have_count(0)
