"""How small and how quick the client is, and that it does not grow.

What a watch decides is run by `make soak` alone: tests that share a machine say nothing of time.
"""

import gzip
from statistics import median

import pytest
from playwright.sync_api import Browser, CDPSession, Response

from tests.web.house import House, Person, somebody
from tests.web.situation import find, jana_trades_late, lay

BUNDLE = 185_000
"""Packed bytes of code, styles and words for a first visit to a table, without the drawings."""
MOVES = 60
FEW_NODES = 400
MEGABYTE = 1_000_000
EFFECT = 100
"""Milliseconds from a press to the frame that shows what it did, in the middle of all presses."""
FIRST_VIEW = 1000
"""Milliseconds until something is seen, in the middle of all visits."""

PRESS = """(selector) => new Promise((seen) => {
  const offers = () => document.querySelectorAll("article.offer").length;
  const before = offers();
  const began = performance.now();
  const watch = new MutationObserver(() => {
    if (offers() === before) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => seen(performance.now() - began)));
  });
  watch.observe(document.body, { subtree: true, childList: true });
  document.querySelector(selector).click();
})"""
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime"


def test_the_bundle_is_small(browser: Browser, house: House) -> None:
    """Lobby and table together, packed as the server packs them."""
    with somebody(browser, house) as person:
        heard: dict[str, Response] = {}
        person.page.on("response", lambda answer: heard.update({answer.url: answer}))
        person.quick("Bohnanza")
        person.page.locator(".here").first.wait_for()

        code = [one for url, one in heard.items() if url.endswith((".js", ".css"))]
        sizes = {one.url: len(gzip.compress(one.body())) for one in code if "art" not in one.url}

        assert 40_000 < sum(sizes.values()) <= BUNDLE


def test_sixty_moves_leave_nothing_behind(browser: Browser, house: House) -> None:
    """Offers made and withdrawn: no listener stays, and neither the page nor the memory grows."""
    with somebody(browser, house) as person:
        lay(
            house, find("bohnanza", jana_trades_late, options={"offers_per_turn": 100}), {0: person}
        )
        counts = person.context.new_cdp_session(person.page)
        offer_and_withdraw(person, MOVES // 6)
        before = weigh(counts)

        offer_and_withdraw(person, MOVES // 2)

        after = weigh(counts)
        assert after["listeners"] <= before["listeners"] + 5
        assert after["nodes"] <= before["nodes"] + FEW_NODES
        assert after["bytes"] <= before["bytes"] + 2 * MEGABYTE
        assert [] == person.complaints


@pytest.mark.soak
def test_the_effect_of_a_press_is_seen_at_once(browser: Browser, house: House) -> None:
    """Offers sent and withdrawn: the server has stored them, and the frame is drawn."""
    with somebody(browser, house) as person:
        lay(
            house, find("bohnanza", jana_trades_late, options={"offers_per_turn": 100}), {0: person}
        )
        times: list[float] = []
        for _ in range(MOVES // 4):
            person.page.keyboard.press("1")
            person.page.locator(".build .sort").first.click()
            times.append(person.page.evaluate(PRESS, ".build .send"))
            times.append(person.page.evaluate(PRESS, "[data-answer=no]"))

        assert median(times) <= EFFECT


@pytest.mark.soak
def test_the_first_view_comes_at_once(browser: Browser, house: House) -> None:
    """Nothing is kept from an earlier visit."""
    times: list[float] = []
    for _ in range(5):
        with somebody(browser, house) as person:
            person.visit()
            person.page.locator("li.game").first.wait_for()
            times.append(person.page.evaluate(PAINTED))

    assert median(times) <= FIRST_VIEW


def offer_and_withdraw(person: Person, times: int) -> None:
    """Make an offer to everybody and take it back, again and again."""
    for _ in range(times):
        person.page.keyboard.press("1")
        person.page.locator(".build .sort").first.click()
        person.button("Send offer").click()
        person.button("Withdraw").click()
        person.page.locator("article.offer").wait_for(state="detached")


def weigh(counts: CDPSession) -> dict[str, int]:
    """Listeners, nodes and bytes of the page, after the rubbish was collected."""
    counts.send("HeapProfiler.collectGarbage")
    found = counts.send("Memory.getDOMCounters")
    heap = counts.send("Runtime.getHeapUsage")
    return {
        "listeners": int(found["jsEventListeners"]),
        "nodes": int(found["nodes"]),
        "bytes": int(heap["usedSize"]),
    }
