"""Passkeys: whoever has an account may come in with a key of their device instead of a password."""

import asyncio
import contextlib
import logging
import secrets
from base64 import urlsafe_b64decode
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import delete, func, insert, select, update

from higgle.core import Illegal, require
from higgle.protocol.people import Passkey
from higgle.server.accounts.people import ACCOUNT, Visitor
from higgle.server.store.database import Database
from higgle.server.store.schema import Challenge, PasskeyRow, Person

if TYPE_CHECKING:
    from webauthn.registration.verify_registration_response import VerifiedRegistration

FRESH = 300.0
"""How many seconds a challenge may take to be answered."""
EACH = 20
"""How many passkeys somebody may have."""
LOG = logging.getLogger("higgle.passkeys")
Json = dict[str, object]


class ClientData(msgspec.Struct, frozen=True):
    """What a browser has signed, as far as it is read here."""

    challenge: str


class CredentialResponse(msgspec.Struct, frozen=True):
    """The signed part of what a browser sends."""

    client_data: str = msgspec.field(name="clientDataJSON")


class Credential(msgspec.Struct, frozen=True):
    """What a browser sends, as far as it is read here."""

    raw_id: str = msgspec.field(name="rawId")
    response: CredentialResponse


class Passkeys:
    """The passkeys of all accounts; the library that proves them is loaded when one is used.

    A challenge is kept in the database, because another process may hear the answer to it.
    """

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self.database = database
        self.now = now

    # Adding one

    async def offer(self, visitor: Visitor, origin: str) -> Json:
        """What a browser needs to make a passkey for somebody."""
        require(visitor.kind == ACCOUNT, "account-needed")
        mine = select(func.count()).where(PasskeyRow.person == visitor.id)
        async with self.database.reading() as connection:
            require((await connection.scalar(mine) or 0) < EACH, "too-many-passkeys", most=EACH)
        challenge = await self.challenge(visitor.id)
        return await asyncio.to_thread(registration_options, visitor, origin, challenge)

    async def add(self, visitor: Visitor, credential: Json, origin: str) -> Passkey:
        """Keep the passkey that a browser has made."""
        require(await self.take_challenge(credential) == visitor.id, "wrong-passkey")
        made = await asyncio.to_thread(verify_registration, credential, origin)
        now, name = self.now(), made.credential_id.hex()
        row = {
            "id": name,
            "person": visitor.id,
            "key": made.credential_public_key.hex(),
            "counter": made.sign_count,
            "created": now,
            "used": 0.0,
        }
        async with self.database.writing() as connection:
            taken = select(PasskeyRow.id).where(PasskeyRow.id == name)
            require(await connection.scalar(taken) is None, "wrong-passkey")
            await connection.execute(insert(PasskeyRow).values(row))
        return Passkey(name, now)

    async def of(self, visitor: Visitor) -> list[Passkey]:
        """The passkeys of somebody, oldest first."""
        wanted = select(PasskeyRow.id, PasskeyRow.created, PasskeyRow.used)
        mine = wanted.where(PasskeyRow.person == visitor.id).order_by(PasskeyRow.created)
        async with self.database.reading() as connection:
            return [Passkey(*found) for found in await connection.execute(mine)]

    async def remove(self, visitor: Visitor, passkey: str) -> None:
        """Forget a passkey."""
        mine = PasskeyRow.person == visitor.id, PasskeyRow.id == passkey
        async with self.database.writing() as connection:
            done = await connection.execute(delete(PasskeyRow).where(*mine))
        require(done.rowcount, "wrong-passkey")

    # Coming in with one

    async def ask(self, origin: str) -> Json:
        """What a browser needs to show a passkey; nobody has said yet who they are."""
        challenge = await self.challenge(None)
        return await asyncio.to_thread(authentication_options, origin, challenge)

    async def prove(self, credential: Json, origin: str) -> str:
        """Whose passkey was shown; a key that was copied is found by its count."""
        require(await self.take_challenge(credential) == "", "wrong-passkey")
        wanted = select(PasskeyRow.id, PasskeyRow.person, PasskeyRow.key, PasskeyRow.counter)
        shown = read_credential(credential)[0].hex()
        found = wanted.join(Person, Person.id == PasskeyRow.person).where(PasskeyRow.id == shown)
        async with self.database.reading() as connection:
            row = (await connection.execute(found.add_columns(Person.barred))).one_or_none()
        if row is None:
            raise Illegal("wrong-passkey")
        key = bytes.fromhex(row.key)
        counter = await asyncio.to_thread(
            verify_authentication, credential, origin, key, row.counter
        )
        require(not row.barred, "barred")
        mine = PasskeyRow.id == row.id, PasskeyRow.counter == row.counter
        async with self.database.writing() as connection:
            done = await connection.execute(
                update(PasskeyRow).where(*mine).values(counter=counter, used=self.now())
            )
        require(done.rowcount, "wrong-passkey")
        return str(row.person)

    # Challenges

    async def challenge(self, person: str | None) -> bytes:
        """A new challenge, for somebody or for whoever comes in."""
        made = secrets.token_bytes(32)
        row = {"id": made.hex(), "person": person or "", "until": self.now() + FRESH}
        async with self.database.writing() as connection:
            await connection.execute(delete(Challenge).where(Challenge.until < self.now()))
            await connection.execute(insert(Challenge).values(row))
        return made

    async def take_challenge(self, credential: Json) -> str | None:
        """For whom the challenge was that is answered; it is good once, and not for long."""
        answered = read_credential(credential)[1]
        wanted = Challenge.id == answered.hex(), Challenge.until >= self.now()
        async with self.database.writing() as connection:
            person = await connection.scalar(select(Challenge.person).where(*wanted))
            done = await connection.execute(delete(Challenge).where(*wanted))
        return person if done.rowcount else None


def read_credential(credential: Json) -> tuple[bytes, bytes]:
    """The id of a passkey, and the challenge that it answers."""
    try:
        shown = msgspec.convert(credential, Credential)
        signed = decode_base64(shown.response.client_data)
        challenge = msgspec.json.decode(signed, type=ClientData).challenge
        return decode_base64(shown.raw_id), decode_base64(challenge)
    except ValueError:
        raise Illegal("wrong-passkey") from None


def decode_base64(text: str) -> bytes:
    """Bytes as browsers write them, without padding."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def site_of(origin: str) -> str:
    """The name for which passkeys of a page are made."""
    return urlsplit(origin).hostname or ""


@contextlib.contextmanager
def refuse_wrong() -> Iterator[None]:
    """Whatever a credential breaks, it is not a passkey of ours."""
    try:
        yield
    except Exception as problem:  # noqa: BLE001 - a hostile credential breaks the library anywhere
        LOG.info("a passkey was refused", extra={"why": type(problem).__name__})
        raise Illegal("wrong-passkey") from None


def registration_options(visitor: Visitor, origin: str, challenge: bytes) -> Json:
    """What a browser needs to make a passkey that tells by itself whose it is."""
    import webauthn
    from webauthn.helpers import options_to_json_dict, structs

    needed = structs.UserVerificationRequirement.REQUIRED
    resident = structs.ResidentKeyRequirement.REQUIRED
    options = webauthn.generate_registration_options(
        rp_id=site_of(origin),
        rp_name="higgle",
        user_name=visitor.name,
        user_id=visitor.id.encode(),
        challenge=challenge,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=resident, user_verification=needed
        ),
    )
    return options_to_json_dict(options)


def verify_registration(credential: Json, origin: str) -> "VerifiedRegistration":
    """A passkey that was made for us, by somebody who showed their device who they are."""
    import webauthn

    with refuse_wrong():
        return webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=read_credential(credential)[1],
            expected_rp_id=site_of(origin),
            expected_origin=origin,
            require_user_verification=True,
        )


def authentication_options(origin: str, challenge: bytes) -> Json:
    """What a browser needs to show any passkey of ours."""
    import webauthn
    from webauthn.helpers import options_to_json_dict, structs

    options = webauthn.generate_authentication_options(
        rp_id=site_of(origin),
        challenge=challenge,
        user_verification=structs.UserVerificationRequirement.REQUIRED,
    )
    return options_to_json_dict(options)


def verify_authentication(credential: Json, origin: str, key: bytes, count: int) -> int:
    """The new count of a passkey whose signature is right."""
    import webauthn

    with refuse_wrong():
        return webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=read_credential(credential)[1],
            expected_rp_id=site_of(origin),
            expected_origin=origin,
            credential_public_key=key,
            credential_current_sign_count=count,
            require_user_verification=True,
        ).new_sign_count
