"""The long runs of `scripts/soak_*.py` in short: what they would count is seen here once."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from scripts import soak_cuts, soak_fuzz, soak_load, soak_storms
from scripts.soak_people import OPEN
from tests.server.server_process import running


def test_noise_breaks_nothing(sqlite: str) -> None:
    """No 5xx, no line that ends without a word, and the table beside it stays as it was."""
    with running(sqlite, **OPEN) as server:
        told = asyncio.run(soak_fuzz.fuzz(server.address, 480, 1))

    assert 0 == soak_fuzz.mistakes(told)
    assert told["messages"] + told["requests"] > 400


def test_load_and_storms_lose_nobody(sqlite: str) -> None:
    """Everybody is answered, and comes back after a storm with the whole story."""
    with running(sqlite, **OPEN) as server:
        loaded = asyncio.run(soak_load.load(server, 5, 40, 1))
        stormed = asyncio.run(soak_storms.soak(server.address, 5, 2))

    assert (0, 20) == (loaded["errors"], loaded["sockets"])
    assert (20, True) == (stormed["sockets"], stormed["within ten seconds"])


@pytest.mark.anyio
async def test_a_cut_log_is_a_beginning(tmp_path: Path) -> None:
    """Whatever is left opens, is a beginning of what was there, and the game goes on."""
    home, whole = tmp_path / "home", tmp_path / "whole"
    home.mkdir()
    whole.mkdir()
    players = await soak_cuts.play(home, whole)
    everything, dice, went_on = soak_cuts.steps(home, players[0].code), Random(1), 0
    for number in range(12):
        folder = tmp_path / f"cut {number}"
        folder.mkdir()
        soak_cuts.cut(whole, folder, dice)
        if soak_cuts.known(folder, players[0].code):
            left = soak_cuts.steps(folder, players[0].code)
            assert left == everything[: len(left)]
            went_on += await soak_cuts.go_on(folder, players)

    assert went_on > 5
