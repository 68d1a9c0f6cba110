"""The lobby: tables are opened, found, joined and left, and begin when somebody starts them."""

import asyncio

import pytest

from higgle import catalogue
from higgle.core import Illegal, seal, words_of
from higgle.i18n import LANGUAGES
from higgle.live.bot_levels import CHARACTERS, check_level, levels
from higgle.live.opening import normalize_code
from higgle.protocol.messages import Changed, Clocks, Notice, Rematch, Welcome
from higgle.protocol.tables import ChangeTable, NewTable, QuickGame, SeatPlan
from higgle.server.config import Config
from higgle.server.history import load_evening
from higgle.server.lobby import table_list
from tests.server.hall import Hall, Player, opened

pytestmark = pytest.mark.anyio
THREE = (SeatPlan("me"), SeatPlan(), SeatPlan("bot"))


async def table_for_two(hall: Hall, public: bool = False) -> tuple[Player, Player]:
    """Ann has set a table for Bob and a bot; both are there, Bob came last."""
    ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
    code = await hall.manager.lobby.open(ann, NewTable("bohnanza", THREE, public=public))
    host = Player(hall.manager, ann, code, "client-0")
    await host.come()
    await hall.manager.lobby.sit(code, bob, None)
    await hall.manager.change(code)
    guest = Player(hall.manager, bob, code, "client-1")
    await guest.come()
    return host, guest


async def test_a_table_that_is_opened_full_begins_at_once(small_hall: Hall) -> None:
    """Whoever opens it has pressed the button."""
    ann = await small_hall.guest("Ann")
    code = await small_hall.manager.lobby.quick(ann, QuickGame("bohnanza"))

    assert "playing" == (await table_list.info(small_hall.manager.database, code)).state


@pytest.mark.parametrize("public", [True, False])
async def test_a_game_begins_when_somebody_starts_it(hall: Hall, public: bool) -> None:
    """A full row of chairs begins nothing; the host alone starts, once, and it is counted down."""
    host, guest = await table_for_two(hall, public=public)
    manager, code = hall.manager, host.code
    assert "open" == (await manager.change(code)).state
    with pytest.raises(Illegal, match="host"):
        await manager.start(code, guest.visitor)
    assert [host.visitor.id] == host.last(Changed).table.starters
    await manager.lobby.set_ready(code, guest.visitor, True)

    await manager.start(code, host.visitor)

    told = guest.last(Changed).table
    assert ("open", hall.hands.time + 3) == (told.state, told.starts)
    await hall.hands.advance(2.9)
    assert "open" == (await hall.info(code)).state
    await hall.hands.advance(0.2)
    assert "playing" == host.last(Changed).table.state
    assert host.last(Welcome).scene is not None
    with pytest.raises(Illegal, match="begun"):
        await manager.start(code, host.visitor)


async def test_whoever_is_not_ready_has_longer_and_may_say_wait(hall: Hall) -> None:
    """Five seconds are counted; a word ends that, and the host may start again."""
    host, guest = await table_for_two(hall)
    manager, code = hall.manager, host.code
    assert [True, False, True] == [who.ready for who in (await hall.info(code)).seats]

    await manager.start(code, host.visitor)
    assert hall.hands.time + 5 == (await hall.info(code)).starts
    await manager.lobby.set_ready(code, guest.visitor, False)
    await manager.change(code)
    await hall.hands.advance(60)
    assert ("open", 0) == ((await hall.info(code)).state, (await hall.info(code)).starts)

    await manager.start(code, host.visitor)
    await hall.hands.advance(5)
    assert "playing" == (await hall.info(code)).state


async def test_a_change_of_what_is_agreed_takes_back_all_marks(small_hall: Hall) -> None:
    """Nobody is held to what they have not read; the start that is counted down is off too."""
    host, guest = await table_for_two(small_hall)
    lobby, code = small_hall.manager.lobby, host.code
    await lobby.set_ready(code, guest.visitor, True)
    await small_hall.manager.start(code, host.visitor)

    await lobby.change(code, host.visitor, ChangeTable(rated=False))

    now = await table_list.info(lobby.database, code)
    assert ([True, False, True], 0) == ([who.ready for who in now.seats], now.starts)


async def test_only_who_sits_at_a_table_that_waits_is_ready(small_hall: Hall) -> None:
    """Spectators have no say, and a game that has begun asks nobody."""
    host, _ = await table_for_two(small_hall)
    lobby = small_hall.manager.lobby
    with pytest.raises(Illegal, match="sit"):
        await lobby.set_ready(host.code, await small_hall.guest("Cyd"), True)
    await lobby.start(host.code)
    with pytest.raises(Illegal, match="begun"):
        await lobby.set_ready(host.code, host.visitor, True)


async def test_a_host_who_tries_bots_has_started_nothing(small_hall: Hall) -> None:
    """A bot on the last free chair begins no game; alone among bots the host starts at once."""
    ann = await small_hall.guest("Ann")
    lobby = small_hall.manager.lobby
    code = await lobby.open(ann, NewTable("bohnanza", THREE))

    await lobby.set_seat(code, ann, 1, "random")

    assert "open" == (await table_list.info(lobby.database, code)).state
    assert "playing" == (await small_hall.manager.start(code, ann)).state


@pytest.mark.parametrize("typed", ["abcd efgh", " ABCD-EFGH ", "ab cd\N{EN DASH}ef\u00a0gh"])
def test_codes_are_read_as_people_say_them(typed: str) -> None:
    """With any blanks and dashes, in any case."""
    assert "ABCDEFGH" == normalize_code(typed)


async def test_no_two_at_a_table_have_the_same_name(small_hall: Hall) -> None:
    """From sitting down to the end; a name said later is heard at the tables that wait."""
    host, guest = await table_for_two(small_hall)
    other = await small_hall.guest("ann")
    lobby = small_hall.manager.lobby
    code = await lobby.open(host.visitor, NewTable("bohnanza", (*THREE[:2], SeatPlan())))

    await lobby.sit(code, other, None)
    await small_hall.manager.rename(guest.visitor, "Ann", None)

    first, second = [await table_list.info(lobby.database, one) for one in (code, host.code)]
    assert ["Ann", "ann 2", ""] == [who.name for who in first.seats]
    assert ["Ann", "Ann 2"] == [who.name for who in second.seats][:2]
    assert "Ann 2" == guest.last(Changed).table.seats[1].name


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
    assert hall.hands.time + 5 == (await hall.manager.start(code, bob)).starts


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

    assert state == (await table_list.info(lobby.database, code)).state
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

    assert "random" == (await small_hall.info(code)).seats[1].bot


async def test_private_tables_are_not_listed(hall: Hall) -> None:
    """Whoever has the code finds them all the same."""
    ann = await hall.guest("Ann")
    private = await hall.manager.lobby.open(ann, NewTable("bohnanza", THREE))
    public = await hall.manager.lobby.open(ann, NewTable("bohnanza", THREE, public=True))

    listed = await table_list.public_tables(hall.manager.database)

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
    seeds = [(await table_list.deal_of(small_hall.manager.database, code))[0] for code in codes]

    assert 3 == len(set(seeds))
    assert {64} == {len(seed) for seed in seeds}
    assert seal(seeds[0]) == (await small_hall.info(codes[0])).seal


@pytest.mark.parametrize("game", catalogue.GAMES)
async def test_one_click_is_a_game_to_learn_by(small_hall: Hall, game: str) -> None:
    """Normal bots, not rated, with the coach; rated games against others are asked for."""
    lobby, ann = small_hall.manager.lobby, await small_hall.guest()

    easy = await small_hall.info(await lobby.quick(ann, QuickGame(game)))
    hard = await small_hall.info(await lobby.quick(ann, QuickGame(game, bot="expert", rated=True)))

    assert {"farmer"} == {who.bot for who in easy.seats if who.kind == "bot"}
    assert (False, True) == (easy.rated, easy.coach)
    assert {"expert"} == {who.bot for who in hard.seats if who.kind == "bot"}


async def test_players_mix_words_into_the_seed(hall: Hall) -> None:
    """What they say after the seal was shown deals other cards, and the seal still holds."""
    lobby, database = hall.manager.lobby, hall.manager.database
    ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
    plan = NewTable("bohnanza", (SeatPlan("me"), SeatPlan(), SeatPlan("bot")))
    code = await lobby.open(ann, plan)
    sealed = (await hall.info(code)).seal
    secret = (await table_list.deal_of(database, code))[0]

    await lobby.mix_in(code, ann, "blue moon")
    with pytest.raises(Illegal, match="do not sit"):
        await lobby.mix_in(code, bob, "too early")
    with pytest.raises(Illegal, match="40 visible letters"):
        await lobby.mix_in(code, ann, "two\nlines")
    shown = await hall.manager.change(code)
    await lobby.sit(code, bob, None, "turnip")
    await lobby.start(code)
    with pytest.raises(Illegal, match="already begun"):
        await lobby.mix_in(code, ann, "too late")
    seed = (await table_list.deal_of(database, code))[0]

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

    table = await table_list.info(small_hall.manager.database, code)
    assert (True, True, False, True) == (
        table.public,
        table.bots_welcome,
        table.rated,
        table.chat,
    )
    await lobby.sit(code, bob, None)
    await lobby.start(code)
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

    table = await table_list.info(small_hall.manager.database, code)
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
    await manager.lobby.start(code)
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

    assert {kept, letters} == {t.code for t in await table_list.tables_of(lobby.database, ann.id)}
    with pytest.raises(Illegal):
        await table_list.info(lobby.database, live)


@pytest.mark.parametrize(
    ("pace", "rated", "played", "gone"),
    [
        ("live", False, False, True),
        ("live", False, True, False),
        ("live", True, False, False),
        ("correspondence", False, False, False),
    ],
)
async def test_games_that_were_left_long_ago_are_forgotten(
    hall: Hall, pace: str, rated: bool, played: bool, gone: bool
) -> None:
    """After ninety days; those that run on by themselves end in another way."""
    [ann] = await hall.table(people=1, bots=2, pace=pace, rated=rated, members=True)
    await ann.act("plant 1")
    await ann.go()
    hall.hands.time += 80 * 86_400
    if played:
        await ann.come()
        await ann.act("pass")
        await ann.go()
    hall.hands.time += 15 * 86_400

    assert ([ann.code] if gone else []) == await hall.manager.lobby.expire(())


async def test_the_list_cannot_be_filled_by_one(small_hall: Hall) -> None:
    """Five tables of a person wait on it at a time, however they got there."""
    ann = await small_hall.guest()
    lobby = small_hall.manager.lobby
    hidden = await lobby.open(ann, NewTable("bohnanza", THREE))
    codes = [await lobby.open(ann, NewTable("bohnanza", THREE, public=True)) for _ in range(5)]

    with pytest.raises(Illegal, match="listed"):
        await lobby.open(ann, NewTable("bohnanza", THREE, public=True))
    with pytest.raises(Illegal, match="listed"):
        await lobby.change(hidden, ann, ChangeTable(public=True))
    await lobby.close(codes[0], ann)
    await lobby.change(hidden, ann, ChangeTable(public=True))


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

    listed = await table_list.public_tables(
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

    assert [other] == [t.code for t in await table_list.public_tables(database, "high-bohn")]
    assert [mine] == [t.code for t in await table_list.public_tables(database, name="ann")]
    assert [other] == [t.code for t in await table_list.public_tables(database, name="%")]
    assert [mine] == [t.code for t in await table_list.public_tables(database, first=1)]


async def test_the_first_game_of_a_title_leaves_more_time(small_hall: Hall) -> None:
    """Bots are calm until somebody has played a game of it to the end."""
    [ann] = await small_hall.table("kuhhandel", people=1, bots=1)
    lobby, wish = small_hall.manager.lobby, QuickGame("kuhhandel")
    assert "calm" == (await small_hall.info(await lobby.quick(ann.visitor, wish))).clocks.speed

    await small_hall.play_on(ann.code, [ann])
    await small_hall.hands.advance(5.0)

    assert "normal" == (await small_hall.info(await lobby.quick(ann.visitor, wish))).clocks.speed


async def test_the_games_of_an_evening_add_up(hall: Hall) -> None:
    """A rematch goes on with the score; the first game alone has none before it."""
    people = await hall.table(people=2, bots=1)
    await hall.play_on(people[0].code, people)
    await hall.hands.advance(1)
    for player in people:
        assert (await player.send(Rematch(player.number()))).ok
    first, code = people[0].code, people[0].last(Changed).table.rematch

    before = await load_evening(hall.manager.database, first)
    after = await load_evening(hall.manager.database, code)

    assert [first] == [game.code for game in before.games]
    assert before == after
    assert 1 == sum(player.wins for player in before.players)
    with pytest.raises(Illegal):
        await load_evening(hall.manager.database, "NOTABLE2")
