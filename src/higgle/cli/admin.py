"""The commands of `higgle admin`: they act on the database of a running server."""

import asyncio
import getpass
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import msgspec
from cyclopts import App, Parameter
from rich.table import Table as Grid

from higgle.cli.arguments import FAILED, Terminal, choose_language, print_json, strip_control
from higgle.core import require
from higgle.extras import Extra
from higgle.i18n import say

if TYPE_CHECKING:
    from higgle.protocol.admin import KnownPerson, ModerationKind, PlayerReport, TableSummary
    from higgle.server.admin import Admin
    from higgle.server.config import Config
    from higgle.server.store.database import Database

T = TypeVar("T")
Where = Annotated[str | None, Parameter(help="A file for SQLite, or `postgresql://…`.")]
Settings = Annotated[Path | None, Parameter(help="The TOML file of the server.")]
Json = Annotated[bool, Parameter(help="Print JSON.")]
Why = Annotated[str, Parameter(help="The reason, for the audit log.")]
Person = Annotated[str, Parameter(help="The person's name, or an id that `admin people` lists.")]
NewName = Annotated[str, Parameter(help="The new name.")]
Account = Annotated[str, Parameter(help="The name of the account.")]
Days = Annotated[float, Parameter(help="How many days.")]
Search = Annotated[str, Parameter(help="Part of a name, or an id.")]
State = Annotated[str, Parameter(help="`open`, `playing` or `over`.")]
Code = Annotated[str, Parameter(help="The code of the table.")]
Report = Annotated[int, Parameter(help="The number of the report in `admin reports`.")]
Target = Annotated[str, Parameter(help="The empty database, `postgresql://…`.")]
MINUTES = "%Y-%m-%d %H:%M"


@Parameter(name="*")
@dataclass(frozen=True)
class Place:
    """Where the data of a server lie."""

    database: Where = None
    config: Settings = None

    def settings(self) -> "Config":
        """The settings of the server."""
        with Extra("server"):
            from higgle.server.config import settings
        return settings(self.config, flags={"database": self.database})


HERE = Place()


def ask_admin(wish: "Callable[[Admin], Awaitable[T]]", place: Place) -> T:
    """Open the database of a server and return what an admin operation answers."""
    with Extra("server"):
        from higgle.server.admin import Admin
        from higgle.server.store.database import Database, explain_failures, newest, version
    chosen = place.settings()

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


def moderate(
    deed: "ModerationKind",
    about: str,
    why: str,
    place: Place,
    days: float = 0.0,
    name: str | None = None,
) -> None:
    """Do what an admin does, and print what was done."""
    with Extra("server"):
        from higgle.protocol.admin import Moderation
    wish = Moderation(deed, about, why, days, name)
    language = choose_language(None)
    print(strip_control(ask_admin(lambda admin: admin.moderate(wish, language), place)))


async def check_exists(store: "Database") -> None:
    """Refuse a missing SQLite file, which connecting would create."""
    if not store.postgres:
        file = Path(str(store.url.database))
        require(await asyncio.to_thread(file.is_file), "no-database", file=str(file))


def time_text(at: float) -> str:
    """Format a time, in UTC."""
    return datetime.fromtimestamp(at, UTC).strftime(MINUTES) if at else ""


def print_list(
    found: Sequence[T],
    row: Callable[[T], tuple[str, ...]],
    json: bool,
    nothing: str = "cli-nothing",
) -> None:
    """Print things as rows or as JSON, or say that there are none."""
    if json:
        print_json(found)
    elif not found:
        print(say(nothing, choose_language(None)))
    else:
        grid = Grid(box=None, show_header=False, padding=(0, 2))
        for one in found:
            grid.add_row(*map(strip_control, row(one)))
        Terminal().print(grid, highlight=False, markup=False)


def people(search: Search = "", /, *, json: Json = False, place: Place = HERE) -> None:
    """List people by name or id, newest first."""
    found = ask_admin(lambda steward: steward.people(search), place)
    print_list(found, person_row, json, "cli-nobody")


def person_row(one: "KnownPerson") -> tuple[str, ...]:
    """A person as a row, with what is forbidden to them."""
    muted = f"muted until {time_text(one.muted)}" if one.muted > time.time() else ""
    state = "banned" if one.barred else "admin" if one.admin else muted
    return one.id, one.name, one.kind, time_text(one.created), state


def tables(state: State = "", /, *, json: Json = False, place: Place = HERE) -> None:
    """List tables, newest first; `open`, `playing` or `over` filters them."""
    found = ask_admin(lambda steward: steward.tables(state), place)
    print_list(found, table_row, json)


def table_row(one: "TableSummary") -> tuple[str, ...]:
    """A table as a row."""
    names = ", ".join(one.names)
    return one.code, one.game, one.state, one.pace, time_text(one.created), names


def mute(
    person: Person,
    /,
    *,
    days: Days = 7.0,
    why: Why = "",
    place: Place = HERE,
) -> None:
    """Mute somebody for some days; `--days 0` lifts it."""
    moderate("mute", person, why, place, days=days)


def ban(person: Person, /, *, why: Why = "", place: Place = HERE) -> None:
    """Ban an account or guest."""
    moderate("ban", person, why, place)


def unban(person: Person, /, *, why: Why = "", place: Place = HERE) -> None:
    """Lift a ban."""
    moderate("unban", person, why, place)


def rename(
    person: Person,
    name: NewName,
    /,
    *,
    why: Why = "",
    place: Place = HERE,
) -> None:
    """Rename somebody."""
    moderate("rename", person, why, place, name=name)


def password(name: Account, /, *, why: Why = "", place: Place = HERE) -> None:
    """Set and print a new password; log the account out everywhere."""
    moderate("password", name, why, place)


def appoint(name: Account, /, *, why: Why = "", place: Place = HERE) -> None:
    """Let an account moderate in the browser, at `/admin`."""
    ask_admin(lambda admin: admin.appoint(name, on=True, why=why), place)
    print(say("cli-appointed", choose_language(None), name=name))


def dismiss(name: Account, /, *, why: Why = "", place: Place = HERE) -> None:
    """Withdraw an account's right to moderate in the browser."""
    ask_admin(lambda admin: admin.appoint(name, on=False, why=why), place)
    print(say("cli-dismissed", choose_language(None), name=name))


def delete(person: Person, /, *, why: Why = "", place: Place = HERE) -> None:
    """Delete somebody; their games stay, without the name."""

    async def wish(admin: "Admin") -> str:
        known = await admin.find(person)
        await admin.delete(known.id, why)
        return known.name

    name = ask_admin(wish, place)
    print(strip_control(say("cli-deleted", choose_language(None), name=name)))


def close(code: Code, /, *, why: Why = "", place: Place = HERE) -> None:
    """Close a table and end its game."""
    moderate("close", code, why, place)


def export(person: Person, /, *, place: Place = HERE) -> None:
    """Print everything stored about somebody, as JSON."""
    with Extra("server"):
        from higgle.live.clocks import Timers
        from higgle.server import history
        from higgle.server.accounts.people import People
        from higgle.server.notify.queue import Mailer
    chosen = place.settings()

    async def wish(steward: "Admin") -> bytes:
        known = await steward.find(person)
        store = steward.database
        somebody = People(store, time.time, chosen.sessions_days)
        letters = await Mailer(chosen, store, Timers()).letters_of(known.id)
        visitor = await somebody.by_id(known.id)
        return msgspec.json.encode(await history.load_export(store, somebody, visitor, letters))

    found = ask_admin(wish, place)
    sys.stdout.write(msgspec.json.format(found).decode() + "\n")


def reports(*, json: Json = False, place: Place = HERE) -> None:
    """List players' reports, newest first."""
    found = ask_admin(lambda steward: steward.reports(), place)
    print_list(found, report_row, json)


def report_row(one: "PlayerReport") -> tuple[str, ...]:
    """A report as a row."""
    said = (one.about, one.name, one.words, f"by {one.person}")
    return str(one.id), time_text(one.at), *said


def check(*, json: Json = False, place: Place = HERE) -> None:
    """Check the logs of all tables, and list tampered ones with their last good step."""
    found = ask_admin(lambda steward: steward.changed_logs(), place)
    print_list(found, lambda one: (one.code, str(one.step)), json, "cli-logs-whole")
    if found:
        raise SystemExit(FAILED)


def move(target: Target, /, *, place: Place = HERE) -> None:
    """Copy the SQLite file into an empty PostgreSQL database. Stop the server first."""
    with Extra("server"):
        from higgle.server.admin import copy_database
        from higgle.server.config import Config
        from higgle.server.store.database import Database, explain_failures
    chosen, wanted = place.settings(), Config(database=target)

    async def run() -> int:
        source, goal = Database(chosen.database_url()), Database(wanted.database_url())
        try:
            require(goal.postgres and not source.postgres, "move-where")
            await check_exists(source)
            return await copy_database(source, goal)
        finally:
            await source.close()
            await goal.close()

    with explain_failures():
        print(f"{asyncio.run(run())} rows")


def settle(report: Report, /, *, why: Why = "", place: Place = HERE) -> None:
    """Close a report."""
    moderate("settle", str(report), why, place)


def log(*, json: Json = False, place: Place = HERE) -> None:
    """List admin actions, newest first."""
    found = ask_admin(lambda steward: steward.deeds(), place)
    print_list(found, lambda one: (time_text(one.at), one.who, one.deed, one.about, one.why), json)


admin = App(
    name="admin",
    help="Moderate a server: people, tables, reports, audit log.",
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
    appoint,
    dismiss,
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
