"""The message catalogue: every text for people, in every language, from the Fluent files here."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal, get_args

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Language = Literal["en", "ru", "cs", "de"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
FOLDER = Path(__file__).parent


@cache
def bundle(language: str) -> "FluentBundle":
    """All messages of one language; who says nothing does not wait for the catalogue's reader."""
    if language not in LANGUAGES:
        return bundle("en")
    from fluent.runtime import FluentBundle, FluentResource  # a third of the start

    messages = FluentBundle([language], use_isolating=False)
    for file in sorted((FOLDER / language).glob("*.ftl")):
        messages.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return messages


def knows(message: str, language: str = "en") -> bool:
    """Whether the catalogue has the message, or the attribute, `id` or `id.attribute`."""
    name, _, attribute = message.partition(".")
    messages = bundle(language)
    if not messages.has_message(name):
        return False
    found = messages.get_message(name)
    return attribute in found.attributes if attribute else found.value is not None


def say(message: str, language: str = "en", **words: str | int) -> str:
    """A message of the catalogue, `id` or `id.attribute`, with its words filled in."""
    if not knows(message, language):
        return say(message, "en", **words) if language != "en" else message
    name, _, attribute = message.partition(".")
    messages = bundle(language)
    found = messages.get_message(name)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None
    text, _ = messages.format_pattern(pattern, dict(words))
    return str(text)
