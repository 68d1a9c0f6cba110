"""Requests of admins: those whom whoever runs the server has named with `higgle admin appoint`."""

from litestar import get, post
from litestar.params import FromQuery, JSONBody

from higgle.core import Illegal
from higgle.protocol.admin import (
    AuditEntry,
    ChangedLog,
    KnownPerson,
    Moderated,
    Moderation,
    PlayerReport,
    TableSummary,
)
from higgle.server.admin import Admin
from higgle.server.http.auth import WebRequest, language_of, limiter_of, manager_of, who
from higgle.server.rooms.manager import RoomManager


async def admin_of(request: WebRequest) -> Admin:
    """The admin who asks, in an own browser; programs with a token are none."""
    visitor = await who(request)
    if not visitor.admin:
        raise Illegal("admin-only")
    manager = manager_of(request)
    return Admin(manager.database, manager.now, f"{visitor.name} {visitor.id}")


@get("/api/admin/people")
async def known_people(request: WebRequest, search: FromQuery[str] = "") -> list[KnownPerson]:
    """People by name or id, newest first."""
    return await (await admin_of(request)).people(search)


@get("/api/admin/tables")
async def all_tables(request: WebRequest) -> list[TableSummary]:
    """Tables, newest first, with who sits there."""
    return await (await admin_of(request)).tables()


@get("/api/admin/reports")
async def player_reports(request: WebRequest) -> list[PlayerReport]:
    """What players have reported about others, newest first."""
    return await (await admin_of(request)).reports()


@get("/api/admin/log")
async def audit_log(request: WebRequest) -> list[AuditEntry]:
    """What admins did, newest first."""
    return await (await admin_of(request)).deeds()


@post("/api/admin/check", status_code=200)
async def check_logs(request: WebRequest) -> list[ChangedLog]:
    """Read the logs of all tables, and list those that were changed afterwards."""
    admin = await admin_of(request)
    limiter_of(request).checks.spend("all")
    return await admin.changed_logs()


@post("/api/admin/moderate", status_code=200)
async def moderate(request: WebRequest, data: JSONBody[Moderation]) -> Moderated:
    """Do something to a person, a table or a report; what was done, in words."""
    admin, manager = await admin_of(request), manager_of(request)
    await admin.need_no_admin(data)
    text = await admin.moderate(data, language_of(request))
    await show(manager, data)
    return Moderated(text)


async def show(manager: RoomManager, done: Moderation) -> None:
    """Open lines and tables notice at once."""
    match done.deed:
        case "ban" | "password":
            await manager.close_dead_lines()
        case "close":
            await manager.hear("table", done.about.upper())
        case "mute" | "rename":
            await manager.catch_up()


ROUTES = [
    known_people,
    all_tables,
    player_reports,
    audit_log,
    check_logs,
    moderate,
]
