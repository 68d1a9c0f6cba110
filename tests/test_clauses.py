"""The rules and the words of the games are told in full in every language."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from fluent.syntax import ast, parse

from higgle.i18n import FOLDER, LANGUAGES, bundle, say

TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
FILES = ("clauses.ftl", "games.ftl")
FAMILIES = {"B": 67, "P": 34, "H": 50, "W": 57, "K": 68}
OURS = "house ruling"
RULEBOOKS = {
    "base rulebook",
    "High Bohn and Plus rulebook",
    "Bohnaparte rulebook",
    "expansion set rulebook",
    "Kuhhandel Master rulebook",
}
BLUE = {
    "en": ["1 blue bean", "2 blue beans", "5 blue beans", "21 blue beans"],
    "ru": ["1 синий боб", "2 синих боба", "5 синих бобов", "21 синий боб"],  # noqa: RUF001 (Russian)
    "cs": ["1 modrá fazole", "2 modré fazole", "5 modrých fazolí", "21 modrých fazolí"],
    "de": ["1 Blaue Bohne", "2 Blaue Bohnen", "5 Blaue Bohnen", "21 Blaue Bohnen"],
}


def entries(language: str, file: str) -> list[ast.EntryType]:
    """Messages, comments and junk of a file of the catalogue, in order."""
    return list(parse((FOLDER / language / file).read_text(encoding="utf-8")).body)


def messages(language: str, file: str) -> list[tuple[str, list[str]]]:
    """Every message of a file with its attributes."""
    return [
        (entry.id.name, [attribute.id.name for attribute in entry.attributes])
        for entry in entries(language, file)
        if isinstance(entry, ast.Message)
    ]


def texts(language: str, file: str) -> Iterator[tuple[str, str]]:
    """What a player reads, message by message and attribute by attribute."""
    for name, attributes in messages(language, file):
        for key in (name, *(f"{name}.{attribute}" for attribute in attributes)):
            yield key, say(key, language, n=4)


def clauses() -> list[str]:
    """The ids of the clauses."""
    return [name for name, _ in messages("en", "clauses.ftl")]


def sources(clause: str) -> list[str]:
    """Where a clause comes from."""
    return say(f"{clause}.source").split(", ")


def figures(said: str) -> Counter[str]:
    """The numbers, clause ids and option names of a text."""
    return Counter(re.findall(r"`[^`]+`|[BPHWK]\d\d|\d+", re.sub(r"(\d),(\d{3})", r"\1\2", said)))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_read(language: str, file: str) -> None:
    """A file has messages and comments, and nothing a reader would stumble over."""
    assert [] == [entry for entry in entries(language, file) if isinstance(entry, ast.Junk)]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_says_something(language: str, file: str) -> None:
    """No message and no attribute is empty or leaves a word open."""
    assert [] == [key for key, said in texts(language, file) if not said.strip() or "{" in said]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_says_the_same_things(language: str, file: str) -> None:
    """A translation has the messages and attributes of the English file, in its order."""
    assert messages("en", file) == messages(language, file)


def test_every_clause_is_there_once() -> None:
    """The five games have 276 clauses."""
    assert 276 == len(clauses()) == len(set(clauses()))
    assert FAMILIES == Counter(clause[0] for clause in clauses())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_stands_in_a_chapter_of_its_family(language: str) -> None:
    """A heading is the letter of the family and the name of the chapter."""
    heading = ""
    for entry in entries(language, "clauses.ftl"):
        if isinstance(entry, ast.GroupComment):
            heading = entry.content or ""
        elif isinstance(entry, ast.Message):
            assert re.fullmatch(rf"{entry.id.name[0]} · \S.*", heading), entry.id.name


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_translated_clauses_keep_numbers_and_option_names(language: str) -> None:
    """What is counted and what is typed is the same in every language."""
    for clause in clauses():
        assert figures(say(clause)) == figures(say(clause, language)), clause


def test_every_clause_names_its_sources() -> None:
    """A clause comes from the rulebooks, from the cards or from us."""
    assert RULEBOOKS | {"cards", OURS} == {one for clause in clauses() for one in sources(clause)}


def test_house_rulings_are_marked() -> None:
    """A player sees at the end of a clause whether the rulebooks say it."""
    for clause in clauses():
        wholly, partly = [OURS] == sources(clause), OURS in sources(clause)[1:]
        assert wholly == say(clause).endswith(" (house ruling)"), clause
        assert partly == say(clause).endswith(" (partly a house ruling)"), clause


@pytest.mark.parametrize("language", LANGUAGES)
def test_beans_are_counted_in_the_grammar_of_the_language(language: str) -> None:
    """One, two, five and twenty-one beans each take their own form."""
    assert BLUE[language] == [say("bean-blue.count", language, n=n) for n in (1, 2, 5, 21)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_other_file_says_it_otherwise(language: str) -> None:
    """An id stands in one file of a language only, for the first one read would win."""
    files = [path.name for path in sorted((FOLDER / language).glob("*.ftl"))]
    ids = Counter(name for file in files for name, _ in messages(language, file))

    assert [] == [name for name, times in ids.items() if times > 1]
    assert ids.keys() == {name.partition(".")[0] for name in bundle(language)}
