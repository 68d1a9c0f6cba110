"""Bots say why, in words for people and in every language."""

from random import Random

import pytest

import higgle
from higgle.bohnanza.answers import Decline
from higgle.bohnanza.beans import CHILI, SOY
from higgle.bohnanza.trading import Offer
from higgle.bots.phrases import PAUSE, SPEAKERS, VOICES, WAYS, Phrases
from higgle.bots.reasons import DEED_WORDS
from higgle.core import Action, Event, Table
from higgle.i18n import LANGUAGES, knows
from higgle.kuhhandel.animals import HORSE, RAT
from higgle.kuhhandel.auction import Bid, Bidding, Sell
from higgle.kuhhandel.turn import Trade
from higgle.play import Match, Promise, Reason, Statement, make_bot
from tests.scene import Scene, scene

MESSAGES = (
    "bot-offer-pays",
    "bot-offer-grows",
    "bot-offer-starts",
    "bot-begs",
    "bot-gift",
    "bot-trade",
    "bot-refuse",
    "bot-refuse-grows",
    "bot-refuse-misfit",
    "bot-refuse-price",
    "bot-thanks",
    "bot-remembers-gift",
    "bot-refuse-owed",
    "bot-refuse-broken",
)
SPOKEN = (
    *MESSAGES,
    "bot-offer-clears",
    "bot-offer-saves",
    "bot-keeps-word",
    "bot-trade-rat",
    "bot-bids-late",
    *DEED_WORDS.values(),
    *[f"bot-refuse-{ground}" for ground in ("leader", "gift", "fewer", "stranger", "step")],
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    """In every language."""
    assert [] == [message for message in MESSAGES if not knows(message, language)]


def test_a_reason_names_the_bean_in_the_readers_language() -> None:
    """A third red bean that would pay at once."""
    words = (("voice", "plain"), ("bean", "@bean-red"), ("count", 3))
    reason = Reason("bot-offer-pays", words)

    assert "Red bean number 3 would pay me at once." == reason.text()
    assert "Rote Bohne" in reason.text("de")


@pytest.mark.parametrize("player", ["farmer", "searcher:worlds=2+fewest=1+doubt=0+budget=100000"])
@pytest.mark.parametrize(
    ("game", "forms"), [("bohnanza", {"Offer", "Decline"}), ("kuhhandel", {"Trade"})]
)
def test_offers_refusals_and_trades_come_with_a_reason(
    game: str, forms: set[str], player: str
) -> None:
    """Whatever people may wonder about is explained, but nothing twice in the same words."""
    match = Match(game, 4, [player], "why")
    silent: list[str] = []
    told: list[str] = []
    said: list[tuple[int, str]] = []

    def watch(table: Table, seat: int, action: Action, events: list[Event]) -> None:
        form = type(action).__name__
        if form in forms and seat >= 0:
            reason = match.conductor.bots[seat].why(table.view(), seat, action)
            if reason is None:
                silent.append(form)
            else:
                told.append(form)
                said.append((seat, reason.text()))
                assert reason.text() != reason.message

    match.play(watch)

    assert len(silent) < len(told) / 2
    assert forms == set(told)
    assert len(said) == len(set(said))


@pytest.mark.parametrize("rung", ["farmer", "searcher:worlds=2+fewest=1+doubt=0+budget=100000"])
@pytest.mark.parametrize("wanted", ["red", "soy", "chili"])
def test_cannot_and_will_not_sound_the_same(wanted: str, rung: str) -> None:
    """A refusal does not tell whether the bean is in the hand."""
    said = set()
    for hand in (("blue", "blue"), ("blue", wanted)):
        t = scene().trading(0).turned_up("garden").hand(0, "green").hand(1, *hand)
        t.field(1, red=3).field(1, chili=2)
        t.play(0, f"offer garden up for {wanted} to 2")
        bot = make_bot(rung, "bohnanza", Random(1))
        bot.act(t.table.view(1), t.table.asks()[1], ())
        said.add(bot.why(t.table.view(), 1, Decline(1)))

    assert 1 == len(said)


def test_a_price_is_named_only_for_what_lies_open() -> None:
    """Everybody sees that the red bean is there to be had."""
    t = scene().trading(0).turned_up("red").hand(1, "blue", "blue").hand(0, "soy")
    t.play(1, "offer blue for red to 1")
    t.play(1, "offer blue for soy to 1")
    bot = make_bot("farmer", "bohnanza", Random(1))

    price, other = (bot.why(t.table.view(), 0, Decline(number)) for number in (1, 2))
    assert price is not None
    assert other is not None
    assert ("bot-refuse-price", "bot-refuse-stranger") == (price.message, other.message)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", [message for message in MESSAGES if message != "bot-trade"])
def test_five_voices_say_the_same_in_other_words(message: str, language: str) -> None:
    """And none of them needs a long breath."""
    words = (("bean", "@bean-red"), ("count", 3))
    said = [
        Reason(message, (("voice", voice), *words)).text(language) for voice in (*VOICES, "plain")
    ]

    assert 6 == len(set(said))
    assert all(len(one) <= 90 for one in said)


@pytest.mark.parametrize(
    ("language", "within", "first"),
    [
        ("en", "Could I have the red bean?", "Red bean: my debt is paid."),
        ("de", "Könntest du eine Rote Bohne entbehren? Sie wäre meine Nummer 3.", "Rote Bohne"),
        ("ru", "О, красный боб! Номер 3, и сразу доход!", "Красный боб"),  # noqa: RUF001
        ("cs", "Jé, červená fazole! Číslo 3 a hned vynáší!", "Červená fazole"),
    ],
)
def test_names_begin_small_within_a_sentence(language: str, within: str, first: str) -> None:
    """In German they are nouns, and never do."""
    voice = {"en": "plain", "de": "shy"}.get(language, "chatty")
    message, way = ("bot-begs", "two") if language == "en" else ("bot-offer-pays", "one")
    words = (("voice", voice), ("way", way), ("bean", "@bean-red"), ("count", 3))
    kept = Reason("bot-keeps-word", (("voice", "calculating"), ("bean", "@bean-red")))

    assert within == Reason(message, words).text(language)
    assert kept.text(language).startswith(first)


def test_a_style_has_its_voice() -> None:
    """Whatever numbers follow it."""
    t = scene().trading(0).turned_up("red").hand(1, "blue").hand(0, "soy")
    t.play(1, "offer blue for red to 1")
    bot = make_bot("farmer:stubborn+envy=0", "bohnanza", Random(1))
    reason = bot.why(t.table.view(), 0, Decline(1))

    assert reason is not None
    assert "More." == reason.text()


def test_the_same_is_not_said_twice_in_a_row() -> None:
    """Who refuses three offers has three ways to say so, and neighbours have other voices."""
    t = scene().trading(0).turned_up("red").hand(1, "blue", "blue").hand(0, "soy", "green", "red")
    for wanted in ("soy", "green", "soy and green"):
        t.play(1, f"offer blue for {wanted} to 1")
    view = t.table.view()
    bot = make_bot("farmer", "bohnanza", Random(1))
    said = [bot.why(view, seat, Decline(number)) for seat in (0, 2) for number in (1, 2, 3)]

    assert 6 == len({reason.text() for reason in said if reason is not None})


def test_what_was_received_counts_as_grown() -> None:
    """One chili bean grows and two lie apart: the fifth is not the third."""
    t = scene().trading(0).hand(0, "soy").hand(1, "chili", "chili").field(0, chili=1)
    t.received(0, "chili", "chili")
    bot = make_bot("farmer", "bohnanza", Random(1))
    reason = bot.why(t.table.view(), 0, Offer((SOY,), (), (CHILI, CHILI, CHILI)))

    assert reason is not None
    assert "Chili bean number 6, and my field pays more." == reason.text()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", ["bot-bids-late", *DEED_WORDS.values()])
def test_a_word_at_the_hammer_is_said_in_many_ways(message: str, language: str) -> None:
    """So that auctions do not all sound alike: five voices, and three ways of the plain one."""
    heard = {
        Reason(message, (("voice", voice), ("way", way), ("price", 120))).text(language)
        for voice in SPEAKERS
        for way in WAYS
    }

    assert len(VOICES) + len(WAYS) == len(heard)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("species", [RAT, HORSE])
def test_dealers_have_five_voices(species: int, language: str) -> None:
    """By their style, or by their seat if they have none; nothing else changes the words."""
    view = higgle.new("kuhhandel", 6, "hammer").view()
    deed = Trade(species, 1)
    styles = [make_bot(f"farmer:{voice}", "kuhhandel", Random(0)) for voice in VOICES]
    plain = make_bot("farmer", "kuhhandel", Random(0))

    assert 5 == len({str(bot.why(view, 0, deed)) for bot in styles})
    said = [plain.why(view, seat, deed) for seat in range(6)]
    assert 6 == len({reason.text(language) for reason in said if reason is not None})


def test_a_word_at_the_hammer_comes_late_and_from_what_all_see() -> None:
    """A bid is spoken to only when the price was called; a sale always."""
    table = higgle.new("kuhhandel", 4, "hammer")
    bot = make_bot("dealer", "kuhhandel", Random(0))

    table.stages = (Bidding(50, 1, 2),)
    assert "120" in str(bot.why(table.view(), 2, Bid(120)))
    table.stages = (Bidding(50, 1, 0),)
    assert bot.why(table.view(), 2, Bid(120)) is None
    assert bot.why(table.view(), 0, Sell()) is not None


def test_a_refusal_does_not_gainsay_an_offer() -> None:
    """Who asks for a bean has room for it, and who would give a bean does not keep it."""
    t = scene().trading(0).turned_up("garden", "blue").hand(0, "green", "soy").hand(1, "red", "red")
    t.field(1, red=3).field(1, chili=2)
    t.play(1, "offer red for garden to 1")
    bot = make_bot("farmer", "bohnanza", Random(1))
    ask = next(ask for ask in t.table.asks() if ask.seat == 1)
    t.play(0, "offer garden up for soy to 2")
    t.play(0, "offer blue up for red to 2")
    room, keeps = (bot.why(t.table.view(), 1, Decline(number)) for number in (2, 3))
    assert room is not None
    assert keeps is not None
    assert ("bot-refuse-misfit", "bot-refuse-misfit") == (room.message, keeps.message)

    bot.act(t.table.view(1), ask, ())
    room, keeps = (bot.why(t.table.view(), 1, Decline(number)) for number in (2, 3))
    assert room is not None
    assert keeps is not None
    assert ("bot-refuse", "bot-refuse-misfit") == (room.message, keeps.message)


def market() -> Scene:
    """The first seat trades; it grows green, has one field free, and is behind the third."""
    t = scene(seats=3).trading(0).turned_up("red").hand(1, "blue", "green", "chili")
    return t.field(0, green=3).earn(0, "blue").hand(0, "soy", "stink").hand(2, "blue", "soy")


@pytest.mark.parametrize(
    ("seat", "offer", "ground"),
    [
        (1, "nothing for soy", "gift"),
        (1, "blue for soy and stink", "fewer"),
        (1, "blue for soy", "stranger"),
        (1, "green for soy", "step"),
        (2, "blue for soy", "leader"),
    ],
)
def test_a_refusal_names_what_everybody_sees(seat: int, offer: str, ground: str) -> None:
    """Nothing given, too few, a sort that does not grow here or pays no more, or the leader."""
    t = market().earn(2, "blue", "blue", "red")
    t.play(seat, f"offer {offer} to 1")
    bot = make_bot("farmer", "bohnanza", Random(1))

    reason = bot.why(t.table.view(), 0, Decline(1))

    assert reason is not None
    assert f"bot-refuse-{ground}" == reason.message
    assert reason.text() != reason.message


def test_the_same_ground_is_not_given_twice_in_the_same_words() -> None:
    """Whoever asks again and again hears other words, then other grounds, then nothing."""
    t = market()
    for _ in range(9):
        t.play(1, "offer blue for soy to 1")
    bot, view = make_bot("farmer", "bohnanza", Random(1)), t.table.view()

    said = [bot.why(view, 0, Decline(number)) for number in range(1, 10)]

    grounds = [one.message for one in said if one]
    assert grounds == ["bot-refuse-stranger"] * 3 + ["bot-refuse"] * 3
    assert 6 == len({one.text() for one in said if one})


def test_a_sentence_may_be_said_again_later() -> None:
    """When those who heard it have forgotten it."""
    phrases, reason = Phrases(), Reason("bot-keeps-word", (("bean", "@bean-red"),))

    assert phrases.choose("shy", 0, 1, [reason]) is not None
    assert phrases.choose("shy", 0, 1, [reason]) is None
    for _ in range(PAUSE):
        phrases.begin_turn()
    assert phrases.choose("shy", 0, 1, [reason]) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_as_many_ways_to_say_a_thing(language: str) -> None:
    """What sounds different in English does so in every language."""
    words = (("bean", "@bean-red"), ("animal", "@animal-cow"), ("price", 5), ("count", 3))
    for message in SPOKEN:
        for voice in SPEAKERS:
            ways = [Reason(message, (("voice", voice), ("way", way), *words)) for way in WAYS]
            assert len({one.text() for one in ways}) == len({one.text(language) for one in ways})


def test_a_present_is_remembered_and_told_once() -> None:
    """Who has given something is thanked with the next offer, and not for ever."""
    t = market()
    bot = make_bot("farmer", "bohnanza", Random(1))
    bot.follow(t.table.view(0), 0, [Event("dealt", 2, (), (1, 0, 1, SOY, 0))])

    said = [bot.why(t.table.view(), 0, Offer((SOY,), (), (CHILI,), (2,))) for _ in range(2)]

    assert ["bot-remembers-gift", "bot-offer-starts"] == [one.message for one in said if one]


@pytest.mark.parametrize(("to", "said"), [(0, "bot-refuse-owed"), (2, "bot-refuse-broken")])
def test_a_broken_word_is_remembered(to: int, said: str) -> None:
    """Whoever begs after that hears of it, whoever was deceived."""
    t = market()
    t.play(1, "offer nothing for soy to 1")
    bot = make_bot("farmer", "bohnanza", Random(1))
    bot.hear(Statement(1, 0, Promise(to, (SOY,))))
    deal = Event("dealt", to, (), (1, 1, 1, CHILI, 0))
    events = [deal, Event("turn_began", 1, (), ()), Event("trade_ended", 1, (), ())]
    bot.follow(t.table.view(0), 0, events)

    reason = bot.why(t.table.view(), 0, Decline(1))

    assert reason is not None
    assert said == reason.message
    assert "soy bean" in reason.text()


def test_a_present_is_not_refused_for_what_it_does_not_pay() -> None:
    """A second blue bean brings no thaler; that is said of a price, not of a gift."""
    t = scene().trading(0).turned_up("blue").field(1, blue=1).hand(1, "red")
    t.play(0, "offer blue up for red to 2")
    t.play(0, "offer blue up for nothing to 2")
    bot = make_bot("farmer", "bohnanza", Random(1))

    priced, gift = (bot.why(t.table.view(), 1, Decline(number)) for number in (1, 2))

    assert priced is not None
    assert gift is not None
    assert ("bot-refuse-step", "bot-refuse") == (priced.message, gift.message)


@pytest.mark.parametrize(
    ("offer", "accept", "said"),
    [
        ("offer blue up for all chili to 2", "accept 1 with 1", None),
        ("offer blue up for any 1 of 1 chili and 1 soy to 2", "accept 1 with 1", None),
        ("offer red for nothing to 2", "accept 1", "bot-thanks"),
        ("offer any 1 of 1 red and 1 green for nothing to 2", "accept 1 taking red", "bot-thanks"),
    ],
)
def test_a_yes_is_said_without_a_look_at_the_hand(
    offer: str, accept: str, said: str | None
) -> None:
    """Whatever the offer leaves to who answers, others' cards lie face down where it is said."""
    t = scene().trading(0).turned_up("blue").hand(0, "red", "green").hand(1, "chili", "soy")
    t.play(0, offer)
    bot = make_bot("farmer", "bohnanza", Random(1))

    reason = bot.why(t.table.view(), 1, higgle.parse("bohnanza", accept))

    assert said == (reason.message if reason else None)
