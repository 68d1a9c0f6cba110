"""Long logs: nobody makes one without end, and opening one keeps nobody else waiting."""

import threading
from collections.abc import Callable

import pytest

from higgle.live.bots import SeatedBots
from higgle.live.journal import Step
from higgle.live.table_state import CHANGES
from higgle.play import Statement
from higgle.protocol.messages import AnswerUndo, AskUndo, ClientMessage, Pause, Ready, Rest, Return
from higgle.server.store import sql_journal
from tests.server.hall import Hall, Player, opened

pytestmark = pytest.mark.anyio
Toggle = tuple[Callable[[int], ClientMessage], Callable[[int], ClientMessage]]
TOGGLES: dict[str, Toggle] = {
    "ready": (lambda n: Ready(n, wish=(1, 2)), lambda n: Ready(n, on=False)),
    "pause": (Pause, lambda n: Pause(n, on=False)),
    "rest": (Rest, Return),
}


def count(player: Player) -> int:
    """How many steps the player's table has."""
    return player.manager.rooms[player.code].need_state().seq


async def refusal(player: Player, message: ClientMessage) -> str:
    """Why a message is refused."""
    answered = await player.send(message)
    return "" if answered.refusal is None else answered.refusal.code


@pytest.mark.parametrize("which", TOGGLES)
async def test_nobody_changes_their_mind_for_ever(small_hall: Hall, which: str) -> None:
    """A log grows by what happens in the game, and whoever has entered a state can leave it."""
    ann, _ = await small_hall.table(bots=1)
    enter, leave = TOGGLES[which]
    for _ in range(CHANGES // 2):
        assert "" == await refusal(ann, enter(ann.number()))
        assert "" == await refusal(ann, leave(ann.number()))

    assert "too-many-changes" == await refusal(ann, enter(ann.number()))
    assert CHANGES == count(ann)


async def test_nobody_asks_for_ever(small_hall: Hall) -> None:
    """An undo that is refused every time can be asked for only so often."""
    ann, bob = await small_hall.table(bots=1)
    offer: dict[str, object] = {"type": "offer", "want": [1], "to": [1]}
    for action in ("plant 1", "pass", offer):
        assert (await ann.act(action)).ok
    for _ in range(CHANGES):
        assert "" == await refusal(ann, AskUndo(ann.number()))
        assert "" == await refusal(bob, AnswerUndo(bob.number(), agree=False))

    assert "too-many-changes" == await refusal(ann, AskUndo(ann.number()))


async def test_an_action_lets_everybody_change_their_mind_anew(small_hall: Hall) -> None:
    """What was counted belongs to one position of the game."""
    ann, _ = await small_hall.table(bots=1)
    for _ in range(CHANGES // 2):
        await ann.send(Ready(ann.number()))
        await ann.send(Ready(ann.number(), on=False))
    await ann.act("plant 1")

    assert "" == await refusal(ann, Ready(ann.number()))


async def test_a_log_is_read_page_by_page(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is read twice or left out."""
    monkeypatch.setattr(sql_journal, "PAGE", 2)
    async with opened(database) as before:
        ann, _ = await before.table()
        await ann.act("plant 1")
        for steps in range(4):
            await ann.send(Pause(ann.number(), on=steps % 2 == 0))
        entries = await before.manager.journal.read(ann.code)

    assert [1, 2, 3, 4, 5] == [entry.seq for entry in entries]


async def test_bots_remember_in_a_thread(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a long game is taken up again, everybody else plays on."""
    threads: list[int] = []
    remember = SeatedBots.recall

    def note(bots: SeatedBots, steps: list[Step], words: list[Statement]) -> None:
        threads.append(threading.get_ident())
        remember(bots, steps, words)

    async with opened(sqlite) as before:
        ann, _ = await before.table()
        await ann.act("plant 1")
    monkeypatch.setattr(SeatedBots, "recall", note)
    async with opened(sqlite, before.hands) as after:
        await after.manager.room(ann.code)

    assert 1 == len(threads)
    assert threading.get_ident() not in threads
