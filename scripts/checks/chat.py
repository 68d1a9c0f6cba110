"""How many lines that people type are understood, and how many get a fitting answer at a table.

`python -m scripts.checks.chat` reads the corpus, then types every line at tables of the server,
in and out of trading, and looks at what the bots do and say within two seconds.
"""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from higgle.bohnanza.game import Bohnanza
from higgle.bots.chat import ChatMeaning, read_chat
from higgle.bots.chat_replies import ABOUT_DEALS, NOTED
from higgle.bots.reasons import bean
from higgle.i18n import LANGUAGES, say
from higgle.narrator import unshow
from higgle.play.pacts import read_offer
from higgle.protocol.messages import Said, Say, Update
from tests.bots.chat_corpus import HALVES, is_same, lines
from tests.server.conftest import memory
from tests.server.hall import Hall, Player, opened
from tests.server.trading import tradings

SOON = 2.0
AT_ONE_TABLE = 10
DEALS = ("wait", "partner", "stands", "leads", "which", "grows", "full", "none", "unwanted")
"""What may be answered where no offer is made."""


def understood(language: str, half: str) -> tuple[int, int]:
    """How many lines of one half are understood, of how many."""
    found = [is_same(read_chat(line, range(1, 9)), meant) for line, meant in lines(language, half)]
    return sum(found), len(found)


async def answered(url: str, language: str, half: str) -> tuple[int, list[str]]:
    """How many lines get a fitting answer, and which do not."""
    typed = list(lines(language, half))
    fitting, silent = 0, list[str]()
    async with opened(url, talk_messages=1000) as hall:
        tables = tables_of(hall)
        while typed:
            ann = await anext(tables)
            for line, meant in [typed.pop() for _ in range(min(AT_ONE_TABLE, len(typed)))]:
                ann.listen()
                ann.heard.clear()
                assert (await ann.send(Say(ann.number(), line))).ok
                await hall.hands.advance(SOON)
                if is_fitting(ann, meant):
                    fitting += 1
                else:
                    silent.append(line)
                if meant.kind == "quiet":
                    assert (await ann.send(Say(ann.number(), "you can talk again"))).ok
                    await hall.hands.advance(SOON)
    return fitting, silent


def tables_of(hall: Hall) -> AsyncIterator[Player]:
    """Tables at which somebody may trade, with experts and with farmers."""
    return tradings(hall, "bohnanza", 4, "normal", ("expert", "farmer", "farmer:chatty"))


def is_fitting(ann: Player, meant: ChatMeaning) -> bool:
    """Whether what the bots have done and said since answers a line."""
    said = [one.line.text for one in ann.all(Said) if one.line.seat not in (0, None)]
    if meant.kind == "quiet":
        return not said
    if meant.kind == "unknown":
        return True  # told once, and then let be
    if meant.kind in ABOUT_DEALS and is_offered(ann, meant):
        return True
    return bool(said) and set(said) <= set(answers_to(meant))


def is_offered(ann: Player, meant: ChatMeaning) -> bool:
    """Whether a bot has made Ann an offer about the beans of a line."""
    cards = {*meant.give, *meant.get}
    for update in ann.all(Update):
        for event in update.happened.events:
            if event.name == "offered" and event.seat:
                to, hand, shown, want = read_offer(unshow(Bohnanza, event))
                if 0 in to and (not cards or cards & {*hand, *shown, *want}):
                    return True
    return False


def answers_to(meant: ChatMeaning) -> Iterator[str]:
    """All that may be said to a line, in its own language."""
    kinds: list[str] = [meant.kind]
    if meant.kind in ABOUT_DEALS:
        kinds = list(DEALS)
    elif meant.kind in NOTED:
        kinds = ["noted"]
    elif meant.kind in ("yes", "why"):
        kinds = ["accept", "nothing"]
    for kind in kinds:
        for sort in {*meant.give, *meant.get} or {1}:
            for way in ("one", "two"):
                name = say(bean(sort)[1:], meant.language)
                for count in range(12):
                    yield say(f"reply-{kind}", meant.language, way=way, bean=name, count=count)


def main() -> None:
    """Print both figures for each language and half."""
    for half in HALVES:
        for language in LANGUAGES:
            known, count = understood(language, half)
            with tempfile.TemporaryDirectory(dir=memory()) as folder:
                url = f"sqlite+aiosqlite:///{Path(folder) / 'chat.db'}"
                fitting, silent = asyncio.run(answered(url, language, half))
            print(f"{half} {language}: {known} of {count} understood, {fitting} answered", silent)


if __name__ == "__main__":
    main()
