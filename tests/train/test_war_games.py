"""What wars are learned from: the map as each seat sees it, and how the game ended."""

from random import Random

from higgle.bots.bohnanza.war_features import FLAG, LAND, WHOLE
from higgle.bots.net import FOLDER
from higgle.train.games.war_games import draw_generals, play_war_job
from higgle.train.self_play import NEW, TRIAL, SelfPlayJob


def test_a_game_shows_attacks_and_stops_and_who_won() -> None:
    """Scripts alone teach the first net; every sample has its lands, the whole and two targets."""
    done = play_war_job(SelfPlayJob("bohnaparte", "wars", 1, ()))
    rows, whole, target = done.samples["war"]

    assert 0 == done.forfeits
    assert 0 == rows.shape[1] % LAND
    assert (len(rows), WHOLE) == whole.shape
    assert (len(rows), 2) == target.shape
    assert {0.0, 1.0} == set(whole[:, FLAG].tolist())
    assert 0 <= float(target[:, 1].min()) < float(target[:, 1].max()) <= 1


def test_later_games_are_fought_by_the_net_so_far() -> None:
    """The same job gives the same samples."""
    nets = (FOLDER / "bohnaparte.npz").read_bytes()
    job = SelfPlayJob("bohnaparte", "wars", 1, (nets,))
    first, again = play_war_job(job), play_war_job(job)

    assert first.samples["war"][0].tobytes() == again.samples["war"][0].tobytes()
    assert len(first.samples["war"][0])


def test_a_trial_is_one_among_farmers() -> None:
    assert 1 == draw_generals(4, True, True, Random(1)).count(TRIAL)
    assert NEW not in draw_generals(4, False, False, Random(1))
