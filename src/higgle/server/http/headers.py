"""The headers of every answer, and a line in the log for every request."""

import logging

from litestar.enums import ScopeType
from litestar.types import Message, Scope

LOG = logging.getLogger("higgle.requests")
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; media-src 'self' data: blob:; connect-src 'self'; object-src 'none'; "
    "base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Cross-Origin-Resource-Policy": "same-origin",
}
UNDER_TLS = {
    "Strict-Transport-Security": "max-age=31536000",
    "Cross-Origin-Opener-Policy": "same-origin",
}
"""Headers that mean something under TLS only; browsers complain of them on plain http."""


async def add_headers(message: Message, scope: Scope) -> None:
    """Put the headers on every answer, files included."""
    if message["type"] != "http.response.start":
        return
    secure = scope["litestar_app"].state.manager.config.secure_cookies
    said = HEADERS | UNDER_TLS if secure else HEADERS
    headers = [(name.lower().encode(), value.encode()) for name, value in said.items()]
    message["headers"] = [*message["headers"], *headers]
    if scope["type"] == ScopeType.HTTP and scope["path"].startswith("/api/"):
        route = scope.get("path_template", "")
        told = {"method": scope["method"], "route": route, "status": message["status"]}
        LOG.info("request", extra=told)
