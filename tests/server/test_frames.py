"""The socket of a table: whole texts are read and written directly, the rest by the parser."""

import msgspec
import pytest
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from higgle.client import Client
from higgle.live.subscriber import Subscriber
from higgle.protocol.messages import Answered, Hello, Ready, ServerMessage, Welcome
from higgle.server.http.frames import frame_size, text_head, text_of
from tests.server.server_process import running


def text(data: bytes, fin: bool = True, opcode: Opcode = Opcode.TEXT) -> bytes:
    """A frame as a browser sends it."""
    return Frame(opcode, data, fin).serialize(mask=True, extensions=[])


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536])
def test_frames_are_cut_where_they_end(size: int) -> None:
    """The size is known as soon as it has come, and not before."""
    frame = text(b"x" * size)
    head = len(frame) - size - 4

    assert [0] * head == [frame_size(frame[:some]) for some in range(head)]
    assert len(frame) == frame_size(frame[:head]) == frame_size(frame + frame)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535])
def test_a_whole_text_is_read(size: int) -> None:
    data = b"x" * size

    assert data.decode() == text_of(text(data))


@pytest.mark.parametrize(
    "frame",
    [
        text(b"abc", fin=False),
        text(b"abc", opcode=Opcode.CONT),
        text(b"abc", opcode=Opcode.BINARY),
        text(b"abc", opcode=Opcode.PING),
        text(b"x" * 65_536),
        text(b"\xff"),
        Frame(Opcode.TEXT, b"abc").serialize(mask=False, extensions=[]),
    ],
    ids=["first part", "last part", "binary", "ping", "long", "no text", "not masked"],
)
def test_everything_else_is_left_to_the_parser(frame: bytes) -> None:
    """Parts, other kinds, very long ones, what is no text, and what is not masked."""
    assert text_of(frame) is None


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_text_is_written_as_the_parser_writes_it(size: int) -> None:
    data = b"x" * size

    assert Frame(Opcode.TEXT, data).serialize(mask=False, extensions=[]) == text_head(size) + data


def test_messages_keep_their_order_however_they_are_cut(sqlite: str) -> None:
    """One at a time, in two pieces, in two frames, and several at once."""
    with running(sqlite) as server:
        ann = Client(server.address)
        place = ann.connect(ann.quick("bohnanza").code)
        with connect(place.address, additional_headers=place.headers) as line:
            line.send(msgspec.json.encode(Hello("someone-here")), text=True)
            while not isinstance(hear(line.recv(5)), Welcome):
                pass
            said = [msgspec.json.encode(Ready(n, on=False)) for n in range(6)]
            whole = text(said[1])
            for raw in (
                text(said[0]),
                whole[:6],
                whole[6:],
                text(said[2][:5], fin=False),
                text(said[2][5:], opcode=Opcode.CONT) + text(said[3]),
                text(said[4]),
                text(said[5]),
            ):
                line.socket.sendall(raw)
            answers: list[int] = []
            while len(answers) < len(said):
                if isinstance(message := hear(line.recv(5)), Answered):
                    answers.append(message.n)

    assert list(range(6)) == answers


def hear(data: str | bytes) -> object:
    """What the server tells."""
    message: ServerMessage = msgspec.json.decode(data, type=ServerMessage)
    return message


class Line:
    """A line to a reader who may be behind."""

    def __init__(self) -> None:
        self.behind = False
        self.written: list[bytes] = []
        self.closed = 0

    def write_text(self, data: bytes) -> bool:
        """Take a message from a reader who is not behind."""
        if not self.behind:
            self.written.append(data)
        return not self.behind

    def close(self, code: int) -> None:
        """Note why it was closed."""
        self.closed = code


def test_nothing_overtakes_what_waits_for_a_slow_reader() -> None:
    line = Line()
    subscriber = Subscriber("", "")
    subscriber.line = line
    line.behind = True
    subscriber.send(b"1")
    line.behind = False
    subscriber.send(b"2")
    subscriber.end(4404)
    subscriber.send(b"3")

    assert ([b"1", b"2"], 4404) == (line.written, line.closed)


def test_a_line_is_closed_after_what_waits_for_a_slow_reader() -> None:
    line = Line()
    subscriber = Subscriber("", "")
    subscriber.line = line
    line.behind = True
    subscriber.send(b"1")
    subscriber.end(4404)
    before = line.closed
    line.behind = False
    subscriber.flush()

    assert (0, [b"1"], 4404) == (before, line.written, line.closed)


def test_the_welcome_goes_first() -> None:
    """What happens while it is written waits behind it."""
    line = Line()
    subscriber = Subscriber("", "")
    subscriber.line = line
    subscriber.held = True
    subscriber.send(b"2")
    before = line.written[:]
    subscriber.greet(b"1")

    assert ([], [b"1", b"2"], 0) == (before, line.written, subscriber.size)
