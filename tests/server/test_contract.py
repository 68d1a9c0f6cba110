"""The contract: one document for requests and messages, true to what is sent."""

import re
from pathlib import Path
from typing import get_args

import msgspec

from higgle.i18n import LANGUAGES, knows
from higgle.protocol import messages
from higgle.server.http.openapi import document, text

SERVER = Path(messages.__file__).parents[1]


def schemas() -> dict[str, dict[str, object]]:
    """All components of the document."""
    plain = msgspec.json.decode(text(), type=dict[str, object])
    components = msgspec.convert(plain["components"], dict[str, dict[str, dict[str, object]]])
    return components["schemas"]


def test_every_message_is_in_it() -> None:
    """Both directions of the socket, by name."""
    kinds = (*get_args(messages.ClientMessage), *get_args(messages.ServerMessage))

    assert set() == {kind.__name__ for kind in kinds} - schemas().keys()


def test_every_reference_leads_somewhere() -> None:
    """No client generator stumbles."""
    names = set(re.findall(r'"#/components/schemas/([^"]+)"', text()))

    assert set() == names - schemas().keys()


def test_every_request_is_in_it() -> None:
    """With its body, its answer and the form of a refusal."""
    paths = msgspec.convert(document()["paths"], dict[str, dict[str, object]])

    assert {"get", "post"} == set(paths["/api/tables"])
    assert "/api/tables/{code}/socket" in paths
    assert "Problem" in str(paths["/api/quick"])


def test_every_refusal_of_the_server_has_words_in_every_language() -> None:
    """A code without a sentence helps nobody."""
    used = set()
    for file in SERVER.rglob("*.py"):
        source = file.read_text(encoding="utf-8")
        used |= set(re.findall(r'(?:Illegal|notice|turn_away)\(\s*"([a-z-]+)"', source))
        used |= set(re.findall(r'need\([^"]*?"([a-z]+(?:-[a-z]+)+)"', source))

    assert len(used) > 30
    assert [] == [(c, n) for c in sorted(used) for n in LANGUAGES if not knows(f"refusal-{c}", n)]
