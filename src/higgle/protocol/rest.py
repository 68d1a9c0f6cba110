"""What travels in plain requests: people, the lobby, history, replays and ratings."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from higgle.core import MomentKind
from higgle.i18n import Language
from higgle.narrator import Sentence
from higgle.protocol.messages import Clocks, Happened, Pile, Refusal, Result, Speed, ViewJson

Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[^\s\x00]([^\x00]*[^\s\x00])?$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


MailAddress = Annotated[
    str,
    Meta(
        max_length=254,
        pattern=r"^([A-Za-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63})?$",
    ),
]
MailWish = Literal["off", "turn", "daily"]


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a client fills in."""


# People


class NewGuest(Form, frozen=True):
    """Come in with a name."""

    name: Name
    language: Language = "en"


class NewAccount(Form, frozen=True):
    """Keep my games and ratings under a name and a password."""

    name: Name
    password: Password
    language: Language = "en"


class LogIn(Form, frozen=True):
    """Come back on another device."""

    name: Name
    password: Password


class ChangeMe(Form, frozen=True):
    """Another language, or for guests another name."""

    name: Name | None = None
    language: Language | None = None


class ChangePassword(Form, frozen=True):
    """Another password; every other browser has to log in again."""

    old: Password
    new: Password


class Goodbye(Form, frozen=True):
    """Forget me; whoever has an account shows the password once more."""

    password: Annotated[str, Meta(max_length=200)] = ""


class ChangeLetters(Form, frozen=True):
    """Where I want letters, and which; no address means that mine is forgotten."""

    address: MailAddress = ""
    wish: MailWish = "turn"


class FollowLink(Form, frozen=True):
    """What the link in a letter carries."""

    token: Annotated[str, Meta(max_length=100)]


class Letters(msgspec.Struct, frozen=True):
    """The letters that I get about games by correspondence."""

    offered: bool
    """Whether this server sends any."""
    address: str = ""
    wish: MailWish = "off"
    confirmed: bool = False


class NewReport(Form, frozen=True):
    """What whoever hosts should know about somebody."""

    words: Annotated[str, Meta(min_length=1, max_length=1000, pattern=r"^[^\x00]*$")]


class NewBot(Form, frozen=True):
    """An account for a program of mine."""

    name: Name


class Me(msgspec.Struct, frozen=True):
    """Who I am; `csrf` goes into the header `X-CSRF-Token` of every request that changes things."""

    id: str
    name: str
    kind: Literal["guest", "account", "bot"]
    language: Language
    csrf: str
    admin: bool = False
    """Whether I may moderate this server."""


class BotAccount(msgspec.Struct, frozen=True):
    """A program's account; the token is shown once, when it is made."""

    id: str
    name: str
    token: str = ""


class ProvePassword(Form, frozen=True):
    """My password once more, before something is added that opens my account."""

    password: Annotated[str, Meta(max_length=200)]


class ShowPasskey(Form, frozen=True):
    """What the browser has made or signed, as WebAuthn writes it in JSON."""

    credential: dict[str, object]


class PasskeyOptions(msgspec.Struct, frozen=True):
    """What the browser is to be asked, as WebAuthn writes it in JSON."""

    public_key: dict[str, object]


class Passkey(msgspec.Struct, frozen=True):
    """A passkey of mine."""

    id: str
    created: float
    used: float = 0.0
    """When I last came in with it; 0 is never."""


class BlockedPerson(msgspec.Struct, frozen=True):
    """Somebody whom I have blocked."""

    id: str
    name: str


# The catalogue


class OptionValue(msgspec.Struct, frozen=True):
    """One value of an option, with its name for people."""

    value: bool | int | str
    title: str


class GameOption(msgspec.Struct, frozen=True):
    """One thing to agree on; no values means a number between `least` and `most`."""

    name: str
    title: str
    about: str
    default: bool | int | str
    values: list[OptionValue]
    least: int = 0
    most: int = 0
    known: list[str] = []
    """The texts that have a name, where any other may be chosen too."""


class BotLevel(msgspec.Struct, frozen=True):
    """A bot that can fill a seat."""

    name: str
    title: str
    about: str


class Game(msgspec.Struct, frozen=True):
    """A game of the catalogue."""

    id: str
    title: str
    about: str
    seats: list[int]
    options: list[GameOption]
    bots: list[BotLevel]
    opponent: str
    """The bot that plays where nobody has chosen one."""
    timed: list[str]
    """The clocks that have a meaning in this game: `call`, `count`, `trade`, `turn`."""


class GameNames(msgspec.Struct, frozen=True):
    """What the parts of a game's actions mean, what its cards are called, and its clauses."""

    kinds: dict[str, str]
    cards: dict[str, list[str]]
    clauses: str


class InstalledGames(msgspec.Struct, frozen=True):
    """What the page needs for games of installed packages: names by game, and Fluent texts."""

    games: dict[str, GameNames]
    texts: list[str]


class Limits(msgspec.Struct, frozen=True):
    """Rate limits; also included in 429 responses."""

    message_bytes: int
    messages: int
    per_seconds: float
    talk_messages: int
    talk_per_seconds: float
    sockets_per_person: int
    sockets_per_address: int
    requests: int
    requests_per_seconds: float


class About(msgspec.Struct, frozen=True):
    """This server."""

    version: str
    languages: list[str]
    games: list[Game]
    limits: Limits
    address: str
    """Where other devices reach this server; empty when it listens to its own machine only."""
    solo: bool = False
    """Whether the game that needs no server is at `solo/`."""


# Tables


class SeatPlan(Form, frozen=True):
    """Who shall sit on a seat of a new table: whoever comes, me, or a bot."""

    kind: Literal["open", "me", "bot"] = "open"
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Form, frozen=True):
    """Open a table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=2, max_length=10)]
    options: dict[str, bool | int | str] = {}
    pace: Literal["live", "correspondence"] = "live"
    clocks: Clocks = Clocks()
    public: bool = False
    spectators: bool = True
    chat: bool = True
    undo: bool = True
    bots_welcome: bool = False
    """Whether programs may take open seats."""
    rated: bool = True
    keeps_talk: bool = False
    """Whether the record tells what was said."""
    coach: bool = True
    """Whether players may ask a coach; at a rated table nobody may."""


class TryAgain(Form, frozen=True):
    """Play on from a step of a finished game, on this seat, against bots."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=31)]


class QuickGame(Form, frozen=True):
    """A game against bots, at once."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=10)] | None = None
    options: dict[str, bool | int | str] = {}
    bot: Annotated[str, Meta(max_length=40)] = ""
    """The level of the bots; without one they are normal."""
    rated: bool = False


Word = Annotated[str, Meta(max_length=40)]


class TakeSeat(Form, frozen=True):
    """Sit down; on any open seat when none is named."""

    seat: Annotated[int, Meta(ge=0, le=31)] | None = None
    word: Word = ""


class MixIn(Form, frozen=True):
    """A word of mine for the seed, so that nobody alone could choose the deal."""

    word: Word


class SetReady(Form, frozen=True):
    """Whether I want the game to begin; if not, a start that is counted down is called off."""

    ready: bool = True


class ChangeTable(Form, frozen=True):
    """What the host may change while the table waits, and the speed at any time before the end;
    what is left out stays."""

    public: bool | None = None
    spectators: bool | None = None
    chat: bool | None = None
    undo: bool | None = None
    bots_welcome: bool | None = None
    rated: bool | None = None
    keeps_talk: bool | None = None
    coach: bool | None = None
    speed: Speed | None = None


class SetSeat(Form, frozen=True):
    """The host puts a bot on a seat, or frees it, whoever sat there."""

    seat: Annotated[int, Meta(ge=0, le=31)]
    bot: Annotated[str, Meta(max_length=40)] = ""


# The deal of the day


class DayScore(msgspec.Struct, frozen=True):
    """How somebody has done at the deal of a day."""

    day: str
    game: str
    score: int
    place: int
    """How many were better; 0 for a winner."""
    seats: int
    course: list[int]
    """The own points at up to twelve moments, in eighths of the most they came to."""
    code: str = ""
    """The table at which it was played; empty if it was played elsewhere."""
    text: str = ""
    """The result in one line for others, without a word about the cards."""


DayState = Literal["open", "playing", "over", "missed"]
"""What somebody can do with the deal of a day, or has done."""


class ScoreCount(msgspec.Struct, frozen=True):
    """How many people came to a score."""

    score: int
    people: int


class DayDeal(msgspec.Struct, frozen=True):
    """The deal of a day: the same cards and bots for everybody, and one try that counts."""

    day: str
    today: str
    left: float
    """The seconds until the next deal."""
    version: int
    game: str
    bots: list[str]
    state: DayState
    """What I can do with it, or have done."""
    code: str = ""
    """The table at which I play it, or have played it last."""
    mine: DayScore | None = None
    scores: list[ScoreCount] = []
    """How everybody has done, the lowest score first."""
    best: str = ""
    """The table of the best result, for whoever has had their own try or is too late for one."""
    row: int = 0
    """How many days in a row I have played, up to today or yesterday."""
    longest: int = 0
    days: list[str] = []
    """The days of the last weeks on which I have played."""


class SendDay(Form, frozen=True):
    """A deal of the day that was played elsewhere: its record is proved before it counts."""

    record: Annotated[str, Meta(max_length=500_000)]


# What was played


class Played(msgspec.Struct, frozen=True):
    """A game of my history."""

    code: str
    game: str
    names: list[str]
    seat: int | None
    began: float
    ended: float
    result: Result | None


class History(msgspec.Struct, frozen=True):
    """My games, newest first."""

    games: list[Played]
    more: bool


class ReplayStep(msgspec.Struct, frozen=True):
    """The table after one step, as the viewpoint saw it."""

    happened: Happened
    text: str
    """The action as people write it; empty for what the viewpoint could not see."""
    view: ViewJson
    aids: dict[str, object] = {}
    """The numbers that a client prints beside a deed; each game has its own."""


class Replay(msgspec.Struct, frozen=True):
    """A game from one viewpoint (-1 for a spectator), from step to step; step 0 is the deal."""

    game: str
    names: list[str]
    options: dict[str, object]
    viewpoint: int
    layout: list[Pile]
    first: int
    total: int
    steps: list[ReplayStep]
    seal: str
    result: Result | None


class Moment(msgspec.Struct, frozen=True):
    """Something worth telling of a finished game."""

    kind: MomentKind
    step: int
    """The step of the replay after which it is seen."""
    seat: int
    """Who did it."""
    other: int
    """With whom, for a deed alone the same seat."""
    card: int
    count: int
    paid: int
    """The money or thalers of it, as far as one event tells it."""
    points: int
    """By how many points the step changed how that seat stood."""


class Story(msgspec.Struct, frozen=True):
    """What is told of a finished game, and what nobody could see before."""

    moments: list[Moment]
    money: list[int]
    """The money that everybody has in hand at the end; nothing where there is none."""


class Course(msgspec.Struct, frozen=True):
    """The course of a finished game: everybody's points after each turn, the result at last."""

    why: str
    """Why the game ended: a word of the catalogue, or nothing."""
    count: int
    """The number in that sentence."""
    points: list[list[int]]
    steps: list[int] = []
    """After how many steps everybody stood so."""


class PastDeal(msgspec.Struct, frozen=True):
    """A deal that decided my game, as it looked to me when I made it."""

    step: int
    partner: int
    gave: list[int]
    got: list[int]
    mine: float
    theirs: float
    text: str


class WatchRecord(Form, frozen=True):
    """A record file to watch; everything in it is known, so any viewpoint may be taken."""

    record: Annotated[str, Meta(max_length=2_000_000)]
    viewpoint: Annotated[int, Meta(ge=-2, le=31)] = -2
    first: Annotated[int, Meta(ge=0)] = 0
    count: Annotated[int, Meta(ge=1, le=200)] = 50


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is at a game: a mean, and how sure that is."""

    name: str
    person: str
    program: bool
    game: str
    mu: float
    sigma: float
    ordinal: float
    """A cautious number: the mean less three times the uncertainty."""
    games: int


class Tally(msgspec.Struct, frozen=True):
    """How somebody has done at a game."""

    game: str
    games: int
    wins: int
    ranks: list[int]
    """How often it came in first, second and so on; ties share the better place."""
    rating: Rating | None = None


class EveningGame(msgspec.Struct, frozen=True):
    """A game of an evening."""

    code: str
    game: str


class EveningPlayer(msgspec.Struct, frozen=True):
    """How somebody has done in the course of an evening."""

    person: str
    """Their id; empty for a bot."""
    name: str
    wins: int
    points: int
    """The points of all games."""
    scores: list[int | None]
    """The points of each game; null where they did not play."""


class Evening(msgspec.Struct, frozen=True):
    """The games that followed one another by rematches, up to one of them, with a running score."""

    games: list[EveningGame]
    """The first game first."""
    players: list[EveningPlayer]
    """Whoever has won most often comes first."""


class Profile(msgspec.Struct, frozen=True):
    """Somebody, as everybody may know it."""

    id: str
    name: str
    kind: Literal["guest", "account", "bot"]
    since: float
    tallies: list[Tally]


class Export(msgspec.Struct, frozen=True):
    """Everything that the server keeps of me."""

    me: Profile
    language: Language
    games: list[Played]
    said: list[str]
    programs: list[BotAccount]
    letters: Letters
    blocked: list[BlockedPerson] = []
    passkeys: list[Passkey] = []
    days: list[DayScore] = []
    puzzles: list["PuzzleSpot"] = []
    """Those that I have tried."""
    clubs: list[str] = []
    """The names of the clubs in which I am."""
    tournaments: list[str] = []
    """The codes of the tournaments in which I took part."""


# Puzzles


class PuzzleSpot(msgspec.Struct, frozen=True):
    """A puzzle in short: its place in its set, what it asks, and how I have done."""

    game: str
    number: int
    question: str
    state: Literal["open", "right", "wrong"] = "open"


class PuzzleSet(msgspec.Struct, frozen=True):
    """The puzzles of a game."""

    game: str
    puzzles: list[PuzzleSpot]


class PuzzleList(msgspec.Struct, frozen=True):
    """All puzzles, how many I have solved, how many in a row, and one that I have not tried."""

    sets: list[PuzzleSet]
    solved: int = 0
    row: int = 0
    next: PuzzleSpot | None = None


class PuzzleChoice(msgspec.Struct, frozen=True):
    """Something that could be done: the action and its text; null and empty is to wait."""

    action: dict[str, object] | None
    text: str
    sentence: Sentence | None = None
    """The same for people, where the action does not say all of it."""


class PuzzleWorth(msgspec.Struct, frozen=True):
    """What comes of an answer, beside the one by which all are measured."""

    value: float
    error: float
    """The standard error of the value."""
    dots: str
    """How it fared in every world: `-` worse, `0` the same, `+` a step better, `*` more."""
    yes: float | None = None
    """In which share of the worlds somebody agreed, if it needs that."""
    facts: list[Sentence] = []
    """What speaks for it or against it, of what can be seen."""


class PuzzleWorld(msgspec.Struct, frozen=True):
    """What came next in one of the worlds, and how the best answer fared there."""

    dot: str
    sentences: list[Sentence]


class PuzzleSolution(msgspec.Struct, frozen=True):
    """What comes of every answer; told to whoever has answered."""

    chosen: int
    best: int
    beside: int
    """The answer by which all are measured."""
    step: float
    """How much of the result a step is."""
    worlds: int
    worths: list[PuzzleWorth]
    told: list[PuzzleWorld]
    chose: list[int]
    """How many people here have chosen each answer first."""
    rating: int


class PuzzlePage(msgspec.Struct, frozen=True):
    """A position of a real game, as one seat saw it, and what could be done."""

    game: str
    number: int
    total: int
    question: str
    seat: int
    step: int
    """After how many actions of its game."""
    position: Replay
    offers: list[Sentence]
    """The offers that everybody sees."""
    choices: list[PuzzleChoice]
    rating: int
    """How hard it is, by how people fare here; 1500 is the middle."""
    solution: PuzzleSolution | None = None


class AnswerPuzzle(Form, frozen=True):
    """The place of an answer among the choices; the first one counts."""

    choice: Annotated[int, Meta(ge=0, le=9)]


class Problem(msgspec.Struct, frozen=True):
    """Every refused request is answered with this."""

    status: int
    refusal: Refusal


# Moderation


class KnownPerson(msgspec.Struct, frozen=True):
    """Somebody, as whoever hosts sees them."""

    id: str
    name: str
    kind: str
    created: float
    muted: float
    """Until when somebody may say nothing; 0 for never."""
    barred: bool
    admin: bool


class TableSummary(msgspec.Struct, frozen=True):
    """A table, as whoever hosts sees it; nothing in it is hidden from those who sit there."""

    code: str
    game: str
    state: str
    pace: str
    created: float
    names: list[str]


class AuditEntry(msgspec.Struct, frozen=True):
    """Something that was done by whoever hosts."""

    at: float
    who: str
    deed: str
    about: str
    why: str


class PlayerReport(msgspec.Struct, frozen=True):
    """What one player has reported about another."""

    id: int
    at: float
    person: str
    about: str
    name: str
    words: str


class ChangedLog(msgspec.Struct, frozen=True):
    """A table whose log was changed after it was written, and the last step that is right."""

    code: str
    step: int


ModerationKind = Literal["mute", "ban", "unban", "rename", "password", "close", "settle"]


class Moderation(Form, frozen=True):
    """What an admin does, and why; `about` is a person's id, a table's code or a report's number.

    `days` is for `mute`, 0 ends it; `name` is for `rename`.
    """

    deed: ModerationKind
    about: Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[^\x00]*$")]
    why: Annotated[str, Meta(max_length=500, pattern=r"^[^\x00]*$")] = ""
    days: Annotated[float, Meta(ge=0, le=3650)] = 7.0
    name: Name | None = None


class Moderated(msgspec.Struct, frozen=True):
    """What was done, in words for the admin."""

    text: str
