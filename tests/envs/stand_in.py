"""A stand-in on the loopback for a server with OpenAI's chat completions."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

REFUSALS = {
    "cut off": b"HTTP/1.1 500 Oops\r\nContent-Length: 100\r\n\r\n",
    "in pieces": b"HTTP/1.1 500 Oops\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nab",
    "hanging": b"HTTP/1.1 500 Oops\r\nContent-Length: 100\r\n\r\nab",
}
"""Refusals whose reasons do not arrive."""


class StandIn(BaseHTTPRequestHandler):
    """Answers every prompt with its last listed move."""

    asked: list[tuple[str, str, dict[str, object]]] = []  # noqa: RUF012

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.asked.append((self.path, self.headers["Authorization"] or "", body))
        prompt = body["messages"][0]["content"]
        listed = [line.strip() for line in prompt.splitlines() if line.startswith("  ")]
        if body["model"] == "gone":
            return
        if body["model"] in REFUSALS:
            self.wfile.write(REFUSALS[body["model"]])
            self.wfile.flush()
            if body["model"] == "hanging":
                self.rfile.read(1)
            return
        content = None if body["model"] == "thinking" else f"Well.\n{listed[-1]}"
        answer = {
            "choices": [{"message": {"role": "assistant", "content": content}}],
            "usage": {"prompt_tokens": 1000, "completion_tokens": 10},
        }
        whole = json.dumps({} if body["model"] == "broken" else answer).encode()
        if body["model"] == "garbled":
            whole = b'{"choices": [{"message": {"content": "\xff"}}]}'
        if body["model"] == "ill":
            whole = b'{"error": {"message": "max_tokens is not supported"}}'
        self.send_response(500 if body["model"] == "ill" else 200)
        self.send_header("Content-Length", str(len(whole)))
        self.end_headers()
        self.wfile.write(whole)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing."""


@contextmanager
def served() -> Iterator[str]:
    """The address of a stand-in, while it serves."""
    with HTTPServer(("127.0.0.1", 0), StandIn) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/v1"
        finally:
            server.shutdown()
            thread.join()
