"""Passkeys: an account is opened by a key of a device, proved by signatures of a real one."""

import json
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256

import cbor2
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from higgle.core import Illegal
from higgle.server.accounts.passkeys import EACH, FRESH
from higgle.server.accounts.people import Visitor
from higgle.server.rooms.manager import RoomManager
from tests.server.hall import Hall
from tests.server.web import HERE, Browser, code

pytestmark = pytest.mark.anyio
SITE, PASSWORD = "testserver.local", "correct horse"
Json = dict[str, object]


def write_base64(data: bytes) -> str:
    """Bytes as browsers write them."""
    return urlsafe_b64encode(data).decode().rstrip("=")


class Device:
    """A device with one key, which says that its owner has unlocked it."""

    def __init__(self, name: bytes = b"device", unlocked: bool = True) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.name = name
        self.count = 0
        self.flags = 0b101 if unlocked else 0b001

    def client_data(self, kind: str, options: Json, origin: str) -> bytes:
        """What the browser signs."""
        plain = {"type": f"webauthn.{kind}", "challenge": options["challenge"], "origin": origin}
        return json.dumps(plain).encode()

    def head(self, site: str, flags: int) -> bytes:
        """For which site the device signs, and how often it has."""
        self.count += 1
        return sha256(site.encode()).digest() + struct.pack(">BI", self.flags | flags, self.count)

    def make(self, options: Json, origin: str = HERE, site: str = SITE) -> Json:
        """A new passkey."""
        point = self.key.public_key().public_numbers()
        x, y = point.x.to_bytes(32, "big"), point.y.to_bytes(32, "big")
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        name = struct.pack(">H", len(self.name)) + self.name
        data = self.head(site, 0b1000000) + bytes(16) + name + public
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        told = self.client_data("create", options, origin)
        return self.credential(clientDataJSON=told, attestationObject=made)

    def sign(self, options: Json, origin: str = HERE, site: str = SITE) -> Json:
        """Show the passkey."""
        told, data = self.client_data("get", options, origin), self.head(site, 0)
        signature = self.key.sign(data + sha256(told).digest(), ec.ECDSA(SHA256()))
        return self.credential(clientDataJSON=told, authenticatorData=data, signature=signature)

    def credential(self, **response: bytes) -> Json:
        """What the browser sends."""
        name = write_base64(self.name)
        parts = {part: write_base64(data) for part, data in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": parts}


async def register(browser: Browser) -> dict[str, str]:
    """Open an account; the header that changes need comes back."""
    answer = await browser.post("/api/accounts", json={"name": "Ann", "password": PASSWORD})
    return {"X-CSRF-Token": answer.json()["csrf"], "Origin": HERE}


async def offer(browser: Browser, headers: dict[str, str]) -> Json:
    """What is asked of a device that makes a passkey."""
    wish = {"password": PASSWORD}
    answer = await browser.post("/api/me/passkeys/options", json=wish, headers=headers)
    options: Json = answer.json()["public_key"]
    return options


async def ask(browser: Browser) -> Json:
    """What is asked of a device that shows a passkey."""
    answer = await browser.post("/api/passkeys/options", headers={"Origin": HERE})
    options: Json = answer.json()["public_key"]
    return options


async def enrol(browser: Browser, device: Device) -> dict[str, str]:
    """An account with a passkey on a device."""
    headers = await register(browser)
    shown = {"credential": device.make(await offer(browser, headers))}
    answer = await browser.post("/api/me/passkeys", json=shown, headers=headers)
    assert 201 == answer.status_code, answer.text
    return headers


async def test_a_passkey_opens_its_account(browser: Browser) -> None:
    """Without a name and a password, until it is removed; the profile says when it was used."""
    device = Device()
    headers = await enrol(browser, device)
    browser.cookies.clear()

    shown = {"credential": device.sign(await ask(browser))}
    answer = await browser.post("/api/passkeys", json=shown, headers={"Origin": HERE})

    assert ("Ann", "account") == (answer.json()["name"], answer.json()["kind"])
    [kept] = (await browser.get("/api/me/passkeys")).json()
    assert kept["used"] > 0
    assert [kept] == (await browser.get("/api/me/export")).json()["passkeys"]
    headers["X-CSRF-Token"] = answer.json()["csrf"]
    await browser.delete(f"/api/me/passkeys/{kept['id']}", headers=headers)
    shown = {"credential": device.sign(await ask(browser))}
    answer = await browser.post("/api/passkeys", json=shown, headers={"Origin": HERE})
    assert (401, "wrong-passkey") == (answer.status_code, code(answer))


async def test_what_a_browser_is_asked(browser: Browser) -> None:
    """A key that tells by itself whose it is, on a device that knows its owner, for this site."""
    options = await offer(browser, await register(browser))
    wanted = await ask(browser)

    assert {"id": SITE, "name": "higgle"} == options["rp"]
    chosen = options["authenticatorSelection"]
    assert isinstance(chosen, dict)
    assert ("required", "required") == (chosen["residentKey"], chosen["userVerification"])
    assert (SITE, "required") == (wanted["rpId"], wanted["userVerification"])
    assert not wanted.get("allowCredentials")
    assert 32 == len(urlsafe_b64decode(f"{wanted['challenge']}="))


@pytest.mark.parametrize(
    "fault", ["origin", "site", "challenge", "again", "copied", "key", "locked", "stranger", "junk"]
)
async def test_nothing_else_opens_it(browser: Browser, fault: str) -> None:
    """Another page, challenge or key, a signature seen before, a copy, a device left unlocked."""
    device = Device()
    await enrol(browser, device)
    browser.cookies.clear()
    options = await ask(browser)
    origin = "https://evil.example" if fault == "origin" else HERE
    if fault == "challenge":
        options["challenge"] = write_base64(bytes(32))
    if fault == "copied":
        device.count = 0
    if fault == "key":
        device.key = Device().key
    if fault == "locked":
        device.flags = 0b001
    if fault == "stranger":
        device.name = b"stranger"
    shown = device.sign(options, origin, "evil.example" if fault == "site" else SITE)
    if fault == "again":
        await browser.post("/api/passkeys", json={"credential": shown}, headers={"Origin": HERE})
        browser.cookies.clear()
    if fault == "junk":
        shown = {"rawId": "x", "response": {"clientDataJSON": "%%%"}}

    wish = {"credential": shown}
    answer = await browser.post("/api/passkeys", json=wish, headers={"Origin": HERE})

    assert (401, "wrong-passkey") == (answer.status_code, code(answer))
    assert 401 == (await browser.get("/api/me")).status_code


@pytest.mark.parametrize("fault", ["locked", "password", "other", "twice"])
async def test_only_the_owner_adds_a_passkey(browser: Browser, fault: str) -> None:
    """With the password, for a challenge of their own, on a device that they have unlocked."""
    device = Device(unlocked=fault != "locked")
    headers = await register(browser)
    if fault == "password":
        wish = {"password": "wrong horse"}
        answer = await browser.post("/api/me/passkeys/options", json=wish, headers=headers)
        assert "wrong-password" == code(answer)
        return
    options = await ask(browser) if fault == "other" else await offer(browser, headers)
    shown = {"credential": device.make(options)}
    if fault == "twice":
        await browser.post("/api/me/passkeys", json=shown, headers=headers)
        shown = {"credential": device.make(await offer(browser, headers))}

    answer = await browser.post("/api/me/passkeys", json=shown, headers=headers)

    assert "wrong-passkey" == code(answer)


async def member(hall: Hall) -> Visitor:
    """Somebody with an account."""
    visitor, _ = await hall.manager.people.account(None, "Ann", PASSWORD, "en")
    return visitor


async def show(manager: RoomManager, device: Device) -> str:
    """Whose passkey a device shows."""
    return await manager.passkeys.prove(device.sign(await manager.passkeys.ask(HERE)), HERE)


async def test_a_challenge_is_not_good_for_long(hall: Hall) -> None:
    """Whoever answers after five minutes asks again."""
    ann, device, passkeys = await member(hall), Device(), hall.manager.passkeys
    await passkeys.add(ann, device.make(await passkeys.offer(ann, HERE)), HERE)
    assert ann.id == await show(hall.manager, device)
    options = await passkeys.ask(HERE)
    await hall.hands.advance(FRESH + 1)

    with pytest.raises(Illegal, match="passkey"):
        await passkeys.prove(device.sign(options), HERE)


async def test_an_account_has_only_so_many_passkeys(small_hall: Hall) -> None:
    """More than anybody has devices."""
    ann, passkeys = await member(small_hall), small_hall.manager.passkeys
    for number in range(EACH):
        device = Device(f"device {number}".encode())
        await passkeys.add(ann, device.make(await passkeys.offer(ann, HERE)), HERE)

    with pytest.raises(Illegal, match=str(EACH)):
        await passkeys.offer(ann, HERE)


async def test_passkeys_go_with_their_account(hall: Hall) -> None:
    """Nobody comes in as somebody who is gone."""
    ann, device, passkeys = await member(hall), Device(), hall.manager.passkeys
    await passkeys.add(ann, device.make(await passkeys.offer(ann, HERE)), HERE)
    await hall.manager.people.forget(ann, PASSWORD)

    with pytest.raises(Illegal, match="passkey"):
        await show(hall.manager, device)
