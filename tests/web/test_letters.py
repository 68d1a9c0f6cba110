"""Letters: an address is given, confirmed by the link, and forgotten again."""

import queue
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from playwright.sync_api import Browser

from tests.web.house import QUICK, House, somebody


class Box:
    """A mailbox; what comes in is waited for."""

    def __init__(self) -> None:
        self.taken: queue.Queue[str] = queue.Queue()

    async def handle_DATA(  # noqa: N802 - it is called so
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        assert isinstance(envelope.content, bytes)
        self.taken.put(envelope.content.decode().replace("=\r\n", ""))
        return "250 taken"


@pytest.fixture
def box() -> Iterator[tuple[Box, int]]:
    """A mail server on this machine."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    mailbox = Box()
    server = Controller(mailbox, hostname="127.0.0.1", port=port)
    server.start()
    yield mailbox, port
    server.stop()


@pytest.fixture
def writing_house(tmp_path: Path, box: tuple[Box, int]) -> Iterator[House]:
    """A server that writes letters."""
    mail = {
        "HIGGLE_SMTP": f"smtp://127.0.0.1:{box[1]}",
        "HIGGLE_SENDER": "Games <games@games.example>",
        "HIGGLE_ORIGINS": "https://games.example",
    }
    server = House(tmp_path, QUICK | mail)
    server.open()
    yield server
    server.kill()
    assert [] == server.mistakes()


@pytest.mark.parametrize("width", [1440, 390])
def test_an_address_is_confirmed_and_forgotten(
    browser: Browser, writing_house: House, box: tuple[Box, int], width: int
) -> None:
    """A look at the link does nothing; a press does."""
    with somebody(browser, writing_house, width=width) as ann:
        ann.visit("me")
        ann.page.get_by_label("E-mail address").fill("ann@home.example")
        ann.page.get_by_role("radio", name="once a day").click()
        ann.button("Save").click()
        ann.sees("We have sent a link to ann@home.example")
        assert ([], 0) == (ann.findings(), max(0, ann.overflow()))

        letter = box[0].taken.get(timeout=20)
        link = re.search(r"https://games\.example/(letters/confirm#\S+)", letter)
        assert link is not None
        ann.visit(link[1])
        ann.sees("Confirm that you want e-mails")
        assert ([], 0) == (ann.findings(), max(0, ann.overflow()))
        ann.button("Yes, write to me").click()
        ann.sees("Confirmed.")

        ann.visit("me")
        ann.button("Forget the address").click()
        ann.sees("Done.")
        assert "" == ann.page.get_by_label("E-mail address").input_value()
        assert [] == ann.complaints


def test_a_link_to_stop_is_a_page_with_one_button(browser: Browser, writing_house: House) -> None:
    """Whoever has an old one is told the same: nothing is sent any more."""
    with somebody(browser, writing_house) as ann:
        ann.visit("letters/stop/an-old-one")
        ann.button("Stop the e-mails").click()
        ann.sees("Your address is forgotten.")
        assert [] == ann.complaints
