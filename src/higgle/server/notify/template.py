"""Letters and mail in words: what people who are away are told, in their language."""

from collections.abc import Sequence
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid, parseaddr
from typing import Literal
from urllib.parse import urlsplit

import msgspec

from higgle.i18n import say
from higgle.protocol.people import MailWish
from higgle.server.config import Config

LINE = 73
"""A line of a calendar has at most 75 bytes; further lines begin with a space."""


Kind = Literal["turn", "offer", "over"]


class Letter(msgspec.Struct, frozen=True):
    """What somebody who is away should know; nothing in it is known to the table alone."""

    kind: Kind
    """`turn`: you must act; `offer`: you are offered something; `over`: the game is over."""
    person: str
    name: str
    table: str
    game: str
    path: str
    """Where the table is, under the server's address."""
    text: str
    """The same as a sentence in the person's language."""
    due: float = 0.0
    """When a clock runs out for the person, in seconds since 1970; 0 if none does."""


class Addressee(msgspec.Struct, frozen=True):
    """Somebody who wants letters."""

    person: str
    address: str
    wish: MailWish
    confirmed: bool
    stop: str
    language: str


class MailTemplates:
    """Makes messages of mail, with their calendar."""

    def __init__(self, config: Config) -> None:
        self.sender = config.sender
        self.base = config.reachable()
        """The server as people reach it, for links."""
        self.here = parseaddr(config.sender)[1].rpartition("@")[2]

    def confirmation(self, address: str, language: str, token: str, now: float) -> EmailMessage:
        """Is this address yours? Nothing that somebody else has chosen stands in it."""
        lines = [
            say("mail-question", language, place=self.place),
            f"{self.base}letters/confirm#{token}",
            say("mail-question-not-you", language),
        ]
        return self.message(address, say("mail-question.subject", language), lines, now)

    def letter_mail(self, who: Addressee, letters: Sequence[Letter], now: float) -> EmailMessage:
        """A letter, or the letter of the day with several."""
        language, first = who.language, letters[0]
        daily = who.wish == "daily"
        subject = say("mail-daily.subject", language, count=len(letters)) if daily else first.text
        lines = [self.paragraph(letter, language) for letter in letters]
        stop = f"{self.base}letters/stop/{who.stop}"
        lines.append(say("mail-why", language, place=self.place) + f"\n{stop}")
        message = self.message(who.address, subject, lines, now)
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        timed = [letter for letter in letters if letter.due]
        if timed:
            message.add_attachment(
                self.calendar(timed, language, now).encode(),
                maintype="text",
                subtype="calendar",
                filename="higgle.ics",
                params={"method": "PUBLISH", "charset": "utf-8"},
            )
        return message

    @property
    def place(self) -> str:
        """The name of the server, as people know it."""
        return urlsplit(self.base).netloc

    def link(self, letter: Letter) -> str:
        """Where the table of a letter is."""
        return f"{self.base}t/{letter.table}"

    def paragraph(self, letter: Letter, language: str) -> str:
        """One table in words: what is up, until when, and where."""
        lines = [letter.text]
        if letter.due:
            due = moment(letter.due)
            clock = f"{due:%H:%M}"
            time = say("mail-moment", language, day=due.day, month=due.month, time=clock)
            lines.append(say("mail-due", language, time=time))
        return "\n".join([*lines, self.link(letter)])

    def message(self, to: str, subject: str, lines: Sequence[str], now: float) -> EmailMessage:
        """A message with all that every one of ours carries."""
        message = EmailMessage()
        message["From"] = self.sender
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = format_datetime(moment(now))
        message["Message-ID"] = make_msgid(domain=self.here)
        message["Auto-Submitted"] = "auto-generated"
        message.set_content("\n\n".join(lines) + "\n", cte="quoted-printable")
        return message

    def calendar(self, letters: Sequence[Letter], language: str, now: float) -> str:
        """When clocks run out, as a calendar reads it; a later letter moves the same date."""
        lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//higgle//letters//EN"]
        lines.append("METHOD:PUBLISH")
        for letter in letters:
            title = say("mail-calendar", language, game=say(f"game-{letter.game}", language))
            lines += [
                "BEGIN:VEVENT",
                f"UID:{letter.table}-{letter.person}@{self.here}",
                f"SEQUENCE:{int(letter.due)}",
                f"DTSTAMP:{stamp(now)}",
                f"DTSTART:{stamp(letter.due)}",
                f"SUMMARY:{escape(title)}",
                f"DESCRIPTION:{escape(letter.text)}",
                f"URL:{self.link(letter)}",
                "BEGIN:VALARM",
                "ACTION:DISPLAY",
                "TRIGGER:-PT2H",
                f"DESCRIPTION:{escape(title)}",
                "END:VALARM",
                "END:VEVENT",
            ]
        return "".join(f"{fold(line)}\r\n" for line in [*lines, "END:VCALENDAR"])


def moment(at: float) -> datetime:
    """A time that everybody reads alike."""
    return datetime.fromtimestamp(at, UTC)


def stamp(at: float) -> str:
    """A time as calendars write it."""
    return f"{moment(at):%Y%m%dT%H%M%SZ}"


def escape(text: str) -> str:
    """A text as calendars write it."""
    for sign in ("\\", ";", ","):
        text = text.replace(sign, f"\\{sign}")
    return text


def fold(line: str) -> str:
    """A long line in several, none of which cuts a letter in two."""
    parts, size = [""], 0
    for letter in line:
        size += len(letter.encode())
        if size > LINE:
            parts, size = [*parts, ""], len(letter.encode())
        parts[-1] += letter
    return "\r\n ".join(parts)
