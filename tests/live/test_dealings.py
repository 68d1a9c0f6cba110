"""How somebody deals, added up over games."""

from higgle.live.dealings import PlayedDeal, PlayedGame, add_up
from higgle.protocol.dealings import BestMoment, DealPartner
from higgle.protocol.history import Moment
from higgle.protocol.messages import Who

SEATS = [
    Who(0, "person", "Ann", person="a"),
    Who(1, "person", "Bob", person="b"),
    Who(2, "bot", "Olga", bot="expert"),
]


def best(kind: str, paid: int = 0) -> BestMoment:
    """A moment of Ann."""
    moment = Moment(kind, 9, 0, 1, 3, 4, paid, 2)  # type: ignore[arg-type]  # one of the kinds
    return BestMoment("K7Q2", "bohnanza", ["Ann", "Bob", "Olga"], 5.0, moment)


def game(*deals: PlayedDeal, kept: int = 0, broken: int = 0, **more: object) -> PlayedGame:
    """A game of Ann with Bob and Olga."""
    moments = [best(kind) for kind in more]
    return PlayedGame(SEATS, 0, list(deals), kept, broken, moments)


def test_whoever_is_dealt_with_most_comes_first() -> None:
    """The gain is that of one deal, on the average of all games."""
    found = add_up(
        [
            game(PlayedDeal(1, 0.5, 0.1), PlayedDeal(2, 1.0, -0.5)),
            game(PlayedDeal(1, 1.5, 0.3)),
        ]
    )

    assert [
        DealPartner("Bob", "b", 2, 2, 1.0, 0.2),
        DealPartner("Olga", "", 2, 1, 1.0, -0.5),
    ] == found.partners


def test_somebody_without_a_deal_is_named_all_the_same() -> None:
    """They were there, and nothing came of it."""
    (bob, olga) = add_up([game()]).partners

    assert (1, 0, 0.0) == (bob.games, bob.deals, bob.mine)
    assert "Olga" == olga.name


def test_promises_and_moments_of_all_games_are_told() -> None:
    """The rarest moment comes first."""
    found = add_up([game(kept=2, free=1, zeros=1), game(kept=1, broken=1, harvest=1)])

    assert (2, 3, 1) == (found.games, found.kept, found.broken)
    assert ["zeros", "harvest", "free"] == [one.moment.kind for one in found.moments]


def test_nobody_has_dealt_yet() -> None:
    """There is nothing to divide by."""
    assert (0, [], []) == (add_up([]).games, add_up([]).partners, add_up([]).moments)
