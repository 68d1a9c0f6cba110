"""`higgle mcp`: agents play whole games by the client of the official SDK, and see one view."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from subprocess import PIPE, Popen

import pytest

pytest.importorskip("mcp")

from mcp import Client, StdioServerParameters

import higgle
from higgle.agents import mcp as tools_module
from higgle.agents.mcp import AgentTools, mcp_server
from higgle.agents.seats import EmbeddedSeat
from higgle.core import DOWN, Ask, Event, Illegal, Table
from higgle.play import Spoken, Statement
from tests.envs.settings import SETTINGS, WORLDS, Setting, act_at_random, rich
from tests.server.server_process import running

SHORT: dict[str, dict[str, object]] = {"kuhhandel": {"auction": "turns"}}
FEW: dict[str, object] = {"offers_per_turn": 2}
"""What makes a game short, for an agent that offers at random."""
MOST = 1500


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Agent:
    """What a model would do with the tools, but at random."""

    def __init__(self, client: Client, dice: Random) -> None:
        self.client = client
        self.dice = dice
        self.told: list[str] = []

    async def call(self, tool: str, **words: object) -> tuple[bool, str]:
        """Whether a tool has refused, and what it says."""
        answer = await self.client.call_tool(tool, words)
        [content] = answer.content
        text: str = getattr(content, "text", "")
        self.told.append(text)
        return bool(answer.is_error), text

    async def play(self, most: int = MOST, hurried: bool = False) -> str:
        """Do something legal until the game is over; what was told last.

        At a server others act in the meantime; what was legal before may be refused then.
        """
        text = ""
        for _ in range(most):
            _, text = await self.call("moves")
            if "Legal now:" in text:
                legal = text.partition("In general")[0]
                moves = re.findall("^  (.*)$", legal, re.MULTILINE)
                refused, text = await self.call("act", command=self.dice.choice(moves))
                assert not refused or hurried, text
            if "The game is over." in text:
                break
        return text


@pytest.mark.anyio
@pytest.mark.parametrize("game", list(higgle.catalogue.GAMES))
async def test_an_agent_finishes_a_game(game: str) -> None:
    """Of each title, against bots."""
    async with Client(mcp_server()) as client:
        agent = Agent(client, Random(1))
        options = SHORT.get(game, FEW)
        _, seated = await agent.call(
            "sit_down", game=game, seats=3, bots="greedy", seed="1", options=options
        )
        end = await agent.play()

    assert "Commands look like these:" in seated
    assert "The game is over." in end
    assert re.search(r"^Won by: \w", end, re.MULTILINE)
    assert re.search(r"^you: \d", end, re.MULTILINE)


@pytest.mark.anyio
async def test_what_is_refused_teaches_the_right_form() -> None:
    """Nothing is done, and the reason stands with an example."""
    async with Client(mcp_server()) as client:
        agent = Agent(client, Random(1))
        assert (True, True) == (await agent.call("look"))[:1] * 2
        await agent.call("sit_down", game="bohnanza", seats=3, bots="random", seed="1")
        _, before = await agent.call("look")
        refused, why = await agent.call("act", command="fly 3")
        assert refused
        assert "not an action of this game" in why
        assert "Write it like this: plant 1" in why
        refused, why = await agent.call("explain", command="plant 9")
        assert refused
        assert (False, "Legal: plant 1") == await agent.call("explain", command="PLANT  1")
        assert (await agent.call("sit_down", game="chess"))[0]
        assert (await agent.call("act", command="wait", chair="nobody's"))[0]
        assert (await agent.call("join", code="ABCD"))[0]
        _, after = await agent.call("look")

    assert before.splitlines()[-12:] == after.splitlines()[-12:]


@pytest.mark.anyio
async def test_an_agent_reads_of_itself_in_the_third_person() -> None:
    async with Client(mcp_server()) as client:
        agent = Agent(client, Random(1))
        await agent.call("sit_down", game="bohnanza", seats=3, bots="random", seed="1")
        _, told = await agent.call("act", command="plant 1")

    assert "seat 1 (you) plants" in told


@pytest.mark.anyio
async def test_rules_are_read_by_clause_and_by_game() -> None:
    async with Client(mcp_server()) as client:
        agent = Agent(client, Random(1))
        assert (False, f"B14: {higgle.i18n.say('B14')}") == await agent.call("rules", about="b14")
        assert "K01" in (await agent.call("rules", about="kuhhandel"))[1]
        assert (await agent.call("rules", about="Z99"))[0]
        assert "pecunia" in (await agent.call("games"))[1]


@pytest.mark.anyio
async def test_two_agents_sit_on_chairs_of_their_own() -> None:
    """A chair is a key; without it nobody sees the table."""
    async with Client(mcp_server()) as client:
        agent = Agent(client, Random(1))
        chairs = []
        for game in ("bohnanza", "kuhhandel"):
            _, told = await agent.call("sit_down", game=game, seats=3, bots="random", seed="1")
            chairs += re.findall(r"^Your chair: (\w{16})$", told, re.MULTILINE)
        refused, why = await agent.call("look")
        assert refused
        assert "passes one of them as “chair”" in why
        assert "deck" in (await agent.call("look", chair=chairs[0]))[1]
        assert "purse" in (await agent.call("look", chair=chairs[1]))[1]
        assert not (await agent.call("leave", chair=chairs[0]))[0]
        assert (await agent.call("look", chair=chairs[0]))[0]


@pytest.mark.anyio
async def test_talk_is_heard_by_the_bots() -> None:
    """What is no talk is refused."""
    async with Client(mcp_server()) as client:
        agent = Agent(client, Random(1))
        await agent.call("sit_down", game="bohnanza", seats=3, bots="farmer", seed="1")
        assert not (await agent.call("say", line="call nothing for 1 blue"))[0]
        assert (await agent.call("say", line="call blue"))[0]
        told = (await agent.call("act", command="plant 1", talk=["say hello"]))[1]
        assert "What happened:" in told


@pytest.mark.anyio
async def test_the_tools_speak_over_stdio() -> None:
    """The command as a client starts it; nothing but the protocol is written."""
    words = ["-m", "higgle", "mcp"]
    async with Client(StdioServerParameters(command=sys.executable, args=words)) as client:
        names = {tool.name for tool in (await client.list_tools()).tools}
        agent = Agent(client, Random(1))
        await agent.call("sit_down", game="kuhhandel", seats=3, bots="random", seed="1")
        await agent.play(5)

    assert {"sit_down", "look", "moves", "explain", "act", "say", "wait", "rules"} <= names


@pytest.fixture
def http() -> Iterator[str]:
    """The address of the tools over HTTP, on a port of this machine."""
    import socket

    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    words = [sys.executable, "-m", "higgle", "mcp", "--http", str(port)]
    server = Popen(words, stdout=PIPE, stderr=PIPE, text=True)
    assert server.stdout is not None
    yield server.stdout.readline().strip()
    server.kill()
    server.communicate()


@pytest.mark.anyio
async def test_the_tools_speak_over_http(http: str) -> None:
    for tries in range(50):
        try:
            async with Client(http) as client:
                agent = Agent(client, Random(1))
                await agent.call("sit_down", game="bohnanza", seats=3, bots="random", seed="1")
                assert "Legal now:" in (await agent.call("moves"))[1]
                return
        except Exception:
            if tries == 49:
                raise


@pytest.mark.anyio
async def test_an_agent_plays_at_a_server(tmp_path: Path) -> None:
    """With the same tools, a table and a seat of a real server; to the end of a game."""
    quick = {"bot_pace": 0, "messages": 100_000}
    with running(f"{tmp_path}/x", **quick) as server:
        with pytest.raises(Illegal, match="does not know this token"):
            mcp_server(server.address, "higgle_wrong")
        async with Client(mcp_server(server.address)) as client:
            agent = Agent(client, Random(1))
            refused, told = await agent.call(
                "sit_down", game="bohnanza", seats=3, bots="random", options=FEW
            )
            assert not refused, told
            assert (await agent.call("act", command="fly"))[0]
            end = await agent.play(hurried=True)

    assert "The game is over." in end


# The law: what an agent is told depends on its view alone


class FakeSeat:
    """A seat that shows a view of a given table."""

    def __init__(self, table: Table, seat: int, events: list[Event]) -> None:
        self.names = [f"name {place}" for place in range(table.seats)]
        self.table = table
        self.seat = seat
        self.events = [table.seen(event, seat) for event in events]

    def view(self) -> Table:
        return self.table.view(self.seat)

    def ask(self) -> Ask | None:
        return next((ask for ask in self.table.asks() if ask.seat == self.seat), None)

    def wait(self, seconds: float) -> None:
        """It is always now."""

    def act(self, action: object) -> None:
        raise Illegal("not-now")

    def speak(self, talk: Spoken) -> None:
        raise Illegal("not-now")

    def take_news(self) -> tuple[list[Event], list[Statement]]:
        return self.events, []

    def is_over(self) -> bool:
        return self.table.over

    def leave(self) -> None:
        """Nothing is held."""


def everything(table: Table, seat: int, words: list[str]) -> list[str]:
    """All that the tools say at a moment."""
    tools = AgentTools()
    tools.seats["x"] = FakeSeat(table, seat, [])
    told = [tools.look("x"), tools.wait("x", 0)]
    if FakeSeat(table, seat, []).ask() is not None:
        told.append(tools.moves("x"))
    for command in words:
        try:
            told.append(tools.explain(command, "x"))
        except Illegal as why:
            told.append(why.text())
    return told


def break_law(setting: Setting, steps: int = 40) -> int:
    """How often the tools tell two worlds apart that the seat cannot tell apart."""
    broken = 0
    table = rich(setting, 1)
    worlds, dice = WORLDS[setting[0]](setting[2]), Random(1)
    for _ in range(steps):
        if table.over:
            break
        seat = dice.randrange(table.seats)
        other = worlds.another(table, seat, dice)
        words = [str(action) for action in table.view(seat).actions(seat)][:3]
        words.append(str(table.propose(seat, Random(2))) if dice.random() < 0.5 else "wait")
        broken += everything(table, seat, words[:3]) != everything(other, seat, words[:3])
        act_at_random(table, dice)
    return broken


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_what_an_agent_is_told_depends_on_its_view_alone(setting: Setting) -> None:
    assert 0 == break_law(setting)


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tool that reads the table itself."""
    tell = AgentTools.tell

    def leaky(self: AgentTools, seat: FakeSeat, seconds: float, whole: bool = False) -> str:
        return tell(self, seat, seconds, whole) + str(seat.table.piles)

    monkeypatch.setattr(tools_module.AgentTools, "tell", leaky)

    assert break_law(SETTINGS[0]) > 20


def test_a_seat_of_this_process_is_given_views_and_masked_events() -> None:
    """The agent's thread and the match share nothing else."""
    seat = EmbeddedSeat("kuhhandel", 3, ["greedy"], "1")
    dice = Random(1)
    for _ in range(60):
        seat.wait(10)
        events, _ = seat.take_news()
        view, ask = seat.view(), seat.ask()
        if ask is None:
            break
        assert view.audience == seat.seat
        for index, name in enumerate(view.layout.names):
            if name == "purse" and view.layout.owners[index] != seat.seat:
                assert {DOWN} >= set(view.piles[index])
        assert events == [view.seen(event, seat.seat) for event in events]
        listed = view.actions(ask.seat)
        action = view.propose(ask.seat, dice) if ask.must else None
        seat.act(action or (dice.choice(listed) if ask.must else None))
    seat.leave()

    assert not seat.thread.is_alive()
