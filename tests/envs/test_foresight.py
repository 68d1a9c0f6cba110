"""Candidates are described by the rows by which the learned bots play."""

from random import Random

import numpy as np
import pytest

import higgle
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import BuyField, Harvest
from higgle.bohnanza.high_bohn.harvest import HarvestKeeping
from higgle.bohnanza.high_bohn.town import BuyFieldWith
from higgle.bohnanza.open_offers import OpenOffer
from higgle.bohnanza.planting import Plant
from higgle.bohnanza.trading import Offer
from higgle.bots.bohnanza.afterstates import Choices, DraftOffer, moment_of, rows_after
from higgle.bots.bohnanza.bargaining import copies
from higgle.bots.bohnanza.expert_farmer import ExpertFarmer
from higgle.bots.bohnanza.farm_features import Farm, PositionFeatures, interleave_rows
from higgle.bots.bohnanza.farmer import Farmer
from higgle.bots.bohnanza.memory import CardMemory
from higgle.bots.expert import habits_in
from higgle.bots.ladder import farmer
from higgle.bots.net import load_shipped
from higgle.catalogue import GAMES
from higgle.core import Action, Cards, Seat
from higgle.envs.env_core import EnvScheduler
from higgle.envs.vector import Vector

BEANS = [game for game, kind in GAMES.items() if issubclass(kind, Bohnanza)]


class Watched(ExpertFarmer):
    """An expert that keeps what it thought of, and the positions that it judged."""

    def __init__(self, game: str, random: Random) -> None:
        script = farmer(game, random)
        assert isinstance(script, Farmer)
        nets = load_shipped(game)
        super().__init__(game, random, script, nets["value"], nets["accept"], habits_in(game))
        self.thoughts: list[tuple[Action | None, Farm]] = []
        self.ways: list[tuple[Offer, Farm]] = []
        self.leaves: list[tuple[Action | None, Farm]] = []
        self.judged: list[tuple[PositionFeatures, int]] = []

    def survey(
        self,
        view: Bohnanza,
        seat: Seat,
        board: Choices,
        mine: list[OpenOffer],
        theirs: list[OpenOffer],
    ) -> None:
        super().survey(view, seat, board, mine, theirs)
        self.thoughts += zip(board.deeds, board.farms, strict=True)

    def ideas(
        self,
        view: Bohnanza,
        seat: Seat,
        sight: PositionFeatures,
        gives: list[tuple[Cards, Cards, Farm]],
        wants: list[Cards],
        gained: list[float],
    ) -> list[DraftOffer]:
        found = super().ideas(view, seat, sight, gives, wants, gained)
        hand = view.hand(seat)
        self.thoughts += [
            (Offer(idea.hand, idea.shown, idea.want), idea.farm)
            for idea in found
            if len(copies(hand, idea.hand)) == 1
        ]
        return found

    def best(
        self, sight: PositionFeatures, leaves: list[Farm], firsts: list[Action], moment: int
    ) -> Action | None:
        self.leaves += zip(firsts, leaves, strict=True)
        return super().best(sight, leaves, firsts, moment)

    def worths(self, sight: PositionFeatures, farms: list[Farm], moment: int) -> list[float]:
        if sight.subject == sight.seat:
            self.judged.append((sight, moment))
        return super().worths(sight, farms, moment)


def described(sight: PositionFeatures, farm: Farm, moment: int) -> tuple[list[float], list[float]]:
    """A position as the expert hands it to its net."""
    rows = interleave_rows(sight.still, sight.rows_of(farm), len(sight.sorts))
    return rows, sight.general + sight.whole_of(farm, moment)


@pytest.mark.parametrize("game", BEANS)
def test_a_row_is_the_learned_bots_row(game: str) -> None:
    """For the same action in the same position an expert judges the same numbers."""
    table = higgle.new(game, 4, "rows")
    scheduler = EnvScheduler(table, Random(2))
    experts = [Watched(game, Random(seat)) for seat in range(4)]
    traded = planted = 0

    for _ in range(300):
        ask = scheduler.asked
        if ask is None:
            break
        expert, seat = experts[ask.seat], ask.seat
        view = table.view(seat)
        assert isinstance(view, Bohnanza)
        expert.thoughts, expert.leaves, expert.judged = [], [], []
        action = expert.act(view, ask, scheduler.new_events(seat))
        after = expert.habits.after
        for sight, moment in expert.judged[:1]:
            assert moment_of(view, after) == moment
            for deed, farm in expert.thoughts:
                traded += 1
                rows = rows_after(view, seat, [deed], expert.memory, after)
                assert [described(sight, farm, moment)] == rows
            ends = [described(sight, farm, moment) for _, farm in expert.leaves]
            for first in dict.fromkeys(first for first, _ in expert.leaves):
                if isinstance(first, Plant) and not first.sort:
                    planted += 1
                    assert rows_after(view, seat, [first], expert.memory, after)[0] in ends
        scheduler.answer(action if action is not None or not ask.must else table.actions(seat)[0])

    assert traded > 100
    assert planted > 5


@pytest.mark.parametrize("game", BEANS)
def test_the_vector_door_writes_these_rows(game: str) -> None:
    """From what the seat that is asked has seen; and the bots' own net scores them."""
    vector = Vector(game, 3, 2, candidates=12, rows="learned")
    vector.reset(3)
    tables = vector.tables
    assert tables is not None
    parts, whole = vector.row_sizes
    net = load_shipped(game)["value"]
    dice = np.random.default_rng(3)

    for _ in range(60):
        draft, found = tables.cores[0].draft, tables.offered[0]
        assert draft is not None
        view, seat = draft.view, draft.ask.seat
        assert isinstance(view, Bohnanza)
        memory = CardMemory()
        for event in tables.cores[0].scheduler.events:
            memory.note(view, view.seen(event, seat))
        rows = rows_after(view, seat, found, memory, habits_in(game).after)
        written = vector.candidates[0, : len(found)]
        assert (len(found), parts + whole) == written.shape
        assert np.array_equal(np.array([one + rest for one, rest in rows], np.float32), written)
        assert not vector.candidates[0, len(found) :].any()

        numbers = written.astype(np.float64)
        lines = range(len(found) * parts // net.width)
        heads = net.judge([], numbers[:, :parts], lines, lines, [], numbers[:, parts:])
        assert (len(found), 2) == heads.shape
        vector.step([int(dice.choice(np.flatnonzero(mask))) for mask in vector.masks])


def test_a_deed_with_a_choice_has_the_row_of_the_deed() -> None:
    """A field bought with chosen thalers, and a harvest that keeps chosen cards."""
    view = higgle.new("high-bohn", 4, "rows").view(0)
    assert isinstance(view, Bohnanza)
    view.piles[view.field_piles] = (1,) * 8
    slot = view.fields[0][0]
    pairs: list[tuple[Action, Action]] = [
        (BuyField(), BuyFieldWith((1, 1, 1))),
        (Harvest(slot), HarvestKeeping(slot, (1, 1))),
    ]

    for plain, chosen in pairs:
        wait, one, other = rows_after(view, 0, [None, plain, chosen], CardMemory(), after=False)
        assert wait != one
        assert one == other


def test_where_bots_have_learned_no_rows() -> None:
    """The dealers' learning is about what they lean to, so their game has no such rows."""
    with pytest.raises(ValueError, match="kuhhandel"):
        Vector("kuhhandel", 3, 2, candidates=12, rows="learned")
    with pytest.raises(ValueError, match="words, learned"):
        Vector("bohnanza", 3, 2, candidates=12, rows="other")  # type: ignore[arg-type] # refused


@pytest.mark.parametrize("game", GAMES)
def test_rows_without_candidates_are_refused(game: str) -> None:
    """There is nothing that they could describe."""
    with pytest.raises(ValueError, match="candidates=16"):
        Vector(game, 3, 2, rows="learned")
