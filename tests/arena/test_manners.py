"""The checker of manners: it finds every fault that was planted, and none in the house's bots."""

import pytest

import higgle
from higgle.bots.ladder import opponent
from higgle.play import Match
from scripts.soak.manners import MannersWatch
from tests.scene import Scene, scene

FOR_SOY = "1 offer red up for soy to 2 answering 1"
WORSE = "1 offer green for chili and soy to 2"


def market() -> Scene:
    """The first seat trades; everybody has a few beans."""
    t = scene(seats=4).trading(0).turned_up("red", "blue").hand(0, "green", "green", "soy")
    return t.hand(1, "chili", "soy", "soy", "stink").hand(2, "chili", "red").hand(3)


def faults(*said: str) -> list[str]:
    """What is wrong with these actions; each is written after the number of its seat."""
    t = market()
    watch = MannersWatch()
    for line in said:
        seat, text = int(line[0]) - 1, line[2:]
        action = higgle.parse("bohnanza", text)
        events = t.table.act(seat, action)
        watch.watch(t.table, seat, action, events)
    return [fault.what for fault in watch.faults]


def test_a_decent_turn_has_no_fault() -> None:
    """An offer, a refusal, a better one, a counter-offer that answers it."""
    assert [] == faults(
        "1 offer green for chili to 2",
        "2 decline 1",
        "1 withdraw 1",
        "1 offer 2 green for chili to 2",
        "2 decline 2",
        "2 offer soy for 2 green to 1 answering 2",
    )


def test_whoever_relents_may_be_asked_for_the_same_again() -> None:
    """What was refused first and then accepted was not refused."""
    said = [
        "1 offer green for soy to 2",
        "2 decline 1",
        "2 accept 1 with 2",
        "1 confirm 1 with 2 giving 1",
    ]

    assert [] == faults(*said, "1 offer green for soy to 2")
    assert ["repeated"] == faults(*said[:2], "1 withdraw 1", "1 offer green for soy to 2")


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("too many", ["2 offer soy for red to 1", "2 withdraw 1", "2 offer 2 soy for red to 1"]),
        ("two at once", ["1 offer green for chili to 2", "1 offer red up for stink to 2"]),
        ("dominated", ["1 offer 2 green for chili to 2", "1 offer green for chili to 3"]),
        (
            "repeated",
            ["1 offer green for chili to 2", "2 decline 1", "1 withdraw 1", WORSE],
        ),
        (
            "begs and pays",
            ["2 offer nothing for red to 1", FOR_SOY, "2 accept 2 with 2"],
        ),
        (
            "gives and asks",
            ["1 offer green for chili to 2", "1 withdraw 1", "1 offer red up for green to 3"],
        ),
        ("impossible", ["1 offer green for chili to 4"]),
        (
            "counter without an answer",
            ["1 offer red up for soy to 2", "2 decline 1", "2 offer chili for red to 1"],
        ),
    ],
)
def test_a_planted_fault_is_found(fault: str, said: list[str]) -> None:
    """Each of them once."""
    assert [fault] == faults(*said)


@pytest.mark.parametrize("game", ["bohnanza", "bohnanza-plus", "high-bohn", "bohnaparte"])
@pytest.mark.parametrize("seats", [3, 5])
def test_the_bots_of_the_house_have_manners(game: str, seats: int) -> None:
    """No fault in two games of each; `python -m scripts.soak.bargaining` plays a thousand."""
    watch = MannersWatch()
    for number, bot in enumerate(("farmer", opponent(game))):
        Match(game, seats, [bot], f"manners {number}").play(watch.watch)

    assert [] == watch.faults
    assert watch.counts["deals"] > 0.5 * watch.counts["turns"]
