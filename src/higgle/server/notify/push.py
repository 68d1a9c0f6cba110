"""Web Push: messages that only the device can read, handed to the push service of its browser."""

import asyncio
import ipaddress
import logging
import socket
import ssl
from base64 import urlsafe_b64decode
from email.utils import parseaddr
from fnmatch import fnmatchcase
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from time import time
from urllib.parse import SplitResult, urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid

from higgle.core import require
from higgle.server.config import Config
from higgle.server.notify.devices import Devices, Target
from higgle.server.notify.smtp import PATIENCE, DeliveryQueue

LOG = logging.getLogger("higgle.push")
GONE = (404, 410)
"""What a push service answers when a device takes no more messages."""
LATER = 429
SIGNED_FOR = 12 * 3600.0
"""How many seconds a signature is good for; the standard allows a day."""


class PushMessage(msgspec.Struct, frozen=True):
    """What the device shows, and what it opens when it is pressed."""

    title: str
    text: str
    path: str
    """A place of the page, without the address of the server."""
    tag: str
    """A later message with the same tag replaces this one."""


class Delivery(msgspec.Struct, frozen=True):
    """A message on its way to one device."""

    target: Target
    message: PushMessage
    lasts: int
    """For how many seconds the push service keeps it for a device that is off."""


class PinnedConnection(HTTPSConnection):
    """A safe connection to an address that was checked: the name is not looked up again."""

    def __init__(self, host: str, port: int, address: str) -> None:
        super().__init__(host, port, timeout=PATIENCE)
        self.address = address

    def connect(self) -> None:
        """Connect to the address; the certificate must be the name's."""
        line = socket.create_connection((self.address, self.port), PATIENCE)
        self.sock = ssl.create_default_context().wrap_socket(line, server_hostname=self.host)


class PushSender(DeliveryQueue[Delivery]):
    """Encrypts messages, signs them, and hands them over to push services that the host allows."""

    def __init__(self, config: Config, devices: Devices) -> None:
        super().__init__(" ".join(config.push_services))
        self.allowed = config.push_services
        self.contact = contact_of(config)
        self.devices = devices

    async def deliver(self, item: Delivery) -> None:
        """Hand a message over; a device that is gone is forgotten."""
        status = await asyncio.to_thread(self.post, item, await self.devices.keys())
        if status in GONE:
            await self.devices.forget(item.target.id)
        elif status == LATER or status >= 500:
            raise ConnectionError(str(status))
        elif status >= 300:
            LOG.warning("a push service refused a message", extra={"why": str(status)})

    def post(self, item: Delivery, keys: Vapid) -> int:
        """The status of the answer; nothing that the service says is read or followed."""
        place = urlsplit(item.target.endpoint)
        connection = self.connect(place)
        try:
            path = f"{place.path or '/'}{'?' if place.query else ''}{place.query}"
            body = encrypt(item.target, msgspec.json.encode(item.message))
            connection.request("POST", path, body, self.headers(place, item, keys))
            return connection.getresponse().status
        except (HTTPException, ValueError) as problem:
            raise ConnectionError(type(problem).__name__) from problem
        finally:
            connection.close()

    def connect(self, place: SplitResult) -> HTTPConnection:
        """A connection to a service that the host has named, or to a public address."""
        host = place.hostname or ""
        if origin_of(place) in self.allowed and place.scheme == "http":
            return HTTPConnection(host, place.port or 80, timeout=PATIENCE)
        port = place.port or 443
        inside = origin_of(place) in self.allowed
        return PinnedConnection(host, port, host if inside else public_address(host, port))

    def headers(self, place: SplitResult, item: Delivery, keys: Vapid) -> dict[str, str]:
        """What the push service must know; the signature says which server sends."""
        expires = int(time() + SIGNED_FOR)
        claims = {"aud": origin_of(place), "sub": self.contact, "exp": expires}
        signed: dict[str, str] = keys.sign(claims)
        about = {"TTL": str(item.lasts), "Urgency": "normal", "Content-Encoding": "aes128gcm"}
        return signed | about | {"Content-Type": "application/octet-stream"}

    def check(self, target: Target) -> None:
        """Refuse an endpoint that is no push service of the host's choice, or has no usable key."""
        place = urlsplit(target.endpoint)
        host = place.hostname or ""
        plain = place.scheme == "https" and place.port in (None, 443) and "@" not in place.netloc
        known = plain and any(fnmatchcase(host, name) for name in self.allowed)
        require(known or origin_of(place) in self.allowed, "push-service", host=host)
        try:
            encrypt(target, b"")
        except (ValueError, http_ece.ECEException):
            require(False, "push-key")


def encrypt(target: Target, text: bytes) -> bytes:
    """A text as only the device can read it (RFC 8291)."""
    once = ec.generate_private_key(ec.SECP256R1())
    point, secret = decode(target.p256dh), decode(target.auth)
    sealed: bytes = http_ece.encrypt(text, private_key=once, dh=point, auth_secret=secret)
    return sealed


def public_address(host: str, port: int) -> str:
    """Where a host is; nothing inside of the server's own network is ever asked."""
    found = [str(one[4][0]) for one in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    for address in found:
        if not is_public(address):
            raise PermissionError("the address is not public")
    return found[0]


def is_public(address: str) -> bool:
    """Whether an address is one of the internet, whatever it is wrapped in."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if inner is not None:
            return is_public(str(inner))
    return found.is_global and not found.is_multicast and found not in NAT64


NAT64 = ipaddress.ip_network("64:ff9b::/96")
"""Addresses that stand for others: a gateway would lead from them into a private network."""


def origin_of(place: SplitResult) -> str:
    """The scheme, host and port of an address."""
    return f"{place.scheme}://{place.netloc.rpartition('@')[2]}"


def contact_of(config: Config) -> str:
    """Whom a push service can ask about this server."""
    mail = parseaddr(config.sender)[1]
    if mail:
        return f"mailto:{mail}"
    safe = [origin for origin in config.origins if origin.startswith("https://")]
    return safe[0] if safe else "https://localhost"


def decode(text: str) -> bytes:
    """Bytes from how browsers write them."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
