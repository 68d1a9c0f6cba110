"""What travels about notices on devices."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from higgle.protocol.forms import Form

PushKind = Literal["turn", "evening", "day"]


class AddDevice(Form, frozen=True):
    """A device that shows notices, as its browser names it for Web Push."""

    endpoint: Annotated[str, Meta(max_length=500, pattern=r"^https?://[^\s\\]+$")]
    p256dh: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{87}$")]
    auth: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}$")]
    kinds: Annotated[frozenset[PushKind], Meta(min_length=1)]
    morning: Annotated[int, Meta(ge=0, lt=1440)] = 480
    """When the device is told of the deal of the day, in minutes after midnight of UTC."""


class PushDevice(msgspec.Struct, frozen=True):
    """A device of mine that shows notices."""

    id: str
    """The SHA-256 of its endpoint."""
    service: str
    """The host of its push service."""
    kinds: list[PushKind]
    created: float


class Notices(msgspec.Struct, frozen=True):
    """The notices that I get on devices."""

    key: str = ""
    """The key that browsers need to subscribe; empty if this server sends no notices."""
    devices: list[PushDevice] = []
