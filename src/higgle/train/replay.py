"""What was seen in all games so far: kept on disk, so that a training can be continued."""

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Halves = NDArray[np.float16]
    Samples = tuple[Halves, Halves, Halves]
    """Rows, wholes, and what was to be foreseen."""


class Replay:
    """The samples of one net, round by round.

    The first round stays for ever: games of scripts show positions that a learner never comes to,
    and a net that forgets them loses its footing. Of the others the oldest leave first.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.rounds: dict[int, Samples] = {}

    def add(self, number: int, parts: "list[Samples]") -> None:
        """The samples of a round."""
        found = [part for part in parts if len(part[0])]
        if not found:
            return
        self.rounds[number] = together(found)
        while len(self.rounds) > 2 and len(self) > self.most:
            del self.rounds[list(self.rounds)[1]]

    def __len__(self) -> int:
        return sum(len(part[0]) for part in self.rounds.values())

    def gathered(self) -> "Samples":
        """All samples."""
        return together(list(self.rounds.values()))

    def save(self, folder: Path) -> None:
        """Write the rounds that are not there yet, each at once, and remove those that left."""
        folder.mkdir(parents=True, exist_ok=True)
        there = {int(file.stem): file for file in folder.glob("*.npz")}
        for number, file in there.items():
            if number not in self.rounds:
                file.unlink()
        for number, (rows, whole, target) in self.rounds.items():
            if number not in there:
                part = folder / f"{number}.part"
                with part.open("wb") as out:
                    np.savez(out, allow_pickle=False, rows=rows, whole=whole, target=target)
                part.replace(folder / f"{number}.npz")

    def load(self, folder: Path, last: int) -> None:
        """Read the rounds up to one."""
        for number in sorted(int(file.stem) for file in folder.glob("*.npz")):
            if number <= last:
                with np.load(folder / f"{number}.npz", allow_pickle=False) as stored:
                    self.add(number, [(stored["rows"], stored["whole"], stored["target"])])


def together(parts: "list[Samples]") -> "Samples":
    """Samples one after another, rows filled up to the same number with nothing."""
    widest = max(part[0].shape[1] for part in parts)
    rows = np.zeros((sum(len(part[0]) for part in parts), widest), np.float16)
    at = 0
    for part in parts:
        rows[at : at + len(part[0]), : part[0].shape[1]] = part[0]
        at += len(part[0])
    whole = np.concatenate([part[1] for part in parts])
    return rows, whole, np.concatenate([part[2] for part in parts])
