"""The requests of a page without a server: the same paths and answers as over HTTP."""

import logging
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable
from urllib.parse import parse_qs

import msgspec

from higgle.bots.coach import looking_back
from higgle.core import Illegal, Record, require
from higgle.live.daily_deal import day_at, read_day
from higgle.live.daily_results import describe
from higgle.live.evening import add_up
from higgle.live.journal import StorageError
from higgle.live.moments import story
from higgle.live.opening import normalize_code
from higgle.live.projection import past_deal
from higgle.live.results import course, replay_page, tallies
from higgle.live.table_talk import CHAT
from higgle.protocol.daily_deal import DayDeal
from higgle.protocol.forms import Problem
from higgle.protocol.history import (
    Course,
    Evening,
    History,
    PastDeal,
    Played,
    Replay,
    Story,
    WatchRecord,
)
from higgle.protocol.messages import Refusal, TableInfo
from higgle.protocol.people import ChangeMe, Export, Letters, Me, NewGuest, Profile
from higgle.protocol.puzzles import AnswerPuzzle, PuzzleList, PuzzlePage
from higgle.protocol.tables import ChangeTable, QuickGame, TryAgain
from higgle.puzzles.pages import Try, check_choice, listing, page
from higgle.puzzles.puzzle import Puzzle, find
from higgle.solo.host import SoloHost
from higgle.solo.tables import SharedTable, StoredTable

LOG = logging.getLogger("higgle.solo")
LONGEST = 10_000
"""How many steps a record may have."""
STATUS = {"come-in-first": 401, "unknown-table": 404, "not-found": 404, "storage": 503}
"""The refusals that have a status of their own; all others are a conflict."""
CONFLICT = 409
PUZZLE = ("puzzles", "game", "number")
"""The path of a puzzle."""
STARRED = ("tables", "people", "ratings")
"""What has a code or a name behind it."""


class PageRequest(msgspec.Struct, frozen=True):
    """What the page asks for."""

    method: str
    path: str
    language: str = "en"
    body: str = ""

    @property
    def parts(self) -> list[str]:
        """The path, part by part."""
        return self.path.partition("?")[0].split("/")

    @property
    def code(self) -> str:
        """The code of the table that is asked about."""
        return normalize_code(self.parts[1])

    def number(self, name: str, default: int) -> int:
        """A number of the query."""
        found = parse_qs(self.path.partition("?")[2]).get(name)
        try:
            return int(found[0]) if found else default
        except ValueError:
            raise Illegal("bad-request") from None

    def route(self) -> str:
        """The method and the path, with a star for what is different at each table."""
        parts = self.parts
        named = parts[0] in STARRED or (parts[0] == "days" and self.method == "GET")
        if len(parts) == len(PUZZLE) and parts[0] == PUZZLE[0]:
            parts = [*parts[:1], "*"]
        elif len(parts) > 1 and named:
            parts = [parts[0], "*", *parts[2:]]
        return f"{self.method} {'/'.join(parts)}"


class PageAnswer(msgspec.Struct, frozen=True):
    """The answer, as the page would have got it from a server."""

    status: int
    body: str


class Requests:
    """Answers the requests of one person, who is alone here."""

    def __init__(self, host: SoloHost) -> None:
        self.host = host
        self.tables = host.tables
        self.person: Me | None = None
        self.routes: dict[str, Callable[[PageRequest], Awaitable[object]]] = {
            "GET me": self.me,
            "POST guests": self.come_in,
            "PATCH me": self.rename,
            "POST me/goodbye": self.forget,
            "GET me/tables": self.unfinished,
            "GET me/letters": self.letters,
            "GET me/export": self.export,
            "GET tables": self.public_tables,
            "POST tables": self.open,
            "POST quick": self.quick,
            "GET tables/*": self.table,
            "PATCH tables/*": self.change,
            "GET tables/*/record": self.record,
            "GET tables/*/replay": self.replay,
            "GET tables/*/course": self.course,
            "GET tables/*/evening": self.evening,
            "GET tables/*/story": self.story,
            "GET tables/*/deals": self.deals,
            "POST tables/*/try": self.try_again,
            "POST watch": self.watch,
            "GET history": self.history,
            "GET people/*": self.profile,
            "GET days/*": self.day,
            "POST days/play": self.play_day,
            "GET puzzles": self.puzzles,
            "GET puzzles/*": self.puzzle,
            "POST puzzles/*": self.answer_puzzle,
        }

    async def load(self) -> None:
        """Read who I am, and my tables."""
        for row in await self.host.journal.storage.read("me"):
            self.person = msgspec.json.decode(row, type=Me)
        await self.tables.load()

    async def answer(self, request: PageRequest) -> PageAnswer:
        """Answer a request, or say why not."""
        try:
            found = await self.routes.get(request.route(), self.find_nothing)(request)
        except Illegal as illegal:
            return refuse(request, STATUS.get(illegal.reason, CONFLICT), illegal)
        except StorageError:
            return refuse(request, STATUS["storage"], Illegal("storage"))
        except msgspec.MsgspecError:
            return refuse(request, 400, Illegal("bad-request"))
        except Exception:
            name = secrets.token_hex(4)
            LOG.exception("a request broke", extra={"request": name})
            return refuse(request, 500, Illegal("broken", request=name))
        body = found if isinstance(found, str) else msgspec.json.encode(found).decode()
        return PageAnswer(200, body)

    async def find_nothing(self, request: PageRequest) -> None:
        """What a server alone has is not here."""
        raise Illegal("not-found")

    # Me

    def who(self) -> Me:
        """Who asks."""
        if self.person is None:
            raise Illegal("come-in-first")
        return self.person

    async def me(self, request: PageRequest) -> Me:
        """Who I am."""
        return self.who()

    async def come_in(self, request: PageRequest) -> Me:
        """Come in with a name."""
        guest = msgspec.json.decode(request.body, type=NewGuest)
        return await self.store(Me(secrets.token_hex(8), guest.name, "guest", guest.language, ""))

    async def rename(self, request: PageRequest) -> Me:
        """Another name, or another language."""
        wish, me = msgspec.json.decode(request.body, type=ChangeMe), self.who()
        return await self.store(
            msgspec.structs.replace(
                me, name=wish.name or me.name, language=wish.language or me.language
            )
        )

    async def store(self, me: Me) -> Me:
        """Store who I am."""
        await self.host.journal.storage.write({"me": msgspec.json.encode(me).decode()})
        self.person = me
        return me

    async def forget(self, request: PageRequest) -> None:
        """Delete everything that is stored here."""
        await self.host.forget()
        self.person = None

    async def letters(self, request: PageRequest) -> Letters:
        """Nobody sends letters from here."""
        return Letters(offered=False)

    async def profile(self, request: PageRequest) -> Profile:
        """How I have done."""
        me = self.who()
        require(request.parts[1] == me.id, "unknown-person")
        done = self.tables.list_finished()
        results = [
            (table.info.game, seat, table.info.result)
            for table in done
            if (seat := table.seat_of(me.id)) is not None
        ]
        since = min((table.began for table in done), default=self.tables.now())
        return Profile(me.id, me.name, me.kind, since, tallies(results, {}))

    async def export(self, request: PageRequest) -> Export:
        """Everything that is stored here."""
        me, said = self.who(), []
        for table in self.tables.list_finished():
            await self.host.journal.load(table.info.code)
            talk = await self.host.journal.all_talk(table.info.code)
            said += [one.body for one in talk if one.what == CHAT and one.kind == "person"]
        games = (await self.history(request)).games
        known = await self.profile(msgspec.structs.replace(request, path=f"people/{me.id}"))
        return Export(known, me.language, games, said, [], Letters(offered=False))

    # Tables

    async def unfinished(self, request: PageRequest) -> list[TableInfo]:
        """The tables that wait for me."""
        self.who()
        return self.tables.list_unfinished()

    async def public_tables(self, request: PageRequest) -> list[TableInfo]:
        """Nobody else is here."""
        return []

    async def open(self, request: PageRequest) -> TableInfo:
        """Open a table."""
        plan = msgspec.json.decode(request.body, type=SharedTable)
        return await self.tables.open(self.who(), plan, plan.names)

    async def quick(self, request: PageRequest) -> TableInfo:
        """A game against bots, at once."""
        wish = msgspec.json.decode(request.body, type=QuickGame)
        return await self.tables.quick(self.who(), wish)

    async def table(self, request: PageRequest) -> TableInfo:
        """A table by its code."""
        room = self.host.rooms.get(request.code)
        return self.tables.find(request.code).info if room is None else room.describe()

    async def change(self, request: PageRequest) -> TableInfo:
        """Another speed."""
        wish = msgspec.json.decode(request.body, type=ChangeTable)
        info = await self.tables.change(request.code, wish)
        room = self.host.rooms.get(request.code)
        if room is not None:
            async with room.mailbox:
                room.change(info)
        return info

    # The deal of the day

    async def day(self, request: PageRequest) -> DayDeal:
        """The deal of a day and how I have done; nobody else is here."""
        now, wanted = self.tables.now(), request.parts[1]
        day = day_at(now) if wanted == "today" else wanted
        require(read_day(day) <= read_day(day_at(now)), "day-not-yet", day=day)
        mine = await self.host.day_scores()
        everybody = Counter([score.score for score in mine.values() if score.day == day])
        playing = self.tables.playing_day(day)
        return describe(day, now, mine, everybody, request.language, playing)

    async def play_day(self, request: PageRequest) -> TableInfo:
        """Play today's deal, or go on with it."""
        day = day_at(self.tables.now())
        code = self.tables.playing_day(day)
        return self.tables.find(code).info if code else await self.tables.open_day(self.who(), day)

    # Puzzles

    async def tries(self) -> list[Try]:
        """My first answers, in their order."""
        rows = await self.host.journal.storage.read("puzzle/")
        return [msgspec.json.decode(row, type=Try) for row in rows]

    async def puzzles(self, request: PageRequest) -> PuzzleList:
        """All puzzles, and how I have done."""
        return listing(await self.tries())

    async def puzzle(self, request: PageRequest) -> PuzzlePage:
        """A puzzle; nobody else is here to compare with."""
        _, game, number = request.parts
        puzzle = find(game, int(number) if number.isdecimal() else 0)
        mine = next((one for one in await self.tries() if one.code == puzzle.code), None)
        chosen = None if mine is None else mine.choice
        return page(game, int(number), count_choice(puzzle, chosen), chosen)

    async def answer_puzzle(self, request: PageRequest) -> PuzzlePage:
        """Answer a puzzle: the first answer counts."""
        wish = msgspec.json.decode(request.body, type=AnswerPuzzle)
        _, game, number = request.parts
        puzzle = find(game, int(number) if number.isdecimal() else 0)
        choice, done = check_choice(puzzle, wish.choice), await self.tries()
        if all(one.code != puzzle.code for one in done):
            row = msgspec.json.encode(Try(puzzle.code, choice, choice == puzzle.best)).decode()
            await self.host.journal.storage.write({f"puzzle/{len(done):06}": row})
        return await self.puzzle(request)

    # What was played

    async def history(self, request: PageRequest) -> History:
        """My games, newest first."""
        me = self.who()
        return History([as_played(table, me) for table in self.tables.list_finished()], more=False)

    async def record(self, request: PageRequest) -> str:
        """The record of a finished game, which `higgle verify` can prove."""
        return str(await self.host.record(request.code))

    async def replay(self, request: PageRequest) -> Replay:
        """A finished game, step by step, from any viewpoint."""
        viewpoint = request.number("viewpoint", -1)
        first, count = request.number("first", 0), request.number("count", 50)
        shown = replay_page(await self.host.record(request.code), viewpoint, first, count)
        names = [who.name for who in self.tables.find(request.code).info.seats]
        return msgspec.structs.replace(shown, names=names)

    async def story(self, request: PageRequest) -> Story:
        """What is told of a finished game."""
        return story(await self.host.record(request.code))

    async def course(self, request: PageRequest) -> Course:
        """How everybody stood after each turn of a finished game, and why it ended."""
        return course(await self.host.record(request.code))

    async def evening(self, request: PageRequest) -> Evening:
        """The games that led to this one by rematches, with a running score."""
        return add_up(self.tables.leading_to(request.code))

    async def deals(self, request: PageRequest) -> list[PastDeal]:
        """The deals that decided a finished game for me, by the coach's numbers."""
        seat = self.tables.find(request.code).seat_of(self.who().id)
        if seat is None:
            raise Illegal("spectator")
        record = await self.host.record(request.code)
        return [past_deal(deal, request.language) for deal in looking_back(record, seat)]

    async def try_again(self, request: PageRequest) -> TableInfo:
        """A finished game once more from one of its steps, against bots."""
        wish = msgspec.json.decode(request.body, type=TryAgain)
        record = await self.host.record(request.code)
        return await self.tables.try_again(self.who(), request.code, record, wish.step, wish.seat)

    async def watch(self, request: PageRequest) -> Replay:
        """Any record file, step by step."""
        wish = msgspec.json.decode(request.body, type=WatchRecord)
        require(wish.record.count("\n") <= LONGEST, "record-too-long", most=LONGEST)
        record = Record.read(wish.record)
        record.verify()
        return replay_page(record, wish.viewpoint, wish.first, wish.count)


def count_choice(puzzle: Puzzle, chosen: int | None) -> list[int]:
    """How many here chose which answer: at most I did."""
    return [int(place == chosen) for place in range(len(puzzle.answers))]


def as_played(table: StoredTable, me: Me) -> Played:
    """A finished game of my history."""
    info = table.info
    names = [who.name for who in info.seats]
    seat = table.seat_of(me.id)
    return Played(info.code, info.game, names, seat, table.began, table.ended, info.result)


def refuse(request: PageRequest, status: int, illegal: Illegal) -> PageAnswer:
    """A refusal as the answer to a request."""
    refusal = Refusal(illegal.reason, illegal.text(request.language), illegal.clause)
    return PageAnswer(status, msgspec.json.encode(Problem(status, refusal)).decode())
