"""The person at the keyboard, as a bot of the match."""

from collections.abc import Callable, Sequence
from random import Random

from rich.console import Console

import higgle
from higgle.bots.coach import advice, looking_back
from higgle.cli.games import picture_of
from higgle.cli.keyboard import Keyboard
from higgle.cli.rules import print_rules_for
from higgle.core import Action, Ask, Event, Illegal, Record, Seat, Table, require
from higgle.i18n import say
from higgle.narrator import cards, tell, title
from higgle.play.bot import Bot, Reason
from higgle.play.registry import DEFAULT, make_bot
from higgle.play.talk import (
    PEACE,
    VERBS,
    ChatLine,
    Pact,
    Promise,
    Spoken,
    Statement,
    TradeCall,
    TradeSignal,
    read,
    talk_cards,
)

COMMANDS = ("hint", "coach", "rules", "help", "quit")
"""What may be typed besides actions and talk."""


class Leave(BaseException):
    """The person leaves; no `Exception`, so the match does not treat it as a bot's failure."""


def tell_talk(view: Table, said: Statement, names: Sequence[str], language: str) -> str:
    """Talk as a sentence; a reason for declining is shown with the action instead."""
    talk, name = said.talk, names[said.seat]
    family = next(iter(view.CARDS), "")
    if isinstance(talk, ChatLine):
        return f"{name}: {talk.text}"
    if isinstance(talk, Promise | Pact):
        if not 0 <= talk.to < len(names):
            return ""
        words = promised(view, family, talk, language)
        return say("promise-told", language, name=name, to=names[talk.to], what=words)
    if isinstance(talk, TradeCall) and talk.give:
        given = cards(view, family, talk.give, language)
        return say("call-give-sentence", language, name=name, cards=given)
    if isinstance(talk, TradeCall) and talk.get:
        wanted = cards(view, family, talk.get, language)
        return say("call-get-sentence", language, name=name, cards=wanted)
    return ""


def promised(view: Table, family: str, talk: Promise | Pact, language: str) -> str:
    """What a promise is about: `2 red beans next turn`, `no bid on 1 cow`."""
    if isinstance(talk, Promise):
        given = cards(view, family, talk.give, language)
        return say("promise-next-turn", language, cards=given)
    about = "new-peace" if talk.what == PEACE else talk.what.replace("_", "-")
    named = cards(view, family, talk.cards, language)
    one = title(view, family, talk.cards[0], language) if talk.cards else ""
    count, rounds = len(talk.cards), talk.rounds
    return say(f"pact-{about}", language, cards=named, card=one, count=count, rounds=rounds)


def tell_reason(
    reason: Reason, seat: Seat, event: Event, names: Sequence[str], language: str
) -> str:
    """Why a seat acts, with its name if the sentence before is about somebody else."""
    words = reason.text(language)
    return words if event.seat == seat else f"{names[seat]}: {words}"


def ignore(talk: Spoken) -> None:
    """Discard what is said before the match has begun."""


class TerminalPlayer(Bot):
    """Answers asks with what the person types."""

    hears = True
    talks = True

    def __init__(self, game: str, random: Random, style: str = "") -> None:
        super().__init__(game, random, style)
        self.say: Callable[[Spoken], None] = ignore
        """Lets the others hear what the person says."""
        self.console = Console()
        self.keyboard = Keyboard(self.console)
        self.language = style
        self.names: list[str] = []
        self.adviser = make_bot(DEFAULT, game, random)
        self.unseen_events: list[Event] = []
        """Events that the adviser has not been given yet."""
        self.reasons: list[str] = []
        """Why others acted, for every event that is still to be shown."""
        self.signals: dict[Seat, Statement] = {}
        """The last signal of every other seat."""
        self.talked: list[Statement] = []
        """Calls, promises and lines that are still to be shown, one's own too."""
        self.coached = False
        """Whether the coach was asked."""

    def hear(self, said: Statement) -> bool:
        """Keep signals for the coach, and other talk to be shown."""
        if isinstance(said.talk, TradeSignal):
            self.signals[said.seat] = said
        else:
            self.talked.append(said)
        return False

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        """Show what happened and the table, and ask until the answer is legal."""
        self.show(view, events)
        self.unseen_events += events
        picture = picture_of(type(view))
        choices = view.actions(ask.seat)
        examples = picture.examples(view, ask)
        if not (ask.must or choices or examples):
            return None
        self.console.print(picture.show(view, self.names, self.language))
        self.console.print(picture.due(view, ask, self.language), style="bold", highlight=False)
        for line in number_choices(
            choices, [picture.about(view, one, self.language) for one in choices]
        ):
            self.console.print(line, highlight=False)
        for example in examples:
            typed = f"      {say('cli-or-type', self.language)} {example}"
            self.console.print(typed, style="dim", highlight=False)
        words = [*map(str, choices), *examples, *COMMANDS, *VERBS]
        while True:
            answer = self.ask_person(ask, words)
            if not answer and not ask.must:
                return None
            if self.answer_question(view, ask, answer):
                continue
            if answer.partition(" ")[0] in VERBS:
                self.speak(view, answer)
                continue
            action = self.parse_answer(view, ask, choices, answer)
            if action is not None:
                return action

    def speak(self, view: Table, answer: str) -> None:
        """Say something to the others: `say anyone blue?`, `call nothing for 1 blue`."""
        words = answer if answer.startswith("say ") else self.replace_names(answer)
        try:
            self.say(read(words, talk_cards(view)))
        except Illegal as illegal:
            self.console.print(f"  {illegal.text(self.language)}", style="red", highlight=False)
        self.show_talk(view)

    def answer_question(self, view: Table, ask: Ask, answer: str) -> bool:
        """Answer `?`, `hint`, `coach` or `rules B12`; return whether the text was one of these."""
        word, _, about = answer.partition(" ")
        if word == "rules":
            self.show_rules(about or view.ID)
        elif answer == "coach":
            self.coached = True
            for line in advise(view, ask.seat, tuple(self.signals.values()), self.language):
                self.console.print(f"  {line}", style="green", highlight=False)
        elif answer == "hint":
            for line in self.hint(view, ask):
                self.console.print(f"  {line}", style="green", highlight=False)
        elif answer in ("?", "help"):
            self.console.print(
                f"  {say('cli-help', self.language)}", style="green", highlight=False
            )
        else:
            return False
        return True

    def show_rules(self, about: str) -> None:
        """Print rules, or why there are none of this name."""
        try:
            print_rules_for(about, self.language)
        except Illegal as illegal:
            self.console.print(f"  {illegal.text(self.language)}", style="red", highlight=False)

    def hint(self, view: Table, ask: Ask) -> list[str]:
        """What the default bot would do in this place, as it is typed, and why."""
        events, self.unseen_events = self.unseen_events, []
        action = self.adviser.act(view, ask, events)
        if action is None:
            return [say("cli-hint-nothing", self.language)]
        reason = self.adviser.why(view, ask.seat, action)
        return [str(action), *([reason.text(self.language)] if reason else [])]

    def show(self, view: Table, events: Sequence[Event]) -> None:
        for event in events:
            said = tell(view, event, self.names, self.language)
            reason = self.reasons.pop(0) if self.reasons else ""
            if said:
                told = f"  {said}   {reason}".rstrip()
                self.console.print(told, style="yellow", highlight=False)
        self.show_talk(view)

    def show_talk(self, view: Table) -> None:
        """Show what was said since, one's own words too."""
        for one in self.talked:
            words = tell_talk(view, one, self.names, self.language)
            if words:
                self.console.print(f"  {words}", style="magenta", highlight=False)
        self.talked = []

    def note(self, seat: Seat, reason: Reason | None, events: list[Event]) -> None:
        """Remember why somebody acted, beside the first of the events."""
        for event in events:
            first = reason if event is events[0] else None
            said = tell_reason(first, seat, event, self.names, self.language) if first else ""
            self.reasons.append(said)

    def ask_person(self, ask: Ask, words: Sequence[str]) -> str:
        hint = say("cli-must" if ask.must else "cli-may", self.language)
        try:
            answer = self.keyboard.ask(hint, words)
        except EOFError:
            raise Leave from None
        if answer.lower() in ("q", "quit", "exit"):
            raise Leave
        return answer

    def replace_names(self, answer: str) -> str:
        """Replace names of people by the numbers of their seats."""
        seats = {name.casefold(): str(seat) for seat, name in enumerate(self.names, 1)}
        return " ".join(seats.get(word.casefold(), word) for word in answer.split())

    def parse_answer(
        self, view: Table, ask: Ask, choices: list[Action], answer: str
    ) -> Action | None:
        """An action by its number in the list or by its text, or the reason why not."""
        try:
            if answer.isdecimal():
                require(1 <= int(answer) <= len(choices), "no-such-choice")
                return choices[int(answer) - 1]
            action = higgle.parse(view.ID, self.replace_names(answer))
            view.check(ask.seat, action)
        except Illegal as illegal:
            self.console.print(f"  {illegal.text(self.language)}", style="red", highlight=False)
            return None
        return action


def number_choices(choices: Sequence[Action], about: Sequence[str]) -> list[str]:
    """A menu: the number of each action, what is typed for it, and what it is about."""
    width = max((len(str(choice)) for choice in choices), default=0)
    return [
        f"  [cyan]{number:>2}[/cyan]  {choice!s:{width}}  [dim]{words}[/dim]".rstrip()
        for number, (choice, words) in enumerate(zip(choices, about, strict=True), 1)
    ]


def advise(view: Table, seat: Seat, said: Sequence[Statement], language: str) -> list[str]:
    """The coach's lines: what every open offer is worth, and the best offer to make, as typed."""
    found = advice(view, seat, said)
    lines = [
        say("cli-coach-offer", language, offer=number, why=worth.words().text(language))
        for number, worth in found.offers
    ]
    for idea in found.ideas[:1]:
        why = idea.worth.words().text(language)
        lines.append(say("cli-coach-idea", language, action=str(idea.offer), why=why))
    return lines or [say("cli-coach-nothing", language)]


def review(
    table: Table, record: Record, seat: Seat, names: Sequence[str], language: str
) -> list[str]:
    """The coach's lines after the game: the deals that decided it for a seat."""
    found = looking_back(record, seat)
    family = next(iter(table.CARDS), "")
    lines = [
        say(
            "cli-coach-deal",
            language,
            name=names[deal.partner],
            gave=cards(table, family, deal.gave, language),
            got=cards(table, family, deal.got, language),
            why=deal.worth.words().text(language),
        )
        for deal in found
    ]
    return [say("cli-coach-back", language), *lines] if lines else []
