"""A tournament whose server is killed in every round ends with the table that its games make."""

import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from urllib.request import Request, urlopen

import msgspec
import pytest

import higgle
from higgle.client import Client
from higgle.core import Record
from higgle.live.standings import round_points
from higgle.protocol.clubs import (
    ClubPage,
    JoinClub,
    NewClub,
    NewTournament,
    RoundTable,
    TableResult,
    TournamentPage,
)
from higgle.protocol.messages import OVER, Clocks, TableInfo
from higgle.protocol.people import Me, NewAccount
from higgle.protocol.tables import SetReady
from tests.server.server_process import Running

MANY = 100_000
SETTINGS = {
    "bot_pace": 0,
    "requests": MANY,
    "handshakes": MANY,
    "guests_per_hour": MANY,
    "sockets_per_address": 200,
    "alone_per_address": MANY,
}
CLOCKS = Clocks(call=0.5, count=0.5, turn=2, grace=5, reading=0)
CUP = NewTournament("Cup", "bohnanza", wait=60, clocks=CLOCKS, bot="random")
PATIENCE = 300.0
SOON = 0.2


class QuickServer(Running):
    """A server for which a minute is two seconds."""

    program = ("tests.server.quick_watch", "30")


class Cup:
    """A tournament at a server that is killed again and again, and the people who play there."""

    def __init__(self, database: Path, people: int, rounds: int) -> None:
        self.database = database
        plan = msgspec.structs.replace(CUP, rounds=rounds)
        self.server = self.open(0)
        self.people = [Client(self.server.address, name=f"P{at:02}") for at in range(people)]
        self.host = self.people[0]
        account = NewAccount("Ann", "correct horse")
        self.host.me = self.host.request("POST", "accounts", Me, account)
        self.host.headers["X-CSRF-Token"] = self.host.me.csrf
        club = self.host.request("POST", "clubs", ClubPage, NewClub("The cups"))
        link = JoinClub(club.invitation)
        for person in self.people[1:]:
            person.request("POST", f"clubs/{club.code}/join", ClubPage, link)
        made = self.host.request("POST", f"clubs/{club.code}/tournaments", TournamentPage, plan)
        self.path = f"tournaments/{made.code}"
        for person in self.people:
            person.request("POST", f"{self.path}/join", TournamentPage)
        self.host.request("POST", f"{self.path}/start", TournamentPage)

    def open(self, port: int) -> Running:
        """A server on the file."""
        return QuickServer(str(self.database), port, **SETTINGS)

    def kill(self) -> None:
        """`kill -9`, and a new server on the same file and port."""
        self.server.kill()
        self.server = self.open(self.server.port)

    def page(self, person: Client | None = None) -> TournamentPage:
        """The tournament as somebody sees it."""
        return (person or self.host).request("GET", self.path, TournamentPage)

    def come(self, people: list[Client]) -> None:
        """These people take their chairs and go for a walk: bots keep their seats."""
        for person in people:
            path = f"tables/{self.page(person).table}/ready"
            person.request("POST", path, TableInfo, SetReady())

    def wait_until(self, met: Callable[[TournamentPage], bool]) -> TournamentPage:
        """Wait until the tournament is so far."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            shown = self.page()
            if met(shown):
                return shown
            threading.Event().wait(SOON)
        raise AssertionError(self.page())

    def wait_for_round(self, number: int) -> None:
        """Wait until so many rounds have begun."""
        self.wait_until(lambda shown: len(shown.played) == number)

    def wait_for_steps(self, count: int) -> None:
        """Wait until so many steps of games are in the file."""
        self.wait_until(lambda shown: self.steps() >= count)

    def steps(self) -> int:
        """How many steps of games are in the file."""
        with closing(sqlite3.connect(self.database)) as file:
            return int(file.execute("SELECT count(*) FROM log").fetchone()[0])

    def points(self, table: RoundTable) -> list[int]:
        """The points of a game, played once more from its record."""
        path = f"{self.server.address}/api/tables/{table.code}/record"
        asked = Request(path, headers=self.host.headers)
        with urlopen(asked, timeout=PATIENCE) as answer:
            return higgle.replay(Record.read(answer.read().decode())).scores()


def play_killed(cup: Cup, absent: int, rounds: int) -> TournamentPage:
    """Every round is begun, broken off twice by a kill, and played to its end."""
    coming = cup.people[: len(cup.people) - absent]
    for number in range(1, rounds + 1):
        cup.wait_for_round(number)
        cup.come(coming[: len(coming) // 2])
        cup.kill()
        cup.come(coming[len(coming) // 2 :])
        cup.wait_for_steps(cup.steps() + 20)
        cup.kill()
    return cup.wait_until(lambda shown: shown.state == OVER)


@pytest.mark.parametrize(
    ("people", "absent", "rounds"), [(4, 1, 1), pytest.param(16, 3, 3, marks=pytest.mark.soak)]
)
def test_a_killed_server_loses_nothing_of_a_tournament(
    tmp_path: Path, people: int, absent: int, rounds: int
) -> None:
    """Those who never come are out; the table is the sum of what the records say."""
    cup = Cup(tmp_path / "cup.sqlite3", people, rounds)
    try:
        over = play_killed(cup, absent, rounds)
        missing = {person.me.id for person in cup.people[people - absent :]}
        points = {person.me.id: 0 for person in cup.people}
        for played in over.played:
            seats = [[seat.person for seat in table.seats] for table in played.tables]
            games = [cup.points(table) for table in played.tables]
            assert games == [table.scores for table in played.tables]
            results = [TableResult("", *one, []) for one in zip(seats, games, strict=True)]
            for person, gained in round_points(results).items():
                points[person] += gained
    finally:
        cup.server.kill()

    assert list(range(rounds, 0, -1)) == [one.number for one in over.played]
    assert points == {one.person: one.points for one in over.standings}
    ranked = sorted(points.values(), reverse=True)
    assert ranked == [one.points for one in over.standings]
    assert missing == {one.person for one in over.standings if one.out}
