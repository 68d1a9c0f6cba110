"""What people type is understood: beans, prices and small talk, in four languages."""

import pytest

from higgle.bohnanza.beans import BLUE, CHILI, FIELD, GREEN, RED, SOY, STINK
from higgle.bots.chat import as_talk, read_chat
from higgle.i18n import LANGUAGES
from higgle.play import RefusalReason, Spoken, TradeCall, TradeSignal
from tests.bots.chat_corpus import HALVES, is_same, lines

SORTS = tuple(range(1, 9))
ENOUGH = 0.95


@pytest.mark.parametrize("half", HALVES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_of_the_corpus_are_understood(language: str, half: str) -> None:
    """Without knowing which language is spoken; `python -m scripts.checks.chat` prints figures."""
    read = [(line, meant, read_chat(line, SORTS)) for line, meant in lines(language, half)]
    wrong = [line for line, meant, found in read if not is_same(found, meant)]

    assert len(read) == 50
    assert len(wrong) <= (1 - ENOUGH) * len(read), wrong


@pytest.mark.parametrize(
    ("line", "heard"),
    [
        ("anyone blue?", TradeCall((BLUE,))),
        ("2 red for a chili?", TradeCall((CHILI,), (RED, RED))),
        ("give me red, I give you stink", TradeCall((RED,), (STINK,))),
        ("give me the soy, next turn I give you blue", TradeCall((SOY,))),
        ("make me an offer", TradeCall(SORTS)),
        ("never stink", TradeSignal(never=(STINK,))),
        ("no thanks", RefusalReason()),
        ("too little", RefusalReason(0, "price")),
        ("what a nice game", None),
        ("I have read a book about beans and about people and about the great blue sea", None),
    ],
)
def test_bots_hear_what_a_line_says_about_beans(line: str, heard: Spoken | None) -> None:
    """Wishes, prices and refusals; everything else is small talk."""
    assert heard == as_talk(read_chat(line, SORTS), SORTS)


def test_marks_over_letters_may_be_left_out() -> None:
    """As people type in a hurry."""
    assert ((RED, RED), (CHILI,)) == sides_of("dve cervene za cili?")
    assert ((), (GREEN,)) == sides_of("ИЩУ ЗЕЛЁНЫЕ")


def sides_of(line: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What a line gives and gets."""
    read = read_chat(line, SORTS)
    return read.give, read.get


def test_a_word_that_fits_two_languages_is_of_the_one_spoken_before() -> None:
    """`Soja?` is German after German; a line that is plainly English stays English."""
    assert "cs" == read_chat("chili?", SORTS, "cs").language
    assert "en" == read_chat("chili?", SORTS).language
    assert "en" == read_chat("does anybody have soy?", SORTS, "cs").language


def test_only_beans_of_the_game_are_named() -> None:
    """A field is a field where no field beans are played."""
    assert "unknown" == read_chat("look at my field", SORTS).kind
    assert (FIELD,) == read_chat("anyone field beans?", (*SORTS, FIELD)).get
