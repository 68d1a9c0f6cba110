"""What the bots of a table answer to what people write, in the language that they write.

Every answer follows from what everybody sees, so that no word tells of a hidden card.
"""

from collections.abc import Sequence
from typing import Final

from higgle.bohnanza.answers import Decline
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.open_offers import OpenOffer
from higgle.bohnanza.trading import Offer, Trading
from higgle.bots.bohnanza.bargaining import leads, standings
from higgle.bots.chat import ChatMeaning, Kind, read_chat
from higgle.bots.greedy import find_slot
from higgle.bots.reasons import bean_word, beans_of, grounds
from higgle.core import Action, Cards, Seat, Table
from higgle.play import ChatLine, Pact, Reason, Spoken, TradeCall, TradeSignal

ABOUT_DEALS: Final[frozenset[Kind]] = frozenset(["trade", "offers"])
"""What is best answered by an offer."""
AMONG_PEOPLE: Final[frozenset[Kind]] = frozenset(
    ["trade", "offers", "never", "promise", "pact", "score", "why"]
)
"""What bots answer where several people sit, who may be talking to each other."""
EVERYWHERE: Final[frozenset[Kind]] = frozenset(
    ["hello", "bye", "thanks", "praise", "sorry", "hurry", "robot"]
)
"""What bots answer at tables without beans, too."""
NOTED: Final[frozenset[Kind]] = frozenset(["no", "no-room", "keeps", "later", "speak"])
"""What a bot takes to heart and answers in a word."""


class Replies:
    """Reads the lines of a table, and finds for each who answers what."""

    def __init__(self) -> None:
        self.quiet = False
        """Whether somebody wants bots to write no more."""
        self.languages: dict[Seat, str] = {}
        self.helped: set[Seat] = set()
        """Who was told how to write what bots understand."""
        self.refusals: dict[tuple[Seat, Seat], OpenOffer] = {}
        """Which offer of a seat a bot has last refused, by both, the latest last."""
        self.explained: dict[tuple[Seat, int], int] = {}
        """How many reasons for the refusal of an offer were told already, by bot and offer."""
        self.count = 0
        """How many lines were answered, so that the bots take turns."""
        self.said: set[str] = set()
        """All answers so far."""

    def read(self, view: Table, seat: Seat, said: Spoken) -> ChatMeaning | None:
        """What somebody says, if it asks for an answer."""
        language = self.languages.get(seat, "en")
        if isinstance(said, TradeCall) and said.get + said.give:
            return ChatMeaning("trade", said.give, said.get, language)
        if isinstance(said, TradeSignal) and said.want + said.give:
            return ChatMeaning("trade", said.give, said.want, language)
        if isinstance(said, Pact):
            return ChatMeaning("pact", said.cards, (), language, said.to)
        if not isinstance(said, ChatLine):
            return None
        sorts = tuple(view.sorts()) if isinstance(view, Bohnanza) else ()
        meaning = read_chat(said.text, sorts, language)
        self.languages[seat] = meaning.language
        if meaning.kind in ("quiet", "speak"):
            self.quiet = meaning.kind == "quiet"
        return meaning

    def note_refusal(self, table: Table, seat: Seat, action: Action) -> None:
        """A bot refuses an offer, and may be asked why."""
        if isinstance(action, Decline) and isinstance(table, Bohnanza):
            offer = table.offer(action.offer)
            self.refusals.pop((offer.maker, seat), None)
            self.refusals[offer.maker, seat] = offer

    def reply(
        self, view: Table, speaker: Seat, meaning: ChatMeaning, bots: Sequence[Seat], alone: bool
    ) -> tuple[Seat, str] | None:
        """Which bot answers, and what; `alone` is whether only one person sits at the table."""
        if self.quiet or not bots or not (alone or meaning.kind in AMONG_PEOPLE):
            return None
        if meaning.kind == "pact":
            if meaning.to not in bots:
                return None
            return meaning.to, self.word(Reason("reply-pact"), meaning.language)
        if isinstance(view, Bohnanza):
            seat, reason = self.about_beans(view, speaker, meaning, bots)
        elif meaning.kind in EVERYWHERE:
            seat, reason = self.anybody(bots), Reason(f"reply-{meaning.kind}")
        else:
            return None
        if reason.message == "reply-unknown":
            if speaker in self.helped:
                return None
            self.helped.add(speaker)
        return seat, self.word(reason, meaning.language)

    def answer_why(self, view: Table, speaker: Seat, seat: Seat) -> tuple[Seat, str] | None:
        """Why a bot has last refused an offer of somebody, if it has."""
        offer = self.refusals.get((speaker, seat))
        if self.quiet or offer is None or not isinstance(view, Bohnanza):
            return None
        reason = self.explain(view, seat, offer)
        return seat, self.word(reason, self.languages.get(speaker, "en"))

    def word(self, reason: Reason, language: str) -> str:
        """A reason in words that were not used yet, if there are any."""
        self.count += 1
        ways = ("one", "two")[:: -1 if self.count % 2 else 1]
        texts = [
            Reason(reason.message, (("way", way), *reason.words)).text(language) for way in ways
        ]
        text = next((text for text in texts if text not in self.said), texts[0])
        self.said.add(text)
        return text

    def anybody(self, bots: Sequence[Seat]) -> Seat:
        """Whoever's turn to answer it is."""
        return bots[self.count % len(bots)]

    def about_beans(
        self, view: Bohnanza, speaker: Seat, meaning: ChatMeaning, bots: Sequence[Seat]
    ) -> tuple[Seat, Reason]:
        """Who answers a line at a table with beans, and what."""
        kind, anybody = meaning.kind, self.anybody(bots)
        if kind in ABOUT_DEALS:
            return self.about_deal(view, speaker, meaning, bots)
        if kind in NOTED:
            return anybody, Reason("reply-noted")
        if kind == "never":
            return anybody, Reason("reply-never", (bean_word(meaning.get[0]),))
        if kind == "score":
            return anybody, Reason("reply-score", (("count", view.thalers(anybody)),))
        for (maker, seat), offer in reversed(list(self.refusals.items()) if kind == "why" else []):
            if maker == speaker and seat in bots:
                return seat, self.explain(view, seat, offer)
        if kind in ("yes", "why"):
            makers = [offer.maker for offer in view.offers if speaker in offer.to]
            stands = [maker for maker in makers if maker in bots]
            message = "reply-accept" if stands else "reply-nothing"
            return (stands[-1] if stands else anybody), Reason(message)
        return anybody, Reason(f"reply-{kind}")

    def explain(self, view: Bohnanza, seat: Seat, offer: OpenOffer) -> Reason:
        """Why a bot refused an offer, from what everybody sees; another reason every time."""
        own = [one for one in view.offers if one.maker == seat]
        asked = {sort for one in own for sort in one.want}
        given = {sort for one in own for sort in one.hand + one.open}
        found = [*grounds(view, seat, offer, asked, given), Reason("worth")]
        told = self.explained.get((seat, offer.id), 0)
        self.explained[seat, offer.id] = told + 1
        if told >= len(found):
            return Reason("why-said")
        reason, has = found[told], standings(view)
        words = dict(reason.words) | {"theirs": has[offer.maker], "mine": has[seat]}
        if reason.message == "grows":
            kept = next(sort for sort in offer.want if reason.words == (bean_word(sort),))
            words["count"] = beans_of(view, seat, kept)
        return Reason(f"why-{reason.message}", tuple(words.items()))

    def about_deal(
        self, view: Bohnanza, speaker: Seat, meaning: ChatMeaning, bots: Sequence[Seat]
    ) -> tuple[Seat, Reason]:
        """Why nobody makes an offer: whoever has a reason that everybody sees says it."""
        anybody = self.anybody(bots)
        if not isinstance(view.stages[-1], Trading):
            return anybody, Reason("reply-wait")
        partners = [seat for seat in view.partners(speaker) if seat in bots]
        if not partners:
            return anybody, Reason("reply-partner")
        standing = stands(view, speaker, meaning, bots)
        if standing is not None:
            return standing, Reason("reply-stands")
        if meaning.kind == "offers":
            return self.anybody(partners), Reason("reply-which")
        return self.refusal(view, speaker, meaning, partners)

    def refusal(
        self, view: Bohnanza, speaker: Seat, meaning: ChatMeaning, partners: Sequence[Seat]
    ) -> tuple[Seat, Reason]:
        """It collects them itself, the speaker leads, or it has no room; else just no."""
        for seat in partners:
            for sort in meaning.get:
                if view.grows(seat, sort):
                    return seat, Reason("reply-grows", (bean_word(sort),))
        if meaning.get:
            has = standings(view)
            for seat in partners:
                if not meaning.give and leads(has, seat, speaker):
                    return seat, Reason("reply-leads")
            return self.anybody(partners), Reason("reply-none", (bean_word(meaning.get[0]),))
        for seat in partners:
            for sort in meaning.give:
                if find_slot(view, seat, sort) < 0:
                    return seat, Reason("reply-full", (bean_word(sort),))
        return self.anybody(partners), Reason("reply-unwanted", (bean_word(meaning.give[0]),))


def stands(
    view: Bohnanza, speaker: Seat, meaning: ChatMeaning, bots: Sequence[Seat]
) -> Seat | None:
    """Whose offer to the speaker stands that is about what was said."""
    for offer in view.offers:
        gets, gives = {*offer.hand, *offer.open}, {*offer.want}
        about = gets.intersection(meaning.get) or gives.intersection(meaning.give)
        if offer.maker in bots and speaker in offer.to and (about or meaning.kind == "offers"):
            return offer.maker
    return None


def offers_to(action: Action, speaker: Seat, cards: Cards) -> bool:
    """Whether an action offers somebody a deal about some of these cards."""
    if not isinstance(action, Offer) or (action.to and speaker not in action.to):
        return False
    return not cards or not set(cards).isdisjoint(action.hand + action.open + action.want)
