"""The coach: what a deal is worth to oneself and about to the other, and the best offer now."""

from collections import Counter

import pytest

import higgle
from higgle.bohnanza.answers import Decline, Withdraw
from higgle.bohnanza.beans import CHILI, RED, SOY
from higgle.bohnanza.trading import Offer
from higgle.bots.coach import CoachAdvice, Worth, advice, looking_back
from higgle.core import Event
from higgle.i18n import LANGUAGES
from higgle.play import Match, Statement, TradeSignal
from scripts.soak.coach import TRUE, check
from tests.scene import Scene, scene


def market() -> Scene:
    """The second seat grows what lies open, and has what grows at the first."""
    t = scene().trading(0).turned_up("soy").hand(0, "blue").field(0, red=2).field(0, chili=5)
    return t.hand(1, "red", "green").hand(2, "blue").field(1, soy=3)


def test_it_says_what_an_offer_is_worth_to_both() -> None:
    """A third red bean for a misfit, which is the fourth soy bean of the other."""
    t = market()
    t.play(1, "offer red for soy to 1")

    ((number, found),) = advice(t.table.view(0), 0).offers

    assert 1 == number
    assert found.mine > 0.5
    assert found.theirs > 0.3
    assert 1 == len(advice(t.table.view(1), 1).offers)


def test_the_best_offer_helps_and_can_be_made() -> None:
    """It is one that the default bot would make, and is worth the same when it is thought of."""
    t = market()
    view = t.table.view(0)

    best = advice(view, 0).ideas[0]

    assert SOY in best.offer.open
    assert best.worth.mine > 0
    assert (best.worth,) == advice(view, 0, draft=best.offer).draft
    t.table.check(0, best.offer)


def test_hidden_cards_change_no_advice() -> None:
    """The same view gives the same numbers, whatever the others hold."""
    t, other = market(), market()
    other.hand(1, "blue", "blue")

    assert advice(t.table.view(0), 0).ideas
    assert advice(t.table.view(0), 0) == advice(other.table.view(0), 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_in_one_sentence(language: str) -> None:
    """A loss, a deal that feeds the other, and one that helps."""
    said = {gain.words().text(language) for gain in (Worth(-1, 1), Worth(0.1, 2), Worth(1, 0.5))}

    assert 3 == len(said)
    assert all("coach" not in one for one in said)


def test_it_hears_what_others_never_take() -> None:
    """No idea goes to somebody who has ruled it out."""
    t = market()
    view = t.table.view(0)
    free, bound = advice(view, 0), advice(view, 0, [Statement(1, 0, TradeSignal((), (), (SOY,)))])

    assert any(1 in idea.offer.to and SOY in idea.offer.open for idea in free.ideas)
    assert not any(1 in idea.offer.to and SOY in idea.offer.open for idea in bound.ideas)


def test_nobody_is_asked_twice_for_a_bean_that_it_would_not_sell() -> None:
    """Whoever has declined to sell chili is asked for it no more in this turn, at any price."""
    t = market()
    events = t.table.act(0, Offer((), (SOY,), (CHILI,), (1,)))
    events += t.table.act(1, Decline(1)) + t.table.act(0, Withdraw(1))
    view = t.table.view(0)

    def asked(seen: list[Event]) -> bool:
        found = advice(view, 0, events=seen).ideas
        return any(1 in idea.offer.to and CHILI in idea.offer.want for idea in found)

    assert asked([])
    assert not asked(events)
    assert asked([*events, Event("turn_began", 0, (), ())])


def test_its_ideas_differ_and_can_be_made() -> None:
    """No two of them give and ask for the same."""
    t = market().turned_up("garden").field(2, garden=2)

    found = advice(t.table.view(0), 0).ideas

    assert 1 < len(found) == len({str(idea.offer) for idea in found})
    for idea in found:
        t.table.check(0, idea.offer)


def test_nothing_is_given_for_nothing_for_which_somebody_may_pay() -> None:
    """Once it has refused to pay, it may be a present."""
    t = scene().trading(0).turned_up("garden").hand(0, "red").field(0, red=3).field(0, chili=2)
    t.field(1, garden=1).hand(1, "red", "soy").hand(2, "soy").earn(0, *["green"] * 4)
    assert all(idea.offer.want for idea in advice(t.table.view(0), 0).ideas)

    for number, bean in enumerate(("red", "chili"), 1):
        t.play(0, f"offer garden up for {bean} to 2")
        t.play(1, f"decline {number}")

    assert ["offer 1 garden up for nothing to 2"] == [
        str(idea.offer) for idea in advice(t.table.view(0), 0).ideas
    ]


def test_it_knows_who_will_refuse_for_all_to_see() -> None:
    """Who signals to want what it would give, or begs for what it would pay for."""
    wants = Statement(1, 0, TradeSignal(want=(RED,)))
    t = market()
    assert not any(RED in idea.offer.want for idea in advice(t.table.view(0), 0, [wants]).ideas)

    t.play(1, "offer nothing for soy to 1")

    assert () == advice(t.table.view(0), 0).ideas


def test_what_it_foretells_comes_true() -> None:
    """Those who are asked for what they have accept."""
    counts: Counter[str] = Counter()
    for number in range(3):
        counts += check(("bohnanza", "farmer", 4, f"coach/{number}"))

    assert counts["suggestions"] > 10
    assert counts["as foretold"] >= TRUE * counts["answers of those who can accept"] > 0
    assert 0 == counts["presents for which somebody may pay"]


def test_it_looks_back_on_three_deals() -> None:
    """They are one's own, in their order, with what they seemed worth."""
    match = Match("bohnanza", 3, ["farmer"], "back")
    match.play()

    found = looking_back(match.table.record(), 0)

    assert 3 == len(found)
    assert [one.step for one in found] == sorted(one.step for one in found)
    assert all(one.partner != 0 and (one.gave or one.got) for one in found)
    assert any(one.worth.mine > 0.5 for one in found)


def test_there_is_no_coach_without_beans() -> None:
    """Cows are another matter."""
    view = higgle.new("kuhhandel", 4, "coach").view(0)

    assert CoachAdvice() == advice(view, 0)


def test_it_always_has_an_answer() -> None:
    """In a whole game of trading, at every offer."""
    match = Match("high-bohn", 3, ["farmer"], "coach", most=150)

    def watch(table: higgle.Table, seat: int, action: object, events: object) -> None:
        for seat in range(table.seats):
            advice(table.view(seat), seat)

    match.play(watch)
