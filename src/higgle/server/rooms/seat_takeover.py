"""Seat takeover: whoever was let onto a bot's chair sits down there."""

from higgle.core import Seat
from higgle.live.autopilot import Autopilot
from higgle.live.clocks import Timers
from higgle.live.journal import Step
from higgle.live.room import Room, encode
from higgle.live.subscriber import GONE
from higgle.live.table_state import Taker
from higgle.server.lobby import table_list
from higgle.server.lobby.lobby import Lobby
from higgle.server.store.leases import Leases

RETRY = 1.0
"""How long to wait if the database does not answer."""


class SeatTakeover:
    """Seats those who have got a bot's chair at one table, sooner or later."""

    def __init__(
        self, room: Room, autopilot: Autopilot, lobby: Lobby, leases: Leases, timers: Timers
    ) -> None:
        self.room = room
        self.autopilot = autopilot
        self.lobby = lobby
        self.leases = leases
        self.timers = timers
        room.listeners["chair"].append(self.follow)

    def waiting(self) -> list[Taker]:
        """Those on whose chair a bot still sits."""
        takers = [] if self.room.state is None else self.room.state.takers
        return [taker for taker in takers if taker.seat in self.room.bots]

    def freed_seats(self) -> set[Seat]:
        """The seats that were given back to bots, and on which people still sit."""
        state = self.room.state
        return set() if state is None else self.room.people - set(state.config.people)

    def follow(self, step: Step) -> None:
        """The last one has agreed, or a chair was given back."""
        self.timers.set((self.room.code, "chair"), self.timers.now(), self.try_to_seat)

    async def try_to_seat(self) -> None:
        """They sit down or get up; if that fails, try again later."""
        try:
            await self.seat()
        except self.room.journal.failures:
            self.timers.set((self.room.code, "chair"), self.timers.now() + RETRY, self.try_to_seat)

    async def seat(self) -> None:
        """They sit down or get up, and are told what they see now."""
        room, database, new, freed = (
            self.room,
            self.lobby.database,
            self.waiting(),
            self.freed_seats(),
        )
        if not new and not freed:
            return
        moved = [one for one in room.subscribers if one.seat in freed]
        for taker in new:
            await self.lobby.take_over(room.code, taker.seat, taker.person, taker.name)
        for seat in freed:
            await self.lobby.give_back(room.code, seat)
            await self.leases.leave_seat(room.code, seat)
        async with room.mailbox:
            room.change(await table_list.info(database, room.code))
        seats = {taker.seat for taker in new}
        for subscriber in list(room.subscribers):
            if subscriber.seat is not None and subscriber.seat in seats:
                await self.leases.present(room.code, subscriber.seat, self.timers.now())
                moved.append(subscriber)
        for subscriber in moved:
            if subscriber.seat is None and not room.info.spectators:
                subscriber.end(GONE)
            else:
                subscriber.send(encode(await room.welcome(subscriber, -1)))
        self.autopilot.arrange()
