"""A model of the log protocol: every order of its steps, with crashes, for a few processes.

The server writes each step of a table as a row with the key (table, seq), and no two rows have the
same (client, n). Any process may write; the keys are the referee. A process checks a request
against the steps that it has read, appends a row, answers the client and publishes the step to
whoever is connected through it. It may crash after each of these, or lose the lease by which one
process acts when a clock has run down; a client that got no answer sends its request again,
perhaps to another process.

`explore` walks through all states that a small configuration can reach and checks the promises
in each. `Fault` plants mistakes; the tests show that each of them is found.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum, auto

CLOCK = "clock"
"""The client that appends a step when a clock has run down."""


class Fault(Enum):
    """A mistake that an implementation could make."""

    NONE = auto()
    ANSWER_BEFORE_COMMIT = auto()
    PUBLISH_BEFORE_COMMIT = auto()
    NO_UNIQUE_REQUEST = auto()
    """Neither the replica nor the key recognises a request that was sent again."""
    NO_UNIQUE_SEQ = auto()
    """Two processes may write a step with the same number."""
    ANSWER_AFTER_CONFLICT = auto()
    """A conflict is taken for a success."""


@dataclass(frozen=True, slots=True)
class Row:
    """A durable step. A timeout names the position that it was decided in."""

    seq: int
    client: str
    n: int


@dataclass(frozen=True, slots=True)
class Process:
    """One server process: what it has read of the log, and the request it works on."""

    read: tuple[Row, ...] = ()
    stage: str = "idle"
    """`idle`, `checked`, `committed` or `answered`."""
    client: str = ""
    n: int = 0
    leads: bool = False
    """Whether it believes that it holds the lease of the table."""


@dataclass(frozen=True, slots=True)
class Client:
    """A client: the process it is connected to, its request, and what it was told."""

    at: int
    """The process, -1 while it is not connected."""
    sent: bool = False
    n: int = 1
    answers: tuple[tuple[int, int], ...] = ()
    """The (n, seq) that were acknowledged."""
    shown: tuple[Row, ...] = ()
    """The steps that were published to it."""


@dataclass(frozen=True, slots=True)
class State:
    """Everything at one moment."""

    log: tuple[Row, ...]
    processes: tuple[Process, ...]
    clients: tuple[Client, ...]
    holder: int
    """The process that holds the lease in the database, -1 if none does."""
    crashes: int
    timeouts: int
    """How many more crashes and timeouts may happen."""


@dataclass(frozen=True, slots=True)
class Model:
    """A configuration: how many of everything, and the mistake that is planted."""

    processes: int = 2
    clients: int = 2
    requests: int = 1
    crashes: int = 1
    timeouts: int = 1
    fault: Fault = Fault.NONE

    def start(self) -> State:
        """All processes run, and every client is connected to the first."""
        leader = Process(leads=True)
        others = (Process(),) * (self.processes - 1)
        clients = tuple(Client(0) for _ in range(self.clients))
        return State((), (leader, *others), clients, 0, self.crashes, self.timeouts)

    # The moves

    def moves(self, state: State) -> Iterator[tuple[str, State]]:
        """Every step that something can take, with its name."""
        for place in range(self.clients):
            yield from self.client_moves(state, place)
        for place in range(self.processes):
            yield from self.process_moves(state, place)

    def client_moves(self, state: State, place: int) -> Iterator[tuple[str, State]]:
        """A client connects to any process, and sends its request, or sends it again."""
        client = state.clients[place]
        if client.at < 0:
            for target in range(self.processes):
                # It is shown what this process has read, perhaps less than before.
                come = replace(client, at=target, shown=state.processes[target].read)
                yield f"client {place} connects to {target}", put_client(state, place, come)
        elif not client.sent and client.n <= self.requests:
            yield (
                f"client {place} sends {client.n}",
                put_client(state, place, replace(client, sent=True)),
            )

    def process_moves(self, state: State, place: int) -> Iterator[tuple[str, State]]:
        """What a process does next with its request; and crash, catch up, lose or take a lease."""
        process = state.processes[place]
        if process.stage == "idle":
            yield from self.begin(state, place)
        elif process.stage == "checked":
            yield self.append(state, place)
        elif process.stage == "committed":
            yield f"process {place} answers", self.answer(state, place)
        else:
            yield f"process {place} publishes", self.publish(state, place)
        if process.stage == "idle" and len(process.read) < len(state.log):
            yield f"process {place} catches up", self.catch_up(state, place)
        if state.crashes:
            yield f"process {place} crashes", self.crash(state, place)
        if state.holder == place and process.leads and state.timeouts:
            # The database drops the lease; the process has not noticed yet.
            yield f"process {place} loses the lease", replace(state, holder=-1)
        if state.holder < 0 and not process.leads:
            leads = put_process(state, place, replace(process, leads=True))
            yield f"process {place} takes the lease", replace(leads, holder=place)

    def begin(self, state: State, place: int) -> Iterator[tuple[str, State]]:
        """Check a client's request, or the clock's."""
        process = state.processes[place]
        for number, client in enumerate(state.clients):
            if client.at == place and client.sent:
                name = str(number)
                known = find(process.read, name, client.n)
                if known is not None and self.fault is not Fault.NO_UNIQUE_REQUEST:
                    told = acknowledge(state, number, known.seq)
                    yield f"process {place} answers a duplicate", told
                else:
                    taken = replace(process, stage="checked", client=name, n=client.n)
                    yield (
                        f"process {place} checks",
                        self.early(put_process(state, place, taken), place),
                    )
        if process.leads and state.timeouts:
            taken = replace(process, stage="checked", client=CLOCK, n=len(process.read))
            fewer = replace(state, timeouts=state.timeouts - 1)
            yield f"process {place} checks a timeout", put_process(fewer, place, taken)

    def early(self, state: State, place: int) -> State:
        """What a faulty process does before anything is stored."""
        process = state.processes[place]
        row = Row(len(process.read) + 1, process.client, process.n)
        if self.fault is Fault.ANSWER_BEFORE_COMMIT and process.client != CLOCK:
            return acknowledge(state, int(process.client), row.seq)
        if self.fault is Fault.PUBLISH_BEFORE_COMMIT:
            return show(state, place, (*process.read, row))
        return state

    def append(self, state: State, place: int) -> tuple[str, State]:
        """Insert the row; if a key is taken, read on and check again."""
        process = state.processes[place]
        row = Row(len(process.read) + 1, process.client, process.n)
        seq_taken = any(old.seq == row.seq for old in state.log)
        sent_before = find(state.log, row.client, row.n) is not None
        if self.fault is Fault.NO_UNIQUE_SEQ:
            seq_taken = False
        if self.fault is Fault.NO_UNIQUE_REQUEST:
            sent_before = False
        if seq_taken or sent_before:
            if self.fault is Fault.ANSWER_AFTER_CONFLICT:
                lost = replace(process, stage="committed")
                return f"process {place} ignores a conflict", put_process(state, place, lost)
            freed = put_process(state, place, replace(process, stage="idle", client="", n=0))
            return f"process {place} meets a conflict", self.catch_up(freed, place)
        written = replace(state, log=(*state.log, row))
        done = replace(process, stage="committed", read=(*process.read, row))
        return f"process {place} commits {row}", put_process(written, place, done)

    def answer(self, state: State, place: int) -> State:
        """Acknowledge the step to the client that asked, if it is still connected here."""
        process = state.processes[place]
        answered = put_process(state, place, replace(process, stage="answered"))
        if process.client == CLOCK or state.clients[int(process.client)].at != place:
            return answered
        return acknowledge(answered, int(process.client), len(process.read))

    def publish(self, state: State, place: int) -> State:
        """Show the step to all clients that are connected here."""
        process = state.processes[place]
        free = put_process(state, place, replace(process, stage="idle", client="", n=0))
        return show(free, place, process.read)

    def catch_up(self, state: State, place: int) -> State:
        """Read what others have written, and show it."""
        process = replace(state.processes[place], read=state.log)
        return show(put_process(state, place, process), place, state.log)

    def crash(self, state: State, place: int) -> State:
        """Lose everything that is not in the log; clients are cut off and the lease falls."""
        empty = put_process(state, place, Process(read=state.log))
        clients = tuple(
            replace(client, at=-1, sent=False) if client.at == place else client
            for client in state.clients
        )
        holder = -1 if state.holder == place else state.holder
        return replace(empty, clients=clients, holder=holder, crashes=state.crashes - 1)

    # The promises

    def broken(self, state: State) -> str:
        """The promise that this state breaks, if any."""
        if [row.seq for row in state.log] != list(range(1, len(state.log) + 1)):
            return "two steps have the same number, or one is missing"
        requests = [(row.client, row.n) for row in state.log if row.client != CLOCK]
        if len(set(requests)) < len(requests):
            return "a request was carried out twice"
        for row in state.log:
            if row.client == CLOCK and row.n != row.seq - 1:
                return "a timeout was carried out in another position than it was decided in"
        for number, client in enumerate(state.clients):
            for n, seq in client.answers:
                if Row(seq, str(number), n) not in state.log:
                    return "something acknowledged is not in the log"
            if client.shown != state.log[: len(client.shown)]:
                return "a client was shown something that is not in the log"
        return ""

    def unanswered(self, state: State) -> bool:
        """Whether a client was never answered, though nothing can happen any more."""
        return any(client.n <= self.requests for client in state.clients)

    def explore(self) -> tuple[int, str]:
        """The number of states that can be reached, and the first broken promise with its story."""
        start = self.start()
        before: dict[State, tuple[State | None, str]] = {start: (None, "start")}
        waiting = [start]
        for state in waiting:
            problem = self.broken(state)
            following = list(self.moves(state))
            if not problem and not following and self.unanswered(state):
                problem = "a client waits for ever"
            if problem:
                return len(before), f"{problem}: {tell_story(before, state)}"
            for name, target in following:
                if target not in before:
                    before[target] = (state, name)
                    waiting.append(target)
        return len(before), ""


def find(log: tuple[Row, ...], client: str, n: int) -> Row | None:
    """The step that a request has become."""
    return next((row for row in log if (row.client, row.n) == (client, n)), None)


def put_process(state: State, place: int, process: Process) -> State:
    """The state with another process in this place."""
    processes = (*state.processes[:place], process, *state.processes[place + 1 :])
    return replace(state, processes=processes)


def put_client(state: State, place: int, client: Client) -> State:
    """The state with another client in this place."""
    return replace(state, clients=(*state.clients[:place], client, *state.clients[place + 1 :]))


def acknowledge(state: State, place: int, seq: int) -> State:
    """Tell a client which step its request has become; it goes on to its next request."""
    client = state.clients[place]
    answers = (*client.answers, (client.n, seq))
    return put_client(state, place, replace(client, sent=False, n=client.n + 1, answers=answers))


def show(state: State, place: int, steps: tuple[Row, ...]) -> State:
    """Show these steps to everybody connected to a process."""
    clients = tuple(
        replace(client, shown=steps) if client.at == place else client for client in state.clients
    )
    return replace(state, clients=clients)


def tell_story(before: dict[State, tuple[State | None, str]], last: State) -> str:
    """The moves that lead to a state, in their order."""
    names: list[str] = []
    state: State | None = last
    while state is not None:
        state, name = before[state]
        names.append(name)
    return ", ".join(reversed(names))
