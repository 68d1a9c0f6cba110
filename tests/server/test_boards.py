"""Board screens: lines that belong to a room, and to nobody in it."""

from collections.abc import Iterator
from contextlib import contextmanager

from litestar.testing import TestClient
from litestar.types import ASGIApp

from higgle.server.http.app import application
from tests.server.web import HERE, config, open_lines

HELLO = {"type": "hello", "client": "12345678"}


@contextmanager
def playing(sqlite: str, **table: object) -> Iterator[tuple[TestClient[ASGIApp], str]]:
    """A browser whose person plays at a table, and where its lines begin."""
    with TestClient(open_lines(application(config(sqlite))), base_url=HERE) as browser:
        me = browser.post("/api/guests", json={"name": "Ann"}).json()
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
        wish = {"game": "bohnanza", "seats": seats, "rated": False, **table}
        headers = {"X-CSRF-Token": me["csrf"]}
        code = browser.post("/api/tables", json=wish, headers=headers).json()["code"]
        yield browser, f"/api/tables/{code}/socket"


def test_a_board_shows_no_hand_whoever_has_opened_it(sqlite: str) -> None:
    """Not even to the person who plays on the same device."""
    with playing(sqlite) as (browser, line):
        with browser.websocket_connect(line) as own:
            own.send_json(HELLO)
            assert 0 == own.receive_json()["you"]
        with browser.websocket_connect(f"{line}?board=1") as board:
            board.send_json(HELLO)
            welcome = board.receive_json()

    assert welcome["you"] is None
    assert {0} == set(welcome["scene"]["view"]["piles"]["hand"][0])


def test_everybody_is_told_that_a_board_has_come_and_gone(sqlite: str) -> None:
    """Then a phone is a hand, and a whole table again."""
    with playing(sqlite) as (browser, line), browser.websocket_connect(line) as own:
        own.send_json(HELLO)
        told = [own.receive_json()["table"].get("board", False)]
        with browser.websocket_connect(f"{line}?board=1") as board:
            board.send_json(HELLO)
            while not told[-1]:
                told += boards(own.receive_json())
        while told[-1]:
            told += boards(own.receive_json())

    assert [False, True, False] == list(dict.fromkeys(told)) + told[-1:]


def boards(message: dict[str, object]) -> list[bool]:
    """Whether a change of the table says that a board is there."""
    table = message.get("table")
    return [table.get("board") is True] if isinstance(table, dict) else []


def test_at_a_listed_table_a_board_is_nobodys_business(sqlite: str) -> None:
    """Anybody could open one there."""
    with (
        playing(sqlite, public=True) as (browser, line),
        browser.websocket_connect(f"{line}?board=1") as board,
    ):
        board.send_json(HELLO)

        assert not board.receive_json()["table"].get("board", False)


def test_a_table_without_spectators_has_no_board(sqlite: str) -> None:
    with (
        playing(sqlite, spectators=False) as (browser, line),
        browser.websocket_connect(f"{line}?board=1") as board,
    ):
        board.send_json(HELLO)
        told = board.receive_json()

        assert ("notice", "no-spectators") == (told["type"], told["code"])
