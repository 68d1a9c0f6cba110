"""The command `play`: a game in the terminal against bots."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random

from rich.console import Console
from rich.prompt import Prompt

import higgle
from higgle.bots.ladder import opponent
from higgle.cli import coaching
from higgle.cli.games import picture_of
from higgle.cli.look import look_up
from higgle.cli.picture import scores
from higgle.cli.said import agreed, named, seeded
from higgle.cli.tongue import Language, spoken
from higgle.core import CLOCK, Action, Ask, Event, Illegal, Record, Seat, Table, require
from higgle.i18n import say
from higgle.play.bot import Bot, Reason
from higgle.play.match import Match
from higgle.play.registry import DEFAULT, Player, bot_name, make_bot
from higgle.play.talk import VERBS, Call, Line, Promise, Said, Signal, Spoken, read, talked_about
from higgle.telling import cards, tell


class Leave(BaseException):
    """The person leaves the table; this is not a bot's failure, and nobody stands in."""


def tell_talk(view: Table, said: Said, names: Sequence[str], language: str) -> str:
    """What somebody said, as a sentence; why an offer was declined is told with the deed."""
    talk, name = said.talk, names[said.seat]
    family = next(iter(view.CARDS), "")
    if isinstance(talk, Line):
        return f"{name}: {talk.text}"
    if isinstance(talk, Promise):
        given = cards(view, family, talk.give, language)
        return say("promise-sentence", language, name=name, cards=given)
    if isinstance(talk, Call) and talk.give:
        given = cards(view, family, talk.give, language)
        return say("call-give-sentence", language, name=name, cards=given)
    if isinstance(talk, Call) and talk.get:
        wanted = cards(view, family, talk.get, language)
        return say("call-get-sentence", language, name=name, cards=wanted)
    return ""


def tell_reason(
    reason: Reason, seat: Seat, event: Event, names: Sequence[str], language: str
) -> str:
    """Why a seat acts, and who says so where the sentence before is about somebody else."""
    words = reason.text(language)
    return words if event.seat == seat else f"{names[seat]}: {words}"


def ignore(talk: Spoken) -> None:
    """Nobody listens."""


class Person(Bot):
    """Somebody at the keyboard."""

    hears = True
    talks = True

    def __init__(self, game: str, random: Random, style: str = "") -> None:
        super().__init__(game, random, style)
        self.say: Callable[[Spoken], None] = ignore
        """Lets the others hear what the person says."""
        self.console = Console()
        self.language = style
        self.names: list[str] = []
        self.adviser = make_bot(DEFAULT, game, random)
        self.untold: list[Event] = []
        """What the adviser has not heard yet."""
        self.reasons: list[str] = []
        """Why others acted, for every event that is still to be shown."""
        self.signals: dict[Seat, Said] = {}
        """The last signal of every other seat."""
        self.talked: list[Said] = []
        """Calls, promises and lines that are still to be shown."""
        self.coached = False
        """Whether the coach was asked."""

    def hear(self, said: Said) -> bool:
        """Keep in mind what the others want known, for the coach, and show what they say."""
        if isinstance(said.talk, Signal):
            self.signals[said.seat] = said
        else:
            self.talked.append(said)
        return False

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        """Show what happened and the table, and ask until the answer is legal."""
        self.show(view, events)
        self.untold += events
        choices = view.actions(ask.seat)
        examples = [view.OPEN[form] for form in ask.forms if form in view.OPEN]
        if not (ask.must or choices or examples):
            return None
        self.console.print(picture_of(type(view)).show(view, self.names, self.language))
        for number, choice in enumerate(choices, 1):
            self.console.print(f"  [cyan]{number:>2}[/cyan]  {choice}", highlight=False)
        for example in examples:
            self.console.print(f"      {say('cli-or-type', self.language)} {example}", style="dim")
        while True:
            answer = self.ask_person(ask)
            if not answer and not ask.must:
                return None
            if self.asks_something(view, ask, answer):
                continue
            if answer.partition(" ")[0] in VERBS:
                self.speak(view, answer)
                continue
            action = self.understand(view, ask, choices, answer)
            if action is not None:
                return action

    def speak(self, view: Table, answer: str) -> None:
        """Say something to the others: `say anyone blue?`, `call nothing for 1 blue`."""
        try:
            self.say(read(answer, talked_about(view)))
        except Illegal as illegal:
            self.console.print(f"  {illegal.text(self.language)}", style="red", highlight=False)

    def asks_something(self, view: Table, ask: Ask, answer: str) -> bool:
        """A question is answered, and nothing happens: `?`, `hint`, `coach` or `rules B12`."""
        word, _, about = answer.partition(" ")
        if word == "rules":
            self.look_up(about or view.ID)
        elif answer == "coach":
            self.coached = True
            for line in coaching.now(view, ask.seat, tuple(self.signals.values()), self.language):
                self.console.print(f"  {line}", style="green", highlight=False)
        elif answer in ("?", "help", "hint"):
            said = self.hint(view, ask) if answer == "hint" else say("cli-help", self.language)
            self.console.print(f"  {said}", style="green", highlight=False)
        else:
            return False
        return True

    def look_up(self, about: str) -> None:
        """The rules, or why there are none of this name."""
        try:
            look_up(about, self.language)
        except Illegal as illegal:
            self.console.print(f"  {illegal.text(self.language)}", style="red", highlight=False)

    def hint(self, view: Table, ask: Ask) -> str:
        """What the default bot would do in this place, and why."""
        events, self.untold = self.untold, []
        action = self.adviser.act(view, ask, events)
        if action is None:
            return say("cli-hint-nothing", self.language)
        reason = self.adviser.why(view, ask.seat, action)
        return f"{action}   {reason.text(self.language) if reason else ''}".rstrip()

    def show(self, view: Table, events: Sequence[Event]) -> None:
        for event in events:
            said = tell(view, event, self.names, self.language)
            reason = self.reasons.pop(0) if self.reasons else ""
            if said:
                told = f"  {said}   {reason}".rstrip()
                self.console.print(told, style="yellow", highlight=False)
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

    def ask_person(self, ask: Ask) -> str:
        hint = say("cli-must" if ask.must else "cli-may", self.language)
        try:
            answer = Prompt.ask(
                f"[bold]{hint}[/bold]", console=self.console, default="", show_default=False
            )
        except EOFError:
            raise Leave from None
        answer = answer.strip()
        if answer.lower() in ("q", "quit", "exit"):
            raise Leave
        return answer

    def with_seats(self, answer: str) -> str:
        """The same words, with the numbers of seats where people are named."""
        seats = {name.casefold(): str(seat) for seat, name in enumerate(self.names, 1)}
        return " ".join(seats.get(word.casefold(), word) for word in answer.split())

    def understand(
        self, view: Table, ask: Ask, choices: list[Action], answer: str
    ) -> Action | None:
        """An action by its number in the list or by its text, or the reason why not."""
        try:
            if answer.isdecimal():
                require(1 <= int(answer) <= len(choices), "no-such-choice")
                return choices[int(answer) - 1]
            action = higgle.parse(view.ID, self.with_seats(answer))
            view.check(ask.seat, action)
        except Illegal as illegal:
            self.console.print(f"  {illegal.text(self.language)}", style="red", highlight=False)
            return None
        return action


def make_sure_to_write(file: Path) -> None:
    """Refuse a bad file for the record before the game, rather than lose the game after it."""
    try:
        file.open("a").close()
    except OSError as problem:
        raise Illegal("record-write", file=str(file), why=type(problem).__name__) from None


def begun(game: str, file: Path) -> Record:
    """The record of a game that was left, to be played on."""
    try:
        record = Record.read(file.read_text(encoding="utf-8"))
    except OSError as problem:
        raise Illegal("record-read", file=str(file), why=type(problem).__name__) from None
    require(record.game == game, "record-game", game=record.game)
    return record


def play(
    game: str,
    /,
    *,
    seats: int = 0,
    bots: str = "",
    name: str = "Higgler",
    seed: str = "",
    options: str = "",
    save: Path | None = None,
    resume: Path | None = None,
    talk: bool = False,
    language: Language = None,
) -> None:
    """Play a game in the terminal against bots; `quit` or `q` leaves.

    Parameters
    ----------
    game:
        The game's id, such as `bohnanza`.
    seats:
        How many sit at the table; four, or as near as the game allows, when nothing is said.
    bots:
        Who sits in the other seats, separated by commas.
    name:
        What the others call you.
    seed:
        The same seed deals the same cards.
    options:
        What was agreed on, such as `orders=true`.
    save:
        Write the record of the game to this file, also when you leave.
    resume:
        Play on from the record in this file, with its seats, seed and options.
    talk:
        Write what was said into the record, too.
    """
    saved = None if resume is None else begun(game, resume)
    table_seats = seats or higgle.catalogue.usual_seats(game)
    if saved is not None:
        table_seats = saved.seats
    others = named(bots) or [opponent(game)]
    console = Console()
    if save is not None:
        make_sure_to_write(save)
    tongue = spoken(language)
    person = Person(game, Random(), tongue)

    def sit_down(game: str, random: Random, style: str) -> Bot:
        return person

    players: list[Player] = [
        sit_down,
        *(others[seat % len(others)] for seat in range(table_seats - 1)),
    ]
    if saved is None:
        higgle.catalogue.require_effect(game, table_seats, agreed(options))
        match = Match(game, table_seats, players, seeded(seed), agreed(options))
    else:
        match = Match(game, table_seats, players, saved.seed, saved.options)
        match.resume(saved)

    def watch(table: Table, seat: Seat, action: Action, events: list[Event]) -> None:
        speaks = seat not in (CLOCK, 0)
        bot = match.conductor.bots[seat]
        person.note(seat, bot.why(table.view(), seat, action) if speaks else None, events)

    person.say = partial(match.conductor.say, 0)
    person.names = [name, *(bot_name(seat, [name]) for seat in range(table_seats - 1))]
    try:
        match.play(watch)
    except (Leave, KeyboardInterrupt):
        console.print(say("cli-left", tongue))
    else:
        view = match.table.view(0)
        person.show(view, match.conductor.news_for(0))
        console.print(picture_of(type(view)).show(view, person.names, tongue))
        console.print(scores(match.table, person.names, tongue))
        if person.coached:
            for line in coaching.back(view, match.table.record(), 0, person.names, tongue):
                console.print(line, highlight=False)
    if save is not None:
        record = match.record() if talk else match.table.record()
        save.write_text(str(record), encoding="utf-8")
