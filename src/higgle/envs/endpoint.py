"""An endpoint: a model behind a server that speaks the chat completions of OpenAI.

Nothing here runs unless somebody names a server: `text_player(Endpoint(url, "model"))`.
"""

from http.client import HTTPException
from typing import Final
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

from higgle.core import Illegal, require

PATIENCE: Final = 60.0
"""After how many seconds no answer is expected any more."""
LONGEST: Final = 500
"""How much of a server's own reason for refusing is told."""


class Message(msgspec.Struct):
    """One message of a chat."""

    content: str | None
    role: str = "user"


class Choice(msgspec.Struct):
    """One answer."""

    message: Message


class Answer(msgspec.Struct):
    """What a server answers, as far as it is read here."""

    choices: list[Choice]


class Question(msgspec.Struct, omit_defaults=True):
    """What a server is sent."""

    model: str
    messages: list[Message]
    temperature: float | None = None
    max_tokens: int | None = None


class Endpoint:
    """Answers a prompt by asking a server; `url` ends before `/chat/completions`.

    `temperature` and `max_tokens` are not sent where they are None, as some models want it.
    """

    def __init__(
        self,
        url: str,
        model: str,
        *,
        key: str = "",
        temperature: float | None = 0.0,
        max_tokens: int | None = 300,
        patience: float = PATIENCE,
    ) -> None:
        require(urlsplit(url).scheme in ("http", "https"), "endpoint-url", url=url)
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
            why = f"{problem} {reason(problem)}".strip()
            raise Illegal("endpoint-failed", url=self.url, why=why) from None
        except (OSError, HTTPException, ValueError) as problem:
            raise Illegal("endpoint-failed", url=self.url, why=str(problem)) from None
        require(answer.choices, "endpoint-failed", url=self.url, why="choices")
        return answer.choices[0].message.content or ""


def reason(refusal: HTTPError) -> str:
    """What a server says itself about its refusal; nothing if that does not arrive."""
    with refusal:
        try:
            return refusal.read(LONGEST).decode(errors="replace")
        except (OSError, HTTPException):
            return ""
