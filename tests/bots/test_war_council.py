"""The expert's wars: what a net sees of the map, and which attacks follow from it."""

from random import Random

import pytest

from higgle.bohnanza.bohnaparte.board import CITY, FARM, RIVER
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.bohnaparte.war import CROWN, DECK, HAND, Attack, Fighting, Stop
from higgle.bots.bohnanza.bohnaparte_farmer import General
from higgle.bots.bohnanza.expert_farmer import ExpertFarmer
from higgle.bots.bohnanza.war_council import WarCouncil, chance_at_end
from higgle.bots.bohnanza.war_features import FLAG, LAND, WHOLE, MapFeatures, campaign_of
from higgle.bots.expert import expert
from higgle.bots.net import load_shipped
from higgle.play import Match
from tests.rules.bohnaparte.war import War, war

MAPS = [(3, False), (4, False), (4, True), (5, False), (6, True)]


def general(random: Random | None = None) -> General:
    """A farmer whose attacks the net chooses."""
    dice = random or Random(1)
    made = General("bohnaparte", dice)
    made.council = WarCouncil(load_shipped("bohnaparte")["war"], dice)
    return made


def see(t: War, seat: int) -> tuple[list[float], list[float]]:
    """A position as a net sees it, from the truth."""
    sight = MapFeatures(t.war, seat)
    campaign = campaign_of(t.war, seat, goes_on=True)
    return sight.book.spread(sight.lines_of(campaign)), sight.whole_of(campaign)


@pytest.mark.parametrize(("seats", "cavalry"), MAPS)
def test_every_map_has_one_encoding(seats: int, cavalry: bool) -> None:
    """A row for each land that is no river, and a whole, as wide for any number of seats."""
    t = war(seats, cavalry=cavalry)
    rows, whole = see(t, seats - 1)
    lands = sum([kind != RIVER for kind in t.war.board.kinds])

    assert LAND * lands == len(rows)
    assert WHOLE == len(whole)


def test_hidden_hands_do_not_show() -> None:
    """What is encoded from the truth is what is encoded from the seat's own view."""
    t = war(4).hand(0, "blue", "soy").hand(1, "blue", "chili")
    view = t.war.view(1)
    assert isinstance(view, Bohnaparte)
    sight = MapFeatures(view, 1)
    campaign = campaign_of(view, 1, goes_on=True)

    assert (sight.book.spread(sight.lines_of(campaign)), sight.whole_of(campaign)) == see(t, 1)


def test_stopping_is_seen() -> None:
    """Whether attacks go on is one number of the whole."""
    t = war(4)
    sight = MapFeatures(t.war, 0)
    on, off = [sight.whole_of(campaign_of(t.war, 0, goes_on)) for goes_on in (True, False)]

    assert 1.0 == on[FLAG]
    assert 0.0 == off[FLAG]


def test_a_city_beside_its_lands_is_attacked_with_what_takes_it() -> None:
    """The cannon beans of the hand take a city more surely than an unseen card."""
    t = war(4).earn(0, "soy", "soy").hand(0, "blue")
    bot = general()
    city = t.war.board.places[CITY][0]
    ways = {way.fight.source: way.chance for way in bot.ways_to_take(t.war, 0, city)}

    assert ways[HAND] > ways[DECK]
    assert isinstance(bot.attack(t.war, 0), Attack)
    assert bot.council is not None
    plan = bot.council.plan
    assert plan is not None
    assert plan.fight == bot.strike(t.war, 0, Fighting(plan.land))


def test_weak_beans_stay_in_the_hand_while_there_is_a_deck() -> None:
    """An unseen card costs nothing."""
    t = war(4).earn(0, "soy", "soy").hand(0, "garden")
    bot = general()
    land = t.war.targets(0)[0]

    assert [DECK] == [way.fight.source for way in bot.ways_to_take(t.war, 0, land)]


def test_it_stops_where_nothing_can_be_reached() -> None:
    t = war(4).earn(0, "soy").lose(*[at + 1 for at in range(len(war(4).war.lands))])

    assert Stop() == general().attack(t.war, 0)


def test_the_last_marker_ends_the_game_for_whoever_leads() -> None:
    """With twelve lands it is over: the chance is a fact then, and no guess."""
    t = war(4)
    lands = [at for at, kind in enumerate(t.war.board.kinds) if kind != RIVER]
    free = [at for at in lands if t.war.owners[at] < 0]
    assert chance_at_end(t.war, 0, free[0]) < 0
    for land in free[: CROWN - 2]:
        t.war.mark(land, 0)

    assert 1.0 == chance_at_end(t.war, 0, free[CROWN])


def test_whoever_takes_somebodys_last_land_ends_the_game() -> None:
    """And loses it, if another has more points."""
    t = war(4)
    last = t.war.holdings(1)[0]
    farms = t.war.board.places[FARM]
    t.own(2, *[at + 1 for at in farms])

    assert 0.0 == chance_at_end(t.war, 0, last)


@pytest.mark.parametrize(("seats", "cavalry"), MAPS)
def test_experts_fight_on_every_map(seats: int, cavalry: bool) -> None:
    """With cavalry and with any number of seats nobody does what the rules forbid."""
    bot = expert("bohnaparte", Random(1))
    assert isinstance(bot, ExpertFarmer)
    assert isinstance(bot.script, General)
    assert bot.script.council is not None

    def maker(game: str, random: Random, style: str = "") -> General:
        return general(random)

    played = Match("bohnaparte", seats, [maker], "wars", {"cavalry": cavalry}).play()

    assert played.finished
    assert () == played.forfeits
