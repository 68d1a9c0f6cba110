"""The adapter for verifiers, by the library itself where it is installed: minutes, so a soak."""

import asyncio
import json
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from threading import Thread

import pytest

pytest.importorskip("verifiers.v1")

import verifiers.v1 as vf

import higgle_text_game
import higgle_verifiers
from tests.adapters.replies import random_reply


class Streaming(BaseHTTPRequestHandler):
    """A stand-in for a model that streams its replies, as this library wants them."""

    dice = Random(1)

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        said = random_reply(body["messages"][-1]["content"], self.dice, odd=0.2)
        chunk = {"id": "x", "object": "chat.completion.chunk", "created": 1, "model": "tiny"}
        parts = [
            {"choices": [{"index": 0, "delta": {"role": "assistant", "content": said}}]},
            {"choices": [{"index": 0, "delta": {}, "finish_reason": "stop"}]},
        ]
        lines = [f"data: {json.dumps(chunk | part)}\n\n" for part in parts]
        whole = "".join([*lines, "data: [DONE]\n\n"]).encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Content-Length", str(len(whole)))
        self.end_headers()
        self.wfile.write(whole)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing."""


@pytest.fixture
def model() -> Iterator[str]:
    """The address of a model on the loopback."""
    with ThreadingHTTPServer(("127.0.0.1", 0), Streaming) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/v1"
        server.shutdown()
        thread.join()


@pytest.mark.soak
def test_three_agents_of_verifiers_bargain(model: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One episode, cut after some decisions; every agent has a trace and a reward."""
    monkeypatch.setattr(higgle_text_game, "MOST", 12)
    here = {"runtime": {"type": "subprocess"}, "harness": {"id": "null"}}
    taskset = higgle_verifiers.BargainingConfig(id="higgle-verifiers", deals=2)
    config = higgle_verifiers.BargainingEnvConfig(
        taskset=taskset, first=here, second=here, third=here
    )
    env = higgle_verifiers.BargainingEnv(config)
    client = vf.EvalClientConfig(base_url=model, api_key_var="NO_KEY")
    context = vf.ModelContext(model="tiny", client=client, sampling=vf.SamplingConfig())

    async def play() -> None:
        async with env.serving():
            played = await env.run_episode(next(iter(env.taskset.load())), context)
        assert played.ok, played.errors
        assert {"first", "second", "third"} == {trace.agent.name for trace in played.traces}
        assert 12 <= sum(trace.num_turns for trace in played.traces)
        assert all("rank" in trace.rewards for trace in played.traces)

    asyncio.run(play())
