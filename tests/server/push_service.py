"""A push service on this machine, and a device that reads what it brings, as the standards say."""

import json
import os
import struct
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PATIENCE = 20.0
LAST_RECORD = b"\x02"
Json = dict[str, object]


def write_base64(data: bytes) -> str:
    """Bytes as browsers write them."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def read_base64(text: str) -> bytes:
    """Bytes from how browsers write them."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Device:
    """A browser that has subscribed: it alone can read the messages."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    @property
    def point(self) -> bytes:
        """Its public key."""
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, *kinds: str, morning: int = 480) -> Json:
        """What the page tells the server."""
        keys = {"p256dh": write_base64(self.point), "auth": write_base64(self.auth)}
        return {"endpoint": self.endpoint, "kinds": kinds, "morning": morning, **keys}

    def read(self, body: bytes) -> Json:
        """Decrypt a message as RFC 8188 and RFC 8291 say."""
        salt, (size, length) = body[:16], struct.unpack("!LB", body[16:21])
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), sender)
        info = b"WebPush: info\x00" + self.point + theirs
        secret = derive(shared, self.auth, info, 32)
        key = derive(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = derive(secret, salt, b"Content-Encoding: nonce\x00", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert plain.endswith(LAST_RECORD)
        found: Json = json.loads(plain[:-1])
        return found


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """A key from a shared secret."""
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)


class Taken:
    """A message as the push service got it."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body

    def claims(self, key: str) -> Json:
        """What the sender says of itself, signed with the key that the device subscribed with."""
        words = self.headers["authorization"].removeprefix("vapid ")
        parts = dict(part.strip().split("=", 1) for part in words.split(","))
        assert key == parts["k"].rstrip("=")
        signed, _, signature = parts["t"].rpartition(".")
        raw = read_base64(signature)
        numbers = [int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")]
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read_base64(key))
        point.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(SHA256()))
        head, claims = (json.loads(read_base64(part)) for part in signed.split("."))
        assert "ES256" == head["alg"]
        found: Json = claims
        return found


class PushService:
    """Takes messages in and keeps them; it answers what the test wants."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.status = 201
        self.taken: list[Taken] = []
        self.arrived = threading.Condition()

    def take(self, message: Taken) -> None:
        """A message has come."""
        with self.arrived:
            self.taken.append(message)
            self.arrived.notify_all()

    def wait_for(self, count: int) -> None:
        """Wait until so many messages have come."""
        with self.arrived:
            assert self.arrived.wait_for(lambda: len(self.taken) >= count, PATIENCE)

    def device(self, name: str = "one") -> Device:
        """A device that listens here."""
        return Device(f"{self.address}/send/{name}")


@contextmanager
def push_service() -> Iterator[PushService]:
    """A push service on a port of this machine."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            service.take(Taken(self.path, headers, body))
            self.send_response(service.status)
            self.send_header("Location", f"{service.address}/elsewhere")
            self.end_headers()

        def log_message(self, *words: object) -> None:
            """Be quiet."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
