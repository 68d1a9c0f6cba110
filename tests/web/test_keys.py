"""With keys alone: every deed of a turn takes five keys at most.

What all games with beans have in common stands under the first of them.
"""

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from higgle.bohnanza.bohnaparte.purchases import BuyDepot
from higgle.bohnanza.bohnaparte.war import Attacking
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.planting import Planting
from higgle.bohnanza.trading import Trading
from higgle.core import Event, Table
from higgle.core.values import tag
from tests.web.house import STILL, House, Person, somebody
from tests.web.situation import SLOW, Situation, find, jana_trades, lay

MOST = 5
"""This many keys are enough for anything."""
Steps = tuple[str, ...]
"""Keys, and after a `>` what is pressed by the letters that `G` shows; in braces a part of it."""

DEEDS: dict[str, dict[str, Steps]] = {
    "bohnanza": {
        "plant": ("p", "Enter"),
        "harvest": (">[data-key^=harvest]:not(.closed)", "y"),
        "buy_field": ("f",),
        "accept": ("j", "a", "y"),
        "decline": ("j", "n"),
        "withdraw": (">article [aria-label=Withdraw]",),
        "confirm": (">article .btn:has-text('Deal')", "y"),
        "end_trade": ("d",),
        "pass": ("d",),
    },
    "bohnanza-plus": {"show_order": (">.btn:has-text('order open')",)},
    "high-bohn": {
        "buy": ("m", ">.can", "y"),
        "buy_field_with": ("f", "1", "1", "1", "y"),
        "let_pass": (">.btn:has-text('Let it pass')",),
        "call_off": ("m", ">.btn:has-text('Call it off')"),
        "store": (">.btn:has-text('Store')",),
        "stew": (">.btn:has-text('stew')",),
        "look": ("y",),
        "move_card": ("1", "2"),
        "arrange": ("1", "2", "3", "y"),
        "put_under": (">.btn:has-text('under')",),
        "name": (">.detail .btn:has(svg):not(.large)",),
        "harvest_keeping": ("h", "3", "y"),
    },
    "bohnaparte": {
        "camp": (">.target", "y"),
        "attack": (">.target", "y"),
        "fight": ("1",),
        "fortify": (">[data-land='{land}']", ">.bar .btn:has-text('fortress')"),
        "buy_depot": ("m", ">.btn:has-text('depot')"),
        "stock": (">.btn:has-text('depot')",),
        "stop": ("d",),
    },
    "kuhhandel": {
        "auction": (">.btn:has-text('uction')",),
        "trade": (">li .btn:has(.hear)",),
        "bid": ("+",),
        "claim": ("+",),
        "sell": (">.btn:has-text('Sell')",),
        "buy": (">.btn:has-text('Buy')",),
        "pay": ("d",),
        "show": (">.btn:has-text('Show')",),
        "offer": ("1", "d"),
        "counter": ("1", ">.btn:has-text('Counter')"),
        "accept": (">.btn:has-text('Take')",),
        "lay": ("1", ">.btn:has-text('Lay')"),
        "take": (">.btn:has-text('Take')",),
        "ceiling": ("+", "1", "2", "0", "Enter"),
        "mark": (">.btn:has-text('3')",),
        "share": (">.btn.large",),
        "keep": (">.btn.large >> nth=0",),
        "give": (">.btn.large >> nth=1",),
    },
}
OPTIONS: dict[str, dict[str, object]] = {
    "show_order": {"orders": True},
    "name": {"cognac": True},
    "harvest_keeping": {"cognac": True},
    "ceiling": {"auction": "sealed"},
    "mark": {"dutch": "sealed"},
}
"""Without these a deed does not come."""
CHOSEN = {
    "high-bohn": ("harvest_keeping",),
    "kuhhandel": ("bid", "buy", "pay", "offer", "counter", "ceiling"),
}
"""What a table does not list, because it can be chosen in too many ways."""
FOR_TWO = ("share", "keep", "give")
FIRST = {"arrange": 5, "put_under": 11, "name": 1, "harvest_keeping": 2}
"""Deals that have a rare moment."""

ARRIVED = "() => document.getAnimations().forEach((one) => one.effect && one.finish())"
LETTERS = """(one) => {
  const box = one.getBoundingClientRect();
  const near = (mark) =>
    Math.abs(Number.parseFloat(mark.style.left) - Math.max(0, box.left)) < 1 &&
    Math.abs(Number.parseFloat(mark.style.top) - Math.max(0, box.top)) < 1;
  return [...document.querySelectorAll(".hints kbd")].find(near)?.textContent ?? "";
}"""
"""The letters that stand on a control."""

EAR = """
window.done = [];
const asked = new Map();
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const { type, n, action } = JSON.parse(text);
  if (type === "act") {
    asked.set(n, action.type);
    this.addEventListener("message", ({ data }) => {
      const heard = JSON.parse(data);
      if (heard.type === "answered" && heard.ok && heard.n === n) window.done.push(asked.get(n));
    });
  }
  return send.call(this, text);
};
"""
"""Hears what a page asks for, and which of it is done."""


def is_rich(table: Table) -> bool:
    """The first seat can choose which of its thalers buy a field."""
    assert isinstance(table, HighBohn)
    purse = table.purse(0)
    trades = type(table.stages[-1]) is Trading and 2 not in table.fields[0]
    return trades and len({*purse}) > 1 and purse.count(min(purse)) > 2


def awaits(game: str, form: str) -> Situation:
    """A moment at which the first seat can do such a thing."""

    def wish(table: Table, _: list[Event]) -> bool:
        if form == "buy_field_with":
            return is_rich(table)
        if form in CHOSEN.get(game, ()):
            return any(ask.seat == 0 and form in ask.forms for ask in table.asks())
        listed = {tag(type(action).__name__) for action in table.actions(0)}
        if form == "fortify" and type(table.stages[-1]) is not Attacking:
            return False
        return form in listed and (form != "end_trade" or "accept" not in listed)

    bot = "random" if form == "show" else "farmer"
    seats = 2 if form in FOR_TWO else 4
    options, first = OPTIONS.get(form), FIRST.get(form, 0)
    if form == "stock":
        return with_a_depot()
    return find(game, wish, bot=bot, seats=seats, options=options, first=first)


def with_a_depot() -> Situation:
    """The first seat has just bought a depot and is to plant."""
    buy = BuyDepot()

    def wish(table: Table, _: list[Event]) -> bool:
        awaited = any(ask.seat == 0 and ask.must for ask in table.asks())
        plants = type(table.stages[-1]) is Planting and awaited
        return plants and buy in table.actions(0)

    found = find("bohnaparte", wish, bot="farmer", seats=4)
    found.table.act(0, buy)
    return Situation(found.table, found.seed, [*found.deeds, (0, buy)], [])


def parts_of(table: Table, form: str) -> dict[str, object]:
    """The parts of the first such deed that is listed, by name."""
    listed = [one for one in table.actions(0) if tag(type(one).__name__) == form]
    return msgspec.structs.asdict(listed[0]) if listed else {}


def keys(person: Person, steps: Steps, form: str) -> int:
    """Press them until the deed is done; how many keys it took."""
    pressed = 0
    for step in steps:
        if form in person.page.evaluate("() => window.done"):
            break
        letters = [step]
        if step.startswith(">"):
            wanted = person.page.locator(f"{step[1:]} >> visible=true").first
            wanted.wait_for()
            person.page.evaluate(STILL)
            person.page.evaluate(ARRIVED)
            person.page.keyboard.press("g")
            letters = ["g", *wanted.evaluate(LETTERS)]
            assert len(letters) > 1, f"no letters on {step}"
        for letter in letters[len(letters) > 1 :]:
            person.page.keyboard.press(letter)
        pressed += len(letters)
        person.is_answered()
    person.page.wait_for_function("(form) => window.done.includes(form)", arg=form)
    return pressed


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=() if game == "bohnaparte" else (pytest.mark.soak,))
        for game in DEEDS
    ],
)
def test_every_deed_of_a_turn_takes_five_keys(browser: Browser, house: House, game: str) -> None:
    """Letters, digits, and the letters that G shows; no pointer."""
    took: dict[str, int] = {}
    with somebody(browser, house, 1280, 800) as jana:
        jana.page.add_init_script(EAR)
        for form, steps in DEEDS[game].items():
            moment = awaits(game, form)
            lay(house, moment, {0: jana}, clocks=SLOW)
            parts = parts_of(moment.table, form)
            took[form] = keys(jana, tuple(step.format(**parts) for step in steps), form)
        assert [] == jana.complaints

    assert {} == {form: count for form, count in took.items() if count > MOST}


def test_after_a_deed_the_focus_is_at_what_comes_next(browser: Browser, house: House) -> None:
    """The button that was pressed has gone; nobody starts again at the top of the page."""
    with somebody(browser, house) as jana:
        lay(house, awaits("bohnanza", "plant"), {0: jana}, clocks=SLOW)
        for key in ("p", "Enter"):
            jana.page.keyboard.press(key)

        expect(jana.page.locator(".deed")).to_be_focused()


def test_an_offer_takes_four_keys(browser: Browser, house: House) -> None:
    """O, the card, the sort, Enter; the focus stays where offers are made."""
    with somebody(browser, house) as jana:
        lay(house, find("bohnanza", jana_trades), {0: jana}, clocks=SLOW)
        for key in ("o", "1", "c", "Enter"):
            jana.page.keyboard.press(key)

        expect(jana.page.locator("article.offer .who b", has_text="You")).to_have_count(1)
        expect(jana.page.locator("[data-key=offer]").first).to_be_focused()


def test_an_answer_takes_two_keys(browser: Browser, house: House) -> None:
    """J goes to the offer, N refuses it; C goes on in the counter-offer."""

    def an_offer_waits(table: Table, _: list[Event]) -> bool:
        return any(type(action).__name__ == "Accept" for action in table.actions(0))

    with somebody(browser, house) as jana:
        lay(house, find("bohnanza", an_offer_waits), {0: jana}, clocks=SLOW)
        for key in ("j", "c"):
            jana.page.keyboard.press(key)
        expect(jana.page.locator(".build .sort").first).to_be_focused()
        for key in ("Escape", "j", "n"):
            jana.page.keyboard.press(key)

        jana.page.locator(".refused").wait_for()
