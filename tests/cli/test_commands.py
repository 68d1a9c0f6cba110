"""The commands as somebody types them."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

import higgle
from higgle.cli import main
from higgle.cli.person import TerminalPlayer
from higgle.core import Action, Ask, Event, Table, seal
from higgle.play import make_bot
from higgle.play.match import Match


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    """Type a command, and return how it ended."""
    monkeypatch.setattr("sys.argv", ["higgle", *words])
    try:
        main()
    except SystemExit as end:
        return int(end.code or 0)
    return 0


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a finished game."""
    match = Match("bohnanza", 3, ["random"], "cli")
    match.play()
    file = tmp_path / "game.jsonl"
    file.write_text(str(match.table.record()))
    return file


def test_games_lists_every_game_as_json(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`higgle games --json` is the catalogue."""
    assert 0 == run(monkeypatch, "games", "--json")
    entries = json.loads(capsys.readouterr().out)
    assert [game.id for game in higgle.games()] == [entry["id"] for entry in entries]
    assert {"id", "title", "text", "seats", "options"} == set(entries[0])
    assert {"name", "text", "default", "values", "known"} == set(entries[0]["options"][0])


def test_rules_of_one_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`higgle rules kuhhandel` prints the K clauses and no bean."""
    assert 0 == run(monkeypatch, "rules", "kuhhandel")
    out = capsys.readouterr().out
    assert "K01" in out
    assert "B01" not in out


@pytest.mark.usefixtures("orchard")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "This game has no clauses"),
        ("ru", "этой игры"),
        ("cs", "Tato hra"),
        ("de", "Für dieses Spiel"),
    ],
)
def test_a_game_without_clauses_says_so(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    sentence: str,
) -> None:
    """`higgle rules orchard` prints one sentence, and no rule of another game."""
    assert 0 == run(monkeypatch, "rules", "orchard", "--language", language)
    [line] = capsys.readouterr().out.splitlines()
    assert sentence in line


def test_rules_of_one_clause(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`higgle rules k02` prints this clause alone."""
    assert 0 == run(monkeypatch, "rules", "k02")
    assert ["K02"] == re.findall(r"\b[BPHWK]\d\d\b", capsys.readouterr().out)


@pytest.mark.parametrize(
    ("system", "words", "said"),
    [
        ("cs_CZ.UTF-8", [], "K02  Peníze:"),
        ("cs_CZ.UTF-8", ["--language", "de"], "K02  Geld:"),
        ("fr_FR.UTF-8", [], "K02  Money:"),
        ("C", [], "K02  Money:"),
    ],
)
def test_the_terminal_speaks_the_language_of_the_system(
    system: str,
    words: list[str],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Unless another is asked for, and English where the system's is not known."""
    monkeypatch.setenv("LANG", system)
    assert 0 == run(monkeypatch, "rules", "K02", *words)
    assert capsys.readouterr().out.startswith(said)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["rules", "chess"], "Ein Spiel „chess“ gibt es nicht"),
        (["rules", "chess", "--language", "ru"], "Игры"),
        (["rules", "--language=cs", "chess"], "Hra"),
        (["chess"], "Es gibt keinen Befehl „chess“"),
    ],
)
def test_refusals_are_in_the_same_language(
    words: list[str],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """What cannot be done is said in the language of the command."""
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert 2 == run(monkeypatch, *words)
    assert said in capsys.readouterr().err


SIM_KEYS = {
    "games",
    "finished",
    "actions",
    "illegal",
    "games_per_second",
    "actions_per_second",
    "mean_scores",
    "wins_by_seat",
    "wins_by_bot",
}


def test_sim_counts_games(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`higgle sim … --json` has the keys that other programs read."""
    words = ["sim", "bohnanza", "--seats", "3", "--games", "3", "--seed", "1", "--json"]
    assert 0 == run(monkeypatch, *words, "--bots", "random", "--processes", "1")
    result = json.loads(capsys.readouterr().out)
    assert set(result) >= SIM_KEYS
    assert (3, 3, 0) == (result["games"], result["finished"], result["illegal"])


def test_sim_says_nothing_beside_its_result(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No bar is drawn where nobody looks, and figures are said without brackets."""
    words = ["sim", "bohnanza", "--seats", "3", "--games", "1", "--processes", "1"]
    assert 0 == run(monkeypatch, *words, "--seed", "1", "--bots", "random")
    out, err = capsys.readouterr()
    assert "" == err
    assert "wins by bot  random 1.0" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["sim", "chess"], "no game called"),
        (["sim", "bohnanza", "--seats", "9"], "3 to 5 seats"),
        (["sim", "bohnanza", "--options", "colour=red"], "no option"),
        (["sim", "bohnanza", "--options", "lone_bean"], "name=value"),
        (["sim", "bohnanza", "--options", "lone_bean=maybe"], "is not a value"),
        (["sim", "bohnanza", "--bots", "nobody"], "nobody"),
        (["rules", "chess"], "no game called"),
        (["chess"], "no command “chess”"),
        (["arena"], "who plays whom"),
        (["verify", "/"], "it is a folder"),
        (["verify", "/no/such/file"], "cannot be read: there is no such file"),
        (["play", "bohnanza", "--save", "/no/such/folder/file"], "no such folder"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_two(
    words: list[str],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """What cannot be done is said in one sentence."""
    assert 2 == run(monkeypatch, *words)
    error = capsys.readouterr().err
    assert said in error
    assert 1 == len(error.strip().splitlines())


def test_verify_proves_a_record(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`higgle verify` says that the seed was the sealed one."""
    assert 0 == run(monkeypatch, "verify", str(record))
    assert "Proved" in capsys.readouterr().out
    assert 0 == run(monkeypatch, "verify", str(record), "--language", "de")
    assert "Bewiesen" in capsys.readouterr().out


def test_verify_refuses_another_seed(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A record with another seed than the sealed one is refused."""
    record.write_text(record.read_text().replace('"seed":"cli"', '"seed":"lie"'))
    assert 1 == run(monkeypatch, "verify", str(record))
    assert "sealed" in capsys.readouterr().err


def test_verify_takes_the_seal_that_was_noted(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whole or its beginning; a record of another deal has another."""
    noted = seal("cli")
    for words in (noted, noted[:12].upper()):
        assert 0 == run(monkeypatch, "verify", str(record), "--seal", words)
    capsys.readouterr()

    assert 1 == run(monkeypatch, "verify", str(record), "--seal", seal("lie"))

    assert 1 == len(capsys.readouterr().err.strip().splitlines())


def test_replay_tells_the_game_through_one_seats_eyes(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What a seat could not see is not told."""
    assert 0 == run(monkeypatch, "replay", str(record))
    assert " draws 1 " in capsys.readouterr().out
    assert 0 == run(monkeypatch, "replay", str(record), "--seat", "1", "--language", "de")
    assert "2 zieht 3 Karten" in capsys.readouterr().out


@pytest.mark.parametrize("talk", [False, True])
def test_replay_tells_what_was_said_if_the_record_keeps_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], talk: bool
) -> None:
    """With `--talk`, to the last word before somebody left; and the record is still proved."""
    answers = iter(["say hello there", "1", "1", "call nothing for 1 blue", "quit"])
    monkeypatch.setattr("builtins.input", lambda *_: next(answers))
    file = tmp_path / "said.jsonl"
    words = ["play", "bohnanza", "--seats", "3", "--seed", "1", "--save", str(file)]
    assert 0 == run(monkeypatch, *words, *(["--talk"] if talk else []))
    capsys.readouterr()

    assert 0 == run(monkeypatch, "replay", str(file), "--seat", "2")
    told = capsys.readouterr().out
    assert talk == ("·  1: hello there" in told)
    assert talk == ("1 wants 1 blue bean and asks for the price." in told)
    assert 0 == run(monkeypatch, "verify", str(file))


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_the_terminal_does_not_obey_a_record(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: str,
) -> None:
    """Escapes, markup and turned letters of strangers are printed as text, or not at all."""
    words = "\x1b]0;title\x07\r\u202eProved" + 99 * " " + "Proved"
    match = Match("bohnanza", 3, ["random"], f"cli\n{words}")
    match.play()
    head, *lines = str(match.table.record()).splitlines()
    said = "say [red]\x1b[2J\u202e\x9b31mhello[link=http://x]y[/link]"
    file = tmp_path / "game.jsonl"
    file.write_text("\n".join([head, json.dumps({"seat": 0, "say": said}), *lines]))

    assert 0 == run(monkeypatch, command, str(file))

    out = capsys.readouterr().out
    assert not {"\x1b", "\x07", "\r", "\u202e", "\x9b"} & set(out)
    assert ("[red]" if command == "replay" else "Proved Proved") in out


def test_the_terminal_does_not_obey_the_name_of_a_game(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is wrong with a record is said without what a terminal would obey."""
    record.write_text(record.read_text().replace('"bohnanza"', '"\\u001b[2Jchess"', 1))

    assert 2 == run(monkeypatch, "replay", str(record))
    assert "\x1b" not in capsys.readouterr().err


def test_play_in_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A bad answer is explained, a number or a text is an action, and the record is saved."""
    answers = iter(["plant 9", "99", "1", "", "pass", "offer nothing for 1 red", "q"])
    monkeypatch.setattr("builtins.input", lambda *_: next(answers))
    file = tmp_path / "mine.jsonl"
    words = ["play", "bohnanza", "--seats", "3", "--bots", "random", "--seed", "1"]
    assert 0 == run(monkeypatch, *words, "--save", str(file))
    out = capsys.readouterr().out
    assert "You have no field 9." in out
    assert "There is no such number in the list." in out
    assert "offer nothing for 1 red to all" in file.read_text()


def test_whoever_does_not_know_what_to_do_is_helped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`help` says what may be typed, and `hint` what a bot would do, which is then legal."""
    answers = iter(["help", "hint", "quit"])
    monkeypatch.setattr("builtins.input", lambda *_: next(answers))
    assert 0 == run(monkeypatch, "play", "bohnanza", "--seats", "3", "--seed", "1")
    out = capsys.readouterr().out
    assert "Type the number of an action" in out
    assert "  plant 1\n" in out


def test_a_coach_says_what_offers_are_worth(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a sentence with two numbers, and its own idea as it would be typed."""
    answers = iter(["coach", "1", "pass", "coach", "quit"])
    monkeypatch.setattr("builtins.input", lambda *_: next(answers))
    assert 0 == run(monkeypatch, "play", "bohnanza", "--seats", "3", "--seed", "coach 5")
    out = " ".join(capsys.readouterr().out.split())
    assert "The coach has nothing to say here." in out
    assert re.search(r"You could type “offer 1 garden up for nothing to 2 and 3”. .*thalers", out)


def test_a_coach_looks_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """After the game it names the deals that decided it."""
    bot = make_bot("farmer", "bohnanza", Random(1))
    asked = iter(["coach"])

    def act(
        person: TerminalPlayer, view: Table, ask: Ask, events: Sequence[Event]
    ) -> Action | None:
        person.answer_question(view, ask, next(asked, "nothing"))
        return bot.act(view, ask, events)

    monkeypatch.setattr(TerminalPlayer, "act", act)
    assert 0 == run(monkeypatch, "play", "bohnanza", "--seats", "3", "--seed", "back")
    out = " ".join(capsys.readouterr().out.split())
    assert 3 == out.partition("The deals that decided your game:")[2].count(" from you for ")


def test_bots_say_why_they_offer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The reason stands beside the offer, in the language of the person."""
    answers = iter(["1"] * 30)

    def answer(prompt: str, **_: object) -> str:
        said = next(answers, "quit")
        return "" if said == "1" and "or Enter to do nothing" in prompt else said

    monkeypatch.setattr("builtins.input", answer)
    words = ["play", "bohnanza", "--seats", "3", "--bots", "farmer", "--seed", "1"]
    assert 0 == run(monkeypatch, *words)
    told = " ".join(capsys.readouterr().out.split())
    assert re.search(r"\(offer \d+\)\. [\w -]+ grow ", told)


def test_leaving_ends_the_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Who stands up is not stood in for."""
    monkeypatch.setattr("builtins.input", lambda *_: "quit")
    assert 0 == run(monkeypatch, "play", "kuhhandel", "--seats", "3", "--seed", "1")
    assert "You have left the table." in capsys.readouterr().out


def test_the_end_is_told_and_counted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Who plays to the end hears how it ended, and what every score is made of."""

    def answer(hint: str, **_: object) -> str:
        return "" if "Enter" in hint else "1"

    monkeypatch.setattr("builtins.input", answer)
    words = ["play", "bohnanza", "--seats", "3", "--bots", "random", "--seed", "1"]
    assert 0 == run(monkeypatch, *words, "--options", "offers_per_turn=0")
    out = capsys.readouterr().out
    assert "The game is over" in out
    assert "★    Thalers" in out


def test_seats_have_numbers_and_lands_a_map(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is named by number when people type has its number in the picture."""
    answers = iter(["camp 3", "quit"])
    monkeypatch.setattr("builtins.input", lambda *_: next(answers))
    words = ["play", "bohnaparte", "--seats", "3", "--bots", "random", "--seed", "5"]
    assert 0 == run(monkeypatch, *words)
    out = capsys.readouterr().out
    assert "1 Higgler" in out
    assert "3 Ca:1" in out


def test_talk_is_exported_as_json_lines(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Every offer with what was seen, answered and said to it, and what came of it."""
    file = tmp_path / "talk.jsonl"

    words = ("export", "talk", "bohnanza", "--games", "2", "--seed", "3", "--out", str(file))
    assert 0 == run(monkeypatch, *words)

    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert {"accept", "decline"} <= {line["answer"] for line in lines}
    assert {"dealt", "withdrawn"} <= {line["outcome"] for line in lines}
    assert {"no_room", "keeps"} <= {line["reason"] for line in lines}
    assert any(line["said"] for line in lines)
    for line in lines:
        assert line["seat"] == line["view"]["audience"]
        assert line["seat"] in line["offer"]["to"]
        assert line["reason"] == "" or line["answer"] == "decline"


@pytest.mark.parametrize("game", ["bohnanza", "kuhhandel"])
def test_games_are_exported_as_json_lines(
    game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Each can be played once more to the same result; the same seed writes the same file."""
    files = (tmp_path / "one.jsonl", tmp_path / "other.jsonl")

    for file in files:
        words = ("export", "games", game, "--games", "2", "--seed", "mine", "--out", str(file))
        assert 0 == run(monkeypatch, *words)

    assert files[0].read_bytes() == files[1].read_bytes()
    lines = [json.loads(line) for line in files[0].read_text().splitlines()]
    assert ["mine/0", "mine/1"] == [line["result"]["seed"] for line in lines]
    for line in lines:
        assert higgle.replay(line["record"]).scores() == line["result"]["scores"]
        assert game == "kuhhandel" or '"say":' in line["record"]


def test_there_is_no_talk_to_export_without_a_trade_board(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In Kuhhandel nobody makes offers on a board."""
    assert 2 == run(monkeypatch, "export", "talk", "kuhhandel")
    assert "kuhhandel" in capsys.readouterr().err


def test_a_bot_that_fails_has_lost_and_the_command_has_failed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its first traceback says why; forgiven, what its stand-in did counts."""
    words = ("sim", "bohnanza", "--seats", "3", "--games", "2", "--seed", "1", "--processes", "1")
    bots = ("--bots", "tests.arena.broken:Broken,random")

    assert 1 == run(monkeypatch, *words, *bots)
    shown = capsys.readouterr()
    assert "Broken 0.0, random 2.0" in shown.out
    assert shown.err.count("Traceback") == 1
    assert "broken.py" in shown.err
    assert 0 == run(monkeypatch, *words, *bots, "--forgive")
    assert "Broken 2.0" in capsys.readouterr().out


def test_nobody_is_blamed_for_the_failures_of_others(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each row counts those of the bot that it is about."""
    words = ("kuhhandel:tests.arena.broken:Broken/random", "--deals", "1", "--processes", "1")

    assert 1 == run(monkeypatch, "arena", *words, "--seed", "1")

    shown = capsys.readouterr().out
    assert "unfinished" in shown
    [row] = [line.split() for line in shown.splitlines() if line.split()[1:2] == ["random"]]
    assert "0" == row[-1]


def test_the_doctor_says_what_is_wrong(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Status 1 where something is found, and the same as JSON."""
    words = ("doctor", "tests.arena.broken:Broken", "--game", "kuhhandel")
    assert 1 == run(monkeypatch, *words)
    assert "ZeroDivisionError" in capsys.readouterr().out
    assert 1 == run(monkeypatch, *words, "--json")
    assert "raised" == json.loads(capsys.readouterr().out)[0]["findings"][0]["kind"]
    assert 0 == run(monkeypatch, "doctor", "random", "--game", "bohnanza")
    assert "no fault found" in capsys.readouterr().out


@pytest.fixture
def heeds_ctrl_c() -> Iterator[None]:
    """Programs inherit an ignored signal, as in the background of a shell."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
@pytest.mark.usefixtures("heeds_ctrl_c")
@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_stops_within_a_second_with_what_is_known(processes: str) -> None:
    """Without a traceback, whichever process hears it: the terminal tells the whole group."""
    words = ("sim", "kuhhandel", "--games", "100000", "--bots", "random", "--processes", processes)
    program = subprocess.Popen(
        [sys.executable, "-m", "higgle", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        process_group=0,
        env={**os.environ, "FORCE_COLOR": "1", "PYTHONUNBUFFERED": "1"},
    )
    assert program.stderr is not None
    while "/100000" not in (shown := program.stderr.readline()) or " 0/" in shown:
        assert program.poll() is None

    os.killpg(program.pid, signal.SIGINT)
    try:
        out, err = program.communicate(timeout=10)
    finally:
        program.kill()

    assert 130 == program.returncode
    assert "games per second" in out
    assert "Stopped" in err
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["pla"], "There is no command “pla”. Did you mean “play”?"),
        (["xyz"], "There is no command “xyz”; there are: games"),
        (["rules", "Z99"], "There is no clause Z99"),
        (["serve", "--port", "99999"], "port is a number from 0 to 65535"),
        (["serve", "--config", "nofile"], "The file nofile cannot be read: there is no such file."),
        (["sim", "bohnanza", "--processes", "-3"], "-3 is neither"),
        (["sim", "bohnanza", "--games", "x"], "--games"),
        (["sim", "bohnanza", "--gmaes", "3"], "--games"),
        (["sim"], "GAME"),
        (["doctor", "nosuch"], "There is no bot called “nosuch”"),
        (["mcp", "--http", "99999"], "http is a number from 0 to 65535"),
        (["mcp", "--server", "nowhere"], "higgle mcp --server https://…"),
        (["mcp", "--server", "http://127.0.0.1:1"], "http://127.0.0.1:1 did not answer"),
    ],
)
def test_bad_input_is_one_sentence(
    words: list[str],
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """And status 2; what was meant is named where it is near."""
    assert 2 == run(monkeypatch, *words)

    [line] = capsys.readouterr().err.splitlines()
    assert sentence in line


def test_a_failed_proof_is_no_bad_input(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Status 1, in words and as JSON."""
    assert 0 == run(monkeypatch, "verify", str(record), "--json")
    proved = json.loads(capsys.readouterr().out)
    assert (True, 3) == (proved["proved"], len(proved["scores"]))
    assert 1 == run(monkeypatch, "verify", str(record), "--seal", "abc")
    assert capsys.readouterr().err
    assert 1 == run(monkeypatch, "verify", str(record), "--seal", "abc", "--json")
    assert not json.loads(capsys.readouterr().out)["proved"]


def test_rules_and_replays_are_data_too(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A list of clauses; an event a line, as a seat saw it."""
    assert 0 == run(monkeypatch, "rules", "B14", "--json")
    [clause] = json.loads(capsys.readouterr().out)
    assert ("B14", True) == (clause["id"], bool(clause["chapter"]))
    assert 0 == run(monkeypatch, "replay", str(record), "--json", "--seat", "1")
    events = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {"turned_up", "planted"} <= {event["name"] for event in events}
    assert 1 == events[0]["step"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_can_complete_commands(
    shell: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The script names commands and flags."""
    assert 0 == run(monkeypatch, "completion", shell)
    shown = capsys.readouterr().out
    assert "benchmark" in shown
    assert "seats" in shown


@pytest.mark.skipif(sys.platform == "win32", reason="a pipe of Unix")
@pytest.mark.parametrize("words", [["rules"], ["games"], ["games", "--json"], ["openapi"]])
def test_a_reader_that_leaves_is_no_error(words: list[str]) -> None:
    """As in `higgle rules | head`."""
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "higgle", *words]

    ended = subprocess.run(command, check=False, stdout=writer, stderr=subprocess.PIPE, text=True)

    os.close(writer)
    assert (0, "") == (ended.returncode, ended.stderr)


def test_verify_says_what_the_chain_proves(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A record of version 1 has none, and one from which a line was cut is not proved."""
    table = higgle.new("bohnanza", 3, "chain")
    for _ in range(2):
        table.act(0, table.actions(0)[0])
    record, file = table.record(), tmp_path / "game.jsonl"
    rows = str(record).splitlines()

    file.write_text(str(record))
    assert 0 == run(monkeypatch, "verify", str(file))
    assert record.code in capsys.readouterr().out
    file.write_text(str(replace(record, chained=False)))
    assert 0 == run(monkeypatch, "verify", str(file))
    assert "not chained" in capsys.readouterr().out
    file.write_text("\n".join([rows[0], rows[2]]))
    assert 1 == run(monkeypatch, "verify", str(file))
    assert "Line 2 " in capsys.readouterr().err
