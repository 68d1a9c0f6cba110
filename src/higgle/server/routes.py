"""All routes of the server."""

from higgle.server import lines, pages, past_routes, people_routes, table_routes, watching

ROUTES = [
    *people_routes.ROUTES,
    *table_routes.ROUTES,
    *past_routes.ROUTES,
    *lines.ROUTES,
    *watching.ROUTES,
    *pages.ROUTES,
]
