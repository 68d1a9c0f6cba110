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
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


async def dress(message: Message, scope: Scope) -> None:
    """Put the headers on every answer, files included."""
    if message["type"] != "http.response.start":
        return
    headers = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
    if scope["litestar_app"].state.house.config.secure_cookies:
        headers.append((b"strict-transport-security", b"max-age=31536000"))
    message["headers"] = [*message["headers"], *headers]
    if scope["type"] == ScopeType.HTTP and scope["path"].startswith("/api/"):
        route = scope.get("path_template", "")
        told = {"method": scope["method"], "route": route, "status": message["status"]}
        LOG.info("request", extra=told)
