"""All routes of the server."""

from higgle.server.http import (
    health,
    history_routes,
    people_routes,
    sockets,
    static_files,
    table_routes,
)

ROUTES = [
    *people_routes.ROUTES,
    *table_routes.ROUTES,
    *history_routes.ROUTES,
    *sockets.ROUTES,
    *health.ROUTES,
    *static_files.ROUTES,
]
