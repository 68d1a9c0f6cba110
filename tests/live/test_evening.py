"""Evenings: a running score over the games that follow one another."""

from higgle.live.evening import add_up
from higgle.protocol.messages import Clocks, Result, TableInfo, Who

ANN, BOB, OTTO = "ann", "bob", "Otto"


def table(code: str, seats: list[Who], scores: list[int] | None) -> TableInfo:
    """A table, finished where there are scores."""
    winner = None if scores is None else [scores.index(max(scores))]
    result = None if scores is None or winner is None else Result(scores, [], winner)
    return TableInfo(
        code,
        "bohnanza",
        {},
        seats,
        "over",
        "live",
        Clocks(),
        False,
        True,
        True,
        True,
        False,
        False,
        False,
        "",
        0.0,
        result=result,
    )


def seated(*who: str) -> list[Who]:
    """Who sits where; a capital letter is a bot."""
    return [
        Who(seat, "bot", name) if name[0].isupper() else Who(seat, "person", name.title(), name)
        for seat, name in enumerate(who)
    ]


def test_points_and_wins_add_up_also_where_people_changed_chairs() -> None:
    games = [
        table("A", seated(ANN, BOB, OTTO), [10, 12, 8]),
        table("B", seated(BOB, ANN, OTTO), [9, 12, 7]),
    ]

    evening = add_up(games)

    assert ["A", "B"] == [game.code for game in evening.games]
    assert [("Ann", 1, 22), ("Bob", 1, 21), ("Otto", 0, 15)] == [
        (one.name, one.wins, one.points) for one in evening.players
    ]
    assert [10, 12] == next(one.scores for one in evening.players if one.name == "Ann")


def test_whoever_has_won_most_often_leads_whatever_the_points() -> None:
    games = [
        table("A", seated(ANN, BOB), [10, 9]),
        table("B", seated(ANN, BOB), [10, 9]),
        table("C", seated(ANN, BOB), [0, 40]),
    ]

    assert ["Ann", "Bob"] == [one.name for one in add_up(games).players]


def test_whoever_came_late_has_no_points_before_and_a_running_game_none_yet() -> None:
    games = [
        table("A", seated(ANN, OTTO), [10, 9]),
        table("B", seated(ANN, BOB), [3, 5]),
        table("C", seated(ANN, BOB), None),
    ]

    scores = {one.name: one.scores for one in add_up(games).players}

    assert {"Ann": [10, 3], "Bob": [None, 5], "Otto": [9, None]} == scores
