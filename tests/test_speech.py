"""Every text for people exists in every language, with the same words to fill in."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import higgle
from higgle.i18n import FOLDER, LANGUAGES, knows, say

SOURCE = Path(higgle.__file__).parent
EXAMPLE = SOURCE.parents[1] / "docs/examples/orchard/higgle_orchard"
FILES = sorted({file.name for file in FOLDER.glob("*/*.ftl")})


class Words(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def words(node: fluent.BaseNode) -> set[str]:
    visitor = Words()
    visitor.visit(node)
    return visitor.found


def catalogue(language: str, file: str, folder: Path = FOLDER) -> dict[str, set[str]]:
    """The messages of a file and their attributes, each with its variables."""
    found: dict[str, set[str]] = {}
    for entry in parse((folder / language / file).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = words(entry.value) if entry.value else set()
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = words(attribute)
    return found


def whole(language: str) -> dict[str, set[str]]:
    """All messages of a language."""
    found: dict[str, set[str]] = {}
    for file in FILES:
        if (FOLDER / language / file).exists():
            found |= catalogue(language, file)
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_messages_with_the_same_words(file: str, language: str) -> None:
    assert catalogue("en", file) == catalogue(language, file)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_example_has_the_same_messages_in_every_language(language: str) -> None:
    folder = EXAMPLE / "i18n"

    assert catalogue("en", "orchard.ftl", folder) == catalogue(language, "orchard.ftl", folder)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_in_two_files(language: str) -> None:
    """The later file would win in silence."""
    here = [file for file in FILES if (FOLDER / language / file).exists()]
    found = Counter(name for file in here for name in catalogue(language, file))

    assert [] == [name for name, times in found.items() if times > 1]


# Refusals


class Refusal:
    """One place in the code that refuses: the reason, and the words it hands over."""

    def __init__(self, file: Path, call: ast.Call, reason: str) -> None:
        self.part = file.relative_to(SOURCE).parent.as_posix()
        self.place = f"{file.relative_to(SOURCE)}:{call.lineno}"
        self.reason = reason
        self.words = {word.arg for word in call.keywords if word.arg} - {"clause"}
        self.spread = any(word.arg is None for word in call.keywords)


def name_of(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def reasons(node: ast.expr) -> Iterator[str]:
    """The reasons an argument can be: a text, or one of two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from reasons(node.body)
        yield from reasons(node.orelse)


def refusals() -> Iterator[Refusal]:
    """Every `require(condition, "reason", …)` and `Illegal("reason", …)` of the package."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and name_of(node) in ("require", "Illegal"):
                place = ("Illegal", "require").index(name_of(node))
                for argument in node.args[place : place + 1]:
                    for reason in reasons(argument):
                        yield Refusal(file, node, reason)


REFUSALS = list(refusals())


def test_the_code_refuses_for_many_reasons() -> None:
    """The list below is read from the code, and the reading works."""
    assert len({refusal.reason for refusal in REFUSALS}) > 40


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", sorted({refusal.part for refusal in REFUSALS}))
def test_every_refusal_has_a_sentence(part: str, language: str) -> None:
    missing = {
        refusal.reason: refusal.place
        for refusal in REFUSALS
        if refusal.part == part and not knows(f"refusal-{refusal.reason}", language)
    }

    assert {} == missing


def test_every_refusal_hands_over_the_words_of_its_sentence() -> None:
    """None is missing; a sentence with a hole would read { $like } this."""
    messages = whole("en")
    holes = {
        refusal.place: sorted(messages[f"refusal-{refusal.reason}"] - refusal.words)
        for refusal in REFUSALS
        if f"refusal-{refusal.reason}" in messages and not refusal.spread
    }

    assert {} == {place: lacking for place, lacking in holes.items() if lacking}


def test_no_refusal_is_left_over() -> None:
    """Every sentence of refusal is used by some code."""
    used = {f"refusal-{refusal.reason}" for refusal in REFUSALS}
    told = {name for name in whole("en") if name.startswith("refusal-")}

    assert set() == {name.partition(".")[0] for name in told} - used - named_in_the_code(told)


def named_in_the_code(messages: set[str]) -> set[str]:
    """Those whose reason stands in the code as a plain text, to be handed on."""
    texts = {
        node.value
        for file in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return {name for name in messages if name.removeprefix("refusal-") in texts or name in texts}


# Reading the catalogue


def test_an_unknown_language_is_answered_in_english() -> None:
    assert say("refusal-over") == say("refusal-over", "tlh")


def test_an_unknown_message_is_its_own_name() -> None:
    assert "no-such-message" == say("no-such-message", "ru")


@pytest.mark.parametrize(
    ("language", "one", "three", "five"),
    [
        ("en", "1 thaler;", "3 thalers;", "5 thalers;"),
        ("ru", "1 талер;", "3 талера;", "5 талеров;"),
        ("cs", "1 tolar;", "3 tolary;", "5 tolarů;"),
        ("de", "1 Taler;", "3 Taler;", "5 Taler;"),
    ],
)
def test_numbers_agree_with_their_words(language: str, one: str, three: str, five: str) -> None:
    for price, words_for_it in ((1, one), (3, three), (5, five)):
        assert words_for_it in say("refusal-too-few-thalers", language, price=price)


@pytest.mark.parametrize("file", FILES)
def test_german_says_du_throughout(file: str) -> None:
    """Nobody is called Sie by one refusal and du by the next."""
    text = (FOLDER / "de" / file).read_text(encoding="utf-8")

    assert [] == re.findall(r"\w+en Sie\b|\bIhnen\b", text)


SECOND_NAMES = {
    "de": r"\bKampf\b|[dD]agegenh[aä]lt|gegenbiet|\bReserve\b|Auktion|\bDepot\b|auf dem Brett"
    r"|aufs Brett|\bBriefe?\b|Startwert",
    "cs": r"peníz(ek|k)|odhazovac|odhozen|\bhorní kart|zem[ěi] \{ \$land|dražitel|semínk|dopis"
    r"|\bžidl|\bboty\b",
    "ru": r"настройк. «|опци[яей]|использованных карт|\bна борозд. |зерн|агрессор|[аА]так"  # noqa: RUF001
    r"|на рук[ахуи]",
}
"""Names that a thing had besides the one in `docs/reference/translating.md`."""


@pytest.mark.parametrize("language", SECOND_NAMES)
@pytest.mark.parametrize("file", FILES)
def test_a_thing_has_one_name_in_a_language(file: str, language: str) -> None:
    """A Czech thaler is a tolar everywhere, and nowhere a small coin."""
    text = (FOLDER / language / file).read_text(encoding="utf-8")

    assert [] == re.findall(SECOND_NAMES[language], text)
