"""What travels between a table on the server and those who sit at it or watch it.

Every message is a struct with a `type`; one a frame of the WebSocket.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from higgle.core import Ask, Sighting
from higgle.core.values import tag
from higgle.i18n import Language
from higgle.narrator import SeenEvent

ViewJson = Annotated[
    msgspec.Raw, Meta(extra_json_schema={"$ref": "#/components/schemas/View"}, title="View")
]
"""The table as its reader sees it, already written as JSON."""

ActionsJson = Annotated[
    msgspec.Raw,
    Meta(
        extra_json_schema={
            "type": "array",
            "items": {"$ref": "#/components/schemas/GameAction"},
        }
    ),
]
"""The legal actions of closed forms, already written as JSON."""

SpliceJson = Annotated[
    object,
    Meta(
        extra_json_schema={
            "type": "array",
            "prefixItems": [{"type": "integer"}, {"type": "integer"}, {"type": "array"}],
            "minItems": 3,
            "maxItems": 3,
            "items": False,
        }
    ),
]
"""From where, how many elements go, and what comes instead."""

GameAction = Annotated[
    dict[str, object],
    Meta(extra_json_schema={"$ref": "#/components/schemas/GameAction"}),
]
"""An action in its JSON form: `{"type": "plant", "slot": 0}`."""

ActionText = Annotated[str, Meta(min_length=1, max_length=300)]
"""An action in the form that people type: `plant 1`."""

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
"""A client's own number for a message; a database keeps it in four bytes."""
ClientId = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Codes = Annotated[tuple[Annotated[int, Meta(ge=0, le=1000)], ...], Meta(max_length=30)]


# What a client sends


class Request(msgspec.Struct, frozen=True, tag=tag, tag_field="type", forbid_unknown_fields=True):
    """Something that a client asks of the table; `n` is the client's own number for it."""


class Hello(Request, frozen=True):
    """The first message: who I am to you, and the last thing I have seen (-1 for nothing).

    `client` is chosen once by the client and kept; with `n` it makes a resent action harmless.
    """

    client: ClientId
    seq: Annotated[int, Meta(ge=-1, le=2**53 - 1)] = -1
    language: Language = "en"
    patches: bool = False
    """Whether a `patch` may come in place of an `update`, where I have the scene before."""


class Act(Request, frozen=True):
    """Do this at the table; the action as JSON or as text."""

    n: Number
    action: GameAction | ActionText


class Check(Request, frozen=True):
    """May I do this? Nothing happens."""

    n: Number
    action: GameAction | ActionText


class Say(Request, frozen=True):
    """A line of chat."""

    n: Number
    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Signal(Request, frozen=True):
    """What I would like, could give and never take, as card codes; all empty takes it back."""

    n: Number
    want: Codes = ()
    give: Codes = ()
    never: Codes = ()


Phrase = Literal[
    "call",
    "promise",
    "pact",
    "settled",
    "why",
    "not_now",
    "too_little",
    "no_room",
    "keeps",
    "later",
    "thanks",
    "nice",
    "wow",
    "sorry",
    "moment",
    "hurry",
]
"""What can be remarked: make me an offer for these (`call`, empty takes it back); this offer comes
with a promise to a seat; a promise about later turns (`pact`); what a seat owes me is settled; why
was this offer declined by a seat, and an answer to that; a quick line for everybody."""


class Remark(Request, frozen=True):
    """Table talk in set phrases, which everybody reads in their own language; it binds nobody."""

    n: Number
    phrase: Phrase
    offer: Annotated[int, Meta(ge=0, le=100_000)] = 0
    to: Annotated[int, Meta(ge=0, le=20)] | None = None
    give: Codes = ()
    get: Codes = ()
    what: Literal["", "next", "no_bid", "peace"] = ""
    """Of a pact: the next such cards that I turn up, no bid for such a card, or peace."""
    rounds: Annotated[int, Meta(ge=0, le=100)] = 0
    """For how many of my turns I keep peace."""


class Pause(Request, frozen=True):
    """Stop all clocks and let nobody act, or go on."""

    n: Number
    on: bool = True


class AskUndo(Request, frozen=True):
    """Ask the others to take my last action back."""

    n: Number


class AnswerUndo(Request, frozen=True):
    """Agree that an action is taken back, or not."""

    n: Number
    agree: bool


class AskChair(Request, frozen=True):
    """I watch, and would like to play on for the bot on this seat."""

    n: Number
    seat: Annotated[int, Meta(ge=0, le=31)]


class AnswerChair(Request, frozen=True):
    """Agree that somebody takes a bot's chair, or not."""

    n: Number
    agree: bool


class FreeChair(Request, frozen=True):
    """Who opened the table gives a chair back to a bot that somebody took in an unrated game."""

    n: Number
    seat: Annotated[int, Meta(ge=0, le=31)]


class Rest(Request, frozen=True):
    """Let a bot play for me."""

    n: Number


class Return(Request, frozen=True):
    """Play for myself again."""

    n: Number


class Ready(Request, frozen=True):
    """I want nothing more for now: bots need not wait for me, and offer me nothing.

    With `round`, until I must act again; with a `wish`, until then or until somebody offers me one
    of these cards; off takes it back.
    """

    n: Number
    on: bool = True
    round: bool = False
    wish: Codes = ()


class Hold(Request, frozen=True):
    """Wait for me, I am still thinking or laying out an offer; 0 lets the bots go on."""

    n: Number
    seconds: Annotated[float, Meta(ge=0, le=60)] = 20.0


class Tempo(Request, frozen=True):
    """I am the auctioneer and hurry the next call, or hold it: half the clock's time, or twice."""

    n: Number
    hurry: bool


class Read(Request, frozen=True):
    """I have read what I was shown, or am ready for the first deed: nobody need wait for me."""

    n: Number


class Hidden(Request, frozen=True):
    """My page is out of sight, as on a phone that sleeps, or in sight again."""

    n: Number
    on: bool


class Coach(Request, frozen=True):
    """What are the open offers worth to me, and what could I offer? Not at a rated table.

    With an `offer`, also what that one would be worth.
    """

    n: Number
    offer: GameAction | None = None


class Rematch(Request, frozen=True):
    """Once more with the same people and the same options."""

    n: Number


ClientMessage = (
    Hello
    | Act
    | Check
    | Say
    | Signal
    | Remark
    | Pause
    | AskUndo
    | AnswerUndo
    | AskChair
    | FreeChair
    | AnswerChair
    | Rest
    | Return
    | Ready
    | Hold
    | Tempo
    | Read
    | Hidden
    | Coach
    | Rematch
)


# What is told about a table


class Refusal(msgspec.Struct, frozen=True):
    """Why not: a code for programs, a sentence for people, and the clause of the rules."""

    code: str
    text: str
    clause: str = ""
    retry_after: float = 0.0


class Pile(msgspec.Struct, frozen=True):
    """A pile of the layout; moves in events name piles by their place in the list."""

    name: str
    family: str
    owner: int
    bag: bool


Speed = Literal["calm", "normal", "quick"]


SHORTEST_TURN = 3600.0
"""The least that a turn by correspondence may last, in seconds."""


class Clocks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The times of a table, in seconds; 0 is no limit."""

    call: Annotated[float, Meta(ge=0.5, le=60)] = 4.0
    """Between the calls of an auction."""
    count: Annotated[float, Meta(ge=0.5, le=60)] = 1.5
    """Between the numbers of a Dutch count."""
    turn: Annotated[float, Meta(ge=0, le=1_209_600)] = 0.0
    """For whoever must act; a bot answers when it has run down. By correspondence 0 is a day,
    and an hour is the least."""
    trade: Annotated[float, Meta(ge=0, le=1_209_600)] = 0.0
    """For trading in one turn."""
    grace: Annotated[float, Meta(ge=5, le=3600)] = 60.0
    """How long a seat may be empty before a bot keeps it."""
    speed: Speed = "normal"
    """How quickly bots act."""
    reading: Annotated[float, Meta(ge=0, le=60)] = 5.0
    """How long bots and auctions wait for whoever was shown something; three times as long before
    the first deed. Who has read it says so. Nobody is waited for by correspondence."""


class Who(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    person: str = ""
    """The id of a person or of a bot's account."""
    bot: str = ""
    """The name of the bot that the server plays with."""
    present: bool = False
    resting: bool = False
    """Whether a bot plays for the person at the moment."""
    program: bool = False
    """Whether the person is a bot's account."""
    word: str = ""
    """What the person has mixed into the seed."""
    guest: bool = False
    """Whether anybody could have taken this name: the person has no account."""
    newcomer: bool = False
    """Whether the person took a bot's chair during the game."""
    ready: bool = False
    """Whether the seat wants the game to begin: hosts, bots and programs always do."""
    away: Literal["", "left", "lost", "asleep"] = ""
    """Why the person cannot be reached: gone on purpose, the line broke, or the page is hidden."""
    until: float = 0.0
    """When a bot steps in for somebody who is away, by the server's watch; 0 if none will."""


class RatingMove(msgspec.Struct, frozen=True):
    """What a game has done to a rating: the cautious number before and after it."""

    before: float
    after: float
    games: int
    """How many games it rests on now."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    scores: list[int]
    parts: list[dict[str, int]]
    """What each score is made of."""
    winners: list[int]
    moved: list[RatingMove | None] = []
    """What the game has done to everybody's rating; nothing where it counted for none."""
    stood_in: list[float] = []
    """The share of everybody's deeds that a bot has done for them."""


OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
"""What a table may be besides `paused`."""


class TableInfo(msgspec.Struct, frozen=True):
    """A table as the lobby knows it."""

    code: str
    game: str
    options: dict[str, object]
    seats: list[Who]
    state: Literal["open", "playing", "paused", "over"]
    pace: Literal["live", "correspondence"]
    clocks: Clocks
    public: bool
    spectators: bool
    chat: bool
    undo: bool
    bots_welcome: bool
    """Whether programs may take open seats."""
    rated: bool
    """Whether the result moves ratings; then a bot's chair changes hands only if all agree."""
    keeps_talk: bool
    """Whether the record tells what was said."""
    host: str
    """The id of whoever opened the table."""
    created: float
    seal: str = ""
    """The hash of the seed's first line, shown before anybody can mix in a word."""
    seed: str = ""
    """The seed, shown after the end; below its first line stand the words that were mixed in."""
    result: Result | None = None
    rematch: str = ""
    """The code of the next table, once somebody has asked for a rematch."""
    starters: list[str] = []
    """The ids of those who may start a table that waits, told to whoever is there."""
    coach: bool = True
    """Whether players may ask a coach; at a rated table nobody may."""
    awaited: list[int] = []
    """The seats whose answer was awaited when this was told."""
    starts: float = 0.0
    """When the game begins by the server's watch, once somebody has started it; 0 before."""
    day: str = ""
    """The date whose deal of the day is played here, as in `2026-11-17`."""
    board: bool = False
    """Whether a board screen in the room shows the table, so that phones need only be hands."""
    club: str = ""
    """The code of the club for whose evening the table was opened."""
    tournament: str = ""
    """The code of the tournament of which this is a table."""
    round: int = 0
    """The round of that tournament, from 1."""
    held: bool = False
    """Whether the deal is still played at other tables, so that seed and record are not shown."""


class ClockTime(msgspec.Struct, frozen=True):
    """A clock that runs: for the clock's own seat (-1) or for whoever must act."""

    seat: int
    about: str
    """What it measures: `call`, `count`, `turn`, `trade` or `grace`."""
    left: float
    total: float


class Line(msgspec.Struct, frozen=True):
    """A line of chat."""

    id: int
    at: float
    name: str
    text: str
    seat: int | None = None
    program: bool = False


class Wish(msgspec.Struct, frozen=True):
    """What a seat would like, could give and never takes."""

    seat: int
    want: Codes
    give: Codes
    never: Codes = ()


class Word(msgspec.Struct, frozen=True):
    """What a seat has remarked, and after which step of the table."""

    id: int
    seat: int
    seq: int
    phrase: Phrase
    offer: int
    to: int | None
    give: Codes
    get: Codes
    what: Literal["", "next", "no_bid", "peace"] = ""
    rounds: int = 0


class Debt(msgspec.Struct, frozen=True):
    """What was promised to a seat: cards of a deal, due in the promiser's next turn; or a pact."""

    by: int
    to: int
    give: Codes
    due: bool = False
    """Whether its moment has come."""
    what: Literal["", "next", "no_bid", "peace"] = ""
    """The kind of pact; nothing where the cards are due in the promiser's next turn."""
    rounds: int = 0
    """How many of the promiser's turns peace still holds for."""


class OfferWorth(msgspec.Struct, frozen=True):
    """What an offer is worth in thalers: to me, and about to the other; and that in a sentence."""

    offer: int
    mine: float
    theirs: float
    text: str


class OfferIdea(msgspec.Struct, frozen=True):
    """An offer that I could make, and what it would be worth."""

    action: GameAction
    mine: float
    theirs: float
    text: str


class Happened(msgspec.Struct, frozen=True):
    """One step of the table's log as its reader may see it.

    `what` is `act`, `pause`, `go_on`, `rest`, `return`, `ready`, `hurry`, `slow`, or one of
    `ask_undo`, `agree_undo`, `refuse_undo`, `ask_chair`, `agree_chair`, `refuse_chair`,
    `free_chair`; when nobody is left to agree to an undo, `undone` is how many actions were
    taken back.
    `stand_in` says that a bot acted for the person on the seat; `reason` is a bot's own; `asker`
    is the name of whoever asks for the chair of a bot.
    """

    seq: int
    what: str
    seat: int
    at: float
    events: list[SeenEvent] = []
    undone: int = 0
    stand_in: bool = False
    reason: str = ""
    asker: str = ""


class UndoWish(msgspec.Struct, frozen=True):
    """Somebody would like to take the last action back."""

    seat: int
    waiting: list[int]
    """The seats that have not answered yet."""


class ChairWish(msgspec.Struct, frozen=True):
    """Somebody who watches would like to take the chair of a bot."""

    seat: int
    name: str
    waiting: list[int]
    """The seats that have not answered yet."""


class Scene(msgspec.Struct, frozen=True):
    """Everything that a reader may know about the game at one moment."""

    view: ViewJson
    asks: list[Ask]
    actions: ActionsJson
    clocks: list[ClockTime]
    over: bool
    paused: bool
    undo: UndoWish | None
    ready: list[int]
    """The seats that want nothing more for now."""
    chair: ChairWish | None = None
    aids: dict[str, object] = {}
    """The numbers that a client prints beside a deed; each game has its own."""
    back: int = 0
    """How many actions an undo would take back for me; 0 if something was shown since mine."""


# What a client hears


class Notification(msgspec.Struct, frozen=True, tag=tag, tag_field="type"):
    """Something that the server tells."""


class Promises(Notification, frozen=True):
    """The ledger: what is owed, and how many promises each seat has kept and broken."""

    debts: list[Debt] = []
    kept: list[int] = []
    broken: list[int] = []


class Welcome(Notification, frozen=True):
    """The answer to `Hello`: the table, and what was missed since the sequence number named.

    `scene` is missing until all seats are taken. `you` is missing for a spectator.
    """

    seq: int
    you: int | None
    table: TableInfo
    layout: list[Pile]
    scene: Scene | None
    missed: list[Happened]
    chat: list[Line]
    signals: list[Wish]
    remarks: list[Word]
    now: float
    promises: Promises = Promises()


class Update(Notification, frozen=True):
    """The table has moved one step; `n` is there if it was you and how you numbered it."""

    seq: int
    happened: Happened
    scene: Scene
    n: int | None = None


class Patch(Notification, frozen=True):
    """An `update` that tells of the scene only what has changed since the step before.

    Places are written as `/view/piles/hand`.
    """

    seq: int
    happened: Happened
    parts: dict[str, object] = {}
    """What now stands at these places."""
    lists: dict[str, SpliceJson] = {}
    """In the list at a place: from where, how many elements go, and what comes instead."""
    gone: list[str] = []
    """The places at which nothing stands any more."""
    n: int | None = None


class Answered(Notification, frozen=True):
    """The answer to your message `n`: done, or refused; a resent one gets its first answer."""

    n: int
    ok: bool
    seq: int
    refusal: Refusal | None = None
    duplicate: bool = False


class Said(Notification, frozen=True):
    """Somebody said something."""

    line: Line


class Signalled(Notification, frozen=True):
    """Somebody would like, or could give, something."""

    wish: Wish


class Remarked(Notification, frozen=True):
    """Somebody has remarked something."""

    word: Word


class Advice(Notification, frozen=True):
    """What the coach says to me alone, after the step `seq`, from what I see."""

    seq: int
    offers: list[OfferWorth]
    draft: OfferWorth | None
    """The offer that I asked about; its number is 0."""
    ideas: list[OfferIdea]


class Changed(Notification, frozen=True):
    """The table's people, state, seal, seed, result or rematch have changed."""

    table: TableInfo


class Notice(Notification, frozen=True):
    """Something to show: a broken limit, a stop of the server, a lost database."""

    code: str
    text: str
    retry_after: float = 0.0


class LastCall(Notification, frozen=True):
    """A bot is about to end what you might still take part in; the next step is an answer to it."""

    seat: int
    left: float
    total: float
    held: list[int]
    """The seats that it waits for because they asked it to."""


ServerMessage = (
    Welcome
    | Update
    | Patch
    | Answered
    | Said
    | Signalled
    | Remarked
    | Promises
    | Advice
    | Changed
    | Notice
    | LastCall
)


PileCards = Annotated[object, Meta(extra_json_schema={"$ref": "#/components/schemas/PileCards"})]


class View(msgspec.Struct, frozen=True):
    """A table as one audience sees it; card 0 lies face down.

    A pile that has one for each seat is a list of piles; a pile that is hidden is null. A bag is a
    list of numbers by card code; of a hidden bag only the size is there, as its first number.
    """

    game: str
    seats: int
    audience: int
    options: dict[str, object]
    piles: dict[str, PileCards]
    draws: list[int]
    stages: list[dict[str, object]]
    facts: dict[str, object]
    sightings: tuple[Sighting, ...] = ()
    """What was shown of hidden piles to the audience, or by it, and must still lie there."""
