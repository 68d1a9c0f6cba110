"""All routes of the server, with those that watch its health."""

from litestar import MediaType, Response, route
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import SQLAlchemyError

from higgle.server.http import (
    admin_routes,
    club_routes,
    daily_routes,
    history_routes,
    people_routes,
    puzzle_routes,
    sockets,
    static_files,
    table_routes,
)
from higgle.server.http.auth import WebRequest, limiter_of, manager_of


@route("/healthz", http_method=["GET", "HEAD"], include_in_schema=False)
async def alive(request: WebRequest) -> Response[str]:
    """The process answers."""
    return Response("ok\n", media_type=MediaType.TEXT)


@route("/readyz", http_method=["GET", "HEAD"], include_in_schema=False)
async def ready(request: WebRequest) -> Response[str]:
    """The database answers, and the server is not about to stop."""
    manager = manager_of(request)
    try:
        await manager.database.check()
    except (SQLAlchemyError, OSError):
        return Response("no database\n", media_type=MediaType.TEXT, status_code=503)
    if manager.stopping:
        return Response("stopping\n", media_type=MediaType.TEXT, status_code=503)
    return Response("ok\n", media_type=MediaType.TEXT)


@route("/metrics", http_method=["GET", "HEAD"], include_in_schema=False)
async def metrics(request: WebRequest) -> Response[bytes]:
    """Numbers for Prometheus."""
    manager, sockets = manager_of(request), limiter_of(request).sockets
    found = manager.metrics
    found.tables.set(len(manager.rooms))
    found.listeners.set(sum(len(room.subscribers) for room in manager.rooms.values()))
    found.lines.set(sum(n for name, n in sockets.items() if name.startswith("address ")))
    return Response(found.text(), media_type=CONTENT_TYPE_LATEST)


ROUTES = [
    *people_routes.ROUTES,
    *table_routes.ROUTES,
    *history_routes.ROUTES,
    *daily_routes.ROUTES,
    *admin_routes.ROUTES,
    *club_routes.ROUTES,
    *puzzle_routes.ROUTES,
    *sockets.ROUTES,
    alive,
    ready,
    metrics,
    *static_files.ROUTES,
]
