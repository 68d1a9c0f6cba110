"""The settings of a server: defaults < TOML file < environment < flags."""

import ipaddress
import os
import re
import socket
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, get_type_hints

import msgspec
from msgspec import Meta
from platformdirs import user_data_path

from higgle.core import Illegal, require
from higgle.protocol.rest import Limits

PREFIX = "HIGGLE_"
COMMON = {"DATABASE_URL": "database", "PORT": "port"}
"""Names that hosting services set on their own."""
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared, not bound


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set; each field is a TOML key and a `HIGGLE_` variable.

    `higgle serve` has flags for a few of them.
    """

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = ""
    """A file for SQLite, or `postgresql://…`; empty is a file in the user's data folder."""
    root_path: str = ""
    """The sub-path under which a proxy shows the server, such as `/higgle`."""
    origins: Annotated[
        tuple[Annotated[str, Meta(pattern=r"^https?://[^/\s…]+$")], ...],
        Meta(examples=["https://games.example"]),
    ] = ()
    """Further origins from which browsers may come, such as `https://games.example`."""
    secure_cookies: bool = False
    """Send cookies only over TLS."""
    proxies: Annotated[str, Meta(examples=["127.0.0.1", "10.0.0.1, 192.168.0.0/24", "*"])] = (
        "127.0.0.1"
    )
    """The proxies whose word about a visitor's address we take."""
    webhook: Annotated[
        str, Meta(pattern=r"^(https?://\S+)?$", examples=["https://chat.example/letters"])
    ] = ""
    """Where letters for people away from games by correspondence are posted; empty is nowhere."""
    smtp: Annotated[
        str,
        Meta(
            pattern=r"^((smtp|smtp\+starttls|smtps)://\S+)?$",
            examples=["smtp://127.0.0.1", "smtp+starttls://name:password@mail.example"],
        ),
    ] = ""
    """The mail server for letters to people, `smtp+starttls://name:password@mail.example`."""
    sender: Annotated[
        str,
        Meta(
            pattern=r"^([^@<>]*<\S+@\S+>|[^\s@<>]+@[^\s@<>]+)?$",
            examples=["Games <games@example.org>"],
        ),
    ] = ""
    """Who letters come from, `Games <games@example.org>`."""
    log_level: Annotated[
        str,
        Meta(
            pattern="^(debug|info|warning|error)?$",
            examples=["debug", "info", "warning", "error"],
        ),
    ] = ""
    """The lowest level that is logged; empty is `info`, and in a terminal `warning`."""
    bot_pace: Annotated[float, Meta(ge=0)] = 1.0
    """All times that bots take are multiplied by this; 0 makes them act at once."""
    bot_limit: Annotated[float, Meta(gt=0)] = 5.0
    """How long a bot may think before another one answers for it."""
    bot_threads: Annotated[int, Meta(ge=1)] = 1
    """How many bots think at the same time; the others wait, and every address has its turn."""
    line_grace: Annotated[float, Meta(ge=0, le=2)] = 0.3
    """How much longer than shown every clock runs, to allow for slow connections."""
    sessions_days: Annotated[int, Meta(ge=1)] = 90
    keep_days: Annotated[int, Meta(ge=0)] = 0
    """After how many days finished games and their guests are forgotten; 0 is never."""
    message_bytes: Annotated[int, Meta(ge=1024)] = 8192
    messages: Annotated[int, Meta(ge=1)] = 100
    per_seconds: Annotated[float, Meta(gt=0)] = 20.0
    talk_messages: Annotated[int, Meta(ge=1)] = 10
    talk_per_seconds: Annotated[float, Meta(gt=0)] = 20.0
    sockets_per_person: Annotated[int, Meta(ge=1)] = 8
    sockets_per_address: Annotated[int, Meta(ge=1)] = 40
    connections_per_address: Annotated[int, Meta(ge=1)] = 60
    """How many further connections an address may hold; proxies are not counted."""
    request_seconds: Annotated[float, Meta(gt=0)] = 30.0
    """How long a request may take to arrive, with all that belongs to it."""
    deaf_seconds: Annotated[float, Meta(ge=0.1)] = 30.0
    """After how many seconds a line is given up whose other end takes nothing in: without this, the
    system waits a quarter of an hour, and somebody who has long gone counts as there."""
    requests: Annotated[int, Meta(ge=1)] = 300
    requests_per_seconds: Annotated[float, Meta(gt=0)] = 60.0
    handshakes: Annotated[int, Meta(ge=1)] = 240
    """How many sockets an address may open in `requests_per_seconds`."""
    guests_per_hour: Annotated[int, Meta(ge=1)] = 120
    """How many people may come in anew from one address."""
    tables_per_person: Annotated[int, Meta(ge=1)] = 50
    """How many unfinished tables somebody may have opened within a day."""
    rated_after_days: Annotated[float, Meta(ge=0)] = 3.0
    """How old an account must be for its games to be rated."""
    rated_one_address: bool = False
    """Whether games are rated though two of their people come from one address, as in a club."""
    listed_opponents: Annotated[int, Meta(ge=1, le=20)] = 3
    """How many different opponents somebody must have met to stand in the list of ratings."""
    alone_per_person: Annotated[int, Meta(ge=1)] = 20
    """How many unfinished games by correspondence somebody may have opened: they go on while nobody
    looks."""
    alone_per_address: Annotated[int, Meta(ge=1)] = 60
    """How many games by correspondence may be opened from one address in a day."""

    def limits(self) -> Limits:
        """The limits, as clients are told."""
        return Limits(
            self.message_bytes,
            self.messages,
            self.per_seconds,
            self.talk_messages,
            self.talk_per_seconds,
            self.sockets_per_person,
            self.sockets_per_address,
            self.requests,
            self.requests_per_seconds,
        )

    def is_open(self) -> bool:
        """Whether it listens to the whole network."""
        return self.host in EVERYWHERE

    def here(self) -> str:
        """The address of the server on this machine."""
        return self.address("127.0.0.1" if self.is_open() else self.host)

    def address(self, host: str) -> str:
        """The server under a host, as you would type it into a browser."""
        host = f"[{host}]" if ":" in host else host
        return f"http://{host}:{self.port}{self.root_path}/"

    def reachable(self) -> str:
        """The address under which other devices reach the server; empty when they cannot."""
        if self.origins:
            return f"{self.origins[0]}{self.root_path}/"
        host = outward() if self.is_open() else self.host
        if not host or host == "localhost" or host.startswith("127.") or host == "::1":
            return ""
        return self.address(host)

    def database_url(self) -> str:
        """The address of the database as SQLAlchemy writes it."""
        if self.database.startswith(("postgresql://", "postgres://")):
            return "postgresql+asyncpg://" + self.database.partition("://")[2]
        if "://" in self.database:
            return self.database
        file = Path(self.database) if self.database else data_folder() / "higgle.sqlite3"
        return f"sqlite+aiosqlite:///{file.expanduser().resolve()}"

    def shown(self) -> dict[str, object]:
        """The settings, with passwords and the webhook masked."""
        plain: dict[str, object] = msgspec.to_builtins(self)
        if self.webhook:
            plain["webhook"] = "***"
        return plain | {"database": masked(self.database), "smtp": masked(self.smtp)}


def masked(address: str) -> str:
    """An address without the name and the password in it."""
    secret, at, place = address.rpartition("@")
    return f"{secret.partition('://')[0]}://***@{place}" if at else address


def fit(config: Config) -> Config:
    """Settings that go together."""
    require(not config.smtp or config.sender, "mail-sender")
    require(not config.smtp or config.reachable(), "mail-links")
    try:
        for proxy in filter(None, map(str.strip, config.proxies.split(","))):
            if proxy != "*":
                ipaddress.ip_network(proxy)
    except ValueError:
        like = " · ".join(examples("proxies"))
        raise Illegal("config-like", setting="proxies", like=like) from None
    return config


def outward() -> str:
    """This machine's address in its network; asking the system for the way out sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(line.getsockname()[0])


def data_folder() -> Path:
    """Where a user's data lies on this system."""
    return user_data_path("higgle", appauthor=False)


def settings(
    file: Path | None = None,
    environment: Mapping[str, str] | None = None,
    flags: Mapping[str, object] | None = None,
) -> Config:
    """The settings from all places; a flag that is None was not given."""
    found: dict[str, object] = {}
    if file is not None:
        try:
            found |= tomllib.loads(file.read_text(encoding="utf-8"))
        except (OSError, ValueError) as problem:
            raise Illegal("config-file", file=str(file), why=str(problem)) from None
    found |= from_environment(os.environ if environment is None else environment)
    found |= {name: value for name, value in (flags or {}).items() if value is not None}
    try:
        return fit(msgspec.convert(found, Config, strict=False))
    except msgspec.ValidationError as problem:
        wrong = re.search(r"matching regex .* - at `\$\.(\w+)(?:\[\d+\])?`$", str(problem))
        if wrong is not None:
            like = " · ".join(examples(wrong[1]))
            raise Illegal("config-like", setting=wrong[1], like=like) from None
        raise Illegal("config-value", why=str(problem)) from None


def examples(setting: str) -> list[str]:
    """What a setting that has a form looks like; nobody should have to read the pattern."""
    notes = get_type_hints(Config, include_extras=True)[setting].__metadata__
    return [str(one) for note in notes if isinstance(note, Meta) for one in note.examples or ()]


def from_environment(environment: Mapping[str, str]) -> dict[str, object]:
    """What the environment says; lists are separated by commas."""
    found: dict[str, object] = {
        field: environment[name] for name, field in COMMON.items() if name in environment
    }
    for field in msgspec.structs.fields(Config):
        value = environment.get(PREFIX + field.name.upper())
        if value is not None:
            found[field.name] = value.split(",") if field.name == "origins" else value
    return found


def unknown_settings(environment: Mapping[str, str]) -> list[str]:
    """Variables that look like settings but are not."""
    known = {PREFIX + field.name.upper() for field in msgspec.structs.fields(Config)}
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)
