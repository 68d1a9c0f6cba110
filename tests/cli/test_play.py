"""What a person at the keyboard sees is enough to play."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import higgle
from higgle.bohnanza.beans import BLUE, RED
from higgle.bohnanza.offers import OpenOffer
from higgle.bohnanza.trade import Trade
from higgle.cli import main
from higgle.cli.games.beans import offer_text
from higgle.cli.picture import pile_name
from higgle.speech import LANGUAGES

Play = Callable[..., str]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Play a game with these answers and then leave; what was shown, without line breaks."""

    def played(game: str, *words: str, answers: tuple[str, ...] = ()) -> str:
        said = iter(answers)
        monkeypatch.setattr("rich.prompt.Prompt.ask", lambda *_, **__: next(said, "quit"))
        monkeypatch.setattr("sys.argv", ["higgle", "play", game, "--seed", "7", *words])
        with pytest.raises(SystemExit, match=r"^0$"):
            main()
        return " ".join(capsys.readouterr().out.split())

    return played


def test_a_field_says_what_it_pays(play: Play) -> None:
    """So nobody needs to know the beanometers by heart."""
    shown = play("bohnanza", answers=("1", "1"))
    assert "2 blue beans →0" in shown
    assert "Blue bean 4 6 8 10" in shown


def test_an_offer_says_whose_answer_is_awaited() -> None:
    """Who has accepted or declined is not asked any more."""
    table = higgle.new("bohnanza", 4, "offer")
    assert isinstance(table, Trade)
    offer = OpenOffer(1, 0, (BLUE,), (), (RED,), (1, 2, 3), -1, accepted=(1,), declined=(2,))
    said = offer_text(table, offer, ["Ann", "Bob", "Cid", "Dee"], "en").plain
    assert "Offer 1: Ann gives 1 blue bean for 1 red bean. Asked: Dee. Accepted by: Bob." == said


def test_the_own_order_is_seen_in_the_hand(play: Play) -> None:
    """Its two numbers, and behind how many cards it lies."""
    shown = play("bohnanza-plus", "--seats", "3", "--options", "orders=true")
    assert "· Order" in shown
    assert re.search(r"│ Order │ \d/\d │ 1 │ 1 │", shown)


def test_without_orders_none_are_shown(play: Play) -> None:
    """Orders are an option of Bohnanza Plus."""
    assert "Order" not in play("bohnanza-plus", "--seats", "3")


def test_the_town_is_listed_with_prices(play: Play) -> None:
    """What is for sale, and which thalers pay for it."""
    assert "Mine 1 2 3 4 (Garden bean); Tipi 1 2 3 4 (Red bean);" in play("high-bohn")


def test_the_signs_of_the_map_are_explained(play: Play) -> None:
    """Only of the lands on the table."""
    shown = play("bohnaparte", "--seats", "3", answers=("camp 15",))
    assert "Ca Camp, Fa Farm, Vi Village" in shown
    assert "Pa Pasture" not in shown


def test_whoever_can_do_nothing_is_not_asked(play: Play) -> None:
    """A pedigree is counted down from ten; with seven cards one can claim it from seven on."""
    shown = play("kuhhandel", "--seats", "4")
    assert "9! 8! 7!" in shown
    assert "1 claim 7" in shown


def test_the_record_is_saved_when_the_keyboard_interrupts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ctrl-C leaves the table like `quit`."""

    def interrupt(*_: object, **__: object) -> str:
        raise KeyboardInterrupt

    file = tmp_path / "mine.jsonl"
    monkeypatch.setattr("rich.prompt.Prompt.ask", interrupt)
    monkeypatch.setattr("sys.argv", ["higgle", "play", "bohnanza", "--save", str(file)])
    with pytest.raises(SystemExit, match=r"^0$"):
        main()
    assert "You have left the table." in capsys.readouterr().out
    assert not higgle.verify(file.read_text()).over


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pile_that_is_shown_has_a_name(language: str) -> None:
    """In every game, and in the game of two of Kuhhandel Master."""
    for entry in higgle.games():
        for seats in entry.seats:
            table = higgle.new(entry.id, seats, "names")
            for name, family in zip(table.layout.names, table.layout.families, strict=True):
                if family in table.CARDS:
                    assert name != pile_name(name, language)
