"""Newcomers: whoever was let onto a bot's chair sits down there."""

from higgle.server.live.alarms import Alarms
from higgle.server.live.autopilot import Autopilot
from higgle.server.live.replica import Taker, Told
from higgle.server.live.room import Room, encode
from higgle.server.live.welcome import welcome
from higgle.server.store import tables
from higgle.server.store.leases import Leases
from higgle.server.store.lobby import Lobby


class Newcomers:
    """Seats those who have got a bot's chair at one table, sooner or later."""

    def __init__(
        self, room: Room, autopilot: Autopilot, lobby: Lobby, leases: Leases, alarms: Alarms
    ) -> None:
        self.room = room
        self.autopilot = autopilot
        self.lobby = lobby
        self.leases = leases
        self.alarms = alarms

    def waiting(self) -> list[Taker]:
        """Those on whose chair a bot still sits."""
        replica = self.room.replica
        takers = [] if replica is None else replica.takers
        return [taker for taker in takers if taker.seat in self.room.bots]

    def moved(self, told: Told) -> None:
        """A step was made, perhaps the last agreement."""
        if self.waiting():
            self.alarms.set((self.room.code, "chair"), self.alarms.now(), self.seat)

    async def seat(self) -> None:
        """They sit down, and are told what they see now."""
        room, database, new = self.room, self.lobby.database, self.waiting()
        if not new:
            return
        for taker in new:
            await self.lobby.take_over(room.code, taker.seat, taker.person, taker.name)
        async with room.mailbox:
            room.change(await tables.info(database, room.code))
        seats = {taker.seat for taker in new}
        for subscriber in list(room.subscribers):
            if subscriber.seat is not None and subscriber.seat in seats:
                await self.leases.present(room.code, subscriber.seat, self.alarms.now())
                subscriber.send(encode(await welcome(database, room, subscriber, -1)))
        self.autopilot.arrange()
