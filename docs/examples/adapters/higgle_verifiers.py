"""A multi-agent environment for verifiers: language models bargain with each other.

Install `verifiers` and `higgle[bots]` beside this file, then `eval higgle-verifiers` runs it. The
tasks are deals; in each episode three agents sit at one table, and each is paid from -1 for the
last to 1 for the winner. The agents may be different models.
"""

from collections.abc import Iterator
from contextlib import AsyncExitStack

import verifiers.v1 as vf

from higgle.core import Illegal
from higgle_text_game import TextGame

__all__ = ["BargainingEnv", "BargainingTaskset"]

SEATS = ("first", "second", "third")
ERRORS = 2
"""How many replies in a row may be illegal; after the next a bot decides."""


class BargainingConfig(vf.TasksetConfig):
    """Which game, and how many deals."""

    game: str = "kuhhandel"
    options: dict[str, bool | int | str] = {}  # noqa: RUF012 - pydantic copies it
    deals: int = 100


class Deal(vf.TaskData):
    """The game and the seed of one task."""

    game: str
    options: dict[str, bool | int | str]
    seed: str


class BargainingTask(vf.Task[Deal, vf.State, vf.TaskConfig]):
    """One deal."""


class BargainingTaskset(vf.Taskset[BargainingTask, BargainingConfig]):
    """Deals of one game."""

    def load(self) -> Iterator[BargainingTask]:
        """A task for every deal."""
        for number in range(self.config.deals):
            deal = Deal(
                name=f"{self.config.game}#{number}",
                prompt=None,
                game=self.config.game,
                options=self.config.options,
                seed=f"verifiers {number}",
            )
            yield BargainingTask(deal, self.config.task)


class BargainingEnvConfig(vf.EnvConfig):
    """Who sits at the table."""

    first: vf.AgentConfig = vf.AgentConfig(harness={"id": "null"})
    second: vf.AgentConfig = vf.AgentConfig(harness={"id": "null"})
    third: vf.AgentConfig = vf.AgentConfig(harness={"id": "null"})


class BargainingEnv(vf.Env[BargainingEnvConfig]):
    """One table per episode; the game is the user of every agent."""

    async def run(self, task: BargainingTask, agents: vf.Agents) -> None:
        """Ask whoever is to act until the game is over, and reward everybody."""
        deal = task.data
        game = TextGame(deal.game, len(SEATS), deal.seed, deal.options)
        async with AsyncExitStack() as stack:
            players = [
                await stack.enter_async_context(getattr(agents, name).interaction(task))
                for name in SEATS
            ]
            begun = [False] * len(SEATS)
            while game.seat is not None:
                seat = game.seat
                rules = "" if begun[seat] else game.rules(seat) + "\n\n"
                begun[seat] = True
                if not await decide(game, players[seat], rules + game.question()):
                    break
        if game.seat is None:
            for seat, reward in game.rewards().items():
                players[seat].trace.record_reward("rank", reward, 1.0)


async def decide(game: TextGame, player: vf.Interaction, question: str) -> bool:
    """Let one agent decide; return whether it is still there."""
    for _ in range(1 + ERRORS):
        segment = await player.turn(question)
        if segment.terminated:
            return False
        try:
            game.answer(segment.last_reply)
        except Illegal as why:
            question = why.text()
        else:
            return True
    game.skip()
    return True
