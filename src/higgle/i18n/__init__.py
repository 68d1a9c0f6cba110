"""The message catalogue: every text for people, in every language, from the Fluent files here.

Installed games bring files of their own, in a folder `i18n` of the package that has the game.
"""

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Literal, get_args

if TYPE_CHECKING:
    from fluent.syntax import ast

Language = Literal["en", "ru", "cs", "de"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
FOLDER = Path(__file__).parent
GAMES_GROUP = "higgle.games"
"""The entry-point group in which packages name their games."""
GROUPING = {"en": ",", "de": ".", "ru": "\xa0", "cs": "\xa0"}
"""What stands between the thousands of a number."""

Messages = dict[str, "ast.Pattern"]
Words = Mapping[str, str | int]


@cache
def bundle(language: str) -> Messages:
    """All messages of one language, by `id` or `id.attribute`.

    Who says nothing does not wait for the reader of Fluent files.
    """
    if language not in LANGUAGES:
        return bundle("en")
    from fluent.syntax import ast, parse

    found: Messages = {}
    for text in [*installed_texts(language), *texts_in(FOLDER, language)]:
        for entry in parse(text, with_spans=False).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    found[entry.id.name] = entry.value
                for part in entry.attributes:
                    found[f"{entry.id.name}.{part.id.name}"] = part.value
    return found


def texts_in(folder: Path, language: str) -> list[str]:
    """The Fluent files of one language in a folder."""
    files = sorted((folder / language).glob("*.ftl"))
    return [file.read_text(encoding="utf-8") for file in files]


def installed_texts(language: str) -> list[str]:
    """The Fluent files of installed games in one language; else they are in English."""
    texts: list[str] = []
    for package in sorted(
        {entry.module.partition(".")[0] for entry in entry_points(group=GAMES_GROUP)}
    ):
        spec = find_spec(package)
        for place in (spec and spec.submodule_search_locations) or ():
            folder = Path(place) / "i18n"
            texts += texts_in(folder, language) or texts_in(folder, "en")
    return texts


def knows(message: str, language: str = "en") -> bool:
    """Whether the catalogue has the message, or the attribute, `id` or `id.attribute`."""
    return message in bundle(language)


def say(message: str, language: str = "en", **words: str | int) -> str:
    """A message of the catalogue, `id` or `id.attribute`, with its words filled in."""
    pattern = bundle(language).get(message)
    if pattern is None:
        return say(message, "en", **words) if language != "en" else message
    return write(pattern, language if language in LANGUAGES else "en", words)


def write(pattern: "ast.Pattern", language: str, words: Words) -> str:
    """A pattern with its words filled in."""
    from fluent.syntax import ast

    parts: list[str] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
            continue
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            parts.append(write(choose(expression, language, words), language, words))
        elif isinstance(expression, ast.MessageReference):
            parts.append(say(expression.id.name, language, **words))
        else:
            value = evaluate(expression, words)
            parts.append(group(value, language) if isinstance(value, int) else value)
    return "".join(parts)


def evaluate(expression: object, words: Words) -> str | int:
    """The value of a word or a literal; a word that is missing is its name."""
    from fluent.syntax import ast

    if isinstance(expression, ast.VariableReference):
        return words.get(expression.id.name, expression.id.name)
    assert isinstance(expression, ast.StringLiteral), "the catalogue uses words and literals"
    return str(expression.parse()["value"])


def choose(select: "ast.SelectExpression", language: str, words: Words) -> "ast.Pattern":
    """The variant that fits: the number itself, its plural or the text, else the default."""
    from fluent.syntax import ast

    value = evaluate(select.selector, words)
    keys = [str(value), plural(value, language) if isinstance(value, int) else ""]
    for wanted in keys:
        for variant in select.variants:
            key = variant.key
            if (key.value if isinstance(key, ast.NumberLiteral) else key.name) == wanted:
                return variant.value
    return next(variant.value for variant in select.variants if variant.default)


def plural(number: int, language: str) -> str:
    """The plural of a whole number, by the rules of Unicode."""
    last, tens = abs(number) % 10, abs(number) % 100
    if language == "ru":
        if last == 1 and tens != 11:
            return "one"
        return "few" if last in (2, 3, 4) and tens not in (12, 13, 14) else "many"
    if language == "cs" and abs(number) in (2, 3, 4):
        return "few"
    return "one" if abs(number) == 1 else "other"


def write_gain(number: float, language: str) -> str:
    """A gain or a loss with its sign and one decimal."""
    size = f"{abs(number):.1f}"
    sign = "±" if size == "0.0" else "+" if number > 0 else "\N{MINUS SIGN}"
    return sign + (size if language == "en" else size.replace(".", ","))


def group(number: int, language: str) -> str:
    """A number with its thousands apart."""
    return f"{number:,}".replace(",", GROUPING[language])
