"""A language model at the table of `play`, behind a server with OpenAI's chat completions."""

import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random

import msgspec
from rich.console import Console

from higgle.core import Action, Ask, Event, Illegal, Table, require
from higgle.envs.llm import ChatEndpoint, LanguageModelBot
from higgle.i18n import say
from higgle.play import Maker


class SeatedModel(LanguageModelBot):
    """A model that shows people when it thinks, and the first time that its server fails."""

    def __init__(
        self,
        game: str,
        random: Random,
        style: str,
        *,
        endpoint: ChatEndpoint,
        console: Console,
        language: str,
    ) -> None:
        super().__init__(game, random, style, model=endpoint, list_moves=True, language=language)
        self.name = endpoint.model
        self.console = console
        self.failed = 0
        """How many decisions its server has lost to the stand-in."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        """Ask the model, and say so to whoever waits for it."""
        try:
            with self.console.status(say("cli-model-thinks", self.language, name=self.name)):
                return super().act(view, ask, events)
        except Illegal as problem:
            self.failed += 1
            if self.failed == 1:
                why = problem.text(self.language)
                told = say("cli-model-failed", self.language, name=self.name, why=why)
                self.console.print(told, style="red", markup=False, highlight=False)
            raise


def seat_model(url: str, name: str, console: Console, language: str) -> Maker:
    """What seats the model of this name at that address; its key is in the environment."""
    model = name or os.environ.get("HIGGLE_MODEL", "")
    require(model, "model-name")
    endpoint = ChatEndpoint(url, model, key=os.environ.get("HIGGLE_MODEL_KEY", ""))
    return partial(SeatedModel, endpoint=endpoint, console=console, language=language)


def print_usage(bot: SeatedModel, prices: tuple[float, float]) -> None:
    """Print how often the model was asked, and what that has cost."""
    used = {name: round(count) for name, count in bot.usage().items()}
    cost = sum(price_reply(prices, one.prompt_tokens, one.reply_tokens) for one in bot.attempts)
    told = say(
        "cli-model-usage",
        bot.language,
        name=bot.name,
        replies=used["replies"],
        refused=used["refused_replies"],
        failed=bot.failed,
        prompt=used["prompt_tokens"],
        written=used["reply_tokens"],
        cost=f"{cost:.4f}",
    )
    bot.console.print(told, markup=False, highlight=False)


def price_reply(prices: tuple[float, float], prompt_tokens: int, reply_tokens: int) -> float:
    """What one reply costs, at prices for a million tokens of each sort."""
    return (prices[0] * prompt_tokens + prices[1] * reply_tokens) / 1e6


def write_transcript(bot: SeatedModel, prices: tuple[float, float], file: Path) -> None:
    """Write every reply with what was understood and what it cost, a line of JSON each."""
    lines = [
        msgspec.json.encode(
            msgspec.structs.asdict(one)
            | {"cost": price_reply(prices, one.prompt_tokens, one.reply_tokens)}
        )
        for one in bot.attempts
    ]
    file.write_bytes(b"".join(line + b"\n" for line in lines))
