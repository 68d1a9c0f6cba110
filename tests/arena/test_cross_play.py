"""Cross-play: who beats whom, the ranks that follow, and what beats a bot."""

import pytest

from higgle.arena import cross_play as module
from higgle.arena.cross_play import alpha_rank, cross_play, find_best_response


def test_who_beats_everybody_has_all_of_the_rank() -> None:
    """However the others fare."""
    ranks = alpha_rank([[0.25, 0.9, 0.8], [0.05, 0.25, 0.6], [0.1, 0.1, 0.25]])

    assert ranks[0] > 0.99
    assert 1 == pytest.approx(sum(ranks), abs=1e-3)


def test_three_that_beat_each_other_in_a_ring_share_the_rank() -> None:
    """A sum would not tell whether there is a best one."""
    ranks = alpha_rank([[0.25, 0.6, 0.1], [0.1, 0.25, 0.6], [0.6, 0.1, 0.25]])

    assert ranks == pytest.approx([1 / 3] * 3, abs=1e-3)


def test_equals_share_the_rank_and_one_alone_has_it() -> None:
    """Nobody is preferred."""
    assert [0.5, 0.5] == alpha_rank([[0.25, 0.3], [0.3, 0.25]])
    assert [1.0] == alpha_rank([[0.25]])


def test_every_bot_sits_alone_among_three_of_every_other() -> None:
    """The better one has the rank."""
    found = cross_play(["random", "farmer"], ["kuhhandel"], 2, "test")

    [among_random, among_farmers] = found.shares["kuhhandel"]
    assert 0.25 == among_random[0] == among_farmers[1]
    assert among_farmers[0] > 0.5 > among_random[1]
    assert found.ranks["kuhhandel"] == found.ranks["all"]
    assert found.ranks["all"][1] > 0.9


def test_a_best_response_is_chosen_and_then_measured_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Within its budget; whoever plays at random is beaten by nearly anybody."""
    monkeypatch.setattr(module, "HEATS", (1, 1))
    found = find_best_response("random", "kuhhandel", 2, "test")

    assert found.win_share.mean > 0.5
    assert 4 * (26 + 8 + 2) == found.games
