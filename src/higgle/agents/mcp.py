"""`higgle mcp`: the tools of an agent as a server of the Model Context Protocol."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from functools import wraps
from http.client import HTTPException
from typing import Annotated, ParamSpec
from urllib.parse import urlsplit

from higgle.extras import Extra

with Extra("mcp"):
    from mcp.server.mcpserver import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError
    from pydantic import Field

import higgle
from higgle.agents.seats import AgentSeat, EmbeddedSeat, RemoteSeat
from higgle.agents.texts import (
    describe_end,
    describe_game,
    describe_moves,
    describe_news,
    describe_question,
    describe_rules,
    describe_table,
)
from higgle.bots.ladder import opponent
from higgle.catalogue import game_class, require_effect, usual_seats
from higgle.client import Client, Refused
from higgle.core import Illegal, require
from higgle.envs.model_replies import read_command
from higgle.i18n import knows, say
from higgle.play.talk import read, talk_cards

PATIENCE = 30.0
"""The seconds that a tool waits for one's turn when nothing else is said."""
LONGEST_WAIT = 300.0
MOST_CHAIRS = 64
"""How many tables one server keeps; the oldest is left for a new one."""
INSTRUCTIONS = """Play bargaining games against bots or people. Call sit_down, read what you see,
and answer with act; each answer tells what happened and what you are asked next. Offers bind once
accepted, talk binds nobody. moves lists what is legal, rules explains it. Whatever is refused says
why and shows the right form. Pass the chair that sit_down gave you to every other tool."""

P = ParamSpec("P")
Chair = Annotated[str, Field(description="The key that sit_down or join has given you.")]


class AgentTools:
    """The tools, and the seats of the agents who use them, by the keys of their chairs."""

    def __init__(self, address: str = "", token: str = "") -> None:
        self.client = open_session(address, token) if address else None
        """Where the tables are; without a server they are in this process."""
        self.seats: dict[str, AgentSeat] = {}

    def games(self) -> str:
        """List the games with their seats and options."""
        lines: list[str] = []
        for entry in higgle.games():
            lines.append(f"{entry.id}: {entry.title}, {entry.seats[0]} to {entry.seats[-1]} seats")
            for option in entry.options:
                values = "/".join(str(value).lower() for value in option.values) or "a number"
                default = str(option.default).lower()
                lines.append(f"  {option.name}={default} ({values}): {option.text}")
        return "\n".join(lines)

    def sit_down(
        self,
        game: str,
        seats: int = 0,
        bots: str = "",
        seed: str = "",
        options: dict[str, bool | int | str] | None = None,
    ) -> str:
        """Start a game against bots, and take a seat; the answer gives the key of your chair.

        `game` is one of those that `games` lists; `seats` is how many sit there, `bots` are names
        separated by commas, such as `farmer,greedy`; `options` are those of the game.
        """
        count = seats or usual_seats(game)
        require_effect(game, count, options)
        if self.client is not None:
            table = self.client.quick(game, seats or None, bots.partition(",")[0], options)
            return self.keep(RemoteSeat(self.client.connect(table.code)))
        players = [name.strip() for name in bots.split(",") if name.strip()] or [opponent(game)]
        deal = seed or secrets.token_hex(16)
        return self.keep(EmbeddedSeat(game, count, players, deal, options))

    def join(self, code: str) -> str:
        """Take a seat at a table of the server, by the code that ends its link."""
        require(self.client is not None, "agent-no-server")
        assert self.client is not None
        return self.keep(RemoteSeat(self.client.sit(code)))

    def look(self, chair: Chair = "") -> str:
        """See the table, what happened since the last time, and what you are asked."""
        return self.tell(self.find(chair), PATIENCE, whole=True)

    def moves(self, chair: Chair = "") -> str:
        """List what is legal now, with examples of offers, bids and payments."""
        seat = self.find(chair)
        seat.wait(PATIENCE)
        ask = seat.ask()
        return "\n".join(describe_moves(seat.view(), ask)) if ask else self.tell(seat, 0.0)

    def explain(self, command: str, chair: Chair = "") -> str:
        """Say whether a command would be legal now, and if not, why; nothing is done."""
        seat = self.find(chair)
        seat.wait(PATIENCE)
        ask = seat.ask()
        require(ask is not None, "not-now")
        assert ask is not None
        action = read_command(seat.view(), ask, command)
        return "Legal: to wait." if action is None else f"Legal: {action}"

    def act(self, command: str, chair: Chair = "", talk: list[str] | None = None) -> str:
        """Do something, or `wait`; then wait for your next turn and tell what happened.

        `talk` is said before it, such as `say anyone blue?`. What is illegal is refused with its
        reason and an example, and nothing is done.
        """
        seat = self.find(chair)
        seat.wait(PATIENCE)
        ask = seat.ask()
        require(ask is not None, "not-now")
        assert ask is not None
        action = read_command(seat.view(), ask, command)
        for line in talk or []:
            seat.speak(read(line, talk_cards(seat.view())))
        seat.act(action)
        return self.tell(seat, PATIENCE)

    def say(self, line: str, chair: Chair = "") -> str:
        """Talk to the table, as in `say anyone blue?` or `call nothing for 1 blue`."""
        seat = self.find(chair)
        seat.wait(PATIENCE)
        seat.speak(read(line, talk_cards(seat.view())))
        return self.tell(seat, 0.0)

    def wait(self, chair: Chair = "", seconds: float = PATIENCE) -> str:
        """Wait for your turn, at most so many seconds, and tell what happened."""
        return self.tell(self.find(chair), min(LONGEST_WAIT, seconds))

    def rules(self, about: str) -> str:
        """Read the rules of a game, such as `kuhhandel`, or one clause, such as `B14`."""
        clause = about.strip().upper()
        if knows(clause):
            return f"{clause}: {say(clause)}"
        return "\n".join(describe_rules(game_class(about.strip())))

    def leave(self, chair: Chair = "") -> str:
        """Stand up; the game of this chair ends for you."""
        seat = self.find(chair)
        self.seats = {key: one for key, one in self.seats.items() if one is not seat}
        seat.leave()
        return "You have left the table."

    # Chairs

    def keep(self, seat: AgentSeat) -> str:
        """Give a new seat a key, which nobody can guess, and tell what there is to know first."""
        while len(self.seats) >= MOST_CHAIRS:
            self.seats.pop(next(iter(self.seats))).leave()
        key = secrets.token_hex(8)
        self.seats[key] = seat
        lines = [f"Your chair: {key}", *describe_game(seat.view(), seat.seat), ""]
        return "\n".join(lines) + "\n" + self.tell(seat, PATIENCE, whole=True)

    def find(self, chair: str) -> AgentSeat:
        """The seat with this key; without one, the only seat there is."""
        if not chair and len(self.seats) == 1:
            return next(iter(self.seats.values()))
        require(chair in self.seats, "agent-no-chair")
        return self.seats[chair]

    def tell(self, seat: AgentSeat, seconds: float, whole: bool = False) -> str:
        """Wait for the turn, and say what happened and what is asked; `whole` shows the table."""
        seat.wait(seconds)
        view, ask = seat.view(), seat.ask()
        news = describe_news(view, seat.names, *seat.take_news())
        lines = ["What happened:", *news, ""] if news else []
        if ask is not None or whole:
            lines += [*describe_table(view, seat.seat, seat.names), ""]
        if seat.is_over():
            lines += describe_end(view, seat.names)
        elif ask is None:
            lines.append("Others are to act; call wait.")
        else:
            lines += describe_question(ask)
        return "\n".join(lines)


def open_session(address: str, token: str) -> Client:
    """A session at a server; one that cannot be had is refused in a sentence."""
    require(urlsplit(address).scheme in ("http", "https"), "agent-no-server")
    try:
        return Client(address, token, "agent")
    except Refused as refused:
        require(refused.refusal.code != "come-in-first", "agent-token", url=address)
        why = refused.refusal.text
    except (OSError, HTTPException, ValueError) as problem:
        why = str(problem)
    raise Illegal("endpoint-failed", url=address, why=why)


def teach(tool: Callable[P, str], locks: dict[str, asyncio.Lock]) -> Callable[P, Awaitable[str]]:
    """A tool that runs in a thread, one at a time for each chair; its refusals are answers."""

    @wraps(tool)
    async def run(*args: P.args, **kwargs: P.kwargs) -> str:
        async with locks.setdefault(str(kwargs.get("chair", "")), asyncio.Lock()):
            try:
                return await asyncio.to_thread(tool, *args, **kwargs)
            except Illegal as illegal:
                raise ToolError(illegal.text()) from None
            except (Refused, ConnectionError) as problem:
                raise ToolError(str(problem)) from None

    return run


def mcp_server(address: str = "", token: str = "") -> MCPServer:
    """The server with all tools, at tables of this process or of a server."""
    tools = AgentTools(address, token)
    server = MCPServer("higgle", instructions=INSTRUCTIONS, log_level="ERROR")
    locks: dict[str, asyncio.Lock] = {}
    for tool in (
        tools.games,
        tools.sit_down,
        tools.join,
        tools.look,
        tools.moves,
        tools.explain,
        tools.act,
        tools.say,
        tools.wait,
        tools.rules,
        tools.leave,
    ):
        server.add_tool(teach(tool, locks), structured_output=False)
    return server
