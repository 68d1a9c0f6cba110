"""A person among bots, stopped at the beginning of every trading."""

from collections.abc import AsyncIterator
from random import Random

from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.trading import Trading
from higgle.play import make_bot
from higgle.protocol.messages import Clocks, Speed
from higgle.protocol.tables import SeatPlan
from tests.server.hall import Hall, Player

STYLES = ("farmer", "farmer:chatty", "farmer:stubborn", "farmer:generous", "farmer:calculating")


async def tradings(
    hall: Hall, game: str, seats: int, speed: Speed, styles: tuple[str, ...] = STYLES
) -> AsyncIterator[Player]:
    """Ann at the beginning of every trading of a game, her own and others'; she only plants."""
    bots = [SeatPlan("bot", styles[seat % len(styles)]) for seat in range(seats - 1)]
    plan = [SeatPlan("me"), *bots]
    [ann] = await hall.table(game, people=1, seats=plan, clocks=Clocks(speed=speed))
    state = hall.manager.rooms[ann.code].need_state()
    brain = make_bot("farmer", game, Random(1))
    turn: object = None
    while not state.over:
        view, ask = state.game.view(0), state.ask_of(0)
        assert isinstance(view, Bohnanza)
        now = view.active, view.deck_size(), view.exhausted
        if isinstance(view.stages[-1], Trading) and turn != now:
            turn = now
            yield ann
        elif ask is not None and ask.must:
            done = next((one for one in view.actions(0) if view.clocks().ends_for_all(one)), None)
            assert (await ann.act(str(done or brain.act(view, ask, ())))).ok
        else:
            await hall.hands.advance(0.5)


def board(hall: Hall, ann: Player) -> Bohnanza:
    """The table as it is."""
    game = hall.manager.rooms[ann.code].need_state().game
    assert isinstance(game, Bohnanza)
    return game
