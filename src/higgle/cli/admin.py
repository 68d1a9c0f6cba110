"""The commands of `higgle admin`: for whoever hosts, in the database, while the server runs."""

import asyncio
import getpass
import sys
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
from cyclopts import App, Parameter
from rich.console import Console
from rich.table import Table as Grid

from higgle.cli.tongue import spoken
from higgle.core import require
from higgle.i18n import say
from higgle.server.config import Config, settings
from higgle.server.live.alarms import Alarms
from higgle.server.live.mailer import Mailer
from higgle.server.store import mover, profiles
from higgle.server.store.database import Database, in_a_sentence, newest, version
from higgle.server.store.people import People
from higgle.server.store.steward import Steward

T = TypeVar("T")
Where = Annotated[str | None, Parameter(help="A file for SQLite, or `postgresql://…`.")]
Settings = Annotated[Path | None, Parameter(help="The TOML file of the server.")]
Why = Annotated[str, Parameter(help="The reason, for the audit log.")]
MINUTES = "%Y-%m-%d %H:%M"


def asked(wish: Callable[[Steward], Awaitable[T]], database: str | None, config: Path | None) -> T:
    """What the steward answers."""
    chosen = settings(config, flags={"database": database})

    async def run() -> T:
        store = Database(chosen.database_url())
        try:
            await there(store)
            async with store.reading() as connection:
                require(await connection.run_sync(version) == newest(), "other-database")
            return await wish(Steward(store, time.time, getpass.getuser()[:64]))
        finally:
            await store.close()

    with in_a_sentence():
        return asyncio.run(run())


async def there(store: Database) -> None:
    """A file is never made by looking for it."""
    if not store.postgres:
        file = Path(str(store.url.database))
        require(await asyncio.to_thread(file.is_file), "no-database", file=str(file))


def moment(at: float) -> str:
    """A time, as one reads it."""
    return datetime.fromtimestamp(at, UTC).strftime(MINUTES) if at else ""


def printed(*rows: tuple[str, ...], nothing: str = "cli-nothing") -> None:
    """Rows beside each other, or in words that there are none."""
    if not rows:
        print(say(nothing, spoken(None)))
        return
    grid = Grid(box=None, show_header=False, padding=(0, 2))
    for row in rows:
        grid.add_row(*map(harmless, row))
    Console().print(grid, highlight=False, markup=False)


def harmless(words: str) -> str:
    """What strangers wrote, without signs that a terminal would obey."""
    return "".join(letter if letter.isprintable() else " " for letter in words)


def people(search: str = "", /, *, database: Where = None, config: Settings = None) -> None:
    """List people by name or id, newest first."""
    found = asked(lambda steward: steward.people(search), database, config)
    printed(
        *[
            (
                one.id,
                one.name,
                one.kind,
                moment(one.created),
                "banned"
                if one.barred
                else f"muted until {moment(one.muted)}"
                if one.muted > time.time()
                else "",
            )
            for one in found
        ],
        nothing="cli-nobody",
    )


def tables(state: str = "", /, *, database: Where = None, config: Settings = None) -> None:
    """List tables, newest first; `open`, `playing` or `over` alone if said."""
    found = asked(lambda steward: steward.tables(state), database, config)
    printed(
        *[
            (one.code, one.game, one.state, one.pace, moment(one.created), ", ".join(one.names))
            for one in found
        ]
    )


def mute(
    person: str,
    /,
    *,
    days: float = 7.0,
    why: Why = "",
    database: Where = None,
    config: Settings = None,
) -> None:
    """Let somebody say nothing for some days; `--days 0` lets them speak again."""
    asked(lambda steward: steward.mute(person, days, why), database, config)


def ban(person: str, /, *, why: Why = "", database: Where = None, config: Settings = None) -> None:
    """Let an account or a guest not come in again."""
    asked(lambda steward: steward.bar(person, why), database, config)


def unban(
    person: str, /, *, why: Why = "", database: Where = None, config: Settings = None
) -> None:
    """Let somebody come in again."""
    asked(lambda steward: steward.let_in(person, why), database, config)


def rename(
    person: str,
    name: str,
    /,
    *,
    why: Why = "",
    database: Where = None,
    config: Settings = None,
) -> None:
    """Give somebody another name."""
    asked(lambda steward: steward.rename(person, name, why), database, config)


def password(
    name: str, /, *, why: Why = "", database: Where = None, config: Settings = None
) -> None:
    """Print a new password for an account, once; every browser of theirs is logged out."""
    new = asked(lambda steward: steward.password(name, why), database, config)
    print(say("cli-password", spoken(None), name=name, password=new))


def delete(
    person: str, /, *, why: Why = "", database: Where = None, config: Settings = None
) -> None:
    """Forget somebody; the games stay, with nobody's name in them."""
    asked(lambda steward: steward.delete(person, why), database, config)


def close(code: str, /, *, why: Why = "", database: Where = None, config: Settings = None) -> None:
    """Close a table, whatever was played there."""
    asked(lambda steward: steward.close(code.upper(), why), database, config)


def export(person: str, /, *, database: Where = None, config: Settings = None) -> None:
    """Print everything that is kept of somebody, as JSON."""
    chosen = settings(config, flags={"database": database})

    async def wish(steward: Steward) -> bytes:
        known = await steward.people(person)
        require([one for one in known if one.id == person], "unknown-person")
        store = steward.database
        somebody = People(store, time.time, chosen.sessions_days)
        letters = await Mailer(chosen, store, Alarms()).letters_of(person)
        visitor = await somebody.by_id(person)
        return msgspec.json.encode(await profiles.export(store, somebody, visitor, letters))

    found = asked(wish, database, config)
    sys.stdout.write(msgspec.json.format(found).decode() + "\n")


def reports(*, database: Where = None, config: Settings = None) -> None:
    """List what players have reported about others, newest first."""
    found = asked(lambda steward: steward.reports(), database, config)
    printed(
        *[
            (str(one.id), moment(one.at), one.about, one.name, one.words, f"by {one.person}")
            for one in found
        ]
    )


def check(*, database: Where = None, config: Settings = None) -> None:
    """Look through the logs of all tables, and list those that were changed, with the last step
    that is right."""
    found = asked(lambda steward: steward.changed_logs(), database, config)
    printed(*[(code, str(step)) for code, step in found], nothing="cli-logs-whole")


def move(target: str, /, *, database: Where = None, config: Settings = None) -> None:
    """Copy everything from the SQLite file into an empty PostgreSQL; the server must be stopped."""
    chosen, wanted = settings(config, flags={"database": database}), Config(database=target)

    async def run() -> int:
        source, goal = Database(chosen.database_url()), Database(wanted.database_url())
        try:
            require(goal.postgres and not source.postgres, "move-where")
            await there(source)
            return await mover.move(source, goal)
        finally:
            await source.close()
            await goal.close()

    with in_a_sentence():
        print(f"{asyncio.run(run())} rows")


def settle(
    report: int, /, *, why: Why = "", database: Where = None, config: Settings = None
) -> None:
    """Forget a report that has been dealt with."""
    asked(lambda steward: steward.settle(report, why), database, config)


def log(*, database: Where = None, config: Settings = None) -> None:
    """List what was done by whoever hosts, newest first."""
    found = asked(lambda steward: steward.deeds(), database, config)
    printed(*[(moment(one.at), one.who, one.deed, one.about, one.why) for one in found])


admin = App(
    name="admin",
    help="Keep house on a server: people, tables, reports, and what was done.",
    help_format="plaintext",
)
for command in (
    people,
    tables,
    mute,
    ban,
    unban,
    rename,
    password,
    delete,
    close,
    export,
    reports,
    settle,
    log,
    check,
    move,
):
    admin.command(command)
