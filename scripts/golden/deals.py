"""Every kind of deal at a live table with bots, as its people read it in four languages.

`python -m scripts.golden.deals` plays all scenes, with `NAME …` some; each line is told in every
language, so that a reader of one can say whether a person would put it so.
"""

import asyncio
import sys
from collections.abc import Callable, Coroutine
from itertools import zip_longest
from random import Random
from typing import Final

import msgspec

import higgle
from higgle.bohnanza.answers import Confirm
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.trading import Trading
from higgle.cli.person import tell_talk
from higgle.core import Event, Seat, Table
from higgle.i18n import LANGUAGES, Language, knows, say
from higgle.kuhhandel.animals import CODES
from higgle.kuhhandel.game import Kuhhandel
from higgle.live.autopilot import Autopilot, BotSettings
from higgle.live.bots import InlineWorker, Worker
from higgle.live.buckets import Buckets
from higgle.live.clocks import Timers
from higgle.live.journal import MemoryJournal
from higgle.live.room import Room
from higgle.live.session import Session, SessionMetrics
from higgle.live.subscriber import Subscriber
from higgle.live.table_state import TableConfig, TableState
from higgle.narrator import Sentence, cards, title, word_text
from higgle.play.registry import NAMES
from higgle.play.talk import Pact, Promise, read, talk_cards
from higgle.protocol.messages import (
    PLAYING,
    Act,
    Answered,
    AnswerUndo,
    AskUndo,
    ClientMessage,
    Clocks,
    Debt,
    Happened,
    Hello,
    Promises,
    Remark,
    Rest,
    Return,
    Say,
    ServerMessage,
    TableInfo,
    Tempo,
    Update,
    Who,
)
from higgle.protocol.talk_messages import from_message

CODE: Final = "SCENES"
PEOPLE: Final = ("Ann", "Ben")
TICK: Final = 0.25
LEDGER: Final = "    "
"""What stands before a line that is read in the ledger."""


class NoMetrics:
    """Counts nothing."""

    def __init__(self) -> None:
        self.actions = self.refusals = self.answer_seconds = self

    def inc(self) -> None: ...

    def observe(self, amount: float) -> None: ...


class LiveTable:
    """A table in the middle of a game: Ann, who reads everything, perhaps Ben, and bots."""

    def __init__(
        self, game: Table, language: Language, people: int = 1, bot: str = "farmer"
    ) -> None:
        self.language = language
        self.names = [*PEOPLE[:people], *NAMES[: game.seats - people]]
        self.time = 1.0
        self.timers = Timers(lambda: self.time, lambda: self.time)
        self.journal = MemoryJournal()
        self.worker: Worker = InlineWorker()
        self.metrics: SessionMetrics = NoMetrics()
        self.bot_limit = 60.0
        self.talk_limits = Buckets(100, 20.0, self.timers.now)
        clocks, seated = Clocks(reading=0.0), tuple(range(people))
        config = TableConfig(game.ID, game.seats, "scene", {}, clocks, False, seated, 1.0)
        state = TableState(config)
        state.game = state.firm = game
        state.asks = game.asks()
        state.restart_clocks(1.0)
        self.room = Room(self.info(game, people, bot), state, self.journal, self.timers.now)
        autopilot = Autopilot(
            self.room, self.timers, BotSettings(), self.worker, lambda: Random(len(self.names))
        )
        autopilot.leading = True
        self.autopilots = {CODE: autopilot}
        self.subscribers = [Subscriber(name, name) for name in self.names[:people]]
        self.sessions = [Session(self, self.room, one) for one in self.subscribers]
        self.number = 0
        self.lines: list[str] = []

    def info(self, game: Table, people: int, bot: str) -> TableInfo:
        """The table as its lobby knows it."""
        seats = [
            Who(seat, "person", name, name) if seat < people else Who(seat, "bot", name, bot=bot)
            for seat, name in enumerate(self.names)
        ]
        return TableInfo(
            CODE,
            game.ID,
            {},
            seats,
            PLAYING,
            "live",
            Clocks(reading=0.0),
            public=False,
            spectators=True,
            chat=True,
            undo=True,
            bots_welcome=False,
            rated=False,
            keeps_talk=True,
            host="Ann",
            created=1.0,
        )

    @property
    def game(self) -> Table:
        """The table itself."""
        return self.room.need_state().game

    # What a session asks of its host

    async def join(self, code: str, subscriber: Subscriber) -> Room:
        """Somebody comes to the table."""
        subscriber.seat = self.room.seat_of(subscriber.person)
        self.room.subscribers.add(subscriber)
        self.autopilots[code].arrange()
        return self.room

    async def hold(self, room: Room, seat: Seat, seconds: float) -> None:
        """Somebody asks the bots to wait."""
        self.autopilots[room.code].hold(seat, seconds)

    async def rematch(self, room: Room, person: str, seat: Seat) -> None:
        """No scene is played twice."""

    async def name_of(self, person: str) -> str:
        """What somebody is called."""
        return person

    # Playing

    async def open(self) -> None:
        """Everybody comes."""
        for seat, session in enumerate(self.sessions):
            await session.attend(Hello(f"browser-{seat}", -1, self.language))
        self.listen(quietly=True)

    async def send(self, message: ClientMessage, seat: Seat = 0) -> None:
        """Somebody sends a message, and Ann hears what follows."""
        await self.sessions[seat].attend(message)
        self.listen()

    async def act(self, text: str, seat: Seat = 0) -> None:
        """Somebody does something, as people type it."""
        self.number += 1
        await self.send(Act(self.number, text), seat)

    async def say(self, text: str, seat: Seat = 0) -> None:
        """Somebody writes a line, or promises something as people type it."""
        self.number += 1
        if not text.startswith("promise "):
            await self.send(Say(self.number, text), seat)
            return
        said = read(text, talk_cards(self.game))
        assert isinstance(said, Promise | Pact)
        if isinstance(said, Promise):
            message = Remark(self.number, "promise", to=said.to, give=said.give)
        else:
            what, rounds = said.what, said.rounds
            message = Remark(
                self.number, "pact", to=said.to, give=said.cards, what=what, rounds=rounds
            )
        await self.send(message, seat)

    async def wait(self, seconds: float = 3.0) -> None:
        """Let time go by."""
        for _ in range(int(seconds / TICK)):
            self.time += TICK
            for callback in self.timers.due():
                await callback()
            self.listen()

    async def confirm(self) -> None:
        """Ann closes what others have accepted."""
        for action in self.game.actions(0):
            if isinstance(action, Confirm):
                await self.act(str(action))
                return

    async def skip(self, seconds: float, until: Callable[[Table], bool] = lambda _: False) -> None:
        """A bot plays for Ann meanwhile; only what promises come to is told."""
        self.number += 1
        await self.send(Rest(self.number))
        before = len(self.lines)
        while seconds > 0 and not until(self.game):
            await self.wait(TICK)
            seconds -= TICK
        self.lines[before:] = [line for line in self.lines[before:] if line.startswith(LEDGER)]
        self.number += 1
        await self.send(Return(self.number))

    # Reading

    def listen(self, quietly: bool = False) -> None:
        """Write down what Ann and Ben were sent, as Ann reads it; a refusal to whom it goes."""
        for seat, subscriber in enumerate(self.subscribers):
            waiting = [msgspec.json.decode(one, type=ServerMessage) for one in subscriber.waiting]
            subscriber.waiting.clear()
            subscriber.size = 0
            for message in waiting if not quietly else ():
                if seat == 0 or isinstance(message, Answered):
                    self.lines += [line for line in self.tell(message) if line]

    def tell(self, message: ServerMessage) -> list[str]:
        """A message in words."""
        said = from_message(message)
        if said is not None:
            return [tell_talk(self.game.view(0), said, self.names, self.language)]
        match message:
            case Update():
                return self.tell_step(message.happened)
            case Promises():
                debts = [self.tell_debt(debt) for debt in message.debts]
                return [LEDGER + line for line in [*debts, *self.tell_tallies(message)]]
            case Answered() if message.refusal is not None:
                return [f"    ! {message.refusal.text}"]
            case _:
                return []

    def tell_step(self, step: Happened) -> list[str]:
        """A step of the log, with the reason of whoever did it beside its first event."""
        lines = [self.write(event.sentence) for event in step.events if event.sentence is not None]
        if step.what != "act":
            message = f"log-step-{step.what.replace('_', '-')}"
            if step.seat == 0 and knows(f"{message}.you"):
                message += ".you"
            name = self.names[step.seat] if step.seat >= 0 else ""
            lines.append(say(message, self.language, name=name))
        if step.undone:
            lines.append(say("log-step-undo", self.language))
        if step.reason and lines:
            lines[0] += f" «{step.reason}»"
        return lines

    def write(self, sentence: Sentence) -> str:
        """A sentence of the narrator."""
        words = {
            name: word_text(self.game, word, self.names, self.language)
            for name, word in sentence.words.items()
        }
        return say(sentence.message, self.language, **words)

    def tell_debt(self, debt: Debt) -> str:
        """What is owed, as the ledger of the page says it."""
        family = next(iter(self.game.CARDS))
        named = cards(self.game, family, debt.give, self.language)
        if debt.what:
            named = say(
                f"pact-{debt.what.replace('_', '-')}",
                self.language,
                cards=named,
                card=title(self.game, family, debt.give[0], self.language) if debt.give else "",
                count=len(debt.give),
                rounds=debt.rounds,
            )
        said = say(
            "debt",
            self.language,
            **{"from": "other" if debt.by else "you"},
            to="other" if debt.to else "you",
            name=self.names[debt.by],
            partner=self.names[debt.to],
            cards=named,
        )
        return f"{said} ({say('debt-due', self.language)})" if debt.due else said

    def tell_tallies(self, promises: Promises) -> list[str]:
        """Who has kept and broken promises."""
        return [
            say(
                "ledger-tally" if seat else "ledger-tally-you",
                self.language,
                name=name,
                kept=kept,
                broken=broken,
            )
            for seat, (name, kept, broken) in enumerate(
                zip(self.names, promises.kept, promises.broken, strict=False)
            )
            if kept + broken
        ]


# Tables in the middle of a game

HANDS: Final = (
    "blue red green soy",
    "red chili stink red",
    "blue blue garden soy",
    "green stink black-eyed chili",
)
FIELDS: Final = {
    "field-1": ["chili chili", "blue blue blue", "soy soy", "red red"],
    "field-2": ["garden", "green green", "stink stink", "chili"],
}


def market(game: str = "bohnanza", **piles: str | list[str]) -> Table:
    """Ann is trading; two beans lie open."""
    return higgle.stage(
        game,
        len(HANDS),
        {"hand": HANDS, "turned-up": "stink chili"} | FIELDS | piles,
        {"orders": True} if "order" in piles else {},
        stage={"type": "trading"},
        active=0,
    )


THALERS: Final = ("red red", "red red", "blue")


def town() -> Table:
    """Ann has the thalers for a building that Ben, who comes before her, could buy too."""
    return higgle.stage(
        "high-bohn",
        3,
        {
            "hand": ["red green", "soy chili", "blue red"],
            "thalers": ["red red", "red red", "blue"],
        },
        stage={"type": "trading"},
        active=1,
    )


def farm(**piles: str | list[str]) -> Table:
    """Ann may auction a card or open a cow trade; everybody has money."""
    return higgle.stage(
        "kuhhandel",
        4,
        {
            "purse": ["0 0 10 10 10 20 50", "0 10 10 10 50 100", "0 0 10 10 50 50", "10 10 20 100"],
            "herd": ["cow horse", "cow", "horse horse", "cow pig"],
            **piles,
        },
        active=0,
    )


def war() -> Bohnaparte:
    """Ann and the bot Mila are neighbours on the map, and have beans to fight with."""
    owners = [-1] * 34
    for seat, lands in enumerate([(2, 6, 7, 11), (14, 8, 15, 16, 17), (33, 27, 32)]):
        for land in lands:
            owners[land] = seat
    staged = higgle.stage(
        "bohnaparte",
        3,
        {
            "hand": ["blue blue blue", "red green red", "soy soy soy"],
            "thalers": ["stink stink stink", "stink stink", "stink"],
        },
        stage={"type": "attacking"},
        active=0,
        owners=owners,
    )
    assert isinstance(staged, Bohnaparte)
    return staged


# Scenes


async def show_beans(language: Language) -> list[str]:
    """A card to one, the whole hand to all; the second time nobody is told anything new."""
    table = LiveTable(market(), language)
    await table.open()
    await table.act("show 1 blue to 2")
    await table.act("show 1 blue to 2")
    await table.act("show hand to all")
    return table.lines


async def show_order(language: Language) -> list[str]:
    """An order that lies in the hand."""
    staged = market("bohnanza-plus", order=["17", "21", "9", "30"], **{"order-place": ["2"] * 4})
    table = LiveTable(staged, language)
    await table.open()
    await table.act("show order to all")
    return table.lines


async def show_depot(language: Language) -> list[str]:
    """What waits in the depot."""
    staged = war()
    staged.depots = (True, False, False)
    staged.piles[staged.depot_piles] = staged.hand(0)[:2]
    staged.piles[staged.hands] = staged.hand(0)[2:]
    table = LiveTable(staged, language)
    await table.open()
    await table.act("show 1 blue of depot to 2")
    await table.act("show depot to all")
    return table.lines


async def show_money(language: Language) -> list[str]:
    """Money before a cow trade, to the partner and to all; bots believe what they saw."""
    table = LiveTable(farm(), language, bot="dealer")
    await table.open()
    await table.act("show 50 20 to 2")
    await table.act("show money to all")
    await table.act("trade cow with 2")
    await table.act("offer 50 20")
    await table.wait(20)
    return table.lines


async def choose(language: Language) -> list[str]:
    """My red or my blue; any two of these; all your blue; two offers of which one closes."""
    table = LiveTable(market(), language)
    await table.open()
    for text in (
        "offer 1 red or 1 green for 1 soy to 3",
        "offer any 1 of 1 stink up and 1 blue for any 1 of 1 red and 1 chili to 2",
        "offer 1 chili up for all blue to 3",
        "offer 1 stink up for 1 red to 2",
        "offer 1 stink up for 1 stink to 4 unless 4",
    ):
        await table.act(text)
        await table.wait(5)
    await table.confirm()
    await table.wait(4)
    return table.lines


async def three(language: Language) -> list[str]:
    """Two offers that close together: all three agree, and it happens in one act."""
    table = LiveTable(market(), language)
    await table.open()
    await table.act("offer 1 blue for 1 chili to 2")
    await table.act("offer 1 red for 1 green to 4 together with 1")
    await table.wait(6)
    await table.confirm()
    return table.lines


async def keep_next(language: Language) -> list[str]:
    """The next chili bean that Ann turns up is for Otto; she keeps her word."""
    return await promise_next(language, "offer 1 chili up for nothing to 3")


async def break_next(language: Language) -> list[str]:
    """The same, and she does not."""
    return await promise_next(language, "end trade")


def is_anns_market(game: Table) -> bool:
    """Whether Ann trades."""
    assert isinstance(game, Bohnanza)
    return game.active == 0 and isinstance(game.stages[-1], Trading)


async def promise_next(language: Language, then: str) -> list[str]:
    """A bean now for one later."""
    others = "blue soy stink black-eyed blue blue " * 3
    table = LiveTable(market(deck=f"{others}chili black-eyed soy stink stink"), language)
    await table.open()
    await table.act("offer 1 stink up for 1 blue to 3")
    await table.say("promise next 1 chili to 3")
    await table.wait(3)
    await table.confirm()
    await table.act("end trade")
    await table.skip(200, is_anns_market)
    await table.act(then)
    await table.wait(4)
    return table.lines


async def no_bid(language: Language) -> list[str]:
    """Ann does not bid on the cow, and bids on the horse all the same."""
    staged = farm(deck="cow horse pig goat", herd=["goose", "dog", "cat", "goat"])
    assert isinstance(staged, Kuhhandel)
    staged.active = 1
    table = LiveTable(staged, language, bot="dealer")
    await table.open()
    await table.say("promise no bid on 1 cow to 2")
    await table.say("promise no bid on 1 horse to 3")
    for _ in range(200):
        await table.wait(TICK)
        if table.game.piles[staged.lot] == (CODES["horse"],):
            break
    await table.act("bid 100")
    await table.wait(20)
    return table.lines


async def peace(language: Language) -> list[str]:
    """Peace, kept for a round, and broken to the other."""
    staged = war()
    table = LiveTable(staged, language)
    owners = [(land, seat) for land, seat in enumerate(staged.owners) if seat >= 0]
    table.room.talk.note([Event("camped", seat, (), (land,)) for land, seat in owners])
    await table.open()
    await table.say("promise peace for 2 rounds to 2")
    await table.say("promise peace for 1 rounds to 3")
    await table.wait(3)
    await table.act("attack 18")
    await table.act("fight with hand 1")
    await table.wait(10)
    await table.act("stop")
    await table.skip(200)
    return table.lines


async def voice(language: Language) -> list[str]:
    """Ann is the auctioneer: she hurries the first call, and holds the second."""
    table = LiveTable(farm(), language, bot="dealer")
    await table.open()
    await table.act("auction")
    table.number += 1
    await table.send(Tempo(table.number, hurry=True))
    await table.wait(1)
    table.number += 1
    await table.send(Tempo(table.number, hurry=False))
    await table.wait(30)
    return table.lines


async def take_back(language: Language) -> list[str]:
    """Ann would like her offer back: Ben says no, then yes."""
    table = LiveTable(market(), language, people=2)
    await table.open()
    await table.act("offer 1 stink up for 1 red to 2")
    for agree in (False, True):
        table.number += 1
        await table.send(AskUndo(table.number))
        table.number += 1
        await table.send(AnswerUndo(table.number, agree), 1)
    return table.lines


async def call_off(language: Language) -> list[str]:
    """Ann wants a building, waits for Ben, and does without it."""
    table = LiveTable(town(), language, people=2)
    await table.open()
    await table.act("buy tipi 2")
    await table.act("call off")
    return table.lines


SCENES: Final[dict[str, Callable[[Language], Coroutine[None, None, list[str]]]]] = {
    scene.__name__: scene
    for scene in (
        show_beans,
        show_order,
        show_depot,
        show_money,
        choose,
        three,
        keep_next,
        break_next,
        no_bid,
        peace,
        voice,
        take_back,
        call_off,
    )
}


async def main() -> None:
    """Play the scenes that were named, or all, and tell each in every language."""
    for name in sys.argv[1:] or SCENES:
        print(f"\n## {name}\n")
        told = [await SCENES[name](language) for language in LANGUAGES]
        for lines in zip_longest(*told, fillvalue="-"):
            print("\n".join(lines), end="\n\n")


if __name__ == "__main__":
    asyncio.run(main())
