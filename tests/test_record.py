"""Records: a game as its seed and its actions, replayable for ever."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import higgle
from higgle.bohnanza.game import Bohnanza
from higgle.catalogue import GAMES as CLASSES
from higgle.core import CLOCK, Fast, Illegal, Record, Sealed, Table, seal, sorted_cards
from higgle.i18n import LANGUAGES
from higgle.play import Match

GAMES = [(entry.id, seats) for entry in higgle.games() for seats in entry.seats]


def wander(table: Table, random: Random, steps: int) -> Table:
    """Play this many random actions, open forms among them, or to the end."""
    for _ in range(steps):
        if table.over:
            break
        seat = random.choice([ask.seat for ask in table.asks()])
        action = table.propose(seat, random) if random.random() < 0.2 else None
        listed = [action] if action is not None else table.actions(seat)
        if listed:
            table.act(seat, random.choice(listed))
    return table


def steps_of(game: str, seats: int) -> Table:
    """A game that has gone on for a while."""
    return wander(higgle.new(game, seats, f"{game} {seats}"), Random(seats), 400)


@cache
def chained() -> str:
    """The record of a whole game."""
    table = higgle.new("bohnanza", 3, "a whole game", {"lone_bean": "strict"})
    return str(wander(table, Random(1), 100_000).record())


def finished() -> str:
    """The same as records of version 1 are written, in which a changed line is not seen at once."""
    return str(replace(Record.read(chained()), chained=False))


def rows() -> list[str]:
    return finished().splitlines()


def refused(text: str) -> str:
    """Why a record is refused, in every language."""
    with pytest.raises(Illegal) as refusal:
        higgle.verify(text)
    for language in LANGUAGES:
        assert "refusal-" not in refusal.value.text(language)
        assert "{" not in refusal.value.text(language)
    return refusal.value.reason


# What was said


def test_a_record_may_tell_what_was_said() -> None:
    """Each word stands between two actions; the game is proved as without it."""
    match = Match("bohnanza", 4, ["farmer"], "a chatty game")
    match.play()
    record = match.record()

    again = Record.read(str(record))

    assert record == again
    assert [(said.step, said.seat) for said in match.conductor.talk] == [
        (step, one.seat) for step, one in again.talk
    ]
    assert match.table.record().lines == again.lines
    assert match.table.json() == higgle.verify(str(record)).json()
    rows = str(record).splitlines()
    step, first = again.talk[0]
    assert {"seat": first.seat, "say": first.say} == json.loads(rows[step + 1])


def test_a_match_is_resumed_with_its_talk() -> None:
    """What was said before stands in the record after it."""
    match = Match("bohnanza", 4, ["farmer"], "a chatty game")
    while len(match.conductor.talk) < 3:
        match.conductor.step()
    record = match.record()

    later = Match("bohnanza", 4, ["farmer"], "a chatty game")
    later.resume(record)

    assert record == later.record()
    assert match.conductor.talk == later.conductor.talk


# There and back


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_replay_gives_the_same_table_at_every_step(game: str, seats: int) -> None:
    """Byte for byte, the events too."""
    table = steps_of(game, seats)
    record = higgle.Record.read(str(table.record()))
    again = higgle.replay(record, steps=0)
    told = higgle.replay(record, steps=0)

    assert record == table.record()
    for step, line in enumerate(record.lines, 1):
        action = higgle.parse(game, line.do)
        assert told.act(line.seat, action) == again.act(line.seat, action)
        if step % 50 == 0:
            assert higgle.replay(record, step).json() == again.json()
    assert table.json() == again.json()
    assert table.record() == again.record()


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_json_there_and_back_is_the_same_table(game: str, seats: int) -> None:
    """The truth and every view of it, all along the way."""
    table = higgle.new(game, seats, "there and back")
    random = Random(seats)
    for _ in range(40):
        wander(table, random, 10)
        for seen in (table, table.view(), *(table.view(seat) for seat in range(seats))):
            again = higgle.load(seen.json())
            assert seen.json() == again.json()
            assert seen.asks() == again.asks()


def test_a_record_is_json_lines() -> None:
    """One line for the head, one for each action, one for the end."""
    head, *lines, end = [json.loads(row) for row in chained().splitlines()]

    assert {"higgle", "game", "seats", "options", "seed", "seal", "rules"} == set(head)
    assert ("bohnanza", 3, "strict") == (head["game"], head["seats"], head["options"]["lone_bean"])
    assert all({"seat", "do", "n", "link"} == set(line) for line in lines)
    assert [*range(1, len(lines) + 1)] == [line["n"] for line in lines]
    assert {"scores", "winners", "link"} == set(end)
    assert end["scores"] == higgle.replay(finished()).scores()


def test_a_record_of_a_running_game_has_no_end() -> None:
    table = higgle.new("bohnanza", 3, "begun")

    assert table.record().end is None
    assert table.json() == higgle.replay(str(table.record())).json()


@given(st.text(max_size=20))
def test_a_seed_is_any_text(seed: str) -> None:
    """Line separators, quotes and every alphabet come back as they were."""
    table = higgle.new("bohnanza", 3, seed)

    assert table.record() == Record.read(str(table.record()))
    assert table.json() == higgle.verify(str(table.record())).json()


def test_the_same_seed_deals_the_same_cards() -> None:
    deals = {higgle.new("bohnanza", 4, seed).json() for seed in ("one", "one", "two")}

    assert 2 == len(deals)


# Proof


def test_a_record_proves_the_sealed_seed_and_the_end() -> None:
    table = higgle.verify(finished())

    assert table.over
    assert seal("a whole game") == table.record().seal == json.loads(rows()[0])["seal"]


def test_another_seed_breaks_the_seal() -> None:
    assert "record-seal" == refused(finished().replace("a whole game", "another game"))


def test_another_seed_with_its_own_seal_gives_another_game() -> None:
    forged = (
        finished().replace("a whole game", "forged").replace(seal("a whole game"), seal("forged"))
    )

    assert refused(forged) in ("record-step", "record-end")


@pytest.mark.parametrize("change", [{"scores": [99, 0, 0]}, {"winners": [0, 1, 2]}])
def test_another_end_is_refused(change: dict[str, list[int]]) -> None:
    end = json.dumps(json.loads(rows()[-1]) | change)

    assert "record-end" == refused("\n".join([*rows()[:-1], end]))


def test_an_end_before_the_end_is_refused() -> None:
    assert "record-end" == refused("\n".join([*rows()[:20], rows()[-1]]))


def test_a_changed_action_is_found_with_its_number() -> None:
    """The first action of the game is a planting; a pass was never allowed there."""
    changed = json.dumps({"seat": 0, "do": "pass"})

    assert "record-step" == refused("\n".join([rows()[0], changed, *rows()[2:]]))
    with pytest.raises(Illegal, match="Action 1 "):
        higgle.replay("\n".join([rows()[0], changed]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_step_cannot_be_played_is_said_in_the_readers_language(language: str) -> None:
    with pytest.raises(Illegal) as refusal:
        higgle.replay("\n".join([rows()[0], json.dumps({"seat": 0, "do": "pass"})]))

    assert Illegal("must-plant").text(language) in refusal.value.text(language)


@pytest.mark.parametrize(
    "line",
    [
        {"seat": 1, "do": "plant 1"},
        {"seat": 7, "do": "plant 1"},
        {"seat": CLOCK, "do": "plant 1"},
        {"seat": 0, "do": "dance"},
        {"seat": 0, "do": ""},
        {"seat": 0, "do": "accept 9 with 1"},
    ],
)
def test_an_action_that_cannot_be_played_is_refused(line: dict[str, object]) -> None:
    assert "record-step" == refused("\n".join([rows()[0], json.dumps(line)]))


# The chain


def without(place: int) -> list[str]:
    whole = chained().splitlines()
    return whole[:place] + whole[place + 1 :]


def swapped(place: int) -> list[str]:
    whole = chained().splitlines()
    return [*whole[:place], whole[place + 1], whole[place], *whole[place + 2 :]]


def test_a_whole_game_of_version_2_is_proved() -> None:
    assert higgle.verify(chained()).over
    assert chained() == str(Record.read(chained()))


@pytest.mark.parametrize("change", [without, swapped])
@pytest.mark.parametrize("place", [1, 7, 40])
def test_a_line_that_was_cut_out_or_swapped_shows(
    change: Callable[[int], list[str]], place: int
) -> None:
    """Harmless or not, and with the number of the line that does not follow."""
    with pytest.raises(Illegal) as refusal:
        Record.read("\n".join(change(place)))

    assert ("record-cut", {"number": place + 1}) == (refusal.value.reason, refusal.value.words)
    assert "record-cut" == refused("\n".join(change(place)))


@pytest.mark.parametrize(
    "change", [{"seat": 2}, {"do": "pass"}, {"n": 9}, {"link": "0" * 16}, {"n": 0}]
)
def test_a_changed_line_shows(change: dict[str, object]) -> None:
    whole = chained().splitlines()
    whole[5] = json.dumps(json.loads(whole[5]) | change)

    assert "record-cut" == refused("\n".join(whole))


def test_another_head_or_end_shows() -> None:
    """And so does an end that comes too early."""
    head, *lines, end = chained().splitlines()
    other = json.dumps(json.loads(head) | {"rules": 1})
    winners = json.dumps(json.loads(end) | {"winners": [0, 1, 2]})

    assert "record-cut" == refused("\n".join([other, *lines, end]))
    assert "record-cut" == refused("\n".join([head, *lines, winners]))
    assert "record-cut" == refused("\n".join([head, *lines[:-1], end]))


def test_copies_have_one_code_with_and_without_what_was_said() -> None:
    """Whoever rewrites a record without a harmless action has another code."""
    match = Match("bohnanza", 4, ["farmer"], "a chatty game")
    match.play()
    record = match.record()
    declined = next(n for n, line in enumerate(record.lines) if line.do.startswith("decline"))
    forged = replace(record, lines=record.lines[:declined] + record.lines[declined + 1 :])

    assert record.talk
    assert record.code == replace(record, talk=[]).code == Record.read(str(record)).code
    assert record.code != forged.code


# Other rulesets


def by_rules(number: int, *lines: str) -> str:
    """The whole game, or its head with other lines, as if played by another ruleset."""
    head = json.dumps(json.loads(rows()[0]) | {"rules": number})
    return "\n".join([head, *(lines or rows()[1:])])


def test_a_record_says_by_which_ruleset_it_was_played() -> None:
    record = Record.read(finished())

    assert Bohnanza.RULES == record.rules == json.loads(rows()[0])["rules"]


def test_a_record_without_a_number_is_of_the_first_ruleset() -> None:
    head = json.loads(rows()[0])
    del head["rules"]

    assert 1 == Record.read(json.dumps(head)).rules


def test_a_record_of_another_ruleset_that_means_the_same_is_proved() -> None:
    assert higgle.verify(by_rules(0)).over


def test_a_record_of_another_ruleset_that_cannot_be_played_says_so() -> None:
    """With both numbers, and where it parts."""
    old = by_rules(0, json.dumps({"seat": 0, "do": "pass"}))

    assert "other-rules" == refused(old)
    with pytest.raises(Illegal, match=rf"ruleset 0, .* ruleset {Bohnanza.RULES}.*Action 1 "):
        higgle.replay(old)


def test_a_record_of_another_ruleset_with_another_end_says_so() -> None:
    end = json.dumps(json.loads(rows()[-1]) | {"winners": [0, 1, 2]})

    assert "other-rules" == refused(by_rules(0, *rows()[1:-1], end))


# Damage


@pytest.mark.parametrize("text", ["", "\n\n", "   "])
def test_an_empty_record_is_refused(text: str) -> None:
    assert "record-empty" == refused(text)


@pytest.mark.parametrize(
    "text",
    [
        "no json",
        "[]",
        "null",
        "{}",
        '{"higgle":1}',
        '{"id":"1. e4 e5"}',
        '[Event "a game of chess"]',
        '{"higgle":"1","game":"bohnanza","seats":3,"options":{},"seed":"","seal":""}',
        '{"higgle":1,"game":"bohnanza","seats":3,"options":{},"seed":"","seal":"","more":1}',
        '{"higgle":1,"game":"bohnanza","seats":3,"options":{},"seed":"\\ud800","seal":""}',
        '{"higgle":1,"options":{"a":' + "[" * 3000 + "]" * 3000 + "}}",
    ],
)
def test_what_is_no_record_is_refused(text: str) -> None:
    assert "record-line" == refused(text)


@pytest.mark.parametrize(
    "row",
    [
        "no json",
        "[]",
        "{}",
        '{"seat":0}',
        '{"seat":"0","do":"pass"}',
        '{"seat":0,"do":"pass","x":1}',
    ],
)
@pytest.mark.parametrize("place", [1, 5, -1])
def test_a_damaged_line_is_refused_with_its_number(row: str, place: int) -> None:
    damaged = rows()
    damaged[place] = row
    number = place % len(damaged) + 1

    with pytest.raises(Illegal, match=f"Line {number} "):
        higgle.verify("\n".join(damaged))


def test_a_record_of_another_version_is_refused() -> None:
    assert "record-version" == refused(finished().replace('{"higgle":1', '{"higgle":3', 1))


@pytest.mark.parametrize(
    ("part", "reason"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": 9}, "wrong-seats"),
        ({"options": {"turbo": True}}, "unknown-option"),
        ({"options": {"lone_bean": "severe"}}, "bad-option"),
    ],
)
def test_a_record_of_a_table_that_cannot_be_is_refused(
    part: dict[str, object], reason: str
) -> None:
    head = json.dumps(json.loads(rows()[0]) | part)

    assert reason == refused(head)


@given(st.data())
def test_no_damage_breaks_the_reader(data: st.DataObject) -> None:
    """Whatever is cut out or put in: it is read, or refused with a sentence."""
    text = "\n".join(rows()[:12])
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, len(text)))
    damaged = text[:start] + data.draw(st.text(max_size=5)) + text[end:]

    try:
        higgle.verify(damaged)
    except Illegal as illegal:
        assert "refusal-" not in str(illegal)  # noqa: PT017


# Who has one


@pytest.mark.parametrize("audience", [0, 1, 2, None])
def test_a_view_has_no_record(audience: int | None) -> None:
    table = higgle.new("bohnanza", 3, "secret")

    with pytest.raises(Illegal) as refusal:
        table.view(audience).record()

    assert "no-record" == refusal.value.reason


def test_a_copy_has_no_record() -> None:
    with pytest.raises(Illegal):
        higgle.new("bohnanza", 3, "secret").copy().record()


def test_a_game_of_unsealed_chance_has_no_record() -> None:
    """Its seed would not deal these cards again."""
    table = higgle.new("bohnanza", 3, chance=Fast(7))

    with pytest.raises(Illegal):
        table.record()


def test_a_refused_action_is_not_in_the_record() -> None:
    table = higgle.new("bohnanza", 3, "secret")

    with pytest.raises(Illegal):
        table.act(1, higgle.parse("bohnanza", "plant 1"))

    assert [] == table.record().lines


# What records stand on


def test_a_seed_draws_the_same_for_ever() -> None:
    """Old records and old figures depend on these numbers."""
    assert [926, 384, 755, 673, 156, 12] == [Sealed("a seed").below(1000, 3, n) for n in range(6)]
    assert [27, 554, 377, 14, 0, 711] == [Fast(7).below(1000, 3, n) for n in range(6)]


def test_a_bunch_is_in_order_whatever_its_size() -> None:
    """Small codes come out of tables, others do not."""
    for cards in ([], [31], [32], [0, 31], [32, 1], [1, 32], [31, 31], [40, 3, 7], [-1, 5]):
        assert tuple(sorted(cards)) == sorted_cards(cards)


def test_a_refusal_names_its_clause() -> None:
    illegal = Illegal("offer-gone", "B32", offer=3)

    assert ("offer-gone", "B32", {"offer": 3}) == (illegal.reason, illegal.clause, illegal.words)


OLD = sorted((Path(__file__).parent / "records").glob("*.jsonl"))
"""Finished games as earlier versions have saved them."""


@pytest.mark.parametrize("file", OLD, ids=lambda file: file.stem)
def test_a_record_of_an_old_version_is_proved_or_says_why_not(file: Path) -> None:
    """By the same rules it ends as it ended then; if a rule was mended since, that is said."""
    text = file.read_text(encoding="utf-8")
    first, *_, last = map(json.loads, text.splitlines())
    if first.get("rules", 1) < CLASSES[first["game"]].RULES:
        assert "other-rules" == refused(text)
    else:
        table = higgle.verify(text)
        assert (last["scores"], last["winners"]) == (table.scores(), table.winners())
