"""Data sets as lines of JSON: whole games, and every offer of a game with beans.

Each offer gives one line for each seat that it was made to: what the seat saw and answered, and the
outcome. The view is what that seat saw when the offer was made, so a line holds nothing that the
seat could not know but the outcome.
"""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from higgle.bohnanza.answers import Accept, Decline
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.open_offers import OpenOffer
from higgle.bohnanza.trading import Offer
from higgle.core import CLOCK, Action, Event, Seat, Table, require
from higgle.play import Match, MatchResult, Player, RefusalReason, Statement


class GameLine(msgspec.Struct):
    """One game of a data set."""

    result: MatchResult
    record: str
    """The game as its seed and its actions, with what was said between them."""


def game_lines(
    game: str,
    seats: int,
    games: int,
    seed: str,
    bots: Sequence[Player],
    options: Mapping[str, object] | None = None,
) -> Iterator[bytes]:
    """A line for each game, as JSON."""
    for number in range(games):
        match = Match(game, seats, bots, f"{seed}/{number}", options)
        result = match.play()
        yield msgspec.json.encode(GameLine(result, str(match.record())))


class OfferLine(msgspec.Struct):
    """One offer as a seat that it was made to saw it, and its outcome."""

    game: str
    seed: str
    step: int
    maker: Seat
    seat: Seat
    offer: OpenOffer
    view: dict[str, object]
    said: list[Statement]
    """What was said at the table since trading began."""
    answer: str = "none"
    reason: str = ""
    outcome: str = "lapsed"
    """`dealt` with this seat, `elsewhere` with another, `withdrawn` or `lapsed`."""


class OfferLog:
    """Watches one match, and keeps a line for every offer and addressee."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.lines: list[OfferLine] = []
        self.open: dict[int, list[OfferLine]] = {}
        self.began = 0
        """How much had been said when trading began."""

    def watch(self, table: Table, seat: Seat, action: Action, events: list[Event]) -> None:
        """Take in one action, and what follows from it."""
        assert isinstance(table, Bohnanza)
        if isinstance(action, Offer) and seat != CLOCK:
            offer = table.offers[-1]
            self.open[offer.id] = [self.line(table, offer, other) for other in offer.to]
        elif isinstance(action, (Accept, Decline)):
            for line in self.open.get(action.offer, ()):
                if line.seat == seat:
                    line.answer = "accept" if isinstance(action, Accept) else "decline"
        for event in events:
            self.note(event)

    def line(self, table: Bohnanza, offer: OpenOffer, other: Seat) -> OfferLine:
        """What somebody saw as it was made an offer."""
        said = self.match.conductor.talk[self.began :]
        step = self.match.conductor.actions
        view = table.view(other).data()
        line = OfferLine(
            table.ID, self.match.seed, step, offer.maker, other, offer, view, list(said)
        )
        self.lines.append(line)
        return line

    def note(self, event: Event) -> None:
        """Record the outcome of an offer."""
        if event.name == "dealt":
            for line in self.open.get(event.numbers[0], ()):
                line.outcome = "dealt" if line.seat == event.numbers[1] else "elsewhere"
        elif event.name == "withdrawn":
            for line in self.open.get(event.numbers[0], ()):
                line.outcome = "withdrawn"
        elif event.name == "trade_ended":
            self.open = {}
            self.began = len(self.match.conductor.talk)

    def finished_lines(self) -> list[OfferLine]:
        """All lines, with the reasons that were given for refusals."""
        reasons = {
            (said.seat, said.talk.offer): said.talk.why
            for said in self.match.conductor.talk
            if isinstance(said.talk, RefusalReason)
        }
        for line in self.lines:
            if line.answer == "decline":
                line.reason = reasons.get((line.seat, line.offer.id), "")
        return self.lines


def offer_lines(
    game: str,
    seats: int,
    games: int,
    seed: str,
    bots: Sequence[Player],
    options: Mapping[str, object] | None = None,
) -> Iterator[bytes]:
    """The lines of some games, as JSON."""
    for number in range(games):
        match = Match(game, seats, bots, f"{seed}/{number}", options)
        require(isinstance(match.table, Bohnanza), "no-trade-board", game=game)
        log = OfferLog(match)
        match.play(log.watch)
        for line in log.finished_lines():
            yield msgspec.json.encode(line)
