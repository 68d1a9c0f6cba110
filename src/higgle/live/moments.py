"""What is told of a finished game: rare moments, and what everybody's deals brought."""

from collections.abc import Iterator

from higgle import catalogue
from higgle.core import Record, Table
from higgle.live.results import retrace_in_time
from higgle.protocol.history import Moment, Story


def moments(record: Record, table: Table) -> Iterator[Moment]:
    """Everything worth telling, in its order; afterwards the table is as the game ended."""
    before = table.scores()
    for step, events in enumerate(retrace_in_time(record, table), 1):
        after = table.scores()
        hints = table.hints()
        for event in events:
            for one in hints.highlights(event):
                change = after[one.seat] - before[one.seat]
                yield Moment(
                    one.kind, step, one.seat, one.other, one.card, one.count, one.paid, change
                )
        before = after


def story(record: Record) -> Story:
    """What is told of a finished game."""
    table = catalogue.new(record.game, record.seats, record.seed, record.options)
    found = list(moments(record, table))
    return Story(found, table.hints().purses())
