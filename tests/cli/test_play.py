"""What a person at the keyboard sees is enough to play."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest

import higgle
from higgle.bohnanza.beans import BLUE, RED
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.open_offers import OpenOffer
from higgle.cli import main
from higgle.cli.games import can_close, offer_text, picture_of
from higgle.cli.keyboard import continuations
from higgle.cli.person import TerminalPlayer, tell_talk
from higgle.cli.picture import pile_name, winner_line
from higgle.cli.play import read_unfinished
from higgle.core import CLOCK, Illegal, Table
from higgle.i18n import LANGUAGES
from higgle.kuhhandel.animals import COW
from higgle.kuhhandel.game import Kuhhandel
from higgle.play import Pact, Promise, Statement, TradeCall, TradeSignal, make_bot
from higgle_orchard.game import Orchard
from tests.envs.stand_in import served

Play = Callable[..., str]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Play a game with these answers and then leave; what was shown, without line breaks."""

    def played(game: str, *words: str, answers: tuple[str, ...] = ()) -> str:
        said = iter(answers)
        monkeypatch.setattr("builtins.input", lambda *_: next(said, "quit"))
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


def test_the_moment_is_told_in_a_sentence_and_each_choice_with_what_it_is_about(play: Play) -> None:
    """Which bean is to be planted, and what grows on the field."""
    shown = play("bohnanza", "--bots", "farmer", answers=("1",))

    assert "Plant Blue bean: choose a field. 1 plant 1 empty 2 plant 2 empty" in shown
    assert "You may plant Blue bean too, or be done. 1 plant 1 1 blue bean →0" in shown


def examples(table: Table, seat: int) -> list[str]:
    """What a seat is shown to type."""
    view = table.view(seat)
    ask = view.ask_of(seat)
    assert ask is not None
    return picture_of(type(view)).examples(view, ask)


def test_what_is_shown_as_an_example_is_legal() -> None:
    """The least bid in Kuhhandel, and a payment that can be made."""
    table = higgle.new("kuhhandel", 3, "examples")
    assert isinstance(table, Kuhhandel)
    seller, bidder, other = (table.active, (table.active + 1) % 3, (table.active + 2) % 3)
    for seat, text in ((seller, "auction"), (bidder, "bid 30")):
        table.act(seat, higgle.parse("kuhhandel", text))
    bid = examples(table, other)
    while table.asks()[0].seat != seller:
        table.act(CLOCK, table.actions(CLOCK)[0])
    buy = examples(table, seller)

    assert (["bid 40"], ["buy with 10 20"]) == (bid, buy)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", ["auction", "hint", "trade "]),
        ("tr", ["trade "]),
        ("trade ", ["cow ", "dog "]),
        ("trade dog with ", ["2", "3"]),
        ("trade dog with 4", []),
        ("no", []),
    ],
)
def test_tab_completes_what_may_be_typed(line: str, words: list[str]) -> None:
    known = ["auction", "trade cow with 2", "trade dog with 2", "trade dog with 3", "hint"]

    assert words == continuations(line, known)


def test_a_hint_stands_alone_on_its_line_so_that_it_can_be_typed_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["hint"])
    monkeypatch.setattr("builtins.input", lambda *_: next(answers, "quit"))
    monkeypatch.setattr("sys.argv", ["higgle", "play", "bohnanza", "--seed", "7"])
    with pytest.raises(SystemExit, match=r"^0$"):
        main()

    assert "plant 1" in [line.strip() for line in capsys.readouterr().out.splitlines()]


@pytest.mark.parametrize(
    ("winners", "line"), [((1,), "Bob wins."), ((0, 2), "Ann, Cid share the win.")]
)
def test_the_end_says_who_has_won(
    winners: tuple[int, ...], line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = higgle.new("bohnanza", 3, "end")
    monkeypatch.setattr(Bohnanza, "winners", lambda _: winners)

    assert line == winner_line(table, ["Ann", "Bob", "Cid"], "en")


def test_an_offer_says_whose_answer_is_awaited() -> None:
    """Who has accepted or declined is not asked any more."""
    table = higgle.new("bohnanza", 4, "offer")
    assert isinstance(table, Bohnanza)
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
    assert "Ca Camp 1★, Fa Farm 1★, Vi Village 1★ ≥16" in shown
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
    monkeypatch.setattr("builtins.input", interrupt)
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
                    assert name.replace("-", " ") != pile_name(type(table), name, language)


@pytest.mark.usefixtures("orchard")
def test_a_game_of_ones_own_does_not_get_another_games_names() -> None:
    """A pile `offer` is not laid money everywhere; a subclass keeps the words of its base."""
    assert "Laid money" == pile_name(Kuhhandel, "offer", "en")
    assert "offer" == pile_name(Orchard, "offer", "en")
    assert "met orders" == pile_name(Orchard, "met-orders", "en")
    assert "Basket" == pile_name(Orchard, "hand", "en")
    assert "Field 2" == pile_name(HighBohn, "field-2", "en")


def test_questions_are_answered_while_playing(play: Play) -> None:
    """`?` says what can be typed, `rules` prints the rules or one clause; nothing happens."""
    shown = play("bohnanza", answers=("?", "rules B14"))
    assert "Type the number of an action" in shown
    assert "B14" in shown


def test_a_seat_may_be_called_by_its_name() -> None:
    """However it is written."""
    person = TerminalPlayer("bohnanza", Random(1))
    person.names = ["Higgler", "Otto", "Mila"]
    assert "offer 1 for red to 2" == person.replace_names("offer 1 for red to otto")


def test_an_offer_that_nobody_may_take_vanishes() -> None:
    """All have declined, and nobody has accepted."""
    offer = OpenOffer(1, 0, (BLUE,), (), (RED,), (1, 2), -1, declined=(1, 2))
    assert not can_close(offer)
    assert can_close(msgspec.structs.replace(offer, accepted=(1,), declined=(2,)))


def test_strengths_defence_and_points_are_told(play: Play) -> None:
    """Beans with their numbers, lands with what they count and ask for, and everybody's points."""
    shown = play("bohnaparte")
    assert re.search(r"1 \w+( \w+)? bean (8|10|12|14|16|18|20|6) ", shown)
    assert "City 3★ ≥18" in shown
    assert "Points: Higgler " in shown


def test_a_game_is_left_and_played_on(play: Play, tmp_path: Path) -> None:
    """The record that was saved on leaving leads back to the same moment."""
    file = tmp_path / "game.jsonl"
    play("bohnanza", "--save", str(file), answers=("1", "1"))
    shown = play("bohnanza", "--resume", str(file))
    assert "2 blue beans →0" in shown
    with pytest.raises(Illegal, match="bohnanza"):
        read_unfinished("kuhhandel", file)


def test_a_bot_that_cannot_be_made_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own mistake in its own words."""
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / "__init__.py").write_text("")
    (tmp_path / "pack" / "bad.py").write_text("raise RuntimeError('no engine')")
    with pytest.raises(Illegal, match="RuntimeError: no engine"):
        make_bot("pack.bad:Bot", "bohnanza", Random(1))


def test_a_class_that_is_no_bot_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before any game, with what is missing."""
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "plain.py").write_text("class Plain:\n    def __init__(self, *words): pass\n")
    with pytest.raises(Illegal, match=r"subclass of higgle\.play\.Bot"):
        make_bot("plain:Plain", "bohnanza", Random(1))


def test_a_person_talks_to_the_others(play: Play) -> None:
    """What says something is heard; what says nothing is refused."""
    shown = play("bohnanza", answers=("say anyone blue?", "call blue"))
    assert "“call blue” says nothing" in shown
    assert "“say" not in shown


@pytest.mark.parametrize(
    ("game", "promise", "echo"),
    [
        ("bohnanza", "promise next 1 blue to 3", "the next Blue bean."),
        ("bohnaparte", "promise peace for 2 rounds to 3", "peace for 2 rounds."),
        ("kuhhandel", "promise no bid on 1 cow to 3", "no bid on the Cow."),
    ],
)
def test_a_pact_is_echoed_and_the_bot_it_is_for_answers(
    play: Play, game: str, promise: str, echo: str
) -> None:
    shown = play(game, answers=("?", promise))

    assert re.search(rf"Higgler promises (\w+): {echo} \1: (I take|Good, I will)", shown)


def test_a_seat_is_promised_something_by_its_name(play: Play) -> None:
    shown = play("kuhhandel", answers=("promise peace for 2 rounds to Mila",))

    assert "Higgler promises Mila: peace for 2 rounds." in shown


def test_nothing_is_promised_to_nobody(play: Play) -> None:
    """Nor to oneself."""
    shown = play("kuhhandel", answers=("promise peace for 2 rounds to 9", "promise 1 cow to 1"))

    assert 2 == shown.count("Promise it to another player.")


def test_bots_answer_a_line(play: Play) -> None:
    """As at a live table; what is best answered by an offer waits for one."""
    shown = play("bohnanza", answers=("1", "say hello!", "say anyone blue?"))

    assert re.search(r"Higgler: hello! \w+: \w+", shown)
    assert 1 == len(re.findall(r"Higgler: anyone blue\? \S+ ", shown))


def test_what_the_others_say_is_a_sentence() -> None:
    """Calls and promises with the names of their cards; signals are shown elsewhere."""
    table = higgle.new("bohnanza", 3, "talk")
    names = ["Ann", "Bob", "Eve"]
    said = [
        Statement(1, 0, TradeCall((), (BLUE,))),
        Statement(2, 0, Promise(0, (RED, RED))),
        Statement(1, 0, TradeSignal()),
    ]

    told = [tell_talk(table, one, names, "en") for one in said]

    assert "Bob asks for offers for 1 blue bean." == told[0]
    assert ["Eve promises Ann: 2 red beans next turn.", ""] == told[1:]


@pytest.mark.parametrize(
    ("game", "pact", "told"),
    [
        ("bohnanza", Pact(2, "next", (BLUE,)), "Bob promises Eve: the next Blue bean."),
        ("bohnanza", Pact(2, "next", (BLUE, BLUE)), "Bob promises Eve: the next 2 blue beans."),
        ("bohnaparte", Pact(0, "peace", (), 2), "Bob promises Ann: peace for 2 rounds."),
        ("kuhhandel", Pact(0, "peace", (), 1), "Bob promises Ann: peace for 1 round."),
        ("kuhhandel", Pact(2, "no_bid", (COW,)), "Bob promises Eve: no bid on the Cow."),
        ("kuhhandel", Pact(7, "peace", (), 1), ""),
    ],
)
def test_a_pact_is_told_with_whom_it_is_for(game: str, pact: Pact, told: str) -> None:
    table = higgle.new(game, 3, "talk")

    assert told == tell_talk(table, Statement(1, 0, pact), ["Ann", "Bob", "Eve"], "en")


def test_a_language_model_sits_beside_a_person(play: Play, tmp_path: Path) -> None:
    """Under its name; its replies are written with what they cost."""
    file = tmp_path / "replies.jsonl"
    with served() as url:
        words = ("--with-model", url, "--model", "tiny", "--prices", "1/10")
        shown = play(
            "bohnanza", *words, "--transcript", str(file), answers=("1", "pass", "end trade")
        )

    [first, *_] = [json.loads(line) for line in file.read_text().splitlines()]
    assert "2 tiny" in shown
    assert "its server always answered" in shown
    assert (1000, 10, 0.0011) == (first["prompt_tokens"], first["reply_tokens"], first["cost"])
    assert first["matched"]


def test_a_model_that_fails_is_told_once_and_a_bot_plays_on(play: Play) -> None:
    with served() as url:
        words = ("--with-model", url, "--model", "ill")
        shown = play("bohnanza", *words, answers=("1", "pass", "end trade"))

    assert 1 == shown.count("ill cannot be asked, and a bot plays for it")
    assert "max_tokens is not supported" in shown


def test_a_model_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("HIGGLE_MODEL", raising=False)
    words = ["play", "bohnanza", "--with-model", "http://127.0.0.1:1"]
    monkeypatch.setattr("sys.argv", ["higgle", *words])
    with pytest.raises(SystemExit, match="2"):
        main()

    assert "--model NAME" in capsys.readouterr().err
