"""The long runs of `scripts/soak` in short."""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from scripts.soak import fuzz, load, log_cuts, reconnects
from scripts.soak.clients import OPEN
from tests.server.server_process import running


def test_noise_breaks_nothing(sqlite: str) -> None:
    """No 5xx, no line that ends without a word, and the table beside it stays as it was."""
    with running(sqlite, **OPEN) as server:
        told = asyncio.run(fuzz.fuzz(server.address, 480, 1))

    assert 0 == fuzz.mistakes(told)
    assert told["messages"] + told["requests"] > 400


def test_load_and_reconnects_lose_nobody(sqlite: str) -> None:
    """Everybody is answered, and reconnects with all that was missed."""
    with running(sqlite, **OPEN) as server:
        loaded = asyncio.run(load.load(server, 5, 40, 1))
        reconnected = asyncio.run(reconnects.soak(server, 5, 2, Counter(), None))

    assert (0, 20) == (loaded["errors"], loaded["sockets"])
    assert (20, True) == (reconnected["sockets"], reconnected["within ten seconds"])


@pytest.mark.anyio
async def test_a_cut_log_is_a_beginning(tmp_path: Path) -> None:
    """Whatever is left opens, is a beginning of what was there, and the game goes on."""
    home, whole = tmp_path / "home", tmp_path / "whole"
    home.mkdir()
    whole.mkdir()
    players = await log_cuts.play(home, whole)
    everything, dice, went_on = log_cuts.steps(home, players[0].code), Random(1), 0
    for number in range(12):
        folder = tmp_path / f"cut {number}"
        folder.mkdir()
        log_cuts.cut(whole, folder, dice)
        if log_cuts.known(folder, players[0].code):
            left = log_cuts.steps(folder, players[0].code)
            assert left == everything[: len(left)]
            went_on += await log_cuts.go_on(folder, players)

    assert went_on > 5
