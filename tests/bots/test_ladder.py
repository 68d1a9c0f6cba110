"""Every bot of the ladder plays every game legally to the end, and stronger rungs are stronger."""

from random import Random

import pytest

import higgle
from higgle.core import Illegal
from higgle.play import Match, bot_names, make_bot
from tests.rules.high_bohn.town import town

GAMES = [entry.id for entry in higgle.games()]
VARIANTS: list[tuple[str, int, dict[str, object]]] = [
    ("bohnanza", 3, {}),
    ("bohnanza", 5, {"lone_bean": "strict", "same_sort_twice": True}),
    ("bohnanza-plus", 3, {"orders": True}),
    ("bohnanza-plus", 5, {"orders": True, "rare": "field", "plant_out": "fields"}),
    ("bohnanza-plus", 7, {"orders": True, "plant_out": "free", "retrade": True}),
    ("high-bohn", 3, {}),
    ("high-bohn", 5, {"cognac": True, "first_come": True}),
    ("bohnaparte", 3, {"map": "pyramid"}),
    ("bohnaparte", 5, {"cavalry": True}),
    ("bohnaparte", 6, {"cavalry": True, "both_sides": True}),
    ("kuhhandel", 2, {}),
    ("kuhhandel", 3, {"auction": "turns", "super": True}),
    ("kuhhandel", 4, {"auction": "sealed", "dutch": "sealed", "pecunia": True}),
    ("kuhhandel", 6, {"bluffer_out": True, "hand_count_visible": True}),
]


@pytest.mark.parametrize("bot", ["random", "greedy", "farmer"])
@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS)
def test_every_bot_ends_every_game_legally(
    bot: str, game: str, seats: int, options: dict[str, object]
) -> None:
    """With every option that changes what is asked."""
    result = Match(game, seats, [bot], "legal", options).play()

    assert result.finished
    assert () == result.forfeits


@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS)
def test_the_searcher_ends_every_game_legally(
    game: str, seats: int, options: dict[str, object]
) -> None:
    """It looks only a little here, but into everything."""
    player = "searcher:worlds=1+fewest=1+budget=10"
    result = Match(game, seats, [player, "farmer"], "looks", options, most=150).play()

    assert () == result.forfeits


def test_greedy_buys_no_field_while_a_purchase_waits() -> None:
    """It could pay for one, but is asked about somebody else's building."""
    t = town().hand(0, "blue", "blue").earn(1, "soy", "soy", "blue", "blue", "blue")
    t.earn(2, "soy", "soy").play(2, "buy farm 2")
    ask = next(ask for ask in t.table.asks() if ask.seat == 1)
    told = make_bot("greedy", "high-bohn", Random(1)).act(t.table.view(1), ask, ())

    assert told in t.table.actions(1)


@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_random(game: str) -> None:
    """From every seat of a few deals; the arena says by how much."""
    assert wins(game, "greedy", "random") > 0.4


@pytest.mark.parametrize("game", GAMES)
def test_the_default_opponent_beats_greedy(game: str) -> None:
    """More than an equal share, from every seat of a few deals; the arena says by how much."""
    assert wins(game, "farmer", "greedy") > 0.3


def wins(game: str, bot: str, others: str) -> float:
    """The bot's share of the wins against three others."""
    total = 0.0
    for deal in range(8):
        for seat in range(4):
            players = [others] * 4
            players[seat] = bot
            winners = Match(game, 4, players, f"ladder {deal}").play().winners
            total += (seat in winners) / len(winners)
    return total / 32


def test_all_rungs_are_installed() -> None:
    """By the names that people type."""
    assert {"random", "greedy", "farmer", "dealer", "searcher"} <= set(bot_names())


@pytest.mark.parametrize(
    ("player", "reason"),
    [
        ("farmer:grumpy", "unknown-style"),
        ("farmer:mood=1", "unknown-style"),
        ("dealer:envy=much", "bad-option"),
        ("searcher:budget=long", "bad-option"),
    ],
)
def test_a_style_that_nobody_has_is_refused(player: str, reason: str) -> None:
    """With a sentence that names those there are."""
    with pytest.raises(Illegal) as refused:
        make_bot(player, "kuhhandel" if player.startswith("dealer") else "bohnanza", Random(0))

    assert reason == refused.value.reason
    assert "refusal-" not in str(refused.value)


def test_levels_and_characters_are_numbers() -> None:
    """The same code, other manners."""
    easy = make_bot("farmer:easy", "bohnanza", Random(0))
    mild = make_bot("farmer:easy+envy=0", "bohnanza", Random(0))

    assert type(easy) is type(mild)
    assert 0.0 == mild.manners.envy < easy.manners.envy  # type: ignore[attr-defined]  # a farmer
