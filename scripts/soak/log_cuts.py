"""Cuts of the log: `python -m scripts.soak.log_cuts --cuts 1000`.

A table is played, and the files of the database are cut at random bytes, as a power cut would leave
them: the newest part of the write-ahead log is missing, or filled with noise. Whatever is left must
open, be a beginning of what was there, and let the game go on.
"""

import argparse
import asyncio
import shutil
import sqlite3
import sys
import tempfile
from pathlib import Path
from random import Random

from tests.server.conftest import memory
from tests.server.hall import Player, opened

NAMES = ("manager.db", "manager.db-wal")


def steps(folder: Path, code: str) -> list[tuple[object, ...]]:
    """The log of a table, as a reader finds it."""
    line = sqlite3.connect(folder / NAMES[0])
    found = line.execute("SELECT seq, body, proof FROM log WHERE code = ? ORDER BY seq", (code,))
    rows = [tuple(row) for row in found]
    line.close()
    return rows


async def play(folder: Path, copy: Path) -> list[Player]:
    """Play a while, and copy the files while the server holds them."""
    async with opened(str(folder / NAMES[0])) as hall:
        players = await hall.table(people=2, bots=1)
        await hall.play_on(players[0].code, players, 120)
        for name in NAMES:
            shutil.copy(folder / name, copy / name)
    return players


def cut(whole: Path, folder: Path, dice: Random) -> None:
    """The files after the lights went out."""
    for name in NAMES:
        shutil.copy(whole / name, folder / name)
    log = folder / NAMES[1]
    data = log.read_bytes()
    place = dice.randrange(len(data) + 1)
    lost = len(data) - place
    rest = dice.choice((b"", bytes(lost), dice.randbytes(lost)))
    log.write_bytes(data[:place] + rest)


async def go_on(folder: Path, old: list[Player]) -> bool:
    """Open the table and play on; whether it was there."""
    async with opened(str(folder / NAMES[0])) as hall:
        players = [
            Player(hall.manager, who.visitor, who.code, f"{who.client} again") for who in old
        ]
        for player in players:
            await player.come()
        before = hall.manager.rooms[players[0].code].need_state().seq
        await hall.play_on(players[0].code, players, 3)
        return before < hall.manager.rooms[players[0].code].need_state().seq


def known(folder: Path, code: str) -> bool:
    """Whether the table with all its people had been written when the lights went out."""
    line = sqlite3.connect(folder / NAMES[0])
    try:
        wanted = "SELECT count(*) FROM tables WHERE code = ? AND state = 'playing'"
        return bool(line.execute(wanted, (code,)).fetchone()[0])
    except sqlite3.OperationalError:
        return False
    finally:
        line.close()


def main() -> int:
    """Cut, open, compare."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--cuts", type=int, default=1000)
    words.add_argument("--seed", type=int, default=1)
    said = words.parse_args()
    dice = Random(said.seed)
    went_on = shorter = 0
    with tempfile.TemporaryDirectory(dir=memory()) as room:
        home, whole = Path(room, "home"), Path(room, "whole")
        home.mkdir()
        whole.mkdir()
        players = asyncio.run(play(home, whole))
        code = players[0].code
        everything = steps(home, code)
        for number in range(said.cuts):
            folder = Path(room, "cut")
            folder.mkdir()
            cut(whole, folder, dice)
            if known(folder, code):
                left = steps(folder, code)
                assert left == everything[: len(left)], f"cut {number}: another story"
                assert asyncio.run(go_on(folder, players)), f"cut {number}: the game stands still"
                went_on += 1
                shorter += len(left) < len(everything)
            shutil.rmtree(folder)
    print(
        f"{said.cuts} cuts of a log of {len(everything)} steps: {went_on} with the table in them,"
    )
    print(f"{shorter} of these shorter; all were beginnings of the story, and all games went on")
    return 0


if __name__ == "__main__":
    sys.exit(main())
