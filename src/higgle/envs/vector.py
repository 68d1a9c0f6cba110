"""Many tables in step, as arrays that are allocated once and shared with worker processes.

The arrays are written anew in every step: copy what you want to keep. `torch.from_numpy` shares
them. `higgle.envs.gym.HiggleVectorEnv` is the same as a vector environment of Gymnasium.
"""

import multiprocessing
from collections.abc import Mapping, Sequence
from copy import deepcopy
from types import TracebackType
from typing import Protocol, Self, Unpack

from higgle.extras import Extra

with Extra("research"):
    import numpy as np
    from numpy.typing import NDArray

from higgle.core import Seat
from higgle.envs.batch import TableBatch
from higgle.envs.config import WAYS, Buffers, CandidateRows, EnvConfig, Settings
from higgle.envs.encoder import Numbers
from higgle.envs.env_core import Mask
from higgle.play import Player

Choices = NDArray[np.int64]
CLOSED = "these tables are closed"
ELSEWHERE = "tables in processes of their own cannot be copied or pickled; play them in one"
GONE = (
    "a process that plays some of the tables has ended; it may have said why above. "
    'A script that starts processes begins its work under: if __name__ == "__main__":'
)


class SharedArrays:
    """All arrays, one after another in one block of memory."""

    def __init__(self, buffer: bytearray | memoryview, shapes: "Shapes") -> None:
        at = 0
        found = []
        for kind, shape in shapes:
            size = int(np.prod(shape))
            read = np.frombuffer(buffer, kind, size, at) if size else np.zeros(0, kind)
            found.append(read.reshape(shape))
            at += aligned_size(kind, shape)
        self.words: Choices = found[0]
        self.observations: Numbers = found[1]
        self.finals: Numbers = found[2]
        self.rewards: Numbers = found[3]
        self.seats: NDArray[np.int32] = found[4]
        self.masks: Mask = found[5]
        self.ended: NDArray[np.bool_] = found[6]
        self.cut: NDArray[np.bool_] = found[7]
        self.candidates: Numbers = found[8]
        self.results: Numbers = found[9]
        self.states: Numbers = found[10]

    def all(self) -> "list[NDArray[np.generic]]":
        """All of them in one order, for a copy."""
        return list(vars(self).values())

    def buffers(self, part: slice) -> Buffers:
        """Some of the rows, as buffers of a batch."""
        return Buffers(
            [memoryview(row) for row in self.observations[part]],
            [memoryview(row) for row in self.finals[part]],
            [memoryview(row) for row in self.masks[part]],
            self.candidates[part],
            self.rewards[part],
            self.results[part],
            self.states[part],
            self.seats[part].data,
            self.ended[part].data,
            self.cut[part].data,
        )


Shapes = list[tuple[str, tuple[int, ...]]]


def aligned_size(kind: str, shape: tuple[int, ...]) -> int:
    """The bytes of an array, rounded up so that the next one is aligned."""
    return -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64


def array_shapes(count: int, config: EnvConfig) -> Shapes:
    """Type and shape of every array."""
    core = config.make_core()
    size, words = core.encoder.size, len(core.codec.words)
    return [
        ("i8", (count,)),
        ("f4", (count, size)),
        ("f4", (count, size)),
        ("f4", (count, config.seats)),
        ("i4", (count,)),
        ("i1", (count, config.candidates or words)),
        ("?", (count,)),
        ("?", (count,)),
        ("f4", (count, config.candidates, sum(config.row_sizes(core)))),
        ("f4", (count, config.seats, len(WAYS))),
        ("f4", (count, config.seats * size if config.states else 0)),
    ]


class PipeEnd(Protocol):
    """One end of a pipe; every system has its own kind."""

    def send_bytes(self, data: bytes, /) -> None: ...

    def recv_bytes(self) -> bytes: ...

    def close(self) -> None: ...


def run_worker(
    pipe: PipeEnd, config: EnvConfig, memory: memoryview, shapes: Shapes, part: slice
) -> None:
    """The main loop of a worker process: a message with a seed deals, an empty one is a step."""
    arrays = SharedArrays(memory, shapes)
    tables = TableBatch(config, arrays.buffers(part), part.start)
    words = arrays.words[part]
    while True:
        try:
            order = pipe.recv_bytes()
        except EOFError:
            return
        if order:
            tables.reset(order.decode())
        else:
            tables.step(words.tolist())
        pipe.send_bytes(b"done")


class Vector:
    """Many tables in lockstep; the learner plays all seats, or one among bots of a pool.

    A word that the mask does not allow ends its game, and its seat gets -1. When a game is over the
    next one is dealt in the same step: `rewards`, `results`, `ended` and `cut` are about the old
    one, and `finals` shows it for the last time; all others are about the new one.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        count: int,
        opponents: Sequence[Player] = (),
        options: Mapping[str, object] | None = None,
        *,
        seat: Seat | None = None,
        candidates: int = 0,
        rows: CandidateRows = "words",
        states: bool = False,
        processes: int = 1,
        **settings: Unpack[Settings],
    ) -> None:
        agreed = (game, seats, options, opponents, seat)
        self.config = EnvConfig(
            *agreed, candidates=candidates, rows=rows, states=states, **settings
        )
        core = self.config.make_core()
        if min(count, processes) < 1:
            raise ValueError("there is at least one table, and at least one process")
        self.count = count
        self.vocabulary = core.codec.words
        """What each word means."""
        self.legend = core.encoder.legend
        """Which numbers of an observation are about what."""
        shapes = array_shapes(count, self.config)
        space = multiprocessing.get_context("spawn")
        size = sum(aligned_size(kind, shape) for kind, shape in shapes)
        memory = bytearray(size) if processes == 1 else space.RawArray("b", size)
        self.arrays = SharedArrays(memory, shapes)
        self.observations = self.arrays.observations
        """What the seat that is asked sees at each table."""
        self.masks = self.arrays.masks
        """The words that it may say, or the candidates that there are."""
        self.candidates = self.arrays.candidates
        """With `candidates`: a row of features for each candidate action."""
        self.row_sizes = self.config.row_sizes(core)
        """The numbers of such a row for its parts, one after another, and for the whole."""
        self.states = self.arrays.states
        """With `states`: the observations of all seats, concatenated."""
        self.seats = self.arrays.seats
        """Who is asked."""
        self.rewards = self.arrays.rewards
        """Each seat's reward at the end of a game, else 0."""
        self.results = self.arrays.results
        """Each seat's `win`, `rank` and `score` at the end of a game."""
        self.ended = self.arrays.ended
        """Whether a game has come to its end in this step."""
        self.cut = self.arrays.cut
        """Whether it was cut short after its number of words."""
        self.finals = self.arrays.finals
        """Where a game is over: the learner's last observation."""
        self.tables: TableBatch | None = None
        self.pipes: list[PipeEnd] = []
        self.workers: list[multiprocessing.process.BaseProcess] = []
        self.dice = np.random.default_rng()
        self.not_ready = "nothing is dealt yet; call reset() first"
        """Why `step` is refused; empty while games are in progress."""
        if processes == 1:
            self.tables = TableBatch(self.config, self.arrays.buffers(slice(0, count)), 0)
            return
        for number in range(processes):
            part = slice(count * number // processes, count * (number + 1) // processes)
            ours, theirs = space.Pipe()
            arguments = (theirs, self.config, memory, shapes, part)
            worker = space.Process(target=run_worker, args=arguments, daemon=True)
            worker.start()
            theirs.close()
            self.pipes.append(ours)
            self.workers.append(worker)

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """Deal at every table; the same seed deals the same games, however many processes play."""
        if self.not_ready == CLOSED:
            raise RuntimeError(CLOSED)
        if seed is not None:
            self.dice = np.random.default_rng(seed)
        drawn = str(self.dice.integers(2**63))
        if self.tables is None:
            self.command(drawn.encode())
        else:
            self.tables.reset(drawn)
        self.not_ready = ""

    def step(self, words: NDArray[np.integer] | Sequence[int]) -> None:
        """Say one word at every table, or choose a candidate."""
        if self.not_ready:
            raise RuntimeError(self.not_ready)
        said = np.asarray(words)
        if said.shape != (self.count,) or said.dtype.kind not in "iu":
            raise ValueError(f"a step takes {self.count} whole numbers, one for each table")
        if self.tables is None:
            self.arrays.words[:] = said
            self.command(b"")
        else:
            self.tables.step(said.tolist())

    def command(self, order: bytes) -> None:
        """Send an order to all processes, and wait for them."""
        try:
            for pipe in self.pipes:
                pipe.send_bytes(order)
            for pipe in self.pipes:
                pipe.recv_bytes()
        except (EOFError, OSError):
            self.close()
            raise RuntimeError(GONE) from None

    def close(self) -> None:
        """End the processes."""
        for pipe in self.pipes:
            pipe.close()
        for worker in self.workers:
            worker.join()
        self.pipes, self.workers = [], []
        self.not_ready = CLOSED

    def __reduce__(self) -> tuple[object, ...]:
        """A copy has its own arrays."""
        if self.tables is None:
            raise TypeError(ELSEWHERE)
        arrays = [array.copy() for array in self.arrays.all()]
        going = (self.tables.state(), arrays, self.dice, self.not_ready)
        return restore_vector, (self.config, self.count, *going)

    def __copy__(self) -> Self:
        """No two share a game."""
        return deepcopy(self)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def restore_vector(
    config: EnvConfig,
    count: int,
    state: dict[str, object],
    arrays: "list[NDArray[np.generic]]",
    dice: np.random.Generator,
    not_ready: str,
) -> Vector:
    """Tables in the state of those that were copied."""
    agreed = vars(config).copy()
    vector = Vector(agreed.pop("game"), agreed.pop("seats"), count, **agreed)
    assert vector.tables is not None
    vector.tables.restore(state)
    for mine, kept in zip(vector.arrays.all(), arrays, strict=True):
        mine[...] = kept
    vector.dice, vector.not_ready = dice, not_ready
    return vector
