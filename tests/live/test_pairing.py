"""Who sits where in the rounds of a tournament, and what follows from their results."""

from collections import Counter
from itertools import combinations

import pytest

from higgle.live.pairing import Seating, meetings, pair, sizes, usual_rounds
from higgle.live.standings import round_points, standings
from higgle.live.tournament_steps import (
    CloseRound,
    Facts,
    Finish,
    OpenRound,
    SeatBots,
    TableFacts,
    Wait,
    next_step,
)
from higgle.protocol.clubs import Format, NewTournament, RoundResult, TableResult

FORMATS: tuple[Format, ...] = ("swiss", "robin", "evening")


def people(count: int) -> list[str]:
    """So many people."""
    return [f"p{number:02}" for number in range(count)]


def play(kind: Format, count: int, seats: int, rounds: int) -> list[list[Seating]]:
    """The tables of so many rounds; the order stays as it is."""
    played: list[list[Seating]] = []
    for _ in range(rounds):
        played.append(pair(kind, people(count), played, seats, "lots"))
    return played


@pytest.mark.parametrize("kind", FORMATS)
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("count", [2, 3, 5, 8, 13, 16, 31])
def test_everybody_sits_once_in_every_round(kind: Format, seats: int, count: int) -> None:
    for tables in play(kind, count, seats, 4):
        seated = [person for table in tables for person in table if person]
        assert people(count) == sorted(seated)
        assert {seats} == {len(table) for table in tables}


@pytest.mark.parametrize("count", range(2, 40))
def test_bots_are_few_and_at_different_tables(count: int) -> None:
    found = sizes(count, 4)

    assert count == sum(found)
    assert max(found) <= 4
    assert max(found) - min(found) <= 1
    assert 4 * len(found) - count < 4


@pytest.mark.parametrize("kind", FORMATS)
def test_the_same_facts_give_the_same_tables(kind: Format) -> None:
    assert play(kind, 14, 4, 4) == play(kind, 14, 4, 4)


def test_the_first_round_is_drawn() -> None:
    [one] = play("swiss", 16, 4, 1)

    assert one != pair("swiss", people(16), [], 4, "other lots")


def test_nobody_meets_again_while_others_are_near() -> None:
    """Sixteen at four tables: the second Swiss round brings nobody together twice."""
    assert 1 == max(meetings(play("swiss", 16, 4, 2)).values())


def test_in_a_swiss_round_those_who_stand_alike_sit_together() -> None:
    first = play("swiss", 16, 4, 1)

    best, *_, last = pair("swiss", people(16), first, 4, "lots")

    assert "p00" in best
    assert {person[1:] for person in best} <= {f"{number:02}" for number in range(8)}
    assert all(int(person[1:]) >= 8 for person in last)


def test_everybody_meets_everybody() -> None:
    """As evenly as swaps get it: in five rounds of sixteen nobody is met more than twice."""
    met = meetings(play("robin", 16, 4, 5))

    assert max(met.values()) <= 2
    assert len(met) >= 0.8 * len(list(combinations(people(16), 2)))


def test_seats_change_from_round_to_round() -> None:
    played = play("swiss", 16, 4, 3)
    sat = Counter(
        (person, seat) for tables in played for table in tables for seat, person in enumerate(table)
    )

    assert 1 == max(sat.values())


def test_the_tables_of_a_duplicate_evening_stay() -> None:
    """Everybody moves on by one seat, at both tables alike; a bot sits for whoever is gone."""
    first, second = play("evening", 7, 4, 2)
    third = pair("evening", people(7)[1:], [first, second], 4, "lots")

    assert [("p00", "p01", "p02", "p03"), ("p04", "p05", "p06", "")] == first
    assert [("p03", "p00", "p01", "p02"), ("", "p04", "p05", "p06")] == second
    assert [("p02", "p03", "", "p01"), ("p06", "", "p04", "p05")] == third


@pytest.mark.parametrize(
    ("kind", "count", "rounds"),
    [("swiss", 4, 2), ("swiss", 16, 3), ("swiss", 64, 5), ("robin", 16, 5), ("robin", 5, 2)],
)
def test_a_usual_number_of_rounds(kind: Format, count: int, rounds: int) -> None:
    assert rounds == usual_rounds(kind, count, 4)


# Results


def table(code: str, people: str, scores: list[int]) -> TableResult:
    """How a table ended: its people are letters, a dot is a bot."""
    best = max(scores)
    winners = [seat for seat, score in enumerate(scores) if score == best]
    return TableResult(code, ["" if one == "." else one for one in people], scores, winners)


def test_a_seat_is_compared_with_the_same_seat_of_other_tables() -> None:
    """An equal result is half a win; a bot with the same cards is somebody to beat."""
    one, two = table("1", "abc", [10, 5, 7]), table("2", "de.", [8, 5, 9])

    assert {"a": 100, "b": 50, "c": 0, "d": 0, "e": 50} == round_points([one, two])


def test_a_table_alone_is_compared_within_itself() -> None:
    assert {"a": 100, "b": 0, "c": 50} == round_points([table("1", "abc", [10, 5, 7])])


def test_ties_are_broken_in_their_order_or_shared() -> None:
    """First games won, then whom one has met, then the points of the games."""
    rounds = [
        RoundResult([table("1", "ab.", [10, 4, 1]), table("2", "cd.", [10, 4, 1])]),
        RoundResult([table("3", "ac.", [10, 4, 1]), table("4", "bd.", [10, 4, 1])]),
    ]

    found = standings("abcd", rounds)

    assert ["a", "b", "c", "d"] == [one.person for one in found]
    assert [1, 2, 2, 4] == [one.place for one in found]
    assert [100, 100, 100, 100] == [one.points for one in found]
    assert [2, 1, 1, 0] == [one.wins for one in found]


def test_whoever_missed_a_round_got_nothing_for_it() -> None:
    rounds = [
        RoundResult([table("1", "ab.", [10, 4, 1]), table("2", "...", [9, 4, 1])]),
        RoundResult([table("3", "b..", [10, 4, 1])]),
    ]

    found = {one.person: one for one in standings("abc", rounds)}

    assert [100, None] == found["a"].rounds
    assert [50, 100] == found["b"].rounds
    assert ([None, None], False) == (found["c"].rounds, found["c"].played)


# The next step

PLAN = NewTournament("Cup", "bohnanza", seats=3, rounds=2, wait=100)
SAT = [[("a", "b", "c"), ("d", "e", "")]]


def facts(tables: list[TableFacts], results: int = 0, rounds: int = 1) -> Facts:
    """A tournament of five in its first round, or after so many."""
    ended = RoundResult([table("1", "abc", [3, 2, 1]), table("2", "de.", [1, 2, 3])])
    return Facts(
        PLAN, "lots", list("abcde"), frozenset("e"), SAT * rounds, [ended] * results, 1000.0, tables
    )


def test_a_round_waits_for_those_who_have_not_come_and_then_seats_bots() -> None:
    waiting = facts([TableFacts("1", "playing"), TableFacts("2", "open")])

    assert Wait(1100.0) == next_step(waiting, 1099.0)
    assert SeatBots(["2"]) == next_step(waiting, 1100.0)


def test_a_round_is_over_when_all_tables_are() -> None:
    """A table that whoever hosts has closed is waited for no longer."""
    one = table("1", "abc", [3, 2, 1])
    over = TableFacts("1", "over", one)

    assert Wait() == next_step(facts([over, TableFacts("2", "playing")]), 9999.0)
    assert CloseRound(RoundResult([one])) == next_step(facts([over, TableFacts("2", "")]), 1000.0)


def test_the_next_round_is_opened_for_those_who_play_on() -> None:
    step = next_step(facts([], results=1), 2000.0)

    assert isinstance(step, OpenRound)
    assert ["", "", "a", "b", "c", "d"] == sorted(one for seats in step.tables for one in seats)


def test_it_ends_after_its_rounds_or_when_nobody_is_left() -> None:
    alone = facts([], results=1)
    gone = Facts(PLAN, "", list("abcde"), frozenset("bcde"), alone.seatings, alone.results)

    assert Finish() == next_step(facts([], results=2, rounds=2), 2000.0)
    assert Finish() == next_step(gone, 2000.0)
