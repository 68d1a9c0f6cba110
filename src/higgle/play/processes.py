"""Work spread over processes: results come one by one, and an interrupt ends everything at once."""

import multiprocessing
import pickle
import queue
import signal
import sys
import traceback
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from multiprocessing.process import BaseProcess
from multiprocessing.queues import Queue
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")
Progress = Callable[[int, int], None]
"""Is told how many tasks are done, and of how many."""

if sys.platform == "win32":
    CONTEXT = multiprocessing.get_context("spawn")
else:
    CONTEXT = multiprocessing.get_context("forkserver")

LARGEST_BATCH = 50
"""The most tasks that a process is handed at a time."""
PATIENCE = 0.5
"""The seconds after which to look whether a silent process is still there."""
GONE = "a process that was at work has ended; it may have said why above"


def spread(
    work: Callable[[Task], Done],
    tasks: Sequence[Task],
    processes: int = 1,
    progress: Progress | None = None,
) -> list[Done]:
    """Do all tasks on this many processes, and return the results in their order."""
    done: dict[int, Done] = {}
    with closing(stream(work, tasks, processes)) as results:
        for index, result in results:
            done[index] = result
            if progress is not None:
                progress(len(done), len(tasks))
    return [done[index] for index in range(len(tasks))]


def stream(
    work: Callable[[Task], Done], tasks: Sequence[Task], processes: int = 1
) -> Generator[tuple[int, Done], None, None]:
    """The results as they come, each with the place of its task; in order on one process.

    When the iterator is closed, or is interrupted, work in progress is dropped.
    """
    if processes <= 1:
        for index, task in enumerate(tasks):
            yield index, work(task)
        return
    size = max(1, min(LARGEST_BATCH, len(tasks) // (4 * processes)))
    numbered = list(enumerate(tasks))
    batches = [numbered[at : at + size] for at in range(0, len(numbered), size)]
    orders: Queue[bytes] = CONTEXT.Queue()
    results: Queue[bytes] = CONTEXT.Queue()
    team = [
        CONTEXT.Process(target=serve_tasks, args=(work, orders, results), daemon=True)
        for _ in range(min(processes, len(batches)))
    ]
    try:
        with interrupts_blocked():
            for worker in team:
                worker.start()
        for batch in batches:
            orders.put(pickle.dumps(batch))
        for _ in tasks:
            found: Result[Done] = receive(team, results)
            index, result, problem = found
            if problem is not None:
                raise problem
            yield index, result
    finally:
        for worker in team:
            if worker.pid is not None:
                worker.kill()
                worker.join()
        for pipe in (orders, results):
            pipe.cancel_join_thread()
            pipe.close()


Result = tuple[int, Done, Exception | None]
"""The place of a task, and what came of it or what it has raised."""


def receive(team: Sequence[BaseProcess], results: "Queue[bytes]") -> "Result[Done]":
    """The next result; a process that has ended by itself is an error."""
    while True:
        try:
            found: Result[Done] = pickle.loads(results.get(timeout=PATIENCE))  # noqa: S301 - ours
        except queue.Empty:
            if any(worker.exitcode is not None for worker in team):
                raise RuntimeError(GONE) from None
            continue
        return found


def serve_tasks(
    work: Callable[[Task], Done], orders: "Queue[bytes]", results: "Queue[bytes]"
) -> None:
    """The main loop of a process: do what is sent, one result after another."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal interrupts the whole group
    while True:
        batch: list[tuple[int, Task]] = pickle.loads(orders.get())  # noqa: S301 - our own bytes
        for index, task in batch:
            try:
                found = pickle.dumps((index, work(task), None))
            except Exception as problem:  # noqa: BLE001 - it is raised where the results are read
                found = dump_failure(index, problem)
            results.put(found)


def dump_failure(index: int, problem: Exception) -> bytes:
    """An exception as a result; of one that does not survive pickling, the traceback."""
    try:
        found = pickle.dumps((index, None, problem))
        pickle.loads(found)  # noqa: S301 - our own bytes
    except Exception:  # noqa: BLE001 - whatever its pickling raises
        text = "".join(traceback.format_exception(problem))
        return pickle.dumps((index, None, RuntimeError(text)))
    return found


if sys.platform == "win32":

    @contextmanager
    def interrupts_blocked() -> Iterator[None]:
        """Windows blocks no signals."""
        yield

else:

    @contextmanager
    def interrupts_blocked() -> Iterator[None]:
        """Put Ctrl-C off; processes that are started meanwhile never hear it."""
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
