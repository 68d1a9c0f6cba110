"""The lobby: tables are opened, found, joined and left, and begin when they are full.

Where strangers may sit down, the host starts the game.
"""

import asyncio

import pytest

from higgle import catalogue
from higgle.core import Illegal, seal, words_of
from higgle.i18n import LANGUAGES
from higgle.protocol.messages import Changed, Clocks, Notice, Rematch, Welcome
from higgle.protocol.rest import ChangeTable, NewTable, QuickGame, SeatPlan
from higgle.server.config import Config
from higgle.server.lobby import tables
from higgle.server.lobby.bot_levels import CHARACTERS, check_level, levels
from tests.server.hall import Hall, Player, opened

pytestmark = pytest.mark.anyio
THREE = (SeatPlan("me"), SeatPlan(), SeatPlan("bot"))


async def test_a_game_begins_when_every_seat_is_taken(hall: Hall) -> None:
    """Whoever waits at the table is dealt in at once."""
    ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
    code = await hall.manager.lobby.open(ann, NewTable("bohnanza", THREE))
    waiting = Player(hall.manager, ann, code, "client-0")
    assert (await waiting.come()).scene is None

    await hall.manager.lobby.sit(code, bob, None)
    await hall.manager.change(code)

    assert "playing" == waiting.last(Changed).table.state
    assert waiting.last(Welcome).scene is not None


@pytest.mark.parametrize("rated", [True, False])
async def test_strangers_wait_until_the_host_starts(hall: Hall, rated: bool) -> None:
    """At a table for anybody a full row of chairs begins nothing; the host alone does, once."""
    ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
    lobby = hall.manager.lobby
    code = await lobby.open(ann, NewTable("bohnanza", THREE, public=True, rated=rated))
    waiting = Player(hall.manager, ann, code, "client-0")
    await waiting.come()
    with pytest.raises(Illegal, match="free"):
        await hall.manager.start(code, ann)
    await lobby.sit(code, bob, None)
    assert "open" == (await hall.manager.change(code)).state
    with pytest.raises(Illegal, match="host"):
        await hall.manager.start(code, bob)
    assert [ann.id] == waiting.last(Changed).table.starters
    assert "open" == (await hall.manager.change(code)).state

    await hall.manager.start(code, ann)

    assert "playing" == waiting.last(Changed).table.state
    assert waiting.last(Welcome).scene is not None
    with pytest.raises(Illegal, match="begun"):
        await hall.manager.start(code, ann)


async def test_where_there_are_no_strangers_nobody_has_to_start(small_hall: Hall) -> None:
    """Bots alone are none, and friends who come by the link neither."""
    ann, bob = await small_hall.guest("Ann"), await small_hall.guest("Bob")
    lobby = small_hall.manager.lobby
    bots = await lobby.open(ann, NewTable("bohnanza", THREE, public=True))
    listed = await lobby.open(ann, NewTable("bohnanza", THREE, public=True))
    await lobby.sit(listed, bob, None)

    await lobby.set_seat(bots, ann, 1, "random")
    await lobby.change(listed, ann, ChangeTable(rated=False))
    still = (await small_hall.info(listed)).state
    await lobby.change(listed, ann, ChangeTable(public=False))

    infos = [await tables.info(lobby.database, code) for code in (bots, listed)]
    assert ["open", "playing", "playing"] == [still, *(info.state for info in infos)]


@pytest.mark.parametrize("seated", [True, False])
async def test_without_the_host_whoever_sits_there_starts(hall: Hall, seated: bool) -> None:
    """The host's page is closed, or others have the chairs; those who only watch start nothing."""
    ann, bob, cyd = [await hall.guest(name) for name in ("Ann", "Bob", "Cyd")]
    lobby = hall.manager.lobby
    plan = (SeatPlan("me" if seated else "open"), SeatPlan(), SeatPlan("bot"))
    code = await lobby.open(ann, NewTable("bohnanza", plan, public=True))
    host, guest = (
        Player(hall.manager, ann, code, "client-0"),
        Player(hall.manager, bob, code, "client"),
    )
    await host.come()
    await lobby.sit(code, bob, 1)
    if not seated:
        await lobby.sit(code, cyd, 0)
    await hall.manager.change(code)
    await guest.come()
    if seated:
        with pytest.raises(Illegal, match="host"):
            await hall.manager.start(code, bob)
        await host.go()

    told = guest.last(Changed) if seated else guest.last(Welcome)
    assert bob.id in told.table.starters
    with pytest.raises(Illegal, match="host"):
        await hall.manager.start(code, await hall.guest("Dan"))
    assert "playing" == (await hall.manager.start(code, bob)).state


@pytest.mark.parametrize("public", [True, False])
async def test_a_host_who_takes_another_chair_remains_host(hall: Hall, public: bool) -> None:
    """Getting up gives nothing away."""
    ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
    lobby = hall.manager.lobby
    seats = (SeatPlan("me"), SeatPlan(), SeatPlan())
    code = await lobby.open(ann, NewTable("bohnanza", seats, public=public))
    await lobby.sit(code, bob, 1)
    await lobby.get_up(code, ann)
    await lobby.sit(code, ann, 2)

    assert ann.id == (await hall.info(code)).host


@pytest.mark.parametrize(("with_bob", "state"), [(False, "playing"), (True, "open")])
async def test_programs_among_themselves_wait_for_nobody(
    small_hall: Hall, with_bob: bool, state: str
) -> None:
    """Where only they sit, nobody would start; a person among them does, and they may not."""
    people, lobby = small_hall.manager.people, small_hall.manager.lobby
    ann, _ = await people.account(None, "Ann", "correct horse", "en")
    bob = await small_hall.guest("Bob")
    bots = [await people.by_token((await people.new_bot(ann, name)).token) for name in "XY"]
    plan = NewTable("bohnanza", THREE, public=True, bots_welcome=True)
    code = await lobby.open(ann, plan)
    await lobby.get_up(code, ann)

    for who in (bob if with_bob else bots[1], bots[0]):
        assert who is not None
        await lobby.sit(code, who, None)

    assert state == (await tables.info(lobby.database, code)).state
    if with_bob:
        assert bots[0] is not None
        with pytest.raises(Illegal, match="host"):
            await small_hall.manager.start(code, bots[0])


async def test_a_seat_has_one_person(hall: Hall) -> None:
    """Of many who come at once, one sits down."""
    ann = await hall.guest("Ann")
    code = await hall.manager.lobby.open(ann, NewTable("bohnanza", THREE))
    others = [await hall.guest(f"Guest {n}") for n in range(8)]

    tries = [hall.manager.lobby.sit(code, one, None) for one in others]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)

    assert [1] == [outcome for outcome in outcomes if isinstance(outcome, int)]
    assert 7 == sum(isinstance(outcome, Illegal) for outcome in outcomes)


async def test_whoever_sits_already_stays(small_hall: Hall) -> None:
    """Sitting down twice changes nothing."""
    ann, bob = await small_hall.guest("Ann"), await small_hall.guest("Bob")
    seats = (SeatPlan("me"), SeatPlan(), SeatPlan())
    code = await small_hall.manager.lobby.open(ann, NewTable("bohnanza", seats))

    assert 2 == await small_hall.manager.lobby.sit(code, bob, 2)
    assert 2 == await small_hall.manager.lobby.sit(code, bob, 1)


async def test_one_may_leave_before_the_game(small_hall: Hall) -> None:
    """And the seat is open again."""
    ann, bob = await small_hall.guest("Ann"), await small_hall.guest("Bob")
    seats = (SeatPlan("me"), SeatPlan(), SeatPlan())
    code = await small_hall.manager.lobby.open(ann, NewTable("bohnanza", seats))
    await small_hall.manager.lobby.sit(code, bob, None)

    await small_hall.manager.lobby.get_up(code, bob)

    assert "open" == (await small_hall.info(code)).seats[1].kind


async def test_the_host_fills_seats_with_bots(small_hall: Hall) -> None:
    """Nobody else may."""
    ann, bob = await small_hall.guest("Ann"), await small_hall.guest("Bob")
    code = await small_hall.manager.lobby.open(ann, NewTable("bohnanza", THREE))
    with pytest.raises(Illegal, match="host of this table"):
        await small_hall.manager.lobby.set_seat(code, bob, 1, "random")

    await small_hall.manager.lobby.set_seat(code, ann, 1, "random")

    assert "playing" == (await small_hall.info(code)).state


async def test_private_tables_are_not_listed(hall: Hall) -> None:
    """Whoever has the code finds them all the same."""
    ann = await hall.guest("Ann")
    private = await hall.manager.lobby.open(ann, NewTable("bohnanza", THREE))
    public = await hall.manager.lobby.open(ann, NewTable("bohnanza", THREE, public=True))

    listed = await tables.public_tables(hall.manager.database)

    assert [public] == [table.code for table in listed]
    assert private == (await hall.info(private)).code


@pytest.mark.parametrize(
    "plan",
    [
        NewTable("chess", THREE),
        NewTable("bohnanza", THREE[:2]),
        NewTable("bohnanza", THREE, options={"lone_bean": "never"}),
        NewTable("bohnanza", THREE, options={"sugar": True}),
        NewTable("bohnanza", (SeatPlan("me"), SeatPlan("me"), SeatPlan())),
        NewTable("bohnanza", (SeatPlan("me"), SeatPlan("bot", "nobody"), SeatPlan())),
        NewTable("bohnanza", (SeatPlan("me"), SeatPlan("bot", "farmer:hasty"), SeatPlan())),
        NewTable("bohnanza", (SeatPlan("me"), SeatPlan("bot", "farmer:noise=9"), SeatPlan())),
        NewTable("bohnanza", (SeatPlan("me"), SeatPlan("bot", "os.path:join"), SeatPlan())),
    ],
)
async def test_a_bad_table_is_refused(small_hall: Hall, plan: NewTable) -> None:
    """Games, seats, options and bots are checked when the table is made."""
    with pytest.raises(Illegal):
        await small_hall.manager.lobby.open(await small_hall.guest(), plan)


@pytest.mark.parametrize("game", [entry.id for entry in catalogue.games()])
async def test_five_characters_can_be_seated(game: str) -> None:
    """Each has a name and a sentence of its own in every language, and plays every game."""
    assert 5 == len(CHARACTERS)
    for language in LANGUAGES:
        known = {level.name: level for level in levels(language)}
        shown = [known[name] for name in CHARACTERS]
        assert 5 == len({level.title for level in shown}) == len({level.about for level in shown})
        assert not [level for level in shown if ":" in level.title or not level.about]
    assert list(CHARACTERS) == [check_level(name, game) for name in CHARACTERS]


async def test_the_seal_belongs_to_the_seed(small_hall: Hall) -> None:
    """The hash is shown from the beginning; every deal has 256 bits of its own."""
    small_hall.manager.lobby.seeds = type(small_hall.manager.lobby)(
        small_hall.manager.database, small_hall.hands.now, Config()
    ).seeds
    ann = await small_hall.guest()
    codes = [await small_hall.manager.lobby.quick(ann, QuickGame("bohnanza")) for _ in range(3)]
    seeds = [(await tables.deal_of(small_hall.manager.database, code))[0] for code in codes]

    assert 3 == len(set(seeds))
    assert {64} == {len(seed) for seed in seeds}
    assert seal(seeds[0]) == (await small_hall.info(codes[0])).seal


async def test_players_mix_words_into_the_seed(hall: Hall) -> None:
    """What they say after the seal was shown deals other cards, and the seal still holds."""
    lobby, database = hall.manager.lobby, hall.manager.database
    ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
    plan = NewTable("bohnanza", (SeatPlan("me"), SeatPlan(), SeatPlan("bot")))
    code = await lobby.open(ann, plan)
    sealed = (await hall.info(code)).seal
    secret = (await tables.deal_of(database, code))[0]

    await lobby.mix_in(code, ann, "blue moon")
    with pytest.raises(Illegal, match="do not sit"):
        await lobby.mix_in(code, bob, "too early")
    with pytest.raises(Illegal, match="40 visible letters"):
        await lobby.mix_in(code, ann, "two\nlines")
    shown = await hall.manager.change(code)
    await lobby.sit(code, bob, None, "turnip")
    with pytest.raises(Illegal, match="already begun"):
        await lobby.mix_in(code, ann, "too late")
    seed = (await tables.deal_of(database, code))[0]

    assert "blue moon" == shown.seats[0].word
    assert f"{secret}\nblue moon\nturnip" == seed
    assert sealed == seal(seed) == seal(secret)
    assert ["blue moon", "turnip"] == words_of(seed)
    assert catalogue.new("bohnanza", 3, seed).piles != catalogue.new("bohnanza", 3, secret).piles


async def test_whoever_gets_up_takes_the_word_along(small_hall: Hall) -> None:
    """Only those who play say what goes into the seed."""
    lobby = small_hall.manager.lobby
    ann, bob = await small_hall.guest("Ann"), await small_hall.guest("Bob")
    plan = NewTable("bohnanza", (SeatPlan("me"), SeatPlan(), SeatPlan()))
    code = await lobby.open(ann, plan)
    await lobby.sit(code, bob, 1, "turnip")

    await lobby.get_up(code, bob)

    assert ["", "", ""] == [who.word for who in (await small_hall.manager.change(code)).seats]


async def test_a_rematch_is_opened_once(hall: Hall) -> None:
    """Whoever asks first opens it; all get the same code, and sit already."""
    people = await hall.table(people=2, bots=1)
    await hall.play_on(people[0].code, people)
    await hall.hands.advance(1)

    for player in people:
        assert (await player.send(Rematch(player.number()))).ok

    codes = {player.last(Changed).table.rematch for player in people}
    assert 1 == len(codes)
    again = await hall.info(codes.pop())
    assert "playing" == again.state
    assert [p.visitor.id for p in people] == [who.person for who in again.seats[:2]]


async def test_nobody_opens_too_many_tables(sqlite: str) -> None:
    """Those that have begun count too, and those of bots alone; the next day has its own."""
    bots = (SeatPlan("bot"), SeatPlan("bot"), SeatPlan("bot"))
    async with opened(sqlite, tables_per_person=3) as hall:
        ann, lobby = await hall.guest(), hall.manager.lobby
        for seats in (THREE, bots, (SeatPlan("me"), *bots)):
            await lobby.open(ann, NewTable("bohnanza", seats))

        with pytest.raises(Illegal, match="3 tables"):
            await lobby.quick(ann, QuickGame("bohnanza"))

        await hall.hands.advance(86_400)
        assert await lobby.quick(ann, QuickGame("bohnanza"))


async def test_finished_tables_do_not_count(sqlite: str) -> None:
    """Whoever plays to the end may play as often as there is time."""
    async with opened(sqlite, tables_per_person=1) as hall:
        people = await hall.table()
        ann, code = people[0].visitor, people[0].code
        with pytest.raises(Illegal, match="1 tables"):
            await hall.manager.lobby.quick(ann, QuickGame("bohnanza"))

        await hall.play_on(code, people)
        await hall.hands.advance(1)

        assert await hall.manager.lobby.quick(ann, QuickGame("bohnanza"))


async def test_the_host_changes_the_table_while_it_waits(small_hall: Hall) -> None:
    """Who may come in and what counts; nobody else changes it, and nobody later."""
    ann, bob = await small_hall.guest("Ann"), await small_hall.guest("Bob")
    lobby = small_hall.manager.lobby
    code = await lobby.open(ann, NewTable("bohnanza", THREE))
    with pytest.raises(Illegal, match="host"):
        await lobby.change(code, bob, ChangeTable(public=True))

    await lobby.change(code, ann, ChangeTable(public=True, bots_welcome=True, rated=False))

    table = await tables.info(small_hall.manager.database, code)
    assert (True, True, False, True) == (
        table.public,
        table.bots_welcome,
        table.rated,
        table.chat,
    )
    await lobby.sit(code, bob, None)
    await small_hall.manager.start(code, ann)
    with pytest.raises(Illegal, match="begun"):
        await lobby.change(code, ann, ChangeTable(public=False))


async def test_the_host_sets_the_speed_at_any_time(small_hall: Hall) -> None:
    """While the table waits and while it plays; only the host, and the other clocks stay."""
    ann, bob = await small_hall.guest("Ann"), await small_hall.guest("Bob")
    lobby = small_hall.manager.lobby
    code = await lobby.open(ann, NewTable("bohnanza", THREE, clocks=Clocks(call=7)))
    await lobby.change(code, ann, ChangeTable(speed="calm"))
    await lobby.sit(code, bob, None)
    with pytest.raises(Illegal, match="host"):
        await lobby.change(code, bob, ChangeTable(speed="calm"))

    await lobby.change(code, ann, ChangeTable(speed="quick"))

    table = await tables.info(small_hall.manager.database, code)
    assert Clocks(call=7, speed="quick") == table.clocks


async def test_the_host_sends_somebody_away(small_hall: Hall) -> None:
    """The chair is free again; the host itself gets up only by leaving."""
    ann, bob = await small_hall.guest("Ann"), await small_hall.guest("Bob")
    lobby = small_hall.manager.lobby
    seats = (SeatPlan("me"), SeatPlan(), SeatPlan())
    code = await lobby.open(ann, NewTable("bohnanza", seats))
    await lobby.sit(code, bob, 1)

    await lobby.set_seat(code, ann, 1, "")

    assert "open" == (await small_hall.info(code)).seats[1].kind
    with pytest.raises(Illegal, match="taken"):
        await lobby.set_seat(code, ann, 0, "")


async def test_a_change_opens_no_room(small_hall: Hall) -> None:
    """Nobody has to be told, and nothing has to be played once more."""
    ann, bob = await small_hall.guest("Ann"), await small_hall.guest("Bob")
    manager, seats = small_hall.manager, (SeatPlan("me"), SeatPlan(), SeatPlan("bot"))
    code = await manager.lobby.open(ann, NewTable("bohnanza", seats))

    await manager.lobby.sit(code, bob, 1)
    begun = await manager.change(code)

    assert ("playing", "Bob") == (begun.state, begun.seats[1].name)
    assert {} == manager.rooms


async def test_the_host_closes_a_table_that_waits(hall: Hall) -> None:
    """Whoever is there is told; nobody else may, and not after the beginning."""
    ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
    lobby = hall.manager.lobby
    code = await lobby.open(ann, NewTable("bohnanza", THREE))
    waiting = Player(hall.manager, ann, code, "client-0")
    await waiting.come()
    with pytest.raises(Illegal, match="host"):
        await lobby.close(code, bob)

    await lobby.close(code, ann)
    hall.manager.shut(code)

    assert "table-closed" == waiting.last(Notice).code
    assert (True, 4404) == (waiting.subscriber.closed, waiting.subscriber.ending)
    with pytest.raises(Illegal, match="table"):
        await hall.manager.room(code)


async def test_tables_that_wait_in_vain_are_cleared(hall: Hall) -> None:
    """After two hours without anybody; by correspondence after two weeks."""
    ann = await hall.guest()
    lobby = hall.manager.lobby
    live, kept = [await lobby.open(ann, NewTable("bohnanza", THREE)) for _ in range(2)]
    letters = await lobby.open(ann, NewTable("bohnanza", THREE, pace="correspondence"))
    await Player(hall.manager, ann, kept, "client-0").come()
    await hall.hands.advance(7_300)

    await hall.manager.expire()

    assert {kept, letters} == {t.code for t in await tables.tables_of(lobby.database, ann.id)}
    with pytest.raises(Illegal):
        await tables.info(lobby.database, live)


async def test_a_room_that_opens_meanwhile_is_not_taken_for_closed(hall: Hall) -> None:
    """While it is looked which tables are no more, somebody comes to another one."""
    code = await hall.manager.lobby.open(await hall.guest(), NewTable("bohnanza", THREE))
    rooms: dict[str, None] = {}
    looking = asyncio.create_task(hall.manager.lobby.missing(rooms))
    await asyncio.sleep(0)  # the question is on its way

    rooms[code] = None

    assert [] == await looking


async def test_tables_with_people_are_not_pushed_off_the_list(hall: Hall) -> None:
    """Whoever opens a hundred tables sits at hardly any of them."""
    ann, eve = await hall.guest("Ann"), await hall.guest("Eve")
    mine = await hall.manager.lobby.open(ann, NewTable("bohnanza", THREE, public=True))
    await Player(hall.manager, ann, mine, "client-0").come()
    for _ in range(3):
        await hall.hands.advance(1)
        await hall.manager.lobby.open(eve, NewTable("bohnanza", THREE, public=True))
    there = [code for code, room in hall.manager.rooms.items() if room.present()]

    listed = await tables.public_tables(
        hall.manager.database,
        there=() if hall.manager.database.postgres else there,
        now=hall.hands.time,
    )

    assert (mine, 4) == (listed[0].code, len(listed))


async def test_public_tables_are_searched_and_paged(hall: Hall) -> None:
    """By game and by name; a hundred at a time."""
    ann, bob = await hall.guest("Ann"), await hall.guest("Bob%")
    lobby, database = hall.manager.lobby, hall.manager.database
    mine = await lobby.open(ann, NewTable("bohnanza", THREE, public=True))
    await hall.hands.advance(1)
    other = await lobby.open(bob, NewTable("high-bohn", THREE, public=True))

    assert [other] == [t.code for t in await tables.public_tables(database, "high-bohn")]
    assert [mine] == [t.code for t in await tables.public_tables(database, name="ann")]
    assert [other] == [t.code for t in await tables.public_tables(database, name="%")]
    assert [mine] == [t.code for t in await tables.public_tables(database, first=1)]
