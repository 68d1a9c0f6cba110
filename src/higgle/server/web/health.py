"""Watching the server: is it alive, is it ready, and how much goes on."""

from litestar import MediaType, Response, route
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from higgle.server.live.house import House
from higgle.server.web.auth import WebRequest, doorman_of, house_of


@route("/healthz", http_method=["GET", "HEAD"], include_in_schema=False)
async def alive(request: WebRequest) -> Response[str]:
    """The process answers."""
    return Response("ok\n", media_type=MediaType.TEXT)


@route("/readyz", http_method=["GET", "HEAD"], include_in_schema=False)
async def ready(request: WebRequest) -> Response[str]:
    """The database answers, and the server is not about to stop."""
    house = house_of(request)
    try:
        async with house.database.reading() as connection:
            await connection.execute(text("SELECT 1"))
    except (SQLAlchemyError, OSError):
        return Response("no database\n", media_type=MediaType.TEXT, status_code=503)
    if house.stopping:
        return Response("stopping\n", media_type=MediaType.TEXT, status_code=503)
    return Response("ok\n", media_type=MediaType.TEXT)


@route("/metrics", http_method=["GET", "HEAD"], include_in_schema=False)
async def metrics(request: WebRequest) -> Response[str]:
    """Numbers for whoever watches."""
    house = house_of(request)
    return Response(house.meter.text(gauges(house, request)), media_type=MediaType.TEXT)


def gauges(house: House, request: WebRequest) -> dict[str, int]:
    """How much there is at the moment."""
    rooms = house.rooms.values()
    return {
        "higgle_rooms": len(house.rooms),
        "higgle_listeners": sum(len(room.subscribers) for room in rooms),
        "higgle_lines": sum(
            n for name, n in doorman_of(request).sockets.items() if name.startswith("address ")
        ),
    }


ROUTES = [alive, ready, metrics]
