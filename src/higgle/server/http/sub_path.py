"""A server under a sub-path of somebody's domain."""

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send


class SubPath:
    """Lets the server run under a sub-path, whether or not the proxy cuts the path."""

    def __init__(self, app: ASGIApp, root: str) -> None:
        self.app = app
        self.root = root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.root and scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            path = scope["path"]
            if path == self.root or path.startswith(f"{self.root}/"):
                scope["path"] = path[len(self.root) :] or "/"
                scope["raw_path"] = scope["path"].encode()
            scope["root_path"] = ""
        await self.app(scope, receive, send)
