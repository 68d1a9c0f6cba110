"""Mail: letters are handed to the host's mail server by SMTP."""

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

from higgle.server.notify.postman import PATIENCE, Postman

PORTS = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}


class Mail(Postman[EmailMessage]):
    """Hands messages over; Python's own SMTP waits, so it waits in a thread."""

    async def deliver(self, piece: EmailMessage) -> None:
        """Hand a message to the mail server; all errors of SMTP are errors of the system."""
        await asyncio.to_thread(self.hand_over, piece)

    def hand_over(self, message: EmailMessage) -> None:
        """Knock, log in if there is a name, and hand over."""
        with self.line() as line:
            line.send_message(message)

    def line(self) -> smtplib.SMTP:
        """A line to the mail server, safe and logged in as the address of it says."""
        place = urlsplit(self.address)
        host, port = place.hostname or "", place.port or PORTS[place.scheme]
        safe = ssl.create_default_context()
        if place.scheme == "smtps":
            line: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=safe)
        else:
            line = smtplib.SMTP(host, port, timeout=PATIENCE)
        try:
            if place.scheme == "smtp+starttls":
                line.starttls(context=safe)
            if place.username:
                line.login(unquote(place.username), unquote(place.password or ""))
        except BaseException:
            line.close()
            raise
        return line

    async def problem(self) -> str:
        """What keeps the mail server from taking letters, in one line; empty if nothing does."""
        try:
            (await asyncio.to_thread(self.line)).close()
        except OSError as problem:
            return str(problem) or type(problem).__name__
        return ""
