"""An endpoint: a model behind a server that speaks the chat completions of OpenAI.

Nothing here runs unless somebody names a server: `text_player(Endpoint(url, "model"))`.
"""

from typing import Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

from higgle.table import Illegal, need

PATIENCE: Final = 60.0
"""After how many seconds no answer is expected any more."""


class Message(msgspec.Struct):
    """One message of a chat."""

    content: str
    role: str = "user"


class Choice(msgspec.Struct):
    """One answer."""

    message: Message


class Answer(msgspec.Struct):
    """What a server answers, as far as it is read here."""

    choices: list[Choice]


class Question(msgspec.Struct):
    """What a server is sent."""

    model: str
    messages: list[Message]
    temperature: float
    max_tokens: int


class Endpoint:
    """Answers a prompt by asking a server; `url` ends before `/chat/completions`."""

    def __init__(
        self,
        url: str,
        model: str,
        *,
        key: str = "",
        temperature: float = 0.0,
        max_tokens: int = 300,
        patience: float = PATIENCE,
    ) -> None:
        need(urlsplit(url).scheme in ("http", "https"), "endpoint-url", url=url)
        self.url = f"{url.rstrip('/')}/chat/completions"
        self.model = model
        self.key = key
        self.temperature = temperature
        self.max_tokens = max_tokens
        self.patience = patience

    def __call__(self, prompt: str) -> str:
        """One prompt, one reply; a server that fails is named."""
        question = Question(self.model, [Message(prompt)], self.temperature, self.max_tokens)
        headers = {"Content-Type": "application/json"}
        if self.key:
            headers["Authorization"] = f"Bearer {self.key}"
        request = Request(self.url, msgspec.json.encode(question), headers)  # noqa: S310
        try:
            with urlopen(request, timeout=self.patience) as response:  # noqa: S310
                answer = msgspec.json.decode(response.read(), type=Answer)
        except HTTPError as problem:
            problem.close()
            raise Illegal("endpoint-failed", url=self.url, why=str(problem)) from None
        except (URLError, TimeoutError, msgspec.MsgspecError) as problem:
            raise Illegal("endpoint-failed", url=self.url, why=str(problem)) from None
        need(answer.choices, "endpoint-failed", url=self.url, why="choices")
        return answer.choices[0].message.content
