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

from higgle.cli.language import choose_language
from higgle.core import require
from higgle.i18n import say
from higgle.live.timers import Timers
from higgle.server.accounts.people import People
from higgle.server.admin import mover
from higgle.server.admin.admin import Admin
from higgle.server.config import Config, settings
from higgle.server.history import profiles
from higgle.server.notify.queue import Mailer
from higgle.server.store.database import Database, explain_failures, newest, version

T = TypeVar("T")
Where = Annotated[str | None, Parameter(help="A file for SQLite, or `postgresql://…`.")]
Settings = Annotated[Path | None, Parameter(help="The TOML file of the server.")]
Why = Annotated[str, Parameter(help="The reason, for the audit log.")]
MINUTES = "%Y-%m-%d %H:%M"


def ask_admin(
    wish: Callable[[Admin], Awaitable[T]], database: str | None, config: Path | None
) -> T:
    """Open the database of a server and return what an admin operation answers."""
    chosen = settings(config, flags={"database": database})

    async def run() -> T:
        store = Database(chosen.database_url())
        try:
            await check_exists(store)
            async with store.reading() as connection:
                require(await connection.run_sync(version) == newest(), "other-database")
            return await wish(Admin(store, time.time, getpass.getuser()[:64]))
        finally:
            await store.close()

    with explain_failures():
        return asyncio.run(run())


async def check_exists(store: Database) -> None:
    """Refuse a missing SQLite file, which connecting would create."""
    if not store.postgres:
        file = Path(str(store.url.database))
        require(await asyncio.to_thread(file.is_file), "no-database", file=str(file))


def time_text(at: float) -> str:
    """Format a time, in UTC."""
    return datetime.fromtimestamp(at, UTC).strftime(MINUTES) if at else ""


def print_rows(*rows: tuple[str, ...], nothing: str = "cli-nothing") -> None:
    """Print rows as a grid, or say that there are none."""
    if not rows:
        print(say(nothing, choose_language(None)))
        return
    grid = Grid(box=None, show_header=False, padding=(0, 2))
    for row in rows:
        grid.add_row(*map(strip_control, row))
    Console().print(grid, highlight=False, markup=False)


def strip_control(words: str) -> str:
    """Replace control characters in text from strangers, which a terminal would obey."""
    return "".join(letter if letter.isprintable() else " " for letter in words)


def people(search: str = "", /, *, database: Where = None, config: Settings = None) -> None:
    """List people by name or id, newest first."""
    found = ask_admin(lambda steward: steward.people(search), database, config)
    print_rows(
        *[
            (
                one.id,
                one.name,
                one.kind,
                time_text(one.created),
                "banned"
                if one.barred
                else f"muted until {time_text(one.muted)}"
                if one.muted > time.time()
                else "",
            )
            for one in found
        ],
        nothing="cli-nobody",
    )


def tables(state: str = "", /, *, database: Where = None, config: Settings = None) -> None:
    """List tables, newest first; `open`, `playing` or `over` alone if said."""
    found = ask_admin(lambda steward: steward.tables(state), database, config)
    print_rows(
        *[
            (
                one.code,
                one.game,
                one.state,
                one.pace,
                time_text(one.created),
                ", ".join(one.names),
            )
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
    ask_admin(lambda steward: steward.mute(person, days, why), database, config)


def ban(person: str, /, *, why: Why = "", database: Where = None, config: Settings = None) -> None:
    """Let an account or a guest not come in again."""
    ask_admin(lambda steward: steward.bar(person, why), database, config)


def unban(
    person: str, /, *, why: Why = "", database: Where = None, config: Settings = None
) -> None:
    """Let somebody come in again."""
    ask_admin(lambda steward: steward.let_in(person, why), database, config)


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
    ask_admin(lambda steward: steward.rename(person, name, why), database, config)


def password(
    name: str, /, *, why: Why = "", database: Where = None, config: Settings = None
) -> None:
    """Print a new password for an account, once; every browser of theirs is logged out."""
    new = ask_admin(lambda steward: steward.password(name, why), database, config)
    print(say("cli-password", choose_language(None), name=name, password=new))


def delete(
    person: str, /, *, why: Why = "", database: Where = None, config: Settings = None
) -> None:
    """Forget somebody; the games stay, with nobody's name in them."""
    ask_admin(lambda steward: steward.delete(person, why), database, config)


def close(code: str, /, *, why: Why = "", database: Where = None, config: Settings = None) -> None:
    """Close a table, whatever was played there."""
    ask_admin(lambda steward: steward.close(code.upper(), why), database, config)


def export(person: str, /, *, database: Where = None, config: Settings = None) -> None:
    """Print everything that is kept of somebody, as JSON."""
    chosen = settings(config, flags={"database": database})

    async def wish(steward: Admin) -> bytes:
        known = await steward.people(person)
        require([one for one in known if one.id == person], "unknown-person")
        store = steward.database
        somebody = People(store, time.time, chosen.sessions_days)
        letters = await Mailer(chosen, store, Timers()).letters_of(person)
        visitor = await somebody.by_id(person)
        return msgspec.json.encode(await profiles.export(store, somebody, visitor, letters))

    found = ask_admin(wish, database, config)
    sys.stdout.write(msgspec.json.format(found).decode() + "\n")


def reports(*, database: Where = None, config: Settings = None) -> None:
    """List what players have reported about others, newest first."""
    found = ask_admin(lambda steward: steward.reports(), database, config)
    print_rows(
        *[
            (str(one.id), time_text(one.at), one.about, one.name, one.words, f"by {one.person}")
            for one in found
        ]
    )


def check(*, database: Where = None, config: Settings = None) -> None:
    """Look through the logs of all tables, and list those that were changed, with the last step
    that is right."""
    found = ask_admin(lambda steward: steward.changed_logs(), database, config)
    print_rows(*[(code, str(step)) for code, step in found], nothing="cli-logs-whole")


def move(target: str, /, *, database: Where = None, config: Settings = None) -> None:
    """Copy everything from the SQLite file into an empty PostgreSQL; the server must be stopped."""
    chosen, wanted = settings(config, flags={"database": database}), Config(database=target)

    async def run() -> int:
        source, goal = Database(chosen.database_url()), Database(wanted.database_url())
        try:
            require(goal.postgres and not source.postgres, "move-where")
            await check_exists(source)
            return await mover.move(source, goal)
        finally:
            await source.close()
            await goal.close()

    with explain_failures():
        print(f"{asyncio.run(run())} rows")


def settle(
    report: int, /, *, why: Why = "", database: Where = None, config: Settings = None
) -> None:
    """Forget a report that has been dealt with."""
    ask_admin(lambda steward: steward.settle(report, why), database, config)


def log(*, database: Where = None, config: Settings = None) -> None:
    """List what was done by whoever hosts, newest first."""
    found = ask_admin(lambda steward: steward.deeds(), database, config)
    print_rows(*[(time_text(one.at), one.who, one.deed, one.about, one.why) for one in found])


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
