"""Opening tables and rooms: what is agreed, what a log adds up to, what bots remember."""

import secrets

import msgspec

from higgle import catalogue
from higgle.core import Illegal, Seat, require
from higgle.live.autopilot import ignore
from higgle.live.bot_levels import NORMAL, check_level
from higgle.live.bots import SeatedBots
from higgle.live.daily_deal import DayPlan
from higgle.live.journal import LogEntry, Step, StorageError
from higgle.live.room import Room, StepRequest
from higgle.live.table_state import TableConfig, TableState, told_steps
from higgle.live.table_talk import REMARK, Spoken
from higgle.protocol.messages import Clocks, TableInfo
from higgle.protocol.tables import NewTable, QuickGame, SeatPlan

ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"


def check_plan(plan: NewTable) -> dict[str, object]:
    """The options, all written out; a bad set is refused now."""
    game = catalogue.new(plan.game, len(plan.seats), "", plan.options)
    catalogue.require_effect(plan.game, len(plan.seats), plan.options)
    for seat in plan.seats:
        require(seat.kind == "bot" or not seat.bot, "bot-on-person")
        check_level(seat.bot, plan.game)
    return msgspec.convert(msgspec.to_builtins(game.options), dict[str, object])


def quick_plan(wish: QuickGame, first: bool) -> NewTable:
    """A game against bots, to be dealt at once: normal ones and not rated, if nothing is wished.

    In somebody's first game bots leave more time to read.
    """
    seats = wish.seats or catalogue.usual_seats(wish.game)
    bot = check_level(wish.bot or NORMAL, wish.game)
    plans = (SeatPlan("me"), *(SeatPlan("bot", bot) for _ in range(seats - 1)))
    clocks = Clocks(speed="calm") if first else Clocks()
    return NewTable(wish.game, plans, wish.options, clocks=clocks, rated=wish.rated)


def day_table(plan: DayPlan) -> NewTable:
    """The table for the deal of a day: alone with its bots, without undo, coach or rating."""
    plans = (SeatPlan("me"), *(SeatPlan("bot", bot) for bot in plan.bots))
    return NewTable(
        plan.game, plans, spectators=False, chat=False, undo=False, rated=False, coach=False
    )


def new_seed() -> str:
    """256 bits from the system: nobody can guess the deal."""
    return secrets.token_hex(32)


def new_code() -> str:
    """A code that nobody guesses and everybody can type."""
    return "".join(secrets.choice(ALPHABET) for _ in range(8))


def normalize_code(code: str) -> str:
    """A code as it is kept, however it was read aloud and typed."""
    return "".join(letter for letter in code if letter.isalnum()).upper()[:16]


def table_config(
    info: TableInfo,
    seed: str,
    began: float,
    rules: int,
    entries: list[LogEntry],
    pace: float = 1.0,
) -> TableConfig:
    """How a table began; whoever took a bot's chair since does not count as a person.

    People read as much quicker as the host's bots play quicker.
    """
    bots = {entry.seat for entry in entries if entry.what == "ask_chair"}
    correspondence = info.pace == "correspondence"
    return TableConfig(
        info.game,
        len(info.seats),
        seed,
        info.options,
        info.clocks,
        correspondence,
        tuple(who.seat for who in info.seats if who.kind == "person" and who.seat not in bots),
        began,
        rules,
        info.rated,
        0.0 if correspondence else info.clocks.reading * pace,
    )


def recall(room: Room, bots: SeatedBots, steps: list[Step], spoken: list[Spoken]) -> None:
    """The ledger and the bots take in what was done and said before the room was opened.

    What was taken back is left out.
    """
    state = room.need_state()
    told = told_steps(state, steps)
    kept = {seq for seq, _, _ in told}
    done = [step for step in steps if step.entry.seq in kept]
    remarks = [one.word() for one in spoken if one.what == REMARK]
    room.talk.recall(remarks, told)
    room.promises = room.talk.promises()
    if not state.over:
        bots.recall(done, [said for one in spoken if (said := one.for_bots())])


async def welcome_back(room: Room, seat: Seat) -> None:
    """Whoever was only away plays again."""
    state = room.state
    if state is None or seat not in state.absent:
        return

    def test(state: TableState) -> None:
        require(seat in state.absent, "seat-kept")

    request = StepRequest("return", seat, f"minder:{seat}", state.seq + 1, stand_in=True)
    try:
        await room.commit_step(request, test, ignore)
    except (Illegal, StorageError):
        return
