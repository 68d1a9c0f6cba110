"""An endpoint: a model behind a server, here a stand-in on the loopback."""

import pytest

from higgle.core import Illegal
from higgle.envs.llm import ChatEndpoint, llm_player
from higgle.play import Match
from tests.envs.stand_in import REFUSALS, StandIn, served


def test_a_model_behind_a_server_plays_a_game() -> None:
    """The prompt goes as one message, the key in its header, and the reply is a command."""
    StandIn.asked.clear()
    with served() as url:
        player = llm_player(ChatEndpoint(url, "tiny", key="open sesame"), list_moves=True)
        result = Match("kuhhandel", 3, [player, "random", "random"], seed="served").play()
    assert result.finished
    path, key, body = StandIn.asked[0]
    assert ("/v1/chat/completions", "Bearer open sesame") == (path, key)
    assert "tiny" == body["model"]


@pytest.mark.parametrize("model", ["broken", "garbled", "ill", "gone"])
def test_a_server_that_fails_is_named(model: str) -> None:
    """With the reason."""
    with served() as url, pytest.raises(Illegal) as refusal:
        ChatEndpoint(url, model)("  plant 1", {})
    assert url in str(refusal.value)


@pytest.mark.parametrize("model", list(REFUSALS))
def test_a_refusal_whose_reason_does_not_arrive_is_told(model: str) -> None:
    """The server and its number are."""
    with served() as url, pytest.raises(Illegal, match="500") as refusal:
        ChatEndpoint(url, model, timeout=0.2)("  plant 1", {})
    assert url in str(refusal.value)


def test_a_match_tells_why_the_model_did_not_play() -> None:
    """A forfeit holds the whole sentence."""
    with served() as url:
        player = llm_player(ChatEndpoint(url, "ill"))
        result = Match("kuhhandel", 3, [player, "random", "random"], seed="ill").play()
    assert result.forfeits
    assert "max_tokens is not supported" in result.forfeits[0].text


def test_why_a_server_refuses_is_told() -> None:
    """As it says itself."""
    with served() as url, pytest.raises(Illegal, match="max_tokens is not supported"):
        ChatEndpoint(url, "ill")("  plant 1", {})


def test_a_reply_without_words_is_an_empty_one() -> None:
    """As of a model that has thought until its tokens were spent; it is asked again."""
    with served() as url:
        assert "" == ChatEndpoint(url, "thinking")("  plant 1", {})


def test_what_a_server_does_not_know_is_not_sent() -> None:
    """Some models take no temperature, and call the limit something else."""
    StandIn.asked.clear()
    with served() as url:
        ChatEndpoint(url, "tiny", temperature=None, max_tokens=None)("  plant 1", {})
        ChatEndpoint(url, "tiny")("  plant 1", {})
    bare, usual = [set(body) for _, _, body in StandIn.asked]
    assert {"model", "messages"} == bare
    assert {"model", "messages", "temperature", "max_tokens"} == usual


def test_a_structured_reply_is_asked_for_by_its_schema() -> None:
    """Where it is wanted."""
    StandIn.asked.clear()
    with served() as url:
        ChatEndpoint(url, "tiny", structured=True)("  plant 1", {"type": "object"})
    [(_, _, body)] = StandIn.asked
    agreed = {"name": "reply", "strict": True, "schema": {"type": "object"}}
    assert {"type": "json_schema", "json_schema": agreed} == body["response_format"]


def test_only_a_web_address_is_asked() -> None:
    """No file is read by mistake."""
    with pytest.raises(Illegal):
        ChatEndpoint("file:///etc", "tiny")
