"""The arena: duplicate deals, every seat, both compositions, and figures that can be trusted."""

import csv
import io
from pathlib import Path
from random import Random

import msgspec
import pytest

import higgle
from higgle.arena import Tournament, against_pool, contest, hold, write_report
from higgle.arena.bot_tournament import on_processes
from higgle.arena.contest import MANY, ONE, PAIR, Contest, rounds
from higgle.arena.figures import interval, percentile, share, slots
from higgle.arena.plackett_luce import read_pool, write_pool
from higgle.arena.report import as_csv, as_html
from higgle.core import Illegal


@pytest.fixture(scope="module")
def held() -> Tournament:
    """A small tournament."""
    made = [contest("bohnanza:greedy/random", 3), contest("kuhhandel:greedy/random", 3)]
    return hold(made, 3, "small", command="higgle arena")


def test_every_deal_is_played_from_every_seat_and_both_ways() -> None:
    """The odd one sits everywhere once, on the same cards."""
    found = rounds(contest("bohnanza:greedy/random", 3), 2, "x", 0.0)

    assert 2 * 2 * 3 == len(found)
    assert {"x/0", "x/1"} == {one.seed for one in found}
    assert ["greedy", "random", "random"] == found[0].players()
    assert ["greedy", "greedy", "random"] == found[-1].players()


def test_a_tournament_says_who_is_stronger(held: Tournament) -> None:
    """Greedy wins nearly all against random bots, and a random bot nearly nothing."""
    one, many = held.figures[:2]

    assert one.win_share.mean > 0.8
    assert many.win_share.mean < 0.2
    assert one.mean_rank.mean < many.mean_rank.mean
    assert one.margin.mean > 0 > many.margin.mean


def test_everything_ends_legally(held: Tournament) -> None:
    """Nothing unfinished, nothing illegal, no decision lost."""
    for figures in held.figures:
        assert 0 == figures.unfinished == figures.illegal
        assert {} == figures.forfeits


def test_behaviour_is_counted(held: Tournament) -> None:
    """Offers and deals with beans, bluffs and overbidding with cows."""
    beans, cows = held.figures[0], held.figures[2]

    assert {"offers_per_game", "acceptance", "surplus_captured"} <= beans.behaviour["greedy"].keys()
    assert {"bluff_rate", "overbid_rate", "trades_per_game"} <= cows.behaviour["random"].keys()
    assert 0 < beans.behaviour["greedy"]["zero_harvests"] < 1
    assert {"taken_unseen", "offers_believed"} <= cows.behaviour["greedy"].keys()


def test_all_money_is_somewhere_at_the_end() -> None:
    """It goes round and never leaves: on average everybody has a share left."""
    left = hold([contest("kuhhandel:greedy/random", 3)], 1, "money").figures[0].behaviour

    assert 1.0 == pytest.approx(
        (left["greedy"]["money_left"] + 2 * left["random"]["money_left"]) / 3
    )


def test_time_is_measured(held: Tournament) -> None:
    """A greedy bot decides within milliseconds."""
    taken = held.figures[0].decisions["greedy"]

    assert 0 < taken.p50_ms <= taken.p99_ms <= taken.max_ms
    assert taken.count > 100


def test_the_stronger_bot_is_rated_higher(held: Tournament) -> None:
    """In each game."""
    rated = {(rating.game, rating.bot): rating.mu for rating in held.ratings}

    for game in ("bohnanza", "kuhhandel"):
        assert rated[game, "greedy"] > rated[game, "random"]


def test_a_pool_of_references_can_be_made(held: Tournament, tmp_path: Path) -> None:
    """Ratings of one day stand still for the next."""
    write_pool(held.ratings, tmp_path / "pool.json")
    frozen = read_pool(tmp_path / "pool.json")

    again = hold(held.contests[:1], 1, "small", frozen=frozen)

    before = {rating.bot: rating.mu for rating in held.ratings if rating.game == "bohnanza"}
    assert before == {rating.bot: rating.mu for rating in again.ratings}
    assert all(rating.frozen for rating in again.ratings)


def test_the_reference_pool_has_the_whole_ladder() -> None:
    """In every game."""
    for entry in higgle.games():
        assert {"random", "greedy", "farmer"} <= read_pool()[entry.id].keys()


def test_the_result_is_the_same_on_two_processes(held: Tournament) -> None:
    """But for the time that was measured."""
    again = hold(held.contests[:1], 3, "small", run=on_processes(2))

    assert held.figures[0].win_share == again.figures[0].win_share
    assert held.figures[0].behaviour == again.figures[0].behaviour


BROKEN = "tests.arena.broken:Broken"


def test_forfeits_are_told_apart_from_skill() -> None:
    """A bot that fails keeps its seat by a stand-in, and its games are not clean."""
    made = Contest("bohnanza", BROKEN, "random", 3, {}, (ONE,))
    found = hold([made], 1, "broken")

    figures = found.figures[0]
    assert 0 == figures.unfinished
    assert {"raised"} == figures.forfeits[BROKEN].keys()
    assert 0.0 == figures.clean_win_share.high


def test_who_fails_has_lost_unless_it_is_forgiven() -> None:
    """The stand-in wins nearly all against random bots: not for the bot that it stands in for."""
    made = Contest("bohnanza", BROKEN, "random", 3, {}, (ONE,))
    lost, forgiven = hold([made], 2, "broken"), hold([made], 2, "broken", forgive=True)

    assert (0.0, 3.0) == (lost.figures[0].win_share.mean, lost.figures[0].mean_rank.mean)
    assert forgiven.figures[0].win_share.mean > 0.8
    mine = {one.bot: one.mu for one in lost.ratings}
    assert mine[BROKEN] < mine["random"]
    assert {one.bot: one.mu for one in forgiven.ratings}[BROKEN] > mine[BROKEN]


def test_the_first_failure_is_shown_with_its_traceback() -> None:
    """Where it was, and in whose code."""
    made = Contest("bohnanza", BROKEN, "random", 3, {}, (ONE,))
    held = hold([made], 1, "broken")

    [failed] = held.failures
    assert (BROKEN, "bohnanza", "broken/0") == (failed.bot, failed.game, failed.seed)
    assert failed.kinds["raised"] > 10
    assert "broken.py" in failed.first
    assert "conductor.py" not in failed.first
    assert failed.first.endswith("ZeroDivisionError")
    assert "ZeroDivisionError" in as_html(held)


def test_a_tournament_that_is_stopped_keeps_whole_deals(held: Tournament) -> None:
    """A deal that was not played from every seat says nothing."""

    def stop(done: int, count: int) -> None:
        if done == 4:
            raise KeyboardInterrupt

    found = hold(held.contests[:1], 3, "small", progress=stop)

    assert found.interrupted
    assert [(ONE, 3)] == [(one.composition, one.games) for one in found.figures]
    with pytest.raises(KeyboardInterrupt):
        hold(held.contests[:1], 3, "small", progress=lambda done, count: stop(4, count))


def test_the_interval_is_over_deals() -> None:
    """Blocks that agree leave no doubt; blocks that differ do, and fewer blocks more."""
    same = interval([0.5] * 50)
    some = interval([0.0, 1.0] * 10)
    many = interval([0.0, 1.0] * 500)

    assert (0.5, 0.5, 0.5) == (same.mean, same.low, same.high)
    assert some.high - some.low > 4 * (many.high - many.low)


def test_the_interval_covers_the_truth() -> None:
    """Of many samples with a known mean, about nineteen in twenty intervals hold it."""
    dice = Random(1)
    held = 0
    for _ in range(40):
        found = interval([float(dice.random() < 0.3) for _ in range(40)])
        held += found.low <= 0.3 <= found.high

    assert 34 <= held <= 40


def test_a_share_is_never_quite_sure() -> None:
    """None of twelve games, or all of them, leaves doubt; and more games leave less."""
    none, every = share([0.0] * 3, 12), share([1.0] * 3, 12)

    assert (0.0, 0.0) == (none.mean, none.low)
    assert 0.2 < none.high < 0.3
    assert (1.0, 1.0) == (every.mean, every.high)
    assert 0.7 < every.low < 0.8
    assert share([0.0] * 500, 2000).high < 0.002
    assert share([0.25], 4).low < 0.1


def test_a_few_deals_that_agree_leave_doubt() -> None:
    """They may agree by chance; many that agree do not."""
    few, many = share([0.75] * 2, 8), share([0.75] * 500, 2000)

    assert (0.75, 0.75) == (few.mean, many.mean)
    assert few.low < 0.4
    assert few.high > 0.9
    assert many.high - many.low < 0.005


@pytest.mark.parametrize("deals", [2, 5, 30])
@pytest.mark.parametrize("truth", [0.02, 0.25, 0.75])
def test_the_share_covers_the_truth(truth: float, deals: int) -> None:
    """Near nothing too, where resampling alone is too sure, and with few deals."""
    dice = Random(1)
    held = 0
    for _ in range(200):
        means = [sum(dice.random() < truth for _ in range(4)) / 4 for _ in range(deals)]
        found = share(means, 4 * deals)
        held += found.low <= truth <= found.high

    assert held >= 184


def test_mixed_tables_and_pairs() -> None:
    """Several references sit down in their order; a pair sits opposite each other."""
    mixed = contest("bohnanza:farmer/greedy/random")
    pair = contest("bohnanza:pool:pair/farmer", ways=(PAIR,))

    assert (ONE,) == mixed.ways
    assert ["random", "greedy", "farmer", "greedy"] == rounds(mixed, 1, "x", 0.0)[2].players()
    assert 2 == len(rounds(pair, 1, "x", 0.0))
    assert ["farmer", "pool:pair"] * 2 == rounds(pair, 1, "x", 0.0)[1].players()


def test_the_whole_pool_is_set_against_a_bot() -> None:
    """Each adversary both ways, and those who collude in pairs."""
    found = against_pool("kuhhandel:random")
    held = hold(against_pool("kuhhandel:greedy", ways=(ONE,))[-1:], 1, "pairs")

    assert len(found) >= 12
    assert {(ONE, MANY), (PAIR,)} == {one.ways for one in found}
    assert 2 == held.figures[0].games
    assert 0 <= held.figures[0].win_share.mean <= 1


def test_percentiles_are_true_to_a_tenth() -> None:
    """A histogram stands for thousands of times."""
    histogram = slots(second / 1000 for second in range(1, 1001))

    assert 0.5 == pytest.approx(percentile(histogram, 0.5), rel=0.1)
    assert 0.99 == pytest.approx(percentile(histogram, 0.99), rel=0.1)


def test_the_report_is_one_page_that_needs_nothing(held: Tournament, tmp_path: Path) -> None:
    """JSON and CSV for programs, HTML with its plot for people."""
    write_report(held, tmp_path)

    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "<svg" in page
    assert "http" not in page
    assert "higgle arena" in page
    assert held == msgspec.json.decode((tmp_path / "report.json").read_bytes(), type=Tournament)
    rows = list(csv.DictReader(io.StringIO(as_csv(held))))
    assert ["one", "many", "one", "many"] == [row["composition"] for row in rows]
    assert as_html(held) == page


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("bohnanza", "contest-text"),
        ("bohnanza:farmer", "contest-text"),
        ("chess:farmer/greedy", "unknown-game"),
        ("bohnanza:nobody/greedy", "unknown-bot"),
    ],
)
def test_a_contest_that_cannot_be_held_is_refused(text: str, reason: str) -> None:
    """Before anything is played."""
    with pytest.raises(Illegal) as refused:
        contest(text)

    assert reason == refused.value.reason
    assert "refusal-" not in str(refused.value)


def test_no_deals_are_refused(held: Tournament) -> None:
    """A tournament needs something to play."""
    with pytest.raises(Illegal):
        hold(held.contests, 0)
