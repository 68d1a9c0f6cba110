"""The requests about people: coming in, accounts, letters, passkeys, and all that is kept."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from higgle.i18n import Language
from higgle.protocol.daily_deal import DayScore
from higgle.protocol.forms import Form, Name
from higgle.protocol.history import Played, Tally
from higgle.protocol.notices import PushDevice
from higgle.protocol.puzzles import PuzzleSpot

Password = Annotated[str, Meta(min_length=8, max_length=200)]


MailAddress = Annotated[
    str,
    Meta(
        max_length=254,
        pattern=r"^([A-Za-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63})?$",
    ),
]


MailWish = Literal["off", "turn", "daily"]


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
    puzzles: list[PuzzleSpot] = []
    """Those that I have tried."""
    clubs: list[str] = []
    """The names of the clubs in which I am."""
    tournaments: list[str] = []
    """The codes of the tournaments in which I took part."""
    notices: list[PushDevice] = []
    """The devices that show notices."""
